"""EE-ABI-13, EE-GAP-08: a disaster is replaced at any moment of its phase."""

import pytest

from pentapolis.games.empires_end.catalogue import CARD, LOCATION
from tests.rules.empires_end.prelude import *

OLD, NEW, NEWER = "fire_02", "flood_07", "blight_09"
TOOL, OTHER_TOOL = "barbarians_05", "barbarians_07"
RICH = {"wheat": 3, "hammer": 3, "axe": 3, "coin": 3}


@pytest.mark.rule("EE-ABI-13", "EE-GAP-08")
class TestAnyMoment:
    def test_before_the_first_decision_of_another_player(self) -> None:
        t = position("D", under=[{}, {"city": [TOOL]}], deck=[OLD, NEW])
        assert t.to_act == [BENCE]
        assert asked(t) == "ask-replace"
        assert moves(t) == {f"replace:{TOOL}:{OLD}", "wait"}
        play(t, f"replace:{TOOL}:{OLD}", seat=BENCE)
        assert disasters_of(t) == [NEW]
        assert exhausted_of(t, BENCE) == {TOOL}
        assert t.to_act == [ANNA]
        assert asked(t) == "ask-disaster"

    def test_between_the_decisions_of_two_others_after_rounds_of_bidding(self) -> None:
        t = position("D", seats=3, under=[{"city": [TOOL]}], goods=[RICH] * 3, deck=[OLD, NEW])
        for _ in range(2):
            play(t, f"bid:{OLD}:coin", "wait", f"bid:{OLD}:coin")
            assert t.to_act == [ANNA]
            play(t, "wait", f"bid:{OLD}:coin")
        play(t, f"bid:{OLD}:coin", "wait", f"bid:{OLD}:coin")
        play(t, f"replace:{TOOL}:{OLD}", seat=ANNA)
        assert disasters_of(t) == [NEW]
        assert pots_of(t) == [{"coin": 8}]  # what was bid stays
        assert t.to_act == [CILI]
        assert f"take:{NEW}" in moves(t)

    def test_before_somebody_who_must_take(self) -> None:
        """Bence has nothing to pay with: he is asked nothing, but Anna is before his location burns."""
        t = position("D", under=[{"city": [TOOL]}], goods=[RICH, {}], deck=[OLD, NEW])
        play(t, f"bid:{OLD}:wheat", seat=ANNA)
        assert t.to_act == [ANNA]
        u = t.copy()
        play(t, f"replace:{TOOL}:{OLD}", seat=ANNA)
        assert destroyed_of(t, BENCE) == {"road_2"}
        play(u, "wait", seat=ANNA)
        assert destroyed_of(u, BENCE) == {"town_1"}

    def test_between_the_two_decisions_of_a_double_disaster(self) -> None:
        t = position("DD", seats=3, under=[{}, {"city": [TOOL]}], goods=[RICH] * 3, deck=[OLD, NEW, NEWER])
        play(t, "wait", seat=BENCE)
        play(t, f"take:{OLD}", "place:city", seat=ANNA)
        assert t.to_act == [BENCE]
        assert moves(t) == {f"replace:{TOOL}:{NEW}", "wait"}  # not the card that was taken
        assert refusal(t, f"replace:{TOOL}:{OLD}") == "EE-ABI-13"
        play(t, f"replace:{TOOL}:{NEW}", seat=BENCE)
        assert t.to_act == [ANNA]
        assert f"take:{NEWER}" in moves(t)

    def test_two_owners_are_asked_clockwise_and_again_about_the_new_card(self) -> None:
        t = position(
            "D", seats=4, first=BENCE, under=[{"city": [TOOL]}, {}, {}, {"city": [OTHER_TOOL]}],
            goods=[RICH] * 4, deck=[OLD, NEW, NEWER],
        )  # fmt: skip
        assert t.to_act == [DANI]
        play(t, "wait", seat=DANI)
        assert t.to_act == [ANNA]
        play(t, f"replace:{TOOL}:{OLD}", seat=ANNA)
        assert t.to_act == [DANI]  # he let the old one be, not this one
        play(t, f"replace:{OTHER_TOOL}:{NEW}", seat=DANI)
        assert t.to_act == [BENCE]  # nobody has another replacement
        assert asked(t) == "ask-disaster"

    def test_the_player_on_turn_replaces_and_then_the_others_may(self) -> None:
        t = position("D", under=[{"city": [TOOL]}, {"city": [OTHER_TOOL]}], goods=[RICH] * 2, deck=[OLD, NEW, NEWER])
        play(t, "wait", seat=BENCE)
        play(t, f"replace:{TOOL}:{OLD}", seat=ANNA)
        assert t.to_act == [BENCE]
        play(t, "wait", seat=BENCE)
        assert t.to_act == [ANNA]  # who still owes the decision
        assert refusal(t, "wait", ANNA) == "PEN-03"

    def test_it_is_no_turn(self) -> None:
        t = position("D", under=[{}, {"city": [TOOL, "famine_10"]}], goods=[RICH] * 2, deck=["fire_05"])
        for move in ("bid:fire_05:hammer", "take:fire_05", "free_bid:famine_10:fire_05"):
            assert refusal(t, move, BENCE) == "EE-FLOW-08"
        assert refusal(t, f"take:{OLD}", ANNA) == "EE-FLOW-08"  # she waits for Bence's answer
        assert t.view(ANNA)["turn"] == ANNA
        assert t.view(ANNA)["to_act"] == [BENCE]

    @pytest.mark.rule("EE-EXH-01", "EE-EXH-02")
    def test_nobody_else_is_asked(self) -> None:
        """No innovation, one under a destroyed location, an exhausted one, a free bid, no card left: no question."""
        without = [
            position("D", deck=[OLD, NEW]),
            position("D", deck=[OLD, NEW], under=[{}, {"city": [TOOL]}], destroyed=[[], ["city"]]),
            position("D", deck=[OLD, NEW], under=[{}, {"city": [TOOL]}], exhausted=[[], [TOOL]]),
            position("D", deck=[OLD, NEW], under=[{}, {"city": ["famine_10"]}]),
            position("D", deck=[OLD], under=[{}, {"city": [TOOL]}], only_deck=True),
        ]
        for t in without:
            assert t.to_act == [ANNA]
            assert asked(t) == "ask-disaster"

    def test_with_the_option_only_on_the_own_turn(self) -> None:
        t = position(
            "D", seats=3, under=[{"city": [TOOL]}], first=BENCE, goods=[RICH] * 3, deck=[OLD, NEW],
            options={"replacement_time": "own_turn"},
        )  # fmt: skip
        play(t, f"bid:{OLD}:coin", seat=BENCE)
        assert t.to_act == [CILI]
        play(t, f"bid:{OLD}:coin", seat=CILI)
        assert f"replace:{TOOL}:{OLD}" in moves(t, ANNA)
        play(t, f"bid:{OLD}:coin", seat=ANNA)
        assert moves(t, ANNA) == {f"replace:{TOOL}:{OLD}", "go_on"}
        play(t, "go_on", seat=ANNA)
        assert t.to_act == [BENCE]


