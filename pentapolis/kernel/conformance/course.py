"""Laws of a game's course: it ends, loses nothing, and shows and tells the same to whoever asks again."""

import json
from collections.abc import Mapping

from pentapolis.kernel.conformance.comparing import (
    MOST_PLIES,
    broken,
    difference,
    lines_of,
    logs,
    plain,
    readers_of,
    view_of,
    who,
)
from pentapolis.kernel.table import Event, Table


def in_bound(table: Table, most: int = MOST_PLIES) -> None:
    """A game that goes on has not had more moves than a game can have."""
    if table.ply >= most and not table.over:
        raise broken("bound", table, f"the game is not over after {most} moves")


def census(table: Table, before: Mapping[str, int]) -> None:
    """The table holds what it held before."""
    what = difference(dict(before), table.census())
    if what:
        raise broken("census", table, f"counted before and now: {what.removeprefix('.')}")


def views(table: Table) -> None:
    """What every seat and a spectator see is plain JSON data, twice the same; looking changes nothing."""
    state = plain(table.state())
    for reader in readers_of(table):
        seen = table.view(reader)
        try:
            loaded = json.loads(plain(seen))
        except (TypeError, ValueError) as error:
            raise broken("view", table, f"the view of {who(reader)} is not plain data: {error}") from error
        what = difference(seen, loaded, "view")
        if what:
            raise broken("view", table, f"the view of {who(reader)} changes when it is sent: {what}")
        what = difference(loaded, view_of(table, reader), "view")
        if what:
            raise broken("view", table, f"{who(reader)} sees something else each time: {what}")
    if plain(table.state()) != state:
        raise broken("view", table, "looking at the table changed it")
    for seat in (-1, table.seats):
        try:
            points = table.points(seat)
        except ValueError:
            continue
        except Exception as error:
            raise broken("view", table, f"there is no seat {seat}, but its points are {error!r}") from error
        raise broken("view", table, f"there is no seat {seat}, but it has {points} points")


def log_grows(table: Table, before: list[list[Event]]) -> list[list[Event]]:
    """Every line that somebody could read before is still there, in its place. Returns the logs now."""
    now = logs(table)
    for reader, old, new in zip(readers_of(table), before, now, strict=True):
        kept = new[: len(old)]
        if kept != old:
            what = difference(lines_of(old), lines_of(kept), "log")
            if what:
                raise broken("log", table, f"what {who(reader)} has read has changed: {what}")
    return now


def result(table: Table) -> None:
    """A game that is over has winners and a score for each seat, and nothing is pending."""
    winners = table.winners
    if not winners or winners != sorted(set(winners)) or not set(winners) <= set(range(table.seats)):
        raise broken("result", table, f"the game is over, but its winners are {winners}")
    scores = table.scores
    if len(scores) != table.seats or not all(type(score) is int for score in scores):
        raise broken("result", table, f"the scores of {table.seats} seats are {scores}")
    owing = [seat for seat in range(table.seats) if table.moves(seat) or table.pending(seat) is not None]
    if table.to_act or owing or table.agenda or table.lanes is not None:
        raise broken("result", table, f"the game is over, but {table.to_act or owing or table.agenda} is pending")
