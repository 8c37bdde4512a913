"""What the server does for one move, measured without a network; and a database full of games."""

import asyncio
import random
import secrets
import time
from typing import Final

import pentapolis
from pentapolis.server import look
from pentapolis.server.drawn import new_seed
from pentapolis.server.journal import Created, Happening, Moved, Sat, written
from pentapolis.server.protocol import Play
from pentapolis.server.sitting import Sitting, unfolded
from pentapolis.server.stored import encode, held_seats, summary_of
from pentapolis.store import Entry, Person, Store, Write, open_store

GAME: Final = "seven-wonders-duel"
PEOPLE: Final = ("first-person", "second-person")
DIFFERENT: Final = 60  # games that are played; the stored ones are copies of them
AT_ONCE: Final = 500  # tables that are written together


def beginning(seed: str) -> list[Happening]:
    rules = pentapolis.game(GAME).rules_version
    options = pentapolis.game(GAME).checked_options({})
    created = Created(GAME, rules, len(PEOPLE), seed, options, PEOPLE[0], open=True)
    return [created, *(Sat(seat, person, "") for seat, person in enumerate(PEOPLE))]


def budget(seconds: float, seed: int = 1) -> list[float]:
    """CPU seconds for each move of random games: decide, play, and make the bytes that both people get."""
    chance = random.Random(seed)
    spent: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        sitting = unfolded("bench", beginning(str(chance.getrandbits(128))))
        while not sitting.over:
            seat = sitting.to_act[0]
            move = sitting.game.notation(chance.choice(sitting.table.moves(seat)))
            lines = len(sitting.table.log(None))
            began = time.thread_time()
            for happening in sitting.decide(PEOPLE[seat], Play(seat, sitting.stamps[seat], move)):
                sitting.take(happening, sitting.seq + 1)
            for viewer, person in enumerate(PEOPLE):
                info = look.info(sitting, person, 0.0, 0.0, (0, 1))
                encode(look.state(sitting, info, person, viewer, lines, {}))
            spent.append(time.thread_time() - began)
    return spent


def played(chance: random.Random) -> list[Happening]:
    """The journal of a game played at random, up to any moment or to the end."""
    seed = new_seed()
    table = pentapolis.game(GAME).new(seed=int(seed))
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, chance.choice(table.moves(seat)))
    moves = [Moved(seat, table.game.notation(move)) for seat, move in table.played()]
    return [*beginning(seed), *moves[: chance.randint(1, len(moves)) if chance.random() < 0.5 else len(moves)]]


async def fill(url: str, count: int, seed: int = 1) -> list[str]:
    """Store so many games, half of them finished; their ids."""
    chance = random.Random(seed)
    games = [(journal, unfolded("bench", journal)) for journal in (played(chance) for _ in range(DIFFERENT))]
    store = await open_store(url)
    try:
        now = time.time()
        for person in PEOPLE:
            await store.add_person(Person(person, "", now, now), secrets.token_bytes(32))
        changes = [change_of(*games[number % DIFFERENT], now) for number in range(count)]
        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*(store.write(change) for change in changes[first : first + AT_ONCE]))
        return [change.summary.id for change in changes]
    finally:
        await store.close()


def change_of(journal: list[Happening], sitting: Sitting, now: float) -> Write:
    """The game at a table of its own."""
    sitting.id = secrets.token_urlsafe(15)
    entries = [
        Entry(seq, now, written(happening), None, f"c{seq}" if isinstance(happening, Moved) else None)
        for seq, happening in enumerate(journal, 1)
    ]
    return Write(summary_of(sitting, now, now), entries, held_seats(sitting))


async def is_empty(url: str) -> bool:
    store: Store = await open_store(url)
    try:
        return await store.count() == 0
    finally:
        await store.close()
