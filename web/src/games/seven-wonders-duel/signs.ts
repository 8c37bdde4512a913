/** What stands for the effects of this game, made from the same values that are said in words and executed by the engine. */
import "./tones.css";
import { either, registerGame, repeated, type Sign } from "../../frame/effects";
import { fill, toned, type IconSet } from "../../frame/icons/art";
import { CHAIN_ICONS } from "./icons/chains";
import { EFFECT_ICONS } from "./icons/effects";
import { BACK_ICONS, KIND_ICONS } from "./icons/kinds";
import { RESOURCE_ICONS } from "./icons/resources";
import { SCIENCE_ICONS } from "./icons/science";

export const GAME = "seven-wonders-duel";

/** The end of the conflict track: a walled city. */
const TRACK_ICONS = {
  capital: toned(
    "shield",
    fill("M2 9.4V4h3.4v2.2h2.4V4h2.6v2.2h3.2V4h2.6v2.2h2.4V4H22v5.4l-2 1.8V21H4v-9.8Z"),
    fill("M9.6 21v-5a2.4 2.4 0 0 1 4.8 0v5Z", "cut"),
  ),
} as const satisfies IconSet;

/** What stands for the things that effects count or make cheaper. */
function counted(what: string): Sign[] {
  if (what.endsWith("_cards")) {
    const colours = what.replace(/_cards$/, "").split("_and_");
    return colours.map((band) => ({ band }));
  }
  switch (what) {
    case "built_wonders":
    case "wonders":
      return [{ icon: "kind-wonder" }];
    case "coin_triples":
      return [{ icon: "coin", number: "3" }];
    case "progress_tokens":
      return [{ icon: "kind-progress" }];
    default:
      return [{ text: what }];
  }
}

const per = (icon: string, count: number, what: string): Sign[] => [
  { icon, number: String(count) },
  { text: "/" },
  ...counted(what),
];

registerGame(GAME, {
  icons: [CHAIN_ICONS, EFFECT_ICONS, BACK_ICONS, KIND_ICONS, RESOURCE_ICONS, SCIENCE_ICONS, TRACK_ICONS],
  shapes: {
    brown: "kind-raw",
    grey: "kind-manufactured",
    blue: "kind-civilian",
    green: "kind-scientific",
    yellow: "kind-commercial",
    red: "kind-military",
    purple: "kind-guild",
    gold: "kind-wonder",
    teal: "kind-progress",
  },
  signs: {
    points: () => [],
    produce: (of) => repeated(of.text("resource"), of.number("count")),
    "produce-choice": (of) => either(of.list("resources")),
    "trade-price": (of) => [...of.list("resources").map((icon) => ({ icon })), { icon: "trade" }, { icon: "coin", number: "1" }],
    shields: (of) => repeated("shield", of.number("count")),
    science: (of) => [{ icon: `science-${of.text("symbol")}` }],
    coins: (of) => [{ icon: "coin", number: `+${of.number("count")}` }],
    "coins-per-own": (of) => per("coin", of.number("count"), of.text("what")),
    "coins-per-most": (of) => [...per("coin", of.number("count"), of.text("what")), { icon: "most" }],
    "points-per-own": (of) => per("points", of.number("count"), of.text("what")),
    "points-per-most": (of) => [...per("points", of.number("count"), of.text("what")), { icon: "most" }],
    "opponent-loses": (of) => [{ icon: "coin", number: `−${of.number("count")}` }],
    "play-again": () => [{ icon: "play-again" }],
    "destroy-card": (of) => [{ icon: "destroy" }, { band: of.text("colour") }],
    "progress-from-box": () => [{ icon: "draw-from-box" }, { icon: "kind-progress" }],
    "build-from-discard": () => [{ icon: "discard" }],
    discount: (of) => [...counted(of.text("what")), { text: `−${of.number("count")}` }],
    "trade-income": () => [{ icon: "trade" }, { icon: "coin" }],
    "extra-shields": (of) => [{ band: "red" }, { text: "+" }, ...repeated("shield", of.number("count"))],
    "play-again-on-wonders": () => [{ icon: "kind-wonder" }, { icon: "play-again" }],
    "coins-on-chain": (of) => [{ icon: "chain" }, { icon: "coin", number: `+${of.number("count")}` }],
  },
  /** A guild pays coins at once and points at the end for the same things: one row says both. */
  joins(before, effect) {
    const both = before.message === "effect-coins-per-most" && effect.message === "effect-points-per-most";
    if (!both || JSON.stringify(before.args) !== JSON.stringify(effect.args)) return null;
    return [{ icon: "points", number: String((effect.args as Record<string, unknown>)["count"]) }];
  },
});
