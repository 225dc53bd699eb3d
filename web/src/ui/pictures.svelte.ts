// The pictograms of the games that are open. They come after the first paint; until then their places are empty.

import { parts } from "../app/parts.svelte";

export type Drawings = Record<string, string>;

class Pictures {
  #drawn = $state.raw<Record<string, Drawings>>({});

  of(game: string, name: string): string | undefined {
    return this.#drawn[game]?.[name];
  }

  /** Fetches the pictures of a game when the page has been drawn. */
  fetch(game: string, load: () => Promise<{ default: Drawings }>): void {
    if (this.#drawn[game]) return;
    requestAnimationFrame(() =>
      setTimeout(async () => {
        const found = await parts.fetch(load);
        if (found) this.#drawn = { ...this.#drawn, [game]: found.default };
      }),
    );
  }
}

export const pictures = new Pictures();
