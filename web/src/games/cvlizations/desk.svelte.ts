// The state of the table screen: what is shown, what can be clicked, and the two orders being chosen.

import { getContext, setContext } from "svelte";
import type { Choice, CvlizationsQuestion, Event, Idea, Order, Player, Standing, View } from "./api";
import type { Message, Option } from "../../api/types";
import { lastMove, shownMoves } from "../../table/forced";
import type { Source as TableSource } from "../../table/source";
import { layout } from "../../app/layout.svelte";
import { say, sentence } from "../../table/say";
import type { Reader } from "../../table/seats";

type Source = TableSource<View, CvlizationsQuestion, Event>;

/** The answer that I leave for my next laying. */
export type Ahead = { readonly left: Standing | null; leave(answer: Standing | null): Promise<boolean> };

export class Desk {
  /** The order that shall lie face up, and the one face down. */
  open = $state<Order | null>(null);
  hidden = $state<Order | null>(null);
  /** A choice that is made but not sent yet: on a phone nothing is sent by a slip of the thumb if the others answer days later. */
  held = $state.raw<Option<Choice> | null>(null);

  constructor(
    readonly source: Source,
    readonly ahead: Ahead | null = null,
  ) {}

  view = $derived.by(() => this.source.view);
  question = $derived.by(() => this.source.question);
  viewer = $derived.by(() => this.source.viewer);
  me = $derived.by(() => this.source.viewer ?? 0);
  player = $derived.by(() => this.view.players[this.me] as Player);
  reader = $derived.by<Reader>(() => ({ seats: this.source.seats, viewer: this.source.viewer }));
  /** What I did because nothing else was possible, in words: just now, before I am asked again, and last. */
  shownMoves = $derived.by(() => shownMoves(this.reader, this.source));
  lastMove = $derived.by(() => lastMove(this.reader, this.source));
  /** A message for whoever sits here. */
  say = (message: Message, links = false): string => say(this.reader, message, links);
  /** What happened last, in words: between two questions it is all there is to say. */
  lastEvent = $derived.by(() =>
    sentence(
      this.reader,
      this.source.messages.findLast(({ say }) => say.length > 0),
    ),
  );
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

  /** Whether I can leave an answer for my next laying while I wait. */
  canDecideAhead = $derived.by(() => {
    const kept = this.viewer !== null && this.source.seats[this.viewer]?.away;
    return this.ahead !== null && !kept && !this.isLaying && this.view.next_hand.length > 0;
  });

  reset(): void {
    this.open = null;
    this.hidden = null;
    this.held = null;
  }

  buying(idea: Idea): Option<Choice> | undefined {
    return this.question?.options.find(
      ({ choice }) => typeof choice === "object" && "buy" in choice && choice.buy === idea,
    );
  }

  choose(option: Option<Choice> | undefined | null, sure = false): void {
    if (!option || this.source.sending) return;
    if (!sure && this.source.slow && layout.phone) this.held = option;
    else this.source.choose(option.text);
  }
}

const KEY = Symbol("cvlizations");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
