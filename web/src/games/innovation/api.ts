// The JSON of the rules of Innovation, as the server's own types describe it: crates/innovation/src.

import type { Choice } from "../../api/generated/innovation/Choice";
import type { Icon as Corner } from "../../api/generated/innovation/Icon";
import type { Prompt } from "../../api/generated/innovation/Prompt";
import type { Question } from "../../api/types";

export type { Achievement } from "../../api/generated/innovation/Achievement";
export type { Ask } from "../../api/generated/innovation/Ask";
export type { Cause } from "../../api/generated/innovation/Cause";
export type { Claim } from "../../api/generated/innovation/Claim";
export type { Color } from "../../api/generated/innovation/Color";
export type { Event } from "../../api/generated/innovation/Event";
export type { Face } from "../../api/generated/innovation/Face";
export type { Line } from "../../api/generated/innovation/Line";
export type { Outlook } from "../../api/generated/innovation/Outlook";
export type { PileView as Pile } from "../../api/generated/innovation/PileView";
export type { Place } from "../../api/generated/innovation/Place";
export type { PlayerView as Player } from "../../api/generated/innovation/PlayerView";
export type { Prospect } from "../../api/generated/innovation/Prospect";
export type { Card as Slug } from "../../api/generated/innovation/Card";
export type { Special } from "../../api/generated/innovation/Special";
export type { Splay } from "../../api/generated/innovation/Splay";
export type { View } from "../../api/generated/innovation/View";
export type { Choice, Corner, Prompt };

/** What is counted; the fourth corner of a card is a picture. */
export type Icon = Exclude<Corner, "hex">;
export type InnovationQuestion = Question<Prompt, Choice>;
