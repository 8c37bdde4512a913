/** The icons of this game, drawn for it. */
import { circle, fill, line, plain, toned, type IconSet } from "../../frame/icons/art";

/** The resources that only this game has; coins and points are the platform's. */
export const GOODS_ICONS = {
  wheat: toned(
    "wheat",
    line("M12 23V8", 1.8, "shade"),
    fill("M12 1c2.4 2.2 2.4 4.8 0 7-2.4-2.2-2.4-4.8 0-7Z"),
    fill("M11.3 11.4C8 11.2 6.1 9.3 6 6c3.3.2 5.2 2.1 5.3 5.4ZM12.7 11.4C16 11.2 17.9 9.3 18 6c-3.3.2-5.2 2.1-5.3 5.4Z"),
    fill("M11.3 16.4C8 16.2 6.1 14.3 6 11c3.3.2 5.2 2.1 5.3 5.4ZM12.7 16.4c3.3-.2 5.2-2.1 5.3-5.4-3.3.2-5.2 2.1-5.3 5.4Z"),
    fill("M11.3 21.2C8 21 6.1 19.1 6 15.8c3.3.2 5.2 2.1 5.3 5.4ZM12.7 21.2c3.3-.2 5.2-2.1 5.3-5.4-3.3.2-5.2 2.1-5.3 5.4Z", "shade"),
  ),
  hammer: toned(
    "hammer",
    fill("M9.6 9.4h4.8l.5 12a1.6 1.6 0 0 1-1.6 1.6h-2.6a1.6 1.6 0 0 1-1.6-1.6Z", "light"),
    fill("M3 3.4h3.4l1-1.4h9.2l1 1.4H21v6.8h-3.4l-1-1.2H7.4l-1 1.2H3Z"),
    fill("M3 7.2h18v3h-3.4l-1-1.2H7.4l-1 1.2H3Z", "shade"),
  ),
  axe: toned(
    "axe",
    line("M6 22.4 15.4 5.2", 3, "shade"),
    fill("M9.8 9.4C7.4 7.6 6.6 4.6 7.6 1.6c2.6 1.8 5 2.2 7.4 1.2l5 2.8c-.2 2.6 1 4.8 3.4 6.8-3 1.2-6 .6-8-1.6-1.6-.2-3.6-.6-5.6-1.4Z"),
    fill("M7.6 1.6C6.6 4.6 7.4 7.6 9.8 9.4l.9-1.5C9 6.6 8.2 4.6 8.7 2.4ZM15.4 10.8c2 2.2 5 2.8 8 1.6l-1-1c-2.4.7-4.5.2-6-1.4Z", "light"),
  ),
} as const satisfies IconSet;

