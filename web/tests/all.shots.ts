import { test, type Page } from "@playwright/test";
import { answer, asked, layOrders, playToTheEnd, quickly, start } from "./play";

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ["light", "dark"]) {
    test(`every screen, ${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await quickly(page, theme);
      const shot = async (name: string, of: Page = page) => {
        await of.waitForTimeout(400);
        await of.screenshot({ path: `screenshots/${name}-${size}-${theme}.png` });
      };
      for (const path of ["new", "cards/tools", "rules/innovation", "settings"]) {
        await page.goto(`/${path}`);
        await shot(path.split("/")[0] ?? path);
      }
      await page.goto("/new?game=innovation");
      await page.locator("form > .button.primary").click();
      await page.locator("[data-test=link]").first().waitFor();
      await shot("waiting");
      await page.goto(new URL(await page.locator("[data-test=link]").first().inputValue()).pathname);
      await start(page, "innovation");
      for (let turn = 0; turn < 40 && (await asked(page)); turn += 1) {
        await answer(page, (count) => (turn * 7) % count);
      }
      await asked(page);
      await shot("innovation");
      if (size === "phone") {
        for (const name of ["open", "events"]) {
          await page
            .locator("nav.tabs button")
            .nth(name === "open" ? 1 : 2)
            .click();
          await shot(`innovation-${name}`);
        }
        await page.locator("nav.tabs button").first().click();
      }
      await page.locator(".ledger").first().click();
      await shot("pile");
      await page.keyboard.press("Escape");
      await playToTheEnd(page);
      await shot("end");
      await page.goto(page.url().replace("/table/", "/replay/"));
      await page.locator(".player").waitFor();
      await page.locator("input[type=range]").fill("30");
      await shot("replay");
      await start(page, "cvlizations");
      for (let turn = 0; turn < 14 && (await asked(page)); turn += 1) {
        if (await page.locator("[data-test=lay]").isVisible()) await layOrders(page);
        else await answer(page, () => 0);
      }
      await asked(page);
      await shot("cvlizations");
      await page.goto("/");
      await shot("start");
    });
  }
}
