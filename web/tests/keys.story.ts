import { expect, test, type Page } from "@playwright/test";
import { asked, calmStart, quickly } from "./play";
import { anything, deal, playUntil, sit } from "./requests";

/** Presses what a keyboard of another language has in a place of the English one. */
const press = (page: Page, key: string, code: string) =>
  page.evaluate(
    (what) => void document.body.dispatchEvent(new KeyboardEvent("keydown", { ...what, bubbles: true })),
    { key, code },
  );

test.beforeEach(async ({ page }) => quickly(page));

test("orders are chosen by digits, also on a Czech keyboard, and never with a second key held", async ({
  page,
}) => {
  await sit(page, await deal(page, "cvlizations", ["Ola", "Jan"], "5"));
  const chosen = page.locator(".order[aria-pressed=true]");
  for (const second of ["Alt", "Meta", "Control"]) await page.keyboard.press(`${second}+2`);
  await expect(page.locator("[data-test=lay]")).toBeDisabled();
  await expect(chosen).toHaveCount(0);
  await press(page, "ě", "Digit2");
  await press(page, "+", "Digit1");
  await expect(chosen).toHaveCount(2);
});

test("letters begin an action on a Russian keyboard too", async ({ page }) => {
  await calmStart(page);
  await page.keyboard.press("1");
  await asked(page);
  await expect(page.locator("#prompt-sentence", { hasText: "Choose an action." })).toBeVisible();
  await press(page, "в", "KeyD");
  await expect(page.locator(".log")).toContainText("You draw");
});

test("arrows scroll the log while it has the focus, and move between the places of the table otherwise", async ({
  page,
}) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await playUntil(page, id, ({ decisions, viewer }) => decisions > 40 && viewer === 0, anything);
  await sit(page, id);
  const log = page.locator(".side .page");
  await log.evaluate((one) => one.scrollTo(0, 0));
  await log.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => log.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  await expect(log).toBeFocused();
  await log.blur();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-zone=hand]:focus")).toHaveCount(1);
});

test("each game lists the keys that it knows", async ({ page }) => {
  for (const game of ["innovation", "cvlizations"] as const) {
    await sit(page, await deal(page, game, ["Ola", "Jan"], "5"));
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard" });
    await expect(keys.locator("dd", { hasText: /^choose$/ })).toHaveCount(1);
    await expect(keys.locator("dd", { hasText: /^meld$/ })).toHaveCount(game === "innovation" ? 1 : 0);
  }
});
