"""What the games say: who wins, with which innovations, and what decides."""

from collections.abc import Callable, Sequence
from statistics import fmean, pstdev

from benchmarks.balance.games import SOURCES, Empire, Game, Job, handicapped_seat
from pentapolis.games.empires_end.catalogue import CONFLICT
from pentapolis.games.empires_end.terms import DISASTER_TYPES, LOCATION_TYPES

#: What a balanced edition keeps to.
LEAST_RATIO, MOST_RATIO = 0.75, 1.3
SEAT_MARGIN = 0.03
#: In this part of the games at least another would have won without the points of a type of location, of a card.
LEAST_DECIDED = 0.01
#: Whoever plays a phase at random, or goes without its income, wins at most this part of the games of two.
MOST_HANDICAPPED = 0.45

KINDS = range(len(DISASTER_TYPES))


def correlation(left: Sequence[float], right: Sequence[float]) -> float:
    """Pearson's; 0 where one of them never changes."""
    deviation = pstdev(left) * pstdev(right)
    if deviation == 0:
        return 0.0
    mean_left, mean_right = fmean(left), fmean(right)
    return fmean((x - mean_left) * (y - mean_right) for x, y in zip(left, right, strict=True)) / deviation


class Balance:
    """The figures of all games with one number of players."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.games = games
        self.empires = [empire for game in games for empire in game.empires]
        self.players = len(games[0].empires)
        self.fair = 1 / self.players

    def by_seat(self) -> list[float]:
        """The share of victories of each seat."""
        return [fmean(game.empires[seat].won for game in self.games) for seat in range(self.players)]

    def by_order(self) -> list[float]:
        """The same of the seat that began, the next one ..."""
        won = [0.0] * self.players
        for empire in self.empires:
            won[empire.order] += empire.won
        return [share / len(self.games) for share in won]

    def innovation_shares(self) -> list[tuple[float, float]]:
        """For each type of disaster: its share of the innovations of winners, and of all empires."""
        mine = [sum(empire.won * empire.innovations[kind] for empire in self.empires) for kind in KINDS]
        everybody = [sum(empire.innovations[kind] for empire in self.empires) for kind in KINDS]
        return [(mine[kind] / sum(mine), everybody[kind] / sum(everybody)) for kind in KINDS]

    def ratios(self) -> list[float]:
        """The first of these shares by the second."""
        return [winners / everybody if everybody else 1.0 for winners, everybody in self.innovation_shares()]

    def with_winning(self, values: Sequence[float]) -> float:
        """How a figure of the empires goes together with winning."""
        return correlation(values, [empire.won for empire in self.empires])

    def decided(self, points: Callable[[Empire], int], games: Sequence[Game] | None = None) -> float:
        """In which part of the games none of the winners would have won without these points."""
        changed = 0
        games = self.games if games is None else games
        for game in games:
            without = [empire.score - points(empire) for empire in game.empires]
            best = [seat for seat, score in enumerate(without) if score == max(without)]
            changed += all(game.empires[seat].won == 0 for seat in best)
        return changed / len(games) if games else 0.0

    def decided_by_location(self, kind: int) -> float:
        return self.decided(lambda empire: empire.location_points[kind])

    def decided_by_source(self, source: int) -> float:
        return self.decided(lambda empire: empire.points[source])

    def decided_by_conflict(self, name: str) -> float:
        """Of the games in which this card was fought."""
        fought = [game for game in self.games if name in [card for card, _, _ in game.empires[0].conflicts]]
        return self.decided(lambda empire: sum(points for card, points, _ in empire.conflicts if card == name), fought)

    def faults(self) -> list[str]:
        """What is out of its limits."""
        found = [
            f"{self.players} players: {DISASTER_TYPES[kind]} {ratio:.2f}"
            for kind, ratio in enumerate(self.ratios())
            if not LEAST_RATIO <= ratio <= MOST_RATIO
        ]
        for name, shares in (("seat", self.by_seat()), ("turn order", self.by_order())):
            found += [
                f"{self.players} players: {name} {place + 1} {share:.1%}"
                for place, share in enumerate(shares)
                if abs(share - self.fair) > SEAT_MARGIN
            ]
        deciding = [(name, self.decided_by_location(kind)) for kind, name in enumerate(LOCATION_TYPES)]
        deciding += [(name, self.decided_by_conflict(name)) for name in CONFLICT.ids]
        deciding += [(name, self.decided_by_source(at)) for at, name in enumerate(SOURCES) if name != "disaster"]
        found += [f"{self.players} players: {name} {part:.1%}" for name, part in deciding if part < LEAST_DECIDED]
        return found


class Handicap:
    """How those fare against their equals who play one phase at random, or go without what it gives."""

    def __init__(self, name: str, jobs: Sequence[Job], games: Sequence[Game], limited: bool) -> None:
        self.name = name
        self.limited = limited
        seats = [handicapped_seat(job) for job in jobs]
        self.won = fmean(game.empires[seat].won for game, seat in zip(games, seats, strict=True))
        self.points = fmean(game.empires[seat].score for game, seat in zip(games, seats, strict=True))
        self.others = fmean(game.empires[1 - seat].score for game, seat in zip(games, seats, strict=True))

    def faults(self) -> list[str]:
        return [f"{self.name} {self.won:.1%}"] if self.limited and self.won > MOST_HANDICAPPED else []
