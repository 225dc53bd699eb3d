import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Color, Pile, Player, View } from "../../api/innovation";
import { COLORS } from "../../shared/card/data";
import { claim, ENDINGS, dogmaPreview, drawAge, iconsAfterMeld, pileIcons, progress } from "./preview";

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
    ...more,
  };
}

function view(players: Player[], decks: number[] = []): View {
  return {
    viewer: 0,
    rules: { edition: "2011", monument_mixed: false, teams: false, start: "en" },
    players,
    decks: Array.from({ length: 10 }, (_, index) => Array<number>(decks[index] ?? 3).fill(index + 1)),
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

test("players with fewer icons obey a demand, the others share, the leader comes last", () => {
  const icons = (castles: number) => ({ icons: [0, 0, 0, castles, 0, 0] });
  const table = view([player({}, icons(2)), player({}, icons(2)), player({}, icons(1))]);
  const preview = dogmaPreview(table, 0, "monotheism");
  expect(preview.seats.map((seat) => seat.part)).toEqual(["leads", "shares", "obeys"]);
  expect(preview.effects).toEqual([
    { demand: true, seats: [2] },
    { demand: false, seats: [1, 0] },
  ]);
});

test("a meld covers the old top card but for what the splay uncovers", () => {
  const me = player({ blue: { cards: ["tools", "writing"], splay: "right" } }, { icons: [0, 0, 3, 1, 0, 0] });
  // Tools (hex, bulb, bulb, castle) shows its left corners afterwards: one bulb; Pottery brings three leaves.
  expect(iconsAfterMeld(me, "pottery")).toEqual([0, 3, 2, 0, 0, 0]);
});

test("the pile sheet counts each splay", () => {
  expect(pileIcons(["tools", "writing"], "none")).toEqual([0, 0, 2, 1, 0, 0]);
  expect(pileIcons(["tools", "writing"], "left")).toEqual([1, 0, 2, 1, 0, 0]);
  expect(pileIcons(["tools", "writing"], "up")).toEqual([1, 0, 4, 1, 0, 0]);
});

test("a Draw action skips empty decks", () => {
  const me = player({ blue: { cards: ["tools"] } });
  expect(drawAge(view([me], [0, 0, 2]), me)).toBe(3);
});

test("a claim needs points and a top card", () => {
  const me = player({ blue: { cards: ["tools"] } }, { points: 7 });
  expect(claim(me, 1)).toEqual({ ready: true, missing: 0, low: false });
  expect(claim(me, 2)).toEqual({ ready: false, missing: 3, low: true });
});

test("special achievements count what they ask for", () => {
  const me = player(
    { red: { cards: ["archery"], splay: "up" } },
    { tucked: 2, scored: 4, icons: [3, 3, 0, 0, 0, 5] },
  );
  const table = view([me]);
  expect(progress(table, me, "monument").now).toBe(4);
  expect(progress(table, me, "wonder").now).toBe(1);
  expect(progress(table, me, "world").now).toBe(5);
  expect(progress(table, me, "empire").now).toBe(3);
});

test("the cards that can end the game are those whose text names a winner", () => {
  const texts = readFileSync("../crates/text/en/innovation-cards.ftl", "utf8");
  const named = [...texts.matchAll(/^innovation-card-([a-z-]+)-\d = .*\bwins?\b/gm)].map((match) => match[1]);
  expect([...new Set(named)].sort()).toEqual([...ENDINGS].sort());
});
