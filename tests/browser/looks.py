"""What every page must be: inside its window, legible, whole, in one language, and usable without seeing it."""

import re
from collections.abc import Collection
from typing import Any, Final

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.stage import LARGE, PHONE, TABLET, WIDE, words_of_client
from tests.browser.visitor import Visitor

SMALLEST: Final = 12
SERIOUS: Final = ("serious", "critical")
MESSAGE_ID: Final = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
ENGLISH: Final = re.compile(
    r"\b(the|and|with|your|you|from|of|card|cards|turn|player|players|choose|game|seat|coin|coins|age|wonder|"
    r"points|build|table|move|moves|undo|replay|settings|rules)\b",
    re.IGNORECASE,
)
HUNGARIAN: Final = re.compile(r"[áéíóöőúüű]|\b(vagy|nem|egy|lehet|csak|az|van|meg)\b", re.IGNORECASE)

#: Helpers for the scripts below. What only screen readers get is not seen, and pictures have their own text.
SEEN: Final = """
const shown = (node) => {
  const element = node.nodeType === 1 ? node : node.parentElement;
  return element !== null && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
};
const hidden = (element) => {
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.clipPath === "inset(50%)" || (at.clientWidth <= 1 && style.overflow === "hidden")) return true;
  }
  return false;
};
const texts = function* (root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || !shown(node)) continue;
    if (!parent.closest("svg, script, style, noscript, option")) yield node;
  }
};
"""

SMALL_TEXT: Final = f"""(smallest) => {{ {SEEN}
  const found = new Set();
  for (const node of texts(document.body)) {{
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
    if (size < smallest - 0.01 && !hidden(node.parentElement)) found.add(`${{size}}px: ${{node.data.trim()}}`);
  }}
  return [...found];
}}"""

#: Text that reaches over the edge of something that cuts off what does not fit. Lines of capitals and descenders are
#: higher than what is drawn of them, so upright there is some air.
CUT_TEXT: Final = f"""() => {{ {SEEN}
  const found = new Set();
  const range = document.createRange();
  for (const node of texts(document.querySelector("main") ?? document.body)) {{
    if (hidden(node.parentElement)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {{
      for (let at = node.parentElement; at && at !== document.documentElement; at = at.parentElement) {{
        const style = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        const cuts = (value) => value === "hidden" || value === "clip";
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        if (at.matches(".plan > .larger")) break;  // a plan that is moved by hand
        const over = cuts(style.overflowX) && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
        const under = cuts(style.overflowY) && (box.bottom > edge.bottom + 5 || box.top < edge.top - 5);
        if (over || under) found.add(node.data.trim());
      }}
    }}
  }}
  return [...found];
}}"""

#: Everything a person reads or hears, without what is marked as being in another language.
WORDS: Final = f"""() => {{ {SEEN}
  const language = document.documentElement.lang;
  const foreign = (element) => (element.closest("[lang]")?.lang ?? language) !== language;
  const found = [];
  for (const node of texts(document.body)) if (!foreign(node.parentElement)) found.push(node.data);
  for (const option of document.querySelectorAll("option")) if (!foreign(option)) found.push(option.textContent);
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const element of document.querySelectorAll(`[${{name}}]`))
      if (shown(element) && !foreign(element)) found.push(element.getAttribute(name));
  found.push(document.title);
  return found;
}}"""

OUTSIDE: Final = """(elements) => {
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  return elements.flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1) return [];
    const at = [left, top, right, bottom].map(Math.round).join(" ");
    return [`${element.getAttribute("aria-label") ?? element.innerText} at ${at} in ${width} × ${height}`];
  });
}"""

#: Parts of a card that lie on each other, or reach over its edge. Some air is in every box: two pixels are no overlap.
CROWDED: Final = """() => {
  const KINDS = {
    price: ".price", laurel: ".laurel", cost: ".cost", signs: ".signs-row", name: ".name .word", shape: ".shape, .edge",
  };
  const within = (box, edge) => box.left >= edge.left - 2 && box.right <= edge.right + 2
    && box.top >= edge.top - 2 && box.bottom <= edge.bottom + 2;
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const seen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const boxes = (element) => {
    const drawn = element.matches(".price, .laurel") ? [element] : [...element.querySelectorAll(".icon, b, i")];
    return (drawn.length > 0 ? drawn : [element]).filter(seen).map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0);
  };
  const found = new Set();
  for (const face of document.querySelectorAll("main .card .face")) {
    if (!seen(face)) continue;
    const name = face.closest("[aria-label]")?.getAttribute("aria-label")?.split(".")[0] ?? "?";
    const parts = Object.entries(KINDS).flatMap(([kind, chosen]) =>
      [...face.querySelectorAll(chosen)].filter(seen).flatMap((element) =>
        boxes(element).map((box) => ({ kind, box, element }))));
    const edge = face.getBoundingClientRect();
    for (const { kind, box } of parts) if (!within(box, edge)) found.add(`${name}: ${kind} over the edge`);
    for (const [place, one] of parts.entries())
      for (const other of parts.slice(place + 1)) {
        if (one.kind === other.kind) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (meet(one.box, other.box)) found.add(`${name}: ${one.kind} on ${other.kind}`);
      }
  }
  return [...found];
}"""

