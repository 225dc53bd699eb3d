// The state of the table screen: what is shown, which places can be clicked, what is being considered.

import { getContext, setContext } from "svelte";
import type { Ask, Choice, Event, InnovationQuestion, Outlook, Player, Prospect, Slug, View } from "./api";
import type { Message, Option, Seat } from "../../api/types";
import { lastMove, shownMoves } from "../../table/forced";
import { seatName, seatNameFor, type Reader } from "../../table/seats";
import { settings } from "../../app/settings.svelte";
import type { Source as TableSource } from "../../table/source";
import { layout } from "../../app/layout.svelte";
import { dogmaPreview, type DogmaPreview } from "./preview";
import { say, sentence } from "../../table/say";

type Source = TableSource<View, InnovationQuestion, Event>;

export type Candidate = { option: Option<Choice>; number: number };
/**
 * Risk: it can end the game or help others. Covered: the drawn card stays face down, and all before it can be taken
 * back. Confirm: on a phone nothing is sent by a slip of the thumb if the others answer days later.
 */
export type Held = { candidate: Candidate; reason: "risk" | "covered" | "confirm" };
export type Mode = "meld" | "dogma" | "achieve" | null;

/** The place on the table that stands for a choice; none: only a button does. */
export function placeOf(choice: Choice): string | null {
  if (typeof choice === "string") return choice === "draw" ? "draw" : null;
  if ("meld" in choice) return `card:${choice.meld}`;
  if ("dogma" in choice) return `card:${choice.dogma}`;
  if ("card" in choice) return `card:${choice.card}`;
  if ("achieve" in choice) return `age:${choice.achieve}`;
  if ("color" in choice) return `color:${choice.color}`;
  if ("seat" in choice) return `seat:${choice.seat}`;
  if ("back" in choice) return `back:${choice.back[0]}:${choice.back[1]}`;
  return null;
}

export class Desk {
  /** The answer under the pointer or the focus. */
  considered = $state.raw<Option<Choice> | null>(null);
  /** What the answers would bring about; none until the server has said so. */
  outlook = $state.raw<Outlook | null>(null);
  /** After m, a or o: only these options are numbered. */
  mode = $state<Mode>(null);
  /** A choice that is made but not sent yet. */
  held = $state.raw<Held | null>(null);
  /** The pile whose sheet is open. */
  pile = $state<{ seat: Seat; color: string } | null>(null);
  /** On the phone: whose board is open. */
  opened = $state<Seat | null>(null);

  #foreseen: Promise<void> = Promise.resolve();

  constructor(
    readonly source: Source,
    foresee: () => Promise<Outlook | null>,
  ) {
    $effect(() => {
      const asking = this.asking;
      this.outlook = null;
      if (asking === null) return;
      let isAsked = true;
      const keep = (found: Outlook | null) => {
        if (isAsked) this.outlook = found;
      };
      this.#foreseen = foresee().then(keep, () => undefined);
      return () => (isAsked = false);
    });
  }

  view = $derived.by(() => this.source.view);
  question = $derived.by(() => this.source.question);
  asking = $derived.by(() => this.source.asking);
  viewer = $derived.by(() => this.source.viewer);
  /** The seat at the bottom of the screen: mine, or the first for a spectator. */
  me = $derived.by(() => this.source.viewer ?? 0);
  player = $derived.by(() => this.view.players[this.me] as Player);
  others = $derived.by(() => {
    const number = this.view.players.length;
    return Array.from({ length: number - 1 }, (_, step) => (this.me + 1 + step) % number);
  });
  reader = $derived.by<Reader>(() => ({ seats: this.source.seats, viewer: this.source.viewer }));
  /** The card whose effect is carried out, in my question or somebody else's. */
  running = $derived.by<{ card: Slug; effect: number; demand: boolean } | null>(() => {
    const prompt = this.question?.prompt;
    if (prompt) return prompt.card === null ? null : { ...prompt, card: prompt.card };
    return this.view.outcome ? null : this.view.dogma;
  });
  /** Which clause of it asks me. */
  clause = $derived.by(() => (this.question ? this.question.prompt.clause : null));
  isAction = $derived.by(() => this.question?.prompt.ask === "action");
  /** I must answer although it is somebody else's turn. */
  isInterrupted = $derived.by(
    () => this.question !== null && this.view.turn !== null && this.view.turn !== this.viewer,
  );

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

