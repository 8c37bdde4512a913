/** A record from a file or a pasted text. What it means only the server can say. */

const LARGEST = 2_000_000;

/** It cannot be a record; `file` is the name of the file, null for a pasted text. */
export class UnreadableRecord extends Error {
  override readonly name = "UnreadableRecord";

  constructor(
    readonly kind: "empty" | "too-large" | "no-json" | "no-object",
    readonly file: string | null,
  ) {
    super(`not a record: ${kind}`);
  }
}

export async function readRecord(source: string | File): Promise<Record<string, unknown>> {
  const file = typeof source === "string" ? null : source.name;
  const size = typeof source === "string" ? source.length : source.size;
  if (size > LARGEST) throw new UnreadableRecord("too-large", file);
  const text = typeof source === "string" ? source : await source.text();
  if (text.trim() === "") throw new UnreadableRecord("empty", file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableRecord("no-json", file);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new UnreadableRecord("no-object", file);
  return { ...value };
}
