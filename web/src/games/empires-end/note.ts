/** What the question bar adds to an action: what it costs and brings, why, and what matters about it. */
import type { ActionNote, TableAction } from "../../lib/contract";
import { bandOf, conflictCard, limits, listed, neighbours, playPrice, quakeGains, taking } from "./numbers";
import { abilityText, each, effectOf } from "./say";
import {
  COIN_POINTS,
  empireOf,
  type EmpireView,
  type EmpiresView,
  type Goods,
  isResource,
  type PlaceView,
  type Resource,
  RESOURCES,
  SELL_COINS,
  type Table,
} from "./types";

type Amount = ActionNote["amounts"][number];

const MOST_KINDS = 2;

export function note(context: Table, action: TableAction): ActionNote | null {
  const { seat, view } = context;
  if (seat === null) return null;
  const empire = empireOf(view, seat);
  const [verb = "", first = "", second = ""] = action.move.split(":");
  switch (verb) {
    case "bid":
      return { amounts: [{ icon: second, count: 1, sign: "-" }] };
    case "free_bid":
    case "replace":
      return { amounts: [{ icon: "exhausted", count: 1 }], why: abilityText(context, `card:${first}`) };
    case "take":
      return takeNote(context, empire, first);
    case "ruin":
      return ruinNote(context, placeOf(empire, first));
    case "place":
      return placeNote(context, empire, empire.gained[0], placeOf(empire, first), []);
    case "play":
      return placeNote(context, empire, first, placeOf(empire, second), paid(empire, playPrice(context, empire, first).price));
    case "move":
      return placeNote(context, empire, first, placeOf(empire, second), []);
    case "sell":
      return { amounts: [{ icon: "coin", count: SELL_COINS, sign: "+" }] };
    case "buy_coin":
      return { amounts: [{ icon: "coin", count: 1, sign: "+" }, { icon: "points", count: COIN_POINTS, sign: "-" }] };
    case "convert":
      return convertNote(context, empire, `card:${first}`, second);
    case "trade":
      return convertNote(context, empire, `location:${first}`, second);
    case "repeat":
      return { amounts: [], why: abilityText(context, `card:${second}`) };
    case "repeat_at":
      return { amounts: [], why: abilityText(context, `location:${second}`) };
    case "restore": {
      const place = placeOf(empire, first);
      const amounts = [...paid(empire, place.restore_cost), { icon: "points", count: place.points, sign: "+" as const }];
      return { amounts, why: abilityText(context, `location:${first}`) };
    }
    case "suffer":
      return { amounts: [], why: [first, second].map((card) => abilityText(context, `card:${card}`)).join(" ") };
    case "commit":
      return commitNote(context, empire, Number(first), Number(second));
    case "finish": {
      const left = unused(context);
      return left.length > 0 ? { amounts: [], highlight: context.words.say("eeboard-unused", { list: left.join(", ") }) } : null;
    }
    default:
      return null;
  }
}

function placeOf(empire: EmpireView, location: string): PlaceView {
  const found = empire.row.find((place) => place.location === location);
  if (found === undefined) throw new RangeError(`there is no location ${location} in the row`);
  return found;
}

function gains(goods: Goods): Amount[] {
  return RESOURCES.filter((resource) => goods[resource] > 0).map((icon) => ({ icon, count: goods[icon], sign: "+" }));
}

/** A cost in hammers: hammers go first, as a coin can do all that a hammer can. */
function paid(empire: EmpireView, cost: number): Amount[] {
  const hammers = Math.min(cost, empire.resources?.hammer ?? cost);
  const amounts: Amount[] = [];
  if (hammers > 0 || cost === 0) amounts.push(cost === 0 ? { icon: "hammer", count: 0 } : { icon: "hammer", count: hammers, sign: "-" });
  if (cost > hammers) amounts.push({ icon: "coin", count: cost - hammers, sign: "-" });
  return amounts;
}

