// Texts with symbols inside: [leaf], [3], and links to cards, cut into parts that can be drawn.

import { symbols } from "../symbols";

export type Part =
  | { kind: "text"; text: string }
  /** `before`: the number or short word that is bound to the symbol; `after`: the stop or comma. All stay on one line. */
  | { kind: "symbol"; symbol: string; before: string; after: string }
  | { kind: "age"; age: number; before: string; after: string }
  /** `before` and `after`: the quotation marks that stay on its line. */
  | { kind: "card"; game: string; slug: string; text: string; before: string; after: string };

/** Wraps a card's name so that `parts` finds it again in the finished sentence. */
export const link = (game: string, slug: string, name: string): string =>
  `\u{E000}${game}/${slug}\u{E001}${name}\u{E002}`;

const PATTERN =
  /([«„“]?)\u{E000}([^/]*)\/([^\u{E001}]*)\u{E001}([^\u{E002}]*)\u{E002}([»”“]?[.,:;]?)|([^\s[\]]*\u{A0})?\[([a-z]+|\d{1,2})\]([.,:;)]*)/gu;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) found.push({ kind: "text", text: text.slice(end, until) });
  };
  for (const match of text.matchAll(PATTERN)) {
    const [whole, before = "", game = "", slug, text = "", after = "", count = "", symbol = "", stop = ""] =
      match;
    const part: Part | null =
      slug === undefined
        ? symbolPart(symbol, count, stop)
        : { kind: "card", game, slug, text, before, after };
    if (part === null) continue;
    plain(match.index);
    found.push(part);
    end = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

/** The same text without symbols: each by its name. */
export function plainText(text: string, name: (symbol: string) => string): string {
  return parts(text)
    .map((part) => {
      switch (part.kind) {
        case "text":
          return part.text;
        case "card":
          return part.before + part.text + part.after;
        case "symbol":
          return part.before + name(part.symbol) + part.after;
        case "age":
          return part.before + String(part.age) + part.after;
      }
    })
    .join("");
}

function symbolPart(symbol: string, before: string, after: string): Part | null {
  if (/^\d+$/.test(symbol)) return { kind: "age", age: Number(symbol), before, after };
  return symbols.has(symbol) ? { kind: "symbol", symbol, before, after } : null;
}
