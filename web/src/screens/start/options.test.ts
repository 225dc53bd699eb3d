import { expect, test } from "vitest";
import type { OptionInfo } from "../../api/types";
import { rulesText, suiting, usual } from "./options";

const option = (
  key: string,
  values: Record<string, number[]>,
  more: Partial<OptionInfo> = {},
): OptionInfo => ({
  key,
  values: Object.entries(values).map(([value, seats]) => ({ value, seats })),
  usual_with: {},
  is_language: false,
  ...more,
});
const ALL = [2, 3, 4];
const edition = option("edition", { second: ALL, third: ALL });
const ties = option("ties", { victim: ALL, owner: ALL }, { usual_with: { "edition=third": "owner" } });
const teams = option("teams", { no: ALL, yes: [4] });
const start = option("start", { en: ALL, pl: ALL }, { is_language: true });

test("the first value that suits the seats is usual", () => {
  expect(suiting(teams, 3)).toEqual(["no"]);
  expect(usual(option("variant", { standard: [3, 4], granna: [2] }), 2, {}, "en")).toBe("granna");
});

test("another choice can change what is usual", () => {
  expect(usual(ties, 2, {}, "en")).toBe("victim");
  expect(usual(ties, 2, { edition: "third" }, "en")).toBe("owner");
});

test("who opens a table brings the own language, if the game has it, and may choose another", () => {
  const options = [edition, ties, start];
  expect(rulesText(options, 2, {}, "pl")).toBe("start=pl");
  expect(rulesText(options, 2, { edition: "third" }, "pl")).toBe("edition=third start=pl");
  expect(rulesText(options, 2, { start: "en" }, "pl")).toBe("start=en");
  expect(rulesText(options, 2, {}, "de")).toBe("start=en");
  expect(rulesText([teams], 4, {}, "pl")).toBe("");
});
