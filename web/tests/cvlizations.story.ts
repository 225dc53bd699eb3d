import { expect, test } from "@playwright/test";
import { playToTheEnd, quickly, start } from "./play";

test("a whole game of CVlizations by clicking against the computer", async ({ page }) => {
  await quickly(page);
  await start(page, "cvlizations");
  await playToTheEnd(page);
  await expect(page.locator("dialog[open] .story li")).toHaveCount(10);
});
