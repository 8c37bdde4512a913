"""What would happen if the turn ended now (TTA-EOT-01), and what a player should be warned of.

Nothing here is part of the rules: it asks them on a copy of the table, and says nothing that the seat could not know.
"""

from typing import Any, TypedDict

from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD
from pentapolis.games.through_the_ages.civil import military_limit
from pentapolis.games.through_the_ages.flow import score_leader
from pentapolis.games.through_the_ages.production import (
    consume,
    consumption,
    corrupt,
    corruption,
    produce_food,
    produce_resources,
    uprising,
)
from pentapolis.games.through_the_ages.ratings import discontent
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import AGE_A, AGE_IV, HUNGER, MOST_DRAWN
from pentapolis.games.through_the_ages.tokens import food, resources, score_culture, score_science
from pentapolis.kernel.zones import EMPTY


class ForecastView(TypedDict):  # the end of the turn, step by step; `after` is what there would be then
    excess: int  # military cards to be discarded
    leader_culture: int  # Genghis Khan, Churchill
    uprising: bool
    science: int
    culture: int
    corruption: int
    food: int  # produced
    consumption: int
    hunger: int  # food short
    hunger_culture: int  # culture lost by it
    resources: int  # produced
    draw: int  # military cards
    after: dict[str, int]  # food, resources, science, culture, blue


class WarningView(TypedDict):
    message: str
    args: dict[str, Any]


def forecast(t: ThroughTheAges, seat: int) -> ForecastView:
    """The end of the turn as it would be now."""
    twin = t.copy()
    twin.telling = False
    p = twin.players[seat]
    over = max(0, len(p.military) - int(military_limit(p)))
    culture = int(p.culture)
    score_leader(twin, seat)
    leader = int(p.culture) - culture
    rebels = uprising(p)
    found: ForecastView = {
        "excess": over,
        "leader_culture": leader,
        "uprising": rebels,
        "science": 0,
        "culture": 0,
        "corruption": 0,
        "food": 0,
        "consumption": 0,
        "hunger": 0,
        "hunger_culture": 0,
        "resources": 0,
        "draw": drawn(t, seat),
        "after": {},
    }
    if not rebels:
        found["science"] = int(score_science(twin, seat, p.science_rate))
        found["culture"] = int(score_culture(twin, seat, p.culture_rate))
        found["corruption"] = int(corrupt(twin, seat))
        before = int(food(p))
        produce_food(twin, seat)
        found["food"] = int(food(p)) - before
        found["consumption"] = int(consumption(p))
        culture = int(p.culture)
        found["hunger"] = int(consume(twin, seat))
        found["hunger_culture"] = culture - int(p.culture)
        before = int(resources(p))
        produce_resources(twin, seat)
        found["resources"] = int(resources(p)) - before
    found["after"] = {
        "food": int(food(p)),
        "resources": int(resources(p)),
        "science": int(p.science),
        "culture": int(p.culture),
        "blue": int(p.blue),
    }
    return found


def drawn(t: ThroughTheAges, seat: int) -> int:
    """Military cards that would be drawn: TTA-DRAW-01, TTA-DRAW-02."""
    if int(t.age) in (AGE_A, AGE_IV):
        return 0
    p = t.players[seat]
    left = len(t.military_deck) - int(t.military_dealt) + len(t.discards[int(t.age)])
    return min(MOST_DRAWN, int(p.ma + p.temporary_ma), left)


def warnings(t: ThroughTheAges, seat: int) -> list[WarningView]:
    """What players know from the box: uprising, hunger, corruption, cards that go, cards too many."""
    p = t.players[seat]
    coming = forecast(t, seat)
    found: list[WarningView] = []
    if coming["uprising"]:
        found.append(_warning("warn-uprising", count=int(discontent(p)), have=int(p.unused)))
    if coming["hunger"]:
        found.append(_warning("warn-hunger", count=coming["hunger"], culture=coming["hunger"] * HUNGER))
    if corruption(p):
        found.append(_warning("warn-corruption", count=int(corruption(p))))
    if coming["excess"]:
        found.append(_warning("warn-excess", count=coming["excess"]))
    going = antiquated(t, seat)
    if going:
        found.append(_warning("warn-antiquated", cards=going, count=int(len(t.civil_deck) - t.civil_dealt)))
    if t.last_round:
        found.append(_warning("warn-last-round", round=int(t.last_round)))
    return found


def antiquated(t: ThroughTheAges, seat: int) -> list[str]:
    """TTA-AGE-05 to TTA-AGE-09: what the player loses when the current age ends."""
    if int(t.age) in (AGE_A, AGE_IV):
        return []
    p = t.players[seat]
    cards = sorted([*p.civil, *p.military])
    cards += [int(card) for card in (p.leader, p.wonder, p.pact) if card != EMPTY]
    return [CARD.ids[card] for card in cards if AGE[card] < t.age]


def _warning(message: str, **args: Any) -> WarningView:
    return {"message": message, "args": args}
