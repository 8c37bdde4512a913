/** What the question bar adds to an action: what it costs and brings, why, and what matters about it. */
import type { ActionNote, TableAction } from "../../lib/contract";
import { effectTexts, partTexts, sentences, sourceText } from "./say";
import { cardKey, type CostView, type PlayerView, playerOf, type Table } from "./types";

type Amount = ActionNote["amounts"][number];

export function note(context: Table, action: TableAction): ActionNote | null {
  const { seat, view } = context;
  if (seat === null) return null;
  const me = playerOf(view, seat);
  const [verb = "", first = "", second = ""] = action.move.split(":");
  switch (verb) {
    case "take":
      return takeNote(context, first);
    case "increase":
      return me.population_cost === null ? null : paid(context, "food", me.population_cost, usually(context, civil(1)));
    case "build":
      return buildNote(context, me, first);
    case "muster":
      return musterNote(context, me, first);
    case "upgrade":
      return upgradeNote(context, me, first, second);
    case "develop":
      return developNote(context, me, first, "develop");
    case "revolt":
      return developNote(context, me, first, "revolution");
    case "stage":
      return stageNote(context, me, Number(first));
    case "destroy":
    case "lead":
      return { amounts: [civil(1)], why: words(context, first) };
    case "play":
      return { amounts: paysLater(context, first) ? [] : [civil(1)], why: words(context, first) };
    case "disband":
    case "tactic":
      return { amounts: [military(1)], why: words(context, first) };
    case "copy":
      return { amounts: [military(2)], why: words(context, first) };
    case "prepare":
      return { amounts: [], why: words(context, first) };
    case "attack":
    case "declare":
      return attackNote(context, first, Number(second));
    case "offer":
    case "offer_as_b":
      return { amounts: [], why: words(context, first) };
    case "end_turn":
      return endNote(context);
    case "bid":
      return bidNote(context, Number(first));
    case "defend":
      return defendNote(context, first);
    default:
      return null;
  }
}

const civil = (count: number): Amount => ({ icon: "civil_action", count, sign: "-" });
const military = (count: number): Amount => ({ icon: "military_action", count, sign: "-" });
const words = (context: Table, card: string): string => sentences(effectTexts(context, context.piece(cardKey(card))));

/** Cards and events order actions that cost none of one's own (TTA-ACARD-02, TTA-CUR-08). */
const ORDERED: ReadonlySet<string> = new Set(["ask-card", "ask-development", "ask-build-free"]);
const ordered = ({ view }: Table): boolean => view.question !== null && ORDERED.has(view.question);
const usually = (context: Table, amount: Amount): Amount[] => (ordered(context) ? [] : [amount]);
/** Breakthrough is paid for with what it develops: a revolution takes all actions anyway (TTA-REV-05). */
const paysLater = (context: Table, card: string): boolean =>
  context.piece(cardKey(card)).effects.some(({ message }) => message === "action-develop");

/** A price of the mat, for what is asked: an event may give the thing, or it and a card make it cheaper. */
function asked({ view }: Table, { cost, parts }: CostView): CostView {
  if (view.question === "ask-build-free") return { cost: 0, parts: [] };
  return view.discount === 0 ? { cost, parts } : cheaper({ cost, parts }, view.discount, "discount");
}

const cheaper = ({ cost, parts }: CostView, less: number, source: string): CostView => ({
  cost: Math.max(0, cost - less),
  parts: [...parts, { source, number: -less }],
});

function paid(context: Table, icon: string, cost: CostView, more: Amount[] = []): ActionNote {
  const amounts = [...more, ...(cost.cost > 0 ? [{ icon, count: cost.cost, sign: "-" as const }] : [])];
  return cost.parts.length > 1 ? { amounts, why: partTexts(context, cost.parts) } : { amounts };
}

function takeNote(context: Table, space: string): ActionNote | null {
  const found = context.view.row.find((one) => one.space === space);
  if (found?.card == null || found.cost === null) return null;
  const why = found.parts.length > 1 ? `${partTexts(context, found.parts)}. ` : "";
  return { amounts: found.cost > 0 ? [civil(found.cost)] : [], why: why + words(context, found.card) };
}

const isUnit = (context: Table, card: string): boolean => context.piece(cardKey(card)).band === "unit";
const spent = (context: Table, card: string): Amount[] => usually(context, isUnit(context, card) ? military(1) : civil(1));

function buildNote(context: Table, me: PlayerView, card: string): ActionNote | null {
  const technology = me.technologies.find((one) => one.card === card);
  if (technology === undefined) return null;
  const found = paid(context, "resource", asked(context, technology.cost), spent(context, card));
  return { ...found, why: [words(context, card), found.why].filter(Boolean).join(" ") };
}

