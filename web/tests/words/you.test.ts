/** What the reader did, and what was done to him, is told to him: every line of the log about a player has a form for it. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$lib/words";
import { repositoryFile } from "./files";

const GAMES = ["seven_wonders_duel", "empires_end", "the_capitals", "through_the_ages", "imperium"];

/** The messages of the log with their whole text, attributes included. */
function logged(game: string, language: string): { id: string; text: string }[] {
  const source = repositoryFile(`pentapolis/games/${game}/text/${language}.ftl`);
  return [...source.matchAll(/^(log-[\w-]+) = ((?:.*)(?:\n[ }].*)*)/gm)].map(([, id = "", text = ""]) => ({ id, text }));
}

/** An attribute of a message, to the next one. */
function form(text: string, name: string): string {
  const [, found = ""] = text.split(`\n    .${name} = `);
  return found.split(/\n {4}\.[a-z]/)[0] ?? "";
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
    expect(about.filter(({ text }) => /\$seat\b/.test(form(text, "you"))).map(({ id }) => id)).toEqual([]);
  });

  it.each(LANGUAGES)("what one did to another, in %s", (language) => {
    const about = logged(game, language).filter(({ text }) => /\$seat2\b/.test(text));
    expect(about.filter(({ text }) => form(text, "to-you") === "").map(({ id }) => id)).toEqual([]);
    expect(about.filter(({ text }) => /\$seat2\b/.test(form(text, "to-you"))).map(({ id }) => id)).toEqual([]);
    expect(about.filter(({ text }) => /\$seat2?\b/.test(form(text, "to-yourself"))).map(({ id }) => id)).toEqual([]);
  });
});
