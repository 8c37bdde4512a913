import { render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import QuestionBar from "../../src/frame/QuestionBar.svelte";
import { pointsNow } from "../../src/frame/points";
import ResultPanel from "../../src/frame/ResultPanel.svelte";
import Result from "../../src/frame/plain/Result.svelte";
import { SeenMemory } from "../../src/lib/seen";
import { TableStore } from "../../src/lib/table.svelte";
import { bot, ENGLISH, FakeLink, info, me, sheet, state, view } from "../lib/tableFixture";

const ended = info([me, bot], {
  status: "over", ply: 3, to_act: [], result: { winners: [0], how: "resigned", seat: 1 },
}); // prettier-ignore
const over = { ...view(0, 3, []), over: true, scores: [12, 30], winners: [0], question: null };

let store: TableStore;
const position = vi.fn((ply: number) => Promise.resolve({ ...view(0, ply, []), scores: [ply, ply] }));

beforeEach(() => {
  const link = new FakeLink();
  position.mockClear();
  store = new TableStore({
    info: ended, sheet, connection: link, changes: () => [], words: () => ENGLISH, onTurn: () => undefined,
    settings: { confirm: false, curtain: true }, seen: new SeenMemory(null), position,
  }); // prettier-ignore
  store.open();
  link.send(state(ended, 0, { view: over as never, stamp: null }));
});

const panel = (onclose = vi.fn()) =>
  render(ResultPanel, { store, Result, busy: false, onrematch: vi.fn(), onexport: vi.fn(), onclose });

it("says who won and by what, and offers what comes next", () => {
  const onclose = vi.fn();
  panel(onclose);
  const end = within(screen.getByRole("region", { name: "Result" }));
  expect(end.getByRole("heading", { name: "You won!" })).toBeTruthy();
  expect(end.getByText("Expert bot resigned.")).toBeTruthy();
  expect(end.getByRole("button", { name: "Rematch" })).toBeTruthy();
  expect(end.getByRole("link", { name: "Replay" }).getAttribute("href")).toContain("/replay?seat=0");
  end.getByRole("button", { name: "See the table" }).click();
  expect(onclose).toHaveBeenCalledOnce();
});

it("draws the points over the course of the game from its positions, each asked for once", async () => {
  panel();
  const chart = await waitFor(() => screen.getByRole("img", { name: /Points over the course of the game; Miska: 12; Expert bot: 30/ }));
  expect(chart.querySelectorAll("polyline")).toHaveLength(2);
  expect(chart.querySelector("polyline")?.getAttribute("points")?.split(" ")).toHaveLength(4);
  expect(position.mock.calls.map(([ply]) => ply)).toEqual([0, 1, 2]);
});

it("asks for the points of then, where those of the position are not all of them, and prints a minus sign", async () => {
  const link = new FakeLink();
  const points = vi.fn((ply: number) => Promise.resolve([ply, -20 - ply]));
  store = new TableStore({
    info: ended, sheet, connection: link, changes: () => [], words: () => ENGLISH, onTurn: () => undefined,
    settings: { confirm: false, curtain: true }, seen: new SeenMemory(null), position, points,
  }); // prettier-ignore
  store.open();
  link.send(state(ended, 0, { view: { ...over, scores: [12, -30] } as never, stamp: null }));
  const { container } = panel();
  const chart = await waitFor(() => screen.getByRole("img", { name: /Miska: 12; Expert bot: −30/ }));
  expect(points.mock.calls).toEqual([[0, 0], [1, 0], [2, 0]]); // prettier-ignore
  expect(position).not.toHaveBeenCalled();
  expect([...container.querySelectorAll(".chart text, .chart .total")].map((one) => one.textContent).join()).not.toContain("-");
  expect(chart.querySelectorAll("polyline")).toHaveLength(2);
});

it("does without the chart where positions cannot be had", async () => {
  position.mockImplementation(() => Promise.reject(new Error("gone")));
  panel();
  await Promise.resolve();
  expect(screen.queryByText("Points over the course of the game")).toBeNull();
  expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
});

it("says of points what they are worth now only while it is not over", () => {
  expect(pointsNow({ view: over, words: ENGLISH }, 12)).toBe("12 points");
  expect(pointsNow({ view: view(0, 2, []), words: ENGLISH }, 1)).toBe("1 point if it ended now");
});

it("leaves to the bar who won", () => {
  render(QuestionBar, { store, note: () => null, onlook: vi.fn() });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("You won!");
});
