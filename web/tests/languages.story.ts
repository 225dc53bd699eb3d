import { expect, test, type Page } from "@playwright/test";
import { faults, LANGUAGES, SIZES, speak, type Language } from "./fits";
import { answer, asked, layOrders, quickly, start } from "./play";
import { dealAgainstComputer, sit } from "./requests";

const theme = (language: Language) => (language === "pl" || language === "cs" ? "dark" : "light");

/** Looks at both sizes and keeps pictures of them for human eyes. */
async function look(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    expect.soft(await faults(page), `${name}, ${size}`).toEqual([]);
    await page.screenshot({ path: `screenshots/${name}-${size}.png` });
  }
  await page.setViewportSize(SIZES.desktop);
}

async function play(page: Page, turns: number): Promise<boolean> {
  for (let turn = 0; turn < turns; turn += 1) {
    if (!(await asked(page))) return false;
    if (await page.locator("[data-test=lay]").isVisible()) await layOrders(page);
    else await answer(page, (count) => (turn % 2 === 0 ? 0 : (turn * 7) % count));
  }
  return asked(page);
}

for (const game of ["innovation", "cvlizations"] as const) {
  for (const language of LANGUAGES) {
    test(`a whole game of ${game} in ${language}`, async ({ page }) => {
      await quickly(page, theme(language), language);
      await sit(page, await dealAgainstComputer(page, game, "5"));
      for (let step = 1; await play(page, game === "innovation" ? 25 : 12); step += 1) {
        if (step < 4) await look(page, `${game}-${step}-${language}`);
      }
      await page.locator("dialog[open] figure").first().waitFor();
      await look(page, `${game}-end-${language}`);
    });
  }
}

test("the language changes in the middle of a game without losing anything, and is remembered", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const settings = { speed: "off", language: "en" };
    if (!localStorage.getItem("epoka-settings")) {
      localStorage.setItem("epoka-settings", JSON.stringify(settings));
    }
  });
  await start(page, "innovation");
  await play(page, 8);
  const answers = await page.locator(".answers .answer").count();
  const question = await page.locator("section.prompt").getAttribute("data-asks");
  const lines = await page.locator(".log .line").count();
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    await page.locator("header .languages select").selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await page.locator(".answers .answer").count()).toBe(answers);
    expect(await page.locator("section.prompt").getAttribute("data-asks")).toBe(question);
    expect(await page.locator(".log .line").count()).toBe(lines);
    said.add(await page.locator(".log").innerText());
    await page.reload();
    await asked(page);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".log")).toHaveText([...said].at(-1) ?? "", { useInnerText: true });
  }
  expect(said.size).toBe(LANGUAGES.length);
  await speak(page, "en");
  await expect(page.locator(".log")).toHaveText([...said][0] ?? "", { useInnerText: true });
});
