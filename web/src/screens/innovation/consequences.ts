// What a choice would bring about, in lines for the card sheet: who obeys and shares, which icons and points change.

import type { Choice } from "../../api/innovation";
import { cardData, ICONS } from "../../shared/card/data";
import { t } from "../../text/catalogue.svelte";
import { meldOf, type Desk } from "./desk.svelte";
import { dogmaPreview, iconsAfterMeld } from "./preview";

export function consequences(desk: Desk, choice: Choice): string[] {
  if (typeof choice === "string") return [];
  if ("dogma" in choice) {
    const preview = dogmaPreview(desk.view, desk.me, choice.dogma);
    const name = (seat: number) => `${desk.called(seat)} (${preview.seats[seat]?.count ?? 0})`;
    return preview.effects.map((effect, index) => {
      const kind = t(effect.demand ? "web-effect-demand" : "web-effect-shared");
      const who = effect.seats.length > 0 ? effect.seats.map(name).join(" → ") : t("word-nobody");
      return `${index + 1}. ${kind}: ${who}`;
    });
  }
  const ask = desk.question?.prompt.ask;
  if ("card" in choice && ask === "score") {
    return [`★ ${desk.player.points} → ${desk.player.points + cardData(choice.card).age}`];
  }
  const melded = meldOf(choice, ask);
  if (melded === null) return [];
  const after = iconsAfterMeld(desk.player, melded);
  return ICONS.flatMap((icon, index) => {
    const now = desk.player.icons[index] ?? 0;
    return after[index] === now ? [] : [`[${icon}] ${now} → ${after[index]}`];
  });
}
