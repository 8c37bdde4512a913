/** The boards by the slugs of their games; each is loaded when a table of its game is opened. */
import type { BoardModule } from "../lib/contract";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

export function hasBoard(slug: string): boolean {
  return `./${slug}/index.ts` in BOARDS;
}

export async function boardOf(slug: string): Promise<BoardModule> {
  const load = BOARDS[`./${slug}/index.ts`];
  if (load === undefined) throw new RangeError(`there is no board for the game '${slug}'`);
  return load();
}
