// The page does not wait for its fonts, and a browser fetches those of the letters that are read.
// What is measured with a font is measured anew when fonts have come.

class Fonts {
  /** How often fonts have come. */
  arrivals = $state(0);

  constructor() {
    document.fonts.addEventListener("loadingdone", () => (this.arrivals += 1));
  }
}

export const fonts = new Fonts();
