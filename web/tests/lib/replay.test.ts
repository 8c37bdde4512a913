import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PACE, type Replay, ReplayStore } from "../../src/lib/replay.svelte";
import { bot, ENGLISH, info, me, sheet, view } from "./tableFixture";

const position = vi.fn((ply: number, seat: number | null) => Promise.resolve(view(seat, ply, [])));
const changes = vi.fn(() => ["card:baths"]);

function replayed(ply: number): ReplayStore {
  const replay: Replay = { info: info([me, bot], { ply, status: "over" }), seat: 0, seats: [0, null], moves: [], log: [] };
  return new ReplayStore({ replay, sheet, changes, words: () => ENGLISH, position });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});

afterEach(() => {
  vi.useRealTimers();
});

it("asks for each position once, and for its neighbours ahead of time", async () => {
  const store = replayed(10);
  await store.go(5);
  expect(store.view.ply).toBe(5);
  expect(store.changed("card:baths")).toBe(true);
  expect(position.mock.calls.map(([ply]) => ply).sort()).toEqual([4, 5, 6, 7]);
  await store.go(6);
  expect(position.mock.calls.map(([ply]) => ply).sort()).toEqual([4, 5, 6, 7, 8]);
});

it("stays within the game", async () => {
  const store = replayed(3);
  await store.go(99);
  expect(store.ply).toBe(3);
  await store.go(-1);
  expect(store.ply).toBe(0);
  expect(store.changed("card:baths")).toBe(false);
});

it("shows the last of several positions asked for at once", async () => {
  const store = replayed(9);
  let late: (ply: ReturnType<typeof view>) => void = () => undefined;
  position.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
  const slow = store.go(0);
  await store.go(8);
  late(view(0, 0, []));
  await slow;
  expect(store.view.ply).toBe(8);
});

it("asks again for a position that did not come", async () => {
  const store = replayed(4);
  position.mockImplementationOnce(() => Promise.reject(new Error("no answer")));
  await expect(store.go(0)).rejects.toThrow("no answer");
  await store.go(0);
  expect(store.view.ply).toBe(0);
});

it("plays by itself to the end, and again from the beginning", async () => {
  const store = replayed(2);
  await store.go(2);
  store.start();
  expect(store.ply).toBe(0);
  await vi.advanceTimersByTimeAsync(PACE);
  expect(store.ply).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * PACE);
  expect(store.ply).toBe(2);
  expect(store.playing).toBe(false);
});
