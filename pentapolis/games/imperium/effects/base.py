"""What the verbs have in common: choosing cards one by one, effects on several players, what is meant by a card."""

from typing import Any, Final

from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    ICONS,
    NO_CARD,
    REGION,
    UNREST,
)
from pentapolis.games.imperium.vocabulary import NO, VOCABULARY, YES
from pentapolis.kernel.effects import (
    And,
    Cause,
    Condition,
    Do,
    Each,
    Effect,
    EffectTable,
    May,
    Printed,
    Sequence,
    refused,
)
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import Decision, Step
from pentapolis.kernel.vocabulary import Verb

FIRST: Final = VOCABULARY.first


class What(Printed):
    """Which cards are meant: "mask card", "region with a river icon", "King Arthur" (IMP-EFF-21)."""

    def __init__(
        self,
        key: str,
        suits: int = 0,
        types: int = 0,
        icons: int = 0,
        attack: bool = False,
        empire: bool = False,
        pinned: bool = False,
        title: str = "",
        other: str = "",
        not_suits: int = 0,
        not_types: int = 0,
        card: str = "",
        card2: str = "",
    ) -> None:
        super().__init__()
        self.key = key
        self.suits = suits
        self.types = types
        self.icons = icons  # one of these, as bits
        self.attack = attack
        self.empire = empire
        self.pinned = pinned
        self.title = title  # a name, or with an asterisk the beginning of several
        self.other = other  # a second name
        self.not_suits = not_suits
        self.not_types = not_types
        self.card = card  # ids for the sentence, where there are names
        self.card2 = card2

    def fits(self, face: Face) -> bool:
        if self.suits and not face.suits & self.suits:
            return False
        if self.types and not face.type & self.types:
            return False
        if self.icons and not face.icon_bits & self.icons:
            return False
        if (self.attack and not face.attack) or (self.pinned and not face.pinned):
            return False
        if self.empire and face.state != 1:
            return False
        if face.suits & self.not_suits or face.type & self.not_types:
            return False
        return not self.title or named(face, self.title) or (self.other != "" and named(face, self.other))

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"what-{self.key}", self.args(1)

    def args(self, count: int) -> dict[str, Any]:
        args: dict[str, Any] = {"count": count}
        if self.card:
            args["card"] = self.card
        if self.card2:
            args["card2"] = self.card2
        if self.icons:
            args["icons"] = [name for place, name in enumerate(ICONS) if self.icons >> place & 1]
        return args

    def told(self, count: int) -> dict[str, Any]:
        """So many of them, as an argument of a sentence."""
        return sentence(f"what-{self.key}", self.args(count))


def named(face: Face, title: str) -> bool:
    """IMP-CMP-20: "Long Walls" is every card of that beginning, written `Long Walls*`; otherwise the exact title."""
    return face.title.startswith(title[:-1]) if title.endswith("*") else face.title == title


ANY_CARD: Final = What("card")
UNREST_CARD: Final = What("unrest", suits=UNREST)
ONE_REGION: Final = What("region", suits=REGION)


# --- choosing cards -------------------------------------------------------------------------------------------------


class Picking(Effect):
    """An effect for which its player chooses cards one by one (IMP-EFF-13, IMP-GAP-05).

    As far as possible: fewer than asked for are all there are (IMP-EFF-04). `up_to` ones may stop (IMP-EFF-08).
    """

    question: str = ""

    def __init__(self, count: int, up_to: bool = False) -> None:
        super().__init__()
        self.question = getattr(self, "question")  # noqa: B009
        self.count = count
        self.up_to = up_to

    def verb(self) -> Verb:
        raise NotImplementedError

    def choices(self, t: Imperium, cause: Cause) -> list[int]:
        """The cards that can be chosen next, in an order that their chooser can see."""
        raise NotImplementedError

    def take(self, t: Imperium, cause: Cause, card: int) -> None:
        """Do it with one card."""
        raise NotImplementedError

    def covers(self, t: Imperium, card: int) -> int:
        """How much of the number one card covers: 1, but see Grand Trunk Road (IMP-EFF-23)."""
        return 1

    def go(self, t: Imperium, cause: Cause) -> None:
        self.ask(t, cause, self.count, self.up_to)

    def ask(self, t: Imperium, cause: Cause, left: int, optional: bool) -> None:
        if left > 0 and not t.over and self.choices(t, cause):
            t.ask_player(PickCard(self, cause, left, optional))

    def can(self, t: Imperium, cause: Cause) -> bool:
        return self.up_to or len(self.choices(t, cause)) >= self.count


