import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RuleBook, RuleEntry } from "$lib/api";
import { startLanguage } from "$lib/language.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import RulesBeside from "../../src/pages/RulesBeside.svelte";

const rule = (id: string, text: string): RuleEntry => ({
  id, kind: "rule", section: { en: "The box" }, title: {}, text: { en: text }, source: {}, tags: [], mentions: [],
}); // prettier-ignore
const asked = vi.hoisted(() => vi.fn());
vi.mock("$lib/api", async (original) => ({ ...(await original<object>()), getRules: asked }));
const BOOK = {
  game: "seven-wonders-duel", terms: [],
  rules: [rule("SWD-BOX-01", "There are 73 cards, see SWD-BOX-02."), rule("SWD-BOX-02", "There are 12 wonders.")],
} as unknown as RuleBook; // prettier-ignore

let stop: () => void;
let away: HTMLAnchorElement;

function link(href: string): HTMLAnchorElement {
  const made = document.createElement("a");
  made.href = href;
  made.textContent = href;
  document.body.append(made);
  return made;
}

beforeEach(async () => {
  settings.language = "en";
  stop = await startLanguage();
  asked.mockResolvedValue(BOOK);
  away = link("/rules/seven-wonders-duel#SWD-BOX-02");
  render(RulesBeside, { game: "seven-wonders-duel" });
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  stop();
});

it("opens at the rule a link names, without leaving the page", async () => {
  const before = location.href;
  away.focus();
  expect(await fireEvent.click(away)).toBe(false);
  const found = await screen.findByText("There are 12 wonders.");
  expect(found.closest("article")?.getAttribute("aria-current")).toBe("location");
  expect(location.href).toBe(before);
  expect(router.fragment).toBe("");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.queryByRole("region", { name: "Rules" })).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(away));
});

it("follows links from rule to rule inside itself", async () => {
  await fireEvent.click(link("/rules/seven-wonders-duel"));
  const further = await screen.findByRole("link", { name: "SWD-BOX-02" });
  await fireEvent.click(further);
  await vi.waitFor(() =>
    expect(screen.getByText("There are 12 wonders.").closest("article")?.getAttribute("aria-current")).toBe("location"),
  );
  expect(location.hash).toBe("");
});

it("leaves other links alone, and those for a window of their own", async () => {
  const other = link("/rules/empires-end#EE-BOX-01");
  other.addEventListener("click", (event) => event.preventDefault());
  away.addEventListener("click", (event) => event.preventDefault());
  await fireEvent.click(other);
  await fireEvent.click(away, { ctrlKey: true });
  expect(screen.queryByRole("region", { name: "Rules" })).toBeNull();
});

it("a search that is going on ends before the rules are closed", async () => {
  await fireEvent.click(away);
  const search = await screen.findByRole("searchbox");
  await fireEvent.input(search, { target: { value: "wonders" } });
  await fireEvent.keyDown(search, { key: "Escape" });
  expect((search as HTMLInputElement).value).toBe("");
  expect(screen.getByRole("region", { name: "Rules" })).toBeTruthy();
  await fireEvent.keyDown(search, { key: "Escape" });
  expect(screen.queryByRole("region", { name: "Rules" })).toBeNull();
});
