"""Tracks, the order of moves and the placement of tiles against plain slow models, by Hypothesis."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.games.the_capitals.building import broken
from pentapolis.games.the_capitals.catalogue import CELL, TILE
from pentapolis.games.the_capitals.edition import Edition
from pentapolis.games.the_capitals.event import entangled, tried_move
from pentapolis.games.the_capitals.grid import edge_cells, edge_corners, full
from pentapolis.games.the_capitals.table import Capitals, City
from pentapolis.games.the_capitals.terms import STEPS, TRACKS, far_of, kind_of, step
from pentapolis.games.the_capitals.tracks import loans_for, move
from tests.rules.the_capitals.prelude import *

#: Ends that set off one another: population moves culture, culture employment, employment public services.
CHAIN = (
    BOARD.replace("past_max = { culture = 2 }", "past_max = { culture = 2, energy = -1 }")
    .replace("past_min = { prestige = -1 }", "past_min = { prestige = -1, employment = -1 }")
    .replace("past_max = { prestige = 2 }", "past_max = { public_services = 1, economy = -2 }")
)
LIMITS = {
    "economy": (1, 50),
    "culture": (0, 30),
    "employment": (0, 20),
    "population": (0, 20),
    "public_services": (0, 6),
}
MOVED = ["economy", "progress", "culture", "employment", "population", "public_services", "energy", "prestige"]

tracks_drawn = st.fixed_dictionaries(
    {
        "economy": st.sampled_from([1, 2, 3, 7, 12, 48, 49, 50]),
        "progress": st.integers(0, 5),
        "culture": st.sampled_from([0, 1, 2, 15, 28, 29, 30]),
        "population": st.sampled_from([0, 1, 2, 8, 18, 19, 20]),
        "employment": st.sampled_from([0, 1, 2, 7, 18, 19, 20]),
        "public_services": st.integers(0, 6),
    }
).map(lambda drawn: {**drawn, "employment": min(drawn["employment"], drawn["population"])})
moves_drawn = st.lists(
    st.tuples(st.sampled_from(MOVED), st.integers(-4, 5).filter(bool)),
    min_size=1,
    max_size=5,
    unique_by=lambda one: one,
)


class Slow:
    """A city as the rulebook tells it: every move step by step."""

    def __init__(self, edition: Edition, tracks: dict[str, int], energy: int) -> None:
        self.edition = edition
        self.tracks = dict(tracks)
        self.energy = energy
        self.prestige = 0
        self.level = 1
        self.used: set[tuple[str, int]] = set()  # red arrows taken in this event

    def move(self, name: str, far: int) -> None:
        if name == "prestige":
            self.prestige += far
        elif name == "energy":
            self.energy = max(0, self.energy + far)
        elif name == "progress":
            self.progress(far)
        elif name == "economy" and far < 0:
            self.pay(-far)
        else:
            self.walk(name, far)

    def progress(self, far: int) -> None:
        for _ in range(abs(far)):
            if far > 0:
                self.tracks["progress"] = (self.tracks["progress"] + 1) % 6
                if self.tracks["progress"] == 0 and self.level < 6:
                    self.level += 1
                    self.energy += STACKS[self.level - 2][0]
            elif self.tracks["progress"] > 0:
                self.tracks["progress"] -= 1

    def pay(self, cost: int) -> None:
        while self.tracks["economy"] - cost < 1:
            self.tracks["economy"] += 3
            self.prestige -= 1
        self.tracks["economy"] -= cost

    def walk(self, name: str, far: int) -> None:
        way = 1 if far > 0 else -1
        least, most = LIMITS[name]
        for _ in range(abs(far)):
            space = self.tracks[name]
            if space == (most if way > 0 else least):
                # The lowest space of economy has no arrow; employment on its last one comes to it in any case.
                if (name, way) not in self.used:
                    self.used.add((name, way))
                    track = self.edition.tracks[TRACKS.index(name)]
                    for result in track.past_most if way > 0 else track.past_least:
                        self.move(STEPS[kind_of(result)], int(far_of(result)))
                return
            if name == "employment" and way > 0 and space == self.tracks["population"]:
                return
            self.tracks[name] += way
            self.tracks["employment"] = min(self.tracks["employment"], self.tracks["population"])

    def result(self) -> tuple[object, ...]:
        return tuple(self.tracks[name] for name in TRACKS), self.energy, self.prestige, self.level


def result(city: City) -> tuple[object, ...]:
    spaces = tuple(int(city.at(track)) for track in range(len(TRACKS)))
    return spaces, int(city.energy), int(city.prestige), int(city.level)


def table(tracks: dict[str, int], energy: int, board: str) -> Capitals:
    return position(tracks=(tracks,), energy=(energy,), board=board, fields=(SPARE, (), ()))


boards = st.sampled_from([BOARD, CHAIN])


@pytest.mark.rule("CAP-TRK-04", "CAP-TRK-05", "CAP-TRK-11", "CAP-TRK-12", "CAP-TRK-13", "CAP-TRK-14", "CAP-TRK-17")
@settings(max_examples=300)
@given(tracks_drawn, moves_drawn, st.integers(0, 4), boards)
def test_moves_of_one_event(tracks: dict[str, int], moves: list[tuple[str, int]], energy: int, board: str) -> None:
    t = table(tracks, energy, board)
    city, slow = t.cities[ANNA], Slow(t.edition, tracks, energy)
    for name, far in moves:
        tried_move(t, city, STEPS.index(name), far)
        slow.move(name, far)
        assert result(city) == slow.result()


@pytest.mark.rule("CAP-TAX-02", "CAP-TRK-08")
@given(st.integers(1, 60), st.integers(0, 99))
def test_the_fewest_loans(money: int, cost: int) -> None:
    loans = 0
    while money + 3 * loans - cost < 1:
        loans += 1
    assert loans_for(money, cost) == loans


@pytest.mark.rule("CAP-EFF-02", "CAP-DEF-03")
@settings(max_examples=300, deadline=None)
@given(tracks_drawn, moves_drawn, st.integers(0, 4), boards)
def test_the_order_is_asked_where_it_matters_and_only_there(
    tracks: dict[str, int], moves: list[tuple[str, int]], energy: int, board: str
) -> None:
    """All orders are tried with the slow model. One that only leaves less employment is no other (CAP-GAP-36)."""
    t = table(tracks, energy, board)
    t.due = sorted(int(step(STEPS.index(name), far, 0)) for name, far in moves)
    usual = Slow(t.edition, tracks, energy)
    for one in t.due:
        usual.move(STEPS[kind_of(one)], int(far_of(one)))
    matters = False
    for order in permutations(moves):
        slow = Slow(t.edition, tracks, energy)
        for name, far in order:
            slow.move(name, far)
        slow.tracks["employment"] = max(slow.tracks["employment"], usual.tracks["employment"])
        matters = matters or slow.result() != usual.result()
    offered = entangled(t, t.cities[ANNA])
    assert bool(offered) == matters
    assert len(offered) != 1


@pytest.mark.rule("CAP-DEF-03", "CAP-GAP-36")
@settings(max_examples=200, deadline=None)
@given(tracks_drawn, moves_drawn, st.integers(0, 4), boards)
def test_the_usual_order_leaves_the_most_employment(
    tracks: dict[str, int], moves: list[tuple[str, int]], energy: int, board: str
) -> None:
    t = table(tracks, energy, board)
    t.due = sorted(int(step(STEPS.index(name), far, 0)) for name, far in moves)
    if entangled(t, t.cities[ANNA]):
        return
    usual = t.cities[ANNA].copy()
    for one in t.due:
        tried_move(t, usual, kind_of(one), far_of(one))
    for order in permutations(moves):
        slow = Slow(t.edition, tracks, energy)
        for name, far in order:
            slow.move(name, far)
        assert slow.tracks["employment"] <= usual.at(TRACKS.index("employment"))


@pytest.mark.rule("CAP-DEF-01", "CAP-PP-08")
@given(st.integers(0, 9), st.integers(-9, 9))
def test_energy_that_is_not_there_cannot_be_lost(energy: int, far: int) -> None:
    t = table(dict(START), energy, BOARD)
    move(t.edition, t.cities[ANNA], STEPS.index("energy"), far)
    assert energy_of(t, ANNA) == max(0, energy + far)


# --- placement --------------------------------------------------------------------------------------------------------

#: A city grown at random: at each step one of the free neighbours, by its number.
growth = st.lists(st.integers(0, 200), min_size=0, max_size=16)
TOWN = [name for name in TILES if name != "market"][:40]


def grown(choices: list[int]) -> tuple[Capitals, dict[tuple[int, int], str]]:
    plan: dict[tuple[int, int], str] = {(0, 0): "hotel", (1, 0): "city_hall"}
    for place, choice in enumerate(choices):
        free = free_cells(set(plan))
        plan[free[choice % len(free)]] = TOWN[(place * 7 + choice) % len(TOWN)]
    besides = {spot: name for spot, name in plan.items() if spot not in ((0, 0), (1, 0))}
    return position(cities=(besides,), fields=(SPARE, (), ())), plan


def around(spot: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = spot
    return [(x + across, y + down) for down in (-1, 0, 1) for across in (-1, 0, 1) if across or down]


def free_cells(taken: set[tuple[int, int]]) -> list[tuple[int, int]]:
    found = {spot for one in taken for spot in around(one)} - taken
    return sorted(found, key=lambda spot: (spot[1], spot[0]))


@pytest.mark.rule("CAP-PLC-04", "CAP-EFF-16", "CAP-LAKE-02")
@settings(deadline=None)
@given(growth)
def test_cells_beside_the_city(choices: list[int]) -> None:
    t, plan = grown(choices)
    city = t.cities[ANNA]
    found = [spot_of(CELL.ids[cell]) for cell in edge_cells(city.rows, city.top, city.bottom)]
    assert found == free_cells(set(plan))


@pytest.mark.rule("CAP-PLC-01", "CAP-PLC-02", "CAP-PLC-03", "CAP-PLC-05", "CAP-CON-01")
@settings(deadline=None)
@given(growth, st.sampled_from(sorted({"bakery", "manor_house", "market", "circus", "hospital", "warehouse", "lake"})))
def test_rules_that_a_tile_would_break(choices: list[int], tile: str) -> None:
    t, plan = grown(choices)
    city = t.cities[ANNA]
    markers = [(0, -1), (0, 0)]  # the upper left cells of the two corners
    kinds = {**{name: entry["type"] for name, entry in TILES.items()}, "hotel": "tourism", "city_hall": "none"}
    own = "none" if tile == "lake" else "prosperity" if tile in PROSPERITY else kinds[tile]
    same = {spot for spot, name in plan.items() if kinds[name] == own and own != "none"}
    for x, y in free_cells(set(plan)):
        at_marker = any(x - column in (0, 1) and y - row in (0, 1) for column, row in markers)
        beside = not same or any(spot in same for spot in around((x, y)))
        wanted = 0 if tile == "lake" else (not at_marker) + 2 * (not beside)
        assert broken(t, city, TILE.find(tile), CELL.find(at(x, y))) == wanted


@pytest.mark.rule("CAP-CON-01", "CAP-CON-02", "CAP-CON-03")
@settings(deadline=None)
@given(growth)
def test_corners_on_the_edge(choices: list[int]) -> None:
    t, plan = grown(choices)
    city = t.cities[ANNA]
    wanted = []
    for y in range(-18, 18):
        for x in range(-18, 18):
            cells = [(x, y) in plan, (x + 1, y) in plan, (x, y + 1) in plan, (x + 1, y + 1) in plan]
            place = (y + 18) * 36 + x + 18
            assert full(city.rows, place) == all(cells)
            if any(cells) and not all(cells):
                wanted.append(place)
    assert edge_corners(city.rows, city.top, city.bottom) == wanted
