// Finds the folders of the games. Each is a chunk that loads, with its texts, when a table of it opens.

import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { parts } from "../app/parts.svelte";
import { pictures } from "../ui/pictures.svelte";
import { symbols } from "../ui/symbols";
import { catalogue } from "../ui/text/catalogue.svelte";
import type { GameModule } from "./game";

const folders = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", { eager: true, import: "default" });

/** The games that have been opened, by name. */
export const opened = new SvelteMap<string, GameModule>();

/** A game that has no folder is shown plainly. Nothing if the game or its texts cannot be had: then the page says so. */
export async function openGame(name: string): Promise<GameModule | null> {
  const known = opened.get(name);
  const load = folders[`./${name}/index.ts`] ?? (() => import("./plain"));
  const [module, hasTexts] = await Promise.all([
    known ? { game: known } : parts.fetch(load),
    catalogue.add(name),
  ]);
  if (!module || !hasTexts) return null;
  const { game } = module;
  const { symbols: drawn } = game;
  if (drawn) for (const symbol of drawn.names) symbols.set(symbol, drawn);
  if (game.pictures) pictures.fetch(name, game.pictures);
  opened.set(name, game);
  return game;
}

export const emblemOf = (name: string): Component | undefined => emblems[`./${name}/Emblem.svelte`];
