/**
 * Choosing with two clicks: a hand card and then the place it goes to, a thing and the one it trades places with.
 *
 * Where a move names two things of one kind the second is called `card2` or `location2`; on the table they are the same
 * things as any others.
 */
import { getContext, setContext } from "svelte";
import type { Key, TableAction, TableContext } from "$lib/contract";
import { idOf, kindOf } from "$lib/moves";

/** How a game's moves are put together by clicks; by the names of its verbs. */
export interface Choosing {
  /** A click on their only object plays them at once: the question has already said what it is about. */
  direct: ReadonlySet<string>;
  /** Either of their things may come first. The others begin with their first one. */
  either: ReadonlySet<string>;
  /** They begin with none of their things: these are marked quietly, so that they drown nothing else. */
  quiet: ReadonlySet<string>;
}

const CHOOSING = Symbol("choosing");

/** The board chooses so; said once, where the board begins. */
export const chooseWith = (choosing: Choosing): void => void setContext(CHOOSING, choosing);

/** How the board around a component chooses; undefined: with one click, and the question bar does the rest. */
export const boardChoosing = (): Choosing | undefined => getContext(CHOOSING);

/** `card:fire_01` for `card2:fire_01`. */
export function plainKey(key: Key): Key {
  return key.replace(/^([a-z_]+)2:/, "$1:");
}

/** The names by which moves may call a thing. */
export function namesOf(key: Key): Key[] {
  return [key, key.replace(":", "2:")];
}

/** The legal moves that speak of a thing by any name. */
export function legalFor(context: TableContext, key: Key): TableAction[] {
  if (!context.asked) return [];
  const found = new Map<string, TableAction>();
  for (const name of namesOf(plainKey(key))) {
    for (const action of context.actions(name)) found.set(action.move, action);
  }
  return [...found.values()];
}

/** How a thing is marked: a move begins with it, or it is only needed for one that begins elsewhere. */
export function marked(context: TableContext, { either, quiet }: Choosing, key: Key): "begins" | "joins" | null {
  const legal = legalFor(context, key);
  const begins = ({ verb, keys }: TableAction): boolean => either.has(verb) || (!quiet.has(verb) && keys[0] === key);
  if (legal.some(begins)) return "begins";
  return legal.length > 0 ? "joins" : null;
}

/** The moves that join the chosen thing with another, by the other. */
export function joined(context: TableContext): ReadonlyMap<Key, readonly string[]> {
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

/** What is meant by a click on a thing that does not go with the chosen one: what another of its kind would do. */
export function meant(context: TableContext, key: Key): string | null {
  if (context.chosen === null) return null;
  const chosen = plainKey(context.chosen);
  for (const { verb, keys } of legalFor(context, chosen)) {
    const named = keys.map(plainKey);
    const other = named.findIndex((one) => one !== chosen);
    if (other >= 0 && kindOf(named[other] as Key) === kindOf(key)) {
      return [verb, ...named.map((one, place) => idOf(place === other ? key : one))].join(":");
    }
  }
  return null;
}

/** What a click on a thing does: play the only move that is meant, choose it, or let go of what is chosen. */
export function click(context: TableContext, { direct }: Choosing, key: Key): void {
  const chosen = context.chosen === null ? null : plainKey(context.chosen);
  if (chosen === key) {
    context.choose(null);
    return;
  }
  const moves = joined(context).get(key) ?? [];
  const legal = legalFor(context, key);
  const [only] = legal;
  if (moves.length === 1 && moves[0] !== undefined) context.play(moves[0]);
  else if (chosen === null && only !== undefined && legal.length === 1 && direct.has(only.verb)) context.play(only.move);
  else context.choose(namesOf(key).find((name) => context.canAct(name)) ?? key);
}
