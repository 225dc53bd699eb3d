import { expect, test } from "@playwright/test";
import type { View } from "../src/games/innovation/api";
import type { Option, Update } from "../src/api/types";
import { asked, calmStart, quickly } from "./play";
import { anything, deal, playUntil, sit } from "./requests";

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
  await calmStart(page);
  await page.keyboard.press("1");
  await expect(page.locator("#prompt-sentence", { hasText: "Choose an action." })).toBeVisible();
  const before = await page.locator(".log .line").count();
  await page.keyboard.press("d");
  await page.locator(".held").getByRole("button", { name: "Take back" }).click();
  await expect(page.locator(".answers")).toBeVisible();
  expect(await page.locator(".log .line").count()).toBe(before);
  // The button of the table takes the covered card back too, and not what was decided before it.
  await page.keyboard.press("d");
  await expect(page.locator(".held")).toBeVisible();
  await page.locator("header .undo").click();
  await expect(page.locator(".held")).toHaveCount(0);
  await expect(page.locator("#prompt-sentence", { hasText: "Choose an action." })).toBeVisible();
  expect(await page.locator(".log .line").count()).toBe(before);
  await page.keyboard.press("d");
  await page.locator(".held").getByRole("button", { name: "Reveal" }).click();
  await expect(page.locator(".log")).toContainText("You draw");
});

test("an activation says before what it changes, and a meld which numbers", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const offers = (update: Update, word: string) =>
    (update.question?.options ?? []).some(({ text }) => text.startsWith(word));
  const acts = (update: Update) =>
    update.decisions > 12 && update.viewer === 0 && offers(update, "dogma") && offers(update, "meld");
  expect(await playUntil(page, id, acts, anything)).toBe(true);
  await sit(page, id);
  await page.locator(".answer", { hasText: "Activate" }).first().hover();
  await expect(page.locator(".lines li").first()).toContainText(
    /changes the game|no change|depends on hidden cards/,
  );
  await page.locator(".answer", { hasText: "Meld" }).first().hover();
  await expect(page.locator(".prompt .notes")).toContainText(/\d+ → \d+/);
  await expect(page.locator(".matrix .change").first()).toBeVisible();
});

test("what can end the game must be held", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const isLast = (update: Update) => (update.view as View).decks.every((deck) => deck.length === 0);
  const draw = (options: Option<unknown>[]) => {
    const found = options.findIndex(({ choice }) => choice === "draw");
    return found >= 0 ? found : options.length - 1;
  };
  expect(await playUntil(page, id, isLast, draw)).toBe(true);
  await sit(page, id);
  await page.keyboard.press("d");
  const held = page.locator(".held");
  await held.getByRole("button", { name: "Hold to confirm" }).click();
  await expect(held).toBeVisible();
  await held.getByRole("button", { name: "Hold to confirm" }).click({ delay: 900 });
  await expect(page.locator("dialog[open] .way")).toBeVisible();
});

test("a question that goes away before it is foreseen leaves no warning", async ({ page }) => {
  await quickly(page);
  const warnings: string[] = [];
  page.on("console", (message) => {
    // The stories let no worker in, and the browser says so.
    if (message.type() === "warning" && !message.text().includes("Service Worker"))
      warnings.push(message.text());
  });
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await sit(page, id);
  await playUntil(page, id, ({ decisions }) => decisions > 40, anything);
  await page.waitForTimeout(500);
  expect(warnings).toEqual([]);
});
