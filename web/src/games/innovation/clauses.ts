// Which clause of an effect asks. Cards are written alike in all languages: sentence by sentence, first things first.

import type { Ask, Choice, InnovationQuestion, Slug, View } from "./api";
import { t } from "../../ui/text/catalogue.svelte";

/** A text cut into its sentences, half sentences and what comes "then". */
export function clauses(text: string, next = t("web-clause-next")): string[] {
  return text.split(new RegExp(`(?<=[.;]\\s)(?=\\S)|(?<=\\s)(?=${next}\\s)`, "u"));
}

/** What is asked, more exactly where an effect asks twice for the same: `-top` of my top cards, `-others` of theirs. */
type Kind = Exclude<Ask, object> | "splay" | "return-top" | "transfer-others";

/** Mostly the first clause asks and the others follow from the answer. These do not; null: no clause by itself. */
export const LATER: Partial<Record<string, Partial<Record<Kind, number | null>>>> = {
  "code-of-laws-1": { splay: 1 },
  "archery-1": { transfer: 1 },
  "road-building-1": { player: 1 },
  "alchemy-2": { score: 1 },
  "compass-1": { "transfer-others": 1 },
  "machinery-2": { splay: 1 },
  "optics-1": { player: 2, transfer: 2 },
  "anatomy-1": { "return-top": 1 },
  "perspective-1": { score: 1 },
  "chemistry-2": { return: 1 },
  "measurement-1": { color: 1 },
  "evolution-1": { way: null, return: null },
  "empiricism-1": { splay: 2 },
  "mass-media-1": { value: 1 },
  "collaboration-1": { take: 1 },
  "ecology-1": { score: 1 },
  "services-1": { transfer: 1 },
};

/** The clause of the running effect that the question comes from. */
export function askingClause(view: View, question: InnovationQuestion): number | null {
  const { ask, card, effect } = question.prompt;
  const later = LATER[`${card as Slug}-${effect + 1}`];
  if (card === null || !later) return card === null ? null : 0;
  const word = typeof ask === "object" ? "splay" : ask;
  const tops = (isMine: boolean) =>
    view.players
      .filter((_, seat) => (seat === view.viewer) === isMine)
      .flatMap((player) => player.piles.flatMap((pile) => pile.cards[0] ?? []));
  const isAll = (cards: Slug[]) =>
    question.options.every(({ choice }) => cards.includes(cardOf(choice) ?? ""));
  const place = isAll(tops(true)) ? "top" : isAll(tops(false)) ? "others" : "";
  const found = later[`${word}-${place}` as Kind] ?? later[word];
  return found === undefined ? 0 : found;
}

const cardOf = (choice: Choice): Slug | null =>
  typeof choice === "object" && "card" in choice ? choice.card : null;
