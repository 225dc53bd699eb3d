import { expect, test } from "@playwright/test";
import type { Prompt, View } from "../src/api/innovation";
import type { Option, Update } from "../src/api/types";
import { faults } from "./fits";
import { quickly } from "./play";
import { deal, playUntil, sit } from "./requests";

const anything = (options: Option<unknown>[], turn: number) => (turn * 7) % options.length;
const isAction = ({ question }: Update) => (question?.prompt as Prompt).ask === "action";

test.beforeEach(async ({ page }) => quickly(page));

test("a very long hand overlaps and stays in its place, and the card under the pointer is whole", async ({
  page,
}) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const draw = (options: Option<unknown>[], turn: number) => {
    const found = options.findIndex(({ choice }) => choice === "draw");
    return found >= 0 ? found : anything(options, turn);
  };
  const isLong = (update: Update) =>
    isAction(update) && ((update.view as View).players[update.viewer ?? 0]?.hand.length ?? 0) > 24;
  expect(await playUntil(page, id, isLong, draw)).toBe(true);
  await sit(page, id);
  const list = page.locator("section.hand ul");
  expect(await list.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  const strip = await page.locator("section.hand + *").boundingBox();
  for (const card of await list.locator("li").all()) {
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
  }
  expect(await faults(page)).toEqual([]);
  const card = list.locator("li").nth(3);
  await card.hover({ position: { x: 12, y: 12 } });
  const isOnTop = await card.evaluate((one) => {
    const box = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.right - 6, box.top + box.height / 2));
  });
  expect(isOnTop).toBe(true);
});

test("considering a meld shows the column as it would be", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const covers = (update: Update) => {
    const me = (update.view as View).players[update.viewer ?? 0];
    return (
      isAction(update) &&
      (me?.hand.length ?? 0) > 2 &&
      (me?.piles ?? []).filter((pile) => pile.cards.length > 0).length > 3
    );
  };
  expect(await playUntil(page, id, covers, anything)).toBe(true);
  await sit(page, id);
  const card = page.locator("section.hand .spot.candidate").first();
  const slug = await card.getAttribute("data-slug");
  await card.hover();
  const coming = page.locator("section.area .coming");
  await expect(coming.locator(".card [data-card]")).toHaveAttribute("data-card", slug ?? "");
  const column = await coming.locator("..").boundingBox();
  expect(await coming.boundingBox()).toEqual(column);
});

test("the clause that asks is in bold, in the prompt and on the card", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "11");
  const isPottery = ({ question }: Update) => (question?.prompt as Prompt).card === "pottery";
  expect(await playUntil(page, id, isPottery, anything)).toBe(true);
  await sit(page, id);
  for (const place of [".prompt .running", "section.area .effect.running"]) {
    const clause = page.locator(`${place} .asking`);
    await expect(clause).toHaveText(/^You may return up to three hand cards\.\s*$/);
    await expect(clause).toHaveCSS("font-weight", "700");
  }
});

test("what is no answer pales, the card that asks does not", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "11");
  const isOwnEffect = ({ question, view, viewer }: Update) => {
    const { card } = question?.prompt as Prompt;
    const piles = (view as View).players[viewer ?? 0]?.piles ?? [];
    return card !== null && piles.some((pile) => pile.cards[0] === card);
  };
  expect(await playUntil(page, id, isOwnEffect, anything)).toBe(true);
  await sit(page, id);
  const asking = page.locator("section.area .spot", { has: page.locator(".effect.running") });
  await expect(asking).not.toHaveClass(/\bdim\b/);
  const pale = page.locator(".board .spot.dim").first();
  const colour = (property: string) =>
    pale.locator(".top").evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  expect(await colour("--drawn")).toBe("55%");
  expect(await colour("--written")).toBe("80%");
});
