/**
 * One table as one seat sees it: the state the server sent last, what the player has chosen, and what can be done.
 *
 * Nothing is shown as done before the server says so. With several people at one screen, only the view of the seat
 * whose player sits in front of it is kept: it is forgotten before the next one is asked for.
 */
import type {
  BoardModule, ClockState, GameSheet, GameView, Key, LogLine, Piece, Problem, Reason, State, TableAction,
  TableContext, TableInfo, UndoState,
} from "./contract"; // prettier-ignore
import { type CoursePoint, courseOf } from "./course";
import { byThing, idOf, kindOf, readMove } from "./moves";
import { Pacer } from "./pace";
import { type SeatNames, seatNames } from "./seatnames";
import type { SeenMemory } from "./seen";
import { type Deed, deeds, lastOwn } from "./since";
import { type Action, type BotWait, type Connection, Refusal } from "./socket";
import type { Words } from "./words";

/** How many changed things are marked. */
const MARKED = 12;

const NO_UNDO: UndoState = { undo: false, redo: false, reset: false, ask: false, asked: null, refused_by: null };
const NO_KEYS: ReadonlySet<Key> = new Set();

/** A clock with the moment its time was told, by the page's own clock. */
export interface RunningClock extends ClockState {
  readonly at: number;
}

/** A position of the past on the board. */
export interface Past {
  readonly ply: number;
  readonly view: GameView;
}

/** The device has to be passed on: `from` may still take the last move back. */
export interface HandOver {
  readonly to: number;
  readonly from: number | null;
  readonly undo: boolean;
}

/** What is new since the player last looked: from this line of the log, and after this many moves. */
export interface News {
  readonly line: number;
  readonly ply: number;
}

/** The line of the log that says which part of the game has begun, and whether the points are told with it. */
export interface Passage {
  readonly line: LogLine;
  readonly points: boolean;
}

export interface TableParts {
  readonly info: TableInfo;
  readonly sheet: GameSheet;
  readonly connection: Pick<Connection, "watch" | "leave" | "command" | "why">;
  readonly changes: BoardModule["changes"];
  readonly passages?: BoardModule["passages"];
  /** Asked for again at each use, as the language may change. */
  readonly words: () => Words;
  readonly settings: { readonly confirm: boolean; readonly curtain: boolean };
  readonly seen: SeenMemory;
  readonly position: (ply: number, seat: number | null) => Promise<GameView>;
  /** Everybody's points in a position of the past; as the seat saw them if nothing is said. */
  readonly points?: (ply: number, seat: number | null) => Promise<readonly number[]>;
  /** Milliseconds a move of somebody else is seen before the next one; none if nothing is said. */
  readonly pause?: () => number;
  /** It has become the turn of this page's player. */
  readonly onTurn: () => void;
}

export class TableStore implements TableContext {
  readonly id: string;
  readonly sheet: GameSheet;
  readonly #parts: TableParts;

  #state: State | null = $state.raw(null);
  #info: TableInfo = $state.raw() as TableInfo;
  #seat: number | null = $state(null);
  #log: readonly LogLine[] = $state.raw([]);
  #connected: readonly number[] | null = $state.raw(null);
  #botWait: BotWait | null = $state.raw(null);
  #chosen: Key | null = $state(null);
  #changed: ReadonlySet<Key> = $state.raw(NO_KEYS);
  #waitsFor: number | null = $state(null);
  #past: Past | null = $state.raw(null);

  clocks: readonly RunningClock[] = $state.raw([]);
  handOver: HandOver | null = $state.raw(null);
  /** The move that waits for the player's word, where the settings ask for one. */
  staged: string | null = $state(null);
  /** Why the last command was refused. */
  refusal: Problem | null = $state.raw(null);
  /** Who has just not agreed to what this seat wished to take back. */
  refusedBy: number | null = $state(null);
  news: News | null = $state.raw(null);
  /** Another part of the game has begun, which the table says for a moment. */
  passage: Passage | null = $state.raw(null);
  /** So many moves of others have come and are not shown yet. */
  awaited = $state(0);
  /** The table cannot be followed. */
  gone: Problem | null = $state.raw(null);

