// The live connection as a person notices it: lost, found again, and nothing missed.

import { expect, test, type Page, type WebSocketRoute } from "@playwright/test";
import type { Prompt, View } from "../src/games/innovation/api";
import type { Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { asked, quickly } from "./play";
import { anything, deal, dealByLink, open, playUntil, sit } from "./requests";

test("a lost connection comes back by itself and has missed nothing", async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await quickly(page);
  await quickly(other);
  const id = await dealByLink(page, other, "innovation", "7");
  const connections: WebSocketRoute[] = [];
  let isLost = false;
  await page.routeWebSocket(`**/api/tables/${id}/live*`, (socket) => {
    if (isLost) return void socket.close();
    socket.connectToServer();
    connections.push(socket);
  });
  await page.goto(`/table/${id}`);
  await asked(page);
  isLost = true;
  await connections[0]?.close();
  await expect(page.getByText("Connection lost. Trying again …")).toBeVisible();
  // Meanwhile the other one answers, and an answer of mine is refused in words.
  await other.goto(`/table/${id}`);
  await asked(other);
  await other.locator("section.hand .spot.candidate").first().click();
  await page.locator("section.hand .spot.candidate").first().click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();

  isLost = false;
  await expect(page.getByText("Connection lost. Trying again …")).toBeHidden();
  expect(connections.length).toBe(2);
  expect(connections[1]?.url()).toMatch(/seat=0&since=\d+$/);
  await page.locator("section.hand .spot.candidate").first().click();
  await expect(page.locator("header .state")).toContainText(/Your turn|Turn of Jan/);
  await expect(other.locator("header .state")).toContainText(/Your turn|Turn of Ola/);
  await elsewhere.close();
});

test("on a phone a lost connection is told in the header, which stays whole", async ({ page }) => {
  await quickly(page);
  await page.setViewportSize(SIZES.phone);
  const id = await deal(page, "innovation", ["Ola", "Jan", "Ewa", "Bartłomiej"], "7");
  let first: WebSocketRoute | undefined;
  await page.routeWebSocket(`**/api/tables/${id}/live*`, (socket) => {
    if (first) return void socket.close();
    first = socket;
    socket.connectToServer();
  });
  const isMine = ({ view, viewer, question }: Update) =>
    (view as View).turns > 12 && viewer === 0 && (question?.prompt as Prompt).ask !== "action";
  expect(await playUntil(page, id, isMine, anything)).toBe(true);
  await sit(page, id);
  await first?.close();
  const lost = page.locator("header .lost");
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expect(lost).toBeVisible();
    expect(await faults(page), language).toEqual([]);
    const header = await page.locator("header").first().boundingBox();
    const box = await lost.boundingBox();
    expect(box?.height, language).toBeLessThanOrEqual(header?.height ?? 0);
  }
});

test("a stranger at a table without spectators reads that it cannot be watched", async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, invite } = await open(page, "innovation", "7", "", [], false);
  const [guest, stranger] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL })).newPage()),
  );
  await guest!.request.post(`/api/invitations/${invite}`, { data: { name: "Jan" } });
  for (const place of ["table", "replay"]) {
    await stranger!.goto(`/${place}/${id}`);
    await expect(stranger!.getByRole("heading", { name: "This table cannot be watched." })).toBeVisible();
  }
  await sit(guest!, id);
});

/** Until the returned function is called the server is not there. */
async function unplug(page: Page): Promise<() => Promise<void>> {
  const requests = /^\w+:\/\/[^/]+\/api\//;
  await page.route(requests, (route) => route.abort());
  return () => page.unroute(requests);
}

test("while the server cannot be reached every screen says so, keeps what it shows, and goes on by itself", async ({
  page,
}) => {
  const failures: Error[] = [];
  page.on("pageerror", (failure) => failures.push(failure));
  await quickly(page);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  expect(await playUntil(page, id, ({ decisions }) => decisions > 20, anything)).toBe(true);
  const missing = page.getByText("The server cannot be reached. Trying again …");
  const there = {
    "/": page.locator(`a[href="/table/${id}"]`),
    "/new": page.locator("input[type=radio][value=innovation]"),
    [`/table/${id}`]: page.locator("section.prompt"),
    [`/replay/${id}?seat=0`]: page.locator(".player"),
  };
  for (const [path, content] of Object.entries(there)) {
    const plug = await unplug(page);
    await page.goto(path);
    await expect(missing, path).toBeVisible();
    await plug();
    await expect(content.or(page.locator("main > .button.primary")).first(), path).toBeVisible();
    await expect(missing, path).toBeHidden();
  }

  const position = page.locator(".player .line > span");
  await expect(page.locator(".log .line").first()).toBeVisible();
  const plug = await unplug(page);
  await page.locator(".player input[type=range]").fill("5");
  await expect(missing).toBeVisible();
  await expect(page.locator("section.prompt")).toBeVisible();
  for (const size of ["phone", "desktop"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect(await faults(page), `${size} ${language}`).toEqual([]);
    }
  }
  await speak(page, "en");
  await plug();
  await expect(missing).toBeHidden();
  await expect(position).toContainText("Decision 5 of");

  await page.clock.install();
  await page.goto("/");
  await expect(there["/"]!).toBeVisible();
  const back = await unplug(page);
  await page.clock.runFor(11_000);
  await expect(missing).toBeVisible();
  await expect(there["/"]!).toBeVisible();
  await back();
  expect(failures).toEqual([]);
});
