/**
 * What stands for the effects of cards, made from the same values that are said in words and carried out by the engine:
 * [when] cost → gain. `+` and `−` before a token gain and pay it, before a card draw and discard it, before a fist take
 * and return unrest; `( )` may; `/` or; `×` per; suits stand as cards in their colours. What names a single card has the
 * sign of a nation's card: the sentence has its name.
 */
import "./tones.css";
import { registerGame, type Sign, signParts, signsWidth } from "../../frame/effects";
import type { Piece, PieceEffect } from "../../lib/contract";
import { SUIT_ICONS, TOKEN_ICONS, VERB_ICONS } from "./icons";
import { ICONS, type Said, type Token } from "./types";

export const GAME = "imperium";

const NAMES: Readonly<Record<Token, string>> = { materials: "materials", population: "people", progress: "advance" };
export const iconOf = (token: Token): string => NAMES[token];
const BANDS = ["region", "uncivilised", "civilised", "uncivilised-civilised", "tributary", "fame", "unrest", "power", "nation"] as const;

type Args = Readonly<Record<string, unknown>>;
type Draw = (of: Args) => Sign[];

// --- words of the notation ------------------------------------------------------------------------------------------

const icon = (name: string): Sign => ({ icon: name });
const text = (said: string): Sign => ({ text: said });
const band = (name: string): Sign => ({ band: name });
const TO = text("→");
const OR = text("/");
const PER = text("×");

const number = (of: Args, name = "count"): number => Number(of[name] ?? 0);
const said = (of: Args, name: string): Said => of[name] as Said;
const several = (of: Args, name: string): Said[] => (of[name] ?? []) as Said[];
const suits = (of: Args): Sign[] => ((of["suits"] ?? []) as string[]).map(band);
const token = (of: Args): Sign => icon(iconOf(String(of["kind"]) as Token));
/** A number that says more than one. */
const plural = (count: number): Sign[] => (count > 1 ? [text(String(count))] : []);
const inside = (signs: Sign[]): Sign[] => [text("("), ...signs, text(")")];

/** `+2 materials +1 population`. */
const amounts = (of: Args, before: string): Sign[] =>
  several(of, "amounts").flatMap(({ message, args }) => [text(`${before}${number(args)}`), icon(iconOf(message.replace("amount-", "") as Token))]);

/** Sentences one after another with a sign between them. */
const between = (parts: readonly Sign[][], sign: Sign): Sign[] => parts.flatMap((part, place) => (place > 0 ? [sign, ...part] : part));

const effect = (of: Args, name = "effect"): Sign[] => drawn(said(of, name));
const what = (of: Args, name = "what"): Sign[] => drawn(said(of, name));
const from = (of: Args): Sign[] => drawn(said(of, "from"));

/** Something is done to cards: a sign before them. */
const does = (name: string): Draw => (of) => [icon(name), ...what(of)];
/** Cards go somewhere: from where, which, to where. */
const moves = (to: string, upTo = false): Draw => (of) => [...from(of), ...(upTo ? [text("≤")] : []), ...what(of), TO, icon(to)];
/** Cards are found and go somewhere. */
const finds = (to: string): Draw => (of) => [icon("find"), ...what(of), TO, icon(to)];
const always = (...signs: Sign[]): Draw => () => signs;
const cards = (before: string): Draw => (of) => [text(`${before}${number(of)}`), icon("card")];
/** So many of what a number of points is for. */
const each = (...signs: Sign[]): Draw => (of) => [...plural(number(of)), ...signs];
const points = (...where: Sign[]): Draw => (of) => [text(String(of["points"]).replace("-", "−")), icon("points"), ...where];
const per = (...where: Sign[]): Draw => (of) => [text(String(of["points"])), icon("points"), PER, ...what(of), ...where];

// --- by message, without `effect-` ----------------------------------------------------------------------------------

