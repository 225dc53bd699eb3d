// Finding cards by name or text in any language, without minding accents or capitals.

export const folded = (text: string): string =>
  text.toLowerCase().replace(/ł/g, "l").normalize("NFD").replace(/\p{M}/gu, "");

export type Entry = { slug: string; game: "innovation" | "cvlizations"; kind: string; words: string };

/** The entries that contain every word of the query; those whose name begins with it first. */
export function search<E extends { words: string; name: string }>(entries: E[], query: string): E[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => words.every((word) => entry.words.includes(word)));
  const begins = (entry: E) => (folded(entry.name).startsWith(words[0] ?? "") ? 0 : 1);
  return words.length === 0 ? found : [...found].sort((a, b) => begins(a) - begins(b));
}
