/** Another part of the game has begun: said once, for a moment, and not when it is taken back. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import PassageNotice from "../../src/frame/PassageNotice.svelte";
import { SeenMemory } from "../../src/lib/seen";
import { TableStore } from "../../src/lib/table.svelte";
import { bot, ENGLISH, FakeLink, info, line, me, sheet, state, view } from "../lib/tableFixture";

let link: FakeLink;

function opened(): TableStore {
  const store = new TableStore({
    info: info([me, bot]), sheet, connection: link, changes: () => [], passages: { "log-age": "points", "log-move": "plain" },
    words: () => ENGLISH, settings: { confirm: false, curtain: true }, seen: new SeenMemory(null),
    position: (ply, seat) => Promise.resolve(view(seat, ply, [])), onTurn: () => undefined,
  }); // prettier-ignore
  store.open();
  return store;
}

const age = (ply: number) => ({ ply, message: "log-age", args: { age: 2 } as unknown as Record<string, never> });
const at = (ply: number) => info([me, bot], { ply, seq: ply + 1 });
const shown = (store: TableStore, spoken = true) =>
  render(PassageNotice, { props: { store, time: () => 3000, spoken } });

beforeEach(() => {
  vi.useFakeTimers();
  link = new FakeLink();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("says what has begun and how the points stand, and goes by itself", async () => {
  const store = opened();
  link.send(state(at(8), 0, { log: [line(8)] }));
  shown(store);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
  link.send(state(at(9), 0, { log_keep: 1, log: [line(9), age(9)] }));
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole("status").textContent).toContain("Age II begins.");
  expect(screen.getByRole("status").textContent).toContain("If the game ended now");
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
});

it("tells of a scoring rather than of the round that begins with it", () => {
  const store = opened();
  link.send(state(at(8), 0, { log: [line(8)] }));
  const round = { ply: 9, message: "log-move", args: {} };
  link.send(state(at(9), 0, { log_keep: 1, log: [age(9), round] }));
  expect(store.passage).toEqual({ line: age(9), points: true });
  link.send(state(at(10), 0, { log_keep: 3, log: [{ ...round, ply: 10 }] }));
  expect(store.passage).toEqual({ line: { ...round, ply: 10 }, points: false });
});

it("is closed by hand, and is read out only where no log does it", async () => {
  const store = opened();
  link.send(state(at(8), 0, { log: [line(8)] }));
  shown(store, false);
  link.send(state(at(9), 0, { log_keep: 1, log: [line(9), age(9)] }));
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.getByText("Age II begins.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Age II begins.")).toBeNull();
});

it("says nothing of what began before the reader came, nor of what is taken back", () => {
  const store = opened();
  link.send(state(at(9), 0, { log: [line(9), age(9)] }));
  expect(store.passage).toBeNull();
  link.send(state(at(10), 0, { log_keep: 2, log: [line(10)] }));
  expect(store.passage).toBeNull();
  link.send(state(at(11), 0, { log_keep: 3, log: [age(11)] }));
  expect(store.passage?.line).toEqual(age(11));
  link.send(state(at(10), 0, { log_keep: 3, log: [] }));
  expect(store.passage).toBeNull();
});
