import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import Besides from "../../src/frame/Besides.svelte";
import Board from "../../src/frame/Board.svelte";
import Card from "../../src/frame/Card.svelte";
import { click, joined, legalFor, marked, namesOf, plainKey } from "../../src/frame/choosing";
import Cost from "../../src/frame/Cost.svelte";
import { effectArgs, either, icons, registerGame, repeated, rowsOf, shapeOf, signParts, signsOf, widest } from "../../src/frame/effects";
import Explanation from "../../src/frame/Explanation.svelte";
import Facts from "../../src/frame/Facts.svelte";
import Hand from "../../src/frame/Hand.svelte";
import { longestWord, softly } from "../../src/frame/names";
import PickSeveral, { within as limited } from "../../src/frame/PickSeveral.svelte";
import Pile from "../../src/frame/Pile.svelte";
import PriceChip from "../../src/frame/PriceChip.svelte";
import Row from "../../src/frame/Row.svelte";
import SeatArea from "../../src/frame/SeatArea.svelte";
import SeatOrder from "../../src/frame/SeatOrder.svelte";
import Steps from "../../src/frame/Steps.svelte";
import TokenBank from "../../src/frame/TokenBank.svelte";
import Track, { fanned } from "../../src/frame/Track.svelte";
import Tray from "../../src/frame/Tray.svelte";
import type { PieceEffect, TableContext } from "../../src/lib/contract";
import { byThing } from "../../src/lib/moves";
import { HUNGARIAN } from "../lib/tableFixture";

const GAME = "parts-test";
const text = (html: string) => createRawSnippet(() => ({ render: () => html }));
const words = text("<p>Magyarázat</p>");
const effect = (message: string, args: object = {}, rules: string[] = []): PieceEffect =>
  ({ message, args, rules }) as unknown as PieceEffect;

function context(more: object = {}): TableContext {
  const view = { game: GAME, winners: [], over: false, to_act: [1], moves: [], ...(more as { view?: object }).view };
  const table = {
    words: HUNGARIAN,
    names: ["Borcsa", "Miska"],
    near: 0,
    seat: 0,
    chosen: null,
    asked: true,
    actions: () => [],
    canAct: () => false,
    changed: () => false,
    choose: vi.fn(),
    play: vi.fn(),
    ruleHref: (rule: string) => `/rules/x#${rule}`,
    ...more,
    view,
  };
  return table as unknown as TableContext;
}

beforeAll(() => {
  registerGame(GAME, {
    icons: [],
    shapes: { blue: "card" },
    signs: {
      points: () => [],
      coins: (of) => [{ icon: "coin", number: `+${of.number("count")}` }],
      choice: (of) => either(of.list("resources")),
    },
    joins: (before, after) => (before.message === "effect-coins" && after.message === "effect-join" ? [{ text: "&" }] : null),
  });
});

describe("the registry of signs", () => {
  it("draws effects by their message, each game by itself", () => {
    expect(signsOf(GAME, effect("effect-coins", { count: 3 }))).toEqual([{ icon: "coin", number: "+3" }]);
    expect(signsOf("another-game", effect("effect-coins", { count: 3 }))).toEqual([{ icon: "unknown" }]);
    expect(signsOf(GAME, effect("effect-strange"))).toEqual([{ icon: "unknown" }]);
    expect(shapeOf(GAME, "blue")).toBe("card");
    expect(shapeOf(GAME, "red")).toBe("unknown");
  });

  it("gives a piece a row an effect, none for plain points, and joins what belongs together", () => {
    const rows = rowsOf(GAME, [effect("effect-points"), effect("effect-coins", { count: 1 }), effect("effect-join")]);
    expect(rows).toEqual([[{ text: "&" }, { icon: "coin", number: "+1" }]]);
  });

  it("reads arguments, and what is not there as nothing", () => {
    const args = effectArgs(effect("x", { count: 2, resources: ["wood"] }));
    expect([args.number("count"), args.number("none"), args.text("none"), args.list("resources"), args.list("none")]).toEqual([2, 0, "", ["wood"], []]);
  });

  it("puts signs together and breaks them only between parts", () => {
    expect(either(["a", "b"])).toEqual([{ icon: "a" }, { text: "/" }, { icon: "b" }]);
    expect(repeated("a", 2)).toEqual(icons(["a", "a"]));
    expect(signParts([{ icon: "a" }, { text: "→" }, { icon: "b" }, { text: "×2" }]).map((part) => part.length)).toEqual([2, 1, 1]);
    expect(widest([[{ icon: "a" }], [{ icon: "a" }, { icon: "b" }]])).toBeCloseTo(2.2);
  });
});

