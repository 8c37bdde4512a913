/** Moves in notation, `raise:colossus:baths`, and the things they speak of, `wonder:colossus` and `card:baths`. */
import type { Key, TableAction } from "./contract";

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
export function readMove(move: string, verbs: Verbs): TableAction {
  const [verb = "", ...ids] = move.split(":");
  const kinds = Object.hasOwn(verbs, verb) ? (verbs[verb] ?? []) : [];
  const keys = kinds.flatMap((kind, place) => {
    const id = ids[place];
    return id === undefined ? [] : [keyOf(kind, id)];
  });
  return { move, verb, keys };
}

/** All actions by the thing they speak of; those that speak of nothing are under "". */
export function byThing(moves: readonly string[], verbs: Verbs): ReadonlyMap<Key, readonly TableAction[]> {
  const things = new Map<Key, TableAction[]>();
  for (const action of moves.map((move) => readMove(move, verbs))) {
    for (const key of action.keys.length ? action.keys : [""]) {
      const known = things.get(key);
      if (known) known.push(action);
      else things.set(key, [action]);
    }
  }
  return things;
}
