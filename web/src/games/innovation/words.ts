// Innovation in words: questions, answers and events for one reader.
// The ids and their arguments are those of crates/text/src/innovation.rs.

import type { Achievement, Ask, Cause, Choice, Event, Face, InnovationQuestion, Place, Slug } from "./api";
import type { Seat } from "../../api/types";
import { cardData, faceAge, ICONS } from "./card/data";
import { cardLink, cardName } from "./card/names";
import { seatName, seatNameFor, type Reader } from "../../table/seats";
import { t } from "../../ui/text/catalogue.svelte";
import { owner } from "./story";

type Values = Record<string, string | number>;

const called = (reader: Reader, seat: Seat) => seatNameFor(reader.seats, seat, reader.viewer);
export const seatList = (reader: Reader, seats: Seat[]) =>
  seats.map((seat) => called(reader, seat)).join(", ");
export const named = (slug: Slug, links: boolean): Values => ({
  age: cardData(slug).age,
  card: links ? cardLink(slug) : cardName(slug),
});

export const specialName = (special: string): string => t(`innovation-special-${special}`);
export const achievementName = (achievement: Achievement): string =>
  typeof achievement === "number"
    ? t("innovation-achievement-age", { age: achievement })
    : specialName(achievement);

/** The question as a sentence to the one who must answer. */
export function questionText(question: InnovationQuestion): string {
  const { ask } = question.prompt;
  const has = (choice: Choice) => question.options.some((option) => option.choice === choice);
  const suffix = has("yes") ? "-all" : has("pass") ? "-may" : "";
  const splay = typeof ask === "object" ? ask.splay : "none";
  return t(`innovation-ask-${askWord(ask)}${suffix}`, { splay });
}

function askWord(ask: Ask): string {
  if (typeof ask === "object") return "splay";
  return ask === "firstmeld" ? "first-meld" : ask;
}

/** An answer as its button shows it. */
export function choiceText(reader: Reader, question: InnovationQuestion, choice: Choice): string {
  if (choice === "draw") return t("innovation-choice-draw");
  if (choice === "yes") return t("innovation-choice-yes");
  if (choice === "pass") {
    const asked = question.options.some((option) => option.choice === "yes");
    return t(asked ? "innovation-choice-no" : "innovation-choice-pass");
  }
  if ("meld" in choice) return t("innovation-choice-meld", named(choice.meld, false));
  if ("dogma" in choice) return t("innovation-choice-dogma", named(choice.dogma, false));
  if ("card" in choice) return t("innovation-choice-card", named(choice.card, false));
  if ("achieve" in choice) return t("innovation-choice-achieve", { age: choice.achieve });
  if ("color" in choice) return t(`innovation-color-${choice.color}`);
  if ("value" in choice) return t("innovation-choice-value", { value: choice.value });
  if ("seat" in choice) return called(reader, choice.seat);
  if ("back" in choice) {
    const [seat, age] = choice.back;
    return t("innovation-choice-back", { age, player: called(reader, seat) });
  }
  const { card } = question.prompt;
  return card
    ? t(`innovation-card-${card}-way-${choice.way}`)
    : t("innovation-choice-way", { number: choice.way });
}

function said(reader: Reader, kind: string, seat: Seat, more: Values = {}): string {
  const you = seat === reader.viewer ? "yes" : "no";
  return t(`innovation-event-${kind}`, { ...more, you, player: seatName(reader.seats, seat) });
}

/** Whose doing it was. */
export function subject(event: Event): Seat | null {
  if (event === "removed_all" || "ended" in event) return null;
  return "moved" in event ? event.moved.by : (Object.values(event)[0] as { seat: Seat }).seat;
}

/** Whether it is what a seat did: what only tells how the game goes on is nobody's doing. */
export const isDeedOf = (event: Event | undefined, seat: Seat): boolean =>
  typeof event === "object" &&
  !["turn", "action", "activated", "effect", "icons", "bonus"].some((kind) => kind in event) &&
  subject(event) === seat;

