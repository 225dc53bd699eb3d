// The options of a game's rules, as the server lists them.

import type { OptionInfo } from "../../api/types";

/** What was chosen, by key. */
export type Chosen = Record<string, string>;

/** The values that suit so many seats. */
export const suiting = ({ values }: OptionInfo, seats: number): string[] =>
  values.filter((one) => one.seats.includes(seats)).map(({ value }) => value);

/** What an option is unless it is touched: of a language, the reader's own. */
export function usual(option: OptionInfo, seats: number, chosen: Chosen, language: string): string {
  const values = suiting(option, seats);
  if (option.is_language && values.includes(language)) return language;
  const [depending] = Object.entries(chosen).flatMap(([key, value]) => {
    const other = option.usual_with[`${key}=${value}`];
    return other === undefined ? [] : [other];
  });
  return depending ?? values[0] ?? "";
}

/** The text of a new table's rules: what was chosen, and the language. */
export function rulesText(options: OptionInfo[], seats: number, chosen: Chosen, language: string): string {
  const said = options.flatMap((option) => {
    const { key, is_language } = option;
    const value = chosen[key] ?? (is_language ? usual(option, seats, chosen, language) : undefined);
    return value === undefined ? [] : [`${key}=${value}`];
  });
  return said.join(" ");
}
