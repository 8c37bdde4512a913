import { describe, expect, it } from "vitest";
import { rowsOf, shapeOf } from "../../src/frame/effects";
import { hasIcon } from "../../src/frame/icons/registry";
import * as sets from "../../src/games/the-capitals/icons";
import { gainSigns, GAME } from "../../src/games/the-capitals/signs";
import type { PieceEffect } from "../../src/lib/contract";
import { checkIcons } from "../icons";
import { repositoryFile } from "../words/files";
import { PIECES } from "./capitals";

checkIcons("The Capitals", sets);

describe("signs", () => {
  const pieces = Object.values(PIECES).flat();

  it.each(pieces.map((piece) => [piece.id, piece] as const))("of %s are drawn", (_, piece) => {
    const rows = rowsOf(GAME, piece.effects);
    expect(rows.length > 0).toBe(true);
    for (const sign of rows.flat()) {
      if ("band" in sign) expect(shapeOf(GAME, sign.band)).not.toBe("unknown");
      if ("icon" in sign) expect(sign.icon !== "unknown" && hasIcon(sign.icon), sign.icon).toBe(true);
    }
    expect(hasIcon(shapeOf(GAME, piece.band))).toBe(true);
  });

  it("stand for every effect that the texts can say", () => {
    const messages = [...repositoryFile("pentapolis/games/the_capitals/text/en.ftl").matchAll(/^(effect-[\w-]+) =/gm)];
    expect(messages.length).toBeGreaterThan(15);
    const one = { message: "plus-culture", args: { count: 1 } };
    const what = { message: "each-any", args: { count: 2 } };
    const args = {
      changes: [one], first: [one], second: [one], third: [one], conditions: [what], what, count: 2, track: "culture",
      types: ["public"], tiles: [{ message: "tiles-of", args: { type: "public", count: 2 } }], cubes: "3, 2",
    };
    for (const [, message = ""] of messages) {
      const rows = rowsOf(GAME, [{ message, args, rules: [] } as unknown as PieceEffect]);
      expect(rows.flat().length, message).toBeGreaterThan(0);
      for (const sign of rows.flat()) if ("icon" in sign) expect(hasIcon(sign.icon) && sign.icon !== "unknown", message).toBe(true);
    }
  });

  it("of gains come in the order of the tracks, with a minus sign for losses", () => {
    expect(gainSigns({ prestige: 1, economy: -3 })).toEqual([
      { text: "−3" }, { icon: "coin" }, { text: "+1" }, { icon: "points" },
    ]);
  });
});
