/** The icons of this game, drawn for it. */
import { circle, fill, line, plain, toned, type IconSet } from "../../frame/icons/art";

const BOLT = "M14.4 0.8 3 14h7L7.6 23.2 21 9.2h-7.6Z";

/** The tracks; money is the platform's coin. */
export const TRACK_ICONS = {
  population: toned(
    "population",
    fill(circle(17, 7.4, 3.7), "shade"),
    fill("M11 22c0-5 2.2-8.8 6-8.8s6 3.8 6 8.8Z", "shade"),
    fill(circle(8.4, 6.6, 4.6)),
    fill("M.6 22.4c0-6 3-9.8 7.8-9.8s7.8 3.8 7.8 9.8Z"),
  ),
  employment: toned(
    "employment",
    fill("M3 16.4C3 10 6.8 5.4 12 5.4s9 4.6 9 11Z"),
    fill("M9.4 3.4h5.2v9.4H9.4Z", "shade"),
    line("M6 12.6C6.4 10.6 7.2 9.2 8.4 8.2", 1.5, "light"),
    fill("M1 16.4h22v1.2c0 1.6-1 2.6-2.6 2.6H3.6C2 20.2 1 19.2 1 17.6Z"),
  ),
  public_services: toned(
    "services",
    line("M12 1.2v3M3.6 4.2l2.2 2.2M20.4 4.2l-2.2 2.2M1 11.4h2.8M23 11.4h-2.8", 2.3),
    fill("M5.6 17.4v-3.6a6.4 6.4 0 0 1 12.8 0v3.6Z"),
    fill("M12 7.4a6.4 6.4 0 0 1 6.4 6.4v3.6H12Z", "shade"),
    fill("M3.4 18.6h17.2a1 1 0 0 1 1 1V23H2.4v-3.4a1 1 0 0 1 1-1Z"),
  ),
  progress: toned(
    "progress",
    fill(
      "M10 .8h4l.6 3 2.2 1 2.6-1.8 2.8 2.8-1.8 2.6 1 2.2 3 .6v4l-3 .6-1 2.2 1.8 2.6-2.8 2.8-2.6-1.8-2.2 1-.6 3h-4l-.6-3-2.2-1-2.6 1.8-2.8-2.8 1.8-2.6-1-2.2-3-.6v-4l3-.6 1-2.2-1.8-2.6 2.8-2.8 2.6 1.8 2.2-1Z",
    ),
    fill(circle(12, 13, 4), "cut"),
  ),
  energy: toned(
    "energy",
    fill("M12 .8 22.4 6.6v10.8L12 23.2 1.6 17.4V6.6Z"),
    fill("M12 .8 22.4 6.6 12 12.4 1.6 6.6Z", "light"),
    fill("M12 12.4 22.4 6.6v10.8L12 23.2Z", "shade"),
  ),
  /** With room for a number. */
  "energy-blank": toned(
    "energy",
    fill("M12 .4 22.6 6.4v11.2L12 23.6 1.4 17.6V6.4Z"),
    line("M12 1.2 21.8 6.8v10.4L12 22.8 2.2 17.2V6.8Z", 1.4, "shade"),
  ),
} as const satisfies IconSet;

/** The types of tiles: the shape beside the colour. */
export const TYPE_ICONS = {
  "tile-residential": toned("population", fill("M12 1.4 23.4 11.6h-3.2V22.4h-5.8v-6.6H9.6v6.6H3.8V11.6H.6Z")),
  "tile-industrial": toned("employment", fill("M1.4 22.4V10.8l6.4 4.4v-4.4l6.4 4.4V2h6.8l1.6 20.4Z")),
  "tile-commercial": toned("coin", fill(circle(12, 12, 10))),
  "tile-tourism": toned("culture", fill("M1.6 22.4V11.6a10.4 10.4 0 0 1 20.8 0v10.8h-5.8V12.2a4.6 4.6 0 0 0-9.2 0v10.2Z")),
  "tile-public": toned(
    "services",
    fill("M12 1 23.4 7.6v3H.6v-3ZM2.6 12.2h4.6v6.6H2.6ZM9.7 12.2h4.6v6.6H9.7ZM16.8 12.2h4.6v6.6h-4.6ZM.8 20.2h22.4v2.8H.8Z"),
  ),
  "tile-prosperity": toned(
    "progress",
    fill("M12 .8a7.8 7.8 0 0 1 5.2 13.6c-1 .9-2.2 1.4-3.4 1.7V23h-3.6v-6.9c-1.2-.3-2.4-.8-3.4-1.7A7.8 7.8 0 0 1 12 .8Z"),
  ),
  "tile-none": plain(fill("M12 .6 15 4v4.4h6.4v14H2.6v-14H9V4Zm0 5.6a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z")),
  "tile-lake": toned(
    "water",
    line("M1.4 8.6c2.6-3 4.8-3 7 0s4.6 3 7 0 4.6-3 7.2 0M1.4 16.6c2.6-3 4.8-3 7 0s4.6 3 7 0 4.6-3 7.2 0", 2.8),
  ),
  /** A power plant: a cooling tower and its hall. */
  "tile-energy": toned(
    "energy",
    fill("M1.4 22.8C4.6 17.6 4.8 12.6 3.2 7.4h10.6c-1.6 5.2-1.4 10.2 1.8 15.4Z"),
    fill("M16.6 22.8V13h6v9.8Z", "shade"),
    line("M5 4.4c1.4-2.4 3-2.4 4.4-1.2s2.8 1 4-1", 2),
  ),
} as const satisfies IconSet;

