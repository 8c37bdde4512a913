"""Every setting is an option and an entry of a file, and whatever is wrong with one is named."""

import json
import logging
import re
import sys
from collections.abc import Callable
from math import nan
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields
from typer.testing import CliRunner

from pentapolis.cli.application import app
from pentapolis.cli.serve import database_address
from pentapolis.cli.texts import speaking
from pentapolis.server import run
from pentapolis.server.config import Settings
from pentapolis.server.settings import BadFile, BadSetting, known, listening_at, read, shown
from pentapolis.words import LANGUAGES

Serve = Callable[..., Any]


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Serve:
    """The settings a command line leads to, or what it complains of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.delenv("PENTAPOLIS_DATA", raising=False)
    seen: list[Settings] = []

    def note(settings: Settings, _ready: run.Ready) -> int:
        seen.append(settings)
        return 0

    monkeypatch.setattr(run, "serve", note)

    def invoke(*arguments: str, lang: str = "en") -> Any:
        result = CliRunner().invoke(app, ["serve", *arguments, "--lang", lang])
        return seen.pop() if seen else result.stderr

    return invoke


# --- what is known ----------------------------------------------------------------------------------------------------


def test_every_field_of_the_settings_is_an_option_with_words_in_every_language(served: Serve) -> None:
    settings = known()
    assert set(settings) == {field.name for field in fields(Settings)} - {"database_url"}
    offered = CliRunner().invoke(app, ["serve", "--help", "--lang", "en"]).stdout
    for setting in settings.values():
        assert f"{setting.option} " in offered
        for language in LANGUAGES:
            assert speaking(language).has(f"cli-set-{setting.name}"), setting.name


def test_every_default_is_understood_as_it_is_shown() -> None:
    for setting in known().values():
        if setting.kind not in ("texts", "truth") and setting.shown:
            assert setting.of_text(setting.shown) == pytest.approx(setting.default), setting.name


def test_a_prefix_is_refused_in_a_clear_word() -> None:
    assert "has no prefix" in " ".join(CliRunner().invoke(app, ["serve", "--help", "--lang", "en"]).stdout.split())


@pytest.mark.parametrize(
    ("text", "rate"),
    [("20,5", (20, 5)), ("20, 0.5", (20, 0.5)), ("100,100/day", (100, 100 / 86_400)), ("6,3/minute", (6, 0.05))],
)
def test_rates_are_written_by_the_second_or_a_longer_time(text: str, rate: tuple[float, float]) -> None:
    assert known()["commands"].of_text(text) == pytest.approx(rate)
    assert known()["commands"].of_text(shown(rate)) == pytest.approx(rate)


@pytest.mark.parametrize("text", ["", "5", "0,5", "5,-1", "a,b", "5,5/year", "1,2,3", "inf,1", "1,inf", "nan,1"])
def test_what_is_no_rate(text: str) -> None:
    with pytest.raises(BadSetting):
        known()["commands"].of_text(text)


@pytest.mark.parametrize("value", [True, "5", 1.5, -1, None, [], {}, nan])
def test_what_is_no_whole_number(value: object) -> None:
    with pytest.raises(BadSetting):
        known()["live_tables"].of_value(value)


# --- options and file -------------------------------------------------------------------------------------------------


def test_options_go_before_the_file_and_the_file_before_the_defaults(served: Serve, tmp_path: Path) -> None:
    (tmp_path / "here.toml").write_text(
        'port = 9000\nlive-tables = 7\nsockets_per_address = 3\ncommands = "9,1/minute"\nrequests = [50, 2]\n'
        'origins = ["https://a.example/"]\nlog-format = "json"\napi-only = true\ndata = "games"\n',
        encoding="utf-8",
    )
    settings = served("--config", "here.toml", "--port", "9001", "--requests", "60,3")
    assert (settings.port, settings.live_tables, settings.sockets_per_address) == (9001, 7, 3)
    assert settings.commands == pytest.approx((9, 1 / 60))
    assert settings.requests == (60, 3)
    assert (settings.origins, settings.log_format, settings.api_only) == (("https://a.example",), "json", True)
    assert settings.sockets == Settings("").sockets
    assert settings.database_url == f"sqlite:///{tmp_path}/games/pentapolis.db"
    assert served("--config", "here.toml", "--data", "x").database_url == f"sqlite:///{tmp_path}/x/pentapolis.db"


def test_the_environment_goes_before_the_file() -> None:
    places = {"database-url": "postgresql://file/x"}
    assert database_address(None, None, {}, places) == "postgresql://file/x"
    assert database_address(None, None, {"DATABASE_URL": "postgresql://env/x"}, places) == "postgresql://env/x"
    assert database_address(None, None, {"PENTAPOLIS_DATA": "/games"}, places) == "sqlite:////games/pentapolis.db"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# first\n\nlive-tabels = 3\n", "here.toml, line 3: there is no setting “live-tabels”"),
        ("[server]\nport = 1\n", "here.toml, line 1: there is no setting “server”"),
        ('port = 1\nlive-tables = "3"\n', "line 2: live-tables: “3” is not possible here; write a whole number"),
        ("port = 65536\n", "line 1: port: “65536” is not possible here; write a whole number from 0 to 65535"),
        ("\ncommands = [0, 1]\n", "line 2: commands: “0,1” is not possible here; write how many at once"),
        ('log-level = "loud"\n', "write one of debug, info, warning, error"),
        ('origins = "https://a"\n', "line 1: origins: "),
        ('origins = ["a"]\n', "line 1: origins: “a” is not possible here"),
        ("port = \n", "line 1: this is not TOML"),
        ("port = 1\nport = 2\n", "line 2: this is not TOML"),
        ("data = 3\n", "line 1: data must be a text"),
        ("database_url = 3\n", "line 1: database_url must be a text"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_its_line(served: Serve, tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "here.toml").write_text(text, encoding="utf-8")
    complaint = served("--config", "here.toml")
    assert said in complaint
    assert len(complaint.splitlines()) == 1
    assert "here.toml, 1" in served("--config", "here.toml", lang="hu") or "line 1" not in complaint


def test_a_file_that_cannot_be_read(served: Serve, tmp_path: Path) -> None:
    assert "none.toml cannot be read: No such file" in served("--config", "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff")
    with pytest.raises(BadFile):
        read(tmp_path / "odd.toml")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--live-tables", "-1"], "--live-tables: “-1” is not possible here; write a whole number of at least "),
        (["--commands", "fast"], "--commands: “fast” is not possible here; write how many at once"),
        (["--log-level", "loud"], "write one of debug, info, warning, error"),
        (["--metrics", "here"], "--metrics: “here” is not possible here; write an address"),
    ],
)
def test_what_is_wrong_on_the_command_line(served: Serve, arguments: list[str], said: str) -> None:
    assert said in served(*arguments)


@pytest.mark.parametrize(
    ("text", "address"),
    [("9100", ("127.0.0.1", 9100)), ("0.0.0.0:9100", ("0.0.0.0", 9100)), ("[::1]:9100", ("::1", 9100))],
)
def test_where_figures_are_told(text: str, address: tuple[str, int]) -> None:
    assert listening_at(text) == address


# --- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_may_be_objects_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    root = logging.getLogger()
    kept = root.handlers[:], root.level
    try:
        run.log_in_lines("info", "json")
        log = logging.getLogger("pentapolis.test")
        log.debug("unheard")
        log.info("árvíz %s", 1)
        try:
            raise KeyError("a\nb")
        except KeyError:
            log.exception("it\nfailed")
    finally:
        root.handlers[:], _ = kept
        root.setLevel(kept[1])
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("info", "pentapolis.test", "árvíz 1")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+\+00:00", first["time"])
    assert second["message"] == "it\nfailed"
    assert second["exception"].startswith("KeyError: 'a\\nb' (test_settings.py:")


def test_without_the_server_installed_any_option_is_taken_and_the_command_says_what_to_install() -> None:
    script = (
        "import sys; sys.modules['msgspec'] = None\n"
        "import importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'msgspec' else find(name, *more)\n"
        "from pentapolis.cli import main; main()"
    )
    import subprocess

    run_ = subprocess.run(
        [sys.executable, "-c", script, "serve", "--port", "9000"], capture_output=True, text=True, check=False
    )
    assert run_.returncode == 1
    assert 'pip install "pentapolis[server]"' in run_.stderr
