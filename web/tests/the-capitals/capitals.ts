/** Tables of The Capitals for tests. */
import type { CapitalsView } from "../../src/games/the-capitals/types";
import type { TableAction } from "../../src/lib/contract";
import { readMove } from "../../src/lib/moves";
import { testGame } from "../boards";

const VERBS = {
  pick: ["column"],
  take: ["tile"],
  place: ["cell"],
  choose: ["option"],
  upgrade: [],
  decline: [],
  activate: ["tile"],
  send: ["seat"],
  send_neutral: [],
  pay_rest: [],
  rest: ["reward"],
  finish: [],
  shift: ["marker", "corner"],
  raise: ["tile"],
  flood: ["tile"],
};

export const { views: VIEWS, pieces: PIECES, viewOf, table } = testGame<CapitalsView>("the-capitals", VERBS);

export function action(move: string): TableAction {
  return readMove(move, VERBS);
}
