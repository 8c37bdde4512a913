"""Innovations (EE-INN) and the themes of the types of disaster (EE-THM)."""

from collections.abc import Callable

import pytest

from tests.rules.empires_end.prelude import *


def full(*counts: tuple[str, int]) -> dict[str, list[str]]:
    """So many innovations under each of these locations."""
    cards = iter(card for card in CARDS if card.startswith(("revolt", "flood", "blight")))
    return {location: [next(cards) for _ in range(count)] for location, count in counts}


class TestPlacing:
    @pytest.mark.rule("EE-INN-01", "EE-TAKE-06")
    def test_innovations_come_from_disasters_and_from_the_hand_by_the_same_rules(self) -> None:
        under = {name: [card] for name, card in zip(ROW[2:], (f"flood_{n:02}" for n in range(1, 12)), strict=False)}
        # Free places are the City and the Town worth 25; position 11 will be destroyed.
        taken = anna("D", Layout(under=under), goods={"coin": 1}, deck=["earthquake_11"])
        play(taken, "take:earthquake_11", seat=ANNA)
        assert moves(taken, ANNA) == {"place:city", "place:town_1"}
        play(taken, "place:town_1", seat=ANNA)
        played = anna("I", Layout(under=under), hands=[["earthquake_11"]])
        assert starting(played, "play:") == {"play:earthquake_11:city", "play:earthquake_11:town_1"}
        play(played, "play:earthquake_11:town_1", seat=ANNA)
        for t in (taken, played):
            assert under_of(t, ANNA)["town_1"] == ["earthquake_11"]
        # No hammer was paid for the one that came with the disaster.
        assert goods_of(taken, ANNA)["coin"] >= 1

    @pytest.mark.rule("EE-INN-02")
    def test_it_lies_under_the_location_and_everybody_sees_its_ability(self) -> None:
        t = anna("I", Layout(), hands=[["revolt_01"]])
        play(t, "play:revolt_01:road_2", seat=ANNA)
        for viewer in (ANNA, BENCE, None):
            (tile,) = [tile for tile in seen(t, ANNA, viewer)["row"] if tile["innovations"]]
            assert tile["location"] == "road_2"
            assert tile["innovations"] == [{"card": "revolt_01", "exhausted": False, "active": True}]

    @pytest.mark.rule("EE-INN-03")
    def test_never_under_a_destroyed_location(self) -> None:
        # All healthy ones have two, the destroyed ones none.
        healthy = [(name, 2) for name in ROW if name not in ("farm_1", "army_2")]
        t = anna("I", Layout(destroyed=["farm_1", "army_2"], under=full(*healthy)), hands=[["fire_01"]])
        assert starting(t, "play:") == {f"play:fire_01:{name}" for name, _ in healthy}
        assert refusal(t, "play:fire_01:farm_1", ANNA) == "EE-INN-03"

    @pytest.mark.rule("EE-INN-04", "EE-INN-05", "EE-EX-09")
    def test_example_only_the_healthy_one_with_the_fewest(self) -> None:
        ruins = [name for name in ROW if name not in ("city", "town_1", "army_1", "road_1")]
        for counts, places in (
            ((1, 1, 0, 1), {"army_1"}),
            ((1, 1, 1, 1), {"city", "town_1", "army_1", "road_1"}),
            ((2, 1, 1, 2), {"town_1", "army_1"}),
            ((3, 2, 4, 3), {"town_1"}),
        ):
            names = ("city", "town_1", "army_1", "road_1")
            under = full(*zip(names, counts, strict=True))
            t = anna("I", Layout(destroyed=ruins, under=under), goods={"hammer": 1}, hands=[["fire_01"]])
            assert {move.split(":")[2] for move in starting(t, "play:")} == places
            for name in names:
                assert refusal(t, f"play:fire_01:{name}", ANNA) == ("" if name in places else "EE-INN-04")

    @pytest.mark.rule("EE-INN-05")
    def test_a_place_with_fewer_becomes_first_again_when_restored(self) -> None:
        under = full(*((name, 1) for name in ROW if name != "farm_3"))
        t = anna("I", Layout(destroyed=["farm_3"], under=under), goods={"hammer": 4}, hands=[["fire_01", "fire_05"]])
        assert len({move.split(":")[2] for move in starting(t, "play:")}) == 10
        play(t, "restore:farm_3", seat=ANNA)
        assert {move.split(":")[2] for move in starting(t, "play:")} == {"farm_3"}

    @pytest.mark.rule("EE-INN-04", "EE-TAKE-06")
    def test_where_only_one_place_is_left_nobody_is_asked(self) -> None:
        under = full(*((name, 1) for name in ROW if name not in ("city", "farm_3")))
        t = anna("D", Layout(under=under), then=("E",), goods={"coin": 1, "wheat": 5}, deck=["earthquake_11"])
        play(t, "take:earthquake_11", seat=ANNA)
        assert under_of(t, ANNA)["city"] == ["earthquake_11"]
        assert asked(t, ANNA) == "ask-economy"


