import { expect, it } from "vitest";
import { changes } from "../../src/games/seven-wonders-duel/changes";
import { cityOf } from "../../src/games/seven-wonders-duel/types";
import { viewOf } from "./duel";

it("nothing differs from itself", () => {
  expect(changes(viewOf("age-2"), viewOf("age-2"))).toEqual([]);
});

it("a move of a game changes few things, the discarded card first", () => {
  const before = viewOf("age-2");
  const after = viewOf("age-2-next");
  const keys = changes(before, after);
  expect(keys[0]).toBe(`card:${after.discard.at(-1)}`);
  expect(keys).toContain(`seat:${before.seat}`);
  expect(keys.length).toBeLessThan(5);
});

it("buildings, wonders, tokens, the pawn and its military tokens are told", () => {
  const before = viewOf("age-2");
  const after = viewOf("age-2");
  const city = cityOf(after, 0);
  city.buildings.push("walls");
  city.tokens.push("law");
  const raised = city.wonders.find((wonder) => !wonder.built);
  if (raised) Object.assign(raised, { built: true, under: "statue", price: null });
  after.conflict = 4;
  after.loot = after.loot.filter((token) => !(token.seat === 1 && token.coins === 2));
  expect(changes(before, after)).toEqual([
    "card:walls",
    `wonder:${raised?.wonder}`,
    "token:law",
    "pawn:conflict",
    "loot:1-2",
  ]);
});

it("a card that is turned face up is told", () => {
  const before = viewOf("age-1");
  const after = viewOf("age-1");
  const hidden = after.structure.find((slot) => slot.card === null);
  if (hidden) hidden.card = "baths";
  expect(changes(before, after)).toEqual(["card:baths"]);
});