@pytest.mark.rule("EE-GAP-08")
class TestResting:
    def test_nothing_is_asked_before_the_own_turn(self) -> None:
        t = position("D", seats=4, under=[{"city": [TOOL]}], goods=[RICH] * 4, deck=[OLD, NEW])
        play(t, f"bid:{OLD}:coin", seat=ANNA)
        assert moves(t, ANNA) == {f"replace:{TOOL}:{OLD}", "wait", "rest"}
        play(t, "rest", seat=ANNA)
        for seat in (BENCE, CILI, DANI):
            assert t.to_act == [seat]
            play(t, f"bid:{OLD}:coin")
        assert f"replace:{TOOL}:{OLD}" in moves(t, ANNA)
        play(t, f"bid:{OLD}:coin", seat=ANNA)
        assert t.to_act == [ANNA]  # a round later she is asked again

    def test_a_new_disaster_ends_it(self) -> None:
        t = position(
            "D", seats=4, under=[{"city": [TOOL]}, {}, {"city": [OTHER_TOOL]}], goods=[RICH] * 4, deck=[OLD, NEW]
        )
        play(t, "wait", seat=CILI)
        play(t, f"bid:{OLD}:coin", seat=ANNA)
        play(t, "wait", seat=CILI)
        play(t, "rest", seat=ANNA)
        play(t, f"bid:{OLD}:coin", seat=BENCE)
        play(t, f"replace:{OTHER_TOOL}:{OLD}", seat=CILI)  # on her own turn
        assert t.to_act == [ANNA]

    def test_a_new_phase_ends_it(self) -> None:
        t = position("D", seats=3, first=BENCE, under=[{"city": [TOOL]}], goods=[RICH] * 3, deck=[OLD, NEW])
        play(t, "rest", seat=ANNA)
        play(t, f"take:{OLD}", "place:farm_1", seat=BENCE)
        assert disasters_of(t) == [NEW]
        assert t.to_act == [ANNA]

    def test_it_is_offered_only_where_it_differs_from_waiting(self) -> None:
        t = position("D", seats=3, first=CILI, under=[{"city": [TOOL]}], goods=[RICH] * 3, deck=[OLD, NEW])
        assert moves(t, ANNA) == {f"replace:{TOOL}:{OLD}", "wait"}
        assert refusal(t, "rest", ANNA) == "EE-ABI-13"
        t = position("DD", seats=3, first=CILI, under=[{"city": [TOOL]}], goods=[RICH] * 3, deck=[OLD, NEW])
        assert "rest" in moves(t, ANNA)  # Cili decides twice before Anna's turn


@pytest.mark.rule("EE-ABI-13")
@pytest.mark.parametrize("time", ["any_moment", "own_turn"])
def test_games_end_in_both_ways(time: str) -> None:
    for seats in (2, 3, 4):
        tools = [{"city": [TOOL]}, {"city": [OTHER_TOOL]}]
        code = "D" if seats == 2 else "DD"
        t = position(
            code, [code] * 4 + ["E"] + [code] * 4, seats, under=tools, goods=[RICH] * seats,
            options={"replacement_time": time},
        )  # fmt: skip
        assert random_game(t, seats).over


@pytest.mark.rule("EE-ABI-13", "EE-DBL-03")
def test_a_disaster_that_was_taken_may_come_back_as_the_replacement_of_the_other() -> None:
    """Its taker has no healthy location, so the card is discarded; with the deck empty, it is dealt again."""
    ruined = [name for name in LOCATION.ids if name != "city"]
    t = position(
        "DD",
        seats=3,
        destroyed=[ruined, [], []],
        under=[{}, {"city": [TOOL]}, {}],
        deck=["fire_01", OLD],
        only_deck=True,
        turn=ANNA,
        pots=[{}, {}],
    )
    play(t, "take:fire_01", seat=ANNA)
    play(t, f"replace:{TOOL}:{OLD}", seat=BENCE)
    assert [CARD.ids[card] for card in t.disasters] == ["fire_01", "fire_01"]
    assert [t.why_not(ANNA, move) for move in t.moves(ANNA)] == [None] * len(t.moves(ANNA))
    play(t, "take:fire_01", seat=ANNA)
    assert [line["card"] for line in told(t, "log-take")] == ["fire_01", "fire_01"]
