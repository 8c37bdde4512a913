/** Effects as rows of signs, made from the same values that are said in words and executed by the engine. */
import type { PieceEffect } from "../../lib/contract";

/** One sign: an icon, with a number or a short text beside it, or a text alone (`×`, `/`, `→`). */
export type Sign = { icon: string; number?: string } | { text: string } | { band: string };

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

const repeat = (icon: string, count: number): Sign[] => Array.from({ length: count }, () => ({ icon }));

const choice = (icons: readonly string[]): Sign[] =>
  icons.flatMap((icon, place) => (place > 0 ? [{ text: "/" }, { icon }] : [{ icon }]));

/** The signs of one effect; none for plain points, which have their place on the piece. */
export function signs(effect: PieceEffect): Sign[] {
  const args = effect.args as Record<string, unknown>;
  const count = Number(args["count"] ?? 0);
  const list = (args["resources"] ?? []) as string[];
  const kind = effect.message.replace(/^effect-/, "");
  switch (kind) {
    case "points":
      return [];
    case "produce":
      return repeat(String(args["resource"]), count);
    case "produce-choice":
      return choice(list);
    case "trade-price":
      return [...list.map((icon) => ({ icon })), { icon: "trade" }, { icon: "coin", number: "1" }];
    case "shields":
      return repeat("shield", count);
    case "science":
      return [{ icon: `science-${String(args["symbol"])}` }];
    case "coins":
      return [{ icon: "coin", number: `+${count}` }];
    case "coins-per-own":
      return [{ icon: "coin", number: String(count) }, { text: "/" }, ...counted(String(args["what"]))];
    case "coins-per-most":
      return [{ icon: "coin", number: String(count) }, { text: "/" }, ...counted(String(args["what"])), { icon: "most" }];
    case "points-per-own":
      return [{ icon: "points", number: String(count) }, { text: "/" }, ...counted(String(args["what"]))];
    case "points-per-most":
      return [{ icon: "points", number: String(count) }, { text: "/" }, ...counted(String(args["what"])), { icon: "most" }];
    case "opponent-loses":
      return [{ icon: "coin", number: `−${count}` }];
    case "play-again":
      return [{ icon: "play-again" }];
    case "destroy-card":
      return [{ icon: "destroy" }, { band: String(args["colour"]) }];
    case "progress-from-box":
      return [{ icon: "draw-from-box" }, { icon: "kind-progress" }];
    case "build-from-discard":
      return [{ icon: "discard" }];
    case "discount":
      return [...counted(String(args["what"])), { text: `−${count}` }];
    case "trade-income":
      return [{ icon: "trade" }, { icon: "coin" }];
    case "extra-shields":
      return [{ band: "red" }, { text: "+" }, ...repeat("shield", count)];
    case "play-again-on-wonders":
      return [{ icon: "kind-wonder" }, { icon: "play-again" }];
    case "coins-on-chain":
      return [{ icon: "chain" }, { icon: "coin", number: `+${count}` }];
    default:
      return [{ icon: "unknown" }];
  }
}

/** A guild pays coins at once and points at the end for the same things: one row says both. */
export function allSigns(effects: readonly PieceEffect[]): Sign[][] {
  const rows: Sign[][] = [];
  for (const [place, effect] of effects.entries()) {
    const before = effects[place - 1];
    const both = before?.message === "effect-coins-per-most" && effect.message === "effect-points-per-most";
    const last = rows.at(-1);
    if (both && last !== undefined && JSON.stringify(before?.args) === JSON.stringify(effect.args)) {
      last.unshift({ icon: "points", number: String((effect.args as Record<string, unknown>)["count"]) });
      continue;
    }
    const row = signs(effect);
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

/** The shape of each colour, so that nothing is told by colour alone. */
export const SHAPES: Readonly<Record<string, string>> = {
  brown: "kind-raw",
  grey: "kind-manufactured",
  blue: "kind-civilian",
  green: "kind-scientific",
  yellow: "kind-commercial",
  red: "kind-military",
  purple: "kind-guild",
};

/** A number of more than two letters, as `+12`. */
export const isLong = (sign: Sign): boolean => "number" in sign && (sign.number?.length ?? 0) > 2;

/** About how wide a row of signs is, in icons: what the size of an icon in a narrow place has to be fitted to. */
export function signsWidth(rows: readonly (readonly Sign[])[]): number {
  const width = (sign: Sign): number => ("text" in sign ? 0.5 : "band" in sign ? 0.8 : isLong(sign) ? 1.7 : 1.15);
  return Math.max(0, ...rows.map((row) => row.reduce((sum, sign) => sum + width(sign), 0)));
}
