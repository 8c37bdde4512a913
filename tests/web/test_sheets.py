"""What a client is told about a game: its pieces are those of an edition, and its editions say where they are from."""

import pytest

from pentapolis.games.empires_end.edition import editions
from pentapolis.server.desk import game_info, game_sheet
from pentapolis.server.problems import Refusal

GAME = "empires-end"


def test_a_game_tells_its_editions_the_usual_one_first() -> None:
    told = game_info(GAME).editions
    assert [edition.name for edition in told] == list(editions())
    assert (told[0].name, told[0].reconstructed) == ("reconstructed", True)
    assert told[0].note.keys() == {"en", "hu"}
    assert all(told[0].note.values())
    (option,) = (option for option in game_info(GAME).options if option.name == "edition")
    assert option.values == [edition.name for edition in told]


def test_a_game_whose_cards_are_always_the_same_has_no_editions() -> None:
    assert game_info("seven-wonders-duel").editions == []


def test_the_sheet_of_an_edition_has_its_pieces() -> None:
    assert game_sheet(f"{GAME}@reconstructed") == game_sheet(GAME)


@pytest.mark.parametrize(
    "name", [f"{GAME}@none", "seven-wonders-duel@reconstructed", "no-game", "no-game@reconstructed"]
)
def test_there_is_no_other_sheet(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        game_sheet(name)
    assert refused.value.problem.code == "not-found"
