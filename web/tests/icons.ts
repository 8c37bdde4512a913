/** What every set of icons must be, the frame's and those of the games. */
import { describe, expect, it } from "vitest";
import type { IconSet } from "../src/frame/icons/art";

export function checkIcons(whose: string, sets: Readonly<Record<string, IconSet>>): void {
  const icons = Object.values(sets).flatMap((set) => Object.entries(set));

  describe(`the icons of ${whose}`, () => {
    it("give every name to one drawing and every drawing to one name", () => {
      expect(icons.length).toBeGreaterThan(0);
      expect(new Set(icons.map(([name]) => name)).size).toBe(icons.length);
      expect(new Set(icons.map(([, art]) => JSON.stringify(art.layers))).size).toBe(icons.length);
    });

    it.each(icons)("%s is well formed and stays near the field", (_, art) => {
      expect(art.layers.length).toBeGreaterThan(0);
      for (const { d } of art.layers) {
        expect(d).toMatch(/^M[-\d.]/);
        expect(d).not.toMatch(/NaN|undefined|[^-\d.\sMmLlHhVvCcSsQqTtAaZz]/);
        const absolute = [...d.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap((at) => [Number(at[1]), Number(at[2])]);
        for (const at of absolute) expect(at >= -1 && at <= 25).toBe(true);
      }
    });
  });
}
