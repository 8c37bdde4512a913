"""Points, part by part, and who wins (FEW-END)."""

from pentapolis.skeleton.few_cards.catalogue import CARDS, KINDS
from pentapolis.skeleton.few_cards.table import FewCardsTable


def kinds_of(t: FewCardsTable, seat: int) -> list[int]:
    """How many cards of each kind a seat has."""
    kinds = [0] * len(KINDS)
    for card in t.bought[seat]:
        kinds[CARDS[card].kind] += 1
    return kinds


def card_points(t: FewCardsTable, seat: int) -> int:
    """FEW-END-02: what the cards say."""
    kinds = kinds_of(t, seat)
    return sum(int(CARDS[card].effect.points(kinds)) for card in t.bought[seat])


def favourite_points(t: FewCardsTable, seat: int) -> int:
    """FEW-END-03: a point for every card of the favourite kind."""
    return kinds_of(t, seat)[t.favourites[seat]]


def total(t: FewCardsTable, seat: int) -> int:
    return card_points(t, seat) + favourite_points(t, seat)


def winners(t: FewCardsTable) -> list[int]:
    """FEW-END-04: most points, then most coins; who is still even shares the victory."""
    best = max((total(t, seat), t.coins[seat]) for seat in range(t.seats))
    return [seat for seat in range(t.seats) if (total(t, seat), t.coins[seat]) == best]