const WHATS: Record<string, Draw> = {
  "what-card": each(icon("card")),
  "what-unrest": each(icon("suit-unrest")),
  "what-region": each(band("region")),
  "what-region-card": each(band("region")),
  "what-region-with": (of) => [...plural(number(of)), band("region"), ...between(((of["icons"] ?? []) as string[]).map((name) => [icon(name)]), OR)],
  "what-attack-card": each(icon("attacks")),
  "what-mask-card": each(icon("type-mask")),
  "what-knight-card": each(icon("type-knight")),
  "what-knight": each(icon("type-knight")),
  "what-scroll-card": each(icon("type-scroll")),
  "what-city-card": each(icon("type-city")),
  "what-long-walls": each(icon("type-wall")),
  "what-empire-card": each(icon("state-empire")),
  "what-pinned": each(icon("pinned")),
  "what-pinned-not-region": each(icon("pinned")),
  "what-card-not-knight": each(icon("card")),
  "what-card-not-unrest": each(icon("card")),
  "what-named": always(band("nation")),
  "what-either": always(band("nation"), OR, band("nation")),
  "from-hand": always(icon("hand")),
  "from-discard": always(icon("discard")),
  "from-history": always(icon("history")),
  "from-play": always(icon("pinned")),
  "from-deck": always(icon("draw-deck")),
  "from-hand-or-discard": always(icon("hand"), OR, icon("discard")),
  "from-hand-or-garrisons": always(icon("hand"), OR, icon("garrison")),
  "from-discard-or-deck": always(icon("discard"), OR, icon("draw-deck")),
  "from-anywhere": always(icon("find")),
  "from-everywhere": always(icon("find")),
  "from-under-this": always(icon("garrison")),
  "count-icons": (of) => [icon(String(of["icon"]))],
  "count-regions": always(band("region")),
  "count-cities": always(icon("type-city")),
  "count-knights": always(icon("type-knight"), icon("garrison")),
  "count-number": (of) => [text(String(number(of)))],
  "count-progress-paid": always(icon("advance")),
  "count-region-abandoned": always(icon("abandon")),
  "count-card-abandoned": always(icon("abandon")),
  "count-unrest-discarded": always(icon("suit-unrest")),
  "count-unrest-returned": always(icon("suit-unrest")),
};

const CONDITIONS: Record<string, Draw> = {
  "if-all": (of) => between(several(of, "conditions").map(drawn), text("+")),
  "if-barbarian": always(icon("state-barbarian")),
  "if-empire": always(icon("state-empire")),
  "if-in-play": always(band("nation")),
  "if-in-play-or-quest": always(band("nation")),
  "if-several-in-play": (of) => what(of),
  "if-in-history": always(icon("history"), band("nation")),
  "if-no-quest": always(icon("no-play"), icon("flag")),
  "if-under-this": (of) => [icon("garrison"), ...what(of)],
  "if-has-tokens": (of) => [text(`≥${number(of)}`), token(of)],
  "if-exiled-was": (of) => [icon("exile"), ...what(of)],
  "if-abandoned-lacks": (of) => [icon("no-play"), icon(String(of["icon"]))],
  "if-revealed-fits": always(icon("check")),
  "who-has-region": always(band("region")),
  "who-is-empire": always(icon("state-empire")),
  "who-gave-too-little": always(text("<")),
  "who-got-mask": always(icon("type-mask")),
};

