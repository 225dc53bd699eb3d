// What a table screen shows: a live table, or a moment of a replay.

import type { Snippet } from "svelte";
import type { Moment, Said, Seat, SeatInfo, TableInfo } from "../api/types";
import type { Table } from "./connection/table.svelte";
import { deeds, type IsDeed, type Showing } from "./forced";

export type Source<View, Question, Event> = {
  readonly view: View;
  readonly question: Question | null;
  readonly seats: SeatInfo[];
  readonly viewer: Seat | null;
  readonly asked: Seat[];
  readonly events: Event[];
  /** What is said of each event, and why it happened. */
  readonly messages: Said[];
  /** The numbers of the events that the viewer was not asked about, because there was only one possible answer. */
  readonly forced: number[];
  /** Those of them that are shown now, before the next question. */
  readonly showing: Showing | null;
  /** How many events there were when the viewer last answered. */
  readonly answered: number;
  readonly sending: boolean;
  /** The players are not at the table at the same time. */
  readonly slow: boolean;
  /** Which question it is; none if the viewer is not asked. */
  readonly asking: string | null;
  choose(text: string): void;
  /** What is shown has been seen. */
  proceed(): void;
};

const DAY = 24 * 60 * 60;

export const liveSource = <View, Question, Event>(table: Table): Source<View, Question, Event> => ({
  get view() {
    return table.update?.view as View;
  },
  get question() {
    return (table.question as Question | null) ?? null;
  },
  get seats() {
    return table.update?.seats ?? [];
  },
  get viewer() {
    return table.update?.viewer ?? null;
  },
  get asked() {
    return table.update?.asked ?? [];
  },
  get events() {
    return table.events as Event[];
  },
  get messages() {
    return table.messages;
  },
  get forced() {
    return table.forced;
  },
  get showing() {
    return table.showing;
  },
  get answered() {
    return table.answered;
  },
  get sending() {
    return table.sending;
  },
  get slow() {
    const { clock = null, seats = [] } = table.info ?? {};
    const people = seats.filter((seat) => seat.kind === "person");
    return people.length > 1 && (clock === null || clock.seconds >= DAY);
  },
  get asking() {
    return table.question ? String(table.question.id) : null;
  },
  choose: (text) => void table.choose(text),
  proceed: table.proceed,
});

/** What the screens of the game and of the replay put around a table. */
export type Around = {
  chat?: Snippet | null;
  /** How many lines of the chat have not been in sight. */
  unread?: number;
  foot?: Snippet | null;
  /** The event that happened last in the moment that is shown. */
  at?: number | null;
  jump?: ((event: number) => void) | null;
  /** The address of the moment of an event. */
  link?: ((event: number) => string) | null;
  /** The live table, whose reader may have been away. */
  table?: string | null;
};

/** What a game's replay gets; `seat` is a number, `none` or `all`. */
export type Replayed = { info: TableInfo; moment: Moment; seat: string };
export type ReplayParts = Replayed & { player: Snippet; jump: (event: number) => void };

export const replaySource = <View, Question, Event>(
  now: () => Replayed & { view: View },
  isDeed: IsDeed<Event>,
): Source<View, Question, Event> => ({
  get view() {
    return now().view;
  },
  get question() {
    return now().moment.question as Question | null;
  },
  get seats() {
    return now().info.seats;
  },
  get viewer() {
    const { seat } = now();
    return seat === "all" || seat === "none" ? null : Number(seat);
  },
  get asked() {
    return now().moment.asked;
  },
  get events() {
    return now().moment.events as Event[];
  },
  get messages() {
    return now().moment.messages;
  },
  get forced() {
    return deeds(now().moment.forced, this.events, this.viewer, isDeed);
  },
  showing: null,
  answered: Infinity,
  sending: true,
  slow: false,
  get asking() {
    const { moment, seat } = now();
    return moment.question ? `${seat}/${moment.decisions}` : null;
  },
  choose: () => undefined,
  proceed: () => undefined,
});

/** The address of a replay with what a seat knows; `seat` is a number, `none` or `all`. */
export const replayLink = (table: string, seat: string): string => `/replay/${table}?seat=${seat}`;
/** The address of the moment in which something happened. */
export const momentLink = (table: string, seat: string) => (event: number) =>
  `${replayLink(table, seat)}&event=${event}`;

/** Whose knowledge a replay can be shown with: of a running game only my own, of a finished one anybody's or all. */
export function replayViews({ state, seats, mine }: TableInfo): string[] {
  if (state === "finished") return ["all", "none", ...seats.map(({ seat }) => String(seat))];
  return mine.length === 1 ? mine.map(String) : ["none", ...mine.map(String)];
}
