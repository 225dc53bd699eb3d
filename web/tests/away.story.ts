import { expect, test } from "@playwright/test";
import { asked, quickly, start } from "./play";
import { deal, playUntil } from "./requests";

const anything = (options: unknown[], turn: number) => (turn * 7) % options.length;

test("somebody who comes back reads in at most seven lines what happened", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const isMine = (decisions: number) => (update: { decisions: number; viewer: number | null }) =>
    update.decisions > decisions && update.viewer === 0;
  await playUntil(page, id, isMine(4), anything);
  await page.goto(`/table/${id}`);
  await asked(page);
  await expect(page.getByRole("region", { name: "Since you left" })).toHaveCount(0);
  await page.goto("/settings");
  await playUntil(page, id, isMine(60), anything);
  await page.goto(`/table/${id}`);
  const digest = page.getByRole("region", { name: "Since you left" });
  await expect(digest).toBeVisible();
  expect(await digest.locator("li").count()).toBeLessThanOrEqual(7);
  await digest.getByRole("button", { name: "Close" }).click();
  await expect(digest).toHaveCount(0);
});

test("a card drawn face down is taken only when it is revealed", async ({ page }) => {
  await quickly(page, "light", "en", { covered: true });
  await start(page, "innovation");
  await asked(page);
  await page.keyboard.press("1");
  await expect(page.locator("#prompt-sentence", { hasText: "Choose an action." })).toBeVisible();
  const before = await page.locator(".log .line").count();
  await page.keyboard.press("d");
  await page.locator(".covered").getByRole("button", { name: "Take back" }).click();
  await expect(page.locator(".answers")).toBeVisible();
  expect(await page.locator(".log .line").count()).toBe(before);
  await page.keyboard.press("d");
  await page.locator(".covered").getByRole("button", { name: "Reveal" }).click();
  await expect(page.locator(".log")).toContainText("You draw");
});
