import { expect, test, type Page } from "@playwright/test";
import type { View } from "../src/games/innovation/api";
import type { Update } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { quickly, start } from "./play";
import { deal, dealByLink, open, playUntil, sit } from "./requests";

test.beforeEach(async ({ page }) => quickly(page));

test("an address that names no game leads to a new table all the same", async ({ page }) => {
  const failures: Error[] = [];
  page.on("pageerror", (failure) => failures.push(failure));
  await page.goto("/new?game=chess");
  await expect(page.locator("input[type=radio]:checked")).toHaveValue("innovation");
  expect(failures).toEqual([]);
});

test("an address of nothing says so, whatever page it begins like", async ({ page }) => {
  for (const path of [
    "/nowhere",
    "/rules/chess",
    "/cards/chess",
    "/settings/x",
    "/new/x",
    "/rules/innovation/x",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This page does not exist." }), path).toBeVisible();
  }
  await page.getByRole("link", { name: "Start page" }).last().click();
  await expect(page.locator("[data-test=quick-innovation]")).toBeVisible();
});

test("whoever changes to a game for fewer players loses the seats that are too many", async ({ page }) => {
  await page.goto("/new?game=cvlizations");
  const seats = page.locator("form .row");
  const add = page.getByRole("button", { name: "Add a seat" });
  for (const number of [2, 3, 4]) {
    await expect(seats).toHaveCount(number);
    await add.click();
  }
  await expect(add).toHaveCount(0);
  await expect(seats).toHaveCount(5);
  await page.locator("input[type=radio][value=innovation]").check();
  await expect(seats).toHaveCount(4);
});

test("a new table offers the variants that its seats can play", async ({ page }) => {
  await page.goto("/new?game=cvlizations");
  await page.getByText("Options").click();
  const variant = page.getByLabel("Variant");
  await expect(variant).toHaveValue("granna");
  await expect(variant.locator("option")).toHaveCount(2);
  await variant.selectOption("neutrals");
  await page.getByRole("button", { name: "Add a seat" }).click();
  await expect(variant).toHaveValue("standard");
  await expect(variant).toBeDisabled();
  await page.getByRole("button", { name: "Remove seat C" }).click();
  await expect(variant).toHaveValue("granna");

  await page.locator("input[type=radio][value=innovation]").check();
  const teams = page.getByLabel("Two against two");
  await expect(teams).toBeDisabled();
  await expect(teams).toHaveAccessibleDescription(/Four players/);
  for (let seat = 3; seat <= 4; seat += 1) await page.getByRole("button", { name: "Add a seat" }).click();
  await teams.selectOption("yes");
  await page.getByRole("button", { name: "Remove seat D" }).click();
  await expect(teams).toHaveValue("no");
  await expect(page.getByText("A number or 64 hexadecimal digits.")).toBeVisible();
  await page.locator("form .row select").first().selectOption("computer");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("section.prompt")).toBeVisible();
});

test("an invitation to a full table offers to watch, one that is not valid leads to the start page", async ({
  page,
  browser,
  baseURL,
}) => {
  const { invite } = await open(page, "innovation", "7");
  const [guest, late] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL })).newPage()),
  );
  await late!.goto(`/join/${invite}`);
  await expect(late!.getByRole("button", { name: "Sit down" })).toBeVisible();
  await guest!.request.post(`/api/invitations/${invite}`, { data: { name: "Jan" } });
  await late!.reload();
  await expect(late!.getByText("All seats at this table are taken.")).toBeVisible();
  await expect(late!.getByRole("button", { name: "Sit down" })).toHaveCount(0);
  await late!.getByRole("link", { name: "Just watch" }).click();
  await expect(late!.locator("section.prompt")).toBeVisible();
  await late!.goto("/join/none");
  await late!.getByRole("link", { name: "Start page" }).click();
  await expect(late!.locator("[data-test=quick-innovation]")).toBeVisible();
});

test("whoever types a name while the last seat is taken is offered to watch", async ({
  page,
  browser,
  baseURL,
}) => {
  const { invite } = await open(page, "innovation", "7");
  const [guest, late] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL })).newPage()),
  );
  await late!.goto(`/join/${invite}`);
  await late!.locator("#name").fill("Ewa");
  await guest!.request.post(`/api/invitations/${invite}`, { data: { name: "Jan" } });
  const sitDown = late!.getByRole("button", { name: "Sit down" });
  await sitDown.click();
  await expect(late!.getByRole("alert")).toHaveText("All seats at this table are taken.");
  await expect(sitDown).toHaveCount(0);
  await expect(late!.getByRole("link", { name: "Just watch" })).toBeVisible();
});

