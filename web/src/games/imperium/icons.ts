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
  "state-barbarian": plain(
    fill("M5 17.4C5 11.4 7.6 8 12 8s7 3.4 7 9.4Z"),
    fill("M4.6 12.6C1.4 10.6.2 6.8 1.4 1.8c1.4 3 3.2 4.8 5.8 5.8ZM19.4 12.6c3.2-2 4.4-5.8 3.2-10.8-1.4 3-3.2 4.8-5.8 5.8Z"),
    fill("M3.4 18.8h17.2v3.6H3.4Z"),
    line("M12 8.6v8.4", 1.8, "cut"),
  ),
  "state-empire": plain(fill("M1.8 6.4 7 10.6 12 2.8l5 7.8 5.2-4.2-2 12H3.8ZM3.8 20h16.4v2.4H3.8Z")),
  pinned: plain(fill("M8 1.6h8l-1.2 7.4 4.2 4v2.4h-5.6L12 23l-1.4-7.6H5V13l4.2-4Z")),
  attacks: plain(line("M4 3.2 17.4 17.2M20 3.2 6.6 17.2", 3), line("M13.4 20.4 20.4 13.6M3.6 13.6l7 6.8", 2.6)),
  pile: plain(line("M5 4.6h14v15H5Z", 2.2), line("M8 1.8h14v15", 1.8)),
  ends: plain(line("M5 23V2", 2.6), fill("M6 2.6h14.6l-3.2 5 3.2 5H6Z")),
} as const satisfies IconSet;

