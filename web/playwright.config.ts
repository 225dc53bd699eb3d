import { defineConfig } from "@playwright/test";

// The server runs already, or is named: EPOKA_SERVER=http://127.0.0.1:7777 npm run e2e
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

export default defineConfig({
  testDir: "tests",
  testMatch: "*.story.ts",
  workers: 1,
  timeout: 180_000,
  reporter: "list",
  use: {
    baseURL: process.env.EPOKA_SERVER ?? "http://127.0.0.1:7777",
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGUMENTS },
  },
});
