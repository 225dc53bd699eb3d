// Which of the layouts fits the window: the phone's below 900 pixels, and wherever it is too low for the desktop's.
// The style sheets ask the same.

const small = matchMedia("(max-width: 899px), (max-height: 560px)");
const lying = matchMedia("(max-height: 560px) and (orientation: landscape)");
const middling = matchMedia("(max-width: 1199px)");
const laptop = matchMedia("(max-height: 799px)");

class Layout {
  phone = $state(small.matches);
  /** A phone on its side: the question stands beside the table. */
  low = $state(lying.matches);
  /** The left rail is a drawer. */
  folded = $state(middling.matches);
  /** The desktop's layout in a low window: cards of others and of mine have less text. */
  short = $state(laptop.matches);

  constructor() {
    small.addEventListener("change", () => (this.phone = small.matches));
    lying.addEventListener("change", () => (this.low = lying.matches));
    middling.addEventListener("change", () => (this.folded = middling.matches));
    laptop.addEventListener("change", () => (this.short = laptop.matches));
  }
}

export const layout = new Layout();
