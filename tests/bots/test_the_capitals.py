"""Judging positions of The Capitals, and the bots that do."""

import pickle
from typing import Any

import pytest

from pentapolis.arena import match
from pentapolis.bots.evaluator import MARGIN
from pentapolis.bots.evaluators.the_capitals import EVALUATOR
from pentapolis.bots.evaluators.the_capitals_city import NAMES, Worths, free_around, room
from pentapolis.games.the_capitals.game import GAME
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from tests.rules.playing import play
from tests.rules.the_capitals.position import at, built, position


def feature(t: Capitals, name: str) -> list[float]:
    """By seat."""
    return [features[NAMES.index(name)] for features in EVALUATOR.every(t)]


@pytest.mark.parametrize("prosperity", ["without", "with"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_values_are_chances_at_every_decision(seats: int, prosperity: str) -> None:
    table = GAME.new(seats, 2, {"prosperity": prosperity})
    rng = Fast(seats)
    left = 1.0
    while not table.over:
        values = EVALUATOR.values(table)
        assert sum(values) == pytest.approx(1)
        assert all(0 < value < 1 for value in values)
        assert EVALUATOR.left(table) <= left
        left = EVALUATOR.left(table)
        playout(table, rng, 1)
    shares = [1 / len(table.winners) if seat in table.winners else 0 for seat in range(seats)]
    assert EVALUATOR.values(table) == pytest.approx(shares, abs=MARGIN)


@pytest.mark.parametrize(
    "better",
    [
        {"prestige": (5,)},
        {"tracks": ({"economy": 20},)},
        {"tracks": ({"culture": 6},)},
        {"tracks": ({"progress": 4},)},
        {"tracks": ({"public_services": 4},)},
        {"tracks": ({"employment": 7},)},
        {"energy": (9,)},
        {"levels": (3,)},
    ],
)
def test_what_is_good_is_judged_good(better: dict[str, Any]) -> None:
    even = EVALUATOR.value(position(round=6), 0)
    assert EVALUATOR.value(position(round=6, **better), 0) > even + 0.01


def test_who_has_built_has_one_tile_less_to_come() -> None:
    t = built("terraced_cottages", round=6)
    assert feature(t, "builds") == [6, 7, 7]
    assert feature(t, "turn") == [0, 0, -1]


def test_in_politics_the_order_is_what_was_picked() -> None:
    t = position("politics", round=6)
    assert feature(t, "turn") == [-1, -1, -1]  # open: one of the other two on average
    play(t, "pick:3")
    play(t, "pick:1")
    # Of the three columns that are free one is before that of the first seat: the last may pick it.
    assert feature(t, "turn") == pytest.approx([-4 / 3, 0, -1])
    multipliers = t.edition.multipliers
    paid = feature(t, "dues")
    assert paid[0] / paid[1] == pytest.approx(multipliers[2] / multipliers[0])
    assert paid[2] < paid[0]  # has this round and the next to pay


def test_who_takes_a_tile_earlier_may_expect_a_better_one() -> None:
    t = position("politics", round=6, fields=(("shipyard", "student_dormitory", "supermarket"), ("cannery",), ()))
    play(t, "pick:3")
    play(t, "pick:1")
    play(t, "pick:5")
    offers = feature(t, "offer")
    assert offers[1] > offers[0] > offers[2]


def test_a_tile_that_was_taken_counts_instead_of_those_on_offer() -> None:
    fields = (("shipyard", "student_dormitory"), ("supermarket",), ())
    taken = {tile: position("building", round=6, fields=fields) for tile in fields[0]}
    for tile, t in taken.items():
        play(t, f"take:{tile}")
    without_people = position("building", round=6, fields=fields, tracks=({"population": 8, "employment": 8},))
    play(without_people, "take:shipyard")
    assert feature(taken["shipyard"], "offer")[0] != feature(taken["student_dormitory"], "offer")[0]
    assert feature(without_people, "offer")[0] < feature(taken["shipyard"], "offer")[0]


def test_fairs_that_are_over_do_not_count() -> None:
    early, late = position(round=4), position(round=5)
    assert feature(early, "population")[0] == 3 * 8
    assert feature(late, "population")[0] == 2 * 8
    assert feature(position(round=12), "later_work") == [0, 0, 0]


def test_unemployment_counts_the_nearer_the_fair_is() -> None:
    far = feature(position(round=5), "out_of_work")[0]
    near = feature(position(round=8), "out_of_work")[0]
    assert near < far <= 0
    assert feature(position(round=5), "open_places")[0] > feature(position(round=8), "open_places")[0]


def test_tourists_are_counted_as_they_will_travel() -> None:
    t = position(round=11, tracks=({"culture": 9}, {"culture": 8}, {"culture": 2}))
    # Two executive phases to come; the last city's tourist goes to the first.
    assert feature(t, "tourists") == [4, 2, 0]
    assert feature(t, "leader") == [2, 0, 0]


def test_cubes_on_tiles_come_back() -> None:
    lying = position(round=6, energy=(2,), cubes=({"hotel": 2},))
    ready = position(round=6, energy=(4,))
    assert feature(lying, "energy")[0] == feature(ready, "energy")[0] == 8
    assert feature(lying, "charge")[0] == 2


def test_each_use_of_a_tile_costs_twice_as_much() -> None:
    t = position(round=5)
    outlook = EVALUATOR.outlook(t)
    worths = Worths(outlook, t.cities[0], 2)
    worths.places, worths.worth, worths.costs = worths.places[:1], worths.worth[:1], worths.costs[:1]
    cost, worth = worths.costs[0], worths.worth[0]
    assert worth > 0
    used = [worths.uses(t.cities[0], 9, energy, False, 0.0) / worth for energy in range(7 * cost + 1)]
    assert [round(used[energy]) for energy in (cost - 1, cost, 3 * cost - 1, 3 * cost, 7 * cost)] == [0, 1, 1, 2, 3]
    assert worths.uses(t.cities[0], 2, 99, False, 0.0) == 2 * worth
    assert worths.uses(t.cities[0], 9, 99, False, 50.0) == 0  # no cube is worth so much


def test_room_on_the_plan() -> None:
    t = position(round=5)
    city = t.cities[0]
    assert free_around(city, city.cells[0]) == 7
    assert room(city) == 4
    cramped = position(round=5, cities=({(0, -1): "circus", (1, -1): "bakery", (0, 1): "market"},))
    assert room(cramped.cities[0]) == 3  # a full marker, which will move, and one free cell
    assert at(0, 0) == "S19"


def test_hands_count_with_prosperity_only() -> None:
    hands = (("three_pennants", "warehouse"),)
    t = position(round=5, hands=hands, options={"prosperity": "with"}, tracks=({"population": 12},))
    assert feature(t, "hand")[0] == 2  # most population; nobody has industrial or commercial tiles
    t = position(round=5, hands=hands, options={"prosperity": "with"}, tracks=({"population": 5},))
    assert feature(t, "hand")[0] == pytest.approx(1.3)


def test_it_goes_through_pickle() -> None:
    t = position(round=5)
    again = pickle.loads(pickle.dumps(EVALUATOR))
    assert again.values(t) == EVALUATOR.values(t)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_that_thinks_among_many_that_do_not(seats: int) -> None:
    result = match("the-capitals", ["greedy:samples=1"] + ["random"] * (seats - 1), seats, 1, processes=1)
    assert result.bots[0].wins == seats


def test_search_beats_random_and_knows_prosperity_tiles() -> None:
    result = match("the-capitals", ["search:simulations=10", "random"], 2, 1, {"prosperity": "with"}, processes=1)
    assert result.bots[0].wins == 2
