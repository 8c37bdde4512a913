"""A small game of cards built of all combinators: several seats are asked, and cards of two owners react at once.

On a turn a seat plays a card of its open hand and carries out its effect. Cards that stay lie in front of their owner
and may react. Coins and sorrows are open; whoever has most coins less sorrows after the last turn wins.
"""

from typing import Any

from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.effects import (
    And,
    Cause,
    Choose,
    Condition,
    CostTo,
    Count,
    EachOther,
    Effect,
    EffectTable,
    Everybody,
    Happening,
    If,
    May,
    Number,
    Per,
    Replies,
    Sequence,
    ThisWay,
    UpTo,
    When,
)
from pentapolis.kernel.game import Chance, Game, register
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.table import Script
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary

TURNS = 10
SORROWS = 9  # when the last is taken the game ends at once, in the middle of whatever is going on


# --- verbs


class Gain(Effect):
    rules = "TOY-CARD-01"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def go(self, t: "Cards", cause: Cause) -> None:
        t.coins[cause.who] += self.count
        t.happen(Happening("gain", cause.who, cause.source, cause.number))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-toy-gain", {"count": self.count}


class Pay(Effect):
    rules = "TOY-CARD-02"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def can(self, t: "Cards", cause: Cause) -> bool:
        return t.coins[cause.who] >= self.count

    def go(self, t: "Cards", cause: Cause) -> None:
        paid = min(self.count, t.coins[cause.who])
        t.coins[cause.who] -= paid
        t.note(cause, "paid", paid)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-toy-pay", {"count": self.count}


class Mourn(Effect):
    """Takes a sorrow; the last one ends the game at once."""

    rules = "TOY-CARD-03"

    def go(self, t: "Cards", cause: Cause) -> None:
        t.sorrows[cause.who] += 1
        t.note(cause, "mourned")
        t.remember(cause, "mourner", [cause.who])
        if sum(t.sorrows) == SORROWS:
            t.end()
        else:
            t.happen(Happening("mourn", cause.who, cause.source, cause.number))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-toy-mourn", {}


class Console(Effect):
    """Gives the one who mourned last a coin: "that player"."""

    rules = "TOY-CARD-04"

    def go(self, t: "Cards", cause: Cause) -> None:
        for seat in t.that(cause, "mourner"):
            t.coins[seat] += 1

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-toy-console", {}


