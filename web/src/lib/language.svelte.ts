/**
 * The words of the page in the language of the settings.
 *
 * Everything that is read stands behind these functions, so a change of language is a change of `Words` and nothing
 * else: no page is left, no state is lost. The old words stay until all of the new ones have been loaded.
 */

import type { Verbs, Words } from "./words";
import { loadBriefs, loadWords } from "./words/load";
import { type Language } from "./words/names";
import { settings } from "./settings.svelte";

interface Held {
  readonly page: Words;
  readonly briefs: Readonly<Record<string, Words>>;
  readonly games: Readonly<Record<string, Words>>;
}

const needed = new Map<string, Verbs>();
let held = $state.raw<Held | null>(null);

async function load(language: Language): Promise<Held> {
  const slugs = [...needed.keys()];
  const [page, briefs, ...games] = await Promise.all([
    loadWords(language, null),
    loadBriefs(language),
    ...slugs.map((slug) => loadWords(language, slug, needed.get(slug))),
  ]);
  return { page, briefs, games: Object.fromEntries(slugs.map((slug, place) => [slug, games[place] as Words])) };
}

async function show(language: Language): Promise<void> {
  for (;;) {
    const known = needed.size;
    const next = await load(language);
    // While loading, a page may have asked for one more game, or the person for the other language again.
    if (language !== settings.language && held !== null) return;
    if (known !== needed.size) continue;
    held = next;
    document.documentElement.lang = language;
    return;
  }
}

/** Load the words once, before anything is drawn, and follow the settings from then on. */
export async function startLanguage(): Promise<() => void> {
  await show(settings.language);
  return $effect.root(() => {
    $effect(() => {
      const { language } = settings;
      if (held?.page.language !== language) show(language).catch((error: unknown) => console.error(error));
    });
  });
}

/** The words of the platform and the page. */
export function words(): Words {
  if (held === null) throw new Error("the words have not been loaded yet");
  return held.page;
}

/** Load the words of a game, which `wordsOf` gives from then on in every language. */
export async function needGame(slug: string, verbs: Verbs): Promise<Words> {
  needed.set(slug, verbs);
  for (;;) {
    const { language } = settings;
    const loaded = await loadWords(language, slug, verbs);
    if (language !== settings.language || held?.page.language !== language) {
      await show(settings.language);
      const shown = held?.games[slug];
      if (shown) return shown;
      continue;
    }
    held = { ...held, games: { ...held.games, [slug]: loaded } };
    return loaded;
  }
}

/** The words of the page together with those of a game; null until they have been loaded. */
export function wordsOf(slug: string): Words | null {
  return held?.games[slug] ?? null;
}

/** The name and the options of a game that there are texts of, whether or not all of them have been loaded. */
export function briefOf(slug: string): Words | null {
  return held?.briefs[slug] ?? null;
}
