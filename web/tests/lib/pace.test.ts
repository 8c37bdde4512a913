import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pacer } from "../../src/lib/pace";
import { info, me, bot, state } from "./tableFixture";

let pause = 700;
let shown: number[];
let waiting: number[];
let pacer: Pacer;
const at = (ply: number) => state(info([me, bot], { ply, seq: ply + 1 }), 0);

beforeEach(() => {
  vi.useFakeTimers();
  pause = 700;
  shown = [];
  waiting = [];
  pacer = new Pacer((one) => shown.push(one.info.ply), () => pause, (count) => waiting.push(count)); // prettier-ignore
  pacer.take(at(4), false);
});

afterEach(() => vi.useRealTimers());

it("shows moves of others one after another", () => {
  pacer.take(at(5), true);
  for (const ply of [6, 7]) pacer.take(at(ply), false);
  expect(shown).toEqual([4, 5]);
  expect(waiting.at(-1)).toBe(2);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([4, 5, 6]);
  vi.advanceTimersByTime(700);
  expect(shown).toEqual([4, 5, 6, 7]);
  expect(waiting.at(-1)).toBe(0);
});

it("does not hold up a move that comes late", () => {
  pacer.take(at(5), true);
  vi.advanceTimersByTime(800);
  pacer.take(at(6), false);
  expect(shown).toEqual([4, 5, 6]);
});

it("shows all at once when it is told to, and nothing twice", () => {
  for (const ply of [5, 6, 7]) pacer.take(at(ply), false);
  pacer.flush();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([4, 5, 6, 7]);
});

it("never keeps one's own move or an undo waiting", () => {
  for (const ply of [5, 6]) pacer.take(at(ply), false);
  pacer.take(at(7), true);
  expect(shown).toEqual([4, 5, 6, 7]);
  pacer.take(at(8), false);
  pacer.take(at(5), false);
  expect(shown).toEqual([4, 5, 6, 7, 8, 5]);
});

it("shows everything at once to whoever wants no motion, and when there is too much to watch", () => {
  pause = 0;
  for (const ply of [5, 6]) pacer.take(at(ply), false);
  expect(shown).toEqual([4, 5, 6]);
  pause = 700;
  for (let ply = 7; ply < 40; ply += 1) pacer.take(at(ply), false);
  expect(shown.length).toBeGreaterThan(25);
});

it("forgets what waits when the seat changes", () => {
  for (const ply of [5, 6]) pacer.take(at(ply), false);
  pacer.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([4, 5]);
});
