// The state of the table screen: what is shown, which places can be clicked, what is being considered.

import { getContext, setContext } from "svelte";
import type { Ask, Choice, Event, InnovationQuestion, Player, Slug, View } from "../../api/innovation";
import type { Option, Seat } from "../../api/types";
import { seatName, seatNameFor } from "../../shared/seats";
import { settings } from "../../shared/settings.svelte";
import type { Source as TableSource } from "../../shared/source";
import { canEnd, dogmaPreview, iconsAfterMeld, type DogmaPreview } from "./preview";
import type { Reader } from "./words";

type Source = TableSource<View, InnovationQuestion, Event>;
export type Candidate = { option: Option<Choice>; number: number };
/** Risk: it can end the game. Covered: the drawn card stays face down, and all before it can be taken back. */
export type Held = { candidate: Candidate; reason: "risk" | "covered" };
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
  /** The choice under the pointer or the focus. */
  considered = $state<Choice | null>(null);
  /** After m, a or o: only these options are numbered. */
  mode = $state<Mode>(null);
  /** A choice that is made but not sent yet. */
  held = $state.raw<Held | null>(null);
  /** The pile whose sheet is open. */
  pile = $state<{ seat: Seat; color: string } | null>(null);
  /** On the phone: whose board is open. */
  opened = $state<Seat | null>(null);

  constructor(readonly source: Source) {}

  view = $derived.by(() => this.source.view);
  question = $derived.by(() => this.source.question);
  viewer = $derived.by(() => this.source.viewer);
  /** The seat at the bottom of the screen: mine, or the first for a spectator. */
  me = $derived.by(() => this.source.viewer ?? 0);
  player = $derived.by(() => this.view.players[this.me] as Player);
  others = $derived.by(() => {
    const number = this.view.players.length;
    return Array.from({ length: number - 1 }, (_, step) => (this.me + 1 + step) % number);
  });
  reader = $derived.by<Reader>(() => ({ seats: this.source.seats, viewer: this.source.viewer }));
  isAction = $derived.by(() => this.question?.prompt.ask === "action");
  /** I must answer although it is somebody else's turn. */
  isInterrupted = $derived.by(
    () => this.question !== null && this.view.turn !== null && this.view.turn !== this.viewer,
  );

  /** The options with the numbers of their keys. */
  numbered = $derived.by<Candidate[]>(() => {
    const options = this.question?.options ?? [];
    const shown = options.filter(({ choice }) => this.mode === null || isOfMode(choice, this.mode));
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
    const choice = this.considered;
    if (choice === null || typeof choice === "string" || !("dogma" in choice)) return null;
    return dogmaPreview(this.view, this.me, choice.dogma);
  });

  /** The card whose meld is being considered. */
  melding = $derived.by<Slug | null>(() => meldOf(this.considered, this.question?.prompt.ask));

  /** My icons after the meld that is being considered. */
  melded = $derived.by<number[] | null>(() => {
    return this.melding === null ? null : iconsAfterMeld(this.player, this.melding);
  });

  name = (seat: Seat): string => seatName(this.source.seats, seat);
  called = (seat: Seat): string => seatNameFor(this.source.seats, seat, this.source.viewer);
  candidate = (place: string): Candidate | undefined => this.candidates.get(place);
  isMyPlay = $derived.by(() => this.question !== null && !this.source.sending);

  /** Sends a choice, unless it must be confirmed first. */
  choose(candidate: Candidate | undefined, sure = false): void {
    if (!candidate || this.source.sending) return;
    this.mode = null;
    this.considered = null;
    this.held = sure ? null : this.#holdBack(candidate);
    if (!this.held) this.source.choose(candidate.option.text);
  }

  chooseWord(word: Choice): void {
    this.choose(this.numbered.find(({ option }) => option.choice === word));
  }

  consider(choice: Choice | null): void {
    this.considered = choice;
  }

  #holdBack(candidate: Candidate): Held | null {
    const { choice } = candidate.option;
    if (canEnd(this.view, this.player, choice)) return { candidate, reason: "risk" };
    return choice === "draw" && settings.covered ? { candidate, reason: "covered" } : null;
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
