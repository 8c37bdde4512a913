"""The end of the game: victory points, who wins, ties."""

import pytest

from pentapolis.games.seven_wonders_duel.scoring import parts
from tests.rules.seven_wonders_duel.prelude import *

NONE: list[str] = []


@pytest.mark.rule("SWD-END-01", "SWD-FLOW-01")
@pytest.mark.parametrize(("age", "over"), [(1, False), (2, False), (3, True)])
def test_without_supremacy_the_game_ends_with_age_three(age: int, over: bool) -> None:
    t = position(["theater"], age=age, coins=(0, 0), more_cards=False)
    play(t, "build:theater")
    assert t.over == over
    if over:
        assert_ended(t, [0], "civilian")
        assert refusal(t, "build:altar", seat=1) == "PEN-01"
    else:
        assert t.age == age + 1


@pytest.mark.rule("SWD-END-01", "SWD-FLOW-11")
def test_an_extra_turn_with_the_last_card_does_not_delay_the_end() -> None:
    t = position(["theater"], age=3, coins=(8, 0), wonders=(["sphinx"], []), more_cards=False)
    play(t, "raise:sphinx:theater")
    assert_ended(t, [0], "civilian")


@pytest.mark.rule("SWD-END-01", "SWD-SCI-06")
def test_a_choice_with_the_last_card_is_made_before_the_end() -> None:
    t = position(
        ["study"],
        age=3,
        coins=(20, 0),
        built=(["academy"], ["palace", "town_hall"]),
        board=["law", "philosophy"],
        more_cards=False,
    )
    play(t, "build:study")
    assert not t.over
    play(t, "learn:philosophy")
    assert t.scores == [3 + 3 + 7 + 4, 14]
    assert_ended(t, [0], "civilian")


@pytest.mark.rule("SWD-END-02")
@pytest.mark.parametrize(
    ("built", "winner"),
    [
        ((["palace"], ["obelisk"]), 0),
        ((["obelisk"], ["palace"]), 1),
        ((["obelisk", "theater"], ["palace"]), 0),
    ],
)
def test_more_points_win(built: tuple[list[str], list[str]], winner: int) -> None:
    t = position(["tavern"], age=3, coins=(0, 0), built=built, more_cards=False)
    play(t, "discard:tavern")
    assert_ended(t, [winner], "civilian")


@pytest.mark.rule("SWD-END-03")
def test_points_are_the_sum_of_all_parts_of_the_score_pad() -> None:
    t = position(
        coins=(8, 5),
        built=(
            [
                "theater",
                "palace",
                "academy",
                "workshop",
                "port",
                "magistrates_guild",
                "quarry",
                "press",
                "walls",
            ],
            ["courthouse", "senate", "pantheon"],
        ),
        raised=(["pyramids", "great_library"], ["sphinx"]),
        tokens=(["agriculture", "mathematics"], []),
        conflict=4,
    )
    assert points(t) == {
        "military": 5,
        "blue": 3 + 7,
        "green": 3 + 1,
        "yellow": 3,
        "purple": 3,
        "wonders": 9 + 4,
        "tokens": 4 + 6,
        "coins": 2,
    }
    assert points(t, 1) == {"blue": 5 + 5 + 6, "wonders": 6, "coins": 1}
    assert t.scores == [50, 23]
    assert [sum(parts(t, seat).values()) for seat in range(2)] == t.scores


@pytest.mark.rule("SWD-EX-16", "SWD-END-03")
@pytest.mark.parametrize(("coins", "scored"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (29, 9)])
def test_every_three_coins_are_a_point(coins: int, scored: int) -> None:
    t = position(coins=(coins, 0))
    assert t.scores == [scored, 0]


@pytest.mark.rule("SWD-END-03", "SWD-MIL-07")
def test_the_coins_of_the_last_discard_still_count() -> None:
    t = position(["tavern"], age=3, coins=(1, 0), conflict=-1, more_cards=False)
    play(t, "discard:tavern")
    assert t.scores == [1, 2]
    assert_ended(t, [1], "civilian")


