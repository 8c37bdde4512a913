"""What effects count, and the conditions they ask for (IMP-EFF-03, IMP-EFF-10, IMP-EFF-11, IMP-EFF-20 to 23)."""

from typing import Any

from pentapolis.games.imperium.effects.base import What
from pentapolis.games.imperium.moving import has_history
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    CITY,
    ICONS,
    KINDS,
    METROPOLIS,
    NO_CARD,
    PRODUCTION,
    TOKENS,
    TRIPLED,
)
from pentapolis.kernel.effects import Cause, Condition, Count


class IconsInPlay(Count):
    """IMP-EFF-22: every printed icon on cards in play; some count as three production icons (IMP-EFF-80)."""

    rules = "IMP-EFF-22 IMP-EFF-80"

    def __init__(self, icon: int) -> None:
        super().__init__()
        self.icon = icon

    def count(self, t: Imperium, cause: Cause) -> int:
        found = 0
        for card in t.players[cause.who].area:
            found += t.faces[card].icons[self.icon]
        if self.icon == PRODUCTION and t.tripled and cause.who == t.turn:
            found += TRIPLED * len(t.tripled)
        return found

    def through(self, t: Imperium, cause: Cause) -> int:
        """The icons of all cards that are counted (IMP-EFF-66)."""
        found = 0
        for card in t.players[cause.who].area:
            if t.faces[card].icons[self.icon]:
                found |= int(t.faces[card].icon_bits)
        if self.icon == PRODUCTION and cause.who == t.turn:
            for mark in t.tripled:
                found |= int(t.faces[mark // KINDS].icon_bits)
        return found

    def words(self) -> tuple[str, dict[str, Any]]:
        return "count-icons", {"icon": ICONS[self.icon]}


class RegionsInPlay(Count):
    rules = "IMP-EFF-23"

    def count(self, t: Imperium, cause: Cause) -> int:
        return t.regions(cause.who)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "count-regions", {}


class CitiesInPlay(Count):
    """IMP-EFF-21: city and metropolis are two types."""

    rules = "IMP-EFF-21"

    def count(self, t: Imperium, cause: Cause) -> int:
        found = 0
        for card in t.players[cause.who].area:
            if t.faces[card].type & (CITY | METROPOLIS):
                found += 1
        return found

    def words(self) -> tuple[str, dict[str, Any]]:
        return "count-cities", {}


class KnightsGarrisoned(Count):
    rules = "IMP-EFF-29"

    def __init__(self, what: What) -> None:
        super().__init__()
        self.what = what

    def count(self, t: Imperium, cause: Cause) -> int:
        return len([card for card in t.players[cause.who].garrisoned() if self.what.fits(t.faces[card])])

    def words(self) -> tuple[str, dict[str, Any]]:
        return "count-knights", {}


class DoneThisWay(Count):
    """IMP-EFF-11: what earlier steps of the same resolution did, all affected players together."""

    rules = "IMP-EFF-11"

    def __init__(self, what: str, key: str) -> None:
        super().__init__()
        self.what = what
        self.key = key

    def count(self, t: Imperium, cause: Cause) -> int:
        return t.this_way(cause, self.what)

    def words(self) -> tuple[str, dict[str, Any]]:
        return f"count-{self.key}", {}


# --- conditions -----------------------------------------------------------------------------------------------------


class InState(Condition):
    """IMP-KEY-BAR-03, IMP-EFF-10."""

    rules = "IMP-KEY-BAR-03 IMP-EFF-10"

    def __init__(self, empire: bool) -> None:
        super().__init__()
        self.empire = empire

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return t.players[cause.who].empire == self.empire

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-empire" if self.empire else "if-barbarian", {}


class InPlay(Condition):
    """IMP-EFF-03: a card of the own play area, not garrisoned; or several of one name."""

    rules = "IMP-EFF-03 IMP-EFF-20"

    def __init__(self, what: What, number: int = 1) -> None:
        super().__init__()
        self.what = what
        self.number = number

    def holds(self, t: Imperium, cause: Cause) -> bool:
        found = 0
        for card in t.players[cause.who].area:
            if self.what.fits(t.faces[card]):
                found += 1
        return found >= self.number

    def words(self) -> tuple[str, dict[str, Any]]:
        if self.number > 1:
            return "if-several-in-play", {"what": self.what.told(self.number)}
        return "if-in-play", {"card": self.what.card}


class InHistory(Condition):
    """IMP-EFF-03: Atlanteans and Vikings never meet it."""

    rules = "IMP-EFF-03"

    def __init__(self, what: What) -> None:
        super().__init__()
        self.what = what

    def holds(self, t: Imperium, cause: Cause) -> bool:
        if not has_history(t, cause.who):
            return False
        return any(self.what.fits(t.faces[card]) for card in t.players[cause.who].history)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-in-history", {"card": self.what.card}


class InPlayOrQuest(InPlay):
    """In play, or the active quest (Cafall)."""

    def holds(self, t: Imperium, cause: Cause) -> bool:
        active = t.active_quest(cause.who)
        if active != NO_CARD and self.what.fits(t.faces[active]):
            return True
        return super().holds(t, cause)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-in-play-or-quest", {"card": self.what.card}


class NoActiveQuest(Condition):
    rules = "IMP-NAT-ART-02"

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return t.active_quest(cause.who) == NO_CARD

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-no-quest", {}


class UnderThis(Condition):
    """IMP-EFF-29: at least so many cards of a kind garrisoned under this card."""

    rules = "IMP-EFF-29"

    def __init__(self, what: What, number: int) -> None:
        super().__init__()
        self.what = what
        self.number = number

    def holds(self, t: Imperium, cause: Cause) -> bool:
        under = t.players[cause.who].under(cause.source)
        return len([card for card in under if self.what.fits(t.faces[card])]) >= self.number

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-under-this", {"what": self.what.told(self.number)}


class HasTokens(Condition):
    """IMP-END-07: at least so many tokens."""

    rules = "IMP-END-07"

    def __init__(self, kind: int, number: int) -> None:
        super().__init__()
        self.kind = kind
        self.number = number

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return t.players[cause.who].amount(self.kind) >= self.number

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-has-tokens", {"count": self.number, "kind": TOKENS[self.kind]}


class ExiledWas(Condition):
    """The card exiled by an earlier step was of a kind."""

    rules = "IMP-EFF-03"

    def __init__(self, what: What) -> None:
        super().__init__()
        self.what = what

    def holds(self, t: Imperium, cause: Cause) -> bool:
        exiled = t.that(cause, "exiled")
        return len(exiled) > 0 and self.what.fits(t.faces[exiled[-1]])

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-exiled-was", {"what": self.what.told(1)}


class AbandonedLacks(Condition):
    """IMP-EFF-80: the abandoned card has no icon of a kind printed on it."""

    rules = "IMP-EFF-80"

    def __init__(self, icon: int) -> None:
        super().__init__()
        self.icon = icon

    def holds(self, t: Imperium, cause: Cause) -> bool:
        given = t.that(cause, "given")
        return len(given) > 0 and t.faces[given[-1]].icons[self.icon] == 0

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-abandoned-lacks", {"icon": ICONS[self.icon]}


class RevealedFits(Condition):
    """IMP-EFF-46: the revealed card has the named suit among its suits."""

    rules = "IMP-EFF-46"

    def holds(self, t: Imperium, cause: Cause) -> bool:
        named = t.that(cause, "suit")
        return len(t.revealed) > 0 and len(named) > 0 and (t.faces[t.revealed[0]].suits & named[0]) != 0

    def words(self) -> tuple[str, dict[str, Any]]:
        return "if-revealed-fits", {}


# --- which other players (IMP-EFF-37, IMP-EFF-38) -------------------------------------------------------------------


class HasRegion(Condition):
    rules = "IMP-EFF-38"

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return t.regions(cause.who) > 0

    def words(self) -> tuple[str, dict[str, Any]]:
        return "who-has-region", {}


class IsEmpire(Condition):
    rules = "IMP-EFF-38"

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return t.players[cause.who].empire

    def words(self) -> tuple[str, dict[str, Any]]:
        return "who-is-empire", {}


class GaveTooLittle(Condition):
    """From whom fewer tokens were taken than the steal asked for."""

    rules = "IMP-EFF-38"

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return cause.who in t.that(cause, "short")

    def words(self) -> tuple[str, dict[str, Any]]:
        return "who-gave-too-little", {}


class GotMask(Condition):
    rules = "IMP-EFF-37"

    def holds(self, t: Imperium, cause: Cause) -> bool:
        return cause.who in t.that(cause, "masked")

    def words(self) -> tuple[str, dict[str, Any]]:
        return "who-got-mask", {}
