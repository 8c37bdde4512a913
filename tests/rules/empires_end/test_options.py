"""Options for what the rulebook's words allow and our decisions do not (EE-GAP-09, EE-GAP-14, EE-GAP-28)."""

import pytest

from pentapolis.games.empires_end.describe import move_text
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.scoring import parts
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.words import words_of
from tests.rules.empires_end.prelude import *

COINS = {"conversion": "coin_for_wheat"}
CHOSEN = {"payment": "chosen"}
ALL = {"end_neighbours": "all_neighbours"}
#: The Road worth 14 points turns wheat into hammers or axes, twice a phase.
ROAD = {"trade:road_2:hammer", "trade:road_2:axe"}


@pytest.mark.rule("EE-GAP-09", "EE-GAP-14", "EE-GAP-28")
def test_the_defaults_are_what_the_gaps_decide() -> None:
    assert {name: GAME.defaults[name] for name in ("conversion", "end_neighbours", "payment")} == {
        "conversion": "exact",
        "end_neighbours": "healthy_neighbours",
        "payment": "hammers_first",
    }


class TestConversion:
    @pytest.mark.rule("EE-RES-06", "EE-GAP-14")
    def test_without_the_option_wheat_alone_is_converted(self) -> None:
        farms = ["farm_1", "farm_2", "farm_3"]
        t = position("E", (), destroyed=[farms, farms], goods=[{"coin": 3}, {}])
        assert t.over  # nothing to choose: no wheat

    @pytest.mark.rule("EE-RES-06", "EE-GAP-14", "EE-RES-02")
    def test_a_coin_stands_for_wheat_that_is_not_there(self) -> None:
        farms = ["farm_1", "farm_2", "farm_3"]
        t = position("E", (), destroyed=[farms, farms], goods=[{"coin": 3}, {}], options=COINS)
        assert moves(t, ANNA) >= ROAD
        move = GAME.parse("trade:road_2:axe")
        assert move_text(words_of("empires-end", "en"), t, ANNA, move).endswith("1 axe for 1 coin")
        play(t, "trade:road_2:axe", seat=ANNA)
        assert goods_of(t, ANNA) == {"axe": 1, "coin": 2}
        assert [line["resource"] for line in told(t, "log-convert-at")] == ["coin"]
        play(t, "trade:road_2:hammer", seat=ANNA)
        assert refusal(t, "trade:road_2:hammer", ANNA) == "EE-ABI-02" or not ROAD & moves(t, ANNA)

    @pytest.mark.rule("EE-RES-06", "EE-GAP-14", "EE-RES-02")
    @pytest.mark.parametrize(("paid", "left"), [("pay:0", {"axe": 1, "coin": 1}), ("pay:1", {"wheat": 1, "axe": 1})])
    def test_who_has_both_is_asked(self, paid: str, left: dict[str, int]) -> None:
        farms = ["farm_1", "farm_2", "farm_3"]
        t = position("E", (), destroyed=[farms, farms], goods=[{"wheat": 1, "coin": 1}, {}], options=COINS)
        play(t, "trade:road_2:axe", seat=ANNA)
        assert asked(t, ANNA) == "ask-convert"
        assert moves(t, ANNA) == {"pay:0", "pay:1"}
        assert goods_of(t, ANNA) == {"wheat": 1, "coin": 1}
        assert refusal(t, "pay:2", ANNA) == "EE-RES-06"
        assert refusal(t, "finish", ANNA) == "EE-RES-06"
        said = [words_of("empires-end", "hu").say_choice(t, ANNA, GAME.parse(move)) for move in ("pay:0", "pay:1")]
        assert said == ["Fizess 1 búzát", "Fizess 1 érmét"]
        twin = t.copy()
        for table in (t, twin):
            play(table, paid, seat=ANNA)
            assert goods_of(table, ANNA) == left
            assert moves(table, ANNA) >= ROAD  # the second conversion of the phase

    @pytest.mark.rule("EE-RES-06", "EE-GAP-14")
    def test_a_coin_is_not_converted_into_itself(self) -> None:
        card = next(name for name, printed in CARDS.items() if printed["ability"].get("to") == {"coin": 1})
        ruins = ["farm_1", "farm_2", "farm_3", "road_2"]
        for goods, offered in (({"coin": 2}, False), ({"wheat": 1, "coin": 2}, True)):
            t = position("E", (), destroyed=[ruins, ruins], under=[{"city": [card]}], goods=[goods, {}], options=COINS)
            assert (not t.over and f"convert:{card}:coin" in moves(t, ANNA)) is offered
            if offered:
                play(t, f"convert:{card}:coin", seat=ANNA)  # wheat, without a question
                assert goods_of(t, ANNA) == {"coin": 3}


