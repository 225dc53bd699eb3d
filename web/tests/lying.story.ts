import { expect, test, type Page } from "@playwright/test";
import type { Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { answer, layOrders, quickly } from "./play";
import { anything, deal, dealAgainstComputer, playUntil, sit } from "./requests";

/** The question and what follows from it lie whole in the window, and the window does not scroll. */
async function inSight(page: Page): Promise<void> {
  const outside = await page.evaluate(() => {
    const places = "section.prompt, #prompt-sentence, .answers .answer.last, [data-test=lay]";
    const found = [...document.querySelectorAll(places)].filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    });
    const { scrollHeight } = document.documentElement;
    return [
      ...found.map((one) => one.className),
      ...(scrollHeight > innerHeight ? ["the page scrolls"] : []),
    ];
  });
  expect(outside).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await quickly(page);
  await page.setViewportSize(SIZES.lying);
});

for (const game of ["innovation", "cvlizations"] as const) {
  test(`on a phone that lies on its side ${game} is played by clicking, and the question never moves`, async ({
    page,
  }) => {
    await page.goto(`/table/${await dealAgainstComputer(page, game, "7")}`);
    const prompt = page.locator("section.prompt");
    let place: { x?: number; y?: number } | undefined;
    for (let turn = 0; turn < 24; turn += 1) {
      await expect(page.locator("section.prompt[data-asks]")).toBeVisible({ timeout: 30_000 });
      const box = await prompt.boundingBox();
      place ??= { x: box?.x, y: box?.y };
      expect({ x: box?.x, y: box?.y }).toEqual(place);
      await inSight(page);
      if (await page.locator("[data-test=lay]").isVisible()) await layOrders(page);
      else await answer(page, (count) => (turn * 7) % count);
      await inSight(page);
    }
  });
}

test("on a phone that lies on its side an opponent, my piles and my hand are in sight, with two and with four", async ({
  page,
}) => {
  for (const names of [
    ["Ola", "Jan"],
    ["Ola", "Jan", "Ewa", "Bartłomiej"],
  ]) {
    const id = await deal(page, "innovation", names, "3");
    const isMine = (update: Update) =>
      update.decisions > 90 &&
      update.viewer === 0 &&
      (update.question?.prompt as { ask?: unknown }).ask === "action";
    expect(await playUntil(page, id, isMine, anything)).toBe(true);
    await sit(page, id);
    await expect(page.locator("#matrix tbody tr")).toHaveCount(names.length);
    for (const place of ["section.board", "section.hand li", "#matrix"]) {
      for (const one of await page.locator(place).all()) {
        const box = await one.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), place).toBeLessThanOrEqual(SIZES.lying.height);
      }
    }
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await faults(page), `${names.length} ${language}`).toEqual([]);
    }
    await speak(page, "en");
    for (const name of names.slice(2)) {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(page.getByRole("region", { name: `Board of ${name}` })).toBeVisible();
    }
    await page.locator("nav.tabs button").nth(1).click();
    await expect(page.locator("#decks-label")).toBeVisible();
    await inSight(page);
  }
});

test("on a phone that lies on its side every text of CVlizations fits, phase by phase", async ({ page }) => {
  const id = await deal(page, "cvlizations", ["Ola", "Jan", "Ewa"], "7");
  for (const phase of ["orders", "action", "development"]) {
    const isPhase = (update: Update) => (update.view as { phase: string }).phase === phase;
    expect(await playUntil(page, id, isPhase, anything), phase).toBe(true);
    await sit(page, id);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await faults(page), `${phase} ${language}`).toEqual([]);
    }
    await speak(page, "en");
    for (const tab of [1, 2, 0]) {
      await page.locator("nav.tabs button").nth(tab).click();
      await inSight(page);
    }
  }
});
