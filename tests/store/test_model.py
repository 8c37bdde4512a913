"""The store against the simplest store there can be: a dictionary."""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pentapolis.store import Conflict, Entry, Link, SeatHeld, Store, Stored, Summary, Write, open_store
from pentapolis.store.schema import METADATA

TABLES = ["a", "b", "c"]
PEOPLE = ["anna", "béla"]

Step = tuple[Summary, list[tuple[str | None, str | None]], int, list[str] | None, list[bytes] | None]
summaries = st.builds(
    Summary,
    st.sampled_from(TABLES),
    st.just("g"),
    st.sampled_from(["waiting", "playing", "over"]),
    st.booleans(),
    st.sampled_from([1.0, 2.0, 3.0]),
    st.floats(allow_nan=False),
    st.integers(0, 2**31 - 1),
    st.booleans(),
    st.binary(max_size=3),
    st.sampled_from(["", *PEOPLE]),
    st.none() | st.sampled_from([1.0, 2.0]),
)
steps: st.SearchStrategy[Step] = st.tuples(
    summaries,
    st.lists(st.tuples(st.sampled_from([None, *PEOPLE]), st.sampled_from([None, None, "c1", "c2"])), max_size=3),
    st.sampled_from([0, 0, 0, 0, -1]),  # how far the writer is behind the journal
    st.none() | st.lists(st.sampled_from(PEOPLE), max_size=3),
    st.none() | st.lists(st.sampled_from([b"l1", b"l2", b"l3"]), unique=True, max_size=2),
)


class Model:
    def __init__(self) -> None:
        self.tables: dict[str, Stored] = {}

    def change(self, step: Step) -> Write:
        summary, lines, behind, people, digests = step
        stored = self.tables.get(summary.id)
        first = max(1, (len(stored.entries) if stored else 0) + 1 + behind)
        return Write(
            summary,
            [Entry(first + n, n / 3, b"%d" % n, author, command) for n, (author, command) in enumerate(lines)],
            None if people is None else [SeatHeld(summary.id, seat, name) for seat, name in enumerate(people)],
            None if digests is None else [Link(digest, summary.id, 0, float(n)) for n, digest in enumerate(digests)],
        )

    def write(self, change: Write) -> bool:
        """Is it stored?"""
        table = change.summary.id
        old = self.tables.get(table, Stored(change.summary, [], [], []))
        if change.entries and change.entries[0].seq <= len(old.entries):
            return False
        entries = old.entries + change.entries
        commands = [(line.author, line.command) for line in entries if line.command is not None]
        if len(set(commands)) < len(commands):
            return False
        elsewhere = {link.digest for name, other in self.tables.items() if name != table for link in other.links}
        if any(link.digest in elsewhere for link in change.links or ()):
            return False
        self.tables[table] = Stored(
            change.summary,
            entries,
            old.held if change.held is None else change.held,
            old.links if change.links is None else change.links,
        )
        return True

    def newest_first(self) -> list[Summary]:
        return sorted((one.summary for one in self.tables.values()), key=lambda s: (s.created, s.id), reverse=True)


async def compare(store: Store, model: Model) -> None:
    assert await store.count() == len(model.tables)
    for table in TABLES:
        assert await store.load(table) == model.tables.get(table)
    newest = model.newest_first()
    assert await store.lobby() == [one for one in newest if one.open and one.status != "over"]
    assert sorted(await store.to_wake()) == sorted(one.id for one in newest if one.status == "playing" and one.bot_turn)
    ends = sorted(one.deadline for one in newest if one.deadline is not None)
    assert await store.next_deadline() == next(iter(ends), None)
    for name in PEOPLE:
        mine = [one for one in newest if name in {held.person for held in model.tables[one.id].held}]
        assert await store.of_person(name) == sorted(mine, key=lambda one: one.status == "over")
    links = {link.digest: link for one in model.tables.values() for link in one.links}
    for digest in (b"l1", b"l2", b"l3"):
        assert await store.find_link(digest) == links.get(digest)


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.run_until_complete(loop.shutdown_default_executor())
    loop.close()


def test_the_store_is_a_durable_dictionary(url: str, loop: asyncio.AbstractEventLoop) -> None:
    """All examples use one store, emptied after each."""
    store = loop.run_until_complete(open_store(url))

    @settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
    @given(st.lists(steps, max_size=12))
    def play(history: list[Step]) -> None:
        loop.run_until_complete(one(history))

    async def one(history: list[Step]) -> None:
        nonlocal store
        model = Model()
        for step in history:
            change = model.change(step)
            if model.write(change):
                await store.write(change)
            else:
                with pytest.raises(Conflict):
                    await store.write(change)
        await compare(store, model)
        await store.close()
        store = await open_store(url)
        await compare(store, model)
        await empty(store)

    try:
        play()
    finally:
        loop.run_until_complete(store.close())


async def empty(store: Store) -> None:
    def clear() -> None:
        with store._database.writer.begin() as connection:
            for table in reversed(METADATA.sorted_tables):
                connection.execute(table.delete())

    await asyncio.to_thread(clear)


def test_the_model_can_tell_right_from_wrong(sqlite_url: str, loop: asyncio.AbstractEventLoop) -> None:
    async def run() -> None:
        store = await open_store(sqlite_url)
        model = Model()
        summary = Summary("a", "g", "playing", True, 1.0, 1.0, 0, False, b"")
        model.write(Write(summary, []))
        await store.write(Write(replace(summary, seq=1), []))
        with pytest.raises(AssertionError):
            await compare(store, model)
        await store.close()

    loop.run_until_complete(run())
