"""Views of Imperium for the tests of its board in the browser: `python -m tests.server.imperium_fixtures`.

Every phase of a game and what it asks most, taken from games played by chance. A test in this folder holds that the
stored files are what this makes.
"""

from collections.abc import Callable
from pathlib import Path

from pentapolis.games.imperium.game import GAME
from pentapolis.games.imperium.pieces import pieces
from pentapolis.games.imperium.view import View
from pentapolis.kernel.table import Table
from tests.server.fixture_files import dumped, found, write

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "imperium" / "fixtures"

Wanted = Callable[[View], bool]
LATE = 4


def asks(question: str, late: bool = False) -> Wanted:
    return lambda view: view["question"] == question and (not late or view["round"] >= LATE)


def resolving(view: View) -> bool:
    """Somebody is asked in the middle of a card of which more is to come."""
    return bool(view["resolving"]) and len(view["resolving"][0]["steps"]) > 1


#: Players, options, and when. The first position that fits is kept, as whoever must act sees it.
PHASES: dict[str, tuple[int, dict[str, object], Wanted]] = {
    "draft": (3, {"nations": "drafted"}, asks("ask-draft")),
    "turn": (2, {"nations": "first_game"}, asks("ask-turn", late=True)),
    "turn-of-four": (4, {"nation_0": "utopians", "nation_1": "atlanteans"}, asks("ask-turn", late=True)),
    "quests": (2, {"nation_0": "arthurians", "first_player": 0}, asks("ask-turn")),
    "resolving": (2, {}, resolving),
    "solstice": (2, {"nations": "first_game"}, asks("ask-solstice")),
    "over": (3, {}, lambda view: view["over"]),
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
        if phase == "turn":
            views[f"{phase}-spectator"] = seen(table, None)
    return {"views.json": dumped(views), "pieces.json": dumped(pieces())}


if __name__ == "__main__":
    write(FOLDER, fixtures())
