// What is said of the game that follows a finished one.

import type { Table } from "./connection/table.svelte";
import { seatName } from "./seats";
import { t } from "../ui/text/catalogue.svelte";

/** That a rematch has begun; who started it, where only one can have been it. */
export function rematchText({ rematch, update, info }: Table): string | null {
  if (!rematch) return null;
  const others = (update?.seats ?? []).filter(
    ({ seat, kind }) => kind === "person" && !info?.mine.includes(seat),
  );
  const [other] = rematch.creator || others.length > 1 ? [] : others;
  return t("web-rematch-begun", {
    known: other ? "yes" : "no",
    player: other ? seatName(update?.seats ?? [], other.seat) : "",
  });
}
