import * as sets from "../../src/games/empires-end/icons";
import { checkIcons } from "../icons";

checkIcons("Empire's End", sets);
