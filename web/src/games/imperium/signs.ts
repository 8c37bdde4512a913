/** What stands for a few short effects; most of what cards say here is said in sentences. */
import "./tones.css";
import { registerGame, type Sign } from "../../frame/effects";
import { SUIT_ICONS, TOKEN_ICONS } from "./icons";
import { ICONS, type Token } from "./types";
import type { Piece } from "../../lib/contract";

export const GAME = "imperium";

const NAMES: Readonly<Record<Token, string>> = { materials: "materials", population: "people", progress: "advance" };
export const iconOf = (token: Token): string => NAMES[token];

registerGame(GAME, { icons: [TOKEN_ICONS, SUIT_ICONS], shapes: {}, signs: {} });

/** The production, fertile and river icons that a card has in play. */
export function landSigns(piece: Piece): Sign[] {
  return ICONS.flatMap((icon) => Array.from({ length: Number(piece.facts[icon] ?? 0) }, () => ({ icon })));
}

/** What a line of a card is about: exhausting, the solstice, something that happens, points. */
export function momentOf(message: string): string | null {
  if (message.startsWith("text-exhaust")) return "tired";
  if (message.startsWith("text-solstice")) return "solstice";
  if (message.startsWith("text-free-play")) return "go";
  if (message.startsWith("text-end-of-game")) return "ends";
  return null;
}
