/** The browser says every sentence of the shared corpus as Python does. */

import { describe, expect, it } from "vitest";

import { type Args, LANGUAGES, type Language, type Verbs, Words } from "$lib/words";

import { repositoryFile, texts } from "./files";

interface Case extends Partial<Record<Language, string>> {
  id?: string;
  args?: Args;
  move?: string;
  speaker?: number;
  names?: string[];
}

interface Corpus {
  games: { game: string; verbs: Verbs; cases: Case[] }[];
  card_language: Case[];
}

const corpus = JSON.parse(repositoryFile("tests/words/sentences.json")) as Corpus;
const SPOKEN = corpus.games.flatMap((spoken) => LANGUAGES.map((language) => ({ ...spoken, language })));

function said(words: Words, { id, args, move, speaker, names }: Case): string {
  if (move !== undefined) return words.sayMove(move, speaker ?? null, names ?? null);
  return words.say(id ?? "", args, names ?? null);
}

describe.each(SPOKEN)("$game in language $language", ({ game, verbs, cases: all, language }) => {
  const words = new Words(language, texts(language, game.replaceAll("-", "_")), verbs);
  const cases = all.filter((one) => one[language] !== undefined);

  it("there are many sentences to compare", () => {
    expect(cases.length).toBeGreaterThan(1000);
  });

  it("every sentence is that of Python", () => {
    const browser = cases.map((one) => ({ ...one, [language]: said(words, one) }));
    expect(browser).toEqual(cases);
  });
});

describe.each(LANGUAGES)("sentences inside sentences in language %s", (language) => {
  const files = ["pentapolis/words/text", "tests/words/card_language"];
  const words = new Words(language, files.map((folder) => repositoryFile(`${folder}/${language}.ftl`)));

  it("every phrase of the card language is that of Python", () => {
    expect(corpus.card_language.length).toBeGreaterThanOrEqual(12);
    expect(corpus.card_language.map((one) => ({ ...one, [language]: said(words, one) }))).toEqual(corpus.card_language);
  });
});
