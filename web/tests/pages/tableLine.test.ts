import { beforeAll, describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "$lib/api";
import { agoText, inOrder, seatText, stateOf } from "$lib/tableLine";
import type { Words } from "$lib/words";
import { loadWords } from "$lib/words/load";

let words: Words;
beforeAll(async () => {
  words = await loadWords("en", null);
});

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name: "",
  level: null,
  you: false,
  connected: true,
  resigned: false,
  ...more,
});

const me = (number: number): SeatInfo => seat(number, { you: true, name: "Miska" });
const bot = (number: number): SeatInfo => seat(number, { kind: "bot", level: "hard" });

const table = (more: Partial<TableInfo>): TableInfo => ({
  id: "t",
  game: "seven-wonders-duel",
  rules: 1,
  status: "playing",
  open: false,
  created: 0,
  updated: 0,
  seq: 1,
  ply: 0,
  options: {},
  seats: [me(0), bot(1)],
  to_act: [0],
  clock: null,
  free: true,
  host: true,
  commitment: "",
  result: null,
  forked_from: null,
  origin: "dealt",
  scripted: false,
  rematch: null,
  ...more,
});

describe("stateOf", () => {
  it.each<[Partial<TableInfo>, string, string]>([
    [{}, "yours", "Your turn"],
    [{ to_act: [1] }, "theirs", "The bot is thinking"],
    [{ seats: [me(0), seat(1, { name: "Borcsa" })], to_act: [1] }, "theirs", "Borcsa is thinking"],
    [{ seats: [me(0), seat(1)], to_act: [1] }, "theirs", "Player 2 is thinking"],
    [{ seats: [me(0), seat(1), seat(2)], to_act: [1, 2] }, "theirs", "2 players are thinking"],
    [{ status: "waiting", seats: [me(0), seat(1, { kind: "open" })], to_act: [] }, "waiting", "One seat is free"],
    [{ status: "over", to_act: [], result: { winners: [0], how: "played", seat: null } }, "won", "You won"],
    [{ status: "over", to_act: [], result: { winners: [1], how: "played", seat: null } }, "over", "The bot won"],
    [
      { status: "over", seats: [me(0), seat(1, { kind: "bot", level: "easy" }), seat(2, { kind: "bot", level: "easy" })], to_act: [],
        result: { winners: [2], how: "played", seat: null } },
      "over",
      "The bot in seat 3 won",
    ],
    [{ status: "over", to_act: [], result: { winners: [0, 1], how: "played", seat: null } }, "over", "Shared victory"],
    [
      { status: "over", seats: [me(0), { ...me(1), name: "Panna" }], to_act: [], result: { winners: [1], how: "resigned", seat: 0 } },
      "over",
      "Panna won",
    ],
  ])("%#: %s %s", (more, mood, text) => {
    expect(stateOf(table(more), words)).toEqual({ mood, text });
  });

  it("does not call a seat given to a bot one's own turn", () => {
    expect(stateOf(table({ seats: [{ ...bot(0), you: true }, bot(1)] }), words).mood).toBe("theirs");
  });
});

it("says who sits where", () => {
  const both = table({ seats: [me(0), { ...me(1), name: "Panna" }] });
  expect(both.seats.map((one) => seatText(one, both, words))).toEqual(["Miska", "Panna"]);
  const versus = table({ seats: [me(0), bot(1), seat(2, { kind: "open" })] });
  expect(versus.seats.map((one) => seatText(one, versus, words))).toEqual(["You", "Bot · Hard", "Free seat"]);
});

it("puts one's own turn first and what is over last", () => {
  const tables = [
    table({ id: "over", status: "over", updated: 9 }),
    table({ id: "waiting", status: "waiting", updated: 8 }),
    table({ id: "theirs", to_act: [1], updated: 7 }),
    table({ id: "older", updated: 1 }),
    table({ id: "newer", updated: 2 }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(["newer", "older", "theirs", "waiting", "over"]);
});

it("puts first of one's own turns where the time runs out", () => {
  const tables = [
    table({ id: "calm", updated: 9 }),
    table({ id: "slow", updated: 3 }),
    table({ id: "theirs", to_act: [1], updated: 8 }),
    table({ id: "urgent", updated: 1 }),
  ];
  expect(inOrder(tables, { slow: 86_000, urgent: 12.5 }).map(({ id }) => id)).toEqual(["urgent", "slow", "calm", "theirs"]);
});

it.each([
  [86_400 * 2 + 5, "Your turn, 2 days left"],
  [3_700, "Your turn, 1 hour left"],
  [359, "Your turn, 5 minutes left"],
  [12.5, "Your turn, 12 seconds left"],
])("says that of the time %s seconds are left", (left, text) => {
  expect(stateOf(table({}), words, left)).toEqual({ mood: "yours", text });
});

it.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [7_300, "2 hours ago"],
  [86_400, "yesterday"],
  [-5, "now"],
])("%s seconds are %s", (passed, text) => {
  expect(agoText(1_000_000, 1_000_000 + passed, "en")).toBe(text);
});
