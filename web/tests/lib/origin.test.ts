import { expect, test } from "vitest";
import { chosenBy } from "../../src/lib/origin";

test("only what somebody chose is told", () => {
  expect(chosenBy({ origin: "dealt", scripted: false })).toBeNull();
  expect(chosenBy({ origin: "seed", scripted: false })).toBe("seed");
  expect(chosenBy({ origin: "fork", scripted: false })).toBe("fork");
  expect(chosenBy({ origin: "import", scripted: false })).toBe("import");
});

test("cards laid by hand are told before anything else", () => {
  expect(chosenBy({ origin: "fork", scripted: true })).toBe("scripted");
  expect(chosenBy({ origin: "import", scripted: true })).toBe("scripted");
});
