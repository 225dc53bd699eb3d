import { expect, test, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Prompt } from "../src/games/innovation/api";
import type { Update } from "../src/api/types";
import { answer, asked, quickly, start } from "./play";
import { anything, deal, playUntil, sit } from "./requests";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Finding = { id: string; impact: string; nodes: { html: string; failureSummary: string }[] };

async function serious(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
    return (await axe.run()).violations;
  });
  return found
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => `${one.id}: ${one.nodes.map((node) => `${node.html} ${node.failureSummary}`).join("\n")}`);
}

for (const theme of ["light", "dark", "contrast"]) {
  for (const width of [1440, 390]) {
    test(`no serious violation on any screen, ${theme}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await quickly(page, theme);
      for (const path of ["/", "/new", "/cards/tools", "/rules/innovation", "/settings"]) {
        await page.goto(path);
        await page.waitForTimeout(300);
        expect(await serious(page), path).toEqual([]);
      }
      for (const game of ["innovation", "cvlizations"] as const) {
        await start(page, game);
        await asked(page);
        if (game === "innovation") for (let turn = 0; turn < 3; turn += 1) await answer(page, () => 0);
        await asked(page);
        expect(await serious(page), game).toEqual([]);
      }
      const id = await deal(page, "innovation", ["Ola", "Jan"], "11");
      const isEffect = ({ question }: Update) => (question?.prompt as Prompt).card !== null;
      await playUntil(page, id, isEffect, anything);
      await sit(page, id);
      expect(await serious(page), "a choice inside an effect").toEqual([]);
      const other = await deal(page, "cvlizations", ["Ola", "Jan", "Ewa"], "5");
      const isAction = ({ view }: Update) => (view as { phase: string }).phase === "action";
      await playUntil(page, other, isAction, anything);
      await sit(page, other);
      expect(await serious(page), "the sequence of the orders").toEqual([]);
      await page.locator(".goods button").first().click();
      expect(await serious(page), "projected points").toEqual([]);
    });
  }
}
