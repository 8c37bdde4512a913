/** Tables of Imperium for tests. */
import type { ImperiumView } from "../../src/games/imperium/types";
import type { TableAction } from "../../src/lib/contract";
import { readMove } from "../../src/lib/moves";
import { testGame } from "../boards";

const OF_CARDS = [
  "play", "exhaust", "token", "solstice", "acquire", "break", "exile", "swap", "discard", "return", "take", "top", "bury",
  "abandon", "recall", "garrison", "under", "sink", "find", "give", "develop", "refresh", "copy", "icon", "react",
]; // prettier-ignore
const ALONE = ["innovate", "revolt", "end", "done", "refresh_nation", "refresh_development", "yes", "no"];
const VERBS = {
  ...Object.fromEntries(OF_CARDS.map((verb) => [verb, ["card"]])),
  ...Object.fromEntries(ALONE.map((verb) => [verb, []])),
  from_deck: ["deck"],
  name: ["suit"],
  spend: ["number"],
  times: ["number"],
  choose: ["option"],
  side: ["side"],
  draft: ["nation"],
};

export const { views: VIEWS, pieces: PIECES, viewOf, table } = testGame<ImperiumView>("imperium", VERBS);

export function action(move: string): TableAction {
  return readMove(move, VERBS);
}
