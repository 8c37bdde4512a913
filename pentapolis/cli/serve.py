"""`pentapolis serve`: tables in the browser."""

import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from pentapolis.cli.faults import FAILED, Fault
from pentapolis.cli.options import LONGEST_DELAY, Lang, language_of
from pentapolis.cli.texts import speaking

DATA_VARIABLE: Final = "PENTAPOLIS_DATA"
DATABASE_VARIABLE: Final = "DATABASE_URL"
DATA: Final = "data"  # in the current folder
DATABASE: Final = "pentapolis.db"
LAST_PORT: Final = 65_535
MOST_WORKERS: Final = 256

DataFolder = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-data", show_default=False)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database-url", metavar="URL", help="cli-help-database-url", show_default=False),
]


def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help="cli-help-host", show_default=False)
    ] = None,
    port: Annotated[
        int | None,
        typer.Option("--port", metavar="N", min=0, max=LAST_PORT, help="cli-help-port", show_default=False),
    ] = None,
    data: DataFolder = None,
    database_url: DatabaseUrl = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="cli-help-origin", show_default=False)
    ] = None,
    proxy: Annotated[
        str | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-help-proxy", show_default=False)
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option(
            "--bot-workers", metavar="N", min=1, max=MOST_WORKERS, help="cli-help-bot-workers", show_default=False
        ),
    ] = None,
    bot_pause: Annotated[
        float | None,
        typer.Option(
            "--bot-pause", metavar="S", min=0, max=LONGEST_DELAY, help="cli-help-bot-pause", show_default=False
        ),
    ] = None,
    lang: Lang = None,
) -> int:
    from pentapolis.server import run
    from pentapolis.server.config import Settings

    chosen: dict[str, Any] = {
        "host": host,
        "port": port,
        "origins": tuple(map(checked_origin, origin or [])),
        "proxy": checked_proxy(proxy),
        "bot_workers": bot_workers,
        "bot_pause": bot_pause,
    }
    given = {name: value for name, value in chosen.items() if value is not None}
    words = speaking(language_of(lang))

    def ready(addresses: str, place: str) -> None:
        print(words.say("cli-serve-ready", {"address": addresses}))
        print(words.say("cli-serve-data", {"place": place}), flush=True)

    try:
        return run.serve(Settings(database_address(data, database_url), **given), ready)
    except run.CannotServe as obstacle:
        raise Fault(f"cli-error-serve-{obstacle.what}", FAILED, **obstacle.arguments) from None


def database_address(data: Path | None, url: str | None, environment: Mapping[str, str] | None = None) -> str:
    """Where the games are kept. What the command line says goes before what the environment says."""
    environment = os.environ if environment is None else environment
    if url is None and data is None:
        url = environment.get(DATABASE_VARIABLE)
    if url:
        return url
    folder = data or Path(environment.get(DATA_VARIABLE) or DATA)
    if "?" in str(folder.absolute()):  # in an address it would begin the parameters
        raise Fault("cli-error-data-name", file=str(folder))
    return f"sqlite:///{folder.absolute() / DATABASE}"


def checked_origin(origin: str) -> str:
    """Scheme, host and port, as a browser sends them."""
    try:
        parts = urlsplit(origin)
        fits = parts.scheme in {"http", "https"} and bool(parts.hostname) and "@" not in parts.netloc
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        raise Fault("cli-error-origin", value=origin) from None
    if not fits or parts.path not in {"", "/"} or parts.query or parts.fragment:
        raise Fault("cli-error-origin", value=origin)
    if port == {"http": ":80", "https": ":443"}[parts.scheme]:
        port = ""  # browsers leave it out
    host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
    return f"{parts.scheme}://{host}{port}"


def checked_proxy(proxy: str | None) -> str | None:
    """An address or a network; a proxy whose address is not known cannot be told from a liar."""
    if proxy is not None:
        try:
            ip_network(proxy)
        except ValueError:
            raise Fault("cli-error-proxy", value=proxy) from None
    return proxy
