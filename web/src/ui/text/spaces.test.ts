import { expect, test } from "vitest";
import { bound } from "./spaces";

test("a word of one letter is bound to the next, also twice in a row", () => {
  expect(bound("Karta w ręce i z epoki")).toBe("Karta w\u00A0ręce i\u00A0z\u00A0epoki");
  expect(bound("Возьмите карту с руки")).toBe("Возьмите карту с\u00A0руки");
  expect(bound("V ruce a u tebe")).toBe("V\u00A0ruce a\u00A0u\u00A0tebe");
});

test("a number is bound to the symbol it counts", () => {
  expect(bound("Vezmi 2 [wood].")).toBe("Vezmi 2\u00A0[wood].");
});

test("letters of longer words and numbers are left alone", () => {
  expect(bound("Ola ma 3 karty")).toBe("Ola ma 3 karty");
});
