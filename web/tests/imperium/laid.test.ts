import { expect, it } from "vitest";
import { columnsOf, GAP, laidOut } from "../../src/games/imperium/laid";

const bare = (count: number): string[][] => Array.from({ length: count }, () => []);

it.each([
  [1, 480, 140],
  [4, 290, 230],
  [6, 480, 140],
  [13, 680, 140],
  [15, 480, 150],
])("%i cards in %i × %i px are all in sight", (count, width, height) => {
  const laid = laidOut(bare(count), width, height);
  if (laid === null) throw new Error("they do not fit");
  const rows = Math.ceil(count / laid.columns);
  expect(laid.columns * laid.width + GAP.column * (laid.columns - 1)).toBeLessThanOrEqual(width);
  expect(rows * laid.height + GAP.row * (rows - 1)).toBeLessThanOrEqual(height);
});

it("cards grow with their room, and no further than they have something to say", () => {
  const areas = [140, 240, 400, 4000].map((height) => laidOut(bare(6), 900, height)).map((laid) => (laid?.width ?? 0) * (laid?.height ?? 0));
  expect(areas).toEqual([...areas].sort((a, b) => a - b));
  expect(areas[0]).toBeLessThan(areas[1] ?? 0);
  expect(areas[2]).toBe(areas[3]);
});

it("names of tucked cards need room; where there is little they give it to the cards", () => {
  const tucked = [["Conquest"], ["Olmec Merchants", "Cataphract"], []];
  const roomy = laidOut(tucked, 480, 160);
  expect(roomy?.stubs).toBe(false);
  expect(roomy?.height).toBeLessThan(laidOut(bare(3), 480, 160)?.height ?? 0);
  expect(laidOut(tucked, 480, 80)?.stubs).toBe(true);
});

it("what does not fit is said", () => {
  expect(laidOut(bare(40), 300, 100)).toBeNull();
});

it("lines that are too many for one column have two", () => {
  expect(columnsOf(4, 120, 29)).toBe(1);
  expect(columnsOf(5, 120, 29)).toBe(2);
  expect(columnsOf(5, 0, 29)).toBe(1); // not measured yet
});
