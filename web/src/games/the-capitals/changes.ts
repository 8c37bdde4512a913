/** Which things differ between two views. */
import type { GameView, Key } from "../../lib/contract";
import { type CapitalsView, cellKey, tileKey, TRACKS } from "./types";

/** Keys of the things that differ, most important first: new tiles, those that were used, columns, then tracks. */
export function changes(earlier: GameView, later: GameView): Key[] {
  const before = earlier as CapitalsView;
  const after = later as CapitalsView;
  const keys = new Set<Key>();
  for (const city of after.cities) {
    const old = before.cities[city.seat];
    if (old === undefined) continue;
    for (const placed of city.tiles) {
      const was = old.tiles.find((one) => one.cell === placed.cell);
      if (was?.tile === placed.tile && was.cubes === placed.cubes && was.tourists.length === placed.tourists.length) continue;
      keys.add(`place:${city.seat}:${placed.cell}`);
      if (city.seat === (after.seat ?? 0)) keys.add(cellKey(placed.cell));
    }
    if (old.plant.level !== city.plant.level) keys.add(`plant:${city.seat}`);
    if (old.tourist_host !== city.tourist_host) keys.add(`tourist:${city.seat}`);
  }
  after.initiative.forEach(({ column, holder }, place) => {
    if (before.initiative[place]?.holder !== holder) keys.add(`column:${column}`);
  });
  const known = new Set(before.fields.flatMap((field) => field.tiles.map(({ tile }) => tile)));
  for (const field of after.fields) for (const { tile } of field.tiles) if (!known.has(tile)) keys.add(tileKey(tile));
  after.board.forEach((track, place) => {
    track.markers.forEach((space, seat) => {
      if (before.board[place]?.markers[seat] !== space) keys.add(`track:${TRACKS[place]}:${seat}`);
    });
  });
  return [...keys];
}
