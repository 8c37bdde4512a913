import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startLanguage } from "$lib/language.svelte";
import { router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import LobbyPage from "../../src/pages/LobbyPage.svelte";
import { loadCover } from "../../src/pages/covers";

const GAME = {
  slug: "seven-wonders-duel",
  seats: [2],
  rules: 1,
  options: [],
  levels: ["easy", "medium", "hard"],
  verbs: {},
  faults: [],
  printed: [],
  editions: [],
  stage: "complete",
};

let answers: Record<string, { status: number; body: unknown }>;
let posted: unknown[];
let stop: () => void;

beforeEach(async () => {
  settings.language = "en";
  settings.level = "medium";
  stop = await startLanguage();
  router.go("/");
  posted = [];
  answers = {
    "POST /api/session": { status: 200, body: { person: "p", name: "Miska", token: "t", bearer: null } },
    "GET /api/games": { status: 200, body: [GAME] },
    "GET /api/tables": { status: 200, body: { mine: [], open: [] } },
    "GET /api/health": { status: 200, body: { version: "1.2.3", protocol: 1, tables: 0, people: 1 } },
    "POST /api/tables": { status: 201, body: { id: "0123456789abcdef" } },
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const answer = answers[`${init.method} ${path}`];
    if (answer === undefined) throw new TypeError(`nothing prepared for ${path}`);
    if (path === "/api/tables" && init.method === "POST") posted.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  stop();
});

it("opens a table against a bot of the chosen level with one click and goes there", async () => {
  render(LobbyPage);
  await fireEvent.click(await screen.findByRole("radio", { name: "Hard" }));
  await fireEvent.click(screen.getByRole("button", { name: "Play against a bot" }));
  await expect.poll(() => router.route).toEqual({ page: "table", id: "0123456789abcdef" });
  expect(settings.level).toBe("hard");
  expect(posted).toMatchObject([
    { game: "seven-wonders-duel", places: [{ kind: "me" }, { kind: "bot", level: "hard" }], open: false },
  ]);
});

it("says why a table was refused and stays", async () => {
  const problem = { code: "full", message: "problem-full", args: {}, text: { en: "The server is full.", hu: "Megtelt." }, rule: null };
  answers["POST /api/tables"] = { status: 503, body: problem };
  render(LobbyPage);
  await fireEvent.click(await screen.findByRole("button", { name: "Play against a bot" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The server is full.");
  expect(router.route).toEqual({ page: "lobby" });
});

it("says friendly that there are no tables, and which version this is", async () => {
  render(LobbyPage);
  expect(await screen.findByText(/No game of yours is under way/)).toBeTruthy();
  expect(screen.getByText(/Nobody is waiting for players/)).toBeTruthy();
  expect(await screen.findByText("Version 1.2.3")).toBeTruthy();
});

it("tells when the server cannot be reached, and tries again when asked", async () => {
  const games = answers["GET /api/games"]!;
  delete answers["GET /api/games"];
  render(LobbyPage);
  expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
  answers["GET /api/games"] = games;
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Play against a bot" })).toBeTruthy();
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

it("leaves out a game that it has no board and no words for", async () => {
  const complaints = vi.spyOn(console, "error");
  answers["GET /api/games"] = { status: 200, body: [{ ...GAME, slug: "game-of-tomorrow" }, GAME] };
  render(LobbyPage);
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Play against a bot" })).toHaveLength(1);
  expect(screen.queryByText(/tomorrow/)).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

const EMPIRES = {
  ...GAME,
  slug: "empires-end",
  seats: [2, 3, 4],
  options: [{ name: "edition", values: ["reconstructed", "my_box"], default: "reconstructed", seat: null, seats: false }],
  faults: [],
  printed: [],
  editions: [
    { name: "reconstructed", title: "Pentapolis", reconstructed: true, note: { en: "Reconstructed.", hu: "Rekonstrukció." } },
    { name: "my_box", title: "My box", reconstructed: false, note: { en: "From print.", hu: "Nyomtatott." } },
  ],
};

it("says of a game whose cards are not the printed ones that they are not", async () => {
  answers["GET /api/games"] = { status: 200, body: [GAME, EMPIRES] };
  render(LobbyPage);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.getAllByText(/our own reconstruction/)).toHaveLength(1);
  expect(screen.getByRole("link", { name: "More about this edition" }).getAttribute("href")).toBe("/new/empires-end");
});

it("calls tiles tiles where a game has them", async () => {
  answers["GET /api/games"] = { status: 200, body: [EMPIRES, { ...EMPIRES, slug: "the-capitals" }] };
  render(LobbyPage);
  expect(await screen.findAllByText(/^Most cards are our own/)).toHaveLength(1);
  expect(screen.getAllByText(/^Most tiles are our own/)).toHaveLength(1);
});

it("has a picture of its own for every game there is", async () => {
  const any = await loadCover("none");
  const slugs = ["empires-end", "imperium", "seven-wonders-duel", "the-capitals", "through-the-ages"];
  const covers = await Promise.all(slugs.map((slug) => loadCover(slug)));
  expect(new Set([any, ...covers]).size).toBe(slugs.length + 1);
});

it("says of a game that is not whole yet that it is not", async () => {
  answers["GET /api/games"] = { status: 200, body: [{ ...GAME, stage: "making" }, EMPIRES] };
  render(LobbyPage);
  expect(await screen.findAllByRole("article")).toHaveLength(2);
  expect(screen.getAllByText("Being built")).toHaveLength(1);
  expect(screen.getAllByTitle(/^Being built: .* still simple/)).toHaveLength(1);
});

it("says which editions are left out, and why", async () => {
  answers["GET /api/games"] = { status: 200, body: [GAME, { ...EMPIRES, faults: ["bad.toml: the file is empty"] }] };
  render(LobbyPage);
  expect(await screen.findByText("An edition is left out: bad.toml: the file is empty")).toBeTruthy();
});

it("names the edition of a table that has another one", async () => {
  const seat = { seat: 0, kind: "person", name: "Miska", level: null, you: true, connected: true, resigned: false };
  const table = (id: string, edition: string) => ({
    id, game: "empires-end", status: "playing", updated: 0, options: { edition }, seats: [seat], to_act: [0],
  }); // prettier-ignore
  answers["GET /api/games"] = { status: 200, body: [EMPIRES] };
  answers["GET /api/tables"] = { status: 200, body: { mine: [table("one", "reconstructed"), table("two", "my_box")], open: [] } };
  render(LobbyPage);
  expect(await screen.findByText("Edition: My box")).toBeTruthy();
  expect(screen.getAllByText(/^Edition:/)).toHaveLength(1);
});
