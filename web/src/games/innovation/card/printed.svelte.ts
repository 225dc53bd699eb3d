// What cards say depends on the rules of the table on the screen, if there is one.

import type { CardRules } from "./names";

export const printed = $state<{ rules?: CardRules }>({});
