"""The pictures of the documentation: `python -m tests.browser.pictures [NAME...]`, with names only those.

Games are fixed, so they stay the same.
"""

import struct
import sys
import tempfile
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import expect, sync_playwright

from pentapolis import replay as replayed
from tests.browser import test_imperium
from tests.browser import test_through_the_ages as ages
from tests.browser.stage import PHONE, ROOT, WIDE, Moment, golden, house, launch, moment
from tests.browser.test_empires_end import GAME as GAME_OF_EMPIRES
from tests.browser.test_empires_end import Ruler
from tests.browser.test_the_capitals import Mayor
from tests.browser.test_the_capitals import moment as capitals_moment
from tests.browser.visitor import Visitor
from tests.cli.full import pictures as terminal

FOLDER: Final = ROOT / "docs" / "images"
LARGEST: Final = 150_000  # bytes
#: How the pictures of these games begin: their tables have other things to click than that of 7 Wonders Duel.
KINDS: Final[dict[str, type[Visitor]]] = {
    "empires-end": Ruler,
    "the-capitals": Mayor,
    "through-the-ages": ages.Statesman,
    "imperium": test_imperium.Ruler,
}


def call(visitor: Visitor) -> None:
    """Give the visitor a name."""
    visitor.ask("PATCH", "/session", {"name": {"hu": "Borcsa", "en": "Ada"}[visitor.language]})


def lobby(visitor: Visitor) -> None:
    call(visitor)
    visitor.visit("/")
    expect(visitor.start("shell-play-bot", count=1)).to_be_visible()


