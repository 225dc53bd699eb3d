import { expect, test } from "vitest";
import { link, parts, plainText } from "./rich";

test("symbols with what ends their clause and card links become parts, other brackets stay text", () => {
  const text = `Draw a [3]: ${link("innovation", "tools", "Tools")} shows [leaf], not [x].`;
  expect(parts(text)).toEqual([
    { kind: "text", text: "Draw a " },
    { kind: "age", age: 3, before: "", after: ":" },
    { kind: "text", text: " " },
    { kind: "card", game: "innovation", slug: "tools", text: "Tools", before: "", after: "" },
    { kind: "text", text: " shows " },
    { kind: "icon", icon: "leaf", before: "", after: "," },
    { kind: "text", text: " not [x]." },
  ]);
  expect(plainText(text, (icon) => icon)).toBe("Draw a 3: Tools shows leaf, not [x].");
});

test("quotation marks and the full stop belong to the card between them", () => {
  const text = `Карта «${link("innovation", "tools", "Орудия труда")}».`;
  expect(parts(text)[1]).toMatchObject({ kind: "card", before: "«", after: "»." });
  expect(plainText(text, (icon) => icon)).toBe("Карта «Орудия труда».");
});

test("a number stays on the line of the symbol it counts", () => {
  expect(parts("Take 2\u00A0[wood]. Then 1\u00A0[food]")).toEqual([
    { kind: "text", text: "Take " },
    { kind: "good", good: "wood", before: "2\u00A0", after: "." },
    { kind: "text", text: " Then " },
    { kind: "good", good: "food", before: "1\u00A0", after: "" },
  ]);
});
