"""Clocks of tables that are not in memory, and whose tables they are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    is_true = "{} = 1" if op.get_bind().dialect.name == "sqlite" else "{}"
    op.add_column("tables", sa.Column("host", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("deadline", sa.Double))
    # When the clocks of older tables end is not known: the server looks at each once.
    op.execute(f"UPDATE tables SET deadline = 0 WHERE status = 'playing' AND {is_true.format('timed')}")
    op.drop_index("ix_tables_to_wake", "tables")
    op.drop_column("tables", "timed")
    to_wake = sa.text(f"status = 'playing' AND {is_true.format('bot_turn')}")
    op.create_index("ix_tables_to_wake", "tables", ["id"], sqlite_where=to_wake, postgresql_where=to_wake)
    timed = sa.text("deadline IS NOT NULL")
    op.create_index("ix_tables_timed", "tables", ["deadline"], sqlite_where=timed, postgresql_where=timed)
