/** Points by kind, as every game counts them: what `PointsNow` explains and `PointsTable` lists. */

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
