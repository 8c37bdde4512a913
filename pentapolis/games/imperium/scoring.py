"""Points, part by part; the end by scoring or by collapse (IMP-END-01), which comes first (IMP-END-09)."""

from pentapolis.games.imperium.points import Conditional, owned
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import BLIND, NO_CARD, UNREST
from pentapolis.kernel.zones import EVERYBODY

SUMERIAN: int = 2  # IMP-CRD-11: so many unrest may be returned at the end


def card_points(t: Imperium, seat: int, card: int, cards: list[int]) -> int:
    """What one card is worth for its holder (IMP-SCO-02: where it lies)."""
    points = t.faces[card].points
    return 0 if points is None else points.worth(t, seat, card, cards)


def points(t: Imperium, seat: int) -> int:
    """IMP-SCO-03, IMP-SCO-04, IMP-SCO-08: progress and every card."""
    cards = owned(t, seat)
    found = int(t.players[seat].progress)
    for card in cards:
        found += card_points(t, seat, card, cards)
    return found


def parts(t: Imperium, seat: int) -> list[tuple[int, int]]:
    """What counts at the end: NO_CARD for progress, then every card that gives or takes something."""
    cards = owned(t, seat)
    found = [(NO_CARD, int(t.players[seat].progress))]
    for card in sorted(cards):
        worth = card_points(t, seat, card, cards)
        if worth:
            found.append((card, worth))
    return found


def known_cards(t: Imperium, owner: int, seat: int | None) -> list[int]:
    """The scoring cards that somebody knows a player to have, wherever they lie."""
    if seat == owner or t.over:
        return owned(t, owner)
    p = t.players[owner]
    hidden: list[int] = []
    for cards, seen in ((p.hand, p.hand_seen), (p.history, p.history_seen), (p.deck, p.deck_seen)):
        for place, card in enumerate(cards):
            known = seen[place] == EVERYBODY or (seat is not None and (seen[place] >> seat & 1) == 1)
            if not known and (p.mixed or seen[place] & BLIND):
                hidden.append(card)
    return [card for card in owned(t, owner) if card not in hidden]


def seen_points(t: Imperium, owner: int, seat: int | None) -> int:
    """The points as somebody can know them: cards taken unseen count for nobody else, nor does a hidden place."""
    if t.over or seat == owner:
        return points(t, owner)
    p = t.players[owner]
    cards = known_cards(t, owner, seat)
    found = int(p.progress)
    for card in cards:
        worth = t.faces[card].points
        if isinstance(worth, Conditional) and hidden_place(t, owner, card, seat):
            found += worth.otherwise
        elif worth is not None:
            found += worth.worth(t, owner, card, cards)
    return found


def hidden_place(t: Imperium, owner: int, card: int, seat: int | None) -> bool:
    p = t.players[owner]
    for cards, seen in ((p.hand, p.hand_seen), (p.history, p.history_seen), (p.deck, p.deck_seen)):
        if card in cards:
            mask = seen[cards.index(card)]
            return not (mask == EVERYBODY or (seat is not None and (mask >> seat & 1) == 1))
    return False


def best(t: Imperium, seats: list[int]) -> list[int]:
    """IMP-SCO-09, IMP-COL-03: the most points win; tied players share the victory."""
    totals = [points(t, seat) for seat in seats]
    most = max(totals)
    return [seat for at, seat in enumerate(seats) if totals[at] == most]


def score(t: Imperium) -> None:
    """IMP-SCO-01: the end by scoring."""
    winners = best(t, list(range(t.seats)))
    if t.telling:
        t.tell("log-end-scoring", {"seats": winners})
    t.finish(winners)


def unrest_cards(t: Imperium, seat: int) -> list[int]:
    """IMP-COL-02, IMP-GAP-27: in hand, play area, draw deck, discard pile and history."""
    p = t.players[seat]
    places = p.hand + p.area + p.discard + p.deck
    if not t.faces[p.power].floods:
        places = places + p.history
    return [card for card in places if t.faces[card].suits & UNREST]


def collapse(t: Imperium) -> None:
    """IMP-COL-01 to IMP-COL-04: at once; the fewest unrest win, then points among those."""
    t.collapsed = True
    counts: list[int] = []
    for seat in range(t.seats):
        count = len(unrest_cards(t, seat))
        for card in owned(t, seat):
            if t.faces[card].end_of_game:
                count = max(0, count - SUMERIAN)  # IMP-COL-04
        counts.append(count)
    fewest = min(counts)
    winners = best(t, [seat for seat in range(t.seats) if counts[seat] == fewest])
    if t.telling:
        t.tell("log-collapse", {"seats": winners})
    t.finish(winners)
