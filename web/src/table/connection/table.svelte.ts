// One table as this browser sees it: the live connection, what it brought, and what can be asked of it.

import { api, ApiError, isPassing, offline } from "../../api/client";
import type { ChatLine, Question, Said, Seat, TableInfo, Update, Wishes } from "../../api/types";
import { deeds, type IsDeed, type Showing } from "../forced";
import { moveTime, settings, shownTime } from "../../app/settings.svelte";
import { Line } from "./line";

export class Table {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  events = $state.raw<unknown[]>([]);
  /** What is said of each event. */
  messages = $state.raw<Said[]>([]);
  /** The numbers of what I did without being asked: only one answer was possible. */
  forced = $state.raw<number[]>([]);
  /** What was done for me just now. Until it was seen I am asked nothing, and nothing else happens. */
  showing = $state.raw<Showing | null>(null);
  /** How many events there were when I last answered, or came. */
  answered = $state(0);
  /** When the update came that is shown. */
  came = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  /** The table of the rematch, once somebody has started it. */
  rematch = $state.raw<TableInfo | null>(null);
  connected = $state(true);
  error = $state<ApiError | null>(null);
  /** The last refusal, shown for a while. */
  refusal = $state<string | null>(null);
  /** The answer is on its way; nothing can be clicked twice. */
  sending = $state(false);
  /** How many events were there when the last update came: the newer ones are drawn as movement. */
  seen = $state(0);

  #isOpen = false;
  #isDeed: IsDeed<unknown> = () => false;
  #line: Line | null = null;
  #waiting: { update: Update; came: number }[] = [];
  #pause = 0;
  #seen = 0;
  #seat: Seat | null = null;
  #listeners = new Set<(fresh: unknown[]) => void>();

  constructor(
    readonly id: string,
    /** Each game knows its events; none if it cannot be had. */
    readonly openGame: (name: string) => Promise<{ isDeed: IsDeed<unknown> } | null>,
  ) {}

  get question(): Question | null {
    return this.showing ? null : (this.update?.question ?? null);
  }

