/** Texts that have been loaded, as words. */

import { type Language, type Verbs, Words } from "./index";
import { briefTexts, gameTexts, pageTexts } from "./sources";

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

async function load(language: Language, slug: string | null, verbs: Verbs): Promise<Words> {
  const [page, game] = await Promise.all([pageTexts(language), slug === null ? [] : gameTexts(language, slug)]);
  if (slug !== null && !game.length) throw new RangeError(`there are no texts of a game '${slug}' in language '${language}'`);
  return new Words(language, [...page, ...game], verbs);
}

/** What the first page says of every game that there are texts of, by their slugs: names and options. */
export async function loadBriefs(language: Language): Promise<Readonly<Record<string, Words>>> {
  const sources = await briefTexts(language);
  return Object.fromEntries(Object.entries(sources).map(([slug, source]) => [slug, new Words(language, [source])]));
}
