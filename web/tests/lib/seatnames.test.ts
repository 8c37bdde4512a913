import { expect, test } from "vitest";
import { botName } from "../../src/lib/seatnames";
import { ENGLISH, HUNGARIAN } from "../lib/tableFixture";

test("bots of a server's own are called as it calls them", () => {
  expect(ENGLISH.name("level", "easy")).toBe("Easy");
  expect(ENGLISH.name("level", "my-own")).toBe("my-own");
  expect(botName("easy", ENGLISH)).toBe("Easy bot");
  expect(botName("my-own", HUNGARIAN)).toBe("Bot (my-own)");
  expect(botName("", ENGLISH)).toBe("Bot");
});
