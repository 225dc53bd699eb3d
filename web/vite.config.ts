import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.EPOKA_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", chunkSizeWarningLimit: 900 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, changeOrigin: false, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["tests/window.ts"] },
});
