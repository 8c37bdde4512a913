/** Moves of 7 Wonders Duel in notation: `raise:colossus:baths`. */

export type Move =
  | { verb: "build" | "discard" | "destroy" | "revive"; card: string }
  | { verb: "raise"; wonder: string; card: string }
  | { verb: "draft"; wonder: string }
  | { verb: "learn"; token: string }
  | { verb: "begin"; seat: number };

/** Null for what is no move of this game. */
export function parse(notation: string): Move | null {
  const [verb, first = "", second = ""] = notation.split(":");
  switch (verb) {
    case "build":
    case "discard":
    case "destroy":
    case "revive":
      return { verb, card: first };
    case "raise":
      return { verb, wonder: first, card: second };
    case "draft":
      return { verb, wonder: first };
    case "learn":
      return { verb, token: first };
    case "begin":
      return { verb, seat: Number(first) };
    default:
      return null;
  }
}
