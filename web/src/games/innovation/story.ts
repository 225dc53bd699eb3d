// Events folded by turn: what the log draws.

import type { Event, Icon, Place, Slug } from "./api";
import type { Seat } from "../../api/types";
import { cardData, ICONS } from "./card/data";
import type { LogLine } from "../../table/log/Turns.svelte";

/** Depth 0: an action, 1: an effect, 2: what happened in it. */
export type Line = LogLine & {
  event: Event;
  /** Only the reader sees which card it was. */
  secret: boolean;
  /** The icons that are others afterwards. */
  icons: IconChange[];
  /** In a dogma: the numbers of its icon that each seat showed when it was activated. */
  counts: number[];
  /** In a dogma: who activated it. */
  leader: Seat | null;
  /** Why: an id of the catalogue, and the card whose text explains it. */
  why: string | null;
  card: Slug | null;
  /** An effect that was carried out and changed nothing. */
  idle: boolean;
};

type Activated = { seat: Seat; card: Slug };
export type IconChange = { seat: Seat; icon: Icon; from: number; to: number };

export type Turn = { seat: Seat | null; number: number; lines: Line[] };

export function turns(events: Event[], reader: Seat | null): Turn[] {
  const found: Turn[] = [];
  let inDogma = false;
  let running: Slug | null = null;
  let counts: number[] = [];
  let activated: Activated | null = null;
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
      return;
    }
    if (event !== "removed_all" && "action" in event) {
      // The event that follows says the same in more detail.
      inDogma = false;
      return;
    }
    if (event !== "removed_all" && "icons" in event) {
      const { seat, icons } = event.icons;
      found
        .at(-1)
        ?.lines.at(-1)
        ?.icons.push(...iconChanges(seat, shown[seat] ?? [], icons));
      shown[seat] = icons;
      return;
    }
    let depth: Line["depth"] = inDogma ? 2 : 0;
    if (event !== "removed_all") {
      if ("activated" in event) {
        inDogma = true;
        activated = event.activated;
        running = activated.card;
        const featured = ICONS.indexOf(cardData(running).dogma);
        counts = shown.map((icons) => icons[featured] ?? 0);
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
      counts: inDogma ? counts : [],
      leader: inDogma ? (activated?.seat ?? null) : null,
      why: why(event, inDogma ? activated : null),
      card: inDogma ? running : null,
      idle: false,
    });
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
  if ("activated" in event) {
    const { card, victims } = event.activated;
    return victims.includes(reader) && cardData(card).effects.includes("demand");
  }
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

function why(event: Event, dogma: Activated | null): string | null {
  if (event === "removed_all") return null;
  if ("activated" in event) return "innovation-why-icons-fixed";
  if ("effect" in event) {
    const { card, seat, demand } = event.effect;
    if (card !== dogma?.card) return "innovation-why-alone";
    if (seat === dogma.seat) return "innovation-why-order";
    return demand ? "innovation-why-obeys" : "innovation-why-shares";
  }
  if ("bonus" in event) return "innovation-why-bonus";
  if ("claimed" in event && typeof event.claimed.achievement !== "number") return "innovation-why-special";
  if ("moved" in event && event.moved.act === "draw" && dogma === null) return "innovation-why-draw-top";
  if ("ended" in event) {
    const { cause } = event.ended;
    return `innovation-why-ended-${typeof cause === "string" ? cause : "dogma"}`;
  }
  return null;
}

/** The positions of the events against a reader. */
export const blows = (events: Event[], reader: Seat): number[] =>
  events.flatMap((event, index) => (isAgainst(event, reader) ? [index] : []));
