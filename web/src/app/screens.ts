// The addresses: each screen is a chunk that loads when somebody goes there.

import type { Component } from "svelte";

type Props = Record<string, unknown>;
type Module<P extends Props> = Promise<{ default: Component<P> }>;
export type Screen = {
  load: () => Module<Props>;
  /** What the screen gets of an address, none if there is no such page; what stands behind its name, in order. */
  props: (...rest: string[]) => Props | null;
};

const screen = <P extends Props>(load: () => Module<P>, props: (...rest: string[]) => P | null): Screen => ({
  load: load as Screen["load"],
  props,
});
const alone = (...rest: string[]) => (rest.length === 0 ? {} : null);

/** By the first part of the address. */
export const screens: Record<string, Screen> = {
  "": screen(() => import("../screens/start/StartScreen.svelte"), alone),
  new: screen(() => import("../screens/start/NewTableScreen.svelte"), alone),
  join: screen(
    () => import("../screens/join/JoinScreen.svelte"),
    (invite) => (invite ? { invite } : null),
  ),
  seat: screen(
    () => import("../screens/join/SeatScreen.svelte"),
    (table, token) => (table && token ? { table, token } : null),
  ),
  table: screen(
    () => import("../screens/table/TableScreen.svelte"),
    (id) => (id ? { id } : null),
  ),
  replay: screen(
    () => import("../screens/replay/ReplayScreen.svelte"),
    (id) => (id ? { id } : null),
  ),
  cards: screen(
    () => import("../screens/cards/CardsScreen.svelte"),
    (slug, ...rest) => (rest.length === 0 ? { slug: slug ?? null } : null),
  ),
  rules: screen(
    () => import("../screens/rules/RulesScreen.svelte"),
    (game, ...rest) => (rest.length === 0 ? { game: game ?? null } : null),
  ),
  about: screen(() => import("../screens/about/AboutScreen.svelte"), alone),
  settings: screen(() => import("../screens/settings/SettingsScreen.svelte"), alone),
};
