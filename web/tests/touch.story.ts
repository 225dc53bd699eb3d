import { devices, expect, test, type Locator, type Page } from "@playwright/test";
import type { Update } from "../src/api/types";
import { SIZES } from "./fits";
import { quickly } from "./play";
import { anything, deal, open, playUntil, sit } from "./requests";

/**
 * What a finger can hit that is smaller than 44 pixels, by where a touch would land.
 * Names of cards inside a sentence are as high as their line; each card has its own place as well.
 */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const found = new Map<string, string>();
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const targets = "button:not(:disabled), a[href], input:not([type=hidden]), select, summary, textarea";
    for (const one of root.querySelectorAll<HTMLElement>(targets)) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden-text, .skip")) continue;
      if (getComputedStyle(one).display === "inline" || one.matches(".link")) continue;
      one.scrollIntoView({ block: "center", inline: "center" });
      const box = one.getBoundingClientRect();
      const label = one.closest("label");
      const hits = (x: number, y: number) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (one.contains(top) || (label?.contains(top) ?? false));
      };
      // Something else may lie on a part of it: the best of three places counts.
      const sizes = [0.5, 0.2, 0.8].map((part) => {
        const [x, y] = [box.left + box.width * part, box.top + box.height / 2];
        const reach = (dx: number, dy: number) => {
          let far = 0;
          while (far < 60 && hits(x + dx * (far + 1), y + dy * (far + 1))) far += 1;
          return far;
        };
        return hits(x, y) ? [reach(-1, 0) + reach(1, 0) + 1, reach(0, -1) + reach(0, 1) + 1] : [];
      });
      const most = (side: number) => Math.max(...sizes.map((size) => size[side] ?? 0));
      const [width, height] = [most(0), most(1)];
      if (width >= LEAST && height >= LEAST) continue;
      const name = [...one.classList].filter((word) => !word.startsWith("svelte-")).join(".");
      const place = one.parentElement?.className.replace(/ ?svelte-\w+/g, "") ?? "";
      const text = one.getAttribute("aria-label") ?? one.innerText.slice(0, 20);
      found.set(`${place} > ${one.tagName.toLowerCase()}.${name} «${text}»`, `${width} x ${height}`);
    }
    return [...found].map(([place, size]) => `${place}: ${size}`);
  });

async function large(page: Page, what: string): Promise<void> {
  expect.soft(await small(page), what).toEqual([]);
}

test.beforeEach(async ({ page }) => {
  await quickly(page);
  await page.setViewportSize(SIZES.phone);
});

test("on a phone a finger hits everything around the tables", async ({ page }) => {
  for (const path of [
    "/",
    "/new",
    "/new?game=cvlizations",
    "/cards",
    "/cards/tools",
    "/rules",
    "/rules/innovation",
  ]) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    const more = page.locator("form summary");
    if (await more.count()) await more.first().click();
    await large(page, path);
  }
  await page.goto("/settings");
  await page.locator("h1").waitFor();
  await large(page, "/settings");
});

for (const [game, size] of [
  ["innovation", "phone"],
  ["innovation", "lying"],
  ["cvlizations", "phone"],
  ["cvlizations", "lying"],
] as const) {
  const how = size === "lying" ? "on its side " : "";
  test(`on a phone ${how}a finger hits everything at a table of ${game} and in its replay`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    const id = await deal(page, game, ["Ola", "Jan"], "7");
    const isMine = ({ decisions, viewer }: Update) => decisions > 30 && viewer === 0;
    expect(await playUntil(page, id, isMine, anything)).toBe(true);
    await sit(page, id);
    for (const tab of [0, 1, 2, 3]) {
      await page.locator("nav.tabs button").nth(tab).click();
      await large(page, `page ${tab}`);
    }
    await page.locator("header button[aria-haspopup=dialog]").click();
    await large(page, "menu");
    await page.keyboard.press("Escape");
    await page.goto(`/replay/${id}`);
    await page.locator(".player").waitFor();
    await large(page, "replay");
    await playUntil(page, id, () => false, anything);
    await page.goto(`/table/${id}`);
    await page.locator("dialog[open] figure").first().waitFor();
    await expect(page.getByRole("button", { name: "Rematch" })).toBeInViewport();
    await large(page, "end");
    await page.keyboard.press("Escape");
    await large(page, "final table");
    await page.locator("header .state button").click();
    await page.locator("dialog[open] figure").first().waitFor();
  });
}

test("on a phone a finger hits everything while a table waits for a guest", async ({ page, browser }) => {
  const { id, invite } = await open(page, "innovation", "7");
  await page.goto(`/table/${id}`);
  await page.locator("h1, h2").first().waitFor();
  await large(page, "waiting");
  const guest = await (await browser.newContext({ viewport: SIZES.phone })).newPage();
  await guest.goto(`/join/${invite}`);
  await guest.locator("h1").first().waitFor();
  await large(guest, "invitation");
});

test("on a phone a double tap commits nothing: its second tap was not meant for what has come under the finger", async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ ...devices["Pixel 7"], viewport: SIZES.phone, baseURL });
  const page = await phone.newPage();
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa"], "7");
  const hasMany = ({ question }: Update) =>
    ["meld", "dogma"].every(
      (kind) => (question?.options ?? []).filter(({ text }) => text.startsWith(kind)).length > 3,
    );
  expect(await playUntil(page, id, hasMany, anything)).toBe(true);
  await sit(page, id);
  const tapTwice = async (on: Locator) => {
    const { x, y, width, height } = (await on.boundingBox())!;
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  const prompt = page.locator("section.prompt");
  const asks = (await prompt.getAttribute("data-asks"))!;
  const sheet = page.locator(".sheet.pinned");
  await tapTwice(page.locator(".answer", { hasText: "Activate a card" }));
  await expect(page.locator(".answer", { hasText: "Back" })).toBeVisible();
  await expect(sheet).toHaveCount(0);
  // Wherever the finger is, under it nothing is chosen, and the sheet stays.
  for (const answer of await page.locator(".answers .list .answer").all()) {
    await tapTwice(answer);
    await expect(sheet.getByRole("button", { name: "Activate" })).toBeVisible();
    await expect(prompt).toHaveAttribute("data-asks", asks);
    await sheet.getByRole("button", { name: "Close" }).click();
  }
  await phone.close();
});

test("on a phone a step back closes what lies over the table, and only then leaves it", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await page.goto("/");
  await page.locator(`a[href="/table/${id}"]`).click();
  const menu = page.getByRole("button", { name: "Menu" });
  const [dialog, sheet] = [page.locator("dialog[open]"), page.locator(".sheet.pinned")];
  const cover = {
    menu: async () => {
      await menu.click();
      await expect(dialog).toBeVisible();
    },
    sheet: async () => {
      await page.locator("section.hand .spot").first().click();
      await expect(sheet).toBeVisible();
    },
  };
  for (const open of [cover.menu, cover.sheet]) {
    await open();
    await page.goBack();
    await expect(dialog.or(sheet)).toHaveCount(0);
    await expect(page).toHaveURL(/\/table\//);
    await open();
    await dialog.or(sheet).getByRole("button", { name: "Close", exact: true }).last().click();
    await expect(dialog.or(sheet)).toHaveCount(0);
  }
  // From one window to the next, and from there along a link.
  await cover.menu();
  await dialog.getByRole("button", { name: "Keyboard" }).click();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await cover.menu();
  await dialog.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(/\/replay\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/table\//);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});
