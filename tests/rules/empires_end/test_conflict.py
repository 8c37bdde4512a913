"""The conflict phase (EE-CON): secret bids, bands, victory, upheaval."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pentapolis.games.empires_end.catalogue import CONFLICT
from pentapolis.games.empires_end.game import GAME
from pentapolis.words import words_of
from tests.rules.empires_end.prelude import *

ARMIES = ["army_1", "army_2"]
NAMES = ["Anna", "Bence"]


def band_of(card: str, strength: int) -> dict[str, Any]:
    """EE-CON-18: what the card says of a strength; nothing if it lies in no band."""
    found: list[dict[str, Any]] = [
        band for band in CONFLICTS[card]["bands"] if band.get("min", 0) <= strength <= band.get("max", 99)
    ]
    assert len(found) <= 1
    return found[0] if found else {"points": 0, "resources": {}, "refresh": 0}


def turned_over(card: str, row: list[str], destroyed: list[str]) -> list[str]:
    """EE-CON-12, -19: the row after the upheaval of the card."""
    upheaval = CONFLICTS[card]["upheaval"]
    healthy = sorted((name for name in row if name not in destroyed), key=lambda name: -int(TILES[name]["points"]))
    named = healthy[min(upheaval["rank"], len(healthy)) - 1]
    place, other = row.index(named), upheaval["position"] - 1
    after = list(row)
    after[place], after[other] = row[other], named
    return after


def fight(card: str, strengths: list[int], **more: Any) -> Any:
    """A conflict in which the seats have no Armies and bid so many axes each; the game is over afterwards."""
    seats = len(strengths)
    t = position(
        "C",
        (),
        seats=seats,
        destroyed=more.pop("destroyed", [ARMIES] * seats),
        goods=[{"axe": strength} for strength in strengths],
        conflicts=[card],
        **more,
    )
    for seat, strength in enumerate(strengths):
        if strength:
            play(t, f"commit:{strength}:0", seat=seat)
    return t


class TestCards:
    @pytest.mark.rule("EE-CON-01")
    def test_every_card_has_a_victory_bonus_three_bands_and_an_upheaval(self) -> None:
        assert list(CONFLICTS) == list(CONFLICT.ids)
        for card in CONFLICTS.values():
            assert len(card["bands"]) == 3
            assert min(band["points"] for band in card["bands"]) < 0 < card["victory"]["points"]
            assert card["upheaval"]["rank"] in (1, 2, 3)
            assert 1 <= card["upheaval"]["position"] <= 11

    @pytest.mark.rule("EE-CON-01", "EE-CON-06", "EE-CON-07", "EE-CON-09", "EE-CON-11", "EE-CON-18", "EE-GAP-26")
    @pytest.mark.parametrize("card", CONFLICTS)
    def test_every_strength_on_every_card(self, card: str) -> None:
        """Bence has 6; Anna everything from 0 to 13: bands, victory bonus and upheaval of the card."""
        for strength in range(14):
            t = fight(card, [strength, 6])
            assert t.over
            for seat, mine, theirs in ((ANNA, strength, 6), (BENCE, 6, strength)):
                band, victory = band_of(card, mine), CONFLICTS[card]["victory"]
                wins = mine >= theirs
                gained = Counter(band["resources"]) + Counter(victory["resources"] if wins else {})
                assert goods_of(t, seat) == dict(gained)
                assert score_of(t, seat) == band["points"] + (victory["points"] if wins else 0)
                assert row_of(t, seat) == (list(ROW) if wins else turned_over(card, list(ROW), ARMIES))

    @pytest.mark.rule("EE-CON-17")
    def test_the_card_of_the_rulebook(self) -> None:
        for strength, points, gained in (
            (9, 7, 2),
            (7, 7, 2),
            (6, 5, 0),
            (5, 5, 0),
            (4, 0, 0),
            (3, 0, 0),
            (2, -3, 0),
            (0, -3, 0),
        ):
            t = fight("conflict_01", [strength, 10])
            assert score_of(t, ANNA) == points
            assert goods_of(t, ANNA).get("wheat", 0) == gained
            assert row_of(t, ANNA) == ["farm_3", *ROW[1:-1], "city"]
            assert score_of(t, BENCE) == 7 + 3
            assert goods_of(t, BENCE) == {"wheat": 2, "coin": 1}

    @pytest.mark.rule("EE-CON-02", "EE-CON-15")
    def test_the_top_card_is_turned_up_and_discarded_afterwards(self) -> None:
        t = position("C", ("C", "E"), goods=[{"axe": 1, "wheat": 1}, {}], conflicts=["conflict_02", "conflict_10"])
        view = t.view(None)
        assert view["conflict"]["card"] == "conflict_02"
        assert (view["conflict_deck"], view["conflict_discard"]) == (10, [])
        play(t, "commit:0:0", seat=ANNA)
        assert t.view(None)["conflict"]["card"] == "conflict_10"
        assert t.view(None)["conflict_discard"] == ["conflict_02"]
        play(t, "commit:0:0", seat=ANNA)
        view = t.view(None)
        assert view["conflict"] is None
        assert view["conflict_discard"] == ["conflict_02", "conflict_10"]
        assert view["conflict_deck"] == 9

    @pytest.mark.rule("EE-CON-02", "EE-GAP-23")
    def test_the_deck_cannot_run_out_and_is_shuffled_again_in_an_edition_where_it_does(self) -> None:
        for seats in (2, 3, 4):
            assert new_game(seats).view(None)["track"].count("C") < len(CONFLICTS)
        t = position("C", ("C",) * 14, goods=[{}, {}])
        while not t.over:
            play(t, "commit:0:0")
        cards = [line["conflict"] for line in told(t, "log-conflict")]
        assert len(cards) == 15
        assert sorted(cards[:11]) == sorted(CONFLICTS)
        assert len(set(cards[11:])) == 4


class TestBids:
    @pytest.mark.rule("EE-CON-03", "EE-ABI-14")
    def test_starting_strength_counts_icons_of_healthy_locations_and_innovations(self) -> None:
        under = {"city": ["revolt_07"], "army_1": ["revolt_01"], "farm_1": ["revolt_04"]}
        for ruins, strength in (
            ([], 2 + 2 + 3 + 2 + 2),
            (["army_2"], 2 + 3 + 2 + 2),
            (["army_1"], 2 + 3 + 2),
            (["city", "farm_1"], 2 + 2 + 2),
            (["army_1", "army_2", "city"], 2),
        ):
            t = position("C", destroyed=[ruins], under=[under])
            assert (
                t.view(None)["conflict"]["starting"][ANNA]
                == Layout(destroyed=ruins, under=under).strength()
                == strength
            )
            assert t.view(None)["conflict"]["starting"][BENCE] == 4

    @pytest.mark.rule("EE-CON-04", "EE-CON-20", "EE-GAP-27")
    def test_any_number_of_own_axes_and_coins_also_none(self) -> None:
        t = position("C", goods=[{"axe": 2, "coin": 3, "wheat": 9, "hammer": 9}, {"axe": 1}])
        assert asked(t, ANNA) == "ask-commit"
        assert moves(t, ANNA) == {f"commit:{axes}:{coins}" for axes in range(3) for coins in range(4)}
        assert moves(t, BENCE) == {"commit:0:0", "commit:1:0"}
        assert refusal(t, "commit:3:0", ANNA) == refusal(t, "commit:0:4", ANNA) == "EE-CON-20"
        assert refusal(t, "finish", ANNA) != ""

    @pytest.mark.rule("EE-GAP-30", "EE-CON-20")
    def test_no_bid_is_above_40_of_a_kind(self) -> None:
        """The box has 30 axes and 25 coins; an edition could bring more, because the supply has no end (EE-GAP-15)."""
        t = position("C", (), goods=[{"axe": 45, "coin": 41}, {}])
        assert moves(t, ANNA) == {f"commit:{axes}:{coins}" for axes in range(41) for coins in range(41)}
        for bid in ("commit:41:0", "commit:0:41", "commit:400:400"):
            with pytest.raises(
                ValueError, match=rf"^'{bid}' is not a move: a bid is at most 40 of a kind \(EE-GAP-30\)$"
            ):
                t.game.parse(bid)
        for text in ("commit:1", "commit:x:0", "commit:-1:0"):
            with pytest.raises(ValueError, match=f"^'{text}' is not a move: (write commit|there is no axes)"):
                t.game.parse(text)
        play(t, "commit:40:40", seat=ANNA)
        assert goods_of(t, ANNA)["axe"] >= 5  # the rest, and what the card brings

    @pytest.mark.rule("EE-CON-04", "EE-INF-01", "EE-INF-05")
    def test_bids_are_secret_until_all_are_in_and_cannot_be_changed(self) -> None:
        one, other = (position("C", ("E",), seats=3, goods=[{"axe": 3, "wheat": 1}] * 3) for _ in range(2))
        play(one, "commit:0:0", seat=ANNA)
        play(other, "commit:3:0", seat=ANNA)
        for viewer in (BENCE, CILI, None):
            assert one.view(viewer) == other.view(viewer)
        assert one.view(None)["conflict"]["committed"] == [True, False, False]
        assert refusal(one, "commit:1:0", ANNA) != ""
        for t in (one, other):
            play(t, "commit:1:0", seat=CILI)
            play(t, "commit:2:0", seat=BENCE)
        assert [line["strength"] for line in told(one, "log-strength")] == [4, 6, 5]
        assert [line["strength"] for line in told(other, "log-strength")] == [7, 6, 5]

    @pytest.mark.rule("EE-CON-04", "EE-CON-20")
    def test_who_has_neither_axes_nor_coins_bids_nothing_without_being_asked(self) -> None:
        t = position("C", goods=[{"wheat": 3, "hammer": 3}, {"coin": 1}])
        assert t.to_act == [BENCE]
        assert t.view(None)["conflict"]["committed"] == [True, False]

    @pytest.mark.rule("EE-CON-05", "EE-RES-02")
    @pytest.mark.parametrize(("axes", "coins"), [(0, 0), (2, 0), (0, 2), (2, 1)])
    def test_final_strength_adds_one_for_each_axe_and_coin(self, axes: int, coins: int) -> None:
        t = position("C", (), goods=[{"axe": 2, "coin": 2}, {}], conflicts=["conflict_01"])
        play(t, f"commit:{axes}:{coins}", seat=ANNA)
        assert told(t, "log-strength")[ANNA] == {
            "seat": ANNA,
            "axes": axes,
            "coins": coins,
            "strength": 4 + axes + coins,
        }

    @pytest.mark.rule("EE-CON-15", "EE-RES-04")
    def test_revealed_axes_and_coins_of_winners_and_losers_go_to_the_supply(self) -> None:
        t = position(
            "C", (), destroyed=[ARMIES, ARMIES], goods=[{"axe": 5, "coin": 2}, {"axe": 4, "coin": 4}],
            conflicts=["conflict_01"],
        )  # fmt: skip
        play(t, "commit:3:0", seat=ANNA)
        play(t, "commit:1:3", seat=BENCE)
        assert goods_of(t, ANNA) == {"axe": 2, "coin": 2}
        assert goods_of(t, BENCE) == {"axe": 3, "coin": 1 + 1}  # and the coin of the victory


class TestResults:
    @pytest.mark.rule("EE-CON-06", "EE-CON-07")
    def test_a_strength_between_the_bands_brings_nothing(self) -> None:
        for strength in (3, 4):
            t = fight("conflict_01", [strength, 9])
            assert score_of(t, ANNA) == 0
            assert goods_of(t, ANNA) == {}

    @pytest.mark.rule("EE-CON-08", "EE-OPT-07")
    def test_lost_points_may_take_the_score_below_0(self) -> None:
        t = fight("conflict_01", [0, 1], scores=[1, 2])
        assert score_of(t, ANNA) == -2
        assert score_of(t, BENCE) == 2 - 3 + 3

    @pytest.mark.rule("EE-CON-09", "EE-CON-11", "EE-PC-03")
    @pytest.mark.parametrize(
        ("strengths", "winners"),
        [
            ([7, 7], [ANNA, BENCE]),
            ([5, 8, 8], [BENCE, CILI]),
            ([0, 0, 0, 0], [0, 1, 2, 3]),
            ([1, 9, 8, 9], [BENCE, DANI]),
        ],
    )
    def test_tied_players_all_get_the_whole_bonus_and_no_upheaval(
        self, strengths: list[int], winners: list[int]
    ) -> None:
        t = fight("conflict_01", strengths)
        for seat, strength in enumerate(strengths):
            bonus = 3 if seat in winners else 0
            assert score_of(t, seat) == band_of("conflict_01", strength)["points"] + bonus
            assert goods_of(t, seat).get("coin", 0) == (1 if seat in winners else 0)
            assert (row_of(t, seat) == list(ROW)) is (seat in winners)

    @pytest.mark.rule("EE-CON-20", "EE-GAP-27")
    def test_the_highest_strength_wins_in_no_band_and_in_the_lowest_too(self) -> None:
        for strength, points in ((4, 0 + 3), (2, -3 + 3)):
            t = fight("conflict_01", [strength, strength - 1])
            assert score_of(t, ANNA) == points
            assert goods_of(t, ANNA) == {"coin": 1}
            assert row_of(t, ANNA) == list(ROW)

    @pytest.mark.rule("EE-CON-16")
    def test_rewards_cannot_be_added_to_this_conflict(self) -> None:
        # conflict_10 gives an axe for 5 to 7: with it Anna would have 7 and more.
        t = fight("conflict_10", [5, 6])
        assert score_of(t, ANNA) == 3
        assert goods_of(t, ANNA) == {"axe": 1}
        assert [line["strength"] for line in told(t, "log-strength")] == [5, 6]

    @pytest.mark.rule("EE-CON-06")
    def test_the_log_tells_what_a_strength_gives_and_what_it_costs(self) -> None:
        t = fight("conflict_01", [2, 1])
        assert [(line["points"], line["resources"]) for line in told(t, "log-band-loss")] == [(3, []), (3, [])]
        assert told(t, "log-band") == []
        lines = [line for line in t.log(None) if line.message in ("log-band-loss", "log-victory")]
        assert [words_of("empires-end", "en").say(line.message, line.args, NAMES) for line in lines] == [
            "Anna loses 3 points for low strength.",
            "Bence loses 3 points for low strength.",
            "Anna has the highest strength, scores 3 points and receives 1 coin.",
        ]
        hungarian = words_of("empires-end", "hu").say(lines[0].message, lines[0].args, NAMES)
        assert hungarian == "Anna veszít 3 pontot az alacsony katonai ereje miatt."

    @pytest.mark.rule("EE-CON-06")
    def test_only_the_lowest_band_is_one_of_low_strength(self, tmp_path: Path) -> None:
        t = position("C", (), destroyed=[ARMIES] * 2, goods=[{"axe": 5}, {"axe": 2}], conflicts=["conflict_01"])
        bands = "[{ min = 7, points = 7 }, { min = 5, max = 6, points = -5 }, { max = 2, points = -3 }]"
        other_edition(t, tmp_path, {"conflict_01": {"bands": bands}})
        play(t, "commit:5:0", seat=ANNA)
        play(t, "commit:2:0", seat=BENCE)
        lines = [line for line in t.log(None) if line.message.endswith("-loss")]
        assert [words_of("empires-end", "en").say(line.message, line.args, NAMES) for line in lines] == [
            "Anna loses 5 points for strength.",
            "Bence loses 3 points for low strength.",
        ]
        assert [words_of("empires-end", "hu").say(line.message, line.args, NAMES) for line in lines] == [
            "Anna veszít 5 pontot a katonai ereje miatt.",
            "Bence veszít 3 pontot az alacsony katonai ereje miatt.",
        ]

    @pytest.mark.rule("EE-CON-04")
    def test_a_bid_is_said_as_a_sentence(self) -> None:
        english, hungarian = words_of("empires-end", "en"), words_of("empires-end", "hu")
        said = {
            (0, 0): ("Bid nothing", "Ne licitálj semmivel"),
            (2, 0): ("Bid 2 axes", "Licitálj 2 fejszével"),
            (0, 1): ("Bid 1 coin", "Licitálj 1 érmével"),
            (2, 1): ("Bid 2 axes and 1 coin", "Licitálj 2 fejszével és 1 érmével"),
        }
        for (axes, coins), sentences in said.items():
            move = GAME.parse(f"commit:{axes}:{coins}")
            assert (english.say_move(move), hungarian.say_move(move)) == sentences
        line = {"seat": 0, "axes": 0, "coins": 0, "strength": 4}
        assert english.say("log-strength", line, NAMES) == "Anna bids nothing: final strength 4."
        assert hungarian.say("log-strength", line, NAMES) == "Anna nem licitál; végleges katonai ereje 4."
        line["axes"] = 2
        assert english.say("log-strength", line, NAMES) == "Anna bids 2 axes: final strength 4."
        assert hungarian.say("log-strength", line, NAMES) == "Anna 2 fejszével licitál; végleges katonai ereje 4."

    @pytest.mark.rule("EE-CON-16")
    def test_the_order_is_bands_victory_upheaval(self) -> None:
        t = fight("conflict_01", [7, 8])
        order = [line.message for line in t.log(None) if line.message in ("log-band", "log-victory", "log-upheaval")]
        assert order == ["log-band", "log-band", "log-victory", "log-upheaval"]

    @pytest.mark.rule("EE-CON-10", "EE-GAP-03", "EE-OPT-07")
    def test_a_refresh_symbol_removes_one_marker_anywhere(self) -> None:
        tools = {"city": ["famine_01"], "farm_3": ["famine_03"], "road_1": ["famine_05"]}
        every = ["famine_01", "famine_03", "famine_05"]
        # The victory of conflict_02; the City is destroyed and can be reached all the same.
        for chosen in every:
            t = position("C", (), destroyed=[["city"]], under=[tools], exhausted=[every], goods=[{"axe": 3}, {}],
                         conflicts=["conflict_02"])  # fmt: skip
            play(t, "commit:3:0", seat=ANNA)
            assert asked(t, ANNA) == "ask-recover"
            assert moves(t, ANNA) == {*(f"recover:{card}" for card in every), "finish"}
            assert refusal(t, "recover:famine_07", ANNA) == "EE-CON-10"
            u = t.copy()
            play(t, f"recover:{chosen}", seat=ANNA)
            assert exhausted_of(t, ANNA) == set(every) - {chosen}
            assert t.over
            finish(u, ANNA)
            assert exhausted_of(u, ANNA) == set(every)

    @pytest.mark.rule("EE-CON-10")
    def test_a_single_marker_is_removed_without_asking(self) -> None:
        t = position("C", (), under=[{"city": ["famine_01"]}], exhausted=[["famine_01"]], goods=[{"axe": 1}, {}],
                     conflicts=["conflict_08"])  # fmt: skip
        play(t, "commit:1:0", seat=ANNA)
        assert t.over
        assert exhausted_of(t, ANNA) == set()

    @pytest.mark.rule("EE-CON-10", "EE-CON-18")
    def test_the_refresh_of_a_band_is_for_those_in_the_band(self) -> None:
        tools = [{"city": ["famine_01"]}, {"city": ["famine_03"]}]
        # conflict_09: 4 or 5 refresh, 6 and more do not.
        t = fight("conflict_09", [5, 6], under=tools, exhausted=[["famine_01"], ["famine_03"]])
        assert exhausted_of(t, ANNA) == set()
        assert exhausted_of(t, BENCE) == {"famine_03"}

    @pytest.mark.rule("EE-CON-18", "EE-GAP-26")
    def test_a_band_may_refresh_several_markers(self, tmp_path: Path) -> None:
        tools = ["famine_01", "famine_03", "famine_05"]
        t = position("C", (), under=[{"city": tools}], exhausted=[tools], goods=[{"axe": 1}, {}],
                     conflicts=["conflict_02"])  # fmt: skip
        other_edition(t, tmp_path, {"conflict_02": {"victory": "{ points = 4, resources = {}, refresh = 2 }"}})
        play(t, "commit:1:0", "recover:famine_03", "recover:famine_05", seat=ANNA)
        assert exhausted_of(t, ANNA) == {"famine_01"}
        assert t.over


class TestUpheaval:
    @pytest.mark.rule("EE-CON-11", "EE-CON-12")
    @pytest.mark.parametrize("card", ["conflict_01", "conflict_02", "conflict_03"])
    def test_rank_and_position_for_everybody_but_the_winner(self, card: str) -> None:
        ruins = [["city", *ARMIES], ["town_1", *ARMIES], [*ARMIES, "farm_3"]]
        t = fight(card, [3, 9, 4], destroyed=ruins)
        assert row_of(t, ANNA) == turned_over(card, list(ROW), ruins[ANNA])
        assert row_of(t, BENCE) == list(ROW)
        assert row_of(t, CILI) == turned_over(card, list(ROW), ruins[CILI])

    @pytest.mark.rule("EE-CON-12")
    def test_the_most_valuable_healthy_one_trades_places_with_a_tile_in_either_state(self) -> None:
        # The City and the Farm at position 11 are destroyed: the Town worth 25 goes there.
        t = fight("conflict_01", [1, 2], destroyed=[["city", "farm_3", *ARMIES], ARMIES])
        assert row_of(t, ANNA) == ["city", "farm_3", *ROW[2:-1], "town_1"]

    @pytest.mark.rule("EE-CON-12", "EE-CON-19")
    @pytest.mark.parametrize(
        ("card", "named", "position_"),
        [("conflict_04", "city", 4), ("conflict_05", "town_1", 8), ("conflict_06", "road_1", 2)],
    )
    def test_ranks_go_by_points(self, card: str, named: str, position_: int) -> None:
        # City 32, Town 25, Road 21: rank 1, 2 and 3.
        t = fight(card, [1, 2])
        assert row_of(t, ANNA).index(named) == position_ - 1
        assert row_of(t, ANNA)[ROW.index(named)] == ROW[position_ - 1]

    @pytest.mark.rule("EE-CON-13")
    def test_innovations_move_along(self) -> None:
        under = {"city": ["famine_01", "flood_01"], "farm_3": ["flood_02"], "farm_2": ["flood_03"]}
        t = fight("conflict_01", [1, 2], under=[under])
        assert row_of(t, ANNA)[10] == "city"
        assert under_of(t, ANNA) == under

    @pytest.mark.rule("EE-CON-14")
    def test_nothing_moves_when_the_location_is_there_already(self) -> None:
        row = [*ROW[1:], "city"]
        t = fight("conflict_01", [1, 2], rows={ANNA: row})
        assert row_of(t, ANNA) == row
        assert told(t, "log-upheaval") == []

    @pytest.mark.rule("EE-CON-19", "EE-GAP-18")
    def test_with_fewer_healthy_locations_than_the_rank_it_is_the_least_valuable(self) -> None:
        def ruined(*healthy: str) -> list[str]:
            return [name for name in ROW if name not in healthy]

        # Rank 3 on position 6, where the Road worth 21 lies.
        t = fight("conflict_03", [1, 2], destroyed=[ruined("town_1", "farm_2"), ARMIES])
        assert row_of(t, ANNA).index("farm_2") == 5
        t = fight("conflict_03", [1, 2], destroyed=[ruined("town_1"), ARMIES])
        assert row_of(t, ANNA).index("town_1") == 5
        t = fight("conflict_03", [1, 2], destroyed=[ruined(), ARMIES])
        assert row_of(t, ANNA) == list(ROW)


@pytest.mark.rule("EE-EX-04", "EE-CON-05", "EE-CON-09", "EE-CON-11", "EE-CON-17")
def test_example_anna_and_bence() -> None:
    t = position(
        "C",
        (),
        destroyed=[[], ["army_2"]],
        under=[{"road_1": ["revolt_03"]}, {"road_1": ["revolt_06"]}],
        goods=[{"axe": 2}, {"axe": 4, "coin": 1}],
        conflicts=["conflict_01"],
    )
    assert t.view(None)["conflict"]["starting"] == [5, 3]
    play(t, "commit:2:0", seat=ANNA)
    play(t, "commit:4:1", seat=BENCE)
    assert [line["strength"] for line in told(t, "log-strength")] == [7, 8]
    assert (score_of(t, ANNA), goods_of(t, ANNA)) == (7, {"wheat": 2})
    assert (score_of(t, BENCE), goods_of(t, BENCE)) == (10, {"wheat": 2, "coin": 1})
    assert row_of(t, ANNA) == ["farm_3", *ROW[1:-1], "city"]
    assert row_of(t, BENCE) == list(ROW)


@pytest.mark.rule("EE-CON-03", "EE-CON-05")
def test_the_view_shows_the_fight_after_the_reveal() -> None:
    tools = {"city": ["famine_01", "famine_03"]}
    t = position("C", (), under=[tools], exhausted=[["famine_01", "famine_03"]], goods=[{"axe": 2}, {"axe": 1}],
                 conflicts=["conflict_02"])  # fmt: skip
    play(t, "commit:2:0", seat=ANNA)
    play(t, "commit:1:0", seat=BENCE)
    shown = t.view(None)["conflict"]
    assert shown["starting"] == [4, 4]
    assert shown["bids"] == [{"axes": 2, "coins": 0}, {"axes": 1, "coins": 0}]
    assert shown["strengths"] == [6, 5]
    assert shown["winners"] == [ANNA]
    assert seen(t, ANNA)["strength"] == 4