/** How an effect works, and the other signs of the board. */
export const SIGN_ICONS = {
  bolt: plain(fill(BOLT)),
  crane: plain(
    line("M6.4 22.6V3.2M2 22.6h9M6.4 4 20.6 6.4M2 7.4 6.4 3.4", 2.4),
    line("M18 6.4v6.4", 1.6),
    fill("M14.6 12.8h6.8v6h-6.8Z"),
  ),
  lasting: plain(
    line(
      "M12 12c-2-3.2-3.6-4.8-5.8-4.8a4.8 4.8 0 1 0 0 9.6c2.2 0 3.8-1.6 5.8-4.8s3.6-4.8 5.8-4.8a4.8 4.8 0 1 1 0 9.6c-2.2 0-3.8-1.6-5.8-4.8Z",
      3,
    ),
  ),
  "game-end": plain(line("M5 23V2", 2.8), fill("M6 2.4h15l-3.4 5 3.4 5H6Z")),
  around: plain(
    fill("M8.6 8.6h6.8v6.8H8.6Z"),
    fill("M12 .6 15.4 5H8.6ZM12 23.4 15.4 19H8.6ZM.6 12 5 8.6v6.8ZM23.4 12 19 8.6v6.8Z"),
  ),
  "any-tile": plain(line("M4 4h16v16H4Z", 2.6)),
  upgrade: plain(fill("M12 1 21 10h-5v6H8v-6H3Z"), fill("M4 19h16v4H4Z")),
  "worlds-fair": plain(
    line(circle(12, 10, 7.8), 2),
    line("M12 2.2v15.6M4.2 10h15.6M6.5 4.5l11 11M17.5 4.5l-11 11", 1.1),
    fill(circle(12, 10, 2.2)),
    line("M12 11 6.4 23M12 11l5.6 12M4 23h16", 1.9),
  ),
  loan: toned("coin", fill(circle(12, 12, 10.4)), line(circle(12, 12, 9.7), 1.5, "shade"), line("M7 12h10", 2.6, "shade")),
  crown: toned("culture", fill("M4 20 2 7l6 4.6L12 3l4 8.6L22 7l-2 13Z"), fill("M4 20.6h16v2.4H4Z", "shade")),
  "density-low": plain(fill("M1.6 14h6v8.4h-6Z"), line("M10.4 22h10", 1.6)),
  "density-medium": plain(fill("M1.6 14h6v8.4h-6ZM9 8h6v14.4H9Z"), line("M17.4 22h5", 1.6)),
  "density-high": plain(fill("M1.6 14h6v8.4h-6ZM9 8h6v14.4H9ZM16.4 1.6h6v20.8h-6Z")),
  leader: plain(fill("M3.4 13h5.4v9.4H3.4ZM9.6 6.4h5.4v16H9.6ZM15.8 16h5v6.4h-5Z"), fill("M12.3 0.4 15 4.6H9.6Z")),
  fewest: plain(line("M4.4 5h5.4v16H4.4Z", 2), fill("M13.2 14.4h7.4V22h-7.4Z"), fill("M16.9 12.6 20.6 8.2h-7.4Z")),
  marker: plain(fill("M9 1h6v8h8v6h-8v8H9v-8H1V9h8Z")),
} as const satisfies IconSet;
