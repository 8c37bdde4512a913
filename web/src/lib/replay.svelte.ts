/** A game of the past as one seat saw it: the positions are asked for one by one, and kept. */
import type { components } from "../generated/api";
import type { BoardModule, GameSheet, GameView, Key, LogLine, Piece, TableAction, TableContext, TableInfo } from "./contract";
import { idOf, kindOf } from "./moves";
import { type SeatNames, seatNames } from "./seatnames";
import type { Words } from "./words";

export type Replay = components["schemas"]["Replay"];

/** How far ahead positions are asked for before anybody wants them. */
const AHEAD = [1, -1, 2];
const MARKED = 12;
/** Milliseconds a position stays when the game plays by itself. */
export const PACE = 1400;

export interface ReplayParts {
  readonly replay: Replay;
  readonly sheet: GameSheet;
  readonly changes: BoardModule["changes"];
  readonly words: () => Words;
  readonly position: (ply: number, seat: number | null) => Promise<GameView>;
}

export class ReplayStore implements TableContext {
  readonly replay: Replay;
  readonly sheet: GameSheet;
  readonly info: TableInfo;
  readonly seat: number | null;
  readonly live = false;
  readonly asked = false;
  readonly chosen = null;
  readonly #parts: ReplayParts;
  readonly #positions = new Map<number, Promise<GameView>>();
  readonly #known = new Map<number, GameView>();

  #view: GameView | null = $state.raw(null);
  #changed: ReadonlySet<Key> = $state.raw(new Set<Key>());
  /** The position asked for; the board may still show the one before. */
  ply = $state(0);
  playing = $state(false);
  readonly names: SeatNames = $derived.by(() => seatNames(this.info.seats, this.words, this.seat));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ReplayParts) {
    this.#parts = parts;
    this.replay = parts.replay;
    this.sheet = parts.sheet;
    this.info = parts.replay.info;
    this.seat = parts.replay.seat;
  }

  /** The last position; the moves themselves may be secret, and then the list of them is empty. */
  get last(): number {
    return this.info.ply;
  }

  get view(): GameView {
    if (!this.#view) throw new Error("no position has arrived yet");
    return this.#view;
  }

  get ready(): boolean {
    return this.#view !== null;
  }

  get near(): number {
    return this.seat ?? 0;
  }

  get words(): Words {
    return this.#parts.words();
  }

  get log(): readonly LogLine[] {
    return this.replay.log;
  }

  piece(key: Key): Piece {
    const found = this.sheet.pieces[kindOf(key)]?.find((piece) => piece.id === idOf(key));
    if (!found) throw new RangeError(`${this.sheet.game.slug} has no piece ${key}`);
    return found;
  }

  actions(): TableAction[] {
    return [];
  }

  canAct(): boolean {
    return false;
  }

  whyNot(): null {
    return null;
  }

  why(): Promise<null> {
    return Promise.resolve(null);
  }

  changed(key: Key): boolean {
    return this.#changed.has(key);
  }

  choose(): void {
    // Nothing can be done with the things of the past.
  }

  play(): void {
    // As above.
  }

  sayMove(move: string): string {
    return this.words.sayMove(move, this.seat, this.names);
  }

  ruleHref(rule: string): string {
    return `/rules/${this.info.game}#${rule}`;
  }

  /** Show a position; of several asked for at once the last one is shown. */
  async go(wanted: number): Promise<void> {
    const ply = Math.max(0, Math.min(this.last, Math.trunc(wanted) || 0));
    this.ply = ply;
    const [view, before] = await Promise.all([this.#position(ply), ply > 0 ? this.#position(ply - 1) : null]);
    if (this.ply !== ply) return;
    this.#view = view;
    this.#changed = new Set(before ? this.#parts.changes(before, view).slice(0, MARKED) : []);
    for (const step of AHEAD) this.#prefetch(ply + step);
  }

  /** Play the game by itself, from the beginning when it stands at the end. */
  start(): void {
    this.playing = true;
    if (this.ply >= this.last) void this.go(0);
    this.#tick();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.ply >= this.last) {
        this.stop();
        return;
      }
      this.go(this.ply + 1).then(
        () => this.#tick(),
        () => this.stop(),
      );
    }, PACE);
  }

  #prefetch(ply: number): void {
    // What fails here is asked for again when somebody wants to see it.
    if (ply >= 0 && ply <= this.last) this.#position(ply).catch(() => undefined);
  }

  #position(ply: number): Promise<GameView> {
    const known = this.#known.get(ply);
    if (known) return Promise.resolve(known);
    let asked = this.#positions.get(ply);
    if (!asked) {
      asked = this.#parts.position(ply, this.seat);
      this.#positions.set(ply, asked);
      asked.then(
        (view) => this.#known.set(ply, view),
        () => this.#positions.delete(ply),
      );
    }
    return asked;
  }
}