class TestPayment:
    @pytest.mark.rule("EE-RES-02", "EE-GAP-28")
    @pytest.mark.parametrize(("paid", "left"), [("pay:0", {"coin": 3}), ("pay:1", {"hammer": 1, "coin": 2})])
    def test_the_player_says_how_a_price_is_paid(self, paid: str, left: dict[str, int]) -> None:
        ruins = ["town_1", "town_2", "farm_3"]
        t = position("I", (), destroyed=[ruins], hands=[["fire_03"]], goods=[{"hammer": 1, "coin": 3}, {}],
                     options=CHOSEN)  # fmt: skip
        play(t, "play:fire_03:city", seat=ANNA)
        assert asked(t, ANNA) == "ask-pay"
        assert moves(t, ANNA) == {"pay:0", "pay:1"}
        play(t, paid, seat=ANNA)
        assert goods_of(t, ANNA) == left

    @pytest.mark.rule("EE-RES-02", "EE-GAP-28")
    def test_without_a_choice_nobody_is_asked(self) -> None:
        ruins = ["town_1", "town_2", "farm_3"]
        for goods in ({"hammer": 2}, {"coin": 2}):
            t = position("I", (), destroyed=[ruins], hands=[["fire_03"]], goods=[goods, {}], options=CHOSEN)
            play(t, "play:fire_03:city", seat=ANNA)
            assert t.over or asked(t, ANNA) != "ask-pay"


class TestNeighbours:
    @pytest.mark.rule("EE-ABI-19", "EE-KND-16", "EE-GAP-09")
    def test_destroyed_neighbours_of_the_type_score_too(self) -> None:
        kind = "end_points_per_adjacent"
        card, printed = next(
            (name, printed)
            for name, printed in CARDS.items()
            if printed["ability"]["kind"] == kind and printed["ability"]["state"] == "healthy"
        )
        wanted = printed["ability"]["location_type"]
        tile = next(name for name in ROW if TILES[name]["type"] == wanted)
        host = ROW[ROW.index(tile) - 1] if ROW.index(tile) else ROW[1]
        scores = {}
        for options in (None, ALL):
            for ruined in ([], [tile]):
                t = position("C", (), destroyed=[ruined], under=[{host: [card]}], goods=[{}, {}], options=options)
                assert t.over
                scores[options is ALL, bool(ruined)] = innovations_of(t)
                assert innovations_of(t.copy()) == innovations_of(t)
        each = printed["ability"]["points"]
        assert scores[False, False] - scores[False, True] == each
        assert scores[True, False] == scores[True, True] == scores[False, False]

    @pytest.mark.rule("EE-ABI-17", "EE-GAP-09")
    def test_points_for_destroyed_neighbours_stay_as_they_are(self) -> None:
        card = next(
            name
            for name, printed in CARDS.items()
            if printed["ability"]["kind"] == "end_points_per_adjacent" and printed["ability"]["state"] == "destroyed"
        )
        for options in (None, ALL):
            t = position("C", (), under=[{ROW[3]: [card]}], goods=[{}, {}], options=options)
            assert innovations_of(t) == 0


def innovations_of(t: EmpiresEnd) -> int:
    return parts(t, ANNA)["innovations"]