const EFFECTS: Record<string, Draw> = {
  gain: (of) => amounts(of, "+"),
  "gain-per": (of) => [...amounts(of, "+"), PER, ...what(of)],
  "gain-action": (of) => [text(`+${number(of)}`), icon("go")],
  "gain-stored": always(text("+"), icon("advance")),
  twice: (of) => [text("2×"), token(of)],
  spend: (of) => [text(`−${number(of)}`), icon("go")],
  pay: (of) => amounts(of, "−"),
  "pay-up-to": (of) => amounts(of, "−≤"),
  "pay-all": (of) => [text(`−≥${number(of)}`), token(of)],
  steal: (of) => [icon("steal"), ...amounts(of, ""), icon("rivals")],
  "steal-who": (of) => [icon("steal"), ...amounts(of, ""), icon("rivals"), ...drawn(said(of, "condition"))],
  robbed: (of) => amounts(of, "−"),
  "put-on-market": (of) => [...amounts(of, ""), TO, icon("market")],
  "put-on-this": (of) => [...amounts(of, ""), TO, icon("pinned")],
  "move-back": always(icon("tired"), icon("recall")),
  draw: cards("+"),
  "draw-able": cards("+"),
  "draw-up-to": cards("+≤"),
  "draw-up-to-able": cards("+≤"),
  "draw-per": (of) => [text(`+${number(of)}`), icon("card"), PER, ...what(of)],
  discard: (of) => [text("−"), ...what(of)],
  "discard-any": (of) => [text("−≥0"), ...what(of)],
  "discard-drawn": (of) => [text("−"), ...what(of)],
  "fewer-masks": always(text("−1"), icon("type-mask")),
  "put-hand": moves("hand"),
  "put-hand-up-to": moves("hand", true),
  "put-history": moves("history"),
  "put-history-up-to": moves("history", true),
  "put-top": moves("on-top"),
  "drawn-discard": always(TO, icon("discard")),
  "drawn-top": always(TO, icon("on-top")),
  "drawn-history": always(TO, icon("history")),
  return: (of) => [text("−"), ...what(of), ...from(of)],
  "return-up-to": (of) => [text("−≤"), ...what(of), ...from(of)],
  "return-garrisoned": always(text("−"), icon("suit-unrest"), icon("garrison")),
  "take-unrest": (of) => [text("+"), ...what(of)],
  give: (of) => [icon("give"), ...what(of), icon("rivals")],
  given: always(icon("give"), icon("card")),
  "find-hand": finds("hand"),
  "find-in-hand": finds("hand"),
  "find-history": finds("history"),
  "find-discard": finds("discard"),
  "reveal-attacks": always(icon("find"), icon("attacks"), TO, icon("history")),
  acquire: (of) => [icon("acquire"), ...suits(of)],
  "acquire-anywhere": (of) => [icon("acquire"), ...suits(of), icon("market"), OR, icon("exile")],
  "acquire-with": (of) => [icon("acquire"), ...suits(of), token(of)],
  "acquire-any-with": (of) => [icon("acquire"), icon("card"), token(of)],
  "acquire-exile": (of) => [icon("acquire"), ...what(of), icon("exile")],
  break: (of) => [icon("break-through"), ...suits(of)],
  "break-anywhere": (of) => [icon("break-through"), ...suits(of), icon("market"), OR, icon("exile")],
  "break-variable": always(icon("break-through"), icon("points"), PER),
  "exile-market": (of) => [icon("exile"), ...what(of), icon("market")],
  "exile-hand": (of) => [icon("exile"), ...what(of), icon("hand")],
  "exile-quest": always(icon("exile"), icon("flag")),
  "exile-named": always(icon("exile"), band("nation")),
  swap: always(icon("exile"), icon("exchange"), icon("market")),
  "name-suit": (of) => between(((of["suits"] ?? []) as string[]).map((suit) => [band(suit)]), OR),
  reveal: always(icon("eye"), icon("draw-deck")),
  "revealed-hand": always(TO, icon("hand")),
  "revealed-exile": always(TO, icon("exile")),
  abandon: does("abandon"),
  "abandon-up-to": (of) => [icon("abandon"), text("≤"), ...what(of)],
  "abandon-hosting": (of) => [icon("abandon"), ...what(of), icon("garrison"), ...drawn(said(of, "host"))],
  "abandon-garrisoned": (of) => [icon("abandon"), icon("garrison"), ...what(of)],
  "abandon-under-regions": (of) => [icon("abandon"), icon("garrison"), ...what(of)],
  recall: does("recall"),
  "recall-under-this": (of) => [icon("recall"), icon("garrison"), ...what(of)],
  sink: (of) => [...from(of), ...what(of), TO, icon("sink")],
  "this-abandon": always(icon("abandon")),
  "this-recall": always(icon("recall")),
  "this-history": always(TO, icon("history")),
  "this-exile": always(TO, icon("exile")),
  "this-sink": always(TO, icon("sink")),
  garrison: does("garrison"),
  "garrison-this": (of) => [TO, icon("garrison"), ...what(of)],
  "garrison-quest": always(icon("garrison"), icon("flag")),
  "resolve-region": always(icon("go"), band("region")),
  "free-play": (of) => [icon("free-go"), ...what(of)],
  "free-play-any-state": (of) => [icon("free-go"), ...what(of)],
  "free-play-it": always(icon("free-go")),
  "play-discard": (of) => [icon("go"), ...what(of), icon("discard")],
  "triple-icon": (of) => [text("1"), icon(String(of["icon"])), text("= 3"), icon("production"), icon("hourglass")],
  "ignore-next-empire": always(icon("no-play"), icon("state-empire"), icon("hourglass")),
  "look-nation": always(icon("eye"), icon("suit-nation")),
  "nation-bottom": always(TO, icon("suit-nation")),
  "shuffle-nation": always(icon("shuffle"), icon("suit-nation")),
  "swap-nation": (of) => [...what(of), icon("exchange"), icon("suit-nation")],
  "nation-to-discard": always(icon("suit-nation"), TO, icon("discard")),
  "quest-and-nation": always(icon("flag"), text("+"), icon("suit-nation"), TO, icon("discard")),
  "take-quest": always(icon("flag"), TO, icon("hand")),
  develop: always(icon("develop")),
  "develop-free": always(text("0"), icon("develop")),
  journey: always(TO, icon("flag")),
  "turn-king": always(icon("exchange"), band("fame")),
  "trigger-scoring": always(icon("ends")),
  "look-fame": (of) => [icon("eye"), text(String(number(said(of, "what").args))), band("fame")],
  "take-looked": (of) => [text(`+${number(of)}`), band("fame")],
  "take-fame": always(text("+1"), band("fame")),
  exhaust: always(icon("tired")),
  copy: always(icon("copy"), icon("rivals"), icon("tired")),
  ignore: always(icon("ignore-attack")),
  "ignore-unless": (of) => [icon("ignore-attack"), text("/"), icon("rivals"), text(`−${number(of)}`), token(of)],
  attack: always(icon("attacks")),
  and: (of) => between(several(of, "effects").map(drawn), text("+")),
  then: (of) => between(several(of, "effects").map(drawn), text("·")),
  choose: (of) => between(several(of, "effects").map(drawn), OR),
  "choose-several": (of) => [text(`${number(of, "least")}–${number(of, "most")}:`), ...between(several(of, "effects").map(drawn), OR)],
  may: (of) => inside(effect(of)),
  "cost-to": (of) => [...effect(of, "cost"), TO, ...effect(of)],
  if: (of) => [...drawn(said(of, "condition")), text(":"), ...effect(of)],
  "if-else": (of) => [...drawn(said(of, "condition")), text(":"), ...effect(of), OR, ...effect(of, "otherwise")],
  per: (of) => [...effect(of), PER, ...what(of)],
  times: (of) => [text(`${number(of)}×`), ...effect(of)],
  "up-to": (of) => [text("≤"), ...drawn(said(of, "most")), PER, ...effect(of)],
  everybody: (of) => [icon("everybody"), text(":"), ...effect(of)],
  "each-other": (of) => [icon("rivals"), text(":"), ...effect(of)],
  "each-other-who": (of) => [icon("rivals"), ...drawn(said(of, "condition")), text(":"), ...effect(of)],
  "after-0": always(TO, icon("discard")),
  "after-1": always(TO, icon("history")),
  "after-2": always(TO, icon("exile")),
  "after-3": always(TO, icon("sink")),
  "after-4": always(TO, icon("suit-unrest")),
  "after-5": always(icon("pinned")),
};

