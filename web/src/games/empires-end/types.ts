/** The view of Empire's End as the server sends it: the twin of pentapolis/games/empires_end/view.py. */
import type { GameView, Key, TableContext } from "../../lib/contract";

export const RESOURCES = ["wheat", "hammer", "axe", "coin"] as const;
export const LOCATION_TYPES = ["city", "town", "army", "road", "farm"] as const;
export const PARTS = ["track", "locations", "innovations"] as const;
/** The codes of the progress track and the phases they stand for. */
export const PHASES = {
  D: "disaster",
  DD: "double_disaster",
  E: "economy",
  I: "industry",
  C: "conflict",
  EI: "economy_industry",
} as const;

export type Resource = (typeof RESOURCES)[number];
export type LocationType = (typeof LOCATION_TYPES)[number];
export type Part = (typeof PARTS)[number];
export type Code = keyof typeof PHASES;
export type Phase = (typeof PHASES)[Code];
export type Goods = Record<Resource, number>;

/** Constants of the rulebook. */
export const SELL_COINS = 1;
export const COIN_POINTS = 2;
export const FEW_RESOURCES = 5;

export interface DisasterView {
  card: string;
  /** Positions count from 1. */
  target: number;
  /** Besides coins. */
  accepts: Resource[];
  pot: Goods;
  taken_by: number | null;
}

export interface InnovationView {
  card: string;
  exhausted: boolean;
  active: boolean;
}

export interface PlaceView {
  position: number;
  location: string;
  type: LocationType;
  points: number;
  /** What restoring would cost now. */
  restore_cost: number;
  healthy: boolean;
  /** The disasters that aim at it. */
  threatened: string[];
  innovations: InnovationView[];
}

export interface EmpireView {
  seat: number;
  /** On the score track. */
  score: number;
  /** If it ended now; of others without what their hidden resources score. */
  total: number;
  parts: Record<Part, number>;
  resources: Goods | null;
  hand: string[] | null;
  hand_size: number;
  strength: number;
  /** The part of the phase being played. */
  part: "economy" | "industry" | null;
  /** In a phase all play at the same time: nothing left to decide. */
  done: boolean;
  /** Innovations waiting for a place. */
  gained: string[];
  row: PlaceView[];
  industry: IndustryView | null;
}

/** A card or location that makes playing cards cheaper, and for how many cards it is still good. */
export interface DiscountView {
  source: string;
  hammers: number;
  cards: number;
}

export interface IndustryView {
  cards_left: number;
  restores_left: number;
  discounts: DiscountView[];
  /** What the own hand cards cost now; null for others. */
  costs: Record<string, number> | null;
}

/** When an ability works. */
export const MOMENTS = ["disaster", "economy", "industry", "conflict", "end", "destroyed"] as const;
export type Moment = (typeof MOMENTS)[number];

/** The colour of each moment, and of each type of location. */
export const BANDS: Readonly<Record<Moment, string>> = {
  disaster: "ember",
  economy: "green",
  industry: "brown",
  conflict: "red",
  end: "blue",
  destroyed: "purple",
};
export const LOCATION_BANDS: Readonly<Record<LocationType, string>> = {
  city: "gold",
  town: "blue",
  army: "red",
  road: "grey",
  farm: "green",
};

/** A secret bid once it is revealed. */
export interface BidView {
  axes: number;
  coins: number;
}

export interface ConflictView {
  card: string;
  /** By seat, as are the others. */
  starting: number[];
  committed: boolean[];
  bids: (BidView | null)[];
  /** Once the bids are revealed. */
  strengths: (number | null)[];
  winners: number[];
}

/** What a band or a victory gave. */
export interface RewardView {
  points: number;
  /** Each token. */
  resources: Resource[];
  refresh: number;
}

/** One seat in a conflict that has been fought. */
export interface ForceView {
  starting: number;
  axes: number;
  coins: number;
  strength: number;
  /** Null for a strength between the bands. */
  band: RewardView | null;
  /** The two locations that an upheaval made trade places; empty without one. */
  swapped: string[];
}

/** The last conflict whose bids were revealed, until those of the next are. */
export interface FoughtView {
  card: string;
  /** By seat. */
  forces: ForceView[];
  winners: number[];
  victory: RewardView;
}

export interface EmpiresView extends GameView {
  edition: { name: string; title: string; hash: string; reconstructed: boolean };
  variant: "normal" | "lightning";
  players: number;
  track: Code[];
  /** -1 before the first space, as many as there are at the end. */
  space: number;
  phase: Phase | null;
  first: number;
  /** Who is on turn while a disaster is open; another may be asked whether to replace it. */
  turn: number | null;
  disasters: DisasterView[];
  conflict: ConflictView | null;
  last_conflict: FoughtView | null;
  empires: EmpireView[];
  deck: number;
  discard: string[];
  conflict_deck: number;
  conflict_discard: string[];
}

export type Table = TableContext<EmpiresView>;

/** The empire of a seat: a view has one for each. */
export function empireOf(view: EmpiresView, seat: number): EmpireView {
  const empire = view.empires[seat];
  if (empire === undefined) throw new RangeError(`no seat ${seat} in the view`);
  return empire;
}

/** The seats in table order after one. */
export function othersAfter(view: EmpiresView, seat: number): number[] {
  return view.empires.slice(1).map((_, step) => (seat + step + 1) % view.empires.length);
}

/** How many tokens in all. */
export function tokens(goods: Goods): number {
  return RESOURCES.reduce((sum, resource) => sum + goods[resource], 0);
}

export function isResource(id: string): id is Resource {
  return (RESOURCES as readonly string[]).includes(id);
}

export function resourceKey(resource: Resource): Key {
  return `resource:${resource}`;
}
