/** Which things differ between two views. */
import type { GameView, Key } from "../../lib/contract";
import { type EmpiresView, RESOURCES } from "./types";

/** Keys of the things that differ, most important first: the middle, then ruins and innovations, then the own resources. */
export function changes(earlier: GameView, later: GameView): Key[] {
  const before = earlier as EmpiresView;
  const after = later as EmpiresView;
  const keys = new Set<Key>();
  for (const { card, taken_by, pot } of after.disasters) {
    const old = before.disasters.find((one) => one.card === card);
    if (old?.taken_by !== taken_by || RESOURCES.some((resource) => old.pot[resource] !== pot[resource])) keys.add(`card:${card}`);
  }
  if (after.conflict !== null && after.conflict.card !== before.conflict?.card) keys.add(`conflict:${after.conflict.card}`);
  for (const empire of after.empires) {
    const old = before.empires[empire.seat];
    if (old === undefined) continue;
    const seat = empire.seat;
    for (const place of empire.row) {
      const was = old.row.find((one) => one.location === place.location);
      if (was === undefined) continue;
      if (was.healthy !== place.healthy || was.position !== place.position) keys.add(`place:${seat}:${place.location}`);
      for (const { card, exhausted } of place.innovations) {
        const known = was.innovations.find((one) => one.card === card);
        if (known === undefined || known.exhausted !== exhausted) keys.add(`card:${card}`);
      }
    }
    for (const card of empire.hand ?? []) if (old.hand !== null && !old.hand.includes(card)) keys.add(`card:${card}`);
    if (seat !== after.seat || empire.resources === null || old.resources === null) continue;
    for (const resource of RESOURCES) {
      if (empire.resources[resource] !== old.resources[resource]) keys.add(`mine:${resource}`);
    }
  }
  return [...keys];
}
