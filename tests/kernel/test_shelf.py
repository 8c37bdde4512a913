"""All editions of a game: what is read, what is left out, and who tells of it."""

from pathlib import Path

import pytest

import pentapolis
from pentapolis.kernel.editions import VARIABLE, AnyEdition, Shelf, read


def built_in() -> AnyEdition:
    return AnyEdition("printed", "As printed", False, {})


def load(path: Path) -> AnyEdition:
    whole = read(path)
    whole.only("game", "name", "title")
    return AnyEdition(whole.name("name"), whole.text("title"), False, {})


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an owner's files."""
    folder = tmp_path / "my box"
    folder.mkdir()
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


def shelves(tmp_path: Path) -> tuple[Shelf[AnyEdition], Shelf[AnyEdition]]:
    """Of a game whose files name it, and of the one whose files need not."""
    own = tmp_path / "own"
    own.mkdir()
    return Shelf("the-capitals", own, built_in, load), Shelf("empires-end", own, built_in, load, nameless=True)


def test_a_file_lies_on_the_shelf_of_the_game_it_names(tmp_path: Path, box: Path) -> None:
    (box / "a.toml").write_text('game = "the-capitals"\nname = "mine"\ntitle = "Mine"\n')
    (box / "b.toml").write_text('name = "old"\ntitle = "Old"\n')
    naming, nameless = shelves(tmp_path)
    assert list(naming.editions()) == ["printed", "mine"]
    assert list(nameless.editions()) == ["printed", "old"]
    assert naming.faults() == nameless.faults() == []
    assert naming.edition("mine").head() == {"name": "mine", "title": "Mine", "reconstructed": False, "note": {}}
    with pytest.raises(ValueError, match="there is no edition 'yours'; editions are printed, mine"):
        naming.edition("yours")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "broken.toml: the file is empty"),
        ("name = ", "broken.toml: this is not TOML"),
        ("a = " + "[" * 5000 + "]" * 5000, "broken.toml: this is not TOML: its lists are nested too deeply"),
        ('game = "chess"\nname = "x"\n', "broken.toml, line 1, game: must be empires-end or another game, not 'chess'"),
    ],
)
def test_what_no_game_can_know_is_told_once_and_takes_nothing_down(
    tmp_path: Path, box: Path, text: str, said: str
) -> None:
    (box / "broken.toml").write_text(text)
    (box / "whole.toml").write_text('game = "the-capitals"\nname = "mine"\ntitle = "Mine"\n')
    naming, nameless = shelves(tmp_path)
    assert list(naming.editions()) == ["printed", "mine"]
    assert naming.faults() == []
    assert list(nameless.editions()) == ["printed"]
    (fault,) = nameless.faults()
    assert fault.startswith(said)


def test_a_file_that_cannot_be_played_is_told_of_by_its_game(tmp_path: Path, box: Path) -> None:
    (box / "a.toml").write_text('game = "the-capitals"\nname = "mine"\ntitle = 3\n')
    (box / "b.toml").write_text('game = "the-capitals"\nname = "printed"\ntitle = "Twice"\n')
    naming, nameless = shelves(tmp_path)
    assert list(naming.editions()) == ["printed"]
    assert naming.faults() == [
        "a.toml, line 3, title: must be text, not 3",
        "b.toml: there is an edition 'printed' already",
    ]
    assert nameless.faults() == []


def test_a_cleared_shelf_is_read_again(tmp_path: Path, box: Path) -> None:
    naming, _ = shelves(tmp_path)
    assert list(naming.editions()) == ["printed"]
    (box / "a.toml").write_text('game = "the-capitals"\nname = "mine"\ntitle = "Mine"\n')
    assert list(naming.editions()) == ["printed"]
    naming.clear()
    assert list(naming.editions()) == ["printed", "mine"]


def test_whatever_a_loader_stumbles_over_is_a_fault_of_the_file(tmp_path: Path, box: Path) -> None:
    def stumbling(path: Path) -> AnyEdition:
        raise ValueError("not thought of")

    (box / "a.toml").write_text('game = "the-capitals"\n')
    shelf = Shelf("the-capitals", tmp_path, built_in, stumbling)
    assert shelf.faults() == ["a.toml: the file cannot be used: ValueError"]


@pytest.mark.parametrize("slug", ["empires-end", "the-capitals", "imperium"])
def test_games_with_editions_have_a_shelf(slug: str) -> None:
    game = pentapolis.game(slug)
    assert game.shelf is not None
    assert game.shelf.game == slug
    assert [one["name"] for one in game.editions()] == list(game.shelf.editions())
    assert game.options["edition"].values == list(game.shelf.editions())
