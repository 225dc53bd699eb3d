// What decides a game of Innovation, for its story in few lines.

import type { Event } from "./api";
import { cardData } from "./card/data";
import type { Teller } from "../../table/log/highlights";
import { t } from "../../ui/text/catalogue.svelte";
import { owner } from "./story";
import type { Said } from "../../api/types";
import { sentence } from "../../table/say";
import type { Reader } from "../../table/seats";

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

export const teller = (reader: Reader, messages: Said[]): Teller<Event> => ({
  weight,
  text: (_, index) => sentence(reader, messages[index]),
  isTurn: (event) => event !== "removed_all" && "turn" in event,
  turnText: (number) => t("web-turn", { number }),
});