/** What stands for the rest: strength, exhaustion, ruins, the markers, the ways a card works. */
export const SIGN_ICONS = {
  strength: toned(
    "strength",
    fill("M4.4 1.6 13 10.2l-2.8 2.8L1.6 4.4ZM19.6 1.6 11 10.2l2.8 2.8 8.6-8.6Z", "light"),
    line("M4 3.6 17.2 17.4M20 3.6 6.8 17.4", 3),
    line("M13.6 20 20 13.8M4 13.8l6.4 6.2", 2.6),
    fill(circle(19.6, 20, 2.4)),
    fill(circle(4.4, 20, 2.4)),
  ),
  exhausted: toned(
    "exhausted",
    line(circle(12, 12, 9.4), 2.4),
    line("M5.6 5.6 18.4 18.4", 2.4),
    fill("M7 15.2h4.4v1.8H7v-1.4l2.4-2.6H7v-1.8h4.4v1.4L9 15.2ZM13 10.6h4v1.6h-4v-1.3l2-2.1h-2V7.2h4v1.3l-2 2.1Z"),
  ),
  refresh: plain(
    line("M19.8 10.2A8 8 0 0 0 5.4 7.6M4.2 13.8a8 8 0 0 0 14.4 2.6", 2.6),
    fill("M2 2.8 3.4 10.2 9.6 7ZM22 21.2l-1.4-7.4-6.2 3.2Z"),
  ),
  flame: toned(
    "flame",
    fill("M12.6 .8c.6 4-4.2 6-6 9.6-1.4 2.8-1.2 5.2-.2 7.4C7.4 20.6 9.6 23 12.4 23c4 0 7.4-3 7.4-7.6 0-3-1.4-5.2-2.8-6.8-.2 1.6-.9 2.6-2.1 3.2.7-4.4-.3-8.6-2.3-11Z"),
    fill("M12.5 12.6c.2 2-2.9 3.4-2.9 6.2 0 2 1.2 3.4 2.9 3.4s3.1-1.3 3.1-3.2c0-2.6-2.3-4-3.1-6.4Z", "light"),
  ),
  ruin: plain(
    fill("M1.6 22.6V11l2.8-1.6 1.4 2.8 2.4-5L10.4 9v13.6ZM12 22.6V13l1.8 1.6L16.4 8l2 4.4 2.4-1.6 1.6 3v8.8Z"),
    line("M.8 23h22.4", 1.6),
  ),
  temple: toned(
    "temple",
    fill("M12 1 23 7.8v2H1v-2ZM2 20.4h20V23H2Z"),
    fill("M3.8 10.8h3.4v8.6H3.8ZM10.3 10.8h3.4v8.6h-3.4ZM16.8 10.8h3.4v8.6h-3.4Z"),
    fill(circle(12, 6.4, 1.5), "shade"),
  ),
  screen: plain(
    fill("M1.4 4.6 7.6 2v17.6l-6.2 2.6ZM9.2 2l5.6 2v17.6l-5.6-2ZM16.4 4l6.2-2v17.6l-6.2 2.2Z"),
  ),
  upheaval: plain(
    line("M4 8.4h14M20 15.6H6", 2.8),
    fill("M15.6 2.8 22.6 8.4l-7 5.6ZM8.4 10 1.4 15.6l7 5.6Z"),
  ),
  swap: plain(
    fill("M1.4 11h8.4v11.4H1.4ZM14.2 11h8.4v11.4h-8.4Z"),
    line("M5.6 8.4C7 3.6 15.6 3 17.8 6", 2.2),
    fill("M14.6 6.8 21.4 9.4l.6-7.2Z"),
  ),
  "move-card": plain(
    fill("M1.6 7.4h8.6V19H1.6Z", "shade"),
    line("M14 8h8v11.4h-8Z", 2),
    line("M6 4.4h9.4", 2.2),
    fill("M14 .8 20.4 4.4 14 8Z"),
  ),
  "free-bid": plain(
    fill("M1.8 4h20.4v11.6H11l-5.6 5v-5H1.8Z"),
    fill("M8.8 12.6 6 9.8l1.4-1.4 1.4 1.4L14.6 6 16 7.4Z", "cut"),
  ),
  replace: plain(
    fill("M2 8.4 11 5.4 15 17 6 20Z", "shade"),
    line("M12.6 3.4h8.6v12.2h-6", 2),
    line("M15.4 20.4H20", 2.2),
    fill("M18.4 17 23 20.4l-4.6 3.4Z"),
  ),
  "repeat-ability": plain(
    line("M5 12V9.4A3.4 3.4 0 0 1 8.4 6H17M19 12v2.6a3.4 3.4 0 0 1-3.4 3.4H7", 2.6),
    fill("M15.6 1.6 22 6l-6.4 4.4ZM8.4 13.6 2 18l6.4 4.4Z"),
  ),
  sell: plain(fill("M2 2h8.6L22.4 13.8 13.8 22.4 2 10.6Z"), fill(circle(7, 7, 1.9), "cut")),
  target: plain(line(circle(12, 12, 8.4), 2.2), fill(circle(12, 12, 3.2)), line("M12 .8v5M12 18.2v5M.8 12h5M18.2 12h5", 2)),
  lightning: plain(fill("M13.8 .8 3.6 13.6h6.2L7.4 23.2 20 9.4h-7Z")),
  adjacent: plain(fill("M8.6 6h6.8v12H8.6Z"), line("M1.6 7h4M1.6 17h4V7M22.4 7h-4v10h4", 2)),
} as const satisfies IconSet;

