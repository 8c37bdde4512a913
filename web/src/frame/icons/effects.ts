/** What cards do beyond gaining something. */

import { circle, fill, line, plain, toned, type IconSet } from "./art";

export const EFFECT_ICONS = {
  "play-again": plain(
    line("M19.6 14.6A8.2 8.2 0 1 1 17.4 6", 2.8),
    fill("M13.4 8.6 21.6 9.8 21 1.4Z"),
  ),
  destroy: toned(
    "refused",
    line("M5.4 3h9.2a1.6 1.6 0 0 1 1.6 1.6v4M13 21H5.4a1.6 1.6 0 0 1-1.6-1.6V4.6A1.6 1.6 0 0 1 5.4 3", 2.2),
    fill("M3.8 3h12.4v4.4H3.8Z"),
    line("M12.6 12.4l8.6 8.6M21.2 12.4l-8.6 8.6", 3),
  ),
  discard: plain(
    fill("M2.2 8.6 11 5.4l4.4 12-8.8 3.2Z", "shade"),
    fill("M11.6 2.6 21 4.4l-2.6 13.4L9 16Z", "cut"),
    line("M11.8 3 20.6 4.8 18.2 17 9.4 15.2Z", 2),
    line("M2 22.4h20", 2),
  ),
  "draw-from-box": plain(
    fill("M2.4 12.6h5.2v2.2h8.8v-2.2h5.2v7.4a2 2 0 0 1-2 2H4.4a2 2 0 0 1-2-2Z"),
    line(circle(12, 6.6, 4.4), 2.2),
    fill(circle(12, 6.6, 1.7)),
  ),
  trade: plain(line("M2.6 12h13", 3.2), fill("M13.6 4.8 22.4 12l-8.8 7.2Z")),
  most: plain(
    fill("M3.4 8h7.4v14H3.4ZM13.2 14.4h7.4V22h-7.4Z"),
    fill("M7.1 1.2 11 5.8H3.2Z"),
  ),
  chain: plain(
    line("M10 13.8a4.6 4.6 0 0 0 6.6.4l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.7 1.7", 2.6),
    line("M14 10.2a4.6 4.6 0 0 0-6.6-.4l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.7-1.7", 2.6),
  ),
  card: plain(line("M6.6 2.6h10.8a1.8 1.8 0 0 1 1.8 1.8v15.2a1.8 1.8 0 0 1-1.8 1.8H6.6a1.8 1.8 0 0 1-1.8-1.8V4.4a1.8 1.8 0 0 1 1.8-1.8Z", 2), fill("M4.8 3h14.4v5H4.8Z")),
  pawn: toned(
    "shield",
    fill("M8.6 9.6h6.8l2.8 9.2h1.4V22H4.4v-3.2h1.4Z"),
    fill(circle(12, 6.4, 4.8)),
    fill("M12 9.6h3.4l2.8 9.2h1.4V22H12Z", "shade"),
    line("M9.4 6.4A2.7 2.7 0 0 1 11.6 3.9", 1.3, "light"),
  ),
} as const satisfies IconSet;
