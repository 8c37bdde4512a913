/** What stands for what cards say, made from the same values that are said in words and carried out by the engine. */
import "./tones.css";
import { type EffectArgs, registerGame, type Sign } from "../../frame/effects";
import { GOODS_ICONS, GROUP_ICONS, TYPE_ICONS } from "./icons";
import { AGES, COLUMNS } from "./types";

export const GAME = "through-the-ages";

interface Said {
  message: string;
  args: Readonly<Record<string, unknown>>;
}

const NAMES: Readonly<Record<string, string>> = { strength: "arms", yellow: "yellow-token", blue: "blue-token", population: "worker" };
export const iconOf = (what: string): string => NAMES[what] ?? what;
const number = (said: Said, name = "count"): number => Number(said.args[name] ?? 0);
export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);
const amount = (count: number, icon: string): Sign[] => [{ text: signed(count) }, { icon }];
const TEXT: Sign = { icon: "its-text" };

function inner(said: Said, name: string): Said[] {
  const value = said.args[name];
  if (Array.isArray(value)) return value as Said[];
  return typeof value === "object" && value !== null ? [value as Said] : [];
}

const RATING_ICONS: Readonly<Record<string, string>> = { science: "science", culture: "culture", strength: "arms", happiness: "happy" };

/** Signs that stand for one message alone. */
const OWN: Readonly<Record<string, (said: Said) => Sign[]>> = {
  "produces-food": (said) => amount(number(said), "food"),
  "produces-resource": (said) => amount(number(said), "resource"),
  "urban-limit": (said) => [{ icon: "type-lab" }, { text: `≤${number(said)}` }],
  "bonus-defense": (said) => amount(number(said), "defense"),
  "bonus-colonization": (said) => amount(number(said), "colonization"),
  "choose-gain": (said) =>
    inner(said, "gains").flatMap((one, place) => (place > 0 ? [{ text: "/" }, ...signsFor(one)] : signsFor(one))),
  lose: (said) => inner(said, "goods").flatMap((one) => amount(-number(one), iconOf(one.message.slice(6)))),
  "gain-mix": (said) => [...amount(number(said), "food"), { text: "/" }, { icon: "resource" }],
  "lose-mix": (said) => [...amount(-number(said), "food"), { text: "/" }, { icon: "resource" }],
  tactic: (said) => [...inner(said, "units").flatMap(signsFor), { text: "→" }, ...amount(number(said), "arms")],
  "tactic-outdated": (said) => [
    ...inner(said, "units").flatMap(signsFor),
    { text: "→" },
    { text: `+${number(said)}/${number(said, "outdated")}` },
    { icon: "arms" },
  ],
  "who-strongest": () => [{ icon: "strongest" }],
  "who-two_strongest": () => [{ icon: "strongest" }, { icon: "strongest" }],
  "who-weakest": () => [{ icon: "weakest" }],
  "who-two_weakest": () => [{ icon: "weakest" }, { icon: "weakest" }],
  "who-each": () => [],
  "action-build-or-upgrade": (said) => [...inner(said, "groups").flatMap(signsFor), ...amount(-number(said), "resource")],
  "action-build-stage": (said) => [{ icon: "group-wonder" }, ...amount(-number(said), "resource")],
  "action-upgrade": (said) => [{ icon: "strongest" }, ...amount(-number(said), "resource")],
  "action-increase-population": (said) => [{ text: "+1" }, { icon: "worker" }, ...inner(said, "gain").flatMap(signsFor)],
  "action-develop": (said) => [{ icon: "science" }, { icon: "strongest" }, ...inner(said, "gain").flatMap(signsFor)],
  "gain-rating": (said) => [{ text: "+" }, { icon: iconOf(String(said.args["what"])) }, { text: "/" }, { icon: RATING_ICONS[String(said.args["rating"])] ?? "its-text" }],
  "action-for-units": (said) => [...amount(number(said, "actions"), "military_action"), ...amount(number(said), "resource")],
  "group-production": () => [{ icon: "type-farm" }, { icon: "type-mine" }],
  "group-urban": () => [{ icon: "type-lab" }],
  "ability-cheaper-population": (said) => [{ icon: "worker" }, ...amount(-number(said), "food")],
  "ability-science-for-taken": (said) => [{ icon: "card" }, ...amount(number(said), "science")],
  "ability-best-lab-or-library": () => [{ icon: "type-lab" }, { text: "→" }, { icon: "science" }],
  "ability-urban-discount": (said) => [{ icon: "type-lab" }, ...amount(-number(said, "first"), "resource")],
  "ability-stages-per-action": (said) => [{ icon: "group-wonder" }, { text: `×${number(said)}` }],
  "ability-culture-per-happy-face": () => [{ icon: "happy" }, { text: "→" }, { icon: "culture" }],
  "ability-strength-per-happy-face": () => [{ icon: "happy" }, { text: "→" }, { icon: "arms" }],
  "ability-strength-per-unit": (said) => [{ icon: "type-infantry" }, { text: "→" }, ...amount(number(said), "arms")],
  "ability-strength-per-unit-type": (said) => [{ icon: "type-cavalry" }, { text: "→" }, ...amount(number(said), "arms")],
  "ability-resource-for-development": (said) => [{ icon: "group-special" }, { text: "→" }, ...amount(number(said), "resource")],
  "ability-action-for-development": (said) => [{ icon: "group-special" }, { text: "→" }, ...amount(number(said), "civil_action")],
  "ability-culture-for-development": (said) => [{ icon: "group-special" }, { text: "→" }, ...amount(number(said), "culture")],
  "ability-culture-per-colony": (said) => [{ icon: "group-territory" }, { text: "→" }, ...amount(number(said), "culture")],
  "ability-free-population": () => [{ text: "+1" }, { icon: "worker" }],
  "ability-unit-resources": (said) => [{ icon: "type-infantry" }, ...amount(number(said), "resource")],
  "ability-extra-mine": () => [{ icon: "type-mine" }, { text: "×2" }],
  "ability-second-political-action": () => [{ icon: "group-event" }, { text: "×2" }],
  "ability-doubles-army": () => [{ icon: "group-tactic" }, { text: "×2" }],
  "pact-allowed": () => [],
  "pact-ends": () => [{ icon: "group-aggression" }, { text: "→" }, { icon: "group-pact" }],
  "pact-forbidden": () => [{ icon: "group-aggression" }, { text: "✕" }],
};

