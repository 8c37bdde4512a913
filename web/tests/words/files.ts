/// <reference types="node" />
/** The files both runtimes share, read from the repository. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { Language } from "$lib/words";

/** The text of a file, by its path from the root of the repository; tests run in `web`. */
export function repositoryFile(path: string): string {
  return readFileSync(resolve(process.cwd(), "..", path), "utf-8");
}

/** The texts of the platform and of the game in the folder given. */
export function texts(language: Language, game: string): string[] {
  const folders = ["pentapolis/words/text", `pentapolis/games/${game}/text`];
  return folders.map((folder) => repositoryFile(`${folder}/${language}.ftl`));
}
