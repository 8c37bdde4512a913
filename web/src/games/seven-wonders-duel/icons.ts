/** The icons of this game; a board registers them when it is loaded. */
import { fill, toned, type IconSet } from "../../frame/icons/art";
import { CHAIN_ICONS } from "../../frame/icons/chains";
import { EFFECT_ICONS } from "../../frame/icons/effects";
import { BACK_ICONS, KIND_ICONS } from "../../frame/icons/kinds";
import { registerIcons } from "../../frame/icons/registry";
import { RESOURCE_ICONS } from "../../frame/icons/resources";
import { SCIENCE_ICONS } from "../../frame/icons/science";

/** The end of the conflict track: a walled city. */
const TRACK_ICONS = {
  capital: toned(
    "shield",
    fill("M2 9.4V4h3.4v2.2h2.4V4h2.6v2.2h3.2V4h2.6v2.2h2.4V4H22v5.4l-2 1.8V21H4v-9.8Z"),
    fill("M9.6 21v-5a2.4 2.4 0 0 1 4.8 0v5Z", "cut"),
  ),
} as const satisfies IconSet;

for (const set of [CHAIN_ICONS, EFFECT_ICONS, BACK_ICONS, KIND_ICONS, RESOURCE_ICONS, SCIENCE_ICONS, TRACK_ICONS]) {
  registerIcons(set);
}
