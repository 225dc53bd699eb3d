import { devices, expect, test } from "@playwright/test";
import { SIZES } from "./fits";
import { asked, quickly, start } from "./play";
import { dealByLink, open, sit } from "./requests";

test(
  "two people in two browsers by invitation link, one on a phone",
  { tag: "@quick" },
  async ({ page, browser, baseURL }) => {
    await quickly(page);
    await page.goto("/new?game=innovation");
    await page.getByLabel("Your name").fill("Ola");
    await page.getByRole("button", { name: "Make the table and its link" }).click();
    const link = await page.locator("[data-test=link]").first().inputValue();

    const phone = await browser.newContext({
      ...devices["Pixel 7"],
      viewport: { width: 390, height: 844 },
      baseURL,
    });
    const other = await phone.newPage();
    await quickly(other);
    await other.goto(new URL(link).pathname);
    await other.getByLabel("Your name").fill("Jan");
    await other.getByRole("button", { name: "Sit down" }).tap();
    await expect(other.locator("section.prompt")).toBeVisible();
    await expect(page.locator("section.prompt")).toBeVisible();

    await asked(page);
    await page.locator("section.hand .spot.candidate").first().click();
    await asked(other);
    // On the phone the first tap shows the card, the button in its sheet chooses it.
    await other.locator("section.hand .spot.candidate").first().tap();
    await expect(other.locator(".sheet .button.primary")).toHaveText(/^Choose: \d/);
    await other.locator(".sheet .button.primary").tap();
    await expect(other.locator("section.board.mine [data-place^=card]")).toHaveCount(1);
    // What cannot be taken back alone is asked for; the other agrees with one key.
    await other.locator("header .undo").tap();
    await expect(page.getByText("Jan asks for a take-back.")).toBeVisible();
    // On a phone what only waits can be put away.
    const waiting = other.getByText("Asked to take back. Waiting for: Ola");
    await expect(waiting).toBeVisible();
    await other.locator(".notices").getByRole("button", { name: "Close" }).tap();
    await expect(waiting).toBeHidden();
    await page.keyboard.press("y");
    await expect(other.locator("section.hand .spot.candidate")).toHaveCount(2);
    // Without a clock nobody may be there to take back a slip of the thumb: buttons are confirmed.
    await other.locator(".answer").last().tap();
    await other.locator(".held").getByRole("button", { name: "Confirm" }).tap();
    await expect(other.locator("section.board.mine [data-place^=card]")).toHaveCount(1);
    const [first, second] = await Promise.all([
      page.locator("section.prompt.mine").count(),
      other.locator("section.prompt.mine").count(),
    ]);
    expect(first + second).toBeLessThanOrEqual(2);
    await expect(page.locator("header .state")).toContainText(/Your turn|Turn of Jan/);
    await phone.close();
  },
);

test("whoever finds an open table in the list sits down at it", async ({ page, browser, baseURL }) => {
  await quickly(page);
  await page.goto("/new?game=innovation");
  await page.getByLabel("Your name").fill("Ola");
  await page.getByText("Options").click();
  await page.getByLabel("List this table for everybody").check();
  await page.getByRole("button", { name: "Make the table and its link" }).click();
  await expect(page.locator("[data-test=link]").first()).toBeVisible();
  const address = page.url();

  const guest = await (await browser.newContext({ baseURL })).newPage();
  await quickly(guest);
  await guest.goto(address);
  await guest.getByRole("link", { name: "Sit down" }).click();
  await expect(guest.locator("#name")).toBeVisible();
  await guest.goto("/");
  await guest.getByRole("link", { name: /Ola/ }).first().click();
  await guest.locator("#name").fill("Jan");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.locator("section.prompt")).toBeVisible();
});

test("two who have the same name are told apart, also in the chat", async ({ page, browser, baseURL }) => {
  await quickly(page);
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await quickly(guest);
  const { id, invite } = await open(page, "innovation", "7");
  await guest.goto(`/join/${invite}`);
  await guest.locator("#name").fill("Ola");
  await guest.getByRole("button", { name: "Sit down" }).click();
  await expect(guest.locator("header .who")).toHaveText("Ola (A) · You");
  await page.goto(`/table/${id}`);
  await expect(page.locator("header .who")).toHaveText("You · Ola (B)");
  await guest.getByRole("tab", { name: "Chat" }).click();
  await guest.locator("#chat-text").fill("Hello!");
  await guest.locator("#chat-text").press("Enter");
  await expect(guest.locator(".chat li")).toHaveText("You Hello!");
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.locator(".chat li")).toHaveText("Ola (B) Hello!");
  await guest.context().close();
});

test("a message that cannot be sent stays to be mended", async ({ page }) => {
  await quickly(page);
  await start(page, "innovation");
  await page.getByRole("tab", { name: "Chat" }).click();
  const field = page.locator("#chat-text");
  await field.fill("Hello \u202e there");
  await field.press("Enter");
  await expect(page.getByText("This message cannot be sent.")).toBeVisible();
  await expect(field).toHaveValue(/^Hello/);
  await field.fill("Hello");
  await field.press("Enter");
  await expect(page.locator(".chat li")).toHaveText("You Hello");
  await expect(field).toHaveValue("");
});

for (const size of ["desktop", "phone"] as const) {
  test(`on a ${size} a message is announced on its tab, and what is half written stays`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await quickly(page);
    await page.setViewportSize(SIZES[size]);
    const guest = await (await browser.newContext({ baseURL })).newPage();
    await quickly(guest);
    const id = await dealByLink(page, guest, "cvlizations", "5", "variant=granna first=A");
    await sit(page, id);
    await sit(guest, id);
    await guest.getByRole("tab", { name: "Chat" }).click();
    const field = guest.locator("#chat-text");
    for (const said of ["Hello!", "Are you there?"]) {
      await field.fill(said);
      await field.press("Enter");
      await expect(field).toHaveValue("");
    }
    const role = size === "phone" ? "button" : "tab";
    const tab = (name: string) => page.getByRole(role, { name, exact: true });
    await expect(tab("Chat 2 new messages")).toBeVisible();
    await expect(page.locator("[aria-live]", { hasText: "Jan: Are you there?" })).toHaveCount(1);
    await tab("Chat 2 new messages").click();
    await expect(tab("Chat")).toBeVisible();
    await page.locator("#chat-text").fill("Yes, I am");
    await tab("Events").click();
    await tab("Chat").click();
    await expect(page.locator("#chat-text")).toHaveValue("Yes, I am");
    await guest.context().close();
  });
}
