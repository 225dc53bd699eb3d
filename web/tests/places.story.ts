import { expect, test } from "@playwright/test";
import type { Pile, Prompt, View } from "../src/games/innovation/api";
import type { Option, Update } from "../src/api/types";
import { faults } from "./fits";
import { quickly } from "./play";
import { anything, deal, playUntil, pretend, sit } from "./requests";

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

test("the ledger of a large pile has a cell for each two cards, and fits under its card", async ({
  page,
}) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const isMine = ({ decisions, viewer }: Update) => decisions > 20 && viewer === 0;
  expect(await playUntil(page, id, isMine, anything)).toBe(true);
  const corners: [Pile["splay"], Pile["corners"][number]][] = [
    ["left", [null, null, null, "leaf"]],
    ["right", ["crown", "castle", null, null]],
    ["up", [null, "crown", "bulb", "castle"]],
  ];
  for (const [covered, count] of [
    [6, 6],
    [7, 4],
    [12, 6],
  ] as const) {
    await pretend(page, id, ({ view }) => {
      (view as View).players.forEach(({ piles }) =>
        piles.forEach((pile, index) => {
          const [splay, shown] = corners[index % 3] ?? ["none", [null, null, null, null]];
          const cards = {
            blue: "tools",
            green: "clothing",
            purple: "mysticism",
            red: "oars",
            yellow: "masonry",
          };
          Object.assign(pile, { splay, cards: Array(covered + 1).fill(cards[pile.color]) });
          pile.corners = Array(covered).fill(shown);
        }),
      );
    });
    const ledgers = page.locator("section.area button.ledger");
    await expect(ledgers).toHaveCount(5);
    for (const ledger of await ledgers.all()) {
      await expect(ledger.locator(".cell")).toHaveCount(count);
      await expect(ledger.locator(".sums")).toContainText(String(covered));
      expect(await ledger.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0);
    }
    expect(await faults(page)).toEqual([]);
    await page.unrouteAll();
  }
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

test("a new question shows its answers from the first on", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const isLong = (update: Update) =>
    isAction(update) &&
    (update.view as View).actions_left === 2 &&
    (update.question?.options.length ?? 0) > 24;
  const draw = (options: Option<unknown>[], turn: number) => {
    const found = options.findIndex(({ choice }) => choice === "draw");
    return found >= 0 ? found : anything(options, turn);
  };
  expect(await playUntil(page, id, isLong, draw)).toBe(true);
  await sit(page, id);
  await expect(page.locator(".answers")).toHaveClass(/\bmore\b/);
  const last = page.locator(".answers .answer", { hasText: "Meld" }).last();
  await last.scrollIntoViewIfNeeded();
  await expect(page.locator(".answers")).not.toHaveClass(/\bmore\b/);
  const asks = await page.locator("section.prompt").getAttribute("data-asks");
  await last.click();
  await expect(page.locator("section.prompt")).not.toHaveAttribute("data-asks", asks ?? "");
  await expect(page.locator(".answers .answer").first()).toBeInViewport();
  expect(await page.locator(".answers").evaluate((list) => list.scrollTop)).toBe(0);
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

test("the replay of CVlizations for five shows everybody and the time line without scrolling", async ({
  page,
}) => {
  const names = ["Ola", "Aleksandra", "Jan", "Ewa", "Maksymilian Pierwszy"];
  const id = await deal(page, "cvlizations", names, "5");
  await playUntil(page, id, () => false, anything);
  await page.goto(`/replay/${id}`);
  await page.locator(".player input[type=range]").fill("999");
  await expect(page.locator(".rows .row")).toHaveCount(5);
  for (const place of [".rows", ".foot", ".foot .player", "section.orders"]) {
    const hidden = await page.locator(place).evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(hidden, place).toBeLessThanOrEqual(1);
  }
  const log = await page.locator(".panel:has(.log)").boundingBox();
  expect(log?.height).toBeGreaterThanOrEqual(150);
});

test("what comes to lie under a resting pointer is not considered before the pointer moves", async ({
  page,
}) => {
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(error.message));
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const isFirst = (update: Update) => {
    const { actions_left, players } = update.view as View;
    return isAction(update) && actions_left === 2 && (players[update.viewer ?? 0]?.hand.length ?? 0) > 3;
  };
  expect(await playUntil(page, id, isFirst, anything)).toBe(true);
  await sit(page, id);
  const cards = page.locator("section.hand .spot.candidate");
  const before = await cards.count();
  const box = await cards.nth(1).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await expect(page.locator(".coming")).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(cards).toHaveCount(before - 1);
  await page.waitForTimeout(400);
  await expect(page.locator(".coming")).toHaveCount(0);
  await expect(page.locator(".sheet")).toHaveCount(0);
  await page.mouse.move(x + 4, y);
  await expect(page.locator(".coming")).toBeVisible();
  await cards.nth(1).focus();
  await page.keyboard.press("d");
  await expect(page.locator("main > .button.primary")).toBeVisible();
  expect(broken).toEqual([]);
});

test("a melded card is seen in its place when it lands there", async ({ page }) => {
  await quickly(page, "light", "en", { speed: "slow" });
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const canMeld = (update: Update) => {
    const { actions_left, players } = update.view as View;
    return isAction(update) && actions_left === 2 && (players[update.viewer ?? 0]?.hand.length ?? 0) > 1;
  };
  expect(await playUntil(page, id, canMeld, anything)).toBe(true);
  await sit(page, id);
  const card = page.locator("section.hand .spot.candidate").first();
  const slug = await card.getAttribute("data-slug");
  await card.click();
  const melded = page.locator(`section.area [data-card=${slug}]`);
  await expect(page.locator(".flight")).toBeVisible();
  const opacity = () => melded.evaluate((one) => Number(getComputedStyle(one).opacity));
  expect(await opacity()).toBeLessThan(1);
  await expect(page.locator(".flight")).toHaveCount(0);
  expect(await opacity()).toBe(1);
});

test("everything fits a lower and a narrower window with four at the table", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa", "Bartłomiej"], "3");
  const isLate = (update: Update) => isAction(update) && (update.view as View).turns > 60;
  expect(await playUntil(page, id, isLate, anything)).toBe(true);
  await sit(page, id);
  for (const [width, height] of [
    [1366, 768],
    [1100, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const strip = await page.locator("section.hand + *").boundingBox();
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual(height);
    await expect(page.locator(".board .tag", { hasText: "away" })).toHaveCount(0);
  }
  // A phone on its side: the answers beside the table.
  await page.setViewportSize({ width: 844, height: 390 });
  const [table, prompt] = [page.locator(".phone .page > .scroll"), page.locator("section.prompt")];
  const [left, right] = [await table.boundingBox(), await prompt.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(left?.height).toBeGreaterThan(250);
});

test("before an activation the matrix compares the icons of the others with mine", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  expect(await playUntil(page, id, isAction, anything)).toBe(true);
  await sit(page, id);
  await page.locator("section.area .spot.candidate").first().hover();
  await expect(page.locator("#matrix td.lifted .comparison").first()).toHaveText(/^\d+[≥<]\d+$/);
  expect(await faults(page)).toEqual([]);
});

test("on a phone a swipe over an opponent's board opens the next one", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa"], "7");
  await sit(page, id);
  const board = page.locator(".swiped .board");
  await expect(board).toContainText("Jan");
  const box = await board.boundingBox();
  const y = (box?.y ?? 0) + 12;
  const swipe = async (from: number, to: number) => {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y + 4, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(300, 180);
  await expect(board).toContainText("Ewa");
  await swipe(180, 300);
  await expect(board).toContainText("Jan");
  await swipe(180, 300);
  await expect(board).toContainText("Ewa");
});
