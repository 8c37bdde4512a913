"""What speaks for a city of The Capitals: prestige so far, the World's Fairs to come, and what its tiles will bring.

Cities are compared as they will be at the end of the round: who has not built or not activated yet still has that
before it.
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.bots.evaluators.the_capitals_outlook import OF_ONE_TYPE, Outlook
from pentapolis.games.the_capitals.catalogue import CELL_X, CELL_Y
from pentapolis.games.the_capitals.fair import for_employment, for_services, for_unemployment
from pentapolis.games.the_capitals.grid import corner_cell, near
from pentapolis.games.the_capitals.politics import USABLE
from pentapolis.games.the_capitals.prosperity import unmet
from pentapolis.games.the_capitals.scoring import final_loans, final_money, tile_points
from pentapolis.games.the_capitals.table import TRACK_BITS, TRACK_MASK, Capitals, City
from pentapolis.games.the_capitals.terms import (
    ADMINISTRATION_PHASE,
    AHEAD,
    BUILDING_PHASE,
    CULTURE,
    CULTURE_A_POINT,
    ECONOMY,
    EMPLOYMENT,
    ENERGY_A_POINT,
    EXECUTIVE_PHASE,
    FAIR_PHASE,
    FIELDS,
    LEVELS,
    MONEY_A_POINT,
    POLITICS_PHASE,
    POPULATION,
    PROGRESS,
    ROUNDS,
    ROUNDS_OF_AGE,
    SERVICES,
)
from pentapolis.games.the_capitals.tourism import losers, ranked
from pentapolis.kernel.packed import has, lowest

NAMES: Final = [
    "prestige",  # so far, and what tiles score at the end
    "holdings",  # what energy, money, culture and progress would score if the game ended now
    "money",
    "scarce",  # less what lacks of money for the next things to pay
    "dues",  # less what the next choice of a column is likely to cost
    "work",  # what employment and unemployment bring at the next World's Fair, if nothing changes
    "later_work",  # what employment brings at those after it
    "open_places",  # population without work, while there are tiles to come before the fair
    "out_of_work",  # less what unemployment costs, the nearer the fair
    "population",
    "employment",
    "services",  # the progress they bring at all fairs to come
    "rank",  # less what is lost for cities ahead on public services, at the next fair
    "later_rank",  # and at those after it
    "crowded_rank",  # the same of all fairs to come, where there are more than two cities
    "services_lead",  # by how far they are ahead of others
    "culture",
    "lead",  # in culture, for the tourism to come
    "leader",  # the activation more that goes with it
    "tourists",  # after the next tourism, for the activations to come
    "progress",  # with every upgrade so far
    "upgrade",  # how near the next one is
    "level",  # activations a phase, for the phases to come
    "energy",  # wherever it lies, for the fairs to come
    "charge",  # cubes on the plant, for the phases before the next fair
    "use",  # what will be activated until then
    "later_use",  # and after it
    "sites",  # effects that wait for tiles to be built
    "upgrading",  # effects that wait for upgrades
    "room",  # cells at the construction markers
    "builds",  # tiles still to be built
    "turn",  # less those who take a tile before, in this round
    "offer",  # the tile that is likely to be left then, or has been taken: what it brings less its price
    "hand",  # prosperity tiles that could be built
]
ENOUGH_MONEY: Final[i64] = 8
MOST_ROOM: Final[i64] = 4
MOST_OPEN: Final[i64] = 5  # population without work for which tiles may still come
FAR_AHEAD: Final = 6.0  # more culture than this ahead changes little
USUAL_COSTS: Final = [0.0, 0.0, 1.9, 1.6, 1.4, 1.15]  # of a column, by players: with more of them cheaper ones are used
USUAL_MULTIPLIER: Final = 3.0
MOST_NEAR: Final = 3.0  # tiles that will be built beside one
UPGRADES: Final = 4.0  # of a plant from the first round to the last
SAME_TASTE: Final = 0.7  # of those who take a tile before, so many take one that the seat would have liked best


def features(t: Capitals, outlook: Outlook, cube: float) -> list[list[float]]:
    """Those of all seats, in the order of `NAMES`. `cube`: what using one should bring at least."""
    stage = Stage(t)
    return [city_features(t, stage, outlook, seat, cube) for seat in range(t.seats)]


class Stage:
    """What is the same for all cities: who is on turn, what the next tourism and the next World's Fair would do."""

    def __init__(self, t: Capitals) -> None:
        # Those of a World's Fair under way have scored, all but public services.
        self.fairs: i64 = (ROUNDS - t.round) // ROUNDS_OF_AGE + 1
        if t.phase == FAIR_PHASE:
            self.fairs -= 1
        self.before: i64 = ROUNDS_OF_AGE - 1 - (t.round - 1) % ROUNDS_OF_AGE  # whole rounds before the next fair
        if t.phase == FAIR_PHASE:
            self.before = ROUNDS_OF_AGE if self.fairs else 0
        self.rounds: i64 = ROUNDS - t.round  # whole rounds to come
        acting = t.decision(-1).seat
        self.turn: i64 = t.order.index(acting)
        self.services = ranked(t, SERVICES)
        ranks = ranked(t, CULTURE)
        self.leader: i64 = t.leader
        self.hosts: list[int] = [0] * t.seats  # tourists, by host
        if t.phase in (POLITICS_PHASE, BUILDING_PHASE, ADMINISTRATION_PHASE, FAIR_PHASE):
            self.leader = ranks[0]
            lost = losers(t, ranks)
            for tourist in range(t.tourists()):
                goes = tourist >= t.seats or has(lost, tourist)
                self.hosts[ranks[0] if goes else tourist] += 1
        else:
            for tourist in range(t.tourists()):
                host = t.host(tourist)
                if host >= 0:
                    self.hosts[host] += 1
        self.first = float(t.cities[ranks[0]].at(CULTURE))
        self.second = float(t.cities[ranks[1]].at(CULTURE))
        if t.seats == 2 and float(t.neutral) > self.second:
            self.second = float(t.neutral)
        self.best: i64 = ranks[0]

    def has_built(self, t: Capitals, place: i64) -> bool:
        """In this round. Whoever is on turn has not finished."""
        if t.phase == BUILDING_PHASE:
            return place < self.turn
        return t.phase != POLITICS_PHASE

    def has_activated(self, t: Capitals, place: i64) -> bool:
        if t.phase == EXECUTIVE_PHASE:
            return place < self.turn
        return t.phase > EXECUTIVE_PHASE


