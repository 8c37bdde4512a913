/** Every HTTP request of the client, typed by the server's contract. What is refused is thrown. */

import type { components } from "../generated/api";
import type { Language } from "./words/names";
import { takeEarly } from "./early";
import { words } from "./language.svelte";

type Schemas = components["schemas"];
export type Session = Schemas["Session"];
export type Problem = Schemas["Problem"];
export type GameInfo = Schemas["GameInfo"];
export type GameOption = Schemas["GameOption"];
export type GameSheet = Schemas["GameSheet"];
export type RuleBook = Schemas["RuleBook"];
export type RuleEntry = Schemas["RuleEntry"];
export type RuleTerm = Schemas["RuleTerm"];
export type Lobby = Schemas["Lobby"];
export type NewTable = Schemas["NewTable"];
export type Place = Schemas["Place"];
export type Clock = Schemas["Clock"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Seated = Schemas["Seated"];
export type SeatLink = Schemas["SeatLink"];
export type Fork = Schemas["Fork"];
export type Replay = Schemas["Replay"];
export type Position = Schemas["Position"];
export type RecordFile = Schemas["RecordFile"];
export type Health = Schemas["Health"];

/** The server said no, and why. */
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";

  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text["en"] ?? problem.code);
  }
}

/** No answer came, or none that the server could have meant. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";

  constructor(
    readonly kind: "network" | "timeout" | "garbled",
    cause?: unknown,
  ) {
    super(`no answer from the server: ${kind}`, { cause });
  }
}

const PATIENCE = 20_000;

/** Codes with which the server says that it does not know the session, or not this token of it. */
const FORGOTTEN: readonly string[] = ["no-session", "bad-token"];

/** The way in: the token of unsafe requests, and how to get one. The session sets both. */
export const door: { token: string | null; enter: () => Promise<void> } = {
  token: null,
  enter: () => Promise.reject(new Error("there is no session to enter with")),
};

function isProblem(value: unknown): value is Problem {
  if (typeof value !== "object" || value === null) return false;
  const { code, text } = value as Partial<Record<keyof Problem, unknown>>;
  return typeof code === "string" && typeof text === "object" && text !== null;
}

async function fetched(path: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  let body: string;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    response = await (takeEarly(init.method ?? "GET", path) ?? fetch(path, { ...init, credentials: "same-origin", signal }));
    body = await response.text();
  } catch (error) {
    const late = error instanceof DOMException && error.name === "TimeoutError";
    throw new NoAnswer(late ? "timeout" : "network", error);
  }
  let value: unknown;
  try {
    value = body === "" ? null : JSON.parse(body);
  } catch (error) {
    throw new NoAnswer("garbled", error);
  }
  if (response.ok) return value;
  if (isProblem(value)) throw new ApiProblem(value, response.status);
  throw new NoAnswer("garbled");
}

function send(method: string, path: string, body: unknown): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (method !== "GET" && door.token !== null) headers["X-Pentapolis-Token"] = door.token;
  if (body === undefined) return fetched(path, { method, headers });
  headers["Content-Type"] = "application/json";
  return fetched(path, { method, headers, body: JSON.stringify(body) });
}

/**
 * A request that waits for the session, and enters once more when the server has forgotten it. Whoever only looks need
 * not wait: a cookie that there is goes with the request, and without one the server shows what everybody may see.
 */
async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (door.token === null && method !== "GET") await door.enter();
  try {
    return (await send(method, path, body)) as Answer;
  } catch (error) {
    if (!(error instanceof ApiProblem && FORGOTTEN.includes(error.problem.code))) throw error;
  }
  await door.enter();
  return (await send(method, path, body)) as Answer;
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const asSeat = (seat: number | null | undefined): string => (seat === null || seat === undefined ? "" : `?seat=${seat}`);

export const postSession = (): Promise<Session> => send("POST", "/api/session", {}) as Promise<Session>;
export const patchSession = (rename: { name: string }): Promise<Session> => ask("PATCH", "/api/session", rename);
export const deleteSession = (): Promise<null> => ask("DELETE", "/api/session");

export const getGames = (): Promise<GameInfo[]> => ask("GET", "/api/games");
export const getGame = (slug: string): Promise<GameSheet> => ask("GET", `/api/games/${encodeURIComponent(slug)}`);
export const getRules = (slug: string): Promise<RuleBook> => ask("GET", `/api/rules/${encodeURIComponent(slug)}`);

export const getLobby = (): Promise<Lobby> => ask("GET", "/api/tables");
export const newTable = (table: NewTable): Promise<TableInfo> => ask("POST", "/api/tables", table);
export const getTable = (id: string): Promise<TableInfo> => ask("GET", at(id));
export const sit = (id: string, seat: number, name: string | null = null): Promise<Seated> =>
  ask("POST", `${at(id)}/sit`, { seat, name });
export const newSeatLink = (id: string, seat: number): Promise<SeatLink> => ask("POST", `${at(id)}/links`, { seat });
export const redeem = (secret: string, name: string | null = null): Promise<Seated> =>
  ask("POST", "/api/seat-links", { secret, name });
/** The table of a seat link, before sitting down. */
export const lookAtLink = (secret: string): Promise<TableInfo> => ask("POST", "/api/seat-links/look", { secret });
export const forkTable = (id: string, fork: Fork): Promise<TableInfo> => ask("POST", `${at(id)}/fork`, fork);
export const rematch = (id: string): Promise<TableInfo> => ask("POST", `${at(id)}/rematch`);

export const getReplay = (id: string, seat?: number | null): Promise<Replay> =>
  ask("GET", `${at(id)}/replay${asSeat(seat)}`);
export const getPosition = (id: string, ply: number, seat?: number | null): Promise<Position> =>
  ask("GET", `${at(id)}/positions/${ply}${asSeat(seat)}`);
export const getRecord = (id: string): Promise<RecordFile> => ask("GET", `${at(id)}/record`);
export const importRecord = (record: Record<string, unknown>, places: Place[] | null = null): Promise<TableInfo> =>
  ask("POST", "/api/import", { record, places });

export const getHealth = (): Promise<Health> => ask("GET", "/api/health");

/** Why something did not work, as a sentence in the language of the page; takes a problem or whatever was thrown. */
export function describe(problem: unknown): string {
  const told = problem instanceof ApiProblem ? problem.problem : problem;
  const spoken = words();
  if (isProblem(told)) return sentence(told, spoken.language);
  if (told instanceof NoAnswer) return spoken.say(`shell-no-answer-${told.kind}`);
  return spoken.say("shell-unexpected");
}

function sentence(problem: Problem, language: Language): string {
  return problem.text[language] ?? problem.text["en"] ?? problem.code;
}
