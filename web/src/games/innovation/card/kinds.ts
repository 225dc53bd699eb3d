// The five colours and the six icons that are counted.

import type { Color, Icon } from "../api";

export const COLORS: Color[] = ["blue", "green", "purple", "red", "yellow"];
export const ICONS: Icon[] = ["crown", "leaf", "bulb", "castle", "factory", "clock"];
