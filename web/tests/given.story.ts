// What a browser, the network or an upgrade of the server may refuse. Nothing else stops because of it.

import { expect, test, type Page } from "@playwright/test";
import { quickly, start } from "./play";
import type { View } from "../src/games/innovation/api";
import { anything, deal, open, playUntil, sit } from "./requests";

const FONTS = "**/*.woff2";
const PARTS = "**/assets/*.js";

/** What goes wrong in the page's own code. */
function failures(page: Page): Error[] {
  const found: Error[] = [];
  page.on("pageerror", (failure) => found.push(failure));
  return found;
}

const welcome = (page: Page) => page.getByRole("heading", { level: 1 });

test("fonts that do not come, or fail, keep nobody from the page", async ({ page }) => {
  await quickly(page);
  await page.route(FONTS, () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await expect(welcome(page)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(FONTS, (route) => route.abort());
  await page.goto("/");
  await expect(welcome(page)).toBeVisible();
  await start(page, "innovation");
});

test("only the fonts of the language that is read are fetched", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) fetched.push(request.url());
  });
  const cyrillic = () => fetched.filter((url) => url.includes("cyrillic"));
  await quickly(page);
  await start(page, "innovation");
  await page.goto("/cards");
  await expect(page.locator(".face").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fetched.length).toBeGreaterThan(0);
  expect(cyrillic()).toEqual([]);
  await page.locator("header .languages select").selectOption("ru");
  await expect.poll(cyrillic).not.toEqual([]);
});

test("a name is as small as its font needs it, also when the font comes late", async ({ page }) => {
  await quickly(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const sizes = () =>
    page
      .locator(".face .name")
      .evaluateAll((names) => names.map((one) => (one as HTMLElement).style.fontSize));
  await page.goto("/cards");
  await expect(page.locator(".face")).toHaveCount(105);
  await page.evaluate(() => document.fonts.ready);
  const usual = await sizes();
  let release = (): void => undefined;
  const late = new Promise<void>((done) => (release = done));
  await page.route(FONTS, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto("/cards", { waitUntil: "commit" });
  await expect(page.locator(".face")).toHaveCount(105);
  expect(await sizes()).not.toEqual(usual);
  release();
  await expect.poll(sizes).toEqual(usual);
});

test("a language that cannot be fetched is said to be missing, and comes when the page is loaded anew", async ({
  page,
}) => {
  await page.goto("/");
  await expect(welcome(page)).toBeVisible();
  await page.route(PARTS, (route) => route.abort());
  await page.locator("header .languages select").selectOption("pl");
  await expect(page.getByText("A part of this page could not be loaded.")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Load the page anew" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  await expect(page.getByText("Nie udało się wczytać części strony.")).toHaveCount(0);
});

test("a rules page that cannot be fetched is said to be missing", async ({ page }) => {
  await quickly(page);
  await page.goto("/");
  await expect(welcome(page)).toBeVisible();
  await page.route(PARTS, (route) => route.abort());
  await page.locator("header a[href='/rules']").click();
  await expect(page.getByText("A part of this page could not be loaded.")).toBeVisible();
});

/** From now on the server has another client: the parts of the open one are gone until the page is loaded anew. */
async function upgrade(page: Page): Promise<void> {
  let isNew = false;
  await page.route(PARTS, (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })));
  await page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().isNavigationRequest()) isNew = true;
    if (route.request().resourceType() !== "fetch" || pathname !== "/") return route.fallback();
    await route.fulfill({ contentType: "text/html", body: '<script type="module" src="/assets/new.js">' });
  });
}

test("after an upgrade of the server the page loads anew by itself", async ({ page }) => {
  await quickly(page);
  await page.goto("/");
  await expect(welcome(page)).toBeVisible();
  await upgrade(page);
  await page.locator("header a[href='/rules']").click();
  await expect(page.locator("article h2").first()).toBeVisible();
});

test("after an upgrade of the server what was written is not thrown away", async ({ page }) => {
  await page.goto("/settings");
  const name = page.locator("input[autocomplete=nickname]");
  await name.fill("Eva");
  await upgrade(page);
  await page.locator("header .languages select").selectOption("cs");
  await expect(page.getByText("A part of this page could not be loaded.")).toBeVisible();
  await expect(name).toHaveValue("Eva");
  await page.getByRole("button", { name: "Load the page anew" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
});

/** As on a page that came over plain http. */
const withoutClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));

const selected = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return field.value?.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  });

test("where there is no clipboard a link is selected to be copied by hand", async ({ page, baseURL }) => {
  await quickly(page);
  await withoutClipboard(page);
  const table = await open(page, "innovation", "7");
  await page.goto(`/table/${table.id}`);
  const copy = page.getByRole("button", { name: "Copy the link" }).first();
  await copy.click();
  await expect.poll(() => selected(page)).toBe(`${baseURL}/join/${table.invite}`);
  await expect(copy).toHaveText("Copy the link");
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await playUntil(page, id, (update) => (update.view as View).turns > 2, anything);
  await sit(page, id);
  await page.locator(".log .ask").first().click();
  await page.getByRole("button", { name: "Link to this moment" }).click();
  await expect.poll(() => selected(page)).toContain(`${baseURL}/replay/`);
  await expect(page.getByText("Link copied")).toHaveCount(0);
});

test("a browser that keeps nothing plays all the same", async ({ page }) => {
  const found = failures(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    }),
  );
  await start(page, "innovation");
  await page.locator("header .languages select").selectOption("cs");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await page.locator("header a[href='/'], header button[aria-haspopup=dialog]").first().click();
  await page.goto("/settings");
  await page.locator(".preferences select").first().selectOption("dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(found).toEqual([]);
});

test("a browser whose notifications throw plays all the same", async ({ page }) => {
  const found = failures(page);
  await quickly(page, "light", "en", { notify: true });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new TypeError("Illegal constructor.");
    };
    const refusing = Object.assign(refuse, { permission: "granted", requestPermission: refuse });
    Object.defineProperty(window, "Notification", { value: refusing });
    Object.defineProperty(document, "hidden", { value: true });
  });
  await sit(page, await deal(page, "innovation", ["Ola", "Jan"], "7"));
  await expect(page.locator(".answers .answer").first()).toBeEnabled();
  await page.goto("/settings");
  const notify = page.getByLabel("Notify me when it is my decision");
  await notify.uncheck();
  await notify.click();
  await expect(notify).not.toBeChecked();
  expect(found).toEqual([]);
});
