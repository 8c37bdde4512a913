"""The tables of the database, as the newest migration leaves them (a test compares the two)."""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("bot_turn", Boolean, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("host", Text, nullable=False, server_default=""),
    Column("deadline", Double),
    CheckConstraint("status IN ('waiting', 'playing', 'over')", name="status"),
)

# The conditions of the three questions asked of all tables. Their indexes hold only what answers them, and a database
# uses such an index only if the question has the same words: so they are made of these, with literals.
LISTED = and_(TABLES.c.open, TABLES.c.status != literal_column("'over'"))
TO_WAKE = and_(TABLES.c.status == literal_column("'playing'"), TABLES.c.bot_turn)
TIMED = TABLES.c.deadline.is_not(None)
Index("ix_tables_listed", TABLES.c.created, TABLES.c.id, sqlite_where=LISTED, postgresql_where=LISTED)
Index("ix_tables_to_wake", TABLES.c.id, sqlite_where=TO_WAKE, postgresql_where=TO_WAKE)
Index("ix_tables_timed", TABLES.c.deadline, sqlite_where=TIMED, postgresql_where=TIMED)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("author", Text),
    Column("command", Text),
    CheckConstraint("seq >= 1", name="seq"),
    sqlite_with_rowid=False,  # a journal lies together, in its order
)

# Two indexes, for to a database no author is never the same as no author.
AUTHORED = and_(ENTRIES.c.command.is_not(None), ENTRIES.c.author.is_not(None))
UNAUTHORED = and_(ENTRIES.c.command.is_not(None), ENTRIES.c.author.is_(None))
Index(
    "uq_entries_command",
    ENTRIES.c.table_id,
    ENTRIES.c.author,
    ENTRIES.c.command,
    unique=True,
    sqlite_where=AUTHORED,
    postgresql_where=AUTHORED,
)
Index(
    "uq_entries_unauthored_command",
    ENTRIES.c.table_id,
    ENTRIES.c.command,
    unique=True,
    sqlite_where=UNAUTHORED,
    postgresql_where=UNAUTHORED,
)

HELD = Table(
    "held",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Index("ix_held_person", "person", "table_id"),
)

LINKS = Table(
    "links",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_links_table_id", "table_id"),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Index("ix_sessions_person", "person"),
)

# From when to when the server ran. `alive` is its last sign of life: a clock does not run while nobody can move.
RUNS = Table(
    "runs",
    METADATA,
    Column("started", Double, primary_key=True, autoincrement=False),
    Column("alive", Double, nullable=False),
)

# What an operator asks of a running server, which alone may change its tables.
ORDERS = Table(
    "orders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("answer", LargeBinary),
)
