"""Drawn tables in ASCII."""

from io import StringIO
from pathlib import Path

import pytest

import pentapolis
from pentapolis.terminal.ascii import SIGNS, AsciiStream, ascii_letter, ascii_only

PACKAGE = Path(pentapolis.__path__[0])
TEXTS = sorted(PACKAGE.rglob("*.ftl"))
DRAWINGS = [*PACKAGE.glob("games/*/terminal.py"), *PACKAGE.glob("terminal/*.py")]


def test_one_character_stands_for_one() -> None:
    text = "┏Zö FPP =3●━┓ ← → „Őrtorony” – 5★ …"
    assert ascii_only(text) == '#Zo FPP =3o=# < > "Ortorony" - 5* .'
    assert len(ascii_only(text)) == len(text)
    assert ascii_only("plain?") == "plain?"


@pytest.mark.parametrize("path", [*TEXTS, *DRAWINGS], ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_everything_that_is_written_or_drawn_has_a_stand_in(path: Path) -> None:
    letters = set(path.read_text(encoding="utf-8"))
    assert {letter for letter in letters if letter != "?" and ascii_letter(letter) == "?"} == set()


def test_frames_keep_their_thickness() -> None:
    assert ascii_letter("━") != ascii_letter("─")
    assert ascii_letter("┏") != ascii_letter("┌")
    assert ascii_letter("┡") == "+"
    assert all(len(stand_in) == 1 and stand_in.isascii() for stand_in in SIGNS.values())


def test_a_stream_of_ascii_is_the_stream_it_writes_to_in_all_else() -> None:
    inner = StringIO()
    stream = AsciiStream(inner)
    stream.write("★ Fürdő")
    assert inner.getvalue() == "* Furdo"
    assert stream.isatty() is False  # type: ignore[operator]
