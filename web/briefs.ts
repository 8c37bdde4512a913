/**
 * What the first page says of each game, apart from the rest of its texts: the module `virtual:briefs/<language>` is
 * made of the messages of its name and its options, by the slugs of the games.
 *
 * All texts of a game are a hundred times as much, and the first page shows every game there is.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:briefs/";
/** Messages that the first page says. Helps are long, and stand where the options are chosen. */
const SAID = /^(game|option|value)-(?!.*-help\b)/;
/** A message with its attributes and further lines, which are indented. */
const MESSAGE = /^[a-z][\w-]* *=.*(?:\n(?:[ \t].*)?)*/gm;

export function briefOf(source: string): string {
  const said = [...source.matchAll(MESSAGE)].map(([message]) => message.trimEnd()).filter((message) => SAID.test(message));
  return `${said.join("\n")}\n`;
}

/** `games` is the folder in which each game has one, with its texts in `text/<language>.ftl`. */
export function briefs(games: string): Plugin {
  return {
    name: "briefs",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const language = id.slice(MODULE.length + 1);
      const found: Record<string, string> = {};
      for (const folder of readdirSync(games).sort()) {
        const file = join(games, folder, "text", `${language}.ftl`);
        let source: string;
        try {
          source = readFileSync(file, "utf-8");
        } catch {
          continue; // no game
        }
        this.addWatchFile(file);
        found[folder.replaceAll("_", "-")] = briefOf(source);
      }
      return `export default ${JSON.stringify(found)};`;
    },
  };
}
