// Servers for the stories: each has its own games, listens where there is room, and counts nobody's requests.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const EPOKA = process.env.EPOKA_PROGRAM ?? join(import.meta.dirname, "../../target/debug/epoka");

export type Server = { url: string; stop: () => Promise<void> };

/** Starts a server; more arguments, such as limits that a story is about, follow those that all have. */
export async function serve(...more: string[]): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "epoka-stories-"));
  const place = ["--address", "127.0.0.1:0", "--database", join(folder, "games.sqlite")];
  const server = spawn(EPOKA, ["serve", "--unlimited", ...place, ...more], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { EPOKA_LOG: "warn", ...process.env },
  });
  const ended = new Promise<void>((done) => server.once("close", () => done()));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  const url = await new Promise<string>((found, failed) => {
    server.once("error", failed);
    server.once("exit", (code) => failed(new Error(`${EPOKA} serve ended with ${code}`)));
    server.stdout.on("data", (line: Buffer) => {
      const [address] = /http:\S+/.exec(line.toString()) ?? [];
      if (address) found(address);
    });
  });
  return { url, stop };
}

/** One server for all stories that need none of their own, unless EPOKA_SERVER names one that runs already. */
export default async function forAll(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.EPOKA_SERVER) return undefined;
  const { url, stop } = await serve();
  process.env.EPOKA_SERVER = url;
  return stop;
}
