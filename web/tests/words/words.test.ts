/** From message ids and arguments to sentences: the rules of arguments, and what happens to faults. */

import { afterEach, describe, expect, it, vi } from "vitest";

import { BadTextError, person, UnknownMessageError, Words } from "$lib/words";

import { texts } from "./files";

const ENGLISH = `
built = { $player } builds { $card }.
swapped = { $card } for { $card2 }, { $card_old } gone
missing = { $resources_missing }
shown = { $cards }
chosen = { OR($card) }
noted = { $note }
greeted = { $self ->
    [yes] You
   *[other] They
}
attribute-only =
    .label = Label
`;
const HUNGARIAN = `
built = { NAGY(A($player)) } megépíti { A(T($card)) }.
both = { A(NAK($players)) }
paid = { T($coins) }
noted = { A($note) }
`;
const VERBS = { build: ["card"], raise: ["wonder", "card"], begin: ["seat"] };

const english = new Words("en", [...texts("en", "seven_wonders_duel"), ENGLISH], VERBS);
const hungarian = new Words("hu", [...texts("hu", "seven_wonders_duel"), HUNGARIAN], VERBS);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("arguments", () => {
  it("things and players are called by name", () => {
    const args = { player: 1, card: "altar" };
    expect(english.say("built", args)).toBe("Player 2 builds Altar.");
    expect(english.say("built", { ...args, player: "1" }, ["Miska", "Borcsa"])).toBe("Borcsa builds Altar.");
    expect(hungarian.say("built", args)).toBe("A 2. játékos megépíti az Oltárt.");
    expect(hungarian.say("built", args, ["Miska", "borcsa"])).toBe("borcsa megépíti az Oltárt.");
  });

  it("names of an edition's own stand in place of those in the texts, in every sentence", () => {
    const words = hungarian.calling(new Map([["card-altar", "Ispotály"]]));
    expect(words.say("built", { player: 1, card: "altar" })).toBe("A 2. játékos megépíti az Ispotályt.");
    expect(words.name("card", "altar")).toBe("Ispotály");
    expect(words.sayMove("build:altar")).toContain("az Ispotályt");
    expect(words.say("built", { player: 1, card: "baths" })).toBe("A 2. játékos megépíti a Fürdőt.");
    expect(hungarian.say("built", { player: 1, card: "altar" })).toBe("A 2. játékos megépíti az Oltárt.");
  });

  it("a key may have a number or a word after its kind", () => {
    expect(english.say("missing", { resources_missing: ["clay", "clay"] })).toBe("2 Clay");
    const args = { card: "baths", card2: "walls", card_old: "altar" };
    expect(english.say("swapped", args)).toBe("Baths for Walls, Altar gone");
  });

  it("lists are written as the language does", () => {
    expect(english.say("shown", { cards: [] })).toBe("nothing");
    expect(english.say("shown", { cards: ["baths", "walls", "altar"] })).toBe("Baths, Walls, and Altar");
    expect(english.say("chosen", { card: "baths" })).toBe("Baths");
    expect(hungarian.say("both", { players: [0, 1] })).toBe("az 1. játékosnak és a 2. játékosnak");
    expect(hungarian.say("both", { players: [0, 1] }, ["Miska", "Borcsa"])).toBe("Miskának és Borcsának");
  });

  it("numbers are grouped as Python groups them", () => {
    expect([3, 1000, 20000].map((coins) => hungarian.say("paid", { coins }))).toEqual([
      "3-at",
      "1\u00a0000-et",
      "20\u00a0000-et",
    ]);
  });

  it("text of no kind is shown as it is and can be selected on", () => {
    expect(hungarian.say("noted", { note: "este" })).toBe("az este");
    expect(english.say("greeted", { self: "yes" })).toBe("You");
    expect(english.say("greeted", { self: "no" })).toBe("They");
  });

  it("what a person typed is never taken for an id", () => {
    expect(english.say("built", { player: 0, card: person("baths") })).toBe("Player 1 builds baths.");
    expect(hungarian.say("noted", { note: person("este") })).toBe("este");
  });

  it("things are named by kind and id", () => {
    expect(hungarian.name("card", "baths")).toBe("Fürdő");
    expect(hungarian.name("loot", 5)).toBe("5 érményi fosztogatás");
  });

  it("events, reasons and moves", () => {
    const again = { message: "log-again", args: { seat: 0 } };
    expect(hungarian.sayEvent(again)).toBe("Újra az 1. játékos jön.");
    expect(hungarian.sayEvent(again, ["Miska", "Borcsa"])).toBe("Újra Miska jön.");
    const seats = (you: number | null) => Object.assign(["Player 1", "Easy bot"], { common: [true, true], you });
    const begins = (seat: number, seat2: number) => ({ message: "log-begin", args: { seat, seat2 } });
    expect(english.sayEvent(begins(1, 0), seats(0))).toBe("Easy bot decides that you begin the age.");
    expect(english.sayEvent(begins(0, 1), seats(0))).toBe("You decide that Easy bot begins the age.");
    expect(english.sayEvent(begins(0, 0), seats(0))).toBe("You decide to begin the age.");
    expect(english.sayEvent(begins(1, 1), seats(0))).toBe("Easy bot decides that Easy bot begins the age.");
    expect(english.sayEvent(begins(1, 0), seats(null))).toBe("Easy bot decides that Player 1 begins the age.");
    expect(english.sayReason({ message: "refuse-not-asked", args: { move: "raise:colossus:baths" } })).toBe(
      "“Build The Colossus with Baths” is not an answer to what you are asked now.",
    );
    expect(english.sayMove("begin:1", 1)).toBe("You begin");
    expect(english.sayMove("begin:1", 0)).toBe("The opponent begins");
    expect(english.sayMove("begin:1", null, ["Miska", "Borcsa"])).toBe("Borcsa begins");
  });
});

