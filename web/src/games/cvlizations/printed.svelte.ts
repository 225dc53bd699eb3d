// The cards as they are printed: those that come with the client, or the corrected ones that a table is played with.

import list from "./cards.json";
import { api } from "../../api/client";
import type { Corrected, Printed } from "./api";
import { catalogue, LANGUAGES, type Corrections } from "../../ui/text/catalogue.svelte";

const BUILT_IN = list as unknown as Printed;
const fetched = new Map<string, Promise<Printed>>();

/** The corrected card file that the text of rules names, if it names one. */
export const cardsNamed = (rules: string): string | null => /\bcards=(\w+)/.exec(rules)?.[1] ?? null;

class Shown {
  cards = $state.raw(BUILT_IN);
  /** The name of the card file; none for the cards that come with the client. */
  name = $state<string | null>(null);
  #wanted: string | null = null;

  /** From now on these are the cards: of the tables of a game at once, corrected ones as soon as they are there. */
  async use(name: string | null): Promise<void> {
    this.#wanted = name;
    const cards = name === null ? BUILT_IN : await fetchCards(name);
    if (this.#wanted !== name) return;
    this.cards = cards;
    this.name = name;
    catalogue.correct(corrections(cards));
  }
}

function fetchCards(name: string): Promise<Printed> {
  const known = fetched.get(name);
  if (known) return known;
  const cards = api.cards<Printed>("cvlizations", name);
  fetched.set(name, cards);
  cards.catch(() => fetched.delete(name));
  return cards;
}

/** The texts that a corrected file has itself; a rule is in the file's own language for every reader. */
function corrections({ orders, ideas }: Printed): Corrections {
  const texts: Corrections = {};
  const add = (id: string, corrected: Corrected | undefined, ruleIds: string[]) => {
    for (const language of LANGUAGES) {
      const own = (texts[language] ??= {});
      const name = corrected?.names[language];
      if (name !== undefined) own[id] = name;
      ruleIds.forEach((ruleId, index) => {
        const text = corrected?.rules[index]?.text;
        if (text !== undefined) own[ruleId] = text;
      });
    }
  };
  for (const { slug, corrected } of orders) {
    const id = `cvlizations-order-${slug}`;
    add(
      id,
      corrected,
      [1, 2, 3].map((number) => `${id}-case-${number}`),
    );
  }
  for (const { slug, corrected } of ideas) {
    const id = `cvlizations-idea-${slug}`;
    add(id, corrected, [`${id}-text`]);
  }
  return texts;
}

export const shown = new Shown();
