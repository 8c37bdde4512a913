import { afterEach, beforeAll, beforeEach, describe as group, expect, it, vi } from "vitest";
import { ApiProblem, describe, door, getLobby, getReplay, NoAnswer, redeem } from "$lib/api";
import { askEarly } from "$lib/early";
import { startLanguage } from "$lib/language.svelte";
import { session } from "$lib/session.svelte";
import { settings } from "$lib/settings.svelte";

interface Sent {
  method: string;
  path: string;
  token: string | undefined;
  body: unknown;
}

const SESSION = { person: "p", name: "Miska", token: "first", bearer: null };
const problem = (code: string) => ({
  code,
  message: `problem-${code}`,
  args: {},
  text: { en: `no: ${code}`, hu: `nem: ${code}` },
  rule: null,
});

let sent: Sent[];
let answers: (() => Response | Promise<Response>)[];

const json = (value: unknown, status = 200) => (): Response => new Response(JSON.stringify(value), { status });

beforeAll(async () => {
  settings.language = "en";
  await startLanguage();
});

beforeEach(() => {
  sent = [];
  answers = [];
  door.token = "first";
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const headers = (init.headers ?? {}) as Record<string, string>;
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    sent.push({ method: init.method ?? "GET", path, token: headers["X-Pentapolis-Token"], body });
    const answer = answers.shift();
    if (answer === undefined) throw new Error(`nothing prepared for ${path}`);
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  settings.language = "en";
});

async function thrown(asking: Promise<unknown>): Promise<unknown> {
  return asking.then(
    () => undefined,
    (error: unknown) => error,
  );
}

group("a request", () => {
  it("sends the token with what changes something, and only then", async () => {
    answers = [json({ table: "t", seat: 1 }), json({ mine: [], open: [] })];
    await redeem("secret", "Miska");
    await getLobby();
    expect(sent).toEqual([
      { method: "POST", path: "/api/seat-links", token: "first", body: { secret: "secret", name: "Miska" } },
      { method: "GET", path: "/api/tables", token: undefined, body: undefined },
    ]);
  });

  it("asks for the replay of a seat, of seat 0 too", async () => {
    answers = [json({}), json({})];
    await getReplay("a/b", 0);
    await getReplay("a/b", null);
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables/a%2Fb/replay?seat=0", "/api/tables/a%2Fb/replay"]);
  });

  it("begins with a session where it changes something", async () => {
    door.token = null;
    answers = [json(SESSION), json({ table: "t", seat: 1 })];
    await redeem("secret", "Miska");
    expect(sent.map(({ path, token }) => [path, token])).toEqual([["/api/session", undefined], ["/api/seat-links", "first"]]);
    expect(session.name).toBe("Miska");
  });

  it("waits for no session where it only looks", async () => {
    door.token = null;
    answers = [json({ mine: [], open: [], left: {} })];
    await getLobby();
    expect(sent.map(({ path }) => path)).toEqual(["/api/tables"]);
  });

  it("takes an answer that was asked for before, once and while it is fresh", async () => {
    answers = [json({ mine: [], open: [], left: { early: 1 } }), json({ mine: [], open: [], left: { later: 2 } })];
    askEarly("GET", "/api/tables");
    expect((await getLobby()).left).toEqual({ early: 1 });
    expect((await getLobby()).left).toEqual({ later: 2 });
    answers = [json({ mine: [], open: [], left: { old: 1 } }), json({ mine: [], open: [], left: { fresh: 2 } })];
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    askEarly("GET", "/api/tables");
    clock.mockReturnValue(60_000);
    expect((await getLobby()).left).toEqual({ fresh: 2 });
    clock.mockRestore();
  });

  it("fails as always when the answer that was asked for before does not come", async () => {
    answers = [() => Promise.reject(new TypeError("no network"))];
    askEarly("GET", "/api/tables");
    expect(await thrown(getLobby())).toMatchObject({ name: "NoAnswer", kind: "network" });
  });

  it.each(["no-session", "bad-token"])("enters again after %s, and asks once more", async (code) => {
    answers = [json(problem(code), 401), json({ ...SESSION, token: "second" }), json({ table: "t", seat: 1 })];
    expect(await redeem("secret")).toEqual({ table: "t", seat: 1 });
    expect(sent.map(({ token }) => token)).toEqual(["first", "first", "second"]);
  });

  it("does not ask a third time", async () => {
    answers = [json(problem("no-session"), 401), json(SESSION), json(problem("no-session"), 401)];
    expect(await thrown(getLobby())).toMatchObject({ problem: { code: "no-session" } });
    expect(sent).toHaveLength(3);
  });
});

group("what was refused", () => {
  it("is a problem with its status, said in the language of the page", async () => {
    answers = [json(problem("seat-taken"), 409)];
    const error = await thrown(redeem("secret"));
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ status: 409, problem: { code: "seat-taken" } });
    expect(describe(error)).toBe("no: seat-taken");
    settings.language = "hu";
    await expect.poll(() => describe(error)).toBe("nem: seat-taken");
    expect(describe(problem("over"))).toBe("nem: over");
  });
});

group("no answer", () => {
  it.each([
    ["network", () => Promise.reject(new TypeError("failed"))],
    ["timeout", () => Promise.reject(new DOMException("late", "TimeoutError"))],
    ["garbled", () => new Response("<html>")],
    ["garbled", () => new Response("<html>", { status: 502 })],
    ["garbled", json({ detail: "not ours" }, 500)],
  ])("%s", async (kind, answer) => {
    answers = [answer];
    const error = await thrown(getLobby());
    expect(error).toBeInstanceOf(NoAnswer);
    expect(error).toMatchObject({ kind });
    expect(describe(error)).toMatch(/server/i);
  });

  it("has a sentence for whatever else was thrown", () => {
    expect(describe(new Error("?"))).toContain("unexpected");
  });
});
