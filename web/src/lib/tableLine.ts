/** What the lobby says about a table. */

import type { SeatInfo, TableInfo } from "./api";
import { person, type Words } from "./words";

/** `yours`: the person has something to do there. */
export type Mood = "yours" | "theirs" | "waiting" | "won" | "over";

export interface TableState {
  mood: Mood;
  text: string;
}

export function isMine(table: TableInfo): boolean {
  return table.seats.some((seat) => seat.you);
}

function named(seat: SeatInfo | undefined, words: Words): string {
  return seat === undefined || seat.name === "" ? words.say("seat-name", { number: (seat?.seat ?? 0) + 1 }) : seat.name;
}

/** The person has exactly one seat there, so that "you" says which. */
function alone(table: TableInfo): boolean {
  return table.seats.filter((seat) => seat.you).length === 1;
}

/** Who sits in a seat, as the lobby lists it. */
export function seatText(seat: SeatInfo, table: TableInfo, words: Words): string {
  if (seat.kind === "open") return words.say("shell-seat-open");
  if (seat.kind === "bot") return words.say("shell-seat-bot", { level: seat.level ?? "medium" });
  return seat.you && alone(table) ? words.say("shell-seat-you") : named(seat, words);
}

/** `left`: how many seconds the person still has, where a clock runs. */
export function stateOf(table: TableInfo, words: Words, left?: number): TableState {
  if (table.status === "waiting") {
    const count = table.seats.filter((seat) => seat.kind === "open").length;
    return { mood: "waiting", text: words.say("shell-state-waiting", { count }) };
  }
  if (table.status === "over") return outcome(table, words);
  const deciding = table.seats.filter((seat) => table.to_act.includes(seat.seat));
  if (deciding.some((seat) => seat.you && seat.kind === "person")) {
    const text =
      left === undefined
        ? words.say("shell-state-your-turn")
        : words.say("shell-state-your-turn-left", { time: person(spanText(left, words.language)) });
    return { mood: "yours", text };
  }
  const [only] = deciding;
  if (deciding.length > 1) return { mood: "theirs", text: words.say("shell-state-several", { count: deciding.length }) };
  if (only?.kind === "bot") return { mood: "theirs", text: words.say("shell-state-bot-turn") };
  return { mood: "theirs", text: words.say("shell-state-their-turn", { name: person(named(only, words)) }) };
}

function outcome(table: TableInfo, words: Words): TableState {
  const winners = table.result?.winners ?? [];
  if (winners.length > 1) return { mood: "over", text: words.say("shell-state-drawn") };
  const winner = table.seats.find((seat) => winners.includes(seat.seat));
  if (winner === undefined) return { mood: "over", text: words.say("shell-state-over") };
  if (winner.you && alone(table)) return { mood: "won", text: words.say("shell-state-won") };
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  if (winner.kind === "bot" && bots > 1) return { mood: "over", text: words.say("shell-state-bot-of-won", { number: winner.seat + 1 }) };
  if (winner.kind === "bot") return { mood: "over", text: words.say("shell-state-bot-won") };
  return { mood: "over", text: words.say("shell-state-lost", { name: person(named(winner, words)) }) };
}

/** The person has to decide there. */
export function isYours(table: TableInfo): boolean {
  return (
    table.status === "playing" &&
    table.seats.some((seat) => seat.you && seat.kind === "person" && table.to_act.includes(seat.seat))
  );
}

/**
 * One's own turns first, then games under way, then tables that wait, then what is over; newest first in each. Among
 * one's own turns those come first where the time runs out, by `left`: the seconds there are, by the table.
 */
export function inOrder(tables: readonly TableInfo[], left: Readonly<Record<string, number>> = {}): TableInfo[] {
  const rank = (table: TableInfo): number => {
    if (table.status === "over") return 3;
    if (table.status === "waiting") return 2;
    return isYours(table) ? 0 : 1;
  };
  const time = (table: TableInfo): number => (isYours(table) ? (left[table.id] ?? Infinity) : Infinity);
  const sooner = (one: number, other: number): number => (one === other ? 0 : one - other);
  return [...tables].sort(
    (one, other) => rank(one) - rank(other) || sooner(time(one), time(other)) || other.updated - one.updated,
  );
}

const STEPS: readonly (readonly [seconds: number, unit: "day" | "hour" | "minute"])[] = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
];

/** "5 minutes", whole ones of the largest unit. */
export function spanText(seconds: number, language: string): string {
  const [size, unit] = STEPS.find(([size]) => seconds >= size) ?? [1, "second"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(seconds / size));
}

/** "5 minutes ago"; times are seconds since 1970. */
export function agoText(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  for (const [seconds, unit] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, "second");
}
