"""Two players (CAP-2P): the neutral marker and tourist, and what is left out."""

from collections import Counter

import pytest

from tests.rules.the_capitals.prelude import *

NEUTRAL = 2


@pytest.mark.rule("CAP-2P-01")
def test_the_basic_rules_hold() -> None:
    """A whole game: twelve rounds, three fairs, one winner, and the same tracks for both."""
    t = random_game(new_game(2))
    assert len(told(t, "log-round")) == 12
    assert len(told(t, "log-fair")) == 3
    assert t.winners == [max(range(2), key=lambda seat: t.scores[seat])]
    t = built("market", seats=2, effects={"market": immediate(culture=2)})
    assert track(t, ANNA, "culture") == 2


@pytest.mark.rule("CAP-2P-02")
def test_a_neutral_marker_and_a_neutral_tourist() -> None:
    t = new_game(2)
    board = {track["track"]: track for track in t.view(None)["board"]}
    assert board["culture"]["neutral"] == PRINTED["tracks"]["culture"]["start"]
    assert [name for name, track in board.items() if track["neutral"] is not None] == ["culture"]
    assert tourist_at(t, NEUTRAL)[0] < 0, "beside the board"
    board = {track["track"]: track for track in new_game(3).view(None)["board"]}
    assert board["culture"]["neutral"] is None


@pytest.mark.rule("CAP-2P-03")
@pytest.mark.parametrize("seed", range(4))
def test_one_random_tile_of_each_type_is_left_out_of_each_age(seed: int) -> None:
    t = new_game(2, seed=seed)
    left_out = t.view(None)["left_out"]
    kinds = Counter((TILES[name]["age"], TILES[name]["type"]) for name in left_out)
    types = {tile["type"] for tile in TILES.values()}
    assert kinds == Counter((age, kind) for age in (1, 2, 3) for kind in types)
    assert not any("mark" in TILES[name] for name in left_out), "marked tiles are in the box already"
    shown = {*deck_of(t), *fields_of(t)[0]}
    assert not shown & set(left_out)
    assert not any("mark" in TILES[name] for name in shown)
    assert new_game(2, seed=seed + 10).view(None)["left_out"] != left_out


@pytest.mark.rule("CAP-2P-04", "CAP-GAP-19")
def test_one_plant_of_each_level_and_one_prosperity_tile_are_left_out() -> None:
    t = new_game(2, options={"prosperity": "with"})
    for stack, plant in zip(t.view(None)["plants"], PLANTS[1:], strict=True):
        assert len(stack) == 4
        assert sum((Counter(plant["energy"]) - Counter(stack)).values()) == 1
        assert stack == sorted(stack, reverse=True)
    (gone,) = [name for name in t.view(None)["left_out"] if name in PROSPERITY]
    assert gone not in {*hand_of(t, ANNA), *hand_of(t, BENCE)}
    assert not any(name in PROSPERITY for name in new_game(2).view(None)["left_out"])
    assert {len(stack) for stack in new_game(3).view(None)["plants"]} == {5}


@pytest.mark.rule("CAP-2P-05")
def test_only_four_columns_are_used() -> None:
    t = position("politics", seats=2)
    assert moves(t) == {"pick:1", "pick:2", "pick:3", "pick:4"}
    assert refusal(t, "pick:5") == "CAP-POL-06"


@pytest.mark.rule("CAP-2P-06")
@pytest.mark.parametrize(("anna", "bence", "host"), [(5, 4, ANNA), (4, 5, BENCE), (5, 5, ANNA)])
def test_the_neutral_tourist_goes_to_the_higher_culture(anna: int, bence: int, host: int) -> None:
    t = position("tourism", seats=2, tracks=({"culture": anna}, {"culture": bence}))
    assert tourist_at(t, NEUTRAL) == (host, None)


@pytest.mark.rule("CAP-2P-06", "CAP-TOU-08")
def test_it_changes_over_when_the_lead_does_and_stays_otherwise() -> None:
    t = position("tourism", seats=2, tracks=({"culture": 4}, {"culture": 5}), tourists={NEUTRAL: (ANNA, "hotel")})
    assert tourist_at(t, NEUTRAL) == (BENCE, None)
    t = position("tourism", seats=2, tracks=({"culture": 6}, {"culture": 5}), tourists={NEUTRAL: (ANNA, "hotel")})
    assert tourist_at(t, NEUTRAL) == (ANNA, "hotel")


@pytest.mark.rule("CAP-2P-06", "CAP-TST-01")
def test_its_host_may_send_it() -> None:
    t = position("executive", seats=2, tourists={NEUTRAL: (ANNA, None)})
    play(t, "activate:hotel")
    assert moves(t) == {"send:0", "send_neutral", "pay_rest"}
    play(t, "send_neutral", "pay_rest")
    assert (tourist_at(t, NEUTRAL), cubes_of(t, ANNA)) == ((ANNA, "hotel"), {"hotel": 1})


@pytest.mark.rule("CAP-2P-07", "CAP-2P-08", "CAP-GAP-20")
@pytest.mark.parametrize(
    ("bence", "neutral", "lost"), [(4, 5, True), (5, 5, False), (6, 5, False), (0, 0, False), (0, 1, True)]
)
def test_the_other_loses_the_tourist_only_below_the_neutral_marker(bence: int, neutral: int, lost: bool) -> None:
    t = position("tourism", seats=2, tracks=({"culture": 7}, {"culture": bence}), neutral=neutral)
    assert t.leader == ANNA
    assert tourist_at(t, BENCE)[0] == (ANNA if lost else BENCE)


@pytest.mark.rule("CAP-2P-08")
def test_a_player_leads_though_the_neutral_marker_is_higher() -> None:
    t = position("tourism", seats=2, tracks=({"culture": 3}, {"culture": 2}), neutral=9)
    assert t.leader == ANNA
    assert tourist_at(t, ANNA)[0] == ANNA, "who leads never loses the tourist"
    assert tourist_at(t, BENCE)[0] == ANNA


@pytest.mark.rule("CAP-2P-08")
def test_or_in_the_range_of_the_leader() -> None:
    t = position("tourism", seats=2, tracks=({"culture": 9}, {"culture": 6}), neutral=0)
    assert tourist_at(t, BENCE)[0] == ANNA
    t = position("tourism", seats=2, tracks=({"culture": 9}, {"culture": 7}), neutral=0)
    assert tourist_at(t, BENCE)[0] == BENCE


@pytest.mark.rule("CAP-2P-09")
def test_the_neutral_marker_moves_one_forward_in_each_administration() -> None:
    t = position("administration", seats=2, neutral=4)
    assert t.neutral == 5
    t = position("administration", seats=2, neutral=30)
    assert t.neutral == 30, "the track ends there"


@pytest.mark.rule("CAP-2P-10", "CAP-GAP-21")
def test_four_new_tiles_whatever_is_left() -> None:
    names = [name for name, tile in TILES.items() if tile["age"] == 1 and "mark" not in tile]
    t = position("administration", seats=2, fields=(names[:3], names[3:5]), deck=names[8:16])
    assert fields_of(t) == [names[8:12], names[:3], names[3:5]]


@pytest.mark.rule("CAP-2P-10")
def test_the_piles_are_just_enough() -> None:
    t = random_game(new_game(2, seed=3))
    assert [len(line["tiles"]) for line in told(t, "log-reveal")] == [4] * 12
