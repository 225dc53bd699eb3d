// The Fluent catalogue: the same files as the terminal's. English is always there, the others are fetched when wanted.

import english from "texts:en";
import files from "texts:";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { bound } from "./spaces";
import { parts } from "../../app/parts.svelte";
import { settings } from "../../app/settings.svelte";

export const LANGUAGES = ["en", "pl", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Some letters of each, from every file of a font that it needs. */
export const LETTERS: Record<Language, string> = { en: "a", pl: "aą", ru: "aя", cs: "ač" };

/** Texts that stand in for those of the files, by language and id. */
export type Corrections = Partial<Record<Language, Record<string, string>>>;

function bundle(language: Language, texts: FluentResource[], corrections: Corrections): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(text);
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
  /** The texts that have come, by language, or language and game. */
  #come = $state.raw(new Map([["en", new FluentResource(english)]]));
  /** The games that have been opened: their texts are fetched too. */
  #games = new Set<string>();
  /** The bundles with these texts, as far as they were wanted. */
  #made = $derived.by(() => {
    void [this.#corrections, this.#come];
    return new Map<Language, FluentBundle>();
  });
  #bundles = $derived.by(() => {
    const languages: Language[] = this.language === "en" ? ["en"] : [this.language, "en"];
    return languages.map((one) => this.#bundle(one)).filter((one) => one !== undefined);
  });

  #bundle(language: Language): FluentBundle | undefined {
    const known = this.#made.get(language);
    const texts = [...this.#come].filter(([id]) => id.startsWith(language)).map(([, text]) => text);
    if (known || texts.length === 0) return known;
    const made = bundle(language, texts, this.#corrections);
    this.#made.set(language, made);
    return made;
  }

  /** Switches in place: everything on the screen is read again. A language that cannot be had changes nothing. */
  async use(language: Language): Promise<void> {
    if (!(await this.load(language))) return;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The texts of a game are fetched from now on, in every language that is read; says whether they have come. */
  add(game: string): Promise<boolean> {
    this.#games.add(game);
    return this.load(this.language);
  }

  /** Fetches what is wanted in a language and not there yet; says whether all of it came. */
  async load(language: Language): Promise<boolean> {
    const wanted = [language, ...[...this.#games].map((game) => `${language}/${game}`)];
    const missing = wanted.filter((id) => id in files && !this.#come.has(id));
    if (missing.length === 0) return true;
    const texts = await parts.fetch(() => Promise.all(missing.map((id) => files[id]?.())));
    if (!texts) return false;
    const fresh = texts.map(
      (text, index) => [missing[index] ?? "", new FluentResource(text?.default ?? "")] as const,
    );
    this.#come = new Map([...this.#come, ...fresh]);
    return true;
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

export const catalogue = new Catalogue();
export const t = (id: string, values?: Record<string, FluentVariable>): string => catalogue.text(id, values);

export function preferredLanguage(): Language {
  const wanted = settings.language ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? "en";
}
