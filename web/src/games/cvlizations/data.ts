// What is printed on the cards and what they are called, with the corrections of the table's card file.

import type { CorrectedRule, Idea, Order, PrintedIdea, PrintedOrder, Resource } from "./api";
import { t } from "../../ui/text/catalogue.svelte";
import { link } from "../../ui/text/rich";
import { shown } from "./printed.svelte";

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

/** All ideas, by number. */
export const ideas = (): PrintedIdea[] => shown.cards.ideas;

export const ideaCalled = (slug: string): PrintedIdea | undefined => ideas().find((one) => one.slug === slug);

export function ideaData(idea: Idea): PrintedIdea {
  const found = shown.cards.ideas[idea - 1];
  if (!found) throw new Error(`there is no idea ${idea}`);
  return found;
}

export const orderData = (order: Order): PrintedOrder =>
  shown.cards.orders[ORDERS.indexOf(order)] as PrintedOrder;

export const ideaName = (idea: Idea): string => t(`cvlizations-idea-${ideaData(idea).slug}`);
export const ideaText = (idea: Idea): string => {
  const { slug, corrected } = ideaData(idea);
  return t(`cvlizations-idea-${slug}-text`) + note(corrected?.rules[0]);
};
export const ideaLink = (idea: Idea): string => link("cvlizations", ideaData(idea).slug, ideaName(idea));
export const orderName = (order: Order): string => t(`cvlizations-order-${order}`);
/** What an order does in case 1, 2 or 3+; `variant` ends the id where there is more than one way to say it. */
export function orderText(order: Order, number: number, variant = ""): string {
  const rule = orderData(order).corrected?.rules[number - 1];
  const id = `cvlizations-order-${order}-case-${number}`;
  return t(rule?.text === undefined ? id + variant : id) + note(rule);
}

/** The numbers that a corrected file changes in a rule while it leaves the text as it is. */
function note(rule: CorrectedRule | undefined): string {
  if (!rule || rule.text !== undefined) return "";
  const number = (id: string, value: number | undefined) =>
    value === undefined ? [] : [t(`web-corrected-${id}`, { value })];
  const things = [
    ...(rule.order ? [orderName(rule.order)] : []),
    ...(rule.resource ? [`[${rule.resource}]`] : []),
    ...(rule.kind ? [t(`cvlizations-kind-${rule.kind}`)] : []),
    ...(rule.ideas ?? []).map(ideaName),
  ];
  const parts = [
    ...number("amount", rule.amount),
    ...number("per", rule.per),
    ...number("at-most", rule.at_most),
    ...(things.length > 0 ? [t("web-corrected-of", { value: things.join(", ") })] : []),
  ];
  return parts.length > 0 ? ` (${t("web-corrected", { list: parts.join("; ") })})` : "";
}
