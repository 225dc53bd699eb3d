// The service worker: with it the page opens without a network, and says so. Over plain http there is none.

export async function work(): Promise<void> {
  // Browsers leave it out where it is not allowed.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  try {
    await workers.register("/worker.js");
    const { active } = await workers.ready;
    // What was fetched before the worker was there.
    const fetched = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active?.postMessage(fetched.filter((path) => path.startsWith("/assets/")));
  } catch {
    // It may be forbidden all the same; everything else works without.
  }
}