/** The phases of the track, and the moments at which abilities work. */
export const PHASE_ICONS = {
  "phase-disaster": toned(
    "disaster",
    fill("M12 1.4 23.4 21.6H.6Z"),
    fill("M12.3 7.4c.3 2.2-2.4 3.2-2.9 5.4-.6 2.6.7 5.6 2.9 5.6 2.4 0 3.7-1.9 3.7-4 0-1.4-.6-2.4-1.2-3.2-.2.7-.5 1.1-1 1.3.2-2.2-.4-3.9-1.5-5.1Z", "cut"),
  ),
  "phase-double_disaster": toned(
    "disaster",
    fill("M8 1.4 15.6 15.6H.4Z", "shade"),
    fill("M15.2 6.4 24 22.6H6.4Z"),
    fill("M15.4 11.4c.2 1.8-1.9 2.6-2.3 4.2-.5 2.1.6 4.4 2.3 4.4 1.9 0 2.9-1.5 2.9-3.1 0-1.1-.5-1.9-1-2.5-.1.5-.3.8-.7 1 .1-1.8-.4-3-1.2-4Z", "cut"),
  ),
  "phase-economy": toned(
    "economy",
    fill(circle(12, 12, 11)),
    line("M12 20V10", 1.8, "cut"),
    fill("M12 3.4c1.8 1.6 1.8 3.8 0 5.4-1.8-1.6-1.8-3.8 0-5.4ZM11.3 13.4C8.7 13.2 7 11.7 6.9 9c2.7.2 4.3 1.8 4.4 4.4ZM12.7 13.4c2.6-.2 4.3-1.7 4.4-4.4-2.7.2-4.3 1.8-4.4 4.4ZM11.3 18C8.7 17.8 7 16.3 6.9 13.6c2.7.2 4.3 1.8 4.4 4.4ZM12.7 18c2.6-.2 4.3-1.7 4.4-4.4-2.7.2-4.3 1.8-4.4 4.4Z", "cut"),
  ),
  "phase-industry": toned(
    "industry",
    fill("M4 1.6h16A2.4 2.4 0 0 1 22.4 4v16a2.4 2.4 0 0 1-2.4 2.4H4A2.4 2.4 0 0 1 1.6 20V4A2.4 2.4 0 0 1 4 1.6Z"),
    fill("M5.4 5.6h2.4l.8-1h6.8l.8 1h2.4v5h-2.4l-.8-.9H8.6l-.8.9H5.4Z", "cut"),
    fill("M10.4 10.6h3.2l.4 8.6h-4Z", "cut"),
  ),
  "phase-conflict": toned(
    "conflict",
    fill("M2.4 1.6h19.2v10.8c0 5.6-4.2 8.8-9.6 10.8-5.4-2-9.6-5.2-9.6-10.8Z"),
    line("M7 5.4 15.6 15M17 5.4 8.4 15", 2, "cut"),
    line("M7.2 12.8l3.6 3.8M16.8 12.8l-3.6 3.8", 1.6, "cut"),
  ),
  "phase-economy_industry": plain(
    fill("M1.4 12A10.6 10.6 0 0 1 12 1.4v21.2A10.6 10.6 0 0 1 1.4 12Z"),
    fill("M13.4 1.6H20A2.4 2.4 0 0 1 22.4 4v16a2.4 2.4 0 0 1-2.4 2.4h-6.6Z"),
    line("M8 18.4V9M5 9.4c1.8 0 3 1.2 3 3M5 13c1.8 0 3 1.2 3 3", 1.4, "cut"),
    fill("M15 6h5.6v4.2H19v8.6h-2.4v-8.6H15Z", "cut"),
  ),
  "phase-end": toned(
    "end",
    line("M5 23V2", 2.6),
    fill("M6 2.6h14.6l-3.2 5 3.2 5H6Z"),
  ),
  "phase-destroyed": toned(
    "destroyed",
    fill("M1.4 22.4V12l3.2-2 1.8 3L9.2 6.6l2.6 4-1.2 4 2.8 2.6-1.8 5.2ZM13.4 22.4l1.6-4.6-2.6-2.6 1.4-4.4L17 5l2 5.4 3.6 2.8v9.2Z"),
  ),
} as const satisfies IconSet;

export const LOCATION_ICONS = {
  "location-city": plain(
    fill("M1.6 22.4V9.2h2V7h2v2.2h2.2V4h1.8V1.8h1.6V4h1.6V1.8h1.6V4h1.8v5.2h2.2V7h2v2.2h2v13.2h-7.8V17a2.6 2.6 0 0 0-5.2 0v5.4Z"),
    fill("M4.2 12.4h2.2v3.2H4.2ZM17.6 12.4h2.2v3.2h-2.2ZM10.6 7.4h2.8v3.2h-2.8Z", "cut"),
  ),
  "location-town": plain(
    fill("M.8 13.2 7.4 7l6.6 6.2v9.2H.8ZM11.4 8.2l4.8-4.6 7 6.6v12.2h-7.6v-10Z"),
    fill("M5.6 22.4v-5.6h3.6v5.6ZM17.6 13h3v3h-3Z", "cut"),
  ),
  "location-army": plain(
    fill("M12 1.2c5.2 0 8.8 3.6 8.8 8.8v12.2h-5.6V15l-3.2-2.4L8.8 15v7.2H3.2V10C3.2 4.8 6.8 1.2 12 1.2Z"),
    fill("M6.6 9.4h4v2.4l-4-.4ZM17.4 9.4h-4v2.4l4-.4Z", "cut"),
    line("M12 1.2v6", 1.6, "cut"),
  ),
  "location-road": plain(
    fill("M8.4 1.6h7.2L22.8 22.4H1.2Z"),
    line("M12 4.2v3M12 10.4v3.8M12 17.4v4", 1.9, "cut"),
  ),
  "location-farm": plain(
    fill("M12 1.4 21.4 7v15.4H2.6V7Z"),
    line("M8 22V13.4h8V22M8.4 14l7.2 7.6M15.6 14l-7.2 7.6", 1.5, "cut"),
    fill("M10.2 6.4h3.6v3.4h-3.6Z", "cut"),
  ),
} as const satisfies IconSet;

