// CVlizations in words where no message says it: names, what orders give, answers left in advance.

import type { Case, Civilisation, Event, Laying, OrderView, Standing } from "./api";
import type { Seat } from "../../api/types";
import { seatNameFor, type Reader } from "../../table/seats";
import { t } from "../../ui/text/catalogue.svelte";
import { orderName, orderText } from "./data";

export function civilisationName(reader: Reader, of: Civilisation): string {
  if (of === "granna") return t("cvlizations-granna");
  if ("player" in of) return seatNameFor(reader.seats, of.player, reader.viewer);
  return t("cvlizations-neutral", { player: seatNameFor(reader.seats, of.neutral, reader.viewer) });
}

/** The same where there is little room. */
export const shortName = (reader: Reader, of: Civilisation): string =>
  typeof of === "object" && "neutral" in of
    ? t("cvlizations-neutral-short", { player: seatNameFor(reader.seats, of.neutral, reader.viewer) })
    : civilisationName(reader, of);

export const CASES: Case[] = ["one", "two", "many"];

/** What an order gives in a case. */
export function caseText({ order, from_supply }: OrderView, number: Case): string {
  return orderText(order, CASES.indexOf(number) + 1, from_supply && number === "two" ? "-supply" : "");
}

const layText = (lay: Laying): string =>
  t("cvlizations-choice-lay", { open: orderName(lay.open), hidden: orderName(lay.hidden) });

/** An answer left in advance, line by line. */
export function standingText({ conditions, otherwise }: Standing): string[] {
  const lines = conditions.map(({ order, least, lay }) =>
    t("cvlizations-ahead-if", { order: orderName(order), least, lay: layText(lay) }),
  );
  const last = otherwise === null ? t("cvlizations-ahead-ask") : layText(otherwise);
  return [...lines, conditions.length > 0 ? `${t("cvlizations-ahead-otherwise")}: ${last}` : last];
}

/** Whether it is what a seat did: it took or gave goods, or ended its move. */
export function isDeedOf(event: Event | undefined, seat: Seat): boolean {
  if (typeof event !== "object") return false;
  if ("robbed" in event) return event.robbed.thief === seat;
  if ("took" in event) return event.took.seat === seat;
  if ("moved" in event) return event.moved.seat === seat;
  return "returned" in event && event.returned.seat === seat;
}

export const isTheft = (event: Event, victim: Seat | null): boolean =>
  typeof event === "object" && "robbed" in event && event.robbed.victim === victim;
