// Typography of Polish, Czech and Russian: a word of one letter does not stand at the end of a line.

const ALONE = /(?<![\p{L}\p{N}])([aikosuvwzаквиосуя]) (?=\S)/giu;

/** The text with every word of one letter bound to the next word. */
export const bound = (text: string): string => text.replace(ALONE, "$1\u00A0");
