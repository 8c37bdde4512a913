import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RuleEntry } from "$lib/api";
import { startLanguage } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import RuleItem from "../../src/pages/parts/RuleItem.svelte";

const entry: RuleEntry = {
  id: "SWD-BOX-01",
  kind: "rule",
  section: { en: "The box", hu: "A doboz" },
  title: {},
  text: { en: "There are 73 cards.", hu: "73 kártya van." },
  source: "A doboz tartalma",
  tags: [],
  mentions: [],
};

let stop: () => void;

beforeEach(() => {
  settings.language = "en";
});

afterEach(() => {
  cleanup();
  stop();
});

async function shown(): Promise<HTMLElement> {
  stop = await startLanguage();
  await expect.poll(() => document.documentElement.lang).toBe(settings.language);
  render(RuleItem, { entry, ids: new Set<string>(), marked: false });
  return screen.getByText("A doboz tartalma");
}

it("marks the heading of the rulebook as Hungarian on an English page", async () => {
  expect((await shown()).lang).toBe("hu");
});

it("says nothing of it on a Hungarian page", async () => {
  settings.language = "hu";
  expect((await shown()).lang).toBe("");
});