  readonly names: SeatNames = $derived.by(() => seatNames(this.#info.seats, this.words, this.#seat));
  readonly #things = $derived.by(() => {
    const view = this.#state?.view as GameView | null | undefined;
    return byThing(view?.moves ?? [], this.sheet.game.verbs);
  });
  readonly #reasons = $derived.by(
    () => new Map((this.#state?.refused ?? []).flatMap((reason) => reason.things.map((key) => [key, reason]))),
  );

  /** After which position this seat decided last, where that is known. */
  #decided: number | null = $state(null);
  /** What the player saw right after that. */
  #base: GameView | null = null;
  readonly #pacer: Pacer;

  /** What all others did since this seat decided last, and what was played for it. */
  readonly since: readonly Deed[] = $derived.by(() => {
    const seat = this.#seat;
    if (seat === null || this.#state === null) return [];
    const known = this.#decided !== null && this.#decided <= this.#state.info.ply;
    return deeds(this.#log, known ? (this.#decided as number) : lastOwn(this.#log, seat));
  });

  /** True until the first look after the player was away. */
  #away = true;
  /** Whether the last state found a seat of this player's to act; null before the first. */
  #wasMine: boolean | null = null;
  #asking = 0;
  #course: { ply: number; seat: number | null; found: Promise<readonly CoursePoint[]> } | null = null;

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#info = parts.info;
    this.#pacer = new Pacer(
      (state) => this.#arrived(state),
      () => (document.visibilityState === "hidden" ? 0 : (parts.pause?.() ?? 0)),
      (waiting) => (this.awaited = waiting),
    );
    this.id = parts.info.id;
    this.sheet = parts.sheet;
    this.#seat = this.#firstSeat();
  }

  /** Begin to follow the table; the curtain first where somebody else may be looking. */
  open(): void {
    document.addEventListener("visibilitychange", this.#visibility);
    if (this.#seat !== null && this.#info.status === "playing" && this.#curtained) {
      this.handOver = { to: this.#seat, from: null, undo: false };
    } else {
      this.#watch(this.#seat);
    }
  }

  close(): void {
    this.#pacer.clear();
    document.removeEventListener("visibilitychange", this.#visibility);
    this.#parts.connection.leave(this.id);
  }

  // --- what a board is given ---

  get view(): GameView {
    const view = this.#past?.view ?? this.#state?.view;
    if (!view) throw new Error("the game has not begun");
    return view as unknown as GameView;
  }

  /** There is a view to show. */
  get begun(): boolean {
    return Boolean(this.#past?.view ?? this.#state?.view);
  }

  get info(): TableInfo {
    return this.#info;
  }

  get seat(): number | null {
    return this.#seat;
  }

  get near(): number {
    return this.#seat ?? 0;
  }

  get words(): Words {
    return this.#parts.words();
  }

  get live(): boolean {
    return this.#past === null && this.#seat !== null && this.#info.status === "playing";
  }

  get asked(): boolean {
    return this.owes && !this.pending;
  }

  get chosen(): Key | null {
    return this.#chosen;
  }

  piece(key: Key): Piece {
    const found = this.sheet.pieces[kindOf(key)]?.find((piece) => piece.id === idOf(key));
    if (!found) throw new RangeError(`${this.sheet.game.slug} has no piece ${key}`);
    return found;
  }

  actions(key: Key): TableAction[] {
    return this.live ? [...(this.#things.get(key) ?? [])] : [];
  }

  canAct(key: Key): boolean {
    return this.asked && this.actions(key).length > 0;
  }

  whyNot(key: Key): Reason | null {
    return this.live ? (this.#reasons.get(key) ?? null) : null;
  }

  async why(move: string): Promise<Reason | null> {
    if (this.#seat === null) return null;
    try {
      const problem = await this.#parts.connection.why(this.id, this.#seat, move);
      return problem?.rule == null ? null : { rule: problem.rule, message: problem.message, args: problem.args };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return null;
    }
  }

  changed(key: Key): boolean {
    return this.#past === null && this.#changed.has(key);
  }

  choose(key: Key | null): void {
    this.staged = null;
    this.refusal = null;
    this.#chosen = key !== null && this.actions(key).length > 0 ? key : null;
  }

  play(move: string): void {
    if (!this.asked) return;
    this.refusal = null;
    if (this.#parts.settings.confirm) this.staged = move;
    else void this.#send(move);
  }

  sayMove(move: string): string {
    const said = this.#past === null ? this.#state?.said[move] : undefined;
    return said ? this.words.saySentence(said, this.names) : this.words.sayMove(move, this.#seat, this.names);
  }

  ruleHref(rule: string): string {
    return `/rules/${this.#info.game}#${rule}`;
  }

  // --- what the page shows besides ---

  get log(): readonly LogLine[] {
    return this.#log;
  }

  get seq(): number {
    return this.#state?.seq ?? this.#info.seq;
  }

  /** Of the present question; null when this seat is asked nothing. */
  get stamp(): number | null {
    return this.#state?.stamp ?? null;
  }

  get undo(): UndoState {
    return this.#state?.undo ?? NO_UNDO;
  }

  get past(): Past | null {
    return this.#past;
  }

  /** A command is under way, or its result has not arrived yet. */
  get pending(): boolean {
    return this.#waitsFor !== null;
  }

  /** The seat through whose eyes we look has to decide. */
  get owes(): boolean {
    return this.live && this.stamp !== null && this.#info.to_act.includes(this.#seat ?? -1);
  }

  /** Moves of the present question by the thing they speak of, legal ones alone. */
  get possible(): { key: Key; actions: TableAction[] }[] {
    return this.owes ? Array.from(this.#things, ([key, actions]) => ({ key, actions: [...actions] })) : [];
  }

  /** Seats this player sits in himself. */
  get mine(): number[] {
    return this.#info.seats.filter((seat) => seat.you && seat.kind === "person").map((seat) => seat.seat);
  }

  /** A bot of this table that has not begun to think, because other tables' bots come first. */
  get botWait(): BotWait | null {
    const wait = this.#botWait;
    return wait !== null && this.live && this.#info.to_act.includes(wait.seat) ? wait : null;
  }

  connected(seat: number): boolean {
    return this.#connected ? this.#connected.includes(seat) : (this.#info.seats[seat]?.connected ?? false);
  }

  /** A problem in the reader's language: with the table's names where the words are known here. */
  tell(problem: Problem): string {
    const words = this.words;
    if (words.has(problem.message)) return words.say(problem.message, problem.args, this.names);
    return problem.text[words.language] ?? problem.code;
  }

  read(move: string): TableAction {
    return readMove(move, this.sheet.game.verbs);
  }

  // --- what the player does ---

  confirmStaged(): void {
    const move = this.staged;
    this.staged = null;
    if (move !== null && this.asked) void this.#send(move);
  }

  cancelStaged(): void {
    this.staged = null;
  }

  /** Do something other than a move; false when it was refused. */
  async do(action: Action): Promise<boolean> {
    this.refusal = null;
    this.refusedBy = null;
    this.#waitsFor = Infinity;
    try {
      const { seq } = await this.#parts.connection.command(this.id, action);
      this.#waitsFor = this.seq >= seq ? null : seq;
      return true;
    } catch (error) {
      this.#waitsFor = null;
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error.problem;
      return false;
    }
  }

  /** The player of the covered seat is in front of the screen. */
  reveal(): void {
    const to = this.handOver?.to;
    this.handOver = null;
    if (to !== undefined) this.#watch(to);
  }

  /** The player who has just moved takes the move back before passing the device on. */
  async takeBack(): Promise<void> {
    const from = this.handOver?.from ?? null;
    if (from !== null) await this.do({ type: "undo", seat: from, to: null, ask: false });
  }

  /** See the table as another seat of one's own. */
  sit(seat: number): void {
    this.#watch(seat);
  }

  /** Show a position of the past instead of the present one. */
  async look(ply: number): Promise<void> {
    const asked = (this.#asking += 1);
    const seat = this.#seat;
    const view = await this.#parts.position(ply, seat);
    if (asked !== this.#asking || seat !== this.#seat || this.handOver) return;
    this.#chosen = null;
    this.staged = null;
    this.#past = { ply, view };
  }

  /** The points of all seats from the beginning to now; asked for once. */
  course(): Promise<readonly CoursePoint[]> {
    const { view } = this;
    const seat = this.#seat;
    if (this.#course?.ply !== view.ply || this.#course.seat !== seat) {
      const found = courseOf(view, (ply) => this.#pointsAt(ply, seat));
      this.#course = { ply: view.ply, seat, found };
      found.catch(() => (this.#course = null));
    }
    return this.#course.found;
  }

  async #pointsAt(ply: number, seat: number | null): Promise<readonly number[]> {
    const { points, position } = this.#parts;
    return points === undefined ? (await position(ply, seat)).scores : points(ply, seat);
  }

  /** Back from the past. */
  present(): void {
    this.#asking += 1;
    this.#past = null;
  }

  /** Moves of others that wait to be seen are shown at once. */
  hurry(): void {
    if (this.awaited > 0) this.#pacer.flush();
  }

  /** What the table says of the part of the game that has begun was read. */
  dismissPassage(): void {
    this.passage = null;
  }

  dismissNews(): void {
    this.news = null;
  }

  // --- what happens ---

  get #curtained(): boolean {
    return this.#parts.settings.curtain && this.mine.length > 1;
  }

  /** One's own seat that has to decide, or the first of one's own, or none: a spectator. */
  #firstSeat(): number | null {
    const own = this.#info.seats.filter((seat) => seat.you).map((seat) => seat.seat);
    return this.#info.to_act.find((seat) => this.mine.includes(seat)) ?? this.mine[0] ?? own[0] ?? null;
  }

  #watch(seat: number | null): void {
    this.#forget();
    this.#seat = seat;
    this.#decided = this.#parts.seen.decided(this.id, seat);
    this.#away = true;
    this.#parts.connection.watch(this.id, seat, null, {
      state: (state) => this.#pacer.take(state, this.#isOwn(state)),
      presence: (connected) => (this.#connected = connected),
      botWait: (wait) => (this.#botWait = wait),
      gone: (problem) => (this.gone = problem),
    });
  }

  /** The player has done something and waits for what comes of it. */
  #isOwn(state: State): boolean {
    const { ply } = state.info;
    return ply === this.#decided || (this.pending && !(this.#decided !== null && ply > this.#decided));
  }

  /** Nothing of what a seat saw is left. */
  #forget(): void {
    this.#asking += 1;
    this.#pacer.clear();
    this.#base = null;
    this.#state = null;
    this.#log = [];
    this.#changed = NO_KEYS;
    this.#past = null;
    this.#chosen = null;
    this.staged = null;
    this.refusal = null;
    this.refusedBy = null;
    this.news = null;
    this.passage = null;
  }

  #arrived(state: State): void {
    this.#info = state.info;
    this.#connected = null;
    this.#botWait = null;
    const told = performance.now();
    this.clocks = state.clocks.map((clock) => ({ ...clock, at: told }));
    if (this.#waitsFor !== null && state.seq >= this.#waitsFor) this.#waitsFor = null;
    this.#notice();
    const next = this.#nextSeat();
    if (next !== null) this.#passOn(next, state.undo.undo && !state.undo.ask);
    else this.#show(state);
  }

  /** Another seat of this player's own that has to decide while the present one has not. */
  #nextSeat(): number | null {
    const { status, to_act } = this.#info;
    if (this.#seat === null || status !== "playing" || to_act.includes(this.#seat)) return null;
    return to_act.find((seat) => this.mine.includes(seat)) ?? null;
  }

  #passOn(to: number, undo: boolean): void {
    if (!this.#curtained) {
      this.#watch(to);
      return;
    }
    this.#forget();
    this.handOver = { to, from: this.#seat, undo };
  }

  #show(state: State): void {
    const before = this.#state;
    this.#pass(before, state);
    this.handOver = null;
    this.#state = state;
    this.#log = [...this.#log.slice(0, state.log_keep), ...state.log];
    this.#markChanges(before?.view as GameView | null | undefined, state.view as GameView | null);
    if (!before && this.#decided !== null && this.#decided < state.info.ply && state.view !== null) {
      void this.#markSince(this.#decided, state.view as unknown as GameView);
    }
    // It stays until it is read, also when the others play on.
    const no = state.undo.refused_by;
    if (no !== null && before?.undo.refused_by !== no) this.refusedBy = no;
    if (before?.stamp !== state.stamp || before?.seq !== state.seq) this.refusal = null;
    if (this.#chosen !== null && !this.canAct(this.#chosen)) this.#chosen = null;
    if (this.staged !== null && !(this.owes && this.view.moves.includes(this.staged))) this.staged = null;
    this.#look();
  }

  /** Another part of the game has begun; one that is taken back has not. */
  #pass(before: State | null, after: State): void {
    if (before === null || after.info.ply < before.info.ply) this.passage = null;
    if (before === null || after.info.ply <= before.info.ply || before.view === null) return;
    const passages = this.#parts.passages ?? {};
    const begun = after.log.filter(({ message, ply }) => ply > before.info.ply && message in passages);
    // A scoring and the round after it come together: what brought points is the news.
    const scored = begun.findLast(({ message }) => passages[message] === "points");
    const line = scored ?? begun.at(-1);
    if (line) this.passage = { line, points: line === scored };
  }

  #markChanges(before: GameView | null | undefined, after: GameView | null): void {
    if (!after) return;
    // A turn of the others may have many moves: what glows is all that is new since one's own.
    if (after.ply === this.#decided) this.#base = after;
    if (!before || before.ply === after.ply) return;
    const base = this.#base !== null && this.#base.ply < after.ply && before.ply >= this.#base.ply ? this.#base : before;
    this.#changed = new Set(this.#parts.changes(base, after).slice(0, MARKED));
  }

  /** At most one notice a turn: when it comes, and not with each decision of it. */
  #notice(): void {
    const mine = this.#info.status === "playing" && this.#info.to_act.some((seat) => this.mine.includes(seat));
    if (mine && this.#wasMine === false) this.#parts.onTurn();
    this.#wasMine = mine;
  }

  #visibility = (): void => {
    if (document.visibilityState === "hidden") this.#away = true;
    else this.#look();
  };

  /** The player sees the present state: what is new since the last time, and from now on it is old. */
  #look(): void {
    const view = this.#state?.view as GameView | null | undefined;
    if (!view || document.visibilityState === "hidden") return;
    if (this.#away) {
      this.#away = false;
      const had = this.#parts.seen.get(this.id, this.#seat);
      if (had && had.ply < view.ply && had.log < this.#log.length) {
        this.news = { line: had.log, ply: had.ply };
        void this.#markSince(had.ply, view);
      }
    }
    if (this.news && this.news.ply >= view.ply) this.news = null;
    this.#parts.seen.set(this.id, this.#seat, { log: this.#log.length, ply: view.ply });
  }

  async #markSince(ply: number, after: GameView): Promise<void> {
    const seat = this.#seat;
    try {
      const before = await this.#parts.position(ply, seat);
      if (seat !== this.#seat || (this.#state?.view as unknown) !== after) return;
      if (ply === this.#decided) this.#base = before;
      this.#markChanges(before, after);
    } catch {
      // Without the position of then there are no marks; the log still tells what happened.
    }
  }

  async #send(move: string): Promise<void> {
    const { stamp } = this;
    if (this.#seat === null || stamp === null) return;
    this.news = null;
    this.passage = null;
    const [seat, before, known] = [this.#seat, this.#decided, this.view.ply + 1];
    this.#decided = known;
    if (await this.do({ type: "play", seat, stamp, move })) {
      this.#chosen = null;
      this.#parts.seen.decide(this.id, seat, known);
    } else if (this.#decided === known) this.#decided = before;
  }
}
