/** How the cards of a nation share their room: as large as they can be with all of them in sight. */

export interface Laid {
  columns: number;
  /** In px, of the card without what is tucked under it. */
  width: number;
  height: number;
  /** What is tucked under cards has no room for its name. */
  stubs: boolean;
}

/** In px. Smaller ones cannot be read, larger ones have nothing more to say. */
const LEAST = { width: 70, height: 44 } as const;
const LARGEST = { width: 230, height: 172 } as const;
/** Cards lower than this have more to say than the names below them. */
const LOW = 64;
export const GAP = { column: 7, row: 6 } as const;
/** What is tucked under a card: a line of its name, its edges, how wide a letter is at the most; and all stubs together. */
const TUCKED = { line: 13, edges: 5, beside: 18, letter: 6.2, stubs: 13 } as const;
/** A card is so much wider than high where both count the same. */
const SHAPE = 1.4;

/** Cards in their order, each with the names of those tucked under it; null: not all of them fit. */
export function laidOut(tucked: readonly (readonly string[])[], width: number, height: number): Laid | null {
  const named = best(tucked, width, height, false);
  if (named !== null && (named.height >= LOW || tucked.every((names) => names.length === 0))) return named;
  return best(tucked, width, height, true);
}

function best(tucked: readonly (readonly string[])[], width: number, height: number, stubs: boolean): Laid | null {
  let found: Laid | null = null;
  for (let columns = 1; columns <= tucked.length; columns += 1) {
    const rows = Math.ceil(tucked.length / columns);
    const wide = Math.floor(Math.min((width - GAP.column * (columns - 1)) / columns, LARGEST.width));
    const below = tucked.map((names) => (stubs ? (names.length > 0 ? TUCKED.stubs : 0) : names.reduce((sum, name) => sum + heightOf(name, wide), 0)));
    const lowest = Array.from({ length: rows }, (_, row) => Math.max(...below.slice(row * columns, (row + 1) * columns)));
    const free = height - GAP.row * (rows - 1) - lowest.reduce((sum, some) => sum + some, 0);
    const high = Math.floor(Math.min(free / rows, LARGEST.height));
    if (wide < LEAST.width || high < LEAST.height) continue;
    const laid = { columns, width: wide, height: high, stubs };
    if (found === null || sizeOf(laid) >= sizeOf(found)) found = laid;
  }
  return found;
}

const sizeOf = ({ width, height }: Laid): number => Math.min(width / SHAPE, height);

/** Of a tucked card, with its name in as many lines as it needs. */
function heightOf(name: string, wide: number): number {
  const room = Math.max(1, Math.floor((wide - TUCKED.beside) / TUCKED.letter));
  let lines = 1;
  let used = 0;
  for (const { length } of name.split(" ")) {
    if (used > 0 && used + 1 + length > room) {
      lines += 1;
      used = 0;
    }
    lines += Math.ceil(length / room) - 1;
    used += length + (used > 0 ? 1 : 0);
  }
  return lines * TUCKED.line + TUCKED.edges;
}

/** So many lines in so many columns: as few columns as show them all, two at most. */
export function columnsOf(lines: number, height: number, line: number): number {
  return height > 0 && lines * line > height ? 2 : 1;
}
