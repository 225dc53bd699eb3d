// The JSON of the rules of CVlizations, as the server's own types describe it: crates/cvlizations/src.

import type { Choice } from "../../api/generated/cvlizations/Choice";
import type { Prompt } from "../../api/generated/cvlizations/Prompt";
import type { Question } from "../../api/types";

export type { Breakdown } from "../../api/generated/cvlizations/Breakdown";
export type { Case } from "../../api/generated/cvlizations/Case";
export type { Corrected } from "../../api/generated/cvlizations/Corrected";
export type { CorrectedRule } from "../../api/generated/cvlizations/CorrectedRule";
export type { Printed } from "../../api/generated/cvlizations/Printed";
export type { PrintedIdea } from "../../api/generated/cvlizations/PrintedIdea";
export type { PrintedOrder } from "../../api/generated/cvlizations/PrintedOrder";
export type { Civilisation } from "../../api/generated/cvlizations/Civilisation";
export type { CivilisationView } from "../../api/generated/cvlizations/CivilisationView";
export type { Event } from "../../api/generated/cvlizations/Event";
export type { Goods } from "../../api/generated/cvlizations/Goods";
export type { Idea } from "../../api/generated/cvlizations/Idea";
export type { Laying } from "../../api/generated/cvlizations/Laying";
export type { Order } from "../../api/generated/cvlizations/Order";
export type { OrderView } from "../../api/generated/cvlizations/OrderView";
export type { Phase } from "../../api/generated/cvlizations/Phase";
export type { PointSource } from "../../api/generated/cvlizations/PointSource";
export type { PlayerView as Player } from "../../api/generated/cvlizations/PlayerView";
export type { Resource } from "../../api/generated/cvlizations/Resource";
export type { Source } from "../../api/generated/cvlizations/Source";
export type { Standing } from "../../api/generated/cvlizations/Standing";
export type { View } from "../../api/generated/cvlizations/View";
export type { Choice, Prompt };

export type CvlizationsQuestion = Question<Prompt, Choice>;

/** The words of the prompt, choice and event types in one: which of them it is. */
export const kindOf = (value: string | object): string =>
  typeof value === "string" ? value : (Object.keys(value)[0] ?? "");
