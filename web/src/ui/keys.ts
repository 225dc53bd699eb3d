// Which key was pressed, on any keyboard.

const BRACKETS: Record<string, [plain: string, shifted: string]> = {
  BracketLeft: ["[", "{"],
  BracketRight: ["]", "}"],
};

/**
 * The key in small Latin letters, digits and signs. Where the keyboard gives something else (д, ě),
 * what stands in its place on an English one counts. Digits above the letters count without Shift.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  if (digit && !shiftKey && !/^[a-z]$/i.test(key)) return digit;
  if ([...key].length > 1 || /^[ -~]$/.test(key)) return key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return letter?.toLowerCase() ?? BRACKETS[code]?.[shiftKey ? 1 : 0] ?? key;
}

/** The press writes something, or is for a window over the table. */
export const isElsewhere = ({ target }: Event): boolean =>
  (target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")) ||
  document.querySelector("dialog[open]") !== null;
