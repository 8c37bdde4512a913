/** A table of Empire's End for tests: stored views and pieces behind the contract of the frame. */
import type { EmpiresView, Table } from "../../src/games/empires-end/types";
import type { GameSheet, Key, Piece, TableAction, TableInfo } from "../../src/lib/contract";
import { byThing, readMove } from "../../src/lib/moves";
import { type Language, Words } from "../../src/lib/words";
import { repositoryFile, texts } from "../words/files";

const FOLDER = "web/tests/empires-end/fixtures";

function stored<T>(name: string): T {
  return JSON.parse(repositoryFile(`${FOLDER}/${name}.json`)) as T;
}

export const VIEWS = stored<Record<string, EmpiresView>>("views");
export const PIECES = stored<Record<string, Piece[]>>("pieces");

export const VERBS = {
  bid: ["card", "resource"],
  free_bid: ["card", "card2"],
  take: ["card"],
  replace: ["card", "card2"],
  go_on: [],
  ruin: ["location"],
  place: ["location"],
  buy_coin: [],
  decline: [],
  convert: ["card", "resource"],
  trade: ["location", "resource"],
  repeat: ["card", "card2"],
  repeat_at: ["card", "location"],
  refresh: ["card", "card2"],
  refresh_at: ["location", "card"],
  recover: ["card"],
  play: ["card", "location"],
  sell: ["card"],
  discard_hand: [],
  restore: ["location"],
  swap: ["location", "location2"],
  move: ["card", "location"],
  finish: [],
  begin: ["part"],
  commit: ["axes", "coins"],
  pay: ["coins"],
  redraw: [],
  keep_hand: [],
  suffer: ["card", "card2"],
};

function words(language: Language): Words {
  const own = repositoryFile(`web/src/text/empires_end/${language}.ftl`);
  return new Words(language, [...texts(language, "empires_end"), own], VERBS, false);
}

const WORDS = { en: words("en"), hu: words("hu") };

export function viewOf(phase: string): EmpiresView {
  const view = VIEWS[phase];
  if (view === undefined) throw new RangeError(`no view of the phase ${phase}`);
  return structuredClone(view);
}

export interface Played extends Table {
  chosenKeys: (Key | null)[];
  moves: string[];
}

/** The table as the frame would give it to the board. */
export function table(view: EmpiresView, language: Language = "en", chosen: Key | null = null): Played {
  const things = byThing(view.moves, [], VERBS);
  const chosenKeys: (Key | null)[] = [];
  const moves: string[] = [];
  const asked = view.seat !== null && view.to_act.includes(view.seat);
  return {
    view,
    info: {} as TableInfo,
    sheet: { pieces: PIECES } as unknown as GameSheet,
    seat: view.seat,
    near: view.seat ?? 0,
    words: WORDS[language],
    names: ["Anna", "Bence", "Cili", "Dani"].slice(0, view.players),
    live: true,
    asked,
    chosen,
    chosenKeys,
    moves,
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
    play: (move) => void moves.push(move),
    ruleHref: (rule) => `/rules/empires-end#${rule}`,
  };
}

export function action(move: string): TableAction {
  return readMove(move, VERBS);
}
