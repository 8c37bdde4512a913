/** Editions: games whose cards come from a file, of which there may be several. */

import { type GameInfo, getGame, type TableInfo } from "$lib/api";
import { type Loaded, loadTable } from "$lib/tableload";
import type { Words } from "$lib/words";

export type Edition = GameInfo["editions"][number];

export const EDITION = "edition";

export function findEdition(game: GameInfo, name: unknown): Edition | undefined {
  return game.editions.find((edition) => edition.name === name);
}

/** The edition of a table where it is not the one that is played if nothing is said. */
export function otherEdition(game: GameInfo, table: TableInfo): Edition | undefined {
  const edition = findEdition(game, table.options[EDITION]);
  return edition === game.editions[0] ? undefined : edition;
}

/** What an edition is called: the game's own words, or the title that its file gives. */
export function editionTitle(edition: Edition, spoken: Words): string {
  const id = `value-${edition.name}`;
  return spoken.has(id) ? spoken.say(id) : edition.title;
}

/** The name of the sheet with a table's own cards: its edition, and the options that change what is printed. */
export function sheetName(game: GameInfo, table: TableInfo): string {
  const edition = findEdition(game, table.options[EDITION]) ?? game.editions[0];
  const others = game.options.filter(({ name }) => name !== EDITION && game.printed.includes(name));
  const chosen = others.flatMap(({ name, default: usual }) => {
    const value = table.options[name] ?? usual;
    return value === usual ? [] : [`,${name}=${value}`];
  });
  if (edition === undefined || (edition === game.editions[0] && chosen.length === 0)) return game.slug;
  return `${game.slug}@${edition.name}${chosen.join("")}`;
}

/** Everything a table needs, with the cards of its own edition. */
export async function loadEdition(id: string): Promise<Loaded> {
  const loaded = await loadTable(id);
  const name = sheetName(loaded.sheet.game, loaded.info);
  return name === loaded.info.game ? loaded : { ...loaded, sheet: await getGame(name) };
}
