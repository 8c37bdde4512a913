/** Abilities as rows of signs, made from the same values that are said in words and carried out by the engine. */
import type { PieceEffect } from "../../lib/contract";

/** One sign: an icon, with a number inside or beside it, or a text alone (`×`, `/`, `→`). */
export type Sign = { icon: string; number?: string } | { text: string };

const icons = (names: readonly string[]): Sign[] => names.map((icon) => ({ icon }));

const either = (names: readonly string[]): Sign[] =>
  names.flatMap((icon, place) => (place > 0 ? [{ text: "/" }, { icon }] : [{ icon }]));

const times = (count: number): Sign[] => (count > 1 ? [{ text: `×${count}` }] : []);

/** `healthy_farm` beside it: the type between two marks, a ruin for what is destroyed. */
function beside(neighbour: string): Sign[] {
  const [state, type = "any"] = neighbour.split("_");
  const found: Sign[] = [];
  if (state === "destroyed") found.push({ icon: "ruin" });
  if (type !== "any") found.push({ icon: `location-${type}` });
  if (found.length === 0) found.push({ icon: "adjacent" });
  return [{ text: "‹" }, ...found, { text: "›" }];
}

const points = (count: number): Sign => ({ icon: "points", number: String(count) });

/** The signs of one ability. */
export function signs(effect: PieceEffect): Sign[] {
  const args = effect.args as Record<string, unknown>;
  const count = Number(args["count"] ?? 0);
  const worth = Number(args["points"] ?? 0);
  const resource = String(args["resource"] ?? "");
  const resources = (args["resources"] ?? []) as string[];
  const neighbour = beside(String(args["neighbour"] ?? ""));
  switch (effect.message.replace(/^effect-/, "")) {
    case "gain":
    case "quake-gain":
      return resources.length > 3 && new Set(resources).size === 1
        ? [{ text: String(resources.length) }, { icon: resources[0] ?? "" }]
        : icons(resources);
    case "convert-any":
      return [{ icon: resource }, { text: "→" }, ...either(resources), ...times(count)];
    case "convert-all":
      return [{ icon: resource }, { text: "→" }, ...icons(resources), ...times(count)];
    case "repeat-economy":
      return [{ icon: "repeat-ability" }, { icon: "phase-economy" }];
    case "points-per-adjacent":
    case "end-per-adjacent":
      return [points(worth), { text: "/" }, ...neighbour];
    case "gain-per-adjacent":
      return [...icons(resources), { text: "/" }, ...neighbour];
    case "gain-points":
      return [points(worth)];
    case "restore-discount":
      return [{ text: "‹" }, { icon: "ruin" }, { text: "›" }, { text: `−${count}` }, { icon: "hammer" }];
    case "move-innovation":
      return [{ icon: "move-card" }];
    case "refresh-all":
      return [{ text: "‹" }, { icon: "refresh" }, { text: "›" }];
    case "refresh-some":
      return [{ text: "‹" }, { icon: "refresh", number: String(count) }, { text: "›" }];
    case "free-bid":
      return [{ icon: "free-bid" }, { icon: resource }];
    case "replace-disaster":
      return [{ icon: "replace" }];
    case "strength":
      return [{ text: `+${count}` }, { icon: "strength" }];
    case "strength-per-adjacent":
      return [{ text: `+${count}` }, { icon: "strength" }, { text: "/" }, ...neighbour];
    case "end-per-destroyed":
      return [points(worth), { text: "/" }, { icon: "ruin" }];
    case "end-most-destroyed":
      return [points(worth), { icon: "most" }, { icon: "ruin" }];
    case "end-per-resource":
      return [points(worth), { text: "/" }, { icon: resource }];
    case "end-repeat":
      return [{ icon: "repeat-ability" }, { icon: "phase-end" }];
    case "quake-refresh":
      return [{ icon: "refresh" }];
    case "play-discount":
      return [{ icon: "hand" }, { text: `−${Number(args["hammers"] ?? 1)}` }, { icon: "hammer" }, ...times(count)];
    case "swap-locations":
      return [{ icon: "swap" }];
    default:
      return [{ icon: "unknown" }];
  }
}

/** Texts that stay with what stands before them; all others but `×2` stay with what follows: `‹`, `+2`, `−1`. */
const CLOSING: ReadonlySet<string> = new Set(["→", "/", "›"]);

/** A row in parts that stay together where it has to be broken: `wheat →`, `‹ farm ›`, `−1 hammer`. */
export function signParts(row: readonly Sign[]): Sign[][] {
  const parts: Sign[][] = [];
  let opened = false;
  for (const sign of row) {
    const text = "text" in sign ? sign.text : null;
    const closes = text !== null && CLOSING.has(text);
    const last = parts.at(-1);
    if (last !== undefined && (closes || opened)) last.push(sign);
    else parts.push([sign]);
    opened = text !== null && !closes && !text.startsWith("×");
  }
  return parts;
}

/** About how wide signs are, in icons: what the size of an icon in a narrow place has to be fitted to. */
export function signsWidth(row: readonly Sign[]): number {
  return row.reduce((sum, sign) => sum + ("text" in sign ? 0.46 * sign.text.length + 0.1 : 1.1), 0);
}