describe("choosing with two clicks", () => {
  const VERBS = { place: ["card", "spot"], swap: ["spot", "spot2"], take: ["card"] };
  const choosing = { direct: new Set(["take"]), either: new Set<string>(), quiet: new Set(["swap"]) };
  const table = (moves: string[], chosen: string | null = null): TableContext => {
    const things = byThing(moves, VERBS);
    return context({ chosen, actions: (key: string) => things.get(key) ?? [], canAct: (key: string) => things.has(key) });
  };
  const MOVES = ["place:mill:1", "place:mill:2", "swap:1:3"];

  it("calls a thing by one name, whichever place it has in a move", () => {
    expect([plainKey("spot2:3"), plainKey("spot:3")]).toEqual(["spot:3", "spot:3"]);
    expect(namesOf("spot:3")).toEqual(["spot:3", "spot2:3"]);
    expect(legalFor(table(MOVES), "spot:3").map(({ move }) => move)).toEqual(["swap:1:3"]);
  });

  it("marks what a move begins with, and quietly what it only needs", () => {
    expect(["card:mill", "spot:1", "spot:3", "card:other"].map((key) => marked(table(MOVES), choosing, key))).toEqual(["begins", "joins", "joins", null]);
  });

  it("joins the chosen thing with what goes with it, and a click plays", () => {
    const chosen = table(MOVES, "card:mill");
    expect([...joined(chosen)]).toEqual([["spot:1", ["place:mill:1"]], ["spot:2", ["place:mill:2"]]]);
    click(chosen, choosing, "spot:2");
    expect(chosen.play).toHaveBeenCalledWith("place:mill:2");
    click(chosen, choosing, "card:mill");
    expect(chosen.choose).toHaveBeenCalledWith(null);
  });

  it("plays at once what the question is about, and chooses everything else", () => {
    const direct = table(["take:mill"]);
    click(direct, choosing, "card:mill");
    expect(direct.play).toHaveBeenCalledWith("take:mill");
    const other = table(MOVES);
    click(other, choosing, "spot:3");
    expect(other.choose).toHaveBeenCalledWith("spot2:3");
  });

  it("the shell of the board is a group with its name, and keeps the own numbers", () => {
    render(Board, { props: { label: "Az asztal", choosing, own: text("<i>7 érme</i>"), children: text("<b>tábla</b>") } });
    expect(within(screen.getByRole("group", { name: "Az asztal" })).getByText("tábla")).toBeTruthy();
    expect(screen.getByText("7 érme")).toBeTruthy();
  });
});

describe("names", () => {
  const shown = (name: string, language: "hu" | "en"): string => softly(name, language).replaceAll("\u00ad", "-");

  it("are parted between syllables, sounds of several letters whole", () => {
    expect(shown("Csillagvizsgáló", "hu")).toBe("Csil-lag-vizs-gáló");
    expect(shown("Agyaggödör", "hu")).toBe("Agyag-gö-dör");
    expect(shown("Fűrészmalom", "hu")).toBe("Fű-rész-ma-lom");
    expect(shown("Apothecary", "en")).toBe("Apo-the-cary");
  });

  it("that are short stay whole", () => {
    expect(shown("A nagy könyv", "hu")).toBe("A nagy könyv");
    expect(longestWord("Csillagászok céhe")).toBe(12);
  });
});

