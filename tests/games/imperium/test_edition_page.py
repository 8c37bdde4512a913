"""An owner of the box corrects a card by a file; faults are named with file, line and field."""

import re
from pathlib import Path

import pytest

from pentapolis.games.imperium.edition import BUILT_IN, edition, load
from pentapolis.games.imperium.points import Fixed
from pentapolis.kernel.editions import EditionError
from tests.docs import blocks

PAGES = ("docs/players-imperium.md", "docs/hu/players-imperium.md")
HEAD = 'game = "imperium"\nname = "my_box"\n\n'


def write(folder: Path, text: str) -> Path:
    path = folder / "my_box.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("page", PAGES)
def test_the_file_of_the_page_for_players(tmp_path: Path, page: str) -> None:
    (block,) = blocks(page, "toml")
    made = load(write(tmp_path, block.text))
    face, printed = made.by_id["1reg3"], edition(BUILT_IN).by_id["1reg3"]
    assert (face.name, face.source, len(face.play)) == ("High Mountain", "print", 2)
    assert isinstance(face.points, Fixed)
    assert face.points.points == 2
    assert (face.pinned, face.suits) == (printed.pinned, printed.suits)  # what is not named stays
    assert made.names == {"en": {"mountain_1reg3": "High Mountain"}, "hu": {"mountain_1reg3": "Magas hegység"}}
    assert made.hash != edition(BUILT_IN).hash
    assert printed.name == "Mountain"


@pytest.mark.parametrize(
    ("card", "line", "field", "what"),
    [
        ('numbers = ["1REG99"]', 5, "numbers", "no card 1REG99"),
        ('numbers = ["1REG3"]\nvp = { kind = "fixed", points = "two" }', 6, "points", "whole number"),
        ('numbers = ["1REG3"]\nsuits = ["mountain"]', 6, "suits", "mountain"),
        ('numbers = ["1REG3"]\nplay = ["gain 3 stones"]', 6, "play", "gain 3 stones"),
        ('numbers = ["1REG3"]\nplay = ["abandon Atlantis"]', 6, "play", "abandon Atlantis"),
        ('numbers = ["1REG3"]\nplayers = "4"', 6, "players", "cannot change"),
        ('numbers = ["1REG3"]\ncolour = "green"', 6, "colour", "colour"),
        ('numbers = ["1REG3"]\npinned = "yes"', 6, "pinned", "true or false"),
        ('numbers = ["1UNC6"]\nexhaust = { cost = "pay 1 shell", effect = ["draw 1 card"] }', 6, "cost", "pay 1 shell"),
    ],
)
def test_a_fault_names_file_line_and_field(tmp_path: Path, card: str, line: int, field: str, what: str) -> None:
    path = write(tmp_path, f"{HEAD}[[card]]\n{card}\n")
    with pytest.raises(EditionError) as error:
        load(path)
    message = str(error.value)
    assert re.search(rf"my_box\.toml, line {line}\b", message), message
    assert field in message
    assert what in message


def test_a_card_is_corrected_once(tmp_path: Path) -> None:
    path = write(tmp_path, f'{HEAD}[[card]]\nnumbers = ["1REG3"]\n\n[[card]]\nnumbers = ["1REG3"]\n')
    with pytest.raises(EditionError, match="1REG3 is corrected twice"):
        load(path)
