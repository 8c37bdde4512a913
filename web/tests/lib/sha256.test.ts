import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { sha256 } from "../../src/lib/sha256";

const texts = ["", "abc", "árvíztűrő tükörfúrógép", ...[55, 56, 63, 64, 65, 1000].map((length) => "x".repeat(length))];

it.each(texts)("agrees with the standard: %s", (text) => {
  expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
});
