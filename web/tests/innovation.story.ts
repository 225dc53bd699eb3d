import { expect, test } from "@playwright/test";
import { asked, calmStart, playToTheEnd, quickly, start } from "./play";

test(
  "a whole game of Innovation by clicking against the computer, then its replay",
  { tag: "@quick" },
  async ({ page }) => {
    await quickly(page);
    await start(page, "innovation");
    await playToTheEnd(page);
    await expect(page.locator("dialog[open] figure").first()).toBeVisible();
    await page.locator("dialog[open]").getByRole("link", { name: "Replay" }).click();
    const position = page.locator(".player .line > span");
    await expect(position).toContainText("Decision 0 of");
    await page.locator("[data-test=next]").click();
    await expect(position).toContainText("Decision 1 of");
    await page.getByLabel("Seen by").selectOption("all");
    await page.locator(".player").getByRole("button", { name: "To the end" }).click();
    await expect(page.locator("section.area")).toBeVisible();
  },
);

test("two clicks from the start page to the first decision", async ({ page }) => {
  await quickly(page);
  await start(page, "innovation");
  expect(await asked(page)).toBe(true);
  await page.locator("section.hand .spot.candidate").first().click();
  // The computer may begin, and what it activates may bring me more cards.
  await expect(page.locator("section.area .spot [data-card]")).not.toHaveCount(0);
});

test(
  "a reload in the middle of a choice brings the same question back",
  { tag: "@quick" },
  async ({ page }) => {
    await quickly(page);
    await start(page, "innovation");
    await asked(page);
    const before = await page.locator(".answers").innerText();
    await page.reload();
    await asked(page);
    expect(await page.locator(".answers").innerText()).toBe(before);
  },
);

test("a choice is taken back", async ({ page }) => {
  await quickly(page);
  await calmStart(page);
  await page.locator("section.hand .spot.candidate").first().click();
  await expect(page.locator("section.area .spot [data-card]")).toHaveCount(1);
  await page.getByRole("button", { name: /Take back/ }).click();
  await expect(page.locator("section.area .spot [data-card]")).toHaveCount(0);
});

test("a typed command answers, a typed name shows its card", async ({ page }) => {
  await quickly(page);
  await calmStart(page);
  await page.keyboard.press("1");
  await expect(page.locator("#prompt-sentence", { hasText: "Choose an action." })).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("satelites");
  await expect(page.locator("dialog[open] li")).toHaveText("No card found");
  await page.locator("dialog[open] input").fill("satellites");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Satellites" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("draw");
  await page.keyboard.press("Enter");
  await expect(page.locator(".log")).toContainText("You draw");
});

test("a typed question says who would share or obey", async ({ page }) => {
  await quickly(page);
  await calmStart(page);
  await page.keyboard.press("1");
  await expect(page.locator("#prompt-sentence", { hasText: "Choose an action." })).toBeVisible();
  const card = await page.locator("section.area .spot.candidate").getAttribute("data-slug");
  await page.keyboard.press("/");
  await page.locator("dialog[open] input").fill(`who shares ${card?.replaceAll("-", " ")}`);
  await expect(page.locator("dialog[open] li").first()).toHaveText(
    /: Computer \(\d+\) (shares|obeys|neither)\s*$/,
  );
  await page.keyboard.press("Enter");
  await expect(page.locator(".prompt .lines .head")).toBeVisible();
});

test("turns are played with the keyboard alone", async ({ page }) => {
  await quickly(page);
  await page.goto("/");
  const quick = page.locator("[data-test=quick-innovation]");
  await quick.focus();
  await page.keyboard.press("Enter");
  await asked(page);
  await page.keyboard.press("1");
  await expect(page.locator("section.area .spot [data-card]")).not.toHaveCount(0);
  for (let turn = 0; turn < 6; turn += 1) {
    if (!(await asked(page))) break;
    const before = await page.locator(".log").innerText();
    await page.keyboard.press(
      (await page.getByText("Choose an action.", { exact: true }).isVisible()) ? "d" : "1",
    );
    await expect(page.locator(".log")).not.toHaveText(before);
  }
  await asked(page);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(":focus")).toHaveAttribute("data-zone", /.+/);
});

test("after a window is closed the focus is where it was before", async ({ page }) => {
  await quickly(page);
  await start(page, "innovation");
  await asked(page);
  const card = page.locator("section.hand .spot").first();
  for (const key of ["/", "?"]) {
    await card.focus();
    await page.keyboard.press(key);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog[open], .sheet.pinned")).toHaveCount(0);
    await expect(card).toBeFocused();
  }
});
