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
  source: { en: "Contents of the box", hu: "A doboz tartalma" },
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

async function shown(): Promise<void> {
  stop = await startLanguage();
  await expect.poll(() => document.documentElement.lang).toBe(settings.language);
  render(RuleItem, { entry, ids: new Set<string>(), marked: false });
}

it("calls the heading of the rulebook in the reader's language", async () => {
  await shown();
  expect(screen.getByText(/Contents of the box/)).toBeTruthy();
  expect(screen.queryByText(/A doboz tartalma/)).toBeNull();
});

it("and as it is printed on a Hungarian page", async () => {
  settings.language = "hu";
  await shown();
  expect(screen.getByText(/A doboz tartalma/)).toBeTruthy();
  expect(screen.queryByText(/Contents of the box/)).toBeNull();
});
