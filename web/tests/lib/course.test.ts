import { expect, it } from "vitest";
import { apart, courseOf, samples, SAMPLES, stepOf } from "../../src/lib/course";
import { view } from "./tableFixture";

it("takes every position of a short game, and of a long one some, both ends among them", () => {
  expect(samples(3)).toEqual([0, 1, 2, 3]);
  expect(samples(0)).toEqual([0]);
  const many = samples(300);
  expect(many).toHaveLength(SAMPLES);
  expect([many[0], many.at(-1)]).toEqual([0, 300]);
  expect(new Set(many).size).toBe(SAMPLES);
});

it("asks for the points of the past, and not for the one that is known", async () => {
  const asked: number[] = [];
  const last = { ...view(0, 2, []), scores: [7, 9] };
  const found = await courseOf(last, (ply) => {
    asked.push(ply);
    return Promise.resolve([ply, 2 * ply]);
  });
  expect(asked).toEqual([0, 1]);
  expect(found).toEqual([
    { ply: 0, scores: [0, 0] },
    { ply: 1, scores: [1, 2] },
    { ply: 2, scores: [7, 9] },
  ]);
});

it.each([[1, 1], [6, 1], [7, 2], [25, 5], [56, 10], [80, 20], [130, 50], [700, 200]])("of %i points every %i has a line", (range, step) => {
  expect(stepOf(range)).toBe(step);
});

it("moves marks apart that would cover each other, and keeps their order", () => {
  expect(apart([50, 10], 20, 0, 100)).toEqual([50, 10]);
  expect(apart([50, 52], 20, 0, 100)).toEqual([50, 70]);
  expect(apart([98, 97, 99], 20, 0, 100)).toEqual([80, 60, 100]);
});
