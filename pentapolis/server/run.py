"""Starting and stopping the server: whatever is in the way is found before anybody is served."""

import asyncio
import errno
import gc
import json
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from pentapolis.server.config import Settings
from pentapolis.server.settings import listening_at
from pentapolis.server.system import new_loop, when_told

if TYPE_CHECKING:
    import uvicorn

    from pentapolis.store import Store

STATIC: Final = Path(__file__).parent / "static"  # the built web client
EVERYWHERE: Final = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}  # where this machine itself finds it
BACKLOG: Final = 2048
DRAIN: Final = 4  # seconds for open connections; what is left of five is for bots and store
FRAMES: Final = 4  # places in the code that a line of the log names
# A full collection over a thousand tables stops everybody for a third of a second. Nearly all garbage dies young, so
# full ones come seldom.
COLLECT_AFTER: Final = (50_000, 20, 100)

#: Told the addresses of the server and the place of the games, when people can come.
Ready = Callable[[str, str], None]


class CannotServe(Exception):
    """`what` is in the way: host, port-taken, port-forbidden, store or client."""

    def __init__(self, what: str, **arguments: str) -> None:
        super().__init__(what)
        self.what = what
        self.arguments = arguments


def serve(settings: Settings, ready: Ready) -> int:
    """Serve until a signal asks to stop; the exit code. Raises CannotServe."""
    with listening(settings.host, settings.port) as listener:
        settings = replace(settings, port=listener.getsockname()[1])  # 0 asked for any that is free
        with asyncio.Runner(loop_factory=new_loop) as runner:
            return runner.run(_main(settings, listener, ready))


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; CannotServe says why that cannot be."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError, OverflowError) as error:
        raise CannotServe("host", host=host, reason=_reason(error)) from None
    family, kind, protocol, _, address = min(found, key=lambda one: one[0] != socket.AF_INET)
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a server that just ended is no hindrance
        listener.bind(address)
        listener.listen(BACKLOG)  # at once: only who listens keeps others off the port
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-taken", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise CannotServe("port-forbidden", port=str(port)) from None
        raise CannotServe("host", host=host, reason=_reason(error)) from None
    return listener


async def _main(settings: Settings, listener: socket.socket, ready: Ready) -> int:
    server: uvicorn.Server | None = None
    task = asyncio.current_task()
    assert task is not None

    def stop() -> None:
        if server is None:
            task.cancel()  # it has only begun to start
        else:
            server.should_exit = True

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        when_told(number, loop, stop)
    try:
        store = await _opened(settings.database_url)
        try:
            if not settings.api_only and not (STATIC / "index.html").is_file():
                raise CannotServe("client")
            log_in_lines(settings.log_level, settings.log_format)
            server = _server(settings, store, lambda: ready(_addresses(settings), _place(settings.database_url)))
            seldom_collect()
            async with _telling(settings.metrics, server):
                await server.serve(sockets=[listener])
        finally:
            await store.close()
    except asyncio.CancelledError:
        return 0
    except SystemExit:  # uvicorn's way to say that the application did not start; the log has the reason
        return 1
    return 0


def seldom_collect() -> None:
    """Leave what every server has, modules and texts, out of all collections, and make those of old things rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


async def _opened(url: str) -> "Store":
    from pentapolis.store import StoreUnavailable, open_store

    try:
        return await open_store(url)
    except StoreUnavailable as error:
        raise CannotServe("store", reason=str(error)) from None


def _server(settings: Settings, store: "Store", announce: Callable[[], None]) -> "uvicorn.Server":
    import uvicorn

    from pentapolis.server.app import create_app
    from pentapolis.server.wire import more_files, protocols

    more_files()
    http, ws = protocols(settings)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            announce()

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Signals are handled for the whole run, and being asked to stop is no failure."""
            yield

    return Server(
        uvicorn.Config(
            create_app(settings, store),
            http=http,
            ws=ws,
            ws_max_size=settings.message_bytes,
            ws_ping_interval=None,  # client and server have pings of their own, which a page can see
            ws_per_message_deflate=False,  # messages are small; the memory for each of many sockets is not
            lifespan="on",
            log_config=None,
            access_log=False,  # addresses of seats are secrets
            server_header=False,
            proxy_headers=bool(settings.proxy),
            forwarded_allow_ips=settings.proxy or None,
            backlog=BACKLOG,
            timeout_keep_alive=settings.keep_alive,
            timeout_graceful_shutdown=DRAIN,
        )
    )


@asynccontextmanager
async def _telling(address: str, server: "uvicorn.Server") -> AsyncIterator[None]:
    """Figures at an address of their own, if there is to be one, as long as the server runs."""
    if not address:
        yield
        return
    from pentapolis.server.app import metrics_of
    from pentapolis.server.metrics import application

    config = type(server.config)(
        application(metrics_of(server.config.app)), lifespan="off", log_config=None, access_log=False, ws="none"
    )
    teller = type(server)(config)
    with listening(*listening_at(address)) as listener:
        telling = asyncio.create_task(teller.serve(sockets=[listener]))
        try:
            yield
        finally:
            teller.should_exit = True
            await telling


def _addresses(settings: Settings) -> str:
    host = EVERYWHERE.get(settings.host) or (f"[{settings.host}]" if ":" in settings.host else settings.host)
    return ", ".join([f"http://{host}:{settings.port}", *settings.origins])


def _place(url: str) -> str:
    """Where the games are kept, for people: without user and password."""
    from sqlalchemy import URL, make_url

    parts = make_url(url)
    if parts.drivername.startswith("sqlite"):
        return str(Path(parts.database or "").absolute())
    return str(URL.create(parts.drivername, host=parts.host, port=parts.port, database=parts.database))


def _reason(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


# --- the log ----------------------------------------------------------------------------------------------------------


class OneLine(logging.Formatter):
    """A line for each thing worth knowing, also for exceptions: what it was, and the way to it."""

    def format(self, record: logging.LogRecord) -> str:
        lines = (line.strip() for line in super().format(record).splitlines())
        return " | ".join(line for line in lines if line)

    def formatException(self, ei: Any) -> str:  # noqa: N802
        kind, error, way = ei
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(way)[-FRAMES:]]
        return f"{kind.__name__}: {error} ({' > '.join(places)})"


class OneObject(OneLine):
    """The same as an object of JSON, for programs that gather logs."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        said = {
            "time": moment,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def log_in_lines(level: str = "warning", form: str = "text") -> None:
    """What is worth knowing goes to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    line = OneLine("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(OneObject() if form == "json" else line)
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
