import { expect, test, type Page } from "@playwright/test";
import type { Choice, View } from "../src/games/innovation/api";
import type { Option, Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { quickly } from "./play";
import { anything, deal, dealByLink, hoard, playUntil, sit } from "./requests";

type Size = keyof typeof SIZES;

/** Looks at what is shown in both sizes and all languages; `prepare` does again what a change of size undoes. */
async function everywhere(
  page: Page,
  what: string,
  prepare: (size: Size) => Promise<unknown> = () => Promise.resolve(),
  sizes: Size[] = ["desktop", "phone"],
): Promise<void> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    await prepare(size);
    for (const language of LANGUAGES) {
      await speak(page, language);
      found.push(...(await faults(page)).map((fault) => `${size} ${language} ${fault}`));
    }
  }
  expect.soft(found, what).toEqual([]);
}

const view = (update: Update) => update.view as View;
const isAction = (update: Update) => (update.question?.prompt as { ask?: unknown }).ask === "action";
const isKind = (kind: string) => (option: Option<unknown>) => {
  const choice = option.choice as Choice;
  return choice === kind || (typeof choice === "object" && kind in choice);
};

test.beforeEach(async ({ page }) => quickly(page));

test("every text fits: the pages around the tables", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await page.locator("[data-test=quick-innovation]").waitFor();
  await everywhere(page, "start");
  for (const path of [
    "/cards",
    "/cards/tools",
    "/rules",
    "/rules/innovation",
    "/rules/cvlizations",
    "/settings",
    "/nowhere",
  ]) {
    await page.goto(path);
    await page.locator("h1").waitFor();
    await everywhere(page, path);
  }
  await page.goto("/settings");
  await page.locator("input[autocomplete=username]").fill("Ola!");
  await page.locator("input[type=password]").fill("short");
  await page.locator("form").last().locator("button").last().click();
  await page.locator("[role=alert]").waitFor();
  await everywhere(page, "a refused login");
  for (const game of ["innovation", "cvlizations"]) {
    await page.goto(`/new?game=${game}`);
    await page.locator("summary").click();
    await page.locator("fieldset select").first().selectOption("computer");
    await page.locator("fieldset > .button").click();
    await page
      .locator("details select", { has: page.locator("option[value='5']") })
      .last()
      .selectOption("5");
    await everywhere(page, `new table of ${game}`);
  }
  await page.goto("/new?game=innovation");
  await page.locator("form > .button.primary").click();
  await page.locator("[data-test=link]").first().waitFor();
  await everywhere(page, "waiting room");
  const link = new URL(await page.locator("[data-test=link]").first().inputValue()).pathname;
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await quickly(guest);
  await guest.goto(link);
  await guest.locator("#name").waitFor();
  await everywhere(guest, "invitation");
  await guest.goto("/table/none");
  await guest.locator("h1").waitFor();
  await everywhere(guest, "no such table");
  await guest.context().close();
});

test("every text fits: Innovation for two", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "8");
  await sit(page, id);
  await everywhere(page, "first card");
  await playUntil(page, id, (update) => isAction(update) && view(update).turns > 8, anything);
  await sit(page, id);
  await everywhere(page, "early");
  const isFull = (update: Update) =>
    isAction(update) &&
    view(update).players.reduce((sum, player) => sum + player.hand.length, 0) > 9 &&
    view(update).players.every((player) => player.score_pile.length > 1);
  expect(await playUntil(page, id, isFull, hoard)).toBe(true);
  await sit(page, id);
  await everywhere(page, "many cards");
  for (const kind of ["board", "hand"]) {
    const spots = page.locator(`.spot.candidate[data-zone=${kind}]`);
    for (let index = 0; index < Math.min(3, await spots.count()); index += 1) {
      await everywhere(page, `considering ${kind} ${index}`, () => spots.nth(index).hover(), ["desktop"]);
      await page.mouse.move(2, 2);
    }
  }
  await everywhere(
    page,
    "card sheet",
    async () => {
      await page.setViewportSize(SIZES.phone);
      await page.locator("section.board.mine .spot").first().click();
    },
    ["phone"],
  );
  await page.keyboard.press("Escape");
  await page.setViewportSize(SIZES.desktop);
  await page.locator(".ledger").first().click();
  await everywhere(page, "pile");
  await page.keyboard.press("Escape");
  await page.locator("header button[aria-haspopup=dialog]").click();
  await everywhere(page, "menu");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await everywhere(page, "keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.locator("dialog[open] input").fill("a");
  await everywhere(page, "commands");
  await page.keyboard.press("Escape");
  await everywhere(
    page,
    "why",
    async () => {
      const asks = page.locator(".log .ask");
      for (let index = 0; index < Math.min(6, await asks.count()); index += 1) {
        await asks.nth(index).click();
      }
    },
    ["desktop"],
  );
  for (const tab of [1, 2, 3]) {
    await everywhere(
      page,
      `page ${tab}`,
      async () => {
        await page.locator("nav.tabs button").nth(tab).click();
      },
      ["phone"],
    );
  }
});

