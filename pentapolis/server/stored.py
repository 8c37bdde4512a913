"""What is stored of a table besides its journal, and what a stored table tells."""

from typing import Final

import msgspec

from pentapolis.server import look
from pentapolis.server.journal import BotSat, Happening, Sat, read
from pentapolis.server.sitting import BOT, Sitting, unfolded
from pentapolis.store import SeatHeld, Stored, Summary

encode: Final = msgspec.json.Encoder().encode


def recalled(stored: Stored) -> tuple[list[Happening], Sitting]:
    """What was stored of a table, and the sitting it tells of with the answers that were given."""
    journal = [read(entry.body) for entry in stored.entries]
    sitting = unfolded(stored.summary.id, journal)
    for entry in stored.entries:
        if entry.command is not None and entry.author is not None:
            sitting.answers[entry.author, entry.command] = entry.seq
    return journal, sitting


def seated_again(sitting: Sitting) -> list[Happening]:
    """The happenings that put the same people and bots in the seats of a new table."""
    happenings: list[Happening] = []
    for seat, place in enumerate(sitting.places):
        if place.person is not None:
            happenings.append(Sat(seat, place.person, place.name))
        elif place.level is not None:
            happenings.append(BotSat(seat, place.level))
    return happenings


def has_bots(sitting: Sitting) -> bool:
    return any(place.kind == BOT for place in sitting.places)


def held_seats(sitting: Sitting) -> list[SeatHeld]:
    return [SeatHeld(sitting.id, s, place.person) for s, place in enumerate(sitting.places) if place.person is not None]


def summary_of(sitting: Sitting, created: float, updated: float, deadline: float | None = None) -> Summary:
    """What is stored beside the journal, for lobbies and for a server that has not the table in memory."""
    host = sitting.created.host
    return Summary(
        id=sitting.id,
        game=sitting.created.game,
        status=sitting.status,
        open=sitting.created.open,
        created=created,
        updated=updated,
        seq=sitting.seq,
        bot_turn=bool(sitting.bots_to_act) and bool(sitting.deciders),
        body=encode(look.Sketch(look.info(sitting, None, updated, created), [p.person for p in sitting.places], host)),
        host=host,
        deadline=deadline,
    )
