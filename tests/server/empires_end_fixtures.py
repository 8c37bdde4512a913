"""Views of Empire's End for the tests of its board in the browser: `python -m tests.server.empires_end_fixtures`.

Every phase of a game and every choice it can ask for, taken from games played by chance. A test in this folder holds
that the stored files are what this makes.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.pieces import pieces
from pentapolis.games.empires_end.view import View
from pentapolis.kernel.table import Table
from tests.server.fixture_files import dumped, write

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "empires-end" / "fixtures"

Wanted = Callable[[View], bool]

#: How likely a move of this kind is played, against 1 for others: so that bids, conversions and cards are seen.
LIKELY = {"take": 0.2, "finish": 0.05, "swap": 0.02, "play": 3.0, "restore": 3.0}
LATE = 10
RICH_POT = 4


def asks(question: str, late: bool = False) -> Wanted:
    return lambda view: view["question"] == question and (not late or view["space"] >= LATE)


def offers(*verbs: str) -> Wanted:
    """All of these can be done."""

    def wanted(view: View) -> bool:
        return set(verbs) <= {move.split(":")[0] for move in view["moves"]}

    return wanted


def converts(view: View) -> bool:
    """By a location with a choice, and by an innovation without one; no repeat makes a click on it ambiguous."""
    sources = [move.split(":")[1] for move in view["moves"] if move.startswith("convert:")]
    return (
        offers("trade", "finish")(view)
        and not offers("repeat")(view)
        and any(sources.count(source) == 1 for source in sources)
    )


def bid_for(view: View) -> bool:
    return any(sum(disaster["pot"].values()) >= RICH_POT for disaster in view["disasters"])


def two_open(view: View) -> bool:
    return view["question"] == "ask-disaster" and [one["taken_by"] for one in view["disasters"]] == [None, None]


LIGHTNING = {"variant": "lightning"}

#: Players, options, and when. The first position that fits is kept, as whoever must act sees it.
PHASES: dict[str, tuple[int, dict[str, str], Wanted]] = {
    "disaster": (2, {}, asks("ask-disaster")),
    "pot": (2, {}, bid_for),
    "double-disaster": (4, {}, two_open),
    "free-bid": (2, {}, offers("free_bid")),
    "replace": (2, {}, offers("replace", "take")),
    "wait": (4, {}, offers("wait", "rest")),
    "go-on": (2, {"replacement_time": "own_turn"}, offers("go_on")),
    "ruin": (2, {}, asks("ask-ruin")),
    "place": (2, {}, asks("ask-place")),
    "low": (2, {}, asks("ask-low")),
    "economy": (2, {}, converts),
    "repeat": (2, {}, offers("repeat", "repeat_at")),
    "industry": (2, {}, offers("play", "sell", "restore", "swap")),
    "move": (2, {}, offers("move")),
    "discard-hand": (2, {}, offers("discard_hand")),
    "conflict": (3, {}, asks("ask-commit", late=True)),
    "recover": (2, {}, asks("ask-recover")),
    "combined": (3, {}, asks("ask-begin")),
    "redraw": (2, LIGHTNING, asks("ask-redraw")),
    "suffer": (2, LIGHTNING, asks("ask-suffer")),
    "over": (3, {}, lambda view: view["over"]),
}


def games(players: int, options: dict[str, str]) -> Iterator[Iterator[Table]]:
    """Game after game, each position by position."""
    seed = 0
    while True:
        yield positions(GAME.new(players, seed=seed, options=options), Random(seed))
        seed += 1


def positions(table: Table, chance: Random) -> Iterator[Table]:
    yield table
    while not table.over:
        seat = chance.choice(table.to_act)
        moves = table.moves(seat)
        weights = [LIKELY.get(GAME.notation(move).split(":")[0], 1.0) for move in moves]
        table.make(seat, chance.choices(moves, weights)[0])
        yield table


def found(players: int, options: dict[str, str], wanted: Wanted) -> tuple[Table, int]:
    """The first position in which somebody sees what is wanted, and who."""
    for game in games(players, options):
        for table in game:
            for seat in table.to_act or [0]:
                if wanted(seen(table, seat)):
                    return table, seat
    raise AssertionError("games never end")


def seen(table: Table, seat: int | None) -> View:
    view: View = table.view(seat)  # type: ignore[assignment]
    return view


def fixtures() -> dict[str, str]:
    """The files by name."""
    views: dict[str, View] = {}
    for phase, (players, options, wanted) in PHASES.items():
        table, seat = found(players, options, wanted)
        views[phase] = seen(table, seat)
        if phase == "industry":
            views["industry-spectator"] = seen(table, None)
        if phase == "pot":
            take = next(move for move in table.moves(seat) if GAME.notation(move).startswith("take:"))
            table.make(seat, take)
            views["pot-taken"] = seen(table, seat)
    return {"views.json": dumped(views), "pieces.json": dumped(pieces())}


if __name__ == "__main__":
    write(FOLDER, fixtures())