const INSIDE = `
told = { CAPITAL($what) }!
asked = { FORM($what, form: "asked") }?
either = { OR($whats) }
both = { $whats }
after = { JOIN($whats, last: ", then ") }
step = go { $count }
    .asked = shall we go { $count }
deep = ({ $what })
counted-what = { $count } × { $name }
`;

const step = (count: number, form?: string) => ({ message: "step", args: { count }, ...(form && { form }) });

function nested(levels: number): object {
  let inner: object = step(1);
  for (let level = 0; level < levels; level += 1) inner = { message: "deep", args: { what: inner } };
  return inner;
}

describe("sentences inside sentences", () => {
  const words = new Words("en", [...texts("en", "seven_wonders_duel"), INSIDE]);

  it("take the form that is asked for, or that they bring", () => {
    expect(words.say("told", { what: step(2) })).toBe("Go 2!");
    expect(words.say("asked", { what: step(2) })).toBe("shall we go 2?");
    expect(words.say("told", { what: step(2, "asked") })).toBe("Shall we go 2!");
    expect(words.saySentence(step(1000))).toBe("go 1,000");
  });

  it("are joined as the language joins lists, and never counted", () => {
    const whats = [step(1), step(1), step(3)];
    expect(words.say("both", { whats })).toBe("go 1, go 1, and go 3");
    expect(words.say("either", { whats })).toBe("go 1, go 1, or go 3");
    expect(words.say("after", { whats })).toBe("go 1, go 1, then go 3");
    expect(words.say("after", { whats: [step(1)] })).toBe("go 1");
    expect(words.say("both", { whats: [] })).toBe("nothing");
  });

  it("lie only so deep", () => {
    expect(words.say("deep", { what: nested(15) })).toBe(`${"(".repeat(16)}go 1${")".repeat(16)}`);
    expect(() => words.say("deep", { what: nested(16) })).toThrow("'step' lies more than 16 sentences deep");
  });

  it.each([
    [step(1, "sung"), "message 'step' in language 'en' has no form 'sung'"],
    [{ message: "step" }, /message 'step' in language 'en': .*count/],
    [{ message: "no-such" }, "no message 'no-such' in language 'en'"],
    [{ args: {} }, "not a sentence inside a sentence"],
    [{ message: "step", args: [] }, "not a sentence inside a sentence"],
    [{ ...step(1), from: "sung" }, "not a sentence inside a sentence"],
  ])("what is wrong is named: %o", (what, fault) => {
    expect(() => words.say("told", { what })).toThrow(fault);
  });

  it("a form that is missing is named with the sentence that asks", () => {
    expect(() => words.say("asked", { what: nested(1) })).toThrow(
      "message 'asked' in language 'en': '(go 1)' has no form 'asked'",
    );
  });

  it("on the page of a player a fault is seen and harmless", () => {
    const reported = vi.spyOn(console, "error").mockReturnValue();
    const lenient = new Words("en", [...texts("en", "seven_wonders_duel"), INSIDE], VERBS, true);
    for (let time = 0; time < 2; time += 1) {
      expect(lenient.say("told", { what: { message: "no-such" } })).toBe("No-such!");
      expect(lenient.say("told", { what: step(1, "sung") })).toBe("Go 1!");
      expect(lenient.say("asked", { what: nested(2) })).toBe("((go 1))?");
    }
    expect(reported).toHaveBeenCalledTimes(3);
  });
});

