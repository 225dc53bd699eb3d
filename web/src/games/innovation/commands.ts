// The command box: what was typed, as answers to the question and cards to look at.

import type { Slug } from "./api";
import { CARDS } from "./card/data";
import { cardName } from "./card/names";
import { t } from "../../ui/text/catalogue.svelte";
import { spoken } from "../../ui/text/spoken";
import { search, folded } from "../../ui/search";
import type { Candidate, Desk } from "./desk.svelte";
import { dogmaPreview } from "./preview";

export type Command =
  { kind: "answer" | "who"; name: string; candidate: Candidate } | { kind: "card"; name: string; slug: Slug };

/**
 * Answers are found by the words of their buttons and by the notation of the terminal: «meld writing»;
 * «who shares writing» tells who takes part before it is activated.
 */
export function commands(desk: Desk, query: string, most = 8): Command[] {
  if (query.trim() === "") return [];
  const answers = desk.numbered.map((candidate) => {
    const { option } = candidate;
    const name = spoken(desk.say(option.message));
    return {
      kind: "answer" as const,
      name,
      names: [name],
      candidate,
      words: folded(`${name} ${option.text}`),
    };
  });
  const cards = CARDS.map(({ slug }) => {
    const name = cardName(slug);
    return { kind: "card" as const, name, names: [name], slug, words: folded(`${name} ${slug}`) };
  });
  const asks = folded(t("web-command-who"));
  const parts = folded(query).startsWith(asks.split(" ")[0] ?? asks) ? answers.flatMap(whoShares) : [];
  return [...search(parts, query), ...search(answers, query), ...search(cards, query)].slice(0, most);

  function whoShares({ candidate, words }: { candidate: Candidate; words: string }) {
    const { choice } = candidate.option;
    const effects = desk.prospect(candidate.option)?.effects;
    if (typeof choice === "string" || !("dogma" in choice) || !effects) return [];
    const { seats } = dogmaPreview(desk.view, desk.me, choice.dogma, effects);
    const told = desk.others.map((seat) => {
      const { part = "watches", count = 0 } = seats[seat] ?? {};
      return `${desk.name(seat)} (${count}) ${t(`web-part-${part}`)}`;
    });
    const name = `${cardName(choice.dogma)}: ${told.join(", ")}`;
    return [{ kind: "who" as const, name, names: [name], candidate, words: `${asks} ${words}` }];
  }
}
