// Cards that moved fly from where they lay to where they lie. Decoration only: the table is already right.

import type { Event, Face, Place, Slug } from "./api";
import { cardData, faceAge } from "./card/data";
import { moveTime } from "../../app/settings.svelte";
import { cardName } from "./card/names";

function element(place: Place, card: Face): Element | null {
  if (place === "deck") return find(`deck:${faceAge(card)}`);
  if (place === "box") return null;
  if ("hand" in place) return find(`hand:${place.hand}`);
  if ("score" in place) return find(`score:${place.score}`);
  const color = typeof card === "string" ? cardData(card).color : "blue";
  return find(`board:${place.board}:${color}`);
}

const find = (place: string): Element | null => document.querySelector(`[data-place="${place}"]`);

function ghost(card: Face): HTMLElement {
  const made = document.createElement("div");
  made.className = `flight color-${typeof card === "string" ? cardData(card).color : "none"}`;
  made.textContent = typeof card === "string" ? `${cardData(card).age} ${cardName(card)}` : String(card);
  made.setAttribute("aria-hidden", "true");
  return made;
}

type Point = { x: number; y: number };

function middle(place: Element): Point {
  const box = place.getBoundingClientRect();
  return { x: box.left + Math.min(box.width / 2, 200), y: box.top + Math.min(box.height / 2, 60) };
}

/** The card itself, if it lies open in the place. */
const lying = (place: Element | null, card: Face): Element | null =>
  typeof card === "string" ? (place?.querySelector(`[data-card="${card}"]`) ?? null) : null;

const movesOf = (events: Event[]) =>
  events.flatMap((event) => (typeof event === "object" && "moved" in event ? [event.moved] : [])).slice(-8);

/** Where open cards lie that are about to move; to be asked before the screen shows them in their new places. */
export function departures(events: Event[]): Map<Slug, Point> {
  const found = movesOf(events).flatMap(({ card, from }): [Slug, Point][] => {
    const there = moveTime() > 0 ? lying(element(from, card), card) : null;
    return typeof card === "string" && there ? [[card, middle(there)]] : [];
  });
  return new Map(found);
}

/** Lets the cards of some events fly, one after the other. A card is seen in its new place when it lands there. */
export function fly(events: Event[], departed: Map<Slug, Point>): void {
  const time = moveTime();
  if (time === 0) return;
  movesOf(events).forEach(({ card, from, to }, order) => {
    const [start, end] = [element(from, card), element(to, card)];
    if (!start || !end || start === end) return;
    const landing = lying(end, card);
    const made = ghost(card);
    document.body.append(made);
    const a = (typeof card === "string" && departed.get(card)) || middle(start);
    const b = middle(landing ?? end);
    const at = (point: Point, scale: number) =>
      `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;
    const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 24 };
    const timing: KeyframeAnimationOptions = {
      duration: time * 1.5,
      delay: order * time * 0.3,
      easing: "ease-in-out",
      fill: "backwards",
    };
    const animation = made.animate(
      [
        { transform: at(a, 0.8), opacity: 0 },
        { transform: at(a, 1), opacity: 1, offset: 0.15 },
        { transform: at(half, 1.08), opacity: 1, offset: 0.55 },
        { transform: at(b, 1), opacity: 1, offset: 0.85 },
        { transform: at(b, 1), opacity: 0 },
      ],
      timing,
    );
    landing?.animate([{ opacity: 0.2 }, { opacity: 0.2, offset: 0.8 }, { opacity: 1 }], timing);
    animation.finished.finally(() => made.remove());
  });
}
