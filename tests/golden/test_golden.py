"""Stored games replay to what came of them when they were stored."""

import pytest

import pentapolis
from tests.golden import FEATURES, Golden, features, goldens, summary
from tests.golden.regenerate import WANTED, Wanted

GOLDENS = goldens()


@pytest.mark.both_modes
@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_a_golden_game_replays(golden: Golden) -> None:
    t = pentapolis.replay(golden.record)
    assert t.over
    assert summary(t) == golden.expected
    assert t.record() == golden.record


def test_there_is_a_golden_game_for_every_kind_wanted() -> None:
    assert [golden.name for golden in GOLDENS] == sorted(wanted.name for wanted in WANTED)
    assert len(GOLDENS) >= 12


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_golden_game_shows_what_it_is_for(wanted: Wanted) -> None:
    (golden,) = (golden for golden in GOLDENS if golden.name == wanted.name)
    assert set(wanted.shows) <= set(features(pentapolis.replay(golden.record)))
    assert golden.record.options.items() >= wanted.options.items()
    assert golden.record.chance == wanted.chance


@pytest.mark.parametrize("feature", FEATURES)
def test_every_feature_is_shown_by_some_golden_game(feature: str) -> None:
    assert [golden.name for golden in GOLDENS if feature in golden.expected["features"]]


def test_every_value_of_every_option_has_a_golden_game() -> None:
    game = pentapolis.game("seven-wonders-duel")
    for name, option in game.options.items():
        for value in option.values:
            assert [golden for golden in GOLDENS if golden.record.options[name] == value], (name, value)


def test_chances_of_every_kind_are_scripted_in_some_golden_game() -> None:
    scripted = {name for golden in GOLDENS for name in golden.record.chance}
    assert {"starter", "tokens", "wonders-1", "age-1", "age-3", "great-library"} <= scripted
