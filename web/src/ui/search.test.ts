import { expect, test } from "vitest";
import { folded, search } from "./search";

test("accents and capitals do not matter", () => {
  expect(folded("Żółw ČEŠTINA Ёлка")).toBe("zolw cestina елка");
});

test("all words must occur; what is called so in any language comes first, then what begins so", () => {
  const names = [["Road Building"], ["Buildings", "Budynki"], ["Canal Building"], ["Edifice", "Building"]];
  const entries = names.map((all) => ({ names: all, words: folded(all.join(" ")) }));
  const found = (query: string) => search(entries, query).map((entry) => entry.names[0]);
  expect(found("building")).toEqual(["Edifice", "Buildings", "Road Building", "Canal Building"]);
  expect(found("canal build")).toEqual(["Canal Building"]);
});
