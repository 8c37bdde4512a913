"""What players of Through the Ages have done, read off the log and the end of a game."""

from collections import Counter
from typing import Any

from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD, CARDS, GROUP
from pentapolis.games.through_the_ages.production import food_production, resource_production
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import GOVERNMENT
from pentapolis.games.through_the_ages.tokens import food, resources
from pentapolis.kernel.table import Event, Table

# Lines of the log that name a seat, and what each of them counts.
COUNTED = {
    "log-wonder": "wonders",
    "log-colony": "colonies won",
    "log-attack": "aggressions",
    "log-attack-succeeds": "aggressions that succeeded",
    "log-declare": "wars declared",
    "log-war-won": "wars won",
    "log-lead": "leaders",
    "log-prepare": "events prepared",
    "log-tactic": "tactics played",
    "log-copy": "tactics copied",
    "log-play": "action cards played",
    "log-take": "cards taken",
    "log-increase": "population increased",
    "log-build": "buildings and units built",
    "log-upgrade": "upgrades",
    "log-destroy": "buildings destroyed by choice",
    "log-disband": "units disbanded",
    "log-accept": "pacts accepted",
    "log-hunger": "turns of hunger",
    "log-uprising": "uprisings",
}
SUMMED = {"log-corruption": "lost by corruption", "log-hunger": "food short"}
ROWS = [
    "culture", "culture rating", "science rating", "strength", "workers", "food production", "resource production",
    "technologies", "technologies of Age III", "governments", "level of the government", "leaders", "wonders",
    "colonies won", "aggressions", "aggressions that succeeded", "wars declared", "wars won", "pacts accepted",
    "events prepared", "tactics played", "tactics copied", "cards taken", "action cards played", "population increased",
    "buildings and units built", "upgrades", "buildings destroyed by choice", "units disbanded",
    "civil actions unused", "military actions unused", "turns of hunger", "food short", "uprisings",
    "lost by corruption", "unspent food", "unspent resources", "unspent science", "unspent civil cards",
]  # fmt: skip


class Watching:
    """Looks on while a game is played again."""

    def __init__(self, seats: int) -> None:
        self.found: list[Counter[str]] = [Counter() for _ in range(seats)]

    def before(self, table: Table, seat: int, notation: str) -> None:
        assert isinstance(table, ThroughTheAges)
        if notation == "end_turn" and table.round > 1:
            p = table.players[seat]
            self.found[seat]["civil actions unused"] += int(p.ca)
            self.found[seat]["military actions unused"] += int(p.ma)

    def ended(self, table: Table) -> list[dict[str, float]]:
        """One row of figures for every seat."""
        assert isinstance(table, ThroughTheAges)
        for event in table.log(None):
            self.line(event)
        for seat in range(table.seats):
            self.found[seat].update(at_the_end(table, seat))
        return [{row: float(found[row]) for row in ROWS} for found in self.found]

    def line(self, event: Event) -> None:
        seat = event.args.get("seat")
        if not isinstance(seat, int):
            return
        found = self.found[seat]
        if event.message in COUNTED:
            found[COUNTED[event.message]] += 1
        if event.message in SUMMED:
            found[SUMMED[event.message]] += count_of(event.args)
        if event.message in ("log-develop", "log-revolution"):
            card = CARD.find(event.args["card"])
            found["governments" if GROUP[card] == GOVERNMENT else "technologies"] += 1
            if CARDS[card].age == 3:
                found["technologies of Age III"] += 1


def count_of(args: dict[str, Any]) -> int:
    return int(args["count"])


def at_the_end(t: ThroughTheAges, seat: int) -> dict[str, int]:
    p = t.players[seat]
    return {
        "culture": int(p.culture),
        "culture rating": int(p.culture_rate),
        "science rating": int(p.science_rate),
        "strength": int(p.strength),
        "workers": int(p.all_workers()),
        "food production": int(food_production(p)),
        "resource production": int(resource_production(p)),
        "level of the government": AGE[p.government],
        "unspent food": int(food(p)),
        "unspent resources": int(resources(p)),
        "unspent science": int(p.science),
        "unspent civil cards": len(p.civil),
    }


def length(table: Table) -> int:
    """In rounds."""
    assert isinstance(table, ThroughTheAges)
    return int(table.round)