const TRIGGERS: Record<string, Draw> = {
  play: (of) => [icon("go"), ...suits(of)],
  "play-attack": always(icon("go"), icon("attacks")),
  "play-from-discard": (of) => [icon("go"), ...suits(of), icon("discard")],
  return: always(text("−"), icon("suit-unrest")),
  acquire: (of) => [icon("acquire"), ...suits(of)],
  "acquire-or-break": (of) => [icon("acquire"), OR, icon("break-through"), ...suits(of)],
  "gain-through": (of) => [text("+"), icon("materials"), icon(String(of["icon"]))],
  "market-tokens": (of) => [icon("market"), token(of)],
  "take-unrest": always(text("+"), icon("suit-unrest")),
  "pay-population": always(text("−"), icon("people")),
  attack: always(icon("attacks")),
  sunk: always(icon("sink")),
  "leaves-play": always(band("nation"), icon("abandon")),
  "deck-empty": always(text("0"), icon("draw-deck")),
  masks: always(text("−"), icon("type-mask")),
};

const ofTrigger = (of: Args): Sign[] => [...drawn(said(of, "trigger")), text(":")];
const standing = (...signs: Sign[]): Draw => always(icon("lasts"), ...signs);

const TEXTS: Record<string, Draw> = {
  "text-requirement": (of) => [icon("only-if"), ...drawn(said(of, "condition"))],
  "text-free-play": always(icon("free-go")),
  "text-play-cost": (of) => [...effect(of), TO],
  "text-after-history": always(TO, icon("history")),
  "text-after-exile": always(TO, icon("exile")),
  "text-after-sink": always(TO, icon("sink")),
  "text-after-unrest-pile": always(TO, icon("suit-unrest")),
  "text-exhaust": (of) => [icon("tired"), ...effect(of)],
  "text-exhaust-cost": (of) => [icon("tired"), ...effect(of, "cost"), TO, ...effect(of)],
  "text-exhaust-trigger": (of) => [icon("tired"), ...ofTrigger(of), ...effect(of)],
  "text-exhaust-cost-trigger": (of) => [icon("tired"), ...ofTrigger(of), ...effect(of, "cost"), TO, ...effect(of)],
  "text-solstice": (of) => [icon("solstice"), ...effect(of)],
  "text-solstice-cost": (of) => [icon("solstice"), ...effect(of, "cost"), TO, ...effect(of)],
  "text-solstice-optional": (of) => [icon("solstice"), ...inside(effect(of))],
  "text-solstice-optional-cost": (of) => [icon("solstice"), ...inside([...effect(of, "cost"), TO, ...effect(of)])],
  "text-end-of-game": (of) => [icon("ends"), ...effect(of)],
  "text-resolve": (of) => [band("fame"), text(":"), ...effect(of)],
  "text-unplayable": always(icon("no-play")),
  "text-ungarrisonable": always(icon("no-garrison")),
  "when-exhaust": (of) => [icon("tired"), ...ofTrigger(of), ...effect(of)],
  "when-ambassador": (of) => [icon("tired"), ...effect(of)],
  "standing-hand-size": (of) => [icon("lasts"), text(`+${number(of)}`), icon("hand")],
  "standing-unrest-materials": (of) => [icon("lasts"), icon("suit-unrest"), text(`−${number(of)}`), icon("materials")],
  "standing-unrest-both": (of) => [icon("lasts"), icon("suit-unrest"), text(`−${number(of)}`), icon("materials"), icon("card")],
  "standing-development": (of) => [icon("lasts"), icon("develop"), text(`−${number(of)}`), token(of)],
  "standing-ignore-barbarian": standing(icon("no-play"), icon("state-barbarian"), band("nation")),
  "standing-ignore-barbarian-attacks": standing(icon("no-play"), icon("state-barbarian"), band("nation"), icon("attacks")),
  "standing-free-cities": standing(icon("type-city"), icon("free-go")),
  "standing-from-exile": (of) => [icon("lasts"), icon("acquire"), ...suits(of), icon("exile")],
  "standing-from-exile-and": (of) => [icon("lasts"), icon("acquire"), ...suits(of), icon("exile"), text(":"), ...effect(of)],
  "standing-no-history": standing(icon("history"), TO, icon("discard")),
  "standing-floods": standing(icon("sink")),
  "standing-market-token": (of) => [icon("lasts"), icon("market"), icon("advance"), TO, text(String(number(of))), token(of)],
  "standing-looks-more": (of) => [icon("lasts"), icon("eye"), band("fame"), text(`+${number(of)}`), text(":"), ...effect(of)],
  "standing-no-materials": standing(text("+"), icon("materials"), TO, text("+2"), icon("people"), icon("rivals"), text("+1"), icon("advance")),
  "standing-court": standing(icon("garrison"), icon("flag")),
  "standing-fixed": standing(icon("pinned"), icon("only-if")),
  "standing-last-quest": standing(icon("flag"), icon("only-if")),
  "standing-counts-as": (of) => [icon("lasts"), text(String(number(of))), band("region")],
  "standing-instead-of-masks": standing(icon("type-mask"), text("="), icon("garrison"), icon("abandon")),
  "enters-play": standing(TO, icon("pinned")),
  "enters-scoring": standing(icon("ends")),
  "enters-empire": standing(icon("state-empire")),
};

