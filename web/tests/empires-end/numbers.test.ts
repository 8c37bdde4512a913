import { describe, expect, it } from "vitest";
import { changes } from "../../src/games/empires-end/changes";
import { note, unused } from "../../src/games/empires-end/note";
import { bandOf, conflictCard, limits, neighbours, struck, upheavalOf } from "../../src/games/empires-end/numbers";
import { effectOf, phaseOf } from "../../src/games/empires-end/say";
import { GAME } from "../../src/games/empires-end/signs";
import { empireOf } from "../../src/games/empires-end/types";
import { signParts, signsOf } from "../../src/frame/effects";
import { findIcon, hasIcon } from "../../src/frame/icons/registry";
import { action, PIECES, table, VIEWS, viewOf } from "./empires";

const pieces = Object.values(PIECES).flat();

describe("what a disaster strikes", () => {
  /** Positions that stand, of eleven. */
  const row = (...healthy: number[]) => {
    const empire = structuredClone(empireOf(viewOf("disaster"), 0));
    for (const place of empire.row) place.healthy = healthy.includes(place.position);
    return empire;
  };
  const positions = (healthy: number[], target: number) => struck(row(...healthy), target).map((place) => place.position);

  it("is the location it aims at, or the nearest healthy one, or either of two", () => {
    expect(positions([5, 6, 7], 6)).toEqual([6]);
    expect(positions([5], 6)).toEqual([5]);
    expect(positions([5, 7], 6)).toEqual([5, 7]);
    expect(positions([8], 6)).toEqual([8]);
    expect(positions([4, 8], 6)).toEqual([4, 8]);
    expect(positions([], 6)).toEqual([]);
  });

  it("neighbours count by state and type, and the row does not wrap", () => {
    const empire = row(1, 2, 4);
    expect(neighbours(empire, 3, "healthy_any")).toBe(2);
    expect(neighbours(empire, 11, "healthy_any")).toBe(0);
    expect(neighbours(empire, 1, "destroyed_any")).toBe(0);
    expect(neighbours(empire, 11, "destroyed_any")).toBe(1);
    expect(neighbours(empire, 3, `healthy_${empire.row[1]?.type}`)).toBeGreaterThan(0);
  });
});

describe("a conflict card", () => {
  const card = conflictCard(table(viewOf("conflict")), "conflict_01");

  it("has the bands of the rulebook's example", () => {
    expect(card.bands.map(limits)).toEqual(["7+", "5–6", "≤ 2"]);
    expect(card.victory).toMatchObject({ points: 3, resources: ["coin"] });
    expect(card.upheaval).toEqual({ rank: 1, position: 11 });
  });

  it("gives each strength one band or none", () => {
    const worth = (strength: number): number | undefined => bandOf(card, strength)?.points;
    expect([0, 2, 3, 4, 5, 6, 7, 30].map(worth)).toEqual([-3, -3, undefined, undefined, 5, 5, 7, 7]);
  });

  it("swaps the most valuable healthy location with the one on its position", () => {
    const empire = empireOf(viewOf("disaster"), 0);
    const city = empire.row.find((place) => place.location === "city");
    const last = empire.row.find((place) => place.position === 11);
    expect(upheavalOf(empire, card.upheaval)).toEqual(city === last ? null : [city, last]);
    expect(upheavalOf(empire, { rank: 1, position: city?.position ?? 0 })).toBeNull();
  });
});