def city_features(t: Capitals, stage: Stage, outlook: Outlook, seat: int, cube: float) -> list[float]:
    city = t.cities[seat]
    place: i64 = t.order.index(seat)
    fairs = float(stage.fairs)
    later = fairs - 1.0 if stage.fairs > 0 else 0.0
    built = stage.has_built(t, place)
    activated = stage.has_activated(t, place)
    builds = float(stage.rounds) + (0.0 if built else 1.0)
    before = float(stage.before) + (0.0 if built else 1.0)  # tiles to build before the next fair
    phases = stage.before + (0 if activated else 1)  # executive phases before the next fair
    if t.phase == FAIR_PHASE:
        phases = stage.before
        before = float(stage.before)
    all_phases = stage.rounds + (0 if activated else 1)
    nearness = 1.0 - before / float(ROUNDS_OF_AGE)

    tracks = city.tracks
    cubes: i64 = 0
    for lying in city.cubes:
        cubes += lying
    energy = city.energy + cubes
    money = space(tracks, ECONOMY)
    population = space(tracks, POPULATION)
    employment = space(tracks, EMPLOYMENT)
    idle = population - employment
    culture = space(tracks, CULTURE)
    progress = space(tracks, PROGRESS)
    loop = t.edition.tracks[PROGRESS].most + 1
    work = float(for_employment(t, city))
    unemployment = float(for_unemployment(t, city))
    lacking = ENOUGH_MONEY - money if money < ENOUGH_MONEY else 0
    ahead: i64 = stage.services.index(seat)
    own = float(culture)
    lead = own - (stage.second if seat == stage.best else stage.first)
    lead = FAR_AHEAD if lead > FAR_AHEAD else -FAR_AHEAD if lead < -FAR_AHEAD else lead
    guests: i64 = stage.hosts[seat]
    limit = t.edition.plants[city.level - 1].activations
    before_me = waiting(t, stage, seat, built)
    leads = 1 if stage.leader == seat else 0
    made = city.activations if t.phase == EXECUTIVE_PHASE and not activated else 0
    worths = Worths(outlook, city, stage.fairs)
    use = 0.0
    if phases > 0:
        use = worths.uses(city, (limit + leads) * phases - made, city.energy + guests * phases, True, cube)
    later_use = 0.0
    if stage.fairs > 1:
        most = (limit + leads) * ROUNDS_OF_AGE
        later_use = worths.uses(city, most, energy + guests * ROUNDS_OF_AGE, False, cube) * later
    return [
        float(city.prestige + tile_points(t, city) - final_loans(t, seat)),
        float(energy // ENERGY_A_POINT + final_money(t, seat) // MONEY_A_POINT + culture // CULTURE_A_POINT + progress),
        float(money),
        -float(lacking) if stage.rounds else 0.0,
        -dues(t, stage, seat),
        (work + unemployment) if stage.fairs else 0.0,
        work * later,
        float(idle if idle < MOST_OPEN else MOST_OPEN) * (1.0 - nearness),
        unemployment * nearness if stage.fairs else 0.0,
        float(population) * fairs,
        float(employment) * fairs,
        float(for_services(t, city)) * fairs,
        -float(AHEAD * ahead) if stage.fairs else 0.0,
        -float(AHEAD * ahead) * later,
        -float(AHEAD * ahead) * fairs if t.seats > 2 else 0.0,
        services_lead(t, seat) * fairs,
        own,
        lead * float(all_phases) / float(ROUNDS),
        float(leads * all_phases),
        float(guests * all_phases),
        float(progress + (city.level - 1) * loop),
        float(progress) / float(loop) if city.level < LEVELS and stage.rounds else 0.0,
        float(limit * all_phases),
        float(energy) * fairs,
        float(city.energy if phases > 0 else 0),
        use,
        later_use,
        worths.sites * OF_ONE_TYPE * builds,
        worths.upgraded * UPGRADES * builds / float(ROUNDS),
        float(room(city)) if stage.rounds or not built else 0.0,
        builds,
        -before_me,
        offer(t, stage, outlook, seat, before_me, idle) if not built else 0.0,
        hand(t, seat) if t.prosperity else 0.0,
    ]


class Worths:
    """What the tiles of a city will bring, place by place."""

    def __init__(self, outlook: Outlook, city: City, fairs: i64) -> None:
        used = outlook.used[fairs]
        beside = outlook.beside[fairs]
        upgraded = outlook.upgraded[fairs]
        close = outlook.near[fairs]
        anywhere = outlook.anywhere[fairs]
        self.places: list[int] = []  # of tiles that can be activated
        self.worth: list[float] = []
        self.costs: list[int] = []  # with no cubes on them
        self.sites = 0.0
        self.upgraded = 0.0
        lit: list[int] = []  # places of tiles that gain by what is activated beside them
        tiles = city.tiles
        cells = city.cells
        for at in range(len(tiles)):
            tile = tiles[at]
            self.upgraded += upgraded[tile]
            if beside[tile] != 0.0:
                lit.append(at)
            if anywhere[tile] != 0.0:
                self.sites += anywhere[tile]
            if close[tile] != 0.0:
                free = float(free_around(city, cells[at]))
                self.sites += close[tile] * (free if free < MOST_NEAR else MOST_NEAR) / MOST_NEAR
        places = city.switches
        while places:
            place = lowest(places)
            places &= places - 1
            worth = used[tiles[place]]
            for at in lit:
                if near(cells[at], cells[place]):
                    worth += beside[tiles[at]]
            if worth > 0.0:
                self.places.append(int(place))
                self.worth.append(worth)
                self.costs.append(outlook.costs[tiles[place]])

    def uses(self, city: City, most: i64, energy: i64, now: bool, cube: float) -> float:
        """So many activations with so much energy, each time the one that brings most for its cubes.

        `now`: with the cubes that lie on the tiles; else as after a World's Fair.
        """
        count = len(self.places)
        worths = self.worth
        lying = city.cubes
        costs: list[int] = []
        for at in range(count):
            costs.append(self.costs[at] + (lying[self.places[at]] if now else 0))
        found = 0.0
        left = energy
        while most > 0:
            best = -1
            best_gain = 0.0
            for at in range(count):
                cost = costs[at]
                if cost <= left:
                    gain = worths[at] - cube * float(cost)
                    if gain > best_gain:
                        best = at
                        best_gain = gain
            if best < 0:
                break
            found += worths[best]
            left -= costs[best]
            costs[best] = 2 * costs[best]
            most -= 1
        return found


def space(tracks: i64, track: i64) -> i64:
    """Where a marker stands."""
    return tracks >> track * TRACK_BITS & TRACK_MASK


def dues(t: Capitals, stage: Stage, seat: int) -> float:
    """What the next choices of a column are likely to cost; the last payment is among the holdings."""
    column = t.columns[seat]
    cost = USUAL_COSTS[t.seats]
    if column < 0:  # the seat has still to pick in this round
        found = float(t.edition.multipliers[t.came[seat]]) * cost
        return found + USUAL_MULTIPLIER * cost if stage.rounds else found
    return float(t.edition.multipliers[column]) * cost if stage.rounds else 0.0


def services_lead(t: Capitals, seat: int) -> float:
    """Ahead of others on public services, a few spaces at most; each of them costs a place (CAP-WF-05)."""
    own = space(t.cities[seat].tracks, SERVICES)
    found: i64 = 0
    for city in t.cities:
        apart = own - space(city.tracks, SERVICES)
        found += 2 if apart > 2 else -2 if apart < -2 else apart
    return float(found) / (1.0 if t.seats == 2 else 2.0)


def waiting(t: Capitals, stage: Stage, seat: int, built: bool) -> float:
    """How many take a tile before this seat in the round; those who have not picked a column may pick any free one."""
    if built:
        return 0.0
    if t.phase == POLITICS_PHASE:
        column = t.columns[seat]
        if column < 0:
            return 0.5 * float(t.seats - 1)
        found: i64 = 0
        undecided: i64 = 0
        for other in t.columns:
            if other < 0:
                undecided += 1
            elif other < column:
                found += 1
        if undecided == 0:
            return float(found)
        free = USABLE[t.seats] - t.seats + undecided
        return float(found) + float(undecided) * float(column - found) / float(free)
    return float(t.order.index(seat)) - float(stage.turn)


def offer(t: Capitals, stage: Stage, outlook: Outlook, seat: int, before: float, idle: i64) -> float:
    """What the tile will bring that the seat builds in this round: the one it has taken, or one that will be left."""
    fairs = stage.fairs
    built = outlook.built[fairs]
    job = outlook.job[fairs]
    if t.building >= 0 and t.phase == BUILDING_PHASE and t.order[stage.turn] == seat:
        return built[t.building] + job * work_of(outlook, t.building, idle)
    worths: list[float] = []
    for place in range(len(t.fields)):
        price = outlook.dollar * float(FIELDS[place])
        for tile in t.fields[place]:
            worths.append(built[tile] + job * work_of(outlook, tile, idle) - price)
    if not worths:
        return 0.0
    worths.sort(reverse=True)
    rank = before * SAME_TASTE
    at = int(rank)
    last = len(worths) - 1
    if at >= last:
        return worths[last]
    part = rank - float(at)
    return worths[at] * (1.0 - part) + worths[at + 1] * part


def work_of(outlook: Outlook, tile: i64, idle: i64) -> float:
    """Work that a tile gives, as far as there are people for it."""
    people = float(idle) + outlook.homes[tile]
    jobs = outlook.jobs[tile]
    return jobs if jobs < people else people


def free_around(city: City, cell: i64) -> i64:
    """Empty cells beside one."""
    x: i64 = CELL_X[cell]
    y: i64 = CELL_Y[cell]
    found: i64 = 0
    for row in range(y - 1, y + 2):
        built: i64 = city.rows[row]
        around = built >> (x - 1) & 7
        found += 3 - (around & 1) - (around >> 1 & 1) - (around >> 2 & 1)
    return found


def room(city: City) -> i64:
    """Cells on which a tile breaks no rule of the markers; a marker that is full will move."""
    found: i64 = 0
    for marker in city.markers:
        corner = corner_cell(marker)
        x: i64 = CELL_X[corner]
        y: i64 = CELL_Y[corner]
        upper: i64 = city.rows[y]
        lower: i64 = city.rows[y + 1]
        upper = upper >> x & 3
        lower = lower >> x & 3
        built = (upper & 1) + (upper >> 1) + (lower & 1) + (lower >> 1)
        found += 2 if built == 4 else 4 - built
    return found if found < MOST_ROOM else MOST_ROOM


def hand(t: Capitals, seat: int) -> float:
    """Prosperity tiles: those that could be built now, and a part of the others."""
    found = 0.0
    for tile in t.cities[seat].hand:
        found += 1.0 if unmet(t, seat, tile) < 0 else 0.3
    return found
