import "./boot";
import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./lib/language.svelte";
import { router } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { followSettings } from "./lib/settings.svelte";

followSettings();
router.start();
// The first request would ask for a session by itself; asking now saves the time until then.
session.start().catch(() => undefined);

const target = document.getElementById("app");
if (target === null) throw new Error("the document has no place for the page");

startLanguage().then(
  () => mount(App, { target }),
  (error: unknown) => {
    // Without words there is nothing to say it with, so it stands here in both languages.
    console.error(error);
    target.textContent = "Pentapolis could not be loaded. Reload the page. · A Pentapolist nem sikerült betölteni. Töltsd be újra az oldalt.";
  },
);
