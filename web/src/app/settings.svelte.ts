// What this browser remembers about how its owner likes to play.

import { memory } from "./memory";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Speed = "off" | "fast" | "normal" | "slow";

type Saved = {
  theme: Theme;
  language: string | null;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** A drawn card stays covered until it is revealed; until then the draw can be taken back. */
  covered: boolean;
  /** After what was done for me without a question the table waits until I have seen it. */
  waits: boolean;
  secondLanguage: string | null;
  handOrder: "age" | "color";
};

const KEY = "epoka-settings";
const DEFAULTS: Saved = {
  theme: "auto",
  language: null,
  speed: "normal",
  sound: false,
  notify: false,
  covered: false,
  waits: false,
  secondLanguage: null,
  handOrder: "age",
};

const read = (): Saved => ({ ...DEFAULTS, ...memory.read<Partial<Saved>>(KEY) });

export const settings = $state<Saved>(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function saveSettings(): void {
  memory.write(KEY, settings);
  applyTheme();
}

export function applyTheme(): void {
  const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
}

dark.addEventListener("change", applyTheme);
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read());
  applyTheme();
});

/** Milliseconds a card takes to move; 0: no motion. */
export function moveTime(): number {
  if (calm.matches) return 0;
  return { off: 0, fast: 220, normal: 420, slow: 800 }[settings.speed];
}

/** Milliseconds for which it is shown what was done for me without a question. Nothing moves meanwhile. */
export const shownTime = (): number => ({ off: 0, fast: 300, normal: 600, slow: 1200 })[settings.speed];
