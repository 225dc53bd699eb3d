// Names and texts of cards in the reader's language.

import type { Slug } from "../../api/innovation";
import { catalogue, t } from "../../text/catalogue.svelte";
import { link } from "../../text/rich";
import { cardData } from "./data";

export const cardName = (slug: Slug): string => t(`innovation-card-${slug}`);
export const cardLink = (slug: Slug): string => link("innovation", slug, cardName(slug));

export function effectId(slug: Slug, number: number, edition: string): string {
  const third = `innovation-card-${slug}-third-${number}`;
  return edition === "2017" && catalogue.has(third) ? third : `innovation-card-${slug}-${number}`;
}

/** The texts of the effects in printed order. */
export const effectTexts = (slug: Slug, edition = "2011"): string[] =>
  cardData(slug).effects.map((_, index) => t(effectId(slug, index + 1, edition)));

/** The rulings for a card; none has more than two. */
export function rulings(slug: Slug): string[] {
  const id = (number: number) => `innovation-ruling-${slug}-${number}`;
  return [1, 2].filter((number) => catalogue.has(id(number))).map((number) => t(id(number)));
}
