/**
 * The text files as lazy chunks: a page in one language with one game loads the texts of that language and game alone.
 */

import { type Language, LANGUAGES } from "./languages";

type Chunk = () => Promise<string>;
type Chunks = Readonly<Record<string, Chunk>>;

const PAGE: Chunks = import.meta.glob<string>("../../text/**/*.ftl", { query: "?raw", import: "default" });
const PLATFORM: Chunks = import.meta.glob<string>("$texts/words/text/*.ftl", { query: "?raw", import: "default" });
const GAMES: Chunks = import.meta.glob<string>("$texts/games/*/text/*.ftl", { query: "?raw", import: "default" });
const BRIEFS: Readonly<Record<Language, () => Promise<{ default: Readonly<Record<string, string>> }>>> = {
  en: () => import("virtual:briefs/en"),
  hu: () => import("virtual:briefs/hu"),
};

/** What every page may say. */
const FOLDERS: readonly string[] = ["shell", "table"];

/** The texts of the platform and the page. */
export function pageTexts(language: Language): Promise<string[]> {
  const chunks = ending(PLATFORM, `/${language}.ftl`);
  for (const folder of FOLDERS) chunks.push(...ending(PAGE, `/text/${folder}/${language}.ftl`));
  return Promise.all(chunks.map((chunk) => chunk()));
}

/** The texts of a game, and of its board in a folder of its own; none for a game without. */
export function gameTexts(language: Language, slug: string): Promise<string[]> {
  const folder = slug.replaceAll("-", "_");
  const ofBoard = FOLDERS.includes(folder) ? [] : ending(PAGE, `/text/${folder}/${language}.ftl`);
  return Promise.all([...ending(GAMES, textOf(slug, language)), ...ofBoard].map((chunk) => chunk()));
}

/** What the first page says of every game that there are texts of, by their slugs: names and options. */
export async function briefTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  return (await BRIEFS[language]()).default;
}

/** Whether there are texts of a game in every language: a server may know games that this client does not. */
export function hasTexts(slug: string): boolean {
  return LANGUAGES.every((language) => ending(GAMES, textOf(slug, language)).length > 0);
}

function textOf(slug: string, language: Language): string {
  return `/games/${slug.replaceAll("-", "_")}/text/${language}.ftl`;
}

function ending(chunks: Chunks, end: string): Chunk[] {
  return Object.entries(chunks).flatMap(([path, chunk]) => (path.endsWith(end) ? [chunk] : []));
}
