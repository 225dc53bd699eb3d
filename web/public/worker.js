// Keeps the shell of the client, so that the page opens without a network and can say so.
// The page itself comes from the server wherever there is one: it is never older than the server.
// Of what the server says of tables and people (/api/) nothing is kept.

const SHELL = "shell";
/** Says what stands before a server that is not there. */
const isGateway = ({ status }) => status >= 502 && status <= 504;

addEventListener("install", (event) => event.waitUntil(renew().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
// What the page had fetched before there was a worker.
addEventListener("message", (event) => event.waitUntil(keep(event.data)));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") {
    event.respondWith(page(request));
    event.waitUntil(renew());
  } else if (pathname.startsWith("/assets/") || pathname === "/theme.js") event.respondWith(part(request));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (!isGateway(answer)) return answer;
  } catch {
    // The kept page tells it.
  }
  return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
}

/** Names of parts hold a hash of their content: one that is kept is the right one. */
async function part(request) {
  const kept = await caches.match(request, { cacheName: SHELL });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Another shell comes with other parts: those of the one before go with it. */
async function renew() {
  const answer = await fetch("/", { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok) return;
  const [text, kept] = [await answer.clone().text(), await caches.match("/", { cacheName: SHELL })];
  if (kept && (await kept.text()) === text) return;
  await caches.delete(SHELL);
  await (await caches.open(SHELL)).put("/", answer);
  await keep(["/theme.js", ...[...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path)]);
}

async function keep(paths) {
  const cache = await caches.open(SHELL);
  const missing = [];
  for (const path of paths) if (!(await cache.match(path))) missing.push(path);
  await cache.addAll(missing).catch(() => undefined);
}
