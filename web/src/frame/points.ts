/** Points by kind, as every game counts them: what `PointsNow` explains and `PointsTable` lists. */

import type { TableContext } from "$lib/contract";

/** A number as it is printed: below zero with a minus sign, which a hyphen is not. */
export function figure(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

/** One kind of points, named in the reader's language. */
export interface PartOfScore {
  readonly name: string;
  readonly points: number;
}

export interface Score {
  readonly seat: number;
  readonly parts: readonly PartOfScore[];
  readonly total: number;
}

/** How many points a seat has: if the game ended now, unless it has. */
export function pointsNow({ view, words }: Pick<TableContext, "view" | "words">, count: number): string {
  return words.say(view.over ? "table-points-end" : "table-points-now", { count });
}
