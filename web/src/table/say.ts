// Messages of the rules in words: the one place in the browser where a sentence about a game is made.
// Its twin is crates/text/src/say.rs.

import type { Arg, Message, Said, Seat } from "../api/types";
import { t } from "../ui/text/catalogue.svelte";
import { link } from "../ui/text/rich";
import { seatName, seatNameFor, type Reader } from "./seats";

/** A message for one reader; `links`: what has a page of its own leads to it. */
export function say(reader: Reader, { id, args }: Message, links = false): string {
  const called = (seat: Seat): string => seatNameFor(reader.seats, seat, reader.viewer);
  const list = (seats: Seat[]): string => seats.map(called).join(", ");
  const values: Record<string, string | number> = {};

  function value(arg: Arg): string | number {
    if (typeof arg !== "object") return arg;
    if ("subject" in arg) {
      values.you = arg.subject === reader.viewer ? "yes" : "no";
      return seatName(reader.seats, arg.subject);
    }
    if ("winners" in arg) {
      values.count = arg.winners.length;
      values.you = arg.winners.length === 1 && arg.winners[0] === reader.viewer ? "yes" : "no";
      return list(arg.winners);
    }
    if ("seat" in arg) return called(arg.seat);
    if ("seats" in arg) return list(arg.seats);
    if ("card" in arg) return links ? linked(arg.card) : t(arg.card);
    if ("text" in arg) return say(reader, arg.text, links);
    if ("symbols" in arg) return arg.symbols.map(([count, name]) => `${count} [${name}]`).join(" ");
    return arg.tally.map(([seat, count]) => `${called(seat)} ${count}`).join(" · ");
  }

  for (const [name, arg] of Object.entries(args)) values[name] = value(arg);
  return t(id, values);
}

/** The name of a card, from `game-kind-slug`, as a link to it. */
function linked(id: string): string {
  const [game = "", , ...slug] = id.split("-");
  return link(game, slug.join("-"), t(id));
}

/** What happened in one sentence with links; nothing where another event tells it. */
export const sentence = (reader: Reader, said: Said | undefined): string =>
  said?.say[0] ? say(reader, said.say[0], true) : "";
