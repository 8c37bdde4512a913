/** What an edition calls its cards and tiles, read off the pieces of its sheet. */

import { describe, expect, it } from "vitest";

import type { GameSheet } from "$lib/contract";
import { ownNames } from "$lib/tableload";

const pieces = {
  tile: [
    { id: "hospital", facts: { name_en: "Infirmary", name_hu: "Ispotály", age: 2 } },
    { id: "hotel", facts: { name_en: 3 } },
  ],
  card: [{ id: "mountain", facts: { name_hu: "Öreg csúcs" } }],
} as unknown as GameSheet["pieces"];

describe("names of an edition's own", () => {
  it("are those of the language, by kind and id", () => {
    expect([...ownNames(pieces, "hu")]).toEqual([
      ["tile-hospital", "Ispotály"],
      ["card-mountain", "Öreg csúcs"],
    ]);
    expect([...ownNames(pieces, "en")]).toEqual([["tile-hospital", "Infirmary"]]);
  });
});