def at(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        call(visitor)
        visitor.enter(moment(name))

    return show


def chosen(name: str) -> Callable[[Visitor], None]:
    """The moment with a thing chosen, so that its actions are seen."""

    def show(visitor: Visitor) -> None:
        at(name)(visitor)
        visitor.choose(visitor.moves[0])
        expect(visitor.action(visitor.moves[0])).to_be_visible()

    return show


def replay(visitor: Visitor) -> None:
    at("civilian")(visitor)
    visitor.visit(f"/table/{visitor.table}/replay?ply=40&seat={moment('civilian').seat}")
    expect(visitor.page.get_by_role("slider")).to_have_value("40")


def rules(visitor: Visitor) -> None:
    visitor.visit("/rules/seven-wonders-duel")
    visitor.page.get_by_role("searchbox").fill({"hu": "dobópakli", "en": "discard pile"}[visitor.language])
    expect(visitor.page.locator("mark").first).to_be_visible()


# --- Empire's End -----------------------------------------------------------------------------------------------------


def rule(visitor: Visitor, game: str, ply: int) -> Ruler:
    """Sit down in a golden game where only one seat is left to decide, so that no bot changes the picture."""
    assert isinstance(visitor, Ruler)
    record = golden(GAME_OF_EMPIRES, game).cut(ply)
    (seat,) = replayed(record).to_act
    call(visitor)
    visitor.enter(Moment(game, record, seat, over=False))
    assert visitor.wait_turn()
    return visitor


def bidding(visitor: Visitor) -> None:
    """Six tokens are in the pot."""
    rule(visitor, "three-repeated", 59)


def industry(visitor: Visitor) -> None:
    """A card is chosen, and the board shows where it can go."""
    ruler = rule(visitor, "three-repeated", 134)
    card = next(move for move in ruler.moves if move.startswith("play:"))
    ruler.choose(card)
    expect(ruler.action(card)).to_be_visible()


def conflict(visitor: Visitor) -> None:
    """Some axes are in the hand, the bid is not yet made."""
    ruler = rule(visitor, "three-refreshed", 57)
    for kind in ("axes", "axes", "coins"):
        ruler.click(ruler.button(f"eeboard-bid-{kind}-more"))


# --- Through the Ages -------------------------------------------------------------------------------------------------


def action_phase(visitor: Visitor) -> None:
    """A turn in the middle of the game."""
    assert isinstance(visitor, ages.Statesman)
    call(visitor)
    ages.enter_pretended(visitor, ages.usual())


def defence(visitor: Visitor) -> None:
    call(visitor)
    visitor.enter(ages.moment("defend"))
    assert visitor.wait_turn()


# --- The Capitals -----------------------------------------------------------------------------------------------------


def govern(name: str) -> Callable[[Visitor], None]:
    """A moment of The Capitals; where tiles are taken one is chosen that can be built without a fine."""

    def show(visitor: Visitor) -> None:
        assert isinstance(visitor, Mayor)
        call(visitor)
        visitor.enter(capitals_moment(name))
        assert visitor.wait_turn()
        if visitor.view["question"] == "ask-take":
            free = {plan["tile"]: sum(site["fine"] == 0 for site in plan["sites"]) for plan in visitor.view["plans"]}
            visitor.click(visitor.keyed(f"tile:{max(free, key=lambda tile: free[tile])}"))

    return show


# --- Imperium ---------------------------------------------------------------------------------------------------------


def nation(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        call(visitor)
        visitor.enter(test_imperium.moment(name))
        assert visitor.wait_turn()

    return show


#: File, language, size, dark colours, and what is shown.
SHOTS: Final[tuple[tuple[str, str, tuple[int, int], bool, Callable[[Visitor], None]], ...]] = (
    ("lobby-hu", "hu", WIDE, False, lobby),
    ("lobby-en", "en", WIDE, False, lobby),
    ("table-age-1-en", "en", WIDE, False, chosen("age-1")),
    ("table-age-2-hu", "hu", WIDE, False, at("age-2-middle")),
    ("table-age-2-en", "en", WIDE, True, at("age-2-middle")),
    ("choice-hu", "hu", WIDE, False, chosen("progress")),
    ("replay-en", "en", WIDE, False, replay),
    ("rules-hu", "hu", WIDE, False, rules),
    ("phone-hu", "hu", PHONE, False, chosen("age-1-middle")),
    ("empires-end-bidding-en", "en", WIDE, False, bidding),
    ("empires-end-industry-hu", "hu", WIDE, True, industry),
    ("empires-end-conflict-en", "en", WIDE, False, conflict),
    ("empires-end-phone-hu", "hu", PHONE, False, bidding),
    ("through-the-ages-turn-en", "en", WIDE, False, action_phase),
    ("through-the-ages-turn-hu", "hu", WIDE, False, action_phase),
    ("through-the-ages-defence-en", "en", WIDE, True, defence),
    ("through-the-ages-phone-hu", "hu", PHONE, False, action_phase),
    ("the-capitals-building-en", "en", WIDE, False, govern("bots-building")),
    ("the-capitals-building-hu", "hu", WIDE, False, govern("bots-building")),
    ("the-capitals-executive-hu", "hu", WIDE, True, govern("bots-executive")),
    ("the-capitals-phone-hu", "hu", PHONE, False, govern("bots-building")),
    ("imperium-turn-en", "en", WIDE, False, nation("unrest")),
    ("imperium-phone-hu", "hu", PHONE, False, nation("turn")),
)


def main(names: Sequence[str] = ()) -> None:
    known = [shot[0] for shot in SHOTS] + [shot[0] for shot in terminal.SHOTS]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"there is no picture {unknown[0]}; there are {', '.join(known)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawings = terminal.drawn(names)
    with tempfile.TemporaryDirectory() as data, house(Path(data)) as served, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, language, size, dark, show in SHOTS:
            if names and name not in names:
                continue
            kind = next((kind for start, kind in KINDS.items() if name.startswith(start)), Visitor)
            visitor = kind(browser, served, language, size=size, dark=dark)
            show(visitor)
            visitor.put_mouse_away()
            visitor.settle()
            picture = smaller(visitor.page.screenshot(animations="disabled", caret="hide"))
            faults = visitor.notes()
            visitor.close()
            if faults:
                raise RuntimeError(f"{name}: {faults}")
            keep(name, picture)
        for name, drawing in drawings.items():
            page = browser.new_page(viewport={"width": 1600, "height": 1200})
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; width: 1100px }}</style>{drawing}")
            keep(name, smaller(page.locator("svg").screenshot()))
            page.close()
        browser.close()


