// What a choice would bring about, in lines for the card sheet: who obeys and shares, which icons change.

import type { Choice } from "../../api/innovation";
import { ICONS } from "../../shared/card/data";
import { t } from "../../text/catalogue.svelte";
import type { Desk } from "./desk.svelte";
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
  if (!("meld" in choice)) return [];
  const after = iconsAfterMeld(desk.player, choice.meld);
  return ICONS.flatMap((icon, index) => {
    const now = desk.player.icons[index] ?? 0;
    return after[index] === now ? [] : [`[${icon}] ${now} → ${after[index]}`];
  });
}
