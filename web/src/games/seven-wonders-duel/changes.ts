/** Which things differ between two views. */
import type { GameView, Key } from "../../lib/contract";
import type { DuelView } from "./types";

/** Keys of the things that differ, most important first: what was gained, then pawn and tokens, then what was revealed. */
export function changes(earlier: GameView, later: GameView): Key[] {
  const before = earlier as DuelView;
  const after = later as DuelView;
  const keys = new Set<Key>();
  for (const city of after.cities) {
    const old = before.cities[city.seat];
    if (old === undefined) continue;
    for (const card of added(old.buildings, city.buildings)) keys.add(`card:${card}`);
    for (const { wonder, built } of city.wonders) {
      const known = old.wonders.find((one) => one.wonder === wonder);
      if (known === undefined || known.built !== built) keys.add(`wonder:${wonder}`);
    }
    for (const token of added(old.tokens, city.tokens)) keys.add(`token:${token}`);
  }
  for (const card of added(before.discard, after.discard)) keys.add(`card:${card}`);
  if (before.conflict !== after.conflict) keys.add("pawn:conflict");
  for (const loot of before.loot) {
    if (!after.loot.some((one) => one.seat === loot.seat && one.coins === loot.coins)) {
      keys.add(`loot:${loot.seat}-${loot.coins}`);
    }
  }
  for (const city of after.cities) {
    if (before.cities[city.seat]?.coins !== city.coins) keys.add(`seat:${city.seat}`);
  }
  for (const wonder of added(before.offer, after.offer)) keys.add(`wonder:${wonder}`);
  for (const token of added(before.board_tokens, after.board_tokens)) keys.add(`token:${token}`);
  for (const slot of after.structure) {
    const old = before.age === after.age ? before.structure.find((one) => one.slot === slot.slot) : undefined;
    if (slot.card !== null && old?.card !== slot.card) keys.add(`card:${slot.card}`);
  }
  return [...keys];
}

function added(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((one) => !before.includes(one));
}
