"""Comparisons between civilizations (TTA-CUR-03), impacts of Age III, and the end of the game (TTA-END)."""

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.cards import Event
from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD, CARDS, GROUP
from pentapolis.games.through_the_ages.effects import (
    ARCHITECTURE,
    BALANCE,
    COLONIES,
    COMPETITION,
    FOOD_IMPACT,
    GOVERNMENT_ACTIONS,
    HAPPINESS,
    INDUSTRY,
    LABS_AS_MINES,
    PROGRESS,
    RANK_CULTURE,
    SCIENCE_RANK,
    STRENGTH_RANK,
    TECHNOLOGIES,
    VARIETY,
    WONDERS,
    WORKERS,
    Impact,
)
from pentapolis.games.through_the_ages.production import (
    consumption,
    food_production,
    lab_production,
    mine_production,
    resource_production,
)
from pentapolis.games.through_the_ages.ratings import buildings, competition, discontent, levels_of, unit_types
from pentapolis.games.through_the_ages.table import Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import AGE_III, EVENT, URBAN_TYPES
from pentapolis.games.through_the_ages.tokens import score_culture
from pentapolis.kernel.zones import EMPTY

# What is compared.
BY_STRENGTH: int = 0
BY_CULTURE: int = 1
BY_SCIENCE_RATE: int = 2


def compared(p: Player, what: int) -> i64:
    if what == BY_STRENGTH:
        return p.strength
    return p.culture if what == BY_CULTURE else p.science_rate


def ranked(t: ThroughTheAges, what: int) -> list[int]:
    """TTA-CUR-03, TTA-CUR-06: the seats from most to least; of equal ones the current player, or the next after."""
    found = t.order_from(int(t.seat))
    # Stable: who comes first from the current player on counts as higher.
    return sorted(found, key=lambda seat: -int(compared(t.players[seat], what)))


def impact(t: ThroughTheAges, seat: int, effect: Impact) -> i64:
    """The culture that an event of Age III brings a player; Impact of Happiness can take some."""
    p = t.players[seat]
    n = effect.numbers
    measure = effect.measure
    if measure == FOOD_IMPACT:
        made = food_production(p)
        return made + n[0] if made > consumption(p) else made
    if measure == ARCHITECTURE:
        found: i64 = 0
        for kind in URBAN_TYPES:
            found += levels_of(p, kind)
        return found * n[0]
    if measure == BALANCE:
        return n[0] * min(p.science_rate, p.culture_rate, food_production(p), resource_production(p))
    if measure == COLONIES:
        return n[0] * len(p.colonies)
    if measure == COMPETITION:
        return n[0] * competition(p)
    if measure == GOVERNMENT_ACTIONS:
        return n[0] * p.ca_total + n[1] * p.ma_total
    if measure == HAPPINESS:
        return n[0] * p.happy - n[1] * discontent(p)
    if measure == INDUSTRY:
        return mine_production(p)
    if measure == WORKERS:
        return n[0] * max(0, p.all_workers() - discontent(p) - n[1])
    if measure == PROGRESS:
        found = AGE[p.government]
        for card in p.specials:
            if card != EMPTY:
                found += AGE[card]
        return n[0] * found
    if measure in (SCIENCE_RANK, STRENGTH_RANK):
        order = ranked(t, BY_STRENGTH if measure == STRENGTH_RANK else BY_SCIENCE_RATE)
        return RANK_CULTURE[len(order)][order.index(seat)]
    if measure == TECHNOLOGIES:
        return n[0] * technologies_of(p, AGE_III)
    if measure == VARIETY:
        found = unit_types(p)
        for kind in URBAN_TYPES:
            if buildings(p, kind) > 0:
                found += 1
        for card in p.specials:
            if card != EMPTY:
                found += 1
        return n[0] * found
    assert measure == WONDERS
    found = 0
    for card in p.wonders:  # ruins count with their age (TTA-CLR-15)
        found += n[AGE[card]]
    return found


def technologies_of(p: Player, level: int) -> i64:
    """Technology cards of a level in play, with workers or without."""
    found: i64 = 1 if AGE[p.government] == level else 0
    for card in p.specials:
        if card != EMPTY and AGE[card] == level:
            found += 1
    for card in range(len(p.workers)):
        if p.knows(card) and AGE[card] == level:
            found += 1
    return found


def final_events(t: ThroughTheAges) -> list[int]:
    """TTA-END-01: the events of Age III that lie in the decks at the end, the current ones first."""
    return [card for card in t.current + t.future if AGE[card] == AGE_III and GROUP[card] == EVENT]


def impacts_of(card: int) -> list[Impact]:
    found = CARDS[card]
    assert isinstance(found, Event)
    return [clause.effect for clause in found.clauses if isinstance(clause.effect, Impact)]


def end_game(t: ThroughTheAges) -> None:
    """TTA-END-01 to TTA-END-04, TTA-END-06; ties as if it were the starting player's turn (TTA-CUR-04, TTA-END-02)."""
    t.seat = t.starter()
    seats = t.order_from(int(t.seat))
    for card in final_events(t):
        if t.telling:
            t.tell("log-final-event", {"card": CARD.ids[card]})
        for effect in impacts_of(card):
            points = [impact(t, seat, effect) for seat in seats]
            for place, seat in enumerate(seats):
                change = int(score_culture(t, seat, points[place]))
                if t.telling and change:
                    t.tell("log-final-score", {"seat": seat, "card": CARD.ids[card], "count": change})
    for seat in seats:  # TTA-END-03, TTA-CLR-26
        p = t.players[seat]
        if p.has(LABS_AS_MINES):
            points_now = int(lab_production(p))
            score_culture(t, seat, points_now)
            if t.telling and points_now:
                t.tell("log-leader-score", {"seat": seat, "card": CARD.ids[p.leader], "count": points_now})
    best = max(t.players[seat].culture for seat in seats)
    finish(t, [seat for seat in sorted(seats) if t.players[seat].culture == best])


def finish(t: ThroughTheAges, winners: list[int]) -> None:
    """TTA-END-04, TTA-END-05."""
    if t.telling:
        for seat in range(t.seats):
            t.tell("log-score", {"seat": seat, "count": int(t.players[seat].culture)})
        if len(winners) == 1:
            t.tell("log-winner", {"seat": winners[0]})
        else:
            t.tell("log-shared-victory", {"seats": list(winners)})
    t.finish(winners)
