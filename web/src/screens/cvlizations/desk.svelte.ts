// The state of the table screen: what is shown, what can be clicked, and the two orders being chosen.

import { getContext, setContext } from "svelte";
import type {
  Choice,
  CvlizationsQuestion,
  Event,
  Goods,
  Idea,
  Order,
  Player,
  View,
} from "../../api/cvlizations";
import type { Option, Seat, SeatInfo } from "../../api/types";
import type { Reader } from "../innovation/words";
import { ideaData } from "./data";

export type Source = {
  readonly view: View;
  readonly question: CvlizationsQuestion | null;
  readonly seats: SeatInfo[];
  readonly viewer: Seat | null;
  readonly asked: Seat[];
  readonly events: Event[];
  readonly sending: boolean;
  choose(text: string): void;
};

export class Desk {
  /** The order that shall lie face up, and the one face down. */
  open = $state<Order | null>(null);
  hidden = $state<Order | null>(null);

  constructor(readonly source: Source) {}

  view = $derived.by(() => this.source.view);
  question = $derived.by(() => this.source.question);
  viewer = $derived.by(() => this.source.viewer);
  me = $derived.by(() => this.source.viewer ?? 0);
  player = $derived.by(() => this.view.players[this.me] as Player);
  reader = $derived.by<Reader>(() => ({ seats: this.source.seats, viewer: this.source.viewer }));
  isLaying = $derived.by(() => this.question !== null && "lay" in this.question.prompt);
  /** The age, I to III. */
  age = $derived.by(() => Math.min(3, Math.ceil(this.view.turn / 3)));

  /** The orders that can be laid now. */
  layable = $derived.by<Set<Order>>(() => {
    const pairs = (this.question?.options ?? []).flatMap(({ choice }) =>
      typeof choice === "object" && "lay" in choice ? [choice.lay] : [],
    );
    const fits = pairs.filter((pair) => this.open === null || pair.open === this.open);
    return new Set(fits.map((pair) => (this.open === null ? pair.open : pair.hidden)));
  });

  laying = $derived.by<Option<Choice> | null>(() => {
    const found = this.question?.options.find(
      ({ choice }) =>
        typeof choice === "object" &&
        "lay" in choice &&
        choice.lay.open === this.open &&
        choice.lay.hidden === this.hidden,
    );
    return found ?? null;
  });

  pick(order: Order): void {
    if (this.open === order) {
      this.open = this.hidden;
      this.hidden = null;
    } else if (this.hidden === order) this.hidden = null;
    else if (this.open === null) this.open = order;
    else this.hidden = order;
  }

  reset(): void {
    this.open = null;
    this.hidden = null;
  }

  buying(idea: Idea): Option<Choice> | undefined {
    return this.question?.options.find(
      ({ choice }) => typeof choice === "object" && "buy" in choice && choice.buy === idea,
    );
  }

  choose(option: Option<Choice> | undefined | null): void {
    if (!option || this.source.sending) return;
    this.source.choose(option.text);
  }
}

/** Tokens and printed points: what the ideas earn at the end beyond that is on the cards. */
export const pointsNow = (player: Player): number =>
  player.tokens + player.ideas.reduce((sum, idea) => sum + ideaData(idea).points, 0);

/** How many civilisations show an order, and which may still hold it face down. */
export function readTable(view: View, order: Order): { shown: number; maybe: number } {
  const shown = view.civilisations.filter(
    (one) => one.open === order || (typeof one.hidden === "object" && one.hidden.known === order),
  ).length;
  const maybe = view.civilisations.filter(
    (one) => one.hidden === "unknown" && one.open !== order && one.available.includes(order),
  ).length;
  return { shown, maybe };
}

export const goodsOf = (goods: Goods, index: number): number => goods[index] ?? 0;

const KEY = Symbol("cvlizations");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
