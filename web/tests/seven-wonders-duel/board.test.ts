import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { boardOf } from "../../src/games";
import Board from "../../src/games/seven-wonders-duel/Board.svelte";
import Result from "../../src/games/seven-wonders-duel/Result.svelte";
import { cityOf } from "../../src/games/seven-wonders-duel/types";
import { table, VIEWS, viewOf } from "./duel";

afterEach(() => vi.useRealTimers());

function things(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>("button[data-key]")].map((one) => one.dataset["key"] ?? "");
}

describe.each(Object.keys(VIEWS))("the table in the phase %s", (phase) => {
  it.each(["en", "hu"] as const)("is drawn in %s with everything that can be chosen", (language) => {
    const context = table(viewOf(phase), language);
    const { container } = render(Board, { props: { context } });
    const keys = new Set(things(container));
    const choosable = [...keys].filter((key) => context.canAct(key));
    const expected = new Set(context.view.moves.flatMap((move) => keysOf(move)));
    expect(new Set(choosable)).toEqual(expected);
  });

  it("gives every button a name", () => {
    const { container } = render(Board, { props: { context: table(viewOf(phase)) } });
    for (const button of container.querySelectorAll("button")) {
      const name = button.getAttribute("aria-label") ?? button.textContent;
      expect(name?.trim()).not.toBe("");
    }
  });
});

function keysOf(move: string): string[] {
  const [verb = "", first = "", second = ""] = move.split(":");
  if (verb === "raise") return [`wonder:${first}`, `card:${second}`];
  if (verb === "draft") return [`wonder:${first}`];
  if (verb === "learn") return [`token:${first}`];
  if (verb === "begin") return [`seat:${first}`];
  return [`card:${first}`];
}

describe("a card of the structure", () => {
  it("says what it costs, or what covers it", () => {
    const view = viewOf("age-1");
    const { container } = render(Board, { props: { context: table(view) } });
    const seat = view.seat ?? 0;
    for (const slot of view.structure.filter((one) => one.card !== null)) {
      const label = container.querySelector(`[data-key="card:${slot.card}"]`)?.getAttribute("aria-label");
      const total = slot.prices?.[seat]?.total ?? 0;
      expect(label).toContain(slot.accessible ? "Accessible; your price: " + (total ? `${total} coin` : "free") : "Covered by");
    }
  });

  it("comes in reading order before the cities", () => {
    const view = viewOf("age-2-middle");
    const { container } = render(Board, { props: { context: table(view) } });
    const open = view.structure.filter((slot) => slot.accessible).length;
    const first = things(container).slice(0, open);
    for (const key of first) expect(view.structure.some((slot) => slot.accessible && key === `card:${slot.card}`)).toBe(true);
  });

  it("that would win is marked", () => {
    const view = viewOf("age-3");
    const card = view.structure.find((slot) => slot.accessible)?.card;
    view.wins = [`build:${card}`];
    const { container } = render(Board, { props: { context: table(view) } });
    const button = container.querySelector(`[data-key="card:${card}"]`);
    expect(button?.getAttribute("aria-label")).toContain("win the game at once");
    expect(button?.textContent).toContain("Wins");
  });

  it("is chosen by a click and let go by a second one", async () => {
    const view = viewOf("age-1");
    const card = `card:${view.structure.find((slot) => slot.accessible)?.card}`;
    const context = table(view);
    const first = render(Board, { props: { context } });
    await fireEvent.click(first.container.querySelector(`[data-key="${card}"]`) as Element);
    first.unmount();
    const again = table(view, "en", card);
    const second = render(Board, { props: { context: again } });
    const button = second.container.querySelector(`[data-key="${card}"]`) as Element;
    expect(button.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button);
    expect([...context.chosenKeys, ...again.chosenKeys]).toEqual([card, null]);
  });

  it("explains itself with its rules", async () => {
    vi.useFakeTimers();
    const view = viewOf("age-2");
    const card = view.structure.find((slot) => slot.accessible)?.card;
    const { container } = render(Board, { props: { context: table(view) } });
    const button = container.querySelector(`[data-key="card:${card}"]`) as Element;
    window.dispatchEvent(new PointerEvent("pointermove", { pointerType: "mouse", clientX: 500 }));
    button.parentElement?.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    await vi.advanceTimersByTimeAsync(1500);
    const sheet = screen.getByRole("note");
    expect(within(sheet).getAllByText(/Your price/).length).toBe(1);
    expect(within(sheet).getAllByRole("link")[0]?.getAttribute("href")).toMatch(/^\/rules\/seven-wonders-duel#SWD-/);
  });
});

describe("the discard pile", () => {
  it("opens and closes", async () => {
    const view = viewOf("age-2-middle");
    const { container } = render(Board, { props: { context: table(view) } });
    const card = `[data-key="card:${view.discard[0]}"]`;
    expect(container.querySelector(card)).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /Discard pile/ }));
    expect(container.querySelector(card)).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(container.querySelector(card)).toBeNull();
  });

  it("lies open when a card of it is to be chosen", () => {
    const view = viewOf("revive");
    const { container } = render(Board, { props: { context: table(view) } });
    for (const card of view.discard) expect(container.querySelector(`[data-key="card:${card}"]`)).not.toBeNull();
  });
});

it("tokens drawn from the box are seen by the chooser alone", () => {
  const mine = render(Board, { props: { context: table(viewOf("library")) } });
  expect(mine.container.textContent).toContain("Drawn from the box");
  mine.unmount();
  const theirs = render(Board, { props: { context: table(viewOf("library-seen-by-others")) } });
  expect(theirs.container.textContent).toContain("chooses from 3 progress tokens");
});

it("nearness to supremacy is a warning", () => {
  const military = render(Board, { props: { context: table(viewOf("near-military")) } });
  expect(military.container.textContent).toMatch(/more shields?, and (Anna|Bence) wins/);
  military.unmount();
  const scientific = render(Board, { props: { context: table(viewOf("near-scientific")) } });
  expect(scientific.container.textContent).toMatch(/1 more new symbol, and (Anna|Bence) wins/);
});

describe("the result", () => {
  it.each(["military", "scientific", "civilian"] as const)("of a %s victory has the points of both by kind", (kind) => {
    const view = viewOf(kind);
    render(Result, { props: { context: table(view) } });
    const shown = within(screen.getByRole("table"));
    for (const seat of [0, 1]) {
      const city = cityOf(view, seat);
      expect(Object.values(city.points).reduce((sum, part) => sum + part, 0)).toBe(city.total);
      expect(shown.getAllByRole("cell").filter((_, place) => place % 2 === seat).at(-1)?.textContent).toBe(`${city.total}`);
    }
    expect(screen.getByRole("heading").textContent).toMatch(/supremacy|victory/i);
  });
});

it("boards are found by the slug of their game", async () => {
  const board = await boardOf("seven-wonders-duel", new Promise(() => undefined));
  expect(board.Board).toBe(Board);
});