/** What effects do, in the notation of cards: when, who, verbs and places. */
export const VERB_ICONS = {
  "free-go": toned("go", line(circle(12, 12, 9.6), 2.6), fill("M9 7v10l8.4-5Z")),
  lasts: toned("lasts", line("M6.9 7.4c-6.4 0-6.4 9.2 0 9.2 4.2 0 6-9.2 10.2-9.2 6.4 0 6.4 9.2 0 9.2-4.2 0-6-9.2-10.2-9.2Z", 2.8)),
  "only-if": plain(line("M7 10.4V7.2a5 5 0 0 1 10 0v3.2", 2.6), fill("M4.4 10.4h15.2v12H4.4ZM10.6 14.6v4.2h2.8v-4.2Z")),
  everybody: plain(
    fill(`${circle(12, 6.6, 4.2)}M5 21.6c0-5.4 2.6-8.8 7-8.8s7 3.4 7 8.8Z`),
    fill(`${circle(3.6, 9.4, 2.7)}M0 19.6c0-3.8 1.2-6 3.6-6 .8 0 1.4.2 2 .6-1.2 1.6-1.8 3.4-2 5.4Z`, "shade"),
    fill(`${circle(20.4, 9.4, 2.7)}M24 19.6c0-3.8-1.2-6-3.6-6-.8 0-1.4.2-2 .6 1.2 1.6 1.8 3.4 2 5.4Z`, "shade"),
  ),
  rivals: toned(
    "fist",
    fill(`${circle(6.4, 7.4, 4)}M0 21c0-5.4 2.2-8.4 6.4-8.4s6.4 3 6.4 8.4Z`),
    fill(`${circle(17.6, 7.4, 4)}M14.4 21c0-3.2-.6-5.6-1.8-7.2 1.2-.8 2.8-1.2 5-1.2 4.2 0 6.4 3 6.4 8.4Z`),
  ),
  acquire: plain(line("M2.2 14.6v6.8h19.6v-6.8", 2.8), line("M12 2v8", 3.4), fill("M5.4 8.6h13.2L12 17Z")),
  "break-through": toned(
    "go",
    fill("M9.4 .8h4.6v6.6H9.4ZM9.4 16.6h4.6v6.6H9.4Z", "shade"),
    line("M1.8 12h12.6", 3.6),
    fill("M13.4 5 23 12l-9.6 7Z"),
  ),
  exile: toned("fist", line("M12.4 4.4H3.6v16h13v-7.2", 2.6), line("M10 14 19.4 4.6", 3), fill("M13.6 1.4h9v9Z")),
  garrison: plain(line("M1.8 11.4 12 3l10.2 8.4", 3), fill("M6.6 12.6h10.8v10H6.6Z")),
  recall: plain(line("M9 6.8h5.4a6.2 6.2 0 0 1 0 12.4H7", 3), fill("M10.6 .6 2 6.8l8.6 6.2Z")),
  abandon: toned(
    "fist",
    fill("M7.6 1.4h8.8l-1.2 6.8 4 3.6v2.8H4.8v-2.8l4-3.6Z"),
    line("M12 14.4v8.2", 2.4),
    line("M2.4 21.6 21.6 2.4", 4.6, "cut"),
    line("M2.4 21.6 21.6 2.4", 2.4),
  ),
  steal: toned("fist", line("M21.6 4.6C12 2.6 6.4 7 6.2 14", 3), fill("M.8 12.4 6 22.4l6.2-9.4Z")),
  develop: toned("drop", line("M4.4 12.4 12 4.8l7.6 7.6M4.4 20.4 12 12.8l7.6 7.6", 3.4)),
  history: toned("history", fill("M1 4c4.4-1.4 8-1 11 1.6C15 3 18.6 2.6 23 4v16c-4.4-1.4-8-1-11 1.6C9 19 5.4 18.6 1 20Z"), line("M12 6v15", 1.8, "cut")),
  sink: toned("drop", line("M1.4 13.4c3.5-3.4 7-3.4 10.6 0s7.1 3.4 10.6 0M1.4 20.4c3.5-3.4 7-3.4 10.6 0s7.1 3.4 10.6 0", 2.6), line("M12 1v5", 2.6), fill("M7.4 5.4h9.2L12 10.6Z")),
  "on-top": plain(fill("M2.8 13.4h18.4v3.4H2.8ZM2.8 18.6h18.4V22H2.8Z"), line("M12 1.4v4", 3), fill("M6.4 5h11.2L12 11.8Z")),
  "draw-deck": plain(fill("M4.6 5.4h12.6v17H4.6Z", "shade"), fill("M7.4 1.8h12.4v17H7.4Z"), fill("M10 4.6h7.2v11.4H10Z", "cut")),
  market: plain(
    fill("M3.4 1.8h17.2L23 9.4a2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0Z"),
    line("M4 13v9M20 13v9M2.6 17.4h18.8", 2.4),
  ),
  find: plain(line(circle(10, 10, 7), 2.8), line("M15.4 15.4 22 22", 3.4)),
  exchange: plain(line("M2 7.6h14", 2.8), fill("M14.6 2.4 23 7.6l-8.4 5.2Z"), line("M22 17h-14", 2.8), fill("M9.4 11.8 1 17l8.4 5.2Z")),
  give: plain(line("M3 4.6h10", 2.8), fill("M11.6 0 19 4.6l-7.4 4.6Z"), fill("M2 13.2h8.4c3 0 5 1 5 2.6 0 1-.8 1.6-2 1.6l7.2-2.6c1.6-.4 2.6 1.4 1.2 2.4L12.6 22H2Z")),
  "ignore-attack": toned("fist", fill("M12 .8 21.6 4v7.2c0 5.8-3.6 9.8-9.6 12-6-2.2-9.6-6.2-9.6-12V4Z"), line("M8 7.8l8 8M16 7.8l-8 8", 2.6, "cut")),
  shuffle: plain(line("M1.6 6h4.6l9.4 12h4M1.6 18h4.6l2.4-3M13 9l2.6-3h4", 2.6), fill("M18.4 1.8 23.4 6l-5 4.2ZM18.4 13.8l5 4.2-5 4.2Z")),
  "no-play": plain(line(circle(12, 12, 9.6), 2.6), line("M5.4 18.6 18.6 5.4", 2.6)),
  "no-garrison": plain(line("M1.8 11.4 12 3l10.2 8.4", 3), fill("M6.6 12.6h10.8v10H6.6Z"), line("M2.4 22 21.6 2.8", 4.6, "cut"), line("M2.4 22 21.6 2.8", 2.4)),
  "type-city": plain(fill("M2 10.6 7.4 5.4l5.4 5.2V22H2ZM14.4 22V3.4h7.4V22Z"), fill("M5.6 15h3.4v7H5.6ZM17 6.6h2.4v2.8H17ZM17 12h2.4v2.8H17Z", "cut")),
  "type-knight": plain(fill("M12 1c5.6 0 8.8 3.8 8.8 9.6V20L15 23v-8.6H9V23l-5.8-3v-9.4C3.2 4.8 6.4 1 12 1Z"), line("M6 10.8h12", 2.2, "cut")),
  "type-mask": plain(fill("M2 3.4c6.4 2.6 13.6 2.6 20 0 .8 9.6-2.2 16.6-10 19.8C4.2 20 1.2 13 2 3.4Z"), fill("M5.4 9.2c2-1.2 3.8-.8 5 1.2-2 1.2-3.8.8-5-1.2ZM18.6 9.2c-2-1.2-3.8-.8-5 1.2 2 1.2 3.8.8 5-1.2ZM8 16.2c2.6 1.6 5.4 1.6 8 0-2 3.4-6 3.4-8 0Z", "cut")),
  "type-scroll": plain(fill("M5.4 1.4h15.2v4h-3.2v13.2c0 2.6-1.4 4-3.8 4H4.4c-2 0-3-1.2-3-3h10v-14H5.4Z"), line("M8.6 9.4h5M8.6 13h5", 1.8, "cut")),
  "type-wall": plain(fill("M1.4 4h4.4v3.4h4V4h4.4v3.4h4V4h4.4v18H1.4Z"), line("M1.4 12h21.2M1.4 17h21.2M8 12v5M16 7.4V12M16 17v5", 1.4, "cut")),
  "every-turn": plain(fill("M13.8 .8 3.6 13.6h6.2L7.4 23.2 20 9.4h-7Z")),
} as const satisfies IconSet;
