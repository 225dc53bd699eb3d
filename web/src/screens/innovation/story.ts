// Events folded by turn: what the log draws.

import type { Event, Place, Slug } from "../../api/innovation";
import type { Seat } from "../../api/types";
import { cardData } from "../../shared/card/data";
import { owner } from "./words";

export type Line = {
  /** The position of the event in the whole game. */
  index: number;
  event: Event;
  /** 0: an action, 1: an effect, 2: what happened in it. */
  depth: 0 | 1 | 2;
  /** The reader was touched by somebody else's doing. */
  against: boolean;
  /** Only the reader sees which card it was. */
  secret: boolean;
  /** Why: an id of the catalogue, and the card whose text explains it. */
  why: string | null;
  card: Slug | null;
};

export type Turn = { seat: Seat | null; number: number; lines: Line[] };

export function turns(events: Event[], reader: Seat | null): Turn[] {
  const found: Turn[] = [];
  let inDogma = false;
  let running: Slug | null = null;
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
    if (isTold(event)) {
      if (event !== "removed_all" && "action" in event) inDogma = false;
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
      why: why(event, inDogma),
      card: inDogma ? running : null,
    });
  });
  return found;
}

/** The event that follows says the same in more detail. */
function isTold(event: Event): boolean {
  return event !== "removed_all" && "action" in event;
}

function isAgainst(event: Event, reader: Seat | null): boolean {
  if (reader === null) return false;
  if (event === "removed_all") return true;
  if ("moved" in event) {
    const { by, from, to } = event.moved;
    return by !== reader && (owner(from) === reader || owner(to) === reader);
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

function why(event: Event, inDogma: boolean): string | null {
  if (event === "removed_all") return null;
  if ("activated" in event) return "innovation-why-icons-fixed";
  if ("effect" in event) return "innovation-why-order";
  if ("bonus" in event) return "innovation-why-bonus";
  if ("claimed" in event && typeof event.claimed.achievement !== "number") return "innovation-why-special";
  if ("moved" in event && event.moved.act === "draw" && !inDogma) return "innovation-why-draw-top";
  if ("ended" in event) {
    const { cause } = event.ended;
    return `innovation-why-ended-${typeof cause === "string" ? cause : "dogma"}`;
  }
  return null;
}

/** The positions of the events against a reader. */
export const blows = (events: Event[], reader: Seat): number[] =>
  events.flatMap((event, index) => (isAgainst(event, reader) ? [index] : []));
