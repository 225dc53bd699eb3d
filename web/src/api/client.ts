// Requests to the server. Every failure is an `ApiError` with the id that the catalogue translates.
// What only reads is asked for again while the server cannot be reached.

import { missing } from "./reach.svelte";
import type {
  ErrorBody,
  GameInfo,
  Lobby,
  Me,
  Moment,
  NewTable,
  Quick,
  Seat,
  SessionInfo,
  TableInfo,
  Timeline,
  Update,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly id: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export const offline = (): ApiError => new ApiError("offline", "The server cannot be reached.", 0);

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      headers: method === "GET" ? {} : { "Content-Type": "application/json" },
      body: method === "GET" ? undefined : JSON.stringify(body ?? {}),
    });
  } catch {
    throw offline();
  }
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as ErrorBody | null;
    // It was not the server that answered, but what stands before it.
    if (!answer && response.status >= 500) throw offline();
    throw new ApiError(
      answer?.error.id ?? "internal",
      answer?.error.message ?? response.statusText,
      response.status,
    );
  }
  return (await response.json().catch(() => {
    throw offline();
  })) as T;
}

/** How long it takes until the server is asked again; a part of it by chance, so that not all come at once. */
export const pause = (): number => 1000 * (1 + Math.random());

/** Not there, too busy, or being restarted: what was asked for may come all the same. */
export const isPassing = (failure: unknown): boolean =>
  failure instanceof ApiError && [0, 429, 503].includes(failure.status);

const once = <T>(path: string) => request<T>("GET", path);

async function get<T>(path: string): Promise<T> {
  try {
    for (;;) {
      try {
        return await once<T>(path);
      } catch (failure) {
        if (!isPassing(failure)) throw failure;
      }
      missing.add(path);
      await new Promise((done) => setTimeout(done, pause()));
    }
  } finally {
    missing.delete(path);
  }
}

const post = <T>(path: string, body?: unknown) => request<T>("POST", path, body);

export const api = {
  session: () => get<Me | null>("session"),
  rename: (name: string) => post<Me>("session", { name }),
  logout: () => request<null>("DELETE", "session"),
  account: (login: string, password: string, name: string) => post<Me>("account", { login, password, name }),
  login: (login: string, password: string) => post<Me>("login", { login, password }),
  changePassword: (old: string, password: string) => post<null>("password", { old, new: password }),
  sessions: () => get<SessionInfo[]>("sessions"),
  endSession: (id: string) => request<null>("DELETE", `sessions/${id}`),
  endOtherSessions: () => request<null>("DELETE", "sessions"),
  /** A card file of a game by its name. */
  cards: <Printed>(game: string, name: string) => get<Printed>(`cards/${game}/${name}`),
  games: () => get<GameInfo[]>("games"),
  lobby: () => get<Lobby>("lobby"),
  quick: (quick: Quick) => post<TableInfo>("quick", quick),
  newTable: (table: NewTable) => post<TableInfo>("tables", table),
  table: (id: string) => get<TableInfo>(`tables/${id}`),
  invitation: (invite: string) => get<TableInfo>(`invitations/${invite}`),
  join: (invite: string, name?: string) =>
    post<TableInfo>(`invitations/${invite}`, name === undefined ? {} : { name }),
  takeSeat: (table: string, token: string) => post<TableInfo>(`seats/${table}/${token}`),
  renewToken: (id: string, seat: Seat) => post<TableInfo>(`tables/${id}/token`, { seat }),
  fill: (id: string, level: number) => post<TableInfo>(`tables/${id}/fill`, { level }),
  rematch: (id: string) => post<TableInfo>(`tables/${id}/rematch`),
  timeline: (id: string) => get<Timeline>(`tables/${id}/timeline`),
  /** Why a table cannot be watched, if it cannot. */
  state: (id: string, seat: string) => once<Update>(`tables/${id}/state?seat=${seat}`),
  /** What the answers to the seat's question would bring about; now, or after some decisions. Answers wait for it. */
  outlook: <Outlook>(id: string, seat: string, to?: number) =>
    once<Outlook | null>(`tables/${id}/outlook?seat=${seat}${to === undefined ? "" : `&to=${to}`}`),
  moment: (id: string, seat: string, to: number, told: number | null = null) =>
    get<Moment>(`tables/${id}/replay?seat=${seat}&${told === null ? `to=${to}` : `told=${told}`}`),
};
