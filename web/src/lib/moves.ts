/** Moves in notation, `raise:colossus:baths`, and the things they speak of, `wonder:colossus` and `card:baths`. */
import type { Key, Refused, TableAction } from "./contract";

/** The verbs of a game's moves, each with the kinds of its objects. */
export type Verbs = Readonly<Record<string, readonly string[]>>;

export function keyOf(kind: string, id: string): Key {
  return `${kind}:${id}`;
}

export function kindOf(key: Key): string {
  return key.slice(0, key.indexOf(":"));
}

export function idOf(key: Key): string {
  return key.slice(key.indexOf(":") + 1);
}

/** A move with what it speaks of. A verb the sheet does not know speaks of nothing. */
export function readMove(move: string, verbs: Verbs, refusal: Refused | null = null): TableAction {
  const [verb = "", ...ids] = move.split(":");
  const kinds = Object.hasOwn(verbs, verb) ? (verbs[verb] ?? []) : [];
  const keys = kinds.flatMap((kind, place) => {
    const id = ids[place];
    return id === undefined ? [] : [keyOf(kind, id)];
  });
  return { move, verb, keys, refusal };
}

/** All actions by the thing they speak of, the legal ones first; those that speak of nothing are under "". */
export function byThing(
  moves: readonly string[],
  refused: readonly Refused[],
  verbs: Verbs,
): ReadonlyMap<Key, readonly TableAction[]> {
  const things = new Map<Key, TableAction[]>();
  const actions = [
    ...moves.map((move) => readMove(move, verbs)),
    ...refused.map((refusal) => readMove(refusal.move, verbs, refusal)),
  ];
  for (const action of actions) {
    for (const key of action.keys.length ? action.keys : [""]) {
      const known = things.get(key);
      if (known) known.push(action);
      else things.set(key, [action]);
    }
  }
  return things;
}

/**
 * A move to ask about when a thing has no action: a verb that speaks of its kind alone, best one that could answer the
 * present question with another thing.
 */
export function likelyMove(key: Key, moves: readonly string[], verbs: Verbs): string | null {
  const kind = kindOf(key);
  const fitting = Object.keys(verbs).filter((verb) => verbs[verb]?.length === 1 && verbs[verb][0] === kind);
  const present = new Set(moves.map((move) => move.split(":")[0]));
  const verb = fitting.find((name) => present.has(name)) ?? fitting[0];
  return verb === undefined ? null : `${verb}:${idOf(key)}`;
}
