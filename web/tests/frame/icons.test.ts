import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Icon from "../../src/frame/Icon.svelte";
import { COMMON_ICONS } from "../../src/frame/icons/common";
import { FRAME_ICONS } from "../../src/frame/icons/frame";
import { findIcon, hasIcon, registerIcons } from "../../src/frame/icons/registry";
import { checkIcons } from "../icons";

checkIcons("the frame", { FRAME_ICONS, COMMON_ICONS });

describe("registerIcons", () => {
  it("makes a set known, may be repeated, and refuses a second drawing of a name", () => {
    expect(hasIcon("coin")).toBe(false);
    registerIcons(COMMON_ICONS);
    registerIcons(COMMON_ICONS);
    expect(findIcon("coin")).toBe(COMMON_ICONS.coin);
    expect(() => registerIcons({ undo: COMMON_ICONS.coin })).toThrow('two drawings for the icon "undo"');
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
      render(Icon, { art: COMMON_ICONS.points, mono }).container.querySelector("svg")?.style.getPropertyValue("--tone");
    expect(tone(false)).toBe("var(--tone-laurel)");
    expect(tone(true)).toBe("");
  });
});
