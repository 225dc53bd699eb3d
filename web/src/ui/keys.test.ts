import { expect, test } from "vitest";
import { keyOf } from "./keys";

const press = (key: string, code: string, shiftKey = false) => keyOf({ key, code, shiftKey });

test("letters and digits are found on Czech and Russian keyboards", () => {
  expect(press("+", "Digit1")).toBe("1");
  expect(press("ě", "Digit2")).toBe("2");
  expect(press("1", "Digit1", true)).toBe("1");
  expect(press("в", "KeyD")).toBe("d");
  expect(press("Я", "KeyZ", true)).toBe("z");
  expect(press("х", "BracketLeft")).toBe("[");
  expect(press("Ъ", "BracketRight", true)).toBe("}");
});

test("a sign, and a letter that stands elsewhere, stay what they are", () => {
  expect(press("z", "KeyY")).toBe("z");
  expect(press("!", "Digit1", true)).toBe("!");
  expect(press("/", "Digit7", true)).toBe("/");
  expect(press(".", "KeyE")).toBe(".");
  expect(press("ArrowUp", "ArrowUp")).toBe("arrowup");
  expect(press("1", "Numpad1")).toBe("1");
});
