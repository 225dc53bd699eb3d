import { expect, test } from "vitest";
import { narrowName } from "./narrow";

const pieces = (name: string) => narrowName(name).split("\u00AD");

test("long words may be broken between syllables, short ones never", () => {
  expect(pieces("Предпринимательство")).toEqual(["Пред", "при", "ни", "ма", "тельство"]);
  expect(pieces("Искусственный интеллект")).toEqual(["Ис", "кус", "ствен", "ный интеллект"]);
  expect(pieces("Kolo")).toEqual(["Kolo"]);
  expect(pieces("Города-государства")).toEqual(["Города-государства"]);
});
