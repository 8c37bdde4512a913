import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { needGame, startLanguage, words, wordsOf } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";

const SLUG = "seven-wonders-duel";
let stop: () => void;

beforeEach(async () => {
  settings.language = "en";
  stop = await startLanguage();
});

afterEach(() => stop());

it("swaps the words of the page and of its games together", async () => {
  await needGame(SLUG, {});
  expect(words().say("shell-settings")).toBe("Settings");
  expect(wordsOf(SLUG)?.say("game-name")).toBe("7 Wonders Duel");

  settings.language = "hu";
  flushSync();
  // The old words stay until the new ones are there.
  expect(words().language).toBe("en");
  await expect.poll(() => words().language).toBe("hu");
  expect(words().say("shell-settings")).toBe("Beállítások");
  expect(wordsOf(SLUG)?.say("game-name")).toBe("7 Csoda – Párbaj");
  expect(document.documentElement.lang).toBe("hu");
});

it("gives the words of a game in the language chosen while they were loading", async () => {
  const loading = needGame(SLUG, { build: ["card"] });
  settings.language = "hu";
  flushSync();
  expect((await loading).language).toBe("hu");
  expect(wordsOf(SLUG)?.sayMove("build:baths")).toContain("Fürdő");
});

it("ends with the language chosen last", async () => {
  settings.language = "hu";
  flushSync();
  settings.language = "en";
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(words().language).toBe("en");
  expect(document.documentElement.lang).toBe("en");
});

it("has no words of a game nobody asked for", () => {
  expect(wordsOf("imperium")).toBeNull();
});
