import { expect, test } from "vitest";
import { positionOf, step, type Stop } from "./stops";

const stop = (index: number, turn: number, against = false): Stop => ({ index, turn, against });
const stops = [stop(1, 0), stop(2, 0), stop(5, 1), stop(7, 1, true), stop(9, 2)];

test("brackets step by event, braces by turn, the semicolon to what was done to me", () => {
  expect(step(stops, 2, "[")).toBe(1);
  expect(step(stops, 2, "]")).toBe(3);
  expect(step(stops, 0, "[")).toBeUndefined();
  expect(step(stops, 4, "]")).toBeUndefined();
  expect(step(stops, 3, "{")).toBe(2);
  expect(step(stops, 2, "{")).toBe(0);
  expect(step(stops, 0, "{")).toBeUndefined();
  expect(step(stops, 0, "}")).toBe(2);
  expect(step(stops, 4, "}")).toBeUndefined();
  expect(step(stops, -1, "]")).toBe(0);
  expect(step(stops, 0, ";")).toBe(3);
  expect(step(stops, 3, ";")).toBeUndefined();
});

test("a stop is shown with what its line tells, but not with the next decision", () => {
  const ends = [4, 8, 10];
  expect(positionOf(stops, 0, ends)).toEqual({ at: 1, told: 2 });
  expect(positionOf(stops, 1, ends)).toEqual({ at: 1, told: null });
  expect(positionOf(stops, 2, ends)).toEqual({ at: 2, told: 7 });
  expect(positionOf(stops, 4, ends)).toEqual({ at: 3, told: null });
});
