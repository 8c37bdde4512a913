import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import QuestionBar from "../../src/frame/QuestionBar.svelte";
import type { ActionNote, TableAction } from "../../src/lib/contract";
import { startLanguage } from "../../src/lib/language.svelte";
import { SeenMemory } from "../../src/lib/seen";
import { settings } from "../../src/lib/settings.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import { bot, ENGLISH, FakeLink, info, me, problem, sheet, state } from "../lib/tableFixture";

const CARDS = ["baths", "altar", "theater"];
const MOVES = CARDS.flatMap((card) => [`build:${card}`, `discard:${card}`]);
const REFUSED = [{ move: "raise:sphinx:baths", rule: "SWD-COST-02", message: "refuse-seven-wonders", args: { wonder: "sphinx" } }];
const of = info([me, bot]);
const note = (_context: unknown, action: TableAction): ActionNote | null =>
  action.verb === "build" ? { amounts: [{ icon: "coin", count: 2, sign: "-" }], why: "2 coins." } : null;

let link: FakeLink;
let store: TableStore;

beforeAll(async () => {
  settings.language = "en";
  await startLanguage();
});

beforeEach(() => {
  link = new FakeLink();
  store = new TableStore({
    info: of, sheet, connection: link, changes: () => [], words: () => ENGLISH, onTurn: () => undefined,
    settings: { confirm: false, curtain: true }, seen: new SeenMemory(null), position: () => Promise.reject(new Error()),
  }); // prettier-ignore
  store.open();
  link.send(state(of, 0, { moves: MOVES, refused: REFUSED as never }));
});

const bar = () => render(QuestionBar, { store, note, onlook: vi.fn() });

it("says the question in a live region", () => {
  bar();
  const heading = screen.getByRole("heading", { level: 2 });
  expect(heading.textContent).toMatch(/^Take an accessible card/);
  expect(heading.closest("[aria-live=polite]")).not.toBeNull();
});

it("lists all moves by thing, each once", async () => {
  bar();
  const summary = screen.getByText("All 6 possible moves");
  await fireEvent.click(summary);
  const details = summary.closest("details") as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Baths", "Altar", "Theater",
  ]); // prettier-ignore
  expect(within(details).getAllByRole("button")).toHaveLength(MOVES.length);
});

it.each([false, true])("never folds away what speaks of no thing (compact: %s)", async (compact) => {
  // The game of these tests has no such move, so there is no sentence for it.
  const spoken = vi.spyOn(ENGLISH, "sayMove").mockImplementation((move) => move);
  link.send(state({ ...of, seq: 2 }, 0, { moves: [...MOVES, "pass"] }));
  render(QuestionBar, { store, note, compact, onlook: vi.fn() });
  const list = screen.getByRole("list", { name: ENGLISH.say("table-other-moves") });
  expect(within(list).getAllByRole("button")).toHaveLength(1);
  expect(list.closest("details")).toBeNull();
  const details = screen.getByText("All 7 possible moves").closest("details") as HTMLDetailsElement;
  expect(details.open).toBe(false);
  details.open = true;
  await fireEvent(details, new Event("toggle"));
  expect(within(details).getAllByRole("button")).toHaveLength(MOVES.length);
  spoken.mockRestore();
});

it("shows what can be done with the chosen thing, and why not with the rest", async () => {
  bar();
  store.choose("card:baths");
  const build = await screen.findByRole("button", { name: /^Build Baths/ });
  expect(document.getElementById(build.getAttribute("aria-describedby") ?? "")?.textContent).toContain("2 coins.");
  const refused = screen.getByRole("button", { name: /^Build The Sphinx with Baths/ });
  expect(refused.getAttribute("aria-disabled")).toBe("true");
  expect(refused.hasAttribute("disabled")).toBe(false);
  const link_ = screen.getByRole("link", { name: "Rule SWD-COST-02" });
  expect(link_.getAttribute("href")).toBe("/rules/seven-wonders-duel#SWD-COST-02");
  await fireEvent.click(refused);
  expect(link.commands).toEqual([]);
  await fireEvent.click(build);
  expect(link.commands).toHaveLength(1);
});

it("goes up and down with the arrows, around the ends", async () => {
  bar();
  store.choose("card:baths");
  const build = await screen.findByRole("button", { name: /^Build Baths/ });
  build.focus();
  await fireEvent.keyDown(build, { key: "ArrowDown" });
  expect(document.activeElement?.textContent).toContain("Discard Baths");
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
  await fireEvent.keyDown(document.activeElement as Element, { key: "ArrowUp" });
  expect(document.activeElement?.textContent).toContain("The Sphinx");
});

it("explains a thing without any action", async () => {
  bar();
  store.choose("card:arena");
  expect((await screen.findByText("The game is over.")).textContent).toContain(ENGLISH.say(problem.message));
  expect(screen.getByRole("link", { name: "Rule SWD-1" })).toBeTruthy();
});

it("lets the others answer a wish to undo", async () => {
  const asked = { seat: 1, to: 0, waiting: [0] };
  link.send(state({ ...of, seq: 2 }, 0, { undo: { undo: false, redo: false, reset: false, ask: false, asked } }));
  bar();
  expect(screen.getByText(/would like to go back to the beginning/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(link.commands).toEqual([{ type: "consent", seat: 0, yes: false }]);
});
