/** The texts of the page say the same things in every language; those of the package are tested in Python. */

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import { LANGUAGES, Words } from "$lib/words";

const FILES = import.meta.glob<string>("../../src/text/**/*.ftl", { query: "?raw", import: "default", eager: true });

/** The files of a language, in the order of their paths without the language. */
function paths(language: string): string[] {
  return Object.keys(FILES)
    .filter((path) => path.endsWith(`/${language}.ftl`))
    .sort();
}

/** Every message with the variables that it and the messages it refers to use. */
function shapes(source: string): object[] {
  const { body } = new FluentResource(source);
  const trees = new Map(body.map((entry) => [entry.id, JSON.stringify(entry)]));
  return body.map(({ id }) => ({ id, variables: [...variables(id, trees)].sort() }));
}

function variables(id: string, trees: ReadonlyMap<string, string>): Set<string> {
  const used = new Set<string>();
  for (const [, type, name = ""] of (trees.get(id) ?? "").matchAll(/"type":"(var|mesg)","name":"([\w-]+)"/g)) {
    if (type === "var") used.add(name);
    else variables(name, trees).forEach((variable) => used.add(variable));
  }
  return used;
}

it("every file exists in every language", () => {
  const folders = LANGUAGES.map((language) => paths(language).map((path) => path.slice(0, -"en.ftl".length)));
  expect(folders[0]).not.toEqual([]);
  expect(folders[1]).toEqual(folders[0]);
  expect(LANGUAGES.flatMap(paths).sort()).toEqual(Object.keys(FILES).sort());
});

it.each(LANGUAGES)("no message of language %s is lost or stands twice", (language) => {
  const sources = paths(language).map((path) => FILES[path] ?? "");
  expect(() => new Words(language, sources, {}, false)).not.toThrow();
});

it.each(paths("en"))("%s has the same messages with the same variables in every language", (path) => {
  const english = FILES[path] ?? "";
  for (const language of LANGUAGES) {
    const other = FILES[path.replace(/en\.ftl$/, `${language}.ftl`)] ?? "";
    expect(shapes(other)).toEqual(shapes(english));
  }
});
