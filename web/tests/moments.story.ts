import { expect, test } from "@playwright/test";
import { SIZES } from "./fits";
import { quickly } from "./play";
import { anything, deal, playUntil, sit } from "./requests";

for (const game of ["innovation", "cvlizations"] as const) {
  test(`every moment of a replay of ${game} says what is asked or what has just happened`, async ({
    page,
  }) => {
    await quickly(page);
    await page.setViewportSize(SIZES.phone);
    const names = game === "innovation" ? ["Ola", "Jan"] : ["Ola", "Jan", "Ewa"];
    const id = await deal(page, game, names, "7");
    await playUntil(page, id, ({ decisions }) => decisions > 40, anything);
    await page.goto(`/replay/${id}?event=0`);
    const sentence = page.locator("#prompt-sentence");
    const found = new Set<string>();
    await expect(sentence).toBeVisible();
    for (let step = 0; step < 60; step += 1) {
      const text = (await sentence.innerText()).trim();
      expect(text).not.toMatch(/^$|Loading|Waiting for *\W*$/);
      found.add(text);
      const next = page.waitForResponse(/replay/);
      await page.keyboard.press("]");
      await next;
    }
    expect(found.size).toBeGreaterThan(20);
  });
}

test("on a phone a tap opens what a special achievement asks for, with its icons", async ({ page }) => {
  await quickly(page);
  await page.setViewportSize(SIZES.phone);
  const id = await deal(page, "innovation", ["Ola", "Jan"], "7");
  await playUntil(page, id, ({ decisions }) => decisions > 4, anything);
  await sit(page, id);
  await page.getByRole("button", { name: "Open" }).click();
  await page.locator("[data-special=world]").click();
  const condition = page.locator("dialog[open] .condition");
  await expect(condition).toContainText("Show twelve or more");
  await expect(condition.getByRole("img", { name: "clock" })).toBeVisible();
  await expect(condition).not.toContainText("[");
});

test("who starts goes by the alphabet of whoever opens the table, and the table says so", async ({
  page,
}) => {
  await quickly(page, "light", "pl");
  await page.setViewportSize(SIZES.phone);
  await page.goto("/new?game=innovation");
  await page.locator("summary").click();
  await expect(page.getByLabel("Alfabet pierwszej karty")).toHaveValue("pl");
  await page.getByLabel("Teksty kart").selectOption("2017");
  await expect(page.getByLabel("Remisy wśród kart żądającego")).toHaveValue("owner");
  await page.locator("fieldset select").first().selectOption("computer");
  await page.locator("form > .button.primary").click();
  await expect(page.locator(".ask .origin")).toHaveText(
    "Zaczyna ten, czyja karta jest pierwsza w polskim alfabecie.",
  );
  await page.locator(".answers .answer").first().click();
  await page.getByRole("button", { name: "Zdarzenia" }).click();
  await expect(page.locator(".log")).toContainText("w polskim alfabecie pierwsza jest karta");
});
