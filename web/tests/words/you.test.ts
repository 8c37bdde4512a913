/** What the reader did himself is told to him: every line of the log that begins with a player has a form for it. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$lib/words";
import { repositoryFile } from "./files";

const GAMES = ["seven_wonders_duel", "empires_end"];

/** The messages of the log with their whole text, attributes included. */
function logged(game: string, language: string): { id: string; text: string }[] {
  const source = repositoryFile(`pentapolis/games/${game}/text/${language}.ftl`);
  return [...source.matchAll(/^(log-[\w-]+) = ((?:.*)(?:\n[ }].*)*)/gm)].map(([, id = "", text = ""]) => ({ id, text }));
}

it("looks at games that are there", () => {
  const there = readdirSync("../pentapolis/games");
  expect(GAMES.filter((game) => !there.includes(game))).toEqual([]);
});

describe.each(GAMES)("%s", (game) => {
  it.each(LANGUAGES)("in %s", (language) => {
    const about = logged(game, language).filter(({ text }) => /\$seat\b/.test(text));
    expect(about.length).toBeGreaterThan(10);
    expect(about.filter(({ text }) => !text.includes("\n    .you = ")).map(({ id }) => id)).toEqual([]);
    const told = about.map(({ id, text }) => ({ id, you: text.split("\n    .you = ")[1] ?? "" }));
    expect(told.filter(({ you }) => /\$seat\b/.test(you)).map(({ id }) => id)).toEqual([]);
  });
});
