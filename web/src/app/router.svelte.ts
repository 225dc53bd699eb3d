// Addresses: the page's path and the way to another one.

/** What the history says of the entry in which something lies over the page; it may have been closed since. */
const COVERED = "covered";

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  /** What lies over the page, topmost last. */
  #covers: (() => void)[] = [];
  #isCovered = history.state === COVERED;

  constructor() {
    addEventListener("popstate", () => this.#back());
  }

  go(path: string): void {
    this.push(path);
    scrollTo(0, 0);
  }

  /** Another address for a page that stays where it is. */
  push(path: string): void {
    // What lay over the page before goes with it.
    if (this.#isCovered) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#isCovered = false;
    this.#read();
  }

  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#isCovered = false;
    this.#read();
  }

  /** Something lies over the page until the returned function is called; a step back closes it and leaves nothing. */
  cover(close: () => void): () => void {
    this.#covers.push(close);
    this.#enter();
    return () => {
      this.#covers = this.#covers.filter((one) => one !== close);
    };
  }

  #enter(): void {
    if (!this.#isCovered) history.pushState(COVERED, "", location.href);
    this.#isCovered = true;
  }

  #back(): void {
    const wasCovered = this.#isCovered;
    this.#isCovered = history.state === COVERED;
    if (!wasCovered || this.#isCovered) return this.#read();
    const close = this.#covers.pop();
    // What lay over the page is closed already: the step was meant for the page.
    if (!close) return history.back();
    close();
    if (this.#covers.length > 0) this.#enter();
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();

/** Follows links inside the site without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest("a");
  const href = link?.getAttribute("href");
  if (!href?.startsWith("/") || link?.target || href.startsWith("/api/")) return;
  event.preventDefault();
  router.go(href);
}
