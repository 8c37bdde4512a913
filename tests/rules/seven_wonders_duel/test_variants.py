"""The two variants of the rulebook, as options (SWD-VAR)."""

import pytest

from pentapolis.games.seven_wonders_duel.game import GAME
from tests.rules.seven_wonders_duel.prelude import *


@pytest.mark.rule("SWD-VAR-01")
def test_a_first_game_deals_fixed_wonders_and_a_normal_one_drafts() -> None:
    normal = new_game(options={"wonders": "draft"})
    assert normal.view(None)["question"] == "ask-draft"
    assert seen_city(normal, MISKA)["wonders"] == []
    for seed in range(3):
        first = new_game(seed=seed, options={"wonders": "first_game"})
        assert first.view(None)["question"] == "ask-turn"
        names = [{wonder["wonder"] for wonder in seen_city(first, seat)["wonders"]} for seat in (MISKA, BORCSA)]
        assert names == [
            {"pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"},
            {"circus_maximus", "piraeus", "appian_way", "colossus"},
        ]


@pytest.mark.rule("SWD-VAR-01")
def test_the_draft_is_what_is_played_when_nothing_is_said() -> None:
    assert new_game(seed=4).state() == new_game(seed=4, options={"wonders": "draft"}).state()


@pytest.mark.rule("SWD-VAR-02")
@pytest.mark.parametrize("starter", [MISKA, BORCSA])
def test_by_the_first_edition_the_last_player_begins_from_the_middle(starter: int) -> None:
    options = {"wonders": "first_game", "starter": starter, "centre_start": "last_player_begins"}
    t = new_game(options=options)
    beginners = []
    # Nobody has shields, so the pawn stays in the middle; whoever begins an age does not end it.
    for age in (1, 2, 3):
        assert t.view(None)["age"] == age
        assert t.view(None)["question"] == "ask-turn"
        beginners += t.to_act
        discard_cards(t)
    assert t.over
    assert beginners == [starter, 1 - starter, starter]


@pytest.mark.rule("SWD-VAR-02")
def test_by_default_the_last_player_chooses() -> None:
    t = new_game(options={"wonders": "first_game", "starter": 0})
    explicit = new_game(options={"wonders": "first_game", "starter": 0, "centre_start": "last_player_chooses"})
    assert t.state() == explicit.state()
    discard_cards(t)
    assert t.to_act == [BORCSA]
    assert moves(t) == {"begin:0", "begin:1"}
    play(t, "begin:1")
    assert t.to_act == [BORCSA]


def test_the_rulebook_has_no_other_variant_and_no_other_player_count() -> None:
    assert {name: option.values for name, option in GAME.options.items()} == {
        "wonders": ["draft", "first_game"],
        "starter": ["random", 0, 1],
        "centre_start": ["last_player_chooses", "last_player_begins"],
    }
    assert list(GAME.seats) == [2]
