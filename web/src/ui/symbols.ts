// The symbols inside texts, [leaf] or [wood]: a game brings its own with its texts.

import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";

export type Drawing = {
  Symbol: Component<{ symbol: string; size: number }>;
  /** What a screen reader says. */
  say: (symbol: string) => string;
};

export const symbols = new SvelteMap<string, Drawing>();
