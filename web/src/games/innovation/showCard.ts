// The card first: on a phone a tap shows it with what choosing it would bring about; the button of its sheet chooses it.

import { sheet } from "../../ui/sheet.svelte";
import { t } from "../../ui/text/catalogue.svelte";
import { spoken } from "../../ui/text/spoken";
import { consequences } from "./consequences";
import type { Candidate, Desk } from "./desk.svelte";

/** A candidate in words, for whoever does not see where it lies. */
export const answerText = (desk: Desk, candidate: Candidate | undefined): string =>
  candidate ? spoken(desk.say(candidate.option.message)) : "";

/** The same with its verb: a card that is only named is chosen. */
function deedText(desk: Desk, candidate: Candidate): string {
  const { choice } = candidate.option;
  const answer = answerText(desk, candidate);
  return typeof choice === "object" && "card" in choice ? t("web-candidate", { answer }) : answer;
}

/** What choosing a candidate would bring about. */
export const notesOf = (desk: Desk, candidate: Candidate | undefined): string[] =>
  candidate ? consequences(desk, candidate.option) : [];

export function showCard(
  desk: Desk,
  slug: string,
  candidate: Candidate | undefined,
  element: Element | null,
): void {
  if (candidate) desk.consider(candidate.option);
  const action = candidate && {
    label: deedText(desk, candidate),
    run: () => void desk.choose(candidate, "seen"),
  };
  sheet.pin(slug, "innovation", element, action ?? null, notesOf(desk, candidate));
}
