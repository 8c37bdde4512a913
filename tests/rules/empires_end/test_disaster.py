"""Disaster phases: bidding and taking (EE-DIS, EE-TAKE)."""

import pytest

from pentapolis.games.empires_end.edition import edition
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.terms import ABILITY_PHASES, DISASTER_TYPES, RESOURCES
from pentapolis.kernel.rules import IllegalMove
from tests.rules.empires_end.prelude import *

#: The Farm worth 3 points on position 9, as in the rulebook's example.
EXAMPLE_ROW = [
    "city",
    "town_1",
    "town_2",
    "army_1",
    "army_2",
    "road_1",
    "road_2",
    "road_3",
    "farm_3",
    "farm_1",
    "farm_2",
]


class TestBidding:
    @pytest.mark.rule("EE-DIS-01")
    def test_a_card_shows_type_target_accepted_resources_cost_phase_and_ability(self) -> None:
        pieces = {piece["id"]: piece for piece in GAME.pieces()["card"]}
        cards = edition("reconstructed").cards
        assert set(pieces) == {card.id for card in cards}
        for card in cards:
            piece = pieces[card.id]
            assert piece["band"] == DISASTER_TYPES[card.type]
            assert piece["back"] == ABILITY_PHASES[card.ability.phase]
            assert piece["cost"] in ([{"what": "hammer", "count": 1}], [{"what": "hammer", "count": 2}])
            disaster, ability = piece["effects"]
            assert disaster["args"]["number"] == int(card.target) + 1
            assert disaster["args"]["resources"] == [RESOURCES[resource] for resource in card.bids]
            assert ability["message"].startswith("effect-")
        assert pieces["fire_09"]["effects"][0]["args"] == {"number": 9, "resources": ["wheat", "axe"]}

    @pytest.mark.rule("EE-DIS-02")
    def test_a_mix_of_wheat_hammer_and_axe_is_accepted_and_coins_always(self) -> None:
        for card in edition("reconstructed").cards:
            t = position(deck=[card.id])
            accepted = {RESOURCES[resource] for resource in card.bids}
            assert accepted
            assert accepted <= {"wheat", "hammer", "axe"}
            assert moves(t) == {f"bid:{card.id}:{name}" for name in {*accepted, "coin"}} | {f"take:{card.id}"}

    @pytest.mark.rule("EE-DIS-03")
    def test_the_top_card_of_the_deck_is_turned_up(self) -> None:
        t = position(deck=["plague_09", "flood_04"])
        assert disasters_of(t) == ["plague_09"]
        assert deck_of(t)[0] == "flood_04"
        for viewer in (ANNA, BENCE, None):
            assert t.view(viewer)["disasters"] == [
                {
                    "card": "plague_09",
                    "target": 9,
                    "accepts": ["axe"],
                    "pot": dict.fromkeys(START, 0),
                    "taken_by": None,
                }
            ]
        assert told(t, "log-disaster") == [{"card": "plague_09", "number": 9}]

    @pytest.mark.rule("EE-DIS-04")
    def test_everybody_marks_the_target_in_the_own_empire_for_all_to_see(self) -> None:
        t = position(deck=["fire_09"], seats=3)
        for viewer in (ANNA, BENCE, CILI, None):
            for seat in range(3):
                marked = [tile["position"] for tile in seen(t, seat, viewer)["row"] if tile["threatened"]]
                assert marked == [9]

    @pytest.mark.rule("EE-DIS-05", "EE-OPT-01")
    def test_the_player_on_turn_must_pass_or_take(self) -> None:
        t = position(deck=["fire_09"], seats=3, first=BENCE)
        assert t.to_act == [BENCE]
        assert {move.split(":")[0] for move in moves(t)} == {"bid", "take"}
        assert refusal(t, "go_on") == "EE-DIS-05"
        assert refusal(t, "take:fire_10") == refusal(t, "bid:fire_10:coin") == "EE-DIS-05"
        assert refusal(t, "finish") == refusal(t, "decline") == "PEN-03"
        play(t, "bid:fire_09:axe")
        assert t.to_act == [CILI]

    @pytest.mark.rule("EE-DIS-06")
    def test_passing_costs_exactly_one_token_of_an_accepted_resource(self) -> None:
        t = position(deck=["fire_09"])
        assert moves(t) == {"bid:fire_09:wheat", "bid:fire_09:axe", "bid:fire_09:coin", "take:fire_09"}
        assert refusal(t, "bid:fire_09:hammer") == "EE-DIS-06"
        with pytest.raises(IllegalMove):
            play(t, "bid:fire_09:hammer")
        play(t, "bid:fire_09:axe")
        assert goods_of(t, ANNA) == {"wheat": 2, "hammer": 2, "axe": 1, "coin": 2}
        assert pots_of(t) == [{"axe": 1}]
        assert told(t, "log-bid") == [{"seat": ANNA, "card": "fire_09", "resource": "axe"}]

    @pytest.mark.rule("EE-DIS-06")
    def test_nobody_pays_with_a_resource_they_do_not_have(self) -> None:
        t = position(deck=["fire_09"], goods=[{"axe": 1, "hammer": 3}])
        assert moves(t) == {"bid:fire_09:axe", "take:fire_09"}
        assert refusal(t, "bid:fire_09:wheat") == refusal(t, "bid:fire_09:coin") == "EE-DIS-06"

    @pytest.mark.rule("EE-DIS-07")
    def test_bidding_goes_round_without_limit_until_one_takes(self) -> None:
        t = position(deck=["fire_02"], goods=[{"wheat": 40}, {"wheat": 40}])
        for _ in range(30):
            play(t, "bid:fire_02:wheat", "bid:fire_02:wheat")
        assert pots_of(t) == [{"wheat": 60}]
        assert t.to_act == [ANNA]
        play(t, "take:fire_02")
        assert asked(t) == "ask-place"
        assert moves(t, BENCE) == set()
        play(t, "place:city")
        assert t.view(None)["space"] == 1

    @pytest.mark.rule("EE-DIS-08", "EE-OPT-01")
    def test_who_can_neither_pay_nor_use_a_free_bid_takes_the_disaster(self) -> None:
        t = position(deck=["fire_02"], goods=[{"hammer": 5, "axe": 5}])
        assert told(t, "log-take") == [{"seat": ANNA, "card": "fire_02"}]
        assert destroyed_of(t, ANNA) == {"town_1"}
        assert asked(t) == "ask-place"

    @pytest.mark.rule("EE-DIS-08", "EE-EXH-05")
    def test_a_free_bid_keeps_a_player_without_tokens_from_taking(self) -> None:
        t = position(deck=["fire_02"], goods=[{"hammer": 5}], under=[{"city": ["famine_01"]}])
        assert moves(t) == {"free_bid:famine_01:fire_02", "take:fire_02"}
        play(t, "free_bid:famine_01:fire_02", "bid:fire_02:wheat")
        # The turn has come round, and nothing is left to pass with.
        assert told(t, "log-take") == [{"seat": ANNA, "card": "fire_02"}]
        assert goods_of(t, ANNA) == {"hammer": 5, "wheat": 1}

    @pytest.mark.rule("EE-DIS-09")
    def test_the_disaster_may_be_taken_at_the_very_first_turn(self) -> None:
        t = position(deck=["fire_09"])
        play(t, "take:fire_09", "place:city")
        assert destroyed_of(t, ANNA) == {"farm_1"}
        assert goods_of(t, ANNA) == START
        assert told(t, "log-pot") == []

    @pytest.mark.rule("EE-DIS-10", "EE-INF-02")
    def test_the_bids_on_the_table_are_public(self) -> None:
        t = position(deck=["fire_09"], seats=3)
        play(t, "bid:fire_09:wheat", "bid:fire_09:coin")
        for viewer in (ANNA, BENCE, CILI, None):
            assert t.view(viewer)["disasters"][0]["pot"] == {"wheat": 1, "hammer": 0, "axe": 0, "coin": 1}


