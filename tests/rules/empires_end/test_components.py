"""Components, empires and resources (EE-COM, EE-EMP, EE-RES)."""

from collections import Counter

import pytest

from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.edition import edition
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.terms import ABILITY_PHASES, DISASTER_TYPES, LOCATION_TYPES, RESOURCES
from tests.rules.empires_end.prelude import *

ALL_POINTS = 162


class TestComponents:
    @pytest.mark.rule("EE-COM-01")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_marker_moves_by_one_space_after_each_phase_until_the_end(self, seats: int) -> None:
        t = random_game(new_game(seats, seed=5))
        assert [line["number"] for line in told(t, "log-space")] == list(range(1, len(t.track) + 1))
        assert t.over
        assert t.view(None)["space"] == len(t.track)
        assert {t.scores[seat] for seat in t.winners} == {max(t.scores)}

    @pytest.mark.rule("EE-COM-02", "EE-END-04")
    def test_points_come_from_conflicts_and_innovations_and_at_the_end_from_locations_and_end_abilities(self) -> None:
        t = position(
            "E",
            ("C",),
            under=[{"city": ["blight_01"], "town_1": ["revolt_02"]}],
            goods=[{"axe": 3}, {}],
            conflicts=["conflict_01"],
        )
        assert score_of(t, ANNA) == 2
        finish(t)
        play(t, "commit:2:0", seat=ANNA)
        play(t, "commit:0:0", seat=BENCE)
        # Strength 6 brings 5 points, victory 3; two axes are left, a point each.
        assert t.over
        assert seen(t, ANNA)["parts"] == {"track": 10, "locations": ALL_POINTS, "innovations": 2}
        assert t.scores[ANNA] == 10 + ALL_POINTS + 2
        assert seen(t, BENCE)["parts"] == {"track": 0, "locations": ALL_POINTS, "innovations": 0}

    @pytest.mark.rule("EE-COM-03")
    def test_there_are_88_disaster_cards_11_conflict_cards_and_44_locations(self) -> None:
        t = new_game(4)
        assert (len(CARD), len(CONFLICT), len(LOCATION)) == (88, 11, 11)
        assert t.census() == {
            "cards": 88, "different cards": 88, "conflict cards": 11, "different conflict cards": 11,
        }  # fmt: skip
        assert sum(len(seen(t, seat)["row"]) for seat in range(4)) == 44
        with pytest.raises(ValueError, match="seats must be 2, 3, 4"):
            new_game(5)

    @pytest.mark.rule("EE-COM-03", "EE-DBL-01")
    def test_two_disaster_markers_each_are_enough_for_a_double_disaster(self) -> None:
        t = position("DD", seats=4, deck=["fire_09", "flood_02"])
        markers = [tile["threatened"] for seat in range(4) for tile in seen(t, seat)["row"] if tile["threatened"]]
        assert sorted(markers) == [["fire_09"]] * 4 + [["flood_02"]] * 4

    @pytest.mark.rule("EE-COM-04")
    def test_only_the_value_of_tokens_matters_and_change_is_always_possible(self) -> None:
        """Five wheat may be one token of value 5: a bid is still of value 1, and what is won adds up."""
        t = position(deck=["fire_02"], goods=[{"wheat": 5}, {"wheat": 5}], pots=[{"wheat": 10}])
        play(t, "bid:fire_02:wheat")
        assert goods_of(t, ANNA) == {"wheat": 4}
        assert pots_of(t) == [{"wheat": 11}]
        play(t, "take:fire_02")
        assert goods_of(t, BENCE) == {"wheat": 16}

    @pytest.mark.rule("EE-COM-05")
    def test_there_are_8_types_with_a_card_for_each_target_from_1_to_11(self) -> None:
        assert DISASTER_TYPES == ["fire", "revolt", "famine", "flood", "blight", "barbarians", "plague", "earthquake"]
        found = {(DISASTER_TYPES[card.type], int(card.target) + 1) for card in edition("reconstructed").cards}
        assert found == {(kind, target) for kind in DISASTER_TYPES for target in range(1, 12)}
        assert {card.id for card in edition("reconstructed").cards} == {f"{kind}_{target:02}" for kind, target in found}


