import icons from "@iconify-json/game-icons/icons.json";
import { expect, test } from "vitest";
import { CARDS } from "./card/data";
import pictures from "./pictures.json";

const SPECIALS = ["monument", "empire", "world", "wonder", "universe"];

test("every card and every special achievement has a picture of its own, and there is such an icon", () => {
  const names = [...CARDS.map(({ slug }) => slug), ...SPECIALS];
  expect(Object.keys(pictures).sort()).toEqual([...names].sort());
  const used = Object.values(pictures);
  expect(used.filter((icon) => !(icon in icons.icons))).toEqual([]);
  expect(new Set(used).size).toBe(used.length);
});
