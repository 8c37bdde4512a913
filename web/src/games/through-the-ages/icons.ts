/** The icons of this game, drawn for it. */
import { circle, fill, line, plain, toned, type IconSet } from "../../frame/icons/art";

const SHIELD = "M2.8 3.7C6.2 3.8 9.5 3.1 12 1.6c2.5 1.5 5.8 2.2 9.2 2.1.5 8.6-2 15-9.2 18.9C4.8 18.7 2.3 12.3 2.8 3.7Z";
const SHIP = "M11 1.4v12.4H3.2ZM13 3.6l7.4 10.2H13ZM1.6 15.6h20.8l-3.4 6.2H5Z";

/** Ratings, goods and tokens. */
export const GOODS_ICONS = {
  science: toned(
    "science",
    fill("M12 1.2c4.6 0 7.8 3.2 7.8 7.4 0 2.8-1.4 4.6-2.8 6.2-.8 1-1.2 1.8-1.3 2.8H8.3c-.1-1-.5-1.8-1.3-2.8-1.4-1.6-2.8-3.4-2.8-6.2 0-4.2 3.2-7.4 7.8-7.4Z"),
    line("M7.8 8.4c.2-2 1.4-3.3 3.2-3.7", 1.5, "light"),
    line("M8.8 20h6.4M10 22.6h4", 1.9, "shade"),
  ),
  happy: toned(
    "happy",
    fill(circle(12, 12, 10.6)),
    fill(circle(8.2, 9.4, 1.7) + circle(15.8, 9.4, 1.7), "cut"),
    line("M6.6 13.8c1.2 2.8 3 4 5.4 4s4.2-1.2 5.4-4", 2.2, "cut"),
  ),
  unhappy: toned(
    "refused",
    fill(circle(12, 12, 10.6)),
    fill(circle(8.2, 9.4, 1.7) + circle(15.8, 9.4, 1.7), "cut"),
    line("M6.8 17.6c1.2-2.6 3-3.8 5.2-3.8s4 1.2 5.2 3.8", 2.2, "cut"),
  ),
  food: toned(
    "grain",
    line("M12 23V9", 1.8, "shade"),
    fill("M12 .8c2.6 2.3 2.6 5 0 7.3-2.6-2.3-2.6-5 0-7.3Z"),
    fill("M11.3 12.4C7.8 12.2 5.8 10.2 5.7 6.8c3.5.2 5.5 2.2 5.6 5.6ZM12.7 12.4c3.5-.2 5.5-2.2 5.6-5.6-3.5.2-5.5 2.2-5.6 5.6Z"),
    fill("M11.3 18.4c-3.5-.2-5.5-2.2-5.6-5.6 3.5.2 5.5 2.2 5.6 5.6ZM12.7 18.4c3.5-.2 5.5-2.2 5.6-5.6-3.5.2-5.5 2.2-5.6 5.6Z", "shade"),
  ),
  resource: toned(
    "ore",
    fill("M3 15.6 6.6 7.4 13 4.2 20 8.4 22.4 16.6 17.4 21H6.8Z"),
    fill("M13 4.2 20 8.4 14.6 12.4Z", "light"),
    fill("M14.6 12.4 20 8.4 22.4 16.6 17.4 21Z", "shade"),
  ),
  arms: toned(
    "arms",
    line("M4 3.6 17.2 17.4M20 3.6 6.8 17.4", 3),
    line("M13.6 20 20 13.8M4 13.8l6.4 6.2", 2.6),
    fill(circle(19.6, 20, 2.4) + circle(4.4, 20, 2.4)),
  ),
  worker: toned("worker", fill(circle(12, 6.4, 4.8)), fill("M3 22c0-6 3.4-9.6 9-9.6s9 3.6 9 9.6Z")),
  "yellow-token": toned("worker", fill(circle(12, 12, 10)), line(circle(12, 12, 9.2), 1.6, "shade")),
  "blue-token": toned("blue-token", fill("M3 3h18v18H3Z"), line("M4 4h16v16H4Z", 1.8, "shade")),
  civil_action: toned("civil", line(circle(12, 12, 9), 3.4)),
  military_action: toned("military", fill("M12 1 23 12 12 23 1 12Z")),
  colonization: toned("ship", fill(SHIP)),
  defense: toned("arms", fill(SHIELD)),
  military_card: toned("military", fill("M5 2h14v20H5Z"), fill("M8 6h8v5H8Z", "cut")),
} as const satisfies IconSet;

