import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { withWindows } from "./src/styles/windows.ts";
import { fonts } from "./src/build/fonts.ts";
import { pictures } from "./src/build/pictures.ts";
import { sizes } from "./src/build/sizes.ts";
import { texts } from "./src/build/texts.ts";

const server = process.env.EPOKA_SERVER ?? "http://127.0.0.1:7777";

/** Names of windows in style sheets, those of components included. */
const windows = {
  name: "windows",
  enforce: "pre" as const,
  transform: (css: string, id: string) => (/\.css($|\?)/.test(id) ? withWindows(css) : undefined),
};

/** A chunk is called after the game or the language that is in it. */
function chunkFileNames({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, texts] = /^\0texts:(.*)/.exec(facadeModuleId ?? "") ?? [];
  return `assets/${texts?.replace("/", "-") ?? name}-[hash].js`;
}

export default defineConfig({
  plugins: [windows, fonts, pictures, texts, svelte(), sizes],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  build: { target: "es2022", rolldownOptions: { output: { chunkFileNames } } },
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
