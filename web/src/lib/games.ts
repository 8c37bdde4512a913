/** The games of the server that this client can speak of; it may know more, when it is newer or has games of its own. */

import { hasBoard } from "../games";
import { type GameInfo, getGames } from "./api";
import { needGame } from "./language.svelte";
import { hasTexts } from "./words/load";

/** Games with words, which have been loaded: their rules can be read. */
export async function readableGames(): Promise<GameInfo[]> {
  const games = (await getGames()).filter(({ slug }) => hasTexts(slug));
  await Promise.all(games.map(({ slug, verbs }) => needGame(slug, verbs)));
  return games;
}

/** Those of them with a board. */
export async function playableGames(): Promise<GameInfo[]> {
  return (await readableGames()).filter(({ slug }) => hasBoard(slug));
}
