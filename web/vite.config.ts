import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { briefs } from "./briefs.ts";
import { boot, chunks } from "./chunks.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), briefs(here("../pentapolis/games")), boot(here("./src/boot.ts"))],
  resolve: {
    // The texts are those of the Python package: one catalogue for server, terminal and browser.
    alias: { $lib: here("./src/lib"), $frame: here("./src/frame"), $texts: here("../pentapolis") },
  },
  build: {
    outDir: here("../pentapolis/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [here("./index.html"), here("./src/boot.ts")], output: { codeSplitting: { groups: chunks } } },
  },
  server: { fs: { allow: [here("..")] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  // A context for each file is made much sooner than a process. On a busy machine a test may take long.
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], pool: "vmThreads", testTimeout: 60_000, hookTimeout: 60_000 },
});
