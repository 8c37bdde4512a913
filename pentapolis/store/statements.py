"""The questions and changes of the store in SQL, the same for both databases. Each takes a connection that is inside
a transaction, and leaves the transaction to its caller."""

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, case, delete, func, insert, select, update

from pentapolis.store.faults import Conflict, StoreError
from pentapolis.store.records import Entry, Link, Order, Person, Run, SeatHeld, Status, Stored, Summary, Write
from pentapolis.store.schema import (
    ENTRIES,
    HELD,
    LINKS,
    LISTED,
    ORDERS,
    PEOPLE,
    RUNS,
    SESSIONS,
    TABLES,
    TIMED,
    TO_WAKE,
)

SUMMARY = [TABLES.c[name] for name in Summary.__struct_fields__]
ENTRY = [ENTRIES.c[name] for name in Entry.__struct_fields__]
PERSON = [PEOPLE.c[name] for name in Person.__struct_fields__]
SEAT_HELD = [HELD.c.table_id, HELD.c.seat, HELD.c.person]
LINK = [LINKS.c.digest, LINKS.c.table_id, LINKS.c.seat, LINKS.c.created]

RUNS_KEPT = 400 * 86_400  # seconds: longer than any clock

# The statements of every move, made once: making them takes longer than SQLite takes to do them.
UPDATE_SUMMARY = update(TABLES).where(TABLES.c.id == bindparam("table"))
INSERT_SUMMARY = insert(TABLES)
LAST_SEQ = select(func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == bindparam("table"))
INSERT_ENTRY = insert(ENTRIES)
NEWEST = (TABLES.c.created.desc(), TABLES.c.id.desc())


def write(connection: Connection, change: Write) -> None:
    row = asdict(change.summary)
    table = row.pop("id")
    if connection.execute(UPDATE_SUMMARY, {"table": table, **row}).rowcount == 0:
        connection.execute(INSERT_SUMMARY, {"id": table, **row})
    if change.entries:
        _append(connection, table, change.entries)
    if change.held is not None:
        connection.execute(delete(HELD).where(HELD.c.table_id == table))
        if change.held:
            seats = [{"table_id": held.table, "seat": held.seat, "person": held.person} for held in change.held]
            connection.execute(insert(HELD), seats)
    if change.links is not None:
        connection.execute(delete(LINKS).where(LINKS.c.table_id == table))
        if change.links:
            links = [
                {"digest": link.digest, "table_id": link.table, "seat": link.seat, "created": link.created}
                for link in change.links
            ]
            connection.execute(insert(LINKS), links)


def _append(connection: Connection, table: str, entries: list[Entry]) -> None:
    last = connection.execute(LAST_SEQ, {"table": table}).scalar() or 0
    first = entries[0].seq
    if first <= last:
        raise Conflict(f"table {table}: the journal already has an entry {first}")
    if first > last + 1:
        raise StoreError(f"table {table}: entry {first} would leave a gap after entry {last}")
    connection.execute(INSERT_ENTRY, [{"table_id": table, **asdict(entry)} for entry in entries])


def load(connection: Connection, table: str) -> Stored | None:
    summary = connection.execute(select(*SUMMARY).where(TABLES.c.id == table)).one_or_none()
    if summary is None:
        return None
    entries = connection.execute(select(*ENTRY).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq))
    held = connection.execute(select(*SEAT_HELD).where(HELD.c.table_id == table).order_by(HELD.c.seat))
    links = connection.execute(
        select(*LINK).where(LINKS.c.table_id == table).order_by(LINKS.c.seat, LINKS.c.created, LINKS.c.digest)
    )
    return Stored(
        Summary(*summary),
        [Entry(*row) for row in entries],
        [SeatHeld(*row) for row in held],
        [Link(*row) for row in links],
    )


def lobby(connection: Connection, limit: int) -> list[Summary]:
    newest = select(*SUMMARY).where(LISTED).order_by(*NEWEST).limit(limit)
    return [Summary(*row) for row in connection.execute(newest)]


def listed(connection: Connection, each: int, limit: int) -> list[tuple[str, str]]:
    """Id and host, with at most `each` of one host; tables of before hosts were noted count as one host's each."""
    whose = case((TABLES.c.host == "", TABLES.c.id), else_=TABLES.c.host)
    number = func.row_number().over(partition_by=whose, order_by=NEWEST).label("number")
    all_ = select(TABLES.c.id, whose.label("host"), TABLES.c.created, number).where(LISTED).subquery()
    fair = (
        select(all_.c.id, all_.c.host)
        .where(all_.c.number <= each)
        .order_by(all_.c.created.desc(), all_.c.id.desc())
        .limit(limit)
    )
    return [(row[0], row[1]) for row in connection.execute(fair)]


