"""Without the server's extra, and on systems that lack what others have: a clear word, or another way."""

import ast
import asyncio
import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement

from pentapolis.arena import processes
from pentapolis.cli.extras import POSTGRES, SERVER
from pentapolis.server import system as server_system
from pentapolis.store import StoreUnavailable
from pentapolis.store import system as store_system
from pentapolis.store.sqlite import SQLite

ROOT: Final = Path(__file__).parents[2]
EXTRAS: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]

#: The command line in a Python that does not find some modules, as if they were not installed.
WITHOUT: Final = """
import sys
from importlib.abc import MetaPathFinder

class Hidden(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

import importlib.util
real = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: (
    None if name.partition(".")[0] in {hidden!r} else real(name, package)
)
sys.meta_path.insert(0, Hidden())
from pentapolis.cli import main
sys.argv[0] = "pentapolis"
main()
"""


def run(hidden: set[str], *arguments: str, cwd: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    script = WITHOUT.format(hidden=hidden)
    environment = {**os.environ, "LC_ALL": "C", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_what_is_looked_for_is_what_the_extras_bring() -> None:
    named = {Requirement(text).name for text in EXTRAS["server"]}
    assert named - {"uvloop"} == set(SERVER)
    assert {Requirement(text).name for text in EXTRAS["postgres"]} == set(POSTGRES)


@pytest.mark.parametrize("command", [["serve"], ["serve", "--port", "0"], ["backup", "copy.db"]])
def test_without_the_server_the_commands_say_what_to_install(command: list[str], tmp_path: Path) -> None:
    done = run({"msgspec", "litestar", "uvicorn", "sqlalchemy", "pysqlite3"}, *command, cwd=tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
    assert 'pip install "pentapolis[server]"' in done.stderr


def test_a_database_that_needs_more_says_so(tmp_path: Path) -> None:
    done = run({"psycopg"}, "serve", "--database-url", "postgresql://nobody@localhost/none", cwd=tmp_path)
    assert done.returncode == 1
    assert 'psycopg is missing); install it with: pip install "pentapolis[server,postgres]"' in done.stderr


def test_the_rest_works_without_the_server(tmp_path: Path) -> None:
    done = run({"msgspec", "litestar", "uvicorn", "sqlalchemy", "pysqlite3", "uvloop"}, "games", cwd=tmp_path)
    assert done.returncode == 0
    assert "seven-wonders-duel" in done.stdout


# --- as on Windows ----------------------------------------------------------------------------------------------------


def test_uvloop_is_not_asked_for_where_there_is_none() -> None:
    (uvloop,) = (Requirement(text) for text in EXTRAS["server"] if text.startswith("uvloop"))
    assert uvloop.marker is not None
    assert not uvloop.marker.evaluate({"sys_platform": "win32"})
    assert uvloop.marker.evaluate({"sys_platform": "linux"})


def test_the_server_takes_the_loop_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = server_system.new_loop()
    assert type(quick).__module__.startswith("uvloop")
    quick.close()
    monkeypatch.setattr(server_system, "uvloop", None)
    loop = server_system.new_loop()
    assert type(loop).__module__.startswith("asyncio")
    loop.close()


def test_signals_reach_a_loop_that_takes_none(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGTERM)

    async def wait_for_it() -> str:
        loop = asyncio.get_running_loop()
        told = asyncio.Event()

        def refuse(*_: Any) -> None:
            raise NotImplementedError

        monkeypatch.setattr(loop, "add_signal_handler", refuse)
        server_system.when_told(signal.SIGTERM, loop, told.set)
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.wait_for(told.wait(), 10)
        return "told"

    try:
        assert asyncio.run(wait_for_it()) == "told"
    finally:
        signal.signal(signal.SIGTERM, before)


def test_processes_stand_back_as_far_as_they_can(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.delattr(os, "nice")
    monkeypatch.delattr(signal, "pthread_sigmask")
    try:
        with processes.deaf_to_interrupts():
            pass
        server_system.stand_back(10)
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


class Msvcrt:
    """Locks of Windows, as far as they matter: a byte of a file belongs to one descriptor, and is at the position."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.held: dict[tuple[int, int], int] = {}

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        place = (os.fstat(descriptor).st_ino, os.lseek(descriptor, 0, os.SEEK_CUR))
        if self.held.get(place, descriptor) != descriptor:
            raise PermissionError(13, "Permission denied")
        self.held[place] = descriptor


def test_a_database_is_locked_without_fcntl(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(store_system, "fcntl", None)
    monkeypatch.setattr(store_system, "msvcrt", Msvcrt())
    first, second = SQLite(tmp_path / "games.db"), SQLite(tmp_path / "games.db")
    try:
        first.open()
        with pytest.raises(StoreUnavailable, match=f"another server \\(process {os.getpid()}\\) is using the database"):
            second.open()
        first.backup(tmp_path / "copy.db")
        assert (tmp_path / "copy.db").is_file()
    finally:
        first.close()
        second.close()


ONLY_SOME_HAVE: Final = {"fcntl", "termios", "uvloop", "pwd", "grp", "resource", "msvcrt", "winreg"}


def unguarded(tree: ast.AST) -> list[str]:
    """The modules of one system that are imported where nothing is done about their absence."""
    guarded = {
        inner
        for block in ast.walk(tree)
        if isinstance(block, ast.Try) and any("ImportError" in ast.dump(handler) for handler in block.handlers)
        for statement in block.body
        for inner in ast.walk(statement)
    }
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and node not in guarded:
            names += [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node not in guarded:
            names.append(str(node.module))
    return sorted(ONLY_SOME_HAVE.intersection(names))


def test_modules_of_one_system_are_imported_nowhere_without_a_guard() -> None:
    """They would keep a whole module from other systems."""
    found = {
        path.relative_to(ROOT).as_posix(): names
        for path in (ROOT / "pentapolis").rglob("*.py")
        if (names := unguarded(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == {}
    assert unguarded(ast.parse("def lock():\n    import fcntl\n")) == ["fcntl"]
    assert unguarded(ast.parse("try:\n    import fcntl\nexcept ImportError:\n    pass\n")) == []
