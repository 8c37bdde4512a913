"""The World's Fair (CAP-WF), and the end of the game (CAP-FIN)."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.event import begin, pay_told, tell_effects
from pentapolis.games.the_capitals.scoring import final_price, points, winner
from pentapolis.games.the_capitals.table import Capitals, City
from pentapolis.games.the_capitals.terms import (
    AHEAD,
    EMPLOYMENT,
    FAIR_PHASE,
    MOST_SEATS,
    NO_SOURCE,
    POPULATION,
    PROGRESS,
    ROUNDS,
    SERVICES,
    far_of,
    kind_of,
    step,
)
from pentapolis.games.the_capitals.tourism import ranked
from pentapolis.kernel.steps import SeatStep, Step


class WorldsFair(Step[Capitals]):
    """CAP-WF-01: step by step, each for all cities in initiative order."""

    def run(self, t: Capitals) -> None:
        t.phase = FAIR_PHASE
        if t.telling:
            t.tell("log-fair", {"age": int(t.age())})
        t.push_all([WORK, *[SERVICES_PROGRESS[seat] for seat in t.order], SERVICES_RANK, RETURN_CUBES])


def for_employment(t: Capitals, city: City) -> i64:
    """CAP-WF-02: what is printed at the employment marker."""
    return t.edition.tracks[EMPLOYMENT].fair[city.at(EMPLOYMENT)]


def for_unemployment(t: Capitals, city: City) -> i64:
    """CAP-WF-03, CAP-DEF-21: by how far employment is behind population; the last entry is for all that is more."""
    table = t.edition.tracks[POPULATION].fair
    behind = city.at(POPULATION) - city.at(EMPLOYMENT)
    last: i64 = len(table) - 1
    return table[behind] if behind < last else table[last]


def for_services(t: Capitals, city: City) -> i64:
    """CAP-WF-04: how far progress moves by what is printed at the marker of public services."""
    return t.edition.tracks[SERVICES].fair[city.at(SERVICES)]


class Work(Step[Capitals]):
    """CAP-WF-02, CAP-WF-03: employment, then unemployment; only here the values in the spaces count (CAP-TRK-16)."""

    def run(self, t: Capitals) -> None:
        for seat in t.order:
            score(t, seat, "log-employment", for_employment(t, t.cities[seat]))
        for seat in t.order:
            score(t, seat, "log-unemployment", for_unemployment(t, t.cities[seat]))


def score(t: Capitals, seat: int, message: str, prestige: i64) -> None:
    if prestige != 0:
        t.cities[seat].honour(prestige)
        if t.telling:
            t.tell(message, {"seat": seat, "count": int(prestige)})


class ServicesProgress(SeatStep[Capitals]):
    """CAP-WF-04: an event of its own; an upgrade may follow at once."""

    def run(self, t: Capitals) -> None:
        far = for_services(t, t.cities[self.seat])
        if far != 0:
            if t.telling:
                t.tell("log-services", {"seat": self.seat, "count": int(far)})
            begin(t, self.seat, [int(step(PROGRESS, far, NO_SOURCE))], [])


class ServicesRank(Step[Capitals]):
    """CAP-WF-05: two points less for every city ahead on public services."""

    def run(self, t: Capitals) -> None:
        for ahead, seat in enumerate(ranked(t, SERVICES)):
            score(t, seat, "log-services-rank", -AHEAD * ahead)


class ReturnCubes(Step[Capitals]):
    """CAP-WF-06: all cubes on tiles go back to the plant; tourists stay."""

    def run(self, t: Capitals) -> None:
        for city in t.cities:
            back = sum(city.cubes)
            if back:
                city.energy += back
                city.cubes = [0] * len(city.cubes)


class BeforeLastFair(SeatStep[Capitals]):
    """CAP-FIN-01, CAP-DEF-10: end-of-game effects that are carried out before the last World's Fair."""

    def run(self, t: Capitals) -> None:
        city = t.cities[self.seat]
        moves: list[int] = []
        for place in range(len(city.tiles)):
            tile = t.tiles[city.tiles[place]]
            for effect in tile.early_ends:
                times = effect.times(t.tiles, city, city.cells[place])
                if times > 0:
                    for one in effect.moves:
                        moves.append(int(step(kind_of(one), far_of(one) * times, tile.index)))
        if moves:
            if t.telling:
                tell_effects(t, self.seat, moves)
            begin(t, self.seat, moves, [], True)


class End(Step[Capitals]):
    """CAP-FIN-02, CAP-FIN-03: the last payment for initiative; then all is counted (CAP-FIN-04, CAP-FIN-09)."""

    def run(self, t: Capitals) -> None:
        for seat in t.order:
            price = final_price(t, seat)
            if price:
                if t.telling:
                    t.tell("log-final-payment", {"seat": seat, "count": int(price)})
                pay_told(t, seat, price)
        t.paid = True
        best = winner(t)
        if t.telling:
            for seat in range(t.seats):
                t.tell("log-score", {"seat": seat, "points": points(t, seat)})
            t.tell("log-winner", {"seat": best})
        t.finish([best])


def fair_steps(t: Capitals) -> list[Step[Capitals]]:
    """What follows the last phase of a round, before the next one or the end."""
    found: list[Step[Capitals]] = []
    if t.round == ROUNDS:
        for seat in t.order:
            found.append(BEFORE_LAST_FAIR[seat])
    found.append(WORLDS_FAIR)
    return found


WORLDS_FAIR: Final = WorldsFair()
WORK: Final = Work()
SERVICES_PROGRESS: Final = [ServicesProgress(seat) for seat in range(MOST_SEATS)]
SERVICES_RANK: Final = ServicesRank()
RETURN_CUBES: Final = ReturnCubes()
BEFORE_LAST_FAIR: Final = [BeforeLastFair(seat) for seat in range(MOST_SEATS)]
END: Final = End()
