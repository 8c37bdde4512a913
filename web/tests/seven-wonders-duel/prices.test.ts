import { describe, expect, it } from "vitest";
import { priceText } from "../../src/games/seven-wonders-duel/prices";
import { PRICES, WORDS } from "./duel";

describe("a price is explained as the terminal explains it", () => {
  it.each(["en", "hu"] as const)("in %s", (language) => {
    const said = PRICES.map(({ price }) => priceText(WORDS[language], price));
    expect(said).toEqual(PRICES.map(({ text }) => text[language]));
    expect(new Set(said).size).toBeGreaterThan(6);
  });
});
