"""What things cost (TTA-TAKE, TTA-WTAKE, TTA-POP, TTA-BLD, TTA-UPG, TTA-TECH, TTA-REV): each cost is one fold.

Every function takes an optional list and puts into it where the number comes from, so that boards can say why. All
discounts add up, and no cost falls below 0 (TTA-ACARD-03).
"""

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    CARD,
    GOVERNMENTS,
    GROUP,
    MA_COST,
    NUMBER,
    OF_TYPE,
    POWERS,
    RESOURCE_COST,
    SCIENCE_COST,
    TYPE,
    URBAN_LESS,
    WONDERS,
)
from pentapolis.games.through_the_ages.effects import (
    ATTACKS_COST_DOUBLE,
    CHEAPER_AFTER_LEADER,
    CHEAPER_LEADERS,
    CHEAPER_PAIR,
    CHEAPER_POPULATION,
    CHEAPER_TECHNOLOGY,
    COOPERATION,
    COOPERATION_LESS,
    NO_WONDER_SURCHARGE,
)
from pentapolis.games.through_the_ages.ratings import Part, buildings
from pentapolis.games.through_the_ages.table import LEADER_REPLACED, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    CONSTRUCTION,
    LAW,
    LEADER,
    LIBRARY,
    POPULATION_COST,
    ROW_COST,
    THEATER,
    UNIT,
    URBAN,
    WONDER,
    YELLOW_BANK,
)
from pentapolis.kernel.zones import EMPTY

BUILDER: int = CONSTRUCTION - LAW  # its place among the special technologies


def _part(parts: list[Part] | None, source: str, number: i64) -> None:
    if parts is not None and number != 0:
        parts.append(Part("cost", source, int(number)))


def take_cost(p: Player, space: i64, card: i64, parts: list[Part] | None = None) -> i64:
    """TTA-TAKE-01, TTA-WTAKE-01: civil actions for the card in a space of the row."""
    cost: i64 = ROW_COST[space]
    _part(parts, "row", cost)
    group = GROUP[card]
    if group == WONDER:
        if not p.has(NO_WONDER_SURCHARGE):
            cost += len(p.wonders)  # TTA-WTAKE-05, TTA-CLR-15
            _part(parts, "wonders", len(p.wonders))
        if POWERS[card] >> CHEAPER_AFTER_LEADER & 1 and p.did(LEADER_REPLACED):  # TTA-CLR-20
            cost -= NUMBER[CHEAPER_AFTER_LEADER]
            _part(parts, CARD.ids[card], -NUMBER[CHEAPER_AFTER_LEADER])
    elif group == LEADER and p.has(CHEAPER_LEADERS):
        cost -= NUMBER[CHEAPER_LEADERS]
        _part(parts, CARD.ids[p.leader], -NUMBER[CHEAPER_LEADERS])
    return max(cost, 0)


def population_cost(p: Player, less: i64 = 0, parts: list[Part] | None = None) -> i64:
    """TTA-POP-01: food."""
    cost: i64 = POPULATION_COST[min(p.yellow, YELLOW_BANK)]
    _part(parts, "bank", cost)
    if p.has(CHEAPER_POPULATION):
        cost -= NUMBER[CHEAPER_POPULATION]
        _part(parts, CARD.ids[p.leader], -NUMBER[CHEAPER_POPULATION])
    _part(parts, "discount", -less)
    return max(cost - less, 0)


def build_cost(p: Player, card: i64, parts: list[Part] | None = None) -> i64:
    """TTA-BLD-01, TTA-BLD-02: resources for a building or unit, without what an action card takes off."""
    cost: i64 = RESOURCE_COST[card]
    _part(parts, CARD.ids[card] if parts is not None else "", cost)
    if GROUP[card] == URBAN:
        builder = p.specials[BUILDER]
        if builder != EMPTY:
            less: i64 = URBAN_LESS[builder][AGE[card]]
            cost -= less
            _part(parts, CARD.ids[builder], -less)
        less = pair_discount(p, TYPE[card])
        if less:
            cost -= less
            _part(parts, CARD.ids[p.leader], -less)
    return max(cost, 0)


def pair_discount(p: Player, kind: i64) -> i64:
    """Shakespeare: theaters are cheaper with a library, libraries with a theater."""
    if not p.has(CHEAPER_PAIR):
        return 0
    if (kind == THEATER and buildings(p, LIBRARY) > 0) or (kind == LIBRARY and buildings(p, THEATER) > 0):
        return NUMBER[CHEAPER_PAIR]
    return 0


def upgrade_cost(p: Player, old: i64, new: i64, parts: list[Part] | None = None) -> i64:
    """TTA-UPG-01, TTA-UPG-02: modifiers first, then the difference."""
    dearer = build_cost(p, new, parts)
    cheaper = build_cost(p, old)
    _part(parts, CARD.ids[old] if parts is not None else "", -cheaper)
    return max(dearer - cheaper, 0)


def stage_cost(p: Player, count: i64) -> i64:
    """TTA-WON-01, TTA-WON-04: resources for the next stages of the unfinished wonder."""
    cost: i64 = 0
    stages = WONDERS[int(p.wonder)].stages
    for stage in range(p.stages, p.stages + count):
        cost += stages[stage]
    return cost


def develop_cost(
    t: ThroughTheAges, seat: int, card: i64, revolution: bool, less: i64 = 0, parts: list[Part] | None = None
) -> i64:
    """TTA-TECH-01, TTA-TECH-02, TTA-REV-02: science."""
    p = t.players[seat]
    cost: i64 = GOVERNMENTS[int(card)].revolution if revolution else SCIENCE_COST[card]
    _part(parts, CARD.ids[card] if parts is not None else "", cost)
    kind = TYPE[card]
    if kind == THEATER and p.has(CHEAPER_TECHNOLOGY):
        cost -= NUMBER[CHEAPER_TECHNOLOGY]
        _part(parts, CARD.ids[p.leader], -NUMBER[CHEAPER_TECHNOLOGY])
    off = pair_discount(p, kind)
    if off:
        cost -= off
        _part(parts, CARD.ids[p.leader], -off)
    if p.pact_powers & COOPERATION:  # TTA-CLR-23
        cost -= COOPERATION_LESS
        _part(parts, "cooperation", -COOPERATION_LESS)
    _part(parts, "discount", -less)
    return max(cost - less, 0)


def attack_cost(t: ThroughTheAges, card: i64, rival: int) -> i64:
    """TTA-AGG-01, TTA-WAR-01: military actions; twice as many against Gandhi."""
    cost: i64 = MA_COST[card]
    return cost * 2 if t.players[rival].has(ATTACKS_COST_DOUBLE) else cost


def is_unit_cost(card: i64) -> bool:
    """Do temporary resources for units pay for this?"""
    return GROUP[card] == UNIT


def highest_of(p: Player, kind: i64) -> int:
    """The technology of the highest level in play of a type, or EMPTY."""
    found = EMPTY
    for card in OF_TYPE[kind]:
        if p.knows(card):
            found = card
    return found
