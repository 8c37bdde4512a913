"""The ability catalogue (EE-ABI): what its entries add to the kinds in `test_kinds`."""

from pathlib import Path

import pytest

from tests.rules.empires_end.prelude import *


class TestEconomy:
    @pytest.mark.rule("EE-ABI-01")
    def test_wheat_into_coins_up_to_three_times(self) -> None:
        layout = Layout(destroyed=["road_2", "farm_1", "farm_2", "farm_3"], under={"city": ["barbarians_01"]})
        t = anna("E", layout, goods={"wheat": 5})
        for coins in (1, 2, 3):
            play(t, "convert:barbarians_01:coin", seat=ANNA)
            assert goods_of(t, ANNA) == {"wheat": 5 - coins, "coin": coins}
        assert t.over

    @pytest.mark.rule("EE-ABI-02")
    def test_with_a_plus_sign_all_outputs_are_gained_otherwise_one_is_chosen(self) -> None:
        layout = Layout(
            destroyed=["farm_1", "farm_2", "farm_3"], under={"city": ["barbarians_06"], "town_1": ["flood_08"]}
        )
        t = anna("E", layout, goods={"coin": 1})
        play(t, "convert:barbarians_06:wheat", seat=ANNA)
        assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 1, "axe": 1}
        play(t, "convert:flood_08:axe", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 1, "axe": 2}

    @pytest.mark.rule("EE-ABI-03", "EE-GAP-04")
    def test_a_repeat_chooses_another_active_ability_but_never_a_repeat(self) -> None:
        under = {"city": ["barbarians_02"], "town_1": ["barbarians_09"], "farm_1": ["flood_05"], "army_1": ["flood_06"]}
        t = anna("E", Layout(destroyed=["army_1"], under=under))
        assert refusal(t, "repeat:barbarians_02:barbarians_09", ANNA) == "EE-ABI-03"
        assert refusal(t, "repeat:barbarians_02:flood_06", ANNA) == "EE-ABI-03"  # under a ruin
        assert refusal(t, "repeat_at:barbarians_02:army_2", ANNA) == "EE-ABI-03"  # works in conflicts
        assert refusal(t, "repeat:flood_05:flood_06", ANNA) == "EE-ABI-03"  # repeats nothing
        before = goods_of(t, ANNA)["wheat"]
        play(t, "repeat:barbarians_02:flood_05", "repeat_at:barbarians_09:farm_3", seat=ANNA)
        assert goods_of(t, ANNA)["wheat"] == before + 2 + 1

    @pytest.mark.rule("EE-ABI-03", "EE-ECO-08")
    def test_a_refresh_may_be_repeated(self, tmp_path: Path) -> None:
        """An edition may print a Road that refreshes a number of innovations: the repeat doubles it."""
        tools = ["famine_01", "famine_03", "famine_05"]
        under = {"town_2": ["barbarians_02"], "army_2": tools}
        t = anna("I", Layout(destroyed=["road_3"], under=under), then=("E",), exhausted=[tools])
        other_edition(t, tmp_path, {"road_1": {"ability": '{ kind = "refresh_adjacent", count = 1 }'}})
        finish(t, ANNA)
        play(t, "refresh_at:road_1:famine_01", seat=ANNA)
        assert refusal(t, "refresh_at:road_1:famine_03", ANNA) == "EE-ECO-03"
        play(t, "repeat_at:barbarians_02:road_1", "refresh_at:road_1:famine_05", seat=ANNA)
        assert exhausted_of(t, ANNA) == {"famine_03"}

    @pytest.mark.rule("EE-ABI-04")
    def test_plague_5_scores_two_for_each_destroyed_neighbour(self) -> None:
        for ruins, points in ((["city", "town_2"], 4), (["city"], 2), (["farm_1"], 0)):
            assert score_of(anna("E", Layout(destroyed=ruins, under={"town_1": ["plague_05"]})), ANNA) == points
        # At the end of the row there is one neighbour only.
        ruins = ["town_1", "farm_3"]
        assert score_of(anna("E", Layout(destroyed=ruins, under={"city": ["plague_05"]})), ANNA) == 2

    @pytest.mark.rule("EE-ABI-05", "EE-ABI-06")
    @pytest.mark.parametrize(
        ("card", "beside", "gained"),
        [
            ("flood_02", "farm", "wheat"),
            ("flood_07", "road", "hammer"),
            ("flood_09", "army", "axe"),
            ("flood_11", "town", "hammer"),
        ],
    )
    def test_resources_for_healthy_neighbours_of_a_type(self, card: str, beside: str, gained: str) -> None:
        left, right = f"{beside}_1", f"{beside}_2"
        row = [left, "city", right, *(name for name in ROW if name not in (left, "city", right))]
        for ruins in ([], [left], [left, right], ["city"]):
            count = 0 if "city" in ruins else 2 - len(ruins)
            plain = anna("E", Layout(row, ruins))
            t = anna("E", Layout(row, ruins, {"city": [card]}))
            assert goods_of(t, ANNA).get(gained, 0) - goods_of(plain, ANNA).get(gained, 0) == count

    @pytest.mark.rule("EE-ABI-07")
    def test_printed_points_go_to_the_score_track_at_once(self) -> None:
        t = anna("E", Layout(under={"city": ["blight_07"], "town_1": ["blight_05"]}), then=("I",), scores=[10])
        assert score_of(t, ANNA) == 13
        finish(t, ANNA)
        assert t.view(None)["phase"] == "industry"
        assert score_of(t, ANNA) == 16


