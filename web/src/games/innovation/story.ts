// Events folded by turn: what the log draws.

import type { Event, Icon, Place, Slug } from "./api";
import type { Seat } from "../../api/types";
import { ICONS } from "./card/data";
import type { LogLine } from "../../table/log/Turns.svelte";

/** Depth 0: an action, 1: an effect, 2: what happened in it. */
export type Line = LogLine & {
  event: Event;
  /** Only the reader sees which card it was. */
  secret: boolean;
  /** The icons that are others afterwards. */
  icons: IconChange[];
  /** The card whose effect it is, if it is one. */
  card: Slug | null;
  /** The events that are told in this line: besides its own the beginning of the turn, and what icons changed. */
  told: number[];
  /** An effect that was carried out and changed nothing. */
  idle: boolean;
};

export type IconChange = { seat: Seat; icon: Icon; from: number; to: number };

export type Turn = { seat: Seat | null; number: number; lines: Line[] };

export function turns(events: Event[], reader: Seat | null): Turn[] {
  const found: Turn[] = [];
  let inDogma = false;
  let running: Slug | null = null;
  /** Told before the next line. */
  let coming: number[] = [];
  /** What each seat shows, as last told. */
  const shown: number[][] = [];
  events.forEach((event, index) => {
    if (event !== "removed_all" && "turn" in event) {
      found.push({
        seat: event.turn.seat,
        number: found.filter((turn) => turn.seat !== null).length + 1,
        lines: [],
      });
      inDogma = false;
      running = null;
      coming = [index];
      return;
    }
    if (event !== "removed_all" && "action" in event) {
      // The event that follows says the same in more detail.
      inDogma = false;
      return;
    }
    if (event !== "removed_all" && "icons" in event) {
      const { seat, icons } = event.icons;
      const line = found.at(-1)?.lines.at(-1);
      line?.icons.push(...iconChanges(seat, shown[seat] ?? [], icons));
      line?.told.push(index);
      shown[seat] = icons;
      return;
    }
    let depth: Line["depth"] = inDogma ? 2 : 0;
    if (event !== "removed_all") {
      if ("activated" in event) {
        inDogma = true;
        running = event.activated.card;
        depth = 0;
      } else if ("effect" in event) {
        running = event.effect.card;
        depth = 1;
      } else if ("bonus" in event) {
        depth = 1;
      }
    }
    if (found.length === 0) found.push({ seat: null, number: 0, lines: [] });
    found.at(-1)?.lines.push({
      index,
      event,
      depth,
      against: isAgainst(event, reader),
      secret: isSecret(event, reader),
      icons: [],
      card: inDogma ? running : null,
      told: [...coming, index],
      idle: false,
    });
    coming = [];
  });
  for (const [number, { lines }] of found.entries()) {
    lines.forEach((line, place) => {
      const next = lines[place + 1];
      const isDone = next ? next.depth < 2 : number < found.length - 1;
      // An effect may carry out those of another card.
      const isOuter = next?.depth === 1 && isEffect(next.event) && next.card !== line.card;
      line.idle = isEffect(line.event) && isDone && !isOuter;
    });
  }
  return found;
}

const isEffect = (event: Event): boolean => event !== "removed_all" && "effect" in event;

function iconChanges(seat: Seat, before: number[], after: number[]): IconChange[] {
  return ICONS.flatMap((icon, index) => {
    const [from, to] = [before[index] ?? 0, after[index] ?? 0];
    return from === to ? [] : [{ seat, icon, from, to }];
  });
}

/** Whose place it is. */
export function owner(place: Place): Seat | null {
  if (typeof place === "string") return null;
  return Object.values(place)[0] as Seat;
}

function isAgainst(event: Event, reader: Seat | null): boolean {
  if (reader === null) return false;
  if (event === "removed_all") return true;
  if ("moved" in event) {
    const { by, from, to } = event.moved;
    const isGiven = owner(from) === reader && owner(to) !== null && owner(to) !== reader;
    return isGiven || (by !== reader && (owner(from) === reader || owner(to) === reader));
  }
  if ("effect" in event) return event.effect.demand && event.effect.seat === reader;
  if ("activated" in event) return event.activated.victims.includes(reader);
  if ("claimed" in event) return event.claimed.seat !== reader;
  return false;
}

/** The card is known here, and neither lay nor lies open. */
function isSecret(event: Event, reader: Seat | null): boolean {
  if (reader === null || event === "removed_all" || !("moved" in event)) return false;
  const { card, from, to } = event.moved;
  const isHidden = (place: Place) => typeof place === "object" && !("board" in place);
  const hidden = (from === "deck" || isHidden(from)) && isHidden(to);
  return typeof card === "string" && hidden && owner(to) === reader;
}

/** The positions of the events against a reader. */
export const blows = (events: Event[], reader: Seat): number[] =>
  events.flatMap((event, index) => (isAgainst(event, reader) ? [index] : []));
