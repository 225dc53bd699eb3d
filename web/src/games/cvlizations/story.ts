// Events folded by turn: what the log draws.

import { kindOf, type Event, type Idea, type Source } from "./api";
import type { Seat } from "../../api/types";
import type { LogLine } from "../../table/log/Turns.svelte";
import { isTheft } from "./words";

export type Line = LogLine & {
  /** The idea that it comes from. */
  idea: Idea | null;
};

/** The event of the turn itself is its head. */
export type Turn = { head: number; lines: Line[] };

const OUTER = ["laid", "revealed", "performs", "bought", "moved", "ageover", "over"];

/** That somebody ends his move goes without saying, unless nothing else was possible (`forced`). */
export function turns(events: Event[], reader: Seat | null, forced: number[] = []): Turn[] {
  const found: Turn[] = [];
  events.forEach((event, index) => {
    const kind = kindOf(event);
    if (kind === "turn") found.push({ head: index, lines: [] });
    if (kind === "turn" || (kind === "moved" && !forced.includes(index))) return;
    found.at(-1)?.lines.push({
      index,
      depth: OUTER.includes(kind) ? 0 : 2,
      against: isTheft(event, reader),
      idea: ideaOf(event),
    });
  });
  return found;
}

function ideaOf(event: Event): Idea | null {
  if (typeof event === "string") return null;
  if ("exchanged" in event) return event.exchanged.idea;
  const inner: { source?: Source } = Object.values(event)[0] ?? {};
  return inner.source && "idea" in inner.source ? inner.source.idea : null;
}
