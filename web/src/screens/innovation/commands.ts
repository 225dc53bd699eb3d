// The command box: what was typed, as answers to the question and cards to look at.

import type { Slug } from "../../api/innovation";
import { CARDS } from "../../shared/card/data";
import { cardName } from "../../shared/card/names";
import { spoken } from "../../text/spoken";
import { search, folded } from "../cards/search";
import type { Candidate, Desk } from "./desk.svelte";
import { choiceText } from "./words";

export type Command =
  { kind: "answer"; name: string; candidate: Candidate } | { kind: "card"; name: string; slug: Slug };

/** Answers are found by the words of their buttons and by the notation of the terminal: «meld writing». */
export function commands(desk: Desk, query: string, most = 8): Command[] {
  if (query.trim() === "") return [];
  const question = desk.question;
  const answers = desk.numbered.map((candidate) => {
    const { option } = candidate;
    const said = question ? choiceText(desk.reader, question, option.choice) : "";
    const name = spoken(said);
    return { kind: "answer" as const, name, candidate, words: folded(`${name} ${option.text}`) };
  });
  const cards = CARDS.map(({ slug }) => {
    const name = cardName(slug);
    return { kind: "card" as const, name, slug, words: folded(`${name} ${slug}`) };
  });
  return [...search(answers, query), ...search(cards, query)].slice(0, most);
}
