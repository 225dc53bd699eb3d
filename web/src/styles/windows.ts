// The windows that get a layout of their own, named once: `@media (--phone)` in a style sheet, `layout.phone` in a script.

export const WINDOWS = {
  /** Too narrow or too low for the desktop's layout. */
  phone: "(max-width: 899px) or (max-height: 560px)",
  /** A phone on its side: the question stands beside the table. */
  lying: "(orientation: landscape) and (max-height: 560px)",
  /** The left rail is a drawer. */
  folded: "(max-width: 1199px)",
  /** Of these, where the side panel is narrow too. */
  narrow: "(max-width: 1023px)",
  /** The desktop's layout in a low window: cards of others and of mine have less text. */
  short: "(max-height: 799px)",
  /** Still lower. */
  shallow: "(max-height: 699px)",
} as const;

export type WindowName = keyof typeof WINDOWS;

/** A style sheet with the conditions in the place of their names. */
export const withWindows = (css: string): string =>
  css.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
      if (name in WINDOWS) return `(${WINDOWS[name as WindowName]})`;
      throw new Error(`no window is called ${name}: ${Object.keys(WINDOWS).join(", ")}`);
    }),
  );
