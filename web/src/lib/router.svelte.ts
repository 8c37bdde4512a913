/** Which page the address asks for, and the ways from one to another without loading the document again. */

import { tick } from "svelte";

export type Route =
  | { page: "lobby" }
  | { page: "new"; slug: string | null }
  | { page: "join" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; slug: string | null }
  | { page: "parts" }
  | { page: "settings" }
  | { page: "missing" };

/** The page of a path; anything that is no address of ours is `missing`. */
export function routeOf(path: string): Route {
  const parts = decoded(path);
  if (parts === null) return { page: "missing" };
  const [first, second, third] = parts;
  const depth = parts.length;
  if (first === undefined) return { page: "lobby" };
  if (first === "new" && depth <= 2) return { page: "new", slug: second ?? null };
  if (first === "join" && depth === 1) return { page: "join" };
  if (first === "rules" && second === "parts" && depth === 2) return { page: "parts" };
  if (first === "rules" && depth <= 2) return { page: "rules", slug: second ?? null };
  if (first === "settings" && depth === 1) return { page: "settings" };
  if (first === "table" && second !== undefined && depth === 2) return { page: "table", id: second };
  if (first === "table" && second !== undefined && third === "replay" && depth === 3) {
    return { page: "replay", id: second };
  }
  return { page: "missing" };
}

function decoded(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export const tableHref = (id: string): string => `/table/${encodeURIComponent(id)}`;
export const rulesHref = (slug: string, rule: string | null = null): string =>
  `/rules/${encodeURIComponent(slug)}${rule === null ? "" : `#${encodeURIComponent(rule)}`}`;

class Router {
  #url = $state.raw(new URL(location.href));
  // A text of its own, so that a new fragment or query is no new route.
  readonly #path = $derived(this.#url.pathname);
  readonly #route = $derived(routeOf(this.#path));

  /** Counts the changes of page, so that an answer that comes late can see that its page has been left. */
  visits = $state(0);

  get route(): Route {
    return this.#route;
  }

  get path(): string {
    return this.#path;
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  /** The page from which somebody came here by a link of ours; null when nobody did. */
  get from(): string | null {
    void this.#url;
    const state: unknown = history.state;
    return typeof state === "object" && state !== null && "from" in state && typeof state.from === "string" ? state.from : null;
  }

  /** What stands after `#`, decoded. */
  get fragment(): string {
    const raw = this.#url.hash.slice(1);
    try {
      return decodeURIComponent(raw);
    } catch {
      return raw;
    }
  }

  /** Go to an address of this site. `replace` leaves no way back to the present one. */
  go(href: string, { replace = false }: { replace?: boolean } = {}): void {
    const url = new URL(href, location.href);
    const samePage = url.pathname === this.#url.pathname;
    clearTimeout(settled);
    keepScroll();
    history[replace || url.href === location.href ? "replaceState" : "pushState"]({ scroll: null, from: samePage || replace ? this.from : this.#path }, "", url);
    this.#url = url;
    if (samePage) return;
    this.visits += 1;
    void arrive(null);
  }

  /** Take over links, the buttons back and forward, and the place on the page. Returns the way to stop. */
  start(): () => void {
    history.scrollRestoration = "manual";
    const moved = (): void => {
      clearTimeout(settled);
      const before = this.#url.pathname;
      this.#url = new URL(location.href);
      if (this.#url.pathname === before) {
        if (this.#url.hash === "") scrollTo(0, keptScroll() ?? scrollY);
        return;
      }
      this.visits += 1;
      void arrive(keptScroll());
    };
    const clicked = (event: MouseEvent): void => {
      const href = hrefToFollow(event);
      if (href === null) return;
      event.preventDefault();
      this.go(href);
    };
    // When the buttons are used the old place can no longer be written down, so it is as soon as scrolling ends.
    const scrolled = (): void => {
      clearTimeout(settled);
      settled = setTimeout(keepScroll, 200);
    };
    const leaving = (): void => keepScroll();
    addEventListener("popstate", moved);
    addEventListener("pagehide", leaving);
    addEventListener("scroll", scrolled, { passive: true });
    document.addEventListener("click", clicked);
    const kept = keptScroll();
    if (kept !== null) void restoreScroll(kept);
    return () => {
      removeEventListener("popstate", moved);
      removeEventListener("pagehide", leaving);
      removeEventListener("scroll", scrolled);
      clearTimeout(settled);
      document.removeEventListener("click", clicked);
    };
  }
}

export const router = new Router();

/** The address a click asks this page to go to; null when the browser shall do what it always does. */
export function hrefToFollow(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if (anchor.origin !== location.origin || anchor.hasAttribute("download")) return null;
  if (anchor.target !== "" && anchor.target !== "_self") return null;
  if (anchor.pathname.startsWith("/api/") || anchor.rel.split(/\s+/).includes("external")) return null;
  return anchor.href;
}

let settled: ReturnType<typeof setTimeout> | undefined;

function keepScroll(): void {
  history.replaceState({ ...(history.state as object | null), scroll: scrollY }, "");
}

function keptScroll(): number | null {
  const state: unknown = history.state;
  if (typeof state !== "object" || state === null || !("scroll" in state)) return null;
  return typeof state.scroll === "number" ? state.scroll : null;
}

/** After a change of page: to the place it was left at or to its top, and the reader to its heading. */
async function arrive(scroll: number | null): Promise<void> {
  const { visits } = router;
  await tick();
  if (scroll === null) scrollTo(0, 0);
  else void restoreScroll(scroll);
  await headingFocus(visits);
}

/**
 * The focus to the heading. A page that is still being loaded has none yet, and one that stands in for it until its
 * data has come takes the focus away with it; so this goes on for a while, unless the person does something.
 */
async function headingFocus(visits: number): Promise<void> {
  const acted = new AbortController();
  for (const act of ["pointerdown", "keydown"]) {
    addEventListener(act, () => acted.abort(), { once: true, capture: true, signal: acted.signal });
  }
  for (let tries = 0; tries < 60 && router.visits === visits && !acted.signal.aborted; tries += 1) {
    const heading = document.querySelector<HTMLElement>("main h1");
    const focused = document.activeElement;
    // A page may have put the focus where it belongs by itself.
    if (heading !== null && (focused === null || focused.closest("main") === null)) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  acted.abort();
}

/** Scroll as soon as the page has grown long enough; a page that never does is left alone after a while. */
async function restoreScroll(scroll: number): Promise<void> {
  const { visits } = router;
  for (let tries = 0; tries < 40 && router.visits === visits; tries += 1) {
    if (document.documentElement.scrollHeight - innerHeight >= scroll) {
      scrollTo(0, scroll);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