/** The eight types of disaster. */
export const DISASTER_ICONS = {
  fire: plain(
    fill("M13 .8c.6 4.4-5.6 6.6-6.8 12-1 4.8 1.8 10.4 6.2 10.4 4.4 0 7.4-3.2 7.4-7.6 0-3-1.4-5.2-2.8-6.8-.2 1.6-.9 2.6-2.1 3.2.7-4.4.1-8.6-1.9-11.2Zm-.6 13.4c.8 1.6 2.4 2.6 2.4 4.4 0 1.5-1 2.6-2.4 2.6s-2.4-1.2-2.4-2.8c0-1.9 2-2.6 2.4-4.2Z"),
  ),
  revolt: plain(
    fill("M6.4 11V5.2a1.5 1.5 0 0 1 3 0V3.4a1.5 1.5 0 0 1 3 0v1.2a1.5 1.5 0 0 1 3 0v1.2a1.5 1.5 0 0 1 3 0V13c0 3-1.4 4.6-2.4 5.6V23H8.8v-4.6C7.4 17.4 4.4 15 4.4 12.6c0-1.2.8-1.8 2-1.6Z"),
    line("M9.4 5v4.6M12.4 4.8v4.8M15.4 6v3.6", 1, "cut"),
  ),
  famine: plain(
    fill("M2 11.6h20c-.2 4.4-2.8 7.4-6.2 8.6v2.2H8.2v-2.2C4.8 19 2.2 16 2 11.6Z"),
    line("M7.4 8.4C5.8 6.4 9 5 7.4 2.4M12 8.4c-1.6-2 1.6-3.4 0-6M16.6 8.4c-1.6-2 1.6-3.4 0-6", 1.7),
    line("M5.6 15.6h12.8", 1.4, "cut"),
  ),
  flood: plain(
    line("M1.4 8.6c2.6-3 4.8-3 7 0s4.6 3 7 0 4.6-3 7.2 0M1.4 14.6c2.6-3 4.8-3 7 0s4.6 3 7 0 4.6-3 7.2 0M1.4 20.6c2.6-3 4.8-3 7 0s4.6 3 7 0 4.6-3 7.2 0", 2.5),
  ),
  blight: plain(
    fill("M12 6.4c4 0 6.4 3 6.4 7.4S15.6 22 12 22s-6.4-3.8-6.4-8.2 2.4-7.4 6.4-7.4Z"),
    line("M12 8v13.4M7.8 5 10 7M16.2 5 14 7M5.8 11 2 9.2M5.6 14.6H1.4M6.4 18l-3.6 2.4M18.2 11 22 9.2M18.4 14.6h4.2M17.6 18l3.6 2.4", 1.6),
    line("M12 9v12", 1.3, "cut"),
    fill(circle(9.2, 12.6, 1.1) + circle(14.8, 12.6, 1.1) + circle(9.4, 17, 1) + circle(14.6, 17, 1), "cut"),
    fill(circle(12, 4.6, 2.6)),
  ),
  barbarians: plain(
    fill("M4.6 9.2C2.6 7.6 1.4 5 1.6 1.6c1.6 2.2 3.4 3.4 5.8 3.8C8.8 4.6 10.4 4.2 12 4.2s3.2.4 4.6 1.2c2.4-.4 4.2-1.6 5.8-3.8.2 3.4-1 6-3 7.6.6 1.2.8 2.4.8 3.8v1.6H3.8V13c0-1.4.2-2.6.8-3.8Z"),
    fill("M4.4 16h6v6.4C7.4 21.6 5 19.4 4.4 16ZM19.6 16h-6v6.4c3-.8 5.4-3 6-6.4Z"),
    line("M12 5.4V15", 1.5, "cut"),
  ),
  plague: plain(
    fill("M12 1.4c5.4 0 9.4 3.6 9.4 8.8 0 3-1.4 5.2-3.4 6.6v3.4A2.2 2.2 0 0 1 15.8 22.4H8.2A2.2 2.2 0 0 1 6 20.2v-3.4C4 15.4 2.6 13.2 2.6 10.2 2.6 5 6.6 1.4 12 1.4Z"),
    fill(circle(8.2, 11, 2.5) + circle(15.8, 11, 2.5) + "M12 13.4 13.6 16.8H10.4Z", "cut"),
    line("M10.2 18.8v3.2M13.8 18.8v3.2", 1.3, "cut"),
  ),
  earthquake: plain(
    fill("M1.2 6.4h9.4L8.2 11l4.2 3.4-3 8.2H1.2Z"),
    fill("M14 2.6h8.8v16.2h-9.2l2.8-6.2-4.4-3.4Z"),
  ),
} as const satisfies IconSet;
