"""`pentapolis serve` and `pentapolis backup`: what is in the way is one line, and stopping is no failure."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging import ERROR, LogRecord
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import pytest
from pysqlite3 import dbapi2  # type: ignore[import-untyped]
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pentapolis.cli.application import app
from pentapolis.cli.serve import checked_origin, checked_proxy, database_address
from pentapolis.server import run
from pentapolis.server.config import Settings

ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = Settings("").message_bytes
PATIENCE: Final = 60.0  # seconds: a busy machine starts and stops slowly, and nothing may hang
Command = Callable[..., Any]

#: The command line over a built client, and over an application whose every step can be seen.
LAUNCHER: Final = """
import sys, types
from pathlib import Path
from pentapolis.server import run

run.STATIC = Path({static!r})

async def stand_in(scope, receive, send):
    if scope["type"] == "lifespan":
        await receive()
        if {broken!r}:
            raise OSError("no luck\\ntoday")
        await send({{"type": "lifespan.startup.complete"}})
        await receive()
        print("stopped", flush=True)
        await send({{"type": "lifespan.shutdown.complete"}})
    elif scope["type"] == "websocket":
        await receive()
        await send({{"type": "websocket.accept"}})
        while (message := await receive())["type"] != "websocket.disconnect":
            await send({{"type": "websocket.send", "text": message["text"]}})
    elif scope["path"] == "/fail":
        raise ValueError("two\\nlines")
    else:
        body = scope["client"][0].encode()
        length = [(b"content-length", str(len(body)).encode())]
        await send({{"type": "http.response.start", "status": 200, "headers": length}})
        await send({{"type": "http.response.body", "body": body}})

if {stand_in!r}:
    module = types.ModuleType("pentapolis.server.app")
    module.create_app = lambda settings, store: stand_in
    sys.modules[module.__name__] = module

if __name__ == "__main__":
    from pentapolis.cli import main
    main()
"""


class Serving:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        assert process.stdout is not None
        self.first = process.stdout.readline()
        self.second = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.first)
        assert found, self.first
        self.address = f"127.0.0.1:{found[1]}"

    def get(self, path: str = "/", headers: dict[str, str] | None = None) -> bytes:
        with socket.create_connection(self.address.split(":"), timeout=PATIENCE) as link:  # type: ignore[arg-type]
            lines = [f"GET {path} HTTP/1.1", f"Host: {self.address}", "Connection: close"]
            lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
            link.sendall("\r\n".join([*lines, "", ""]).encode())
            received = b""
            while part := link.recv(65536):
                received += part
        return received

    def stop(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        """The exit code, and what was printed on both streams."""
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err


@contextmanager
def serving(folder: Path, *arguments: str, stand_in: bool = True) -> Iterator[Serving]:
    process = launch(folder, *arguments, stand_in=stand_in)
    try:
        yield Serving(process)
    finally:
        process.kill()
        process.communicate()


def launch(folder: Path, *arguments: str, stand_in: bool = True, broken: bool = False) -> "subprocess.Popen[str]":
    static = folder / "static"
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>Pentapolis</title>", encoding="utf-8")
    script = folder / "launcher.py"
    script.write_text(LAUNCHER.format(static=str(static), stand_in=stand_in, broken=broken), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C"}
    for variable in ("DATABASE_URL", "PENTAPOLIS_DATA"):
        environment.pop(variable, None)
    return subprocess.Popen(
        [sys.executable, str(script), "serve", "--port", "0", *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """The command line in this process, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("PENTAPOLIS_DATA", raising=False)

    def invoke(*arguments: str, lang: str = "en") -> Any:
        return CliRunner().invoke(app, [*arguments, "--lang", lang])

    return invoke


