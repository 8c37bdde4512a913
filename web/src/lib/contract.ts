/**
 * The contract between the frame, which knows no game, and the boards, which know one each.
 *
 * Things on a table are called by keys: `card:baths`, `wonder:colossus`, `seat:1`: the kind and the id by which moves
 * in notation speak of them. A board draws things, marks those of which a legal move speaks, and tells the frame
 * when one is chosen; the frame shows what can be done with it, plays, and says what a thing answers that cannot be.
 */
import type { Component } from "svelte";
import type { components } from "../generated/api";
import type { Words } from "./words";

type Schemas = components["schemas"];
export type State = Schemas["State"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type GameInfo = Schemas["GameInfo"];
export type GameSheet = Schemas["GameSheet"];
export type Piece = Schemas["Piece"];
export type PieceEffect = Schemas["PieceEffect"];
export type PieceLink = Schemas["PieceLink"];
export type Problem = Schemas["Problem"];
export type Refused = Schemas["Refused"];
export type LogLine = Schemas["LogLine"];
export type ClockState = Schemas["ClockState"];
export type UndoState = Schemas["UndoState"];
export type Result = Schemas["Result"];

/** `card:baths`. */
export type Key = string;

/** The fields every game's view has; a board knows the rest of its own. */
export interface GameView {
  game: string;
  seat: number | null;
  to_act: number[];
  /** Message id and arguments of what is asked. */
  question: string | null;
  details: Record<string, unknown>;
  /** Legal moves of the viewer's seat in notation, in a stable order. */
  moves: string[];
  ply: number;
  over: boolean;
  scores: number[];
  winners: number[];
}

/** Why something is not possible: the rule, and the sentence. */
export type Reason = Pick<Refused, "rule" | "message" | "args">;

/** A move that is possible now. */
export interface TableAction {
  move: string;
  verb: string;
  /** The things it speaks of. */
  keys: Key[];
}

/** What a board adds to an action in the question bar: `Megépíted: Színház  [coin 1]` and the line under it. */
export interface ActionNote {
  /** Short: icons with numbers. `tone` colours gains and losses. */
  amounts: { icon: string; count: number; sign?: "+" | "-" }[];
  /** A sentence that explains the amounts, already in the player's language. */
  why?: string;
  /** A warning or a promise that matters: wins the game at once, gives the opponent a card … */
  highlight?: string;
}

/** What a board is given. All fields are reactive. */
export interface TableContext<View extends GameView = GameView> {
  readonly view: View;
  readonly info: TableInfo;
  readonly sheet: GameSheet;
  /** Through whose eyes the table is seen; null for a spectator. */
  readonly seat: number | null;
  /** The seat at the bottom of the board: `seat`, or 0 for spectators. */
  readonly near: number;
  readonly words: Words;
  /** Names of all seats in the reader's language. */
  readonly names: string[];
  /** False when a position of the past is shown, or nobody may act from here. */
  readonly live: boolean;
  /** True when the viewer's seat owes a decision and a command is not under way. */
  readonly asked: boolean;
  readonly chosen: Key | null;
  piece(key: Key): Piece;
  /** The possible moves that speak of the thing. */
  actions(key: Key): TableAction[];
  /** A legal move speaks of it. */
  canAct(key: Key): boolean;
  /** Why it cannot be used for what it is for now, by its game: one reason or none. */
  whyNot(key: Key): Reason | null;
  /** Why a move is not possible; null when it is. */
  why(move: string): Promise<Reason | null>;
  /** Touched by the last change the viewer saw. */
  changed(key: Key): boolean;
  /** Choose a thing that can act: the question bar shows its actions. Null: nothing. */
  choose(key: Key | null): void;
  play(move: string): void;
  /** A move as on a button: in the words of the question it answers, else in its own. */
  sayMove(move: string): string;
  /** Where a rule is explained: address of the rules browser. */
  ruleHref(rule: string): string;
}

/** What `web/src/games/<slug>/index.ts` exports. */
export interface BoardModule {
  /** Draws the table. It fills its container (given size, container queries) and never scrolls at 1280 × 720. */
  Board: Component<{ context: TableContext<any> }>;
  note(context: TableContext<any>, action: TableAction): ActionNote | null;
  /** What a thing is called in the question bar, where its own name says little: a space by what lies there. */
  called?(context: TableContext<any>, key: Key): string | null;
  /** Keys of the things that differ between two views, most important first; the frame marks at most twelve. */
  changes(before: GameView, after: GameView): Key[];
  /** The result in detail (points by kind …), shown when the game is over. */
  Result: Component<{ context: TableContext<any> }>;
  /**
   * Messages of the log that begin another part of the game: the table itself says them for a moment, some of them with
   * the points that everybody has.
   */
  passages?: Readonly<Record<string, "plain" | "points">>;
}
