// Events folded by turn: what the log draws.

import { kindOf, type Case, type Event, type Idea, type Order, type Source } from "./api";
import type { Seat } from "../../api/types";
import type { LogLine } from "../../table/log/Turns.svelte";
import { isTheft } from "./words";

export type Line = LogLine & {
  event: Event;
  /** Why: an id of the catalogue, the idea, or the order whose text explains it. */
  why: string | null;
  idea: Idea | null;
  performed: { order: Order; case: Case } | null;
};

/** The event of the turn itself is its head. */
export type Turn = { head: Event; lines: Line[] };

const OUTER = ["laid", "revealed", "performs", "bought", "moved", "ageover", "over"];
const WHY: Record<string, string> = {
  performs: "cvlizations-why-order",
  bought: "cvlizations-why-not-active",
  scored: "cvlizations-why-tie",
};

/** That somebody ends his move goes without saying, unless nothing else was possible (`forced`). */
export function turns(events: Event[], reader: Seat | null, forced: number[] = []): Turn[] {
  const found: Turn[] = [];
  let performed: Line["performed"] = null;
  events.forEach((event, index) => {
    const kind = kindOf(event);
    if (kind === "turn") found.push({ head: event, lines: [] });
    if (kind === "turn" || (kind === "moved" && !forced.includes(index))) return;
    if (typeof event === "object" && "performs" in event) performed = event.performs;
    const source = sourceOf(event);
    found.at(-1)?.lines.push({
      index,
      event,
      depth: OUTER.includes(kind) ? 0 : 2,
      against: isTheft(event, reader),
      why: WHY[kind] ?? null,
      idea: ideaOf(event),
      performed: source && "order" in source ? performed : null,
    });
  });
  return found;
}

function sourceOf(event: Event): Source | null {
  const inner = typeof event === "object" ? Object.values(event)[0] : null;
  return inner && "source" in inner ? (inner.source as Source) : null;
}

function ideaOf(event: Event): Idea | null {
  const source = sourceOf(event);
  if (source && "idea" in source) return source.idea;
  return typeof event === "object" && "exchanged" in event ? event.exchanged.idea : null;
}
