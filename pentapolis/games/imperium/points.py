"""Victory points that cards print (IMP-CMP-17, IMP-SCO-05 to IMP-SCO-08, IMP-EFF-90 to IMP-EFF-93)."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.imperium.moving import has_history
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import (
    CITY,
    FERTILE,
    METROPOLIS,
    MOST_VARIABLE,
    NO_CARD,
    REGION,
    RIVER,
    SUIT_BIT,
    TOKENS,
    UNREST,
)
from pentapolis.kernel.effects import Printed
from pentapolis.kernel.sentences import sentence

WHERE: Final = ["owned", "in_play", "history", "exile_pile", "other_players_owned"]
CASES: Final = ["in_history", "in_play", "not_in_play", "garrisoned"]
CARD_KINDS: Final = {f"{name}_cards": bit for name, bit in SUIT_BIT.items()}
OTHER_KINDS: Final = [
    "cards",
    "city_or_metropolis_cards",
    "pinned_non_region_cards",
    "long_walls_cards",
    "cards_with_variable_vp",
]
ICON_KINDS: Final = ["fertile_icons", "river_icons", "fertile_or_river_icons"]
ALONE: Final = [*TOKENS, "cards_garrisoned_under_this_card", "players_with_less_progress"]
COUNTED: Final = [*ALONE, *OTHER_KINDS, *CARD_KINDS, *ICON_KINDS]


def owned(t: Imperium, seat: int) -> list[int]:
    """IMP-SCO-04, IMP-EFF-90: every card that scores for the player, each once.

    Garrisoned ones too (IMP-KEY-GAR-04), but not the active quest (IMP-GAP-22).
    """
    p = t.players[seat]
    if p.power == NO_CARD:
        return []  # the nation is not chosen yet
    found = [int(p.power)]
    found += p.hand + p.area + p.deck + p.discard + p.history
    for above, cards in p.garrisons.items():
        if not t.faces[above].court:
            found += cards
    return found


class Points(Printed):
    """What a card is worth."""

    rules = "IMP-SCO-05"
    variable: bool = False

    def __init__(self) -> None:
        super().__init__()
        self.variable = getattr(self, "variable")  # noqa: B009

    def worth(self, t: Imperium, seat: int, card: int, cards: list[int]) -> int:
        """For its holder, all of whose scoring cards are `cards`."""
        raise NotImplementedError


class Fixed(Points):
    """IMP-SCO-05: a number, also a negative one."""

    rules = "IMP-SCO-05"

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def worth(self, t: Imperium, seat: int, card: int, cards: list[int]) -> int:
        return self.points

    def words(self) -> tuple[str, dict[str, Any]]:
        return "points-fixed", {"points": self.points}


class Conditional(Points):
    """IMP-SCO-06, IMP-EFF-93: the first case that holds, else the printed alternative."""

    rules = "IMP-SCO-06 IMP-EFF-93 IMP-SCO-10"

    def __init__(self, cases: list[str], points: list[int], otherwise: int) -> None:
        super().__init__()
        self.cases = cases
        self.points = points
        self.otherwise = otherwise

    def holds(self, t: Imperium, seat: int, card: int, case: str) -> bool:
        p = t.players[seat]
        if case == "in_history":
            return card in p.history and has_history(t, seat)  # IMP-KEY-FLD-02
        if case == "in_play":
            return card in p.area
        if case == "not_in_play":
            return card not in p.area
        return p.host(card) != NO_CARD

    def worth(self, t: Imperium, seat: int, card: int, cards: list[int]) -> int:
        for place, case in enumerate(self.cases):
            if self.holds(t, seat, card, case):
                return self.points[place]
        return self.otherwise

    def words(self) -> tuple[str, dict[str, Any]]:
        cases = [
            sentence(f"points-{case.replace('_', '-')}", {"points": points})
            for case, points in zip(self.cases, self.points, strict=True)
        ]
        if self.otherwise:
            return "points-conditional-else", {"cases": cases, "points": self.otherwise}
        return "points-conditional", {"cases": cases}


class Term:
    """So many points for each full group of something (IMP-EFF-92, IMP-EFF-93)."""

    def __init__(self, points: int, per: int, of: str, where: str) -> None:
        self.points = points
        self.per = per
        self.of = of
        self.where = where
        self.suit = CARD_KINDS.get(of, 0) if where in ("owned", "") else 0

    def count(self, t: Imperium, seat: int, card: int, cards: list[int]) -> int:
        if self.suit:  # the usual case first: bots ask for points again and again
            return of_suit(t, self.suit, cards)
        p = t.players[seat]
        of = self.of
        if of == "materials":
            return int(p.materials)
        if of == "population":
            return int(p.population)
        if of == "progress":
            return int(p.progress)
        if of == "cards_garrisoned_under_this_card":
            return len(p.under(card))
        if of == "players_with_less_progress":
            return len([one for one in t.players if one is not p and one.progress < p.progress])
        if self.where == "other_players_owned":
            found = 0
            for other in range(t.seats):
                if other != seat:
                    found += counted(t, of, owned(t, other))
            return found
        if self.where == "in_play":
            return counted(t, of, p.area)
        if self.where == "history":
            return counted(t, of, p.history) if has_history(t, seat) else 0
        if self.where == "exile_pile":
            return counted(t, of, t.exile)
        return counted(t, of, cards)

    def worth(self, t: Imperium, seat: int, card: int, cards: list[int]) -> int:
        return self.points * (self.count(t, seat, card, cards) // self.per)

    def said(self) -> dict[str, Any]:
        what = sentence(f"of-{self.of.replace('_', '-')}", {"count": self.per})
        args = {"points": self.points, "what": what}
        if self.where in ("owned", ""):
            return sentence("points-per", args)
        return sentence(f"points-per-{self.where.replace('_', '-')}", args)


def of_suit(t: Imperium, suit: i64, cards: list[int]) -> int:
    faces = t.faces
    found: i64 = 0
    for card in cards:
        face = faces[card]
        if face.suits & suit:
            found += face.regions if suit == REGION else 1  # IMP-EFF-23
    return found


def counted(t: Imperium, of: str, cards: list[int]) -> int:
    """IMP-EFF-91, IMP-GAP-12, IMP-GAP-13: how many of these cards, or icons on them."""
    faces = t.faces
    if of == "cards":
        return len(cards)
    suit = CARD_KINDS.get(of, 0)
    if suit:
        return of_suit(t, suit, cards)
    found = 0
    for card in cards:
        face = faces[card]
        if of == "city_or_metropolis_cards":
            found += 1 if face.type & (CITY | METROPOLIS) else 0
        elif of == "pinned_non_region_cards":
            found += 1 if face.pinned and not face.suits & REGION else 0
        elif of == "long_walls_cards":
            found += 1 if face.title.startswith("Long Walls") else 0
        elif of == "cards_with_variable_vp":
            found += 1 if face.points is not None and face.points.variable else 0
        elif of == "fertile_icons":
            found += face.icons[FERTILE]
        elif of == "river_icons":
            found += face.icons[RIVER]
        else:
            found += face.icons[FERTILE] + face.icons[RIVER]
    return found


class Variable(Points):
    """IMP-SCO-07, IMP-EFF-93: each term rounded down, the sum never more than 10."""

    rules = "IMP-SCO-07 IMP-EFF-93"
    variable = True

    def __init__(self, terms: list[Term], cap: int = MOST_VARIABLE) -> None:
        super().__init__()
        self.terms = terms
        self.cap = cap

    def worth(self, t: Imperium, seat: int, card: int, cards: list[int]) -> int:
        found = 0
        for term in self.terms:
            found += term.worth(t, seat, card, cards)
        return min(self.cap, found)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "points-variable", {"terms": [term.said() for term in self.terms]}


__all__ = ["UNREST"]