/** Types of technology. */
export const TYPE_ICONS = {
  "type-farm": plain(fill("M12 1.4 22.4 8.6V22.4H15.4V14.4H8.6V22.4H1.6V8.6ZM10.4 6.8h3.2v3.2h-3.2Z")),
  "type-mine": plain(fill("M.8 21.6 8.2 5.4l3.6 5 3-5.4 8.4 16.6Z"), fill("M8.6 21.6v-4.4a3.4 3.4 0 0 1 6.8 0v4.4Z", "cut")),
  "type-lab": plain(
    fill("M8.6 1.6h6.8v2.6l-1.2.8v4.6l6 9.2c1 1.6 0 3.6-1.9 3.6H5.7c-1.9 0-2.9-2-1.9-3.6l6-9.2V5l-1.2-.8Z"),
    line("M8 15.4h8", 1.7, "cut"),
  ),
  "type-temple": plain(fill("M12 1.2 22.8 7.8v2.4H1.2V7.8ZM3.4 11.6h3.4v7H3.4ZM10.3 11.6h3.4v7h-3.4ZM17.2 11.6h3.4v7h-3.4ZM1.8 20h20.4v2.6H1.8Z")),
  "type-library": plain(fill("M1.4 4.6C5 3.2 8.6 3.4 11.2 5.4v15.4C8.6 19 5 18.8 1.4 20ZM22.6 4.6C19 3.2 15.4 3.4 12.8 5.4v15.4c2.6-1.8 6.2-2 9.8-.8Z")),
  "type-theater": plain(
    fill("M2.6 3h18.8v7.4c0 6.6-3.8 11-9.4 11.4-5.6-.4-9.4-4.8-9.4-11.4Z"),
    fill("M5.8 8.2c1.4-1 3-1 4.4 0l-2.2 1.6ZM13.8 8.2c1.4-1 3-1 4.4 0L16 9.8ZM7.6 14c2.8 1.6 6 1.6 8.8 0-.8 2.8-2.4 4.2-4.4 4.2S8.4 16.8 7.6 14Z", "cut"),
  ),
  "type-arena": plain(
    fill("M1.6 8.4C1.6 5.4 6 3.6 12 3.6s10.4 1.8 10.4 4.8v8.4c0 2.4-4.4 4.2-10.4 4.2S1.6 19.2 1.6 16.8Z"),
    fill("M4.2 8.4c0 1.2 3.2 2.2 7.8 2.2s7.8-1 7.8-2.2-3.2-2.2-7.8-2.2-7.8 1-7.8 2.2Z", "cut"),
  ),
  "type-infantry": plain(fill("M12 1c5.2 0 8.8 3.6 8.8 9v12h-6.4v-7.4L12 12.8l-2.4 1.8V22H3.2V10C3.2 4.6 6.8 1 12 1Z")),
  "type-cavalry": plain(
    fill("M7.4 22.4c-.2-4.6 1-7.2 3.6-9.4l-4.4 1.6-1.8 1.8-2.8-1.8C1.8 12.8 2.4 11.4 3.6 9.8L6.8 5.4 9.2 3.4 9.6.8l2.6 2c6 .8 9.8 5.4 9.8 11.8 0 3-.6 5.6-1.6 7.8Z"),
    fill(circle(9.8, 7, 1.2), "cut"),
  ),
  "type-artillery": plain(
    fill("M3.2 9.8 19.8 3.4l3 6.4-15.2 7.4C4.6 18.4 1.6 16.8 1.6 13.8c0-2 .6-3.2 1.6-4Z"),
    fill(circle(9.4, 17.4, 4.6), "cut"),
    line(circle(9.4, 17.4, 4.2), 2.2),
  ),
  "type-air_force": plain(
    fill("M12 1c1.1 0 1.8 1.4 1.8 3.2v4.4l8.8 5.2v2.4l-8.8-2.4v4.6l2.8 2v2L12 21.2l-4.6 1.2v-2l2.8-2v-4.6l-8.8 2.4v-2.4l8.8-5.2V4.2C10.2 2.4 10.9 1 12 1Z"),
  ),
  "type-law": plain(line("M12 2v19M6 21.4h12M3.6 6h16.8", 2.2), fill("M.8 13.6 4.8 6l4 7.6a4 4 0 0 1-8 0ZM15.2 13.6l4-7.6 4 7.6a4 4 0 0 1-8 0Z")),
  "type-warfare": plain(line("M4 3.2 17.4 17.2M20 3.2 6.6 17.2", 3), line("M13.4 20.4 20.4 13.6M3.6 13.6l7 6.8", 2.6)),
  "type-exploration": plain(fill(SHIP)),
  "type-construction": plain(line("M12 5.6 5.6 21.6M12 5.6l6.4 16", 2.5), line("M8.2 15.2h7.6", 2), fill(circle(12, 4.2, 3))),
} as const satisfies IconSet;

