// What was done for somebody without a question, because only one answer was possible.

import type { Said, Seat } from "../api/types";
import { t } from "../ui/text/catalogue.svelte";
import { sentence } from "./say";
import type { Reader } from "./seats";

/** Whether an event is what a seat did. */
export type IsDeed<Event> = (event: Event | undefined, by: Seat) => boolean;

/** The numbers of events that are shown before the next question; `waits`: until they have been seen. */
export type Showing = { moves: number[]; waits: boolean };

/** Of the answers that were not asked for those that can be told: what the viewer did next. */
export function deeds<Event>(
  forced: number[],
  events: Event[],
  viewer: Seat | null,
  isDeed: IsDeed<Event>,
): number[] {
  return forced.filter((index) => viewer !== null && isDeed(events[index], viewer));
}

type Told = { messages: Said[]; forced: number[]; showing: Showing | null; answered: number };

const inWords = (reader: Reader, said: Said | undefined): string[] =>
  said ? [t("web-forced", { event: sentence(reader, said) })] : [];

/** What is shown before the next question, in words. */
export const shownMoves = (reader: Reader, { messages, showing }: Told): string[] =>
  (showing?.moves ?? []).flatMap((index) => inWords(reader, messages[index]));

/** What the viewer did last without a question since he answered, in words; it stays beside the next question. */
export const lastMove = (reader: Reader, { messages, forced, answered }: Told): string | null =>
  inWords(reader, messages[forced.findLast((index) => index >= answered) ?? -1])[0] ?? null;
