/** The form of a new table as plain data, what is wrong with it, and the request it becomes. */

import type { Clock, GameInfo, NewTable, Place } from "./api";

export type PlaceKind = Place["kind"];
export type ClockChoice = "none" | "quick" | "calm" | "slow" | "custom";
export type OptionValue = GameInfo["options"][number]["default"];

export interface SeatForm {
  kind: PlaceKind;
  level: string;
  /** What this seat is called at a screen that several people share; empty for one's own name. */
  name: string;
}

export interface TableForm {
  seats: SeatForm[];
  options: Record<string, OptionValue>;
  clock: ClockChoice;
  /** Of one's own clock; null while the field is empty. */
  minutes: number | null;
  increment: number | null;
  open: boolean;
}

/** A message id with its arguments, and the field it is about. */
export interface Fault {
  field: string;
  message: string;
  args: Record<string, number>;
}

export const CLOCKS: readonly ClockChoice[] = ["none", "quick", "calm", "slow", "custom"];
export const LONGEST_NAME = 40;
const MOST_MINUTES = 90 * 24 * 60;
const MOST_INCREMENT = 7 * 86_400;
const DAY = 86_400;

const PRESETS: Readonly<Record<Exclude<ClockChoice, "custom">, Clock | null>> = {
  none: null,
  quick: { seconds: 15 * 60, increment: 10 },
  calm: { seconds: 30 * 60, increment: 20 },
  slow: { seconds: DAY, increment: DAY },
};

/** The clock of a choice that needs no figures of one's own. */
export const presetOf = (choice: Exclude<ClockChoice, "custom">): Clock | null => PRESETS[choice];

/** The level to offer: the one last chosen, else medium, else the first there is. */
export function levelFor(levels: readonly string[], wanted: string): string {
  return [wanted, "medium"].find((level) => levels.includes(level)) ?? levels[0] ?? "";
}

const seatForm = (kind: PlaceKind, level: string): SeatForm => ({ kind, level, name: "" });

export function fewestSeats(game: GameInfo): number {
  return Math.min(...game.seats);
}

/** The first person sits down, and everybody else is a bot. */
export function blankForm(game: GameInfo, level: string): TableForm {
  const chosen = levelFor(game.levels, level);
  const seats = Array.from({ length: fewestSeats(game) }, (_, seat) => seatForm(seat === 0 ? "me" : "bot", chosen));
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { seats, options, clock: "none", minutes: 20, increment: 10, open: false };
}

/** The same form for another number of players; those who stay keep their seats. */
export function withSeats(form: TableForm, count: number): TableForm {
  const level = form.seats[0]?.level ?? "";
  const kind = form.seats.at(-1)?.kind === "bot" ? "bot" : "open";
  const added = Array.from({ length: Math.max(0, count - form.seats.length) }, () => seatForm(kind, level));
  return { ...form, seats: [...form.seats.slice(0, count), ...added] };
}

/** The options that this number of players can choose, each with the values that speak of nobody who does not play. */
export function offeredOptions(game: GameInfo, count: number): GameInfo["options"] {
  const plays = (value: OptionValue): boolean => typeof value !== "number" || value < count;
  return game.options
    .filter(({ seat }) => seat === null || seat < count)
    .map((option) => (option.seats ? { ...option, values: option.values.filter(plays) } : option));
}

/** What was chosen for players who have left the form is forgotten. */
function chosenOf(form: TableForm, game: GameInfo): TableForm["options"] {
  const chosen = offeredOptions(game, form.seats.length).map(({ name, values, default: usual }) => {
    const value = form.options[name] ?? usual;
    return [name, values.includes(value) ? value : usual];
  });
  return Object.fromEntries(chosen);
}

export function faults(form: TableForm, game: GameInfo): Fault[] {
  const found: Fault[] = [];
  form.seats.forEach((seat, place) => {
    const number = place + 1;
    if (seat.kind === "bot" && !game.levels.includes(seat.level)) {
      found.push({ field: `level-${place}`, message: "shell-fault-level", args: { number } });
    }
    if (seat.kind === "me" && seat.name.trim().length > LONGEST_NAME) {
      found.push({ field: `name-${place}`, message: "shell-fault-name", args: { number, most: LONGEST_NAME } });
    }
  });
  if (form.seats.every((seat) => seat.kind === "bot")) {
    found.push({ field: "seats", message: "shell-fault-no-people", args: {} });
  }
  if (form.open && form.seats.every((seat) => seat.kind !== "open")) {
    found.push({ field: "open", message: "shell-fault-open-seat", args: {} });
  }
  if (form.clock === "custom") {
    if (form.minutes === null || !(form.minutes >= 1 && form.minutes <= MOST_MINUTES)) {
      found.push({ field: "minutes", message: "shell-fault-minutes", args: { least: 1, most: MOST_MINUTES } });
    }
    if (form.increment === null || !(form.increment >= 0 && form.increment <= MOST_INCREMENT)) {
      found.push({ field: "increment", message: "shell-fault-increment", args: { most: MOST_INCREMENT } });
    }
  }
  return found;
}

function clockOf(form: TableForm): Clock | null {
  if (form.clock !== "custom") return PRESETS[form.clock];
  return { seconds: Math.round((form.minutes ?? 0) * 60), increment: Math.round(form.increment ?? 0) };
}

function placeOf(seat: SeatForm, shared: boolean): Place {
  const name = seat.name.trim();
  return {
    kind: seat.kind,
    level: seat.kind === "bot" ? seat.level : null,
    name: seat.kind === "me" && shared && name !== "" ? name : null,
  };
}

/** The request of a form without faults. */
export function bodyOf(form: TableForm, game: GameInfo): NewTable {
  const shared = form.seats.filter((seat) => seat.kind === "me").length > 1;
  return {
    game: game.slug,
    places: form.seats.map((seat) => placeOf(seat, shared)),
    options: chosenOf(form, game),
    clock: clockOf(form),
    open: form.open,
    seed: null,
  };
}

export type QuickStart = "bot" | "here" | "invite";

/** The tables one click opens: against bots, together at this screen, with a seat to give away. */
export function quickBody(game: GameInfo, how: QuickStart, level: string, clock: Clock | null = null): NewTable {
  const other: PlaceKind = how === "bot" ? "bot" : how === "here" ? "me" : "open";
  const form = blankForm(game, level);
  form.seats = form.seats.map((seat, place) => ({ ...seat, kind: place === 0 ? "me" : other }));
  return { ...bodyOf(form, game), clock };
}
