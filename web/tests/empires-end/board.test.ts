import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { boardOf } from "../../src/games";
import Board from "../../src/games/empires-end/Board.svelte";
import { namesOf, plainKey } from "../../src/frame/choosing";
import Result from "../../src/games/empires-end/Result.svelte";
import { conflictCard, isLow } from "../../src/games/empires-end/numbers";
import { empireOf } from "../../src/games/empires-end/types";
import { action, table, VIEWS, viewOf } from "./empires";

// Four empires are a large document: drawing it takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Things of moves that lie on the table; the rest has buttons of its own. */
const ON_TABLE = /^(card|location|resource):/;

function buttons(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>("button[data-key]")];
}

function button(container: HTMLElement, key: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`button[data-key="${key}"]`);
  if (found === null) throw new Error(`no ${key} on the table`);
  return found;
}

/** By its accessible name; looking for roles in the whole table takes long. */
function labelled(container: HTMLElement, start: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(`button[aria-label^="${start}"]`);
  if (found === null) throw new Error(`no button "${start}"`);
  return found;
}

describe.each(Object.keys(VIEWS))("the table in the phase %s", (phase) => {
  it.each(["en", "hu"] as const)("is drawn whole in %s", (language) => {
    const context = table(viewOf(phase), language);
    const { view } = context;
    const { container } = render(Board, { props: { context } });

    // Everything that can be chosen, and nothing else, is marked.
    const marked = buttons(container).filter((one) => one.matches(".can, .joins"));
    const speaking = view.moves.flatMap((move) => action(move).keys.map(plainKey)).filter((key) => ON_TABLE.test(key));
    expect(new Set(marked.map((one) => one.dataset["key"]))).toEqual(new Set(context.asked ? speaking : []));

    for (const one of container.querySelectorAll("button")) {
      expect((one.getAttribute("aria-label") ?? one.textContent)?.trim()).not.toBe("");
    }

    // Eleven locations in a row for everybody, every ruin, and what the disasters aim at in every empire.
    const places = view.empires.flatMap((empire) => empire.row);
    const rows = container.querySelectorAll("ol.row, ol.line");
    expect(Array.from(rows, (row) => row.children.length)).toEqual(view.empires.map(() => 11));
    expect(container.querySelectorAll(".ruined").length).toBe(places.filter((place) => !place.healthy).length);
    expect(container.querySelectorAll(".threatened").length).toBe(places.filter((place) => place.threatened.length > 0).length);
  });
});

describe("choosing with two clicks", () => {
  it("a hand card marks the locations it can go to, and a click on one plays it", async () => {
    const view = viewOf("industry");
    const card = view.moves.find((move) => move.startsWith("play:"))?.split(":")[1] ?? "";
    const first = table(view);
    const before = render(Board, { props: { context: first } });
    await fireEvent.click(button(before.container, `card:${card}`));
    expect(first.chosenKeys).toEqual([`card:${card}`]);
    before.unmount();

    const context = table(view, "en", `card:${card}`);
    const { container } = render(Board, { props: { context } });
    const targets = buttons(container).filter((one) => one.matches(".target"));
    const places = view.moves.filter((move) => move.startsWith(`play:${card}:`)).map((move) => `location:${move.split(":")[2]}`);
    expect(new Set(targets.map((one) => one.dataset["key"]))).toEqual(new Set(places));
    await fireEvent.click(button(container, places[0] ?? ""));
    expect(context.moves).toEqual([`play:${card}:${places[0]?.slice("location:".length)}`]);
  });

  it("two locations trade places whichever comes first", async () => {
    const view = viewOf("industry");
    const [, one = "", other = ""] = view.moves.find((move) => move.startsWith("swap:"))?.split(":") ?? [];
    for (const [chosen, clicked] of [[one, other], [other, one]] as const) {
      const context = table(view, "en", `location:${chosen}`);
      const { container, unmount } = render(Board, { props: { context } });
      await fireEvent.click(button(container, `location:${clicked}`));
      expect(context.moves).toEqual([`swap:${one}:${other}`]);
      unmount();
    }
  });

  it("what is chosen is let go by a second click", async () => {
    const view = viewOf("industry");
    const card = `card:${view.empires[view.seat ?? 0]?.hand?.[0]}`;
    const context = table(view, "en", card);
    const { container } = render(Board, { props: { context } });
    expect(button(container, card).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button(container, card));
    expect(context.chosenKeys).toEqual([null]);
  });

  it("a conversion with one outcome is made by a click on its source", async () => {
    const view = viewOf("economy");
    const source = view.moves
      .filter((move) => /^(convert|trade):/.test(move))
      .find((move, _, all) => all.filter((other) => other.split(":")[1] === move.split(":")[1]).length === 1);
    const context = table(view);
    const { container } = render(Board, { props: { context } });
    await fireEvent.click(button(container, action(source ?? "").keys[0] ?? ""));
    expect(context.moves).toEqual([source]);
  });

  it("an innovation is placed by a click on its location", async () => {
    const context = table(viewOf("place"));
    const { container } = render(Board, { props: { context } });
    const [move = ""] = context.view.moves;
    await fireEvent.click(button(container, action(move).keys[0] ?? ""));
    expect(context.moves).toEqual([move]);
  });

  it("the two disasters of the lightning start are chosen one after the other", async () => {
    const view = viewOf("suffer");
    const [, one = "", other = ""] = view.moves[0]?.split(":") ?? [];
    const context = table(view, "en", namesOf(`card:${other}`)[1] ?? null);
    const { container } = render(Board, { props: { context } });
    await fireEvent.click(button(container, `card:${one}`));
    expect(context.moves).toEqual([`suffer:${one}:${other}`]);
  });
});

