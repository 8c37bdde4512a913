/** Words are loaded by language and by the slug of the game. */

import { describe, expect, it } from "vitest";

import { LANGUAGES } from "$lib/words";
import { loadWords } from "$lib/words/load";

const DUEL = "seven-wonders-duel";
const VERBS = { build: ["card"] };

describe("loading", () => {
  it("gives the words of the platform, and of a game only when asked for", async () => {
    const platform = await loadWords("hu", null);
    expect(platform.say("level-easy")).toBe("Könnyű");
    expect(platform.has("card-baths")).toBe(false);
    const duel = await loadWords("hu", DUEL, VERBS);
    expect(duel.say("level-easy")).toBe("Könnyű");
    expect(duel.sayMove("build:baths")).toBe("Építsd meg a Fürdőt");
  });

  it("gives one language at a time", async () => {
    const both = await Promise.all(LANGUAGES.map((language) => loadWords(language, DUEL)));
    expect(both.map((words) => words.say("card-baths"))).toEqual(["Baths", "Fürdő"]);
  });

  it("happens once for each language, game and vocabulary", async () => {
    const words = await loadWords("en", DUEL, VERBS);
    expect(await loadWords("en", DUEL, { ...VERBS })).toBe(words);
    expect(await loadWords("en", DUEL)).not.toBe(words);
    expect(await loadWords("hu", DUEL, VERBS)).not.toBe(words);
  });

  it.each(["chess", "", "../../words"])("says that there is no game '%s'", async (slug) => {
    await expect(loadWords("en", slug)).rejects.toThrow(`there are no texts of a game '${slug}' in language 'en'`);
  });
});
