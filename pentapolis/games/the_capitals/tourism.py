"""Phase 3, tourism (CAP-TOU): who leads in culture hosts the tourists of those who have too little of it."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.table import BESIDE, Capitals
from pentapolis.games.the_capitals.terms import ATTRACTION_FROM, ATTRACTION_UP_TO, CULTURE, ECONOMY, TOURISM_PHASE
from pentapolis.kernel.packed import bit, has
from pentapolis.kernel.steps import Step

ABOVE_ALL_MONEY: Final[i64] = 256


def ranked(t: Capitals, track: i64) -> list[int]:
    """CAP-TOU-02, CAP-WF-05: the seats from the highest on a track; then by economy, then by initiative."""
    order = t.order.copy()
    worth: list[int] = [0] * t.seats
    for seat in order:
        city = t.cities[seat]
        worth[seat] = int(city.at(track) * ABOVE_ALL_MONEY + city.at(ECONOMY))
    for last in range(1, len(order)):  # a few seats, in the order of initiative: sorted by insertion
        seat = order[last]
        place = last
        while place > 0 and worth[order[place - 1]] < worth[seat]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = seat
    return order


def attraction(culture: i64) -> i64:
    """CAP-TOU-04: the level of attraction on a space of culture, 0 to 3."""
    level: i64 = 0
    while level < 3 and culture >= ATTRACTION_FROM[level]:
        level += 1
    return level


def taken_up_to(culture: i64) -> i64:
    """CAP-TOU-05: a leader on this space takes the tourists of all cities up to this one; -1: of none by attraction."""
    level = attraction(culture)
    return ATTRACTION_UP_TO[level - 1] if level else -1


def losers(t: Capitals, ranks: list[int]) -> i64:
    """CAP-TOU-03, CAP-TOU-07: the cities that lose their tourists to the first of the ranks, a bit each.

    The attraction of others has no effect (CAP-TOU-06).
    """
    leader = t.cities[ranks[0]]
    up_to = taken_up_to(leader.at(CULTURE))
    found: i64 = 0
    for place in range(1, t.seats):
        city = t.cities[ranks[place]]
        lowest = place == t.seats - 1
        if t.seats == 2:  # CAP-2P-07, CAP-2P-08: lowest only strictly below the neutral marker
            lowest = city.at(CULTURE) < t.neutral
        if lowest or city.at(CULTURE) <= up_to:
            found |= bit(ranks[place])
    return found


class Tourism(Step[Capitals]):
    """CAP-TOU-01: the highest-culture token, then all tourists at once."""

    def run(self, t: Capitals) -> None:
        t.phase = TOURISM_PHASE
        ranks = ranked(t, CULTURE)
        leader = ranks[0]
        if t.telling and t.leader != leader:
            t.tell("log-leader", {"seat": leader})
        t.leader = leader
        lost = losers(t, ranks)
        for tourist in range(t.tourists()):
            goes = tourist >= t.seats or has(lost, tourist)  # CAP-2P-06: the neutral one always does
            host = leader if goes else tourist
            if t.host(tourist) != host:  # CAP-TOU-08, CAP-TOU-09: who changes the host is ready beside the city
                t.lodge(tourist, host, BESIDE)
                if t.telling:
                    tell_visit(t, tourist, host)


def tell_visit(t: Capitals, tourist: int, host: int) -> None:
    if tourist >= t.seats:
        t.tell("log-neutral-visits", {"seat": host})
    elif tourist == host:
        t.tell("log-comes-home", {"seat": tourist})
    else:
        t.tell("log-visits", {"seat": tourist, "seat2": host})


TOURISM: Final = Tourism()
