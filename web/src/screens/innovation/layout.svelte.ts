// Which of the two layouts fits the window: the phone's below 900 pixels.

const narrow = matchMedia("(max-width: 899px)");
const middling = matchMedia("(max-width: 1199px)");

class Layout {
  phone = $state(narrow.matches);
  /** The left rail is a drawer. */
  folded = $state(middling.matches);

  constructor() {
    narrow.addEventListener("change", () => (this.phone = narrow.matches));
    middling.addEventListener("change", () => (this.folded = middling.matches));
  }
}

export const layout = new Layout();
