// The JSON of the rules of Innovation: crates/innovation/src/{view,event,state}.rs.

import type { Question, Seat } from "./types";

export type Color = "blue" | "green" | "purple" | "red" | "yellow";
export type Icon = "crown" | "leaf" | "bulb" | "castle" | "factory" | "clock";
export type Corner = Icon | "hex";
export type Splay = "none" | "left" | "right" | "up";
export type Special = "monument" | "empire" | "world" | "wonder" | "universe";
export type Achievement = number | Special;
/** A card's word. */
export type Slug = string;
/** A card that is known, or the age on its back. */
export type Face = Slug | number;

export type Pile = {
  color: Color;
  splay: Splay;
  cards: (Slug | null)[];
  corners: (Corner | null)[][];
  unordered: Slug[];
};

export type Player = {
  hand: Face[];
  score_pile: Face[];
  points: number;
  piles: Pile[];
  icons: number[];
  achievements: Achievement[];
  tucked: number;
  scored: number;
};

export type Dogma = {
  card: Slug;
  leader: Seat;
  effect: number;
  sharers: Seat[];
  victims: Seat[];
  bonus: boolean;
};

export type Cause = "achievements" | "score" | { dogma: Slug };

export type View = {
  viewer: Seat | null;
  rules: { edition: "2011" | "2017"; monument_mixed: boolean; teams: boolean; start: string };
  players: Player[];
  decks: Face[][];
  available: Achievement[];
  achievements_needed: number;
  removed: Face[];
  turns: number;
  turn: Seat | null;
  actions_left: number;
  dogma: Dogma | null;
  outcome: { winners: Seat[]; cause: Cause } | null;
};

export type Choice =
  | "draw"
  | "yes"
  | "pass"
  | { meld: Slug }
  | { dogma: Slug }
  | { achieve: number }
  | { card: Slug }
  | { back: [Seat, number] }
  | { color: Color }
  | { value: number }
  | { seat: Seat }
  | { way: number };

export type Ask = string | { splay: Splay };
export type Prompt = { ask: Ask; card: Slug | null; effect: number };
export type InnovationQuestion = Question<Prompt, Choice>;

export type Place = "deck" | "box" | { hand: Seat } | { score: Seat } | { board: Seat };
export type Act = "draw" | "meld" | "tuck" | "score" | "return" | "transfer" | "exchange" | "remove";

export type Event =
  | { turn: { seat: Seat; actions: number } }
  | { action: { seat: Seat; choice: Choice } }
  | { activated: { seat: Seat; card: Slug; sharers: Seat[]; victims: Seat[] } }
  | { effect: { seat: Seat; card: Slug; effect: number; demand: boolean } }
  | { moved: { by: Seat; act: Act; card: Face; from: Place; to: Place } }
  | { revealed: { seat: Seat; card: Slug } }
  | { splayed: { seat: Seat; color: Color; splay: Splay } }
  | { rearranged: { seat: Seat; color: Color } }
  | "removed_all"
  | { claimed: { seat: Seat; achievement: Achievement } }
  | { chose: { seat: Seat; choice: Choice } }
  | { bonus: { seat: Seat } }
  | { ended: { winners: Seat[]; cause: Cause } };
