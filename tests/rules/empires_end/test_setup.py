"""Setting up the game (EE-SET)."""

import json
from collections import Counter

import pytest

from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.kernel.rng import Fast
from tests.rules.empires_end.prelude import *

SEEDS = range(120)
ORDER = ["farm_3", "army_1", "road_1", "city", "town_2", "farm_1", "road_3", "army_2", "farm_2", "town_1", "road_2"]


@pytest.mark.rule("EE-SET-01")
def test_two_players_use_one_side_of_the_board_and_three_or_four_the_other() -> None:
    two, three, four = (new_game(seats).view(None)["track"] for seats in (2, 3, 4))
    assert three == four
    assert two != three


@pytest.mark.rule("EE-SET-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lightning_symbol_means_nothing_in_the_normal_game(seats: int) -> None:
    t = new_game(seats)
    seen_at_once = t.view(None)
    assert (seen_at_once["variant"], seen_at_once["space"]) == ("normal", 0)
    assert [seen(t, seat)["hand_size"] for seat in range(seats)] == [4] * seats


@pytest.mark.rule("EE-SET-03", "EE-FLOW-01")
def test_the_turn_marker_starts_on_start() -> None:
    """Before anything happens the marker is on no space of a phase; then it moves to the first one."""
    t = GAME.set_up(2, GAME.defaults, {}, Fast(1), True)
    assert isinstance(t, EmpiresEnd)
    assert t.space == -1
    assert told(t, "log-space") == []
    t.settle()
    assert t.space == 0
    assert told(t, "log-space") == [{"number": 1, "phase": "disaster"}]


@pytest.mark.rule("EE-SET-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_88_disaster_cards_are_shuffled_into_a_face_down_deck(seats: int) -> None:
    tops: Counter[str] = Counter()
    t = new_game(seats)
    for seed in SEEDS:
        t = new_game(seats, seed)
        hands = [card for seat in range(seats) for card in hand_of(t, seat)]
        assert sorted(deck_of(t) + hands + disasters_of(t)) == sorted(CARD.ids)
        tops[disasters_of(t)[0]] += 1
    assert len(tops) > 50
    assert max(tops.values()) < 10
    shown = t.view(None)
    assert shown["deck"] == 88 - 4 * seats - 1
    assert not any(f'"{card}"' in json.dumps(shown) for card in deck_of(t))


@pytest.mark.rule("EE-SET-06")
def test_the_11_conflict_cards_are_shuffled_into_a_face_down_deck() -> None:
    tops: Counter[str] = Counter()
    t = new_game()
    for seed in SEEDS:
        t = new_game(seed=seed)
        assert sorted(CONFLICT.ids[card] for card in t.conflicts) == sorted(CONFLICT.ids)
        tops[CONFLICT.ids[t.conflicts[0]]] += 1
    assert set(tops) == set(CONFLICT.ids)
    assert max(tops.values()) < 30
    shown = t.view(ANNA)
    assert (shown["conflict_deck"], shown["conflict_discard"], shown["conflict"]) == (11, [], None)
    assert not any(card in json.dumps(shown) for card in CONFLICT.ids)


class TestFirstPlayer:
    @pytest.mark.rule("EE-SET-07", "EE-GAP-29")
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_the_marker_goes_to_a_random_player(self, seats: int) -> None:
        firsts = Counter(int(new_game(seats, seed).first) for seed in range(60 * seats))
        assert set(firsts) == set(range(seats))
        assert all(30 < games < 95 for games in firsts.values()), firsts

    @pytest.mark.rule("EE-SET-07", "EE-GAP-29")
    def test_or_to_the_seat_that_the_option_names(self) -> None:
        for seats in (2, 3, 4):
            for first in range(seats):
                t = new_game(seats, seed=3, options={"first_player": first})
                assert t.view(None)["first"] == first
                assert t.to_act == [first]
                assert told(t, "log-first-player") == [{"seat": first}]

    @pytest.mark.rule("EE-SET-07")
    def test_a_seat_that_is_not_at_the_table_cannot_be_first(self) -> None:
        with pytest.raises(ValueError, match="Player 3 is to begin, but only 2 play"):
            new_game(2, options={"first_player": 2})
        with pytest.raises(ValueError, match="cannot give seat 3"):
            new_game(3, chance={"first-player": ["3"]})
        assert new_game(3, chance={"first-player": ["2"]}).to_act == [2]


@pytest.mark.rule("EE-SET-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_receives_two_of_each_resource_four_random_cards_and_11_tiles(seats: int) -> None:
    dealt: Counter[str] = Counter()
    for seed in range(40):
        t = new_game(seats, seed)
        for seat in range(seats):
            assert goods_of(t, seat) == START
            assert len(hand_of(t, seat)) == 4
            assert len(row_of(t, seat)) == 11
            dealt.update(hand_of(t, seat))
    # Each card is dealt in 4 * seats of 88 games; none of them always, and most of them sometimes.
    assert len(dealt) > 70
    assert max(dealt.values()) < 25


@pytest.mark.rule("EE-SET-09", "EE-INF-01")
def test_resources_are_behind_the_screen_and_only_the_own_hand_is_seen() -> None:
    t = new_game(3)
    for viewer in (0, 1, 2, None):
        for seat in range(3):
            empire = seen(t, seat, viewer)
            assert empire["resources"] == (START if viewer == seat else None)
            assert empire["hand"] == (hand_of(t, seat) if viewer == seat else None)
            assert empire["hand_size"] == 4


@pytest.mark.rule("EE-SET-10")
def test_every_score_marker_starts_on_0() -> None:
    t = new_game(4)
    assert [score_of(t, seat) for seat in range(4)] == [0] * 4
    assert [seen(t, seat)["parts"]["track"] for seat in range(4)] == [0] * 4


@pytest.mark.rule("EE-SET-11")
def test_the_tiles_are_laid_in_random_order() -> None:
    places: Counter[int] = Counter()
    for seed in SEEDS:
        places[row_of(new_game(seed=seed), ANNA).index("city")] += 1
    # 120 games on 11 positions: about 11 each.
    assert set(places) == set(range(11))
    assert max(places.values()) < 28


@pytest.mark.rule("EE-EX-01", "EE-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_lays_the_tiles_in_the_first_players_order_healthy_side_up(seats: int) -> None:
    t = new_game(seats, chance={"locations": ORDER})
    for seat in range(seats):
        assert row_of(t, seat) == ORDER
        assert destroyed_of(t, seat) == set()
        assert all(tile["healthy"] and not tile["innovations"] for tile in seen(t, seat)["row"])
    assert told(t, "log-row") == [{"locations": ORDER}]


@pytest.mark.rule("EE-SET-12")
def test_positions_are_numbered_1_to_11_from_the_left() -> None:
    t = new_game(options={"first_player": ANNA}, chance={"locations": ORDER})
    shown = [(tile["position"], tile["location"]) for tile in seen(t, BENCE)["row"]]
    assert shown == list(enumerate(ORDER, start=1))
    assert set(ORDER) == set(LOCATION.ids)


@pytest.mark.rule("EE-SET-08", "EE-SET-05")
def test_hands_are_dealt_from_the_top_of_the_deck_from_the_first_player_on() -> None:
    cards = ["fire_01", "fire_02", "fire_03", "fire_04", "flood_01", "flood_02", "flood_03", "flood_04", "plague_09"]
    t = new_game(options={"first_player": BENCE}, chance={"disasters": cards})
    assert hand_of(t, BENCE) == cards[:4]
    assert hand_of(t, ANNA) == cards[4:8]
    assert disasters_of(t) == cards[8:]
    assert log_of(t)[:2] == ["log-first-player", "log-row"]
    assert told(t, "log-drawn", BENCE) == [{"cards": cards[:4]}]
    assert told(t, "log-drawn") == []
