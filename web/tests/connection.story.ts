// The live connection as a person notices it: lost, found again, and nothing missed.

import { expect, test, type WebSocketRoute } from "@playwright/test";
import { asked, quickly } from "./play";
import { dealByLink } from "./requests";

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