class TestWorking:
    @pytest.mark.rule("EE-INN-06")
    def test_all_innovations_under_one_healthy_location_are_active(self) -> None:
        t = anna("E", Layout(destroyed=["farm_3"], under={"city": ["flood_05", "blight_07", "blight_04", "flood_06"]}))
        assert goods_of(t, ANNA) == {"wheat": 2, "hammer": 1, "axe": 1, "coin": 1}
        assert score_of(t, ANNA) == 5

    @pytest.mark.rule("EE-INN-07", "EE-INN-08", "EE-EMP-04")
    def test_destroying_switches_off_and_restoring_switches_on(self) -> None:
        layout = Layout(under={"farm_3": ["blight_07"]})
        t = anna("D", layout, then=("E", "I", "E"), goods={"coin": 9}, deck=["revolt_11"])
        play(t, "take:revolt_11", "place:city", seat=ANNA)
        # The first economy phase brought nothing.
        assert destroyed_of(t, ANNA) == {"farm_3"}
        assert score_of(t, ANNA) == 0
        assert [tile["innovations"][0]["active"] for tile in seen(t, ANNA)["row"] if tile["innovations"]] == [
            True,
            False,
        ]
        play(t, "restore:farm_3", "finish", seat=ANNA)
        assert t.view(None)["phase"] == "economy"
        assert score_of(t, ANNA) == 3

    @pytest.mark.rule("EE-INN-08", "EE-END-03")
    def test_an_end_of_game_effect_needs_a_healthy_location_too(self) -> None:
        for ruins, points in (([], 5), (["farm_1"], 0)):
            t = anna("E", Layout(destroyed=ruins, under={"farm_1": ["revolt_02"]}), goods={"axe": 4})
            finish(t, *t.to_act)
            # The Farm worth 8 gave the fifth axe.
            assert seen(t, ANNA)["parts"]["innovations"] == points

    @pytest.mark.rule("EE-INN-09", "EE-CON-13")
    def test_innovations_stay_with_their_location_when_an_upheaval_moves_it(self) -> None:
        under = {"city": ["flood_01", "famine_01"], "farm_3": ["flood_02"]}
        t = position(
            "C", (), destroyed=[["army_1", "army_2"]], under=[under], exhausted=[["famine_01"]], goods=[{}, {}],
            conflicts=["conflict_01"],
        )  # fmt: skip
        assert t.over
        assert row_of(t, ANNA) == ["farm_3", *ROW[1:-1], "city"]
        assert under_of(t, ANNA) == under
        assert exhausted_of(t, ANNA) == {"famine_01"}

    @pytest.mark.rule("EE-INN-10")
    def test_destroying_swapping_and_moving_discard_nothing(self) -> None:
        under = {"city": ["flood_01", "fire_02"], "farm_3": ["flood_02"]}
        t = anna("D", Layout(under=under), then=("I",), goods={"coin": 9}, deck=["revolt_11"])
        play(t, "take:revolt_11", "place:town_1", seat=ANNA)
        play(t, "swap:city:farm_3", "move:flood_02:town_2", "restore:farm_3", seat=ANNA)
        assert t.over
        assert under_of(t, ANNA) == {"city": ["flood_01", "fire_02"], "town_1": ["revolt_11"], "town_2": ["flood_02"]}
        assert "flood_02" not in t.view(None)["discard"]