class Ignore(Effect):
    """In reaction to an attack: its owner is left out."""

    rules = "TOY-CARD-05"

    def go(self, t: "Cards", cause: Cause) -> None:
        on = t.reacts_to(cause)
        assert on is not None
        t.spare(on.number, cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-toy-ignore", {}


class Attack(Effect):
    """The others may defend themselves before the rest of the card is carried out."""

    rules = "TOY-CARD-06"

    def go(self, t: "Cards", cause: Cause) -> None:
        t.happen(Happening("attack", cause.who, cause.source, cause.number))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-toy-attack", {}


# --- counts and conditions


class InPlay(Count):
    def count(self, t: "Cards", cause: Cause) -> int:
        return len(t.area[cause.who])

    def words(self) -> tuple[str, dict[str, Any]]:
        return "toy-in-play", {}


class Rich(Condition):
    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def holds(self, t: "Cards", cause: Cause) -> bool:
        return t.coins[cause.who] >= self.least

    def words(self) -> tuple[str, dict[str, Any]]:
        return "toy-rich", {"count": self.least}


class AgainstMe(When):
    """Another player's attack."""

    def fits(self, t: "Cards", happening: Happening, owner: int, source: int) -> bool:
        return happening.name == self.name and happening.who != owner


def deep(depth: int) -> Effect:
    """A card whose effect is nested so deep."""
    if depth == 0:
        return Gain(1)
    return Sequence(EachOther(May(Gain(1))), May(deep(depth - 1)), Pay(1), Gain(1))


# --- cards: what is done when they are played; what they react to, if they stay

PAY_TWO = Pay(2)
PLAYED: dict[str, Effect] = {
    "market": Choose(Gain(2), CostTo(Pay(1), Gain(4)), Mourn()),
    "feast": Everybody(May(CostTo(Pay(1), Gain(2)))),
    "plague": Sequence(Attack(), EachOther(Mourn()), Per(ThisWay("mourned", Mourn()), Gain(1))),
    "levy": EachOther(Pay(1), where=Rich(3)),
    "dole": Everybody(Gain(1), where=Rich(2)),
    "census": Per(InPlay(), Gain(1)),
    "loan": Sequence(UpTo(Number(3), Pay(1)), Per(ThisWay("paid", Pay(1)), Gain(2))),
    "court": If(Rich(4), And(Gain(1), Gain(1)), Mourn()),
    "wake": Sequence(Mourn(), Console()),
    "guild": If(Rich(5), Gain(2)),
    "council": Choose(Gain(1), CostTo(PAY_TWO, Gain(3)), Mourn(), most=2),
    "parade": Choose(Gain(1), Pay(1), Mourn(), least=3, most=3),
    "saga": deep(44),
    "twins": Per(Number(2), Gain(1)),
    # These stay.
    "shrine": Gain(1),
    "choir": Gain(1),
    "bank": Gain(1),
    "tower": Gain(1),
    "mirror": Gain(1),
}
STAYS: dict[str, When] = {
    "shrine": When("mourn", Gain(1)),
    "choir": When("mourn", Choose(Gain(2), Console())),
    "bank": When("mourn", CostTo(Pay(1), Gain(2)), optional=True),
    "tower": AgainstMe("attack", Ignore(), optional=True),
    "mirror": AgainstMe("attack", Gain(1)),
}
COPIES = 3
KINDS = list(PLAYED)
CARD = Objects("card", [f"{kind}_{copy}" for copy in range(COPIES) for kind in KINDS])

PLAY = Verb("play", CARD)
REACT = Verb("react", CARD)
OPTION = Verb("option", Objects("option", ["a", "b", "c"]))
NUMBER = Verb("number", Objects("number", ["0", "1", "2", "3", "4"]))
YES = Verb("yes")
NO = Verb("no")
VOCABULARY = Vocabulary([PLAY, REACT, OPTION, NUMBER, YES, NO])
REPLIES = Replies(YES, NO, OPTION, NUMBER, REACT)


def kind(card: int) -> str:
    return KINDS[card % len(KINDS)]


class Cards(EffectTable):
    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng, REPLIES)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.area: list[list[int]] = [[] for _ in range(seats)]
        self.gone: list[int] = []
        self.coins = [2] * seats
        self.sorrows = [0] * seats
        self.turn = -1

    def active_seat(self) -> int:
        return self.turn % self.seats

    def reactors(self, seat: int) -> list[int]:
        return self.area[seat]

    def reaction(self, source: int) -> When | None:
        return STAYS.get(kind(source))

    def end(self) -> None:
        best = max(self.scores)
        self.finish([seat for seat in range(self.seats) if self.points(seat) == best])

    def copy(self) -> "Cards":
        twin = type(self)(self.game, self.seats, self.rng)
        self.copy_to(twin)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.area = [cards.copy() for cards in self.area]
        twin.gone = self.gone.copy()
        twin.coins = self.coins.copy()
        twin.sorrows = self.sorrows.copy()
        twin.turn = self.turn
        return twin

    def view(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "to_act": self.to_act,
            "moves": [] if seat is None else [self.game.notation(move) for move in self.moves(seat)],
            "hands": [[CARD.ids[card] for card in hand] for hand in self.hands],
            "area": [[CARD.ids[card] for card in cards] for cards in self.area],
            "coins": list(self.coins),
            "sorrows": list(self.sorrows),
            "over": self.over,
        }

    def points(self, seat: int) -> int:
        self.check_seat(seat)
        return self.coins[seat] - 2 * self.sorrows[seat]

    def census(self) -> dict[str, int]:
        return {"cards": sum(map(len, [*self.hands, *self.area, self.gone]))}


class Play(Action[Cards]):
    def tries(self, t: Cards, seat: int) -> list[int]:
        return [PLAY.move(card) for card in t.hands[seat]]

    def refusal(self, t: Cards, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        return None if card in t.hands[seat] else Reason("TOY-CARD-07", "refuse-toy-hand", {"number": card})

    def do(self, t: Cards, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        t.hands[seat].remove(card)
        (t.area[seat] if kind(card) in STAYS else t.gone).append(card)
        t.resolve(PLAYED[kind(card)], seat, card)


class PlayOne(Menu[Cards]):
    question = "ask-toy-card"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Play(PLAY)])


class NextTurn(Step[Cards]):
    def run(self, t: Cards) -> None:
        t.turn += 1
        if t.turn == TURNS * t.seats or not t.hands[t.active_seat()]:
            t.end()
        else:
            t.push(self)
            t.push(PLAY_ONE[t.active_seat()])


NEXT_TURN = NextTurn()
PLAY_ONE = [PlayOne(seat) for seat in range(4)]


class CardGame(Game):
    def __init__(self) -> None:
        super().__init__(range(2, 5), [], [Chance("deal", CARD, len(CARD))], VOCABULARY, [])
        self.slug = "toy-cards"
        self.waiting_rule = "TOY-TURN-01"
        self.package = "tests.kernel.toy"

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Cards:
        t = Cards(self, seats, rng)
        t.telling = telling
        t.script = dict(script)
        dealt = t.draw("deal", list(range(len(CARD))), seats * TURNS)
        for seat in range(seats):
            t.hands[seat] = sorted(dealt[seat * TURNS : (seat + 1) * TURNS])
        t.gone = [card for card in range(len(CARD)) if card not in dealt]
        t.push(NEXT_TURN)
        return t


CARD_GAME = CardGame()
register(CARD_GAME)
