"""`pentapolis serve`: tables in the browser."""

import os
from collections.abc import Mapping, Sequence
from inspect import Parameter, Signature
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from pentapolis.cli.extras import need_server
from pentapolis.cli.faults import FAILED, Fault
from pentapolis.cli.options import Lang, language_of
from pentapolis.cli.texts import speaking

if TYPE_CHECKING:
    from pentapolis.server.settings import Setting, Written

DATA_VARIABLE: Final = "PENTAPOLIS_DATA"
DATABASE_VARIABLE: Final = "DATABASE_URL"
DATA: Final = "data"  # in the current folder
DATABASE: Final = "pentapolis.db"
METAVARS: Final = {
    "text": "TEXT",
    "texts": "URL",
    "whole": "N",
    "number": "X",
    "rate": "N,X",
    "choice": "WORD",
    "bots": "NAME=SPEC",
}

ConfigFile = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="cli-help-config", show_default=False)
]
DataFolder = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="cli-help-data", show_default=False)]
DatabaseUrl = Annotated[
    str | None,
    typer.Option("--database-url", metavar="URL", help="cli-help-database-url", show_default=False),
]


def serve(**chosen: Any) -> int:
    """The settings have an option each: see `options_of`."""
    data, url, lang, config = (chosen.pop(name) for name in ("data", "database_url", "lang", "config"))
    if not SETTINGS:
        need_server(database_address(data, url))
    written = None if config is None else settings_of(config)
    address = database_address(data, url, places=None if written is None else written.places)
    need_server(address)
    from pentapolis.server import run
    from pentapolis.server.config import Settings

    given = {} if written is None else written.values
    given |= {field: of_option(SETTINGS[field], said) for field, said in chosen.items() if said not in (None, [])}
    check_bots(given.get("bots", ()))
    words = speaking(language_of(lang))

    def ready(addresses: str, place: str) -> None:
        print(words.say("cli-serve-ready", {"address": addresses}))
        print(words.say("cli-serve-data", {"place": place}), flush=True)

    try:
        return run.serve(Settings(address, **given), ready)
    except run.CannotServe as obstacle:
        raise Fault(f"cli-error-serve-{obstacle.what}", FAILED, **obstacle.arguments) from None


def known_settings() -> "Mapping[str, Setting]":
    """None where the server is not installed; the command then says what to install."""
    try:
        from pentapolis.server.settings import known
    except ModuleNotFoundError:
        return {}
    return known()


def options_of(settings: "Mapping[str, Setting]") -> Signature:
    """What Typer is to ask for: a text for every setting, understood by `of_option`, and what is no setting."""
    asked: dict[str, Any] = {"config": ConfigFile, "data": DataFolder, "database_url": DatabaseUrl}
    for setting in settings.values():
        # After the bar, what is so without the option.
        told = typer.Option(
            setting.option,
            metavar=METAVARS.get(setting.field) or METAVARS.get(setting.kind),
            help=f"cli-set-{setting.name}|{setting.shown if setting.kind != 'truth' else ''}",
            show_default=False,
        )
        kinds: dict[str, Any] = {"texts": list[str] | None, "truth": bool | None}
        asked[setting.field] = Annotated[kinds.get(setting.kind, str | None), told]
    asked["lang"] = Lang
    return Signature([Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=asked[name]) for name in asked])


def of_option(setting: "Setting", text: str | list[str] | bool) -> Any:
    """What an option means; a Fault says what it must be."""
    from pentapolis.server.settings import BadSetting, shown

    try:
        if isinstance(text, bool):
            return text
        if isinstance(text, list):
            return tuple(one for given in text for one in setting.of_text(given))
        return setting.of_text(text)
    except BadSetting as bad:
        if setting.field in ("origins", "proxy"):
            raise Fault(f"cli-error-{setting.option[2:]}", value=str(bad.value)) from None
        raise Fault("cli-error-setting", name=setting.option, value=shown(bad.value), **wanted(setting)) from None


def wanted(setting: "Setting") -> dict[str, Any]:
    """What a setting takes, for the sentence that says so."""
    return {
        "kind": setting.kind,
        "limited": "yes" if setting.most < inf else "no",
        "least": f"{setting.least:g}",
        "most": f"{setting.most:g}",
        "choices": ", ".join(setting.choices),
    }


def settings_of(file: Path) -> "Written":
    """What a file of settings says; a Fault names the line that is wrong."""
    from pentapolis.server.settings import BadFile, read

    try:
        return read(file)
    except BadFile as bad:
        more = {} if bad.bad is None else wanted(bad.bad.setting)
        arguments = {"file": str(file), "line": str(bad.line), "name": bad.name, "value": bad.value, **more}
        raise Fault(f"cli-error-config-{bad.fault}", **arguments) from None


def database_address(
    data: Path | None,
    url: str | None,
    environment: Mapping[str, str] | None = None,
    places: Mapping[str, str] | None = None,
) -> str:
    """Where the games are kept. The command line goes before the environment, and that before the file of settings."""
    environment = os.environ if environment is None else environment
    places = places or {}
    if url is None and data is None:
        url = environment.get(DATABASE_VARIABLE)
        if not url and not environment.get(DATA_VARIABLE):
            url = places.get("database-url")
    if url:
        return url
    folder = data or Path(environment.get(DATA_VARIABLE) or places.get("data") or DATA)
    if "?" in str(folder.absolute()):  # in an address it would begin the parameters
        raise Fault("cli-error-data-name", file=str(folder))
    return f"sqlite:///{folder.absolute() / DATABASE}"


def check_bots(given: Sequence[str]) -> None:
    """Every bot that is to be offered is tried before anybody is served."""
    from pentapolis.server.offered import named, offer

    for text in given:
        try:
            offer(named([text]))
        except ValueError as error:
            raise Fault("cli-error-server-bot", value=text, reason=str(error)) from None


def checked_origin(origin: str) -> str:
    """Scheme, host and port, as a browser sends them."""
    checked: str = of_option(SETTINGS["origins"], [origin])[0]
    return checked


def checked_proxy(proxy: str | None) -> str | None:
    """An address or a network; a proxy whose address is not known cannot be told from a liar."""
    return None if proxy is None else of_option(SETTINGS["proxy"], proxy)


SETTINGS: Final = known_settings()
serve.__signature__ = options_of(SETTINGS)  # type: ignore[attr-defined]
#: Without settings no option is known: none of them is at fault then.
ANY_OPTION: Final = {} if SETTINGS else {"ignore_unknown_options": True, "allow_extra_args": True}
