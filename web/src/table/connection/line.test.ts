import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "../../../tests/socket";
import type { ApiError } from "../../api/client";
import type { Update } from "../../api/types";
import { Line } from "./line";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const heard: unknown[] = [];
  const line = new Line("/api/tables/t/live?seat=0", {
    since: () => (heard.length > 0 ? 7 : null),
    connected: (connected) => heard.push(connected),
    update: (update) => heard.push(update.number),
    refused: () => heard.push("refused"),
    error: (error) => heard.push(error.id),
  });
  return { line, heard, socket: FakeSocket.last };
}

const update = (number: number) => ({ update: { number } as Update });

test("wishes are answered in their order", async () => {
  const { line, socket } = watch();
  socket.open();
  const first = line.wish("undo", { seat: 0 });
  const second = line.wish("chat", { seat: 0, text: "hello" });
  expect(socket.sent).toEqual([{ undo: { seat: 0 } }, { chat: { seat: 0, text: "hello" } }]);
  socket.tell({ done: {} as never });
  socket.tell({ refused: { id: "too-long", message: "" } });
  await first;
  await expect(second).rejects.toMatchObject({ id: "too-long" });
});

test("a line that broke comes back and asks for what it has not heard; wishes under way are given up", async () => {
  const { line, heard, socket } = watch();
  socket.open();
  socket.tell(update(7));
  const wish = line.wish("undo", { seat: 0 }).catch((error: ApiError) => error.id);
  socket.close();
  expect(await wish).toBe("offline");
  vi.runAllTimers();
  expect(FakeSocket.last).not.toBe(socket);
  expect(FakeSocket.last.url.search).toBe("?seat=0&since=7");
  expect(heard).toEqual([true, 7, false]);
});

test("a line that never opened was refused; nothing is wished before it opens", async () => {
  const { line, heard, socket } = watch();
  await expect(line.wish("undo", { seat: 0 })).rejects.toMatchObject({ id: "offline" });
  socket.close();
  expect(heard).toEqual([false, "refused"]);
});

test("a closed line and one that was told an error do not come back", () => {
  const { line, heard, socket } = watch();
  socket.open();
  line.close();
  const other = watch();
  other.socket.open();
  other.socket.tell({ error: { id: "no-such-table", message: "" } });
  const connections = FakeSocket.all.length;
  vi.runAllTimers();
  expect(FakeSocket.all).toHaveLength(connections);
  expect(heard).toEqual([true]);
  expect(other.heard).toEqual([true, "no-such-table"]);
});
