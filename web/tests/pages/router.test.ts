import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hrefToFollow, router, routeOf, rulesHref, tableHref } from "$lib/router.svelte";

describe("routeOf", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/new", { page: "new", slug: null }],
    ["/new/seven-wonders-duel", { page: "new", slug: "seven-wonders-duel" }],
    ["/join", { page: "join" }],
    ["/table/abc", { page: "table", id: "abc" }],
    ["/table/abc/", { page: "table", id: "abc" }],
    ["/table/abc/replay", { page: "replay", id: "abc" }],
    ["/rules", { page: "rules", slug: null }],
    ["/rules/seven-wonders-duel", { page: "rules", slug: "seven-wonders-duel" }],
    ["/rules/parts", { page: "parts" }],
    ["/settings", { page: "settings" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each(["/nowhere", "/table", "/table/abc/other", "/table/abc/replay/more", "/settings/more", "/new/a/b", "/rules/%E0%A4%A"])(
    "%s is missing",
    (path) => {
      expect(routeOf(path)).toEqual({ page: "missing" });
    },
  );
});

it("makes addresses that routeOf takes back", () => {
  expect(routeOf(tableHref("a/b?c"))).toEqual({ page: "table", id: "a/b?c" });
  expect(rulesHref("seven-wonders-duel", "SWD-MIL-04")).toBe("/rules/seven-wonders-duel#SWD-MIL-04");
});

it("knows from which page somebody came, on the same page too", () => {
  history.replaceState(null, "", "/table/abc");
  router.go("/table/abc");
  router.go("/settings");
  expect(router.from).toBe("/table/abc");
  router.go("/settings#sound");
  expect(router.from).toBe("/table/abc");
});

describe("the router", () => {
  let stop: () => void;

  beforeEach(() => {
    history.replaceState(null, "", "/");
    router.go("/");
    stop = router.start();
  });

  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function link(attributes: Record<string, string>): HTMLAnchorElement {
    const anchor = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
    document.body.append(anchor);
    return anchor;
  }

  function click(on: Element, init: MouseEventInit = {}): MouseEvent {
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    on.dispatchEvent(event);
    return event;
  }

  it("follows links of this site without a new document", () => {
    const anchor = link({ href: "/rules/seven-wonders-duel#SWD-MIL-04" });
    const inside = document.createElement("b");
    anchor.append(inside);
    expect(click(inside).defaultPrevented).toBe(true);
    expect(router.route).toEqual({ page: "rules", slug: "seven-wonders-duel" });
    expect(router.fragment).toBe("SWD-MIL-04");
    expect(location.pathname).toBe("/rules/seven-wonders-duel");
  });

  it.each([
    [{ href: "https://elsewhere.example/" }, {}],
    [{ href: "/api/tables/x/record" }, {}],
    [{ href: "/settings", target: "_blank" }, {}],
    [{ href: "/settings", download: "" }, {}],
    [{ href: "/settings" }, { ctrlKey: true }],
    [{ href: "/settings" }, { metaKey: true }],
    [{ href: "/settings" }, { button: 1 }],
  ])("leaves %j %j to the browser", (attributes, init) => {
    const anchor = link(attributes);
    let followed: string | null = "not asked";
    // The test page must not really go there.
    anchor.addEventListener("click", (event) => {
      followed = hrefToFollow(event);
      event.preventDefault();
    });
    click(anchor, init);
    expect(followed).toBeNull();
    expect(router.route).toEqual({ page: "lobby" });
  });

  it("counts a change of page, and not a change of fragment or query", () => {
    const before = router.visits;
    router.go("/rules/seven-wonders-duel");
    expect(router.visits).toBe(before + 1);
    const { route } = router;
    router.go("/rules/seven-wonders-duel#SWD-COM-01");
    router.go("/rules/seven-wonders-duel?q=pawn");
    expect(router.visits).toBe(before + 1);
    expect(router.route).toBe(route);
    expect(router.query.get("q")).toBe("pawn");
  });

  it("replaces the address, so that a secret in it is not kept", () => {
    router.go("/join#0123456789abcdef");
    const { length } = history;
    router.go("/join", { replace: true });
    expect(history.length).toBe(length);
    expect(router.fragment).toBe("");
    expect(location.hash).toBe("");
  });

  it("gives a fragment that cannot be decoded as it is", () => {
    router.go("/rules/seven-wonders-duel#%E0%A4%A");
    expect(router.fragment).toBe("%E0%A4%A");
  });

  it("takes the reader to the heading of the new page", async () => {
    document.body.innerHTML = "<main><h1>Rules</h1></main>";
    router.go("/settings");
    await expect.poll(() => document.activeElement?.textContent).toBe("Rules");
  });
});
