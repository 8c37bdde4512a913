import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Choosable from "../../src/frame/Choosable.svelte";
import Facts from "../../src/frame/Facts.svelte";
import Held from "../../src/frame/Held.svelte";
import Laurel from "../../src/frame/Laurel.svelte";
import type { Score } from "../../src/frame/points";
import PointsNow from "../../src/frame/PointsNow.svelte";
import PointsTable from "../../src/frame/PointsTable.svelte";
import SeatMark from "../../src/frame/SeatMark.svelte";
import { place } from "../../src/frame/Sheet.svelte";
import Thing from "../../src/frame/Thing.svelte";
import Totals from "../../src/frame/Totals.svelte";
import type { Key, TableContext } from "../../src/lib/contract";
import { HUNGARIAN } from "../lib/tableFixture";

const text = (html: string) => createRawSnippet(() => ({ render: () => html }));
const said = {
  label: "Papiruszprés. Minden építkezésnél 1 papirusz.",
  title: "Papiruszprés",
  children: text("<span>papirusz</span>"),
  explanation: text(`<p>Minden építkezésnél 1 papirusz.</p>`),
};
const sheet = (): HTMLElement | null => screen.queryByRole("note", { hidden: true });
const button = (): HTMLElement => screen.getByRole("button");

function context(more: Partial<TableContext> = {}): TableContext {
  const view = { winners: [1] };
  return { view, words: HUNGARIAN, names: ["Borcsa", "Miska"], chosen: null, ...more } as unknown as TableContext;
}