  /**
   * The options with the numbers of their keys.
   * Claiming comes right after drawing: it is seldom possible, and must not be overlooked behind many cards.
   */
  numbered = $derived.by<Candidate[]>(() => {
    const options = this.question?.options ?? [];
    const shown = options.filter(({ choice }) => this.mode === null || isOfMode(choice, this.mode));
    const rank = ({ choice }: Option<Choice>) =>
      choice === "draw" ? 0 : isOfMode(choice, "achieve") ? 1 : 2;
    shown.sort((one, other) => rank(one) - rank(other));
    return shown.map((option, index) => ({ option, number: index + 1 }));
  });

  candidates = $derived.by<Map<string, Candidate>>(() => {
    const found = new Map<string, Candidate>();
    for (const candidate of this.numbered) {
      const place = placeOf(candidate.option.choice);
      if (place !== null) found.set(place, candidate);
    }
    return found;
  });

  dogma = $derived.by<DogmaPreview | null>(() => {
    const choice = this.considered?.choice ?? "pass";
    const effects = this.prospect(this.considered)?.effects ?? [];
    if (typeof choice === "string" || !("dogma" in choice) || effects.length === 0) return null;
    return dogmaPreview(this.view, this.me, choice.dogma, effects);
  });

  /** The card whose meld is being considered. */
  melding = $derived.by<Slug | null>(() =>
    meldOf(this.considered?.choice ?? null, this.question?.prompt.ask),
  );

  name = (seat: Seat): string => seatName(this.source.seats, seat);
  called = (seat: Seat): string => seatNameFor(this.source.seats, seat, this.source.viewer);
  /** What an answer would bring about, as far as that is known. */
  prospect = (option: Option<Choice> | null): Prospect | undefined => {
    const position = this.question?.options.findIndex((one) => one.text === option?.text) ?? -1;
    return this.outlook?.options[position];
  };
  candidate = (place: string): Candidate | undefined => this.candidates.get(place);
  isMyPlay = $derived.by(() => this.question !== null && !this.source.sending);

  /** Sends a choice, unless it must be confirmed first; `seen`: the card's sheet has shown what it brings about. */
  async choose(candidate: Candidate | undefined, care: "none" | "seen" | "sure" = "none"): Promise<void> {
    if (!candidate || this.source.sending) return;
    const { asking } = this;
    this.mode = null;
    this.considered = null;
    await this.#foreseen;
    if (asking !== this.asking) return;
    this.held = care === "sure" ? null : this.#holdBack(candidate, care === "seen");
    if (!this.held) this.source.choose(candidate.option.text);
  }

  chooseWord(word: Choice): void {
    this.choose(this.numbered.find(({ option }) => option.choice === word));
  }

  consider(option: Option<Choice> | null): void {
    this.considered = option;
  }

  #holdBack(candidate: Candidate, seen: boolean): Held | null {
    if (this.prospect(candidate.option)?.risky) return { candidate, reason: "risk" };
    if (candidate.option.choice === "draw" && settings.covered) return { candidate, reason: "covered" };
    return this.source.slow && layout.phone && !seen ? { candidate, reason: "confirm" } : null;
  }
}

/** The card a choice would meld. */
export function meldOf(choice: Choice | null, ask: Ask | undefined): Slug | null {
  if (choice === null || typeof choice === "string") return null;
  if ("meld" in choice) return choice.meld;
  return "card" in choice && (ask === "firstmeld" || ask === "meld") ? choice.card : null;
}

function isOfMode(choice: Choice, mode: Mode): boolean {
  return typeof choice === "object" && mode !== null && mode in choice;
}

const KEY = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
