import type { Component } from "svelte";
import { expect, test } from "vitest";
import { symbols } from "../symbols";
import { link, parts, plainText } from "./rich";

for (const symbol of ["leaf", "wood", "food"]) {
  symbols.set(symbol, {
    Symbol: (() => ({})) as Component<{ symbol: string; size: number }>,
    say: (name) => name,
  });
}

test("symbols with what ends their clause and card links become parts, other brackets stay text", () => {
  const text = `Draw a [3]: ${link("chess", "tools", "Tools")} shows [leaf], not [x].`;
  expect(parts(text)).toEqual([
    { kind: "text", text: "Draw a " },
    { kind: "age", age: 3, before: "", after: ":" },
    { kind: "text", text: " " },
    { kind: "card", game: "chess", slug: "tools", text: "Tools", before: "", after: "" },
    { kind: "text", text: " shows " },
    { kind: "symbol", symbol: "leaf", before: "", after: "," },
    { kind: "text", text: " not [x]." },
  ]);
  expect(plainText(text, (icon) => icon)).toBe("Draw a 3: Tools shows leaf, not [x].");
});

test("quotation marks and the full stop belong to the card between them", () => {
  const text = `Карта «${link("chess", "tools", "Орудия труда")}».`;
  expect(parts(text)[1]).toMatchObject({ kind: "card", before: "«", after: "»." });
  expect(plainText(text, (icon) => icon)).toBe("Карта «Орудия труда».");
});

test("a number stays on the line of the symbol it counts", () => {
  expect(parts("Take 2\u00A0[wood]. Then 1\u00A0[food]")).toEqual([
    { kind: "text", text: "Take " },
    { kind: "symbol", symbol: "wood", before: "2\u00A0", after: "." },
    { kind: "text", text: " Then " },
    { kind: "symbol", symbol: "food", before: "1\u00A0", after: "" },
  ]);
});
