"""Every tile, one line each: what is printed on it, and what that does, number by number.

The lines are in a language of their own and carried out by a plain model here, not by the effects of the engine.
Whoever changes a tile of the built-in edition changes its line:

    name: type age density mark | what it does | ...

    now: steps              when built                  use N: steps           activated, N printed cubes
    per WHAT: steps         when built, for each        build WHAT: steps      for each, now and later
    pay N: steps            when built, for money       beside: steps          a neighbour was activated
    age track=I/II/III      when built, by age          upgrade: steps         the plant was upgraded
    end WHAT: steps         in final scoring            early: steps           before the last World's Fair
    needs ...               requirement of a prosperity tile

WHAT is `track/every`, or `type where/every`, or for builds `type where density`.
"""

import re
from random import Random
from typing import Any

import pytest

from pentapolis.games.the_capitals.catalogue import CELL, TILE
from pentapolis.games.the_capitals.scoring import tile_points
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import TYPES
from tests.rules.the_capitals.prelude import *

SHEET = """
tenement_house: residential I high | now: population+2 progress+2 economy+3 | use 1: population+1
terraced_cottages: residential I low | now: population+2 progress+1 economy+3
boarding_house: residential I medium | now: population+2 economy+6 | use 0: economy+2
garden_villas: residential I low | now: population+1 progress+1 economy+2 | build tourism adjacent: culture+1
workers_barracks: residential I high mark4 | now: population+3 progress+2 economy+1 culture-1
manor_house: residential I low | now: population+2 progress+1 prestige+2 economy+1
textile_mill: industrial I | now: progress+3 employment+2 public_services-2 | use 0: economy+3 progress+1
iron_foundry: industrial I | now: employment+1 progress+2 economy+4 | use 1: economy-6 employment+2
bakery: industrial I | now: employment+1 economy+2 progress+1 | use 0: economy+2
brickworks: industrial I | now: employment+2 progress+1
gasworks: industrial I mark5 | now: employment+2 energy+1 progress+1
market: commercial I | now: economy+9 progress+1 | use 1: economy+4
general_store: commercial I | now: economy+5 progress+1 | build residential adjacent: economy+3
savings_bank: commercial I | now: economy+6 progress+2
department_store: commercial I | now: economy+6 employment+1 progress+1
trading_house: commercial I mark4 | now: economy+5 progress+1 | per industrial city/1: economy+3 | use 0: economy+3
circus: tourism I | now: culture+2 economy+4 progress+1
music_hall: tourism I | now: culture+2 economy+3 | use 1: culture+2
city_park: tourism I | now: culture+2 progress+1 economy+2 | build residential adjacent: culture+1
opera_house: tourism I | per population/3: culture+2 | use 0: culture+1 economy+1
zoological_garden: tourism I mark4 | now: culture+3 economy+4 | use 0: economy+2
train_station: public I | now: public_services+1 progress+1 | build commercial adjacent: economy+2
science_center: public I | now: progress+1 public_services+1
hospital: public I | now: public_services+2 economy-5 | use 3: population+1
fire_station: public I mark5 | now: public_services+1 | build industrial adjacent: economy+1
doctors_office: public I | now: public_services+1 progress+1 | build residential adjacent: population+1
jefferson_apartments: residential II high | now: population+3 progress+2 economy+5 | use 1: culture-3 population+2
housing_estate: residential II high mark4 | now: population+4 progress+2 economy+4 culture-1
townhouses: residential II medium | now: population+3 progress+1 culture+2 economy+4
suburban_homes: residential II low | now: population+2 progress+1 economy+6 | build public adjacent: culture+1
student_dormitory: residential II medium | now: population+2 progress+3 economy+5 | use 0: progress+1
automobile_plant: industrial II | now: employment+3 progress+2 economy+1
oil_refinery: industrial II mark5 | now: employment+3 energy+2 progress+1 culture-1
shipyard: industrial II | now: employment+2 economy+7 | use 2: employment+2 economy-3
cannery: industrial II | now: employment+3 economy+1 | build industrial adjacent: economy+2
machine_works: industrial II | now: employment+2 economy+5 | per industrial city/1: progress+1
stock_exchange: commercial II | now: economy+1 | use 2: economy+9 | beside: economy+1
convention_center: commercial II | now: economy+4 employment+1 | use 1: economy+4 culture+1
business_consulting: commercial II | now: economy+6 progress+2 | build commercial adjacent: economy+3
insurance_company: commercial II mark4 | now: economy+8 employment+1 | per population/3: economy+1
supermarket: commercial II | now: economy+6 employment+1 progress+1 | per residential city/1: economy+2
magnificent_arch: tourism III | now: progress+3 public_services-1 | pay 12: culture+9 | end tourism city/1: prestige+1
museum_of_art: tourism III | now: culture+2 economy+4 | beside: culture+2
palace_of_technology: tourism II | now: culture+2 progress+2 economy+2 | upgrade: culture+2
cinema: tourism II mark5 | now: culture+2 economy+6 progress+1 prestige+1 | use 0: culture+1
museum_of_industry: tourism II | now: culture+2 progress+2 economy+4 | per employment/3: culture+1
courthouse: public II | now: public_services+2 prestige+1 | per public city/1: economy+2
university: public II | now: public_services+1 progress+4 culture+1
police_headquarters: public II | now: public_services+2 employment+1 economy-2 | build commercial adjacent: economy+2
subway_station: public II | now: public_services+1 employment+1 progress+1 | beside: economy+1
public_library: public II mark4 | now: public_services+1 culture+1 progress+3 | build residential adjacent: culture+1
water_works: public II | now: public_services+2 population+1 energy+1
residential_skyscraper: residential III high | now: population+6 progress+2 prestige+3
luxury_condominiums: residential III medium | now: population+3 economy+4 prestige+3
eco_village: residential III low | now: population+3 energy+2 economy+2 prestige+2 | end residential adjacent/1: prestige+1
gated_community: residential III low mark4 | now: population+3 economy+4 progress+2 culture+2 prestige+3
tower_blocks: residential III high | now: population+5 employment+1 economy+3 | use 1: population+2
electronics_factory: industrial III | now: employment+3 progress+4 economy+5 prestige+1
pharmaceutical_plant: industrial III | now: employment+3 public_services+1 economy+5
industrial_park: industrial III | now: employment+2 economy+7 prestige+2 | build industrial city: employment+1
recycling_plant: industrial III | now: employment+3 energy+3 public_services+1
aerospace_works: industrial III mark5 | now: employment+2 progress+3 economy+4 | end industrial city/1: prestige+1
shopping_mall: commercial III | now: economy+7 employment+2 | use 2: economy+8
financial_tower: commercial III | now: economy+8 | end commercial city/1: prestige+1
media_corporation: commercial III | now: economy+6 culture+3 employment+1 | beside: economy+2
world_trade_center: commercial III | now: employment+1 | per economy/5: prestige+1
logistics_center: commercial III mark4 | now: economy+10 employment+2 | per industrial city/1: economy+2
modern_art_plaza: tourism II | now: culture+3 prestige+2 economy+2 | build residential city high: culture+3
olympic_stadium: tourism II | pay 5: culture+7 prestige+3
theme_park: tourism III | now: culture+3 economy+4 employment+1 prestige+1 | use 1: culture+2 economy+2
world_heritage_quarter: tourism III | now: culture+4 | end tourism city/1: prestige+1
high_finance_square: tourism III | now: progress+2 culture+6 energy-1 | per economy/10: prestige+1
expo_pavilion: tourism III mark5 | now: progress+3 culture+1 | end culture/5: prestige+1
international_airport: public III | now: public_services+1 employment+2 culture+1 economy+4 progress+1
space_research_institute: public III | now: progress+5 prestige+2 | upgrade: prestige+2
medical_university: public III | now: public_services+2 progress+3 | per population/6: prestige+1
parliament: public III | now: public_services+1 culture+2 economy+2 | end public city/2: prestige+1
broadcasting_tower: public III mark4 | now: public_services+1 culture+2 energy+2 progress+4
three_pennants: prosperity | needs first population | per population/2: prestige+1 | now: culture+2
warehouse: prosperity | needs most industrial commercial | age prestige=1/3/6
public_meeting_hall: prosperity | needs fewest public | now: progress+1 public_services+1 | early: employment+3
victory_column: prosperity | needs first culture | age prestige=1/2/3 | now: culture+1
chamber_of_commerce: prosperity | needs first economy | age prestige=1/2/3 | now: progress+1
trade_union_hall: prosperity | needs first employment | per employment/4: prestige+1 | now: public_services+1
civic_forum: prosperity | needs first public_services | now: prestige+3 culture+2
technology_fair: prosperity | needs plant | now: prestige+2 energy+2
botanical_garden: prosperity | needs fewest industrial | now: culture+3 population+2
garden_suburb: prosperity | needs most residential | now: population+2 | age prestige=1/1/2
freight_depot: prosperity | needs most industrial | now: employment+2 economy+5
grand_promenade: prosperity | needs most tourism | now: culture+2 prestige+2 economy+3
merchant_arcade: prosperity | needs most commercial | now: economy+8 prestige+2
government_quarter: prosperity | needs most public | now: public_services+1 | end public city/1: prestige+1
workers_club: prosperity | needs residential=1 industrial=1 | now: employment+1 population+1 progress+2 economy+2
street_fair: prosperity | needs tourism=2 commercial=1 | now: economy+8 culture+3
farmers_hall: prosperity | needs fewest commercial | now: economy+9 population+1
sculpture_garden: prosperity | needs fewest tourism | now: culture+3 public_services+1 progress+2
settlers_house: prosperity | needs fewest residential | now: population+3 prestige+2 | early: employment+1
observatory: prosperity | needs public=2 | now: progress+5 prestige+2
museum_of_energy: prosperity | needs plant | now: culture+3 | upgrade: prestige+1
central_fountain: prosperity | needs residential=1 industrial=1 commercial=1 tourism=1 public=1 | now: prestige+4
clock_tower: prosperity | needs first employment | needs industrial=2 | age prestige=2/4/6
carousel: prosperity | needs residential=2 tourism=1 | now: culture+2 economy+4 | use 0: culture+1 | build residential adjacent: culture+1
memorial_park: prosperity | needs most residential industrial | now: culture+2 | end any adjacent/2: prestige+1
"""  # noqa: E501

