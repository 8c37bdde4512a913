/**
 * The text files as lazy chunks: a page in one language with one game loads the texts of that language and game alone.
 */

import { type Language, LANGUAGES, type Verbs, Words } from "./index";

type Chunk = () => Promise<string>;
type Chunks = Readonly<Record<string, Chunk>>;

const PAGE: Chunks = import.meta.glob<string>("../../text/**/*.ftl", { query: "?raw", import: "default" });
const PLATFORM: Chunks = import.meta.glob<string>("$texts/words/text/*.ftl", { query: "?raw", import: "default" });
const GAMES: Chunks = import.meta.glob<string>("$texts/games/*/text/*.ftl", { query: "?raw", import: "default" });

const loading = new Map<string, Promise<Words>>();

/** The words of the page, the platform and the game called by its slug; without a game for `null`. */
export function loadWords(language: Language, slug: string | null, verbs: Verbs = {}): Promise<Words> {
  const key = JSON.stringify([language, slug, verbs]);
  const known = loading.get(key);
  if (known) return known;
  const words = load(language, slug, verbs);
  loading.set(key, words);
  // What failed to load may load when asked for again.
  words.catch(() => loading.delete(key));
  return words;
}

/** Whether there are texts of a game in every language: a server may know games that this client does not. */
export function hasTexts(slug: string): boolean {
  return LANGUAGES.every((language) => ending(GAMES, textOf(slug, language)).length > 0);
}

async function load(language: Language, slug: string | null, verbs: Verbs): Promise<Words> {
  const chunks = [...ending(PAGE, `/${language}.ftl`), ...ending(PLATFORM, `/${language}.ftl`)];
  if (slug !== null) {
    const ofGame = ending(GAMES, textOf(slug, language));
    if (!ofGame.length) throw new RangeError(`there are no texts of a game '${slug}' in language '${language}'`);
    chunks.push(...ofGame);
  }
  return new Words(language, await Promise.all(chunks.map((chunk) => chunk())), verbs);
}

function textOf(slug: string, language: Language): string {
  return `/games/${slug.replaceAll("-", "_")}/text/${language}.ftl`;
}

function ending(chunks: Chunks, end: string): Chunk[] {
  return Object.entries(chunks).flatMap(([path, chunk]) => (path.endsWith(end) ? [chunk] : []));
}
