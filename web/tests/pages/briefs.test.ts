/** What the first page says of the games, without the rest of their texts. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$lib/words";
import { loadBriefs, loadWords } from "$lib/words/load";
import { briefOf } from "../../briefs";

describe("a brief", () => {
  it("has the name and the options, with further lines and attributes, and nothing else", () => {
    const source = [
      "### A game.",
      "game-name = Ninth",
      "    .traits = vowel",
      "# Two lines.",
      "game-blurb =",
      "    One.",
      "",
      "    Two.",
      "card-baths = Baths",
      "option-wonders = Wonders",
      "option-wonders-help = Long and broad.",
      "value-first_game = First game",
    ].join("\n");
    expect(briefOf(source)).toBe(
      "game-name = Ninth\n    .traits = vowel\ngame-blurb =\n    One.\n\n    Two.\noption-wonders = Wonders\nvalue-first_game = First game\n",
    );
  });

  it.each(LANGUAGES)("says in %s what all words of the game say", async (language) => {
    const briefs = await loadBriefs(language);
    expect(Object.keys(briefs)).toContain("seven-wonders-duel");
    for (const [slug, brief] of Object.entries(briefs)) {
      const whole = await loadWords(language, slug);
      expect(brief.say("game-name")).toBe(whole.say("game-name"));
      expect(brief.say("game-blurb")).toBe(whole.say("game-blurb"));
      expect(brief.has("card-baths")).toBe(false);
    }
    expect(briefs["seven-wonders-duel"]?.has("option-wonders")).toBe(true);
    expect(briefs["seven-wonders-duel"]?.has("option-wonders-help")).toBe(false);
  });
});
