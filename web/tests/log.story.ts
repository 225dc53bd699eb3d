import { expect, test, type Locator } from "@playwright/test";
import type { Update } from "../src/api/types";
import { SIZES } from "./fits";
import { quickly } from "./play";
import { anything, deal, playUntil, sit } from "./requests";

test("a line of the log is explained, leads to its rule, and has a link to send", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await playUntil(page, id, (update) => update.decisions > 40 && update.viewer === 0, anything);
  await page.goto(`/table/${id}`);
  const activated = page.locator(".log .line", { hasText: /activate/ }).first();
  await activated.locator(".ask").click();
  await expect(activated.getByRole("link", { name: "Rules" })).toHaveAttribute("href", /innovation#dogma/);
  await expect(activated.getByRole("button", { name: "Link to this moment" })).toBeVisible();
});

test("the log tells old and new icons, why somebody shares, and shows the moment of a line that is clicked", async ({
  page,
}) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await playUntil(page, id, (update) => update.decisions > 40 && update.viewer === 0, anything);
  await page.goto(`/table/${id}`);
  await expect(page.locator(".log .line", { hasText: /\d+ → \d+/ }).first()).toBeVisible();
  const activated = page.locator(".log .line", { hasText: /activate/ }).first();
  await expect(activated).toContainText(/You \d+ · Jan \d+/);
  await activated.locator(".show").focus();
  await page.keyboard.press("?");
  await expect(activated.getByRole("link", { name: "Rules" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/replay.*event=\d+/);
  await expect(page.locator(".player")).toBeVisible();
});

for (const size of ["laptop", "phone"] as const) {
  test(`the newest line of the log is in sight on a ${size}, unless somebody scrolled away to read`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const viewport = size === "laptop" ? { width: 1280, height: 720 } : SIZES.phone;
    const reader = await (await browser.newContext({ baseURL, viewport })).newPage();
    await quickly(reader);
    const id = await deal(page, "cvlizations", ["Ola", "Jan", "Ewa", "Adam"], "5");
    await playUntil(page, id, ({ decisions }) => decisions > 60, anything);
    await reader.goto(`/table/${id}`);
    if (size === "phone") await reader.getByRole("button", { name: "Events" }).click();
    const log = reader.locator(".log");
    const newest = log.locator(".turn:has(.line:not(.none))").first().locator(".line").last();
    const more = async () => {
      const before = await log.innerText();
      let left = 6;
      await playUntil(page, id, () => (left -= 1) < 0, anything);
      await expect.poll(() => log.innerText()).not.toBe(before);
    };
    const read = async (line: Locator) => {
      await line.scrollIntoViewIfNeeded();
      // The page hears of it with the next frame; nobody reads faster.
      await reader.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    };
    await expect(newest).toBeInViewport({ ratio: 0.9 });
    await more();
    await expect(newest).toBeInViewport({ ratio: 0.9 });
    await log.locator(".head").last().click();
    const oldest = log.locator(".line").last();
    await read(oldest);
    await more();
    await expect(oldest).toBeInViewport();
    await expect(newest).not.toBeInViewport();
    await read(newest);
    await more();
    await expect(newest).toBeInViewport({ ratio: 0.9 });
    await reader.context().close();
  });
}

test("the line of the moment that is shown is in sight", async ({ page }) => {
  await quickly(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  const id = await deal(page, "cvlizations", ["Ola", "Jan", "Ewa", "Adam"], "5");
  await playUntil(page, id, ({ decisions }) => decisions > 60, anything);
  await page.goto(`/replay/${id}`);
  for (const decision of ["30", "50", "20"]) {
    await page.locator(".player input[type=range]").fill(decision);
    await expect(page.locator(".player .line > span")).toContainText(`Decision ${decision} of`);
    await expect(page.locator(".log .line.at")).toBeInViewport({ ratio: 0.9 });
  }
});

test("a rule is shown where the link of a reason points", async ({ page }) => {
  await page.goto("/rules/innovation#bonus");
  await expect(page.locator("#bonus")).toBeInViewport();
});

test("the replay steps to the next event against me", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await playUntil(page, id, () => false, anything);
  await page.goto(`/replay/${id}`);
  await page.getByLabel("Seen by").selectOption("0");
  await page.locator("[data-test=against]").click();
  await expect(page.locator(".log .line.against").first()).toBeVisible();
});