const POINTS: Record<string, Draw> = {
  "points-fixed": () => [],
  "points-conditional": (of) => several(of, "cases").flatMap(drawn),
  "points-conditional-else": (of) => [...several(of, "cases").flatMap(drawn), OR, ...points()(of)],
  "points-in-history": points(icon("history")),
  "points-in-play": points(icon("pinned")),
  "points-not-in-play": points(icon("no-play"), icon("pinned")),
  "points-garrisoned": points(icon("garrison")),
  "points-variable": (of) => between(several(of, "terms").map(drawn), text("+")),
  "points-per": per(),
  // What is pinned is in play.
  "points-per-in-play": (of) => (said(of, "what").message.startsWith("of-pinned") ? per()(of) : per(icon("pinned"))(of)),
  "points-per-history": per(icon("history")),
  "points-per-exile-pile": per(icon("exile")),
  "points-per-other-players-owned": per(icon("rivals")),
  "of-materials": each(icon("materials")),
  "of-population": each(icon("people")),
  "of-progress": each(icon("advance")),
  "of-cards-garrisoned-under-this-card": each(icon("garrison")),
  "of-players-with-less-progress": always(icon("rivals"), text("<"), icon("advance")),
  "of-cards": each(icon("card")),
  "of-city-or-metropolis-cards": each(icon("type-city")),
  "of-pinned-non-region-cards": each(icon("pinned")),
  "of-long-walls-cards": each(icon("type-wall")),
  "of-cards-with-variable-vp": each(icon("points"), PER),
  "of-region-cards": each(band("region")),
  "of-uncivilised-cards": each(band("uncivilised")),
  "of-civilised-cards": each(band("civilised")),
  "of-tributary-cards": each(band("tributary")),
  "of-fame-cards": each(band("fame")),
  "of-unrest-cards": each(band("unrest")),
  "of-power-cards": each(band("power")),
  "of-fertile-icons": each(icon("fertile")),
  "of-river-icons": each(icon("river")),
  "of-fertile-or-river-icons": each(icon("fertile"), OR, icon("river")),
};

