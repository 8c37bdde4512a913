"""The settings as an operator writes them: options of the command line and a file in TOML.

Both are made of the fields of `config.Settings`: whatever is a field there can be set, and nothing else. Options go
before the file, the file before the defaults.
"""

import re
import tomllib
from collections.abc import Mapping
from ipaddress import ip_network
from math import inf
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from msgspec import NODEFAULT, Meta
from msgspec.structs import fields

from pentapolis.server.config import Settings

Kind = Literal["text", "texts", "whole", "number", "rate", "choice", "truth"]

#: What a file may say besides the fields: where the games are.
PLACES: Final = ("data", "database-url")
#: Options that are not called as their fields: they may be repeated.
SINGULAR: Final = {"origins": "origin", "bots": "bot"}
UNITS: Final = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86_400.0}


class BadSetting(ValueError):
    """A value that a setting cannot have; `wanted` names the kind of value it takes, with `least` and `most`."""

    def __init__(self, setting: "Setting", value: object) -> None:
        super().__init__(f"{setting.name}: {value!r}")
        self.setting = setting
        self.value = value


class BadFile(ValueError):
    """A file of settings that cannot be used: `fault` is unreadable, syntax, unknown or value."""

    def __init__(
        self, fault: str, line: int = 0, name: str = "", value: str = "", bad: BadSetting | None = None
    ) -> None:
        super().__init__(f"{fault} {name} {value}".strip())
        self.fault = fault
        self.line = line
        self.name = name
        self.value = value
        self.bad = bad


class Setting(NamedTuple):
    """A field of the settings: how it is called outside, and what values it takes."""

    field: str
    kind: Kind
    default: Any
    least: float = 0.0
    most: float = inf
    choices: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """As in the file."""
        return self.field.replace("_", "-")

    @property
    def option(self) -> str:
        """As on the command line."""
        return "--" + SINGULAR.get(self.field, self.name)

    @property
    def shown(self) -> str:
        """The default as one would write it."""
        return shown(self.default)

    def of_text(self, text: str) -> Any:
        """The value of an option; BadSetting when it is none."""
        try:
            match self.kind:
                case "whole":
                    return self.of_value(int(text))
                case "number":
                    return self.of_value(float(text))
                case "truth":
                    return {"yes": True, "no": False}[text]
        except (ValueError, KeyError):
            raise BadSetting(self, text) from None
        return self.of_value([text] if self.kind == "texts" else text)

    def of_value(self, value: object) -> Any:
        """The value of an entry of a file; BadSetting when it is none."""
        match self.kind, value:
            case (("text" | "choice"), str()) if not self.choices or value in self.choices:
                return checked(self, value)
            case "texts", list() if all(isinstance(one, str) for one in value):
                return tuple(checked(self, one) for one in value)
            case "truth", bool():
                return value
            case "whole", int() if self._in_range(value):
                return value
            case "number", (int() | float()) if self._in_range(value):
                return float(value)
            case "rate", (str() | list()):
                return self._rate(value.split(",") if isinstance(value, str) else value)
        raise BadSetting(self, value)

    def _in_range(self, value: float) -> bool:
        return not isinstance(value, bool) and self.least <= value <= self.most and value < inf

    def _rate(self, parts: list[Any]) -> tuple[float, float]:
        """`20,5`: twenty at once, then five a second; `100,100/day`."""
        try:
            burst, (amount, _, unit) = float(parts[0]), str(parts[1]).partition("/")
            rate = float(amount) / UNITS[unit.strip() or "second"]
        except (ValueError, KeyError, IndexError, TypeError):
            raise BadSetting(self, shown(parts)) from None
        if len(parts) != 2 or not 1 <= burst < inf or not 0 <= rate < inf:
            raise BadSetting(self, shown(parts))
        return burst, rate


def known() -> dict[str, Setting]:
    """All settings by the names of their fields, in their order. Where the games are is asked elsewhere."""
    hints = get_type_hints(Settings, include_extras=True)
    return {
        field.name: _described(field.name, hints[field.name], field.default)
        for field in fields(Settings)
        if field.default is not NODEFAULT
    }


