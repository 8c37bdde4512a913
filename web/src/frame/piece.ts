/** What a card or tile of any game is made of, as `Piece.svelte` draws it. */

/** One step of a row of icons: an icon, how many of it, and words or signs that follow (or stand alone). */
export interface EffectIcons {
  readonly icon?: string;
  readonly count?: number;
  readonly text?: string;
}

export interface CostIcon {
  readonly icon: string;
  readonly count: number;
}

export interface PieceData {
  readonly key: string;
  readonly name: string;
  /** The kind in the reader's words. */
  readonly kind: string;
  /** Which `--band-…` colours it has: brown, grey, blue, green, yellow, red, purple, gold, teal or neutral. */
  readonly band: string;
  /** The icon of the kind's own shape. */
  readonly shape: string;
  readonly cost: readonly CostIcon[];
  readonly effects: readonly EffectIcons[];
  readonly points?: number | undefined;
  /** What is on its back: the name of an icon (its colour is the `--…` token of the same name), or a short text. */
  readonly back?: string | undefined;
  /** The icon of a symbol it gives to later pieces. */
  readonly mark?: string | undefined;
  /** All it does, in full sentences. */
  readonly sentence: string;
}

export type PieceForm = "card" | "wide" | "compact" | "token";
export type PieceState = "plain" | "act" | "chosen";

export interface Owner {
  readonly seat: number;
  readonly letter?: string | undefined;
}

const NARROW = /[iíjlftrI.,'’ -]/;
const WIDE = /[mwMWÓŐÖOÁAGQDNHVU]/;

/** About how wide a text is, in em of the display face. */
export function nameWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.74 : 0.51), 0);
}

/** About how wide its longest word is: what the size of a name has to be fitted to. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map(nameWidth));
}

/** How much room a row needs, counted in icons. */
export function iconCount(items: readonly EffectIcons[]): number {
  const room = items.map((item) => (item.icon === undefined ? 0.4 : Math.min(item.count ?? 1, 3)));
  return Math.max(1, room.reduce((sum, each, i) => sum + (isHeld(items[i]) ? 1 : each), 0));
}

/** These carry their number inside, as the coin and the laurel of a board game do. */
export const HOLDERS: Readonly<Record<string, string>> = { coin: "coin-blank", points: "points" };

export function isHeld(item: EffectIcons | undefined): boolean {
  return item?.icon !== undefined && item.count !== undefined && item.icon in HOLDERS;
}
