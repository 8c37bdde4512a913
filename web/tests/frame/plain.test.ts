import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { plainBoard } from "../../src/frame/plain";
import { keyOf, movedIds, ownFields } from "../../src/frame/plain/shown";
import { boardOf } from "../../src/games";
import type { GameSheet, GameView } from "../../src/lib/contract";
import { testGame } from "../boards";

const DUEL = testGame<GameView>("seven-wonders-duel", {
  build: ["card"], discard: ["card"], raise: ["wonder", "card"], draft: ["wonder"], token: ["token"], begin: ["seat"],
});
const SHEET = { pieces: DUEL.pieces } as unknown as GameSheet;

afterEach(cleanup);

describe("the plain board", () => {
  it("is what a game without a board of its own gets", async () => {
    const board = await boardOf("no-such-board", Promise.resolve(SHEET));
    expect(board.Board).toBe(plainBoard(SHEET).Board);
  });

  it.each(["en", "hu"] as const)("shows any phase of a game it knows nothing about (%s)", (language) => {
    const phases = Object.keys(DUEL.views);
    for (const phase of [phases[0]!, phases[Math.floor(phases.length / 2)]!, phases.at(-1)!]) {
      const view = DUEL.viewOf(phase);
      const { container } = render(plainBoard(SHEET).Board, { props: { context: DUEL.table(view, language) } });
      expect(container.querySelectorAll("h3")).toHaveLength(ownFields(view).length);
      cleanup();
    }
  });

  it("lets things be chosen that a move speaks of", async () => {
    const view = Object.values(DUEL.views).find((one) => one.moves.some((move) => move.startsWith("build:")))!;
    const card = view.moves.find((move) => move.startsWith("build:"))!.split(":")[1]!;
    const context = DUEL.table(view);
    const { container } = render(plainBoard(SHEET).Board, { props: { context } });
    const thing = container.querySelector(`[data-key="card:${card}"]`)!;
    expect(thing.classList.contains("can")).toBe(true);
    await fireEvent.click(thing);
    expect(context.chosenKeys).toEqual([`card:${card}`]);
  });

  it("marks what lies elsewhere than before", () => {
    const before = DUEL.viewOf(Object.keys(DUEL.views)[0]!);
    expect(movedIds(before, before)).toEqual([]);
    const after = { ...before, somewhere: ["baths"] };
    expect(plainBoard(SHEET).changes(before, after)).toEqual(["card:baths"]);
  });

  it("calls no word a thing that no piece or more than one kind is called", () => {
    expect(keyOf(SHEET, "baths")).toBe("card:baths");
    expect(keyOf(SHEET, "no_such_card")).toBeNull();
    const twice = { pieces: { card: [{ id: "x" }], token: [{ id: "x" }] } } as unknown as GameSheet;
    expect(keyOf(twice, "x")).toBeNull();
  });

  it("ends with everybody's points", () => {
    const view = { ...DUEL.viewOf(Object.keys(DUEL.views)[0]!), scores: [41, 57], winners: [1], over: true };
    render(plainBoard(SHEET).Result, { props: { context: DUEL.table(view) } });
    expect(screen.getByText("57")).toBeTruthy();
  });
});
