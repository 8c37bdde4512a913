"""Bots without a tree: random, and one step ahead."""

from typing import Final

from pentapolis.bots.bot import Bot
from pentapolis.bots.evaluator import Evaluator, evaluator_for
from pentapolis.bots.position import Position
from pentapolis.kernel.game import Game
from pentapolis.kernel.table import Table

GRAIN: Final = 1 << 20  # steps between no noise and full noise
WORST: Final = -1e9
MANY: Final = 48  # with more moves than this no next ones are looked at: that would take long and say little


class RandomBot(Bot):
    """Every legal move is as likely as any other."""

    def choose(self, position: Position) -> int:
        moves = position.moves
        return moves[self.rng.below(len(moves))]


class GreedyBot(Bot):
    """The move after which the evaluator likes the position best, on average over samples of what is hidden.

    Where the same seat goes on deciding (a choice that the move brings, another turn), its best next move is
    counted, unless there are very many. `noise` blurs the values: at 0.2 a move may be preferred to one that
    wins a fifth more often.
    """

    def __init__(
        self, game: Game, seed: int, samples: int = 8, noise: float = 0.0, evaluator: Evaluator | None = None
    ) -> None:
        super().__init__(game, seed)
        if samples < 1:
            raise ValueError(f"samples must be at least 1, not {samples}")
        if not 0.0 <= noise <= 1.0:
            raise ValueError(f"noise must be between 0 and 1, not {noise}")
        self.samples = samples
        self.noise = noise
        self.evaluator = evaluator_for(game.slug) if evaluator is None else evaluator

    def choose(self, position: Position) -> int:
        moves = position.moves
        if len(moves) == 1:
            return moves[0]
        seat = position.seat
        look_on = len(moves) <= MANY
        values = [0.0] * len(moves)
        for _ in range(self.samples):
            # All moves are tried on the same samples: luck must not decide between them.
            table = position.sample(self.rng)
            if table.lanes is not None:
                self.evaluator.take_back(table, seat)
            for i in range(len(moves)):
                values[i] += after(table, seat, moves[i], self.evaluator, look_on)
        best = moves[0]
        best_value = WORST
        for i in range(len(moves)):
            value = values[i] / self.samples + self.noise * self.blur()
            if value > best_value:
                best = moves[i]
                best_value = value
        return best

    def blur(self) -> float:
        if self.noise == 0.0:
            return 0.0
        return self.rng.below(GRAIN) / GRAIN


def after(table: Table, seat: int, move: int, evaluator: Evaluator, look_on: bool) -> float:
    """What the position is worth to the seat after the move; `look_on`: its own next decision included."""
    played = table.copy()
    played.make(seat, move)
    if played.over or not look_on:
        return evaluator.value(played, seat)
    moves = played.legal(seat)
    if not moves or len(moves) > MANY:
        return evaluator.value(played, seat)
    best = WORST
    for following in moves:
        further = played.copy()
        further.make(seat, following)
        value = evaluator.value(further, seat)
        best = max(best, value)
    return best
