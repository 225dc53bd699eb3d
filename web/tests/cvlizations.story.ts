import { expect, test } from "@playwright/test";
import type { View } from "../src/games/cvlizations/api";
import type { Option, Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { playToTheEnd, quickly, start } from "./play";
import { anything, deal, dealByLink, playUntil, pretend, sit } from "./requests";

test("a whole game of CVlizations by clicking against the computer", { tag: "@quick" }, async ({ page }) => {
  await quickly(page);
  await start(page, "cvlizations");
  await playToTheEnd(page);
  await expect(page.locator("dialog[open] .story li")).toHaveCount(10);
  const totals = await page.locator("dialog[open] [data-test=total]").allInnerTexts();
  const points = await page.locator("dialog[open] tbody td:nth-child(2)").allInnerTexts();
  expect(totals).toEqual(points);
});

test("an answer left in advance is laid when its turn comes", async ({ page, browser, baseURL }) => {
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await quickly(page);
  await quickly(guest);
  const id = await dealByLink(page, guest, "cvlizations", "5", "variant=granna first=A");
  await sit(guest, id);
  await guest.locator("[data-test=ahead]").click();
  await guest.locator("[data-test=condition]").click();
  const fields = guest.locator("dialog[open] select");
  for (const [index, value] of ["hunting", "1", "quarrying", "slacking"].entries()) {
    await fields.nth(index).selectOption(value);
  }
  await guest.getByRole("checkbox").check();
  await guest.locator("[data-test=leave]").click();
  await guest.reload();
  await expect(guest.locator("section.prompt .left li")).toHaveCount(2);
  await sit(page, id);
  await expect(page.locator("section.prompt .left")).toHaveCount(0);
  for (const order of ["hunting", "logging"]) await page.locator(`[data-order=${order}]`).click();
  await page.locator("[data-test=lay]").click();
  await expect(guest.locator(".log")).toContainText("You: Quarrying face up, Slacking face down.");
  await guest.context().close();
});

test("whoever removes the only condition left in advance lays something all the same", async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await quickly(guest);
  const id = await dealByLink(page, guest, "cvlizations", "5", "variant=granna first=A");
  await sit(guest, id);
  await guest.locator("[data-test=ahead]").click();
  await guest.locator("[data-test=condition]").click();
  await guest.getByRole("checkbox").check();
  await guest.getByRole("button", { name: "Remove" }).click();
  await expect(guest.locator("dialog[open] select")).toHaveCount(2);
  await guest.locator("[data-test=leave]").click();
  await expect(guest.locator("section.prompt .left li")).toHaveCount(1);
  await guest.context().close();
});

test("the button that confirms the orders stays where it is when they are chosen", async ({ page }) => {
  await quickly(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sit(page, await deal(page, "cvlizations", ["Ola", "Jan"], "5"));
  const confirm = page.locator("[data-test=lay]");
  for (const language of LANGUAGES) {
    await speak(page, language);
    const before = await confirm.boundingBox();
    for (const order of ["thieving", "quarrying"]) await page.locator(`[data-order=${order}]`).click();
    await expect(confirm).toBeEnabled();
    expect(await confirm.boundingBox(), language).toEqual(before);
    for (const order of ["quarrying", "thieving"]) await page.locator(`[data-order=${order}]`).click();
  }
});

for (const theme of ["light", "dark", "contrast"]) {
  test(`the cases that are possible stand out on a chosen order too, ${theme}`, async ({ page }) => {
    await quickly(page, theme);
    await sit(page, await deal(page, "cvlizations", ["Ola", "Jan"], "5"));
    const order = page.locator("[data-order=thieving]");
    await order.click();
    const [card, possible] = await Promise.all(
      [order, order.locator(".possible").first()].map((one) =>
        one.evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
    expect(possible).not.toBe(card);
  });
}

test("after the reveal the orders stand in their sequence", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "cvlizations", ["Ola", "Jan", "Ewa"], "5", "variant=standard first=B");
  const trade = (options: Option<unknown>[]) =>
    Math.max(
      0,
      options.findIndex(({ text }) => text === "lay trading doubling"),
    );
  await playUntil(page, id, ({ view }) => (view as View).phase === "action", trade);
  await sit(page, id);
  const columns = page.locator(".resolution > li");
  await expect(columns).toHaveCount(2);
  await expect(columns.first().locator("li")).toHaveText([/Jan|You/, /Ewa|You/, /Ola|You/]);
});

test("who was away finds the most important on top of the log", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "5");
  const isMine = ({ viewer }: Update) => viewer === 0;
  const last = (options: Option<unknown>[]) => options.length - 1;
  await playUntil(page, id, isMine, last);
  await sit(page, id);
  await page.goto("/");
  await playUntil(page, id, (update) => isMine(update) && (update.view as View).turn > 3, last);
  await sit(page, id);
  const digest = page.getByRole("region", { name: "Since you left" });
  await expect(digest).toBeInViewport({ ratio: 0.9 });
  await expect(digest).toContainText("→");
  expect(await digest.locator("li").count()).toBeLessThanOrEqual(7);
  await digest.getByRole("button", { name: "Close" }).click();
  const newest = page.locator(".turn:has(.line:not(.none))").first().locator(".line").last();
  await expect(newest).toBeInViewport({ ratio: 0.9 });
});