beforeEach(async () => {
  vi.useFakeTimers();
  // The mouse comes from elsewhere.
  await fireEvent.pointerMove(window, { pointerType: "mouse", clientX: 999, clientY: 999 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a thing", () => {
  it("is a button with its whole name, which moves call by its key", async () => {
    const onclick = vi.fn();
    render(Thing, { ...said, thing: "card:press", onclick });
    expect(button().getAttribute("aria-label")).toBe(said.label);
    expect(button().dataset["key"]).toBe("card:press");
    await fireEvent.click(button());
    expect(onclick).toHaveBeenCalledOnce();
    expect(sheet()).toBeNull();
  });

  it("without a click explains itself when it is clicked", async () => {
    render(Thing, { ...said, thing: null });
    await fireEvent.click(button());
    expect(sheet()?.textContent).toContain("Minden építkezésnél 1 papirusz.");
  });

  it.each([
    [{}, null],
    [{ can: true }, "false"],
    [{ joins: true }, "false"],
    [{ chosen: true }, "true"],
  ])("with %o can be pressed: %s", (states, pressed) => {
    render(Thing, { ...said, ...states, thing: "card:press", onclick: () => undefined });
    expect(button().getAttribute("aria-pressed")).toBe(pressed);
  });

  it("is marked by a dot when it has changed", () => {
    const { container } = render(Thing, { ...said, thing: "card:press", changed: true });
    expect(container.querySelector(".dot")).not.toBeNull();
  });

  it("is chosen by a click and let go by another", async () => {
    const keys: (Key | null)[] = [];
    const able = { canAct: () => true, whyNot: () => null, changed: () => false, choose: (key: Key | null) => void keys.push(key) };
    const { rerender } = render(Choosable, { props: { ...said, thing: "card:press", context: context(able) } });
    await fireEvent.click(button());
    await rerender({ context: context({ ...able, chosen: "card:press" }) });
    await fireEvent.click(button());
    expect(keys).toEqual(["card:press", null]);
  });
});

describe("a thing that cannot be chosen", () => {
  const none = { canAct: () => false, changed: () => false, ruleHref: (rule: string) => `#${rule}` };
  const reason = { rule: "SWD-FLOW-05", message: "refuse-covered", args: { card: "press" } as never };

  it("answers with its one reason before its explanation, and is let go by another click", async () => {
    const choose = vi.fn();
    const asked = context({ ...none, choose, whyNot: () => reason });
    render(Choosable, { props: { ...said, thing: "card:press", context: asked } });
    expect(button().getAttribute("aria-pressed")).toBeNull();
    await fireEvent.click(button());
    await tick();
    expect(screen.getByRole("alert", { hidden: true }).textContent).toMatch(/takarja/);
    expect(sheet()?.querySelector("a")?.getAttribute("href")).toBe("#SWD-FLOW-05");
    expect(sheet()?.textContent).toContain("Minden építkezésnél 1 papirusz.");
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(button());
    await tick();
    expect(sheet()).toBeNull();
  });

  it("has no answer where its game has none, and none for a mouse that only looks", async () => {
    const { rerender, container } = render(Choosable, {
      props: { ...said, thing: "card:press", context: context({ ...none, whyNot: () => null }) },
    });
    await fireEvent.click(button());
    await tick();
    expect(sheet()?.textContent).toContain("Minden építkezésnél 1 papirusz.");
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
    await fireEvent.click(button());
    await rerender({ context: context({ ...none, whyNot: () => reason }) });
    await fireEvent.pointerMove(window, { pointerType: "mouse", clientX: 500, clientY: 500 });
    await fireEvent.pointerEnter(container.querySelector(".holder") as Element, { pointerType: "mouse" });
    vi.advanceTimersByTime(400);
    await tick();
    expect(sheet()).not.toBeNull();
    expect(screen.queryByRole("alert", { hidden: true })).toBeNull();
  });
});

describe("the explanation of a thing", () => {
  const holder = (container: Element): Element => container.querySelector(".holder") as Element;
  const after = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await tick();
  };

  it("opens on hover after a moment, stays while the pointer is on it, and closes after it has left", async () => {
    const { container } = render(Thing, { ...said, thing: "card:press" });
    await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
    expect(sheet()).toBeNull();
    await after(400);
    expect(sheet()?.textContent).toContain("Minden építkezésnél 1 papirusz.");
    await fireEvent.pointerLeave(holder(container), { pointerType: "mouse" });
    await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
    await after(400);
    expect(sheet()).not.toBeNull();
    await fireEvent.pointerLeave(holder(container), { pointerType: "mouse" });
    await after(400);
    expect(sheet()).toBeNull();
  });

  it("does not open over a mouse that rests, when the thing came to lie under it", async () => {
    const { container } = render(Thing, { ...said, thing: "card:press" });
    const at = { pointerType: "mouse", clientX: 40, clientY: 30 };
    await fireEvent.pointerMove(window, at);
    await fireEvent.pointerEnter(holder(container), at);
    await after(2000);
    expect(sheet()).toBeNull();
    await fireEvent.pointerMove(holder(container), { ...at, clientX: 41 }); // a hand that trembles
    await after(2000);
    expect(sheet()).toBeNull();
    await fireEvent.pointerMove(holder(container), { ...at, clientX: 48 });
    await after(400);
    expect(sheet()).not.toBeNull();
  });

  it("does not open after a click until the mouse has left", async () => {
    const { container } = render(Thing, { ...said, thing: "card:press", onclick: () => undefined });
    const at = (clientX: number) => ({ pointerType: "mouse", clientX, clientY: 80 });
    await fireEvent.pointerEnter(holder(container), at(1));
    await fireEvent.click(button());
    await after(400);
    await fireEvent.pointerMove(holder(container), at(2));
    await after(2000);
    expect(sheet()).toBeNull();
    await fireEvent.pointerLeave(holder(container), at(300));
    await after(400);
    await fireEvent.pointerEnter(holder(container), at(3));
    await after(400);
    expect(sheet()).not.toBeNull();
  });

  it("closes with Escape and leaves the focus where it was", async () => {
    const { container } = render(Thing, { ...said, thing: "card:press", onclick: () => undefined });
    button().focus();
    await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
    await after(400);
    expect(sheet()).not.toBeNull();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(sheet()).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("opens on a long press, whose click does nothing else", async () => {
    const onclick = vi.fn();
    render(Thing, { ...said, thing: "card:press", onclick });
    await fireEvent.pointerDown(button(), { pointerType: "touch" });
    await after(500);
    expect(sheet()).not.toBeNull();
    await fireEvent.pointerUp(button(), { pointerType: "touch" });
    await fireEvent.click(button());
    expect(onclick).not.toHaveBeenCalled();
    await fireEvent.click(button());
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("does not open on a tap", async () => {
    render(Thing, { ...said, thing: "card:press", onclick: () => undefined });
    await fireEvent.pointerDown(button(), { pointerType: "touch" });
    await fireEvent.pointerUp(button(), { pointerType: "touch" });
    await after(600);
    expect(sheet()).toBeNull();
  });

  it("closes when the click says so", async () => {
    const { container } = render(Thing, { ...said, thing: "card:press", onclick: (closeSheet: () => void) => closeSheet() });
    await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
    await after(400);
    expect(sheet()).not.toBeNull();
    await fireEvent.click(button());
    expect(sheet()).toBeNull();
  });

  it("is the only one open", async () => {
    const first = render(Thing, { ...said, thing: "card:press" });
    const second = render(Thing, { ...said, thing: "card:glass", title: "Üveghuta" });
    for (const { container } of [first, second]) {
      await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
      await after(400);
    }
    expect(screen.getAllByRole("note", { hidden: true }).length).toBe(1);
    expect(sheet()?.textContent).toContain("Üveghuta");
  });
});

describe("where a sheet goes", () => {
  const view = { width: 800, height: 600 };
  const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 120 });

  it("under the thing, over it where there is no room, beside it where there is none either", () => {
    expect(place(box(300, 100), { width: 200, height: 150 }, view)).toEqual({ left: 250, top: 228 });
    expect(place(box(300, 450), { width: 200, height: 150 }, view)).toEqual({ left: 250, top: 292 });
    expect(place(box(300, 250), { width: 200, height: 300 }, view)).toEqual({ left: 408, top: 250 });
    expect(place(box(690, 250), { width: 200, height: 300 }, view)).toEqual({ left: 482, top: 250 });
  });

  it("never outside the window", () => {
    expect(place(box(0, 100), { width: 200, height: 150 }, view).left).toBe(8);
    expect(place(box(700, 100), { width: 200, height: 150 }, view).left).toBe(592);
  });
});

describe("points", () => {
  const scores = [
    { seat: 0, parts: [{ name: "Csodák", points: 7 }, { name: "Érmék", points: 0 }], total: 7 },
    { seat: 1, parts: [{ name: "Csodák", points: 4 }, { name: "Érmék", points: 5 }], total: 9 },
  ] as const;
  const face = text("<b>7</b>");

  it("are named in the button that explains them, all or those that are told", async () => {
    const { rerender } = render(PointsNow, { props: { context: context(), score: scores[0], children: face } });
    expect(button().getAttribute("aria-label")).toBe("7 pont, ha most véget érne; Csodák: 7; Érmék: 0");
    await rerender({ told: scores[0].parts.slice(0, 1) });
    expect(button().getAttribute("aria-label")).toBe("7 pont, ha most véget érne; Csodák: 7");
    await fireEvent.click(button());
    const cells = [...(sheet()?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
    expect(cells).toEqual(["7", "0", "7"]);
    expect(sheet()?.textContent).toContain("Borcsa");
  });

  it.each([true, false])("of all seats stand in a table with the winner's total marked (names: %s)", (named) => {
    const { container } = render(PointsTable, { props: { context: context(), scores, named } });
    const rows = [...container.querySelectorAll("tbody tr, tfoot tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([["Csodák", "7", "4"], ["Érmék", "0", "5"], ["Összesen", "7", "9"]]);
    expect([...container.querySelectorAll(".winner")].map((cell) => cell.textContent)).toEqual(["9"]);
    const heads = [...container.querySelectorAll("thead th")].slice(1);
    const marks = heads.map((head) => head.querySelector("svg")?.getAttribute("aria-label"));
    expect(marks).toEqual(named ? [null, null] : ["Borcsa", "Miska"]);
    expect(heads.map((head) => /Borcsa|Miska/.test(head.textContent))).toEqual([named, named]);
  });

  it("below zero have a minus sign, not a hyphen", async () => {
    const loss: Score = { seat: 0, parts: [{ name: "Csodák", points: -12 }, { name: "Érmék", points: 3 }], total: -9 };
    const printed = (where: ParentNode | null, tag: string) =>
      [...(where?.querySelectorAll(tag) ?? [])].map((one) => one.textContent.trim());
    const table = render(PointsTable, { props: { context: context(), scores: [loss] } });
    expect(printed(table.container, "td")).toEqual(["−12", "3", "−9"]);
    const totals = render(Totals, { props: { context: context(), scores: [loss], mark: 28 } });
    expect(printed(totals.container, "b")).toEqual(["−9"]);
    expect(printed(render(Laurel, { points: -4 }).container, "b")).toEqual(["−4"]);
    expect(printed(render(Facts, { facts: [{ icon: "points", count: -4, text: "" }] }).container, ".fact")).toEqual(["−4"]);
    render(PointsNow, { props: { context: context(), score: loss, children: face } });
    expect(button().getAttribute("aria-label")).toContain("Csodák: −12; Érmék: 3");
    await fireEvent.click(button());
    expect(printed(sheet(), "td")).toEqual(["−12", "3", "−9"]);
  });

  it("at the end frame the winner", () => {
    const { container } = render(Totals, { props: { context: context(), scores, mark: 28 } });
    expect(container.querySelectorAll("li").length).toBe(2);
    expect(container.querySelector(".winner b")?.textContent).toBe("9");
  });
});

it("a number inside its sign is decoration, and knows when it is long", () => {
  const held = (number: number | string) => render(Held, { icon: "points", number }).container.querySelector(".held");
  expect(held(7)?.getAttribute("aria-hidden")).toBe("true");
  expect(held(7)?.querySelector(".long")).toBeNull();
  expect(held("12")?.querySelector(".long")?.textContent).toBe("12");
});

it("seats differ in colour, shape and letter", () => {
  const marks = [0, 1, 2, 3, 4].map((seat) => render(SeatMark, { seat }).container.querySelector("svg"));
  const all = (of: (mark: SVGSVGElement | null) => string | null | undefined): number => new Set(marks.map(of)).size;
  expect(all((mark) => mark?.querySelector("path")?.getAttribute("d"))).toBe(5);
  expect(all((mark) => mark?.style.getPropertyValue("--seat"))).toBe(5);
  expect(marks.map((mark) => mark?.textContent.trim())).toEqual(["A", "B", "C", "D", "E"]);
});
