"""What is printed on every disaster card, location and conflict card of an edition, as plain data for clients.

Each effect comes with the ids of the rules that say how it works, so that a client can open the rule book there.
"""

from typing import Any

from pentapolis.games.empires_end.edition import BUILT_IN, LOWEST, Band, Card, Conflict, Edition, Location, edition
from pentapolis.games.empires_end.terms import ABILITY_PHASES, DISASTER_TYPES, LOCATION_TYPES, RESOURCES, listed
from pentapolis.kernel.effects import Printed


class Disaster(Printed):
    """The upper half of a disaster card: where it strikes, and what may be bid to pass it on."""

    rules = "EE-DIS-04 EE-TAKE-03 EE-DIS-02"

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card

    def words(self) -> tuple[str, dict[str, Any]]:
        accepted = [RESOURCES[resource] for resource in self.card.bids]
        return "effect-disaster", {"number": int(self.card.target) + 1, "resources": accepted}


class Reward(Printed):
    """A row of a conflict card: what a band of strength brings or takes."""

    rules = "EE-CON-06 EE-CON-07 EE-CON-18"

    def __init__(self, band: Band) -> None:
        super().__init__()
        self.band = band

    def brings(self) -> dict[str, Any]:
        tokens = listed(self.band.goods)
        points, count = int(self.band.points), int(self.band.refresh)
        return {"points": points, "resources": tokens, "tokens": len(tokens), "count": count}

    def words(self) -> tuple[str, dict[str, Any]]:
        least, most = int(self.band.least), int(self.band.most)
        if most == -LOWEST:
            return "effect-band-up", {"least": least, **self.brings()}
        if least == LOWEST:
            return "effect-band-down", {"most": most, **self.brings()}
        return "effect-band", {"least": least, "most": most, **self.brings()}


class Victory(Reward):
    """The bonus of the strongest."""

    rules = "EE-CON-09 EE-CON-18"

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-victory", self.brings()


class Upheaval(Printed):
    """Which locations of all others trade places."""

    rules = "EE-CON-12 EE-CON-11 EE-CON-19"

    def __init__(self, conflict: Conflict) -> None:
        super().__init__()
        self.conflict = conflict

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-upheaval", {"rank": int(self.conflict.rank), "number": int(self.conflict.position) + 1}


def pieces(printed: str | Edition = BUILT_IN) -> dict[str, list[dict[str, Any]]]:
    """All cards and tiles of an edition, or of the one called so, by kind."""
    found = edition(printed) if isinstance(printed, str) else printed
    return {
        "card": [_card(card) for card in found.cards],
        "location": [_location(location) for location in found.locations],
        "conflict": [_conflict(conflict) for conflict in found.conflicts],
    }


def _card(card: Card) -> dict[str, Any]:
    """The disaster on top, then the innovation; `band` is the type, `back` the phase of the innovation."""
    return {
        "id": card.id,
        "kind": "card",
        "band": DISASTER_TYPES[card.type],
        "back": ABILITY_PHASES[card.ability.phase],
        "cost": _hammers(int(card.cost)),
        "effects": [Disaster(card).printed(), card.ability.printed()],
        "points": 0,
        "facts": {},
        "links": [],
    }


def _location(location: Location) -> dict[str, Any]:
    """`cost` is the restore cost; `back` the phase of the ability."""
    return {
        "id": location.id,
        "kind": "location",
        "band": LOCATION_TYPES[location.type],
        "back": ABILITY_PHASES[location.ability.phase],
        "cost": _hammers(int(location.restore)),
        "effects": [location.ability.printed()],
        "points": int(location.points),
        "facts": {},
        "links": [],
    }


def _conflict(conflict: Conflict) -> dict[str, Any]:
    effects: list[Printed] = [Victory(conflict.victory), *map(Reward, conflict.bands), Upheaval(conflict)]
    return {
        "id": conflict.id,
        "kind": "conflict",
        "band": "conflict",
        "back": "conflict",
        "cost": [],
        "effects": [effect.printed() for effect in effects],
        "points": int(conflict.victory.points),
        "facts": {},
        "links": [],
    }


def _hammers(count: int) -> list[dict[str, Any]]:
    return [{"what": "hammer", "count": count}] if count else []
