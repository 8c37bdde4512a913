"""A bare table for tests of the agenda: it does what the test puts on it, and writes down what happened."""

from collections.abc import Callable
from typing import Any

from pentapolis.kernel.game import Chance, Game, register
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.table import Script, Table
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

LETTER = Objects("letter", ["a", "b", "c"])
SAY = Verb("say", LETTER)
VOCABULARY = Vocabulary([SAY])


class Bench(Table):
    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.trace: list[str] = []

    def copy(self) -> "Bench":
        twin = Bench(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.trace = self.trace.copy()
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {"trace": list(self.trace)}

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return len(self.trace)

    def census(self) -> dict[str, int]:
        return {}


class Do(Step[Bench]):
    """Writes its name down, and does what the test says. Real steps hold no functions."""

    def __init__(self, name: str, action: Callable[[Bench], None] | None = None) -> None:
        self.name = name
        self.action = action

    def run(self, t: Bench) -> None:
        t.trace.append(self.name)
        if self.action is not None:
            self.action(t)


class Ask(Decision[Bench]):
    """Offers some letters, and writes down which was said by whom."""

    def __init__(self, seat: int, letters: str = "ab", pause: bool = False) -> None:
        super().__init__(seat)
        self.letters = letters
        self.pause = pause

    def moves(self, t: Bench, seat: int) -> list[int]:
        return [SAY.move(LETTER.find(letter)) for letter in self.letters]

    def why_not(self, t: Bench, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: Bench, seat: int, move: int) -> None:
        t.trace.append(f"{seat} says {LETTER.ids[move]}")


class End(Step[Bench]):
    def run(self, t: Bench) -> None:
        t.trace.append("end")
        t.finish([0])


class BenchGame(Game):
    def __init__(self) -> None:
        chances = [Chance("lot", LETTER, 3)]
        super().__init__(seats=range(2, 4), options=[], chances=chances, vocabulary=VOCABULARY, zones=[])
        self.slug = "bench"
        self.package = "tests.kernel.toy"

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Bench:
        t = Bench(self, seats, rng)
        t.telling = telling
        t.script = script.copy()
        t.push(End())
        t.push(Ask(0))
        return t


BENCH = BenchGame()
register(BENCH)

A, B, C = (SAY.move(letter) for letter in range(3))


def bench(*agenda: Step[Bench], seats: int = 2, script: dict[str, list[str]] | None = None) -> Bench:
    """A table whose agenda holds these steps, the first on top, and then the end; settled."""
    t = BENCH.new(seats=seats, seed=1, chance=script)
    assert isinstance(t, Bench)
    t.agenda = [End(), *reversed(agenda)]
    t.forget()
    t.settle()
    return t
