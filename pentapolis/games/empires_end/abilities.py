"""The 22 kinds of ability (EE-KND-01 to -22) as values: what an edition prints on locations and disaster cards."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.terms import (
    ABILITY_PHASES,
    ANY,
    AT_END,
    IN_CONFLICT,
    IN_DISASTER,
    IN_ECONOMY,
    IN_INDUSTRY,
    LOCATION_TYPES,
    RESOURCES,
    STATES,
    WHEN_DESTROYED,
    amounts,
    goods,
    listed,
)
from pentapolis.kernel.editions import Entry

GAIN: Final = 0
CONVERT_ANY: Final = 1  # one of the resources named, chosen anew each time
CONVERT_ALL: Final = 2  # all that is named
REPEAT_ECONOMY: Final = 3
POINTS_PER_ADJACENT: Final = 4
GAIN_PER_ADJACENT: Final = 5
GAIN_POINTS: Final = 6
RESTORE_DISCOUNT: Final = 7
MOVE_INNOVATION: Final = 8
REFRESH_ALL: Final = 9  # every marker under the neighbours
REFRESH_SOME: Final = 10  # as many as are printed, chosen by the owner
FREE_BID: Final = 11
REPLACE_DISASTER: Final = 12
STRENGTH: Final = 13
STRENGTH_PER_ADJACENT: Final = 14
END_PER_DESTROYED: Final = 15
END_MOST_DESTROYED: Final = 16
END_PER_ADJACENT: Final = 17
END_PER_RESOURCE: Final = 18
END_REPEAT: Final = 19
QUAKE_GAIN: Final = 20
QUAKE_REFRESH: Final = 21
PLAY_DISCOUNT: Final = 22
SWAP_LOCATIONS: Final = 23

AUTOMATIC: Final = [GAIN, GAIN_PER_ADJACENT, GAIN_POINTS, POINTS_PER_ADJACENT, REFRESH_ALL]

#: The kinds of the edition file and the phases in which they can work.
PHASES_OF: Final[dict[str, list[int]]] = {
    "gain": [IN_ECONOMY],
    "convert": [IN_ECONOMY],
    "repeat_economy": [IN_ECONOMY],
    "points_per_adjacent": [IN_ECONOMY],
    "gain_per_adjacent": [IN_ECONOMY],
    "gain_points": [IN_ECONOMY, IN_INDUSTRY],
    "restore_discount_adjacent": [IN_INDUSTRY],
    "move_innovation": [IN_INDUSTRY],
    "refresh_adjacent": [IN_ECONOMY, IN_INDUSTRY],
    "free_bid": [IN_DISASTER],
    "replace_disaster": [IN_DISASTER],
    "strength": [IN_CONFLICT],
    "strength_per_adjacent": [IN_CONFLICT],
    "end_points_per_destroyed": [AT_END],
    "end_points_most_destroyed": [AT_END],
    "end_points_per_adjacent": [AT_END],
    "end_points_per_resource": [AT_END],
    "end_repeat": [AT_END],
    "on_destroyed_gain": [WHEN_DESTROYED],
    "on_destroyed_refresh_all": [WHEN_DESTROYED],
    "play_discount": [IN_INDUSTRY],
    "swap_locations": [IN_INDUSTRY],
}
KINDS: Final = list(PHASES_OF)
#: Locations do not exhaust, score at the end by their points, and have no text that speaks of the card itself.
NOT_ON_LOCATIONS: Final = [IN_DISASTER, AT_END, WHEN_DESTROYED]

MOST: Final = 99  # of whatever an ability counts


class Ability:
    """One ability. Which of the fields mean something depends on the kind."""

    # For interpreted Python, which is slow to find attributes of objects that have many of them.
    __slots__ = (
        "name", "kind", "phase", "goods", "resource", "outputs", "first", "amount", "count", "state", "type", "uses",
        "automatic",
    )  # fmt: skip

    def __init__(self, name: str, kind: int, phase: int) -> None:
        self.name = name  # the kind's name in the edition file
        self.kind: i64 = kind
        self.phase: i64 = phase
        self.goods: i64 = 0  # tokens gained
        self.resource: i64 = 0  # the resource spent, gained, bid for or counted
        self.outputs: list[int] = []  # resources to choose from
        self.first: i64 = 0  # the resource that names a conversion in a move
        self.amount: i64 = 0  # points, tokens, hammers or strength
        self.count: i64 = 0  # cards a discount is good for
        self.state: i64 = ANY  # of the neighbours that count
        self.type: i64 = ANY
        self.uses: i64 = 1  # how often a phase allows it
        #: Leaves nothing to choose: whoever has it is always better off for using it. Among the choices of an
        #: industry phase it matters when a refresh is done, because locations may change places.
        self.automatic = kind in AUTOMATIC and (kind != REFRESH_ALL or phase == IN_ECONOMY)

    def data(self) -> dict[str, Any]:
        """All that the file says of it, in one form only."""
        return {
            "kind": self.name,
            "phase": ABILITY_PHASES[self.phase],
            "goods": amounts(self.goods),
            "resource": RESOURCES[self.resource],
            "outputs": list(self.outputs),
            "variant": int(self.kind),
            "amount": int(self.amount),
            "count": int(self.count),
            "state": int(self.state),
            "type": int(self.type),
            "uses": int(self.uses),
        }

    def neighbour(self) -> str:
        """What is counted beside the host, as an id: `healthy_farm`, `destroyed_any`."""
        state = next(name for name, number in STATES.items() if number == self.state)
        return f"{state}_{'any' if self.type == ANY else LOCATION_TYPES[self.type]}"

    def words(self) -> tuple[str, dict[str, Any]]:
        """Message id and arguments of the sentence that says what the ability does."""
        kind = self.kind
        if kind == GAIN:
            return "effect-gain", {"resources": listed(self.goods)}
        if kind == CONVERT_ANY:
            options = [RESOURCES[r] for r in self.outputs]
            args = {"resource": RESOURCES[self.resource], "resources": options, "count": int(self.uses)}
            return "effect-convert-any", args
        if kind == CONVERT_ALL:
            args = {"resource": RESOURCES[self.resource], "resources": listed(self.goods), "count": int(self.uses)}
            return "effect-convert-all", args
        if kind == REPEAT_ECONOMY:
            return "effect-repeat-economy", {}
        if kind == POINTS_PER_ADJACENT:
            return "effect-points-per-adjacent", {"points": int(self.amount), "neighbour": self.neighbour()}
        if kind == GAIN_PER_ADJACENT:
            gained = [RESOURCES[self.resource]] * int(self.amount)
            return "effect-gain-per-adjacent", {"resources": gained, "neighbour": self.neighbour()}
        if kind == GAIN_POINTS:
            return "effect-gain-points", {"points": int(self.amount)}
        if kind == RESTORE_DISCOUNT:
            return "effect-restore-discount", {"count": int(self.amount)}
        if kind == MOVE_INNOVATION:
            return "effect-move-innovation", {}
        if kind == REFRESH_ALL:
            return "effect-refresh-all", {}
        if kind == REFRESH_SOME:
            return "effect-refresh-some", {"count": int(self.uses)}
        if kind == FREE_BID:
            return "effect-free-bid", {"resource": RESOURCES[self.resource]}
        if kind == REPLACE_DISASTER:
            return "effect-replace-disaster", {}
        if kind == STRENGTH:
            return "effect-strength", {"count": int(self.amount)}
        if kind == STRENGTH_PER_ADJACENT:
            return "effect-strength-per-adjacent", {"count": int(self.amount), "neighbour": self.neighbour()}
        if kind == END_PER_DESTROYED:
            return "effect-end-per-destroyed", {"points": int(self.amount)}
        if kind == END_MOST_DESTROYED:
            return "effect-end-most-destroyed", {"points": int(self.amount)}
        if kind == END_PER_ADJACENT:
            return "effect-end-per-adjacent", {"points": int(self.amount), "neighbour": self.neighbour()}
        if kind == END_PER_RESOURCE:
            return "effect-end-per-resource", {"points": int(self.amount), "resource": RESOURCES[self.resource]}
        if kind == END_REPEAT:
            return "effect-end-repeat", {}
        if kind == QUAKE_GAIN:
            return "effect-quake-gain", {"resources": listed(self.goods)}
        if kind == QUAKE_REFRESH:
            return "effect-quake-refresh", {}
        if kind == PLAY_DISCOUNT:
            return "effect-play-discount", {"hammers": int(self.amount), "count": int(self.count)}
        return "effect-swap-locations", {}

    def __repr__(self) -> str:
        return f"<ability {self.name}>"


def read_ability(entry: Entry, field: str, phase: int, on_location: bool) -> Ability:
    """The ability that a table of an edition describes; EditionError names what is wrong with it."""
    table = entry.table(field)
    name = table.choice("kind", KINDS)
    if phase not in PHASES_OF[name]:
        phases = ", ".join(ABILITY_PHASES[known] for known in PHASES_OF[name])
        raise entry.fault("phase", f"{name} works in {phases}, not in {ABILITY_PHASES[phase]}")
    if on_location and (phase in NOT_ON_LOCATIONS or name == "repeat_economy"):
        raise table.fault("kind", f"a location cannot have the ability {name}")
    return READERS[name](table, name, phase)


def _plain(table: Entry, name: str, phase: int) -> Ability:
    table.only("kind")
    return Ability(name, PLAIN[name], phase)


def _amount(table: Entry, name: str, phase: int) -> Ability:
    """Kinds with one number: points, strength or hammers."""
    kind, field = NUMBERED[name]
    table.only("kind", field)
    ability = Ability(name, kind, phase)
    ability.amount = table.whole(field, 1, MOST)
    return ability


def _goods(table: Entry, name: str, phase: int) -> Ability:
    table.only("kind", "resources")
    ability = Ability(name, GAIN if name == "gain" else QUAKE_GAIN, phase)
    ability.goods = _counted(table, "resources")
    return ability


def _counted(table: Entry, field: str) -> int:
    found = table.counts(field, RESOURCES, MOST)
    if not found:
        raise table.fault(field, "names no resource")
    return goods(**found)


def _convert(table: Entry, name: str, phase: int) -> Ability:
    table.only("kind", "from", "to", "mode", "times")
    chosen = table.choice("mode", ["choice", "all"]) == "choice"
    ability = Ability(name, CONVERT_ANY if chosen else CONVERT_ALL, phase)
    ability.resource = RESOURCES.index(table.choice("from", ["wheat", "coin"]))  # EE-ABI-02
    ability.uses = table.whole("times", 1, MOST)
    if chosen:
        ability.outputs = sorted(RESOURCES.index(word) for word in table.choices("to", RESOURCES))
        ability.first = ability.outputs[0]
    else:
        ability.goods = _counted(table, "to")
        ability.first = RESOURCES.index(listed(ability.goods)[0])
    return ability


def _adjacent(table: Entry, name: str, phase: int) -> Ability:
    """Kinds that count neighbours."""
    kind, field, typed = BESIDE[name]
    fields = ["kind", "state", field]
    if typed:
        fields.append("location_type")
    if kind == GAIN_PER_ADJACENT:
        fields.append("resource")
    table.only(*fields)
    ability = Ability(name, kind, phase)
    ability.amount = table.whole(field, 1, MOST)
    ability.state = STATES[table.choice("state", list(STATES))]
    if typed:
        word = table.choice("location_type", ["any", *LOCATION_TYPES])
        ability.type = ANY if word == "any" else LOCATION_TYPES.index(word)
    if kind == GAIN_PER_ADJACENT:
        ability.resource = RESOURCES.index(table.choice("resource", RESOURCES))
    return ability


def _refresh(table: Entry, name: str, phase: int) -> Ability:
    table.only("kind", "count")
    if table.value("count") == "all":
        return Ability(name, REFRESH_ALL, phase)
    ability = Ability(name, REFRESH_SOME, phase)
    ability.uses = table.whole("count", 1, MOST)
    return ability


def _resource(table: Entry, name: str, phase: int) -> Ability:
    """Kinds that name a resource."""
    if name == "free_bid":
        table.only("kind", "resource")
        ability = Ability(name, FREE_BID, phase)
        ability.resource = RESOURCES.index(table.choice("resource", RESOURCES[:3]))
        return ability
    table.only("kind", "resource", "points")
    ability = Ability(name, END_PER_RESOURCE, phase)
    ability.resource = RESOURCES.index(table.choice("resource", RESOURCES))
    ability.amount = table.whole("points", 1, MOST)
    return ability


def _discount(table: Entry, name: str, phase: int) -> Ability:
    table.only("kind", "hammers", "cards")
    ability = Ability(name, PLAY_DISCOUNT, phase)
    ability.amount = table.whole("hammers", 1, MOST)
    ability.count = table.whole("cards", 1, MOST)
    ability.uses = ability.count
    return ability


PLAIN: Final = {
    "repeat_economy": REPEAT_ECONOMY,
    "move_innovation": MOVE_INNOVATION,
    "replace_disaster": REPLACE_DISASTER,
    "end_repeat": END_REPEAT,
    "on_destroyed_refresh_all": QUAKE_REFRESH,
    "swap_locations": SWAP_LOCATIONS,
}
NUMBERED: Final = {
    "gain_points": (GAIN_POINTS, "points"),
    "restore_discount_adjacent": (RESTORE_DISCOUNT, "hammers"),
    "strength": (STRENGTH, "amount"),
    "end_points_per_destroyed": (END_PER_DESTROYED, "points"),
    "end_points_most_destroyed": (END_MOST_DESTROYED, "points"),
}
BESIDE: Final = {
    "points_per_adjacent": (POINTS_PER_ADJACENT, "points", True),
    "gain_per_adjacent": (GAIN_PER_ADJACENT, "amount", True),
    "strength_per_adjacent": (STRENGTH_PER_ADJACENT, "amount", False),
    "end_points_per_adjacent": (END_PER_ADJACENT, "points", True),
}
READERS: Final = {
    **dict.fromkeys(PLAIN, _plain),
    **dict.fromkeys(NUMBERED, _amount),
    **dict.fromkeys(BESIDE, _adjacent),
    "gain": _goods,
    "on_destroyed_gain": _goods,
    "convert": _convert,
    "refresh_adjacent": _refresh,
    "free_bid": _resource,
    "end_points_per_resource": _resource,
    "play_discount": _discount,
}
