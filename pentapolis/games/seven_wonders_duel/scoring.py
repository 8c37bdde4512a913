"""Victory points (SWD-END-03), part by part; a total is the sum of its parts.

SWD-END-04 holds by construction: unbuilt wonders and tucked cards are in no list counted here.
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.seven_wonders_duel.catalogue import CARDS, TOKENS, WONDER_CARDS
from pentapolis.games.seven_wonders_duel.effects import Effect
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import BLUE, COINS_PER_POINT, COLOURS, CONFLICT_POINTS, WONDER_BITS
from pentapolis.kernel.packed import first

PARTS: Final = ["military", "blue", "green", "yellow", "purple", "wonders", "tokens", "coins"]


def total(t: SevenWondersDuel, seat: i64) -> int:
    """The points of a seat if the game ended now."""
    city = t.city(seat)
    points = military(t, seat) + city.coins // COINS_PER_POINT
    for index in city.buildings:
        card = CARDS[index]
        points += worth(t, seat, card.effects) if card.counts_points else card.sure_points
    raised = city.raised_row
    while raised:
        wonder = WONDER_CARDS[first(raised, WONDER_BITS)]
        points += worth(t, seat, wonder.effects) if wonder.counts_points else wonder.sure_points
        raised >>= WONDER_BITS
    for token in city.tokens:
        points += worth(t, seat, TOKENS[token].effects)
    return points


def parts(t: SevenWondersDuel, seat: i64) -> dict[str, int]:
    """The same points by kind, in the order of the score pad."""
    city = t.city(seat)
    found = dict.fromkeys(PARTS, 0)
    found["military"] = military(t, seat)
    found["coins"] = city.coins // COINS_PER_POINT
    for index in city.buildings:
        card = CARDS[index]
        points = worth(t, seat, card.effects)
        if points:
            found[COLOURS[card.colour]] += points
    for wonder in city.raised:
        found["wonders"] += worth(t, seat, WONDER_CARDS[wonder].effects)
    for token in city.tokens:
        found["tokens"] += worth(t, seat, TOKENS[token].effects)
    return found


def worth(t: SevenWondersDuel, seat: i64, effects: list[Effect]) -> i64:
    points: i64 = 0
    for effect in effects:
        points += effect.points(t, seat)
    return points


def military(t: SevenWondersDuel, seat: i64) -> i64:
    """SWD-MIL-07: only the leader scores, by the zone in which the pawn stands."""
    ahead = -t.conflict if seat else t.conflict
    return CONFLICT_POINTS[ahead] if ahead > 0 else 0


def blue(t: SevenWondersDuel, seat: i64) -> i64:
    """SWD-END-07: the points printed on blue cards, which break a tie."""
    points: i64 = 0
    for card in t.city(seat).buildings:
        if CARDS[card].colour == BLUE:
            points += worth(t, seat, CARDS[card].effects)
    return points


def civilian_winners(t: SevenWondersDuel) -> list[int]:
    """SWD-END-02, SWD-END-05, SWD-END-06: more points, then more from blue cards, else both."""
    lead = total(t, 0) - total(t, 1)
    if lead == 0:
        lead = blue(t, 0) - blue(t, 1)
    if lead == 0:
        return [0, 1]
    return [0] if lead > 0 else [1]
