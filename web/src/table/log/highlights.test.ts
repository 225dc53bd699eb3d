import { expect, test } from "vitest";
import { highlights } from "./highlights";

const teller = {
  weight: (event: string) => (event === "turn" ? 0 : event.length),
  text: (event: string) => event,
  isTurn: (event: string) => event === "turn",
  turnText: (number: number) => `turn ${number}`,
};
const events = ["turn", "a", "cccc", "turn", "bb", "turn", "ddddd"];

test("what mattered most is told in the order in which it happened", () => {
  expect(highlights(events, teller, { most: 2 })).toEqual(["Turn 1: cccc", "Turn 3: ddddd"]);
});

test("only what happened since a moment is told, with the turns of the whole game", () => {
  expect(highlights(events, teller, { since: 3 })).toEqual(["Turn 2: bb", "Turn 3: ddddd"]);
});
