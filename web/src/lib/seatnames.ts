/** What the seats of a table are called in the reader's language. */
import type { SeatInfo } from "./contract";
import type { Words } from "./words";

export type SeatNames = string[] & { readonly common: readonly boolean[] };

/** Bots are called by their level, and numbered where a level plays twice; so are people of the same name. */
export function seatNames(seats: readonly SeatInfo[], words: Words): SeatNames {
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
  return Object.assign(shown, { common: seats.map((seat) => seat.kind !== "person" || !seat.name) });
}

function baseName(seat: SeatInfo, words: Words): string {
  if (seat.kind === "open") return words.say("table-seat-open", { number: seat.seat + 1 });
  if (seat.kind === "person") return seat.name || words.say("seat-name", { number: seat.seat + 1 });
  const id = `table-bot-${seat.level ?? ""}`;
  if (words.has(id)) return words.say(id);
  return words.say("table-bot-other");
}
