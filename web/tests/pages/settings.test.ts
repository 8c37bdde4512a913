import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { followSettings, isStill, readSettings, settings, shownTheme } from "$lib/settings.svelte";
import { languageOf } from "$lib/words/languages";

const STORED_AS = "pentapolis-settings";

describe("languageOf", () => {
  it.each([
    [["hu-HU", "en"], "hu"],
    [["hu"], "hu"],
    [["en-GB", "hu"], "en"],
    [["de"], "en"],
    [["huc"], "en"],
    [[], "en"],
  ])("%j speaks %s", (spoken, language) => {
    expect(languageOf(spoken)).toBe(language);
  });
});

describe("readSettings", () => {
  const untouched = readSettings(null, ["en"]);

  it("has defaults", () => {
    expect(untouched).toEqual({
      language: "en",
      theme: "system",
      sound: true,
      motion: "system",
      pace: "short",
      confirm: false,
      curtain: true,
      notify: false,
      level: "medium",
    });
  });

  it.each(["", "{", "null", "7", "[]", '"dark"'])("takes %j for nothing", (stored) => {
    expect(readSettings(stored, ["en"])).toEqual(untouched);
  });

  it("drops what makes no sense and keeps the rest", () => {
    const stored = JSON.stringify({ language: "xx", theme: "pink", sound: "yes", motion: "none", level: "<b>", curtain: false });
    expect(readSettings(stored, ["hu"])).toEqual({ ...untouched, language: "hu", motion: "none", curtain: false });
  });

  it("prefers what was chosen to what the browser speaks", () => {
    expect(readSettings('{"language":"en","level":"expert"}', ["hu"])).toMatchObject({ language: "en", level: "expert" });
  });
});

describe("followSettings", () => {
  let stop: () => void;

  beforeEach(() => {
    stop = followSettings();
    flushSync();
  });

  afterEach(() => {
    Object.assign(settings, readSettings(null, ["en"]));
    flushSync();
    stop();
  });

  it("shows theme and motion on the document", () => {
    settings.theme = "dark";
    settings.motion = "none";
    flushSync();
    expect(shownTheme()).toBe("dark");
    expect(isStill()).toBe(true);
    expect(document.documentElement.dataset).toMatchObject({ theme: "dark", motion: "none" });
    settings.theme = "light";
    flushSync();
    expect(document.documentElement.dataset["theme"]).toBe("light");
  });

  it("keeps every change", () => {
    settings.sound = false;
    settings.level = "hard";
    flushSync();
    expect(readSettings(localStorage.getItem(STORED_AS))).toMatchObject({ sound: false, level: "hard" });
  });

  it("follows another tab", () => {
    const event = new StorageEvent("storage", { key: STORED_AS, newValue: '{"language":"hu","confirm":true}' });
    dispatchEvent(event);
    expect(settings).toMatchObject({ language: "hu", confirm: true });
  });
});
