// The clauses of an effect; which of them asks says the question.
// Cards are written alike in all languages: sentence by sentence, first things first.

import { t } from "../../ui/text/catalogue.svelte";

/** A text cut into its sentences, half sentences and what comes "then". */
export function clauses(text: string, next = t("web-clause-next")): string[] {
  return text.split(new RegExp(`(?<=[.;]\\s)(?=\\S)|(?<=\\s)(?=${next}\\s)`, "u"));
}
