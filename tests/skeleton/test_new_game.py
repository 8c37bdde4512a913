"""`pentapolis new-game`: what it writes is a game that keeps the laws, passes its own tests and needs nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.skeleton import Names, SkeletonError, write_game

#: Runs tests of a game that was written into another folder, as if that folder were the checkout.
BESIDE = """
import sys
from pathlib import Path
import pytest
import pentapolis.games
from pentapolis.kernel.game import built_in
from pentapolis.ledger import files

root = Path(sys.argv[1])
pentapolis.games.__path__.append(str(root / "pentapolis" / "games"))
built_in("harvest-fair-day", "pentapolis.games.harvest_fair_day.game:GAME")
files.PLACES = (root / "docs" / "rules",)
book = files.ledger("harvest-fair-day")
assert list(book.entries) == list(files.ledger("harvest-fair-day", "hu").entries)
assert book.prefix == "HFD", book.prefix
assert book.uncovered(root / "tests") == []
own = ["-o", f"cache_dir={root}/cache", "--rootdir", str(root)]
sys.exit(pytest.main(["-q", "-c", sys.argv[2], *own, str(root / "tests")]))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The folders a new game is written into, in a path with a space."""
    root = tmp_path / "a checkout"
    for place in ("pentapolis/games", "docs/rules/hu", "tests/rules"):
        (root / place).mkdir(parents=True)
    return root


def test_the_new_game_keeps_the_laws_and_passes_its_own_tests(checkout: Path) -> None:
    written = write_game("harvest-fair-day", checkout)
    assert all(path.is_file() for path in written)
    source = "\n".join(path.read_text(encoding="utf-8") for path in written)
    assert not any(left in source for left in ("few_cards", "few-cards", "FewCards", "Few Cards", "FEW-", "skeleton"))
    repository = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-c", BESIDE, str(checkout), str(repository / "pyproject.toml")],
        cwd=repository,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert " passed" in run.stdout


def test_names_follow_from_the_slug() -> None:
    names = Names("harvest-fair")
    assert (names.folder, names.camel, names.title, names.prefix) == (
        "harvest_fair",
        "HarvestFair",
        "Harvest Fair",
        "HAR",
    )
    assert Names("king-of-kings").prefix == "KOK"
    assert Names("go").prefix == "GO"


@pytest.mark.parametrize(
    "slug",
    ["", "My-Game", "my_game", "-game", "game-", "9lives", "../x", "a b", "class", "test", "test-match", "x" * 41],
)
def test_odd_names_are_refused_and_nothing_is_written(checkout: Path, slug: str) -> None:
    before = sorted(checkout.rglob("*"))
    with pytest.raises(SkeletonError) as refused:
        write_game(slug, checkout)
    assert refused.value.message == "cli-new-game-slug"
    assert sorted(checkout.rglob("*")) == before


def test_what_is_there_already_stays(checkout: Path) -> None:
    folder = checkout / "pentapolis" / "games" / "my_game"
    folder.mkdir()
    with pytest.raises(SkeletonError, match="cli-new-game-exists"):
        write_game("my-game", checkout)
    folder.rmdir()
    rules = checkout / "docs" / "rules" / "my_game.md"
    rules.write_text("mine", encoding="utf-8")
    with pytest.raises(SkeletonError, match="cli-new-game-exists"):
        write_game("my-game", checkout)
    assert rules.read_text(encoding="utf-8") == "mine"
    assert not folder.exists()


@pytest.mark.parametrize("slug", ["my-gong", "pentagon"])
def test_rule_ids_of_two_games_do_not_meet(checkout: Path, slug: str) -> None:
    write_game("my-game", checkout)
    with pytest.raises(SkeletonError, match="cli-new-game-prefix"):
        write_game(slug, checkout)


def test_a_game_that_cannot_be_written_whole_is_not_written_at_all(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sorted(checkout.rglob("*"))
    written = Path.write_text

    def full(path: Path, text: str, encoding: str | None = None) -> int:
        if path.name == "test_rules.py":
            raise OSError(28, "No space left on device", str(path))
        return written(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(SkeletonError, match="cli-new-game-unwritable"):
        write_game("my-game", checkout)
    assert sorted(checkout.rglob("*")) == before


def test_a_module_of_the_tests_is_not_hidden_by_a_game(checkout: Path) -> None:
    (checkout / "tests" / "rules" / "playing.py").touch()
    with pytest.raises(SkeletonError, match="cli-new-game-exists"):
        write_game("playing", checkout)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_command(
    checkout: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    for arguments, code, told in (
        (["new-game", "my-game", "--into", str(checkout)], 0, "my_game"),
        (["new-game", "my-game", "--into", str(checkout)], 2, "my_game"),
        (["new-game", "My Game", "--into", str(checkout)], 2, "My Game"),
        (["new-game", "other", "--into", str(checkout / "docs")], 2, "docs"),
    ):
        monkeypatch.setattr(sys, "argv", ["pentapolis", *arguments, "--lang", language])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == code
        said = capsys.readouterr()
        assert told in (said.err if code else said.out)
