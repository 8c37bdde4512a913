/** The icons known to `<Icon name>`: those of the frame always, those of a game once its board has registered them. */

import type { Art, IconSet } from "./art";
import { FRAME_ICONS } from "./frame";

const known = new Map<string, Art>(Object.entries(FRAME_ICONS));

/** Adds a set. A name stands for one drawing in all games, so a second drawing under a known name is an error. */
export function registerIcons(set: IconSet): void {
  for (const [name, art] of Object.entries(set)) {
    const before = known.get(name);
    if (before !== undefined && before !== art) throw new Error(`two drawings for the icon "${name}"`);
    known.set(name, art);
  }
}

export function hasIcon(name: string): boolean {
  return known.has(name);
}

/** The drawing of an icon; a plain question mark for a name nobody has registered. */
export function findIcon(name: string): Art {
  return known.get(name) ?? FRAME_ICONS.unknown;
}
