/** What the seats of a table are called in the reader's language. */
import type { SeatInfo } from "./contract";
import type { Words } from "./words";

export type SeatNames = string[] & { readonly common: readonly boolean[]; readonly you: number | null };

/**
 * Bots are called by their level, and numbered where a level plays twice; so are people of the same name. A reader
 * without a name who looks through the eyes of the one seat that is his own is "you" in the log.
 */
export function seatNames(seats: readonly SeatInfo[], words: Words, eyes: number | null = null): SeatNames {
  const names = seats.map((seat) => baseName(seat, words));
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = new Map<string, number>();
  const shown = names.map((name) => {
    if ((counts.get(name) ?? 0) < 2) return name;
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    return `${name} (${number})`;
  });
  return Object.assign(shown, { common: seats.map((seat) => seat.kind !== "person" || !seat.name), you: nameless(seats, eyes) });
}

function nameless(seats: readonly SeatInfo[], eyes: number | null): number | null {
  const [own, ...more] = seats.filter((seat) => seat.you && seat.kind === "person");
  return own !== undefined && more.length === 0 && own.seat === eyes && !own.name ? eyes : null;
}

function baseName(seat: SeatInfo, words: Words): string {
  if (seat.kind === "open") return words.say("table-seat-open", { number: seat.seat + 1 });
  if (seat.kind === "person") return seat.name || words.say("seat-name", { number: seat.seat + 1 });
  return botName(seat.level ?? "", words);
}

/** A bot by its level, or by the name that only this server gives it. */
export function botName(level: string, words: Words): string {
  const id = `table-bot-${level}`;
  if (words.has(id)) return words.say(id);
  return level ? `${words.say("table-bot-other")} (${level})` : words.say("table-bot-other");
}
