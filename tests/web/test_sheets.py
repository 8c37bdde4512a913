"""What a client is told about a game: its pieces are those of an edition, and its editions say where they are from."""

import pytest

from pentapolis.games.empires_end.edition import SHELF
from pentapolis.server.desk import game_info, game_sheet
from pentapolis.server.problems import Refusal

GAME = "empires-end"


def test_a_game_tells_its_editions_the_usual_one_first() -> None:
    told = game_info(GAME).editions
    assert [edition.name for edition in told] == list(SHELF.editions())
    assert (told[0].name, told[0].reconstructed) == ("reconstructed", True)
    assert told[0].note.keys() == {"en", "hu"}
    assert all(told[0].note.values())
    (option,) = (option for option in game_info(GAME).options if option.name == "edition")
    assert option.values == [edition.name for edition in told]


def test_a_game_whose_cards_are_always_the_same_has_no_editions() -> None:
    assert game_info("seven-wonders-duel").editions == []


def test_the_sheet_of_an_edition_has_its_pieces() -> None:
    assert game_sheet(f"{GAME}@reconstructed") == game_sheet(GAME)


ALL = "end_neighbours=all_neighbours"


@pytest.mark.rule("EE-GAP-09")
def test_the_sheet_says_what_the_options_make_of_a_card() -> None:
    """EE-GAP-09: with the option destroyed neighbours score too, and no card says that they must be healthy."""
    usual, loose = (
        {card.id: card.effects[1] for card in game_sheet(name).pieces["card"]}
        for name in (f"{GAME}@reconstructed", f"{GAME}@reconstructed,{ALL}")
    )
    changed = {card: (effect, loose[card]) for card, effect in usual.items() if effect != loose[card]}
    assert changed
    for card, (before, after) in changed.items():
        assert before.message == after.message == "effect-end-per-adjacent", card
        assert before.args["neighbour"].startswith("healthy_")
        assert after.args == {**before.args, "neighbour": before.args["neighbour"].replace("healthy_", "any_")}
        assert (before.rules, after.rules) == (before.rules, before.rules)
    assert not any("end-per-adjacent" in one.message and "healthy" in str(one.args) for one in loose.values())
    assert game_info(GAME).printed == ["edition", "end_neighbours"]


@pytest.mark.parametrize(
    "name",
    [
        f"{GAME}@none",
        "seven-wonders-duel@reconstructed",
        "no-game",
        "no-game@reconstructed",
        f"{GAME}@none,{ALL}",
        f"{GAME}@reconstructed,end_neighbours=none",
        f"{GAME}@reconstructed,variant=lightning",
        f"{GAME}@reconstructed,edition=reconstructed",
        f"{GAME}@reconstructed,{ALL},{ALL}",
        f"{GAME}@reconstructed,",
    ],
)
def test_there_is_no_other_sheet(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        game_sheet(name)
    assert refused.value.problem.code == "not-found"


def test_clients_hear_which_options_speak_of_seats() -> None:
    told = {option.name: (option.seat, option.seats) for option in game_info("imperium").options}
    assert [told[f"nation_{seat}"] for seat in range(4)] == [(seat, False) for seat in range(4)]
    assert told["nations"] == (None, False)
    for slug in ("imperium", "empires-end", "through-the-ages"):
        (first,) = (option for option in game_info(slug).options if option.name == "first_player")
        assert first.seats