@pytest.mark.rule("SWD-END-04")
def test_unbuilt_wonders_and_cards_under_wonders_score_nothing() -> None:
    t = position(["palace"], age=3, coins=(0, 0), wonders=(["pyramids", "sphinx"], ["colossus"]))
    assert t.scores == [0, 0]
    # Given Palace (7 points) lies under The Colossus (3 points)
    t = position(["palace"], age=3, to_act=1, coins=(0, 8), wonders=([], ["colossus"]))
    play(t, "raise:colossus:palace")
    assert points(t, 1) == {"military": 2, "wonders": 3}


@pytest.mark.rule("SWD-END-04")
@pytest.mark.parametrize(
    "cards",
    [["quarry", "sawmill"], ["press", "glass_blower"], ["walls", "arsenal"]],
    ids=["brown", "grey", "red"],
)
def test_brown_grey_and_red_cards_carry_no_points(cards: list[str]) -> None:
    t = position(coins=(0, 0), built=(cards, []))
    assert points(t) == {}


@pytest.mark.rule("SWD-END-05", "SWD-END-07")
def test_a_tie_goes_to_the_player_with_more_points_from_blue_cards() -> None:
    # Given 7 points each: Palace against Philosophy
    for seat in range(2):
        built = (["palace"], NONE) if seat == 0 else (NONE, ["palace"])
        tokens = (NONE, ["philosophy"]) if seat == 0 else (["philosophy"], NONE)
        t = position(["altar"], age=3, coins=(0, 0), built=built, tokens=tokens, more_cards=False)
        play(t, "discard:altar")
        assert t.scores[0] == t.scores[1]
        assert_ended(t, [seat], "civilian")


@pytest.mark.rule("SWD-END-05")
def test_points_decide_before_blue_cards() -> None:
    t = position(
        ["altar"],
        age=3,
        coins=(0, 0),
        built=(["palace"], []),
        tokens=([], ["philosophy"]),
        conflict=-1,
        more_cards=False,
    )
    play(t, "discard:altar")
    assert_ended(t, [1], "civilian")


@pytest.mark.rule("SWD-END-06")
def test_a_full_tie_is_a_shared_victory() -> None:
    # Given 6 points each, all from blue cards, of different cards
    t = position(["tavern"], age=3, coins=(0, 0), built=(["gardens"], ["theater", "altar"]), more_cards=False)
    play(t, "discard:tavern")
    assert t.scores == [6, 6]
    assert_ended(t, [0, 1], "civilian")


@pytest.mark.rule("SWD-END-06", "SWD-END-07")
def test_equal_points_and_equal_blue_points_share_the_victory_whatever_else_differs() -> None:
    t = position(
        ["tavern"],
        age=3,
        coins=(0, 0),
        built=(["theater", "workshop", "apothecary"], ["altar"]),
        conflict=-2,
        more_cards=False,
    )
    play(t, "discard:tavern")
    assert t.scores == [5, 5]
    assert_ended(t, [0, 1], "civilian")


@pytest.mark.rule("SWD-END-07")
def test_a_guild_that_counts_blue_cards_breaks_no_tie() -> None:
    # Given 5 blue points against 4 with the 1 of Magistrates Guild
    t = position(
        ["tavern"],
        age=3,
        coins=(0, 0),
        built=(["obelisk"], ["statue", "magistrates_guild"]),
        more_cards=False,
    )
    play(t, "discard:tavern")
    assert t.scores == [5, 5]
    assert_ended(t, [0], "civilian")


@pytest.mark.rule("SWD-END-01", "SWD-END-02")
def test_supremacy_wins_against_more_points() -> None:
    t = position(["guard_tower"], age=3, coins=(0, 99), built=([], ["palace"]), conflict=8, more_cards=False)
    play(t, "build:guard_tower")
    assert t.scores[0] < t.scores[1]
    assert_ended(t, [0], "military")
