/** What the bar that never moves says and offers. */
import type { Key, TableAction } from "./contract";
import { idOf, kindOf } from "./moves";
import type { TableStore } from "./table.svelte";

/** So few possible moves are all shown at once, and so few where there is hardly room. */
export const FEW = 5;
export const FEWEST = 2;

/** The sentence at the top: what is asked of the reader, or whom the table waits for. */
export function headline(store: TableStore): string {
  const { words, names, info } = store;
  if (store.past) return words.say("table-past", { number: store.past.ply });
  if (info.status === "waiting") return words.say("table-waiting");
  if (info.status === "over") return verdict(store);
  if (!store.begun) return words.say("table-loading");
  const only = oneReaction(store);
  if (only !== null) return words.say("table-one-reaction", { name: thingName(store, only) }, names);
  if (store.owes && store.view.question !== null) return words.say(store.view.question, store.view.details, names);
  if (store.owes) return words.say("table-your-turn");
  return words.say("table-waits-for", { players: info.to_act }, names);
}

/** A single effect that may be left out: whether is asked, not which. */
function oneReaction(store: TableStore): Key | null {
  const { question, moves } = store.view;
  if (!store.owes || question !== "ask-reaction" || moves.length !== 2 || !moves.includes("no")) return null;
  return store.possible.find(({ key }) => key !== "")?.key ?? null;
}

/** Who won, as a sentence to the reader. */
export function verdict(store: TableStore): string {
  const { words, names, info, seat } = store;
  const winners = info.result?.winners ?? [];
  if (winners.length === 0) return words.say("table-over");
  if (winners.length > 1) return words.say("table-won-shared", { players: winners }, names);
  // Several people at this screen, or none of the players: nobody is "you".
  if (winners[0] === seat && store.mine.length === 1) return words.say("table-won-you");
  return words.say("table-won", { player: winners[0] }, names);
}

/** What a thing is called on the page. */
export function thingName(store: TableStore, key: Key): string {
  const { words, names } = store;
  const [kind, id] = [kindOf(key), idOf(key)];
  if (kind === "seat" || kind === "player") return names[Number(id)] ?? id;
  return words.has(`${kind}-${id}`) ? words.name(kind, id) : id;
}

/** Moves that speak of nothing but a number are together: it is no thing of the table, and no heading. */
export const NUMBERS: Key = "number:";

export interface Group {
  readonly key: Key;
  readonly actions: readonly TableAction[];
}

/**
 * All possible moves, each once, under the thing a player would look for: one that a move speaks of alone, as cards
 * in "build a wonder with the card".
 */
export function groups(possible: readonly Group[]): Group[] {
  const alone = new Set<Key>();
  const actions = new Map<string, TableAction>();
  for (const group of possible) {
    for (const action of group.actions) {
      actions.set(action.move, action);
      const [key] = action.keys;
      if (key !== undefined && action.keys.length === 1 && kindOf(key) !== "number") alone.add(key);
    }
  }
  const sorted = new Map<Key, TableAction[]>();
  for (const action of actions.values()) {
    const first = action.keys.find((candidate) => alone.has(candidate)) ?? action.keys[0] ?? "";
    const key = kindOf(first) === "number" ? NUMBERS : first;
    const known = sorted.get(key);
    if (known) known.push(action);
    else sorted.set(key, [action]);
  }
  return Array.from(sorted, ([key, found]) => ({ key, actions: found }));
}
