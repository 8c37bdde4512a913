/** Tables for the tests of boards: stored views and pieces behind the contract of the frame. */
import type { GameSheet, GameView, Key, Piece, TableContext, TableInfo } from "../src/lib/contract";
import { byThing } from "../src/lib/moves";
import { type Language, type Verbs, Words } from "../src/lib/words";
import { repositoryFile, texts } from "./words/files";

const NAMES = ["Anna", "Bence", "Cili", "Dani"];

/** What a board has done to its table. */
export interface Played {
  chosenKeys: (Key | null)[];
  moves: string[];
}

/** What the tests know of a game: its stored views and pieces, and its tables. */
export interface TestGame<View extends GameView> {
  views: Record<string, View>;
  pieces: Record<string, Piece[]>;
  words: Record<Language, Words>;
  /** Another file of the fixtures. */
  stored<T>(name: string): T;
  /** A copy to be changed at will. */
  viewOf(phase: string): View;
  /** The table as the frame would give it to the board. */
  table(view: View, language?: Language, chosen?: Key | null): TableContext<View> & Played;
}

export function testGame<View extends GameView>(slug: string, verbs: Verbs): TestGame<View> {
  const folder = slug.replaceAll("-", "_");
  const stored = <T>(name: string): T => JSON.parse(repositoryFile(`web/tests/${slug}/fixtures/${name}.json`)) as T;
  const wordsIn = (language: Language): Words => {
    const own = ["table", folder].map((part) => repositoryFile(`web/src/text/${part}/${language}.ftl`));
    return new Words(language, [...texts(language, folder), ...own], verbs, false);
  };
  const views = stored<Record<string, View>>("views");
  const pieces = stored<Record<string, Piece[]>>("pieces");
  const words = { en: wordsIn("en"), hu: wordsIn("hu") };
  return {
    views,
    pieces,
    words,
    stored,
    viewOf(phase) {
      const view = views[phase];
      if (view === undefined) throw new RangeError(`no view of the phase ${phase}`);
      return structuredClone(view);
    },
    table(view, language = "en", chosen = null) {
      const things = byThing(view.moves, verbs);
      const asked = view.seat !== null && view.to_act.includes(view.seat);
      const played: Played = { chosenKeys: [], moves: [] };
      return {
        ...played,
        view,
        info: {} as TableInfo,
        sheet: { pieces } as unknown as GameSheet,
        seat: view.seat,
        near: view.seat ?? 0,
        words: words[language],
        names: NAMES.slice(0, view.scores.length),
        live: true,
        asked,
        chosen,
        piece(key) {
          const [kind = "", id] = key.split(":");
          const found = pieces[kind]?.find((piece) => piece.id === id);
          if (found === undefined) throw new RangeError(`no piece ${key}`);
          return found;
        },
        actions: (key) => [...(things.get(key) ?? [])],
        canAct: (key) => asked && things.has(key),
        whyNot: () => null,
        why: () => Promise.resolve(null),
        changed: () => false,
        choose: (key) => void played.chosenKeys.push(key),
        play: (move) => void played.moves.push(move),
        sayMove: (move) => words[language].sayMove(move, view.seat, NAMES),
        ruleHref: (rule) => `/rules/${slug}#${rule}`,
      };
    },
  };
}
