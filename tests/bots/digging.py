"""A toy game with long turns, for the tests of the search: most of what a turn brings comes at its end.

Two seats take turns. In a turn one digs five times, or rests: every dig costs a point, and only who has dug all five
finds the treasure. Then the seat lays by a number of coins from 0 to 40, of which the 17th is the best. At last each
of the two may polish what it has, for a point, or not.
"""

from typing import Any

from pentapolis.bots import Evaluator, Manner
from pentapolis.kernel.game import Game, Option
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.table import Table
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

DIGS = 5
TREASURE = 12
BEST = 17
COINS = Objects("coins", [str(number) for number in range(41)])
DIG, REST, POLISH, LEAVE = Verb("dig"), Verb("rest"), Verb("polish"), Verb("leave")
LAY_BY = Verb("lay_by", COINS)
VOCABULARY = Vocabulary([DIG, REST, LAY_BY, POLISH, LEAVE])


class Field(Table):
    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, 2, rng)
        self.found = [0, 0]
        self.dug = 0
        self.picks = 0

    def copy(self) -> "Field":
        twin = Field(self.game, self.rng)
        self.copy_to(twin)
        twin.found = self.found.copy()
        twin.dug, twin.picks = self.dug, self.picks
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"to_act": self.to_act, "found": list(self.found), "dug": self.dug, "over": self.over}

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return self.found[seat]

    def state(self) -> dict[str, Any]:
        return {**self.kernel_state(), "found": list(self.found), "dug": self.dug, "picks": self.picks}

    def census(self) -> dict[str, int]:
        return {}


class Choice(Decision[Field]):
    def why_not(self, t: Field, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)


class Dig(Choice):
    def moves(self, t: Field, seat: int) -> list[int]:
        return [REST.move(), DIG.move()]

    def play(self, t: Field, seat: int, move: int) -> None:
        t.picks += 1
        if move == DIG.move():
            t.dug += 1
            t.found[seat] -= 1
            if t.chosen["echo"]:
                t.block_undo()
        if t.picks < DIGS:
            t.push(DIG_STEPS[seat])
            return
        if t.dug == DIGS:
            t.found[seat] += TREASURE
        t.push(SAVE_STEPS[seat])


class LayBy(Choice):
    def moves(self, t: Field, seat: int) -> list[int]:
        return [LAY_BY.move(number) for number in range(len(COINS))]

    def play(self, t: Field, seat: int, move: int) -> None:
        t.found[seat] -= abs(VOCABULARY.first[move] - BEST)


class Polish(Choice):
    def moves(self, t: Field, seat: int) -> list[int]:
        return [LEAVE.move(), POLISH.move()]

    def play(self, t: Field, seat: int, move: int) -> None:
        t.found[seat] += 1 if move == POLISH.move() else 0


class BeginTurn(Step[Field]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Field) -> None:
        t.dug = t.picks = 0
        t.push(DIG_STEPS[self.seat])


class End(Step[Field]):
    def run(self, t: Field) -> None:
        t.finish([seat for seat in range(2) if t.found[seat] == max(t.found)])


DIG_STEPS, SAVE_STEPS, POLISH_STEPS = ([kind(0), kind(1)] for kind in (Dig, LayBy, Polish))


class Digging(Game):
    def __init__(self) -> None:
        options = [Option("echo", [False, True]), Option("turns", [2, 0]), Option("ahead", [0, 20, -20])]
        super().__init__(seats=range(2, 3), options=options, chances=[], vocabulary=VOCABULARY, zones=[])
        self.slug = "digging"

    def set_up(
        self, seats: int, options: dict[str, Any], script: dict[str, list[list[int]]], rng: Rng, telling: bool
    ) -> Field:
        t = Field(self, rng)
        t.telling = telling
        t.chosen = options
        t.found[0] = options["ahead"]
        t.push(End())
        for seat in (1, 0):
            t.push(POLISH_STEPS[seat])
        for turn in reversed(range(options["turns"])):
            t.push(BeginTurn(turn))
        return t


DIGGING = Digging()


class Impatient(Evaluator):
    """Judges by what has been found, in the middle of a turn too."""

    def manner(self) -> Manner:
        return Manner(exploration=0.1)


class Patient(Impatient):
    """Knows that who has begun to dig had better go on."""

    def settle(self, table: Table, seat: int, rng: Rng) -> None:
        assert isinstance(table, Field)
        while not table.over and table.legal(seat) == [REST.move(), DIG.move()]:
            table.make(seat, DIG.move() if table.dug == table.picks else REST.move())

    def worth(self, table: Table, seat: int, moves: list[int]) -> list[float]:
        return [-abs(VOCABULARY.first[move] - BEST) for move in moves]