Steps = dict[str, int]


class Line:
    """One line of the sheet."""

    def __init__(self, text: str) -> None:
        self.name, rest = text.split(": ", 1)
        head, *self.parts = rest.split(" | ")
        self.type, *words = head.split()
        self.age = next((len(word) for word in words if set(word) == {"I"}), 0)
        self.density = next((word for word in words if word in ("low", "medium", "high")), "")
        self.mark = next((int(word[4:]) for word in words if word.startswith("mark")), 0)

    def of(self, kind: str) -> list[tuple[str, Steps]]:
        """The parts of a kind: what stands between its word and the colon, and the steps after it."""
        found = []
        for part in self.parts:
            word, _, rest = part.partition(" ") if part.startswith(f"{kind} ") else (part.partition(":")[0], "", part)
            if word == kind:
                what, _, steps = rest.partition(":")
                found.append((what.removeprefix(kind).strip(), steps_of(steps)))
        return found


def steps_of(text: str) -> Steps:
    return {name: int(number) for name, number in re.findall(r"([a-z_]+)([+-][0-9]+)", text)}


LINES = [Line(text) for text in SHEET.strip().splitlines()]
BY_NAME = {line.name: line for line in LINES}
AGE_LINES = [line for line in LINES if line.age]
PROSPERITY_LINES = [line for line in LINES if not line.age]
each_tile = pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)

