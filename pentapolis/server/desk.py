"""What can be asked of the server over HTTP, apart from HTTP: making, finding, joining and copying tables."""

import logging
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import msgspec

from pentapolis.kernel.game import COMPLETE, all_games, find_game
from pentapolis.kernel.record import RecordError
from pentapolis.kernel.rng import SEED_BITS
from pentapolis.kernel.table import Table
from pentapolis.server.drawn import digest, new_salt, new_seed
from pentapolis.server.fairness import taking_turns
from pentapolis.server.imports import believed_in_time
from pentapolis.server.journal import BotSat, Created, Happening, Sat, edition_of
from pentapolis.server.look import Sketch
from pentapolis.server.names import checked
from pentapolis.server.offered import levels, offer
from pentapolis.server.problems import by_the_rules, refusal
from pentapolis.server.protocol import (
    EditionInfo,
    Fork,
    GameInfo,
    GameOption,
    GameSheet,
    Import,
    Lobby,
    NewTable,
    OptionValue,
    Piece,
    Place,
    Seated,
    TableInfo,
)
from pentapolis.server.room import Room
from pentapolis.server.rooms import Rooms
from pentapolis.server.sitting import OPEN, believed
from pentapolis.store import Link, Person, Store, StoreError, Summary

log = logging.getLogger("pentapolis.desk")

#: Open tables among which the lobby chooses.
LOOKED_AT: Final = 1_000
#: In the name of a sheet: between a game and its edition, and before each option that changes what is printed.
IN_EDITION: Final = "@"
WITH: Final = ","


@cache
def game_info(slug: str) -> GameInfo:
    game = find_game(slug)
    kinds = {v.name: v.kinds for v in game.vocabulary.verbs}
    options = [
        GameOption(option.name, option.values, option.default, option.seat, option.seats)
        for option in game.options.values()
    ]
    printed = [option.name for option in game.options.values() if option.printed]
    editions = msgspec.convert(game.editions(), list[EditionInfo])
    faults = game.edition_faults()
    for fault in faults:
        log.warning("%s: an edition is left out: %s", slug, fault)
    return GameInfo(
        slug=slug,
        seats=list(game.seats),
        rules=game.rules_version,
        options=options,
        levels=levels(game),
        verbs=kinds,
        editions=editions,
        faults=faults,
        printed=printed,
        stage="complete" if game.stage == COMPLETE else "making",
    )


@cache
def games() -> list[GameInfo]:
    """All games that can be played: one that cannot be loaded takes none of the others with it."""
    found = []
    for slug in all_games():
        try:
            found.append(game_info(slug))
        except Exception:  # somebody's own game may raise anything
            log.exception("%s: the game cannot be loaded and is left out", slug)
    return found


@cache
def game_sheet(name: str) -> GameSheet:
    """Of a game (`empires-end`), or of it in another edition (`empires-end@my_box`). Refusal for what is not here.

    Options that change what is printed follow the edition, each once:
    `empires-end@my_box,end_neighbours=all_neighbours`.
    """
    slug, _, wanted = name.partition(IN_EDITION)
    check_game(slug)
    game, info = find_game(slug), game_info(slug)
    chosen: dict[str, OptionValue] = {}
    if wanted:
        edition, *others = wanted.split(WITH)
        if edition not in [known.name for known in info.editions]:
            raise refusal("not-found")
        chosen["edition"] = edition
        for other in others:
            option, _, value = other.partition("=")
            if option in chosen or option not in info.printed:
                raise refusal("not-found")
            chosen[option] = value
    try:
        pieces = game.printed(game.checked_options(chosen))
    except ValueError:  # a value that the option does not have
        raise refusal("not-found") from None
    return GameSheet(info, msgspec.convert(pieces, dict[str, list[Piece]]))


def check_game(slug: str) -> None:
    try:
        find_game(slug)
    except ValueError:
        raise refusal("not-found") from None


def offer_bots(bots: Mapping[str, str]) -> None:
    """Let these bots sit at tables too, by name, and say so wherever games are shown."""
    offer(bots)
    for known in (game_info, games, game_sheet):
        known.cache_clear()


