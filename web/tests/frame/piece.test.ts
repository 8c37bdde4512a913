import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import IconRow from "../../src/frame/IconRow.svelte";
import { registerIcons } from "../../src/frame/icons/registry";
import { RESOURCE_ICONS } from "../../src/frame/icons/resources";
import { BACK_ICONS } from "../../src/frame/icons/kinds";
import Piece from "../../src/frame/Piece.svelte";
import { iconCount, longestWord, type PieceData } from "../../src/frame/piece";
import SeatMark from "../../src/frame/SeatMark.svelte";
import { place } from "../../src/frame/Sheet.svelte";

registerIcons(RESOURCE_ICONS);
registerIcons(BACK_ICONS);

const data: PieceData = {
  key: "press",
  name: "Papiruszprés",
  kind: "Manufaktúra",
  band: "grey",
  shape: "kind-manufactured",
  cost: [{ icon: "coin", count: 1 }],
  effects: [{ icon: "papyrus", count: 1 }],
  points: 2,
  back: "back-1",
  sentence: "Minden építkezésnél 1 papirusz.",
};

const more = createRawSnippet(() => ({ render: () => `<a href="#rule">SWD-BLD-02</a>` }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("Piece", () => {
  it("is a button with name, kind, sentence and state when it can be clicked", async () => {
    const onclick = vi.fn();
    render(Piece, { data, onclick, state: "act", status: "Ára 1 érme" });
    const name = "Papiruszprés. Manufaktúra. Minden építkezésnél 1 papirusz. Ára 1 érme.";
    await fireEvent.click(screen.getByRole("button", { name }));
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("is an image otherwise", () => {
    render(Piece, { data });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img").getAttribute("aria-label")).toContain("Papiruszprés");
  });

  it("says that it is chosen", () => {
    render(Piece, { data, onclick: () => undefined, state: "chosen" });
    expect(screen.getByRole("button").getAttribute("aria-pressed")).toBe("true");
  });

  it("shows nothing of its face when it lies face down", () => {
    const hidden = { ...data, name: "I. kor", kind: "", sentence: "titok" };
    const { container } = render(Piece, { data: hidden, faceDown: true });
    expect(container.innerHTML).not.toContain("titok");
    expect(container.querySelector(".band, .cost, .effects, .points")).toBeNull();
    expect(screen.getByRole("img", { name: "I. kor." })).toBeTruthy();
  });

  it("shows a short text on its back when no icon has that name", () => {
    const { container } = render(Piece, { data: { ...data, back: "IV" }, faceDown: true });
    expect(container.querySelector(".back")?.textContent.trim()).toBe("IV");
  });

  it("in the compact form has the band and the effect but no cost and no name", () => {
    const { container } = render(Piece, { data, form: "compact" });
    expect(container.querySelector(".band")).not.toBeNull();
    expect(container.querySelector(".effects")).not.toBeNull();
    expect(container.querySelector(".cost, .name")).toBeNull();
  });

  it("marks its owner by letter and what has changed by a dot", () => {
    const { container } = render(Piece, { data, owner: { seat: 1 }, changed: true });
    expect(container.querySelector(".owner")?.textContent.trim()).toBe("B");
    expect(container.querySelector(".dot")).not.toBeNull();
  });
});

describe("the explanation of a piece", () => {
  const sheet = (): HTMLElement | null => screen.queryByRole("note", { hidden: true });
  const holder = (container: Element): Element => container.querySelector(".piece") as Element;
  const after = async (ms: number): Promise<void> => {
    vi.advanceTimersByTime(ms);
    await tick();
  };

  it("opens on hover after a moment, stays while the pointer is on it, and closes after it has left", async () => {
    const { container } = render(Piece, { data, more });
    await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
    expect(sheet()).toBeNull();
    await after(400);
    expect(sheet()?.textContent).toContain("Minden építkezésnél 1 papirusz.");
    expect(sheet()?.textContent).toContain("SWD-BLD-02");
    const described = screen.getByRole("img").getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toBe("SWD-BLD-02");
    await fireEvent.pointerLeave(holder(container), { pointerType: "mouse" });
    await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
    await after(400);
    expect(sheet()).not.toBeNull();
    await fireEvent.pointerLeave(holder(container), { pointerType: "mouse" });
    await after(400);
    expect(sheet()).toBeNull();
  });

  it("closes with Escape and leaves the focus where it was", async () => {
    const { container } = render(Piece, { data, onclick: () => undefined });
    screen.getByRole("button").focus();
    await fireEvent.pointerEnter(holder(container), { pointerType: "mouse" });
    await after(400);
    expect(sheet()).not.toBeNull();
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(sheet()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button"));
  });

  it("opens on a long press, whose click does nothing else", async () => {
    const onclick = vi.fn();
    render(Piece, { data, onclick });
    const button = screen.getByRole("button");
    await fireEvent.pointerDown(button, { pointerType: "touch" });
    await after(500);
    expect(sheet()).not.toBeNull();
    await fireEvent.pointerUp(button, { pointerType: "touch" });
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledOnce();
  });

  it("does not open on a tap", async () => {
    render(Piece, { data, onclick: () => undefined });
    const button = screen.getByRole("button");
    await fireEvent.pointerDown(button, { pointerType: "touch" });
    await fireEvent.pointerUp(button, { pointerType: "touch" });
    await after(600);
    expect(sheet()).toBeNull();
  });

  it("is the only one open", async () => {
    const first = render(Piece, { data });
    const second = render(Piece, { data: { ...data, name: "Üveghuta" } });
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

  it("under the piece, over it where there is no room, beside it where there is none either", () => {
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

describe("IconRow", () => {
  const row = (items: Parameters<typeof iconCount>[0], repeat?: number) =>
    render(IconRow, repeat === undefined ? { items } : { items, repeat }).container;

  it("draws a few one by one and numbers more", () => {
    expect(row([{ icon: "stone", count: 3 }]).querySelectorAll("svg").length).toBe(3);
    const many = row([{ icon: "stone", count: 4 }]);
    expect(many.querySelectorAll("svg").length).toBe(1);
    expect(many.textContent.trim()).toBe("4");
    expect(row([{ icon: "stone", count: 2 }], 1).textContent.trim()).toBe("2");
  });

  it("writes the number into a coin, even a single one", () => {
    expect(row([{ icon: "coin", count: 1 }]).querySelector(".held")?.textContent).toBe("1");
  });

  it("keeps words and signs in their order", () => {
    expect(row([{ icon: "wood", text: "/" }, { icon: "clay" }, { text: "+1" }]).textContent.replace(/\s/g, "")).toBe("/+1");
  });

  it("speaks only when it is given words", () => {
    expect(row([{ icon: "wood" }]).querySelector(".row")?.getAttribute("aria-hidden")).toBe("true");
    render(IconRow, { items: [{ icon: "wood" }], label: "fa" });
    expect(screen.getByRole("img", { name: "fa" })).toBeTruthy();
  });
});

it("a row is counted in icons: numbers inside a coin take no room of their own", () => {
  expect(iconCount([])).toBe(1);
  expect(iconCount([{ icon: "shield", count: 2 }])).toBe(2);
  expect(iconCount([{ icon: "coin", count: 6 }])).toBe(1);
  expect(iconCount([{ icon: "wood" }, { text: "/" }, { icon: "clay" }])).toBeCloseTo(2.4);
});

it("names are fitted by their longest word", () => {
  expect(longestWord("Kereskedelmi kamara")).toBe(longestWord("Kereskedelmi"));
  expect(longestWord("Csillagvizsgáló")).toBeGreaterThan(longestWord("Oltár"));
});

it("seats differ in colour, shape and letter", () => {
  const marks = [0, 1, 2, 3, 4].map((seat) => render(SeatMark, { seat }).container.querySelector("svg"));
  const all = (of: (mark: SVGSVGElement | null) => string | null | undefined): number => new Set(marks.map(of)).size;
  expect(all((mark) => mark?.querySelector("path")?.getAttribute("d"))).toBe(5);
  expect(all((mark) => mark?.style.getPropertyValue("--seat"))).toBe(5);
  expect(marks.map((mark) => mark?.textContent.trim())).toEqual(["A", "B", "C", "D", "E"]);
});
