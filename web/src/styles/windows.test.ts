import { expect, test } from "vitest";
import { withWindows } from "./windows";

test("a window's name stands for its condition, also where it is denied or joined", () => {
  expect(withWindows("@media (--short) and (not (--folded)) { a { color: var(--ink) } }")).toBe(
    "@media ((max-height: 799px)) and (not ((max-width: 1199px))) { a { color: var(--ink) } }",
  );
  expect(() => withWindows("@media (--tablet) {}")).toThrow("no window is called tablet: phone, lying");
});

test("windows are asked for by their names alone", () => {
  const sheets = import.meta.glob<string>("/src/**/*.{svelte,css}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const bare = /@media[^{]*(899|900|560|561|1199|1200|1023|799|699)px/;
  expect(Object.keys(sheets).filter((path) => bare.test(sheets[path] ?? ""))).toEqual([]);
});