class TestIndustry:
    @pytest.mark.rule("EE-ABI-08", "EE-GAP-05")
    def test_cheaper_restoring_in_the_neighbourhood(self) -> None:
        under = {"town_1": ["fire_10"], "farm_1": ["fire_09"]}
        t = anna("I", Layout(destroyed=["city", "town_2", "army_1"], under=under), goods={"hammer": 6})
        costs = {tile["location"]: tile["restore_cost"] for tile in seen(t, ANNA)["row"]}
        # City 7 and the Town worth 18 (5) lie beside the card, the Army worth 16 (4) does not.
        assert (costs["city"], costs["town_2"], costs["army_1"]) == (6, 4, 4)
        play(t, "restore:city", seat=ANNA)
        assert goods_of(t, ANNA) == {}

    @pytest.mark.rule("EE-ABI-09", "EE-KND-08", "EE-GAP-06", "EE-EXH-08")
    def test_an_innovation_moves_alone_with_its_marker_also_from_a_ruin(self) -> None:
        under = {"city": ["fire_02"], "farm_1": ["famine_01", "flood_01"], "town_1": ["flood_02"]}
        t = anna("I", Layout(destroyed=["farm_1"], under=under), exhausted=[["famine_01"]])
        assert refusal(t, "move:famine_01:farm_1", ANNA) == "EE-ABI-09"
        assert refusal(t, "move:flood_05:farm_2", ANNA) == "EE-ABI-09"
        assert refusal(t, "move:flood_02:farm_1", ANNA) == "EE-INN-03"
        assert refusal(t, "move:flood_02:city", ANNA) == "EE-INN-04"
        play(t, "move:famine_01:army_1", seat=ANNA)
        assert under_of(t, ANNA) == {
            "city": ["fire_02"], "farm_1": ["flood_01"], "town_1": ["flood_02"], "army_1": ["famine_01"],
        }  # fmt: skip
        assert exhausted_of(t, ANNA) == {"famine_01"}
        assert refusal(t, "move:flood_01:army_2", ANNA) == "EE-ABI-09"

    @pytest.mark.rule("EE-ABI-09", "EE-KND-08", "EE-GAP-06")
    def test_the_fewest_are_counted_after_lifting_and_the_old_place_does_not_count(self) -> None:
        ruins = [name for name in ROW if name not in ("city", "town_1", "army_1")]
        # 2, 1, 1: lifting one of the City's makes 1, 1, 1. Lifting the Town's makes 2, 0, 1: only the old place.
        under = {"city": ["fire_02", "flood_01"], "town_1": ["flood_02"], "army_1": ["flood_03"]}
        t = anna("I", Layout(destroyed=ruins, under=under))
        assert starting(t, "move:") == {
            f"move:{card}:{place}" for card in ("fire_02", "flood_01") for place in ("town_1", "army_1")
        }
        assert refusal(t, "move:flood_02:army_1", ANNA) == "EE-INN-04"
        # The card itself may be moved, and a used move stays used.
        play(t, "move:fire_02:army_1", seat=ANNA)
        assert not starting(t, "move:")

    @pytest.mark.rule("EE-ABI-09")
    def test_two_cards_move_two_innovations(self) -> None:
        under = {"city": ["fire_02"], "town_1": ["fire_08"]}
        t = anna("I", Layout(under=under), hands=[["flood_01"]])
        play(t, "move:fire_02:farm_1", "move:fire_08:farm_2", seat=ANNA)
        assert under_of(t, ANNA) == {"farm_1": ["fire_02"], "farm_2": ["fire_08"]}
        assert not starting(t, "move:")

    @pytest.mark.rule("EE-ABI-10", "EE-GAP-03")
    def test_famine_8_removes_one_marker_beside_it_and_need_not(self) -> None:
        under = {"town_1": ["famine_08"], "city": ["famine_01"], "town_2": ["famine_03"]}
        t = anna("I", Layout(destroyed=["town_2"], under=under), exhausted=[["famine_01", "famine_03"]])
        assert starting(t, "refresh:") == {"refresh:famine_08:famine_01", "refresh:famine_08:famine_03"}
        u = t.copy()
        play(t, "refresh:famine_08:famine_03", seat=ANNA)
        assert exhausted_of(t, ANNA) == {"famine_01"}
        finish(u, ANNA)
        assert exhausted_of(u, ANNA) == {"famine_01", "famine_03"}


