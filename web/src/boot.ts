/**
 * Runs as soon as it is there, a script of its own, while the rest of the client is still on its way: asks for the words
 * and for what the first view of the address shows. On a slow line this saves the way there and back, twice.
 */

import { askEarly } from "./lib/early";
import { fromStorage, languageIn, parsed } from "./lib/storage";
import { briefTexts, pageTexts } from "./lib/words/sources";

const language = languageIn(parsed(fromStorage()), navigator.languages);
// Whoever needs them asks again, and hears of what went wrong.
pageTexts(language).catch(() => undefined);
briefTexts(language).catch(() => undefined);

if (location.pathname === "/") {
  askEarly("GET", "/api/games");
  askEarly("GET", "/api/tables");
}
askEarly("POST", "/api/session", { headers: { "Content-Type": "application/json" }, body: "{}" });