class TestTaking:
    @pytest.mark.rule("EE-TAKE-01")
    def test_the_taker_takes_the_first_player_marker_and_starts_the_next_bidding(self) -> None:
        t = position(deck=["fire_09", "fire_10"], seats=3)
        play(t, "bid:fire_09:wheat", "bid:fire_09:wheat", "take:fire_09")
        assert t.view(None)["first"] == CILI
        assert told(t, "log-marker") == [{"seat": CILI}]
        play(t, "place:city")
        assert disasters_of(t) == ["fire_10"]
        assert t.to_act == [CILI]

    @pytest.mark.rule("EE-TAKE-01", "EE-GAP-25")
    @pytest.mark.parametrize("phase", ["E", "I", "C", "EI"])
    def test_no_other_phase_moves_the_marker(self, phase: str) -> None:
        t = position(phase, seats=3, first=BENCE, hands=[["fire_01"]] * 3)
        while t.view(None)["space"] == 0:
            for seat in t.to_act:
                legal = sorted(moves(t, seat))
                play(t, "finish" if "finish" in legal else legal[0], seat=seat)
        assert t.view(None)["first"] == BENCE
        assert t.to_act == [BENCE]

    @pytest.mark.rule("EE-TAKE-02")
    def test_the_taker_takes_all_tokens_bid_the_own_ones_included(self) -> None:
        t = position(deck=["fire_07"], seats=3, goods=[{"wheat": 5}, {"axe": 5}, {"coin": 5}])
        play(t, "bid:fire_07:wheat", "bid:fire_07:axe", "bid:fire_07:coin", "take:fire_07")
        assert goods_of(t, ANNA) == {"wheat": 5, "axe": 1, "coin": 1}
        assert [goods_of(t, seat) for seat in (BENCE, CILI)] == [{"axe": 4}, {"coin": 4}]
        assert told(t, "log-pot") == [{"seat": ANNA, "resources": ["wheat", "axe", "coin"]}]

    @pytest.mark.rule("EE-TAKE-03", "EE-OPT-02")
    @pytest.mark.parametrize("target", range(1, 12))
    def test_the_taker_destroys_the_targeted_location_and_nobody_else_does(self, target: int) -> None:
        card = f"earthquake_{target:02}"
        t = position(deck=[card])
        play(t, f"take:{card}")
        assert destroyed_of(t, ANNA) == {ROW[target - 1]}
        assert destroyed_of(t, BENCE) == set()
        assert told(t, "log-ruin") == [{"seat": ANNA, "location": ROW[target - 1]}]

    @pytest.mark.rule("EE-TAKE-04", "EE-TAKE-05", "EE-EX-08", "EE-GAP-01")
    @pytest.mark.parametrize(
        ("destroyed", "options"),
        [
            ([6, 7], [5]),
            ([6, 5], [7]),
            ([6], [5, 7]),
            ([6, 5, 7, 4], [8]),
            ([6, 5, 7, 8], [4]),
            ([6, 5, 7], [4, 8]),
            ([6, 5, 7, 4, 8, 3, 2, 9, 10], [1, 11]),
            ([1, 2, 3, 4, 5, 6, 7, 8, 9], [10]),
            ([6, 7, 8, 9, 10, 11, 5, 4, 3, 2], [1]),
        ],
    )
    def test_the_nearest_healthy_location_is_destroyed(self, destroyed: list[int], options: list[int]) -> None:
        """Target 6 is destroyed already; at equal distance the taker chooses."""
        ruins = [ROW[place - 1] for place in destroyed]
        t = position(deck=["fire_06"], destroyed=[ruins])
        play(t, "take:fire_06")
        if len(options) > 1:
            assert asked(t) == "ask-ruin"
            assert moves(t) == {f"ruin:{ROW[place - 1]}" for place in options}
            assert refusal(t, "ruin:road_1") == "EE-TAKE-04"
            assert refusal(t, "place:city") == "EE-TAKE-04"
            play(t, f"ruin:{ROW[options[-1] - 1]}")
        assert destroyed_of(t, ANNA) == {*ruins, ROW[options[-1] - 1]}

    @pytest.mark.rule("EE-TAKE-05")
    def test_a_healthy_location_farther_away_cannot_be_chosen(self) -> None:
        t = position(deck=["fire_06"], destroyed=[["road_1"]])
        play(t, "take:fire_06")
        assert refusal(t, "ruin:army_1") == "EE-TAKE-05"
        play(t, "ruin:army_2")
        assert destroyed_of(t, ANNA) == {"road_1", "army_2"}

    @pytest.mark.rule("EE-TAKE-04")
    def test_at_the_end_of_the_row_there_is_only_one_neighbour(self) -> None:
        t = position(deck=["fire_01"], destroyed=[["city"]])
        play(t, "take:fire_01")
        assert destroyed_of(t, ANNA) == {"city", "town_1"}

    @pytest.mark.rule("EE-TAKE-05", "EE-GAP-01")
    def test_with_no_healthy_location_nothing_is_destroyed_and_the_innovation_is_discarded(self) -> None:
        t = position(deck=["fire_06"], destroyed=[ROW], first=BENCE)
        play(t, "bid:fire_06:axe", "take:fire_06")
        assert destroyed_of(t, ANNA) == set(ROW)
        assert under_of(t, ANNA) == {}
        assert discard_of(t) == {"fire_06"}
        assert t.view(None)["first"] == ANNA
        assert goods_of(t, ANNA) == {**START, "axe": 3}
        assert told(t, "log-nothing-left") == [{"seat": ANNA}]
        assert told(t, "log-no-place") == [{"seat": ANNA, "card": "fire_06"}]

    @pytest.mark.rule("EE-TAKE-06", "EE-OPT-02")
    def test_the_taker_must_place_the_innovation_without_paying(self) -> None:
        t = position(deck=["flood_05"], goods=[{"wheat": 5}], under=[{"city": ["fire_01"]}])
        play(t, "take:flood_05")
        assert asked(t) == "ask-place"
        # The City has an innovation already, the Army worth 5 points has just been destroyed.
        assert moves(t) == {f"place:{name}" for name in ROW if name not in ("city", "army_2")}
        assert refusal(t, "place:army_2") == "EE-INN-03"
        assert refusal(t, "place:city") == "EE-INN-04"
        assert refusal(t, "finish") == refusal(t, "decline") == "EE-TAKE-06"
        play(t, "place:town_1")
        assert under_of(t, ANNA) == {"city": ["fire_01"], "town_1": ["flood_05"]}
        assert goods_of(t, ANNA) == {"wheat": 5}

    @pytest.mark.rule("EE-TAKE-06")
    def test_with_only_one_legal_place_the_innovation_goes_there_by_itself(self) -> None:
        t = position(deck=["fire_01"], destroyed=[ROW[2:]])
        play(t, "take:fire_01")
        assert under_of(t, ANNA) == {"town_1": ["fire_01"]}

    @pytest.mark.rule("EE-TAKE-07", "EE-GAP-21")
    def test_the_order_is_marker_tokens_destruction_innovation(self) -> None:
        t = position(deck=["earthquake_06"], first=BENCE, under=[{"road_1": ["earthquake_04"]}])
        play(t, "bid:earthquake_06:axe", "take:earthquake_06", "place:city")
        order = ["log-take", "log-marker", "log-pot", "log-ruin", "log-quake", "log-place"]
        assert [message for message in log_of(t) if message in order] == order
        # The card under the Road gives its 2 coins, the new one lies elsewhere and does not give its 5 wheat.
        assert goods_of(t, ANNA) == {"wheat": 2, "hammer": 2, "axe": 3, "coin": 4}

    @pytest.mark.rule("EE-TAKE-07")
    def test_the_tokens_just_taken_count_before_anything_else(self) -> None:
        """Anna has one token and gains four from the pot: five, so she has no few resources."""
        t = position(deck=["fire_02"], goods=[{"hammer": 1}], pots=[{"wheat": 4}])
        play(t, "place:city")
        assert goods_of(t, ANNA) == {"hammer": 1, "wheat": 4}
        assert t.view(None)["space"] == 1

    @pytest.mark.rule("EE-TAKE-08")
    def test_afterwards_the_phase_ends_and_the_markers_are_taken_back(self) -> None:
        t = position("D", ("C",), deck=["fire_09"])
        play(t, "take:fire_09")
        assert not any(tile["threatened"] for seat in (ANNA, BENCE) for tile in seen(t, seat)["row"])
        assert t.view(None)["phase"] == "disaster"
        play(t, "place:city")
        assert t.view(None)["phase"] == "conflict"
        assert t.view(None)["disasters"] == []

    @pytest.mark.rule("EE-TAKE-08", "EE-LOW-01")
    def test_the_phase_ends_only_after_low_resources(self) -> None:
        t = position("D", ("C",), deck=["fire_09"], goods=[{"wheat": 2}])
        play(t, "take:fire_09", "place:city")
        assert (t.view(None)["phase"], asked(t)) == ("disaster", "ask-low")
        play(t, "decline")
        assert t.view(None)["phase"] == "conflict"

    @pytest.mark.rule("EE-TAKE-09", "EE-INN-07")
    def test_innovations_under_a_destroyed_location_stay_and_work_again_after_restoring(self) -> None:
        t = position(
            "D", ("E", "I", "E"), deck=["fire_09"], under=[{"farm_1": ["flood_06"]}], goods=[{"hammer": 3, "axe": 9}]
        )
        play(t, "take:fire_09", "place:city")
        finish(t)
        assert under_of(t, ANNA)["farm_1"] == ["flood_06"]
        assert goods_of(t, ANNA) == {"hammer": 3, "axe": 10, "wheat": 1}  # neither the hammer nor the coin
        play(t, "restore:farm_1", seat=ANNA)
        finish(t)
        assert goods_of(t, ANNA) == {"hammer": 1, "axe": 11, "wheat": 2, "coin": 1}


@pytest.mark.rule("EE-EX-02", "EE-DIS-06", "EE-TAKE-02", "EE-TAKE-03", "EE-INN-04")
def test_the_rulebooks_example_of_a_disaster() -> None:
    t = position("D", ("E",), row=EXAMPLE_ROW, first=BENCE, deck=["fire_09"], under=[{}, {"city": ["flood_01"]}])
    assert t.to_act == [BENCE]
    play(t, "bid:fire_09:wheat", "bid:fire_09:axe", "take:fire_09")
    assert destroyed_of(t, BENCE) == {"farm_3"}
    assert destroyed_of(t, ANNA) == set()
    assert goods_of(t, BENCE) == {**START, "axe": 3}
    assert goods_of(t, ANNA) == {**START, "axe": 1}
    assert t.view(None)["first"] == BENCE
    assert moves(t) == {f"place:{name}" for name in ROW if name not in ("farm_3", "city")}
    play(t, "place:road_2")
    assert under_of(t, BENCE)["road_2"] == ["fire_09"]
    assert exhausted_of(t, BENCE) == set()
    assert t.view(None)["phase"] == "economy"
