// Names and texts of cards in the reader's language.

import type { Rules } from "../../../api/generated/innovation/Rules";
import type { Slug } from "../api";
import { catalogue, t } from "../../../ui/text/catalogue.svelte";
import { link } from "../../../ui/text/rich";
import { cardData } from "./data";

export const cardName = (slug: Slug): string => t(`innovation-card-${slug}`);
export const cardLink = (slug: Slug): string => link("innovation", slug, cardName(slug));

/** The rule options that change what is written on cards. */
export type CardRules = Pick<Rules, "edition" | "fission_ends">;
const DEFAULT: CardRules = { edition: "2011", fission_ends: true };

export function effectId(slug: Slug, number: number, rules = DEFAULT): string {
  const id = (variant: string) => `innovation-card-${slug}-${variant}${number}`;
  if (!rules.fission_ends && catalogue.has(id("continues-"))) return id("continues-");
  return rules.edition === "2017" && catalogue.has(id("third-")) ? id("third-") : id("");
}

/** The texts of the effects in printed order; the third edition gives a card one more. */
export function effectTexts(slug: Slug, rules = DEFAULT): string[] {
  const numbers = [...cardData(slug).effects.keys(), cardData(slug).effects.length];
  const ids = numbers.map((index) => effectId(slug, index + 1, rules));
  return ids.filter((id) => catalogue.has(id)).map((id) => t(id));
}

/** The rulings for a card; none has more than two. */
export function rulings(slug: Slug): string[] {
  const id = (number: number) => `innovation-ruling-${slug}-${number}`;
  return [1, 2].filter((number) => catalogue.has(id(number))).map((number) => t(id(number)));
}
