// What an answer would bring about, in lines of words: who obeys and shares, which numbers change, who gains by it.

import type { Choice, Claim, Line } from "./api";
import type { Option, Seat } from "../../api/types";
import { cardData, ICONS } from "./card/data";
import { t } from "../../ui/text/catalogue.svelte";
import type { Desk } from "./desk.svelte";
import { achievementName } from "./words";

const RESULTS = {
  change: "ui-preview-changes",
  nothing: "ui-preview-no-change",
  unknown: "ui-preview-unknown",
};
export const resultText = ({ result }: Line): string => t(RESULTS[result]);

export function consequences(desk: Desk, option: Option<Choice>): string[] {
  const prospect = desk.prospect(option);
  if (!prospect) return [];
  return [
    ...prospect.effects.map((effect, index) => effectText(desk, option.choice, effect, index)),
    ...prospect.changes.map(({ seat, icons, points }) => {
      const player = desk.view.players[seat];
      const changes = icons.flatMap((count, icon) =>
        count === null ? [] : [`[${ICONS[icon]}] ${player?.icons[icon]} → ${count}`],
      );
      if (points !== null) changes.push(`★ ${player?.points} → ${points}`);
      return (seat === desk.viewer ? "" : `${desk.name(seat)}: `) + changes.join(" · ");
    }),
    ...gains(desk, "web-outlook-opens", prospect.opens),
    ...risks(desk, prospect),
  ];
}

/** What must be known before the answer is given: it can end the game, or somebody gets an achievement. */
export function risks(desk: Desk, { ends, claims }: { ends: boolean; claims: Claim[] }): string[] {
  return [...(ends ? [t("ui-preview-risk-end")] : []), ...gains(desk, "web-outlook-claims", claims)];
}

function gains(desk: Desk, id: string, claims: Claim[]): string[] {
  const seats = [...new Set(claims.map((claim) => claim.seat))];
  return seats.map((seat) => {
    const won = claims.filter((claim) => claim.seat === seat);
    return t(id, {
      you: seat === desk.viewer ? "yes" : "no",
      player: desk.name(seat),
      achievements: won.map((claim) => achievementName(claim.achievement)).join(", "),
    });
  });
}

function effectText(desk: Desk, choice: Choice, effect: Line, index: number): string {
  const kind = t(effect.demand ? "web-effect-demand" : "web-effect-shared");
  const icon = typeof choice === "object" && "dogma" in choice ? cardData(choice.dogma).dogma : "crown";
  const counted = (seat: Seat) =>
    `${desk.called(seat)} (${desk.view.players[seat]?.icons[ICONS.indexOf(icon)] ?? 0})`;
  const who = effect.seats.length > 0 ? effect.seats.map(counted).join(" → ") : t("word-nobody");
  return `${index + 1}. ${kind}: ${who} – ${resultText(effect)}`;
}
