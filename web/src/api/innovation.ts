// The JSON of the rules of Innovation, as the server's own types describe it: crates/innovation/src.

import type { Choice } from "./generated/innovation/Choice";
import type { Icon as Corner } from "./generated/innovation/Icon";
import type { Prompt } from "./generated/innovation/Prompt";
import type { Question } from "./types";

export type { Achievement } from "./generated/innovation/Achievement";
export type { Ask } from "./generated/innovation/Ask";
export type { Cause } from "./generated/innovation/Cause";
export type { Claim } from "./generated/innovation/Claim";
export type { Color } from "./generated/innovation/Color";
export type { Event } from "./generated/innovation/Event";
export type { Face } from "./generated/innovation/Face";
export type { Line } from "./generated/innovation/Line";
export type { Outlook } from "./generated/innovation/Outlook";
export type { PileView as Pile } from "./generated/innovation/PileView";
export type { Place } from "./generated/innovation/Place";
export type { PlayerView as Player } from "./generated/innovation/PlayerView";
export type { Prospect } from "./generated/innovation/Prospect";
export type { Card as Slug } from "./generated/innovation/Card";
export type { Special } from "./generated/innovation/Special";
export type { Splay } from "./generated/innovation/Splay";
export type { View } from "./generated/innovation/View";
export type { Choice, Corner, Prompt };

/** What is counted; the fourth corner of a card is a picture. */
export type Icon = Exclude<Corner, "hex">;
export type InnovationQuestion = Question<Prompt, Choice>;
