/** Movement of locations that trade places. */

/** How long a move takes, from the design tokens: 0 when the player wants no motion. */
export function moveMs(): number {
  const set = getComputedStyle(document.documentElement).getPropertyValue("--motion-move");
  const ms = Number.parseFloat(set);
  return Number.isFinite(ms) ? Math.min(ms, 300) : 0;
}
