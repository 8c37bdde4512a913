/** Numbers people want: what a disaster would destroy and bring, what a strength is worth, what is still unused. */
import type { PieceEffect } from "../../lib/contract";
import { effectOf } from "./say";
import { type DisasterView, type EmpireView, type Goods, type PlaceView, type Resource, RESOURCES, type RewardView, type Table } from "./types";

export const NO_GOODS: Goods = { wheat: 0, hammer: 0, axe: 0, coin: 0 };

/** What a disaster on a position would destroy: that location, or the nearest healthy ones; more than one is a choice. */
export function struck(empire: EmpireView, target: number): PlaceView[] {
  const distance = (place: PlaceView): number => Math.abs(place.position - target);
  const healthy = empire.row.filter((place) => place.healthy);
  const nearest = Math.min(...healthy.map(distance));
  return healthy.filter((place) => distance(place) === nearest);
}

/** What earthquake innovations under a location give when it is destroyed. */
export function quakeGains(context: Table, place: PlaceView): Goods {
  const gained = { ...NO_GOODS };
  for (const { card, active } of place.innovations) {
    const effect = effectOf(context.piece(`card:${card}`));
    if (!active || effect.message !== "effect-quake-gain") continue;
    for (const resource of listed(effect)) gained[resource] += 1;
  }
  return gained;
}

export interface Taking {
  /** What may be destroyed. */
  places: PlaceView[];
  /** Points of the least valuable of them. */
  loss: number;
  /** The pot, and what lies under the location that is lost. */
  gains: Goods;
  /** Innovations that no longer work. */
  silenced: number;
}

/** What taking a disaster would do to an empire now. */
export function taking(context: Table, empire: EmpireView, disaster: DisasterView): Taking {
  const places = struck(empire, disaster.target);
  const cheapest = places.toSorted((a, b) => a.points - b.points)[0];
  const quake = cheapest === undefined ? NO_GOODS : quakeGains(context, cheapest);
  return {
    places,
    loss: cheapest?.points ?? 0,
    gains: added(disaster.pot, quake),
    silenced: cheapest?.innovations.length ?? 0,
  };
}

export function added(one: Goods, other: Goods): Goods {
  return Object.fromEntries(RESOURCES.map((resource) => [resource, one[resource] + other[resource]])) as Goods;
}

/** The resources an effect names, one by one. */
export function listed(effect: PieceEffect): Resource[] {
  return ((effect.args as Record<string, unknown>)["resources"] ?? []) as Resource[];
}

/** How many neighbours of a position count for `healthy_farm` or `destroyed_any`. */
export function neighbours(empire: EmpireView, position: number, neighbour: string): number {
  const [state, type = "any"] = neighbour.split("_");
  return empire.row.filter((place) => {
    if (Math.abs(place.position - position) !== 1) return false;
    const fits = state === "any" || place.healthy === (state === "healthy");
    return fits && (type === "any" || place.type === type);
  }).length;
}

/** A row of a conflict card, or its victory bonus. */
export interface Band extends RewardView {
  /** Null: no limit on that side. */
  least: number | null;
  most: number | null;
}

export interface ConflictCard {
  victory: Band;
  /** From the strongest to the weakest. */
  bands: Band[];
  upheaval: { rank: number; position: number };
}

/** What is printed on a conflict card. */
export function conflictCard(context: Table, card: string): ConflictCard {
  const { effects } = context.piece(`conflict:${card}`);
  const args = (effect: PieceEffect): Record<string, unknown> => effect.args as Record<string, unknown>;
  const band = (effect: PieceEffect): Band => ({
    least: (args(effect)["least"] as number | undefined) ?? null,
    most: (args(effect)["most"] as number | undefined) ?? null,
    points: Number(args(effect)["points"]),
    resources: listed(effect),
    refresh: Number(args(effect)["count"]),
  });
  const victory = effects.find((effect) => effect.message === "effect-victory");
  const upheaval = effects.find((effect) => effect.message === "effect-upheaval");
  if (victory === undefined || upheaval === undefined) throw new RangeError(`conflict:${card} is not a conflict card`);
  return {
    victory: band(victory),
    bands: effects.filter((effect) => effect.message.startsWith("effect-band")).map(band),
    upheaval: { rank: Number(args(upheaval)["rank"]), position: Number(args(upheaval)["number"]) },
  };
}

/** The band a strength falls into; there are strengths between the bands. */
export function bandOf(card: ConflictCard, strength: number): Band | null {
  const fits = (band: Band): boolean =>
    (band.least === null || strength >= band.least) && (band.most === null || strength <= band.most);
  return card.bands.find(fits) ?? null;
}

/** Is a strength in the band below which there is no other? */
export function isLow(card: ConflictCard, strength: number): boolean {
  const least = (band: Band): number => band.least ?? -Infinity;
  const band = bandOf(card, strength);
  return band !== null && card.bands.every((other) => least(other) >= least(band));
}

/** The limits of a band as printed: `7+`, `5–6`, `≤ 2`. */
export function limits({ least, most }: Band): string {
  if (least === null) return `≤ ${most ?? ""}`;
  if (most === null) return `${least}+`;
  return least === most ? `${least}` : `${least}–${most}`;
}

/** The two locations that an upheaval would swap in an empire; null when it changes nothing. */
export function upheavalOf(empire: EmpireView, { rank, position }: ConflictCard["upheaval"]): [PlaceView, PlaceView] | null {
  const healthy = empire.row.filter((place) => place.healthy).toSorted((a, b) => b.points - a.points);
  const named = healthy[rank - 1] ?? healthy.at(-1);
  const there = empire.row.find((place) => place.position === position);
  return named === undefined || there === undefined || named === there ? null : [named, there];
}

/** What playing a hand card costs now. */
export function playPrice(context: Table, empire: EmpireView, card: string): { price: number; printed: number } {
  const printed = context.piece(`card:${card}`).cost.find(({ what }) => what === "hammer")?.count ?? 0;
  return { price: empire.industry?.costs?.[card] ?? printed, printed };
}
