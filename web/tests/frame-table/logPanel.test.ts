import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import LogPanel from "../../src/frame/LogPanel.svelte";
import type { LogLine } from "../../src/lib/contract";
import { seatNames } from "../../src/lib/seatnames";
import { bot, ENGLISH, HUNGARIAN, info } from "../lib/tableFixture";

const said = (ply: number, message: string, args: object): LogLine => ({ ply, message, args: args as LogLine["args"] });
const LOG = [
  said(0, "log-age", { age: 1 }),
  said(1, "log-build", { seat: 0, card: "baths", coins: 0 }),
  said(2, "log-discard", { seat: 1, card: "altar", coins: 3 }),
  said(2, "log-again", { seat: 1 }),
];
const nameless = { you: true, name: "" };
const names = seatNames(info([nameless, bot]).seats, ENGLISH, 0);
const texts = () => screen.getAllByRole("button").map((button) => button.lastElementChild?.textContent?.trim());

/** The panel is 100 high and its lines 400, which the page's pretended document does not know. */
function laidOut(list: HTMLElement): HTMLElement {
  Object.defineProperty(list, "scrollHeight", { configurable: true, value: 400 });
  Object.defineProperty(list, "clientHeight", { configurable: true, value: 100 });
  return list;
}

it("speaks to a reader without a name, and of everybody else", () => {
  render(LogPanel, { log: LOG, words: ENGLISH, names, onlook: vi.fn() });
  expect(texts()).toEqual([
    "Age I begins.",
    "You build Baths for free.",
    "Expert bot discards Altar and receives 3 coins.",
    "Expert bot plays again.",
  ]);
});

it("speaks Hungarian to him as well", () => {
  const own = seatNames(info([nameless, bot]).seats, HUNGARIAN, 0);
  render(LogPanel, { log: LOG.slice(1, 2), words: HUNGARIAN, names: own, onlook: vi.fn() });
  expect(texts()).toEqual(["Te ingyen megépíted a Fürdőt."]);
});

it.each([
  ["has a name", [{ you: true, name: "Miska" }, bot], 0],
  ["plays both seats", [nameless, nameless], 0],
  ["watches", [nameless, bot], null],
  ["has given the seat to a bot", [{ ...bot, you: true }, { name: "" }], 0],
])("calls the seat by its name where the reader %s", (_why, seats, eyes) => {
  expect(seatNames(info(seats).seats, ENGLISH, eyes).you).toBeNull();
});

it("shows the last move first, what came of it below, and says where the old lines begin", () => {
  render(LogPanel, { log: LOG, words: ENGLISH, names, news: 2, newestFirst: true, onlook: vi.fn() });
  expect(texts()).toEqual([
    "Expert bot discards Altar and receives 3 coins.",
    "Expert bot plays again.",
    "You build Baths for free.",
    "Age I begins.",
  ]);
  const divider = screen.getByText("new since you were here").closest("p");
  expect(divider?.previousElementSibling?.textContent).toContain("plays again");
  expect(divider?.nextElementSibling?.textContent).toContain("Baths");
});

it("keeps the end in sight until the reader scrolls up, and then says how much is new", async () => {
  const { rerender } = render(LogPanel, { log: LOG, words: ENGLISH, names, onlook: vi.fn() });
  const list = laidOut(screen.getByRole("log"));
  await rerender({ log: [...LOG, ...LOG.slice(1)] });
  await tick();
  expect(list.scrollTop).toBe(400);
  list.scrollTop = 40;
  await fireEvent.scroll(list);
  expect(screen.queryByText(/new line/)).toBeNull();
  await rerender({ log: [...LOG, ...LOG.slice(1), ...LOG.slice(2)] });
  await tick();
  expect(list.scrollTop).toBe(40);
  await fireEvent.click(screen.getByRole("button", { name: "2 new lines" }));
  expect(list.scrollTop).toBe(400);
  expect(screen.queryByText(/new line/)).toBeNull();
});

it("is back at its end after an old position, wherever that was", async () => {
  const { rerender } = render(LogPanel, { log: LOG, words: ENGLISH, names, onlook: vi.fn() });
  const list = laidOut(screen.getByRole("log"));
  list.scrollTop = 0;
  await fireEvent.scroll(list);
  await rerender({ ply: 1 });
  await fireEvent.scroll(list);
  await rerender({ ply: null });
  await tick();
  expect(list.scrollTop).toBe(400);
});
