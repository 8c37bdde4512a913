import { describe, expect, it } from "vitest";
import { rowsOf, shapeOf, type Sign } from "../../src/frame/effects";
import { hasIcon } from "../../src/frame/icons/registry";
import * as sets from "../../src/games/imperium/icons";
import { fitting, GAME, signRows } from "../../src/games/imperium/signs";
import type { Piece, PieceEffect } from "../../src/lib/contract";
import { checkIcons } from "../icons";
import { repositoryFile } from "../words/files";
import { PIECES } from "./imperium";

checkIcons("Imperium", sets);

const pieces = Object.values(PIECES).flat();
const piece = (id: string): Piece => {
  const found = pieces.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`no card ${id}`);
  return found;
};
/** A row as it can be read in a test: icons and suits by their names. */
const written = (signs: readonly Sign[]): string => signs.map((sign) => ("text" in sign ? sign.text : "band" in sign ? `[${sign.band}]` : sign.icon)).join(" ");
const rows = (id: string): string[] => signRows(piece(id).effects).map(({ moment, signs }) => `${moment}: ${written(signs)}`);

function known(signs: readonly Sign[], whose: string): void {
  for (const sign of signs) {
    if ("band" in sign) expect(shapeOf(GAME, sign.band), whose).not.toBe("unknown");
    if ("icon" in sign) expect(sign.icon !== "unknown" && hasIcon(sign.icon), `${whose}: ${sign.icon}`).toBe(true);
  }
}

describe("signs", () => {
  it("are drawn for every card that says more than its points", () => {
    expect(pieces.length).toBeGreaterThan(550);
    for (const one of pieces) {
      const drawn = signRows(one.effects);
      expect(drawn.length > 0, one.id).toBe(one.effects.some(({ message }) => !["points-fixed", "text-free-play"].includes(message)));
      for (const { signs } of drawn) known(signs, one.id);
      known([{ band: one.band }], one.id);
    }
  });

  it("stand for every message that the texts can say, whatever cards print it", () => {
    const one = { message: "amount-materials", args: { count: 1 } };
    const what = { message: "what-card", args: { count: 2 } };
    const effect = { message: "effect-develop", args: {} };
    const condition = { message: "if-empire", args: {} };
    const args = {
      amounts: [one], what, host: what, from: { message: "from-hand", args: {} }, effect, effects: [effect], cost: effect, otherwise: effect,
      condition, conditions: [condition], trigger: { message: "trigger-attack", args: {} }, suits: ["region"], icons: ["river"], icon: "river",
      kind: "materials", count: 2, least: 1, most: { message: "count-number", args: { count: 2 } }, points: 3,
      cases: [{ message: "points-in-play", args: { points: 2 } }], terms: [{ message: "points-per", args: { points: 1, what: { message: "of-cards", args: { count: 1 } } } }],
    }; // prettier-ignore
    const text = repositoryFile("pentapolis/games/imperium/text/en.ftl");
    const messages = [...text.matchAll(/^((?:effect|text|trigger|when|standing|enters|points|if|who|from|what|count|of)-[\w-]+) =/gm)];
    expect(messages.length).toBeGreaterThan(200);
    for (const [, message = ""] of messages) {
      if (message === "points-fixed") continue; // it has its place
      const signs = rowsOf(GAME, [{ message, args, rules: [] } as unknown as PieceEffect]).flat();
      expect(signs.length, message).toBeGreaterThan(0);
      known(signs, message);
    }
  });

  it("say when, what it costs and what it brings", () => {
    expect(rows("invasion_1unc7")).toEqual([
      "play: go −3 materials → rivals : + suit-unrest", "play: break-through [tributary]", "play: / break-through [region] + rivals : recall [region]",
    ].filter(Boolean)); // prettier-ignore
    expect(rows("boats_1unc11")[0]).toMatch(/^exhaust: tired /);
    expect(rows("unrest_1unr1")).toEqual(["play: go −1 people", "play: / − 2 card", "play: / −3 materials · → suit-unrest"]);
    expect(rows("ionians_1tri4")[0]).toMatch(/^play: free-go −≤ 2 suit-unrest/);
    expect(rows("city_of_rome_1rom19")[0]).toMatch(/^solstice: solstice \( − card → /);
  });
});

describe("the room", () => {
  const some = signRows(piece("invasion_1unc7").effects);

  it("makes signs larger or smaller, lets rows share lines, and leaves what they begin with before dots", () => {
    const wide = fitting(some, 300, 200, 0);
    const narrow = fitting(some, 120, 90, 0);
    expect(wide.icon).toBeGreaterThan(narrow.icon);
    expect([wide.rows.length, narrow.rows.length]).toEqual([some.length, some.length]);
    const shared = fitting(signRows(piece("unrest_1unr1").effects), 150, 46, 0);
    expect(shared.rows.map(({ signs }) => written(signs))).toEqual(["go −1 people / − 2 card / −3 materials · → suit-unrest"]);
    expect(fitting(some, 60, 24, 0).rows.map(({ signs }) => written(signs))).toEqual(["go break-through …"]);
  });

  it("has words where they fit below signs that can still be read", () => {
    expect(fitting(some, 200, 200, 60).words).toBe(true);
    expect(fitting(some, 200, 100, 60).words).toBe(false);
    expect(fitting(some, 200, 200, 0).words).toBe(false);
  });
});
