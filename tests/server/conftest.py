"""Servers over both databases, and people who come to them."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.house import Client, Server, roomy
from tests.store.conftest import Postgres

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres(Path(tempfile.mkdtemp(prefix="pentapolis-pg-")))
    yield server
    server.remove()


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/pentapolis.db"
    else:
        server: Postgres = request.getfixturevalue("postgres")
        with server.database() as address:
            yield address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a module that change nothing but their own tables."""
    folder = tmp_path_factory.mktemp("server")
    with Server(roomy(f"sqlite:///{folder}/pentapolis.db")) as running:
        yield running


People = Callable[..., Client]


@pytest.fixture
def people(server: Server) -> Iterator[People]:
    """Make people of the module's server; they leave after the test."""
    with ExitStack() as stack:

        def come(name: str | None = None, at: Server = server) -> Client:
            client = Client(at.address, name)
            stack.callback(client.close)
            return client

        yield come