describe("a disaster", () => {
  it("is passed on or taken right on the card", async () => {
    const view = viewOf("pot");
    const context = table(view);
    const { container } = render(Board, { props: { context } });
    const decide = within(container.querySelector(".decide") as HTMLElement).getAllByRole("button");
    for (const one of decide) await fireEvent.click(one);
    expect(new Set(context.moves)).toEqual(new Set(view.moves));
  });

  it("says what taking it would cost", () => {
    const view = viewOf("disaster");
    const { container } = render(Board, { props: { context: table(view) } });
    const aimed = empireOf(view, view.seat ?? 0).row.find((place) => place.threatened.length > 0);
    expect(container.querySelector(".mine")?.textContent).toContain(`${aimed?.points} points`);
  });
});

describe("the conflict", () => {
  it("a bid is put together with the strength it reaches, and made", async () => {
    const view = viewOf("conflict");
    const context = table(view);
    const { container } = render(Board, { props: { context } });
    const start = view.conflict?.starting[view.seat ?? 0] ?? 0;
    await fireEvent.click(labelled(container, "One axe more"));
    await fireEvent.click(labelled(container, "One axe more"));
    expect(container.querySelector(".outcome")?.textContent).toContain(`Your strength: ${start + 2}.`);
    await fireEvent.click(labelled(container, "Bid"));
    expect(context.moves).toEqual(["commit:2:0"]);
  });

  it("never offers more than there is", async () => {
    const view = viewOf("conflict");
    const context = table(view);
    const { container } = render(Board, { props: { context } });
    const most = Math.max(...view.moves.map((move) => Number(move.split(":")[1])));
    for (let n = 0; n < most + 3; n += 1) await fireEvent.click(labelled(container, "One axe more"));
    await fireEvent.click(labelled(container, "Bid"));
    expect(context.moves).toEqual([`commit:${most}:0`]);
  });
});

it("finishing is always in sight, with what is still unused", async () => {
  const context = table(viewOf("economy"));
  const { container } = render(Board, { props: { context } });
  expect(container.querySelector(".unused")?.textContent).toMatch(/^Still possible: .*conversion/);
  await fireEvent.click(screen.getByRole("button", { name: "Finish" }));
  expect(context.moves).toEqual(["finish"]);
});

it("the empire of another is opened and closed", async () => {
  const view = viewOf("double-disaster");
  const { container } = render(Board, { props: { context: table(view) } });
  const first = container.querySelector(".rival .toggle");
  const whole = (): number => container.querySelectorAll(".rival .place").length;
  const before = whole();
  await fireEvent.click(first as Element);
  expect(whole()).toBe(before + 11);
  await fireEvent.click(first as Element);
  expect(whole()).toBe(before);
});

it("a spectator sees no hand and no resources", () => {
  const { container } = render(Board, { props: { context: table(viewOf("industry-spectator")) } });
  expect(container.querySelector(".card .price")).toBeNull();
  expect(container.textContent).toContain("Resources behind the screen");
});

