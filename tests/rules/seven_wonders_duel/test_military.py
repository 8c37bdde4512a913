"""The conflict pawn, the military tokens and military supremacy."""

import pytest

from tests.rules.seven_wonders_duel.prelude import *

NEAR, FAR = {"seat": 1, "coins": 2}, {"seat": 1, "coins": 5}  # the tokens that cost seat 1 coins


# --- the pawn -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-MIL-01")
@pytest.mark.parametrize(("card", "shields"), [("guard_tower", 1), ("walls", 2), ("arsenal", 3)])
@pytest.mark.parametrize(("seat", "direction"), [(0, 1), (1, -1)])
def test_each_shield_moves_the_pawn_one_space_towards_the_opponents_capital(
    card: str, shields: int, seat: int, direction: int
) -> None:
    t = position([card], age=3, to_act=seat, coins=(30, 30))
    play(t, f"build:{card}")
    assert t.conflict == shields * direction


@pytest.mark.rule("SWD-MIL-01")
def test_the_pawn_moves_from_where_it_stands() -> None:
    t = position(["walls"], age=2, to_act=0, coins=(30, 30), conflict=-1)
    play(t, "build:walls")
    assert t.conflict == 1


@pytest.mark.rule("SWD-MIL-08")
@pytest.mark.parametrize("card", ["quarry", "press", "theater", "scriptorium", "tavern", "tacticians_guild"])
def test_cards_without_shields_do_not_move_the_pawn(card: str) -> None:
    # Given red cards in both cities and Strategy: neither gives other cards a shield
    t = position(
        [card],
        age=3,
        coins=(30, 30),
        built=(["guard_tower", "stable"], ["garrison"]),
        tokens=(["strategy"], []),
        conflict=1,
    )
    play(t, f"build:{card}")
    assert t.conflict == 1


@pytest.mark.rule("SWD-MIL-08", "SWD-DIS-03")
def test_a_discarded_red_card_does_not_move_the_pawn() -> None:
    t = position(["arsenal"], age=3, tokens=(["strategy"], []))
    play(t, "discard:arsenal")
    assert (t.conflict, t.away.coins) == (0, 7)


@pytest.mark.rule("SWD-MIL-08", "SWD-TOK-12")
def test_taking_strategy_does_not_move_the_pawn() -> None:
    t = position(
        ["school"],
        age=2,
        coins=(30, 30),
        built=(["apothecary", "guard_tower", "walls"], []),
        board=["strategy", "law"],
        conflict=2,
    )
    play(t, "build:school", "learn:strategy")
    assert t.conflict == 2