class TestDisaster:
    @pytest.mark.rule("EE-ABI-11")
    def test_a_free_bid_is_good_for_one_pass(self) -> None:
        t = position("D", under=[{"city": ["famine_10", "barbarians_03"]}], goods=[{}, {"coin": 9}], deck=["fire_05"])
        for tool in ("famine_10", "barbarians_03"):
            play(t, f"free_bid:{tool}:fire_05", seat=ANNA)
            play(t, "bid:fire_05:coin", seat=BENCE)
        # Both are exhausted and she has nothing to pay with: she took it, without being asked.
        assert exhausted_of(t, ANNA) == {"famine_10", "barbarians_03"}
        assert goods_of(t, ANNA) == {"coin": 2}
        assert t.view(None)["disasters"][0]["taken_by"] == ANNA

    @pytest.mark.rule("EE-ABI-13", "EE-GAP-07")
    @pytest.mark.parametrize("replacement", ["discard", "shuffle_back"])
    def test_the_replaced_disaster_is_discarded_or_shuffled_back(self, replacement: str) -> None:
        t = position(
            "D", under=[{"city": ["barbarians_05"]}], goods=[{"coin": 2}, {"coin": 2}],
            deck=["fire_04", "flood_09", "flood_10", "flood_11"], only_deck=True, options={"replacement": replacement},
            pots=[{"wheat": 1}], turn=ANNA,
        )  # fmt: skip
        play(t, "replace:barbarians_05:fire_04", seat=ANNA)
        assert disasters_of(t) == ["flood_09"]
        rest = {"flood_10", "flood_11"}
        if replacement == "discard":
            assert discard_of(t) == {"fire_04"}
            assert set(deck_of(t)) == rest
        else:
            assert discard_of(t) == set()
            assert set(deck_of(t)) == rest | {"fire_04"}

    @pytest.mark.rule("EE-ABI-13", "EE-GAP-07")
    def test_the_deck_is_shuffled_after_the_new_card_is_turned_up(self) -> None:
        t = position("D", under=[{"city": ["barbarians_05"]}], goods=[{"coin": 2}, {}], deck=["fire_04", "flood_09"])
        before = deck_of(t)
        assert before[0] == "flood_09"
        play(t, "replace:barbarians_05:fire_04", seat=ANNA)
        assert disasters_of(t) == ["flood_09"]
        assert sorted(deck_of(t)) == sorted(before[1:])
        assert deck_of(t) != before[1:]

    @pytest.mark.rule("EE-ABI-13", "EE-GAP-08")
    def test_it_does_not_replace_the_decision_and_each_card_works_once(self) -> None:
        t = position(
            "D", under=[{"city": ["barbarians_05", "barbarians_07"]}], goods=[{"coin": 2}, {"coin": 2}],
            deck=["fire_04", "flood_09"],
        )  # fmt: skip
        assert refusal(t, "go_on", ANNA) == "EE-DIS-05"
        play(t, "replace:barbarians_05:fire_04", seat=ANNA)
        assert t.to_act == [ANNA]
        assert refusal(t, "go_on", ANNA) == "EE-DIS-05"
        assert refusal(t, "bid:fire_04:coin", ANNA) == "EE-DIS-05"
        assert refusal(t, "replace:barbarians_05:flood_09", ANNA) == "EE-EXH-02"
        assert "replace:barbarians_07:flood_09" in moves(t, ANNA)
        play(t, "take:flood_09", seat=ANNA)
        assert destroyed_of(t, ANNA) == {"farm_1"}

    @pytest.mark.rule("EE-ABI-24", "EE-GAP-08")
    @pytest.mark.parametrize(("time", "leave"), [("any_moment", "wait"), ("own_turn", "go_on")])
    def test_after_the_own_pass_it_leaves_the_pass_valid(self, time: str, leave: str) -> None:
        t = position(
            "D", under=[{"city": ["barbarians_05"]}], goods=[{"wheat": 1, "coin": 1}, {"coin": 2}],
            deck=["fire_02", "flood_07"], options={"replacement_time": time},
        )  # fmt: skip
        play(t, "bid:fire_02:wheat", seat=ANNA)
        assert t.to_act == [ANNA]
        assert moves(t, ANNA) == {"replace:barbarians_05:fire_02", leave}
        u = t.copy()
        play(t, "replace:barbarians_05:fire_02", seat=ANNA)
        # The new card accepts axes only; her wheat stays where it is, and it is Bence's turn.
        assert disasters_of(t) == ["flood_07"]
        assert pots_of(t) == [{"wheat": 1}]
        assert t.to_act == [BENCE]
        play(u, leave, seat=ANNA)
        assert u.to_act == [BENCE]
        assert disasters_of(u) == ["fire_02"]
        assert exhausted_of(u, ANNA) == set()

    @pytest.mark.rule("EE-ABI-24", "EE-GAP-08")
    def test_with_the_option_not_on_the_turn_of_another_player(self) -> None:
        t = position(
            "D", under=[{}, {"city": ["barbarians_05"]}], goods=[{"coin": 2}, {"coin": 2}], deck=["fire_02"],
            options={"replacement_time": "own_turn"},
        )  # fmt: skip
        assert t.to_act == [ANNA]
        assert refusal(t, "replace:barbarians_05:fire_02", BENCE) == "EE-FLOW-08"
        assert refusal(t, "replace:barbarians_05:fire_02", ANNA) == "EE-EXH-01"

    @pytest.mark.rule("EE-ABI-13", "EE-GAP-08")
    def test_in_a_double_disaster_the_owner_chooses_the_card(self) -> None:
        for old in ("fire_02", "flood_07"):
            t = position(
                "DD", seats=3, under=[{"city": ["barbarians_05"]}], goods=[{"coin": 4}] * 3,
                deck=["fire_02", "flood_07", "blight_09"],
            )  # fmt: skip
            play(t, "bid:fire_02:coin", seat=ANNA)
            assert {f"replace:barbarians_05:{card}" for card in ("fire_02", "flood_07")} <= moves(t, ANNA)
            play(t, f"replace:barbarians_05:{old}", seat=ANNA)
            assert sorted(disasters_of(t)) == sorted({"fire_02", "flood_07", "blight_09"} - {old})
            # She still owes the decision about the other place, and only that one.
            place = disasters_of(t)[1]
            assert {move for move in moves(t, ANNA) if move.startswith(("bid", "take"))} >= {f"take:{place}"}
            assert not any(move.startswith(f"take:{disasters_of(t)[0]}") for move in moves(t, ANNA))
            play(t, f"bid:{place}:coin", seat=ANNA)
            assert t.to_act == [BENCE]

    @pytest.mark.rule("EE-ABI-13", "EE-GAP-13")
    def test_without_another_card_nothing_can_be_replaced(self) -> None:
        t = position(
            "D", under=[{"city": ["barbarians_05"]}], goods=[{"coin": 2}, {"coin": 2}], deck=["fire_02"], only_deck=True
        )
        assert refusal(t, "replace:barbarians_05:fire_02", ANNA) == "EE-ABI-13"
        assert not any(move.startswith("replace") for move in moves(t, ANNA))


