/** The icons of this game, drawn for it. */
import { circle, fill, line, plain, toned, type IconSet } from "../../frame/icons/art";

const FIST = "M4 10.4C4 8.8 5 8 6.4 8V5.6C6.4 4 7.4 3.2 8.6 3.2s2 .8 2 2V3.6c0-1.4.8-2.2 2-2.2s2 .8 2 2.2v1.6c.2-1 .9-1.6 1.9-1.6 1.2 0 2 .8 2 2.2v3.4c2.2.6 3.5 2.2 3.5 4.8 0 5.2-3.2 8.6-8.6 8.6-5.8 0-9.4-3.6-9.4-9.2Z";

/** What lies about in numbers. */
export const TOKEN_ICONS = {
  materials: toned(
    "materials",
    fill("M12 1.4 21.8 6.6v10.8L12 22.6 2.2 17.4V6.6Z"),
    fill("M12 1.4 21.8 6.6 12 11.8 2.2 6.6Z", "light"),
    fill("M12 11.8 21.8 6.6v10.8L12 22.6Z", "shade"),
  ),
  people: toned(
    "people",
    fill(circle(12, 6.4, 5.2)),
    fill("M2.2 22.6c0-6 3.9-9.8 9.8-9.8s9.8 3.8 9.8 9.8Z"),
    fill("M12 12.8c5.9 0 9.8 3.8 9.8 9.8H12Z", "shade"),
  ),
  advance: toned(
    "advance",
    fill("M12 .4 23.6 12 12 23.6.4 12Z"),
    line("M7.4 11.6 12 7l4.6 4.6M7.4 16.8 12 12.2l4.6 4.6", 2.2, "shade"),
  ),
  go: toned("go", fill(circle(12, 12, 11)), fill("M8.8 6.2v11.6L18.6 12Z", "cut")),
  tired: toned(
    "tired",
    fill(circle(12, 12, 11)),
    line("M7.2 17.4v-4.2a4.4 4.4 0 0 1 4.4-4.4h3", 2.8, "cut"),
    fill("M13.4 4 19.4 8.8l-6 4.8Z", "cut"),
  ),
  solstice: toned(
    "sun",
    fill(circle(12, 12, 5.4)),
    line("M12 1v3.4M12 19.6V23M1 12h3.4M19.6 12H23M4.2 4.2l2.4 2.4M17.4 17.4l2.4 2.4M4.2 19.8l2.4-2.4M17.4 6.6l2.4-2.4", 2.4),
  ),
  production: toned(
    "sack",
    fill("M8.2 1.6h7.6l-1.8 3.8h-4Z", "shade"),
    fill("M10 6.4h4c4.8 2.6 7.6 6.6 7.6 10.4 0 3.8-3.2 5.8-9.6 5.8s-9.6-2-9.6-5.8C2.4 13 5.2 9 10 6.4Z"),
  ),
  fertile: toned(
    "ear",
    line("M12 23V9", 1.8, "shade"),
    fill("M12 1c2.4 2.2 2.4 4.8 0 7-2.4-2.2-2.4-4.8 0-7Z"),
    fill("M11.2 12.6C7.8 12.4 5.8 10.4 5.8 7c3.4.2 5.4 2.2 5.4 5.6ZM12.8 12.6c3.4-.2 5.4-2.2 5.4-5.6-3.4.2-5.4 2.2-5.4 5.6Z"),
  ),
  river: toned("drop", fill("M12 1c4.6 6 7.4 9.8 7.4 13.6a7.4 7.4 0 0 1-14.8 0C4.6 10.8 7.4 7 12 1Z")),
} as const satisfies IconSet;

/** Suits and states. */
export const SUIT_ICONS = {
  "suit-region": plain(fill("M.6 20.8 8.4 5.2l4.2 7.2 2.8-4.6 8 13Z")),
  "suit-uncivilised": plain(fill("M10.2 1.4 12 4.2l1.8-2.8 1.6 1-1.9 3.4L23 21.6h-7.4L12 13.4l-3.6 8.2H1L10.5 5.8 8.6 2.4Z")),
  "suit-civilised": plain(fill("M12 1 23 7.8v2H1v-2ZM2 20.4h20V23H2ZM3.8 10.8h3.4v8.6H3.8ZM10.3 10.8h3.4v8.6h-3.4ZM16.8 10.8h3.4v8.6h-3.4Z")),
  "suit-uncivilised-civilised": plain(fill("M1 22 8 6l4 9 0-5 11 0v12Z"), line("M14 14v7M19 14v7", 1.6, "cut")),
  "suit-tributary": plain(fill("M1.6 10.4C1.6 6 4.4 3.6 8 3.6h8c3.6 0 6.4 2.4 6.4 6.8ZM1.6 12.2h7.2v3.6h6.4v-3.6h7.2v9.2H1.6Z")),
  "suit-fame": plain(fill("M12 1.2 15 8.6 22.8 9.2 16.8 14.2 18.8 22 12 17.8 5.2 22 7.2 14.2 1.2 9.2 9 8.6Z")),
  "suit-unrest": toned("fist", fill(FIST)),
  "suit-power": plain(fill("M12 1 14.4 6.2 20 2.8 18.6 9.6 23 12l-4.4 2.4L20 21.2l-5.6-3.4L12 23l-2.4-5.2L4 21.2l1.4-6.8L1 12l4.4-2.4L4 2.8l5.6 3.4Z")),
  "suit-nation": plain(line("M5 23V1.6", 2.4), fill("M6 2.4h15.4v12L13.7 11 6 14.4Z")),
  "state-barbarian": plain(fill("M1 3c3.6 0 5.6 1.6 6.4 4.4h9.2C17.4 4.6 19.4 3 23 3c-.6 3.6-2 6-4.4 7.2v5.4L12 23l-6.6-7.4v-5.4C3 9 1.6 6.6 1 3Z"), fill(circle(9, 12.4, 1.4) + circle(15, 12.4, 1.4), "cut")),
  "state-empire": plain(fill("M1.8 6.4 7 10.6 12 2.8l5 7.8 5.2-4.2-2 12H3.8ZM3.8 20h16.4v2.4H3.8Z")),
  pinned: plain(fill("M8 1.6h8l-1.2 7.4 4.2 4v2.4h-5.6L12 23l-1.4-7.6H5V13l4.2-4Z")),
  attacks: plain(line("M4 3.2 17.4 17.2M20 3.2 6.6 17.2", 3), line("M13.4 20.4 20.4 13.6M3.6 13.6l7 6.8", 2.6)),
  pile: plain(line("M5 4.6h14v15H5Z", 2.2), line("M8 1.8h14v15", 1.8)),
  ends: plain(line("M5 23V2", 2.6), fill("M6 2.6h14.6l-3.2 5 3.2 5H6Z")),
} as const satisfies IconSet;
