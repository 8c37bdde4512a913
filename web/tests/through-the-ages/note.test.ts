import { describe, expect, it } from "vitest";
import { note } from "../../src/games/through-the-ages/note";
import { called, kindText, sentences } from "../../src/games/through-the-ages/say";
import { actsOn, rivalInQuestion, type Table } from "../../src/games/through-the-ages/types";
import type { Piece } from "../../src/lib/contract";
import { Words } from "../../src/lib/words";
import { repositoryFile, texts } from "../words/files";

const words = Object.fromEntries(
  (["en", "hu"] as const).map((language) => {
    const own = ["table", "through_the_ages"].map((part) => repositoryFile(`web/src/text/${part}/${language}.ftl`));
    return [language, new Words(language, [...texts(language, "through_the_ages"), ...own], {}, false)];
  }),
) as Record<"en" | "hu", Words>;

const PIECES: Record<string, Partial<Piece>> = {
  religion: { band: "urban", facts: { type: "temple", level: 0 } },
  breakthrough_1: { band: "action", effects: [{ message: "action-develop", args: { gain: { message: "goods-science", args: { count: 2 } } }, rules: [] }] as never },
  frederick_barbarossa: { band: "leader", effects: [{ message: "ability-population-and-unit", args: { count: 1 }, rules: [] }] as never },
  warriors: { band: "unit", facts: { type: "infantry", level: 0 } },
  alchemy: { band: "urban", facts: { type: "lab", level: 1 } },
};
const cost = (number: number) => ({ cost: number, parts: [{ source: "religion", number }] });
const tech = (card: string, number: number) => ({ card, cost: cost(number), upgrades: [{ card: "alchemy", cost: cost(number) }] });

/** A table at which something is asked, with as much as notes look at. */
function table(question: string, more: object = {}, language: "en" | "hu" = "en"): Table {
  const me = {
    seat: 0, population_cost: cost(2), technologies: [tech("religion", 3), tech("warriors", 2)], leader: "frederick_barbarossa",
    civil: [{ card: "alchemy", develop: cost(4), revolution: null }],
  }; // prettier-ignore
  const row = [{ space: "space_1", card: null }, { space: "space_2", card: "religion" }];
  return {
    seat: 0,
    words: words[language],
    view: { seat: 0, to_act: [0], question, details: {}, discount: 0, players: [me, { ...me, seat: 1 }], row, ...more },
    piece: (key: string) => ({ effects: [], facts: {}, cost: [], ...PIECES[key.slice(5)] }) as unknown as Piece,
  } as unknown as Table;
}

const price = (at: Table, move: string) =>
  Object.fromEntries((note(at, { move, verb: "", keys: [] })?.amounts ?? []).map(({ icon, count }) => [icon, count]));

describe("what an action costs", () => {
  it("is an action and goods in a turn", () => {
    const turn = table("ask-turn");
    expect(price(turn, "build:religion")).toEqual({ civil_action: 1, resource: 3 });
    expect(price(turn, "build:warriors")).toEqual({ military_action: 1, resource: 2 });
    expect(price(turn, "increase")).toEqual({ civil_action: 1, food: 2 });
    expect(price(turn, "develop:alchemy")).toEqual({ civil_action: 1, science: 4 });
  });

  it("is nothing where an event lets one build for nothing", () => {
    expect(price(table("ask-build-free"), "build:religion")).toEqual({});
  });

  it("is no action, and less, where an event or a card says so", () => {
    const event = table("ask-development", { discount: 1 });
    expect(price(event, "build:religion")).toEqual({ resource: 2 });
    expect(price(event, "increase")).toEqual({ food: 2 }); // the server has taken it off
    expect(price(event, "develop:alchemy")).toEqual({ science: 4 });
    expect(price(table("ask-card", { discount: 5 }), "upgrade:religion:alchemy")).toEqual({});
  });

  it("of Breakthrough is paid for with what it develops", () => {
    expect(price(table("ask-turn"), "play:breakthrough_1")).toEqual({});
    expect(price(table("ask-card"), "develop:alchemy")).toEqual({ civil_action: 1, science: 4 });
  });

  it("of a worker and a unit of Barbarossa is both, cheaper", () => {
    expect(price(table("ask-turn"), "muster:warriors")).toEqual({ military_action: 1, food: 1, resource: 1 });
  });
});

describe("words", () => {
  it("says an age once", () => {
    const piece = { band: "urban", facts: { type: "lab", level: 3 } } as unknown as Piece;
    expect(kindText(table("ask-turn"), piece)).toMatch(/, Age III$/);
    expect(kindText(table("ask-turn", {}, "hu"), piece)).toMatch(/, III\. kor$/);
  });

  it("makes sentences of what stands in lines on a card", () => {
    expect(sentences(["+1 kultúra", "1 boldog arc", "Minden körödben 1 erőforrás."])).toBe("+1 kultúra, 1 boldog arc. Minden körödben 1 erőforrás.");
    expect(sentences(["Bronz.", "kék jelző"])).toBe("Bronz. Kék jelző.");
    expect(sentences([])).toBe("");
  });

  it("calls a space by its card", () => {
    expect(called(table("ask-turn"), "space:space_2")).toBe("Religion");
    expect(called(table("ask-turn"), "space:space_1")).toBeNull();
    expect(called(table("ask-turn"), "card:religion")).toBeNull();
  });
});

it("asks about the rival whose building is to go, and not about the own one", () => {
  const terror = table("ask-destroy-other", { details: { seat: 1 } });
  expect(rivalInQuestion(terror.view)).toBe(1);
  expect([0, 1].map((seat) => actsOn(terror, seat))).toEqual([false, true]);
  expect([0, 1].map((seat) => actsOn(table("ask-destroy-own", { details: { seat: 0 } }), seat))).toEqual([true, false]);
  expect(rivalInQuestion(table("ask-destroy-other", { details: { seat: 1 }, to_act: [1] }).view)).toBeNull();
});
