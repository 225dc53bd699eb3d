import { expect, test, type Page } from "@playwright/test";
import type { Option, Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { quickly } from "./play";
import { anything, deal, playUntil, sit } from "./requests";

const isAction = ({ question }: Update) => (question?.prompt as { ask?: unknown }).ask === "action";
const mayPass = ({ question }: Update) => question?.options.some(({ choice }) => choice === "pass") ?? false;
const number = ({ question }: Update) => question?.options.length ?? 0;

/** The answers that must be scrolled to or are covered by others. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.locator("section.prompt").evaluate((prompt) =>
    [...prompt.querySelectorAll<HTMLElement>(".answer")].flatMap((answer) => {
      const { left, top, width, height } = answer.getBoundingClientRect();
      const isSeen = [0.1, 0.9].every((part) => {
        const found = document.elementFromPoint(left + width / 2, top + height * part);
        return found !== null && answer.contains(found);
      });
      return isSeen ? [] : [answer.innerText];
    }),
  );

test.beforeEach(async ({ page }) => quickly(page));

test("ten actions are in sight at once, whatever the language", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  for (const many of [8, 9, 10]) {
    const hasMany = (update: Update) => isAction(update) && number(update) === many;
    expect(await playUntil(page, id, hasMany, anything)).toBe(true);
    await sit(page, id);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await outOfSight(page), `${many} ${language}`).toEqual([]);
    }
  }
});

test("every action can be clicked where its card lies", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  expect(await playUntil(page, id, (update) => isAction(update) && number(update) > 8, anything)).toBe(true);
  await sit(page, id);
  const answers = await page.locator(".answers .answer").count();
  await expect(page.locator(".spot.candidate")).toHaveCount(answers);
});

test("the key of the next draw covers no number", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  expect(await playUntil(page, id, isAction, anything)).toBe(true);
  await sit(page, id);
  const deck = page.locator(".deck:has(.candidate)");
  const [key, count] = [
    await deck.locator("kbd").boundingBox(),
    await deck.locator(".inside > span:last-child").boundingBox(),
  ];
  expect((key?.x ?? 0) + (key?.width ?? 0)).toBeLessThan(count?.x ?? 0);
});

test("on a phone with four at the table the answers to an effect, the way out and the hand are in sight", async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  for (const few of [2, 3, 4, 5]) {
    const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa", "Piotr"], "3");
    const isFew = (update: Update) => !isAction(update) && mayPass(update) && number(update) === few;
    expect(await playUntil(page, id, isFew, anything)).toBe(true);
    await sit(page, id);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await outOfSight(page), `${few} ${language}`).toEqual([]);
      expect.soft(await faults(page), `${few} ${language}`).toEqual([]);
    }
    const card = await page.locator("section.hand li").first().boundingBox();
    const tabs = await page.locator("nav.tabs").boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  }
});

test("on a phone the numbers of two computer players can be told apart in every language", async ({
  page,
}) => {
  await page.setViewportSize(SIZES.phone);
  for (const others of [
    ["Computer B", "Computer C"],
    ["Компьютер B", "Компьютер C", "Komputer D"],
  ]) {
    await sit(page, await deal(page, "innovation", ["Ola", ...others], "7"));
    for (const name of await page.locator("#matrix .name").all()) {
      const cut = await name.evaluate((one) => [
        one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight,
      ]);
      // Letters are a little higher than their line; a line that is cut away is five times that.
      expect.soft(Math.max(...cut), (await name.textContent()) ?? "").toBeLessThanOrEqual(2);
    }
    const rows = await page
      .locator("#matrix tbody tr")
      .evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...rows)).toBeLessThanOrEqual(26);
  }
});

test("on a phone many actions are asked for kind by kind", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa"], "7");
  const hasMany = (update: Update) => {
    const is = (kind: string) => (update.question?.options ?? []).filter(({ text }) => text.startsWith(kind));
    return isAction(update) && is("meld").length > 2 && is("dogma").length > 4;
  };
  expect(await playUntil(page, id, hasMany, anything)).toBe(true);
  await sit(page, id);
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect.soft(await outOfSight(page), language).toEqual([]);
    expect.soft(await faults(page), language).toEqual([]);
  }
  await speak(page, "en");
  const melds = await page.locator("section.hand .spot.candidate").count();
  await page.locator(".answer", { hasText: `Meld a card (${melds})` }).click();
  await expect(page.locator(".answers .list .answer")).toHaveCount(melds);
  await expect(page.locator("section.board.mine .spot.candidate")).toHaveCount(0);
  await page.locator(".answer", { hasText: "Back" }).click();
  await page.locator(".answer", { hasText: "Activate a card" }).click();
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect.soft(await outOfSight(page), `one kind, ${language}`).toEqual([]);
    expect.soft(await faults(page), `one kind, ${language}`).toEqual([]);
  }
  const asks = await page.locator("section.prompt").getAttribute("data-asks");
  // The card is shown first, with what its activation would bring about.
  await page.locator(".answers .answer").first().click();
  await expect(page.locator(".sheet .notes li").first()).toBeVisible();
  await expect(page.locator("section.prompt")).toHaveAttribute("data-asks", asks ?? "");
  await page.locator(".sheet .button.primary").click();
  await expect(page.locator(`section.prompt[data-asks="${asks}"] .answers`)).toHaveCount(0);
});

test("an achievement that can be claimed is the first answer after drawing, however many cards there are", async ({
  page,
}) => {
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa", "Piotr"], "3");
  const claims = ({ question }: Update) =>
    (question?.options ?? []).filter(({ text }) => text.startsWith("achieve")).length;
  expect(await playUntil(page, id, (update) => claims(update) > 0 && number(update) > 12, anything)).toBe(
    true,
  );
  await sit(page, id);
  await expect(page.locator(".answers .answer").first()).toContainText("Draw");
  await expect(page.locator(".answers .answer").nth(1)).toContainText("Claim");
  expect((await outOfSight(page)).filter((text) => text.includes("Claim"))).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  await expect(page.locator(".answers .answer").nth(1)).toContainText("Claim");
  await page.locator("nav.tabs button").nth(1).click();
  const decks = await page.locator(".decks").boundingBox();
  const tabs = await page.locator("nav.tabs").boundingBox();
  expect((decks?.y ?? 0) + (decks?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
});

test("on a phone nine cards of a hoarded hand and the way out are in sight at once", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "11");
  const hoard = (options: Option<unknown>[], turn: number) => {
    const draw = options.findIndex(({ choice }) => choice === "draw");
    return draw >= 0 && turn % 5 < 3 ? draw : anything(options, turn);
  };
  const isHoard = (update: Update) => !isAction(update) && mayPass(update) && number(update) > 10;
  expect(await playUntil(page, id, isHoard, hoard)).toBe(true);
  await sit(page, id);
  const answers = await page.locator(".answers .answer").count();
  for (const language of LANGUAGES) {
    await speak(page, language);
    expect.soft(answers - (await outOfSight(page)).length, language).toBeGreaterThanOrEqual(10);
    expect.soft(await faults(page), language).toEqual([]);
  }
});

test("the answers of CVlizations stand beside each other as far as there is room", async ({ page }) => {
  const id = await deal(page, "cvlizations", ["Ola", "Jan", "Ewa"], "1");
  const isOf = (kind: string, few: number) => (update: Update) =>
    kind in (update.question?.prompt as object) && number(update) >= few;
  for (const [kind, few] of [
    ["trade", 6],
    ["develop", 9],
  ] as const) {
    expect(await playUntil(page, id, isOf(kind, few), anything), kind).toBe(true);
    await sit(page, id);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect.soft(await outOfSight(page), `${kind} ${language}`).toEqual([]);
    }
  }
});
