// Typography: a word of one letter does not stand at the end of a line, nor a number without its symbol.

const ALONE = /(?<![\p{L}\p{N}])([aikosuvwzаквиосуя]) (?=\S)/giu;
const COUNT = /(?<=\d) (?=\[)/g;

/** The text with every word of one letter bound to the next word, and every number to the symbol it counts. */
export const bound = (text: string): string => text.replace(ALONE, "$1\u00A0").replace(COUNT, "\u00A0");