describe("faults are errors where programmers see them", () => {
  it.each([
    ["no-such", {}, "no message 'no-such' in language 'en'"],
    ["built", { player: 0, card: "bahts" }, "no message 'card-bahts' in language 'en'"],
  ])("unknown message: %s %o", (id, args, fault) => {
    expect(() => english.say(id, args)).toThrow(new UnknownMessageError(fault));
  });

  it.each([
    ["built", { player: 0 }, /'built' in language 'en'.*card/],
    ["noted", { note: null }, /'noted' in language 'en'.*note/],
    ["noted", { note: true }, /'noted' in language 'en'.*note/],
    ["attribute-only", {}, /'attribute-only' in language 'en' has no text of its own/],
    ["shown", { cards: [3] }, /3 in a list of kind 'card' has no name in language 'en'/],
  ])("arguments that do not fit: %s %o", (id, args, fault) => {
    expect(() => english.say(id, args)).toThrow(BadTextError);
    expect(() => english.say(id, args)).toThrow(fault);
  });

  it.each([-1, 2])("nobody sits in seat %i", (player) => {
    const say = (): string => english.say("built", { player, card: "baths" }, ["Miska", "Borcsa"]);
    expect(say).toThrow(`no player sits in seat ${player}; names: Miska, Borcsa`);
  });

  it.each([
    ["pray:baths", "'pray:baths' is not a move: verbs are build, raise, begin"],
    ["raise:colossus", "'raise:colossus' is not a move: write raise:<wonder>:<card>"],
    ["toString", "'toString' is not a move: verbs are build, raise, begin"],
    ["build:lore", "no message 'card-lore' in language 'en'"],
  ])("not a move: %s", (notation, fault) => {
    expect(() => english.sayMove(notation)).toThrow(fault);
  });

  it("words of no game have no moves", () => {
    expect(() => new Words("en", []).sayMove("build:baths")).toThrow("these words belong to no game");
  });

  it("an unknown language", () => {
    expect(() => new Words("tlh" as "en", [])).toThrow("unknown language 'tlh'; known are en, hu");
  });

  it.each([
    ["one = 1\none = 2\n", /second message.*"one"/],
    ["fine = yes\nbroken = { $\n", /cannot read message 'broken'/],
  ])("text that would be lost: %j", (source, fault) => {
    expect(() => new Words("en", [source])).toThrow(fault);
  });
});

describe("on the page of a player", () => {
  it("the id stands in for what cannot be said, and the console hears of it once", () => {
    const reported = vi.spyOn(console, "error").mockReturnValue();
    const words = new Words("en", texts("en", "seven_wonders_duel"), VERBS, true);
    expect(words.say("no-such")).toBe("no-such");
    expect(words.say("no-such")).toBe("no-such");
    expect(words.sayMove("build:lore")).toBe("build:lore");
    expect(words.say("card-baths")).toBe("Baths");
    expect(reported.mock.calls).toEqual([
      ["UnknownMessageError: no message 'no-such' in language 'en'"],
      ["UnknownMessageError: no message 'card-lore' in language 'en'"],
    ]);
  });

  it("a text file with a fault still gives the rest", () => {
    const reported = vi.spyOn(console, "error").mockReturnValue();
    const words = new Words("en", ["broken = { $\nfine = Yes\n"], {}, true);
    expect(words.say("fine")).toBe("Yes");
    expect(reported).toHaveBeenCalledOnce();
  });
});

it("makes nothing costly before it is needed", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  for (let time = 0; time < 5; time += 1) new Words("hu", [HUNGARIAN], VERBS);
  expect(made).not.toHaveBeenCalled();
});