#: What the rulebook says of each type, as a question to an entry of the edition.
THEMES: dict[str, Callable[[str, str], bool]] = {
    "fire": lambda phase, kind: phase == "industry",
    "revolt": lambda phase, kind: kind in ("strength", "end_points_per_resource"),
    "famine": lambda phase, kind: kind in ("end_points_per_resource", "free_bid", "refresh_adjacent"),
    "flood": lambda phase, kind: phase == "economy" and kind in ("gain", "gain_per_adjacent", "convert"),
    "blight": lambda phase, kind: phase in ("industry", "economy", "end"),
    "barbarians": lambda phase, kind: kind in ("repeat_economy", "convert", "replace_disaster", "free_bid"),
    "plague": lambda phase, kind: kind.endswith("_per_adjacent"),
    "earthquake": lambda phase, kind: phase == "destroyed" and kind.startswith("on_destroyed"),
}


class TestThemes:
    @pytest.mark.rule(
        "EE-THM-01", "EE-THM-02", "EE-THM-03", "EE-THM-04", "EE-THM-05", "EE-THM-06", "EE-THM-07", "EE-THM-08"
    )
    @pytest.mark.parametrize("theme", THEMES)
    def test_every_card_has_the_theme_of_its_type(self, theme: str) -> None:
        cards = [card for card in CARDS.values() if card["type"] == theme]
        assert len(cards) == 11
        for card in cards:
            assert THEMES[theme](card["phase"], card["ability"]["kind"]), card

    def kinds(self, theme: str) -> set[str]:
        return {card["ability"]["kind"] for card in CARDS.values() if card["type"] == theme}

    @pytest.mark.rule("EE-THM-01")
    def test_fire_rebuilds_refreshes_rearranges_and_saves_hammers(self) -> None:
        assert self.kinds("fire") == {
            "restore_discount_adjacent", "refresh_adjacent", "swap_locations", "move_innovation", "play_discount",
        }  # fmt: skip

    @pytest.mark.rule("EE-THM-02")
    def test_revolt_scores_axes(self) -> None:
        scored = {
            card["ability"]["resource"]
            for card in CARDS.values()
            if card["type"] == "revolt" and card["phase"] == "end"
        }
        assert scored == {"axe"}
        assert self.kinds("revolt") == {"strength", "end_points_per_resource"}

    @pytest.mark.rule("EE-THM-03")
    def test_famine_scores_wheat_and_skips_bids(self) -> None:
        scored = {
            card["ability"]["resource"]
            for card in CARDS.values()
            if card["type"] == "famine" and card["phase"] == "end"
        }
        assert scored == {"wheat"}
        assert "free_bid" in self.kinds("famine")

    @pytest.mark.rule("EE-THM-05")
    def test_blight_gives_points_in_industry_in_economy_and_at_the_end(self) -> None:
        assert {card["phase"] for card in CARDS.values() if card["type"] == "blight"} == {"industry", "economy", "end"}
        scoring = ("gain_points", "end_points_per_destroyed", "end_points_most_destroyed", "end_repeat")
        assert self.kinds("blight") == set(scoring)

    @pytest.mark.rule("EE-THM-06")
    def test_barbarians_repeat_trade_replace_and_save_axes(self) -> None:
        assert self.kinds("barbarians") == {"repeat_economy", "convert", "replace_disaster", "free_bid"}
        saved = [
            card["ability"]["resource"]
            for card in CARDS.values()
            if card["type"] == "barbarians" and card["ability"]["kind"] == "free_bid"
        ]
        assert set(saved) == {"axe"}

    @pytest.mark.rule("EE-THM-07")
    def test_plague_has_points_strength_and_rewards_by_neighbours(self) -> None:
        kinds = {"points_per_adjacent", "strength_per_adjacent", "end_points_per_adjacent"}
        assert self.kinds("plague") == kinds
