"""Views of The Capitals for the tests of its board in the browser: `python -m tests.server.the_capitals_fixtures`.

Every phase of a game and every choice it can ask for, taken from games played by chance. A test in this folder holds
that the stored files are what this makes.
"""

from collections.abc import Callable
from pathlib import Path

from pentapolis.games.the_capitals.game import GAME
from pentapolis.games.the_capitals.pieces import pieces
from pentapolis.games.the_capitals.view import View
from pentapolis.kernel.table import Table
from tests.server.fixture_files import dumped, found, write

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "the-capitals" / "fixtures"

Wanted = Callable[[View], bool]
LATE = 6


def asks(question: str, late: bool = False) -> Wanted:
    return lambda view: view["question"] == question and (not late or view["round"] >= LATE)


PROSPERITY = {"prosperity": "with"}

#: Players, options, and when. The first position that fits is kept, as whoever must act sees it.
PHASES: dict[str, tuple[int, dict[str, str], Wanted]] = {
    "politics": (3, {}, asks("ask-column", late=True)),
    "take": (3, {}, asks("ask-take", late=True)),
    "take-of-two": (2, PROSPERITY, asks("ask-take", late=True)),
    "place": (3, {}, asks("ask-place", late=True)),
    "order": (3, {}, asks("ask-order")),
    "upgrade": (3, {}, asks("ask-upgrade")),
    "executive": (3, {}, asks("ask-activate", late=True)),
    "pay": (3, {}, asks("ask-pay")),
    "administration": (3, {}, asks("ask-marker")),
    "prosperity": (4, PROSPERITY, asks("ask-prosperity", late=True)),
    "over": (3, PROSPERITY, lambda view: view["over"]),
}


def seen(table: Table, seat: int | None) -> View:
    view: View = table.view(seat)  # type: ignore[assignment]
    return view


def fixtures() -> dict[str, str]:
    """The files by name."""
    views: dict[str, View] = {}
    for phase, (players, options, wanted) in PHASES.items():
        table, seat = found(GAME, players, options, wanted)
        views[phase] = seen(table, seat)
        if phase in ("take", "executive"):
            verb = {"take": "take:", "executive": "activate:"}[phase]
            views[f"{phase}-spectator"] = seen(table, None)
            table.make(seat, next(move for move in table.moves(seat) if GAME.notation(move).startswith(verb)))
            if phase == "take":
                table.make(seat, table.moves(seat)[0])
            views[f"after-{phase}"] = seen(table, seat)
    return {"views.json": dumped(views), "pieces.json": dumped(pieces())}


if __name__ == "__main__":
    write(FOLDER, fixtures())
