/** Things of the table in full sentences: for accessible names and explanations. */
import type { Score } from "../../frame/points";
import type { Piece, PieceEffect } from "../../lib/contract";
import {
  type EmpireView,
  type Goods,
  type InnovationView,
  type Moment,
  MOMENTS,
  PARTS,
  type PlaceView,
  RESOURCES,
  type Table,
} from "./types";

/** The type of a disaster card: `fire` of `fire_01`. */
export function typeOf(card: string): string {
  return card.slice(0, card.lastIndexOf("_"));
}

/** The ability of a location or disaster card: all it has, besides the disaster on top of the card. */
export function effectOf(piece: Piece): PieceEffect {
  const effect = piece.effects.at(-1);
  if (effect === undefined) throw new RangeError(`${piece.kind}:${piece.id} has no ability`);
  return effect;
}

export function phaseOf(piece: Piece): Moment {
  const found = MOMENTS.find((moment) => moment === piece.back);
  if (found === undefined) throw new RangeError(`${piece.kind}:${piece.id} works in no known phase: ${piece.back}`);
  return found;
}

/** The sentence of an ability. */
export function effectText(context: Table, effect: PieceEffect): string {
  return context.words.say(effect.message, effect.args);
}

export function abilityText(context: Table, key: string): string {
  return effectText(context, effectOf(context.piece(key)));
}

/** The points of an empire by kind. */
export function scoreOf({ words }: Table, { seat, parts, total }: EmpireView): Score {
  return { seat, parts: PARTS.map((part) => ({ name: words.name("part", part), points: parts[part] })), total };
}

/** The tokens one by one, as the texts count them. */
export function each(goods: Goods): string[] {
  return RESOURCES.flatMap((resource) => Array.from({ length: goods[resource] }, () => resource));
}

/** The accessible name of a card: what it is called, when it works, what it does, and how it stands. */
export function cardLabel(context: Table, card: string, status: string): string {
  const { words } = context;
  const piece = context.piece(`card:${card}`);
  const when = words.say(`eeboard-works-${phaseOf(piece)}`);
  return [`${words.name("card", card)}.`, status, when, effectText(context, effectOf(piece))].filter(Boolean).join(" ");
}

export function innovationStatus(context: Table, seat: number, place: PlaceView, innovation: InnovationView): string {
  const { words, names } = context;
  const told = [words.say("eeboard-under", { location: place.location, seat }, names)];
  if (!innovation.active) told.push(words.say("eeboard-silent"));
  if (innovation.exhausted) told.push(words.say("eeboard-exhausted"));
  return told.join(" ");
}

export function placeStatus(context: Table, place: PlaceView): string[] {
  const { words } = context;
  const told = place.healthy
    ? [words.say("eeboard-healthy", { count: place.points })]
    : [words.say("eeboard-ruined", { count: place.points, cost: place.restore_cost })];
  if (place.threatened.length > 0) told.push(words.say("eeboard-threatened", { cards: place.threatened }));
  return told;
}

export function placeLabel(context: Table, empire: EmpireView, place: PlaceView): string {
  const { words, names } = context;
  return [
    `${words.name("location", place.location)}.`,
    words.say("eeboard-place-of", { number: place.position, seat: empire.seat }, names),
    ...placeStatus(context, place),
    place.healthy ? abilityText(context, `location:${place.location}`) : "",
    place.innovations.length > 0
      ? words.say("eeboard-innovations-here", { cards: place.innovations.map((one) => one.card) })
      : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Is the source of an ability a location? Else it is a card. */
export function isLocation({ sheet }: Table, id: string): boolean {
  return (sheet.pieces["location"] ?? []).some((piece) => piece.id === id);
}
