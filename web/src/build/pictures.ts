// The pictograms of a game: `pictures:chess` has a drawing for each name in the game's `pictures.json`, and no other.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import icons from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const SOURCES = join(import.meta.dirname, "..");

export const pictures: Plugin = {
  name: "pictures",
  resolveId: (id) => (id.startsWith("pictures:") ? `\0${id}` : undefined),
  load(resolved) {
    const [, game] = /^\0pictures:(\w+)$/.exec(resolved) ?? [];
    if (!game) return;
    const file = join(SOURCES, "games", game, "pictures.json");
    this.addWatchFile(file);
    const names = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    const drawn = Object.entries(names).map(([name, icon]) => {
      const found = (icons.icons as Record<string, { body: string } | undefined>)[icon];
      if (!found) this.error(`${file}: there is no icon ${icon}`);
      return [name, found.body];
    });
    return `export default ${JSON.stringify(Object.fromEntries(drawn))};`;
  },
};
