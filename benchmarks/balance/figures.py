"""What the games of every kind say: who wins, and what decides."""

from collections.abc import Callable, Sequence
from statistics import fmean, pstdev
from typing import Generic, Protocol, TypeVar

#: No share of victories may be further from the fair one.
SEAT_MARGIN = 0.03


class Side(Protocol):
    """What one seat had in the end."""

    @property
    def won(self) -> float: ...  # a shared victory is shared

    @property
    def score(self) -> int: ...

    @property
    def order(self) -> int: ...  # 0: the seat that began the game


SideT = TypeVar("SideT", bound=Side)


def correlation(left: Sequence[float], right: Sequence[float]) -> float:
    """Pearson's; 0 where one of them never changes."""
    deviation = pstdev(left) * pstdev(right)
    if deviation == 0:
        return 0.0
    mean_left, mean_right = fmean(left), fmean(right)
    return fmean((x - mean_left) * (y - mean_right) for x, y in zip(left, right, strict=True)) / deviation


class Shares(Generic[SideT]):
    """The figures of all games with one number of players. A game is what its seats had in the end."""

    def __init__(self, tables: Sequence[Sequence[SideT]]) -> None:
        self.tables = tables
        self.sides = [side for table in tables for side in table]
        self.players = len(tables[0])
        self.fair = 1 / self.players

    def by_seat(self) -> list[float]:
        """The share of victories of each seat."""
        return [fmean(table[seat].won for table in self.tables) for seat in range(self.players)]

    def by_order(self) -> list[float]:
        """The same of the seat that began, the next one ..."""
        won = [0.0] * self.players
        for side in self.sides:
            won[side.order] += side.won
        return [share / len(self.tables) for share in won]

    def error(self) -> float:
        """The standard error of such a share, if it is the fair one."""
        return float((self.fair * (1 - self.fair) / len(self.tables)) ** 0.5)

    def with_winning(self, values: Sequence[float]) -> float:
        """How a figure of the seats goes together with winning."""
        return correlation(values, [side.won for side in self.sides])

    def decided(self, points: Callable[[SideT], int], tables: Sequence[Sequence[SideT]] | None = None) -> float:
        """In which part of the games none of the winners would have won without these points."""
        changed = 0
        tables = self.tables if tables is None else tables
        for table in tables:
            without = [side.score - points(side) for side in table]
            best = [seat for seat, score in enumerate(without) if score == max(without)]
            changed += all(table[seat].won == 0 for seat in best)
        return changed / len(tables) if tables else 0.0

    def unfair(self) -> list[str]:
        """Shares of seats and places in the turn order that are too far from the fair one."""
        return [
            f"{self.players} players: {name} {place + 1} {share:.1%}"
            for name, shares in (("seat", self.by_seat()), ("turn order", self.by_order()))
            for place, share in enumerate(shares)
            if abs(share - self.fair) > SEAT_MARGIN
        ]
