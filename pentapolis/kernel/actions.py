"""A turn of many verbs: each action says once what may be tried, why not, and what it does.

A `Menu` is a decision among actions. What is legal, why the rest is not, what a player may think of and what a move
does all follow from them, so none of it can be forgotten for one verb.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from mypy_extensions import mypyc_attr

from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision
from pentapolis.kernel.vocabulary import Verb, Vocabulary

if TYPE_CHECKING:
    from pentapolis.kernel.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[T]):
    """One thing a player can do. It has one verb, or several where the rules do not tell their objects apart."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = list(verbs)

    def tries(self, t: T, seat: int) -> list[int]:
        """The moves a player may think of, legal or not: all legal ones among them, none twice.

        Which they are must depend on nothing but what the seat can see.
        """
        raise NotImplementedError

    def refusal(self, t: T, seat: int, move: int) -> Reason | None:
        """None for a legal move, else the rule that forbids it."""
        raise NotImplementedError

    def can(self, t: T, seat: int, move: int) -> bool:
        """The same without words; an action that is asked millions of times says it quicker."""
        return self.refusal(t, seat, move) is None

    def offer(self, t: T, seat: int, legal: list[object]) -> None:
        """Add the legal moves to a list, as words of the verb; what many of them have in common can be asked once."""
        for move in cast("list[object]", self.tries(t, seat)):  # kept as they are: see `Verb.words`
            if self.can(t, seat, cast("int", move)):
                legal.append(move)

    def do(self, t: T, seat: int, move: int) -> None:
        """Do a legal move and push what follows. The menu is off the agenda already."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Free(Action[T]):
    """A verb without objects that nothing forbids: to finish, to pass, to decline. A subclass says what it does."""

    def __init__(self, verb: Verb) -> None:
        super().__init__(verb)

    def tries(self, t: T, seat: int) -> list[int]:
        return [self.verbs[0].base]

    def refusal(self, t: T, seat: int, move: int) -> Reason | None:
        return None

    def can(self, t: T, seat: int, move: int) -> bool:
        return True

    def offer(self, t: T, seat: int, legal: list[object]) -> None:
        legal.append(self.verbs[0].words[0])


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Decision[T]):
    """A decision among actions: `moves`, `why_not`, `play` and `thinkable` follow from them.

    Moves are listed action by action. A menu that lists them in another order, or quicker, has a `moves` of its own:
    the laws hold it to its actions.
    """

    def __init__(self, seat: int, vocabulary: Vocabulary, actions: "Sequence[Action[Any]]") -> None:
        super().__init__(seat)
        self.actions = list(actions)
        self.vocabulary = vocabulary
        self.by_verb: list[Action[Any] | None] = [None] * len(vocabulary.verbs)
        for action in self.actions:
            for verb in action.verbs:
                place = vocabulary.verbs.index(verb)
                if self.by_verb[place] is not None:
                    raise ValueError(f"{type(self).__name__}: two actions for {verb.name}")
                self.by_verb[place] = action

    def action(self, move: int) -> "Action[Any] | None":
        """The action a move belongs to; None when it is no answer to this question."""
        return self.by_verb[self.vocabulary.number[move]]

    def moves(self, t: T, seat: int) -> list[int]:
        legal: list[object] = []
        for action in self.actions:
            action.offer(t, seat, legal)
        return cast("list[int]", legal)

    def thinkable(self, t: T, seat: int) -> list[int]:
        """The moves a player may think of, legal or not, action by action."""
        return [move for action in self.actions for move in action.tries(t, seat)]

    def why_not(self, t: T, seat: int, move: int) -> Reason | None:
        action = self.action(move)
        return self.stranger(t, seat, move) if action is None else action.refusal(t, seat, move)

    def stranger(self, t: T, seat: int, move: int) -> Reason:
        """Why a move that belongs to no action of the menu is refused."""
        return t.not_asked(move)

    def play(self, t: T, seat: int, move: int) -> None:
        action = self.action(move)
        assert action is not None
        action.do(t, seat, move)
