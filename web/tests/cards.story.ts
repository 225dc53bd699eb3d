import { expect, test, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SIZES } from "./fits";
import { asked, playToTheEnd, quickly, start } from "./play";
import { EPOKA, serve, type Server } from "./server";

// A server of its own, with a card file that an owner has corrected.
let folder: string;
let server: Server;
let url: string;

/** All ideas cost 1 stone and bring 9 points; all have other names in three languages. */
function correct(file: string): void {
  let number = 0;
  const text = readFileSync(file, "utf8")
    .replace(/^cost = .*$/gm, "cost = { food = 0, wood = 0, stone = 1 }")
    .replace(/^points = .*$/gm, "points = 9")
    .replace(/(\[\[idea\]\]\nnumber = \d+\nname = ){.*}/g, (_, head: string) => {
      number += 1;
      return `${head}{ en = "Thought ${number}", pl = "Zamysł ${number}", ru = "Мысль ${number}" }`;
    })
    .replace("gives = [2, 3, 1]", "gives = [5, 3, 1]");
  expect(number).toBe(48);
  writeFileSync(file, text);
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "epoka-cards-"));
  const cards = join(folder, "cards.toml");
  expect(spawnSync(EPOKA, ["cards", "cvlizations", "--export", cards]).status).toBe(0);
  correct(cards);
  server = await serve("--cards", cards);
  url = server.url;
});

test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const sheet = (page: Page) => page.locator(".sheet");

for (const [size, viewport] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport });

    test("a table shows the cost, the points and the names of its corrected cards", async ({ page }) => {
      await quickly(page);
      await start(page, "cvlizations", url);
      const card = page.locator(".track .idea").first();
      await expect(card.locator(".name")).toHaveText(/^Thought\s\d+$/);
      await expect(card.locator("span.points")).toHaveText(/^9$/);
      await expect(card.locator(".price")).toHaveText([/^1$/]);
      await expect(page.locator("[data-order=logging] .case").first()).toContainText("corrected: amount 5");
      await expect(page.locator("[data-order=logging] .case").nth(1)).not.toContainText("corrected");

      await page.locator(".track .card").first().click();
      await expect(sheet(page).locator(".name")).toHaveText(/^Thought/);
      await expect(sheet(page).locator("[data-test=certainty]")).toContainText(
        /Our own design.*cost, points/,
      );
      await page.keyboard.press("Escape");

      await asked(page);
      await playToTheEnd(page);
      await expect(page.locator("dialog[open] .story")).toContainText("Thought");
      await page.locator("dialog[open] a[href^='/replay/']").first().click();
      await expect(page.locator(".track .idea .name").first()).toHaveText(/^Thought/);
    });

    test("the cards page shows them in the reader's language and how well they are known", async ({
      page,
    }) => {
      await quickly(page, "light", "pl");
      await page.goto(`${url}/cards`);
      const idea = page.locator(".idea").first();
      await expect(idea.locator(".name")).toHaveText(/^Zamysł\s\d+$/);
      await expect(idea.locator("[data-test=certainty]")).toContainText("koszt, punkty");
      await expect(page.getByText("To poprawione karty tego serwera.")).toBeVisible();
      // Idea 5 names idea 17 in its rule.
      await page.getByRole("searchbox").fill("Мысль 17");
      await expect(page.locator(".idea .name")).toHaveText(["Zamysł 17", "Zamysł 5"]);
    });
  });
}

test("a table of the built-in cards shows them as they are", async ({ page }) => {
  await quickly(page);
  await page.goto("/cards");
  await expect(page.locator(".idea .name").filter({ hasText: /^Optimism$/ })).toBeVisible();
  await expect(page.locator("[data-test=certainty]")).toHaveCount(56);
});
