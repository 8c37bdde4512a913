"""What a command needs that not everybody has installed."""

from importlib.util import find_spec
from typing import Final

from pentapolis.cli.faults import FAILED, Fault

#: The modules of the extra `server`, but for those that a server can do without.
SERVER: Final = ("msgspec", "litestar", "uvicorn", "httptools", "websockets", "sqlalchemy", "alembic", "pysqlite3")


POSTGRES: Final = ("psycopg",)


def need_server(database: str = "") -> None:
    """A Fault that says what to install, where the server is not, or not what the address of its database asks for."""
    postgres = database.startswith("postgres")
    wanted = (*SERVER, *POSTGRES) if postgres else SERVER
    missing = [name for name in wanted if find_spec(name) is None]
    if missing:
        extras = "server,postgres" if postgres else "server"
        command = f'pip install "pentapolis[{extras}]"'
        raise Fault("cli-error-extra", FAILED, missing=", ".join(missing), command=command)
