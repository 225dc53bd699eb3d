// Texts with symbols inside: [leaf], [3], and links to cards, cut into parts that can be drawn.

import type { Icon } from "../../games/innovation/api";

export type Part =
  | { kind: "text"; text: string }
  /** `before`: the number or short word that is bound to the symbol; `after`: the stop or comma. All stay on one line. */
  | { kind: "icon"; icon: Icon; before: string; after: string }
  | { kind: "age"; age: number; before: string; after: string }
  | { kind: "good"; good: Good; before: string; after: string }
  /** `before` and `after`: the quotation marks that stay on its line. */
  | {
      kind: "card";
      game: "innovation" | "cvlizations";
      slug: string;
      text: string;
      before: string;
      after: string;
    };

export type Good = "food" | "wood" | "stone" | "happiness";

const GOODS = ["food", "wood", "stone", "happiness"];
const ICONS = ["crown", "leaf", "bulb", "castle", "factory", "clock"];

/** Wraps a card's name so that `parts` finds it again in the finished sentence. */
export function link(game: "innovation" | "cvlizations", slug: string, name: string): string {
  return `\u{E000}${game === "innovation" ? "i" : "c"}${slug}\u{E001}${name}\u{E002}`;
}

const PATTERN =
  /([«„“]?)\u{E000}([ic])([^\u{E001}]*)\u{E001}([^\u{E002}]*)\u{E002}([»”“]?[.,:;]?)|([^\s[\]]*\u{A0})?\[([a-z]+|\d{1,2})\]([.,:;)]*)/gu;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) found.push({ kind: "text", text: text.slice(end, until) });
  };
  for (const match of text.matchAll(PATTERN)) {
    const [whole, before = "", game, slug, text = "", after = "", count = "", symbol = "", stop = ""] = match;
    const part =
      slug === undefined ? symbolPart(symbol, count, stop) : card(game, { slug, text, before, after });
    if (part === null) continue;
    plain(match.index);
    found.push(part);
    end = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

/** The same text without symbols: each by its name. */
export function plainText(text: string, name: (symbol: Icon | Good) => string): string {
  return parts(text)
    .map((part) => {
      switch (part.kind) {
        case "text":
          return part.text;
        case "card":
          return part.before + part.text + part.after;
        case "icon":
          return part.before + name(part.icon) + part.after;
        case "age":
          return part.before + String(part.age) + part.after;
        case "good":
          return part.before + name(part.good) + part.after;
      }
    })
    .join("");
}

type Named = { slug: string; text: string; before: string; after: string };

function card(game: string | undefined, named: Named): Part {
  return { kind: "card", game: game === "c" ? "cvlizations" : "innovation", ...named };
}

function symbolPart(symbol: string, before: string, after: string): Part | null {
  if (/^\d+$/.test(symbol)) return { kind: "age", age: Number(symbol), before, after };
  if (GOODS.includes(symbol)) return { kind: "good", good: symbol as Good, before, after };
  return ICONS.includes(symbol) ? { kind: "icon", icon: symbol as Icon, before, after } : null;
}
