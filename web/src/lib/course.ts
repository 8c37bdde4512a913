/** The points of all seats over the course of a game, from some of its positions. */
import type { GameView } from "./contract";

/** So many positions are enough for a line as wide as a hand. */
export const SAMPLES = 24;

export interface CoursePoint {
  readonly ply: number;
  readonly scores: readonly number[];
}

/** Positions spread evenly over the game, its beginning and its end among them. */
export function samples(last: number, most = SAMPLES): number[] {
  const count = Math.min(last + 1, most);
  if (count < 2) return [last];
  return Array.from({ length: count }, (_, place) => Math.round((place * last) / (count - 1)));
}

/** Asked for one after another: nobody waits for them, and a server has others to serve. */
export async function courseOf(last: GameView, points: (ply: number) => Promise<readonly number[]>): Promise<CoursePoint[]> {
  const found: CoursePoint[] = [];
  for (const ply of samples(last.ply)) {
    found.push({ ply, scores: ply === last.ply ? last.scores : await points(ply) });
  }
  return found;
}

/** A round number of points between the lines of the chart, so that there are three to six of them. */
export function stepOf(range: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(range, 1)));
  return [0.5, 1, 2].map((part) => Math.max(1, part * size)).find((step) => range / step <= 6) ?? 2 * size;
}

/** Places from top to bottom, moved as little as it takes to stand `gap` apart, none above `top` or below `bottom`. */
export function apart(places: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let free = top;
  for (const item of order) {
    item.place = Math.max(item.place, free);
    free = item.place + gap;
  }
  let edge = bottom;
  for (const item of [...order].reverse()) {
    item.place = Math.min(item.place, edge);
    edge = item.place - gap;
  }
  const moved = [...places];
  for (const { place, index } of order) moved[index] = place;
  return moved;
}
