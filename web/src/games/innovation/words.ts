// Innovation in words where no message says it: names, and whose doing an event was.

import type { Achievement, Event, Slug } from "./api";
import type { Seat } from "../../api/types";
import { cardData } from "./card/data";
import { cardName } from "./card/names";
import { t } from "../../ui/text/catalogue.svelte";

export const named = (slug: Slug): Record<string, string | number> => ({
  age: cardData(slug).age,
  card: cardName(slug),
});

export const specialName = (special: string): string => t(`innovation-special-${special}`);
export const achievementName = (achievement: Achievement): string =>
  typeof achievement === "number"
    ? t("innovation-achievement-age", { age: achievement })
    : specialName(achievement);

/** Whose doing it was. */
export function subject(event: Event): Seat | null {
  if (event === "removed_all" || "ended" in event) return null;
  return "moved" in event ? event.moved.by : (Object.values(event)[0] as { seat: Seat }).seat;
}

/** Whether it is what a seat did: what only tells how the game goes on is nobody's doing. */
export const isDeedOf = (event: Event | undefined, seat: Seat): boolean =>
  typeof event === "object" &&
  !["starts", "turn", "action", "activated", "effect", "icons", "bonus"].some((kind) => kind in event) &&
  subject(event) === seat;
