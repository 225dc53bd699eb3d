// The story of a game in few lines: the events that mattered most, in the order in which they happened.

/** How a game's events are weighed and told. */
export type Teller<E> = {
  /** How much an event mattered; 0: not worth telling. */
  weight(event: E): number;
  text(event: E, index: number): string;
  isTurn(event: E): boolean;
  turnText(number: number): string;
};

export function highlights<E>(events: E[], teller: Teller<E>, { since = 0, most = 10 } = {}): string[] {
  let turn = 0;
  const told = events.map((event, index) => {
    if (teller.isTurn(event)) turn += 1;
    return { event, index, turn, weight: teller.weight(event) };
  });
  return told
    .filter((one) => one.index >= since && one.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map((one) => capital(`${teller.turnText(one.turn)}: ${teller.text(one.event, one.index)}`));
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
