// What the server says and hears; docs/api.md explains it. Written once, here.

export type Seat = number;

export type Me = { id: string; name: string; login: string | null };
export type GameName = "innovation" | "cvlizations";
export type GameInfo = { name: GameName; rules: string; seats: number[] };

export type SeatInfo = {
  seat: Seat;
  kind: "person" | "hotseat" | "computer" | "open";
  name: string;
  level: number | null;
  away: boolean;
  present: boolean;
};

export type Outcome = { winners: Seat[]; cause: unknown; text: string };
export type Clock = { seconds: number; increment: number };
export type TableState = "open" | "running" | "finished" | "broken";

export type TableInfo = {
  id: string;
  game: GameName;
  rules: string;
  state: TableState;
  created: number;
  changed: number;
  number: number;
  seats: SeatInfo[];
  asked: Seat[];
  undo: "consent" | "never";
  clock: Clock | null;
  spectators: boolean;
  listed: boolean;
  seeded: boolean;
  marked: boolean;
  outcome: Outcome | null;
  rematch: string | null;
  mine: Seat[];
  creator: boolean;
  invite: string | null;
  tokens: Record<number, string>;
};

export type Lobby = {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
  finished: TableInfo[];
};

export type Quick = { game: GameName; level?: number; opponents?: number; rules?: string; name?: string };
export type NewSeat =
  { kind: "me" } | { kind: "open" } | { kind: "computer"; level: number } | { kind: "hotseat"; name: string };
export type NewTable = {
  game: GameName;
  seats: NewSeat[];
  rules?: string;
  undo?: "consent" | "never";
  clock?: Clock | null;
  spectators?: boolean;
  listed?: boolean;
  seed?: string | null;
};

export type Option<C> = { text: string; choice: C };
export type Question<P = unknown, C = unknown> = { id: number; prompt: P; options: Option<C>[] };
export type ChatLine = { at: number; seat: Seat | null; name: string; text: string };
export type UndoState = {
  mine: "free" | "ask" | "none" | "off";
  request: null | { by: Seat; to: number; waiting: Seat[] };
};
export type Vote = { target: Seat; level: number; yes: Seat[]; waiting: Seat[] };
export type ClockState = { left: number[]; running: Seat[] };

export type Update = {
  number: number;
  now: number;
  viewer: Seat | null;
  state: TableState;
  seats: SeatInfo[];
  asked: Seat[];
  decisions: number;
  events: { from: number; list: unknown[] };
  chat: { from: number; list: ChatLine[] };
  view: unknown;
  question: Question | null;
  /** What my seat has left for a coming question, in the game's own words. */
  standing: unknown;
  undo: UndoState;
  votes: Vote[];
  clock: ClockState | null;
  marked: boolean;
  outcome: Outcome | null;
  rematch: string | null;
};

export type Timeline = {
  decisions: { seat: Seat; at: number; events: number; choice: string | null }[];
  measures: string[];
  standings: number[][][];
};

export type Moment = {
  decisions: number;
  events: unknown[];
  view: unknown;
  views: unknown[];
  question: Question | null;
  asked: Seat[];
};

export type ErrorBody = { error: { id: string; message: string; detail?: string } };
