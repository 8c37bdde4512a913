/** The scientific symbols: the six on cards, and the balance of the Law. */

import { circle, fill, line, toned, type IconSet } from "../../../frame/icons/art";

const symbol = (...layers: Parameters<typeof toned>[1][]) => toned("science", ...layers);

export const SCIENCE_ICONS = {
  "science-armillary": symbol(
    line(circle(12, 10, 8), 2),
    line("M4.6 13.2A8 2.9 -24 0 1 19.4 6.8 8 2.9 -24 0 1 4.6 13.2Z", 1.7),
    line("M9.2 2.8 14.8 17.2", 1.6),
    line("M12 18.4v2.2M7 21.6h10", 2.4),
  ),
  "science-sundial": symbol(
    fill("M5.4 10.6 15.6 1.8v9.6Z"),
    fill("M2 13.2c0-1.7 2-2.7 3.2-3l0 .9 10.9.9V10c3.6.5 5.9 1.7 5.9 3.2 0 2-4.5 3.5-10 3.5S2 15.2 2 13.2Z"),
    fill("M9.3 17.7h5.4l.7 2.6h2.1v2.3h-11v-2.3h2.1Z", "shade"),
  ),
  "science-mortar": symbol(
    line("M12.6 8 18.2 2.8", 3.4, "shade"),
    fill("M2.6 9.8h18.8c-.1 4.6-2 7.6-4.9 9l1.3 3.4H6.2l1.3-3.4c-2.9-1.4-4.8-4.4-4.9-9Z"),
    line("M5.8 12.6c.5 1.7 1.3 3 2.6 3.9", 1.4, "light"),
  ),
  "science-pendulum": symbol(
    line("M3 3h18", 2.8),
    line("M10 3.5 15.9 14.5", 1.8),
    fill(circle(17.2, 17.4, 4.4)),
    line("M2.6 15.4A15 15 0 0 0 9.4 19.6", 1.8, "shade"),
    fill(circle(10, 3, 2.1), "shade"),
  ),
  "science-quill": symbol(
    fill("M22 1.6C13.4 2 7.4 6.8 6 14.4L3.6 20.8l2 .8 1.9-4.6c6.3-.1 9.7-3.1 11-6.7l-3.2.1 4.5-2.7c1-1.7 1.8-3.7 2.2-6.1Z"),
    line("M17.6 5.8C13.6 8.2 9.8 11.4 7.2 16.4", 1.2, "light"),
    line("M9.6 21.6h11.8", 2.2, "shade"),
  ),
  "science-wheel": symbol(
    line(circle(12, 12, 9.2), 2.8),
    line("M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4", 1.5),
    fill(circle(12, 12, 3)),
    fill(circle(12, 12, 1.2), "light"),
  ),
  "science-balance": symbol(
    line("M12 3v17.6M6.8 21.4h10.4", 2.2),
    line("M3.6 6.6 12 4.8l8.4 1.8", 2),
    line("M5 7 2 14.2M5 7l3 7.2M19 7l-3 7.2M19 7l3 7.2", 1.2),
    fill("M.8 14h8.4a4.2 4.2 0 0 1-8.4 0ZM14.8 14h8.4a4.2 4.2 0 0 1-8.4 0Z"),
    fill(circle(12, 3.4, 1.9)),
  ),
} as const satisfies IconSet;
