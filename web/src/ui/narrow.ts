// Names on narrow cards: where a long word may be broken, and which size fits.

import { fonts } from "../app/fonts.svelte";

const VOWEL = "[aeiouyаеёиоуыэюяąęóáéíýúůě]";
const CONSONANT = `(?!${VOWEL}|[ьъй])\\p{L}`;
const BREAK = new RegExp(
  `(?<=\\p{L}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L})|` +
    `(?<=${VOWEL}${CONSONANT})(?<!s(?=[zh])|c(?=[zhk])|r(?=z)|d(?=[zźż])|[tpg](?=h))(?=(?:${CONSONANT}){1,3}${VOWEL}\\p{L})`,
  "giu",
);

/**
 * The name with places where a long word may be broken: before the last consonant between two vowels.
 * A word with a hyphen of its own breaks only there.
 */
export const narrowName = (name: string): string =>
  name.replace(/(?<![\p{L}-])\p{L}{11,}(?![\p{L}-])/gu, (word) => word.replace(BREAK, "\u00AD"));

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number[]>();
/** How often fonts had come when these were measured. */
let arrivals = 0;

/** How wide the words of a name are, in ems of the font its cards use. */
function wordWidths(name: string, font: string): number[] {
  if (arrivals !== fonts.arrivals) widths.clear();
  ({ arrivals } = fonts);
  const known = widths.get(font + name);
  if (known) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen) pen.font = `600 100px ${font}`;
  const measured = name.split(/ |(?<=-)/).map((word) => (pen?.measureText(word).width ?? 0) / 100);
  widths.set(font + name, measured);
  return measured;
}

function linesOf(words: number[], room: number): number {
  let [lines, line] = [1, 0];
  for (const word of words) {
    if (line > 0 && line + 0.25 + word > room) [lines, line] = [lines + 1, word];
    else line += (line > 0 ? 0.25 : 0) + word;
  }
  return lines;
}

/** A size for a name so that no word need be broken and the lines suffice; never too small to read. */
export function nameSize(
  name: string,
  usual: number,
  room: number,
  {
    lines = 2,
    height = 99,
    font = "title",
  }: { lines?: number; height?: number; font?: "title" | "text" } = {},
): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${font}`);
  const words = wordWidths(name, family);
  let size = usual;
  const fits = () => {
    const needed = linesOf(words, room / size);
    return Math.max(...words) * size <= room && needed <= lines && needed * size <= height;
  };
  while (size > 9 && !fits()) size -= 0.5;
  return `${size}px`;
}

/** A size for a text of several lines so that all of it is seen; never too small to read. */
export function textSize(text: string, usual: number, width: number, height: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font-text");
  // A symbol is about as wide as two letters.
  const words = wordWidths(text.replace(/\[[a-z]+\]/g, "MM"), family);
  let size = usual;
  while (size > 10 && linesOf(words, width / size) * size * 1.24 > height) size -= 0.5;
  return `${size}px`;
}
