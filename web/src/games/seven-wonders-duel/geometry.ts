/** How the cards of the structure lie: places, overlaps and the order in which they are read. */
import type { SlotView } from "./types";

/** Columns are counted in half cards; a structure's first column stands at the left edge. */
const COLUMNS = [
  { first: 1, cards: 6, rows: 5 },
  { first: 1, cards: 6, rows: 5 },
  { first: 3, cards: 4, rows: 7 },
] as const;

export interface Extent {
  /** Of the leftmost card, in half cards. */
  first: number;
  /** How many cards lie side by side at the widest place. */
  cards: number;
  rows: number;
}

/** The size of the structure of an age when all its cards lie there: it keeps its place while cards are taken. */
export function extent(age: number): Extent {
  const found = COLUMNS[age - 1];
  if (found === undefined) throw new RangeError(`no structure in age ${age}`);
  return found;
}

/** From the left edge, in cards. */
export function across(slot: SlotView, age: number): number {
  return (slot.column - extent(age).first) / 2;
}

/** A card is covered by the cards of the next row half a card to its left and right. */
export function coveredBy(slot: SlotView, structure: readonly SlotView[]): number {
  return structure.filter((other) => lies(other, slot)).length;
}

/** The cards that nothing would cover any more if this one were taken. */
export function uncovers(slot: SlotView, structure: readonly SlotView[]): SlotView[] {
  return structure.filter((under) => lies(slot, under) && coveredBy(under, structure) === 1);
}

function lies(upper: SlotView, lower: SlotView): boolean {
  return upper.row === lower.row + 1 && Math.abs(upper.column - lower.column) === 1;
}

/** Reading order: what can be taken first, then what can be seen, then the backs; each from the top left. */
export function inReadingOrder(structure: readonly SlotView[]): SlotView[] {
  const rank = (slot: SlotView): number => (slot.accessible ? 0 : slot.card !== null ? 1 : 2);
  return structure.toSorted((a, b) => rank(a) - rank(b) || a.row - b.row || a.column - b.column);
}
