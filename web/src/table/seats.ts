// What a seat is called.

import type { Seat, SeatInfo } from "../api/types";
import { t } from "../ui/text/catalogue.svelte";

/** Whoever reads at the table; nobody's seat: a spectator. */
export type Reader = { seats: SeatInfo[]; viewer: Seat | null };

export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);

/** The name of the player in a seat; never «you». */
export function seatName(seats: SeatInfo[], seat: Seat): string {
  const info = seats[seat];
  if (!info) return seatLetter(seat);
  if (info.name) {
    // Two guests may have the same name; then the letters of their seats tell them apart.
    const isShared = seats.some((other) => other.seat !== seat && other.name === info.name);
    return isShared ? t("web-name-letter", { player: info.name, letter: seatLetter(seat) }) : info.name;
  }
  if (info.kind === "open") return t("seat-open");
  const computers = seats.filter((other) => other.kind === "computer" && !other.name);
  return computers.length > 1 ? t("web-computer-letter", { letter: seatLetter(seat) }) : t("web-computer");
}

/** The same for a reader, who is «you» in his own seat. */
export const seatNameFor = (seats: SeatInfo[], seat: Seat, reader: Seat | null): string =>
  seat === reader ? t("seat-you") : seatName(seats, seat);

/** What a table is called: by those who sit there. */
export const tableName = (seats: SeatInfo[], reader: Seat | null): string =>
  seats.map(({ seat }) => seatNameFor(seats, seat, reader)).join(" · ");
