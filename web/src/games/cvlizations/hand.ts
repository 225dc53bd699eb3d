import type { CivilisationView, Order } from "./api";

/** The orders in hand, as far as one may know: a face-down order that I do not know can be any of them (C104). */
export function inHand({ available, open, hidden }: CivilisationView): Order[] {
  const down = typeof hidden === "object" ? hidden.known : null;
  return available.filter((order) => order !== open && order !== down);
}
