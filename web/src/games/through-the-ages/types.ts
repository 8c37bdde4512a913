/** The view of Through the Ages as the server sends it: the twin of pentapolis/games/through_the_ages/view.py. */
import type { GameView, Key, Piece, TableContext } from "../../lib/contract";

export const AGES = ["A", "I", "II", "III", "IV"] as const;
/** The types of technologies that take workers, as they lie on the mat. */
export const COLUMNS = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air_force",
] as const;
export const URBAN: ReadonlySet<string> = new Set(["lab", "temple", "library", "theater", "arena"]);
export const RATINGS = ["culture", "science", "strength", "happiness"] as const;

/** What the board prints under its banks: how many tokens lie in each part, from the one that empties first. */
export const YELLOW_PARTS = [
  { tokens: 2, cost: 2, food: 0 },
  { tokens: 4, cost: 3, food: 1 },
  { tokens: 4, cost: 4, food: 2 },
  { tokens: 4, cost: 5, food: 3 },
  { tokens: 4, cost: 7, food: 4 },
] as const;
export const BLUE_PARTS = [
  { tokens: 6, corruption: 2 },
  { tokens: 5, corruption: 4 },
  { tokens: 5, corruption: 6 },
] as const;

/** Happy faces that are needed, by the tokens left in the yellow bank (TTA-DIS-01). */
const HAPPY_NEEDED = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0];
export const happyNeeded = (yellow: number): number => HAPPY_NEEDED[Math.min(yellow, HAPPY_NEEDED.length - 1)] ?? 0;

export type Column = (typeof COLUMNS)[number];
export type Rating = (typeof RATINGS)[number];

export interface PartView {
  source: string;
  number: number;
}

export interface CostView {
  cost: number;
  parts: PartView[];
}

export interface SpaceView {
  space: string;
  card: string | null;
  /** For the reader, in civil actions. */
  cost: number | null;
  parts: PartView[];
  /** Removed when the next turn begins. */
  goes: boolean;
}

export interface TechnologyView {
  card: string;
  type: Column;
  level: number;
  workers: number;
  /** Blue ones. */
  tokens: number;
  cost: CostView;
  upgrades: { card: string; cost: CostView }[];
}

export interface UnfinishedView {
  card: string;
  built: number;
  stages: number[];
  next: number[];
  scores: number;
}

export interface PactView {
  card: string;
  owner: number;
  partner: number;
  side: "A" | "B";
}

export interface HandView {
  card: string;
  develop: CostView | null;
  revolution: CostView | null;
  /** An action card taken in this phase. */
  fresh: boolean;
}

export interface PlayerView {
  seat: number;
  resigned: boolean;
  culture: number;
  science: number;
  culture_rate: number;
  science_rate: number;
  strength: number;
  happy: number;
  happy_needed: number;
  discontent: number;
  parts: Record<string, PartView[]>;
  yellow: number;
  unused: number;
  workers: number;
  blue: number;
  corruption: number;
  consumption: number;
  population_cost: CostView | null;
  food: number;
  resources: number;
  food_production: number;
  resource_production: number;
  ca: number;
  ca_total: number;
  ma: number;
  ma_total: number;
  temporary: Record<string, number>;
  civil: HandView[];
  civil_limit: number;
  military: string[] | null;
  military_count: number;
  military_limit: number;
  technologies: TechnologyView[];
  government: string;
  urban_limit: number;
  specials: string[];
  leader: string | null;
  wonders: { card: string; ruined: boolean; homer: boolean }[];
  unfinished: UnfinishedView | null;
  colonies: string[];
  colonization: number;
  tactic: { card: string; exclusive: boolean; strength: number } | null;
  war: { card: string; seat: number; rival: number; strengths: number[] } | null;
  pact: PactView | null;
  antiquated: string[] | null;
  politics_lost: boolean;
}

export interface ForecastView {
  excess: number;
  leader_culture: number;
  uprising: boolean;
  science: number;
  culture: number;
  corruption: number;
  food: number;
  consumption: number;
  hunger: number;
  hunger_culture: number;
  resources: number;
  draw: number;
  after: Record<string, number>;
}

export interface AttackView {
  card: string;
  rival: number;
  cost: number;
  mine: number;
  theirs: number;
  reach: number;
  reason: string | null;
}

export interface AgesView extends GameView {
  age: (typeof AGES)[number];
  last_age: (typeof AGES)[number];
  round: number;
  last_round: number | null;
  first: number;
  current_player: number;
  phase: string;
  peaceful: boolean;
  row: SpaceView[];
  civil_deck: number;
  military_deck: number;
  military_discards: number;
  events: {
    current: number;
    current_age: string | null;
    top: string | null;
    known: string[];
    future: number;
    future_by: number[];
    future_known: string[];
    past: string[];
  };
  tactics: { card: string; seats: number[] }[];
  event: string | null;
  players: PlayerView[];
  aggression: {
    card: string;
    seat: number;
    rival: number;
    strength: number;
    defence: number | null;
    best: number | null;
    cards: number;
    laid: string[] | null;
  } | null;
  auction: {
    card: string;
    bid: number;
    bidder: number | null;
    bidders: number[];
    largest: number | null;
    parts: PartView[];
    sent: Record<string, number> | null;
    cards: string[];
    spared: number;
    force: number;
  } | null;
  offer: PactView | null;
  budget: number;
  discount: number;
  forecast: ForecastView | null;
  warnings: { message: string; args: Record<string, unknown> }[];
  attacks: AttackView[];
  /** After the end: what each event of Age III, or a leader, brought to every seat. */
  final: { card: string; points: number[] }[];
}

export type Table = TableContext<AgesView>;

/** The civilization of a seat: a view has one for each. */
export function playerOf(view: AgesView, seat: number): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat} in the view`);
  return player;
}

/** The seats in table order after one. */
export function othersAfter(view: AgesView, seat: number): number[] {
  return view.players.slice(1).map((_, step) => (seat + step + 1) % view.players.length);
}

/** Questions about what a rival has: `details` says whose. */
const ABOUT_RIVALS: ReadonlySet<string> = new Set(["ask-raze", "ask-annex", "ask-infiltrate", "ask-spoils", "ask-destroy-other"]);

/** The rival whose things the reader is asked about, if it is one. */
export function rivalInQuestion({ seat, to_act, question, details }: AgesView): number | null {
  if (seat === null || question === null || !to_act.includes(seat) || !ABOUT_RIVALS.has(question)) return null;
  return typeof details["seat"] === "number" ? details["seat"] : null;
}

/** Whether moves speak of the cards that lie at a seat: the own ones, or those of the rival in question. */
export const actsOn = ({ view, seat }: Table, owner: number): boolean => owner === (rivalInQuestion(view) ?? seat);

export const cardKey = (card: string): Key => `card:${card}`;
export const levelOf = (piece: Piece): number => Number(piece.facts["level"] ?? 0);

/** How the tokens of a bank lie: those taken are missing from the part that empties first. */
export function filled<Part extends { readonly tokens: number }>(parts: readonly Part[], left: number): (Part & { left: number })[] {
  let rest = left;
  // The last part empties last: it is filled first.
  const found = parts.toReversed().map((part) => {
    const here = Math.min(rest, part.tokens);
    rest -= here;
    return { ...part, left: here };
  });
  return found.toReversed();
}
