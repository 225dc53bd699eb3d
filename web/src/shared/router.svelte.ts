// Addresses: the page's path and the way to another one.

class Router {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string): void {
    this.push(path);
    scrollTo(0, 0);
  }

  /** Another address for a page that stays where it is. */
  push(path: string): void {
    history.pushState(null, "", path);
    this.#read();
  }

  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#read();
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
