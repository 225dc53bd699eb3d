// The JSON of the rules of CVlizations, as the server's own types describe it: crates/cvlizations/src.

import type { Choice } from "./generated/cvlizations/Choice";
import type { Prompt } from "./generated/cvlizations/Prompt";
import type { Question } from "./types";

export type { Breakdown } from "./generated/cvlizations/Breakdown";
export type { Case } from "./generated/cvlizations/Case";
export type { Corrected } from "./generated/cvlizations/Corrected";
export type { CorrectedRule } from "./generated/cvlizations/CorrectedRule";
export type { Printed } from "./generated/cvlizations/Printed";
export type { PrintedIdea } from "./generated/cvlizations/PrintedIdea";
export type { PrintedOrder } from "./generated/cvlizations/PrintedOrder";
export type { Civilisation } from "./generated/cvlizations/Civilisation";
export type { CivilisationView } from "./generated/cvlizations/CivilisationView";
export type { Event } from "./generated/cvlizations/Event";
export type { Goods } from "./generated/cvlizations/Goods";
export type { Idea } from "./generated/cvlizations/Idea";
export type { Laying } from "./generated/cvlizations/Laying";
export type { Order } from "./generated/cvlizations/Order";
export type { OrderView } from "./generated/cvlizations/OrderView";
export type { Phase } from "./generated/cvlizations/Phase";
export type { PointSource } from "./generated/cvlizations/PointSource";
export type { PlayerView as Player } from "./generated/cvlizations/PlayerView";
export type { Resource } from "./generated/cvlizations/Resource";
export type { Source } from "./generated/cvlizations/Source";
export type { Standing } from "./generated/cvlizations/Standing";
export type { View } from "./generated/cvlizations/View";
export type { Choice, Prompt };

export type CvlizationsQuestion = Question<Prompt, Choice>;

/** The words of the prompt, choice and event types in one: which of them it is. */
export const kindOf = (value: string | object): string =>
  typeof value === "string" ? value : (Object.keys(value)[0] ?? "");
