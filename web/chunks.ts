/** Which files the client is made of: few for the first view, as each of them is a request of its own. */
import type { Plugin } from "vite";

/** `path` of a module as the bundler knows it. */
const matches = (pattern: RegExp) => (path: string): boolean => pattern.test(path);

/** The texts that every page needs are one file a language. */
const TEXTS = /\/(?:words\/text|src\/text\/(?:shell|table))\/([a-z]+)\.ftl/;
const BRIEFS = /virtual:briefs\/([a-z]+)$/;

export const chunks = [
  { debugName: "words", name: (path: string) => `words-${TEXTS.exec(path)?.[1] ?? ""}`, test: matches(TEXTS), priority: 3 },
  { debugName: "briefs", name: (path: string) => `briefs-${BRIEFS.exec(path)?.[1] ?? ""}`, test: matches(BRIEFS), priority: 3 },
  // What boot.ts needs must not wait for anything else.
  { name: "boot", test: matches(/\/src\/(?:boot|lib\/(?:early|storage)|lib\/words\/(?:languages|sources))\.ts$|vite\/preload-helper|rolldown\/runtime/), priority: 2 },
  {
    name: "base",
    test: matches(/node_modules\/(?!svelte\/src\/(?:transition|easing|reactivity|motion|animate))|\/src\/lib\/(?:api|language|router|session|settings|games)|\/src\/lib\/words\/|\/src\/frame\/(?:Icon|SeatMark|TopBar|icons\/(?:art|frame|registry))/),
    priority: 1,
  },
];

/** A script of its own for `file`, before all others: it waits for none of them, and none of them for it. */
export function boot(file: string): Plugin {
  return {
    name: "boot",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const chunk = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.facadeModuleId === file);
        if (chunk === undefined) return [];
        const attrs = { type: "module", async: true, crossorigin: true, src: `/${chunk.fileName}` };
        return [{ tag: "script", attrs, injectTo: "head" }];
      },
    },
  };
}
