import { expect, test } from "vitest";

const sources = import.meta.glob<string>(["/src/**/*.{ts,svelte}", "!/src/api/generated/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Who stands before may import who stands behind. */
const ROOMS = [
  "main.ts",
  "app/App.svelte",
  "app/screens",
  "screens",
  "games",
  "table",
  "ui",
  "app",
  "api",
  "styles",
];
const room = (path: string): number =>
  ROOMS.findIndex(
    (name) => path === `/src/${name}` || path === `/src/${name}.ts` || path.startsWith(`/src/${name}/`),
  );
const gameOf = (path: string): string | undefined => /^\/src\/games\/([^/.]+)\//.exec(path)?.[1];

test("imports point from the screens and games to the table, from there to what every page has", () => {
  const back = Object.entries(sources).flatMap(([file, text]) => {
    const imports = text.matchAll(/(?:from|import)[\s(]+"(\.[^"]+)"/g);
    const found = [...imports].map(([, to]) => new URL(to ?? "", `file://${file}`).pathname);
    const isBack = (to: string) =>
      (room(to) >= 0 && room(to) < room(file)) || (gameOf(to) !== undefined && gameOf(to) !== gameOf(file));
    return found.filter(isBack).map((to) => `${file} imports ${to}`);
  });
  expect(back).toEqual([]);
});

test("outside its folder nothing names a game", () => {
  const games = new Set(Object.keys(sources).flatMap((file) => gameOf(file) ?? []));
  const named = Object.entries(sources).flatMap(([file, text]) =>
    [...games]
      .filter((game) => gameOf(file) !== game && text.includes(game))
      .map((game) => `${file}: ${game}`),
  );
  expect(named).toEqual([]);
});
