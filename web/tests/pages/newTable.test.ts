import { describe, expect, it } from "vitest";
import type { GameInfo } from "$lib/api";
import { blankForm, bodyOf, faults, levelFor, offeredOptions, quickBody, withSeats } from "$lib/newTable";

const game: GameInfo = {
  slug: "seven-wonders-duel",
  seats: [2, 3, 4],
  rules: 1,
  options: [
    { name: "wonders", values: ["draft", "first_game"], default: "draft", seat: null, seats: false },
    { name: "starter", values: ["random", 0, 1], default: "random", seat: null, seats: true },
  ],
  levels: ["easy", "medium", "hard"],
  verbs: {},
  faults: [],
  stage: "complete",
  printed: [],
  editions: [],
};

const fields = (form: ReturnType<typeof blankForm>): string[] => faults(form, game).map((fault) => fault.field);

describe("levelFor", () => {
  it("is the one wanted, else medium, else the first", () => {
    expect(levelFor(game.levels, "hard")).toBe("hard");
    expect(levelFor(game.levels, "expert")).toBe("medium");
    expect(levelFor(["easy"], "expert")).toBe("easy");
    expect(levelFor([], "expert")).toBe("");
  });
});

describe("the form", () => {
  it("begins as a game against bots that can be played at once", () => {
    const form = blankForm(game, "hard");
    expect(fields(form)).toEqual([]);
    expect(bodyOf(form, game)).toEqual({
      game: "seven-wonders-duel",
      places: [
        { kind: "me", level: null, name: null },
        { kind: "bot", level: "hard", name: null },
      ],
      options: { wonders: "draft", starter: "random" },
      clock: null,
      open: false,
      seed: null,
    });
  });

  it("keeps who sits when the number of seats changes", () => {
    const form = withSeats(blankForm(game, "easy"), 4);
    expect(form.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(withSeats(form, 2).seats).toEqual(form.seats.slice(0, 2));
  });

  it("offers nothing that speaks of a seat where nobody plays", () => {
    const options: GameInfo["options"] = [
      ...[0, 1, 2, 3].map((seat) => ({ name: `nation_${seat}`, values: ["any", "romans"], default: "any", seat, seats: false })),
      { name: "first_player", values: ["random", 0, 1, 2, 3], default: "random", seat: null, seats: true },
      { name: "rounds", values: [3, 4], default: 3, seat: null, seats: false },
    ];
    const four = { ...game, options };
    const offered = (count: number): string[] => offeredOptions(four, count).map(({ name, values }) => `${name} ${values.length}`);
    expect(offered(2)).toEqual(["nation_0 2", "nation_1 2", "first_player 3", "rounds 2"]);
    expect(offered(4)).toHaveLength(6);

    const form = withSeats(blankForm(four, "easy"), 4);
    Object.assign(form.options, { nation_0: "romans", nation_3: "romans", first_player: 3, rounds: 4 });
    expect(bodyOf(form, four).options).toMatchObject({ nation_3: "romans", first_player: 3 });
    const chosen = { nation_0: "romans", nation_1: "any", first_player: "random", rounds: 4 };
    expect(bodyOf(withSeats(form, 2), four).options).toEqual(chosen);
  });

  it("names seats only where several share a screen", () => {
    const form = blankForm(game, "easy");
    form.seats[0]!.name = " Miska ";
    expect(bodyOf(form, game).places[0]?.name).toBeNull();
    form.seats[1]!.kind = "me";
    form.seats[1]!.name = "  ";
    expect(bodyOf(form, game).places).toEqual([
      { kind: "me", level: null, name: "Miska" },
      { kind: "me", level: null, name: null },
    ]);
  });

  it.each([
    ["quick", { seconds: 900, increment: 10 }],
    ["calm", { seconds: 1800, increment: 20 }],
    ["slow", { seconds: 86_400, increment: 86_400 }],
    ["custom", { seconds: 450, increment: 3 }],
  ] as const)("the clock %s", (clock, sent) => {
    const form = { ...blankForm(game, "easy"), clock, minutes: 7.5, increment: 3 };
    expect(fields(form)).toEqual([]);
    expect(bodyOf(form, game).clock).toEqual(sent);
  });

  it.each([
    [null, 0, ["minutes"]],
    [0, 0, ["minutes"]],
    [Number.NaN, 0, ["minutes"]],
    [129_601, 0, ["minutes"]],
    [5, null, ["increment"]],
    [5, -1, ["increment"]],
    [null, 604_801, ["minutes", "increment"]],
    [129_600, 604_800, []],
  ])("a clock of %s min + %s s has the faults %j", (minutes, increment, wrong) => {
    expect(fields({ ...blankForm(game, "easy"), clock: "custom", minutes, increment })).toEqual(wrong);
    expect(fields({ ...blankForm(game, "easy"), clock: "none", minutes, increment })).toEqual([]);
  });

  it("says what is wrong with the seats", () => {
    const form = blankForm(game, "easy");
    form.open = true;
    expect(fields(form)).toEqual(["open"]);
    form.seats[1]!.kind = "open";
    expect(fields(form)).toEqual([]);
    form.open = false;
    form.seats = [
      { kind: "bot", level: "easy", name: "" },
      { kind: "bot", level: "unheard-of", name: "" },
    ];
    expect(fields(form)).toEqual(["level-1", "seats"]);
    form.seats[0] = { kind: "me", level: "easy", name: "x".repeat(41) };
    expect(fields(form)).toEqual(["name-0", "level-1"]);
  });
});

it.each([
  ["bot", ["me", "bot"], [null, "hard"]],
  ["here", ["me", "me"], [null, null]],
  ["invite", ["me", "open"], [null, null]],
] as const)("one click: %s", (how, kinds, levels) => {
  const body = quickBody(game, how, "hard");
  expect(body.places.map((place) => place.kind)).toEqual(kinds);
  expect(body.places.map((place) => place.level)).toEqual(levels);
  expect(body.open).toBe(false);
});
