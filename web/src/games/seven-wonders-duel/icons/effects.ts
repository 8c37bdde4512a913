/** What cards do beyond gaining something. */

import { circle, fill, line, plain, toned, type IconSet } from "../../../frame/icons/art";

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
  "draw-from-box": plain(
    fill("M2.4 12.6h5.2v2.2h8.8v-2.2h5.2v7.4a2 2 0 0 1-2 2H4.4a2 2 0 0 1-2-2Z"),
    line(circle(12, 6.6, 4.4), 2.2),
    fill(circle(12, 6.6, 1.7)),
  ),
  trade: plain(line("M2.6 12h13", 3.2), fill("M13.6 4.8 22.4 12l-8.8 7.2Z")),
  chain: plain(
    line("M10 13.8a4.6 4.6 0 0 0 6.6.4l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.7 1.7", 2.6),
    line("M14 10.2a4.6 4.6 0 0 0-6.6-.4l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.7-1.7", 2.6),
  ),
} as const satisfies IconSet;