/** Barbarossa: a worker and a unit, each cheaper, for one military action. */
function musterNote(context: Table, me: PlayerView, card: string): ActionNote | null {
  const technology = me.technologies.find((one) => one.card === card);
  if (technology === undefined || me.population_cost === null || me.leader === null) return null;
  const ability = context.piece(cardKey(me.leader)).effects.find(({ message }) => message === "ability-population-and-unit");
  const less = Number(ability?.args["count"] ?? 0);
  const food = cheaper(me.population_cost, less, me.leader);
  const resource = cheaper(technology.cost, less, me.leader);
  const amounts = [...paid(context, "food", food, [military(1)]).amounts, ...paid(context, "resource", resource).amounts];
  return { amounts, why: words(context, card) };
}

function upgradeNote(context: Table, me: PlayerView, from: string, to: string): ActionNote | null {
  const cost = me.technologies.find((one) => one.card === from)?.upgrades.find((one) => one.card === to)?.cost;
  return cost === undefined ? null : paid(context, "resource", asked(context, cost), spent(context, to));
}

function developNote(context: Table, me: PlayerView, card: string, way: "develop" | "revolution"): ActionNote | null {
  const cost = me.civil.find((one) => one.card === card)?.[way];
  if (cost === undefined || cost === null) return null;
  // Breakthrough is paid for here.
  const free = context.view.question === "ask-development";
  const found = paid(context, "science", cost, way === "develop" && !free ? [civil(1)] : []);
  const all = way === "revolution" ? { highlight: context.words.say("ttaboard-all-actions") } : {};
  return { ...found, why: [words(context, card), found.why].filter(Boolean).join(" "), ...all };
}

function stageNote(context: Table, me: PlayerView, count: number): ActionNote | null {
  const cost = me.unfinished?.next[count - 1];
  if (cost === undefined || me.unfinished === null) return null;
  const last = me.unfinished.built + count === me.unfinished.stages.length;
  const amounts: Amount[] = [civil(1), { icon: "resource", count: cost, sign: "-" }];
  return { amounts, ...(last ? { highlight: context.words.say("ttaboard-completes", { card: me.unfinished.card }) } : {}) };
}

function attackNote(context: Table, card: string, rival: number): ActionNote | null {
  const found = context.view.attacks.find((one) => one.card === card && one.rival === rival);
  if (found === undefined) return null;
  const { words: say } = context;
  const sum = say.say(found.reach > found.theirs ? "ttaboard-attack-reach" : "ttaboard-attack", {
    mine: found.mine,
    theirs: found.theirs,
    reach: found.reach,
  });
  return { amounts: found.cost > 0 ? [military(found.cost)] : [], why: `${sum} ${words(context, card)}` };
}

/** What a card adds, and whether that is enough. */
function defendNote(context: Table, card: string): ActionNote | null {
  const { aggression } = context.view;
  if (aggression?.defence == null) return null;
  const adds = Number(context.piece(cardKey(card)).facts["defense"] ?? 1);
  const sum = aggression.defence + adds;
  const missing = aggression.strength - sum;
  const amounts: Amount[] = [{ icon: "defense", count: adds, sign: "+" }];
  const told = { have: aggression.defence, adds, sum, strength: aggression.strength, missing };
  return missing <= 0
    ? { amounts, highlight: context.words.say("ttaboard-defence-holds", told) }
    : { amounts, why: context.words.say("ttaboard-defence-short", told) };
}

/** The own force beside the lowest bid: it is the same for all. */
function bidNote(context: Table, bid: number): ActionNote | null {
  const { auction } = context.view;
  if (auction === null || auction.largest === null || bid !== auction.bid + 1) return null;
  const parts = auction.parts.map(({ source, number }) => `${sourceText(context, source)} ${number}`).join(", ");
  return { amounts: [], why: context.words.say("ttaboard-force", { count: auction.largest, parts }) };
}

function endNote(context: Table): ActionNote | null {
  const { forecast } = context.view;
  if (forecast === null) return null;
  const say = context.words;
  const warned = context.view.warnings.filter(({ message }) => message !== "warn-antiquated" && message !== "warn-last-round");
  const amounts: Amount[] = [];
  const add = (icon: string, count: number): void => {
    if (count !== 0) amounts.push({ icon, count: Math.abs(count), sign: count > 0 ? "+" : "-" });
  };
  if (!forecast.uprising) {
    add("culture", forecast.culture + forecast.leader_culture - forecast.hunger_culture);
    add("science", forecast.science);
    add("food", forecast.food - forecast.consumption + forecast.hunger);
    add("resource", forecast.resources - forecast.corruption);
  }
  if (forecast.draw > 0) add("military_card", forecast.draw);
  const left = playerOf(context.view, context.near).ca;
  const unused = left > 0 ? say.say("ttaboard-unused-actions", { count: left }) : "";
  return {
    amounts,
    ...(unused === "" ? {} : { why: unused }),
    ...(warned.length === 0 ? {} : { highlight: warned.map(({ message, args }) => say.say(message, args)).join(" ") }),
  };
}

