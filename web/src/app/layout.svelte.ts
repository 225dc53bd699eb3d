// Which of the layouts fits the window.

import { WINDOWS, type WindowName } from "../styles/windows";

class Layout {
  phone = $state(false);
  lying = $state(false);
  folded = $state(false);
  short = $state(false);

  constructor() {
    for (const name of ["phone", "lying", "folded", "short"] as const) this.#follow(name);
  }

  #follow(name: WindowName & keyof Layout): void {
    const query = matchMedia(WINDOWS[name]);
    this[name] = query.matches;
    query.addEventListener("change", () => (this[name] = query.matches));
  }
}

export const layout = new Layout();
