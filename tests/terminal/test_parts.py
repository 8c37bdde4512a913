"""What drawn tables are made of."""

import pytest
from rich.console import Console
from rich.text import Text

import pentapolis
from pentapolis.cli.texts import speaking
from pentapolis.terminal.parts import flow, named, numbered, score_table, shortened, signed
from pentapolis.words import LANGUAGES

GAME = pentapolis.game("seven-wonders-duel")


def test_items_flow_onto_lines_and_none_is_broken_that_fits_one() -> None:
    assert flow([Text("one"), Text("two"), Text("three")], 8).plain == "one two\nthree"
    assert (
        flow([Text("no"), Text("10 more than that", "bold"), Text("x")], 8).plain
        == "no\n10\n   more\n   than\n   that\nx"
    )


def test_a_choice_that_cannot_be_taken_has_a_dash() -> None:
    assert numbered(3, "build").plain == "3 build"
    assert numbered(None, "build").plain == "–"


def test_numbers_below_zero_have_a_minus_sign() -> None:
    assert [signed(-3), signed(0), signed(12)] == ["−3", "0", "12"]


def test_what_has_no_name_is_called_by_its_id_and_a_second_card_is_a_card() -> None:
    words = speaking("en", GAME)
    assert named(words, "card", "baths") == named(words, "card2", "baths") == "Baths"
    assert named(words, "axes", "3") == "3"
    assert shortened("Hanging Gardens", 8) == "Hanging…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_pad_has_a_row_for_each_part_and_survives_names_with_brackets(language: str) -> None:
    words = speaking(language, GAME)
    pad = score_table(words, "terminal-score-now", ["Anna", "[b]Bob"], [("blue", [7, -2])], [7, -2])
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(pad)
    lines = captured.get().splitlines()
    assert words.say("terminal-score-now") in lines[0]
    assert any("Anna" in line and "[b]Bob" in line for line in lines)
    assert any(words.say("part-blue") in line and "7" in line and "−2" in line for line in lines)
    assert any(words.say("terminal-total") in line and "−2" in line for line in lines)
