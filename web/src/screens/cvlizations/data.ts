// What is printed on the ideas; the list is written from the Rust cards by a test.

import list from "../../data/cvlizations.json";
import type { Goods, Idea, Order, Resource } from "../../api/cvlizations";
import { t } from "../../text/catalogue.svelte";
import { link } from "../../text/rich";

export type IdeaData = {
  number: Idea;
  slug: string;
  kind: string;
  cost: Goods;
  points: number;
  third: boolean;
};

export const IDEAS = list as unknown as IdeaData[];
export const RESOURCES: Resource[] = ["food", "wood", "stone"];
export const ORDERS: Order[] = [
  "thieving",
  "logging",
  "hunting",
  "quarrying",
  "cunning",
  "slacking",
  "trading",
  "doubling",
];

export function ideaData(idea: Idea): IdeaData {
  const found = IDEAS[idea - 1];
  if (!found) throw new Error(`there is no idea ${idea}`);
  return found;
}

export const ideaName = (idea: Idea): string => t(`cvlizations-idea-${ideaData(idea).slug}`);
export const ideaText = (idea: Idea): string => t(`cvlizations-idea-${ideaData(idea).slug}-text`);
export const ideaLink = (idea: Idea): string => link("cvlizations", ideaData(idea).slug, ideaName(idea));
export const orderName = (order: Order): string => t(`cvlizations-order-${order}`);
