import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { plainKey } from "../../src/frame/choosing";
import { boardOf } from "../../src/games";
import Board from "../../src/games/imperium/Board.svelte";
import Result from "../../src/games/imperium/Result.svelte";
import { note } from "../../src/games/imperium/note";
import { effectTexts } from "../../src/games/imperium/say";
import type { TableInfo } from "../../src/lib/contract";
import { action, table, VIEWS, viewOf } from "./imperium";

vi.setConfig({ testTimeout: 30_000 });

/** Things of moves that lie on the table. */
const ON_TABLE = /^(card|deck|nation|side):/;

const marked = (container: HTMLElement): Set<string | undefined> =>
  new Set([...container.querySelectorAll<HTMLElement>("button[data-key]")].filter((one) => one.matches(".can, .joins")).map((one) => one.dataset["key"]));

describe.each(Object.keys(VIEWS))("the table in the phase %s", (phase) => {
  it.each(["en", "hu"] as const)("is drawn whole in %s", (language) => {
    const context = table(viewOf(phase), language);
    const { container } = render(Board, { props: { context } });
    const speaking = context.view.moves.flatMap((move) => action(move).keys.map(plainKey)).filter((key) => ON_TABLE.test(key));
    expect(marked(container)).toEqual(new Set(context.asked ? speaking : []));
    for (const one of container.querySelectorAll("button")) {
      expect((one.getAttribute("aria-label") ?? one.textContent)?.trim()).not.toBe("");
    }
  });
});

it.each(["en", "hu"] as const)("both sides of the own power card lie there with all they say in %s", (language) => {
  const drafting = viewOf("draft");
  const players = drafting.players.map((player) => ({ ...player, nation: "romans" }));
  const context = table({ ...drafting, players, moves: ["side:a", "side:b"] }, language);
  const { container } = render(Board, { props: { context } });
  for (const letter of ["a", "b"]) {
    const side = container.querySelector(`button[data-key="side:${letter}"]`);
    const piece = context.piece(`side:1rom1${letter}`);
    expect(piece.effects.length).toBeGreaterThan(0);
    for (const text of effectTexts(context, piece)) expect(side?.textContent).toContain(text);
  }
  expect(container.querySelector(".nation")).toBeNull();
});

it("what is being resolved says whose card it is and what is still to come of it", () => {
  const context = table(viewOf("resolving"));
  render(Board, { props: { context } });
  const [first] = context.view.resolving;
  const shown = screen.getByRole("region", { name: context.words.say("impboard-resolving") });
  expect(shown.textContent).toContain(context.words.name("card", first?.card ?? ""));
  expect(within(shown).getAllByRole("listitem").length).toBe(context.view.resolving.reduce((sum, { steps }) => sum + steps.length, 0));
});

it("a pile opens and closes again", async () => {
  const context = table(viewOf("turn"));
  render(Board, { props: { context } });
  const title = context.words.say("impboard-title-exile");
  expect(screen.queryByText(title)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: new RegExp(`^${context.words.say("impboard-exile")} \\d`) }));
  expect(screen.getByText(title)).not.toBeNull();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(screen.queryByText(title)).toBeNull();
});

it("a spectator sees no hand", () => {
  const context = table(viewOf("turn-spectator"));
  const { container } = render(Board, { props: { context } });
  expect(container.querySelector(".hand")).toBeNull();
});

it("the result has everybody's points", () => {
  const view = viewOf("over");
  const { container } = render(Result, { props: { context: table(view) } });
  for (const { points } of view.players) expect(container.textContent).toContain(String(points).replace("-", "−"));
});

it.each([
  [[2, 10, 4], "A2:B10:C4", false],
  [[2, 10, 2], "A2:B10:C2", true],
] as const)("after a collapse the counts of unrest %j are what decided it", (counts, shown, equal) => {
  const view = viewOf("over");
  const players = view.players.map((player, seat) => ({ ...player, unrest: counts[seat] ?? 0 }));
  const info = { result: { how: "played" } } as TableInfo;
  const context = { ...table({ ...view, collapsed: true, players, winners: [0] }), info };
  const { container } = render(Result, { props: { context } });
  expect(container.querySelector("p")?.textContent).toContain(context.words.say("impboard-collapsed"));
  expect(container.querySelector(".unrest")?.textContent.replace(/\s/g, "")).toBe(shown);
  expect(container.textContent.includes(context.words.say("impboard-collapsed-equal"))).toBe(equal);
  expect(container.textContent).not.toContain(context.words.say("table-won-points", { seat: 0, count: view.scores[0] }, context.names));
});

it("what a turn can be besides playing cards says what comes of it", () => {
  const context = table(viewOf("turn"));
  const me = context.view.players[context.seat ?? 0];
  for (const move of ["innovate", "revolt", "end"]) expect(note(context, action(move))?.why).not.toBe("");
  expect(note(context, action("end"))?.why).toContain(String(me?.actions));
});

it("the board is found by the slug of its game", async () => {
  expect((await boardOf("imperium", new Promise(() => undefined))).Board).toBe(Board);
});
