"""What the games say: who wins, with which innovations, and what decides."""

from collections.abc import Sequence
from statistics import fmean

from benchmarks.balance.empires_end.games import SOURCES, Empire, Game, Job, handicapped_seat
from benchmarks.balance.figures import Shares
from pentapolis.games.empires_end.catalogue import CONFLICT
from pentapolis.games.empires_end.terms import DISASTER_TYPES, LOCATION_TYPES

#: What a balanced edition keeps to.
LEAST_RATIO, MOST_RATIO = 0.75, 1.3
#: In this part of the games at least another would have won without the points of a type of location, of a card.
LEAST_DECIDED = 0.01
#: Whoever plays a phase at random, or goes without its income, wins at most this part of the games of two.
MOST_HANDICAPPED = 0.45

KINDS = range(len(DISASTER_TYPES))


class Balance(Shares[Empire]):
    """The figures of all games with one number of players."""

    def __init__(self, games: Sequence[Game]) -> None:
        super().__init__([game.empires for game in games])
        self.games = games
        self.empires = self.sides

    def innovation_shares(self) -> list[tuple[float, float]]:
        """For each type of disaster: its share of the innovations of winners, and of all empires."""
        mine = [sum(empire.won * empire.innovations[kind] for empire in self.empires) for kind in KINDS]
        everybody = [sum(empire.innovations[kind] for empire in self.empires) for kind in KINDS]
        return [(mine[kind] / sum(mine), everybody[kind] / sum(everybody)) for kind in KINDS]

    def ratios(self) -> list[float]:
        """The first of these shares by the second."""
        return [winners / everybody if everybody else 1.0 for winners, everybody in self.innovation_shares()]

    def decided_by_location(self, kind: int) -> float:
        return self.decided(lambda empire: empire.location_points[kind])

    def decided_by_source(self, source: int) -> float:
        return self.decided(lambda empire: empire.points[source])

    def decided_by_conflict(self, name: str) -> float:
        """Of the games in which this card was fought."""
        fought = [table for table in self.tables if name in [card for card, _, _ in table[0].conflicts]]
        return self.decided(lambda empire: sum(points for card, points, _ in empire.conflicts if card == name), fought)

    def faults(self) -> list[str]:
        """What is out of its limits."""
        found = [
            f"{self.players} players: {DISASTER_TYPES[kind]} {ratio:.2f}"
            for kind, ratio in enumerate(self.ratios())
            if not LEAST_RATIO <= ratio <= MOST_RATIO
        ]
        found += self.unfair()
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
