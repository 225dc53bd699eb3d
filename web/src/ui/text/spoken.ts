// A text with symbols inside as a screen reader says it.

import { symbols } from "../symbols";
import { plainText } from "./rich";

export const spoken = (text: string): string =>
  plainText(text, (symbol) => symbols.get(symbol)?.say(symbol) ?? symbol);
