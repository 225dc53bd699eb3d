// What can be read off the table and the cards on it. What a choice brings about says the server alone.

import type { Corner, Line, Pile, Slug, Splay, View } from "./api";
import type { Seat } from "../../api/types";
import { cardData, ICONS } from "./card/data";

export type Part = "leads" | "shares" | "obeys" | "watches";
export type DogmaPreview = {
  card: Slug;
  icon: number;
  /** Per seat: the icons shown, and the part in the dogma. */
  seats: { count: number; part: Part }[];
  effects: Line[];
};

/** Who takes which part in an activation, from what the server foresees of it. */
export function dogmaPreview(view: View, leader: Seat, card: Slug, effects: Line[]): DogmaPreview {
  const icon = ICONS.indexOf(cardData(card).dogma);
  const has = (seat: Seat, demand: boolean) =>
    effects.some((effect) => effect.demand === demand && effect.seats.includes(seat));
  const part = (seat: Seat): Part => {
    if (seat === leader) return "leads";
    return has(seat, false) ? "shares" : has(seat, true) ? "obeys" : "watches";
  };
  const seats = view.players.map((player, seat) => ({ count: player.icons[icon] ?? 0, part: part(seat) }));
  return { card, icon, seats, effects };
}

const SHOWN: Record<Splay, number[]> = { none: [], left: [3], right: [0, 1], up: [1, 2, 3] };

/** The corners a splay uncovers on a covered card. */
export const uncovered = (card: Slug, splay: Splay): (Corner | null)[] =>
  cardData(card).icons.map((icon, corner) => (SHOWN[splay].includes(corner) ? icon : null));

export function countIcons(corners: (Corner | null)[]): number[] {
  return ICONS.map((icon) => corners.filter((corner) => corner === icon).length);
}

/** How many cells of a ledger fit under a card. */
const CELLS = 6;

/** Of one covered card its corners, empty ones as null; of several cards the sum of each icon. */
export type Cell = { corners: (Corner | null)[] } | { sums: number[] };

/** From the newest to the oldest: a cell for each card; if there are too many, for each two cards or more. */
export function cells({ corners, splay }: Pick<Pile, "corners" | "splay">): Cell[] {
  const together = Math.ceil(corners.length / CELLS);
  if (together <= 1) {
    const drawn = (corner: Corner | null | undefined) => (corner && corner !== "hex" ? corner : null);
    return corners.map((card) => ({ corners: SHOWN[splay].map((slot) => drawn(card[slot])) }));
  }
  return Array.from({ length: Math.ceil(corners.length / together) }, (_, number) => ({
    sums: countIcons(corners.slice(number * together, (number + 1) * together).flat()),
  }));
}

/** The icons of one pile for a splay it may not have, for the table in the pile sheet. */
export function pileIcons(cards: (Slug | null)[], splay: Splay): number[] {
  const corners = cards.flatMap((card, depth) => {
    if (card === null) return [];
    return depth === 0 ? cardData(card).icons : uncovered(card, splay);
  });
  return countIcons(corners);
}

/** A pile as it would be with one more card on top. */
export function melded(pile: Pile, card: Slug): Pile {
  const top = pile.cards[0];
  const covered = top ? [uncovered(top, pile.splay) as Pile["corners"][number]] : [];
  return { ...pile, cards: [card, ...pile.cards], corners: [...covered, ...pile.corners] };
}
