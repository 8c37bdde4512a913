"""`make bench-server` in small: every figure comes out, and none is absurd. How good they are is not for a test."""

import json
import math
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from benchmarks.server import Figure, row, table
from benchmarks.server_load import Api, frame, percentile
from tests.server.house import Server

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = 20  # of the quick mode
RATE: Final = 40.0


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[dict[str, Any]]]:
    """What a quick run prints, and its figures."""
    file = tmp_path_factory.mktemp("bench") / "figures.json"
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.server", "--quick", "--json", str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))["measured"]
    return done.stdout, figures


def test_the_table_has_every_figure_with_its_aim(quick: tuple[str, list[dict[str, Any]]]) -> None:
    printed, figures = quick
    lines = printed.splitlines()
    assert lines[0].startswith("game server, ")
    for figure in figures:
        assert figure["part"] in lines
        (told, *_) = [line for line in lines if line.strip().startswith(figure["name"])]
        assert figure["aim"] is None or told.endswith((" ok", " not")) or figure["name"].startswith("command to")
    with_aims = {(f["name"], f["aim"]) for f in figures if f["aim"] is not None}
    assert with_aims >= {
        ("rules, both views and bytes, p95", 2),
        ("command to answer, p99", 100),
        ("command to answer, p99", 500),
        ("command to answer, p50", 10),
        ("server's memory", 1000),
        ("process start to first game", 3),
        ("load of a game, p95", 50),
    }
    assert lines[-1].startswith(("every aim is reached", "aims that are not reached: "))


def test_the_numbers_are_plausible(quick: tuple[str, list[dict[str, Any]]]) -> None:
    figures = quick[1]

    def of(name: str) -> list[float]:
        return [figure["value"] for figure in figures if figure["name"] == name]

    assert not any(math.isnan(figure["value"]) for figure in figures)
    assert of("games held") == [GAMES]
    assert of("sockets held") == [2 * GAMES] * 2
    assert of("commands refused") == [0] * 3
    assert all(0 < answered < RATE * 4 for answered in of("moves answered"))
    for middle, rare, longest in zip(
        of("command to answer, p50"),
        of("command to answer, p99"),
        of("command to answer, longest"),
        strict=True,
    ):
        assert 0.1 < middle <= rare <= longest < 200_000
    assert all(30 < memory < 1000 for memory in of("server's memory"))
    assert all(0 < share < 250 for share in of("server's CPU"))
    assert 2_000 < of("bytes of a state")[0] < 50_000
    assert 0.05 < of("rules, both views and bytes, p50")[0] < 500
    assert 0.1 < of("process start to first game")[0] < 600


def test_an_aim_that_is_missed_is_told() -> None:
    slow, few = Figure("part", "slow", 3.0, "ms", 2.0), Figure("part", "few", 3.0, "", 2.0, least=True)
    assert row(slow).split() == ["slow", "3", "ms", "≤", "2", "ms", "not"]
    assert row(few).split() == ["few", "3", "≥", "2", "ok"]
    assert row(Figure("part", "told", 0.123, "s")).split() == ["told", "0.12", "s"]
    assert table([few]).endswith("every aim is reached")
    assert table([few, slow, slow]).endswith("aims that are not reached: 2")


def test_percentiles() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [percentile(values, percent) for percent in (0, 50, 99, 100)] == [1, 51, 100, 100]
    assert math.isnan(percentile([], 50))


@pytest.mark.parametrize("size", [1, 125, 126, 5000])
def test_the_driver_speaks_as_a_socket_does(size: int) -> None:
    """Its frames are read by another implementation, which masks and unmasks."""
    from websockets.frames import Frame, Opcode
    from websockets.streams import StreamReader

    reader = StreamReader()
    reader.feed_data(frame(b"x" * size))
    parser = Frame.parse(reader.read_exact, mask=True)
    with pytest.raises(StopIteration) as parsed:
        next(parser)
    assert (parsed.value.value.opcode, parsed.value.value.data) == (Opcode.TEXT, b"x" * size)


def test_a_refusal_is_no_table(server: Server) -> None:
    with closing(Api(server.settings.port)) as api, pytest.raises(RuntimeError, match="403"):
        api.post("/tables", {"game": "seven-wonders-duel", "places": [{"kind": "me"}, {"kind": "me"}]})


def test_the_hostile_runs_find_the_server_as_it_is_told(tmp_path: Path) -> None:
    file = tmp_path / "hostile.json"
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.hostile", "--only", "line,handshakes,bodies", "--json", str(file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures = {figure["name"]: figure for figure in json.loads(file.read_text(encoding="utf-8"))["measured"]}
    assert figures["opened"]["value"] == 20
    assert figures["invalid UTF-8 (status 400)"]["ok"]
    assert figures["memory at most, more than before"]["ok"]
    assert "others wait, longest" in done.stdout