const triggered = Object.entries(TRIGGERS).flatMap<[string, Draw]>(([name, draw]) => [
  [`trigger-${name}`, draw],
  [`when-${name}`, (of) => [icon("lasts"), ...draw(of), text(":"), ...effect(of)]],
]);
const SIGNS: Readonly<Record<string, Draw>> = { ...WHATS, ...CONDITIONS, ...EFFECTS, ...Object.fromEntries(triggered), ...TEXTS, ...POINTS };

function drawn({ message, args }: Said): Sign[] {
  return SIGNS[message.replace(/^effect-/, "")]?.(args) ?? [icon("unknown")];
}

registerGame(GAME, {
  icons: [TOKEN_ICONS, SUIT_ICONS, VERB_ICONS],
  shapes: Object.fromEntries(BANDS.map((name) => [name, `suit-${name}`])),
  signs: Object.fromEntries(Object.entries(SIGNS).map(([name, draw]) => [name, (of) => draw(of.all)])),
});

/** What is still to come of a card that is being resolved. */
export const stepSigns = (step: Said): Sign[] => drawn(step);

// --- rows of a card -------------------------------------------------------------------------------------------------

/** What a row is about, for its ground. */
export type Moment = "play" | "exhaust" | "solstice" | "lasting" | "points";
export interface SignRow {
  moment: Moment;
  signs: Sign[];
}

export function momentOf(message: string): Moment {
  if (message.startsWith("text-exhaust") || message.startsWith("when-exhaust") || message === "when-ambassador") return "exhaust";
  if (message.startsWith("text-solstice")) return "solstice";
  if (/^(standing|when|enters|text-end|text-resolve)/.test(message)) return "lasting";
  return message.startsWith("points-") ? "points" : "play";
}

/** Where the card goes after it was played stands behind the last thing it does, its price before the first. */
const JOINS: ReadonlySet<string> = new Set(["text-after-history", "text-after-exile", "text-after-sink", "text-after-unrest-pile"]);

/** Alternatives of a card have a row each. */
function alternatives(one: Said): Sign[][] {
  if (one.message !== "effect-choose") return [drawn(one)];
  return several(one.args, "effects").map((option, place) => (place > 0 ? [OR, ...drawn(option)] : drawn(option)));
}

