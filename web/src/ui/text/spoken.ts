// A text with symbols inside as a screen reader says it.

import { t } from "./catalogue.svelte";
import { plainText } from "./rich";

export const spoken = (text: string): string =>
  plainText(text, (symbol) => {
    if (symbol === "happiness") return t("web-good-token");
    const isGood = symbol === "food" || symbol === "wood" || symbol === "stone";
    return t(isGood ? `web-good-${symbol}` : `innovation-icon-${symbol}`);
  });
