import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import QuestionBar from "../../src/frame/QuestionBar.svelte";
import type { ActionNote, TableAction } from "../../src/lib/contract";
import { startLanguage } from "../../src/lib/language.svelte";
import { SeenMemory } from "../../src/lib/seen";
import { settings } from "../../src/lib/settings.svelte";
import { TableStore } from "../../src/lib/table.svelte";
import { bot, ENGLISH, FakeLink, info, me, sheet, state } from "../lib/tableFixture";

const CARDS = ["baths", "altar", "theater"];
const MOVES = CARDS.flatMap((card) => [`build:${card}`, `discard:${card}`]);
const REFUSED = [{ things: ["card:baths"], rule: "SWD-COST-02", message: "refuse-seven-wonders", args: { wonder: "sphinx" } }];
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

it("says how long a bot waits for its turn to think, until something happens", async () => {
  const waiting = info([me, bot], { to_act: [1], seq: 2 });
  link.send(state(waiting, 0, { stamp: null, seq: 2 }));
  const { container } = bar();
  const told = () => container.querySelector(".bot-wait")?.textContent;
  expect(told()).toBeUndefined();
  link.watched.at(-1)?.watcher.botWait?.({ type: "bot-wait", table: waiting.id, seat: 1, ahead: 7, seconds: 4 });
  await tick();
  expect(told()).toBe("Many bots are playing: Expert bot starts to think in about 4 s.");
  link.send(state(info([me, bot], { to_act: [0], seq: 3, ply: 1 }), 0, { moves: MOVES, seq: 3 }));
  await tick();
  expect(told()).toBeUndefined();
});

it("calls a move by the words of the question, where it has some", () => {
  const said = { "build:baths": { message: "choice-keep", args: { token: "law" } as never, form: null } };
  link.send(state(of, 0, { moves: ["build:baths", "build:altar"], said, seq: 9 }));
  bar();
  expect(screen.getAllByRole("button").map((button) => button.textContent?.trim())).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Keep Law/), expect.stringMatching(/^Build Altar/)]),
  );
});

it("heads what is chosen as the board calls it", async () => {
  render(QuestionBar, { store, note, called: (_context, key) => (key === "card:baths" ? "The first space" : null), onlook: vi.fn() });
  store.choose("card:baths");
  await tick();
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("The first space");
  store.choose("card:altar");
  await tick();
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Altar");
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

it("shows what can be done with the chosen thing, and once why not the rest", async () => {
  bar();
  store.choose("card:baths");
  const build = await screen.findByRole("button", { name: /^Build Baths/ });
  expect(document.getElementById(build.getAttribute("aria-describedby") ?? "")?.textContent).toContain("2 coins.");
  expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
    expect.stringContaining("Seven wonders have been built, so The Sphinx can no longer be built."),
  ]);
  const link_ = screen.getByRole("link", { name: "Rule SWD-COST-02" });
  expect(link_.getAttribute("href")).toBe("/rules/seven-wonders-duel#SWD-COST-02");
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
  expect(document.activeElement?.textContent).toContain("Discard Baths");
});

it("goes down from the question to the first answer, which it shows", async () => {
  bar();
  const region = screen.getByRole("region", { name: "Decision" });
  expect(screen.queryByRole("button", { name: /^Build Baths/ })).toBeNull();
  region.focus();
  await fireEvent.keyDown(region, { key: "ArrowDown" });
  await tick();
  expect(document.activeElement?.textContent).toContain("Build Baths");
});

it("lets the others answer a wish to undo", async () => {
  const asked = { seat: 1, to: 0, waiting: [0] };
  link.send(state({ ...of, seq: 2 }, 0, { undo: { undo: false, redo: false, reset: false, ask: false, asked, refused_by: null } }));
  bar();
  expect(screen.getByText(/would like to go back to the beginning/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(link.commands).toEqual([{ type: "consent", seat: 0, yes: false }]);
});

it("says who did not agree to an undo, until it is read", async () => {
  const undo = { undo: false, redo: false, reset: false, ask: false, asked: null, refused_by: 1 };
  link.send(state({ ...of, seq: 2 }, 0, { undo }));
  bar();
  expect(screen.getByText("Expert bot did not agree to taking it back.")).toBeTruthy();
  link.send(state({ ...of, seq: 3, ply: of.ply + 1 }, 0));
  await Promise.resolve();
  expect(screen.getByText("Expert bot did not agree to taking it back.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Expert bot did not agree to taking it back.")).toBeNull();
});

it("tells what the others did since the last decision, each move the way to its position", async () => {
  const log = [3, 4, 5, 6, 7, 8].map((ply) => ({ ply, message: "log-again", args: { seat: ply === 3 ? 0 : 1 } as never }));
  const onlook = vi.fn();
  const onlog = vi.fn();
  link.send(state(info([me, bot], { ply: 8, seq: 9 }), 0, { moves: MOVES, log }));
  render(QuestionBar, { store, note, onlook, onlog });
  const told = within(screen.getByRole("list", { name: "Since your last move" })).getAllByRole("button");
  expect(told.map((button) => button.textContent?.trim())).toEqual([
    "1 earlier", ...Array.from({ length: 4 }, () => "B Expert bot plays again."),
  ]); // prettier-ignore
  await fireEvent.click(told[1] as HTMLElement);
  expect(onlook).toHaveBeenCalledWith(5);
  await fireEvent.click(told[0] as HTMLElement);
  expect(onlog).toHaveBeenCalledOnce();
  store.choose("card:baths");
  await Promise.resolve();
  expect(screen.queryByRole("list", { name: "Since your last move" })).toBeNull();
});
