import { expect, test } from "vitest";
import type { Color, Icon, Line, Pile, Player, View } from "./api";
import { COLORS } from "./card/data";
import { cells, dogmaPreview, melded, pileIcons } from "./preview";

function player(piles: Partial<Record<Color, Partial<Pile>>>, more: Partial<Player> = {}): Player {
  return {
    hand: [],
    score_pile: [],
    points: 0,
    piles: COLORS.map((color) => ({
      color,
      splay: "none",
      cards: [],
      corners: [],
      unordered: [],
      ...piles[color],
    })),
    icons: [0, 0, 0, 0, 0, 0],
    achievements: [],
    tucked: 0,
    scored: 0,
    draws: 1,
    lacks: [],
    progress: [],
    ...more,
  };
}

function view(players: Player[]): View {
  return {
    viewer: 0,
    rules: {
      edition: "2011",
      monument_mixed: false,
      reveal_bonus: false,
      ties: "victim",
      fission_ends: false,
      teams: false,
      start: "en",
    },
    players,
    decks: Array.from({ length: 10 }, (_, index) => Array<number>(3).fill(index + 1)),
    available: [],
    achievements_needed: 6,
    removed: [],
    turns: 0,
    turn: 0,
    actions_left: 2,
    dogma: null,
    outcome: null,
  };
}

test("who takes which part is read from the effects that the server foresees", () => {
  const castles = (count: number) => player({}, { icons: [0, 0, 0, count, 0, 0] });
  const table = view([castles(2), castles(2), castles(1)]);
  const line = { result: "change", claims: [], ends: false } satisfies Partial<Line>;
  const preview = dogmaPreview(table, 0, "monotheism", [
    { ...line, demand: true, seats: [2] },
    { ...line, demand: false, seats: [1, 0] },
  ]);
  expect(preview.seats.map((seat) => seat.part)).toEqual(["leads", "shares", "obeys"]);
  expect(preview.seats.map((seat) => seat.count)).toEqual([2, 2, 1]);
});

test("the pile sheet counts each splay", () => {
  expect(pileIcons(["tools", "writing"], "none")).toEqual([0, 0, 2, 1, 0, 0]);
  expect(pileIcons(["tools", "writing"], "left")).toEqual([1, 0, 2, 1, 0, 0]);
  expect(pileIcons(["tools", "writing"], "up")).toEqual([1, 0, 4, 1, 0, 0]);
});

test("a melded card covers the top card, which shows what the splay uncovers", () => {
  const pile = (more: Partial<Pile>) => player({ green: more }).piles[1] as Pile;
  expect(melded(pile({}), "clothing")).toMatchObject({ cards: ["clothing"], corners: [] });
  const splayed = pile({
    cards: ["sailing", "clothing"],
    splay: "left",
    corners: [[null, null, null, "leaf"]],
  });
  expect(melded(splayed, "paper")).toMatchObject({
    cards: ["paper", "sailing", "clothing"],
    corners: [
      [null, null, null, "leaf"],
      [null, null, null, "leaf"],
    ],
  });
});

test("a ledger has a cell for each covered card, and for each two if there are more than six", () => {
  const card = (icon: Icon | null): Pile["corners"][number] => [null, icon, "leaf", "hex"];
  const six = Array<Pile["corners"][number]>(6).fill(card(null));
  expect(cells({ splay: "up", corners: six })).toEqual(Array(6).fill({ corners: [null, "leaf", null] }));
  expect(cells({ splay: "up", corners: [...six, card("crown")] })).toEqual([
    { sums: [0, 2, 0, 0, 0, 0] },
    { sums: [0, 2, 0, 0, 0, 0] },
    { sums: [0, 2, 0, 0, 0, 0] },
    { sums: [1, 1, 0, 0, 0, 0] },
  ]);
  expect(cells({ splay: "up", corners: [...six, ...six, card(null)] })).toHaveLength(5);
});
