import { describe, expect, it } from "vitest";
import { changes } from "../../src/games/the-capitals/changes";
import { note } from "../../src/games/the-capitals/note";
import { scoreOf } from "../../src/games/the-capitals/say";
import { beyond, brought, cityOf, placeOf, type SiteView } from "../../src/games/the-capitals/types";
import { action, table, viewOf } from "./capitals";

const site = (more: Partial<SiteView>): SiteView => ({
  cell: "S18", x: 0, y: -1, fine: 0, rules: [], gains: {}, triggers: [], ...more,
});

describe("cells", () => {
  it("are counted from the hotel", () => {
    expect(placeOf("S19")).toEqual({ x: 0, y: 0 });
    expect(placeOf("A1")).toEqual({ x: -18, y: -18 });
    expect(placeOf("AK37")).toEqual({ x: 18, y: 18 });
    expect(() => placeOf("19S")).toThrow("19S is no cell");
  });

  it("of every view lie where they are called", () => {
    for (const phase of ["place", "over", "prosperity"]) {
      for (const { tiles } of viewOf(phase).cities) {
        for (const { cell, x, y } of tiles) expect(placeOf(cell)).toEqual({ x, y });
      }
    }
  });

  it("say what they bring beyond what all of them do", () => {
    const plain = site({ gains: { culture: 1, economy: -2 } });
    const better = site({ gains: { culture: 1 }, triggers: [{ tile: "market", gains: { culture: 2, energy: 1 } }] });
    expect(brought(better)).toEqual({ culture: 3, energy: 1 });
    expect(beyond(better, [plain, better])).toEqual({ economy: 2, culture: 2, energy: 1 });
    expect(beyond(plain, [plain, better])).toEqual({});
  });
});

describe("what changed", () => {
  it("is nothing between a view and itself", () => {
    expect(changes(viewOf("take"), viewOf("take"))).toEqual([]);
  });

  it("by building: the new tile first, then markers on the tracks", () => {
    const [before, after] = [viewOf("take"), viewOf("after-take")];
    const seat = after.seat ?? 0;
    const placed = cityOf(after, seat).tiles.at(-1);
    const keys = changes(before, after);
    expect(keys.slice(0, 2)).toEqual([`place:${seat}:${placed?.cell}`, `cell:${placed?.cell}`]);
    for (const [place, { track, markers }] of after.board.entries()) {
      const moved = before.board[place]?.markers[seat] !== markers[seat];
      expect(keys.includes(`track:${track}:${seat}`), track).toBe(moved);
    }
  });

  it("by an activation: the tile with the cubes", () => {
    const [before, after] = [viewOf("executive"), viewOf("after-executive")];
    const seat = before.seat ?? 0;
    const used = cityOf(after, seat).tiles.filter(
      ({ cell, cubes, tourists }) => {
        const was = cityOf(before, seat).tiles.find((one) => one.cell === cell);
        return was?.cubes !== cubes || was.tourists.length !== tourists.length;
      },
    );
    const keys = changes(before, after);
    for (const { cell } of used) expect(keys).toContain(`place:${seat}:${cell}`);
    expect(keys.filter((key) => key.startsWith("place:")).length).toBe(used.length);
  });
});

describe("notes of moves", () => {
  it("are none for a spectator", () => {
    expect(note(table(viewOf("take-spectator")), action("take:market"))).toBeNull();
  });

  it("price of a column, with loans where it takes some", () => {
    const view = viewOf("politics");
    for (const move of view.moves) {
      const column = view.initiative[Number(move.split(":")[1]) - 1];
      const found = note(table(view), action(move));
      expect(found?.amounts).toEqual([{ icon: "coin", count: column?.price, sign: "-" }]);
      expect(found?.highlight !== undefined).toBe((column?.loans ?? 0) > 0);
    }
  });

  it("price of a tile, and on how many cells it obeys the rules", () => {
    const view = viewOf("take");
    for (const move of view.moves) {
      const plan = view.plans.find(({ tile }) => `take:${tile}` === move);
      const found = note(table(view), action(move));
      expect(found?.amounts).toEqual(plan?.price ? [{ icon: "coin", count: plan.price, sign: "-" }] : []);
      expect(found?.why).not.toBe("");
    }
  });

  it("fine and gains of a cell", () => {
    const view = viewOf("place");
    for (const move of view.moves) {
      const one = view.plans[0]?.sites.find(({ cell }) => `place:${cell}` === move);
      const points = note(table(view), action(move))?.amounts.filter(({ icon, sign }) => icon === "points" && sign === "-") ?? [];
      expect(points.some(({ count }) => count === one?.fine)).toBe((one?.fine ?? 0) > 0);
    }
  });

  it("cost of an activation, of an upgrade, of giving up", () => {
    const view = viewOf("executive");
    const context = table(view);
    const move = view.moves.find((one) => one.startsWith("activate:")) ?? "";
    const placed = cityOf(view, view.seat ?? 0).tiles.find(({ tile }) => `activate:${tile}` === move);
    expect(note(context, action(move))?.amounts[0]).toEqual({ icon: "energy", count: placed?.cost, sign: "-" });
    expect(note(context, action("rest:prestige"))?.amounts).toEqual([{ icon: "points", count: 1, sign: "+" }]);
    expect(note(context, action("rest:energy"))?.amounts).toEqual([{ icon: "energy", count: 1, sign: "+" }]);
    const upgrade = table(viewOf("upgrade"));
    const energy = cityOf(upgrade.view, upgrade.seat ?? 0).plant.next_energy;
    expect(note(upgrade, action("upgrade"))?.amounts).toEqual([{ icon: "energy", count: energy, sign: "+" }]);
    const pay = table(viewOf("pay"));
    expect(note(pay, action("pay_rest"))?.amounts).toEqual([{ icon: "energy", count: pay.view.owed, sign: "-" }]);
  });

  it("a prosperity tile says what it does, a lake its energy", () => {
    const view = viewOf("prosperity");
    const tile = cityOf(view, view.seat ?? 0).hand?.[0]?.tile ?? "";
    expect(note(table(view), action(`raise:${tile}`))?.why).not.toBe("");
    expect(note(table(view), action(`flood:${tile}`))?.amounts).toEqual([{ icon: "energy", count: 2, sign: "+" }]);
    expect(note(table(view), action("finish"))).toBeNull();
  });
});

describe("points", () => {
  it("add up, and name loans of the last payment only until it is paid", () => {
    for (const [phase, loans] of [["over", false], ["take", true]] as const) {
      const context = table(viewOf(phase));
      for (const city of context.view.cities) {
        const { parts, total } = scoreOf(context, city);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
        expect(parts.some(({ name }) => name === context.words.name("part", "loans"))).toBe(loans);
      }
    }
  });
});

describe("the log", () => {
  it("names nobody twice who sends the own tourist", () => {
    const { words } = table(viewOf("take"));
    const sent = { message: "log-send", args: { seat: 1, seat2: 1, tile: "hotel" } };
    const names = (you: number | null) => Object.assign(["Anna", "Bob"], { common: [false, false], you });
    expect(words.sayEvent(sent, names(0))).toBe("Bob sends their own tourist to Hotel.");
    expect(words.sayEvent(sent, names(1))).toBe("You send your tourist to Hotel.");
  });
});
