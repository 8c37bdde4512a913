import { describe, expect, it } from "vitest";
import { across, coveredBy, extent, inReadingOrder, uncovers } from "../../src/games/seven-wonders-duel/geometry";
import type { SlotView } from "../../src/games/seven-wonders-duel/types";
import { viewOf } from "./duel";

function slotAt(structure: SlotView[], row: number, column: number): SlotView {
  const found = structure.find((slot) => slot.row === row && slot.column === column);
  if (found === undefined) throw new RangeError(`nothing lies at ${row}, ${column}`);
  return found;
}

describe("the structure of each age", () => {
  it.each([1, 2, 3])("age %i fills its extent and nothing more", (age) => {
    const { structure } = viewOf(`age-${age}`);
    const size = extent(age);
    expect(Math.max(...structure.map((slot) => slot.row))).toBe(size.rows);
    expect(Math.min(...structure.map((slot) => across(slot, age)))).toBe(0);
    expect(Math.max(...structure.map((slot) => across(slot, age)))).toBe(size.cards - 1);
  });

  it.each([1, 2, 3])("in age %i exactly the uncovered cards are accessible", (age) => {
    const { structure } = viewOf(`age-${age}`);
    for (const slot of structure) expect(coveredBy(slot, structure) === 0).toBe(slot.accessible);
  });

  it("is refused for an age there is not", () => {
    expect(() => extent(0)).toThrow(RangeError);
  });
});

describe("taking a card", () => {
  it("uncovers nothing while another card still lies there", () => {
    const { structure } = viewOf("age-1");
    expect(uncovers(slotAt(structure, 5, 3), structure)).toEqual([]);
  });

  it("uncovers the corner card under the last one on it", () => {
    const { structure } = viewOf("age-1");
    const rest = structure.filter((slot) => !(slot.row === 5 && slot.column === 1));
    expect(uncovers(slotAt(rest, 5, 3), rest)).toEqual([slotAt(rest, 4, 2)]);
  });
});

it("accessible cards are read first, then the other faces, then the backs", () => {
  const order = inReadingOrder(viewOf("age-3").structure).map((slot) =>
    slot.accessible ? "open" : slot.card === null ? "back" : "face",
  );
  expect(order).toEqual([...order].sort((a, b) => ["open", "face", "back"].indexOf(a) - ["open", "face", "back"].indexOf(b)));
  expect(order[0]).toBe("open");
  expect(order.at(-1)).toBe("back");
});
