/** What stands for the abilities of this game, made from the same values that are said in words and carried out by the engine. */
import "./tones.css";
import { either, icons, registerGame, type Sign } from "../../frame/effects";
import { DISASTER_ICONS, GOODS_ICONS, LOCATION_ICONS, PHASE_ICONS, SIGN_ICONS } from "./icons";

export const GAME = "empires-end";

const times = (count: number): Sign[] => (count > 1 ? [{ text: `×${count}` }] : []);

/** `healthy_farm` beside it: the type between two marks, a ruin for what is destroyed. */
function beside(neighbour: string): Sign[] {
  const [state, type = "any"] = neighbour.split("_");
  const found: Sign[] = [];
  if (state === "destroyed") found.push({ icon: "ruin" });
  if (type !== "any") found.push({ icon: `location-${type}` });
  if (found.length === 0) found.push({ icon: "adjacent" });
  return around(found);
}

const around = (signs: Sign[]): Sign[] => [{ text: "‹" }, ...signs, { text: "›" }];

const points = (count: number): Sign => ({ icon: "points", number: String(count) });

function gain(resources: readonly string[]): Sign[] {
  const [first = ""] = resources;
  const alike = resources.length > 3 && new Set(resources).size === 1;
  return alike ? [{ text: String(resources.length) }, { icon: first }] : icons(resources);
}

registerGame(GAME, {
  icons: [GOODS_ICONS, SIGN_ICONS, PHASE_ICONS, LOCATION_ICONS, DISASTER_ICONS],
  shapes: {},
  signs: {
    gain: (of) => gain(of.list("resources")),
    "quake-gain": (of) => gain(of.list("resources")),
    "convert-any": (of) => [{ icon: of.text("resource") }, { text: "→" }, ...either(of.list("resources")), ...times(of.number("count"))],
    "convert-all": (of) => [{ icon: of.text("resource") }, { text: "→" }, ...icons(of.list("resources")), ...times(of.number("count"))],
    "repeat-economy": () => icons(["repeat-ability", "phase-economy"]),
    "points-per-adjacent": (of) => [points(of.number("points")), { text: "/" }, ...beside(of.text("neighbour"))],
    "end-per-adjacent": (of) => [points(of.number("points")), { text: "/" }, ...beside(of.text("neighbour"))],
    "gain-per-adjacent": (of) => [...icons(of.list("resources")), { text: "/" }, ...beside(of.text("neighbour"))],
    "gain-points": (of) => [points(of.number("points"))],
    "restore-discount": (of) => [...around([{ icon: "ruin" }]), { text: `−${of.number("count")}` }, { icon: "hammer" }],
    "move-innovation": () => [{ icon: "move-card" }],
    "refresh-all": () => around([{ icon: "refresh" }]),
    "refresh-some": (of) => around([{ icon: "refresh", number: String(of.number("count")) }]),
    "free-bid": (of) => icons(["free-bid", of.text("resource")]),
    "replace-disaster": () => [{ icon: "replace" }],
    strength: (of) => [{ text: `+${of.number("count")}` }, { icon: "strength" }],
    "strength-per-adjacent": (of) => [
      { text: `+${of.number("count")}` },
      { icon: "strength" },
      { text: "/" },
      ...beside(of.text("neighbour")),
    ],
    "end-per-destroyed": (of) => [points(of.number("points")), { text: "/" }, { icon: "ruin" }],
    "end-most-destroyed": (of) => [points(of.number("points")), { icon: "most" }, { icon: "ruin" }],
    "end-per-resource": (of) => [points(of.number("points")), { text: "/" }, { icon: of.text("resource") }],
    "end-repeat": () => icons(["repeat-ability", "phase-end"]),
    "quake-refresh": () => [{ icon: "refresh" }],
    "play-discount": (of) => [
      { icon: "hand" },
      { text: `−${of.number("hammers") || 1}` },
      { icon: "hammer" },
      ...times(of.number("count")),
    ],
    "swap-locations": () => [{ icon: "swap" }],
  },
});
