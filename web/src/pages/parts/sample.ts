/** A table that no game plays, to show the parts of boards on. */
import { registerGame, type Sign } from "$frame/effects";
import type { Key, TableContext } from "$lib/contract";
import { byThing } from "$lib/moves";
import type { Words } from "$lib/words";

export const SAMPLE = "parts";

registerGame(SAMPLE, {
  icons: [],
  shapes: { blue: "card", green: "hand", brown: "discard", purple: "most" },
  signs: {},
});

export const ROWS: readonly (readonly Sign[])[] = [[{ icon: "coin", number: "2" }, { text: "/" }, { icon: "card" }]];
export const LONG_ROWS: readonly (readonly Sign[])[] = [
  [{ icon: "points", number: "3" }, { icon: "coin", number: "1" }, { text: "/" }, { band: "purple" }, { icon: "most" }],
];

/** What a context of the page says besides the usual. */
export interface Sample {
  words: Words;
  chosen?: Key | null;
  moves?: readonly string[];
  changed?: readonly Key[];
  acts?: readonly number[];
  choose?: (key: Key | null) => void;
  play?: (move: string) => void;
}

const VERBS = { build: ["card"], place: ["card", "spot"], end: [] };

/** As the frame would give it to a board. */
export function sample({ words, chosen = null, moves = [], changed = [], acts = [0], choose, play }: Sample): TableContext {
  const things = byThing(moves, VERBS);
  const context: Partial<Record<keyof TableContext, unknown>> = {
    view: {
      game: SAMPLE, seat: 0, to_act: [...acts], question: null, details: {}, moves: [...moves], ply: 1, over: false,
      scores: [12, 9, 7], winners: [],
    }, // prettier-ignore
    seat: 0,
    near: 0,
    words,
    names: [0, 1, 2].map((seat) => words.say(`parts-player-${seat}`)),
    live: true,
    asked: true,
    chosen,
    actions: (key: Key) => [...(things.get(key) ?? [])],
    canAct: (key: Key) => things.has(key),
    whyNot: () => null,
    why: () => Promise.resolve(null),
    changed: (key: Key) => changed.includes(key),
    choose: choose ?? (() => undefined),
    play: play ?? (() => undefined),
    ruleHref: () => "/rules",
  };
  return context as unknown as TableContext;
}
