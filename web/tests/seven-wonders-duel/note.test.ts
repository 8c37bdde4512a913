import { describe, expect, it } from "vitest";
import { note } from "../../src/games/seven-wonders-duel/note";
import { cityOf, type DuelView } from "../../src/games/seven-wonders-duel/types";
import { noteOn, table, VIEWS, viewOf } from "./duel";

const said = (view: DuelView, move: string) => note(table(view), noteOn(move));

/** An accessible card, whatever it is, made to be another one that costs the seat what is given. */
function withCard(phase: string, card: string, total = 0, chain = false): DuelView {
  const view = viewOf(phase);
  const slot = view.structure.find((one) => one.accessible);
  if (slot === undefined) throw new RangeError(`nothing is accessible in ${phase}`);
  for (const other of view.structure) if (other.card === card) other.card = null;
  slot.card = card;
  const price = { total, coins: 0, trade: total, chain, resources: [] };
  slot.prices = [price, price];
  return view;
}

describe("building", () => {
  it("costs coins and says why", () => {
    const view = viewOf("age-2");
    const seat = view.seat ?? 0;
    const dear = view.structure.find((slot) => (slot.prices?.[seat]?.total ?? 0) > 0);
    const made = said(view, `build:${dear?.card}`);
    expect(made?.amounts[0]).toEqual({ icon: "coin", count: dear?.prices?.[seat]?.total, sign: "-" });
    expect(made?.why).toMatch(/^\d+ coins?/);
  });

  it("of a card that brings coins tells both", () => {
    expect(said(withCard("age-1", "tavern"), "build:tavern")?.amounts).toEqual([
      { icon: "coin", count: 0 },
      { icon: "coin", count: 4, sign: "+" },
    ]);
  });

  it("counts the card itself among those it pays for", () => {
    const view = withCard("age-3", "lighthouse");
    const yellow = cityOf(view, view.seat ?? 0).colours.yellow;
    expect(said(view, "build:lighthouse")?.amounts).toContainEqual({ icon: "coin", count: yellow + 1, sign: "+" });
  });

  it("by chain brings the coins of Urbanism", () => {
    const view = withCard("age-2", "aqueduct", 0, true);
    cityOf(view, view.seat ?? 0).tokens = ["urbanism"];
    const made = said(view, "build:aqueduct");
    expect(made?.amounts).toContainEqual({ icon: "coin", count: 4, sign: "+" });
    expect(made?.why).toMatch(/^Free by chain\./);
  });

  it("tells what the opponent gets with Economy", () => {
    const view = withCard("age-2", "walls", 4);
    cityOf(view, 1 - (view.seat ?? 0)).tokens = ["economy"];
    expect(said(view, "build:walls")?.why).toContain("receives 4 coins");
  });

  it("moves the pawn, with Strategy one space more, and plunders", () => {
    const view = withCard("age-2", "walls");
    const seat = view.seat ?? 0;
    view.conflict = seat === 0 ? 1 : -1;
    view.loot = [{ seat: 1 - seat, coins: 2 }];
    cityOf(view, 1 - seat).coins = 1;
    cityOf(view, seat).tokens = ["strategy"];
    const made = said(view, "build:walls");
    expect(made?.amounts).toContainEqual({ icon: "shield", count: 3, sign: "+" });
    expect(made?.why).toContain("moves 3 spaces; 5 more");
    expect(made?.highlight).toBe("The opponent loses 1 coin.");
  });

  it("of a second copy of a symbol promises a progress token", () => {
    const view = withCard("age-2", "school");
    const city = cityOf(view, view.seat ?? 0);
    city.symbols = ["wheel"];
    expect(said(view, "build:school")?.highlight).toContain("progress token");
    city.symbols = ["quill"];
    expect(said(view, "build:school")?.highlight).toBeUndefined();
    expect(said(view, "build:school")?.why).toContain("2 different of 6");
  });

  it("that wins says so first", () => {
    const view = withCard("age-3", "arsenal");
    view.wins = ["build:arsenal"];
    expect(said(view, "build:arsenal")?.highlight).toMatch(/^You win the game at once\./);
  });
});

it("discarding brings what the view says", () => {
  const view = viewOf("age-2-middle");
  const city = cityOf(view, view.seat ?? 0);
  const card = view.structure.find((slot) => slot.accessible)?.card;
  expect(said(view, `discard:${card}`)?.amounts).toEqual([{ icon: "coin", count: city.discard_income, sign: "+" }]);
});

it("names the cards that become accessible when they can be seen", () => {
  const view = viewOf("age-2");
  view.structure = view.structure.filter((slot) => slot.row >= 3);
  const last = view.structure.filter((slot) => slot.row === 5);
  view.structure = view.structure.filter((slot) => slot !== last[0]);
  const made = said(view, `discard:${last[1]?.card}`);
  expect(made?.why).toContain("It uncovers 2 cards.");
});

describe("a wonder", () => {
  it("that lets its builder play again is highlighted", () => {
    const view = viewOf("age-2");
    const seat = view.seat ?? 0;
    const city = cityOf(view, seat);
    const price = { total: 3, coins: 0, trade: 3, chain: false, resources: [] };
    city.wonders = [{ wonder: "sphinx", built: false, under: null, price }];
    const card = view.structure.find((slot) => slot.accessible)?.card;
    expect(said(view, `raise:sphinx:${card}`)?.highlight).toBe("You play again.");
  });

  it("that is the seventh says so", () => {
    const view = viewOf("age-2");
    const seat = view.seat ?? 0;
    const built = { built: true, under: "baths", price: null };
    const price = { total: 0, coins: 0, trade: 0, chain: false, resources: [] };
    cityOf(view, 1 - seat).wonders = ["colossus", "mausoleum", "piraeus", "sphinx"].map((wonder) => ({ wonder, ...built }));
    cityOf(view, seat).wonders = [
      ...["appian_way", "circus_maximus"].map((wonder) => ({ wonder, ...built })),
      { wonder: "pyramids", built: false, under: null, price },
    ];
    const card = view.structure.find((slot) => slot.accessible)?.card;
    expect(said(view, `raise:pyramids:${card}`)?.highlight).toContain("seventh wonder");
  });
});

it("every legal move of every view has a note in both languages, or is who begins", () => {
  for (const view of Object.values(VIEWS)) {
    for (const move of view.moves) {
      for (const language of ["en", "hu"] as const) {
        const made = note(table(view, language), noteOn(move));
        expect(made === null).toBe(move.startsWith("begin:"));
      }
    }
  }
});

it("spectators get none", () => {
  const view = viewOf("age-2-spectator");
  const card = view.structure.find((slot) => slot.accessible)?.card;
  expect(said(view, `discard:${card}`)).toBeNull();
});
