/** The icons of all games live in one registry: a name has one drawing, whichever games were looked at before. */
import { expect, it } from "vitest";
import type { IconSet } from "../../src/frame/icons/art";
import { COMMON_ICONS } from "../../src/frame/icons/common";
import { FRAME_ICONS } from "../../src/frame/icons/frame";
import { registerIcons } from "../../src/frame/icons/registry";

const files = import.meta.glob<Record<string, IconSet>>(["../../src/games/*/icons.ts", "../../src/games/*/icons/*.ts"], { eager: true });

const gameOf = (path: string): string => path.split("/games/")[1]?.split("/")[0] ?? "";
const isSet = (value: unknown): value is IconSet =>
  typeof value === "object" && value !== null && Object.values(value).every((art) => typeof art === "object" && art !== null && "layers" in art);

it("no name is drawn by two games", () => {
  const drawn = new Map<string, { whose: string; art: unknown }>();
  const twice: string[] = [];
  const sets = Object.entries(files).flatMap(([path, found]) => Object.values(found).filter(isSet).map((set) => [gameOf(path), set] as const));
  expect(new Set(sets.map(([game]) => game)).size).toBe(new Set(Object.keys(files).map(gameOf)).size);
  for (const [whose, set] of [["the frame", FRAME_ICONS], ["the platform", COMMON_ICONS], ...sets] as const) {
    for (const [name, art] of Object.entries(set)) {
      const before = drawn.get(name);
      if (before !== undefined && before.art !== art) twice.push(`${name}: ${before.whose} and ${whose}`);
      drawn.set(name, { whose, art });
    }
  }
  expect(twice).toEqual([]);
  for (const [, set] of sets) registerIcons(set);
});
