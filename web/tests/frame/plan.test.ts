import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it } from "vitest";
import Grid, { neighbour } from "../../src/frame/Grid.svelte";
import { around, closer, farther, fit, kept, LARGEST, moved, shown, zoomed } from "../../src/frame/plan";
import { HUNGARIAN } from "../lib/tableFixture";

const PLAN = { width: 1000, height: 500 };
const WINDOW = { width: 400, height: 300 };

describe("a plan in its window", () => {
  it("is shown whole in the middle, never enlarged and never below the least size", () => {
    expect(fit(PLAN, WINDOW, 0.1)).toEqual({ scale: 0.4, x: 0, y: 50 });
    expect(fit({ width: 100, height: 100 }, WINDOW, 0.1)).toEqual({ scale: 1, x: 150, y: 100 });
    expect(fit(PLAN, WINDOW, 0.8).scale).toBe(0.8);
  });

  it("is moved no farther than its edges", () => {
    const look = { scale: 1, x: -100, y: -50 };
    expect(moved(look, { x: 50, y: 0 }, PLAN, WINDOW).x).toBe(-50);
    expect(moved(look, { x: 500, y: 500 }, PLAN, WINDOW)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(moved(look, { x: -5000, y: -5000 }, PLAN, WINDOW)).toEqual({ scale: 1, x: -600, y: -200 });
    expect(kept({ scale: 0.2, x: 99, y: 99 }, PLAN, WINDOW)).toEqual({ scale: 0.2, x: 100, y: 100 });
  });

  it("has what matters in the middle, as far as its edges let it", () => {
    const look = { scale: 1, x: 0, y: 0 };
    expect(around(look, { x: 480, y: 200, width: 40, height: 100 }, PLAN, WINDOW)).toEqual({ scale: 1, x: -300, y: -100 });
    expect(around(look, { x: 0, y: 0, width: 40, height: 100 }, PLAN, WINDOW)).toEqual(look);
    expect(around(look, null, PLAN, WINDOW)).toEqual(look);
  });

  it("is enlarged around a point, which stays where it is, between the least and the largest size", () => {
    const before = { scale: 1, x: -300, y: -100 };
    const at = { x: 200, y: 150 };
    const after = zoomed(before, closer, at, PLAN, WINDOW, 0.4);
    expect((at.x - after.x) / after.scale).toBeCloseTo(at.x - before.x);
    expect(zoomed(before, 100, at, PLAN, WINDOW, 0.4).scale).toBe(LARGEST);
    expect(zoomed(before, 0.001, at, PLAN, WINDOW, 0.4).scale).toBe(0.4);
    expect(closer * farther).toBeCloseTo(1);
  });

  it("brings a part into the window, and leaves one that is there", () => {
    const look = { scale: 1, x: -300, y: -100 };
    const size = { width: 100, height: 80 };
    expect(shown(look, { x: 350, y: 150, ...size }, PLAN, WINDOW)).toEqual(look);
    expect(shown(look, { x: 0, y: 0, ...size }, PLAN, WINDOW)).toMatchObject({ x: 0, y: 0 });
    expect(shown(look, { x: 900, y: 420, ...size }, PLAN, WINDOW)).toMatchObject({ x: -600, y: -200 });
  });
});

describe("cells", () => {
  const cells = [
    { id: "a", column: 0, row: 0 },
    { id: "b", column: 2, row: 0 },
    { id: "c", column: 0, row: 1 },
  ];

  it("have the nearest of their row and column as neighbours", () => {
    const of = (id: string, key: string): string | undefined => neighbour(cells, cells.find((one) => one.id === id) ?? { id, column: 0, row: 0 }, key)?.id;
    expect([of("a", "ArrowRight"), of("b", "ArrowLeft"), of("a", "ArrowDown"), of("c", "ArrowUp")]).toEqual(["b", "a", "c", "a"]);
    expect([of("a", "ArrowLeft"), of("b", "ArrowDown"), of("a", "x")]).toEqual([undefined, undefined, undefined]);
  });

  it("are reached with the arrows, and the plan has its buttons", async () => {
    const cell = createRawSnippet((one: () => { id: string }) => ({ render: () => `<button type="button">${one().id}</button>` }));
    render(Grid<(typeof cells)[number]>, { props: { words: HUNGARIAN, label: "A városod", cells, cell } });
    screen.getByRole("button", { name: "a" }).focus();
    await fireEvent.keyDown(screen.getByRole("button", { name: "a" }), { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("b");
    for (const name of ["Nagyobb", "Kisebb", "Az egész térkép"]) expect(screen.getByRole("button", { name })).toBeTruthy();
  });
});
