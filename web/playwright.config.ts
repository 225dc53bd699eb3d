import { defineConfig } from "@playwright/test";

export const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const FIREFOX = "firefox.story.ts";
const WEBKITGTK = "webkitgtk.story.ts";

// The stories start a server, unless one runs already: EPOKA_SERVER=http://127.0.0.1:7777 npm run e2e
// (`epoka serve --unlimited`: all stories come from one address).
export default defineConfig({
  testDir: "tests",
  testMatch: "*.story.ts",
  globalSetup: "./tests/server.ts",
  workers: 2,
  // No story measures time: these only end what hangs, on the slowest machine.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 120_000,
    baseURL: process.env.EPOKA_SERVER,
    // Most stories stand between the page and its server; what a worker does has one of its own.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGUMENTS },
  },
  projects: [
    { name: "chromium", testIgnore: [FIREFOX, WEBKITGTK] },
    {
      name: "firefox",
      testMatch: FIREFOX,
      use: {
        browserName: "firefox",
        // The distribution's own, through WebDriver BiDi.
        channel: "moz-firefox",
        launchOptions: { executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr" },
      },
    },
    // Hours in all with what else is too slow for CI: `./check long`.
    ...(process.env.EPOKA_LONG ? [{ name: "webkitgtk", testMatch: WEBKITGTK }] : []),
  ],
});
