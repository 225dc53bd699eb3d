// CVlizations in words. The ids and their arguments are those of crates/text/src/cvlizations.rs.

import {
  kindOf,
  type Case,
  type Choice,
  type Civilisation,
  type CvlizationsQuestion,
  type Event,
  type Goods,
  type Laying,
  type OrderView,
  type Source,
  type Standing,
} from "./api";
import type { Seat } from "../../api/types";
import { seatName, seatNameFor, type Reader } from "../../table/seats";
import { t } from "../../ui/text/catalogue.svelte";
import { ideaLink, ideaName, orderName, orderText, RESOURCES } from "./data";

type Values = Record<string, string | number>;

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

export const goodsText = (goods: Goods): string =>
  RESOURCES.map((resource, index) => ((goods[index] ?? 0) > 0 ? `${goods[index]} [${resource}]` : ""))
    .filter(Boolean)
    .join(" ");

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

const sourceName = (source: Source): string =>
  "order" in source ? orderName(source.order) : ideaName(source.idea);

export function questionText({ prompt }: CvlizationsQuestion): string {
  if ("lay" in prompt) {
    const neutral = typeof prompt.lay === "object" && "neutral" in prompt.lay;
    return t(neutral ? "cvlizations-ask-lay-neutral" : "cvlizations-ask-lay");
  }
  if ("rob" in prompt) return t("cvlizations-ask-rob", { source: sourceName(prompt.rob) });
  if ("take" in prompt) {
    return t("cvlizations-ask-take", { source: sourceName(prompt.take.source), count: prompt.take.count });
  }
  if ("trade" in prompt) return t("cvlizations-ask-trade", { count: prompt.trade.count });
  if ("develop" in prompt) {
    const { purchases } = prompt.develop;
    return purchases === 0 ? t("cvlizations-ask-develop-done") : t("cvlizations-ask-develop", { purchases });
  }
  if ("save" in prompt) return t("cvlizations-ask-save", { source: ideaName(prompt.save) });
  if ("swapagain" in prompt) return t("cvlizations-ask-swap-again", { source: ideaName(prompt.swapagain) });
  const { by, points } = prompt.exchange;
  return t("cvlizations-ask-exchange", { source: ideaName(by), points });
}

export function choiceText(reader: Reader, question: CvlizationsQuestion, choice: Choice): string {
  const said = (kind: string, values: Values = {}) => t(`cvlizations-choice-${kind}`, values);
  if (typeof choice === "string") return said(choice);
  if ("lay" in choice) {
    return said("lay", { open: orderName(choice.lay.open), hidden: orderName(choice.lay.hidden) });
  }
  if ("rob" in choice) {
    const player = seatNameFor(reader.seats, choice.rob.victim, reader.viewer);
    return said("rob", { resource: choice.rob.resource, player });
  }
  if ("take" in choice) {
    return said("rob" in question.prompt ? "rob-supply" : "take", { resource: choice.take });
  }
  if ("trade" in choice) return said("trade", choice.trade);
  if ("buy" in choice) return said("buy", { idea: ideaName(choice.buy) });
  if ("save" in choice) return said("save", { resource: choice.save });
  if ("swap" in choice) {
    const { by, give, take } = choice.swap;
    return said("swap", { idea: ideaName(by), give, take });
  }
  if ("under" in choice) return said("under", { idea: ideaName(choice.under) });
  return said("return", { count: choice.return });
}

export function eventText(reader: Reader, event: Event): string {
  if (event === "firstdeckleft") return t("cvlizations-event-first-deck-left");
  const said = (kind: string, seat: Seat, values: Values = {}) =>
    t(`cvlizations-event-${kind}`, {
      ...values,
      you: seat === reader.viewer ? "yes" : "no",
      player: seatName(reader.seats, seat),
    });
  const about = (kind: string, of: Civilisation, values: Values = {}) =>
    t(`cvlizations-event-${kind}`, { ...values, player: civilisationName(reader, of) });
  const called = (seat: Seat) => seatNameFor(reader.seats, seat, reader.viewer);

  if ("turn" in event) return about("turn", event.turn.helm, { turn: event.turn.turn });
  if ("laid" in event) {
    const { civilisation, open, hidden } = event.laid;
    return hidden === null
      ? about("laid", civilisation, { open: orderName(open) })
      : about("laid-known", civilisation, { open: orderName(open), hidden: orderName(hidden) });
  }
  if ("revealed" in event) {
    return about("revealed", event.revealed.civilisation, { order: orderName(event.revealed.order) });
  }
  if ("performs" in event) {
    const { seat, order, again } = event.performs;
    const number = CASES.indexOf(event.performs.case) + 1;
    return said(again ? "performs-again" : "performs", seat, { order: orderName(order), case: number });
  }
  if ("took" in event || "returned" in event) {
    const { seat, resource, count, source } = "took" in event ? event.took : event.returned;
    return said(kindOf(event), seat, { resource, count, source: sourceName(source) });
  }
  if ("tokens" in event) {
    const { seat, count, source } = event.tokens;
    return said("tokens", seat, { count, source: sourceName(source) });
  }
  if ("robbed" in event) {
    const { thief, victim, resource, source } = event.robbed;
    const values = { thief: called(thief), victim: called(victim), resource, source: sourceName(source) };
    return t("cvlizations-event-robbed", { ...values, count: 1 });
  }
  if ("looked" in event) {
    const { seat, idea } = event.looked;
    return idea === null ? said("looked", seat) : said("looked-known", seat, { idea: ideaLink(idea) });
  }
  if ("putunder" in event) {
    return said("put-under", event.putunder.seat, { idea: ideaLink(event.putunder.idea) });
  }
  if ("bought" in event) {
    const { seat, idea, paid, from_deck } = event.bought;
    return said(from_deck ? "bought-deck" : "bought", seat, { idea: ideaLink(idea), paid: goodsText(paid) });
  }
  if ("revealing" in event) return t("cvlizations-event-revealing", { idea: ideaLink(event.revealing.idea) });
  if ("moved" in event) return said("moved", event.moved.seat);
  if ("ageover" in event) return t("cvlizations-event-age-over", { age: event.ageover.age });
  if ("exchanged" in event) {
    const { seat, idea, count, points } = event.exchanged;
    return said("exchanged", seat, { idea: ideaLink(idea), count, points });
  }
  if ("scored" in event) {
    const { seat, points, resources } = event.scored;
    return about("scored", { player: seat }, { points, resources });
  }
  const { winners } = event.over;
  const you = winners.length === 1 && winners[0] === reader.viewer;
  return t("cvlizations-event-over", {
    you: you ? "yes" : "no",
    count: winners.length,
    players: winners.map(called).join(", "),
  });
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
