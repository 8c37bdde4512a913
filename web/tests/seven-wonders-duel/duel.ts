/** Tables of 7 Wonders Duel for tests. */
import type { DuelView, Price } from "../../src/games/seven-wonders-duel/types";
import type { Key } from "../../src/lib/contract";
import type { Language } from "../../src/lib/words";
import { testGame } from "../boards";

const VERBS = {
  build: ["card"],
  discard: ["card"],
  raise: ["wonder", "card"],
  draft: ["wonder"],
  learn: ["token"],
  destroy: ["card"],
  revive: ["card"],
  begin: ["seat"],
};

const game = testGame<DuelView>("seven-wonders-duel", VERBS);

export const { views: VIEWS, pieces: PIECES, words: WORDS, viewOf, table } = game;
export const PRICES = game.stored<{ price: Price; text: Record<Language, string> }[]>("prices");

export function noteOn(move: string): { move: string; verb: string; keys: Key[] } {
  return { move, verb: move.split(":")[0] ?? "", keys: [] };
}
