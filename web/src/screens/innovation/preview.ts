// What can be read off the table before a choice: who shares, who obeys, which icons a meld changes.
// Only what the rules print on the cards; whether a choice is legal says the server alone.

import type { Choice, Corner, Player, Slug, Special, Splay, View } from "../../api/innovation";
import type { Seat } from "../../api/types";
import { cardData, ICONS } from "../../shared/card/data";

export type Part = "leads" | "shares" | "obeys" | "watches";
export type DogmaPreview = {
  card: Slug;
  icon: number;
  /** Per seat: the icons shown, and the part in the dogma. */
  seats: { count: number; part: Part }[];
  /** The effects in order, with the seats that carry each out. */
  effects: { demand: boolean; seats: Seat[] }[];
};

/** Partners sit opposite each other and neither share nor obey (N1 leaves that to the server; the counts decide here). */
export function dogmaPreview(view: View, leader: Seat, card: Slug): DogmaPreview {
  const data = cardData(card);
  const icon = ICONS.indexOf(data.dogma);
  const own = view.players[leader]?.icons[icon] ?? 0;
  const number = view.players.length;
  const partner = view.rules.teams ? (leader + 2) % 4 : null;
  const hasDemand = data.effects.includes("demand");
  const hasShare = data.effects.includes("share");
  const part = (seat: Seat, count: number): Part => {
    if (seat === leader) return "leads";
    if (count >= own) return hasShare ? "shares" : "watches";
    return hasDemand && seat !== partner ? "obeys" : "watches";
  };
  const seats = view.players.map((player, seat) => {
    const count = player.icons[icon] ?? 0;
    return { count, part: part(seat, count) };
  });
  const around = Array.from({ length: number - 1 }, (_, step) => (leader + 1 + step) % number);
  const having = (wanted: Part) => around.filter((seat) => seats[seat]?.part === wanted);
  const effects = data.effects.map((kind) => ({
    demand: kind === "demand",
    seats: kind === "demand" ? having("obeys") : [...having("shares"), leader],
  }));
  return { card, icon, seats, effects };
}

const SHOWN: Record<Splay, number[]> = { none: [], left: [3], right: [0, 1], up: [1, 2, 3] };

/** The corners a splay uncovers on a covered card. */
export const uncovered = (card: Slug, splay: Splay): (Corner | null)[] =>
  cardData(card).icons.map((icon, corner) => (SHOWN[splay].includes(corner) ? icon : null));

export function countIcons(corners: (Corner | null)[]): number[] {
  return ICONS.map((icon) => corners.filter((corner) => corner === icon).length);
}

/** The icons a player would show after melding a hand card. */
export function iconsAfterMeld(player: Player, card: Slug): number[] {
  const data = cardData(card);
  const pile = player.piles.find((one) => one.color === data.color);
  const top = pile?.cards[0] ?? null;
  const gained = countIcons(data.icons);
  const lost = top ? countIcons(cardData(top).icons) : ICONS.map(() => 0);
  const kept = top && pile ? countIcons(uncovered(top, pile.splay)) : ICONS.map(() => 0);
  return player.icons.map(
    (count, icon) => count + (gained[icon] ?? 0) - (lost[icon] ?? 0) + (kept[icon] ?? 0),
  );
}

/** The icons of one pile for a splay it may not have, for the table in the pile sheet. */
export function pileIcons(cards: (Slug | null)[], splay: Splay): number[] {
  const corners = cards.flatMap((card, depth) => {
    if (card === null) return [];
    return depth === 0 ? cardData(card).icons : uncovered(card, splay);
  });
  return countIcons(corners);
}

export const topAge = (player: Player): number =>
  Math.max(0, ...player.piles.map((pile) => (pile.cards[0] ? cardData(pile.cards[0]).age : 0)));

/** The age a Draw action would give, with empty decks skipped; above 10: the game would end. */
export function drawAge(view: View, player: Player): number {
  let age = Math.max(1, topAge(player));
  while (age <= 10 && view.decks[age - 1]?.length === 0) age += 1;
  return age;
}

/** How far a player is on the way to a special achievement. */
export function progress(view: View, player: Player, special: Special): { now: number; needed: number } {
  const tops = player.piles
    .map((pile) => pile.cards[0])
    .filter((card) => card !== undefined && card !== null);
  switch (special) {
    case "empire":
      return { now: player.icons.filter((count) => count >= 3).length, needed: 6 };
    case "monument": {
      const { tucked, scored } = player;
      return { now: view.rules.monument_mixed ? tucked + scored : Math.max(tucked, scored), needed: 6 };
    }
    case "wonder":
      return {
        now: player.piles.filter((pile) => pile.splay === "up" || pile.splay === "right").length,
        needed: 5,
      };
    case "world":
      return { now: player.icons[ICONS.indexOf("clock")] ?? 0, needed: 12 };
    case "universe":
      return { now: tops.filter((card) => cardData(card).age >= 8).length, needed: 5 };
  }
}

export type Claim = { ready: boolean; missing: number; low: boolean };

/** What is missing for the achievement of an age: five points per age, and a top card of that age. */
export function claim(player: Player, age: number): Claim {
  const missing = Math.max(0, 5 * age - player.points);
  const low = topAge(player) < age;
  return { ready: missing === 0 && !low, missing, low };
}

/** The cards whose text can name a winner. */
export const ENDINGS: Slug[] = [
  "empiricism",
  "collaboration",
  "bioengineering",
  "self-service",
  "ai",
  "globalization",
];

/** Whether an action can end the game: a card that names a winner, or a draw beyond the last deck. */
export function canEnd(view: View, player: Player, choice: Choice): boolean {
  if (choice === "draw") return drawAge(view, player) > 10;
  return typeof choice === "object" && "dogma" in choice && ENDINGS.includes(choice.dogma);
}
