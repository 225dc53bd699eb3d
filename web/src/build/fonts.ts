// Fonts as small as what is read: only the weights that are used; and what Polish and Czech add to the Latin letters is
// a file of its own, a tenth of that with all the letters of Latin scripts, which a name with one of those fetches.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";

const LETTERS = "ĄąĆćČčĎďĘęĚěŁłŃńŇňŘřŚśŠšŤťŮůŹźŻżŽž";
const WEIGHTS = { wght: { min: 400, max: 700 } };
/** What is made of a face of the package. */
const MADE: [face: string, name: string, letters: string | null][] = [
  ["latin", "latin", null],
  ["cyrillic", "cyrillic", null],
  ["latin-ext", "letters", LETTERS],
];

export const fonts: Plugin = {
  name: "fonts",
  enforce: "pre",
  async transform(css, id) {
    const [, family] = /@fontsource-variable\/([\w-]+)\/index\.css$/.exec(id) ?? [];
    if (!family) return;
    const from = join(dirname(id), "files");
    const to = join(dirname(id), "../../.epoka");
    mkdirSync(to, { recursive: true });
    for (const [face, name, letters] of MADE) {
      const file = `${family}-${face}-wght-normal.woff2`;
      const [found = ""] = css.match(new RegExp(`@font-face \\{[^}]*/${file}[^}]*\\}`)) ?? [];
      const text = letters ?? inRange(found);
      const options = { targetFormat: "woff2", variationAxes: WEIGHTS } as const;
      const made = `${family}-${name}-wght-normal.woff2`;
      writeFileSync(join(to, made), await subset(readFileSync(join(from, file)), text, options));
      const own = found.replace(/url\([^)]*\)/, `url(../../.epoka/${made})`);
      if (letters === null) css = css.replace(found, own);
      // Of two faces with a letter the later one counts.
      else css += `\n${own.replace(/unicode-range: [^;]*/, `unicode-range: ${rangeOf(letters)}`)}\n`;
    }
    return css;
  },
};

const rangeOf = (letters: string): string =>
  [...letters].map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`).join(",");

/** All letters of the range of a face. */
function inRange(face: string): string {
  const [, range = ""] = /unicode-range: ([^;]*)/.exec(face) ?? [];
  return range
    .split(",")
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .replace("U+", "")
        .split("-")
        .map((one) => parseInt(one, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join("");
}
