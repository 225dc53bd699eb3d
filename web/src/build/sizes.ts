// What a first visit costs over the wire. The bytes do not depend on the machine, so every build holds them.

import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** The most that the visit of a screen may cost, in bytes; of a table, whatever its game. */
const MOST: Record<string, number> = { StartScreen: 180_000, TableScreen: 300_000 };
/** Which files of a font a page in a language needs. */
const FONTS: Record<string, RegExp> = {
  en: /-latin-wght/,
  pl: /-(latin|letters)-wght/,
  ru: /-(latin|cyrillic)-wght/,
  cs: /-(latin|letters)-wght/,
};

/** The bytes of each visit, by screen, language and game. */
export function visits(bundle: Rolldown.OutputBundle): { name: string; bytes: number; most: number }[] {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const ending = (end: string) => chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(end));
  const games = ending("/index.ts").filter((chunk) => chunk.facadeModuleId?.includes("/games/"));

  function needed(chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports) {
      const other = bundle[name];
      if (other?.type === "chunk") needed(other, found);
    }
    return found;
  }
  function weight(name: string): number {
    const file = bundle[name];
    if (!file) return 0;
    const source = file.type === "chunk" ? file.code : file.source;
    return name.endsWith(".woff2") ? source.length : gzipSync(source, { level: 9 }).length;
  }
  function visit(screen: string, language: string, game: string | null) {
    const texts = [`\0texts:${language}`, ...(game === null ? [] : [`\0texts:${language}/${game}`])];
    const module = games.filter((chunk) => chunk.facadeModuleId?.endsWith(`/${game}/index.ts`));
    const roots = [
      ...chunks.filter((chunk) => chunk.isEntry),
      ...ending(`/${screen}.svelte`),
      ...module,
      ...chunks.filter((chunk) => texts.includes(chunk.facadeModuleId ?? "")),
    ];
    const files = new Set(roots.flatMap((chunk) => [...needed(chunk)]));
    for (const name of Object.keys(bundle)) {
      if (name.endsWith(".woff2") && FONTS[language]?.test(name)) files.add(name);
    }
    const bytes = [...files].reduce((sum, name) => sum + weight(name), 0);
    return { name: [screen, language, game].filter(Boolean).join(" "), bytes, most: MOST[screen] ?? 0 };
  }

  const names = games.map((chunk) => /games\/(\w+)\//.exec(chunk.facadeModuleId ?? "")?.[1] ?? "");
  return Object.keys(FONTS).flatMap((language) => [
    visit("StartScreen", language, null),
    ...names.map((game) => visit("TableScreen", language, game)),
  ]);
}

export const sizes: Plugin = {
  name: "sizes",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const all = visits(bundle);
      for (const { name, bytes } of all) this.info(`${name}: ${Math.round(bytes / 1000)} KB`);
      const large = all.filter(({ bytes, most }) => bytes > most);
      if (large.length > 0)
        this.error(
          large.map(({ name, bytes, most }) => `${name} needs ${bytes} bytes, more than ${most}`).join("\n"),
        );
    },
  },
};