@pytest.fixture
def busy() -> Iterator[int]:
    """A port where somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield int(taken.getsockname()[1])


# --- what can be in the way -------------------------------------------------------------------------------------------


def one_line(result: Any, code: int = 1) -> str:
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("pentapolis: ")
    return str(line)


def test_a_port_that_is_taken(command: Command, busy: int) -> None:
    assert f"port {busy} is taken" in one_line(command("serve", "--port", str(busy)))
    assert f"egy másik program használja: {busy}" in one_line(command("serve", "--port", str(busy), lang="hu"))
    assert not Path("data").exists()


@pytest.mark.parametrize("host", ["203.0.113.7", "no.such.host.invalid", "a..b", "1:2:3"])
def test_a_host_that_is_not_this_computers(command: Command, host: str) -> None:
    assert f"cannot listen on “{host}”: " in one_line(command("serve", "--host", host, "--port", "0"))


def test_a_port_that_only_root_may_use(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("socket.socket.bind", refuse)
    assert "this user may not listen on port 80" in one_line(command("serve", "--port", "80"))


def test_a_folder_that_cannot_be_written(command: Command, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    line = one_line(command("serve", "--port", "0", "--data", "file/below"))
    assert "the games cannot be opened: " in line
    assert "file/below" in line


@pytest.mark.parametrize("url", ["garbage", "mysql://host/name", "sqlite://", "postgresql://[", "://", "sqlite:////"])
def test_an_address_that_is_none_of_a_database(command: Command, url: str) -> None:
    assert "the games cannot be opened: " in one_line(command("serve", "--port", "0", "--database-url", url))


def test_a_database_that_does_not_answer(command: Command) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # bound, but nobody listens
        url = f"postgresql://anna:swordfish@127.0.0.1:{free.getsockname()[1]}/games"
        line = one_line(command("serve", "--port", "0", "--database-url", url))
    assert "the games cannot be opened: " in line
    assert "swordfish" not in line


def test_a_file_of_another_program(command: Command, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "pentapolis.db").write_text("Dear diary, " * 200, encoding="utf-8")
    assert "the games cannot be opened: " in one_line(command("serve", "--port", "0"))


def test_a_client_that_is_not_built(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "STATIC", tmp_path / "nothing")
    assert "built without the web client; build it with make play" in one_line(command("serve", "--port", "0"))
    # The database was let go again: a second start gets as far as the first.
    assert "built without the web client" in one_line(command("serve", "--port", "0"))


def test_the_first_thing_in_the_way_is_named(
    command: Command, busy: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "STATIC", tmp_path / "nothing")
    everything = ("serve", "--database-url", "garbage")
    assert "is taken" in one_line(command(*everything, "--port", str(busy)))
    assert "cannot be opened" in one_line(command(*everything, "--port", "0"))


def test_a_database_that_another_server_holds(tmp_path: Path) -> None:
    with serving(tmp_path, "--data", "games"):
        second = launch(tmp_path, "--data", "games")
        out, err = second.communicate(timeout=PATIENCE)
    assert second.returncode == 1
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "another server" in err


def test_an_application_that_does_not_start(tmp_path: Path) -> None:
    process = launch(tmp_path, broken=True)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert out == ""
    assert "OSError: no luck" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "65536"], "--port: “65536” is not possible here"),
        (["--port", "http"], "--port: “http” is not possible here"),
        (["--bot-workers", "0"], "--bot-workers: “0” is not possible here"),
        (["--bot-pause", "-1"], "--bot-pause: “-1” is not possible here"),
        (["--origin", "games.example"], "--origin games.example: write scheme and host only"),
        (["--origin", "https://games.example/lobby"], "write scheme and host only"),
        (["--origin", "https://me@games.example"], "write scheme and host only"),
        (["--origin", "https://games.example:port"], "write scheme and host only"),
        (["--proxy", "nginx"], "--proxy nginx: write an IP address"),
        (["--data", "what?"], "must not contain a question mark"),
    ],
)
def test_a_wrong_command_line(command: Command, arguments: list[str], said: str) -> None:
    assert said in one_line(command("serve", *arguments), code=2)


# --- serving and stopping ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_the_server_and_that_is_no_failure(tmp_path: Path, number: int) -> None:
    with serving(tmp_path) as server:
        assert server.first == f"Pentapolis: http://{server.address}  (Ctrl-C stops the server)\n"
        assert server.second == f"Games are kept in {tmp_path / 'data' / 'pentapolis.db'}\n"
        answer = server.get()
        assert answer.startswith(b"HTTP/1.1 200")
        assert b"server:" not in answer.lower()
        assert server.stop(number) == (0, "stopped\n", "")


def test_open_sockets_are_told_to_come_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server, connect(f"ws://{server.address}/") as link:
        link.send("hello")
        assert link.recv(timeout=PATIENCE) == "hello"
        code, _, err = server.stop()
        with pytest.raises(ConnectionClosed) as closed:
            link.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012  # the server restarts
    assert (code, err) == (0, "")


def test_a_message_that_is_too_long_ends_the_socket(tmp_path: Path) -> None:
    with serving(tmp_path) as server, connect(f"ws://{server.address}/") as link:
        link.send("x" * LONGEST)
        assert link.recv(timeout=PATIENCE) == "x" * LONGEST
        link.send("x" * (LONGEST + 1))
        with pytest.raises(ConnectionClosed) as closed:
            link.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_only_the_proxy_may_say_where_somebody_comes_from(tmp_path: Path) -> None:
    told = {"X-Forwarded-For": "198.51.100.9"}
    with serving(tmp_path) as server:
        assert server.get(headers=told).endswith(b"127.0.0.1")
    with serving(tmp_path, "--proxy", "192.0.2.1") as server:
        assert server.get(headers=told).endswith(b"127.0.0.1")
    with serving(tmp_path, "--proxy", "127.0.0.1") as server:
        assert server.get(headers=told).endswith(b"198.51.100.9")


def test_a_fault_while_serving_is_one_line_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.get("/fail?secret=1").startswith(b"HTTP/1.1 500")
        code, _, err = server.stop()
    assert code == 0
    (line,) = err.splitlines()
    assert "ERROR uvicorn.error: Exception in ASGI application | ValueError: two | lines (" in line
    assert "secret" not in line


def test_the_application_itself_serves_its_page_and_stops(tmp_path: Path) -> None:
    with serving(tmp_path, "--lang", "hu", "--origin", "https://games.example", stand_in=False) as server:
        assert "Ctrl-C állítja le" in server.first
        assert "https://games.example" in server.first
        with urlopen(f"http://{server.address}/api/games", timeout=PATIENCE) as answer:
            assert b"seven-wonders-duel" in answer.read()
        code, _, err = server.stop()
    assert (code, err) == (0, "")


def test_the_log_keeps_to_one_line() -> None:
    try:
        raise KeyError("a\nb")
    except KeyError:
        record = LogRecord("here", ERROR, "file.py", 1, "first\n\n  second", None, sys.exc_info())
    line = run.OneLine("%(name)s: %(message)s").format(record)
    assert re.fullmatch(r"here: first \| second \| KeyError: 'a\\nb' \(test_serve\.py:\d+\)", line)


# --- where and how ----------------------------------------------------------------------------------------------------


def test_the_command_line_goes_before_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    both = {"DATABASE_URL": "postgresql://host/name", "PENTAPOLIS_DATA": "/var/games"}
    folder = {"PENTAPOLIS_DATA": "/var/games"}
    assert database_address(None, None, {}) == f"sqlite:///{tmp_path}/data/pentapolis.db"
    assert database_address(None, None, folder) == "sqlite:////var/games/pentapolis.db"
    assert database_address(None, None, both) == "postgresql://host/name"
    assert database_address(Path("/games"), None, both) == "sqlite:////games/pentapolis.db"
    assert database_address(None, "sqlite:////a.db", both) == "sqlite:////a.db"
    assert database_address(Path("/games"), "sqlite:////a.db", both) == "sqlite:////a.db"


@pytest.mark.parametrize("name", ["with space", "ünnep", "50% off", "a#b", "a+b", "@home:1"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    with serving(tmp_path, "--data", name) as server:
        assert (tmp_path / name / "pentapolis.db").is_file()
        assert server.second == f"Games are kept in {tmp_path / name / 'pentapolis.db'}\n"


@pytest.mark.parametrize(
    ("given", "origin"),
    [
        ("https://games.example", "https://games.example"),
        ("https://Games.Example/", "https://games.example"),
        ("https://games.example:443", "https://games.example"),
        ("http://10.0.0.5:8000", "http://10.0.0.5:8000"),
        ("http://[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_origins_are_written_as_browsers_write_them(given: str, origin: str) -> None:
    assert checked_origin(given) == origin


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert [checked_proxy(proxy) for proxy in (None, "::1", "10.0.0.0/8")] == [None, "::1", "10.0.0.0/8"]


def test_settings_come_from_the_command_line(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[Settings] = []

    def note(settings: Settings, ready: run.Ready) -> int:
        seen.append(settings)
        ready("http://here", "there")
        return 7

    monkeypatch.setattr(run, "serve", note)
    url = f"sqlite:///{tmp_path}/data/pentapolis.db"
    first = command("serve")
    assert first.exit_code == 7
    assert first.stdout == "Pentapolis: http://here  (Ctrl-C stops the server)\nGames are kept in there\n"
    options = "--host 0.0.0.0 --port 9000 --origin http://a --origin http://b --proxy ::1 --bot-workers 5 --bot-pause 2"
    second = command("serve", *options.split(), lang="hu")
    assert second.exit_code == 7
    assert second.stdout == "Pentapolis: http://here  (Ctrl-C állítja le)\nA játszmák helye: there\n"
    changed = Settings(url, "0.0.0.0", 9000, ("http://a", "http://b"), "::1", bot_workers=5, bot_pause=2.0)
    assert seen == [Settings(url), changed]


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("::1", "http://[::1]:80"),
        ("games.local", "http://games.local:80"),
    ],
)
def test_the_address_shown_is_one_that_can_be_opened(host: str, address: str) -> None:
    assert run._addresses(Settings("", host, 80)) == address
    assert run._addresses(Settings("", host, 80, ("https://a", "https://b"))) == f"{address}, https://a, https://b"


def test_addresses_are_shown_without_password() -> None:
    shown = run._place("postgresql://anna:swordfish@db.example:5433/games?password=swordfish")
    assert shown == "postgresql://db.example:5433/games"


# --- backup -----------------------------------------------------------------------------------------------------------


def tables_of(file: Path) -> set[str]:
    connection = dbapi2.connect(str(file))
    try:
        return {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    finally:
        connection.close()


def test_a_backup_is_made_while_the_server_runs_and_can_be_served(command: Command, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "monday.db"
    with serving(tmp_path) as server:
        result = command("backup", str(target))
        assert (result.exit_code, result.stderr) == (0, "")
        assert result.stdout == f"The copy is ready: {target}\n"
        assert server.stop()[0] == 0
    assert "alembic_version" in tables_of(target)
    assert tables_of(target) == tables_of(tmp_path / "data" / "pentapolis.db")
    (tmp_path / "restored").mkdir()
    shutil.move(target, tmp_path / "restored" / "pentapolis.db")
    with serving(tmp_path, "--data", "restored") as server:
        assert server.stop()[0] == 0


def test_a_backup_that_cannot_be_made(command: Command, tmp_path: Path) -> None:
    assert "there is no database here: " in one_line(command("backup", "copy.db"))
    assert not (tmp_path / "data").exists()
    with serving(tmp_path) as server:
        server.stop()
    (tmp_path / "old.db").write_text("an older copy", encoding="utf-8")
    assert "old.db already exists" in one_line(command("backup", "old.db"))
    assert (tmp_path / "old.db").read_text(encoding="utf-8") == "an older copy"
    assert "old.db/below" in one_line(command("backup", "old.db/below"))
    for url in ("postgresql://host/name", "garbage", "sqlite://"):
        assert "only a SQLite database" in one_line(command("backup", "copy.db", "--database-url", url))
    assert "FILE is missing" in one_line(command("backup"), code=2)
