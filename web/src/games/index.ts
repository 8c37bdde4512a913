/**
 * The boards by the slugs of their games; each is loaded when a table of its game is opened. A game without one gets
 * the plain board, which shows any view.
 */
import type { BoardModule, GameSheet } from "../lib/contract";

const BOARDS = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game. It is loaded while its sheet may still be on the way. */
export async function boardOf(slug: string, sheet: Promise<GameSheet>): Promise<BoardModule> {
  const load = BOARDS[`./${slug}/index.ts`];
  if (load !== undefined) return load();
  const [{ plainBoard }, known] = await Promise.all([import("../frame/plain"), sheet]);
  return plainBoard(known);
}