def summaries(connection: Connection, tables: list[str]) -> list[Summary]:
    """In the order asked for; those that are not there are left out."""
    rows = connection.execute(select(*SUMMARY).where(TABLES.c.id.in_(tables)))
    found = {row[0]: Summary(*row) for row in rows}
    return [found[table] for table in tables if table in found]


def of_person(connection: Connection, person: str, limit: int) -> list[Summary]:
    # a person may hold several seats of a table: the table is listed once
    mine = select(HELD.c.table_id).where(HELD.c.person == person)
    found = (
        select(*SUMMARY)
        .where(TABLES.c.id.in_(mine))
        .order_by(TABLES.c.status == "over", TABLES.c.created.desc(), TABLES.c.id.desc())
        .limit(limit)
    )
    return [Summary(*row) for row in connection.execute(found)]


def to_wake(connection: Connection) -> list[str]:
    return list(connection.execute(select(TABLES.c.id).where(TO_WAKE).order_by(TABLES.c.id)).scalars())


def due(connection: Connection, now: float, limit: int) -> list[str]:
    first = select(TABLES.c.id).where(TIMED, TABLES.c.deadline <= now).order_by(TABLES.c.deadline).limit(limit)
    return list(connection.execute(first).scalars())


def next_deadline(connection: Connection) -> float | None:
    return connection.execute(select(func.min(TABLES.c.deadline)).where(TIMED)).scalar()


def set_deadline(connection: Connection, table: str, deadline: float | None) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(deadline=deadline))


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(TABLES)).scalar_one()


def find_link(connection: Connection, digest: bytes) -> Link | None:
    row = connection.execute(select(*LINK).where(LINKS.c.digest == digest)).one_or_none()
    return None if row is None else Link(*row)


def add_person(connection: Connection, person: Person, session: bytes) -> None:
    connection.execute(insert(PEOPLE), asdict(person))
    connection.execute(insert(SESSIONS), {"digest": session, "person": person.id})


def person_of(connection: Connection, session: bytes) -> Person | None:
    found = select(*PERSON).join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id).where(SESSIONS.c.digest == session)
    row = connection.execute(found).one_or_none()
    return None if row is None else Person(*row)


def rename(connection: Connection, person: str, name: str) -> None:
    if connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name)).rowcount == 0:
        raise StoreError("there is no such person to rename")


def touch(connection: Connection, person: str, seen: float) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=seen))


def end_session(connection: Connection, session: bytes) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == session))


def runs(connection: Connection) -> list[Run]:
    return [Run(*row) for row in connection.execute(select(RUNS.c.started, RUNS.c.alive).order_by(RUNS.c.started))]


def beat(connection: Connection, run: Run) -> None:
    known = update(RUNS).where(RUNS.c.started == run.started).values(alive=run.alive)
    if connection.execute(known).rowcount == 0:
        connection.execute(delete(RUNS).where(RUNS.c.alive < run.started - RUNS_KEPT))
        connection.execute(insert(RUNS), asdict(run))


def orders(connection: Connection) -> list[Order]:
    waiting = select(ORDERS.c.id, ORDERS.c.at, ORDERS.c.body).where(ORDERS.c.answer.is_(None)).order_by(ORDERS.c.at)
    return [Order(*row) for row in connection.execute(waiting)]


def give_order(connection: Connection, order: Order) -> None:
    connection.execute(insert(ORDERS), asdict(order))


def answer(connection: Connection, order: str, said: bytes) -> None:
    connection.execute(update(ORDERS).where(ORDERS.c.id == order).values(answer=said))


def answered(connection: Connection, order: str) -> bytes | None:
    return connection.execute(select(ORDERS.c.answer).where(ORDERS.c.id == order)).scalar_one_or_none()


def withdraw(connection: Connection, order: str) -> None:
    connection.execute(delete(ORDERS).where(ORDERS.c.id == order))


def unused(connection: Connection, statuses: Sequence[Status], before: float) -> list[str]:
    found = select(TABLES.c.id).where(TABLES.c.status.in_(statuses), TABLES.c.updated < before).order_by(TABLES.c.id)
    return list(connection.execute(found).scalars())


def listing(connection: Connection, statuses: Sequence[Status], limit: int) -> list[Summary]:
    found = select(*SUMMARY).where(TABLES.c.status.in_(statuses)).order_by(TABLES.c.updated.desc(), TABLES.c.id)
    return [Summary(*row) for row in connection.execute(found.limit(limit))]


def remove(connection: Connection, table: str, before: float) -> None:
    old = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.updated < before)
    if connection.execute(old).scalar_one_or_none() is None:
        return
    for part in (LINKS, HELD, ENTRIES):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))
