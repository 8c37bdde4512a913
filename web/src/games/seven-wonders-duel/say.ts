/** Things of the table in full sentences: for accessible names and explanations. */
import type { Score } from "../../frame/points";
import type { Piece } from "../../lib/contract";
import { coveredBy } from "./geometry";
import { effectText } from "./note";
import { priceTotal } from "./prices";
import { cityOf, type CityView, type Duel, PARTS, type Price, type SlotView, type WonderView } from "./types";

/** "Age I, blue card." */
export function kindText({ words }: Duel, piece: Piece): string {
  if (piece.kind !== "card") return "";
  const age = piece.back === "guild" ? 3 : Number(piece.back);
  return words.say("text-card", { age, colour: piece.band });
}

/** The printed cost: "Cost: 2 Clay, 1 Glass." */
export function costText({ words }: Duel, piece: Piece): string {
  const costs = piece.cost.map(({ what, count }) =>
    what === "coin"
      ? words.say("price-coins", { price: count })
      : words.say("counted-resource", { count, name: words.name("resource", what) }),
  );
  return costs.length > 0 ? words.say("text-cost", { costs }) : words.say("text-no-cost");
}

/** The accessible name of a thing: what it is called, what it is, what it does, and how it stands. */
export function label(context: Duel, piece: Piece, status: string): string {
  const { words } = context;
  const effects = piece.effects.map((effect) => effectText(context, effect));
  return [`${words.name(piece.kind, piece.id)}.`, kindText(context, piece), status, ...effects].filter(Boolean).join(" ");
}

/** How a card of the structure stands for the seat at the bottom. */
export function slotStatus(context: Duel, slot: SlotView): string {
  const { words, view, near, seat, names } = context;
  const price = slot.prices?.[near];
  if (!slot.accessible || price === undefined) {
    return words.say("board-state-covered", { count: coveredBy(slot, view.structure) });
  }
  const cost = priceTotal(words, price);
  const told =
    seat === null
      ? [words.say("board-state-open", { seat: near, cost }, names)]
      : [words.say("board-state-open-own", { cost })];
  if (seat !== null && tooDear(context, seat, price)) {
    told.push(words.say("board-state-poor", { coins: cityOf(view, seat).coins }));
  }
  if (slot.card !== null && winsWith(context, "card", slot.card)) told.push(words.say("board-state-wins"));
  return told.join(" ");
}

export function wonderStatus(context: Duel, city: CityView, wonder: WonderView): string {
  const { words, seat, names } = context;
  if (wonder.price === null) {
    return wonder.under === null ? "" : words.say("board-state-built", { card: wonder.under });
  }
  const cost = priceTotal(words, wonder.price);
  if (city.seat !== seat) return words.say("board-state-unbuilt", { seat: city.seat, cost }, names);
  const told = [words.say("board-state-unbuilt-own", { cost })];
  if (tooDear(context, seat, wonder.price)) told.push(words.say("board-state-poor", { coins: city.coins }));
  if (winsWith(context, "wonder", wonder.wonder)) told.push(words.say("board-state-wins"));
  return told.join(" ");
}

/** The points of a city by kind. */
export function scoreOf({ words }: Duel, { seat, points, total }: CityView): Score {
  return { seat, parts: PARTS.map((part) => ({ name: words.say(`part-${part}`), points: points[part] })), total };
}

export function tooDear({ view }: Duel, seat: number, price: Price): boolean {
  return price.total > cityOf(view, seat).coins;
}

/** A move that speaks of the thing wins the game at once. */
export function winsWith({ view }: Duel, kind: "card" | "wonder" | "token", id: string): boolean {
  return view.wins.some((move) => {
    const [verb, first, second] = move.split(":");
    if (kind === "wonder") return verb === "raise" && first === id;
    if (kind === "token") return verb === "learn" && first === id;
    // A wonder that wins does so with any card, so its moves say nothing about the card.
    return (verb === "build" || verb === "revive") && first === id && second === undefined;
  });
}