test("ideas and orders are found among the cards, in any language", async ({ page }) => {
  await quickly(page);
  await page.goto("/cards");
  await page.getByLabel("Find a card").fill("kradziejstwo");
  await expect(page.getByRole("heading", { name: "Thieving" })).toBeVisible();
  await expect(page.locator("li .idea").first()).toBeVisible();
});

for (const game of ["innovation", "cvlizations"] as const) {
  test(`${game}: brackets step through the replay by event, braces by turn, the semicolon to what was done to me`, async ({
    page,
  }) => {
    await quickly(page);
    const id = await deal(page, game, ["Ola", "Jan"], "7");
    await playUntil(page, id, ({ decisions, viewer }) => decisions > 60 && viewer === 0, anything, 200);
    await page.goto(`/table/${id}`);
    await page.locator(".log .line").first().waitFor();
    await page.keyboard.press("[");
    await expect(page).toHaveURL(/replay.*event=\d+/);
    const current = page.locator(".log .line.at");
    const position = page.locator(".player .line > span");
    await expect(current).toBeVisible();
    await page.locator(".player input[type=range]").fill("20");
    await expect(position).toContainText("Decision 20 of");
    // Each press shows one line more, also between two decisions; and one less on the way back.
    const seen: string[] = [];
    const heads = page.locator(".log .turn");
    const lines = async () => {
      const folded = page.locator(".log .head[aria-expanded=false]");
      while ((await folded.count()) > 0) await folded.first().click();
      return page.locator(".log .line:not(.none)").count();
    };
    const before = await lines();
    const events = 9;
    for (let press = 1; press <= events; press += 1) {
      await page.keyboard.press("]");
      await expect.poll(lines).toBe(before + press);
      seen.push(await position.innerText());
    }
    expect(new Set(seen).size).toBeLessThan(events);
    for (let press = events - 1; press >= 0; press -= 1) {
      await page.keyboard.press("[");
      await expect.poll(lines).toBe(before + press);
    }
    const newest = heads.first().locator(".line:not(.none)");
    await page.keyboard.press("}");
    await expect(newest).toHaveCount(1);
    const turns = await heads.count();
    await page.keyboard.press("}");
    await expect(heads).toHaveCount(turns + 1);
    await expect(newest).toHaveCount(1);
    await page.keyboard.press("{");
    await expect(heads).toHaveCount(turns);
    await page.locator(".player input[type=range]").fill("0");
    await page.keyboard.press(";");
    await expect(current).toHaveClass(/against/);
  });
}

test("whoever looks back at a table where the device is handed round sees his own cards, and without an address nobody's", async ({
  page,
}) => {
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const isSecond = ({ decisions, viewer }: Update) => decisions > 20 && viewer === 1;
  expect(await playUntil(page, id, isSecond, anything)).toBe(true);
  const view = page.getByLabel("Seen by");
  const known = page.locator("section.hand [data-slug]");
  await sit(page, id);
  const hand = await known.count();
  expect(hand).toBeGreaterThan(0);
  await page.keyboard.press("[");
  await expect(view).toHaveValue("1");
  await sit(page, id);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("dialog[open]").getByRole("link", { name: "Replay" }).click();
  await expect(view).toHaveValue("1");
  await expect(known).toHaveCount(hand);

  await page.goto(`/replay/${id}`);
  await expect(view).toHaveValue("none");
  await expect(known).toHaveCount(0);
  await view.selectOption("0");
  await expect(known.first()).toBeVisible();
});