test("the crown stands on the age that is played, and the age is said to whoever does not see it", async ({
  page,
}) => {
  await quickly(page);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "5");
  for (const [turn, age, name] of [
    [1, "I", "Age I"],
    [4, "II", "Age II"],
    [9, "III", "Age III"],
  ] as const) {
    await pretend(page, id, ({ view }) => ((view as View).turn = turn));
    const track = page.getByRole("img", { name, exact: true });
    await expect(track.locator(".age")).toHaveText(["I", "II", "III"]);
    await expect(track.locator(".age:has(svg)")).toHaveText(age);
    await expect(track.locator(".done")).toHaveCount(turn);
    await page.unrouteAll();
  }
});

test("seven ideas of mine are whole in every language", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "5");
  for (let first = 0; first < 42; first += 7) {
    await pretend(page, id, ({ view }) => {
      const me = (view as View).players[0];
      if (me) me.ideas = Array.from({ length: 7 }, (_, index) => first + index + 1);
    });
    for (const language of LANGUAGES) {
      await speak(page, language);
      const mine = page.locator("section.mine:has(article)");
      const cut = await mine.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(cut, `${language}, from ${first + 1}`).toBeLessThanOrEqual(0);
    }
    await page.unrouteAll();
  }
});

test("every idea on the track is whole in every language", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "5");
  for (let first = 1; first <= 48; first += 4) {
    await pretend(page, id, ({ view }) => {
      const { players } = Object.assign(view as View, { track: [0, 1, 2, 3].map((space) => first + space) });
      // Below each stands what is missing for it.
      if (players[0]) players[0].lacks = [1, 2, 1, 2];
    });
    const laptop = { width: 1280, height: 720 };
    for (const size of [...Object.values(SIZES), laptop]) {
      await page.setViewportSize(size);
      for (const language of LANGUAGES) {
        await speak(page, language);
        expect.soft(await faults(page), `${language}, from ${first}, ${size.width} wide`).toEqual([]);
      }
    }
    await page.unrouteAll();
  }
});

test("on a phone few answers fill their place, and the way out stays where it is", async ({ page }) => {
  await quickly(page);
  await page.setViewportSize(SIZES.phone);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "5");
  const outs = new Set<number>();
  for (const answers of [2, 3]) {
    const hasFew = ({ question }: Update) =>
      "develop" in (question?.prompt as object) && question?.options.length === answers;
    expect(await playUntil(page, id, hasFew, anything)).toBe(true);
    await sit(page, id);
    const ask = await page.locator(".prompt .ask").boundingBox();
    const first = await page.locator(".answers .answer").first().boundingBox();
    const out = await page.locator(".answers .answer.last").boundingBox();
    expect((first?.y ?? 0) - (ask?.y ?? 0) - (ask?.height ?? 0)).toBeLessThanOrEqual(12);
    expect((out?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeLessThanOrEqual(12);
    outs.add(Math.round(out?.y ?? 0));
  }
  expect(outs.size).toBe(1);
});

test("on a phone all eight orders are in sight, also late and when others have laid theirs", async ({
  page,
}) => {
  await quickly(page);
  await page.setViewportSize(SIZES.phone);
  for (const names of [
    ["Ola", "Jan"],
    ["Ola", "Jan", "Ewa", "Adam"],
  ]) {
    const id = await deal(page, "cvlizations", names, "5");
    for (const turn of [2, 6, 9]) {
      const isLate = ({ view }: Update) => {
        const { turn: now, phase, civilisations } = view as View;
        const laid = civilisations.filter(({ hidden }) => hidden === "unknown");
        return now === turn && phase === "orders" && laid.length > 0;
      };
      expect(await playUntil(page, id, isLate, anything), `turn ${turn}`).toBe(true);
      await sit(page, id);
      for (const language of LANGUAGES) {
        await speak(page, language);
        const goods = await page.locator(".goods").boundingBox();
        for (const place of [".order .head", ".order .case:nth-child(2)"]) {
          const bottoms = await page
            .locator(place)
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
          expect.soft(Math.max(...bottoms), `${language}, turn ${turn}`).toBeLessThanOrEqual(goods?.y ?? 0);
        }
      }
    }
  }
});

test("on a phone what is decided next is seen from its top", async ({ page }) => {
  await quickly(page);
  await page.setViewportSize(SIZES.phone);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "5");
  await sit(page, id);
  const scroll = page.locator(".page > .scroll");
  await scroll.evaluate((one) => one.scrollTo(0, 200));
  expect(await scroll.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
  const isDeveloping = ({ view }: Update) => (view as View).phase === "development";
  expect(await playUntil(page, id, isDeveloping, anything)).toBe(true);
  await expect(page.locator(".stack:not(.ordering)")).toBeVisible();
  await expect.poll(() => scroll.evaluate((one) => one.scrollTop)).toBe(0);
});
