/** Articles and suffixes: every name of the games by hand, then the rules one by one. */

import { describe, expect, it } from "vitest";

import { Name, Words } from "$lib/words";
import {
  accusative,
  article,
  capital,
  causal,
  dative,
  elative,
  inessive,
  type Inflection,
  instrumental,
} from "$lib/words/hungarian";
import { listing, PERSON } from "$lib/words/names";

import { repositoryFile, texts } from "./files";

interface Forms {
  game: string;
  id: string;
  kind: string;
  thing: string;
  withArticle: string;
  forms: string[];
}

const TABLE: Forms[] = repositoryFile("tests/words/hungarian_forms.tsv")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [game = "", id = "", withArticle = "", ...forms] = line.split("\t");
    const [kind = "", thing = ""] = id.split("-");
    return { game, id, kind, thing, withArticle, forms };
  });

/** The words of a game, and a sentence for each form of the kinds of things that the table has of it. */
function wordsOf(game: string): Words {
  const kinds = new Set(TABLE.filter((row) => row.game === game).map(({ kind }) => kind));
  const sentences = [...kinds].map(
    (kind) => `
with-article-${kind} = |{ A($${kind}) }|
accusative-${kind} = |{ T($${kind}) }|
accusative-with-article-${kind} = |{ A(T($${kind})) }|
dative-${kind} = |{ NAK($${kind}) }|
instrumental-${kind} = |{ VAL($${kind}) }|
`,
  );
  return new Words("hu", [...texts("hu", game), sentences.join("")]);
}

const WORDS = new Map([...new Set(TABLE.map(({ game }) => game))].map((game) => [game, wordsOf(game)]));

function changed(change: Inflection, text: string): string {
  return change(new Name(text)).value;
}

describe("every name of the table", () => {
  it.each(TABLE)("$game $id", ({ game, kind, thing, withArticle, forms }) => {
    const words = WORDS.get(game);
    const said = (form: string): string => words?.say(`${form}-${kind}`, { [kind]: thing }).slice(1, -1) ?? "";
    expect(said("with-article")).toBe(withArticle);
    expect(["accusative", "dative", "instrumental"].map(said)).toEqual(forms);
    const [first = ""] = withArticle.split(" ");
    const own = ["a", "az"].includes(first) ? `${first} ` : "";
    expect(said("accusative-with-article")).toBe(own + forms[0]);
  });
});

describe("the rules", () => {
  it.each([
    ["0", "a 0"],
    ["1", "az 1"],
    ["10", "a 10"],
    ["50", "az 50"],
    ["1000", "az 1000"],
    ["1 000 érme", "az 1 000 érme"],
    ["10 000", "a 10 000"],
    ["1. játékos", "az 1. játékos"],
    ["I. kor", "az I. kor"],
    ["II. kor", "a II. kor"],
    ["V. kerület", "az V. kerület"],
    ["XIV. Lajos", "a XIV. Lajos"],
    ["L. fejezet", "az L. fejezet"],
    ["M", "az M"],
    ["K", "a K"],
    ["MTK", "az MTK"],
    ["NATO", "a NATO"],
    ["ENSZ", "az ENSZ"],
    ["„Óda”", "az „Óda”"],
    ["Ägypten", "az Ägypten"],
    ["Yamato", "a Yamato"],
    ["Ypern", "az Ypern"],
    ["Az arany kor", "az arany kor"],
    ["A", "az A"],
    ["!", "a !"],
  ])("article of %s", (text, expected) => {
    expect(changed(article, text)).toBe(expected);
  });

  it.each([
    ["0", "0-t"],
    ["5", "5-öt"],
    ["10", "10-et"],
    ["20", "20-at"],
    ["100", "100-at"],
    ["1000000", "1000000-t"],
    ["20 000", "20 000-et"],
    ["٣", "٣-at"],
    ["birodalom", "birodalmat"],
    ["Gyümölcs", "Gyümölcsöt"],
    ["Híd", "Hidat"],
    ["Kennedy", "Kennedyt"],
    ["Nagy", "Nagyot"],
    ["Ló", "Lovat"],
    ["MISKA", "MISKA-t"],
    ["X", "X-et"],
    ["Zoli!", "Zoli!-t"],
    ["borcsa123", "borcsa123-at"],
    ["kis_bela", "kis_belát"],
    ["***", "***"],
    ["", ""],
  ])("accusative of %s", (text, expected) => {
    expect(changed(accusative, text)).toBe(expected);
  });

  it.each([
    ["1", "1-gyel"],
    ["3", "3-mal"],
    ["8", "8-cal"],
    ["Nagy", "Naggyal"],
    ["Rossz", "Rosszal"],
    ["Félix", "Félixszel"],
    ["Miska", "Miskával"],
  ])("instrumental of %s", (text, expected) => {
    expect(changed(instrumental, text)).toBe(expected);
  });

  it.each([
    ["Patika", ["Patikának", "Patikában", "Patikából", "Patikáért"]],
    ["papírkészítés", ["papírkészítésnek", "papírkészítésben", "papírkészítésből", "papírkészítésért"]],
    ["Híd", ["Hídnak", "Hídban", "Hídból", "Hídért"]],
    ["A piramisok", ["piramisoknak", "piramisokban", "piramisokból", "piramisokért"]],
  ])("vowel harmony of %s", (text, expected) => {
    expect([dative, inessive, elative, causal].map((change) => changed(change, text))).toEqual(expected);
  });

  it("plural or not is a trait of the name", () => {
    expect(changed(accusative, "Sisak")).toBe("Sisakot");
    expect(accusative(new Name("Falak", { number: "plural" })).value).toBe("Falakat");
  });

  it("a name may bring its own form", () => {
    const name = new Name("Shakespeare", { t: "Shakespeare-t" });
    expect(article(accusative(name)).value).toBe("a Shakespeare-t");
    expect(dative(name).value).toBe("Shakespearének");
  });

  it("players keep their names and take no article", () => {
    const player = new Name("a zoli", PERSON);
    expect(capital(article(player)).value).toBe("a zoli");
    expect(capital(accusative(player)).value).toBe("a zolit");
  });

  it("every member of a list is inflected", () => {
    const cards = listing([new Name("Fürdő"), new Name("Oltár"), new Name("A Szfinx")], "hu");
    expect(article(accusative(cards)).value).toBe("a Fürdőt, az Oltárt és a Szfinxet");
    expect(capital(article(cards)).value).toBe("A Fürdő, az Oltár és a Szfinx");
  });
});
