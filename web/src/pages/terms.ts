/** On what terms a table is played: what somebody wants to know before sitting down. */

import type { Clock, GameInfo, TableInfo } from "$lib/api";
import { CLOCKS, presetOf } from "$lib/newTable";
import type { Words } from "$lib/words";
import { EDITION } from "./editions";

const UNITS = [
  [86_400, "day"],
  [3_600, "hour"],
  [60, "minute"],
] as const;

/** "15 minutes": seconds in the largest unit that needs no fraction. */
function duration(seconds: number, language: string): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? [1, "second"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** The thinking time: as the form of a new table calls it, or in full. */
export function clockTerms(clock: Clock | null, words: Words): string {
  const preset = CLOCKS.find((choice) => choice !== "custom" && same(presetOf(choice), clock));
  if (preset !== undefined) return words.say(`shell-clock-${preset}`);
  const { seconds, increment } = clock as Clock;
  const each = duration(seconds, words.language);
  return increment > 0 ? `${each} + ${duration(increment, words.language)}` : each;
}

function same(one: Clock | null, other: Clock | null): boolean {
  return one?.seconds === other?.seconds && one?.increment === other?.increment;
}

/** What is played otherwise than usual: "Wonders: First game". The edition has a place of its own. */
export function optionTerms(table: TableInfo, game: GameInfo, brief: Words): string[] {
  return game.options.flatMap(({ name, default: usual }) => {
    const value = table.options[name] ?? usual;
    if (name === EDITION || value === usual) return [];
    const id = `value-${String(value)}`;
    return [`${brief.say(`option-${name}`)}: ${brief.has(id) ? brief.say(id) : String(value)}`];
  });
}
