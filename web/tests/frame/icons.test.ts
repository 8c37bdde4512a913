import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Icon from "../../src/frame/Icon.svelte";
import type { IconSet } from "../../src/frame/icons/art";
import { CHAIN_ICONS } from "../../src/frame/icons/chains";
import { EFFECT_ICONS } from "../../src/frame/icons/effects";
import { FRAME_ICONS } from "../../src/frame/icons/frame";
import { BACK_ICONS, KIND_ICONS } from "../../src/frame/icons/kinds";
import { findIcon, hasIcon, registerIcons } from "../../src/frame/icons/registry";
import { RESOURCE_ICONS } from "../../src/frame/icons/resources";
import { SCIENCE_ICONS } from "../../src/frame/icons/science";

const SETS: Readonly<Record<string, IconSet>> = {
  resources: RESOURCE_ICONS,
  science: SCIENCE_ICONS,
  chains: CHAIN_ICONS,
  effects: EFFECT_ICONS,
  kinds: KIND_ICONS,
  backs: BACK_ICONS,
  frame: FRAME_ICONS,
};

describe("the sets", () => {
  it("give every name to one drawing and every drawing to one name", () => {
    const names = Object.values(SETS).flatMap((set) => Object.keys(set));
    expect(new Set(names).size).toBe(names.length);
    const drawings = Object.values(SETS).flatMap((set) => Object.values(set).map((art) => JSON.stringify(art.layers)));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each(Object.keys(SETS))("%s: paths are well formed and stay near the field", (name) => {
    for (const [icon, art] of Object.entries(SETS[name] ?? {})) {
      expect(art.layers.length, icon).toBeGreaterThan(0);
      for (const { d } of art.layers) {
        expect(d, icon).toMatch(/^M[-\d.]/);
        expect(d, icon).not.toMatch(/NaN|undefined|[^-\d.\sMmLlHhVvCcSsQqTtAaZz]/);
        const absolute = [...d.matchAll(/[ML](-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap((at) => [Number(at[1]), Number(at[2])]);
        for (const at of absolute) expect(at >= -1 && at <= 25, `${icon}: ${at}`).toBe(true);
      }
    }
  });
});

describe("registerIcons", () => {
  it("makes a set known, may be repeated, and refuses a second drawing of a name", () => {
    expect(hasIcon("wood")).toBe(false);
    registerIcons(RESOURCE_ICONS);
    registerIcons(RESOURCE_ICONS);
    expect(findIcon("wood")).toBe(RESOURCE_ICONS.wood);
    expect(() => registerIcons({ undo: RESOURCE_ICONS.wood })).toThrow('two drawings for the icon "undo"');
  });

  it("a name nobody registered is drawn as a question mark", () => {
    expect(findIcon("no such icon")).toBe(FRAME_ICONS.unknown);
  });
});

describe("Icon", () => {
  it("is decoration without a label", () => {
    const { container } = render(Icon, { name: "undo", size: 20 });
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
    expect(svg?.style.getPropertyValue("--size")).toBe("20px");
    expect(container.querySelectorAll("path").length).toBe(FRAME_ICONS.undo.layers.length);
  });

  it("is an image with a label", () => {
    render(Icon, { name: "undo", label: "Vissza" });
    expect(screen.getByRole("img", { name: "Vissza" })).toBeTruthy();
  });

  it("has the tone of its art, unless it is to be plain", () => {
    const tone = (mono: boolean): string | undefined =>
      render(Icon, { art: RESOURCE_ICONS.clay, mono }).container.querySelector("svg")?.style.getPropertyValue("--tone");
    expect(tone(false)).toBe("var(--tone-clay)");
    expect(tone(true)).toBe("");
  });
});