#: Axe is laid into a page once. Of what it says only the faults come back.
FAULTS: Final = """async ({ options, serious }) => {
  const { violations } = await axe.run(document, options);
  return violations.filter(({ impact }) => serious.includes(impact)).flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}"""
AXE: Final[str] = Axe().axe_script
SIZES: Final = (PHONE, TABLET, LARGE, WIDE)


def none(found: object, what: str) -> None:
    assert not found, f"{what}: {found}"


def legible(visitor: Visitor) -> None:
    none(visitor.page.evaluate(SMALL_TEXT, SMALLEST), f"text smaller than {SMALLEST} px")


def whole(visitor: Visitor) -> None:
    none(visitor.page.evaluate(CUT_TEXT), "text that is cut off")


def uncrowded(visitor: Visitor) -> None:
    """No part of a card lies on another: price, cost, signs, laurel, name and the sign of its kind."""
    visitor.page.evaluate("() => document.fonts.ready.then(() => true)")
    none(visitor.page.evaluate(CROWDED), "parts of cards on each other")


def no_page_scroll(visitor: Visitor, *, upright: bool = False) -> None:
    """The page is no wider than its window; with `upright` it is no higher either."""
    width, wide, height, high = visitor.page.evaluate(
        "() => { const page = document.scrollingElement;"
        " return [page.clientWidth, page.scrollWidth, page.clientHeight, page.scrollHeight]; }"
    )
    assert wide <= width, f"the page is {wide} px wide in a window of {width}"
    if upright:
        assert high <= height, f"the page is {high} px high in a window of {height}"


def no_board_scroll(visitor: Visitor) -> None:
    """The whole table is in sight."""
    over = visitor.board.evaluate("(table) => table.parentElement.scrollHeight - table.parentElement.clientHeight")
    assert over <= 1, f"the board is {over} px higher than its room"


def inside(visitor: Visitor) -> None:
    """The whole board, the question and the first thing that can be done are in the window."""
    if visitor.over:
        parts = [visitor.headline, visitor.board, visitor.button("table-rematch"), visitor.link("table-replay")]
    else:
        own = visitor.city(visitor.now["view"]["seat"])
        things = visitor.board.get_by_role("button")
        parts = [visitor.headline, visitor.board, own, things, visitor.actions.get_by_role("button").first]
    none([where for part in parts for where in part.evaluate_all(OUTSIDE)], "out of sight")


def one_language(visitor: Visitor, foreign: Collection[str] = ()) -> None:
    """No word of the other language and no name of a message is to be read or heard; `foreign` words may be."""
    other = {"hu": ENGLISH, "en": HUNGARIAN}[visitor.language]
    words = words_of_client(visitor.language)
    # Players chose their names, and the rulebook its headings and its slips, which the rules quote.
    quoted = [*map(re.escape, visitor.names or []), f"{re.escape(visitor.say('shell-rules-source', source=''))}.*"]
    quoted += map(re.escape, foreign)
    quoted += ['"[^"]*"', r"\([^)]*\)", r"\w+/\w+"] if "/rules/" in visitor.page.url else []
    texts: list[str] = visitor.page.evaluate(WORDS)
    wrong = set()
    for text in texts:
        # Where a long name may be parted is no part of it.
        known = re.sub("|".join(quoted), "", text.replace("\u00ad", ""))
        if other.search(known) or "{" in known or any(words.has(found) for found in MESSAGE_ID.findall(known)):
            wrong.add(text.strip())
    none(wrong, f"not {visitor.language}")


def accessible(visitor: Visitor, rules: list[str] | None = None) -> None:
    """Nothing that axe calls serious or critical; of all its rules, or of the given ones."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules is not None:
        options["runOnly"] = {"type": "rule", "values": rules}
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(AXE)
    none(visitor.page.evaluate(FAULTS, {"options": options, "serious": SERIOUS}), "hard to use")


def accessible_in_both_themes(visitor: Visitor) -> None:
    """Only contrasts differ between light and dark."""
    visitor.page.emulate_media(color_scheme="dark")
    visitor.settle()
    accessible(visitor, ["color-contrast"])
    visitor.page.emulate_media(color_scheme="light")
    visitor.settle()
    accessible(visitor)


def accessible_in_all_sizes_and_both_themes(visitor: Visitor) -> None:
    """The widest usual window comes last and stays."""
    for dark in (True, False):
        visitor.page.emulate_media(color_scheme="dark" if dark else "light")
        for size in SIZES:
            visitor.resize(size)
            accessible(visitor, ["color-contrast"] if dark else None)
