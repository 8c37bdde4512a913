/**
 * How effects are drawn: the one registry of signs, which each game fills when its board is loaded.
 *
 * An effect is a message with arguments, the same value that is said in words and executed by the engine. A game says
 * for each of its messages which signs stand for it; the frame draws them, on cards, strips and in the question bar.
 */
import type { PieceEffect } from "$lib/contract";
import type { IconSet } from "./icons/art";
import { COMMON_ICONS } from "./icons/common";
import { registerIcons } from "./icons/registry";

/** One sign: an icon, with a number in or beside it; a text alone (`×`, `/`, `→`); or a card in the colour of a kind. */
export type Sign = { icon: string; number?: string } | { text: string } | { band: string };

/** The arguments of an effect, by name; what is not there is 0, "" or nothing. */
export interface EffectArgs {
  number(name: string): number;
  text(name: string): string;
  list(name: string): string[];
  /** As they came: sentences in sentences, too. */
  readonly all: Readonly<Record<string, unknown>>;
}

export interface GameSigns {
  icons: readonly IconSet[];
  /** By the message of the effect, without `effect-`. Nothing stands for plain points: they have their place. */
  signs: Readonly<Record<string, (args: EffectArgs) => Sign[]>>;
  /** The shape of each band, so that nothing is told by colour alone. */
  shapes: Readonly<Record<string, string>>;
  /** Signs that put an effect into the row of the one before it, in front; null: it has a row of its own. */
  joins?: (before: PieceEffect, effect: PieceEffect) => Sign[] | null;
}

const known = new Map<string, GameSigns>();

/** Makes the signs and icons of a game known, by its slug. */
export function registerGame(game: string, signs: GameSigns): void {
  registerIcons(COMMON_ICONS);
  for (const set of signs.icons) registerIcons(set);
  known.set(game, signs);
}

export function effectArgs(effect: PieceEffect): EffectArgs {
  const args = effect.args as Record<string, unknown>;
  return {
    number: (name) => Number(args[name] ?? 0),
    text: (name) => String(args[name] ?? ""),
    list: (name) => (args[name] ?? []) as string[],
    all: args,
  };
}

/** The signs of one effect; a question mark for one that its game has no signs for. */
export function signsOf(game: string, effect: PieceEffect): Sign[] {
  const draw = known.get(game)?.signs[effect.message.replace(/^effect-/, "")];
  return draw === undefined ? [{ icon: "unknown" }] : draw(effectArgs(effect));
}

/** The signs of all effects of a piece, a row each. */
export function rowsOf(game: string, effects: readonly PieceEffect[]): Sign[][] {
  const rows: Sign[][] = [];
  for (const [place, effect] of effects.entries()) {
    const before = effects[place - 1];
    const last = rows.at(-1);
    const joined = before !== undefined && last !== undefined ? known.get(game)?.joins?.(before, effect) : null;
    const row = joined ?? signsOf(game, effect);
    if (joined) last?.unshift(...joined);
    else if (row.length > 0) rows.push(row);
  }
  return rows;
}

export function shapeOf(game: string, band: string): string {
  return known.get(game)?.shapes[band] ?? "unknown";
}

// --- putting signs together -------------------------------------------------------------------------------------------

export const icons = (names: readonly string[]): Sign[] => names.map((icon) => ({ icon }));

export const repeated = (icon: string, count: number): Sign[] => Array.from({ length: count }, () => ({ icon }));

/** `wood / clay / stone`. */
export const either = (names: readonly string[]): Sign[] =>
  names.flatMap((icon, place) => (place > 0 ? [{ text: "/" }, { icon }] : [{ icon }]));

// --- how wide they are ------------------------------------------------------------------------------------------------

/** A number of more than two letters, as `+12`. */
export const isLong = (sign: Sign): boolean => "number" in sign && (sign.number?.length ?? 0) > 2;

function width(sign: Sign): number {
  if ("text" in sign) return 0.46 * sign.text.length + 0.1;
  if ("band" in sign) return 0.85;
  return isLong(sign) ? 1.75 : sign.number === undefined ? 1.1 : 1.2;
}

/** About how wide a row of signs is, in icons: what the size of an icon in a narrow place has to be fitted to. */
export function signsWidth(row: readonly Sign[]): number {
  return row.reduce((sum, sign) => sum + width(sign), 0);
}

/** Of several rows, the widest. */
export function widest(rows: readonly (readonly Sign[])[]): number {
  return Math.max(0, ...rows.map(signsWidth));
}

/** Texts that stay with what stands before them; all others but `×2` stay with what follows: `‹`, `+2`, `−1`. */
const CLOSING: ReadonlySet<string> = new Set(["→", "/", "›"]);

/** A row in parts that stay together where it has to be broken: `wheat →`, `‹ farm ›`, `−1 hammer`. */
export function signParts(row: readonly Sign[]): Sign[][] {
  const parts: Sign[][] = [];
  let opened = false;
  for (const sign of row) {
    const text = "text" in sign ? sign.text : null;
    const closes = text !== null && CLOSING.has(text);
    const last = parts.at(-1);
    if (last !== undefined && (closes || opened)) last.push(sign);
    else parts.push([sign]);
    opened = text !== null && !closes && !text.startsWith("×");
  }
  return parts;
}
