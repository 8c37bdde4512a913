import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { plainKey } from "../../src/frame/choosing";
import { boardOf } from "../../src/games";
import Board from "../../src/games/the-capitals/Board.svelte";
import Result from "../../src/games/the-capitals/Result.svelte";
import { action, table, VIEWS, viewOf } from "./capitals";

// Cities are large documents: drawing them takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Things of moves that lie on the table. */
const ON_TABLE = /^(tile|cell|column|corner|marker):/;

const marked = (container: HTMLElement): Set<string | undefined> =>
  new Set([...container.querySelectorAll<HTMLElement>("button[data-key]")].filter((one) => one.matches(".can, .joins")).map((one) => one.dataset["key"]));

describe.each(Object.keys(VIEWS))("the table in the phase %s", (phase) => {
  it.each(["en", "hu"] as const)("is drawn whole in %s", (language) => {
    const context = table(viewOf(phase), language);
    const { view } = context;
    const { container } = render(Board, { props: { context } });
    const speaking = view.moves.flatMap((move) => action(move).keys.map(plainKey)).filter((key) => ON_TABLE.test(key));
    expect(marked(container)).toEqual(new Set(context.asked ? speaking : []));
    for (const one of container.querySelectorAll("button")) {
      expect((one.getAttribute("aria-label") ?? one.textContent)?.trim()).not.toBe("");
    }
  });
});

describe("building", () => {
  it("a chosen tile shows its cells, and a click on one takes it", async () => {
    const view = viewOf("take");
    const plan = view.plans[0];
    if (plan === undefined) throw new Error("there is a tile to take");
    const context = table(view, "en", `tile:${plan.tile}`);
    const { container } = render(Board, { props: { context } });
    const sites = container.querySelectorAll(".site button");
    expect(sites.length).toBe(plan.sites.length);
    await fireEvent.click(sites[0] as Element);
    expect(context.moves).toEqual([`take:${plan.tile}`]);
  });

  it("a cell for the tile that was taken is one click", async () => {
    const context = table(viewOf("place"));
    const { container } = render(Board, { props: { context } });
    const [move = ""] = context.view.moves;
    await fireEvent.click(container.querySelector(`button[data-key="cell:${move.split(":")[1]}"]`) as Element);
    expect(context.moves).toEqual([move]);
  });
});

it("a spectator sees no hand", () => {
  const view = viewOf("take-of-two");
  view.seat = null;
  for (const city of view.cities) city.hand = null;
  const { container } = render(Board, { props: { context: table(view) } });
  expect(container.querySelector(".hand")).toBeNull();
});

it("the result has the points of everybody by kind", () => {
  const view = viewOf("over");
  render(Result, { props: { context: table(view) } });
  const cells = within(screen.getByRole("table")).getAllByRole("cell").map((cell) => Number((cell.textContent ?? "").replace("−", "-")));
  expect(cells.slice(-view.players)).toEqual(view.cities.map((city) => city.total));
});

it("the board is found by the slug of its game", async () => {
  expect((await boardOf("the-capitals", new Promise(() => undefined))).Board).toBe(Board);
});
