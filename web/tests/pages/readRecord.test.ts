import { expect, it } from "vitest";
import { readRecord } from "$lib/readRecord";

it("reads a record from a text or a file", async () => {
  const text = '{"format": 1, "game": "seven-wonders-duel"}';
  expect(await readRecord(text)).toEqual({ format: 1, game: "seven-wonders-duel" });
  expect(await readRecord(new File([text], "game.json"))).toEqual({ format: 1, game: "seven-wonders-duel" });
});

it.each([
  [" ", "empty"],
  ["{", "no-json"],
  ["[1]", "no-object"],
  ["null", "no-object"],
  ["7", "no-object"],
  [" ".repeat(2_000_001), "too-large"],
])("refuses %.10j as %s", async (text, kind) => {
  await expect(readRecord(text)).rejects.toMatchObject({ kind, file: null });
  await expect(readRecord(new File([text], "game.json"))).rejects.toMatchObject({ kind, file: "game.json" });
});