#: Tracks in the middle, so that no end is near: 2 progress do not reach the sign.
MIDDLE = {"economy": 24, "progress": 0, "culture": 12, "employment": 5, "population": 12, "public_services": 3}
#: A city of every type, none of whose tiles does anything when another one is built. The test's tile comes to (0, 1).
AROUND = {(-1, 1): "residential", (-1, 2): "industrial", (0, 2): "tourism", (2, 1): "commercial", (3, 1): "public"}
FAR = {(3, 2): "residential", (4, 1): "industrial", (4, 2): "commercial", (4, 3): "public"}
BLANKS = {
    "residential": ["tenement_house", "terraced_cottages", "manor_house"],
    "industrial": ["brickworks", "gasworks", "bakery"],
    "commercial": ["savings_bank", "department_store", "market"],
    "tourism": ["circus", "zoological_garden", "music_hall"],
    "public": ["science_center", "university", "water_works"],
}


def town(besides: str) -> dict[tuple[int, int], str]:
    """The city of the tests, without one tile."""
    left = {kind: [name for name in names if name != besides] for kind, names in BLANKS.items()}
    return {spot: left[kind].pop(0) for spot, kind in {**AROUND, **FAR}.items()}


def near(spot: tuple[int, int], other: tuple[int, int]) -> bool:
    return spot != other and abs(spot[0] - other[0]) <= 1 and abs(spot[1] - other[1]) <= 1


