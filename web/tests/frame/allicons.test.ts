/** Boards of several games may be loaded in one visit: a name stands for one drawing in all of them. */
import { expect, it } from "vitest";
import type { IconSet } from "../../src/frame/icons/art";
import { COMMON_ICONS } from "../../src/frame/icons/common";
import { FRAME_ICONS } from "../../src/frame/icons/frame";

const modules = import.meta.glob<Record<string, IconSet>>(["../../src/games/*/icons.ts", "../../src/games/*/icons/*.ts"], { eager: true });

it("no two games draw one name differently", () => {
  const sets = [FRAME_ICONS, COMMON_ICONS, ...Object.values(modules).flatMap((module) => Object.values(module))];
  const known = new Map<string, unknown>();
  const twice: string[] = [];
  for (const set of sets.filter((one) => typeof one === "object" && one !== null)) {
    for (const [name, art] of Object.entries(set)) {
      if (known.has(name) && known.get(name) !== art) twice.push(name);
      known.set(name, art);
    }
  }
  expect(Object.keys(modules).length).toBeGreaterThan(4);
  expect(twice).toEqual([]);
});
