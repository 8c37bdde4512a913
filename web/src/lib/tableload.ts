/** Everything a table needs before it can be shown: what it is, its game's sheet, words and board. */
import { boardOf } from "../games";
import { door, getGame, getPosition, getTable } from "./api";
import type { BoardModule, GameSheet, GameView, TableInfo } from "./contract";
import { needGame, words, wordsOf } from "./language.svelte";
import type { Language, Words } from "./words";

export interface Loaded {
  readonly info: TableInfo;
  readonly sheet: GameSheet;
  readonly board: BoardModule;
}

export async function loadTable(id: string): Promise<Loaded> {
  // The socket, which comes next, opens for those only whom the server knows.
  const [info] = await Promise.all([getTable(id), door.token ?? door.enter()]);
  const coming = getGame(info.game);
  const [sheet, board] = await Promise.all([coming, boardOf(info.game, coming)]);
  await needGame(info.game, sheet.game.verbs);
  return { info, sheet, board };
}

/** The words of a game in the present language; those of the page until they have been loaded. */
export function gameWords(slug: string): Words {
  return wordsOf(slug) ?? words();
}

/** The names that an edition itself gives to cards and tiles in a language, by message id. */
export function ownNames(pieces: GameSheet["pieces"], language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const [kind, all] of Object.entries(pieces)) {
    for (const { id, facts } of all) {
      const name = facts[`name_${language}`];
      if (typeof name === "string") found.set(`${kind}-${id}`, name);
    }
  }
  return found;
}

/** The words at a table: those of its game, with the names of its edition. */
export function tableWords({ game, pieces }: GameSheet): () => Words {
  let from: Words | null = null;
  let made: Words | null = null;
  return () => {
    const plain = gameWords(game.slug);
    if (plain === from && made !== null) return made;
    const called = ownNames(pieces, plain.language);
    from = plain;
    made = called.size ? plain.calling(called) : plain;
    return made;
  };
}

export async function viewAt(id: string, ply: number, seat: number | null): Promise<GameView> {
  const { view } = await getPosition(id, ply, seat);
  return view as unknown as GameView;
}

/** Everybody's points after so many moves: all of them once the game is over, before that as the seat saw them. */
export async function pointsAt(id: string, ply: number, seat: number | null): Promise<readonly number[]> {
  const { view, scores } = await getPosition(id, ply, seat);
  return scores ?? (view as unknown as GameView).scores;
}
