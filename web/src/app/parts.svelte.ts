// Parts of the client that are fetched when they are needed: a language, a rules page.
// After an upgrade of the server the parts that belong to an open page are gone.

class Parts {
  /** Something that was needed could not be fetched: the page says so and offers to load it anew. */
  missing = $state(false);

  /** A part, or nothing if it cannot be had; where that is due to an upgrade and nothing is lost, the page loads anew. */
  async fetch<T>(part: () => Promise<T>): Promise<T | null> {
    try {
      return await part();
    } catch {
      if (!(await this.renew())) this.missing = true;
      return null;
    }
  }

  /** Loads the page anew where the server has another client by now, unless something would be lost; says whether. */
  async renew(): Promise<boolean> {
    const isOver = written !== location.pathname && (await isOutdated());
    if (isOver) location.reload();
    return isOver;
  }
}

export const parts = new Parts();

/** The page on which something was last written into a form that has not been sent, as far as one can tell. */
let written: string | null = null;
addEventListener("input", ({ target }) => {
  if (target instanceof Element && target.closest("form")) written = location.pathname;
});

/** Whether the server has another client by now. */
async function isOutdated(): Promise<boolean> {
  const mine = document.querySelector("script[type=module]")?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    return answer.ok && !(await answer.text()).includes(`"${mine}"`);
  } catch {
    return false;
  }
}
