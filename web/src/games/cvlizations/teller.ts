// What decides a game of CVlizations, for its story in few lines.

import type { Event } from "./api";
import type { Teller } from "../../table/log/highlights";
import { t } from "../../ui/text/catalogue.svelte";
import type { Said } from "../../api/types";
import { sentence } from "../../table/say";
import type { Reader } from "../../table/seats";
import { ideaData } from "./data";

function weight(event: Event): number {
  if (typeof event === "string") return 0;
  if ("over" in event) return 100;
  if ("scored" in event) return 50;
  if ("exchanged" in event) return 20 + event.exchanged.points;
  if ("bought" in event) return 5 + ideaData(event.bought.idea).points;
  return "robbed" in event ? 4 : 0;
}

export const teller = (reader: Reader, messages: Said[]): Teller<Event> => ({
  weight,
  text: (_, index) => sentence(reader, messages[index]),
  isTurn: (event) => typeof event === "object" && "turn" in event,
  turnText: (number) => t("web-turn", { number }),
});
