"""Stored games replay to what came of them when they were stored."""

import pytest

import pentapolis
from tests.golden import Golden, goldens
from tests.golden.regenerate import COLLECTIONS
from tests.golden.wanted import Collection, Wanted

GOLDENS = [(games, golden) for games in COLLECTIONS for golden in goldens(games.slug)]
WANTED = [(games, wanted) for games in COLLECTIONS for wanted in games.wanted]
FEATURES = [(games, feature) for games in COLLECTIONS for feature in games.features]
each_game = pytest.mark.parametrize("games", COLLECTIONS, ids=lambda games: games.slug)


@pytest.mark.both_modes
@pytest.mark.parametrize(("games", "golden"), GOLDENS, ids=[golden.name for _, golden in GOLDENS])
def test_a_golden_game_replays(games: Collection, golden: Golden) -> None:
    t = pentapolis.replay(golden.record)
    assert t.over
    assert games.summary(t) == golden.expected
    assert t.record() == golden.record


@each_game
def test_there_is_a_golden_game_for_every_kind_wanted(games: Collection) -> None:
    assert [golden.name for golden in goldens(games.slug)] == sorted(wanted.name for wanted in games.wanted)
    assert len(games.wanted) >= 12


def test_names_of_golden_games_are_different_also_between_games() -> None:
    names = [golden.name for golden in goldens()]
    assert len(names) == len(set(names)) == len(GOLDENS)


@pytest.mark.parametrize(("games", "wanted"), WANTED, ids=[wanted.name for _, wanted in WANTED])
def test_a_golden_game_shows_what_it_is_for(games: Collection, wanted: Wanted) -> None:
    (golden,) = (golden for golden in goldens(games.slug) if golden.name == wanted.name)
    assert set(wanted.shows) <= set(games.shown(pentapolis.replay(golden.record)))
    assert golden.record.options.items() >= wanted.options.items()
    assert golden.record.chance == wanted.chance
    assert golden.record.seats == wanted.seats


@pytest.mark.parametrize(("games", "feature"), FEATURES, ids=[f"{games.slug}-{name}" for games, name in FEATURES])
def test_every_feature_is_shown_by_some_golden_game(games: Collection, feature: str) -> None:
    assert [golden.name for golden in goldens(games.slug) if feature in golden.expected["features"]]


@each_game
def test_every_value_of_every_option_has_a_golden_game(games: Collection) -> None:
    for name, option in pentapolis.game(games.slug).options.items():
        # Other editions may be known here that the collection cannot know.
        for value in option.values[:1] if name == "edition" else option.values:
            assert [golden for golden in goldens(games.slug) if golden.record.options[name] == value], (name, value)


@each_game
def test_every_number_of_players_has_a_golden_game(games: Collection) -> None:
    assert {golden.record.seats for golden in goldens(games.slug)} == set(pentapolis.game(games.slug).seats)


@each_game
def test_chances_of_every_kind_are_scripted_in_some_golden_game(games: Collection) -> None:
    assert games.scripted <= {name for golden in goldens(games.slug) for name in golden.record.chance}
