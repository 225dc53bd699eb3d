// What a game gives to the client: all that it shows, and what the screens ask of it.
// No part may be forgotten: what a game has not, it says. Views, questions and events are the game's own; here nobody looks into them.

import type { Component, Snippet } from "svelte";
import type { Seat } from "../api/types";
import type { Table } from "../table/connection/table.svelte";
import type { Stop } from "../table/log/stops";
import type { ReplayParts } from "../table/source";
import type { Drawings } from "../ui/pictures.svelte";
import type { Drawing } from "../ui/symbols";
import type { Language } from "../ui/text/catalogue.svelte";

export type GameModule = {
  /** A drawing for the start page, which shows it before the game is loaded. */
  Emblem: Component | null;
  /** The live table. */
  Game: Component<{ table: Table }>;
  /** A moment of a replay. */
  Replay: Component<ReplayParts>;
  /** A card with everything on it; what can be done with it (`children`) stands before its rulings. */
  Card: Component<CardParts> | null;
  /** The message that names a card; none if the game has no such card. */
  cardId: (slug: string) => string | null;
  /** All cards, as far as they fit what is searched. */
  Cards: Component<CardsParts> | null;
  /** What else cards can be found by; it writes into `chosen`. */
  Filters: Component<{ chosen: Record<string, string> }> | null;
  /** The pictograms by the slugs of cards and whatever else has one. */
  pictures: (() => Promise<{ default: Drawings }>) | null;
  /** What stands for [words] in the texts of the game. */
  symbols: (Drawing & { names: readonly string[] }) | null;
  /** Whether an event is what a seat did. */
  isDeed: (event: unknown, by: Seat) => boolean;
  /** The lines of the log, for whoever steps through them. */
  stops: (events: unknown[], reader: Seat | null) => Stop[];
};

export type CardParts = { slug: string; second?: Language | null; children?: Snippet };

export type CardsParts = {
  query: string;
  chosen: Record<string, string>;
  /** The card that is looked at, and what looks at another. */
  slug: string | null;
  choose: (event: MouseEvent, slug: string) => void;
};