class TestConflictAndEnd:
    @pytest.mark.rule("EE-ABI-12", "EE-ABI-14")
    def test_strength_icons_and_ruined_neighbours_add_up(self) -> None:
        under = {"town_1": ["plague_03", "plague_07"], "army_1": ["revolt_07"]}
        t = anna("C", Layout(destroyed=["city", "town_2"], under=under), goods={"axe": 1})
        assert t.view(None)["conflict"]["starting"][ANNA] == 2 + 2 + 3 + 2 * 1 + 2 * 2

    @pytest.mark.rule("EE-ABI-15", "EE-ABI-16", "EE-ABI-17", "EE-ABI-18", "EE-ABI-19")
    def test_end_abilities_together(self) -> None:
        under = {
            "town_1": ["blight_03", "plague_08"],  # 2 for each of 3 ruins; 5 for each of 2 beside
            "farm_2": ["plague_09", "revolt_05"],  # 4 for the healthy Farm beside (the other is destroyed); 2 an axe
            "army_2": ["blight_06"],  # the best of these once more
        }
        t = anna("E", Layout(destroyed=["city", "town_2", "farm_3"], under=under), goods={"axe": 5, "coin": 7})
        finish(t, *t.to_act)
        # The Farm worth 8 gave a sixth axe.
        assert seen(t, ANNA)["parts"]["innovations"] == 6 + 10 + 4 + 12 + 12

    @pytest.mark.rule("EE-ABI-19", "EE-GAP-09")
    def test_an_edition_may_let_ruins_count_beside_it(self, tmp_path: Path) -> None:
        t = anna("E", Layout(destroyed=["farm_1", "farm_3"], under={"farm_2": ["plague_09"]}), goods={"wheat": 1})
        every = '{ kind = "end_points_per_adjacent", state = "any", location_type = "farm", points = 4 }'
        assert seen(t, ANNA)["parts"]["innovations"] == 0
        other_edition(t, tmp_path, {"plague_09": {"ability": every}})
        finish(t, ANNA)
        assert seen(t, ANNA)["parts"]["innovations"] == 8

    @pytest.mark.rule("EE-ABI-20", "EE-GAP-24")
    def test_a_tie_for_most_ruins_counts_even_at_none(self) -> None:
        t = position("E", (), seats=3, under=[{}, {"city": ["blight_09"]}])
        finish(t, *t.to_act)
        assert seen(t, BENCE)["parts"]["innovations"] == 13
        assert t.winners == [BENCE]


