// The JSON of the rules of CVlizations: crates/cvlizations/src/{view,table_talk,words}.rs.

import type { Question, Seat } from "./types";

export type Order =
  "thieving" | "logging" | "hunting" | "quarrying" | "cunning" | "slacking" | "trading" | "doubling";
export type Resource = "food" | "wood" | "stone";
/** An idea's number, 1 to 48. */
export type Idea = number;
/** Food, wood, stone. */
export type Goods = [number, number, number];
export type Civilisation = { player: Seat } | { neutral: Seat } | "granna";
export type Phase = "orders" | "action" | "development" | "cleanup" | "scoring" | "over";

export type Player = {
  seat: Seat;
  goods: Goods;
  tokens: number;
  ideas: Idea[];
  active: Idea[];
  spent: Idea[];
  exchanged: number[];
};

export type CivilisationView = {
  civilisation: Civilisation;
  available: Order[];
  open: Order | null;
  hidden: "nothing" | "unknown" | { known: Order };
};

export type View = {
  viewer: Seat | null;
  rules: string;
  turn: number;
  phase: Phase;
  helm: Civilisation;
  next: Civilisation | null;
  order: Order | null;
  players: Player[];
  civilisations: CivilisationView[];
  track: (Idea | null)[];
  deck: number;
  bottom: Idea[];
  divined: Seat[];
  top: Idea | null;
  third: number;
};

export type Source = { order: Order } | { idea: Idea };

export type Choice =
  | "look"
  | "done"
  | { lay: { open: Order; hidden: Order } }
  | { rob: { victim: Seat; resource: Resource } }
  | { take: Resource }
  | { trade: { give: Resource; take: Resource } }
  | { buy: Idea }
  | { save: Resource }
  | { swap: { by: Idea; give: Resource; take: Resource } }
  | { under: Idea }
  | { return: number };

export type Prompt =
  | { lay: Civilisation }
  | { rob: Source }
  | { take: { source: Source; count: number } }
  | { trade: { count: number } }
  | { develop: { purchases: number } }
  | { save: Idea }
  | { swapagain: Idea }
  | { exchange: { by: Idea; points: number } };

export type CvlizationsQuestion = Question<Prompt, Choice>;

export type Case = "one" | "two" | "many";
export type Event =
  | { turn: { turn: number; helm: Civilisation } }
  | { laid: { civilisation: Civilisation; open: Order; hidden: Order | null } }
  | { revealed: { civilisation: Civilisation; order: Order } }
  | { performs: { seat: Seat; order: Order; case: Case; again: boolean } }
  | { took: { seat: Seat; resource: Resource; count: number; source: Source } }
  | { returned: { seat: Seat; resource: Resource; count: number; source: Source } }
  | { tokens: { seat: Seat; count: number; source: Source } }
  | { robbed: { thief: Seat; victim: Seat; resource: Resource; source: Source } }
  | { looked: { seat: Seat; idea: Idea | null } }
  | { putunder: { seat: Seat; idea: Idea } }
  | { bought: { seat: Seat; idea: Idea; paid: Goods; from_deck: boolean } }
  | { revealing: { idea: Idea } }
  | { moved: { seat: Seat } }
  | { ageover: { age: number } }
  | "firstdeckleft"
  | { exchanged: { seat: Seat; idea: Idea; count: number; points: number } }
  | { scored: { seat: Seat; points: number; resources: number } }
  | { over: { winners: Seat[] } };

/** The words of the prompt, choice and event types in one: which of them it is. */
export const kindOf = (value: string | object): string =>
  typeof value === "string" ? value : (Object.keys(value)[0] ?? "");
