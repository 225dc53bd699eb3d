// The Fluent catalogue: the same files as the terminal's. English is always there, the others are fetched when wanted.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bound } from "./spaces";
import { settings } from "../shared/settings.svelte";

export const LANGUAGES = ["en", "pl", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

const english = import.meta.glob<string>("../../../crates/text/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>("../../../crates/text/{pl,ru,cs}/*.ftl", {
  query: "?raw",
  import: "default",
});

function bundle(language: Language, files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

const loaded = new Map<Language, FluentBundle>([["en", bundle("en", Object.values(english))]]);

class Catalogue {
  language = $state<Language>("en");
  #bundles = $derived.by(() => {
    const own = loaded.get(this.language);
    const fallback = loaded.get("en");
    return [own, this.language === "en" ? undefined : fallback].filter((one) => one !== undefined);
  });

  /** Switches in place: everything on the screen is read again. */
  async use(language: Language): Promise<void> {
    await load(language);
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(id));
  }

  text(id: string, values?: Record<string, FluentVariable>): string {
    return format(this.#bundles, id, values);
  }

  /** The text in a language that need not be the current one; the caller has loaded it. */
  textIn(language: Language, id: string): string {
    const one = loaded.get(language);
    return one?.hasMessage(id) ? format([one], id) : "";
  }
}

function format(bundles: FluentBundle[], id: string, values?: Record<string, FluentVariable>): string {
  for (const one of bundles) {
    const pattern = one.getMessage(id)?.value;
    if (pattern) return bound(one.formatPattern(pattern, values ?? null, []));
  }
  return id;
}

export async function load(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const files = Object.entries(others).filter(([path]) => path.includes(`/text/${language}/`));
  loaded.set(language, bundle(language, await Promise.all(files.map(([, file]) => file()))));
}

export const catalogue = new Catalogue();
export const t = (id: string, values?: Record<string, FluentVariable>): string => catalogue.text(id, values);

export function preferredLanguage(): Language {
  const wanted = settings.language ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}
