// What the server says and hears, as its own types describe it; docs/api.md explains it.

import type { Arg } from "./generated/tabletop/Arg";
import type { Done } from "./generated/Done";
import type { Message } from "./generated/tabletop/Message";
import type { Question as AnyQuestion } from "./generated/Question";
import type { Seat } from "./generated/tabletop/Seat";
import type { Update } from "./generated/Update";

export type { ChatLine } from "./generated/ChatLine";
export type { GameInfo } from "./generated/GameInfo";
export type { Lobby } from "./generated/Lobby";
export type { Me } from "./generated/Me";
export type { Moment } from "./generated/Moment";
export type { NewSeat } from "./generated/NewSeat";
export type { NewTable } from "./generated/NewTable";
export type { OptionInfo } from "./generated/OptionInfo";
export type { Quick } from "./generated/Quick";
export type { Said } from "./generated/Said";
export type { Seat } from "./generated/tabletop/Seat";
export type { SeatInfo } from "./generated/SeatInfo";
export type { SessionInfo } from "./generated/SessionInfo";
export type { TableInfo } from "./generated/TableInfo";
export type { Timeline } from "./generated/Timeline";
export type { Update } from "./generated/Update";

export type { Arg, Message };
export type Option<C> = { text: string; choice: C; message: Message };
/** A question whose game is known. */
export type Question<P = unknown, C = unknown> = Omit<AnyQuestion, "prompt" | "options" | "impossible"> & {
  prompt: P;
  options: Option<C>[];
  /** What could be wished for, and why it is impossible now. */
  impossible: { choice: C; why: Message[] }[];
};
export type Refusal = { id: string; message: string; detail?: string };
export type ErrorBody = { error: Refusal };

/** What can be wished at a table. */
export type Wishes = {
  choose: { seat: Seat; question: number; choice: string };
  standing: { seat: Seat; answer: unknown };
  undo: { seat: Seat };
  "undo/answer": { seat: Seat; agree: boolean; to: number | undefined };
  chat: { seat: Seat | null; text: string };
  replace: { seat: Seat; target: Seat; level: number };
  return: { seat: Seat };
};
/** What a live connection tells; wishes are answered in their order. */
export type Told = { update: Update } | { done: Done } | { refused: Refusal } | ErrorBody;