test("what is wrong with a login stands with the login", async ({ page }) => {
  await page.goto("/settings");
  const account = page.locator("section", { has: page.locator("input[type=password]") });
  await account.locator("input[autocomplete=username]").fill("Ola!");
  await account.locator("input[type=password]").fill("short");
  await account.getByRole("button", { name: "Create an account" }).click();
  await expect(account.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(1);
});

test("a name can be cleared and typed anew, and whoever logs in sees his own", async ({
  page,
  browser,
  baseURL,
}) => {
  const login = `ola${Date.now()}`;
  const name = page.getByLabel("Your name");
  const enter = async (on: Page, button: string) => {
    const account = on.locator("section", { has: on.locator("input[type=password]") });
    await account.locator("input[autocomplete=username]").fill(login);
    await account.locator("input[type=password]").fill("a long password");
    await account.getByRole("button", { name: button }).click();
  };
  await page.goto("/settings");
  await name.fill("Ola");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("Ola");
  await name.fill("");
  await name.pressSequentially("Jan");
  await expect(name).toHaveValue("Jan");
  await enter(page, "Create an account");
  await expect(page.getByText(`Logged in as ${login}`)).toBeVisible();

  const other = await (await browser.newContext({ baseURL })).newPage();
  await quickly(other);
  await other.goto("/settings");
  await other.getByLabel("Your name").fill("Ewa");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Saved")).toBeVisible();
  await enter(other, "Create an account");
  await expect(other.getByRole("alert")).toHaveText("This login is taken. Please choose another one.");
  await expect(other.getByText("Saved")).toHaveCount(0);
  await enter(other, "Log in");
  await expect(other.getByLabel("Your name")).toHaveValue("Jan");
  await expect(other.getByRole("alert")).toHaveCount(0);
  await other.context().close();
});

for (const game of ["innovation", "cvlizations"] as const) {
  test(`whoever has never played ${game} reads at the table how it is played`, async ({ page }) => {
    await start(page, game);
    const first = page.locator(".first").filter({ has: page.locator("h3") });
    await expect(first.getByRole("link", { name: "Rules" })).toHaveAttribute("href", `/rules/${game}`);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      if (size === SIZES.phone) await page.locator("nav.tabs button").nth(2).click();
      for (const language of LANGUAGES) {
        await speak(page, language);
        await expect(first.locator("li").last()).toBeInViewport();
        expect(await faults(page), language).toEqual([]);
      }
    }
  });
}

test("when a game is under way nobody is told any more how it is played", async ({ page }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  const isLater = (update: Update) => (update.view as View).turns > 3;
  expect(await playUntil(page, id, isLater, (_, turn) => turn)).toBe(true);
  await sit(page, id);
  await expect(page.locator("#first-steps")).toHaveCount(0);
});

test("nobody who only watches is told how the game is played", async ({ page, browser, baseURL }) => {
  const guest = await (await browser.newContext({ baseURL })).newPage();
  const id = await dealByLink(page, guest, "innovation", "7");
  const spectator = await (await browser.newContext({ baseURL })).newPage();
  await spectator.goto(`/table/${id}`);
  await expect(spectator.locator("section.prompt")).toBeVisible();
  await expect(spectator.locator("#first-steps")).toHaveCount(0);
});

test("the start page leads to the rules of each game", async ({ page }) => {
  await page.goto("/");
  await page.locator(".cvlizations").getByRole("link", { name: "How it is played" }).click();
  await expect(page.locator("h1")).toContainText("CVlizations");
});

test("on a phone a table that waits for my decision stands above the games", async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await page.goto("/");
  const table = page.locator(`a[href="/table/${id}"]`);
  await expect(table).toHaveCount(1);
  const [mine, game] = [
    await table.boundingBox(),
    await page.locator("[data-test=quick-innovation]").boundingBox(),
  ];
  expect(mine?.y).toBeLessThan(game?.y ?? 0);
});

for (const size of ["desktop", "phone"] as const) {
  test(`on a ${size} a card is chosen among the found ones, which stay, and the way back leads to them`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[size]);
    await page.goto("/cards");
    await page.getByRole("searchbox").fill("road");
    await page.getByLabel("Colour").selectOption("red");
    const text = page.locator(size === "phone" ? "dialog[open]" : "aside");
    for (const leave of [() => page.goBack(), () => page.getByRole("button", { name: "Close" }).click()]) {
      await page.locator("a[href='/cards/road-building']").click();
      await expect(page).toHaveURL(/road-building$/);
      await expect(text.getByRole("heading", { name: "Road Building" })).toBeInViewport();
      await expect(page.getByRole("searchbox")).toHaveValue("road");
      await expect(page.getByLabel("Colour")).toHaveValue("red");
      if (size === "desktop") await page.goBack();
      else await leave();
      await expect(page).toHaveURL(/\/cards$/);
      await expect(text).toHaveCount(0);
      await expect(page.getByRole("searchbox")).toHaveValue("road");
    }
    await page.goto("/cards/tools");
    await expect(text.getByRole("heading", { name: "Tools" })).toBeInViewport();
  });
}

test("a card is found first by its name in any language", async ({ page }) => {
  await page.goto("/cards");
  await page.getByRole("searchbox").fill("koło");
  await expect(page.locator("main ul").first().locator("a").first()).toHaveAttribute(
    "href",
    "/cards/the-wheel",
  );
});
