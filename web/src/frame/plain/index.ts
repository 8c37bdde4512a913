/** The board of games that have none of their own. */
import type { BoardModule, GameSheet, GameView, Key } from "$lib/contract";
import Board from "./Board.svelte";
import Result from "./Result.svelte";
import { keyOf, movedIds } from "./shown";

/** Made for a sheet: only the game's pieces say which words of a view are things. */
export function plainBoard(sheet: GameSheet): BoardModule {
  return {
    Board,
    Result,
    note: () => null,
    changes: (before: GameView, after: GameView): Key[] =>
      movedIds(before, after).flatMap((id) => keyOf(sheet, id) ?? []),
  };
}
