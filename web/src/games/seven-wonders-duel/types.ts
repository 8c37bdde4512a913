/** The view of 7 Wonders Duel as the server sends it: the twin of pentapolis/games/seven_wonders_duel/view.py. */
import type { GameView, TableContext } from "../../lib/contract";

export const RESOURCES = ["wood", "clay", "stone", "glass", "papyrus"] as const;
export const COLOURS = ["brown", "grey", "blue", "green", "yellow", "red", "purple"] as const;
export const PARTS = ["military", "blue", "green", "yellow", "purple", "wonders", "tokens", "coins"] as const;
export const SYMBOLS = ["armillary", "sundial", "mortar", "pendulum", "quill", "wheel", "balance"] as const;

export type Resource = (typeof RESOURCES)[number];
export type Colour = (typeof COLOURS)[number];
export type Part = (typeof PARTS)[number];

/** Constants of the rulebook. */
export const CAPITAL = 9;
export const SYMBOLS_TO_WIN = 6;
export const MOST_WONDERS = 7;
/** What discarding a card brings a city without yellow cards. */
export const DISCARD_COINS = 2;
/** Military tokens: at which distance from the middle they lie, and what they cost. */
export const LOOT = [
  { at: 3, coins: 2 },
  { at: 6, coins: 5 },
] as const;
/** What the leader scores, by the distance of the pawn from the middle. */
export const CONFLICT_POINTS = [0, 2, 2, 5, 5, 5, 10, 10, 10, 10] as const;

/** Where the units of one resource come from: wanted = made + chosen + discounted + bought. */
export interface ResourcePart {
  resource: Resource;
  wanted: number;
  made: number;
  chosen: number;
  discounted: number;
  bought: number;
  price: number;
}

/** total = coins + trade. */
export interface Price {
  total: number;
  coins: number;
  trade: number;
  chain: boolean;
  resources: ResourcePart[];
}

export interface SlotView {
  slot: number;
  row: number;
  column: number;
  /** Null for a card that lies face down. */
  card: string | null;
  back: "1" | "2" | "3" | "guild";
  accessible: boolean;
  /** For seat 0 and seat 1, of accessible cards. */
  prices: Price[] | null;
}

export interface WonderView {
  wonder: string;
  built: boolean;
  under: string | null;
  price: Price | null;
}

export interface CityView {
  seat: number;
  coins: number;
  buildings: string[];
  colours: Record<Colour, number>;
  production: Record<Resource, number>;
  choices: Resource[][];
  unit_prices: Record<Resource, number>;
  chains: string[];
  symbols: string[];
  pairs: string[];
  wonders: WonderView[];
  tokens: string[];
  /** Coins for discarding a card now. */
  discard_income: number;
  points: Record<Part, number>;
  total: number;
}

/** A military token that is still on the track; `seat` would lose the coins. */
export interface LootView {
  seat: number;
  coins: number;
}

export interface DuelView extends GameView {
  details: Record<string, string>;
  age: number;
  starter: number;
  active: number;
  structure: SlotView[];
  /** Positive: seat 0 leads. */
  conflict: number;
  loot: LootView[];
  board_tokens: string[];
  library: (string | null)[];
  offer: string[];
  discard: string[];
  cities: CityView[];
  victory: "military" | "scientific" | "civilian" | null;
  /** The viewer's moves that win the game at once. */
  wins: string[];
}

export type Duel = TableContext<DuelView>;

/** The city of a seat: a view has one for each of the two seats. */
export function cityOf(view: DuelView, seat: number): CityView {
  const city = view.cities[seat];
  if (city === undefined) throw new RangeError(`no seat ${seat} in the view`);
  return city;
}

/** How far the seat has pushed the pawn towards the other capital; negative when the other leads. */
export function ahead(view: DuelView, seat: number): number {
  return seat === 0 ? view.conflict : -view.conflict;
}
