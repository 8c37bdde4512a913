"""A small game whose turn is a menu: fell trees, join two planks, sell, or rest."""

from typing import Any

from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.game import Game, register
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.table import Script, Table
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

WOOD = Objects("wood", ["oak", "elm", "ash"])
WOOD2 = Objects("wood2", WOOD.ids)
FELL = Verb("fell", WOOD)
SELL = Verb("sell", WOOD)
GIVE = Verb("give", WOOD)
JOIN = Verb("join", WOOD, WOOD2)
REST = Verb("rest")
BOAST = Verb("boast")  # a word of the game that no menu has
VOCABULARY = Vocabulary([FELL, BOAST, SELL, JOIN, GIVE, REST])

TURNS = 12


class Workshop(Table):
    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.planks = [[0] * len(WOOD) for _ in range(seats)]
        self.coins = [0] * seats
        self.trees = [3] * len(WOOD)
        self.turn = -1

    def copy(self) -> "Workshop":
        twin = type(self)(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.planks = [row.copy() for row in self.planks]
        twin.coins = self.coins.copy()
        twin.trees = self.trees.copy()
        twin.turn = self.turn
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        moves = [] if seat is None else [self.game.notation(move) for move in self.moves(seat)]
        return {"seat": seat, "moves": moves, "planks": [list(row) for row in self.planks], "coins": list(self.coins)}

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return self.coins[seat]

    def census(self) -> dict[str, int]:
        return {}


class Fell(Action[Workshop]):
    def tries(self, t: Workshop, seat: int) -> list[int]:
        return [FELL.move(wood) for wood in range(len(WOOD))]

    def refusal(self, t: Workshop, seat: int, move: int) -> Reason | None:
        return None if t.trees[VOCABULARY.first[move]] else Reason("WORK-01", "refuse-waiting", {"seat": 0})

    def do(self, t: Workshop, seat: int, move: int) -> None:
        t.trees[VOCABULARY.first[move]] -= 1
        t.planks[seat][VOCABULARY.first[move]] += 1


class Part(Action[Workshop]):
    """Two verbs, one rule: a plank leaves the workshop, for a coin or for nothing."""

    def tries(self, t: Workshop, seat: int) -> list[int]:
        return [verb.move(wood) for wood in range(len(WOOD)) for verb in (SELL, GIVE)]

    def refusal(self, t: Workshop, seat: int, move: int) -> Reason | None:
        return None if self.can(t, seat, move) else Reason("WORK-02", "refuse-waiting", {"seat": 0})

    def can(self, t: Workshop, seat: int, move: int) -> bool:
        return t.planks[seat][VOCABULARY.first[move]] > 0

    def do(self, t: Workshop, seat: int, move: int) -> None:
        t.planks[seat][VOCABULARY.first[move]] -= 1
        t.coins[seat] += VOCABULARY.verb(move) is SELL


class Join(Action[Workshop]):
    """Two different planks, named in their order; only those a player has are thought of, in either order."""

    def tries(self, t: Workshop, seat: int) -> list[int]:
        have = [wood for wood in range(len(WOOD)) if t.planks[seat][wood]]
        return [JOIN.move(one, two) for one in have for two in have if one != two]

    def refusal(self, t: Workshop, seat: int, move: int) -> Reason | None:
        one, two = VOCABULARY.first[move], VOCABULARY.second[move]
        if not t.planks[seat][one] or not t.planks[seat][two]:
            return Reason("WORK-02", "refuse-waiting", {"seat": 0})
        return None if one < two else Reason("WORK-03", "refuse-waiting", {"seat": 0})

    def do(self, t: Workshop, seat: int, move: int) -> None:
        for wood in (VOCABULARY.first[move], VOCABULARY.second[move]):
            t.planks[seat][wood] -= 1
        t.coins[seat] += 3


class Rest(Free[Workshop]):
    def do(self, t: Workshop, seat: int, move: int) -> None:
        t.coins[seat] += 0


class Work(Menu[Workshop]):
    question = "ask-work"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, ACTIONS)


class Turn(Step[Workshop]):
    def run(self, t: Workshop) -> None:
        t.turn += 1
        if t.turn == TURNS:
            best = max(t.scores)
            t.finish([seat for seat in range(t.seats) if t.points(seat) == best])
            return
        t.push(self)
        t.push(WORK[t.turn % t.seats])


ACTIONS: list[Action[Any]] = [Fell(FELL), Join(JOIN), Part(SELL, GIVE), Rest(REST)]
WORK = [Work(seat) for seat in range(3)]


class WorkshopGame(Game):
    def __init__(self) -> None:
        super().__init__(seats=range(2, 4), options=[], chances=[], vocabulary=VOCABULARY, zones=[])
        self.slug = "workshop"
        self.package = "tests.kernel.toy"

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Workshop:
        t = Workshop(self, seats, rng)
        t.telling = telling
        t.push(Turn())
        return t


WORKSHOP = WorkshopGame()
register(WORKSHOP)


def workshop(*planks: int) -> Workshop:
    """Seat 0 is to act and has these planks; oaks have all been felled."""
    t = WORKSHOP.new(seats=2, seed=1)
    assert isinstance(t, Workshop)
    t.planks[0] = list(planks)
    t.trees[0] = 0
    t.forget()
    return t