describe("notes", () => {
  it.each(Object.keys(VIEWS))("are made for every move in the phase %s", (phase) => {
    for (const language of ["en", "hu"] as const) {
      const context = table(viewOf(phase), language);
      for (const move of context.view.moves) {
        const made = note(context, action(move));
        for (const { icon, count } of made?.amounts ?? []) {
          expect(hasIcon(icon), `${move}: ${icon}`).toBe(true);
          expect(count).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it("taking brings the pot and costs the location", () => {
    const context = table(viewOf("pot"));
    const { view } = context;
    const [disaster] = view.disasters;
    const made = note(context, action(`take:${disaster?.card}`));
    const lost = struck(empireOf(view, view.seat ?? 0), disaster?.target ?? 0)[0];
    expect(made?.amounts).toContainEqual({ icon: "points", count: lost?.points, sign: "-" });
    expect(made?.why).toContain(context.words.name("location", lost?.location ?? ""));
  });

  it("restoring pays hammers first, then coins", () => {
    const context = table(viewOf("industry"));
    const empire = empireOf(context.view, context.view.seat ?? 0);
    const move = context.view.moves.find((one) => one.startsWith("restore:")) ?? "";
    const place = empire.row.find((one) => `restore:${one.location}` === move);
    const paid = (note(context, action(move))?.amounts ?? []).filter(({ sign }) => sign === "-");
    expect(paid.reduce((sum, { count }) => sum + count, 0)).toBe(place?.restore_cost);
    const hammers = paid.find(({ icon }) => icon === "hammer")?.count ?? 0;
    expect(hammers).toBe(Math.min(place?.restore_cost ?? 0, empire.resources?.hammer ?? 0));
  });

  it("say what is left unused before finishing", () => {
    const told = unused(table(viewOf("industry")));
    expect(told).toContain("restoring a location");
    expect(told).toContain("a swap of two locations");
    expect(unused(table(viewOf("disaster")))).toEqual([]);
  });
});

describe("changes", () => {
  it("name what was destroyed and gained", () => {
    const before = viewOf("pot");
    const after = viewOf("pot-taken");
    const keys = changes(before, after);
    const seat = after.seat ?? 0;
    const gone = empireOf(before, seat).row.filter((place) => {
      const now = empireOf(after, seat).row.find((one) => one.location === place.location);
      return place.healthy !== now?.healthy;
    });
    expect(keys).toContain(`card:${before.disasters[0]?.card}`);
    for (const { location } of gone) expect(keys).toContain(`place:${seat}:${location}`);
    expect(keys.some((key) => key.startsWith("mine:"))).toBe(true);
    expect(changes(after, structuredClone(after))).toEqual([]);
  });
});

describe("signs", () => {
  it.each(pieces.filter((piece) => piece.kind !== "conflict").map((piece) => [piece.id, piece] as const))("of %s are drawn", (_, piece) => {
    const row = signsOf(GAME, effectOf(piece));
    expect(row.length).toBeGreaterThan(0);
    for (const sign of row) {
      if ("icon" in sign) {
        expect(hasIcon(sign.icon), sign.icon).toBe(true);
        expect(sign.icon).not.toBe("unknown");
      }
    }
    expect(hasIcon(`phase-${phaseOf(piece)}`)).toBe(true);
  });

  it("are broken only between parts", () => {
    const written = (parts: ReturnType<typeof signParts>): string[] =>
      parts.map((part) => part.map((sign) => ("text" in sign ? sign.text : "icon" in sign ? sign.icon : sign.band)).join(" "));
    const effect = (message: string, args: object) => written(signParts(signsOf(GAME, { message: `effect-${message}`, args: args as never, rules: [] })));
    expect(effect("convert-any", { resource: "wheat", resources: ["hammer", "axe"], count: 2 })).toEqual(["wheat →", "hammer /", "axe", "×2"]);
    expect(effect("points-per-adjacent", { points: 2, neighbour: "healthy_farm" })).toEqual(["points /", "‹ location-farm ›"]);
    expect(effect("restore-discount", { count: 1 })).toEqual(["‹ ruin ›", "−1 hammer"]);
    expect(effect("strength", { count: 2 })).toEqual(["+2 strength"]);
    for (const piece of pieces.filter(({ kind }) => kind !== "conflict")) {
      const row = signsOf(GAME, effectOf(piece));
      expect(signParts(row).flat()).toEqual(row);
    }
  });

  it("types of disasters and locations have their own icons", () => {
    const names = pieces.filter((piece) => piece.kind !== "conflict").map((piece) => (piece.kind === "card" ? piece.band : `location-${piece.band}`));
    const drawn = [...new Set(names)].map((name) => {
      expect(hasIcon(name), name).toBe(true);
      return JSON.stringify(findIcon(name).layers);
    });
    expect(new Set(drawn).size).toBe(13);
  });
});
