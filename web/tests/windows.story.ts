import { expect, test, type Page } from "@playwright/test";
import type { View } from "../src/games/innovation/api";
import type { Update } from "../src/api/types";
import { faults, LANGUAGES, speak } from "./fits";
import { quickly } from "./play";
import { anything, deal, hoard, playUntil, sit } from "./requests";

/** Between a phone and a large desktop: a small laptop, the same below the bars of its browser, a tablet, the narrowest. */
const WINDOWS = [
  [1366, 768],
  [1280, 720],
  [1366, 650],
  [1024, 768],
  [900, 700],
] as const;

/** Looks at the table in every window and language; `below` must end above the lower edge. */
async function everyWindow(page: Page, what: string, below: string, least = 0): Promise<void> {
  const found: string[] = [];
  for (const [width, height] of WINDOWS.filter(([width]) => width >= least)) {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await speak(page, language);
      const place = `${width}x${height} ${language}`;
      found.push(...(await faults(page)).map((fault) => `${place} ${fault}`));
      for (const one of await page.locator(below).all()) {
        const box = await one.boundingBox();
        if ((box?.y ?? 0) + (box?.height ?? 0) > height) found.push(`${place} ${below} is below the window`);
      }
    }
  }
  expect.soft(found, what).toEqual([]);
}

test.beforeEach(async ({ page }) => quickly(page));

for (const names of [
  ["Ola", "Jan"],
  ["Ola", "Jan", "Ewa", "Bartłomiej"],
]) {
  test(`every text fits every window: Innovation for ${names.length}`, async ({ page }) => {
    const id = await deal(page, "innovation", names, "3");
    const isFull = (update: Update) => {
      const { players, turns } = update.view as View;
      const mine = players[update.viewer ?? 0];
      return turns > 40 && (mine?.hand.length ?? 0) > 6;
    };
    expect(await playUntil(page, id, isFull, hoard)).toBe(true);
    await sit(page, id);
    await everyWindow(page, "mid game", "section.hand li, .strip");
  });
}

for (const names of [
  ["Ola", "Jan"],
  ["Ola", "Jan", "Ewa", "Bartłomiej", "Maksymilian"],
]) {
  test(`every text fits every window: CVlizations for ${names.length}`, async ({ page }) => {
    const id = await deal(page, "cvlizations", names, "5");
    for (const phase of ["orders", "action", "development"]) {
      const isLate = ({ view }: Update) => {
        const { turn, phase: now } = view as { turn: number; phase: string };
        return turn > 6 && now === phase;
      };
      expect(await playUntil(page, id, isLate, anything)).toBe(true);
      await sit(page, id);
      await everyWindow(page, phase, ".order, .prompt", 1000);
    }
  });
}

test("in every window a replay shows its buttons below the table and some events beside it", async ({
  page,
}) => {
  for (const [game, names] of [
    ["innovation", ["Ola", "Jan", "Ewa", "Bartłomiej"]],
    ["cvlizations", ["Ola", "Jan", "Ewa", "Bartłomiej", "Maksymilian"]],
  ] as const) {
    const id = await deal(page, game, [...names], "5");
    await playUntil(page, id, () => false, anything);
    await page.goto(`/replay/${id}`);
    await page.locator(".player input[type=range]").fill("60");
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const place = `${game} ${width}x${height}`;
      const player = await page.locator(".player").boundingBox();
      expect.soft((player?.y ?? 0) + (player?.height ?? 0), place).toBeLessThanOrEqual(height);
      for (const part of await page.locator(".player").locator("input, button, select").all()) {
        const box = await part.boundingBox();
        expect.soft(box?.y, place).toBeGreaterThanOrEqual(player?.y ?? 0);
        expect.soft((box?.y ?? 0) + (box?.height ?? 0), place).toBeLessThanOrEqual(height);
      }
      const events = await page.locator(".panel:has(.log)").boundingBox();
      expect.soft(events?.height, place).toBeGreaterThanOrEqual(120);
    }
  }
});
