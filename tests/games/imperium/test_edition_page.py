"""The page for players shows a file that corrects a card; it is read as the page says."""

from pathlib import Path

import pytest

from pentapolis.games.imperium.edition import BUILT_IN, edition, load
from pentapolis.games.imperium.points import Fixed
from tests.docs import blocks

PAGES = ("docs/players-imperium.md", "docs/hu/players-imperium.md")


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
