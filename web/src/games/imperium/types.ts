/** The view of Imperium as the server sends it: the twin of pentapolis/games/imperium/view.py. */
import type { GameView, Key, TableContext } from "../../lib/contract";

export const TOKENS = ["materials", "population", "progress"] as const;
export const ICONS = ["production", "fertile", "river"] as const;
export type Token = (typeof TOKENS)[number];
export type Counts = Partial<Record<Token, number>>;

/** A sentence with what stands in it. */
export interface Said {
  message: string;
  args: Record<string, unknown>;
}

export interface SlotView {
  /** The deck it is refilled from. */
  deck: "region" | "uncivilised" | "civilised" | "main";
  card: string | null;
  tokens: Counts;
  /** An unrest card lies under it. */
  unrest: boolean;
}

export interface InPlayView {
  card: string;
  garrison: string[];
  exhausted: boolean;
  progress: number;
  tripled: string[];
}

export interface PlayerView {
  seat: number;
  nation: string | null;
  power: string | null;
  side: string | null;
  journey: string | null;
  state: "barbarian" | "empire";
  materials: number;
  population: number;
  progress: number;
  actions: number;
  exhaust: number;
  most_exhaust: number;
  power_exhausted: boolean;
  journey_exhausted: boolean;
  nation_exhausted: boolean;
  development_exhausted: boolean;
  hand: (string | null)[];
  hand_size: number;
  deck: (string | null)[];
  deck_cards: string[] | null;
  discard: string[];
  area: InPlayView[];
  history: (string | null)[];
  flooded: boolean;
  nation_deck: (string | null)[];
  accession: string | null;
  developments: { card: string; cost: Counts | null }[];
  quest: string | null;
  king_done: boolean;
  icons: Record<string, number>;
  regions: number;
  cities: number;
  points: number;
  worth: Record<string, number>;
  parts: { card: string | null; points: number }[];
  /** At the end: the cards of it that a collapse counts. */
  unrest: number | null;
}

export interface ImperiumView extends GameView {
  round: number;
  last_round: number;
  phase: string;
  starter: number;
  turn: number;
  collapsed: boolean;
  market: SlotView[];
  decks: Record<string, number>;
  main_known: string[];
  fame: (string | null)[];
  king: string | null;
  king_side: string | null;
  exile: string[];
  revealed: string[];
  looked: (string | null)[];
  looker: number | null;
  resolving: { seat: number; card: string; steps: (Said & { seat: number })[] }[];
  players: PlayerView[];
}

export type Table = TableContext<ImperiumView>;

/** The nation of a seat: a view has one for each. */
export function playerOf(view: ImperiumView, seat: number): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat} in the view`);
  return player;
}

/** The seats in table order after one. */
export function othersAfter(view: ImperiumView, seat: number): number[] {
  return view.players.slice(1).map((_, step) => (seat + step + 1) % view.players.length);
}

export const cardKey = (card: string): Key => `card:${card}`;
export const known = (cards: readonly (string | null)[]): string[] => cards.filter((card) => card !== null);
