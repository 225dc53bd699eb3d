// Coming back to a table: what was there when its reader left, and what happened since in at most seven lines.

import type { Event } from "../../api/innovation";
import { ICONS } from "../../shared/card/data";
import { highlights } from "../../shared/log/highlights";
import { teller } from "./teller";
import type { Reader } from "./words";

/** What a reader has seen of a table: so many events, these icons of his. */
export type Left = { events: number; icons: number[] };

const key = (table: string) => `epoka-left-${table}`;
const MOST = 7;

export function remember(table: string, left: Left): void {
  localStorage.setItem(key(table), JSON.stringify(left));
}

export function forget(table: string): void {
  localStorage.removeItem(key(table));
}

export function recall(table: string): Left | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "null") as Left | null;
  } catch {
    return null;
  }
}

/** Whether so much happened that somebody who was away wants to be told. */
export const isLong = (left: Left, now: Left): boolean => now.events - left.events >= 6;

/** What happened while the reader was away. */
export function digest(reader: Reader, left: Left, now: Left, events: Event[]): string[] {
  const changes = ICONS.flatMap((icon, index) =>
    left.icons[index] === now.icons[index] ? [] : [`[${icon}] ${left.icons[index]} → ${now.icons[index]}`],
  );
  const most = changes.length > 0 ? MOST - 1 : MOST;
  const told = highlights(events.slice(0, now.events), teller(reader), { since: left.events, most });
  return changes.length > 0 ? [...told, changes.join(" · ")] : told;
}
