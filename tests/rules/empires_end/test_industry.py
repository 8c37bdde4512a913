"""The industry phase (EE-IND): playing, selling, restoring, and the abilities of the phase."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from pathlib import Path

import pytest

from pentapolis.games.empires_end.edition import Edition
from tests.rules.empires_end.prelude import *

CHEAP = ["revolt_01", "revolt_03", "revolt_04", "revolt_06"]
DEAR = ["revolt_05", "revolt_07", "blight_03", "blight_05"]
TOWNS = ["town_1", "town_2"]
HAND = ["revolt_01", "revolt_05", "flood_01", "famine_02"]


def test_the_cards_of_these_tests_cost_what_they_should() -> None:
    assert [cost_of(card) for card in CHEAP] == [1] * 4
    assert [cost_of(card) for card in DEAR] == [2] * 4


class TestCards:
    @pytest.mark.rule("EE-IND-01", "EE-OPT-06")
    def test_cards_restoring_and_abilities_mix_in_any_order(self) -> None:
        t = anna("I", Layout(destroyed=["farm_3"]), goods={"hammer": 5, "coin": 1}, hands=[HAND])
        assert asked(t, ANNA) == "ask-industry"
        assert {move.split(":")[0] for move in moves(t, ANNA)} == {"play", "sell", "restore", "swap", "finish"}
        play(t, "play:revolt_01:city", "swap:city:farm_1", "restore:farm_3", "sell:flood_01", seat=ANNA)
        assert {move.split(":")[0] for move in moves(t, ANNA)} == {"discard_hand", "finish"}
        # The order can be turned round.
        u = anna("I", Layout(destroyed=["farm_3"]), goods={"hammer": 5, "coin": 1}, hands=[HAND])
        play(u, "sell:flood_01", "restore:farm_3", "play:revolt_01:city", "swap:city:farm_1", seat=ANNA)
        for table in (t, u):
            assert goods_of(table, ANNA) == {"hammer": 3, "coin": 2}
            assert under_of(table, ANNA) == {"city": ["revolt_01"]}
            assert destroyed_of(table, ANNA) == set()
            assert row_of(table, ANNA)[0] == "farm_1"

    @pytest.mark.rule("EE-IND-01", "EE-OPT-06")
    def test_nothing_must_be_done(self) -> None:
        t = anna("I", Layout(destroyed=["farm_3"]), goods={"hammer": 5}, hands=[HAND])
        finish(t, ANNA)
        assert t.over
        assert hand_of(t, ANNA) == HAND
        assert goods_of(t, ANNA) == {"hammer": 5}

    @pytest.mark.rule("EE-IND-02")
    @pytest.mark.parametrize("first", ["play", "sell"])
    @pytest.mark.parametrize("second", ["play", "sell"])
    def test_two_cards_played_or_sold_counted_together(self, first: str, second: str) -> None:
        t = anna("I", Layout(), goods={"hammer": 9}, hands=[CHEAP])
        for verb, card, location in ((first, CHEAP[0], "city"), (second, CHEAP[1], "town_1")):
            play(t, f"play:{card}:{location}" if verb == "play" else f"sell:{card}", seat=ANNA)
        assert seen(t, ANNA)["industry"]["cards_left"] == 0
        assert not starting(t, "play:")
        assert not starting(t, "sell:")
        assert refusal(t, f"sell:{CHEAP[2]}", ANNA) == "EE-IND-02"
        assert refusal(t, f"play:{CHEAP[2]}:farm_1", ANNA) == "EE-IND-02"

    @pytest.mark.rule("EE-IND-02")
    def test_only_own_hand_cards(self) -> None:
        t = anna("I", Layout(under={"city": ["fire_01"]}), goods={"hammer": 9}, hands=[CHEAP])
        for card in ("fire_01", "flood_11"):
            assert refusal(t, f"play:{card}:farm_1", ANNA) == "EE-IND-02"
            assert refusal(t, f"sell:{card}", ANNA) == "EE-IND-02"

    @pytest.mark.rule("EE-IND-03", "EE-RES-02", "EE-RES-04")
    @pytest.mark.parametrize(
        ("card", "goods", "left"),
        [
            ("revolt_01", {"hammer": 1}, {}),
            ("revolt_01", {"coin": 1}, {}),
            ("revolt_01", {"hammer": 3, "coin": 3}, {"hammer": 2, "coin": 3}),
            ("revolt_05", {"hammer": 2, "coin": 3}, {"coin": 3}),
            ("revolt_05", {"hammer": 1, "coin": 3}, {"coin": 2}),
            ("revolt_05", {"coin": 2, "wheat": 1, "axe": 1}, {"wheat": 1, "axe": 1}),
        ],
    )
    def test_a_card_costs_hammers_or_coins(self, card: str, goods: dict[str, int], left: dict[str, int]) -> None:
        t = anna("I", Layout(destroyed=TOWNS), goods=goods, hands=[[card]])
        play(t, f"play:{card}:city", seat=ANNA)
        assert goods_of(t, ANNA) == left

    @pytest.mark.rule("EE-IND-03")
    def test_who_cannot_pay_cannot_play(self) -> None:
        t = anna("I", Layout(destroyed=TOWNS), goods={"hammer": 1, "wheat": 9, "axe": 9}, hands=[["revolt_05"]])
        assert refusal(t, "play:revolt_05:city", ANNA) == "EE-IND-03"
        assert not starting(t, "play:")
        assert starting(t, "sell:") == {"sell:revolt_05"}

    @pytest.mark.rule("EE-IND-04", "EE-INN-01")
    def test_a_played_card_is_an_innovation_and_its_disaster_does_not_happen(self) -> None:
        t = anna("I", Layout(), goods={"hammer": 2}, hands=[["fire_03"]])
        play(t, "play:fire_03:army_1", seat=ANNA)
        assert under_of(t, ANNA) == {"army_1": ["fire_03"]}
        assert destroyed_of(t, ANNA) == set()
        assert hand_of(t, ANNA) == []

    @pytest.mark.rule("EE-IND-04", "EE-INN-03", "EE-INN-04")
    def test_it_goes_under_a_healthy_location_with_the_fewest_innovations(self) -> None:
        layout = Layout(destroyed=["town_1"], under={"city": ["flood_01"], "army_1": ["flood_02"]})
        t = anna("I", layout, goods={"hammer": 2}, hands=[["revolt_01"]])
        places = {move.split(":")[2] for move in starting(t, "play:")}
        assert places == set(ROW) - {"city", "army_1", "town_1"}
        assert refusal(t, "play:revolt_01:town_1", ANNA) == "EE-INN-03"
        assert refusal(t, "play:revolt_01:city", ANNA) == "EE-INN-04"

    @pytest.mark.rule("EE-IND-08")
    def test_a_sold_card_is_discarded_for_a_coin(self) -> None:
        t = anna("I", Layout(), hands=[HAND])
        play(t, "sell:revolt_05", seat=ANNA)
        assert goods_of(t, ANNA) == {"coin": 1}
        assert discard_of(t) == {"revolt_05"}
        assert "revolt_05" not in hand_of(t, ANNA)
        assert under_of(t, ANNA) == {}

    @pytest.mark.rule("EE-IND-09", "EE-GAP-19")
    def test_the_rest_of_the_hand_may_be_discarded_after_two_cards_and_only_whole(self) -> None:
        t = anna("I", Layout(), goods={"hammer": 2}, hands=[HAND], deck=["fire_01", "fire_02", "fire_03", "fire_04"])
        assert refusal(t, "discard_hand", ANNA) == "EE-IND-09"
        play(t, "sell:flood_01", seat=ANNA)
        assert refusal(t, "discard_hand", ANNA) == "EE-IND-09"
        play(t, "play:revolt_01:city", seat=ANNA)
        u = t.copy()
        play(t, "discard_hand", "finish", seat=ANNA)
        assert discard_of(t) == {"flood_01", "revolt_05", "famine_02"}
        assert hand_of(t, ANNA) == ["fire_01", "fire_02", "fire_03", "fire_04"]
        # Keeping them is the other possibility.
        play(u, "finish", seat=ANNA)
        assert discard_of(u) == {"flood_01"}
        assert hand_of(u, ANNA) == ["revolt_05", "famine_02", "fire_01", "fire_02"]

    @pytest.mark.rule("EE-IND-09")
    def test_an_empty_hand_cannot_be_discarded(self) -> None:
        t = anna("I", Layout(), hands=[["flood_01", "flood_02"]])
        play(t, "sell:flood_01", "sell:flood_02", seat=ANNA)
        assert refusal(t, "discard_hand", ANNA) == "EE-IND-09"

    @pytest.mark.rule("EE-IND-10", "EE-GAP-13", "EE-INF-06")
    def test_hands_are_drawn_up_to_four_from_the_first_player_when_all_have_finished(self) -> None:
        deck = [f"fire_{number:02}" for number in range(1, 12)]
        t = position(
            "I",
            ("C",),
            seats=3,
            first=BENCE,
            hands=[["flood_01", "flood_02"], ["flood_03"], ["flood_04", "flood_05", "flood_06", "flood_07"]],
            deck=deck,
        )
        finish(t, CILI)
        finish(t, ANNA)
        assert deck_of(t)[: len(deck)] == deck
        finish(t, BENCE)
        assert hand_of(t, BENCE) == ["flood_03", "fire_01", "fire_02", "fire_03"]
        assert hand_of(t, CILI) == ["flood_04", "flood_05", "flood_06", "flood_07"]
        assert hand_of(t, ANNA) == ["flood_01", "flood_02", "fire_04", "fire_05"]
        assert t.view(None)["phase"] == "conflict"

    @pytest.mark.rule("EE-IND-10", "EE-GAP-13")
    def test_an_empty_deck_is_made_of_the_discard_pile(self) -> None:
        t = position(
            "I",
            ("C",),
            hands=[["flood_01"], ["flood_02", "flood_03", "flood_04"]],
            deck=["fire_01"],
            discard=["fire_02", "fire_03", "fire_04"],
            only_deck=True,
        )
        play(t, "sell:flood_01", seat=ANNA)
        finish(t)
        # One card from the deck, then the five of the pile shuffled: three for Anna, one for Bence.
        assert hand_of(t, ANNA)[0] == "fire_01"
        pile = {"fire_02", "fire_03", "fire_04", "flood_01"}
        assert set(hand_of(t, ANNA)[1:]) < pile
        assert set(hand_of(t, BENCE)[3:]) < pile
        assert len(hand_of(t, ANNA)) == len(hand_of(t, BENCE)) == 4
        assert told(t, "log-reshuffle") == [{"count": 4}]
        assert discard_of(t) == set()

    @pytest.mark.rule("EE-IND-10", "EE-GAP-13")
    def test_without_any_card_nobody_draws(self) -> None:
        t = position("I", ("C",), hands=[["flood_01"], []], deck=["fire_01"], only_deck=True)
        finish(t)
        assert hand_of(t, ANNA) == ["flood_01", "fire_01"]
        assert hand_of(t, BENCE) == []

    @pytest.mark.rule("EE-IND-10", "EE-LTN-08")
    def test_in_the_lightning_variant_hands_are_drawn_up_to_two(self) -> None:
        t = position("I", ("C",), hands=[["flood_01"], []], deck=["fire_01", "fire_02", "fire_03"])
        t.hand_limit = 2
        finish(t)
        assert hand_of(t, ANNA) == ["flood_01", "fire_01"]
        assert hand_of(t, BENCE) == ["fire_02", "fire_03"]

    @pytest.mark.rule("EE-IND-11")
    def test_cards_drawn_now_are_for_the_next_industry_phase(self) -> None:
        t = anna("I", Layout(), then=("I",), goods={"hammer": 9}, hands=[CHEAP[:2]], deck=["fire_01"])
        play(t, f"sell:{CHEAP[0]}", f"sell:{CHEAP[1]}", seat=ANNA)
        assert hand_of(t, ANNA) == []
        assert refusal(t, "play:fire_01:city", ANNA) == "EE-IND-02"
        finish(t, ANNA)
        assert "fire_01" in hand_of(t, ANNA)
        assert "play:fire_01:city" in moves(t, ANNA)

    @pytest.mark.rule("EE-IND-22", "EE-GAP-27")
    def test_without_a_healthy_location_cards_can_only_be_sold(self) -> None:
        t = anna("I", Layout(destroyed=list(ROW)), goods={"hammer": 1}, hands=[CHEAP])
        assert moves(t, ANNA) == {*(f"sell:{card}" for card in CHEAP), "finish"}
        assert refusal(t, f"play:{CHEAP[0]}:city", ANNA) == "EE-IND-22"


def shares(towns: int, discounts: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """All ways to use Towns and discounts of (hammers, cards) on two cards: the hammers that each of them saves."""
    for on_first, on_second in product(range(2), range(2)):
        if on_first + on_second <= towns:
            for ways in product(range(4), repeat=len(discounts)):  # a bit for each card
                if all(way.bit_count() <= count for way, (_, count) in zip(ways, discounts, strict=True)):
                    saved = [
                        sum(hammers for way, (hammers, _) in zip(ways, discounts, strict=True) if way & bit)
                        for bit in (1, 2)
                    ]
                    yield on_first + saved[0], on_second + saved[1]


def paid(t_goods: dict[str, int], printed: list[str], layout: Layout, edition: Edition | None = None) -> list[int]:
    """What Anna pays for these cards, played one after the other."""
    t = anna("I", layout, goods=t_goods, hands=[printed])
    if edition is not None:
        t.edition = edition
        t.abilities = edition.abilities
        t.empires[ANNA].offers = None
    found = []
    for card in printed:
        before = goods_of(t, ANNA).get("hammer", 0)
        (place,) = sorted(move for move in starting(t, f"play:{card}:"))[:1]
        play(t, place, seat=ANNA)
        found.append(before - goods_of(t, ANNA).get("hammer", 0))
    return found


class TestDiscounts:
    @pytest.mark.rule("EE-IND-05", "EE-IND-06", "EE-IND-07", "EE-EX-06")
    @pytest.mark.parametrize(
        ("ruins", "cards", "costs"),
        [
            ([], CHEAP[:2], [0, 0]),
            ([], [CHEAP[0], DEAR[0]], [0, 1]),
            ([], [DEAR[0], CHEAP[0]], [1, 0]),
            ([], DEAR[:2], [1, 1]),
            ([], DEAR[:1], [1]),
            (["town_1"], CHEAP[:2], [0, 1]),
            (["town_2"], CHEAP[:2], [0, 1]),
            (["town_1"], DEAR[:1], [1]),
            (["town_2"], DEAR[:2], [1, 2]),
            (TOWNS, CHEAP[:2], [1, 1]),
            (TOWNS, [CHEAP[0], DEAR[0]], [1, 2]),
            (TOWNS, DEAR[:2], [2, 2]),
        ],
    )
    def test_each_healthy_town_makes_one_card_cheaper(
        self, ruins: list[str], cards: list[str], costs: list[int]
    ) -> None:
        assert paid({"hammer": 9}, cards, Layout(destroyed=ruins)) == costs

    @pytest.mark.rule("EE-IND-05")
    def test_towns_work_again_in_the_next_phase(self) -> None:
        t = anna("I", Layout(), then=("I",), hands=[CHEAP])
        for location, card in zip(("city", "town_1", "town_2", "army_1"), CHEAP, strict=True):
            play(t, f"play:{card}:{location}", seat=ANNA)
            if card == CHEAP[1]:
                finish(t, ANNA)
        assert goods_of(t, ANNA) == {}
        assert sum(map(len, under_of(t, ANNA).values())) == 4

    @pytest.mark.rule("EE-EX-15", "EE-IND-20", "EE-GAP-16")
    def test_example_a_town_and_two_discounts(self) -> None:
        # Fire 11 is switched on only after the card played with the Town and Fire 1.
        layout = Layout(destroyed=["town_2", "farm_3"], under={"city": ["fire_01"], "farm_3": ["fire_11"]})
        t = anna("I", layout, goods={"hammer": 3}, hands=[DEAR[:2]])
        assert seen(t, ANNA, ANNA)["industry"]["costs"] == {DEAR[0]: 0, DEAR[1]: 0}
        play(t, f"play:{DEAR[0]}:town_1", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 3}
        play(t, "restore:farm_3", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 1}
        play(t, f"play:{DEAR[1]}:army_1", seat=ANNA)
        assert goods_of(t, ANNA) == {}
        # With Fire 11 at work from the beginning, discounts are used where they save the most (EE-GAP-28).
        layout = Layout(destroyed=["town_2"], under={"city": ["fire_01", "fire_11"]})
        assert paid({"hammer": 9}, DEAR[:2], layout) == [0, 0]
        # With both Towns and no innovation: never for nothing.
        assert paid({"hammer": 9}, DEAR[:2], Layout()) == [1, 1]

    @pytest.mark.rule("EE-IND-20", "EE-GAP-16", "EE-GAP-28")
    def test_discounts_are_used_where_they_save_the_most(self) -> None:
        """All mixes of Towns, discounts of one card and of two, and costs: never a hammer more than must be."""
        for towns, singles, doubles, first, second in product(range(3), range(3), range(2), (1, 2), (1, 2)):
            cards = [(CHEAP, DEAR)[first - 1][0], (CHEAP, DEAR)[second - 1][1]]
            under = {"city": ["fire_01", "fire_05"][:singles] + ["fire_11"][:doubles]}
            layout = Layout(destroyed=TOWNS[towns:], under=under)
            # One Town at most on each card; what is good for two cards works on each; no cost below 0.
            best = min(
                max(0, first - town_1 - single_1 - doubles) + max(0, second - town_2 - single_2 - doubles)
                for town_1, town_2 in product(range(2), range(2))
                for single_1, single_2 in product(range(3), range(3))
                if town_1 + town_2 <= towns and single_1 + single_2 <= singles
            )
            assert sum(paid({"hammer": 9}, cards, layout)) == best

    @pytest.mark.rule("EE-IND-20", "EE-GAP-16", "EE-GAP-28")
    def test_discounts_of_several_hammers_are_not_wasted(self, tmp_path: Path) -> None:
        """The same with discounts of two hammers, which another edition may have: (hammers, cards) of each."""
        kinds = [(1, 1), (1, 2), (2, 1), (2, 2)]
        mixes = [mix for size in range(4) for mix in combinations_with_replacement(kinds, size)]
        names = ["fire_01", "fire_05", "fire_11"]
        for mix in mixes:
            changes = {
                name: {"ability": f'{{ kind = "play_discount", hammers = {hammers}, cards = {count} }}'}
                for name, (hammers, count) in zip(names, mix, strict=False)
            }
            printed = other_edition(position("I"), tmp_path, changes).edition
            for towns, first, second in product(range(3), (1, 2), (1, 2)):
                cards = [(CHEAP, DEAR)[first - 1][0], (CHEAP, DEAR)[second - 1][1]]
                layout = Layout(destroyed=TOWNS[towns:], under={"city": names[: len(mix)]})
                prices = paid({"hammer": 9}, cards, layout, printed)
                best = [
                    (max(0, first - saved), max(0, first - saved) + max(0, second - saved_then))
                    for saved, saved_then in shares(towns, list(mix))
                ]
                # The card played now costs as little as can be, and what is left serves the other one best.
                assert (prices[0], sum(prices)) == min(best), (towns, mix, first, second)
                # Who plays the dearer card before the other loses nothing in all.
                if first >= second:
                    assert sum(prices) == min(total for _, total in best), (towns, mix, first, second)

    @pytest.mark.rule("EE-IND-20")
    def test_a_cost_is_never_below_0(self) -> None:
        layout = Layout(under={"city": ["fire_01", "fire_05", "fire_11"]})
        assert paid({"hammer": 2}, CHEAP[:2], layout) == [0, 0]

    @pytest.mark.rule("EE-IND-21", "EE-GAP-27")
    def test_a_discount_does_not_count_for_the_card_that_brings_it(self) -> None:
        t = anna("I", Layout(destroyed=TOWNS), goods={"hammer": 3}, hands=[["fire_11", "revolt_05"]])
        play(t, "play:fire_11:city", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 2}
        # Now it is active and makes the next one cheaper.
        play(t, "play:revolt_05:army_1", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 1}

    @pytest.mark.rule("EE-IND-21", "EE-IND-13", "EE-GAP-27")
    def test_a_town_restored_in_this_phase_makes_cards_cheaper_afterwards(self) -> None:
        t = anna("I", Layout(destroyed=TOWNS), goods={"hammer": 8}, hands=[CHEAP])
        play(t, f"play:{CHEAP[0]}:city", "restore:town_2", f"play:{CHEAP[1]}:town_2", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 2}

    @pytest.mark.rule("EE-GAP-30", "EE-RES-02")
    def test_more_coins_than_a_move_can_name_are_paid_without_asking(self, tmp_path: Path) -> None:
        scores = '{ kind = "end_points_per_resource", resource = "hammer", points = 1 }'
        for hammers, question in ((3, "ask-industry"), (5, "ask-pay")):
            t = anna("I", Layout(destroyed=["farm_3"]), goods={"hammer": hammers, "coin": 60}, hands=[CHEAP])
            other_edition(t, tmp_path, {"revolt_02": {"ability": scores}, "farm_3": {"restore": "44"}})
            play(t, "restore:farm_3", seat=ANNA)
            assert asked(t, ANNA) == question
            if question == "ask-pay":
                assert moves(t, ANNA) == {"pay:39", "pay:40"}
            else:
                assert goods_of(t, ANNA) == {"coin": 60 - 41}

    @pytest.mark.rule("EE-GAP-28", "EE-RES-02")
    def test_who_could_score_hammers_is_asked_how_to_pay(self, tmp_path: Path) -> None:
        t = anna("I", Layout(destroyed=TOWNS), goods={"hammer": 3, "coin": 1}, hands=[["revolt_05"]])
        scores = '{ kind = "end_points_per_resource", resource = "hammer", points = 1 }'
        other_edition(t, tmp_path, {"revolt_02": {"ability": scores}})
        play(t, "play:revolt_05:city", seat=ANNA)
        assert asked(t, ANNA) == "ask-pay"
        assert moves(t, ANNA) == {"pay:0", "pay:1"}
        assert refusal(t, "pay:2", ANNA) == "EE-RES-02"
        assert refusal(t, "finish", ANNA) == "EE-RES-02"
        play(t, "pay:1", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 2}


class TestRestoring:
    @pytest.mark.rule("EE-IND-12")
    def test_one_destroyed_location_may_be_restored_for_hammers_and_coins(self) -> None:
        t = anna("I", Layout(destroyed=["farm_3", "farm_2", "city"]), goods={"hammer": 1, "coin": 4})
        assert starting(t, "restore:") == {"restore:farm_3", "restore:farm_2"}
        assert refusal(t, "restore:city", ANNA) == "EE-IND-12"  # 7 are more than 5
        assert refusal(t, "restore:road_1", ANNA) == "EE-IND-12"  # healthy
        u = t.copy()
        play(t, "restore:farm_2", seat=ANNA)
        assert destroyed_of(t, ANNA) == {"farm_3", "city"}
        assert goods_of(t, ANNA) == {"coin": 2}
        # The Farm worth 3 would cost 2, but one is the limit; nothing else is left to do either.
        assert t.over
        play(u, "restore:farm_3", seat=ANNA)
        assert goods_of(u, ANNA) == {"coin": 3}

    @pytest.mark.rule("EE-IND-12")
    def test_a_second_one_must_wait_for_the_next_phase(self) -> None:
        t = anna("I", Layout(destroyed=["farm_3", "farm_2"]), then=("I",), goods={"hammer": 9})
        play(t, "restore:farm_2", seat=ANNA)
        assert refusal(t, "restore:farm_3", ANNA) == "EE-IND-12"
        finish(t, ANNA)
        assert starting(t, "restore:") == {"restore:farm_3"}

    @pytest.mark.rule("EE-IND-13", "EE-INN-07")
    def test_a_restored_location_and_what_lies_under_it_work_at_once(self) -> None:
        layout = Layout(destroyed=["city", "farm_1"], under={"farm_1": ["fire_03", "blight_02", "fire_04"]})
        t = anna("I", layout, goods={"hammer": 9})
        assert not starting(t, "swap:")
        assert score_of(t, ANNA) == 0
        play(t, "restore:farm_1", seat=ANNA)
        assert len(starting(t, "swap:")) == 55
        assert score_of(t, ANNA) == 2
        t = anna("I", layout, goods={"hammer": 9})
        play(t, "restore:city", seat=ANNA)
        assert len(starting(t, "swap:")) == 55
        assert score_of(t, ANNA) == 0

    @pytest.mark.rule("EE-ABI-08", "EE-KND-07", "EE-GAP-05")
    def test_discounts_of_restoring_add_up_but_never_below_0(self) -> None:
        # The Farm worth 3 costs 2 and lies between the neighbours; three discounts take it to 0.
        row = ["city", "farm_3", "town_1", *(name for name in ROW if name not in ("city", "farm_3", "town_1"))]
        under = {"city": ["fire_06", "fire_09"], "town_1": ["fire_10"]}
        for ruins, cost in ((["farm_3"], 0), (["farm_3", "town_1"], 0), (["farm_3", "city"], 1)):
            t = anna("I", Layout(row, ruins, under), goods={"hammer": 4})
            play(t, "restore:farm_3", seat=ANNA)
            assert goods_of(t, ANNA).get("hammer", 0) == 4 - cost
        # What lies under the location itself does not help it.
        t = anna("I", Layout(row, ["farm_3"], {"farm_3": ["fire_10"]}), goods={"hammer": 4})
        play(t, "restore:farm_3", seat=ANNA)
        assert goods_of(t, ANNA) == {"hammer": 2}


class TestAbilities:
    @pytest.mark.rule("EE-IND-14")
    def test_each_industry_ability_works_once_in_a_phase(self) -> None:
        layout = Layout(under={"city": ["fire_04", "blight_05"], "town_1": ["famine_01", "famine_03"]})
        t = anna("I", layout, exhausted=[["famine_01", "famine_03"]])
        assert score_of(t, ANNA) == 3
        play(t, "refresh:fire_04:famine_01", seat=ANNA)
        assert refusal(t, "refresh:fire_04:famine_03", ANNA) == "EE-IND-14"
        play(t, "swap:city:farm_3", seat=ANNA)
        assert score_of(t, ANNA) == 3
        assert exhausted_of(t, ANNA) == {"famine_03"}
        assert t.over

    @pytest.mark.rule("EE-IND-14", "EE-INN-07")
    def test_not_those_under_destroyed_locations(self) -> None:
        layout = Layout(destroyed=["farm_1"], under={"farm_1": ["fire_04", "blight_05"], "farm_2": ["famine_01"]})
        t = anna("I", layout, exhausted=[["famine_01"]])
        assert refusal(t, "refresh:fire_04:famine_01", ANNA) == "EE-INN-07"
        assert score_of(t, ANNA) == 0

    @pytest.mark.rule("EE-IND-15", "EE-EXH-07")
    def test_an_innovation_played_in_this_phase_works_in_this_phase(self) -> None:
        t = anna("I", Layout(destroyed=["city"]), hands=[["blight_02", "fire_03"]])
        play(t, "play:blight_02:farm_1", seat=ANNA)
        assert score_of(t, ANNA) == 2
        assert not starting(t, "swap:")
        play(t, "play:fire_03:farm_2", seat=ANNA)
        assert len(starting(t, "swap:")) == 55
        assert exhausted_of(t, ANNA) == set()

    @pytest.mark.rule("EE-IND-16")
    def test_at_the_start_only_the_city_can_be_activated(self) -> None:
        t = anna("I", Layout(), goods={"wheat": 5, "hammer": 5, "axe": 5, "coin": 5})
        assert {move.split(":")[0] for move in moves(t, ANNA)} == {"swap", "finish"}
        assert anna("I", Layout(destroyed=["city"]), goods={"hammer": 6}).over

    @pytest.mark.rule("EE-IND-17", "EE-IND-18", "EE-INN-09")
    @pytest.mark.parametrize(
        ("one", "other"), [("city", "farm_3"), ("town_1", "army_2"), ("army_1", "farm_1"), ("road_1", "farm_2")]
    )
    def test_the_city_swaps_any_two_locations_with_all_under_them(self, one: str, other: str) -> None:
        under = {"city": ["flood_01"], "army_1": ["flood_02", "famine_01"], "farm_2": ["flood_03"]}
        t = anna("I", Layout(destroyed=["army_1", "farm_2"], under=under), exhausted=[["famine_01"]])
        play(t, f"swap:{one}:{other}", seat=ANNA)
        row = list(ROW)
        here, there = row.index(one), row.index(other)
        row[here], row[there] = other, one
        assert row_of(t, ANNA) == row
        assert under_of(t, ANNA) == under
        assert destroyed_of(t, ANNA) == {"army_1", "farm_2"}
        assert exhausted_of(t, ANNA) == {"famine_01"}
        assert row_of(t, BENCE) == list(ROW)

    @pytest.mark.rule("EE-IND-17")
    def test_it_is_optional_and_done_once(self) -> None:
        t = anna("I", Layout(), goods={"coin": 1}, hands=[CHEAP])
        assert refusal(t, "swap:city:city", ANNA) == "EE-IND-17"
        play(t, "swap:city:town_1", seat=ANNA)
        assert refusal(t, "swap:city:town_1", ANNA) == "EE-IND-17"
        t = anna("I", Layout(), goods={"coin": 1}, hands=[CHEAP])
        finish(t, ANNA)
        assert row_of(t, ANNA) == list(ROW)

    @pytest.mark.rule("EE-IND-19", "EE-GAP-27")
    def test_moving_or_swapping_does_not_renew_an_ability(self) -> None:
        under = {"city": ["fire_03", "fire_02", "fire_04"], "farm_1": ["blight_02"], "town_1": ["famine_01"]}
        t = anna("I", Layout(under=under), exhausted=[["famine_01"]], goods={"coin": 1}, hands=[CHEAP])
        assert score_of(t, ANNA) == 2
        play(t, "refresh:fire_04:famine_01", "swap:city:farm_3", "move:blight_02:farm_2", seat=ANNA)
        # The card that moved gives no points again; the swap left is the other one of two.
        assert score_of(t, ANNA) == 2
        play(t, "swap:city:farm_3", seat=ANNA)
        assert not starting(t, "swap:")
        assert not starting(t, "move:")
        assert not starting(t, "refresh:")

    @pytest.mark.rule("EE-IND-01", "EE-KND-09", "EE-GAP-03")
    @pytest.mark.parametrize(
        ("played", "left"),
        [
            (["refresh:fire_04:famine_01", "swap:town_1:farm_1"], {"famine_03", "famine_05"}),
            (["swap:town_1:farm_1", "refresh:fire_04:famine_03"], {"famine_01"}),
            (["swap:town_1:farm_1", "finish"], {"famine_01"}),
        ],
    )
    def test_a_refresh_of_all_in_industry_is_used_when_its_owner_wants(
        self, tmp_path: Path, played: list[str], left: set[str]
    ) -> None:
        """An edition may let the industry card remove all markers beside it: before a swap, or after it."""
        under = {"city": ["fire_04"], "town_1": ["famine_01"], "farm_1": ["famine_03", "famine_05"]}
        layout = Layout(destroyed=["road_1", "road_3"], under=under)
        every = ["famine_01", "famine_03", "famine_05"]
        t = anna("E", layout, then=("I",), goods={"wheat": 1}, exhausted=[every])
        other_edition(t, tmp_path, {"fire_04": {"ability": '{ kind = "refresh_adjacent", count = "all" }'}})
        finish(t, ANNA)
        play(t, *played, seat=ANNA)
        assert t.over
        assert exhausted_of(t, ANNA) == left
