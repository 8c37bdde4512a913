"""What is printed on a card, by its group (TTA-CMP-06). A card of the catalogue is one of these values."""

from typing import Final

from pentapolis.games.through_the_ages.effects import NO_SYMBOLS, Ability, Clause, Effect, Gain, Side, Symbols
from pentapolis.games.through_the_ages.terms import (
    ACTION,
    AGGRESSION,
    ATTACK_ALLOWED,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    NO_TYPE,
    PACT,
    PRODUCTION,
    SPECIAL,
    TACTIC,
    TERRITORY,
    UNIT,
    URBAN,
    WAR,
    WONDER,
)

ONE: Final = [1, 1, 1]


class Card:
    """Any card: `copies` are those in the deck with 2, 3 and 4 players (TTA-SET-01 to TTA-SET-05).

    Starting technologies are printed on the player boards and lie in no deck: they have no copies.
    """

    def __init__(self, name: str, group: int, age: int, copies: list[int]) -> None:
        self.id = name
        self.group = group
        self.age = age  # and its level (TTA-CARD-01)
        self.copies = copies
        self.type = NO_TYPE
        self.abilities: list[Ability] = []
        self.symbols = NO_SYMBOLS
        self.science = 0  # to develop it (TTA-TECH-01); 0 for what is not developed
        self.resources = 0  # to build on it
        self.ma = 0  # what playing it costs (aggressions, wars)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.id!r})"


class Technology(Card):
    """A technology that takes workers: farm, mine, urban building or unit.

    `symbols` count once for each worker; `worth` is the food or resources of a blue token (farms and mines).
    """

    def __init__(
        self,
        name: str,
        group: int,
        kind: int,
        age: int,
        copies: list[int],
        science: int,
        resources: int,
        symbols: Symbols = NO_SYMBOLS,
        worth: int = 0,
        abilities: list[Ability] | None = None,
        workers: int = 0,
    ) -> None:
        assert group in (PRODUCTION, URBAN, UNIT)
        super().__init__(name, group, age, copies)
        self.type = kind
        self.science = science
        self.resources = resources
        self.symbols = symbols
        self.worth = worth
        self.abilities = abilities or []
        self.workers = workers  # at the start, on starting technologies


class Special(Card):
    """A special (blue) technology."""

    def __init__(
        self,
        name: str,
        kind: int,
        age: int,
        copies: list[int],
        science: int,
        symbols: Symbols = NO_SYMBOLS,
        abilities: list[Ability] | None = None,
    ) -> None:
        super().__init__(name, SPECIAL, age, copies)
        self.type = kind
        self.science = science
        self.symbols = symbols
        self.abilities = abilities or []


class Government(Card):
    """`science` is the cost of developing it, `revolution` the lower one; `limit` is that of urban buildings."""

    def __init__(
        self, name: str, age: int, copies: list[int], science: int, revolution: int, limit: int, symbols: Symbols
    ) -> None:
        super().__init__(name, GOVERNMENT, age, copies)
        self.science = science
        self.revolution = revolution
        self.limit = limit
        self.symbols = symbols


class Leader(Card):
    def __init__(self, name: str, age: int, abilities: list[Ability], symbols: Symbols = NO_SYMBOLS) -> None:
        super().__init__(name, LEADER, age, ONE)
        self.abilities = abilities
        self.symbols = symbols


class Wonder(Card):
    """`stages` are their costs from left to right."""

    def __init__(
        self,
        name: str,
        age: int,
        stages: list[int],
        symbols: Symbols = NO_SYMBOLS,
        abilities: list[Ability] | None = None,
    ) -> None:
        super().__init__(name, WONDER, age, ONE)
        self.stages = stages
        self.symbols = symbols
        self.abilities = abilities or []


class ActionCard(Card):
    def __init__(self, name: str, age: int, copies: list[int], effect: Effect) -> None:
        super().__init__(name, ACTION, age, copies)
        self.effect = effect


class Event(Card):
    """`clauses` are carried out in order."""

    def __init__(self, name: str, age: int, clauses: list[Clause]) -> None:
        super().__init__(name, EVENT, age, ONE)
        self.clauses = clauses


class Territory(Card):
    """`symbols` are the permanent effect, `immediate` happens when it is colonized (TTA-INP-11)."""

    def __init__(self, name: str, age: int, symbols: Symbols, immediate: Gain) -> None:
        super().__init__(name, TERRITORY, age, ONE)
        self.symbols = symbols
        self.immediate = immediate


class Tactic(Card):
    """An army of these units has so much tactical strength; outdated, the lower one (TTA-ARM-05)."""

    def __init__(
        self,
        name: str,
        age: int,
        copies: list[int],
        strength: int,
        outdated: int,
        infantry: int = 0,
        cavalry: int = 0,
        artillery: int = 0,
    ) -> None:
        super().__init__(name, TACTIC, age, copies)
        self.infantry = infantry
        self.cavalry = cavalry
        self.artillery = artillery
        self.strength = strength
        self.outdated = outdated


class Aggression(Card):
    def __init__(self, name: str, age: int, copies: list[int], ma: int, effect: Effect) -> None:
        super().__init__(name, AGGRESSION, age, copies)
        self.ma = ma
        self.effect = effect


class War(Card):
    def __init__(self, name: str, age: int, copies: list[int], ma: int, effect: Effect) -> None:
        super().__init__(name, WAR, age, copies)
        self.ma = ma
        self.effect = effect


class Pact(Card):
    """With one side both partners have the same of it; `attack` says what an attack of one on the other means."""

    def __init__(self, name: str, age: int, a: Side, b: Side | None = None, attack: int = ATTACK_ALLOWED) -> None:
        super().__init__(name, PACT, age, [0, 1, 1])
        self.symmetric = b is None
        self.sides = [a, a if b is None else b]
        self.attack = attack


class Bonus(Card):
    """A military bonus card: for the defence, and for a colonization force."""

    def __init__(self, name: str, age: int, copies: list[int], defense: int, colonization: int) -> None:
        super().__init__(name, BONUS, age, copies)
        self.defense = defense
        self.colonization = colonization