def types(plan: dict[tuple[int, int], str]) -> dict[tuple[int, int], tuple[str, str]]:
    """Type and density of all tiles of a city, the downtown with them."""
    found = {spot: (BY_NAME[name].type, BY_NAME[name].density) for spot, name in plan.items()}
    return {(0, 0): ("tourism", ""), (1, 0): ("none", ""), **found}


def count(what: str, plan: dict[tuple[int, int], str], spot: tuple[int, int], tracks: Steps) -> int:
    """How often WHAT of the sheet is full for a tile on a cell."""
    counted, _, every = what.partition("/")
    words = counted.split()
    if len(words) == 1:
        return tracks[words[0]] // int(every)
    tiles = [
        one
        for other, one in types(plan).items()
        if other != spot
        and (words[1] == "city" or near(other, spot))
        and (words[0] == "any" or one[0] == words[0])
        and (len(words) == 2 or one[1] == words[2])
    ]
    return len(tiles) // int(every or 1)


def add(total: Steps, steps: Steps, times: int = 1) -> None:
    for name, far in steps.items():
        total[name] = total.get(name, 0) + far * times


def state(t: Capitals, seat: int = ANNA) -> Steps:
    return {**tracks_of(t, seat), "energy": energy_of(t, seat), "prestige": prestige_of(t, seat)}


def gained(before: Steps, after: Steps) -> Steps:
    return {name: after[name] - before[name] for name in before if after[name] != before[name]}


def without_nothing(steps: Steps) -> Steps:
    return {name: far for name, far in steps.items() if far}


def settle(t: Capitals) -> Capitals:
    """Decline upgrades, which have tests of their own."""
    while t.to_act and asked(t) == "ask-upgrade":
        play(t, "decline")
    return t


# --- the sheet and the edition --------------------------------------------------------------------------------------


@pytest.mark.rule("CAP-COMP-07", "CAP-CARD-11")
def test_the_sheet_has_every_tile_once() -> None:
    assert [line.name for line in LINES] == TILE.ids[:103]
    assert (len(AGE_LINES), len(PROSPERITY_LINES)) == (78, 25)


@pytest.mark.rule("CAP-TILE-01", "CAP-TILE-02", "CAP-TILE-04")
@each_tile
def test_head(line: Line) -> None:
    tile = new_game(3).tiles[TILE.find(line.name)]
    density = {-2: "", 0: "low", 1: "medium", 2: "high"}[int(tile.density)]
    assert (TYPES[tile.type], tile.age, density, tile.mark) == (line.type, line.age, line.density, line.mark)


