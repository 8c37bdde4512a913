/** A table of 7 Wonders Duel for tests: stored views and pieces behind the contract of the frame. */
import type { Duel, DuelView, Price } from "../../src/games/seven-wonders-duel/types";
import type { GameSheet, Key, Piece, TableInfo } from "../../src/lib/contract";
import { byThing } from "../../src/lib/moves";
import { type Language, Words } from "../../src/lib/words";
import { repositoryFile, texts } from "../words/files";

const FOLDER = "web/tests/seven-wonders-duel/fixtures";

function stored<T>(name: string): T {
  return JSON.parse(repositoryFile(`${FOLDER}/${name}.json`)) as T;
}

export const VIEWS = stored<Record<string, DuelView>>("views");
export const PRICES = stored<{ price: Price; text: Record<Language, string> }[]>("prices");
const PIECES = stored<Record<string, Piece[]>>("pieces");

const VERBS = {
  build: ["card"],
  discard: ["card"],
  raise: ["wonder", "card"],
  draft: ["wonder"],
  learn: ["token"],
  destroy: ["card"],
  revive: ["card"],
  begin: ["seat"],
};

export function words(language: Language): Words {
  const own = repositoryFile(`web/src/text/seven_wonders_duel/${language}.ftl`);
  return new Words(language, [...texts(language, "seven_wonders_duel"), own], VERBS, false);
}

const WORDS = { en: words("en"), hu: words("hu") };

export function viewOf(phase: string): DuelView {
  const view = VIEWS[phase];
  if (view === undefined) throw new RangeError(`no view of the phase ${phase}`);
  return structuredClone(view);
}

export interface Played extends Duel {
  chosenKeys: (Key | null)[];
}

/** The table as the frame would give it to the board. */
export function table(view: DuelView, language: Language = "en", chosen: Key | null = null): Played {
  const things = byThing(view.moves, [], VERBS);
  const chosenKeys: (Key | null)[] = [];
  const asked = view.seat !== null && view.to_act.includes(view.seat);
  return {
    view,
    info: {} as TableInfo,
    sheet: { pieces: PIECES } as unknown as GameSheet,
    seat: view.seat,
    near: view.seat ?? 0,
    words: WORDS[language],
    names: ["Anna", "Bence"],
    live: true,
    asked,
    chosen,
    chosenKeys,
    piece(key) {
      const [kind = "", id] = key.split(":");
      const found = PIECES[kind]?.find((piece) => piece.id === id);
      if (found === undefined) throw new RangeError(`no piece ${key}`);
      return found;
    },
    actions: (key) => [...(things.get(key) ?? [])],
    canAct: (key) => asked && things.has(key),
    changed: () => false,
    choose: (key) => void chosenKeys.push(key),
    play: () => undefined,
    ruleHref: (rule) => `/rules/seven-wonders-duel#${rule}`,
  };
}

export function noteOn(move: string): { move: string; verb: string; keys: Key[]; refusal: null } {
  return { move, verb: move.split(":")[0] ?? "", keys: [], refusal: null };
}
