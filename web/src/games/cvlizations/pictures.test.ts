import icons from "@iconify-json/game-icons/icons.json";
import { expect, test } from "vitest";
import { ideas, ORDERS } from "./data";
import pictures from "./pictures.json";

test("every idea and every order has a picture of its own, and there is such an icon", () => {
  const names = [...ideas().map(({ slug }) => slug), ...ORDERS];
  expect(Object.keys(pictures).sort()).toEqual([...names].sort());
  const used = Object.values(pictures);
  expect(used.filter((icon) => !(icon in icons.icons))).toEqual([]);
  expect(new Set(used).size).toBe(used.length);
});
