// Coming back to a table: what was there when its reader left, and what happened since in at most seven lines.

import { memory } from "../../app/memory";
import { highlights, type Teller } from "./highlights";

/** Something that a reader counts: how it is written, and how many there are. */
export type Counted = [name: string, count: number];

/** What a reader has seen of a table: so many events, so many of each thing he counts. */
export type Left = { events: number; counts: number[] };

const key = (table: string) => `epoka-away-${table}`;
const MOST = 7;

export const remember = (table: string, left: Left): void => memory.write(key(table), left);
export const forget = (table: string): void => memory.forget(key(table));
export const recall = (table: string): Left | null => memory.read<Left>(key(table));

/** Whether so much happened that somebody who was away wants to be told. */
export const isLong = (left: Left, events: number): boolean => events - left.events >= 6;

/** What happened while the reader was away, and what he counts now. */
export function digest<E>(left: Left, events: E[], counted: Counted[], teller: Teller<E>): string[] {
  const changes = counted.flatMap(([name, count], index) =>
    left.counts[index] === count ? [] : [`${name} ${left.counts[index]} → ${count}`],
  );
  const most = changes.length > 0 ? MOST - 1 : MOST;
  const told = highlights(events, teller, { since: left.events, most });
  return changes.length > 0 ? [...told, changes.join(" · ")] : told;
}
