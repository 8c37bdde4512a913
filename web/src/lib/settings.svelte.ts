/** What a person has chosen about the page itself; kept in the browser, never sent to the server. */

import { fromStorage, languageIn, parsed, STORED_AS } from "./storage";
import type { Language } from "./words/languages";

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  sound: boolean;
  motion: "system" | "none";
  /** How long a move of somebody else is seen before the next. */
  pace: Pace;
  /** Ask again before a move that ends the turn. */
  confirm: boolean;
  /** Cover the table between two people at one screen. */
  curtain: boolean;
  /** Let the browser tell when it is one's turn. */
  notify: boolean;
  /** The level of the bot last played against. */
  level: string;
}

/** Milliseconds a move of somebody else is seen before the next, by what the reader has chosen. */
const PAUSES = { none: 0, short: 700, long: 1600 } as const;
/** Milliseconds that what is only said for a moment can be read. */
const READ = { none: 2500, short: 3500, long: 6000 } as const;
export type Pace = keyof typeof PAUSES;
export const PACES = Object.keys(PAUSES) as Pace[];

const THEMES = ["system", "light", "dark"] as const;
const MOTIONS = ["system", "none"] as const;

function oneOf<Value>(value: unknown, allowed: readonly Value[], otherwise: Value): Value {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}

/** Settings from their stored form; whatever is missing or makes no sense is as if it had never been set. */
export function readSettings(stored: string | null, spoken: readonly string[] = navigator.languages): Settings {
  const found = parsed(stored);
  return {
    language: languageIn(found, spoken),
    theme: oneOf(found["theme"], THEMES, "system"),
    sound: oneOf(found["sound"], [true, false], true),
    motion: oneOf(found["motion"], MOTIONS, "system"),
    pace: oneOf(found["pace"], PACES, "short"),
    confirm: oneOf(found["confirm"], [true, false], false),
    curtain: oneOf(found["curtain"], [true, false], true),
    notify: oneOf(found["notify"], [true, false], false),
    level: typeof found["level"] === "string" && /^[a-z-]{1,20}$/.test(found["level"]) ? found["level"] : "medium",
  };
}

function toStorage(settings: Settings): void {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(settings));
  } catch {
    // Storage is full or forbidden: nothing a player could do about it now.
  }
}

/** Reactive: read it anywhere, write to its fields anywhere. */
export const settings: Settings = $state(readSettings(fromStorage()));

const asksForDark = matchMedia("(prefers-color-scheme: dark)");
const asksForStillness = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: asksForDark.matches, still: asksForStillness.matches });

/** The theme to be seen now. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return system.dark ? "dark" : "light";
}

/** True when nothing may move by itself. */
export function isStill(): boolean {
  return settings.motion === "none" || system.still;
}

/** Milliseconds a move of somebody else is seen before the next one: none for whoever wants no motion. */
export function pause(): number {
  return isStill() ? 0 : PAUSES[settings.pace];
}

/** Milliseconds for which something is said that goes by itself: long for whoever wants nothing to change quickly. */
export function readingTime(): number {
  return isStill() ? READ.long : READ[settings.pace];
}

/** Keep the settings, show them on the document and follow other tabs; returns the way to stop. */
export function followSettings(root: HTMLElement = document.documentElement): () => void {
  const stop = $effect.root(() => {
    $effect(() => toStorage(settings));
    $effect(() => {
      root.dataset["theme"] = shownTheme();
      root.dataset["motion"] = isStill() ? "none" : "full";
    });
  });
  const dark = (event: MediaQueryListEvent): void => void (system.dark = event.matches);
  const still = (event: MediaQueryListEvent): void => void (system.still = event.matches);
  const stored = (event: StorageEvent): void => {
    if (event.key === STORED_AS) Object.assign(settings, readSettings(event.newValue));
  };
  asksForDark.addEventListener("change", dark);
  asksForStillness.addEventListener("change", still);
  addEventListener("storage", stored);
  return () => {
    stop();
    asksForDark.removeEventListener("change", dark);
    asksForStillness.removeEventListener("change", still);
    removeEventListener("storage", stored);
  };
}
