import { expect, test } from "vitest";
import { catalogue } from "../../ui/text/catalogue.svelte";
import { clauses } from "./clauses";

await catalogue.add("innovation");

const english = (effect: string) =>
  clauses(catalogue.text(`innovation-card-${effect}`).replaceAll("\u00A0", " "));

test("an effect is cut into sentences, half sentences and what comes then", () => {
  expect(english("alchemy-2")).toEqual(["Meld a hand card, ", "then score a hand card."]);
  expect(english("road-building-1")).toHaveLength(3);
  expect(english("writing-1")).toEqual(["Draw a [2]."]);
});
