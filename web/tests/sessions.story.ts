import { expect, test, type Page } from "@playwright/test";
import type { TableInfo } from "../src/api/types";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { quickly } from "./play";
import { deal, sit } from "./requests";

test.beforeEach(async ({ page }) => quickly(page));

const sessions = (page: Page) => page.locator("section", { hasText: "Where I am logged in" }).locator("li");

async function enter(page: Page, login: string, password: string, button: string): Promise<void> {
  await page.goto("/settings");
  await page.getByLabel("Login").fill(login);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: button }).click();
}

test("whoever is logged in sees where, ends a session, and changes the password", async ({
  page,
  browser,
  baseURL,
}) => {
  const login = `ola${Date.now()}`;
  await enter(page, login, "correct horse", "Create an account");
  await expect(sessions(page)).toHaveCount(1);
  await expect(sessions(page)).toContainText("this browser");
  const phone = await (await browser.newContext({ baseURL })).newPage();
  await quickly(phone);
  await enter(phone, login, "correct horse", "Log in");
  await expect(phone.getByText(`Logged in as ${login}`)).toBeVisible();

  await page.reload();
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).first()).toContainText("Chrome");
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect(await faults(page), language).toEqual([]);
    }
  }
  await speak(page, "en");
  await page.getByRole("button", { name: "Log out there" }).click();
  await expect(sessions(page)).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole("button", { name: "Log in" })).toBeVisible();

  await enter(phone, login, "correct horse", "Log in");
  await expect(phone.getByText(`Logged in as ${login}`)).toBeVisible();
  await page.getByLabel("Current password").fill("wrong horse");
  await page.getByLabel("New password").fill("battery staple");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("alert")).toHaveText("Login or password is wrong.");
  await page.getByLabel("Current password").fill("correct horse");
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await phone.reload();
  await enter(phone, login, "correct horse", "Log in");
  await expect(phone.getByRole("alert")).toBeVisible();
  await enter(phone, login, "battery staple", "Log in");
  await expect(phone.getByText(`Logged in as ${login}`)).toBeVisible();
  await phone.context().close();
});

test("a new link to my seat ends the old one", async ({ page, browser, baseURL }) => {
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await sit(page, id);
  await page.getByRole("button", { name: "Menu" }).click();
  const link = page.locator("[data-test=link]").last();
  const old = await link.inputValue();
  await page.getByRole("button", { name: "New link" }).click();
  await expect(link).not.toHaveValue(old);
  const phone = (await browser.newContext({ baseURL })).request;
  const take = async (address: string) => {
    const [, path] = address.split("/seat/");
    return phone.post(`/api/seats/${path}`, { data: {} });
  };
  expect((await take(old)).status()).toBe(403);
  const taken = await take(await link.inputValue());
  expect(((await taken.json()) as TableInfo).mine).toEqual([0]);
});
