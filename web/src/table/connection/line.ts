// A live connection to a table that comes back by itself.

import { ApiError, offline, pause } from "../../api/client";
import { parts } from "../../app/parts.svelte";
import type { Refusal, Told, Update, Wishes } from "../../api/types";

type Listener = {
  /** The number up to which everything has come. */
  since: () => number | null;
  connected: (connected: boolean) => void;
  update: (update: Update) => void;
  /** It did not come about; the browser does not say why. It is tried again. */
  refused: () => void;
  /** The table cannot be shown; the connection does not come back. */
  error: (error: ApiError) => void;
};

type Waiting = { done: () => void; refused: (error: ApiError) => void };

export class Line {
  #socket: WebSocket | null = null;
  #again = 0;
  #isBack = false;
  /** Wishes without an answer, oldest first. */
  #waiting: Waiting[] = [];

  constructor(
    readonly path: string,
    readonly listener: Listener,
  ) {
    this.#connect();
  }

  close(): void {
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#giveUp();
  }

  /** Settled when the server has written it down, or said why not. */
  wish<What extends keyof Wishes>(what: What, body: Wishes[What]): Promise<void> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(offline());
    return new Promise((done, refused) => {
      this.#waiting.push({ done, refused });
      socket.send(JSON.stringify({ [what]: body }));
    });
  }

  #connect(): void {
    const since = this.listener.since();
    const url = new URL(this.path, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (since !== null) url.searchParams.set("since", String(since));
    const socket = new WebSocket(url);
    let isOpen = false;
    this.#socket = socket;
    socket.addEventListener("open", () => {
      isOpen = true;
      if (this.#socket !== socket) return;
      this.listener.connected(true);
      // Perhaps it is another server by now.
      if (this.#isBack) void parts.renew();
      this.#isBack = true;
    });
    socket.addEventListener("message", (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(message.data as string) as Told);
    });
    socket.addEventListener("close", () => {
      if (this.#socket !== socket) return;
      this.listener.connected(false);
      this.#giveUp();
      this.#again = window.setTimeout(() => this.#connect(), pause());
      if (!isOpen) this.listener.refused();
    });
  }

  #hear(told: Told): void {
    if ("update" in told) this.listener.update(told.update);
    else if ("done" in told) this.#waiting.shift()?.done();
    else if ("refused" in told) this.#waiting.shift()?.refused(failure(told.refused));
    else {
      this.close();
      this.listener.error(failure(told.error));
    }
  }

  /** Whether these were written nobody knows; the next update shows it. */
  #giveUp(): void {
    for (const { refused } of this.#waiting.splice(0)) refused(offline());
  }
}

const failure = ({ id, message }: Refusal): ApiError => new ApiError(id, message, 0);
