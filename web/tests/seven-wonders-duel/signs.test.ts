import { describe, expect, it } from "vitest";
import { rowsOf, shapeOf } from "../../src/frame/effects";
import { hasIcon } from "../../src/frame/icons/registry";
import { CHAIN_ICONS } from "../../src/games/seven-wonders-duel/icons/chains";
import { EFFECT_ICONS } from "../../src/games/seven-wonders-duel/icons/effects";
import { BACK_ICONS, KIND_ICONS } from "../../src/games/seven-wonders-duel/icons/kinds";
import { RESOURCE_ICONS } from "../../src/games/seven-wonders-duel/icons/resources";
import { SCIENCE_ICONS } from "../../src/games/seven-wonders-duel/icons/science";
import { GAME } from "../../src/games/seven-wonders-duel/signs";
import { checkIcons } from "../icons";
import { PIECES } from "./duel";

checkIcons("7 Wonders Duel", {
  RESOURCE_ICONS,
  SCIENCE_ICONS,
  CHAIN_ICONS,
  EFFECT_ICONS,
  KIND_ICONS,
  BACK_ICONS,
});

describe("signs", () => {
  const pieces = Object.values(PIECES).flat();

  it.each(pieces.map((piece) => [piece.id, piece] as const))("of %s are drawn", (_, piece) => {
    const rows = rowsOf(GAME, piece.effects);
    expect(rows.length > 0 || piece.points > 0).toBe(true);
    for (const sign of rows.flat()) {
      if ("band" in sign) expect(shapeOf(GAME, sign.band)).not.toBe("unknown");
      if ("icon" in sign) expect(sign.icon !== "unknown" && hasIcon(sign.icon), sign.icon).toBe(true);
    }
    expect(shapeOf(GAME, piece.kind === "wonder" ? "gold" : piece.kind === "token" ? "teal" : piece.band)).not.toBe("unknown");
  });

  it("of a guild that pays coins and points for the same things stand in one row", () => {
    const guild = pieces.find(({ effects }) => effects.some(({ message }) => message === "effect-coins-per-most"));
    expect(guild?.effects.length).toBe(2);
    const [row = [], ...others] = rowsOf(GAME, guild?.effects ?? []);
    expect(others).toEqual([]);
    expect(row.slice(0, 2).map((sign) => ("icon" in sign ? sign.icon : ""))).toEqual(["points", "coin"]);
  });
});
