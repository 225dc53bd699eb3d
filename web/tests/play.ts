// Hands for the stories: starting games and answering questions by clicking.

import { expect, type Page } from "@playwright/test";
import { dealAgainstComputer, sit, type Game } from "./requests";

/** No motion, so that a whole game takes seconds. */
export async function quickly(page: Page, theme = "light", language = "en", more = {}): Promise<void> {
  const settings = JSON.stringify({ speed: "off", theme, language, ...more });
  await page.addInitScript((wanted) => localStorage.setItem("epoka-settings", wanted), settings);
}

export async function start(page: Page, game: Game, server = ""): Promise<void> {
  await page.goto(`${server}/`);
  await page.locator(`[data-test=quick-${game}]`).click();
  // Nothing shall be considered only because the pointer happens to rest on it.
  await page.mouse.move(1, 1);
  await page.locator("section.prompt").waitFor();
}

/** The first question of a deal of Innovation in which nothing the computer does before my first action concerns me. */
export async function calmStart(page: Page): Promise<void> {
  await sit(page, await dealAgainstComputer(page, "innovation", "7"));
  await asked(page);
}

const answers = (page: Page) => page.locator(".answers .answer:not(:disabled)");

const isOver = (page: Page) => page.locator("dialog[open] .way").isVisible();

/** Waits until I am asked or the game is over; says whether I am asked. */
export async function asked(page: Page): Promise<boolean> {
  // The strongest computers think, the slowest machines take their time.
  await page.locator("dialog[open] .way, section.prompt[data-asks]").first().waitFor({ timeout: 120_000 });
  return !(await isOver(page));
}

/** What can end the game must be held. */
export async function hold(page: Page): Promise<void> {
  await page.locator(".held .button").first().hover();
  await page.mouse.down();
  await page.locator(".held").waitFor({ state: "detached" });
  await page.mouse.up();
}

/** Clicks one of the answers; `pick` gives its place among so many. */
export async function answer(page: Page, pick: (count: number) => number): Promise<void> {
  const question = page.locator("section.prompt");
  const asks = await question.getAttribute("data-asks");
  if (await page.locator(".held").isVisible()) return hold(page);
  // On a phone an activation shows its card first.
  const chosen = page.locator(".sheet.pinned .button.primary");
  if (await chosen.isVisible()) return chosen.click();
  const count = await answers(page).count();
  if (count === 0) return;
  const one = answers(page).nth(pick(count));
  for (let tries = 10; ; tries -= 1) {
    try {
      return await one.click({ timeout: 3000 });
    } catch (failure) {
      // The question may have been answered from elsewhere; if not, the answer could not be clicked.
      if ((await question.getAttribute("data-asks")) !== asks) return;
      if (tries === 0) throw failure;
    }
  }
}

export async function layOrders(page: Page): Promise<void> {
  const orders = page.locator(".order.candidate:not(.picked)");
  await orders.first().click();
  await orders.nth(1).click();
  await page.locator("[data-test=lay]").click();
}

/** Plays on until the game is over. */
export async function playToTheEnd(page: Page, most = 3000): Promise<void> {
  let random = 7;
  const pick = (count: number) => {
    random = (random * 1103515245 + 12345) & 0x7fffffff;
    return random % count;
  };
  for (let turn = 0; turn < most && (await asked(page)); turn += 1) {
    if (await page.locator("[data-test=lay]").isVisible()) await layOrders(page);
    else await answer(page, (count) => (turn % 2 === 0 ? 0 : pick(count)));
  }
  expect(await isOver(page)).toBe(true);
}

/** From the start page to the end against the computer, by clicking, in whatever browser it is. */
export async function wholeGame(page: Page, game: Game): Promise<void> {
  await quickly(page);
  await start(page, game);
  await playToTheEnd(page);
}
