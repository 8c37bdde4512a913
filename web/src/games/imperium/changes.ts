/** Which things differ between two views. */
import type { GameView, Key } from "../../lib/contract";
import { cardKey, type ImperiumView, TOKENS } from "./types";

/** Keys of the things that differ, most important first: cards in play, the market, hands, tokens. */
export function changes(earlier: GameView, later: GameView): Key[] {
  const before = earlier as ImperiumView;
  const after = later as ImperiumView;
  const keys = new Set<Key>();
  for (const player of after.players) {
    const old = before.players[player.seat];
    if (old === undefined) continue;
    for (const one of player.area) {
      const was = old.area.find(({ card }) => card === one.card);
      if (was === undefined || was.exhausted !== one.exhausted || was.garrison.length !== one.garrison.length) keys.add(cardKey(one.card));
    }
    if (old.state !== player.state) keys.add(`state:${player.seat}`);
    for (const card of player.discard) if (!old.discard.includes(card)) keys.add(cardKey(card));
    if (player.seat === after.seat) for (const card of player.hand) if (card !== null && !old.hand.includes(card)) keys.add(cardKey(card));
    for (const token of TOKENS) if (old[token] !== player[token]) keys.add(`token:${player.seat}:${token}`);
  }
  after.market.forEach(({ card }, place) => {
    if (card !== null && before.market[place]?.card !== card) keys.add(cardKey(card));
  });
  return [...keys];
}