class TestEmpire:
    @pytest.mark.rule("EE-EMP-01")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_each_empire_has_the_same_11_tiles(self, seats: int) -> None:
        t = new_game(seats)
        for seat in range(seats):
            types = Counter(tile["type"] for tile in seen(t, seat)["row"])
            assert types == {"city": 1, "town": 2, "army": 2, "road": 3, "farm": 3}
            assert {tile["location"] for tile in seen(t, seat)["row"]} == set(LOCATION.ids)

    @pytest.mark.rule("EE-EMP-02")
    def test_every_location_has_its_own_value_and_scores_only_while_healthy(self) -> None:
        values = {tile["location"]: tile["points"] for tile in seen(new_game(), ANNA)["row"]}
        assert len(set(values.values())) == 11
        assert sum(values.values()) == ALL_POINTS
        for name, points in values.items():
            t = position(destroyed=[[name]])
            assert [seen(t, seat)["parts"]["locations"] for seat in (ANNA, BENCE)] == [ALL_POINTS - points, ALL_POINTS]

    @pytest.mark.rule("EE-EMP-03", "EE-GAP-22")
    def test_a_tile_shows_type_points_restore_cost_phase_and_ability(self) -> None:
        tile = next(tile for tile in seen(new_game(), ANNA)["row"] if tile["location"] == "road_2")
        assert (tile["type"], tile["points"], tile["restore_cost"]) == ("road", 14, 4)
        tiles = {piece["id"]: piece for piece in GAME.pieces()["location"]}
        assert set(tiles) == set(LOCATION.ids)
        for printed in edition("reconstructed").locations:
            piece = tiles[printed.id]
            assert piece["band"] == LOCATION_TYPES[printed.type]
            assert piece["points"] == printed.points
            assert piece["cost"] == [{"what": "hammer", "count": printed.restore}]
            assert piece["back"] == ABILITY_PHASES[printed.ability.phase]
            assert len(piece["effects"]) == 1
        road = tiles["road_2"]
        assert (road["points"], road["back"], road["cost"]) == (14, "economy", [{"what": "hammer", "count": 4}])
        assert road["effects"][0]["message"] == "effect-convert-any"

    @pytest.mark.rule("EE-EMP-04")
    def test_a_destroyed_location_scores_nothing_does_nothing_and_switches_off_what_lies_under_it(self) -> None:
        t = position(
            "E", ("I",), destroyed=[["farm_3"]], under=[{"farm_3": ["flood_06"], "city": ["flood_01"]}], goods=[{}, {}]
        )
        # The Farm would give a wheat and the card under it a coin; the card under the City works.
        assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 1, "axe": 1}
        tile = seen(t, ANNA)["row"][10]
        assert (tile["healthy"], tile["restore_cost"]) == (False, 2)
        assert tile["innovations"] == [{"card": "flood_06", "exhausted": False, "active": False}]
        assert seen(t, ANNA)["parts"]["locations"] == ALL_POINTS - 3
        finish(t)
        assert refusal(t, "restore:farm_3", ANNA) == "EE-IND-12"

    @pytest.mark.rule("EE-EMP-04", "EE-ABI-21")
    def test_an_earthquake_card_works_at_the_moment_its_location_is_destroyed(self) -> None:
        t = position(deck=["fire_09"], under=[{"farm_1": ["earthquake_04"]}], goods=[{}])
        assert destroyed_of(t, ANNA) == {"farm_1"}
        assert goods_of(t, ANNA) == {"coin": 2}

    @pytest.mark.rule("EE-EMP-05")
    def test_all_begin_alike_and_later_one_target_may_hit_different_tiles(self) -> None:
        t = new_game(4)
        assert len({tuple(row_of(t, seat)) for seat in range(4)}) == 1
        other = ["farm_1", *(name for name in ROW if name != "farm_1")]
        t = position(deck=["fire_09"], rows={BENCE: other})
        threatened = [
            [tile["location"] for tile in seen(t, seat)["row"] if tile["threatened"]] for seat in (ANNA, BENCE)
        ]
        assert threatened == [["farm_1"], ["road_3"]]
        play(t, "bid:fire_09:wheat", "take:fire_09")
        assert destroyed_of(t, BENCE) == {"road_3"}

    @pytest.mark.rule("EE-EMP-06")
    def test_positions_are_counted_over_healthy_and_destroyed_tiles(self) -> None:
        t = position(deck=["revolt_06"], destroyed=[["city", "town_2", "army_2"]])
        assert [tile["location"] for tile in seen(t, ANNA)["row"] if tile["threatened"]] == ["road_1"]
        play(t, "take:revolt_06")
        assert destroyed_of(t, ANNA) == {"city", "town_2", "army_2", "road_1"}

    @pytest.mark.rule("EE-EMP-07")
    @pytest.mark.parametrize(
        ("host", "points"),
        [("city", 2), ("town_2", 2), ("army_1", 0), ("farm_3", 2), ("road_3", 0)],
    )
    def test_neighbours_are_those_beside_and_the_row_does_not_wrap(self, host: str, points: int) -> None:
        """Plague 5: two points for each destroyed neighbour; positions 2 and 10 are destroyed."""
        t = position("E", destroyed=[["town_1", "farm_2"]], under=[{host: ["plague_05"]}])
        assert score_of(t, ANNA) == points

    @pytest.mark.rule("EE-EMP-07")
    @pytest.mark.parametrize(("host", "destroyed"), [("city", "farm_3"), ("farm_3", "city")])
    def test_the_two_ends_of_the_row_are_not_neighbours(self, host: str, destroyed: str) -> None:
        t = position("E", destroyed=[[destroyed]], under=[{host: ["plague_05"]}])
        assert score_of(t, ANNA) == 0


