import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { withWindows } from "./src/styles/windows";

const server = process.env.EPOKA_SERVER ?? "http://127.0.0.1:7777";

/** Names of windows in style sheets, those of components included. */
const windows = {
  name: "windows",
  enforce: "pre" as const,
  transform: (css: string, id: string) => (/\.css($|\?)/.test(id) ? withWindows(css) : undefined),
};

export default defineConfig({
  plugins: [windows, svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: { target: "es2022", chunkSizeWarningLimit: 900 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, changeOrigin: false, ws: true } },
  },
  test: {
    environment: "./tests/environment.ts",
    include: ["src/**/*.test.ts"],
    setupFiles: ["tests/window.ts"],
  },
});
