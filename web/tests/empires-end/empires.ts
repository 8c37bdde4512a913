/** Tables of Empire's End for tests. */
import type { EmpiresView } from "../../src/games/empires-end/types";
import type { TableAction } from "../../src/lib/contract";
import { readMove } from "../../src/lib/moves";
import { testGame } from "../boards";

const VERBS = {
  bid: ["card", "resource"],
  free_bid: ["card", "card2"],
  take: ["card"],
  replace: ["card", "card2"],
  go_on: [],
  wait: [],
  rest: [],
  ruin: ["location"],
  place: ["location"],
  buy_coin: [],
  decline: [],
  convert: ["card", "resource"],
  trade: ["location", "resource"],
  repeat: ["card", "card2"],
  repeat_at: ["card", "location"],
  refresh: ["card", "card2"],
  refresh_at: ["location", "card"],
  recover: ["card"],
  play: ["card", "location"],
  sell: ["card"],
  discard_hand: [],
  restore: ["location"],
  swap: ["location", "location2"],
  move: ["card", "location"],
  finish: [],
  begin: ["part"],
  commit: ["axes", "coins"],
  pay: ["coins"],
  redraw: [],
  keep_hand: [],
  suffer: ["card", "card2"],
};

export const { views: VIEWS, pieces: PIECES, viewOf, table } = testGame<EmpiresView>("empires-end", VERBS);

export function action(move: string): TableAction {
  return readMove(move, VERBS);
}
