import { expect, test } from "@playwright/test";
import { faults } from "./fits";
import { quickly } from "./play";
import { dealAgainstComputer } from "./requests";

test("a game without a folder is played all the same: its view as a list, its options as buttons", async ({
  page,
}) => {
  await quickly(page);
  const id = await dealAgainstComputer(page, "innovation", "7");
  // The server says of a table that it is of a game that this client has never heard of.
  await page.route(`**/api/tables/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), game: "chess" } });
  });
  await page.goto(`/table/${id}`);
  await expect(page.locator("dt", { hasText: "achievements_needed" })).toBeVisible();
  const question = page.locator("section.prompt");
  await question.locator(".answer").first().click();
  await expect(question).not.toHaveAttribute("data-asks", "1");
  await expect(page.locator("li dt", { hasText: "moved" }).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.goto(`/replay/${id}`);
  await expect(page.locator("dt", { hasText: "achievements_needed" })).toBeVisible();
});
