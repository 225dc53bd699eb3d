// What is printed on the cards; the list is written from the Rust cards by a test.

import list from "../cards.json";
import type { Color, Corner, Icon, Slug } from "../api";

export type CardData = {
  slug: Slug;
  age: number;
  color: Color;
  icons: Corner[];
  dogma: Icon;
  effects: ("demand" | "share")[];
};

export const CARDS = list as CardData[];
const bySlug = new Map(CARDS.map((card) => [card.slug, card]));

export { COLORS, ICONS } from "./kinds";

export function cardData(slug: Slug): CardData {
  const card = bySlug.get(slug);
  if (!card) throw new Error(`no card is called ${slug}`);
  return card;
}

export const isCard = (slug: string): boolean => bySlug.has(slug);

/** The age of a card that may lie face down. */
export const faceAge = (face: Slug | number): number =>
  typeof face === "number" ? face : cardData(face).age;