describe("a card", () => {
  const said = { name: "Vízimalom", label: "Vízimalom. Ad 2 érmét.", band: "blue", shape: "card", explanation: words };

  it("has band, name, signs and points, and is called by its whole label", () => {
    const rows = [[{ icon: "coin", number: "2" }]];
    const { container } = render(Card, { props: { ...said, context: context(), thing: "card:mill", rows, points: 12 } });
    expect(screen.getByRole("button").getAttribute("aria-label")).toBe(said.label);
    expect(container.querySelector(".name")?.textContent.replaceAll("\u00ad", "").trim()).toBe("Vízimalom");
    expect(container.querySelector(".foot .laurel.wide b")?.textContent).toBe("12");
    expect(container.querySelector(".effects .held b")?.textContent).toBe("2");
  });

  it("that is covered tells what it gives beside its cost", () => {
    const { container } = render(Card, { props: { ...said, context: context(), thing: null, points: 3, covered: true } });
    expect(container.querySelector(".top .laurel")).not.toBeNull();
    expect(container.querySelector(".foot")).toBeNull();
  });

  it("as a strip has one line, with its name where it is wanted", () => {
    const strip = (named: boolean): Element => render(Card, { props: { ...said, context: context(), thing: null, size: "strip", named } }).container;
    expect(strip(false).querySelector(".name")).toBeNull();
    expect(strip(true).querySelector(".name")).not.toBeNull();
    expect(strip(true).querySelector(".band")).toBeNull();
  });

  it("draws its cost in numbers, or unit by unit", () => {
    const cost = [{ what: "coin", count: 3 }, { what: "card", count: 2 }];
    const drawn = (spread: boolean): number => render(Cost, { cost, spread }).container.querySelectorAll(":scope .cost > svg, .unit").length;
    expect(drawn(false)).toBe(1);
    expect(drawn(true)).toBe(2);
  });

  it("shows a price as dear, as less than printed, or free", () => {
    const chip = (props: object): DOMTokenList | undefined => render(PriceChip, { icon: "coin", count: 3, ...props }).container.querySelector(".price")?.classList;
    expect(chip({ dear: true })).toContain("dear");
    expect(chip({ printed: 4 })).toContain("less");
    expect(chip({ free: true })).toContain("less");
    expect(chip({ printed: 2 })).not.toContain("less");
  });
});

