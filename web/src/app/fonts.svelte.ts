// The page does not wait for its fonts, and a browser fetches those of the letters that are read.
// What is measured with a font is measured anew when fonts have come.

class Fonts {
  /** How often fonts have come. */
  arrivals = $state(0);

  constructor() {
    document.fonts.addEventListener("loadingdone", () => (this.arrivals += 1));
  }

  /** Fetches what letters need before any of them is on the page. */
  fetch(letters: string): void {
    const families = ["Source Sans 3 Variable", "Source Serif 4 Variable"];
    for (const family of families) document.fonts.load(`1em "${family}"`, letters).catch(() => undefined);
  }
}

export const fonts = new Fonts();
