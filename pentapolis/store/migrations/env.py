"""Run by Alembic, with a connection whose transaction belongs to the caller."""

from alembic import context

from pentapolis.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # also on SQLite: the store begins its transactions itself
)
with context.begin_transaction():
    context.run_migrations()
