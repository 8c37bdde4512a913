"""What the store promises, on both databases."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from msgspec.structs import replace

from pentapolis.store import (
    Conflict,
    Entry,
    Link,
    Run,
    SeatHeld,
    Status,
    Store,
    Stored,
    StoreError,
    Summary,
    Write,
    open_store,
)
from tests.store.samples import append, entry, person, summary


def with_store(url: str, play: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_what_was_written_is_loaded_also_by_the_next_server(url: str) -> None:
    first = Summary(
        "t1", "seven_wonders_duel", "waiting", True, 1.125, 2.5, 2, False, b'{"n":"\xc3\xa1"}', "anna", 1.75e9
    )
    entries = [Entry(1, 1.1, b"\x00\xff{}", "anna", "c1"), Entry(2, 1.7e9 + 0.125, b"")]
    held = [SeatHeld("t1", 0, "anna"), SeatHeld("t1", 1, "béla 🎲")]
    links = [Link(b"\x00" * 32, "t1", 1, 3.5)]

    async def write(store: Store) -> None:
        await store.write(Write(first, entries, held, links))
        assert await store.load("t1") == Stored(first, entries, held, links)

    async def load(store: Store) -> None:
        assert await store.load("t1") == Stored(first, entries, held, links)
        assert await store.count() == 1

    with_store(url, write)
    with_store(url, load)


def test_a_later_write_appends_and_changes_only_what_it_names(url: str) -> None:
    held = [SeatHeld("t1", 0, "anna")]
    links = [Link(b"one", "t1", 1, 1.0)]

    async def play(store: Store) -> None:
        await store.write(Write(summary("t1", 1), [entry(1)], held, links))
        await store.write(Write(summary("t1", 3, "over"), [entry(2), entry(3)]))
        assert await store.load("t1") == Stored(summary("t1", 3, "over"), [entry(1), entry(2), entry(3)], held, links)
        moved = [SeatHeld("t1", 0, "béla"), SeatHeld("t1", 1, "anna")]
        await store.write(Write(summary("t1", 3, "over"), [], moved, []))
        assert await store.load("t1") == Stored(summary("t1", 3, "over"), [entry(1), entry(2), entry(3)], moved, [])

    with_store(url, play)


def test_what_is_not_there(url: str) -> None:
    async def play(store: Store) -> None:
        for name in ("nothing", "", "nul\0", "half \ud800"):
            assert await store.load(name) is None
            assert await store.of_person(name) == []
        assert await store.lobby() == []
        assert await store.to_wake() == []
        assert await store.count() == 0
        assert await store.find_link(b"") is None
        assert await store.person_of(b"x") is None
        await store.end_session(b"x")
        await store.touch("nobody", 1.0)
        with pytest.raises(StoreError, match="no such person"):
            await store.rename("nobody", "Somebody")

    with_store(url, play)


def test_a_number_is_taken_once_and_the_loser_stores_nothing(url: str) -> None:
    async def play(store: Store) -> None:
        await store.write(append("t1", 1, 2))
        before = await store.load("t1")
        late = Write(summary("t1", 9, "over"), [entry(2), entry(3)], [SeatHeld("t1", 0, "x")], [Link(b"l", "t1", 0, 1)])
        with pytest.raises(Conflict, match="table t1: the journal already has an entry 2"):
            await store.write(late)
        assert await store.load("t1") == before
        assert await store.find_link(b"l") is None

    with_store(url, play)


@pytest.mark.parametrize("author", ["anna", None])
def test_a_command_of_an_author_is_stored_once_on_a_table(url: str, author: str | None) -> None:
    async def play(store: Store) -> None:
        await store.write(Write(summary("t1", 1), [entry(1, author, "c1")]))
        with pytest.raises(Conflict):
            await store.write(Write(summary("t1", 2), [entry(2, author, "c1")]))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.entries == [entry(1, author, "c1")]
        # the same command of another author, on another table, or no command at all
        await store.write(Write(summary("t1", 2), [entry(2, "béla", "c1")]))
        await store.write(Write(summary("t1", 4), [entry(3, author), entry(4, author)]))
        await store.write(Write(summary("t2", 1), [entry(1, author, "c1")]))

    with_store(url, play)


def test_two_who_write_at_once_get_one_conflict(url: str) -> None:
    async def play(store: Store) -> None:
        for seq in range(1, 11):
            outcomes = await asyncio.gather(*(store.write(append("t1", seq)) for _ in range(3)), return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "Conflict", "NoneType"]
        stored = await store.load("t1")
        assert stored is not None
        assert [line.seq for line in stored.entries] == list(range(1, 11))

    with_store(url, play)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (append("t1", 3), "would leave a gap after entry 1"),
        (Write(summary("t1", 3), [entry(2), entry(4)]), "not numbered one after the other"),
        (Write(summary("t2", 0), [entry(0)]), "an entry 0"),
        (Write(summary("t1"), [], [SeatHeld("t2", 0, "anna")]), "belongs to another table"),
        (Write(summary("t1"), [], None, [Link(b"l", "t2", 0, 1.0)]), "belongs to another table"),
        (Write(summary("t1"), [], [SeatHeld("t1", 0, "a"), SeatHeld("t1", 0, "b")]), "already stored"),
        (Write(replace(summary("t1"), status="lost"), []), "no such status as 'lost'"),
        (Write(replace(summary("t1"), game="\ud800"), []), "could not be stored"),
        (Write(replace(summary("t1"), body=None), []), "could not be stored"),
    ],
)
def test_nonsense_is_refused_and_leaves_nothing(url: str, change: Write, text: str) -> None:
    async def play(store: Store) -> None:
        await store.write(append("t1", 1))
        before = await store.load("t1")
        with pytest.raises(StoreError, match=text) as refusal:
            await store.write(change)
        assert "\n" not in str(refusal.value)
        assert await store.load("t1") == before
        assert await store.count() == 1

    with_store(url, play)


def test_a_link_leads_to_one_seat_only(url: str) -> None:
    async def play(store: Store) -> None:
        link = Link(b"digest", "t1", 1, 4.5)
        await store.write(Write(summary("t1"), [], None, [link]))
        assert await store.find_link(b"digest") == link
        with pytest.raises(Conflict):
            await store.write(Write(summary("t2"), [], None, [Link(b"digest", "t2", 0, 5.0)]))
        assert await store.find_link(b"digest") == link
        await store.write(Write(summary("t1"), [], None, []))
        assert await store.find_link(b"digest") is None

    with_store(url, play)


def test_the_lobby_lists_open_unfinished_tables_newest_first(url: str) -> None:
    statuses: tuple[Status, ...] = ("waiting", "playing", "over")
    every = [
        summary(f"{status}-{open_}-{age}", status=status, open=open_, created=100.0 - age)
        for status in statuses
        for open_ in (True, False)
        for age in range(4)
    ]

    async def play(store: Store) -> None:
        await asyncio.gather(*(store.write(Write(one, [])) for one in every))
        listed = await store.lobby()
        assert {one.id for one in listed} == {one.id for one in every if one.open and one.status != "over"}
        assert [one.created for one in listed] == [100.0, 100.0, 99.0, 99.0, 98.0, 98.0, 97.0, 97.0]
        assert await store.lobby(3) == listed[:3]

    with_store(url, play)


def test_my_tables_come_unfinished_first_and_each_once(url: str) -> None:
    def seated(table: str, status: Status, created: float, *people: str) -> Write:
        held = [SeatHeld(table, seat, name) for seat, name in enumerate(people)]
        return Write(summary(table, status=status, open=False, created=created), [], held)

    async def play(store: Store) -> None:
        await store.write(seated("old", "waiting", 1.0, "anna", "béla"))
        await store.write(seated("finished", "over", 9.0, "béla", "anna"))
        await store.write(seated("alone", "playing", 5.0, "anna", "anna"))
        await store.write(seated("other", "playing", 6.0, "béla"))
        assert [one.id for one in await store.of_person("anna")] == ["alone", "old", "finished"]
        assert [one.id for one in await store.of_person("anna", 2)] == ["alone", "old"]
        await store.write(seated("alone", "playing", 5.0, "béla"))  # anna left
        assert [one.id for one in await store.of_person("anna")] == ["old", "finished"]

    with_store(url, play)


def test_only_tables_with_a_bot_to_move_are_woken(url: str) -> None:
    async def play(store: Store) -> None:
        await store.write(Write(summary("asleep"), []))
        await store.write(Write(summary("bot", bot_turn=True, open=False), []))
        await store.write(Write(summary("another", bot_turn=True), []))
        await store.write(Write(summary("waiting", status="waiting", bot_turn=True), []))
        await store.write(Write(summary("over", status="over", bot_turn=True), []))
        assert sorted(await store.to_wake()) == ["another", "bot"]
        await store.write(Write(summary("bot", bot_turn=False), []))
        assert await store.to_wake() == ["another"]

    with_store(url, play)


def test_the_store_keeps_the_clocks_of_tables_and_knows_the_next_to_end(url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.next_deadline() is None
        for name, deadline in (("b", 20.0), ("a", 30.0), ("c", 10.0), ("none", None)):
            await store.write(Write(summary(name, deadline=deadline), []))
        assert await store.next_deadline() == 10.0
        assert await store.due(9.0) == []
        assert await store.due(20.0) == ["c", "b"]
        assert await store.due(99.0, 1) == ["c"]
        await store.set_deadline("c", 25.0)
        await store.set_deadline("b", None)
        assert await store.due(99.0) == ["c", "a"]
        loaded = await store.load("c")
        assert loaded is not None
        assert loaded.summary.deadline == 25.0

    with_store(url, play)


def test_the_store_knows_when_servers_ran(url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.runs() == []
        await store.beat(Run(10.0, 10.0))
        await store.beat(Run(30.0, 35.0))
        await store.beat(Run(10.0, 20.0))
        assert await store.runs() == [Run(10.0, 20.0), Run(30.0, 35.0)]
        await store.beat(Run(1e9, 1e9))  # so long after that no clock can have run since
        assert await store.runs() == [Run(1e9, 1e9)]

    with_store(url, play)


def test_of_one_host_only_so_many_open_tables_are_listed(url: str) -> None:
    async def play(store: Store) -> None:
        await store.write(Write(summary("old", host="béla", created=1.0), []))
        for number in range(6):
            await store.write(Write(summary(f"many{number}", host="anna", created=10.0 + number), []))
        await store.write(Write(summary("hidden", host="cili", open=False, created=50.0), []))
        for number in range(3):  # of before hosts were noted
            await store.write(Write(summary(f"before{number}", created=2.0 + number), []))
        assert await store.listed(2, 100) == [
            ("many5", "anna"),
            ("many4", "anna"),
            ("before2", "before2"),
            ("before1", "before1"),
            ("before0", "before0"),
            ("old", "béla"),
        ]
        assert [name for name, _ in await store.listed(1, 2)] == ["many5", "before2"]
        assert [one.id for one in await store.summaries(["old", "nothing", "many0"])] == ["old", "many0"]

    with_store(url, play)


def test_people_and_their_sessions(url: str) -> None:
    async def play(store: Store) -> None:
        anna = person("anna")
        await store.add_person(anna, b"session")
        assert await store.person_of(b"session") == anna
        await store.rename("anna", "Ánna \u2603")
        await store.touch("anna", 77.25)
        assert await store.person_of(b"session") == replace(anna, name="Ánna \u2603", seen=77.25)
        with pytest.raises(Conflict):
            await store.add_person(anna, b"another")
        assert await store.person_of(b"another") is None
        with pytest.raises(Conflict):
            await store.add_person(person("béla"), b"session")
        await store.add_person(person("béla"), b"own")  # so the one before stored nothing
        await store.end_session(b"session")
        assert await store.person_of(b"session") is None
        assert await store.person_of(b"own") == person("béla")

    with_store(url, play)


def test_a_reader_sees_a_table_as_of_one_moment(url: str) -> None:
    """Every change of this table sets as many seats as entries: a load never finds one without the other."""

    async def play(store: Store) -> None:
        async def write() -> None:
            for seq in range(1, 61):
                held = [SeatHeld("t1", seat, "anna") for seat in range(seq)]
                await store.write(Write(summary("t1", seq), [entry(seq)], held))

        async def read() -> None:
            while not writing.done():
                stored = await store.load("t1")
                if stored is not None:
                    assert stored.summary.seq == len(stored.entries) == len(stored.held)

        writing = asyncio.create_task(write())
        await asyncio.gather(writing, read(), read())

    with_store(url, play)


def test_closing_stores_what_waits_and_then_refuses(url: str) -> None:
    async def write_and_close() -> None:
        store = await open_store(url)
        waiting = [asyncio.create_task(store.write(append(f"t{number}", 1))) for number in range(50)]
        await asyncio.sleep(0)  # they are queued
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 50
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.write(append("late", 1))
        with pytest.raises(StoreError, match="closed"):
            await store.count()

    async def count(store: Store) -> None:
        assert await store.count() == 50

    asyncio.run(write_and_close())
    with_store(url, count)
