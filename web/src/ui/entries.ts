// Cards as they are searched: in all languages.

import { catalogue, LANGUAGES } from "./text/catalogue.svelte";
import { folded, type Entry } from "./search";

const texts = (id: string): string[] => LANGUAGES.map((language) => catalogue.textIn(language, id));

/** A card whose name and texts have these ids. */
export const entry = (name: string, others: string[]): Entry => ({
  names: texts(name),
  words: folded([name, ...others].flatMap(texts).join(" ")),
});
