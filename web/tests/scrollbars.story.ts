// Scroll bars that take room, as in Firefox: what is next to them has less of it.

import { expect, test } from "@playwright/test";
import { ARGUMENTS } from "../playwright.config";
import type { PileView as Pile } from "../src/api/generated/innovation/PileView";
import type { View } from "../src/api/generated/innovation/View";
import { faults, SIZES } from "./fits";
import { quickly } from "./play";
import { anything, deal, hoard, playUntil, pretend, sit } from "./requests";

test.use({
  viewport: SIZES.phone,
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ARGUMENTS,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});
test.beforeEach(async ({ page }) => quickly(page));

test("scroll bars take room here", async ({ page }) => {
  await page.goto("/cards");
  await expect(page.locator(".face").first()).toBeVisible();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
});

test("nothing is cut on the pages around the tables", async ({ page }) => {
  for (const path of ["/", "/cards", "/rules/innovation", "/settings", "/new?game=innovation"]) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    expect.soft(await faults(page), path).toEqual([]);
  }
});

/** What is written under its top card needs the most room. */
const RICH: Pile = {
  color: "yellow",
  cards: ["canal-building", "agriculture", "masonry"],
  splay: "up",
  corners: [
    [null, "crown", "leaf", "bulb"],
    [null, "castle", "factory", "leaf"],
  ],
  unordered: [],
};

test("the name of a card is seen above a pile of many icons", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa"], "7");
  await playUntil(page, id, ({ view, viewer }) => (view as View).turns > 2 && viewer === 0, anything);
  await pretend(page, id, ({ view }) => {
    for (const { piles } of (view as View).players) piles[4] = RICH;
  });
  expect(await faults(page)).toEqual([]);
});

for (const game of ["innovation", "cvlizations"] as const) {
  test(`nothing is cut at a table of ${game}`, async ({ page }) => {
    const id = await deal(page, game, ["Ola", "Jan", "Ewa"], "7");
    for (const pick of [anything, hoard]) {
      let turn = 0;
      await playUntil(page, id, () => (turn += 1) > (game === "innovation" ? 60 : 15), pick);
      await sit(page, id);
      const pages = page.locator("nav.tabs button");
      for (let index = 0; index < (await pages.count()); index += 1) {
        await pages.nth(index).click();
        expect.soft(await faults(page), `page ${index}`).toEqual([]);
      }
    }
    await page.locator("header button[aria-haspopup=dialog]").first().click();
    expect.soft(await faults(page), "menu").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    expect.soft(await faults(page), "keys").toEqual([]);
  });
}
