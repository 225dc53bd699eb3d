import { expect, test } from "@playwright/test";
import { quickly } from "./play";
import { deal, playUntil } from "./requests";

const anything = (options: unknown[], turn: number) => (turn * 7) % options.length;

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
