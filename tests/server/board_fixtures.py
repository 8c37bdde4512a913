"""Views of 7 Wonders Duel for the tests of its board in the browser: `python -m tests.server.board_fixtures`.

Every phase of a game and every choice it can ask for, taken from the golden games, and what the texts say of the
prices in them. A test in this folder holds that the stored files are what this makes.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pentapolis.games.seven_wonders_duel.describe import price_text
from pentapolis.games.seven_wonders_duel.pieces import pieces
from pentapolis.games.seven_wonders_duel.view import Price, View
from pentapolis.kernel.record import Record, replay
from pentapolis.kernel.table import Table
from pentapolis.words import LANGUAGES, words_of
from tests.golden import goldens
from tests.server.fixture_files import dumped, write

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "seven-wonders-duel" / "fixtures"

Wanted = Callable[[View], bool]

NEAR_CAPITAL = 6
FIVE_SYMBOLS = 5


def asks(question: str) -> Wanted:
    return lambda view: view["question"] == question


def laid_out(age: int, cards: int) -> Wanted:
    return lambda view: view["age"] == age and len(view["structure"]) == cards and view["question"] == "ask-turn"


def near_military(view: View) -> bool:
    return abs(view["conflict"]) >= NEAR_CAPITAL and view["question"] == "ask-turn"


def near_scientific(view: View) -> bool:
    return max(len(city["symbols"]) for city in view["cities"]) == FIVE_SYMBOLS and view["question"] == "ask-turn"


#: Which golden game shows it, and when. The first position that fits is kept, as whoever must act sees it.
PHASES: dict[str, tuple[str, Wanted]] = {
    "draft": ("draft-civilian", asks("ask-draft")),
    "age-1": ("draft-civilian", laid_out(1, 20)),
    "age-1-middle": ("draft-military", laid_out(1, 9)),
    "age-2": ("draft-civilian", laid_out(2, 20)),
    "age-2-middle": ("economy", laid_out(2, 11)),
    "age-3": ("draft-civilian", laid_out(3, 20)),
    "age-3-middle": ("seven-wonders", laid_out(3, 10)),
    "begin": ("centre-chooses", asks("ask-begin")),
    "progress": ("draft-scientific", asks("ask-progress")),
    "library": ("great-library", asks("ask-library")),
    "destroy": ("first-game-circus", asks("ask-destroy")),
    "revive": ("mausoleum", asks("ask-revive")),
    "near-military": ("draft-military", near_military),
    "near-scientific": ("draft-scientific", near_scientific),
    "military": ("draft-military", lambda view: view["over"]),
    "scientific": ("draft-scientific", lambda view: view["over"]),
    "civilian": ("draft-civilian", lambda view: view["over"]),
}


def positions(record: Record) -> list[Table]:
    return [replay(record.cut(ply)) for ply in range(len(record.moves) + 1)]


def fixtures() -> dict[str, str]:
    """The files by name."""
    games = {golden.name: golden.record for golden in goldens()}
    played = {name: positions(games[name]) for name in sorted({game for game, _ in PHASES.values()})}
    views: dict[str, View] = {}
    for phase, (game, wanted) in PHASES.items():
        table = next(table for table in played[game] if wanted(seen(table, None)))
        seat = table.to_act[0] if table.to_act else 1
        views[phase] = seen(table, seat)
        if phase == "library":
            views["library-seen-by-others"] = seen(table, 1 - seat)
        if phase == "age-2":
            views["age-2-spectator"] = seen(table, None)
            after = played[game][played[game].index(table) + 1]
            views["age-2-next"] = seen(after, seat)
    return {
        "views.json": dumped(views),
        "pieces.json": dumped(pieces()),
        "prices.json": dumped([said(price) for price in telling_prices(views)]),
    }


def seen(table: Table, seat: int | None) -> View:
    view: View = table.view(seat)  # type: ignore[assignment]
    return view


def telling_prices(views: dict[str, View]) -> list[Price]:
    """Prices that come about in different ways."""
    found: dict[tuple[bool, ...], Price] = {}
    for view in views.values():
        offered = [price for slot in view["structure"] for price in slot["prices"] or []]
        offered += [w["price"] for city in view["cities"] for w in city["wonders"] if w["price"] is not None]
        for price in offered:
            parts = price["resources"]
            ways = [any(part[source] for part in parts) for source in ("made", "chosen", "discounted", "bought")]
            found.setdefault((price["chain"], price["coins"] > 0, *ways), price)
    return list(found.values())


def said(price: Price) -> dict[str, Any]:
    texts = {language: price_text(words_of("seven-wonders-duel", language), price) for language in LANGUAGES}
    return {"price": price, "text": texts}


if __name__ == "__main__":
    write(FOLDER, fixtures())
