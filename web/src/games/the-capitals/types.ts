/** The view of The Capitals as the server sends it: the twin of pentapolis/games/the_capitals/view.py. */
import type { GameView, Key, TableContext } from "../../lib/contract";

export const TRACKS = ["economy", "progress", "culture", "employment", "population", "public_services"] as const;
/** What effects give or take. */
export const STEPS = [...TRACKS, "energy", "prestige"] as const;
export const TYPES = ["residential", "industrial", "commercial", "tourism", "public", "prosperity", "none"] as const;
export const PHASES = ["politics", "building", "tourism", "executive", "administration"] as const;
export const PARTS = ["prestige", "loans", "tiles", "energy", "economy", "culture", "progress"] as const;

export type Track = (typeof TRACKS)[number];
export type Step = (typeof STEPS)[number];
export type TileType = (typeof TYPES)[number];
export type Phase = (typeof PHASES)[number] | "fair";
export type Part = (typeof PARTS)[number];
/** How much of what: `{ culture: 2, economy: -3 }`. */
export type Gains = Partial<Record<Step, number>>;

/** Constants of the rulebook. */
export const ROUNDS = 12;
export const ROUNDS_OF_AGE = 4;
/** From which space of culture each attraction level counts. */
export const ATTRACTION: readonly number[] = [9, 14, 24];

export interface ColumnView {
  column: number;
  cost: number;
  multiplier: number;
  usable: boolean;
  holder: number | null;
  /** In politics: whose marker still lies in the bottom row. */
  leaving: number | null;
  /** For the viewer: now while they have not picked, else next time. */
  price: number | null;
  loans: number | null;
}

export interface FieldView {
  price: number;
  loans: number | null;
  tiles: { tile: string; age: number }[];
}

export interface TrackView {
  track: Track;
  least: number;
  most: number;
  markers: number[];
  neutral: number | null;
  /** Printed in its spaces: prestige, progress, or prestige by unemployment. */
  values: number[];
  past_most: Gains;
  past_least: Gains;
  next: { space: number; mark: "attraction" | "upgrade" | "fair" | "point" | "population" | "end" } | null;
}

export interface TourismView {
  token: number | null;
  leader: number;
  level: number;
  up_to: number | null;
  losers: number[];
  ranks: number[];
}

/** A seat, or the tourist of nobody. */
export type Tourist = number | "neutral";

export interface PlacedView {
  tile: string;
  type: TileType;
  cell: string;
  /** From the hotel. */
  x: number;
  y: number;
  cubes: number;
  tourists: Tourist[];
  /** What activating it costs now; null: it cannot be. */
  cost: number | null;
  payable: boolean;
  gains: Gains;
  /** What neighbours add. */
  beside: Gains;
}

export interface MarkerView {
  corner: string;
  /** Of the upper left of its four cells. */
  x: number;
  y: number;
  full: boolean;
  free: string[];
}

export interface CityView {
  seat: number;
  tracks: Record<Track, number>;
  energy_cubes: number;
  plant: { level: number; activations: number; next_energy: number | null };
  /** How often prestige was taken. */
  tokens: number;
  /** Null where it is hidden. */
  prestige_total: number | null;
  total: number;
  parts: Record<Part, number>;
  final_price: number;
  fair: { employment: number; unemployment: number; progress: number; rank: number };
  allowed: number;
  made: number;
  tiles: PlacedView[];
  markers: MarkerView[];
  guests: { tourist: Tourist; tile: string | null; ready: boolean }[];
  tourist_host: number;
  types: Record<TileType, number>;
  hand: { tile: string; met: boolean[] }[] | null;
  hand_size: number;
  lakes: string[];
}

export interface SiteView {
  cell: string;
  x: number;
  y: number;
  fine: number;
  /** Which placement rules it breaks. */
  rules: ("A" | "B")[];
  gains: Gains;
  triggers: { tile: string; gains: Gains }[];
}

export interface PlanView {
  tile: string;
  price: number;
  loans: number;
  sites: SiteView[];
}

export interface CapitalsView extends GameView {
  edition: { name: string; title: string; hash: string; reconstructed: boolean };
  variant: "normal" | "more_choice";
  prosperity: "without" | "with";
  placement: "paid" | "strict";
  final_payment: string;
  players: number;
  round: number;
  age: number;
  phase: Phase;
  prosperity_rounds: number[];
  order: number[];
  initiative: ColumnView[];
  fields: FieldView[];
  pile: number;
  left_out: string[];
  gone: string[];
  plants: number[][];
  board: TrackView[];
  tourism: TourismView;
  cities: CityView[];
  placing: string | null;
  sinking: string | null;
  paying: string | null;
  owed: number;
  due: { tile: string | null; gains: Gains }[];
  plans: PlanView[];
}

export type Table = TableContext<CapitalsView>;

/** The city of a seat: a view has one for each. */
export function cityOf(view: CapitalsView, seat: number): CityView {
  const city = view.cities[seat];
  if (city === undefined) throw new RangeError(`no seat ${seat} in the view`);
  return city;
}

/** The seats in table order after one. */
export function othersAfter(view: CapitalsView, seat: number): number[] {
  return view.cities.slice(1).map((_, step) => (seat + step + 1) % view.cities.length);
}

export const tileKey = (tile: string): Key => `tile:${tile}`;
export const cellKey = (cell: string): Key => `cell:${cell}`;

/** The hotel lies on S19: cells are called by column and row. */
const HOTEL = { column: 18, row: 19 };

/** Where a cell lies, counted from the hotel. */
export function placeOf(cell: string): { x: number; y: number } {
  const found = /^([A-Z]+)(\d+)$/.exec(cell);
  if (found === null) throw new RangeError(`${cell} is no cell`);
  const column = [...(found[1] ?? "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { x: column - HOTEL.column, y: Number(found[2]) - HOTEL.row };
}

/** What building on a site would bring in all: the tile, older tiles, the fine. */
export function brought(site: SiteView): Gains {
  const sum: Gains = {};
  for (const gains of [site.gains, ...site.triggers.map((one) => one.gains)]) {
    for (const step of STEPS) if (gains[step] !== undefined) sum[step] = (sum[step] ?? 0) + gains[step];
  }
  return sum;
}

/** What a site brings beyond what every one of them does. */
export function beyond(site: SiteView, sites: readonly SiteView[]): Gains {
  const found: Gains = {};
  const own = brought(site);
  for (const step of STEPS) {
    const least = Math.min(...sites.map((one) => brought(one)[step] ?? 0));
    const more = (own[step] ?? 0) - least;
    if (more !== 0) found[step] = more;
  }
  return found;
}
