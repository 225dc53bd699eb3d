// The Fluent catalogue: the same files as the terminal's. English is always there, the others are fetched when wanted.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bound } from "./spaces";
import { parts } from "../../app/parts.svelte";
import { settings } from "../../app/settings.svelte";

export const LANGUAGES = ["en", "pl", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

const english = import.meta.glob<string>("../../../../crates/text/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>("../../../../crates/text/{pl,ru,cs}/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Texts that stand in for those of the files, by language and id. */
export type Corrections = Partial<Record<Language, Record<string, string>>>;

const read = (files: string[]): FluentResource[] => files.map((file) => new FluentResource(file));
const loaded = new Map<Language, FluentResource[]>([["en", read(Object.values(english))]]);

function bundle(language: Language, files: FluentResource[], corrections: Corrections): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(file);
  const lines = Object.entries(corrections[language] ?? {}).map(([id, text]) => `${id} = ${literal(text)}\n`);
  made.addResource(new FluentResource(lines.join("")), { allowOverrides: true });
  return made;
}

/** A text as it is, whatever it means in Fluent. */
const literal = (text: string): string =>
  `{ "${text.replace(/\s+/g, " ").replace(/[\\"]/g, (mark) => `\\${mark}`)}" }`;

class Catalogue {
  language = $state<Language>("en");
  #corrections = $state.raw<Corrections>({});
  /** The bundles with these corrections, as far as they were wanted. */
  #made = $derived.by(() => {
    void this.#corrections;
    return new Map<Language, FluentBundle>();
  });
  #bundles = $derived.by(() => {
    const languages: Language[] = this.language === "en" ? ["en"] : [this.language, "en"];
    return languages.map((one) => this.#bundle(one)).filter((one) => one !== undefined);
  });

  #bundle(language: Language): FluentBundle | undefined {
    const files = loaded.get(language);
    const known = this.#made.get(language);
    if (known || !files) return known;
    const made = bundle(language, files, this.#corrections);
    this.#made.set(language, made);
    return made;
  }

  /** Switches in place: everything on the screen is read again. A language that cannot be had changes nothing. */
  async use(language: Language): Promise<void> {
    await load(language);
    if (!loaded.has(language)) return;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Some texts are different from now on: a corrected card file says itself what its cards are called. */
  correct(corrections: Corrections): void {
    this.#corrections = corrections;
  }

  has(id: string): boolean {
    return this.#bundles.some((one) => one.hasMessage(id));
  }

  text(id: string, values?: Record<string, FluentVariable>): string {
    return format(this.#bundles, id, values);
  }

  /** The text in a language that need not be the current one; the caller has loaded it. */
  textIn(language: Language, id: string): string {
    const one = this.#bundle(language);
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
  const texts = await parts.fetch(() => Promise.all(files.map(([, file]) => file())));
  if (texts) loaded.set(language, read(texts));
}

export const catalogue = new Catalogue();
export const t = (id: string, values?: Record<string, FluentVariable>): string => catalogue.text(id, values);

export function preferredLanguage(): Language {
  const wanted = settings.language ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}
