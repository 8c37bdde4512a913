/** The games of the server that this client can speak of; it may know more, when it is newer or has games of its own. */

import { type GameInfo, getGames } from "./api";
import { briefOf, needGame } from "./language.svelte";
import { hasTexts } from "./words/sources";

/** Games with words, of which only the names have been loaded. */
export async function knownGames(): Promise<GameInfo[]> {
  return (await getGames()).filter(({ slug }) => briefOf(slug) !== null);
}

/** Games with words, which have been loaded: their rules can be read, and they can be played. */
export async function readableGames(): Promise<GameInfo[]> {
  const games = (await getGames()).filter(({ slug }) => hasTexts(slug));
  await Promise.all(games.map(({ slug, verbs }) => needGame(slug, verbs)));
  return games;
}
