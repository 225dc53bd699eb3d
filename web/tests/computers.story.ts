// Computer players from the chair of a person: making tables with them, letting them take over, and coming back.

import { expect, test, type Page } from "@playwright/test";
import { answer, asked, layOrders, quickly, start } from "./play";
import { anything, deal, dealAgainstComputer, open, playUntil, pretend, sit } from "./requests";

const menu = (page: Page) => page.getByRole("button", { name: "Menu" });

async function leave(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole("button", { name: "Let the computer play for me" }).click();
}

test("a name that is cleared can be typed anew", async ({ page }) => {
  await quickly(page);
  await start(page, "innovation");
  await page.goto("/new?game=innovation");
  const name = page.getByLabel("Your name");
  await expect(name).toHaveValue("Guest");
  await name.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("Eva");
  await expect(name).toHaveValue("Eva");
});

test("a level says how it plays", async ({ page }) => {
  await page.goto("/new?game=innovation");
  await page.getByLabel("Seat B").selectOption("computer");
  const level = page.getByLabel("Level");
  await expect(level).toHaveAccessibleDescription("Looks at the next step, and often errs.");
  await level.selectOption("5");
  await expect(page.getByText("Thinks ahead as long as allowed.")).toBeVisible();
});

test("a table is made once, however often its button is pressed", async ({ page }) => {
  await quickly(page);
  await page.goto("/new?game=innovation");
  await page.getByLabel("Your name").fill("Ola");
  await page.getByLabel("Seat B").selectOption("computer");
  let made = 0;
  await page.route("**/api/tables", async (route) => {
    made += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole("button", { name: "Start the game" }).dblclick();
  await expect(page.locator("section.prompt")).toBeVisible();
  expect(made).toBe(1);
});

test("a clock without an increment is not sent", async ({ page }) => {
  await quickly(page);
  await page.goto("/new?game=innovation");
  await page.getByLabel("Seat B").selectOption("computer");
  await page.getByText("Options").click();
  await page.getByLabel("Clock").selectOption({ index: 1 });
  const increment = page.getByRole("spinbutton");
  await increment.fill("");
  let made = 0;
  await page.route("**/api/tables", (route) => {
    made += 1;
    return route.continue();
  });
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(increment).toBeFocused();
  expect(made).toBe(0);
  await increment.fill("0");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("section.prompt")).toBeVisible();
});

for (const game of ["innovation", "cvlizations"] as const) {
  test(`${game}: who lets the computer play sees it at once, and is offered nothing that would be refused`, async ({
    page,
  }) => {
    await quickly(page);
    // The strongest level takes its time, so that the game does not end meanwhile.
    await sit(page, await dealAgainstComputer(page, game, "7", 5));
    await asked(page);
    if (game === "cvlizations") await layOrders(page);
    else await answer(page, () => 0);
    await expect(page.locator("header .undo")).toBeVisible();
    await leave(page);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await expect(page.getByText("The computer plays for you.")).toBeVisible();
    await expect(page.locator("header .undo")).toBeHidden();
    await expect(page.locator("[data-test=ahead]")).toHaveCount(0);
    await menu(page).click();
    await expect(page.getByRole("link", { name: "Replay" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Let the computer play for me" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Take over again" }).click();
    await expect(page.getByText("The computer plays for you.")).toBeHidden();
  });
}

for (const game of ["innovation", "cvlizations"] as const) {
  test(`${game}: the others see how strong a computer player is, also one that keeps a seat`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await quickly(page);
    const guest = await (await browser.newContext({ baseURL })).newPage();
    await quickly(guest);
    const { id, invite } = await open(page, game, "7", "", [{ kind: "computer", level: 5 }]);
    await guest.goto(`/join/${invite}`);
    await guest.locator("#name").fill("Jan");
    await guest.getByRole("button", { name: "Sit down" }).click();
    await expect(guest.locator("section.prompt")).toBeVisible();
    await page.goto(`/table/${id}`);
    if (game === "innovation") await expect(page.locator("header [data-level='5']")).toHaveText("Master");
    await menu(page).click();
    const seats = page.locator("dialog[open]");
    await expect(seats.locator("[data-level='5']")).toHaveText("Master");
    await leave(guest);
    await expect(seats.locator("[data-level='2']")).toHaveText("Computer: Casual");
    await guest.getByRole("button", { name: "Take over again" }).click();
    await expect(seats.locator("[data-level='2']")).toHaveCount(0);
  });
}

test("a vote for a computer player is seen by all whom it concerns", async ({ page, browser, baseURL }) => {
  await quickly(page);
  const { id, invite } = await open(page, "innovation", "7", "", [{ kind: "open" }]);
  const others: Page[] = [];
  for (const name of ["Jan", "Ewa"]) {
    const other = await (await browser.newContext({ baseURL })).newPage();
    await quickly(other);
    await other.goto(`/join/${invite}`);
    await other.locator("#name").fill(name);
    await other.getByRole("button", { name: "Sit down" }).click();
    await expect(other).toHaveURL(/\/table\//);
    others.push(other);
  }
  const [jan, ewa] = others as [Page, Page];
  await page.goto(`/table/${id}`);
  await expect(page.locator("section.prompt")).toBeVisible();
  // Whoever is there is not replaced.
  await expect(page.locator(".tag", { hasText: "away" })).toHaveCount(0);
  await menu(page).click();
  await page.getByRole("button", { name: "Let the computer play for Jan" }).click();
  await expect(page.getByText("This player is at the table.")).toBeVisible();
  // Whoever has gone is, if the others agree, and finds out.
  await jan.goto("/rules/innovation");
  await expect(page.locator(".tag", { hasText: "away" })).toHaveCount(1);
  await menu(page).click();
  await page.getByRole("button", { name: "Let the computer play for Jan" }).click();
  await expect(page.getByText("Jan: the computer takes over once these agree: Ewa")).toBeVisible();
  await jan.goto(`/table/${id}`);
  await expect(jan.getByText("The others want the computer to play for you.")).toBeVisible();
  await jan.goto("/rules/innovation");
  await expect(page.locator(".tag", { hasText: "away" })).toHaveCount(1);
  await ewa.getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("[data-level='2']")).toHaveText("Computer: Casual");
  await jan.goto(`/table/${id}`);
  await expect(jan.getByText("The computer plays for you.")).toBeVisible();
});

test("against computers a table waits for whoever is out of time, and says why", async ({
  page,
  browser,
  baseURL,
}) => {
  await quickly(page);
  // To a spectator the first seat is drawn like an own board, which has no tags.
  const id = await dealAgainstComputer(page, "innovation", "7", 1, { seconds: 10, increment: 0 }, "last");
  const watcher = await (await browser.newContext({ baseURL })).newPage();
  await quickly(watcher);
  await page.goto(`/table/${id}`);
  await watcher.goto(`/table/${id}`);
  await expect(page.getByText("Your time is up.")).toBeVisible({ timeout: 30_000 });
  await expect(page.locator("section.prompt.mine")).toHaveCount(0);
  await expect(watcher.getByText("The game waits.")).toBeVisible();
  await expect(watcher.locator(".tag", { hasText: "out of time" })).toHaveCount(1);
  await page.goto("/");
  await page.locator(`a[href="/table/${id}"]`).click();
  await page.getByRole("button", { name: "Play on" }).click();
  await expect(page.locator("section.prompt.mine")).toBeVisible();
  await expect(watcher.getByText("The game waits.")).toHaveCount(0);
});

test("after the end nobody is asked to take over again", async ({ page }) => {
  await quickly(page);
  const id = await deal(page, "cvlizations", ["Ola", "Jan"], "7", "variant=granna");
  await playUntil(page, id, () => false, anything);
  await pretend(page, id, ({ seats }) => (seats[0]!.away = true));
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Take over again" })).toHaveCount(0);
});

test("the name of whose turn it is stands whole beside the numbers", async ({ page }) => {
  await quickly(page);
  for (const name of ["Computer", "Komputer", "Компьютер", "Počítač"]) {
    const others = ["B", "C", "D"].map((letter) => `${name} ${letter}`);
    const id = await deal(page, "innovation", ["Ola", ...others], "7");
    await pretend(page, id, (update) => {
      (update.view as { turn: number }).turn = 2;
    });
    for (const one of await page.locator("#matrix .name").all()) {
      const [wide, high] = await one.evaluate((box) => [
        box.scrollWidth - box.clientWidth,
        box.scrollHeight - box.clientHeight,
      ]);
      const name = (await one.textContent()) ?? "";
      expect.soft(wide, name).toBe(0);
      // Letters are a little higher than their line.
      expect.soft(high, name).toBeLessThanOrEqual(4);
    }
    const rows = page.locator("#matrix tbody tr");
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(30);
  }
});
