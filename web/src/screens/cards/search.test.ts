import { expect, test } from "vitest";
import { folded, search } from "./search";

test("accents and capitals do not matter", () => {
  expect(folded("Żółw ČEŠTINA Ёлка")).toBe("zolw cestina елка");
});

test("all words must occur, names that begin so come first", () => {
  const entries = ["Road Building", "Canal Building", "Building"].map((name) => ({
    name,
    words: folded(name),
  }));
  expect(search(entries, "build").map((entry) => entry.name)[0]).toBe("Building");
  expect(search(entries, "canal build").map((entry) => entry.name)).toEqual(["Canal Building"]);
});
