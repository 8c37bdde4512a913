"""What a match says about its bots."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from pentapolis.kernel.record import Record

NORMAL_95 = 1.959963984540054  # a normal variable is within so many deviations of its mean in 95 of 100 cases


@dataclass(frozen=True)
class Fault:
    """A bot that lost a game by its own doing. `kind`: "illegal" (a move that is not legal) or "crash".

    `trace` is the way to a crash, as Python prints it.
    """

    bot: int
    kind: str
    reason: str
    trace: str = field(default="", compare=False)

    def data(self) -> dict[str, Any]:
        return {"bot": self.bot, "kind": self.kind, "reason": self.reason, "trace": self.trace}


@dataclass(frozen=True)
class GameResult:
    """One game. Lists are by bot (its place among the match's specs), not by seat."""

    number: int
    seed: int  # of the table: games of one round share it
    seats: list[int]  # the seat of each bot
    winners: list[int]  # bots; several share the victory
    victory: str | None  # the kind of victory, in games that know several
    scores: list[int] | None  # None when a fault cut the game short
    decisions: list[int]
    seconds: list[float] = field(compare=False)  # CPU time spent choosing; differs from run to run
    fault: Fault | None
    record: Record | None = field(default=None, compare=False, repr=False)  # if it was asked for

    def data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seed": str(self.seed),  # 128 bits do not fit the numbers of every JSON reader
            "seats": self.seats,
            "winners": self.winners,
            "victory": self.victory,
            "scores": self.scores,
            "decisions": self.decisions,
            "seconds": [round(seconds, 6) for seconds in self.seconds],
            "fault": None if self.fault is None else self.fault.data(),
        }


@dataclass(frozen=True)
class BotResult:
    """One bot's part in a match."""

    spec: str
    games: int
    wins: int  # alone
    draws: int  # shared victories
    win_rate: float  # a shared victory is shared: half a win with two, a third with three winners
    interval: tuple[float, float]  # of the win rate, with 95 % confidence
    victories: dict[str, int]  # its wins by kind of victory
    mean_score: float | None  # over the games that were played to the end
    decisions: int
    seconds_per_move: float  # CPU time
    faults: list[Fault]

    @property
    def losses(self) -> int:
        return self.games - self.wins - self.draws

    def data(self) -> dict[str, Any]:
        return {
            "spec": self.spec,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "victories": self.victories,
            "mean_score": self.mean_score,
            "decisions": self.decisions,
            "seconds_per_move": self.seconds_per_move,
            "faults": [fault.data() for fault in self.faults],
        }


@dataclass(frozen=True)
class MatchResult:
    """A whole match: its bots in the order of their specs, and every game."""

    game: str
    specs: list[str]
    seed: int
    options: dict[str, Any]
    games: list[GameResult]
    seconds: float = field(compare=False)  # from the first game to the last, by the clock on the wall

    @property
    def bots(self) -> list[BotResult]:
        return [self._bot(bot) for bot in range(len(self.specs))]

    @property
    def fair_share(self) -> float:
        """The win rate of each bot if all were equally strong."""
        return 1 / len(self.specs)

    @property
    def draws(self) -> int:
        """Games whose victory was shared."""
        return sum(len(game.winners) > 1 for game in self.games)

    @property
    def faults(self) -> list[Fault]:
        return [game.fault for game in self.games if game.fault is not None]

    def _bot(self, bot: int) -> BotResult:
        alone = [game for game in self.games if game.winners == [bot]]
        draws = sum(bot in game.winners and len(game.winners) > 1 for game in self.games)
        scores = [game.scores[bot] for game in self.games if game.scores is not None]
        decisions = sum(game.decisions[bot] for game in self.games)
        seconds = sum(game.seconds[bot] for game in self.games)
        won = sum(1 / len(game.winners) for game in self.games if bot in game.winners)
        kinds = Counter(game.victory for game in alone if game.victory is not None)
        return BotResult(
            spec=self.specs[bot],
            games=len(self.games),
            wins=len(alone),
            draws=draws,
            win_rate=won / len(self.games) if self.games else 0.0,
            interval=wilson(won, len(self.games)) if self.games else (0.0, 1.0),
            victories=dict(sorted(kinds.items())),
            mean_score=sum(scores) / len(scores) if scores else None,
            decisions=decisions,
            seconds_per_move=seconds / decisions if decisions else 0.0,
            faults=[fault for fault in self.faults if fault.bot == bot],
        )

    def data(self) -> dict[str, Any]:
        """Plain JSON-able data."""
        return {
            "game": self.game,
            "specs": self.specs,
            "seed": str(self.seed),
            "options": self.options,
            "draws": self.draws,
            "fair_share": self.fair_share,
            "seconds": round(self.seconds, 3),
            "bots": [bot.data() for bot in self.bots],
            "games": [game.data() for game in self.games],
        }


class Interrupted(KeyboardInterrupt):
    """Somebody stopped a match of so many games; `result` has those that were played to their end."""

    def __init__(self, result: MatchResult, games: int) -> None:
        super().__init__(f"{len(result.games)} of {games} games were played")
        self.result = result
        self.games = games


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate: honest also for few games and for rates near 0 or 1."""
    if games < 1 or not 0 <= won <= games:
        raise ValueError(f"{won} games of {games} cannot be won")
    rate = won / games
    square = NORMAL_95**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def in_order(games: Sequence[GameResult]) -> list[GameResult]:
    """Processes finish when they like; a match lists its games by number."""
    return sorted(games, key=lambda game: game.number)
