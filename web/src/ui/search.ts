// Finding cards by name or text in any language, without minding accents or capitals.

export const folded = (text: string): string =>
  text.toLowerCase().replace(/ł/g, "l").normalize("NFD").replace(/\p{M}/gu, "");

/** What is searched of a card, in all languages. */
export type Entry = { names: string[]; words: string };

/** The entries that contain every word of the query: first those that are called so, then those whose name begins so. */
export function search<E extends Entry>(entries: E[], query: string): E[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => words.every((word) => entry.words.includes(word)));
  const wanted = words.join(" ");
  function rank(entry: E): number {
    const names = entry.names.map(folded);
    if (names.includes(wanted)) return 0;
    return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
  }
  return words.length === 0 ? found : [...found].sort((a, b) => rank(a) - rank(b));
}
