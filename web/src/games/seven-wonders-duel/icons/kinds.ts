/** The shape of each kind of piece, for its band, and the backs of cards that lie face down. */

import { circle, fill, line, plain, toned, type IconSet } from "../../../frame/icons/art";

export const KIND_ICONS = {
  "kind-raw": toned("raw", fill("M7.6 5H22.4l-6 14H1.6Z")),
  "kind-manufactured": toned("manufactured", fill("M12 1.2 22.8 12 12 22.8 1.2 12Z")),
  "kind-civilian": toned("civilian", fill("M12 2.2 22.8 21H1.2Z")),
  "kind-scientific": toned("scientific", fill("M8.4 1.8h7.2v6.6h6.6v7.2h-6.6v6.6H8.4v-6.6H1.8V8.4h6.6Z")),
  "kind-commercial": toned("commercial", fill(circle(12, 12, 10))),
  "kind-military": toned("military", fill("M2.6 2h18.8v10.2L12 22.8 2.6 12.2Z")),
  "kind-guild": toned("guild", fill("M12 1.2 15 8.6 22.8 9.2 16.8 14.2 18.8 22 12 17.8 5.2 22 7.2 14.2 1.2 9.2 9 8.6Z")),
  "kind-wonder": toned("wonder", fill("M9 2.6h6v5h3.6v6h3.6v7.8H1.8v-7.8h3.6v-6H9Z")),
  "kind-progress": toned("progress", line(circle(12, 12, 8.8), 3.2), fill(circle(12, 12, 3.6))),
} as const satisfies IconSet;

export const BACK_ICONS = {
  "back-1": plain(fill("M7.2 2.4h9.6v3h-2.9v13.2h2.9v3H7.2v-3h2.9V5.4H7.2Z")),
  "back-2": plain(fill("M3.4 2.4h17.2v3h-2.3v13.2h2.3v3H3.4v-3h2.3V5.4H3.4ZM9.3 5.4v13.2h5.4V5.4Z")),
  "back-3": plain(fill("M1 2.4h22v3h-2v13.2h2v3H1v-3h2V5.4H1ZM6.4 5.4v13.2h3.8V5.4ZM13.8 5.4v13.2h3.8V5.4Z")),
  "back-guild": toned(
    "coin",
    fill("M12 .8 14.9 4 19.2 3.6 19.8 7.9 23.4 10.3 21.5 14.2 22.6 18.4 18.4 19.5 16 23.1 12 21.5 8 23.1 5.6 19.5 1.4 18.4 2.5 14.2.6 10.3 4.2 7.9 4.8 3.6 9.1 4Z"),
    line(circle(12, 12, 6.8), 1.4, "shade"),
    fill("M12 7.4 13.4 10.6 16.9 10.9 14.2 13.2 15.1 16.6 12 14.8 8.9 16.6 9.8 13.2 7.1 10.9 10.6 10.6Z", "shade"),
  ),
} as const satisfies IconSet;