  async open(seat: Seat | null = null): Promise<void> {
    this.#isOpen = true;
    try {
      this.info = await api.table(this.id);
    } catch (error) {
      if (error instanceof ApiError) this.error = error;
      return;
    }
    const game = await this.openGame(this.info.game);
    if (!game || !this.#isOpen) return;
    this.#isDeed = game.isDeed;
    this.watch(seat ?? this.info.mine[0] ?? null);
  }

  /** Looks at the table from a seat; null: as a spectator. */
  watch(seat: Seat | null): void {
    this.#hangUp();
    this.#seat = seat;
    this.#waiting = [];
    this.update = null;
    this.events = [];
    this.messages = [];
    this.forced = [];
    this.chat = [];
    this.seen = 0;
    this.#connect();
  }

  get seat(): Seat | null {
    return this.#seat;
  }

  close(): void {
    this.#isOpen = false;
    this.#hangUp();
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = null;
    clearTimeout(this.#pause);
    clearTimeout(this.#seen);
    this.#pause = 0;
    this.showing = null;
  }

  /** Called with the events of each update, in order, after the screen has them. */
  onEvents(listener: (fresh: unknown[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async choose(choice: string): Promise<void> {
    const question = this.question;
    const seat = this.update?.viewer;
    if (!question || seat === null || seat === undefined || this.sending) return;
    this.sending = true;
    this.answered = this.events.length;
    const done = await this.#wish("choose", { seat, question: question.id, choice });
    // The next update takes the question away; a refusal gives it back at once.
    if (!done) this.sending = false;
  }

  /** Leaves an answer for a coming question, or withdraws it. */
  stand = (answer: unknown) => this.#asSeat((seat) => this.#wish("standing", { seat, answer }));
  undo = () => {
    this.proceed();
    return this.#asSeat((seat) => this.#wish("undo", { seat }));
  };
  /** Answers the request that is shown: if it is another by now, the answer is refused. */
  answerUndo = (agree: boolean) => {
    const to = this.update?.undo.request?.to;
    return this.#asSeat((seat) => this.#wish("undo/answer", { seat, agree, to }));
  };
  comeBack = () => this.#asSeat((seat) => this.#wish("return", { seat }));
  replace = (target: Seat, level: number) =>
    this.#asSeat((seat) => this.#wish("replace", { seat, target, level }));
  /** My seat gets a new link; the one before leads nowhere any more. */
  renewToken = () =>
    this.#asSeat((seat) => this.attempt(async () => (this.info = await api.renewToken(this.id, seat))));
  say = (text: string) => this.#wish("chat", { seat: this.update?.viewer ?? null, text });

  /** What was done for me has been seen. */
  proceed = (): void => {
    if (!this.showing) return;
    clearTimeout(this.#seen);
    this.showing = null;
    if (!this.#pause) this.#next();
  };

  /** Runs a request and shows its refusal; says whether it was accepted. */
  async attempt(run: () => Promise<unknown>): Promise<boolean> {
    try {
      await run();
      this.refusal = null;
      return true;
    } catch (error) {
      this.refusal = error instanceof ApiError ? error.id : "internal";
      setTimeout(() => (this.refusal = null), 6000);
      return false;
    }
  }

  #wish<What extends keyof Wishes>(what: What, body: Wishes[What]): Promise<boolean> {
    return this.attempt(async () => {
      if (!this.#line) throw offline();
      await this.#line.wish(what, body);
    });
  }

  #asSeat(run: (seat: Seat) => Promise<boolean>): Promise<boolean> {
    const seat = this.update?.viewer;
    return seat === null || seat === undefined ? Promise.resolve(false) : run(seat);
  }

  #connect(): void {
    const seat = this.#seat === null ? "none" : String(this.#seat);
    this.#line = new Line(`/api/tables/${this.id}/live?seat=${seat}`, {
      // What waits to be shown has come too.
      since: () => (this.#waiting.at(-1)?.update ?? this.update)?.number ?? null,
      connected: (connected) => (this.connected = connected),
      update: (update) => this.#receive(update),
      refused: () => void this.#ask(seat),
      error: (error) => (this.error = error),
    });
  }

  /** Whether the table may be watched at all. */
  async #ask(seat: string): Promise<void> {
    const line = this.#line;
    await api.state(this.id, seat).catch((error: unknown) => {
      if (!(error instanceof ApiError) || isPassing(error) || this.#line !== line) return;
      this.close();
      this.error = error;
    });
  }

  #receive(update: Update): void {
    this.#waiting.push({ update, came: Date.now() });
    if (!this.#pause) this.#next();
  }

  /** Shows one update after the other, each long enough to be seen. */
  #next(): void {
    this.#pause = 0;
    const next = this.showing ? undefined : this.#waiting.shift();
    if (!next) return;
    const { update } = next;
    const first = this.update === null;
    this.events = [...this.events.slice(0, update.events.from), ...update.events.list];
    this.messages = [...this.messages.slice(0, update.messages.from), ...update.messages.list];
    const forced = deeds(update.forced, this.events, update.viewer, this.#isDeed);
    this.forced = [...this.forced.filter((event) => event < update.events.from), ...forced];
    if (first) this.answered = this.events.length;
    this.chat = [...this.chat.slice(0, update.chat.from), ...update.chat.list];
    this.seen = update.events.from;
    if (update.question?.id !== this.update?.question?.id || update.number !== this.update?.number) {
      this.sending = false;
    }
    if (this.info && update.state !== this.info.state) void this.#refresh();
    if (update.rematch !== null && update.rematch !== this.update?.rematch) void this.#follow(update.rematch);
    this.update = update;
    this.came = next.came;
    const fresh = first ? [] : update.events.list;
    for (const listener of this.#listeners) listener(fresh);
    // Somebody who was away is not made to watch everything that happened.
    const hurry = this.#waiting.length > 12;
    const time = hurry || fresh.length === 0 ? 0 : moveTime();
    const wait = Math.min(3, Math.sqrt(fresh.length)) * time;
    if (!first && !hurry && !update.outcome) this.#show(forced);
    if (wait > 0) this.#pause = window.setTimeout(() => this.#next(), wait);
    else if (this.#waiting.length > 0) this.#next();
  }

  /** Shows what was done for me; the pause before the next update goes on meanwhile. */
  #show(moves: number[]): void {
    const time = shownTime();
    if (moves.length === 0 || (time === 0 && !settings.waits)) return;
    this.showing = { moves, waits: settings.waits };
    if (!settings.waits) this.#seen = window.setTimeout(this.proceed, time);
  }

  async #follow(rematch: string): Promise<void> {
    this.rematch = await api.table(rematch).catch(() => null);
  }

  async #refresh(): Promise<void> {
    this.info = await api.table(this.id).catch(() => this.info);
  }
}
