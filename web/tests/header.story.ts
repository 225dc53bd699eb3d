import { expect, test } from "@playwright/test";
import type { View } from "../src/games/cvlizations/api";
import type { Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { quickly } from "./play";
import { anything, deal, playUntil, sit } from "./requests";

test("the header says which game, who sits there and which turn; on a phone the turn and whose it is", async ({
  page,
}) => {
  await quickly(page);
  for (const game of ["innovation", "cvlizations"] as const) {
    const id = await deal(page, game, ["Ola", "Jan"], "7");
    await playUntil(page, id, ({ decisions, viewer }) => decisions > 20 && viewer === 0, anything);
    await sit(page, id);
    const header = page.locator("header").first();
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.setViewportSize(SIZES.desktop);
      await expect(header.locator(".game")).toHaveText(/\S/);
      await expect(header.locator(".who")).toHaveText(/^\S+ · Jan$/);
      await expect(header.locator(".state")).toContainText(/\d+\s·/);
      await expect(header).not.toContainText(id);
      await page.setViewportSize(SIZES.phone);
      await expect(header.locator(".state")).toContainText(/\d+\s·/);
      expect(await faults(page)).toEqual([]);
    }
    await speak(page, "en");
  }
});

test("in CVlizations the header says whose decision it is, also while orders are performed", async ({
  page,
}) => {
  await quickly(page);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "7");
  for (const phase of ["orders", "action", "development"]) {
    const isNow = ({ view, viewer }: Update) => (view as View).phase === phase && viewer === 0;
    expect(await playUntil(page, id, isNow, anything)).toBe(true);
    await sit(page, id);
    await expect(page.locator("header .state")).toHaveText(/ · You$/);
  }
});

test("on a phone the header has my clock and the one that runs", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa"], "7", "", { seconds: 600, increment: 5 });
  await sit(page, id);
  const clocks = page.locator("header .clock");
  await expect(clocks).toHaveCount(3);
  await page.setViewportSize(SIZES.phone);
  await expect(clocks.first()).toContainText(/You\s+\d+:\d\d/);
  expect(await clocks.count()).toBeLessThan(3);
  expect(await faults(page)).toEqual([]);
});