it("reconstructed cards are told, with the place where it is explained", () => {
  render(Board, { props: { context: table(viewOf("disaster")) } });
  const link = screen.getByRole("link", { name: "Mostly reconstructed" });
  expect(link.getAttribute("href")).toBe("/rules/empires-end#EE-GAP-22");
});

it("another edition is named", () => {
  const view = viewOf("disaster");
  view.edition = { ...view.edition, name: "my_box", title: "My box", reconstructed: false };
  render(Board, { props: { context: table(view) } });
  expect(screen.getByText("Edition: My box")).toBeTruthy();
  expect(screen.queryByText("Mostly reconstructed")).toBeNull();
});

it("the last conflict can be looked at until the next one is decided", async () => {
  const view = viewOf("over");
  const fought = view.last_conflict;
  if (fought === null) throw new Error("a game that is over has a last conflict");
  render(Board, { props: { context: table(view) } });
  expect(screen.queryByRole("table")).toBeNull();
  const button = screen.getByRole("button", { name: /^Last conflict/ });
  await fireEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  const rows = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(view.players);
  expect(fought.forces.some(({ swapped }) => swapped.length === 2)).toBe(true);
  fought.forces.forEach(({ starting, axes, coins, strength, swapped }, seat) => {
    const cells = within(rows[seat] as HTMLElement).getAllByRole("cell").map((cell) => cell.textContent);
    expect(cells.slice(0, 4)).toEqual([`${starting}`, `+${axes}`, `+${coins}`, `${strength}`]);
    expect(starting + axes + coins).toBe(strength);
    expect((rows[seat] as HTMLElement).classList.contains("won")).toBe(fought.winners.includes(seat));
    expect(rows[seat]?.textContent.includes("(upheaval)")).toBe(swapped.length === 2);
  });
  await fireEvent.click(button);
  expect(screen.queryByRole("table")).toBeNull();
});

it("points that a strength costs are told as lost", async () => {
  const view = viewOf("over");
  const fought = view.last_conflict;
  const force = fought?.forces[0];
  if (fought == null || force === undefined) throw new Error("a game that is over has a last conflict");
  force.strength = 0;
  force.band = { points: -3, resources: [], refresh: 0 };
  fought.winners = [0];
  fought.victory = { points: 2, resources: ["wheat"], refresh: 0 };
  const context = table(view);
  render(Board, { props: { context } });
  await fireEvent.click(screen.getByRole("button", { name: /^Last conflict/ }));
  const row = within(screen.getByRole("table")).getAllByRole("row")[1] as HTMLElement;
  const [name] = context.names;
  expect(within(row).getByText(`${name} loses 3 points for low strength.`)).toBeTruthy();
  expect(isLow(conflictCard(context, fought.card), 0)).toBe(true);
  expect(isLow(conflictCard(context, fought.card), 40)).toBe(false);
  expect(within(row).getByText(`${name} has the highest strength, scores 2 points and receives 1 wheat.`)).toBeTruthy();
});

it("bids that have just been revealed stand on the table, and the last conflict is not offered twice", () => {
  const view = viewOf("recover");
  expect(view.conflict?.strengths).not.toContain(null);
  render(Board, { props: { context: table(view) } });
  expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(view.players + 1);
  expect(screen.queryByRole("button", { name: /^Last conflict/ })).toBeNull();
});

it("no last conflict is offered before the first", () => {
  const view = viewOf("disaster");
  expect(view.last_conflict).toBeNull();
  render(Board, { props: { context: table(view) } });
  expect(screen.queryByRole("button", { name: /^Last conflict/ })).toBeNull();
});

it("the result has the points of everybody by kind", () => {
  const view = viewOf("over");
  render(Result, { props: { context: table(view) } });
  const cells = within(screen.getByRole("table")).getAllByRole("cell").map((cell) => Number(cell.textContent));
  expect(cells.slice(-view.players)).toEqual(view.empires.map((empire) => empire.total));
  for (const { parts, total } of view.empires) expect(parts.track + parts.locations + parts.innovations).toBe(total);
});

it("the board is found by the slug of its game", async () => {
  expect((await boardOf("empires-end", new Promise(() => undefined))).Board).toBe(Board);
});
