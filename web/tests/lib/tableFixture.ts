/** A table made up for tests: its states, and the server's side of the link. */
import { readFileSync } from "node:fs";
import type { GameSheet, GameView, Problem, State, TableInfo } from "../../src/lib/contract";
import type { Action, Done, Refusal, Watcher } from "../../src/lib/socket";
import { Words } from "../../src/lib/words";

export const VERBS = { build: ["card"], discard: ["card"], raise: ["wonder", "card"], begin: ["seat"], pass: [] };
const text = (path: string): string => readFileSync(path, "utf-8");
const words = (language: "en" | "hu"): Words =>
  new Words(
    language,
    [
      text(`src/text/table/${language}.ftl`),
      text(`../pentapolis/words/text/${language}.ftl`),
      text(`../pentapolis/games/seven_wonders_duel/text/${language}.ftl`),
    ],
    VERBS,
    false,
  );
export const ENGLISH = words("en");
export const HUNGARIAN = words("hu");

export const sheet = {
  game: { slug: "seven-wonders-duel", seats: [2], rules: 1, options: [], levels: ["easy", "expert"], verbs: VERBS },
  pieces: { card: [{ id: "baths", kind: "card" }] },
} as unknown as GameSheet;

export type SeatSketch = Partial<TableInfo["seats"][number]>;

export function info(seats: SeatSketch[], extra: Partial<TableInfo> = {}): TableInfo {
  const base = { kind: "person", name: "Miska", level: null, you: false, connected: true, resigned: false };
  return {
    id: "table-0123456789", game: "seven-wonders-duel", rules: 1, status: "playing", open: false, created: 0,
    updated: 0, seq: 1, ply: 0, options: {}, to_act: [0], clock: null, free: true, host: true, commitment: "",
    result: null, forked_from: null, origin: "dealt", scripted: false, rematch: null, ...extra,
    seats: seats.map((seat, number) => ({ ...base, seat: number, ...seat })) as TableInfo["seats"],
  }; // prettier-ignore
}

export const view = (seat: number | null, ply: number, moves: string[]): GameView => ({
  game: "seven-wonders-duel", seat, to_act: [0], question: "ask-turn", details: {}, moves, ply, over: false,
  scores: [0, 0], winners: [],
}); // prettier-ignore

export function state(of: TableInfo, seat: number | null, extra: Partial<State> & { moves?: string[] } = {}): State {
  const { moves = [], ...rest } = extra;
  return {
    type: "state", table: of.id, seq: of.seq, seat, info: of, view: view(seat, of.ply, moves) as unknown as State["view"],
    stamp: 5, refused: [], said: {}, clocks: [], log_keep: 0, log: [],
    undo: { undo: false, redo: false, reset: false, ask: false, asked: null, refused_by: null }, ...rest,
  }; // prettier-ignore
}

export const problem: Problem = { code: "no", message: "refuse-over", args: {}, text: { en: "No.", hu: "Nem." }, rule: "SWD-1" };
export const me: SeatSketch = { you: true, name: "Miska" };
export const bot: SeatSketch = { kind: "bot", name: "", level: "expert" };
export const line = (ply: number) => ({ ply, message: "log-again", args: { seat: 0 } as unknown as Record<string, never> });

/** The server's side of the link. */
export class FakeLink {
  watched: { seat: number | null; watcher: Watcher }[] = [];
  commands: Action[] = [];
  asked: string[] = [];
  answer: (done: Done) => void = () => undefined;
  refuse: (refusal: Refusal) => void = () => undefined;
  because: Problem | null = problem;

  watch(_table: string, seat: number | null, _seq: number | null, watcher: Watcher): void {
    this.watched.push({ seat, watcher });
  }
  leave(): void {}
  command(_table: string, action: Action): Promise<Done> {
    this.commands.push(action);
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.refuse = reject;
    });
  }
  why(_table: string, _seat: number, move: string): Promise<Problem | null> {
    this.asked.push(move);
    return Promise.resolve(this.because);
  }
  send(sent: State): void {
    this.watched.at(-1)?.watcher.state(sent);
  }
}
