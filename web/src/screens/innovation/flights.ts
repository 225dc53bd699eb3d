// Cards that moved fly from where they lay to where they lie. Decoration only: the table is already right.

import type { Event, Face, Place } from "../../api/innovation";
import { cardData, faceAge } from "../../shared/card/data";
import { moveTime } from "../../shared/settings.svelte";
import { cardName } from "../../shared/card/names";

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

function middle(place: Element): { x: number; y: number } {
  const box = place.getBoundingClientRect();
  return { x: box.left + Math.min(box.width / 2, 200), y: box.top + Math.min(box.height / 2, 60) };
}

/** Lets the cards of some events fly, one after the other. */
export function fly(events: Event[]): void {
  const time = moveTime();
  if (time === 0) return;
  const moves = events.flatMap((event) =>
    typeof event === "object" && "moved" in event ? [event.moved] : [],
  );
  moves.slice(-8).forEach(({ card, from, to }, order) => {
    const [start, end] = [element(from, card), element(to, card)];
    if (!start || !end || start === end) return;
    const made = ghost(card);
    document.body.append(made);
    const [a, b] = [middle(start), middle(end)];
    const at = (point: { x: number; y: number }, scale: number) =>
      `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;
    const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 24 };
    const animation = made.animate(
      [
        { transform: at(a, 0.8), opacity: 0 },
        { transform: at(a, 1), opacity: 1, offset: 0.15 },
        { transform: at(half, 1.08), opacity: 1, offset: 0.55 },
        { transform: at(b, 1), opacity: 1, offset: 0.9 },
        { transform: at(b, 0.9), opacity: 0 },
      ],
      { duration: time * 1.5, delay: order * time * 0.3, easing: "ease-in-out", fill: "backwards" },
    );
    animation.finished.finally(() => made.remove());
  });
}
