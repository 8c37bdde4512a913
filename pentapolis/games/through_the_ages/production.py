"""The Production Phase (TTA-PROD) and what it would bring now."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import AGE, OF_TYPE
from pentapolis.games.through_the_ages.effects import EXTRA_MINE, LABS_AS_MINES
from pentapolis.games.through_the_ages.ratings import discontent
from pentapolis.games.through_the_ages.table import Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    BLUE_BANK,
    CONSUMPTION,
    CORRUPTION,
    FOOD,
    HUNGER,
    LAB,
    MINE,
    RESOURCE,
    YELLOW_BANK,
)
from pentapolis.games.through_the_ages.tokens import (
    FARMS,
    FIRST_LAB,
    MINES,
    VALUE,
    food,
    gain,
    lose,
    resources,
    score_culture,
    score_science,
)

BEST_MINE_FIRST: Final = list(reversed(OF_TYPE[MINE]))
# TTA-PROD-09: by level, not by worth; at the same level the mine comes first.
PRODUCING: Final = sorted(OF_TYPE[MINE] + OF_TYPE[LAB][1:], key=lambda card: (-AGE[card], card))


def corruption(p: Player) -> i64:
    """TTA-PROD-03."""
    return CORRUPTION[min(p.blue, BLUE_BANK)]


def consumption(p: Player) -> i64:
    """TTA-PROD-06."""
    return CONSUMPTION[min(p.yellow, YELLOW_BANK)]


def uprising(p: Player) -> bool:
    """TTA-DIS-03, TTA-EOT-03."""
    return discontent(p) > p.unused


def extra_mine(p: Player) -> i64:
    """Transcontinental Railroad: the best mine with workers, or -1."""
    if p.has(EXTRA_MINE):
        for card in BEST_MINE_FIRST:
            if p.workers[card] > 0:
                return card
    return -1


def food_production(p: Player) -> i64:
    """Gross, production pacts included."""
    found = p.food_bonus
    for card in FARMS:
        found += p.workers[card] * VALUE[card]
    return max(found, 0)


def mine_production(p: Player) -> i64:
    """Mines and the Transcontinental Railroad."""
    found: i64 = 0
    for card in MINES:
        found += p.workers[card] * VALUE[card]
    extra = extra_mine(p)
    return found if extra < 0 else found + VALUE[extra]


def lab_production(p: Player) -> i64:
    """TTA-CLR-08: what labs produce as mines under Bill Gates."""
    found: i64 = 0
    if p.has(LABS_AS_MINES):
        for level in range(1, 4):
            found += p.workers[FIRST_LAB + level] * level
    return found


def resource_production(p: Player) -> i64:
    """Gross: mines, the Railroad, labs, production pacts."""
    return max(mine_production(p) + lab_production(p) + p.resource_bonus, 0)


def produce_food(t: ThroughTheAges, seat: int) -> None:
    """TTA-PROD-05: a blue token for each worker, best farms first if they run short; then pacts."""
    p = t.players[seat]
    stock = p.stock.copy()
    for card in FARMS:
        count = min(p.workers[card], p.blue)
        if count > 0:
            stock[card] += count
            p.blue -= count
    p.stock = stock
    if p.food_bonus > 0:
        gain(t, seat, FOOD, p.food_bonus)


def produce_resources(t: ThroughTheAges, seat: int) -> None:
    """TTA-PROD-08, TTA-PROD-09: the same with mines; labs take their place by level (TTA-CLR-08); then pacts."""
    p = t.players[seat]
    stock = p.stock.copy()
    extra = extra_mine(p)
    for card in PRODUCING if p.has(LABS_AS_MINES) else MINES:
        count: i64 = p.workers[card]
        if card == extra:
            count += 1
        count = min(count, p.blue)
        if count > 0:
            stock[card] += count
            p.blue -= count
    p.stock = stock
    if p.resource_bonus > 0:
        gain(t, seat, RESOURCE, p.resource_bonus)
    elif p.resource_bonus < 0:
        lose(t, seat, RESOURCE, -p.resource_bonus)


def corrupt(t: ThroughTheAges, seat: int) -> i64:
    """TTA-PROD-04: resources are lost, and food where they are not enough; returns how much."""
    due = corruption(t.players[seat])
    if due == 0:
        return 0
    lost = lose(t, seat, RESOURCE, due)
    if lost < due:
        lost += lose(t, seat, FOOD, due - lost)
    return lost


def consume(t: ThroughTheAges, seat: int) -> i64:
    """TTA-PROD-07: food is lost, and culture for each that is short; returns the food short."""
    due = consumption(t.players[seat])
    short = due - lose(t, seat, FOOD, due)
    if short <= 0:
        return 0
    score_culture(t, seat, -short * HUNGER)
    return short


def produce(t: ThroughTheAges, seat: int) -> None:
    """TTA-PROD-01, TTA-PROD-02: the whole phase."""
    p = t.players[seat]
    score_science(t, seat, p.science_rate)
    score_culture(t, seat, p.culture_rate)
    if t.telling:
        before = food(p)
        ore = resources(p)
        lost = corrupt(t, seat)
        produce_food(t, seat)
        short = consume(t, seat)
        produce_resources(t, seat)
        t.tell(
            "log-production",
            {
                "seat": seat,
                "science": int(p.science_rate),
                "culture": int(p.culture_rate),
                "food": int(food(p) - before),
                "resources": int(resources(p) - ore),
            },
        )
        if lost:
            t.tell("log-corruption", {"seat": seat, "count": int(lost)})
        if short:
            t.tell("log-hunger", {"seat": seat, "count": int(short), "culture": int(short * HUNGER)})
        return
    corrupt(t, seat)
    produce_food(t, seat)
    consume(t, seat)
    produce_resources(t, seat)
