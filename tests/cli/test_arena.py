"""`pentapolis arena`: what was played is kept, whatever ends the match, and a crash shows the way to it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

import pentapolis
from pentapolis.arena import Interrupted, match
from pentapolis.cli.application import app

DUEL: Final = "seven-wonders-duel"


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments), env={"LC_ALL": "C"})


def games_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_every_game_is_written_and_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "all.jsonl"
    done = run("arena", DUEL, "random", "greedy:samples=1", "--games", "4", "--processes", "1", "--records", str(file))
    assert done.exit_code == 0
    games = games_in(file)
    played = match(DUEL, ["random", "greedy:samples=1"], 4, processes=1).games
    assert [game["record"]["seed"] for game in games] == [str(one.seed) for one in played]
    specs = ["random", "greedy:samples=1"]
    assert [game["seats"] for game in games] == [specs, specs[::-1], specs, specs[::-1]]
    for game, one in zip(games, played, strict=True):
        table = pentapolis.replay(game["record"])
        assert table.over
        assert [table.scores[seat] for seat in one.seats] == one.scores
    shown = run("replay", str(file), "--game", "2", "--to-end")
    assert shown.exit_code == 0
    assert "greedy" in shown.stdout
    assert run("replay", str(file), "--to-end").stdout != shown.stdout
    beyond = run("replay", str(file), "--game", "5")
    assert beyond.exit_code == 1
    assert f"there is no game 5 in {file}: it holds 4" in beyond.stderr


def test_the_file_is_the_same_for_any_number_of_processes(tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for count, file in enumerate(files, 1):
        arguments = ["--games", "5", "--processes", str(count), "--records", str(file)]
        assert run("arena", DUEL, "random", "random", *arguments).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_crash_shows_its_traceback_once() -> None:
    done = run("arena", DUEL, "tests.arena.faulty:Crash", "random", "--games", "3", "--processes", "1")
    assert done.exit_code == 0
    assert done.stderr.count("Traceback (most recent call last):") == 1
    assert "How tests.arena.faulty:Crash crashed the first time:" in done.stderr
    assert f'{os.sep}faulty.py", line ' in done.stderr
    assert 'raise KeyError("lost my notes")' in done.stderr
    assert "match.py" not in done.stderr  # the way begins with the bot


@pytest.mark.parametrize("command", ["watch", "play"])
def test_so_does_one_in_the_terminal(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    more = ["--delay", "0"] if command == "watch" else []
    done = run(command, DUEL, "--seats", "tests.arena.faulty:Crash,random", *more)
    assert done.exit_code == 1
    *trace, last = done.stderr.splitlines()
    assert trace[0] == "Traceback (most recent call last):"
    assert 'raise KeyError("lost my notes")' in done.stderr
    assert "players.py" not in done.stderr
    assert last.startswith("pentapolis: bot “tests.arena.faulty:Crash”: KeyError: 'lost my notes' (faulty.py:")


def test_bots_that_want_to_end_everything_only_crash() -> None:
    result = match(DUEL, ["tests.arena.faulty:Leaves", "random"], 2, processes=1)
    assert [fault.kind for fault in result.faults] == ["crash", "crash"]
    assert result.faults[0].reason == "SystemExit: 3"


def test_a_match_that_is_stopped_has_what_was_played() -> None:
    def stop(done: int, _games: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as stopped:
        match(DUEL, ["random", "random"], 10, processes=1, progress=stop)
    assert [game.number for game in stopped.value.result.games] == [0, 1, 2]
    assert stopped.value.games == 10
    assert stopped.value.result.games == match(DUEL, ["random", "random"], 3, processes=1).games
    with pytest.raises(Interrupted) as nothing:
        match(DUEL, ["tests.arena.faulty:Interrupts", "random"], 10, processes=1)
    assert nothing.value.result.games == []
    assert [bot.win_rate for bot in nothing.value.result.bots] == [0.0, 0.0]


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_prints_the_table_and_says_so(processes: str, tmp_path: Path) -> None:
    """Sent to all processes at once, as a terminal does it."""
    records, numbers = tmp_path / "games.jsonl", tmp_path / "numbers.json"
    # Shells switch Ctrl-C off in the background.
    begin = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    begin += "from pentapolis.cli import main; main()"
    command = [sys.executable, "-c", begin, "arena", DUEL, "random", "random", "--games", "20000"]
    command += ["--processes", processes, "--records", str(records), "--json", str(numbers)]
    arena = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LC_ALL": "C"},
        start_new_session=True,
    )
    try:
        ends = time.monotonic() + 120
        while time.monotonic() < ends and (not records.exists() or records.stat().st_size < 20_000):
            time.sleep(0.05)
        os.killpg(arena.pid, signal.SIGINT)
        out, err = arena.communicate(timeout=120)
    finally:
        arena.kill()
        arena.communicate()
    assert arena.returncode == 130
    count = len(games_in(records))
    assert count > 5
    assert f"{count:,} games, seed 0" in out
    assert err == f"Stopped: {count:,} of 20,000 games were played to their end, and only they are counted.\n"
    assert len(json.loads(numbers.read_text(encoding="utf-8"))["games"]) == count
