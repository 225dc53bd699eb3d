// What was done for somebody without a question, because only one answer was possible.

import type { Seat } from "../api/types";
import { t } from "../ui/text/catalogue.svelte";

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

type Told<Event> = { events: Event[]; forced: number[]; showing: Showing | null; answered: number };

/** What is shown before the next question, in words. */
export function shownMoves<Event>(
  { events, showing }: Told<Event>,
  text: (event: Event) => string,
): string[] {
  const told = (showing?.moves ?? []).flatMap((index) => events[index] ?? []);
  return told.map((event) => t("web-forced", { event: text(event) }));
}

/** What the viewer did last without a question since he answered, in words; it stays beside the next question. */
export function lastMove<Event>(
  { events, forced, answered }: Told<Event>,
  text: (event: Event) => string,
): string | null {
  const last = events[forced.findLast((index) => index >= answered) ?? -1];
  return last === undefined ? null : t("web-forced", { event: text(last) });
}
