import { expect, it } from "vitest";
import { clockText } from "../../src/lib/clocks";

it.each([
  [0, 0, "0:00.0"],
  [9.96, 0, "0:09.9"],
  [10, 0, "0:10"],
  [59.2, 0, "1:00"],
  [3599, 0, "59:59"],
  [3600, 0, "1:00:00"],
  [86_400, 1, "0:00:00"],
  [2 * 86_400 + 3661, 2, "1:01:01"],
])("%d seconds", (left, days, time) => {
  expect(clockText(left)).toEqual({ days, time });
});
