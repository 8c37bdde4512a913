"""How long a stranger waits for the first page: `python -m tests.browser.first_view [TIMES]`.

Cold, over a simulated fast 3G line (1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back), on a processor four times
as slow as this one. The page has come when a game can be begun: its button has been painted.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.stage import WIDE, House, house, launch

LATENCY: Final = 150  # milliseconds
DOWN: Final = 1_600_000 // 8  # bytes a second
UP: Final = 750_000 // 8
SLOWER: Final = 4
#: Seconds until the first button, at the most.
AIM: Final = 1.5
TIMES: Final = 5

#: Notes when the first way to begin a game has been painted: that is in the second frame after it is there.
WATCH: Final = """
const look = () => {
  if (!document.querySelector("main article .play")) return false;
  requestAnimationFrame(() => requestAnimationFrame(() => { window.ready = performance.now(); }));
  return true;
};
if (!look()) {
  const observer = new MutationObserver(() => { if (look()) observer.disconnect(); });
  observer.observe(document, { childList: true, subtree: true });
}
"""
ASKED: Final = """() => performance.getEntriesByType("resource").map((one) => ({
  name: one.name.replace(location.origin, ""), start: one.startTime, end: one.responseEnd, bytes: one.transferSize,
}))"""


def first_view(browser: Browser, served: House, language: str = "hu-HU") -> tuple[float, list[dict[str, Any]]]:
    """Milliseconds until a game can be begun, and what was asked for until all was quiet."""
    context = browser.new_context(
        base_url=served.address, locale=language, viewport={"width": WIDE[0], "height": WIDE[1]}
    )
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP},
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(WATCH)
    page.goto("/", wait_until="commit")
    page.wait_for_function("() => window.ready !== undefined", timeout=30_000)
    page.wait_for_load_state("networkidle")
    ready: float = page.evaluate("() => window.ready")
    asked: list[dict[str, Any]] = page.evaluate(ASKED)
    context.close()
    return ready, asked


def main(times: int = TIMES) -> None:
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as served, sync_playwright() as playwright:
        browser = launch(playwright)
        views = [first_view(browser, served) for _ in range(times)]
        browser.close()
    ready, asked = sorted(views, key=lambda view: view[0])[len(views) // 2]
    for one in asked:
        late = " " if one["start"] < ready else "+"
        print(f"{late} {one['start']:6.0f} {one['end']:6.0f} ms {one['bytes'] / 1000:7.1f} kB  {one['name']}")
    before = sum(one["bytes"] for one in asked if one["start"] < ready)
    print(f"{len(asked)} files and answers, {before / 1000:.0f} kB of them asked for before the first button")
    figures = ", ".join(f"{view[0] / 1000:.2f}" for view in views)
    print(f"first button after {median(view[0] for view in views) / 1000:.2f} s (of {times}: {figures})")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
