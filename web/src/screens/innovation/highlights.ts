// The story of a game in at most ten lines: what decided it.

import type { Event } from "../../api/innovation";
import { cardData } from "../../shared/card/data";
import { t } from "../../text/catalogue.svelte";
import { eventText, owner, type Reader } from "./words";

/** How much an event mattered; 0: not worth telling. */
function weight(event: Event): number {
  if (event === "removed_all") return 100;
  if ("ended" in event) return 100;
  if ("claimed" in event) return typeof event.claimed.achievement === "number" ? 50 : 60;
  if ("moved" in event && event.moved.act === "transfer") {
    const { card, from, to } = event.moved;
    const value = typeof card === "number" ? card : cardData(card).age;
    return owner(from) !== owner(to) && owner(from) !== null ? 2 * value : 0;
  }
  if ("splayed" in event) return 6;
  if ("moved" in event && event.moved.act === "score") {
    const { card } = event.moved;
    return typeof card === "number" ? card : cardData(card).age;
  }
  return 0;
}

export function highlights(reader: Reader, events: Event[], { since = 0, most = 10 } = {}): string[] {
  let turn = 0;
  const told = events.map((event, index) => {
    if (event !== "removed_all" && "turn" in event) turn += 1;
    return { event, index, turn, weight: weight(event) };
  });
  return told
    .filter((one) => one.index >= since && one.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map((one) => `${t("web-turn", { number: one.turn })}: ${eventText(reader, one.event)}`);
}
