// A page of a browser that Playwright cannot drive, through the plain WebDriver protocol: as much of it as the stories'
// hands (play.ts) use, under the same names.

import { expect, type Page } from "@playwright/test";
import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** How WebDriver names an element in its answers. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Found = { [ELEMENT]: string };
type State = "visible" | "detached";

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

/** Opens a page with a driver of this name; `use` plays on it. */
export async function withPage(
  driver: string,
  baseURL: string,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const running = spawn(driver, [`--port=${port}`], { stdio: "inherit" });
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await expect
      .poll(() =>
        call("GET", "/status").then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    const session = await call<{ sessionId: string }>("POST", "/session", { capabilities: {} });
    const path = `/session/${session.sessionId}`;
    const page = new DrivenPage(baseURL, (method, what, body) => call(method, path + what, body));
    await use(page as unknown as Page);
    await call("DELETE", path);
  } finally {
    running.kill();
  }
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

class DrivenPage {
  constructor(
    readonly baseURL: string,
    readonly call: Call,
  ) {}

  goto = (path: string) => this.call("POST", "/url", { url: new URL(path, this.baseURL).href });
  locator = (css: string) => new DrivenLocator(this, css);
  run = <T>(script: string, ...args: unknown[]) =>
    this.call<T>("POST", "/execute/sync", { script, args: args.map((one) => one ?? null) });

  /** Run once where the pages come from, and no script of theirs: good for what is remembered there. */
  async addInitScript<T>(script: (what: T) => void, what: T): Promise<void> {
    await this.goto("/icon.svg");
    await this.run(`(${script.toString()})(arguments[0])`, what);
  }

  mouse = {
    move: (x: number, y: number) => this.point({ type: "pointerMove", x, y }),
    down: () => this.point({ type: "pointerDown", button: 0 }),
    up: () => this.point({ type: "pointerUp", button: 0 }),
  };

  point(...actions: object[]): Promise<unknown> {
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    return this.call("POST", "/actions", { actions: [mouse] });
  }
}

class DrivenLocator {
  constructor(
    readonly page: DrivenPage,
    readonly css: string,
    readonly place = 0,
  ) {}

  first = () => this.nth(0);
  nth = (place: number) => new DrivenLocator(this.page, this.css, place);
  count = () => this.page.run<number>("return document.querySelectorAll(arguments[0]).length", this.css);
  isVisible = () =>
    this.page.run<boolean>(
      "return document.querySelectorAll(arguments[0])[arguments[1]]?.checkVisibility() ?? false",
      this.css,
      this.place,
    );
  getAttribute = (name: string) =>
    this.page.run<string | null>(
      "return document.querySelectorAll(arguments[0])[arguments[1]]?.getAttribute(arguments[2]) ?? null",
      this.css,
      this.place,
      name,
    );

  async waitFor({ state = "visible", timeout = 30_000 }: { state?: State; timeout?: number } = {}) {
    const isSo = state === "visible" ? this.isVisible : async () => (await this.count()) === 0;
    await expect.poll(isSo, { message: `${this.css} is ${state}`, timeout }).toBe(true);
  }

  /** Waits until it is there, for as long as a look at a time takes. */
  async #found(timeout?: number): Promise<Found> {
    await this.waitFor({ timeout });
    const all = await this.page.call<Found[]>("POST", "/elements", {
      using: "css selector",
      value: this.css,
    });
    const one = all[this.place];
    if (!one) throw new Error(`${this.css} has gone`);
    return one;
  }

  async hover(): Promise<void> {
    await this.page.point({ type: "pointerMove", origin: await this.#found(), x: 0, y: 0 });
  }

  async click({ timeout }: { timeout?: number } = {}): Promise<void> {
    const one = await this.#found(timeout);
    await this.page.call("POST", `/element/${one[ELEMENT]}/click`, {});
  }
}