def _described(name: str, hint: Any, default: Any) -> Setting:
    least, most = 0.0, inf
    if get_origin(hint) is Annotated:
        hint, *notes = get_args(hint)
        for note in notes:
            if isinstance(note, Meta):
                least = float(note.ge) if note.ge is not None else least
                most = float(note.le) if note.le is not None else most
    if get_origin(hint) is Literal:
        return Setting(name, "choice", default, choices=get_args(hint))
    kinds: dict[Any, Kind] = {str: "text", int: "whole", float: "number", bool: "truth"}
    if get_origin(hint) is tuple:
        return Setting(name, "texts" if get_args(hint)[0] is str else "rate", default)
    if hint not in kinds or isinstance(hint, UnionType):
        raise TypeError(f"nobody can say how the setting {name} is written: {hint}")
    return Setting(name, kinds[hint], default, least, most)


def shown(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case [float() | int() as burst, float() | int() as rate]:
            unit = next((name for name, seconds in UNITS.items() if _round(rate * seconds)), "day")
            each = "" if unit == "second" else f"/{unit}"
            return f"{burst:g},{round(rate * UNITS[unit], 6):g}{each}"
        case list() | tuple():
            return ",".join(map(str, value))
        case float():
            return f"{value:g}"
    return str(value)


def _round(value: float) -> bool:
    return abs(value - round(value, 1)) < 1e-9 and value > 0


# --- texts with a meaning ---------------------------------------------------------------------------------------------


def checked(setting: Setting, text: str) -> str:
    """Addresses in the form in which they are compared; BadSetting for what is none."""
    try:
        match setting.field:
            case "origins":
                return origin(text)
            case "proxy" if text:
                ip_network(text)
            case "metrics" if text:
                listening_at(text)
    except ValueError:
        raise BadSetting(setting, text) from None
    return text


def origin(text: str) -> str:
    """Scheme, host and port, as a browser sends them."""
    parts = urlsplit(text)
    fits = parts.scheme in {"http", "https"} and bool(parts.hostname) and "@" not in parts.netloc
    port = f":{parts.port}" if parts.port else ""
    if not fits or parts.path not in {"", "/"} or parts.query or parts.fragment:
        raise ValueError(text)
    if port == {"http": ":80", "https": ":443"}[parts.scheme]:
        port = ""  # browsers leave it out
    host = f"[{parts.hostname}]" if ":" in str(parts.hostname) else parts.hostname
    return f"{parts.scheme}://{host}{port}"


def listening_at(text: str) -> tuple[str, int]:
    """`127.0.0.1:9100`, `[::1]:9100`, or a port alone, which is this computer's."""
    host, colon, port = text.rpartition(":")
    if not port.isdecimal() or not port.isascii() or int(port) > 65_535 or (colon and not host):
        raise ValueError(text)
    return host.strip("[]") or "127.0.0.1", int(port)


# --- the file ---------------------------------------------------------------------------------------------------------


class Written(NamedTuple):
    """What a file of settings says: values by field, and where the games are."""

    values: dict[str, Any]
    places: dict[str, str]


def read(path: Path) -> Written:
    """BadFile names what is wrong, with its line."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
        raise BadFile("unreadable", value=reason) from None
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        said = re.search(r"^(.*?) \(at line (\d+)", str(fault))
        last = text.count("\n") + 1
        raise BadFile("syntax", int(said[2]) if said else last, value=said[1] if said else str(fault)) from None
    settings = {setting.name: setting for setting in known().values()}
    values: dict[str, Any] = {}
    places: dict[str, str] = {}
    for key, value in found.items():
        name = key.replace("_", "-")
        line = _line_of(text, key)
        if name in PLACES and isinstance(value, str) and value:
            places[name] = value
        elif name in settings:
            try:
                values[settings[name].field] = settings[name].of_value(value)
            except BadSetting as bad:
                raise BadFile("value", line, name, _quoted(value), bad) from None
        else:
            raise BadFile("place" if name in PLACES else "unknown", line, key, _quoted(value))
    return Written(values, places)


def _line_of(text: str, key: str) -> int:
    """Where an entry stands: Python's reader of TOML does not tell."""
    entry = re.compile(rf"""\s*\[?\s*["']?{re.escape(key)}["']?\s*[=.\]]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if entry.match(line)), 1)


def _quoted(value: object) -> str:
    return str(value) if isinstance(value, str | int | float | Mapping) else shown(value)