def keep(name: str, picture: bytes) -> None:
    if len(picture) > LARGEST:
        raise RuntimeError(f"{name} has {len(picture)} bytes, more than {LARGEST}")
    (FOLDER / f"{name}.png").write_bytes(picture)
    print(f"{name}.png  {len(picture) // 1000} kB")


# --- smaller files ----------------------------------------------------------------------------------------------------


def smaller(picture: bytes) -> bytes:
    """The same picture with a palette of 256 colours."""
    width, height, pixels = decoded(picture)
    palette, places = reduced(pixels)
    rows = b"".join(b"\0" + places[at : at + width] for at in range(0, width * height, width))
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(bytes(colour) for colour in palette)),
        (b"IDAT", zlib.compress(rows, 9)),
        (b"IEND", b""),
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, body) for kind, body in parts)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def decoded(picture: bytes) -> tuple[int, int, list[int]]:
    """Width, height and the colours as numbers, of a PNG with 8-bit RGB or RGBA, as browsers write them."""
    at, data, width, height, depth = 8, b"", 0, 0, 3
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height, bits, colours = struct.unpack(">IIBB", body[:10])
            assert (bits, colours) in {(8, 2), (8, 6)}
            depth = 3 if colours == 2 else 4
        elif kind == b"IDAT":
            data += body
        at += length + 12
    raw = zlib.decompress(data)
    pixels: list[int] = []
    before = bytearray(width * depth)
    for row in range(height):
        start = row * (width * depth + 1)
        line = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + width * depth]), before, depth)
        red, green, blue = line[0::depth], line[1::depth], line[2::depth]
        pixels += [(r << 16) | (g << 8) | b for r, g, b in zip(red, green, blue, strict=True)]
        before = line
    return width, height, pixels


def unfiltered(how: int, line: bytearray, before: bytearray, depth: int) -> bytearray:
    """A row of a PNG as it was before its filter."""
    if how == 2:
        return bytearray((a + b) & 255 for a, b in zip(line, before, strict=True))
    for i, value in enumerate(line):
        left = line[i - depth] if i >= depth else 0
        up = before[i]
        if how == 1:
            line[i] = (value + left) & 255
        elif how == 3:
            line[i] = (value + (left + up) // 2) & 255
        elif how == 4:
            corner = before[i - depth] if i >= depth else 0
            guess = left + up - corner
            nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
            line[i] = (value + nearest[2]) & 255
    return line


Colour = tuple[int, int, int]


def reduced(pixels: list[int]) -> tuple[list[Colour], bytes]:
    """Median cut: the box with the widest spread is parted until there are 256; each colour goes to its box's mean."""
    counts: dict[int, int] = {}
    for pixel in pixels:
        counts[pixel] = counts.get(pixel, 0) + 1
    boxes = [[(p >> 16, p >> 8 & 255, p & 255) for p in counts]]
    while len(boxes) < 256:
        widest, axis = max(
            ((i, axis) for i in range(len(boxes)) for axis in range(3)), key=lambda one: spread(boxes, one)
        )
        box = boxes[widest]
        if len(box) == 1:
            break
        box.sort(key=lambda colour: colour[axis])
        edge = (
            max(range(1, len(box)), key=lambda at: box[at][axis] - box[at - 1][axis])
            if len(box) < 64
            else len(box) // 2
        )
        boxes[widest : widest + 1] = [box[:edge], box[edge:]]
    palette: list[Colour] = []
    place: dict[int, int] = {}
    for number, box in enumerate(boxes):
        weights = [counts[(r << 16) | (g << 8) | b] for r, g, b in box]
        total = sum(weights)
        mean = [
            sum(colour[axis] * weight for colour, weight in zip(box, weights, strict=True)) // total
            for axis in range(3)
        ]
        palette.append((mean[0], mean[1], mean[2]))
        for r, g, b in box:
            place[(r << 16) | (g << 8) | b] = number
    return palette, bytes(place[pixel] for pixel in pixels)


def spread(boxes: list[list[Colour]], one: tuple[int, int]) -> int:
    box, axis = boxes[one[0]], one[1]
    return max(colour[axis] for colour in box) - min(colour[axis] for colour in box)


if __name__ == "__main__":
    main(sys.argv[1:])
