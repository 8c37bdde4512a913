/**
 * Signs that mean the same in every game, one drawing each; boards load them, the first view does not. What one game
 * has alone is drawn in its own folder.
 */

import { circle, fill, line, plain, toned, type IconSet } from "./art";

export const COMMON_ICONS = {
  coin: toned(
    "coin",
    fill(circle(12, 12, 10.4)),
    line(circle(12, 12, 9.7), 1.5, "shade"),
    fill("M12 6.4 17.4 10.3 15.3 16.6H8.7L6.6 10.3Z", "shade"),
    line("M5.4 9.3A7.2 7.2 0 0 1 9.3 5.4", 1.3, "light"),
  ),
  /** With room for a number. */
  "coin-blank": toned("coin", fill(circle(12, 12, 11)), line(circle(12, 12, 10.3), 1.5, "shade")),
  points: toned(
    "laurel",
    fill("M9.6 19.5Q10.4 15.9 6.4 15.4Q5.8 19.5 9.6 19.5ZM9.6 19.5Q6.8 17.2 4.8 20.5Q8 22.7 9.6 19.5ZM6.6 17.7Q8.9 14.8 5.4 12.7Q3.2 16.1 6.6 17.7ZM6.6 17.7Q5.1 14.5 1.8 16.6Q3.8 19.9 6.6 17.7ZM4.6 14.8Q8 13.2 5.8 9.8Q2.3 11.9 4.6 14.8ZM4.6 14.8Q4.7 11.3 0.8 11.7Q1.1 15.6 4.6 14.8ZM4.1 11.4Q7.9 11.4 7.4 7.3Q3.3 7.7 4.1 11.4ZM4.1 11.4Q5.7 8.2 2 7Q0.6 10.6 4.1 11.4ZM5.2 8Q8.5 9.6 9.8 5.8Q6 4.4 5.2 8ZM5.2 8Q8 5.8 5.2 3.1Q2.4 5.8 5.2 8ZM7.5 5.5Q11 4.7 9.6 1.1Q5.9 2.3 7.5 5.5Z"),
    fill("M14.4 19.5Q18.2 19.5 17.6 15.4Q13.6 15.9 14.4 19.5ZM14.4 19.5Q16 22.7 19.2 20.5Q17.2 17.2 14.4 19.5ZM17.4 17.7Q20.8 16.1 18.6 12.7Q15.1 14.8 17.4 17.7ZM17.4 17.7Q20.2 19.9 22.2 16.6Q18.9 14.5 17.4 17.7ZM19.4 14.8Q21.7 11.9 18.2 9.8Q16 13.2 19.4 14.8ZM19.4 14.8Q22.9 15.6 23.2 11.7Q19.3 11.3 19.4 14.8ZM19.9 11.4Q20.7 7.7 16.6 7.3Q16.1 11.4 19.9 11.4ZM19.9 11.4Q23.4 10.6 22 7Q18.3 8.2 19.9 11.4ZM18.8 8.1Q18 4.4 14.2 5.8Q15.5 9.6 18.8 8.1ZM18.8 8.1Q21.6 5.8 18.8 3.2Q16 5.8 18.8 8.1ZM16.5 5.5Q18.1 2.3 14.4 1.1Q13 4.7 16.5 5.5Z"),
    line("M9.8 21.2h4.4", 1.6),
  ),
  culture: toned(
    "culture",
    line("M5.2 3.2C3.4 8.6 5 13.6 9 16.4M18.8 3.2c1.8 5.4.2 10.4-3.8 13.2", 3),
    fill(circle(4.6, 3.2, 2.1) + circle(19.4, 3.2, 2.1)),
    line("M5.8 7.4h12.4", 2.2, "shade"),
    line("M9.6 7.6v8.6M12 7.6v8.6M14.4 7.6v8.6", 1.2),
    fill("M7.4 15.8h9.2l-1.8 3.4h2.4V22.6H6.8v-3.4h2.4Z"),
  ),
  most: plain(
    fill("M3.4 8h7.4v14H3.4ZM13.2 14.4h7.4V22h-7.4Z"),
    fill("M7.1 1.2 11 5.8H3.2Z"),
  ),
  card: plain(line("M6.6 2.6h10.8a1.8 1.8 0 0 1 1.8 1.8v15.2a1.8 1.8 0 0 1-1.8 1.8H6.6a1.8 1.8 0 0 1-1.8-1.8V4.4a1.8 1.8 0 0 1 1.8-1.8Z", 2), fill("M4.8 3h14.4v5H4.8Z")),
  discard: plain(
    fill("M2.2 8.6 11 5.4l4.4 12-8.8 3.2Z", "shade"),
    fill("M11.6 2.6 21 4.4l-2.6 13.4L9 16Z", "cut"),
    line("M11.8 3 20.6 4.8 18.2 17 9.4 15.2Z", 2),
    line("M2 22.4h20", 2),
  ),
  pawn: toned(
    "shield",
    fill("M8.6 9.6h6.8l2.8 9.2h1.4V22H4.4v-3.2h1.4Z"),
    fill(circle(12, 6.4, 4.8)),
    fill("M12 9.6h3.4l2.8 9.2h1.4V22H12Z", "shade"),
    line("M9.4 6.4A2.7 2.7 0 0 1 11.6 3.9", 1.3, "light"),
  ),
  hourglass: plain(
    fill("M4 1h16v2.8h-1.4c0 4.2-2 6.4-4.6 8.2 2.6 1.8 4.6 4 4.6 8.2H20V23H4v-2.8h1.4C5.4 16 7.4 13.8 10 12 7.4 10.2 5.4 8 5.4 3.8H4Z"),
    fill("M7.4 3.8h9.2c-.1 1-.3 1.8-.6 2.6H8c-.3-.8-.5-1.6-.6-2.6ZM12 13.2c2 1.3 4.4 3 4.6 7H14l-2-2.6-2 2.6H7.4c.2-4 2.6-5.7 4.6-7Z", "cut"),
  ),
  hand: plain(
    fill("M3.4 7.6 9.8 5l5.4 13-6.4 2.6Z", "shade"),
    fill("M10.8 3.2h9.4v16.4h-9.4Z"),
    fill("M12.6 5h5.8v5h-5.8Z", "cut"),
  ),
} as const satisfies IconSet;
