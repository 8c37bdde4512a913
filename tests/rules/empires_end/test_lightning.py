"""The lightning variant (EE-LTN)."""

import pytest

from pentapolis.games.empires_end.table import EmpiresEnd
from tests.rules.empires_end.prelude import *

LIGHTNING = {"variant": "lightning", "first_player": 0}
ANNAS = ["fire_02", "fire_08", "flood_01", "revolt_03"]
BENCES = ["plague_04", "plague_05", "plague_06", "plague_07"]
NEXT = ["blight_01", "blight_02", "blight_03", "blight_04", "blight_05", "blight_06", "blight_07", "blight_08"]


def lightning(annas: list[str] = ANNAS, kept: bool = True) -> EmpiresEnd:
    """A lightning game in which the hands are known; `kept`: both have kept theirs."""
    t = new_game(options=LIGHTNING, chance={"locations": ROW, "disasters": [*annas, *BENCES, *NEXT]})
    if kept:
        for seat in (ANNA, BENCE):
            play(t, "keep_hand", seat=seat)
    return t


@pytest.mark.rule("EE-LTN-01", "EE-GAP-10")
def test_the_marker_starts_on_the_lightning_space_which_is_not_played() -> None:
    t = lightning()
    assert t.view(None)["variant"] == "lightning"
    assert (t.view(None)["space"], t.view(None)["phase"]) == (6, None)
    assert told(t, "log-space") == []
    play(t, "suffer:fire_02:fire_08", "place:city", "place:army_1", seat=ANNA)
    play(t, "suffer:plague_04:plague_05", "place:city", "place:town_1", seat=BENCE)
    assert told(t, "log-space") == [{"number": 8, "phase": "disaster"}]
    assert t.to_act == [ANNA]


