// @vitest-environment node
/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// What a player must be able to read is a question of numbers: contrast of text, distance of seat colours.

// The games bring tones of their own.
const FILES = ["styles/tokens.css", "games/seven-wonders-duel/tones.css", "games/empires-end/tones.css"];
const css = FILES.map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url), "utf8")).join("\n");
type Theme = "light" | "dark";
const THEMES: readonly Theme[] = ["light", "dark"];
type Rgb = readonly [number, number, number];

function colours(theme: Theme): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const pair = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value ?? "");
    const colour = pair ? pair[theme === "light" ? 1 : 2] : /^#[0-9a-f]{6}$/.exec(value ?? "")?.[0];
    if (name !== undefined && colour !== undefined) found.set(name, colour);
  }
  return found;
}

function linear(colour: string): Rgb {
  const channel = (at: number): number => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function get(theme: Theme, name: string): string {
  const colour = colours(theme).get(name);
  if (colour === undefined) throw new Error(`no token --${name}`);
  return colour;
}

const BANDS = ["brown", "grey", "blue", "green", "yellow", "red", "purple", "neutral", "gold", "teal"];
const SEATS = [0, 1, 2, 3, 4];
const BACKS = ["back", "back-1", "back-2", "back-3", "back-guild"];
const GROUNDS = ["ground", "ground-high", "panel", "panel-sunk", "field", "face", "face-low"];

const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...["ink", "ink-soft", "link", "refused", "success"].flatMap((ink) => GROUNDS.map((g) => [ink, g] as const)),
  ...["face", "face-low"].map((ground) => ["face-ink", ground] as const),
  ...["panel", "field", "face"].map((ground) => ["changed", ground] as const),
  ...BANDS.map((band) => [`band-${band}-ink`, `band-${band}`] as const),
  ...SEATS.map((seat) => [`seat-${seat}-ink`, `seat-${seat}`] as const),
  ...BACKS.map((back) => ["back-ink", back] as const),
  ["bar-ink", "bar"],
  ["primary-ink", "primary"],
  ["primary-ink", "primary-high"],
  ["chosen-ink", "chosen"],
  ["chip-ink", "chip"],
  ["refused", "refused-ground"],
  ["ink", "refused-ground"],
];

/** What is not text but has to be seen: outlines of states and controls, icons on cards. */
const SHAPE_PAIRS: readonly (readonly [string, string])[] = [
  ...["act", "chosen"].flatMap((state) => ["ground", "panel", "face"].map((ground) => [state, ground] as const)),
  ...["panel", "field"].map((ground) => ["line-strong", ground] as const),
  ...[
    ...["wood", "clay", "stone", "glass", "laurel", "shield", "science", "chain"],
    ...["raw", "manufactured", "civilian", "scientific", "commercial", "military", "guild", "wonder", "progress"],
  ].map((tone) => [`tone-${tone}`, "face"] as const),
];

describe.each(THEMES)("%s theme", (theme) => {
  it.each(TEXT_PAIRS)("%s on %s can be read", (ink, ground) => {
    expect(contrast(get(theme, ink), get(theme, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPE_PAIRS)("%s on %s can be seen", (shape, ground) => {
    expect(contrast(get(theme, shape), get(theme, ground))).toBeGreaterThanOrEqual(3);
  });

  // Dichromatic vision in linear light, after Viénot, Brettel and Mollon (red, green) and a common approximation (blue).
  const VISIONS: Readonly<Record<string, readonly Rgb[]>> = {
    full: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protanopia: [
      [0.11238, 0.88762, 0],
      [0.11238, 0.88762, 0],
      [0.00401, -0.00401, 1],
    ],
    deuteranopia: [
      [0.29275, 0.70725, 0],
      [0.29275, 0.70725, 0],
      [-0.02234, 0.02234, 1],
    ],
    tritanopia: [
      [1, 0.1445, -0.1445],
      [0, 0.85924, 0.14076],
      [0, 0.85924, 0.14076],
    ],
  };

  const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

  function oklab(rgb: Rgb): Rgb {
    const root = (row: Rgb): number => Math.cbrt(Math.max(0, dot(row, rgb)));
    const lms: Rgb = [
      root([0.4122214708, 0.5363325363, 0.0514459929]),
      root([0.2119034982, 0.6806995451, 0.1073969566]),
      root([0.0883024619, 0.2817188376, 0.6299787005]),
    ];
    return [
      dot([0.2104542553, 0.793617785, -0.0040720468], lms),
      dot([1.9779984951, -2.428592205, 0.4505937099], lms),
      dot([0.0259040371, 0.7827717662, -0.808675766], lms),
    ];
  }

  it.each(Object.keys(VISIONS))("seats are told apart with %s vision", (vision) => {
    const rows = VISIONS[vision] ?? [];
    const seen = SEATS.map((seat) => {
      const colour = linear(get(theme, `seat-${seat}`));
      return oklab(rows.map((row) => Math.min(1, Math.max(0, dot(row, colour)))) as unknown as Rgb);
    });
    const distances = seen.flatMap((a, i) =>
      seen.slice(i + 1).map((b, j) => ({ pair: [i, i + 1 + j], apart: Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) })),
    );
    expect(distances.filter(({ apart }) => apart < 0.13)).toEqual([]);
  });
});

it("no type is smaller than 12 px", () => {
  const sizes = [...css.matchAll(/--text-\d: ([\d.]+)rem/g)].map((match) => Number(match[1]) * 16);
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

it("space goes in steps of 4 px", () => {
  const steps = [...css.matchAll(/--space-(\d+): (\d+)px/g)];
  expect(steps.length).toBeGreaterThan(4);
  for (const [, step, px] of steps) expect(Number(px)).toBe(4 * Number(step));
});

// The amounts of an action: on the first one too, which is blue, they lie on the colour of a field.
describe.each(["seven-wonders-duel", "empires-end", "the-capitals", "through-the-ages", "imperium"])("icons of %s", (game) => {
  const source = readFileSync(new URL(`../../src/games/${game}/tones.css`, import.meta.url), "utf8");
  // Bright ones have a dark edge of their own.
  const BRIGHT = ["advance", "happy", "worker", "papyrus", "grain", "ear"];
  const tones = [...source.matchAll(/--tone-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
  it.each(THEMES)("can be seen on actions (%s)", (theme) => {
    const pale = tones.filter(([, , light = "", dark = ""]) => contrast(theme === "light" ? light : dark, get(theme, "field")) < 3);
    expect(pale.map(([, name]) => name).filter((name) => !BRIGHT.includes(name ?? ""))).toEqual([]);
  });
});