class PickCard(Decision[Imperium]):
    """Which card, one of so many."""

    def __init__(self, effect: Picking, cause: Cause, left: int, optional: bool) -> None:
        super().__init__(cause.who)
        self.question = effect.question
        self.effect = effect
        self.cause = cause
        self.left = left
        self.optional = optional

    def moves(self, t: Imperium, seat: int) -> list[int]:
        base = self.effect.verb().base
        legal = [base + card for card in self.effect.choices(t, self.cause)]
        if self.optional:
            legal.append(NO.base)
        return legal

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        verb = self.effect.verb()
        if verb.base <= move < verb.base + verb.size:
            args = {"card": CARD.ids[move - verb.base], "effect": self.effect.said()}
            return refused(self.effect, "refuse-pick", args)
        if move == NO.base:
            return refused(self.effect, "refuse-must", {"effect": self.effect.said()})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move == NO.base:
            return
        card = FIRST[move]
        left = self.left - self.effect.covers(t, card)
        if left > 0:
            t.push(PickMore(self.effect, self.cause, left, self.effect.up_to))
        self.effect.take(t, self.cause, card)

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"effect": self.effect.said(), "count": self.left}

    def label(self) -> str:
        return f"PickCard({self.effect!r}, {self.cause!r}, {self.left}, {self.optional})"


class PickMore(Step[Imperium]):
    """The next of several, when the last one has been dealt with."""

    def __init__(self, effect: Picking, cause: Cause, left: int, optional: bool) -> None:
        self.effect = effect
        self.cause = cause
        self.left = left
        self.optional = optional

    def run(self, t: Imperium) -> None:
        self.effect.ask(t, self.cause, self.left, self.optional)

    def label(self) -> str:
        return f"PickMore({self.effect!r}, {self.cause!r}, {self.left}, {self.optional})"


class MayPick(May):
    """`may:` before a choice of cards: choosing none is the no (IMP-EFF-05). One question instead of two."""

    def go(self, t: EffectTable, cause: Cause) -> None:
        part = self.part
        assert isinstance(part, Picking)
        assert isinstance(t, Imperium)
        if part.can(t, cause):
            part.ask(t, cause, part.count, True)


def may(part: Effect) -> Effect:
    """`may: X` (IMP-EFF-05)."""
    return MayPick(part) if isinstance(part, Picking) else May(part)


# --- several players ------------------------------------------------------------------------------------------------


class Players(Each):
    """IMP-EFF-12, IMP-KEY-ALL-01: player by player, each from the own point of view; a protected one is asked first."""

    rules = "IMP-EFF-12 IMP-KEY-ALL-01"

    def go(self, t: EffectTable, cause: Cause) -> None:
        assert isinstance(t, Imperium)
        steps: list[Step[Any]] = []
        for seat in self.seats(t, cause):
            if seat != cause.who and t.protected(cause, seat):
                steps.append(Shielded(self.part, cause.for_seat(seat)))
            else:
                steps.append(Do(self.part, cause.for_seat(seat)))
        t.push_all(steps)


class AllPlayers(Players):
    """`all players:` begins with the one who acts."""


class OtherPlayers(Players):
    """`each other player:` from the left of the one who acts."""

    me = False


class Shielded(Decision[Imperium]):
    """IMP-EFF-70, IMP-KEY-ATK-02: a protected player decides step by step whether to ignore it."""

    question = "ask-ignore"

    def __init__(self, part: Effect, cause: Cause) -> None:
        super().__init__(cause.who)
        self.part = part
        self.cause = cause

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [YES.base, NO.base]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        return None if move in (YES.base, NO.base) else t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        if move == NO.base:
            t.push(Do(self.part, self.cause))
        elif t.telling:
            t.tell("log-ignore", {"seat": seat, "card": CARD.ids[self.cause.source]})

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"effect": self.part.said("they"), "card": CARD.ids[self.cause.source]}

    def label(self) -> str:
        return f"Shielded({self.part!r}, {self.cause!r})"


# --- names for parts of effects -------------------------------------------------------------------------------------


class AllOf(Condition):
    """Several conditions at once."""

    def __init__(self, conditions: list[Condition]) -> None:
        super().__init__()
        self.conditions = conditions

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return all(part.holds(t, cause) for part in self.conditions)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-all", {"conditions": [part.said() for part in self.conditions]}


def joined(parts: list[Effect], then: bool = False) -> Effect:
    """Parts joined by "and" (or "then"): one alone stays what it is."""
    if len(parts) == 1:
        return parts[0]
    return Sequence(*parts) if then else And(*parts)


def card_id(card: int) -> str:
    return "" if card == NO_CARD else CARD.ids[card]
