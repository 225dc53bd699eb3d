import { expect, test } from "vitest";
import type { InnovationQuestion, Prompt, View } from "./api";
import { catalogue, LANGUAGES } from "../../ui/text/catalogue.svelte";
import { askingClause, clauses, LATER } from "./clauses";

await catalogue.add("innovation");

const english = (effect: string) =>
  clauses(catalogue.text(`innovation-card-${effect}`).replaceAll("\u00A0", " "));

test("an effect is cut into sentences, half sentences and what comes then", () => {
  expect(english("alchemy-2")).toEqual(["Meld a hand card, ", "then score a hand card."]);
  expect(english("road-building-1")).toHaveLength(3);
  expect(english("writing-1")).toEqual(["Draw a [2]."]);
});

test("the clauses that ask later are the same in every language", async () => {
  for (const language of LANGUAGES) {
    await catalogue.load(language);
    const next = catalogue.textIn(language, "web-clause-next");
    for (const [effect, asks] of Object.entries(LATER)) {
      if (Object.values(asks ?? {}).includes(null)) continue;
      const text = catalogue.textIn(language, `innovation-card-${effect}`);
      expect(clauses(text, next), `${effect} in ${language}`).toHaveLength(english(effect).length);
      expect(clauses(text, next).join("")).toBe(text);
    }
  }
});

test("in English the clause that asks has the word that is asked for", () => {
  const words: Record<string, RegExp> = {
    player: /another player|opponent/,
    take: /the one I choose/,
    transfer: /transfer|take/,
  };
  for (const [effect, asks] of Object.entries(LATER)) {
    for (const [kind, place] of Object.entries(asks ?? {})) {
      const [word = ""] = kind.split("-");
      const sought = words[word] ?? new RegExp(word.replace("color", "colour"));
      if (place !== null) expect(english(effect)[place], `${kind} of ${effect}`).toMatch(sought);
    }
  }
});

test("the same question is told apart by the cards it is about", () => {
  const piles = (card: string) => [{ cards: [card] }];
  const view = {
    viewer: 0,
    players: [{ piles: piles("tools") }, { piles: piles("oars") }],
  } as unknown as View;
  const question = (prompt: Prompt, cards: string[]) =>
    ({
      prompt,
      options: cards.map((card) => ({ text: card, choice: { card } })),
    }) as unknown as InnovationQuestion;
  const anatomy: Prompt = { ask: "return", card: "anatomy", effect: 0 };
  expect(askingClause(view, question(anatomy, ["coal", "paper"]))).toBe(0);
  expect(askingClause(view, question(anatomy, ["tools"]))).toBe(1);
  const compass: Prompt = { ask: "transfer", card: "compass", effect: 0 };
  expect(askingClause(view, question(compass, ["tools"]))).toBe(0);
  expect(askingClause(view, question(compass, ["oars"]))).toBe(1);
  expect(askingClause(view, question({ ask: "way", card: "evolution", effect: 0 }, []))).toBe(null);
  expect(askingClause(view, question({ ask: "action", card: null, effect: 0 }, []))).toBe(null);
});
