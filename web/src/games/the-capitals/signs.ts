/** What stands for the effects of tiles, made from the same values that are said in words and carried out by the engine. */
import "./tones.css";
import { type EffectArgs, registerGame, type Sign } from "../../frame/effects";
import { SIGN_ICONS, TRACK_ICONS, TYPE_ICONS } from "./icons";
import { type Gains, STEPS, type Step, TYPES } from "./types";

export const GAME = "the-capitals";

interface Said {
  message: string;
  args: Record<string, unknown>;
}

/** Money and prestige have the platform's signs. */
export const iconOf = (step: string): string => ({ economy: "coin", prestige: "points" })[step] ?? step;

export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** `+2 culture`, from the sentence `plus-culture`. */
function change({ message, args }: Said): Sign[] {
  const [sign, ...rest] = message.split("-");
  const count = Number(args["count"] ?? 0);
  return [{ text: signed(sign === "minus" ? -count : count) }, { icon: iconOf(rest.join("-")) }];
}

const said = (of: EffectArgs, name: string): Said[] => of.list(name) as unknown as Said[];
const changes = (of: EffectArgs, name = "changes"): Sign[] => said(of, name).flatMap(change);

/** What is counted: so many spaces of a track, or tiles of a type, beside it between two marks. */
function condition({ message, args }: Said): Sign[] {
  const count = Number(args["count"] ?? 1);
  const number: Sign[] = count > 1 ? [{ text: String(count) }] : [];
  const beside = (signs: Sign[]): Sign[] => (message.endsWith("-adjacent") ? [{ text: "‹" }, ...signs, { text: "›" }] : signs);
  if (message === "each-track") return [...number, { icon: iconOf(String(args["track"])) }];
  if (message.startsWith("each-dense")) return [...number, ...beside([{ icon: `density-${String(args["density"])}` }])];
  if (message.startsWith("each-any")) return [...number, ...beside([{ icon: "any-tile" }])];
  return [...number, ...beside([{ band: String(args["type"]) }])];
}

const counted = (of: EffectArgs): Sign[] => [
  ...said(of, "conditions").flatMap(condition),
  { text: "→" },
  ...changes(of),
];

/** Gains as signs: `+2 culture −3 coin`. */
export const gainSigns = (gains: Gains): Sign[] =>
  STEPS.filter((step) => gains[step]).flatMap((step: Step) => [{ text: signed(gains[step] ?? 0) }, { icon: iconOf(step) }]);

const bands = (types: readonly string[]): Sign[] => types.map((band) => ({ band }));

registerGame(GAME, {
  icons: [TRACK_ICONS, TYPE_ICONS, SIGN_ICONS],
  shapes: Object.fromEntries([...TYPES, "energy"].map((type) => [type, `tile-${type}`])),
  signs: {
    gain: (of) => changes(of),
    counted,
    pay: (of) => [{ text: `−${of.number("count")}` }, { icon: "coin" }, { text: "→" }, ...changes(of)],
    "by-age": (of) => [
      { text: "I" },
      ...changes(of, "first"),
      { text: "II" },
      ...changes(of, "second"),
      { text: "III" },
      ...changes(of, "third"),
    ],
    activated: (of) => [
      { icon: "bolt" },
      { icon: "energy-blank", number: String(of.number("count")) },
      { text: "→" },
      ...changes(of),
    ],
    build: (of) => [
      { icon: "crane" },
      ...condition(whatOf(of)),
      { text: "→" },
      ...changes(of),
    ],
    adjacent: (of) => [{ icon: "lasting" }, { text: "‹" }, { icon: "bolt" }, { text: "›" }, { text: "→" }, ...changes(of)],
    upgrade: (of) => [{ icon: "lasting" }, { icon: "upgrade" }, { text: "→" }, ...changes(of)],
    end: (of) => [{ icon: "game-end" }, ...changes(of)],
    "end-counted": (of) => [{ icon: "game-end" }, ...counted(of)],
    "before-fair": (of) => [{ icon: "worlds-fair" }, ...changes(of)],
    "before-fair-counted": (of) => [{ icon: "worlds-fair" }, ...counted(of)],
    first: (of) => [{ icon: "leader" }, { icon: iconOf(of.text("track")) }],
    most: (of) => [{ icon: "most" }, ...bands(of.list("types"))],
    fewest: (of) => [{ icon: "fewest" }, ...bands(of.list("types"))],
    has: (of) =>
      said(of, "tiles").flatMap(({ args }) => [
        ...(Number(args["count"]) > 1 ? [{ text: String(args["count"]) }] : []),
        { band: String(args["type"]) },
      ]),
    "plant-first": () => [{ icon: "leader" }, { icon: "tile-energy" }],
    plant: (of) => [{ icon: "bolt", number: String(of.number("count")) }],
    lake: () => [{ text: "+2" }, { icon: "energy" }],
  },
});

/** What a building effect waits for: one sentence, not a list. */
function whatOf(of: EffectArgs): Said {
  return of.list("what") as unknown as Said;
}