it("an explanation has effects, links, status and each rule once", () => {
  const effects = [effect("level-easy", {}, ["X-1", "X-2"]), effect("level-hard", {}, ["X-1"])];
  const { container } = render(Explanation, { props: { context: context(), effects, links: [{ key: "card:x", message: "level-medium", args: {} }], status: "Állapot." } });
  expect([...container.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["Könnyű", "Nehéz", "Közepes"]);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/rules/x#X-1", "/rules/x#X-2"]);
});

describe("piles, hands and rows", () => {
  it("a pile is opened by a click and tells whether it is open", async () => {
    const ontoggle = vi.fn();
    render(Pile, { label: "Dobópakli: 3", count: 3, band: "blue", open: true, ontoggle });
    const button = screen.getByRole("button", { name: "Dobópakli: 3" });
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await fireEvent.click(button);
    expect(ontoggle).toHaveBeenCalledOnce();
  });

  it("a pile that nobody may look at is no button", () => {
    render(Pile, { label: "Húzópakli: 3", count: 3 });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("a tray is put away by its button, where it may be", async () => {
    const act = vi.fn();
    const { rerender } = render(Tray, { props: { title: "Dobópakli", close: { label: "Bezárás", act }, children: words } });
    await fireEvent.click(screen.getByRole("button", { name: "Bezárás" }));
    expect(act).toHaveBeenCalledOnce();
    await rerender({ close: undefined });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("a hand lists its cards, or says that there is none", () => {
    const card = createRawSnippet((one: () => string) => ({ render: () => `<b>${one()}</b>` }));
    const hand = (cards: string[]): Element => render(Hand<string>, { props: { label: "A kezed", cards, key: String, empty: "Nincs kártya", card } }).container;
    expect(hand(["a", "b"]).querySelectorAll("li b").length).toBe(2);
    expect(hand([]).querySelector("li")?.textContent).toBe("Nincs kártya");
  });

  it("a row has what lies under its places", () => {
    const place = createRawSnippet((one: () => number) => ({ render: () => `<b>${one()}</b>` }));
    const under = createRawSnippet(() => ({ render: () => "<li>alatta</li>" }));
    render(Row<number>, { props: { label: "A sorod", places: [1, 2], key: String, place, under, underLabel: (one: number) => (one === 1 ? "Az 1. alatt" : null) } });
    expect(within(screen.getByRole("list", { name: "Az 1. alatt" })).getAllByRole("listitem").length).toBe(1);
  });
});

describe("a track", () => {
  it("fans out what stands on one space", () => {
    const marks = fanned([{ id: "a", at: 3, seat: 0 }, { id: "b", at: 3, seat: 1 }, { id: "c", at: 4, seat: 2 }, { id: "tab", at: 3, tab: "−2" }]);
    expect(marks.map(({ fan, of }) => [fan, of])).toEqual([[0, 2], [1, 2], [0, 1], [0, 1]]);
  });

  it("reads its spaces out and knows the present one, or tells where things stand", () => {
    const spaces = [{ name: "1. mező", past: true }, { name: "2. mező", current: true }];
    const read = render(Track, { label: "Haladás", spaces, read: true });
    expect(read.container.querySelector("[aria-current=step]")?.textContent).toContain("2. mező");
    read.unmount();
    const { container } = render(Track, { label: "Háború", spaces, told: ["Középen áll."], markers: [{ id: "pawn", at: 1, icon: "pawn" }] });
    expect(container.querySelector(".spaces")?.getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByText("Középen áll.")).toBeTruthy();
  });
});

it("a bank of tokens tells each stock, draws what is spent hollow, and lets be chosen what can", async () => {
  const table = context({ canAct: (key: string) => key === "resource:coin" });
  const { container } = render(TokenBank, {
    props: {
      context: table,
      label: "Készlet",
      stocks: [
        { id: "coin", thing: "resource:coin", icon: "coin", count: 3, name: "Érme", text: "Érme: 3" },
        { id: "worker", icon: "pawn", count: 1, of: 4, name: "Munkás", text: "Munkás: 1", mark: "drágább", marked: true },
      ],
    },
  });
  expect(container.querySelectorAll(".spent").length).toBe(3);
  await fireEvent.click(screen.getByRole("button", { name: "Érme: 3" }));
  expect(table.choose).toHaveBeenCalledWith("resource:coin");
  expect(screen.getByRole("button", { name: "Munkás: 1 drágább" }).getAttribute("aria-pressed")).toBeNull();
});

describe("a seat", () => {
  it("of another is compact until it is opened; its turn is told", async () => {
    const ontoggle = vi.fn();
    const props = { context: context(), seat: 1, label: "Miska városa", unfold: "Az egész", ontoggle, compact: text("<i>röviden</i>"), children: text("<i>egészben</i>") };
    const { rerender } = render(SeatArea, { props: { ...props, open: false } });
    expect(screen.queryByText("egészben")).toBeNull();
    expect(screen.getByText("röviden")).toBeTruthy();
    const button = screen.getByRole("button");
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(button.textContent).toContain("Miska");
    expect(screen.getByRole("region", { name: "Miska városa" }).classList).toContain("acts");
    await fireEvent.click(button);
    expect(ontoggle).toHaveBeenCalledOnce();
    await rerender({ open: true });
    expect(screen.getByText("egészben")).toBeTruthy();
    expect(screen.queryByText("röviden")).toBeNull();
  });

  it("is told with its state in the order of play, and its numbers in words", () => {
    render(SeatOrder, { props: { context: context(), label: "Sorrend", seats: [{ seat: 0, state: "done", told: "Borcsa elkészült" }] } });
    expect(screen.getByText("Borcsa elkészült")).toBeTruthy();
    render(Facts, { facts: [{ icon: "coin", count: 3, text: "3 érme" }] });
    expect(screen.getByRole("img", { name: "3 érme" }).textContent).toContain("3");
  });
});

it("steps say what is done, what is being done and what is to come", () => {
  render(Steps, {
    props: {
      context: context(),
      label: "Lépések",
      steps: [
        { id: "1", text: "Húzz.", state: "done" },
        { id: "2", text: "Dobj.", about: "Egy kártyát.", state: "now", seats: [{ seat: 1, state: "now", told: "Miska dönt" }] },
        { id: "3", text: "Építs.", state: "next" },
        { id: "4", text: "Semmi.", state: "out" },
      ],
    },
  });
  const items = within(screen.getByRole("list", { name: "Lépések" })).getAllByRole("listitem");
  expect(items.map((item) => item.querySelector(".visually-hidden")?.textContent)).toEqual(["kész:", "most:", "hátravan:", "már nem:"]);
  expect(items.filter((item) => item.getAttribute("aria-current") === "step")).toEqual([items[1]]);
  expect(items[1]?.textContent).toContain("Egy kártyát.");
  expect(screen.getByRole("img", { name: "Miska dönt" })).toBeTruthy();
});

describe("picking several", () => {
  const commit = text("<b>Mehet</b>");

  it("amounts stay within what there is, by buttons and by keys", async () => {
    expect([limited(-1, { most: 3 }), limited(9, { most: 3 }), limited(0, { least: 1, most: 3 })]).toEqual([0, 3, 1]);
    const oncommit = vi.fn();
    const amounts = [{ id: "coins", icon: "coin", label: "Érmék", less: "Kevesebb", more: "Több", most: 2 }];
    render(PickSeveral, { props: { label: "Licit", amounts, commitLabel: "Licitálsz", oncommit, commit } });
    const more = screen.getByRole("button", { name: "Több" });
    const count = (): string | undefined => screen.getByRole("group", { name: "Érmék" }).querySelector("b")?.textContent;
    for (let n = 0; n < 4; n += 1) await fireEvent.click(more);
    expect(count()).toBe("2");
    expect(more.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.keyDown(more, { key: "Home" });
    expect(count()).toBe("0");
    await fireEvent.keyDown(more, { key: "ArrowUp" });
    expect(count()).toBe("1");
    await fireEvent.click(screen.getByRole("button", { name: "Licitálsz" }));
    expect(oncommit).toHaveBeenCalledOnce();
  });

  it("k of n can be committed to when there are k, and never more", async () => {
    const oncommit = vi.fn();
    const options = ["a", "b", "c"].map((id) => ({ id, label: id }));
    render(PickSeveral, { props: { label: "Kettő", options: [...options, { id: "d", label: "d", refused: "Nincs." }], least: 2, most: 2, commitLabel: "Kész", oncommit, commit } });
    const option = (name: string): HTMLElement => screen.getByRole("button", { name });
    const done = option("Kész");
    await fireEvent.click(option("a"));
    await fireEvent.click(done);
    expect(oncommit).not.toHaveBeenCalled();
    await fireEvent.click(option("d"));
    await fireEvent.click(option("b"));
    await fireEvent.click(option("c"));
    await tick();
    const pressed = ["a", "b", "c", "d"].map((name) => option(name).getAttribute("aria-pressed"));
    expect(pressed).toEqual(["true", "true", "false", "false"]);
    await fireEvent.click(done);
    expect(oncommit).toHaveBeenCalledOnce();
  });

  it("of one another takes its place", async () => {
    render(PickSeveral, { props: { label: "Egy", options: [{ id: "a", label: "a" }, { id: "b", label: "b" }], least: 1, most: 1, commitLabel: "Kész", oncommit: () => undefined, commit } });
    await fireEvent.click(screen.getByRole("button", { name: "a" }));
    await fireEvent.click(screen.getByRole("button", { name: "b" }));
    expect(["a", "b"].map((name) => screen.getByRole("button", { name }).getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  });
});

it("moves that speak of nothing are buttons, with what is still unused", async () => {
  const play = vi.fn();
  const table = context({ play, view: { moves: ["finish", "build:x"] }, sayMove: () => "Fejezd be" });
  render(Besides, { props: { context: table, label: "Egyéb", verbs: new Set(["finish"]), last: "finish", note: () => ({ amounts: [], highlight: "Maradt még." }) } });
  expect(screen.getAllByRole("button").length).toBe(1);
  expect(screen.getByText("Maradt még.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Fejezd be" }));
  expect(play).toHaveBeenCalledWith("finish");
});
