"""When the server ran, what an operator asks of it, and in lobbies what a table is made of."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("alive", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("started", name="pk_runs"),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("answer", sa.LargeBinary),
        sa.PrimaryKeyConstraint("id", name="pk_orders"),
    )
    tell_origins(op.get_bind())


def tell_origins(connection: sa.Connection) -> None:
    """Tables that go on from a record or a position say so from now on, also those that were made before."""
    first = sa.text("SELECT t.id, t.body, e.body FROM tables AS t JOIN entries AS e ON e.table_id = t.id AND e.seq = 1")
    change = sa.text("UPDATE tables SET body = :body WHERE id = :id").bindparams(
        sa.bindparam("body", type_=sa.LargeBinary)
    )
    for table, sketch, begun in connection.execute(first).all():
        try:
            shown, created = json.loads(sketch), json.loads(begun)
            origin = "fork" if created.get("forked_from") else "import" if made_of(created) else "dealt"
            shown["info"] |= {"origin": origin, "scripted": bool(created.get("chance"))}
        except (ValueError, TypeError, KeyError, AttributeError):
            continue  # nothing that this program wrote
        if origin != "dealt":
            connection.execute(change, {"id": table, "body": json.dumps(shown, ensure_ascii=False).encode()})


def made_of(created: dict[str, object]) -> bool:
    return bool(created.get("moves") or created.get("chance"))
