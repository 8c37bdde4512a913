import { expect, it } from "vitest";
import { byThing } from "../../src/lib/moves";
import { groups, NUMBERS } from "../../src/lib/question";

const sorted = (moves: string[], verbs: Record<string, string[]>) =>
  groups(Array.from(byThing(moves, verbs), ([key, actions]) => ({ key, actions }))).map(({ key, actions }) => [key, actions.map(({ move }) => move)]);

it("puts moves under the thing that a player would look for", () => {
  expect(sorted(["build:baths", "raise:sphinx:baths", "pass"], { build: ["card"], raise: ["wonder", "card"], pass: [] })).toEqual([
    ["card:baths", ["build:baths", "raise:sphinx:baths"]],
    ["", ["pass"]],
  ]);
});

it("has no heading for each number", () => {
  expect(sorted(["mix:0", "mix:1", "lay:baths:1", "fold"], { mix: ["number"], lay: ["card", "number"], fold: [] })).toEqual([
    [NUMBERS, ["mix:0", "mix:1"]],
    ["card:baths", ["lay:baths:1"]],
    ["", ["fold"]],
  ]);
});
