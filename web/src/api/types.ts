// What the server says and hears, as its own types describe it; docs/api.md explains it.

import type { Question as AnyQuestion } from "./generated/Question";

export type { ChatLine } from "./generated/ChatLine";
export type { Done } from "./generated/Done";
export type { GameInfo } from "./generated/GameInfo";
export type { Lobby } from "./generated/Lobby";
export type { Me } from "./generated/Me";
export type { Moment } from "./generated/Moment";
export type { NewSeat } from "./generated/NewSeat";
export type { NewTable } from "./generated/NewTable";
export type { Quick } from "./generated/Quick";
export type { Seat } from "./generated/tabletop/Seat";
export type { SeatInfo } from "./generated/SeatInfo";
export type { TableInfo } from "./generated/TableInfo";
export type { Timeline } from "./generated/Timeline";
export type { Update } from "./generated/Update";

export type GameName = "innovation" | "cvlizations";
export type Option<C> = { text: string; choice: C };
/** A question whose game is known. */
export type Question<P = unknown, C = unknown> = Omit<AnyQuestion, "prompt" | "options"> & {
  prompt: P;
  options: Option<C>[];
};
export type ErrorBody = { error: { id: string; message: string; detail?: string } };
