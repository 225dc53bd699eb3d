// Stepping through what happened, line by line of the log.

import type { LogLine } from "./Turns.svelte";

/** A line of the log: its event, and in which turn it stands. */
export type Stop = { index: number; turn: number; against: boolean };
/** A moment of a game: after so many decisions, or between two when so many events had been told. */
export type Position = { at: number; told: number | null };
/** By event, by turn, to the next event against me. */
export type StepKey = "[" | "]" | "{" | "}" | ";";

export const isStepKey = (key: string): key is StepKey => ["[", "]", "{", "}", ";"].includes(key);

export const stopsOf = (turns: { lines: LogLine[] }[]): Stop[] =>
  turns.flatMap(({ lines }, turn) => lines.map(({ index, against }) => ({ index, turn, against })));

/** The number of the stop to which a key leads from another; none if there is no such stop. */
export function step(stops: Stop[], from: number, key: StepKey): number | undefined {
  const turn = stops[from]?.turn ?? -1;
  const first = (of: number) => stops.findIndex((stop) => stop.turn === of);
  const found = {
    "[": () => from - 1,
    "]": () => from + 1,
    // The beginning of this turn, and from there that of the one before.
    "{": () => first(first(turn) < from ? turn : (stops[from - 1]?.turn ?? -1)),
    "}": () => stops.findIndex((stop) => stop.turn > turn),
    ";": () => stops.findIndex((stop, number) => number > from && stop.against),
  }[key]();
  return stops[found] && found;
}

/** The moment of a stop, with all that is told in its line; `ends`: how many events each decision had told. */
export function positionOf(stops: Stop[], number: number, ends: number[]): Position {
  const index = stops[number]?.index ?? 0;
  const decision = ends.findIndex((end) => end > index);
  const end = ends[decision] ?? Infinity;
  const next = stops[number + 1]?.index ?? end;
  return { at: decision < 0 ? ends.length : decision + 1, told: next < end ? next : null };
}
