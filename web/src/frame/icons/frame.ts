/** The icons of the frame around every table: loaded with the first view, so few and small. */

import { circle, fill, line, plain, type IconSet } from "./art";

export const FRAME_ICONS = {
  undo: plain(line("M8.5 4 3.5 9l5 5M4 9h10a6 6 0 0 1 0 12H9")),
  redo: plain(line("M15.5 4l5 5-5 5M20 9H10a6 6 0 0 0 0 12h5")),
  reset: plain(line("M4.5 12A7.5 7.5 0 1 0 7 6.4M3.5 3.5v5h5")),
  rules: plain(line("M12 6.5C9.5 4.8 6.5 4.2 3 4.5v14c3.5-.3 6.5.3 9 2 2.5-1.7 5.5-2.3 9-2v-14c-3.5-.3-6.5.3-9 2Zm0 0v13.5")),
  settings: plain(
    line(circle(12, 12, 3.2)),
    line("M10.3 3h3.4l.5 2.6 1.8 1 2.5-.9 1.7 3-2 1.7v2.2l2 1.7-1.7 3-2.5-.9-1.8 1-.5 2.6h-3.4l-.5-2.6-1.8-1-2.5.9-1.7-3 2-1.7v-2.2l-2-1.7 1.7-3 2.5.9 1.8-1Z", 1.8),
  ),
  "sound-on": plain(fill("M3 9h4l5.5-4.5v15L7 15H3Z"), line("M16 8.5a5 5 0 0 1 0 7M18.8 5.5a9.2 9.2 0 0 1 0 13")),
  "sound-off": plain(fill("M3 9h4l5.5-4.5v15L7 15H3Z"), line("M16.5 9l5.5 6M22 9l-5.5 6")),
  "theme-light": plain(
    fill(circle(12, 12, 4.3)),
    line("M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8"),
  ),
  "theme-dark": plain(fill("M14 2.5A9.8 9.8 0 1 0 21.5 14.5 7.8 7.8 0 1 1 14 2.5Z")),
  "theme-system": plain(line(circle(12, 12, 9)), fill("M12 3a9 9 0 0 1 0 18Z")),
  language: plain(line(circle(12, 12, 9)), line("M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18", 1.7)),
  flag: plain(line("M5 22V3"), fill("M6 3.5c4-2 7.5 2 13.5 0v10c-6 2-9.5-2-13.5 0Z")),
  robot: plain(
    line("M5 8.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19v-9A1.5 1.5 0 0 1 5 8.5ZM12 8V5M1.5 13v4M22.5 13v4M9 17h6"),
    fill(circle(12, 3.8, 1.8) + circle(8.6, 12.8, 1.5) + circle(15.4, 12.8, 1.5)),
  ),
  person: plain(fill(circle(12, 7.2, 4.7)), fill("M3 21.5c0-5 3.7-8 9-8s9 3 9 8Z")),
  eye: plain(line("M1.8 12C4.5 7.5 8 5.5 12 5.5s7.5 2 10.2 6.5C19.5 16.5 16 18.5 12 18.5S4.5 16.5 1.8 12Z"), fill(circle(12, 12, 3.2))),
  link: plain(
    line("M10 13.8a4.6 4.6 0 0 0 6.6.4l3-3a4.6 4.6 0 0 0-6.5-6.5l-1.5 1.5M14 10.2a4.6 4.6 0 0 0-6.6-.4l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5"),
  ),
  copy: plain(line("M9.5 8.5h11v12h-11ZM14.5 4.5v-1h-11v12h2")),
  clock: plain(line(circle(12, 12, 9)), line("M12 6.5V12l4 2.5")),
  play: plain(fill("M6 3.2v17.6L21 12Z")),
  pause: plain(fill("M5.5 3.5h4.7v17H5.5ZM13.8 3.5h4.7v17h-4.7Z")),
  forward: plain(fill("M5 4v16l11-8Z"), line("M18.5 4.5v15", 2.6)),
  back: plain(fill("M19 4v16L8 12Z"), line("M5.5 4.5v15", 2.6)),
  first: plain(fill("M13 4.5v15L3.5 12ZM22 4.5v15L12.5 12Z"), line("M2.8 4.5v15", 2.2)),
  last: plain(fill("M11 4.5v15l9.5-7.5ZM2 4.5v15l9.5-7.5Z"), line("M21.2 4.5v15", 2.2)),
  fork: plain(line("M6.5 8v8M6.5 13.5c0-3.5 2-4.5 5-4.5 3.5 0 6-.5 6-3"), fill(circle(6.5, 5, 2.9) + circle(6.5, 19, 2.9) + circle(17.5, 5, 2.9))),
  download: plain(line("M12 3v12M6.5 10l5.5 5.5 5.5-5.5M3.5 20.5h17")),
  upload: plain(line("M12 16V4M6.5 9 12 3.5 17.5 9M3.5 20.5h17")),
  bug: plain(
    fill("M8 7.5a4 4 0 0 1 8 0Z"),
    line("M7 9.5h10v5a5 5 0 0 1-10 0ZM12 9.5v10M7 12H2.5M7 16l-4 3M7 9.5l-3.5-3M17 12h4.5M17 16l4 3M17 9.5l3.5-3", 1.8),
  ),
  check: plain(line("M4 12.5l5.5 6L20 5.5", 2.6)),
  cross: plain(line("M5 5l14 14M19 5 5 19", 2.6)),
  warning: plain(line("M12 3.5 22 20.5H2ZM12 10v5"), fill(circle(12, 17.8, 1.2))),
  info: plain(line(circle(12, 12, 9)), line("M12 11v6"), fill(circle(12, 7.5, 1.3))),
  "chevron-down": plain(line("M5 8.5l7 7 7-7", 2.4)),
  "chevron-up": plain(line("M5 15.5l7-7 7 7", 2.4)),
  "chevron-left": plain(line("M15.5 5l-7 7 7 7", 2.4)),
  "chevron-right": plain(line("M8.5 5l7 7-7 7", 2.4)),
  menu: plain(line("M3.5 6h17M3.5 12h17M3.5 18h17", 2.2)),
  log: plain(line("M4.2 13.2a8 8 0 1 0 1.9-6.3L3.5 9.5M3.5 4.5v5h5M12 7.5v5l3.4 2.2", 2.1)),
  whole: plain(line("M3.5 9V3.5H9M15 3.5h5.5V9M20.5 15v5.5H15M9 20.5H3.5V15", 2.2)),
  home: plain(line("M3 11.5 12 3.5l9 8M5.5 10v10.5h4.5v-6h4v6h4.5V10")),
  dice: plain(line("M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z"), fill(circle(8, 8, 1.5) + circle(16, 8, 1.5) + circle(12, 12, 1.5) + circle(8, 16, 1.5) + circle(16, 16, 1.5))),
  unknown: plain(line("M12 2.5 21.5 12 12 21.5 2.5 12Z", 1.5), line("M9.8 9.8a2.2 2.2 0 1 1 3 2c-.6.3-.8.6-.8 1.4", 1.6), fill(circle(12, 15.8, 1))),
} as const satisfies IconSet;

export type FrameIcon = keyof typeof FRAME_ICONS;
