// The page without a network, and under a server that is replaced.

import { expect, test, type Page } from "@playwright/test";
import { createServer, request, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { quickly } from "./play";

test.use({ serviceWorkers: "allow" });

/** Stands before the server of all stories: it can go away and come back, also with another client. */
class Gate {
  isNew = false;
  #sockets = new Set<Socket>();
  #server: Server;
  #port = 0;

  constructor(readonly behind: URL) {
    this.#server = createServer((from, to) => {
      const headers = { ...from.headers, host: behind.host, origin: behind.origin };
      const { method, url: path } = from;
      const passed = request(
        { host: behind.hostname, port: behind.port, method, path, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("end", () => {
            const body = Buffer.concat(parts);
            const isPage = this.isNew && answer.headers["content-type"]?.startsWith("text/html");
            const { "content-length": _, etag: __, ...others } = answer.headers;
            to.writeHead(answer.statusCode ?? 500, others);
            to.end(isPage ? body.toString().replace(/(\/assets\/index-[^"]*\.js)/, "$1?new") : body);
          });
        },
      );
      from.pipe(passed);
    });
    this.#server.on("connection", (socket) => this.#sockets.add(socket));
    this.#server.on("upgrade", (from, socket: Socket) => {
      const there = connect(Number(behind.port), behind.hostname, () => {
        const headers = { ...from.headers, host: behind.host, origin: behind.origin };
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
        there.write([`GET ${from.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
        there.pipe(socket).pipe(there);
      });
      for (const one of [there, socket]) one.on("error", () => undefined).on("close", () => there.destroy());
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(this.#port, "127.0.0.1", done));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
    await closed;
  }
}

const hasWorker = (page: Page) =>
  page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const kept = await (await caches.open("shell")).keys();
    const parts = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
    return active?.state === "activated" && kept.length > parts.length;
  });

const isNew = (page: Page) => expect(page.locator('script[src$="?new"]')).toHaveCount(1);

test("without a network the page opens and says so; nothing of a table is kept", async ({
  page,
  baseURL,
}) => {
  const gate = new Gate(new URL(baseURL ?? ""));
  const address = await gate.open();
  await quickly(page);
  await page.goto(address);
  await hasWorker(page);
  await gate.close();
  await page.reload();
  await expect(page.getByText("The server cannot be reached. Trying again …")).toBeVisible();
  await gate.open();
  await expect(page.locator("[data-test=quick-innovation]")).toBeVisible();
  await page.locator("[data-test=quick-innovation]").click();
  await page.locator("section.prompt[data-asks]").waitFor();
  const kept = await page.evaluate(async () =>
    (await (await caches.open("shell")).keys()).map(({ url }) => url),
  );
  expect(kept.filter((url) => /\/(api|table)\//.test(url))).toEqual([]);
  await gate.close();
});

test("a page is never older than its server, closed or open", async ({ page, baseURL }) => {
  const gate = new Gate(new URL(baseURL ?? ""));
  const address = await gate.open();
  await quickly(page);
  await page.goto(address);
  await hasWorker(page);
  gate.isNew = true;
  await page.goto(`${address}/settings`);
  await isNew(page);

  gate.isNew = false;
  await page.goto(address);
  await page.locator("[data-test=quick-innovation]").click();
  await page.locator("section.prompt[data-asks]").waitFor();
  await gate.close();
  gate.isNew = true;
  await gate.open();
  await isNew(page);
  await page.locator("section.prompt[data-asks]").waitFor();
  await gate.close();
});
