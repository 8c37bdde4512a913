/** What a table is made of. */

import type { TableInfo } from "./api";

export type Chosen = "seed" | "fork" | "import" | "scripted";

const CHOSEN = ["seed", "fork", "import"] as const;

/** Who chose what lies on the table, if anybody did; null where the server dealt by chance. */
export function chosenBy(table: Pick<TableInfo, "origin" | "scripted">): Chosen | null {
  if (table.scripted) return "scripted";
  return CHOSEN.find((one) => one === table.origin) ?? null;
}
