import { expect, test } from "vitest";
import type { CivilisationView } from "./api";
import { inHand } from "./hand";

const before: CivilisationView = {
  civilisation: { player: 0 },
  available: ["thieving", "logging", "cunning", "doubling"],
  open: null,
  hidden: "nothing",
};

test("what has been laid is no longer in hand (C16, C39)", () => {
  expect(inHand(before)).toEqual(before.available);
  const revealed = { ...before, open: "logging", hidden: { known: "doubling" } } as const;
  expect(inHand(revealed)).toEqual(["thieving", "cunning"]);
});

test("an order face down that I do not know could be any of those left (C104)", () => {
  const laid = { ...before, open: "logging", hidden: "unknown" } as const;
  expect(inHand(laid)).toEqual(["thieving", "cunning", "doubling"]);
});