test("every text fits: choices inside effects of Innovation", async ({ page }) => {
  const id = await deal(page, "innovation", ["Aleksandra", "Bartłomiej"], "11");
  const seen = new Set<string>();
  const isNew = (update: Update) => {
    const ask = JSON.stringify((update.question?.prompt as { ask?: unknown }).ask);
    const abroad = view(update).turn !== update.viewer;
    if (ask === '"action"' || seen.has(`${ask}${abroad}`)) return false;
    seen.add(`${ask}${abroad}`);
    return true;
  };
  while (seen.size < 12 && (await playUntil(page, id, isNew, anything))) {
    await sit(page, id);
    await everywhere(page, `asked ${[...seen].at(-1)}`);
  }
});

for (const [number, names] of [
  ["three", ["Ola", "Maksymilian", "Jan"]],
  ["four", ["Ola", "Jan", "Ewa", "Bartłomiej"]],
] as const) {
  test(`every text fits: Innovation for ${number}`, async ({ page }) => {
    const id = await deal(page, "innovation", [...names], "3");
    await playUntil(
      page,
      id,
      (update) =>
        isAction(update) &&
        view(update).turns > 40 &&
        (update.question?.options.some(isKind("dogma")) ?? false),
      hoard,
    );
    await sit(page, id);
    await everywhere(page, "mid game");
    await everywhere(
      page,
      "preview",
      () => page.locator(".spot.candidate[data-zone=board]").first().hover(),
      ["desktop"],
    );
  });
}

test("every text fits: the end of Innovation and its replay", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await playUntil(page, id, () => false, anything);
  await page.goto(`/table/${id}`);
  await page.locator("dialog[open] figure").first().waitFor();
  await everywhere(page, "end");
  await page.keyboard.press("Escape");
  await everywhere(page, "final table");
  await page.goto(`/replay/${id}`);
  await page.locator(".player input[type=range]").fill("120");
  await everywhere(page, "replay");
});

for (const [number, names, rules] of [
  ["two", ["Ola", "Jan"], ""],
  ["two and their neutral civilisations", ["Aleksandra", "Bartłomiej"], "variant=neutrals first=A"],
  ["five", ["Ola", "Aleksandra", "Jan", "Ewa", "Maksymilian Pierwszy"], ""],
] as const) {
  test(`every text fits: CVlizations for ${number}`, async ({ page }) => {
    test.slow();
    const id = await deal(page, "cvlizations", [...names], "5", rules);
    const seen = new Set<string>();
    const isNew = (update: Update) => {
      const late = (update.view as { turn: number }).turn > 5;
      const ask = Object.keys(update.question?.prompt ?? {})[0] + String(late);
      if (seen.has(ask)) return false;
      seen.add(ask);
      return true;
    };
    while (await playUntil(page, id, isNew, anything)) {
      await sit(page, id);
      if (await page.locator(".order.candidate").count())
        await page.locator(".order.candidate").first().click();
      await everywhere(page, `asked ${[...seen].at(-1)}`);
      if ([...seen].at(-1) === "developtrue") {
        for (const tab of [1, 2]) {
          const open = () => page.locator("nav.tabs button").nth(tab).click();
          await everywhere(page, `page ${tab}`, open, ["phone"]);
        }
      }
    }
    await page.goto(`/table/${id}`);
    await page.locator("dialog[open] figure").first().waitFor();
    await everywhere(page, "end");
    await page.locator("dialog[open] summary").click();
    await everywhere(page, "where the points come from");
    await page.goto(`/replay/${id}`);
    await page.locator(".player input[type=range]").fill("30");
    await everywhere(page, "replay");
  });
}

test("every text fits: an answer in advance", async ({ page, browser, baseURL }) => {
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await quickly(guest);
  const id = await dealByLink(page, guest, "cvlizations", "5", "variant=granna first=A");
  await sit(guest, id);
  await everywhere(guest, "waiting");
  const open = async () => {
    await guest.locator("[data-test=ahead]").click();
    await guest.locator("[data-test=condition]").click();
  };
  await everywhere(guest, "deciding in advance", open);
  await guest.locator("[data-test=leave]").click();
  await everywhere(guest, "left");
  await guest.locator(".goods button").first().click();
  await everywhere(guest, "projected points", () => Promise.resolve(), ["phone"]);
  await guest.context().close();
});
