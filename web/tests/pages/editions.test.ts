import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GameInfo, TableInfo } from "$lib/api";
import { needGame, startLanguage } from "$lib/language.svelte";
import { settings } from "$lib/settings.svelte";
import { loadEdition, otherEdition, sheetName } from "../../src/pages/editions";
import NewTableForm from "../../src/pages/NewTableForm.svelte";

const GAME: GameInfo = {
  slug: "empires-end",
  seats: [2, 3, 4],
  rules: 1,
  options: [
    { name: "edition", values: ["reconstructed", "my_box"], default: "reconstructed", seat: null, seats: false },
    { name: "variant", values: ["normal", "lightning"], default: "normal", seat: null, seats: false },
    { name: "end_neighbours", values: ["healthy_neighbours", "all_neighbours"], default: "healthy_neighbours", seat: null, seats: false },
  ],
  printed: ["edition", "end_neighbours"],
  levels: ["easy"],
  verbs: {},
  faults: [],
  stage: "complete",
  editions: [
    { name: "reconstructed", title: "Pentapolis", reconstructed: true, note: { en: "Made by us.", hu: "Mi írtuk." } },
    { name: "my_box", title: "My box", reconstructed: false, note: { en: "From print.", hu: "Nyomtatott." } },
  ],
};
const table = (edition?: string, others: Record<string, string> = {}): TableInfo =>
  ({
    id: "0123456789abcdef",
    game: GAME.slug,
    options: edition === undefined ? others : { edition, ...others },
  }) as unknown as TableInfo;

let stop: () => void;

beforeEach(async () => {
  settings.language = "en";
  stop = await startLanguage();
  await needGame(GAME.slug, GAME.verbs);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  stop();
});

it("tells a table's edition only where it is another than usual", () => {
  expect(otherEdition(GAME, table())).toBeUndefined();
  expect(otherEdition(GAME, table("reconstructed"))).toBeUndefined();
  expect(otherEdition(GAME, table("my_box"))?.title).toBe("My box");
  expect(otherEdition({ ...GAME, editions: [] }, table("my_box"))).toBeUndefined();
});

it("asks for cards that say what the options of the table make of them", () => {
  const all = { end_neighbours: "all_neighbours", variant: "lightning" };
  expect(sheetName(GAME, table())).toBe("empires-end");
  expect(sheetName(GAME, table("reconstructed", { variant: "lightning" }))).toBe("empires-end");
  expect(sheetName(GAME, table("reconstructed", all))).toBe("empires-end@reconstructed,end_neighbours=all_neighbours");
  expect(sheetName(GAME, table("my_box", all))).toBe("empires-end@my_box,end_neighbours=all_neighbours");
  expect(sheetName({ ...GAME, editions: [], options: [] }, table())).toBe("empires-end");
});

it.each([
  ["reconstructed", "empires-end"],
  ["my_box", "empires-end@my_box"],
])("shows a table of the edition %s with the pieces of %s", async (edition, sheet) => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(decodeURIComponent(path));
    const name = decodeURIComponent(path.split("/").at(-1) ?? "");
    const body = path.startsWith("/api/tables/")
      ? table(edition)
      : path.startsWith("/api/games/")
        ? { game: GAME, pieces: { card: [{ id: name }] } }
        : { person: "p", name: "Miska", token: "t", bearer: null };
    return new Response(JSON.stringify(body), { status: 200 });
  });
  const loaded = await loadEdition("0123456789abcdef");
  expect(loaded.sheet.pieces["card"]?.[0]?.id).toBe(sheet);
  expect(asked).toContain(`/api/games/${sheet}`);
});

it("shows the note of the chosen edition in the form, and warns of what is not from print", async () => {
  render(NewTableForm, { game: GAME });
  expect(screen.getByText("Our own reconstruction.")).toBeTruthy();
  expect(screen.getByText(/Made by us\./)).toBeTruthy();
  expect(screen.getByRole("radio", { name: "Pentapolis (reconstructed)" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("radio", { name: "My box" }));
  expect(screen.getByText(/From print\./)).toBeTruthy();
  expect(screen.queryByText("Our own reconstruction.")).toBeNull();
});

it("says in the form which editions are left out, and why", () => {
  render(NewTableForm, { game: { ...GAME, faults: ["bad.toml: the file is empty"] } });
  expect(screen.getByText("An edition is left out: bad.toml: the file is empty")).toBeTruthy();
});
