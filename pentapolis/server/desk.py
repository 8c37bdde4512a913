"""What can be asked of the server over HTTP, apart from HTTP: making, finding, joining and copying tables."""

import logging
from collections.abc import Sequence
from functools import cache
from typing import Final

import msgspec

from pentapolis.kernel.game import all_games, find_game
from pentapolis.kernel.table import Table
from pentapolis.server.bots import levels
from pentapolis.server.journal import BotSat, Created, Happening, Sat, edition_of
from pentapolis.server.look import Sketch
from pentapolis.server.names import tidy
from pentapolis.server.problems import refusal
from pentapolis.server.protocol import (
    EditionInfo,
    Fork,
    GameInfo,
    GameOption,
    GameSheet,
    Import,
    Lobby,
    NewTable,
    Piece,
    Place,
    Seated,
    TableInfo,
)
from pentapolis.server.rooms import Room, Rooms, digest, new_seed
from pentapolis.server.sitting import believed
from pentapolis.store import Person, Store, StoreError, Summary

log = logging.getLogger("pentapolis.desk")

#: Between a game and its edition in the name of a sheet.
IN_EDITION: Final = "@"


@cache
def game_info(slug: str) -> GameInfo:
    game = find_game(slug)
    kinds = {v.name: [o.kind for o in (v.first, v.second) if o is not None] for v in game.vocabulary.verbs}
    options = [GameOption(option.name, option.values, option.default) for option in game.options.values()]
    editions = msgspec.convert(game.editions(), list[EditionInfo])
    return GameInfo(slug, list(game.seats), game.rules_version, options, levels(game), kinds, editions)


@cache
def games() -> list[GameInfo]:
    return [game_info(slug) for slug in all_games()]


@cache
def game_sheet(name: str) -> GameSheet:
    """Of a game (`empires-end`), or of it in another edition (`empires-end@my_box`). Refusal for what is not here."""
    slug, _, edition = name.partition(IN_EDITION)
    check_game(slug)
    game, info = find_game(slug), game_info(slug)
    if edition and edition not in [known.name for known in info.editions]:
        raise refusal("not-found")
    pieces = game.pieces(edition or None)
    return GameSheet(info, msgspec.convert(pieces, dict[str, list[Piece]]))


def check_game(slug: str) -> None:
    try:
        find_game(slug)
    except ValueError:
        raise refusal("not-found") from None


class Desk:
    """Where people ask for tables."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store

    async def lobby(self, person: Person | None) -> Lobby:
        try:
            mine = await self.store.of_person(person.id, 50) if person is not None else []
            shown = await self.store.lobby(50)
        except StoreError:
            raise refusal("unavailable") from None
        own = {summary.id for summary in mine}
        return Lobby(
            mine=await self._infos(mine, person),
            open=await self._infos([summary for summary in shown if summary.id not in own], person),
        )

    async def _infos(self, summaries: Sequence[Summary], person: Person | None) -> list[TableInfo]:
        """Of tables in memory what is true now; of others what was stored."""
        who = person.id if person is not None else None
        infos: list[TableInfo] = []
        for summary in summaries:
            room = self.rooms.live.get(summary.id)
            if room is not None:
                infos.append(await room.info(who))
                continue
            try:
                infos.append(msgspec.json.decode(summary.body, type=Sketch).for_person(who))
            except msgspec.MsgspecError as fault:  # of another version; opening the table still works
                log.warning("table %s: not shown in the lobby: %s", summary.id, fault)
        return infos

    async def create(self, person: Person, wanted: NewTable) -> Room:
        check_game(wanted.game)
        game = find_game(wanted.game)
        if len(wanted.places) not in game.seats:
            allowed = ", ".join(str(count) for count in game.seats)
            raise refusal("bad-request", what=f"{wanted.game} has {allowed} seats, not {len(wanted.places)}")
        try:
            options = game.checked_options(wanted.options)
        except ValueError as fault:
            raise refusal("bad-request", what=str(fault)) from None
        created = Created(
            game=wanted.game,
            rules=game.rules_version,
            seats=len(wanted.places),
            seed=new_seed(),
            options=options,
            host=person.id,
            clock=wanted.clock,
            open=wanted.open,
            edition=edition_of(game, options),
        )
        return await self.rooms.create(created, seating(wanted.places, person, wanted.game))

    async def join(self, person: Person, secret: str, name: str | None) -> Seated:
        """Redeem a seat link."""
        try:
            link = await self.store.find_link(digest(secret))
        except StoreError:
            raise refusal("unavailable") from None
        if link is None:
            raise refusal("not-found")
        room = await self.rooms.found(link.table)
        if link.seat in room.sitting.seats_of(person.id):
            return Seated(link.table, link.seat)  # the same person opens the link again
        await room.sit(person.id, link.seat, named(name, person), invited=True)
        return Seated(link.table, link.seat)

    async def fork(self, person: Person, room: Room, wanted: Fork) -> Room:
        """Continue from a position of a table whose every secret the person may know."""
        record = await room.record(person.id)
        if wanted.ply > len(record["moves"]):
            raise refusal("not-found")
        record["moves"] = record["moves"][: wanted.ply]
        return await self._continue(person, believed(record), wanted.places, room.sitting.id)

    async def take_in(self, person: Person, wanted: Import) -> Room:
        """A foreign record: believed because it was replayed."""
        table = believed(wanted.record)
        places = wanted.places or [Place("me") for _ in range(table.seats)]
        return await self._continue(person, table, places, None)

    async def _continue(self, person: Person, table: Table, places: Sequence[Place], origin: str | None) -> Room:
        if len(places) != table.seats:
            raise refusal("bad-request", what=f"this game has {table.seats} seats, not {len(places)}")
        record = table.record()
        created = Created(
            game=record.game,
            rules=record.rules,
            seats=record.seats,
            seed=str(record.seed),
            options=record.options,
            host=person.id,
            chance=record.chance,
            moves=record.moves,
            forked_from=origin,
            edition=record.edition,
        )
        return await self.rooms.create(created, seating(places, person, record.game))


def seating(places: Sequence[Place], person: Person, game: str) -> list[Happening]:
    """Who sits down when the table is made. Open seats stay open."""
    happenings: list[Happening] = []
    offered = game_info(game).levels
    for seat, place in enumerate(places):
        if place.kind == "me":
            happenings.append(Sat(seat, person.id, named(place.name, person)))
        elif place.kind == "bot":
            level = place.level or offered[0]
            if level not in offered:
                raise refusal("bad-request", what=f"there is no level {level!r}; levels are {', '.join(offered)}")
            happenings.append(BotSat(seat, level))
        elif place.level is not None:
            raise refusal("bad-request", what="only a bot has a level")
    return happenings


def named(name: str | None, person: Person) -> str:
    return tidy(name or "") or person.name
