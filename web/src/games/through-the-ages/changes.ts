/** Which things differ between two views. */
import type { GameView, Key } from "../../lib/contract";
import { type AgesView, cardKey } from "./types";

/** Keys of the things that differ, most important first: what interrupts, new cards in play, workers, the row, numbers. */
export function changes(earlier: GameView, later: GameView): Key[] {
  const before = earlier as AgesView;
  const after = later as AgesView;
  const keys = new Set<Key>();
  if (after.event !== null && after.event !== before.event) keys.add(cardKey(after.event));
  if (after.aggression !== null && after.aggression.card !== before.aggression?.card) keys.add(cardKey(after.aggression.card));
  for (const player of after.players) {
    const old = before.players[player.seat];
    if (old === undefined) continue;
    const { seat } = player;
    for (const technology of player.technologies) {
      const was = old.technologies.find((one) => one.card === technology.card);
      if (was === undefined || was.workers !== technology.workers) keys.add(`mat:${seat}:${technology.card}`);
    }
    const had = new Set([...old.wonders.map(({ card }) => card), ...old.specials, ...old.colonies, old.government, old.leader]);
    for (const card of [...player.wonders.map((one) => one.card), ...player.specials, ...player.colonies, player.government, player.leader]) {
      if (card !== null && !had.has(card)) keys.add(`mat:${seat}:${card}`);
    }
    if (player.unfinished !== null && player.unfinished.built !== old.unfinished?.built) keys.add(`mat:${seat}:${player.unfinished.card}`);
    if (old.tactic?.card !== player.tactic?.card) keys.add(`tactic:${seat}`);
    for (const what of ["culture", "science", "strength"] as const) if (old[what] !== player[what]) keys.add(`number:${seat}:${what}`);
  }
  after.row.forEach(({ space, card }, place) => {
    if (before.row[place]?.card !== card) keys.add(`space:${space}`);
  });
  return [...keys];
}
