import { expect, test } from "@playwright/test";
import { faults, LANGUAGES, SIZES, speak } from "./fits";
import { quickly } from "./play";
import { anything, dealByLink, playUntil } from "./requests";

test("a rematch is told to the other player, who is called and led there", async ({
  page,
  browser,
  baseURL,
}) => {
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await quickly(page);
  await quickly(guest, "light", "en", { sound: true });
  const id = await dealByLink(page, guest, "cvlizations", "7", "variant=granna");
  await playUntil([page, guest], id, () => false, anything);
  await guest.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      document.documentElement.dataset.rang = "yes";
      start.apply(this, when);
    };
  });
  for (const one of [page, guest]) {
    await one.goto(`/table/${id}`);
    await expect(one.locator("dialog[open] .way")).toBeVisible();
  }
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));

  const dialog = guest.locator("dialog[open]");
  await expect(dialog.getByText("Ola has started a rematch.")).toBeVisible();
  await expect(guest).toHaveTitle(/^● Rematch/);
  await expect(guest.locator("html")).toHaveAttribute("data-rang", "yes");
  for (const size of ["phone", "desktop"] as const) {
    await guest.setViewportSize(SIZES[size]);
    for (const language of LANGUAGES) {
      await speak(guest, language);
      expect(await faults(guest), `${size} ${language}`).toEqual([]);
    }
  }
  await speak(guest, "en");
  await guest.keyboard.press("Escape");
  const notice = guest.locator(".notices", { hasText: "Ola has started a rematch." });
  await notice.getByRole("link", { name: "To the rematch" }).click();
  await expect(guest).toHaveURL(page.url());
  await guest.context().close();
});