@pytest.mark.rule("EE-LTN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_four_cards_dealt_replace_the_starting_hand(seats: int) -> None:
    t = new_game(seats, options={"variant": "lightning"})
    assert [len(hand_of(t, seat)) for seat in range(seats)] == [4] * seats
    assert len(deck_of(t)) == 88 - 4 * seats
    assert t.to_act == list(range(seats))


class TestRedraw:
    @pytest.mark.rule("EE-LTN-03", "EE-OPT-10")
    def test_all_four_may_be_discarded_once_for_four_new_ones(self) -> None:
        t = lightning(kept=False)
        assert moves(t, ANNA) == {"keep_hand", "redraw"}
        assert refusal(t, "suffer:fire_02:fire_08", ANNA) == "EE-LTN-03"
        play(t, "redraw", seat=ANNA)
        play(t, "keep_hand", seat=BENCE)
        assert hand_of(t, ANNA) == NEXT[:4]
        assert hand_of(t, BENCE) == BENCES
        assert discard_of(t) == set(ANNAS)
        # Now two of the new cards: the old ones are gone, and there is no second redraw.
        assert asked(t, ANNA) == "ask-suffer"
        assert refusal(t, "redraw", ANNA) == "EE-LTN-04"
        assert refusal(t, "suffer:fire_02:fire_08", ANNA) == "EE-LTN-04"
        assert len(moves(t, ANNA)) == 6

    @pytest.mark.rule("EE-LTN-03", "EE-OPT-10")
    def test_the_cards_may_be_kept(self) -> None:
        t = lightning()
        assert hand_of(t, ANNA) == ANNAS
        assert hand_of(t, BENCE) == BENCES
        assert discard_of(t) == set()


class TestSuffering:
    @pytest.mark.rule("EE-LTN-04", "EE-OPT-10")
    def test_two_of_the_four_must_be_chosen(self) -> None:
        t = lightning()
        pairs = {
            "fire_02:fire_08", "fire_02:flood_01", "fire_02:revolt_03",
            "fire_08:flood_01", "fire_08:revolt_03", "revolt_03:flood_01",
        }  # fmt: skip
        assert moves(t, ANNA) == {f"suffer:{pair}" for pair in pairs}
        assert refusal(t, "suffer:fire_02:fire_02", ANNA) == "EE-LTN-04"
        assert refusal(t, "suffer:fire_02:plague_04", ANNA) == "EE-LTN-04"
        assert refusal(t, "finish", ANNA) == refusal(t, "place:city", ANNA) == "EE-LTN-04"

    @pytest.mark.rule("EE-LTN-05")
    def test_both_destructions_come_before_both_placements(self) -> None:
        t = lightning()
        play(t, "suffer:fire_02:fire_08", seat=ANNA)
        assert destroyed_of(t, ANNA) == {"town_1", "road_3"}
        assert under_of(t, ANNA) == {}
        assert moves(t, ANNA) == {f"place:{name}" for name in ROW if name not in ("town_1", "road_3")}
        play(t, "place:city", seat=ANNA)
        # The second innovation goes where there is none yet.
        assert moves(t, ANNA) == {f"place:{name}" for name in ROW if name not in ("town_1", "road_3", "city")}
        assert refusal(t, "place:city", ANNA) == "EE-INN-04"
        assert refusal(t, "place:town_1", ANNA) == "EE-INN-03"

    @pytest.mark.rule("EE-LTN-05", "EE-LTN-04")
    def test_each_player_carries_out_the_cards_on_the_own_empire_only(self) -> None:
        t = lightning()
        play(t, "suffer:plague_04:plague_05", seat=BENCE)
        assert destroyed_of(t, ANNA) == set()
        assert destroyed_of(t, BENCE) == {"army_1", "army_2"}
        assert asked(t, ANNA) == "ask-suffer"

    @pytest.mark.rule("EE-LTN-06", "EE-GAP-11")
    def test_with_equal_numbers_the_second_follows_the_neighbour_rule(self) -> None:
        t = lightning(["fire_05", "flood_05", "fire_01", "fire_02"])
        play(t, "suffer:fire_05:flood_05", seat=ANNA)
        assert moves(t, ANNA) == {"ruin:army_1", "ruin:road_1"}
        play(t, "ruin:road_1", "place:city", "place:town_1", seat=ANNA)
        assert destroyed_of(t, ANNA) == {"army_2", "road_1"}

    @pytest.mark.rule("EE-LTN-06", "EE-EMP-05")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_afterwards_everybody_has_two_ruins_and_two_innovations_under_healthy_locations(self, seats: int) -> None:
        empires = set()
        for seed in range(6):
            t = new_game(seats, seed, {"variant": "lightning"})
            while t.view(None)["phase"] is None:
                seat = t.to_act[-1]
                play(t, sorted(moves(t, seat))[0], seat=seat)
            for seat in range(seats):
                ruins = destroyed_of(t, seat)
                hosts = under_of(t, seat)
                assert len(ruins) == 2
                assert sorted(len(cards) for cards in hosts.values()) == [1, 1]
                assert not ruins & set(hosts)
            empires.add(len({tuple(sorted(destroyed_of(t, seat))) for seat in range(seats)}))
        assert max(empires) > 1

    @pytest.mark.rule("EE-LTN-07")
    def test_the_other_two_are_discarded_and_two_new_cards_drawn_when_all_are_done(self) -> None:
        t = lightning()
        play(t, "suffer:plague_04:plague_05", "place:city", "place:town_1", seat=BENCE)
        assert hand_of(t, BENCE) == ["plague_06", "plague_07"]
        play(t, "suffer:fire_02:fire_08", "place:city", "place:army_1", seat=ANNA)
        assert discard_of(t) == {"flood_01", "revolt_03", "plague_06", "plague_07"}
        assert hand_of(t, ANNA) == NEXT[:2]
        assert hand_of(t, BENCE) == NEXT[2:4]
        assert disasters_of(t) == NEXT[4:5]


@pytest.mark.rule("EE-EX-13", "EE-LTN-04", "EE-LTN-05", "EE-LTN-06", "EE-LTN-07")
def test_the_example_of_the_lightning_setup() -> None:
    t = lightning()
    play(t, "suffer:fire_02:fire_08", "place:city", "place:farm_3", seat=ANNA)
    play(t, "suffer:plague_04:plague_05", "place:city", "place:town_1", seat=BENCE)
    assert destroyed_of(t, ANNA) == {row_of(t, ANNA)[1], row_of(t, ANNA)[7]}
    assert under_of(t, ANNA) == {"city": ["fire_02"], "farm_3": ["fire_08"]}
    assert {"flood_01", "revolt_03"} < discard_of(t)
    assert len(hand_of(t, ANNA)) == 2


class TestPlay:
    @pytest.mark.rule("EE-LTN-08", "EE-IND-10")
    def test_two_cards_may_be_played_or_sold_and_hands_are_drawn_up_to_two(self) -> None:
        t = position("I", options={"variant": "lightning"}, hands=[["fire_01", "fire_02"], ["fire_03", "fire_04"]])
        play(t, "play:fire_01:city", "sell:fire_02", seat=ANNA)
        assert hand_of(t, ANNA) == []
        # Nothing is left over, so there is nothing to discard.
        assert "discard_hand" not in moves(t, ANNA)
        finish(t)
        assert [len(hand_of(t, seat)) for seat in (ANNA, BENCE)] == [2, 2]
        assert hand_of(t, BENCE) == ["fire_03", "fire_04"]

    @pytest.mark.rule("EE-LTN-08")
    def test_the_hand_limit_is_two_all_game(self) -> None:
        t = lightning()
        largest = 0
        while not t.over:
            seat = t.to_act[0]
            play(t, sorted(moves(t, seat))[0], seat=seat)
            if t.view(None)["phase"] is not None:
                largest = max(largest, *(len(hand_of(t, who)) for who in (ANNA, BENCE)))
        assert largest == 2

    @pytest.mark.rule("EE-LTN-08")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_it_is_played_to_the_end_like_a_normal_game(self, seats: int) -> None:
        t = random_game(new_game(seats, 3, {"variant": "lightning"}))
        assert t.over
        assert len(told(t, "log-space")) == 19
        assert t.census()["different cards"] == 88


@pytest.mark.rule("EE-LTN-09")
def test_all_other_steps_of_the_setup_are_as_normal() -> None:
    for first in (0, 1, 2):
        t = new_game(3, 4, {"variant": "lightning", "first_player": first})
        normal = new_game(3, 4, {"first_player": first})
        assert t.view(None)["first"] == first
        for seat in range(3):
            assert goods_of(t, seat) == START
            assert row_of(t, seat) == row_of(normal, seat)
            assert destroyed_of(t, seat) == set()
        assert t.view(None)["track"] == normal.view(None)["track"]