# --- the military tokens ------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-EX-14", "SWD-MIL-02", "SWD-MIL-03")
@pytest.mark.parametrize(("at", "reached"), [(1, 3), (2, 4)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_rulebooks_archery_range(at: int, reached: int, seat: int) -> None:
    # Given the pawn is 1 or 2 spaces on the opponent's side and the first token is there
    sign = 1 - 2 * seat
    t = position(["archery_range"], age=2, to_act=seat, coins=(20, 20), conflict=at * sign)
    bank = t.bank
    play(t, "build:archery_range")
    # then the pawn is at 3 or 4, the opponent loses 2 coins to the bank, the token is gone
    assert t.conflict == reached * sign
    assert t.city(1 - seat).coins == 18
    assert t.city(seat).coins == 14
    assert t.bank == bank + 6 + 2
    assert {"seat": 1 - seat, "coins": 2} not in t.view(None)["loot"]
    assert len(t.view(None)["loot"]) == 3


@pytest.mark.rule("SWD-MIL-02", "SWD-COM-05")
@pytest.mark.parametrize(
    ("at", "card", "lost", "left"),
    [
        (0, "walls", 0, [NEAR, FAR]),  # to 2: the zone begins at 3
        (0, "arsenal", 2, [FAR]),  # to 3
        (1, "walls", 2, [FAR]),
        (2, "arsenal", 2, [FAR]),  # to 5: the next zone begins at 6
    ],
)
def test_a_token_works_when_the_pawn_enters_its_zone(at: int, card: str, lost: int, left: list[dict[str, int]]) -> None:
    t = position([card], age=3, coins=(20, 20), conflict=at)
    play(t, f"build:{card}")
    assert t.away.coins == 20 - lost
    assert [token for token in t.view(None)["loot"] if token["seat"] == 1] == left


@pytest.mark.rule("SWD-MIL-02", "SWD-MIL-03")
def test_the_far_token_costs_five_coins() -> None:
    # Given the near token was used when the pawn came to 5
    t = position(["guard_tower"], coins=(7, 20), conflict=5)
    t.loot = 0b1110
    play(t, "build:guard_tower")
    assert (t.conflict, t.away.coins) == (6, 15)
    assert [token for token in t.view(None)["loot"] if token["seat"] == 1] == []


@pytest.mark.rule("SWD-MIL-03")
@pytest.mark.parametrize(("at", "loot", "had"), [(2, 0b1111, 1), (2, 0b1111, 0), (5, 0b1110, 4), (5, 0b1110, 0)])
def test_who_has_fewer_coins_than_the_token_says_loses_all(at: int, loot: int, had: int) -> None:
    t = position(["guard_tower"], coins=(7, had), conflict=at)
    t.loot = loot
    bank = t.bank
    play(t, "build:guard_tower")
    assert treasuries(t) == (7, 0)
    assert t.bank == bank + had
    assert len(t.view(None)["loot"]) == loot.bit_count() - 1


@pytest.mark.rule("SWD-EX-17", "SWD-MIL-04")
def test_one_move_through_two_zones_applies_both_tokens() -> None:
    # Given the pawn at 2 on the opponent's side, both tokens there, the opponent with 6 coins, and Strategy
    t = position(["arsenal"], age=3, coins=(30, 6), tokens=(["strategy"], []), conflict=2)
    play(t, "build:arsenal")
    assert (t.conflict, t.away.coins) == (6, 0)
    # then the 2 came first: of 6 coins 4 were left for the 5
    assert [(line["loot"], line["coins"]) for line in told(t, "log-loot")] == [(2, 2), (5, 4)]


@pytest.mark.rule("SWD-MIL-04")
def test_one_push_of_four_spaces_applies_the_two_first() -> None:
    t = position(coins=(7, 6), conflict=2)
    t.advance(0, 4)
    assert (t.conflict, t.away.coins) == (6, 0)
    assert [(line["loot"], line["coins"]) for line in told(t, "log-loot")] == [(2, 2), (5, 4)]


@pytest.mark.rule("SWD-MIL-04")
def test_both_tokens_cost_seven_coins_together() -> None:
    t = position(["arsenal"], age=3, coins=(30, 20), tokens=(["strategy"], []), conflict=2)
    play(t, "build:arsenal")
    assert t.away.coins == 13


@pytest.mark.rule("SWD-MIL-05", "SWD-MIL-02")
def test_a_zone_whose_token_is_gone_costs_nothing() -> None:
    # Given seat 0 pushes into the zone, seat 1 pushes back out of it, and seat 0 enters it again
    t = position(["walls", "archery_range", "parade_ground"], age=2, coins=(40, 40), conflict=1)
    play(t, "build:walls")
    assert (t.conflict, t.away.coins) == (3, 38)
    play(t, "build:archery_range")
    assert (t.conflict, t.home.coins) == (1, 36)  # only the price of Walls; moving back cost nobody anything
    play(t, "build:parade_ground")
    assert (t.conflict, t.away.coins) == (3, 32)  # only the price of Archery Range
    assert len(told(t, "log-loot")) == 1


@pytest.mark.rule("SWD-MIL-05")
def test_moving_back_over_the_middle_costs_nothing() -> None:
    t = position(["arsenal"], age=3, coins=(30, 20), conflict=-4)
    t.loot = 0b1011  # the near token of seat 0's own half was used when the pawn came there
    play(t, "build:arsenal")
    assert (t.conflict, t.away.coins) == (-1, 20)
    assert t.loot == 0b1011


@pytest.mark.rule("SWD-MIL-02", "SWD-COM-12")
def test_each_half_of_the_track_has_tokens_of_its_own() -> None:
    t = position(["arsenal", "pretorium"], age=3, coins=(40, 40), conflict=0)
    play(t, "build:arsenal")
    assert t.away.coins == 38
    t.conflict = -2  # the pawn came over to the other half
    coins = t.home.coins
    play(t, "build:pretorium")
    assert t.home.coins == coins - 2
    assert t.view(None)["loot"] == [{"seat": 1, "coins": 5}, {"seat": 0, "coins": 5}]


# --- military supremacy -------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-MIL-06", "SWD-FLOW-17", "SWD-END-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_reaching_the_opponents_capital_wins_at_once(seat: int) -> None:
    # Given an opponent who leads by far in points
    sign = 1 - 2 * seat
    rich: tuple[list[str], list[str]] = (["palace", "town_hall"], []) if seat else ([], ["palace", "town_hall"])
    t = position(["guard_tower", "altar"], to_act=seat, coins=(7, 7), built=rich, conflict=8 * sign)
    t.loot = 0
    play(t, "build:guard_tower")
    assert t.conflict == 9 * sign
    assert_ended(t, [seat], "military")
    assert refusal(t, "build:altar", seat=1 - seat) == "PEN-01"


@pytest.mark.rule("SWD-MIL-06")
@pytest.mark.parametrize("card", ["guard_tower", "walls", "arsenal"])
def test_surplus_shields_are_ignored(card: str) -> None:
    t = position([card], age=3, coins=(30, 7), tokens=(["strategy"], []), conflict=8)
    play(t, f"build:{card}")
    assert t.conflict == 9
    assert_ended(t, [0], "military")
    assert len(told(t, "log-military-victory")) == 1


@pytest.mark.rule("SWD-MIL-06")
def test_one_space_before_the_capital_the_game_goes_on() -> None:
    t = position(["guard_tower"], coins=(7, 7), conflict=7)
    t.loot = 0
    play(t, "build:guard_tower")
    assert (t.conflict, t.over, t.to_act) == (8, False, [1])


@pytest.mark.rule("SWD-MIL-06", "SWD-TOK-11")
def test_the_shield_of_strategy_can_win() -> None:
    t = position(["guard_tower"], coins=(7, 7), tokens=(["strategy"], []), conflict=7)
    play(t, "build:guard_tower")
    assert_ended(t, [0], "military")


@pytest.mark.rule("SWD-MIL-06", "SWD-FLOW-17", "SWD-WON-05")
def test_a_victory_leaves_no_extra_turn_and_no_reveal() -> None:
    t = position(["theater", "altar"], coins=(99, 7), tokens=(["theology"], []), wonders=(["colossus"], []), conflict=7)
    face_up = t.face_up
    play(t, "raise:colossus:theater")
    assert_ended(t, [0], "military")
    assert t.face_up == face_up


# --- points -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-MIL-07", "SWD-COM-04", "SWD-COM-05")
@pytest.mark.parametrize(
    ("distance", "scored"), [(0, 0), (1, 2), (2, 2), (3, 5), (4, 5), (5, 5), (6, 10), (7, 10), (8, 10)]
)
def test_only_the_leader_scores_for_the_pawn(distance: int, scored: int) -> None:
    for leader in range(2):
        t = position(coins=(0, 0), conflict=distance * (1 - 2 * leader))
        assert points(t, leader) == ({"military": scored} if scored else {})
        assert points(t, 1 - leader) == {}
