import { expect, it } from "vitest";
import type { LogLine } from "../../src/lib/contract";
import { deeds, lastOwn } from "../../src/lib/since";

const line = (ply: number, message: string, seat?: number): LogLine => ({
  ply, message, args: (seat === undefined ? {} : { seat }) as LogLine["args"],
}); // prettier-ignore

const LOG = [
  line(0, "log-starter", 0),
  line(1, "log-build", 0),
  line(1, "log-reveal"),
  line(2, "log-age"),
  line(2, "log-raise", 1),
  line(2, "log-loot", 0),
  line(3, "log-build", 1),
];

it("tells each move once, by the first line that says who did something", () => {
  expect(deeds(LOG, 1).map(({ ply, seat, line: { message } }) => [ply, seat, message])).toEqual([
    [2, 1, "log-raise"],
    [3, 1, "log-build"],
  ]);
  expect(deeds(LOG, 3)).toEqual([]);
});

it("finds where a seat moved last, also when nobody has remembered it", () => {
  expect(lastOwn(LOG, 0)).toBe(1);
  expect(lastOwn(LOG, 1)).toBe(3);
  expect(lastOwn(LOG, 2)).toBe(0);
});
