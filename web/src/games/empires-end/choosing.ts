/**
 * Choosing with two clicks: a hand card and then the location it goes to, a location and the one it trades places with.
 *
 * Where a move names two things of one kind the second is called `card2` or `location2`; on the table they are the same
 * things as any others.
 */
import type { Key, TableAction } from "../../lib/contract";
import type { Table } from "./types";

/** Moves that a click on their only object plays at once: the question has already said what it is about. */
const DIRECT: ReadonlySet<string> = new Set(["place", "ruin", "recover", "convert", "trade"]);

/** `card:fire_01` for `card2:fire_01`. */
export function plainKey(key: Key): Key {
  return key.replace(/^(card|location)2:/, "$1:");
}

/** The names by which moves may call a thing. */
export function namesOf(key: Key): Key[] {
  return /^(card|location):/.test(key) ? [key, key.replace(":", "2:")] : [key];
}

/** The legal moves that speak of a thing by any name. */
export function legalFor(context: Table, key: Key): TableAction[] {
  if (!context.asked) return [];
  const found = new Map<string, TableAction>();
  for (const name of namesOf(plainKey(key))) {
    for (const action of context.actions(name)) if (action.refusal === null) found.set(action.move, action);
  }
  return [...found.values()];
}

/** A move in which the thing comes first, or either of two does: where a player would begin. */
function begins(action: TableAction, key: Key): boolean {
  const [first] = action.keys;
  return action.verb === "bid" || action.verb === "suffer" || (action.verb !== "swap" && first === key);
}

/** How a thing is marked: a move begins with it, or it is only needed for one that begins elsewhere. */
export function marked(context: Table, key: Key): "begins" | "joins" | null {
  const legal = legalFor(context, key);
  if (legal.some((action) => begins(action, key))) return "begins";
  return legal.length > 0 ? "joins" : null;
}

/** The moves that join the chosen thing with another, by the other. */
export function joined(context: Table): ReadonlyMap<Key, readonly string[]> {
  const others = new Map<Key, string[]>();
  if (context.chosen === null) return others;
  const chosen = plainKey(context.chosen);
  for (const action of legalFor(context, chosen)) {
    for (const key of action.keys.map(plainKey)) {
      if (key !== chosen) others.set(key, [...(others.get(key) ?? []), action.move]);
    }
  }
  return others;
}

/** What a click on a thing does: play the only move that is meant, choose it, or let go of what is chosen. */
export function click(context: Table, key: Key): void {
  const chosen = context.chosen === null ? null : plainKey(context.chosen);
  if (chosen === key) {
    context.choose(null);
    return;
  }
  const moves = joined(context).get(key) ?? [];
  const legal = legalFor(context, key);
  const [only] = legal;
  if (moves.length === 1 && moves[0] !== undefined) context.play(moves[0]);
  else if (chosen === null && only !== undefined && legal.length === 1 && DIRECT.has(only.verb)) context.play(only.move);
  else context.choose(namesOf(key).find((name) => context.canAct(name)) ?? key);
}
