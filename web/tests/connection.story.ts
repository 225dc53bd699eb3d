// The live connection as a person notices it: lost, found again, and nothing missed.

import { expect, test, type WebSocketRoute } from "@playwright/test";
import type { Prompt, View } from "../src/api/innovation";
import type { Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { asked, quickly } from "./play";
import { anything, deal, dealByLink, playUntil, sit } from "./requests";

test("a lost connection comes back by itself and has missed nothing", async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await quickly(page);
  await quickly(other);
  const id = await dealByLink(page, other, "innovation", "7");
  const connections: WebSocketRoute[] = [];
  await page.routeWebSocket(`**/api/tables/${id}/live*`, (socket) => {
    socket.connectToServer();
    connections.push(socket);
  });
  await page.goto(`/table/${id}`);
  await asked(page);
  await connections[0]?.close();
  await expect(page.getByText("Connection lost. Trying again …")).toBeVisible();
  // Meanwhile the other one answers, and an answer of mine is refused in words.
  await other.goto(`/table/${id}`);
  await asked(other);
  await other.locator("section.hand .spot.candidate").first().click();
  await page.locator("section.hand .spot.candidate").first().click();
  await expect(page.getByText("The server cannot be reached.")).toBeVisible();

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