/** The signs of any message of a card: its own, those of what it holds, or the sign for a text. */
export function signsFor(said: Said): Sign[] {
  const own = OWN[said.message];
  if (own !== undefined) return own(said);
  if (said.message.startsWith("symbol-")) return amount(number(said), iconOf(said.message.slice(7)));
  if (said.message.startsWith("goods-")) return amount(number(said), iconOf(said.message.slice(6)));
  if (said.message.startsWith("army-")) {
    return Array.from({ length: number(said) }, () => ({ icon: `type-${said.message.slice(5)}` }));
  }
  const held = ["who", "effect", "goods", "parts", "side", "effects", "gains"].flatMap((name) => inner(said, name));
  const signs = held.flatMap(signsFor);
  return signs.length > 0 ? signs : [TEXT];
}

const TOP = [
  "produces-food", "produces-resource", "urban-limit", "bonus-defense", "bonus-colonization", "tactic", "tactic-outdated",
  "clause", "happens", "immediate", "pact-a", "pact-b", "pact-both", "pact-allowed", "pact-ends", "pact-forbidden",
]; // prettier-ignore
const SYMBOLS = ["blue", "civil_action", "colonization", "culture", "happy", "military_action", "science", "strength", "yellow"];
const ABILITIES = [
  "action-for-development", "attacks-cost-double", "best-lab-or-library", "best-theater-twice", "cheaper-after-leader",
  "cheaper-leaders", "cheaper-pair", "cheaper-population", "cheaper-technology", "culture-for-development",
  "culture-for-revolution", "culture-for-strong", "culture-or-arms", "culture-per-building", "culture-per-colony",
  "culture-per-happy-face", "culture-per-pair", "discards-for-colonization", "doubles-army", "extra-mine",
  "free-population", "infantry-as-cavalry", "labs-as-mines", "labs-for-culture", "larger-hands", "looks-at-event",
  "military-as-civil", "more-happy-faces", "no-attacks", "no-wonder-surcharge", "population-and-unit",
  "resource-for-development", "retire", "revolution-by-military", "science-for-taken", "score-technologies",
  "score-theaters-and-libraries", "score-urban", "score-workers", "second-political-action", "settle",
  "stages-per-action", "strength-per-happy-face", "strength-per-unit", "strength-per-unit-type", "to-theater", "tucked",
  "unit-resources", "urban-discount",
]; // prettier-ignore
const MESSAGES = [...TOP, ...SYMBOLS.map((name) => `symbol-${name}`), ...ABILITIES.map((name) => `ability-${name}`)];

const whole = (message: string) => (of: EffectArgs): Sign[] => signsFor({ message, args: of.all });

registerGame(GAME, {
  icons: [GOODS_ICONS, TYPE_ICONS, GROUP_ICONS],
  shapes: {},
  signs: Object.fromEntries(MESSAGES.map((message) => [message, whole(message)])),
});

/**
 * The rows of a card that has little room: what only a text can say once, and many rows in pairs, or all in one that is
 * broken where it must be.
 */
export function packed(rows: readonly (readonly Sign[])[], size: "card" | "small" | "strip", crowded = false): Sign[][] {
  const isText = (row: readonly Sign[]): boolean => row.length === 1 && row[0] === TEXT;
  const kept = rows.filter((row, place) => row.length > 0 && !(isText(row) && rows.slice(0, place).some(isText)));
  if (kept.length <= (crowded ? 1 : 2) && size !== "small") return kept.map((row) => [...row]);
  if (size === "small") return kept.length === 0 ? [] : [kept.length > 2 ? plainly(kept.flat()) : kept.flat()];
  return kept.flatMap((row, place) => (place % 2 === 0 ? [plainly([...row, ...(kept[place + 1] ?? [])])] : []));
}

/** Without the plus before numbers: where every number is what one more worker gives. */
export function plainly(signs: readonly Sign[]): Sign[] {
  return signs.map((sign) => ("text" in sign ? { ...sign, text: sign.text.replace(/^\+(?=\d)/, "") } : sign));
}

/** The icon of a card: of its type, else of its kind. */
export function shapeOfCard(band: string, type: unknown): string {
  return typeof type === "string" && (COLUMNS as readonly string[]).includes(type) ? `type-${type}` : type === undefined ? `group-${band}` : `type-${String(type)}`;
}

export const roman = (level: number): string => AGES[level] ?? "";
