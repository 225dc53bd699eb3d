// A WebSocket whose other end is the test's own hand.

import type { Told } from "../src/api/types";

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];

  constructor(readonly url: URL) {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  tell(told: Told): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(told) }));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
}

Object.assign(globalThis, { WebSocket: FakeSocket });