class Desk:
    """Where people ask for tables."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self.rooms = rooms
        self.store = store

    async def lobby(self, person: Person | None) -> Lobby:
        try:
            mine = await self.store.of_person(person.id, 50) if person is not None else []
            shown = await self._open()
        except StoreError:
            raise refusal("unavailable") from None
        own = {summary.id for summary in mine}
        infos = await self._infos(mine, person)
        return Lobby(
            mine=infos,
            open=await self._infos([summary for summary in shown if summary.id not in own], person),
            left={} if person is None else self._left(mine, infos, person),
        )

    def _left(self, mine: Sequence[Summary], infos: Sequence[TableInfo], person: Person) -> dict[str, float]:
        """Of the tables where a clock of the person runs. Of those that sleep it is known when the first clock ends."""
        ends = {summary.id: summary.deadline for summary in mine}
        left: dict[str, float | None] = {}
        for info in infos:
            room, end = self.rooms.live.get(info.id), ends[info.id]
            if room is not None:
                left[info.id] = room.left(person.id)
            elif end is not None and any(info.seats[seat].you for seat in info.to_act):
                left[info.id] = round(max(0.0, end - time.time()), 1)
        return {table: seconds for table, seconds in left.items() if seconds is not None}

    async def _open(self) -> list[Summary]:
        """Open tables, so that nobody's fill the list: everybody's newest first, then the others."""
        settings = self.rooms.settings
        tables = await self.store.listed(settings.lobby_each, LOOKED_AT)
        owned = ((table, self.rooms.made_from.get(table, host)) for table, host in tables)
        return await self.store.summaries(taking_turns(owned, settings.lobby_each, settings.lobby))

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

    async def create(self, person: Person, wanted: NewTable, address: str) -> Room:
        check_game(wanted.game)
        game = find_game(wanted.game)
        if len(wanted.places) not in game.seats:
            allowed = ", ".join(str(count) for count in game.seats)
            raise refusal("bad-request", what=f"{wanted.game} has {allowed} seats, not {len(wanted.places)}")
        try:
            options = game.checked_options(wanted.options)
        except ValueError as fault:
            raise refusal("bad-request", what=str(fault)) from None
        if wanted.seed is not None and (wanted.open or int(wanted.seed) >> SEED_BITS):
            wrong = "a table with a seed cannot be open" if wanted.open else f"a seed has at most {SEED_BITS} bits"
            raise refusal("bad-request", what=wrong)
        created = Created(
            game=wanted.game,
            rules=game.rules_version,
            seats=len(wanted.places),
            seed=new_seed() if wanted.seed is None else str(int(wanted.seed)),
            options=options,
            host=person.id,
            clock=wanted.clock,
            open=wanted.open,
            edition=edition_of(game, options),
            salt=new_salt(),
            origin="dealt" if wanted.seed is None else "seed",
        )
        try:
            return await self.rooms.create(created, seating(wanted.places, person, wanted.game), address)
        except RecordError as fault:  # options that do not go together, or not with so many players
            if fault.reason is not None:
                raise by_the_rules("bad-request", fault.reason) from None
            raise refusal("bad-request", what=str(fault)) from None

    async def _linked(self, secret: str) -> tuple[Link, Room]:
        """Where a seat link leads."""
        try:
            link = await self.store.find_link(digest(secret))
        except StoreError:
            raise refusal("unavailable") from None
        if link is None:
            raise refusal("not-found")
        return link, await self.rooms.found(link.table)

    async def look_at_link(self, person: Person, secret: str) -> TableInfo:
        """The table of a seat link, before anybody sits down."""
        link, room = await self._linked(secret)
        if room.sitting.places[link.seat].kind != OPEN and link.seat not in room.sitting.seats_of(person.id):
            raise refusal("seat-taken")
        return await room.info(person.id)

    async def join(self, person: Person, secret: str, name: str | None) -> Seated:
        """Redeem a seat link."""
        link, room = await self._linked(secret)
        if link.seat in room.sitting.seats_of(person.id):
            return Seated(link.table, link.seat)  # the same person opens the link again
        await room.sit(person.id, link.seat, named(name, person), invited=True)
        return Seated(link.table, link.seat)

    async def fork(self, person: Person, room: Room, wanted: Fork, address: str) -> Room:
        """Continue from a position of a table whose every secret the person may know."""
        record = await room.record(person.id)
        if wanted.ply > len(record["moves"]):
            raise refusal("not-found")
        record["moves"] = record["moves"][: wanted.ply]
        return await self._continue(person, believed(record), wanted.places, room.sitting.id, address)

    async def take_in(self, person: Person, wanted: Import, address: str) -> Room:
        """A foreign record: believed because it was replayed."""
        table = await believed_in_time(wanted.record, self.rooms.settings.import_seconds)
        places = wanted.places or [Place("me") for _ in range(table.seats)]
        return await self._continue(person, table, places, None, address)

    async def _continue(
        self, person: Person, table: Table, places: Sequence[Place], origin: str | None, address: str
    ) -> Room:
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
            salt=new_salt(),
            origin="import" if origin is None else "fork",
        )
        return await self.rooms.create(created, seating(places, person, record.game), address)


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
    return person.name if name is None else checked(name)