/** What happened, in one line with links to the cards. */
export function eventText(reader: Reader, event: Event): string {
  if (event === "removed_all") return t("innovation-event-removed-all");
  if ("turn" in event) return said(reader, "turn", event.turn.seat, { actions: event.turn.actions });
  if ("action" in event) return said(reader, actionKind(event.action.choice), event.action.seat);
  if ("activated" in event) {
    const { seat, card } = event.activated;
    return said(reader, "activated", seat, named(card, true));
  }
  if ("effect" in event) {
    const { seat, card, effect, demand } = event.effect;
    const more = { ...named(card, true), effect: effect + 1 };
    return said(reader, demand ? "effect-demand" : "effect", seat, more);
  }
  if ("moved" in event) return movedText(reader, event.moved);
  if ("revealed" in event) {
    return said(reader, "revealed", event.revealed.seat, named(event.revealed.card, true));
  }
  if ("splayed" in event) {
    const { seat, color, splay } = event.splayed;
    return said(reader, splay === "none" ? "unsplayed" : "splayed", seat, { color, splay });
  }
  if ("rearranged" in event) {
    return said(reader, "rearranged", event.rearranged.seat, { color: event.rearranged.color });
  }
  if ("claimed" in event) {
    const { seat, achievement } = event.claimed;
    return typeof achievement === "number"
      ? said(reader, "claimed-age", seat, { age: achievement })
      : said(reader, "claimed-special", seat, { name: specialName(achievement) });
  }
  if ("icons" in event) {
    const list = ICONS.map((icon, index) => `[${icon}] ${event.icons.icons[index]}`).join(" ");
    return said(reader, "icons", event.icons.seat, { list });
  }
  if ("chose" in event) return choseText(reader, event.chose.seat, event.chose.choice);
  if ("bonus" in event) return said(reader, "bonus", event.bonus.seat);
  return endedText(reader, event.ended);
}

function actionKind(choice: Choice): string {
  if (typeof choice === "string") return "action-draw";
  if ("meld" in choice) return "action-meld";
  return "dogma" in choice ? "action-dogma" : "action-achieve";
}

export const placeWord = (place: Place): string =>
  typeof place === "string" ? place : (Object.keys(place)[0] ?? "");

type Moved = { by: Seat; act: string; card: Face; from: Place; to: Place };

function movedText(reader: Reader, { by, act, card, from, to }: Moved): string {
  const giver = owner(from);
  const receiver = owner(to);
  let kind = act;
  if (act === "return" && giver !== null && giver !== by) kind = "return-of";
  if ((act === "transfer" || act === "exchange") && giver === receiver) kind = "move";
  const more: Values = { from: placeWord(from), to: placeWord(to), age: faceAge(card) };
  if (giver !== null) more.giver = more.owner = called(reader, giver);
  if (receiver !== null) more.receiver = called(reader, receiver);
  const subject = kind === "move" && giver !== null ? giver : by;
  if (typeof card === "number") return said(reader, `${kind}-hidden`, subject, more);
  return said(reader, kind, subject, { ...more, card: cardLink(card) });
}

function choseText(reader: Reader, seat: Seat, choice: Choice): string {
  if (typeof choice === "string" || "way" in choice) return said(reader, "chose", seat);
  if ("color" in choice) return said(reader, "chose-color", seat, { color: choice.color });
  if ("seat" in choice) return said(reader, "chose-player", seat, { other: called(reader, choice.seat) });
  if ("value" in choice) return said(reader, "chose-value", seat, { value: choice.value });
  if ("achieve" in choice) return said(reader, "chose-value", seat, { value: choice.achieve });
  if ("back" in choice) return said(reader, "chose-value", seat, { value: choice.back[1] });
  const slug = "meld" in choice ? choice.meld : "dogma" in choice ? choice.dogma : choice.card;
  return said(reader, "chose-card", seat, named(slug, true));
}

type Ended = { winners: Seat[]; cause: Cause };

export function endedText(reader: Reader, { winners, cause }: Ended): string {
  const you = winners.length === 1 && winners[0] === reader.viewer;
  const values: Values = {
    you: you ? "yes" : "no",
    count: winners.length,
    players: seatList(reader, winners),
  };
  if (typeof cause === "string") return t(`innovation-event-ended-${cause}`, values);
  return t("innovation-event-ended-dogma", { ...values, ...named(cause.dogma, true) });
}
