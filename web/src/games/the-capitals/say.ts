/** Things of the table in full sentences: for accessible names and explanations. */
import type { Score } from "../../frame/points";
import type { Piece, PieceEffect } from "../../lib/contract";
import { type CityView, type Gains, PARTS, type PlacedView, type SiteView, STEPS, type Table, type Tourist } from "./types";

/** A tile by the name of its edition, if it has one. */
export function tileName(context: Table, tile: string): string {
  const called = context.piece(`tile:${tile}`).facts[`name_${context.words.language}`];
  return typeof called === "string" ? called : context.words.name("tile", tile);
}

export const shapeOfTile = (piece: Piece): string => (piece.id === "lake" ? "tile-lake" : `tile-${piece.band}`);

/** The messages of effects that are over once a tile stands. */
const ONCE = new Set(["effect-gain", "effect-counted", "effect-pay", "effect-by-age", "effect-lake"]);
const REQUIREMENTS = new Set(["effect-first", "effect-most", "effect-fewest", "effect-has", "effect-plant-first"]);

export const isRequirement = ({ message }: PieceEffect): boolean => REQUIREMENTS.has(message);

/** What a tile that stands still does. */
export const lasting = (piece: Piece): PieceEffect[] =>
  piece.effects.filter((effect) => !ONCE.has(effect.message) && !isRequirement(effect));

export function effectTexts(context: Table, piece: Piece): string[] {
  return piece.effects.map((effect) => context.words.say(effect.message, effect.args));
}

/** "+2 culture, −$3": the words of effects, for any gains. */
export function gainText({ words }: Table, gains: Gains): string {
  return STEPS.flatMap((step) => {
    const count = gains[step];
    return count ? [words.say(`${count > 0 ? "plus" : "minus"}-${step}`, { count: Math.abs(count) })] : [];
  }).join(", ");
}

export function touristName(context: Table, tourist: Tourist): string {
  const { words, names } = context;
  return tourist === "neutral" ? words.say("capboard-tourist-neutral") : words.say("capboard-tourist", { seat: tourist }, names);
}

/** The points of a city by kind. Loans of the last payment are in the prestige once it is paid. */
export function scoreOf({ view, words }: Table, { seat, parts, total }: CityView): Score {
  const told = PARTS.filter((part) => part !== "loans" || !view.over);
  return { seat, parts: told.map((part) => ({ name: words.name("part", part), points: parts[part] })), total };
}

/** Where a piece is from: most are made here. */
export function originText({ words }: Table, piece: Piece): string {
  const origin = piece.facts["provenance"];
  return typeof origin === "string" ? words.say(`capboard-origin-${origin}`) : "";
}

/** How a tile stands in a city now. */
export function placedStatus(context: Table, placed: PlacedView): string[] {
  const { words } = context;
  const told: string[] = [];
  if (placed.cost !== null) told.push(words.say("capboard-cost-now", { count: placed.cost, cubes: placed.cubes }));
  const beside = gainText(context, placed.beside);
  if (beside !== "") told.push(words.say("capboard-beside", { changes: beside }));
  for (const tourist of placed.tourists) told.push(words.say("capboard-hosts", { who: touristName(context, tourist) }));
  return told;
}

/** What building on a site costs and brings, in sentences. */
export function siteTexts(context: Table, site: SiteView): string[] {
  const { words } = context;
  const told = [site.fine > 0 ? words.say("capboard-fine", { count: site.fine }) : words.say("capboard-no-fine")];
  for (const rule of site.rules) told.push(words.say(`capboard-breaks-${rule.toLowerCase()}`));
  const own = gainText(context, site.gains);
  if (own !== "") told.push(words.say("capboard-gives", { changes: own }));
  for (const { tile, gains } of site.triggers) {
    told.push(words.say("capboard-triggers", { tile: tileName(context, tile), changes: gainText(context, gains) }));
  }
  return told;
}

/** The rules that placement rests on. */
export const PLACEMENT_RULES = ["CAP-PLC-01", "CAP-PLC-02", "CAP-PLC-03"];