/** The signs of a card in rows: what playing it does begins with the action it takes. */
export function signRows(effects: readonly PieceEffect[]): SignRow[] {
  const rows: SignRow[] = [];
  const free = effects.some(({ message }) => message === "text-free-play");
  let begin = [icon(free ? "free-go" : "go")];
  for (const one of effects as unknown as readonly Said[]) {
    const moment = momentOf(one.message);
    const last = rows.at(-1);
    if (one.message === "text-free-play") continue;
    if (one.message === "text-play-cost") begin = [...begin, ...drawn(one)];
    else if (JOINS.has(one.message) && last?.moment === "play") last.signs.push(text("·"), ...drawn(one));
    else
      for (const signs of alternatives(one)) {
        const plays = moment === "play" && !/^text-(requirement|un)/.test(one.message);
        if (signs.length > 0) rows.push({ moment, signs: plays ? [...begin, ...signs] : signs });
        if (plays) begin = [];
      }
  }
  return rows;
}

/** The production, fertile and river icons that a card has in play. */
export function landSigns(piece: Piece): Sign[] {
  return ICONS.flatMap((name) => Array.from({ length: Number(piece.facts[name] ?? 0) }, () => ({ icon: name })));
}

// --- how much fits --------------------------------------------------------------------------------------------------

/** Sizes of icons in px, the largest first. */
const SIZES = [21, 19, 17, 15, 14, 13] as const;
/** Beside words signs need not be large. */
const BESIDE_WORDS = [19, 17, 15] as const;
const SMALLEST = 13;
/** Around a row, and what a wrapped line leaves empty at its end, in icons. */
const EDGE = 6;
const RAGGED = 0.7;
/** Two parts of a row, in px. */
const BETWEEN = 2;

export interface Fitting {
  icon: number;
  rows: readonly SignRow[];
  /** There is room for the words too. */
  words: boolean;
}

/** In how many lines they lie: parts that stay together leave more room at the end of narrow ones. */
function linesOf(signs: readonly Sign[], size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const part of signParts(signs)) {
    const wide = signsWidth(part) * size;
    if (used > 0 && used + BETWEEN + wide > width - EDGE) {
      lines += 1;
      used = 0;
    }
    used += wide + (used > 0 ? BETWEEN : 0);
  }
  return lines;
}

function heightOf({ signs }: SignRow, size: number, width: number): number {
  const wide = signsWidth(signs) * (size + 1);
  const lines = wide <= width - EDGE ? 1 : Math.ceil(wide / Math.max(size * 2, width - EDGE - RAGGED * size));
  return Math.max(lines, linesOf(signs, size, width)) * (size + 2) + 2;
}

/** Rows of one moment in one line after another. */
function merged(rows: readonly SignRow[]): SignRow[] {
  const found: SignRow[] = [];
  for (const { moment, signs } of rows) {
    const last = found.at(-1);
    if (last?.moment === moment) last.signs.push(...signs);
    else found.push({ moment, signs: [...signs] });
  }
  return found;
}

/**
 * The rows that fit into so many px, as large as can be, with words of that height below them where these fit too. Where
 * signs need more room rows share lines; where that is not enough only what they begin with is left, before dots.
 */
export function fitting(rows: readonly SignRow[], width: number, height: number, words: number): Fitting {
  const fits = (some: readonly SignRow[], size: number, more = 0): boolean =>
    some.reduce((sum, row) => sum + heightOf(row, size, width), more) <= height;
  if (width === 0 || height === 0) return { icon: SMALLEST, rows, words: false };
  const beside = words > 0 ? BESIDE_WORDS.find((size) => fits(rows, size, words)) : undefined;
  if (beside !== undefined) return { icon: beside, rows, words: true };
  for (const some of [rows, merged(rows)]) {
    const size = SIZES.find((one) => fits(some, one));
    if (size !== undefined) return { icon: size, rows: some, words: false };
  }
  if (height < SMALLEST + 5) return { icon: SMALLEST, rows: [], words: false };
  const heads = [...new Set(rows.map(({ signs }) => signs[0]).filter((sign) => sign !== undefined && "icon" in sign))];
  return { icon: SMALLEST, rows: [{ moment: "play", signs: [...heads, text("…")] }], words: false };
}