@pytest.mark.rule("CAP-EFF-14", "CAP-DEF-14")
@each_tile
def test_arrows_are_on_tiles_that_look_at_their_neighbours(line: Line) -> None:
    tile = new_game(3).tiles[TILE.find(line.name)]
    assert tile.arrows() == any(" adjacent" in part or part.startswith("beside") for part in line.parts)


# --- what a tile does when it is built ------------------------------------------------------------------------------


def expected(line: Line, plan: dict[tuple[int, int], str], spot: tuple[int, int], age: int) -> Steps:
    total: Steps = {}
    for _, steps in line.of("now"):
        add(total, steps)
    for what, steps in line.of("per"):
        add(total, steps, count(what, plan, spot, MIDDLE))
    for what, steps in line.of("pay"):
        add(total, {"economy": -int(what)})
        add(total, steps)
    for what, steps in line.of("build"):
        add(total, steps, count(what, plan, spot, MIDDLE))
    for part in line.parts:
        if part.startswith("age "):
            for name, values in re.findall(r"([a-z_]+)=([0-9/-]+)", part):
                add(total, {name: int(values.split("/")[age - 1])})
    return without_nothing(total)


@pytest.mark.rule("CAP-EFF-01", "CAP-EFF-03", "CAP-EFF-09", "CAP-DEF-05", "CAP-DEF-06", "CAP-DEF-07")
@pytest.mark.parametrize("line", AGE_LINES, ids=lambda line: line.name)
def test_building_an_age_tile(line: Line) -> None:
    plan = town(line.name)
    t = position(fields=((line.name, *spare(plan, line)), (), ()), cities=(plan,), tracks=(MIDDLE,), energy=(6,))
    before = {**state(t), "prestige": -fine(line, plan)}
    settle(build(t, line.name, 0, 1))
    assert gained(before, state(t)) == expected(line, plan, (0, 1), 1)


def spare(plan: dict[tuple[int, int], str], line: Line) -> list[str]:
    """Tiles for the others to take."""
    return [name for name in SPARE if name not in plan.values() and name != line.name] + ["parliament", "iron_foundry"]


def fine(line: Line, plan: dict[tuple[int, int], str]) -> int:
    """(0, 1) is at a marker; the placement rule B is kept where a tile of the type lies beside it."""
    same = [spot for spot, (kind, _) in types(plan).items() if kind == line.type]
    return 2 if same and not any(near(spot, (0, 1)) for spot in same) else 0


