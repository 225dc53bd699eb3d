// Tables in a wanted state: made and played by requests, with a fixed deal and nobody but this browser at the table.

import { expect, type Page } from "@playwright/test";
import type { NewSeat, Option, TableInfo, Update } from "../src/api/types";

export type Game = "innovation" | "cvlizations";

async function request<T>(page: Page, path: string, data?: unknown): Promise<T> {
  const method = data === undefined ? "GET" : "POST";
  const answer = await page.request.fetch(`/api/${path}`, { method, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** A table of mine where all the others play at this browser too, so that every choice is mine. */
export async function deal(
  page: Page,
  game: Game,
  names: string[],
  seed: string,
  rules = "",
  clock: TableInfo["clock"] = null,
): Promise<string> {
  await request(page, "session", { name: names[0] });
  const seats: NewSeat[] = names.map((name, index) =>
    index === 0 ? { kind: "me" } : { kind: "hotseat", name },
  );
  return (await request<TableInfo>(page, "tables", { game, seats, seed, rules, clock })).id;
}

/** A table of mine that waits for somebody to come by the link. */
export async function open(
  page: Page,
  game: Game,
  seed: string,
  rules = "",
  others: NewSeat[] = [],
  spectators = true,
): Promise<TableInfo> {
  await request(page, "session", { name: "Ola" });
  const seats: NewSeat[] = [{ kind: "me" }, { kind: "open" }, ...others];
  return request<TableInfo>(page, "tables", { game, seats, seed, rules, spectators });
}

/** The same when somebody has come. */
export async function dealByLink(
  page: Page,
  guest: Page,
  game: Game,
  seed: string,
  rules = "",
): Promise<string> {
  const table = await open(page, game, seed, rules);
  await request(guest, `invitations/${table.invite}`, { name: "Jan" });
  return table.id;
}

/** A table of mine against the computer. */
export async function dealAgainstComputer(
  page: Page,
  game: Game,
  seed: string,
  level = 2,
  clock: TableInfo["clock"] = null,
  order: "first" | "last" = "first",
): Promise<string> {
  await request(page, "session", { name: "Ola" });
  const seats: NewSeat[] = [{ kind: "me" }, { kind: "computer", level }];
  if (order === "last") seats.reverse();
  return (await request<TableInfo>(page, "tables", { game, seats, seed, rules: "", clock })).id;
}

/** Goes round the options, so that everything happens sooner or later. */
export const anything = (options: unknown[], turn: number): number => (turn * 7) % options.length;

/** The same, but draws more than is good, so that hands become long. */
export const hoard = (options: Option<unknown>[], turn: number): number => {
  const draw = options.findIndex(({ choice }) => choice === "draw");
  return draw >= 0 && turn % 5 < 2 ? draw : anything(options, turn);
};

/**
 * Answers for whoever is asked until `stop` likes what the asked seat sees; says whether it did.
 * All seats play at one browser, or each at its own.
 */
export async function playUntil(
  browsers: Page | Page[],
  id: string,
  stop: (update: Update) => boolean,
  pick: (options: Option<unknown>[], turn: number) => number,
  most = 1500,
): Promise<boolean> {
  let seat = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const page = Array.isArray(browsers) ? browsers[seat]! : browsers;
    const update = await request<Update>(page, `tables/${id}/state?seat=${seat}&since=999999`);
    if (update.state === "finished") return false;
    if (!update.question) {
      seat = update.asked[0] ?? 0;
      continue;
    }
    if (stop(update)) return true;
    const { id: question, options } = update.question;
    const choice = options[pick(options, turn) % options.length]?.text;
    await request(page, `tables/${id}/choose`, { seat, question, choice });
  }
  return false;
}

/** Goes to a table; if somebody else at this browser is asked, the device is handed over. */
export async function sit(page: Page, id: string): Promise<void> {
  await page.goto(`/table/${id}`);
  const prompt = page.locator("section.prompt");
  const handOver = page.locator("main > .button.primary");
  await expect(prompt.or(handOver).first()).toBeVisible();
  if (await handOver.isVisible()) await handOver.click();
  await expect(prompt).toBeVisible();
}

/** Goes to a table that is shown otherwise than it lies: for what hardly ever comes about in play. */
export async function pretend(page: Page, id: string, change: (update: Update) => void): Promise<void> {
  await page.routeWebSocket(`**/api/tables/${id}/live*`, async (socket) => {
    const update = await request<Update>(page, `tables/${id}/state?seat=0`);
    change(update);
    socket.send(JSON.stringify({ update }));
  });
  await sit(page, id);
}
