import { expect, it } from "vitest";
import type { Clock, GameInfo, TableInfo } from "$lib/api";
import { loadBriefs, loadWords } from "$lib/words/load";
import { clockTerms, optionTerms } from "../../src/pages/terms";

it.each<[Clock | null, string, string]>([
  [null, "No limit", "Nincs korlát"],
  [{ seconds: 900, increment: 10 }, "15 min + 10 s", "15 perc + 10 mp"],
  [{ seconds: 86_400, increment: 86_400 }, "1 day a move", "Lépésenként 1 nap"],
  [{ seconds: 1_200, increment: 15 }, "20 minutes + 15 seconds", "20 perc + 15 másodperc"],
  [{ seconds: 7_200, increment: 0 }, "2 hours", "2 óra"],
  [{ seconds: 90, increment: 60 }, "90 seconds + 1 minute", "90 másodperc + 1 perc"],
])("says of the clock %o", async (clock, english, hungarian) => {
  expect(clockTerms(clock, await loadWords("en", null))).toBe(english);
  expect(clockTerms(clock, await loadWords("hu", null))).toBe(hungarian);
});

it("says what is played otherwise than usual, but for the edition", async () => {
  const options = [
    { name: "wonders", values: ["draft", "first_game"], default: "draft", seat: null, seats: false },
    { name: "starter", values: ["random", 0, 1], default: "random", seat: null, seats: true },
    { name: "edition", values: ["a", "b"], default: "a", seat: null, seats: false },
  ];
  const game = { slug: "seven-wonders-duel", options } as unknown as GameInfo;
  const table = (chosen: Record<string, unknown>): TableInfo => ({ options: chosen }) as unknown as TableInfo;
  const brief = (await loadBriefs("en"))["seven-wonders-duel"]!;
  expect(optionTerms(table({ wonders: "draft", starter: "random", edition: "b" }), game, brief)).toEqual([]);
  expect(optionTerms(table({}), game, brief)).toEqual([]);
  expect(optionTerms(table({ wonders: "first_game", starter: 0 }), game, brief)).toEqual([
    "Wonders: First game", "Starting player: Player 1",
  ]); // prettier-ignore
});
