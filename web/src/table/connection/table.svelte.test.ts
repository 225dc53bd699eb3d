import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../../../tests/socket";
import type { TableInfo, Update } from "../../api/types";
import { settings } from "../../app/settings.svelte";
import { Table } from "./table.svelte";

const INFO = { id: "t", game: "chess", state: "running", mine: [1] } as unknown as TableInfo;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(INFO))));
  settings.speed = "normal";
});
afterEach(() => void vi.useRealTimers());

/** An update that tells events from a number on; `done`: those of them that nobody was asked about. */
const update = (number: number, from: number, list: unknown[], done: number[] = []): Update =>
  ({
    number,
    viewer: 1,
    state: "running",
    events: { from, list },
    messages: { from, list: list.map(() => ({ say: [], why: [] })) },
    forced: done,
    chat: { from: 0, list: [] },
    question: { id: number, prompt: null, options: [{ text: "a", choice: "a" }] },
    outcome: null,
    rematch: null,
  }) as unknown as Update;

async function open() {
  const table = new Table("t", () => Promise.resolve({ isDeed: (event, by) => event === `by ${by}` }));
  await table.open();
  const socket = FakeSocket.last;
  socket.open();
  const tell = (one: Update) => socket.tell({ update: one });
  return { table, socket, tell };
}

test("a table is watched from my seat, and its events are gathered", async () => {
  const { table, socket, tell } = await open();
  expect(socket.url.pathname + socket.url.search).toBe("/api/tables/t/live?seat=1");
  tell(update(1, 0, ["a", "b"]));
  tell(update(2, 2, ["c"]));
  expect(table.events).toEqual(["a", "b", "c"]);
  tell(update(3, 1, []));
  vi.runAllTimers();
  expect(table.events).toEqual(["a"]);
});

test("what follows waits until a movement has been seen", async () => {
  const { table, tell } = await open();
  tell(update(1, 0, []));
  tell(update(2, 0, ["a"]));
  tell(update(3, 1, ["b"]));
  expect(table.events).toEqual(["a"]);
  vi.runAllTimers();
  expect(table.events).toEqual(["a", "b"]);
});

test("what was done for me is shown before I am asked again; what others did is not", async () => {
  const { table, tell } = await open();
  tell(update(1, 0, []));
  tell(update(2, 0, ["by 0", "by 1"], [0, 1]));
  expect(table.showing?.moves).toEqual([1]);
  expect(table.question).toBeNull();
  table.proceed();
  expect(table.question?.id).toBe(2);
});

test("an answer is sent once; a refusal gives the question back", async () => {
  const { table, socket, tell } = await open();
  tell(update(1, 0, []));
  void table.choose("a");
  void table.choose("a");
  expect(socket.sent).toEqual([{ choose: { seat: 1, question: 1, choice: "a" } }]);
  expect(table.sending).toBe(true);
  socket.tell({ refused: { id: "illegal", message: "" } });
  await vi.advanceTimersByTimeAsync(0);
  expect([table.sending, table.refusal]).toEqual([false, "illegal"]);
});

test("a table that was left while its game came is not watched", async () => {
  const connections = FakeSocket.all.length;
  const table = new Table("t", () => Promise.resolve({ isDeed: () => false }));
  const opening = table.open();
  table.close();
  await opening;
  expect(FakeSocket.all).toHaveLength(connections);
});
