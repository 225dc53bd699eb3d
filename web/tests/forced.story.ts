import { expect, test, type Page } from "@playwright/test";
import type { Option, Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { layOrders, quickly } from "./play";
import { anything, deal, playUntil, sit, type Game } from "./requests";

const GAMES = {
  innovation: { seed: "11", rules: "" },
  cvlizations: { seed: "9", rules: "variant=granna first=A" },
};
/** What can be told as somebody's doing. */
const DEEDS = ["moved", "splayed", "took", "returned"];

/** Comes to an answer that brings about a move without a question; what is returned gives it by a click. */
async function comeToForced(page: Page, game: Game): Promise<() => Promise<void>> {
  const { seed, rules } = GAMES[game];
  // The same deal is played twice: once to find such a moment, once to come to it.
  const begin = () => deal(page, game, ["Ola", "Jan"], seed, rules);
  let [last, place] = [0, 0];
  const note = (options: Option<unknown>[], turn: number) => {
    [last, place] = [turn, anything(options, turn)];
    return place;
  };
  let before: { viewer: number | null; events: number } = { viewer: null, events: 0 };
  const isForced = ({ viewer, forced, events }: Update) => {
    const isDeed = (index: number) => {
      const [kind = "", told] = Object.entries(events.list[index] as object)[0] ?? [];
      const { seat, by } = told as Record<string, unknown>;
      return DEEDS.includes(kind) && [seat, by].includes(viewer);
    };
    const mine = before.viewer === viewer && forced.some((index) => index >= before.events && isDeed(index));
    before = { viewer, events: events.list.length };
    return mine;
  };
  expect(await playUntil(page, await begin(), isForced, note)).toBe(true);
  const again = await begin();
  await playUntil(page, again, () => false, anything, last);
  await sit(page, again);
  return () => page.locator(".answers .answer").nth(place).click();
}

for (const game of ["innovation", "cvlizations"] as const) {
  test(`${game}: what was done without a question is told with its reason`, async ({ page }) => {
    await quickly(page);
    await (
      await comeToForced(page, game)
    )();
    await expect(page.locator(".prompt .forced")).toContainText("Done for you: You ");
    const reason = page.locator(".log .line small", { hasText: "nothing else was possible" });
    await expect(reason.first()).toBeVisible();
    for (const size of ["phone", "desktop"] as const) {
      await page.setViewportSize(SIZES[size]);
      expect(await faults(page)).toEqual([]);
    }
    if (game === "cvlizations") await layOrders(page);
    else await page.locator(".answers .answer").first().click();
    await expect(page.locator(".prompt .forced")).toHaveCount(0);
  });

  test(`${game}: it is shown before the next question can be answered`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await quickly(page, "light", "en", { speed: "normal" });
    await page.clock.install();
    const answer = await comeToForced(page, game);
    await page.clock.pauseAt(Date.now() + 60_000);
    await answer();
    const prompt = page.locator("section.prompt");
    await expect(prompt.locator(".moves")).toContainText("Done for you: You ");
    await page.clock.runFor(500);
    await expect(prompt).not.toHaveAttribute("data-asks", /./);
    await page.clock.runFor(200);
    await expect(prompt).toHaveAttribute("data-asks", /./);
    await expect(prompt.locator(".forced")).toContainText("Done for you: You ");
  });

  test(`${game}: if wished it waits until it has been seen`, async ({ page }) => {
    await quickly(page, "light", "en", { waits: true });
    await (
      await comeToForced(page, game)
    )();
    const prompt = page.locator("section.prompt");
    const proceed = page.locator("[data-test=proceed]");
    for (const size of ["phone", "desktop"] as const) {
      await page.setViewportSize(SIZES[size]);
      for (const language of LANGUAGES) {
        await speak(page, language);
        await expect(proceed).toBeVisible();
        expect(await faults(page)).toEqual([]);
      }
    }
    await expect(prompt).not.toHaveAttribute("data-asks", /./);
    await expect(page.locator(".answers")).toHaveCount(0);
    const before = await page.locator(".log .line").count();
    await page.keyboard.press("Space");
    await expect(prompt).toHaveAttribute("data-asks", /./);
    await expect(proceed).toHaveCount(0);
    // The press has answered nothing.
    await page.waitForTimeout(300);
    expect(await page.locator(".log .line").count()).toBe(before);
  });
}

test("the setting to wait is kept", async ({ page }) => {
  await page.goto("/settings");
  const wait = page.getByRole("checkbox", { name: "Wait for me after a move that was made for me" });
  await wait.check();
  await page.reload();
  await expect(wait).toBeChecked();
});