/** Kinds of card, and the other signs of the board. */
export const GROUP_ICONS = {
  "group-government": plain(fill("M1.8 6.4 7 10.6 12 2.8l5 7.8 5.2-4.2-2 12H3.8ZM3.8 19.8h16.4v2.4H3.8Z")),
  "group-leader": plain(fill(circle(12, 7, 5.2)), fill("M2.4 22.8c0-6.6 3.8-10 9.6-10s9.6 3.4 9.6 10Z")),
  "group-wonder": plain(fill("M12 1 15.2 6.2V10h4V14h3.2v8.4H1.6V14h3.2v-4h4V6.2Z")),
  "group-action": plain(fill("M14.4.8 3 14h7L7.6 23.2 21 9.2h-7.6Z")),
  "group-special": plain(fill("M12 1.2 15.4 8.4 23 9.4l-5.6 5.4 1.4 7.8L12 18.8 5.2 22.6l1.4-7.8L1 9.4l7.6-1Z")),
  "group-tactic": plain(fill("M2 11.8 12 3.6l10 8.2v4.4L12 8 2 16.2ZM2 18.6 12 10.4l10 8.2V23l-10-8.2L2 23Z")),
  "group-aggression": plain(fill("M2 22 12.6 9.4 9 5.8 14.8 1l7.6 7.6-4.8 5.8-3.4-3.4L4.6 23Z")),
  "group-war": plain(fill("M12.6.8c.6 4-4.2 6-6 9.6C5 13.6 5.2 16 6.4 18.4 7.6 21.2 9.8 23 12.4 23c4 0 7.4-3 7.4-7.6 0-3-1.4-5.2-2.8-6.8-.2 1.6-.9 2.6-2.1 3.2.7-4.4-.3-8.6-2.3-11Z")),
  "group-pact": plain(line(circle(8.2, 12, 6), 2.7), line(circle(15.8, 12, 6), 2.7)),
  "group-event": plain(
    line(circle(12, 12, 9.6), 2.2),
    line("M2.8 12h18.4M12 2.6c5 5.6 5 13.2 0 18.8M12 2.6c-5 5.6-5 13.2 0 18.8", 1.7),
  ),
  "group-territory": plain(
    line("M7.4 1.8V16", 2.2),
    fill("M7.4 2.2 19.6 5.8 7.4 10Z"),
    line("M1.4 19.6c2.6-3 4.8-3 7 0s4.6 3 7 0 4.6-3 7.2 0", 2.4),
  ),
  "group-bonus": plain(fill(SHIELD), line("M12 6.8v8.8M7.6 11.2h8.8", 2.4, "cut")),
  /** What only its sentence can say. */
  "its-text": plain(line("M4 5.4h16M4 10.4h16M4 15.4h16M4 20.4h9", 2.4)),
  corrupt: toned(
    "refused",
    fill("M9 1.8h6l-1.6 4h-2.8ZM10 7h4c4.6 3 7 6.6 7 10 0 3.4-2.4 5-9 5s-9-1.6-9-5c0-3.4 2.4-7 7-10Z"),
    line("M8.8 18.4 15.2 11.6", 2, "cut"),
  ),
  strongest: plain(fill("M12 1.6 20 10h-4.6v12H8.6V10H4Z")),
  weakest: plain(fill("M12 22.4 4 14h4.6V2h6.8v12H20Z")),
} as const satisfies IconSet;
