// The Fluent catalogues as modules: `texts:pl` is what every page reads in Polish, `texts:pl/<game>` what a game
// adds to it. `texts:` itself lists them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../../crates/text");
const EVERYWHERE = ["common", "ui", "web"];

/** The files of a language by the module they belong to. */
function files(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(join(FOLDER, language)).filter((name) => name.endsWith(".ftl"))) {
    const [part = ""] = file.split(/[-.]/);
    const id = EVERYWHERE.includes(part) ? `texts:${language}` : `texts:${language}/${part}`;
    found.set(id, [...(found.get(id) ?? []), join(FOLDER, language, file)]);
  }
  return found;
}

const LANGUAGES = ["en", "pl", "ru", "cs"];

export const texts: Plugin = {
  name: "texts",
  resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
  load(resolved) {
    if (!resolved.startsWith("\0texts:")) return;
    const id = resolved.slice(1);
    if (id === "texts:") {
      const ids = LANGUAGES.flatMap((language) => [...files(language).keys()]);
      const entries = ids.map((one) => `"${one.slice("texts:".length)}": () => import("${one}")`);
      return `export default { ${entries.join(", ")} };`;
    }
    const [, language = ""] = /:(\w+)/.exec(id) ?? [];
    const paths = files(language).get(id) ?? [];
    for (const path of paths) this.addWatchFile(path);
    return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")).join("\n"))};`;
  },
};
