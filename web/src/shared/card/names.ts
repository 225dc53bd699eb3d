// Names and texts of cards in the reader's language.

import type { Slug } from "../../api/innovation";
import { catalogue, t } from "../../text/catalogue.svelte";
import { link } from "../../text/rich";
import { cardData } from "./data";

export const cardName = (slug: Slug): string => t(`innovation-card-${slug}`);
export const cardLink = (slug: Slug): string => link("innovation", slug, cardName(slug));

export function effectId(slug: Slug, number: number, edition: string): string {
  const third = `innovation-card-${slug}-third-${number}`;
  return edition === "2017" && catalogue.has(third) ? third : `innovation-card-${slug}-${number}`;
}

/** The texts of the effects in printed order. */
export const effectTexts = (slug: Slug, edition = "2011"): string[] =>
  cardData(slug).effects.map((_, index) => t(effectId(slug, index + 1, edition)));

const VOWEL = "[aeiouyаеёиоуыэюяąęóáéíýúůě]";
const BREAK = new RegExp(`(?<=\\p{L}{2}${VOWEL})(?=(?!${VOWEL}|[ьъй])\\p{L}${VOWEL}\\p{L}{2})`, "giu");

/** The name with places where a long word may be broken: before a consonant between two vowels. */
export const narrowName = (name: string): string =>
  name.replace(/\p{L}{11,}/gu, (word) => word.replace(BREAK, "\u00AD"));

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** How wide the longest word of a name is, in ems of the font its cards use. */
function longestWord(name: string, font: string): number {
  const known = widths.get(font + name);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return 1;
  pen.font = `600 100px ${font}`;
  const widest = Math.max(...name.split(/\s|(?<=-)/).map((word) => pen?.measureText(word).width ?? 0)) / 100;
  widths.set(font + name, widest);
  return widest;
}

/** A size for a name so that its longest word need not be broken, unless it became too small to read. */
export function nameSize(
  name: string,
  usual: number,
  room: number,
  font: "title" | "text" = "title",
): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${font}`);
  const fitting = Math.floor((10 * room) / longestWord(name, family)) / 10;
  return `${Math.min(usual, Math.max(9, fitting))}px`;
}