class TestResources:
    @pytest.mark.rule("EE-RES-01")
    def test_there_are_4_resources(self) -> None:
        assert RESOURCES == ["wheat", "hammer", "axe", "coin"]
        assert set(seen(new_game(), ANNA, ANNA)["resources"]) == set(RESOURCES)

    @pytest.mark.rule("EE-RES-02", "EE-DIS-06")
    @pytest.mark.parametrize(("card", "resource"), [("fire_02", "wheat"), ("fire_10", "hammer"), ("fire_05", "axe")])
    def test_a_coin_stands_for_any_resource_in_a_bid(self, card: str, resource: str) -> None:
        t = position(deck=[card])
        assert moves(t) == {f"bid:{card}:{resource}", f"bid:{card}:coin", f"take:{card}"}
        play(t, f"bid:{card}:coin")
        assert goods_of(t, ANNA) == {"wheat": 2, "hammer": 2, "axe": 2, "coin": 1}
        assert pots_of(t) == [{"coin": 1}]

    @pytest.mark.rule("EE-RES-02")
    def test_only_coins_are_wild(self) -> None:
        t = position(deck=["fire_10"])
        assert refusal(t, "bid:fire_10:wheat") == refusal(t, "bid:fire_10:axe") == "EE-DIS-06"

    @pytest.mark.rule("EE-RES-02", "EE-RES-04", "EE-GAP-28")
    def test_a_coin_stands_for_a_hammer_in_play_costs_and_hammers_are_paid_first(self) -> None:
        """Without Towns a card of 2 hammers costs 2: one hammer and one coin."""
        t = position(
            "I",
            destroyed=[["town_1", "town_2"]],
            hands=[["flood_05", "flood_10"]],
            goods=[{"hammer": 1, "coin": 2, "wheat": 3}],
        )
        play(t, "play:flood_05:city", seat=ANNA)
        assert goods_of(t, ANNA) == {"coin": 1, "wheat": 3}
        assert told(t, "log-pay") == [{"seat": ANNA, "resources": ["hammer", "coin"]}]
        assert refusal(t, "play:flood_10:army_1", ANNA) == "EE-IND-03"

    @pytest.mark.rule("EE-RES-02", "EE-RES-04")
    def test_a_coin_stands_for_a_hammer_in_restore_costs(self) -> None:
        t = position("I", destroyed=[["farm_1"]], goods=[{"coin": 4}])
        play(t, "restore:farm_1", seat=ANNA)
        assert goods_of(t, ANNA) == {"coin": 1}
        assert destroyed_of(t, ANNA) == set()

    @pytest.mark.rule("EE-RES-02", "EE-RES-04")
    def test_a_coin_stands_for_an_axe_in_a_conflict_and_goes_to_the_supply(self) -> None:
        t = position("C", conflicts=["conflict_04"])
        play(t, "commit:1:2", seat=ANNA)
        play(t, "commit:2:0", seat=BENCE)
        # Both Armies give 4; Anna has 4 + 1 + 2, so she is in the highest band: 2 coins come back from the supply.
        assert told(t, "log-strength")[ANNA] == {"seat": ANNA, "axes": 1, "coins": 2, "strength": 7}
        assert goods_of(t, ANNA) == {"wheat": 2, "hammer": 2, "axe": 1, "coin": 2}
        assert goods_of(t, BENCE) == {"wheat": 3, "hammer": 2, "coin": 2}

    @pytest.mark.rule("EE-RES-03")
    def test_resources_are_spent_to_pass_to_restore_to_fight_and_to_play(self) -> None:
        t = position(
            "D",
            ("I", "C"),
            deck=["fire_10"],
            destroyed=[["town_1", "town_2"]],
            hands=[["revolt_03"]],
            goods=[{"hammer": 7, "axe": 1}, {}],
        )
        play(t, "bid:fire_10:hammer")
        assert goods_of(t, ANNA) == {"hammer": 6, "axe": 1}
        play(t, "place:city", "decline")  # Bence, who can pay nothing, has taken the disaster
        play(t, "play:revolt_03:army_1", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 5, "axe": 1}
        play(t, "restore:town_2", seat=ANNA)
        assert goods_of(t, ANNA) == {"axe": 1}
        finish(t)
        play(t, "commit:1:0", seat=ANNA)
        assert told(t, "log-strength")[ANNA]["strength"] == 4 + 1 + 1

    @pytest.mark.rule("EE-RES-04")
    def test_disaster_bids_lie_beside_the_card_and_go_to_the_taker(self) -> None:
        t = position(deck=["fire_07"])
        play(t, "bid:fire_07:wheat", "bid:fire_07:axe", "bid:fire_07:coin")
        assert pots_of(t) == [{"wheat": 1, "axe": 1, "coin": 1}]
        before = goods_of(t, BENCE)
        assert before == {"wheat": 2, "hammer": 2, "axe": 1, "coin": 2}
        play(t, "take:fire_07")
        assert goods_of(t, BENCE) == {"wheat": 3, "hammer": 2, "axe": 2, "coin": 3}
        assert goods_of(t, ANNA) == {"wheat": 1, "hammer": 2, "axe": 2, "coin": 1}

    @pytest.mark.rule("EE-RES-05", "EE-ABI-18")
    def test_at_the_end_a_coin_counts_only_as_a_coin(self) -> None:
        t = position(
            "C",
            (),
            under=[{"city": ["famine_02"], "town_1": ["revolt_02"]}],
            goods=[{"coin": 9, "wheat": 2, "axe": 3}, {}],
        )
        play(t, "commit:0:0", seat=ANNA)
        assert t.over
        assert seen(t, ANNA)["parts"]["innovations"] == 2 + 3

    @pytest.mark.rule("EE-RES-06", "EE-GAP-14")
    def test_a_coin_does_not_stand_for_the_wheat_that_is_converted(self) -> None:
        t = position("E", destroyed=[["farm_3"]], under=[{"city": ["barbarians_11"]}], goods=[{"coin": 2}])
        assert moves(t, ANNA) == {"convert:barbarians_11:hammer", "finish"}
        assert refusal(t, "trade:road_2:axe", ANNA) == "EE-RES-06"

    @pytest.mark.rule("EE-RES-06", "EE-GAP-14")
    def test_wheat_does_not_stand_for_the_coin_that_is_converted(self) -> None:
        t = position("E", under=[{"city": ["barbarians_11"]}], goods=[{"wheat": 2}])
        assert moves(t, ANNA) == {"trade:road_2:hammer", "trade:road_2:axe", "finish"}
        assert refusal(t, "convert:barbarians_11:hammer", ANNA) == "EE-RES-06"

    @pytest.mark.rule("EE-SET-04", "EE-GAP-15")
    def test_the_supply_never_runs_out(self) -> None:
        """There are 35 wheat tokens in the box; the players have 80, and a Farm still gives one more to each."""
        t = position("E", goods=[{"wheat": 40}, {"wheat": 40}])
        assert [goods_of(t, seat)["wheat"] for seat in (ANNA, BENCE)] == [41, 41]

    @pytest.mark.rule("EE-SET-04", "EE-COM-03", "EE-GAP-15")
    def test_the_twelve_exhaustion_markers_are_enough(self) -> None:
        exhausting = [
            card for card in edition("reconstructed").cards if ABILITY_PHASES[card.ability.phase] == "disaster"
        ]
        names = [card.id for card in exhausting]
        t = position(under=[{"city": names}], exhausted=[names])
        assert under_of(t, ANNA) == {"city": names}
        marked = seen(t, ANNA)["row"][0]["innovations"]
        assert [innovation["exhausted"] for innovation in marked] == [True] * len(names)
        assert 0 < len(names) <= 12