@pytest.mark.rule("CAP-PRO-07", "CAP-DEF-11", "CAP-DEF-19")
@pytest.mark.parametrize("line", PROSPERITY_LINES, ids=lambda line: line.name)
@pytest.mark.parametrize("number", [3, 7, 9])
def test_building_a_prosperity_tile(line: Line, number: int) -> None:
    plan = town(line.name)
    t = position(
        "administration",
        round=number,
        cities=(plan,),
        tracks=(MIDDLE, *[dict.fromkeys(MIDDLE, 1) | {"progress": 0}] * 2),
        energy=(6,),
        hands=((line.name,),),
        effects={line.name: effects_of(line.name)},
        options={"prosperity": "with"},
    )
    if asked(t) == "ask-marker":
        play(t, "finish")
    before = state(t)
    play(t, f"raise:{line.name}", f"place:{at(0, 1)}")
    settle(t)
    assert gained(before, state(t)) == expected(line, plan, (0, 1), (number - 1) // 4 + 1)


def effects_of(name: str) -> str:
    """What the edition file prints on a prosperity tile, without its requirement."""
    found = [f"{field} = {written(value)}" for field, value in PROSPERITY[name].items() if field in EFFECT_FIELDS]
    return "\n".join(found)


EFFECT_FIELDS = ("immediate", "activated", "build", "permanent", "end_game")


def written(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {written(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


# --- what it does later -----------------------------------------------------------------------------------------------


def standing(line: Line, phase: str, **given: Any) -> Capitals:
    """The city of the tests with the tile on (0, 1)."""
    plan = {**town(line.name), (0, 1): line.name}
    return position(phase, cities=(plan,), tracks=(given.pop("tracks", MIDDLE),), energy=(6,), **given)


@pytest.mark.rule("CAP-EFF-08", "CAP-DEF-12")
@pytest.mark.parametrize("line", [line for line in LINES if line.of("use")], ids=lambda line: line.name)
def test_activating_it(line: Line) -> None:
    t = standing(line, "executive", tourists={ANNA: (BENCE, None)})
    before = state(t)
    ((cubes, steps),) = line.of("use")
    activate(t, line.name)
    settle(t)
    assert gained(before, state(t)) == without_nothing({**steps, "energy": -int(cubes) - 1 + steps.get("energy", 0)})
    assert cubes_of(t, ANNA) == {line.name: int(cubes) + 1}


@pytest.mark.rule("CAP-ACT-01")
@pytest.mark.parametrize("line", [line for line in LINES if not line.of("use")], ids=lambda line: line.name)
def test_it_cannot_be_activated(line: Line) -> None:
    t = standing(line, "executive")
    assert refusal(t, f"activate:{line.name}") == "CAP-ACT-01"


BUILDERS = [(line, what, steps) for line in LINES for what, steps in line.of("build")]


@pytest.mark.rule("CAP-EFF-09", "CAP-EFF-10", "CAP-DEF-07")
@pytest.mark.parametrize(("line", "what", "steps"), BUILDERS, ids=[line.name for line, _, _ in BUILDERS])
@pytest.mark.parametrize("spot", [(1, 2), (5, 2)], ids=["beside", "away"])
def test_a_tile_built_later(line: Line, what: str, steps: Steps, spot: tuple[int, int]) -> None:
    """A tile of each type, and of residential ones one of each density, that does nothing itself."""
    for newcomer in ("shipyard", "courthouse", "supermarket", "theme_park", "eco_village", "tower_blocks"):
        if newcomer == line.name:
            continue
        plan = {**town(line.name), (0, 1): line.name}
        t = position(
            fields=((newcomer, "parliament", "iron_foundry"), (), ()),
            cities=(plan,),
            tracks=(MIDDLE,),
            effects={newcomer: immediate(energy=5)},
        )
        before = state(t)
        build(t, newcomer, *spot)
        words = what.split()
        fits = BY_NAME[newcomer].type == words[0] and (len(words) == 2 or BY_NAME[newcomer].density == words[2])
        hit = fits and (words[1] == "city" or near(spot, (0, 1)))
        changed = gained(before, state(t))
        changed.pop("prestige", None)  # fines, which have tests of their own
        wanted = {**steps, "energy": 5} if hit else {"energy": 5}
        assert changed == {name: far for name, far in wanted.items() if name != "prestige"}


@pytest.mark.rule("CAP-DEF-08", "CAP-EFF-12")
@pytest.mark.parametrize("line", [line for line in LINES if line.of("beside")], ids=lambda line: line.name)
@pytest.mark.parametrize("neighbour", [True, False], ids=["beside", "away"])
def test_a_neighbour_is_activated(line: Line, neighbour: bool) -> None:
    ((_, steps),) = line.of("beside")
    bakery = (1, 1) if neighbour else (2, -1)
    plan = {(0, 1): line.name, bakery: "bakery"}
    t = position(
        "executive",
        cities=(plan,),
        tracks=(MIDDLE,),
        effects={"bakery": activated(0, energy=1)},
        tourists={ANNA: (BENCE, None)},
    )
    before = state(t)
    activate(t, "bakery")
    assert gained(before, state(t)) == (steps if neighbour else {})


@pytest.mark.rule("CAP-DEF-09")
@pytest.mark.parametrize("line", [line for line in LINES if line.of("upgrade")], ids=lambda line: line.name)
def test_the_plant_is_upgraded(line: Line) -> None:
    ((_, steps),) = line.of("upgrade")
    t = position(
        fields=(("bakery", *SPARE), (), ()),
        cities=({(0, 1): line.name},),
        tracks=(MIDDLE,),
        effects={"bakery": immediate(progress=6)},
    )
    before = state(t)
    build(t, "bakery", 0, -1)
    play(t, "upgrade")
    assert gained(before, state(t)) == {**steps, "energy": STACKS[0][0]}


@pytest.mark.rule("CAP-FIN-04", "CAP-DEF-10")
@each_tile
def test_the_end_of_the_game(line: Line) -> None:
    plan = {**town(line.name), (0, 1): line.name}
    t = standing(line, "building", fields=(("parliament", "iron_foundry", "eco_village"), (), ()))
    worth = sum(
        steps["prestige"] * (count(what, plan, (0, 1), MIDDLE) if what else 1) for what, steps in line.of("end")
    )
    assert tile_points(t, t.cities[ANNA]) == worth


@pytest.mark.rule("CAP-FIN-01", "CAP-DEF-10")
@each_tile
def test_before_the_last_fair(line: Line) -> None:
    t = standing(line, "fair", round=12)
    total: Steps = {}
    for _, steps in line.of("early"):
        add(total, steps)
    (own,) = told(t, "log-effect") or [{"seat": ANNA, "tile": line.name, "changes": []}]
    assert (own["seat"], own["tile"]) == (ANNA, line.name)
    said = {one["message"].partition("-")[2]: one["args"]["count"] for one in own["changes"]}
    assert said == total
    assert track(t, ANNA, "employment") == MIDDLE["employment"] + total.get("employment", 0)


# --- requirements ----------------------------------------------------------------------------------------------------


def meets(line: Line, mine: dict[str, Any], others: list[dict[str, Any]]) -> list[bool]:
    """The requirements of a line, for a city and those of the others: tracks, level, and tiles by type."""
    found = []
    for part in line.parts:
        if not part.startswith("needs "):
            continue
        word, *names = part.removeprefix("needs ").split()
        if word == "first":
            found.append(all(mine["tracks"][names[0]] >= other["tracks"][names[0]] for other in others))
        elif word == "plant":
            found.append(all(mine["level"] >= other["level"] for other in others))
        elif word in ("most", "fewest"):
            own, *rest = (sum(city["types"].get(name, 0) for name in names) for city in (mine, *others))
            found.append(all(own >= other if word == "most" else own <= other for other in rest))
        else:
            wanted = [one.split("=") for one in (word, *names)]
            found.append(all(mine["types"].get(name, 0) >= int(least) for name, least in wanted))
    return found


@pytest.mark.rule("CAP-DEF-13", "CAP-PRO-04", "CAP-PRO-06")
@pytest.mark.parametrize("line", PROSPERITY_LINES, ids=lambda line: line.name)
def test_requirements(line: Line) -> None:
    """In some towns of different tracks, plants and tiles, ties among them."""
    answers = set()
    kinds = list(BLANKS)
    for number in range(40):
        chance = Random(number)
        tracks = [{name: chance.randrange(2, 5) for name in MIDDLE} for _ in range(3)]
        for one in tracks:
            one["population"] += one["employment"]
        plans = []
        for _ in range(3):
            names = [name for kind in kinds for name in BLANKS[kind][: chance.randrange(4)]]
            plans.append({(place - 4, 1): name for place, name in enumerate(names)})
        levels = [chance.randrange(1, 4) for _ in range(3)]
        t = position("administration", round=3, tracks=tracks, levels=levels, options={"prosperity": "with"})
        cities = []
        for seat, plan in enumerate(plans):
            city = t.cities[seat]
            for (x, y), name in plan.items():
                city.build(t.tiles[TILE.find(name)], CELL.find(at(x, y)))
            kind_of = [BY_NAME[name].type for name in plan.values()]
            counted = {kind: kind_of.count(kind) + (kind == "tourism") for kind in kinds}
            cities.append({"tracks": tracks[seat], "level": levels[seat], "types": counted})
        held = [one.holds(t, ANNA) for one in t.tiles[TILE.find(line.name)].requirements]
        assert held == meets(line, cities[0], cities[1:]), cities
        answers.add(all(held))
    assert answers == {True, False}
