import { describe, expect, it } from "vitest";
import type { RuleBook, RuleEntry } from "$lib/api";
import { pieces, plain, RuleSearch } from "$lib/ruleSearch";

function rule(id: string, en: string, hu = "", more: Partial<RuleEntry> = {}): RuleEntry {
  return {
    id,
    kind: "rule",
    tags: [],
    section: { en: "Military", hu: "Katonaság" },
    title: { en: "", hu: "" },
    text: { en, hu },
    source: { en: "", hu: "" },
    mentions: [],
    ...more,
  };
}

const book: RuleBook = {
  game: "seven-wonders-duel",
  rules: [
    rule("SWD-MIL-01", "Each shield moves the conflict pawn one space.", "Minden pajzs egy mezőt léptet."),
    rule("SWD-MIL-02", "A pawnbroker is not in this game; pawns are few.", "Itt nincs zálogház."),
    rule("SWD-MIL-12", "Coins are lost.", "Érmék vesznek el."),
    rule("SWD-GAP-01", "Both tokens.", "Mindkét lapka.", { kind: "gap", title: { en: "Two zones in one move", hu: "Két zóna" } }),
    rule("SWD-EX-01", "Coins are lost.", "", { kind: "example", tags: ["gap"] }),
    rule("SWD-TOK-01", "The owner builds őrtorony.", "A tulajdonos őrtornyot épít."),
  ],
  terms: [{ english: ["conflict pawn", "pawn"], hungarian: ["konfliktusjelző"], meaning: { en: "", hu: "" } }],
};

const search = new RuleSearch(book);
const found = (query: string): string[] => search.find(query).map((entry) => entry.id);

describe("RuleSearch", () => {
  it("finds nothing for nothing", () => {
    expect(found("  ,; ")).toEqual([]);
  });

  it("puts the rule of an id first, whatever the case", () => {
    expect(found("swd-mil-12")[0]).toBe("SWD-MIL-12");
    expect(found("MIL-1")[0]).toBe("SWD-MIL-01");
    expect(found("MIL-1")).not.toContain("SWD-MIL-12");
    expect(found("SWD-MIL").slice(0, 3)).toEqual(["SWD-MIL-01", "SWD-MIL-02", "SWD-MIL-12"]);
  });

  it("prefers the whole word to a beginning of one", () => {
    expect(found("pawn")).toEqual(["SWD-MIL-01", "SWD-MIL-02"]);
  });

  it("wants all the words", () => {
    expect(found("pawn shield")).toEqual(["SWD-MIL-01"]);
    expect(found("pawn elephant")).toEqual([]);
  });

  it("searches both languages, without accents, by beginnings", () => {
    expect(found("pajzs")).toEqual(["SWD-MIL-01"]);
    expect(found("ortorny")).toEqual(["SWD-TOK-01"]);
    expect(found("épít")).toEqual(["SWD-TOK-01"]);
  });

  it("knows the other language's word from the glossary", () => {
    expect(found("konfliktusjelzo")).toContain("SWD-MIL-01");
  });

  it("searches titles, and prefers rules to examples with the same words", () => {
    expect(found("zones")).toEqual(["SWD-GAP-01"]);
    expect(found("coins lost")).toEqual(["SWD-MIL-12", "SWD-EX-01"]);
  });
});

it("makes texts plain without moving their letters", () => {
  expect(plain("Őrtorony ß İ")).toHaveLength("Őrtorony ß İ".length);
  expect(plain("Őrtorony")).toBe("ortorony");
});

describe("pieces", () => {
  const ids = new Set(["SWD-MIL-04"]);

  it("links rules that there are, and shows code", () => {
    expect(pieces("See SWD-MIL-04, not SWD-MIL-99; `draft`.", ids)).toEqual([
      { kind: "text", text: "See " },
      { kind: "rule", text: "SWD-MIL-04" },
      { kind: "text", text: ", not SWD-MIL-99; " },
      { kind: "code", text: "draft" },
      { kind: "text", text: "." },
    ]);
  });

  it("marks what was searched for", () => {
    expect(pieces("Az őrtorony erős.", ids, ["or"])).toEqual([
      { kind: "text", text: "Az " },
      { kind: "found", text: "őrtorony" },
      { kind: "text", text: " erős." },
    ]);
  });

  it("loses nothing", () => {
    const text = "A SWD-MIL-04 B `c` D";
    expect(pieces(text.replaceAll("`", ""), ids, ["b"]).map((piece) => piece.text).join("")).toBe("A SWD-MIL-04 B c D");
  });
});
