/** How much of a table a seat had seen when its player last looked, so that what is new can be shown. */

export interface Seen {
  /** Lines of the log. */
  readonly log: number;
  readonly ply: number;
}

const PREFIX = "pentapolis.seen.";
/** Tables a browser remembers; the oldest are forgotten. */
const KEPT = 200;

function keyOf(table: string, seat: number | null): string {
  return `${PREFIX}${table}.${seat ?? "watch"}`;
}

export class SeenMemory {
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  get(table: string, seat: number | null): Seen | null {
    const { log, ply } = this.#read(table, seat);
    return Number.isInteger(log) && Number.isInteger(ply) ? { log: log as number, ply: ply as number } : null;
  }

  set(table: string, seat: number | null, seen: Seen): void {
    this.#write(table, seat, { ...seen });
  }

  /** After which position the seat decided last; null if that is not known here. */
  decided(table: string, seat: number | null): number | null {
    const stored = this.#read(table, seat)["decided"];
    return Number.isInteger(stored) ? (stored as number) : null;
  }

  decide(table: string, seat: number, ply: number): void {
    this.#write(table, seat, { decided: ply });
  }

  #read(table: string, seat: number | null): Record<string, unknown> {
    try {
      const stored: unknown = JSON.parse(this.#storage?.getItem(keyOf(table, seat)) ?? "null");
      return typeof stored === "object" && stored !== null ? { ...stored } : {};
    } catch {
      return {};
    }
  }

  #write(table: string, seat: number | null, what: Record<string, unknown>): void {
    try {
      this.#storage?.setItem(keyOf(table, seat), JSON.stringify({ ...this.#read(table, seat), ...what, at: Date.now() }));
      this.#forget();
    } catch {
      // A full or forbidden storage costs the divider in the log and nothing else.
    }
  }

  #forget(): void {
    const storage = this.#storage;
    if (!storage || storage.length <= KEPT) return;
    const mine = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ key, at: Number((JSON.parse(storage.getItem(key) ?? "{}") as { at?: number }).at ?? 0) }))
      .sort((one, other) => other.at - one.at);
    for (const { key } of mine.slice(KEPT)) storage.removeItem(key);
  }
}
