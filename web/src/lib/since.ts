/** What happened since the reader last decided, move by move, as the log tells it. */
import type { LogLine } from "./contract";

/** A move, by the line that says what was done; `ply` is the position it led to. */
export interface Deed {
  readonly ply: number;
  readonly seat: number | null;
  readonly line: LogLine;
}

function seatOf(line: LogLine): number | null {
  const seat: unknown = line.args["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The moves after a position, whoever made them: those that were played for the reader are among them. */
export function deeds(log: readonly LogLine[], after: number): Deed[] {
  const found: Deed[] = [];
  for (const line of log) {
    if (line.ply <= after) continue;
    const last = found.at(-1);
    if (last?.ply !== line.ply) found.push({ ply: line.ply, seat: seatOf(line), line });
    else if (last.seat === null && seatOf(line) !== null) found[found.length - 1] = { ply: line.ply, seat: seatOf(line), line };
  }
  return found;
}

/** After which position the seat moved last, where nobody remembers what it decided; 0 if it has not moved yet. */
export function lastOwn(log: readonly LogLine[], seat: number): number {
  return deeds(log, 0).findLast((deed) => deed.seat === seat)?.ply ?? 0;
}
