/**
 * What the plain board shows of a view it knows nothing about: the fields that only this game has, and in them the
 * things that moves and pieces speak of, found by their ids.
 */
import type { GameSheet, GameView, Key, TableContext } from "$lib/contract";

/** The fields every view has: the frame shows them elsewhere. */
const COMMON: ReadonlySet<string> = new Set<keyof GameView>([
  "game", "seat", "to_act", "question", "details", "moves", "ply", "over", "scores", "winners",
]);

/** The fields of this game's view, in its own order. */
export function ownFields(view: GameView): [string, unknown][] {
  return Object.entries(view).filter(([field]) => !COMMON.has(field));
}

/** The thing an id names, if exactly one kind of the game's pieces has it. */
export function keyOf(sheet: GameSheet, id: string): Key | null {
  const kinds = Object.entries(sheet.pieces).filter(([, pieces]) => pieces.some((piece) => piece.id === id));
  return kinds.length === 1 ? `${kinds[0]![0]}:${id}` : null;
}

/** A field's name for people: the game's own word for it (`field-hand`), else the field's name in plain words. */
export function fieldName({ words }: TableContext, field: string): string {
  const message = `field-${field}`;
  return words.has(message) ? words.say(message) : field.replaceAll("_", " ");
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whose place an entry of a list is: the entry says so itself. */
export function seatOf(value: unknown): number | null {
  return isRecord(value) && typeof value.seat === "number" ? value.seat : null;
}

/** Everything in a view with the place where it lies: `players.0.cards` → `card:ford`. */
function places(value: unknown, path: string, found: Map<string, Set<string>>): void {
  if (typeof value === "string") {
    const here = found.get(value) ?? new Set<string>();
    here.add(path);
    found.set(value, here);
  } else if (Array.isArray(value)) {
    // The order of things in a row is no place of its own; entries that belong to seats are.
    for (const [at, one] of value.entries()) places(one, isRecord(one) ? `${path}.${at}` : path, found);
  } else if (isRecord(value)) {
    for (const [field, one] of Object.entries(value)) places(one, `${path}.${field}`, found);
  }
}

function placesOf(view: GameView): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [field, value] of ownFields(view)) places(value, field, found);
  return found;
}

/** The ids of things that lie elsewhere than before. */
export function movedIds(before: GameView, after: GameView): string[] {
  const old = placesOf(before);
  return [...placesOf(after)].flatMap(([id, here]) => {
    const there = old.get(id);
    return there !== undefined && [...here].every((place) => there.has(place)) ? [] : [id];
  });
}