function takeNote(context: Table, empire: EmpireView, card: string): ActionNote | null {
  const { view, words } = context;
  const disaster = view.disasters.find((one) => one.card === card);
  if (disaster === undefined) return null;
  const { places, loss, gains: gained, silenced } = taking(context, empire, disaster);
  // The button has no room for all four kinds.
  const brought = gains(gained);
  const amounts = brought.length <= MOST_KINDS ? brought : [];
  if (loss > 0) amounts.push({ icon: "points", count: loss, sign: "-" });
  const why = [
    words.say(places.length > 1 ? "eeboard-loss-choice" : "eeboard-loss", {
      locations: places.map((place) => place.location),
      count: loss,
    }),
  ];
  if (silenced > 0) why.push(words.say("eeboard-note-silenced", { count: silenced }));
  if (brought.length > amounts.length) why.push(words.say("eeboard-note-receives", { resources: each(gained) }));
  why.push(words.say("eeboard-note-innovation", { text: abilityText(context, `card:${card}`) }));
  return { amounts, why: why.join(" ") };
}

function ruinNote(context: Table, place: PlaceView): ActionNote {
  const silenced = place.innovations.length;
  const amounts: Amount[] = [...gains(quakeGains(context, place)), { icon: "points", count: place.points, sign: "-" }];
  return silenced > 0 ? { amounts, why: context.words.say("eeboard-note-silenced", { count: silenced }) } : { amounts };
}

/** What an innovation would do under a location, where that depends on its neighbours. */
function placeNote(
  context: Table,
  empire: EmpireView,
  card: string | undefined,
  place: PlaceView,
  amounts: Amount[],
): ActionNote {
  const { words } = context;
  if (card === undefined) return { amounts };
  const effect = effectOf(context.piece(`card:${card}`));
  const neighbour = (effect.args as Record<string, unknown>)["neighbour"];
  const why = [abilityText(context, `card:${card}`)];
  if (typeof neighbour === "string") {
    const count = neighbours(empire, place.position, neighbour);
    why.push(words.say("eeboard-note-neighbours", { count }));
  }
  return { amounts, why: why.join(" ") };
}

function convertNote(context: Table, empire: EmpireView, source: string, output: string): ActionNote {
  const effect = effectOf(context.piece(source));
  const named = (effect.args as Record<string, unknown>)["resource"] as Resource;
  // Where the option lets a coin stand for wheat, it does so if there is none.
  const input = empire.resources?.[named] === 0 ? "coin" : named;
  const all = effect.message === "effect-convert-all" ? listed(effect) : [output].filter(isResource);
  const gained = RESOURCES.map((icon) => ({ icon, count: all.filter((one) => one === icon).length }));
  return {
    amounts: [
      { icon: input, count: 1, sign: "-" },
      ...gained.filter(({ count }) => count > 0).map(({ icon, count }) => ({ icon, count, sign: "+" as const })),
    ],
  };
}

function commitNote(context: Table, empire: EmpireView, axes: number, coins: number): ActionNote | null {
  const { view, words } = context;
  if (view.conflict === null) return null;
  const strength = (view.conflict.starting[empire.seat] ?? 0) + axes + coins;
  const band = bandOf(conflictCard(context, view.conflict.card), strength);
  const amounts: Amount[] = [{ icon: "strength", count: strength }];
  if (band !== null && band.points !== 0) {
    amounts.push({ icon: "points", count: Math.abs(band.points), sign: band.points > 0 ? "+" : "-" });
  }
  return { amounts, why: band === null ? words.say("eeboard-no-band") : words.say("eeboard-band", { limits: limits(band) }) };
}

/** What could still be done before finishing, in a few words each. */
export function unused(context: Table): string[] {
  const { view, words } = context;
  const sources = (...verbs: string[]): number => new Set(movesOf(view, verbs).map((move) => move.split(":")[1])).size;
  const industry = view.seat === null ? null : empireOf(view, view.seat).industry;
  const counts = {
    conversions: sources("convert", "trade"),
    repeats: sources("repeat", "repeat_at"),
    refreshes: sources("refresh", "refresh_at", "recover"),
    cards: movesOf(view, ["play", "sell"]).length > 0 ? (industry?.cards_left ?? 0) : 0,
    restores: movesOf(view, ["restore"]).length > 0 ? 1 : 0,
    swaps: movesOf(view, ["swap"]).length > 0 ? 1 : 0,
    moves: movesOf(view, ["move"]).length > 0 ? 1 : 0,
  };
  return Object.entries(counts).flatMap(([kind, count]) =>
    count > 0 ? [words.say(`eeboard-unused-${kind}`, { count })] : [],
  );
}

function movesOf(view: EmpiresView, verbs: readonly string[]): string[] {
  return view.moves.filter((move) => verbs.includes(move.split(":")[0] ?? ""));
}
