"""Tables with their journals, seats and links; people and their sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("timed", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("status IN ('waiting', 'playing', 'over')", name=op.f("ck_tables_status")),
    )
    is_true = "{} = 1" if op.get_bind().dialect.name == "sqlite" else "{}"
    listed = sa.text(f"{is_true.format('open')} AND status != 'over'")
    to_wake = sa.text(f"status = 'playing' AND ({is_true.format('bot_turn')} OR {is_true.format('timed')})")
    op.create_index("ix_tables_listed", "tables", ["created", "id"], sqlite_where=listed, postgresql_where=listed)
    op.create_index("ix_tables_to_wake", "tables", ["id"], sqlite_where=to_wake, postgresql_where=to_wake)

    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("author", sa.Text),
        sa.Column("command", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.CheckConstraint("seq >= 1", name=op.f("ck_entries_seq")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    authored = sa.text("command IS NOT NULL AND author IS NOT NULL")
    unauthored = sa.text("command IS NOT NULL AND author IS NULL")
    op.create_index(
        "uq_entries_command",
        "entries",
        ["table_id", "author", "command"],
        unique=True,
        sqlite_where=authored,
        postgresql_where=authored,
    )
    op.create_index(
        "uq_entries_unauthored_command",
        "entries",
        ["table_id", "command"],
        unique=True,
        sqlite_where=unauthored,
        postgresql_where=unauthored,
    )

    op.create_table(
        "held",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_held"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_held_table_id"),
    )
    op.create_index("ix_held_person", "held", ["person", "table_id"])

    op.create_table(
        "links",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_links"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_links_table_id"),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])

    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