class TestEarthquake:
    @pytest.mark.rule("EE-EX-12", "EE-ABI-21", "EE-KND-19")
    def test_example_three_wheat_for_the_army_each_time_it_is_destroyed(self) -> None:
        # The Army worth 5 lies at position 5. Hands are full, so the second card stays on top of the deck.
        hand = ["flood_01", "flood_02", "flood_03", "flood_04"]
        t = position(
            "D", ("I", "D"), under=[{"army_2": ["earthquake_01"]}], goods=[{"hammer": 2, "coin": 4}, {"coin": 9}],
            hands=[hand, ["blight_01", "blight_02", "blight_03", "blight_04"]], deck=["revolt_05", "blight_05"],
        )  # fmt: skip
        play(t, "take:revolt_05", "place:city", seat=ANNA)
        assert goods_of(t, ANNA) == {"wheat": 3, "hammer": 2, "coin": 4}
        play(t, "restore:army_2", seat=ANNA)
        assert goods_of(t, ANNA) == {"wheat": 3, "coin": 4}
        finish(t, ANNA, BENCE)
        play(t, "take:blight_05", seat=ANNA)
        assert goods_of(t, ANNA) == {"wheat": 6, "coin": 4}

    @pytest.mark.rule("EE-ABI-22", "EE-KND-20")
    def test_markers_are_removed_all_over_the_empire(self) -> None:
        under = {"army_2": ["earthquake_05", "famine_01"], "city": ["famine_03"], "farm_1": ["famine_05"]}
        every = ["famine_01", "famine_03", "famine_05"]
        t = anna(
            "D", Layout(destroyed=["farm_1"], under=under), goods={"coin": 5}, deck=["revolt_05"], exhausted=[every]
        )
        play(t, "take:revolt_05", seat=ANNA)
        assert exhausted_of(t, ANNA) == set()
        assert told(t, "log-quake-refresh")[0]["cards"] == every

    @pytest.mark.rule("EE-ABI-22")
    def test_markers_of_others_stay(self) -> None:
        t = position(
            "D", under=[{"army_2": ["earthquake_05"]}, {"city": ["famine_03"]}], exhausted=[[], ["famine_03"]],
            goods=[{"coin": 5}, {"coin": 5}], deck=["revolt_05"],
        )  # fmt: skip
        play(t, "take:revolt_05", seat=ANNA)
        assert exhausted_of(t, BENCE) == {"famine_03"}

    @pytest.mark.rule("EE-ABI-23")
    def test_a_destruction_by_the_neighbour_rule_triggers_it_too(self) -> None:
        # Position 5 is destroyed; its neighbour at position 4 is chosen.
        t = anna("D", Layout(destroyed=["army_2"], under={"army_1": ["earthquake_06"], "road_1": ["earthquake_07"]}),
                 goods={"coin": 5}, deck=["revolt_05"])  # fmt: skip
        play(t, "take:revolt_05", seat=ANNA)
        assert moves(t, ANNA) == {"ruin:army_1", "ruin:road_1"}
        play(t, "ruin:army_1", seat=ANNA)
        assert goods_of(t, ANNA) == {"wheat": 5, "coin": 5}

    @pytest.mark.rule("EE-KND-19", "EE-GAP-21", "EE-TAKE-07")
    def test_tokens_come_first_then_the_bonus_then_the_place(self) -> None:
        t = position(
            "D", under=[{"army_2": ["earthquake_01", "earthquake_02"]}], goods=[{"coin": 5}, {"coin": 5}],
            deck=["revolt_05"], pots=[{"axe": 2}], turn=ANNA,
        )  # fmt: skip
        play(t, "take:revolt_05", seat=ANNA)
        assert asked(t, ANNA) == "ask-place"
        assert goods_of(t, ANNA) == {"wheat": 3, "hammer": 3, "axe": 2, "coin": 5}
        order = [name for name in log_of(t) if name in ("log-pot", "log-ruin", "log-quake", "log-place")]
        assert order == ["log-pot", "log-ruin", "log-quake", "log-quake"]

    @pytest.mark.rule("EE-KND-19", "EE-TAKE-07")
    def test_the_innovation_just_gained_is_not_triggered_by_its_own_disaster(self) -> None:
        t = anna("D", Layout(), goods={"coin": 5}, deck=["earthquake_07"])
        play(t, "take:earthquake_07", "place:city", seat=ANNA)
        assert destroyed_of(t, ANNA) == {"road_2"}
        assert goods_of(t, ANNA) == {"coin": 5}

    @pytest.mark.rule("EE-ABI-21")
    def test_the_bonus_of_one_player_is_nothing_to_others(self) -> None:
        under = [{"army_2": ["earthquake_01"]}, {"army_2": ["earthquake_02"]}, {}]
        t = position("D", seats=3, under=under, goods=[{"coin": 5}] * 3, deck=["revolt_05"])
        play(t, "take:revolt_05", seat=ANNA)
        assert goods_of(t, BENCE) == goods_of(t, CILI) == {"coin": 5}
