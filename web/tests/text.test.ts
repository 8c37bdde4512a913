/** The text files together: both languages say the same things, and no id is given twice. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
const PAGE = join(ROOT, "web", "src", "text");
const PLATFORM = join(ROOT, "pentapolis", "words", "text");
const GAMES = join(ROOT, "pentapolis", "games");

interface Message {
  id: string;
  variables: string[];
}

/** The messages of a file in their order; variables of attributes and variants belong to their message. */
function messages(file: string): Message[] {
  const found: Message[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("#")) continue;
    const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (start?.[1] !== undefined) found.push({ id: start[1], variables: [] });
    const last = found.at(-1);
    if (last === undefined) continue;
    for (const [, variable = ""] of line.matchAll(/\$([a-zA-Z][\w-]*)/g)) {
      if (!last.variables.includes(variable)) last.variables.push(variable);
    }
  }
  return found.map(({ id, variables }) => ({ id, variables: variables.sort() }));
}

const folders = (parent: string): string[] =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name));

const PARTS = folders(PAGE);
const GAME_TEXTS = folders(GAMES)
  .map((game) => join(game, "text"))
  .filter((text) => {
    try {
      return readdirSync(text).includes("en.ftl");
    } catch {
      return false;
    }
  });

it("finds the texts", () => {
  expect(PARTS.map((part) => relative(PAGE, part))).toContain("shell");
  expect(GAME_TEXTS.length).toBeGreaterThan(0);
  expect(messages(join(PLATFORM, "en.ftl")).length).toBeGreaterThan(5);
});

describe.each(PARTS.map((part) => [relative(PAGE, part), part]))("%s", (_name, part) => {
  const english = messages(join(part, "en.ftl"));
  const hungarian = messages(join(part, "hu.ftl"));

  it("has the same messages with the same variables in the same order", () => {
    expect(hungarian).toEqual(english);
  });

  it("has no empty text", () => {
    for (const language of ["en", "hu"]) {
      const text = readFileSync(join(part, `${language}.ftl`), "utf8");
      expect(text).not.toMatch(/^[\w-]+ *= *\n(?! )/m);
    }
  });
});

describe.each(GAME_TEXTS.map((text) => [relative(GAMES, text), text]))("all parts with %s", (_name, text) => {
  it.each(["en", "hu"])("define no id twice in %s", (language) => {
    const files = [...PARTS, PLATFORM, text].map((folder) => join(folder, `${language}.ftl`));
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const file of files) {
      for (const { id } of messages(file)) {
        const before = seen.get(id);
        if (before !== undefined) twice.push(`${id}: ${before} and ${relative(ROOT, file)}`);
        seen.set(id, relative(ROOT, file));
      }
    }
    expect(twice).toEqual([]);
  });
});

it("the pages ask for no message of theirs that is not there, and none is left over", () => {
  const known = new Set(messages(join(PAGE, "shell", "en.ftl")).map(({ id }) => id));
  const sources = readdirSync(join(ROOT, "web", "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
    .map((name) => readFileSync(join(ROOT, "web", "src", name), "utf8"))
    .join("\n");
  const exact = new Set(Array.from(sources.matchAll(/["'`](shell-[a-z-]*[a-z])["'`]/g), ([, id = ""]) => id));
  // Ids put together, such as `shell-clock-${choice}-help`.
  const patterns = Array.from(
    sources.matchAll(/`(shell-[a-z-]*\$\{[^`]*)`/g),
    ([, pattern = ""]) => new RegExp(`^${pattern.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "[a-z-]+")}$`),
  );
  // `${reason}-text`, where the reason is itself a message.
  const withText = (id: string): boolean => id.endsWith("-text") && exact.has(id.slice(0, -"-text".length));
  const asked = (id: string): boolean => exact.has(id) || patterns.some((pattern) => pattern.test(id)) || withText(id);
  expect([...exact].filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !asked(id))).toEqual([]);
});
