"""What all abilities have in common, and how their fields are read from an edition file.

A class holds the fields of its kind, how they are read, its sentence, its rules and what it does. Which of the methods
below means something depends on the phase in which the ability works: `use` in economy and industry phases, `strength`
in conflicts, `end_points` at the end, `ruined` when its location is destroyed.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.terms import ABILITY_PHASES, ANY, LOCATION_TYPES, RESOURCES, STATES, amounts, goods
from pentapolis.kernel.editions import Entry
from pentapolis.kernel.effects import Printed

if TYPE_CHECKING:
    from pentapolis.games.empires_end.table import Empire, EmpiresEnd

MOST: Final = 99  # of whatever an ability counts


class Ability(Printed):
    """One ability. `kind` is its name in edition files, `phases` names those in which it can work."""

    kind: str = ""
    number: int = 0  # of the class, in the hash of an edition
    phases: str = ""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase: i64 = phase
        self.uses: i64 = 1  # how often a phase allows it
        #: Leaves nothing to choose: whoever has it is always better off for using it.
        self.automatic = False

    def fields(self) -> dict[str, Any]:
        """Those of `data` that the kind has."""
        return {}

    def data(self) -> dict[str, Any]:
        """All that the file says of it, in one form for all kinds: what an edition's hash is made of."""
        return {
            "kind": self.kind,
            "phase": ABILITY_PHASES[self.phase],
            "goods": amounts(0),
            "resource": RESOURCES[0],
            "outputs": [],
            "variant": self.number,
            "amount": 0,
            "count": 0,
            "state": ANY,
            "type": ANY,
            "uses": int(self.uses),
            **self.fields(),
        }

    def use(self, t: "EmpiresEnd", seat: int, source: int) -> None:
        """Use it once, where it leaves no choice."""
        raise NotImplementedError

    def offer(self, t: "EmpiresEnd", seat: int, source: int, legal: list[object]) -> None:
        """Add the moves that name it and are possible now; the source is active and has uses left."""

    def tries(self, t: "EmpiresEnd", seat: int, source: int) -> list[int]:
        """The moves that name it and that its owner may think of."""
        return []

    def strength(self, empire: "Empire", host: i64) -> i64:
        """EE-CON-03: what it adds to the starting strength."""
        return 0

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        """EE-END-03: what it scores; `screened` leaves out what resources behind a screen score."""
        return 0

    def ruined(self, t: "EmpiresEnd", seat: int, card: int) -> None:
        """Its location has just been destroyed."""

    def gains(self, resource: int) -> i64:
        """The most tokens of a resource that it can bring in one phase."""
        return 0

    def __repr__(self) -> str:
        return f"<ability {self.kind}>"


class Adjacent(Ability):
    """EE-KND-04: kinds that count neighbours of a state and, most of them, of a type."""

    def __init__(self, phase: int, each: int, state: int, kind_of_location: int = ANY) -> None:
        super().__init__(phase)
        self.amount: i64 = each  # points, tokens or strength for each
        self.state: i64 = state
        self.type: i64 = kind_of_location

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.amount), "state": int(self.state), "type": int(self.type)}

    def neighbour(self) -> str:
        """What is counted beside the host, as an id: `healthy_farm`, `destroyed_any`."""
        state = next(name for name, number in STATES.items() if number == self.state)
        return f"{state}_{'any' if self.type == ANY else LOCATION_TYPES[self.type]}"

    def count(self, empire: "Empire", host: i64) -> i64:
        """The amount for all that lies beside the location."""
        return self.amount * empire.neighbours(host, self.state, self.type)


# --- reading ------------------------------------------------------------------------------------------------------


def counted(table: Entry, field: str) -> int:
    """Tokens, at least one."""
    found = table.counts(field, RESOURCES, MOST)
    if not found:
        raise table.fault(field, "names no resource")
    return goods(**found)


def read_state(table: Entry) -> int:
    return STATES[table.choice("state", list(STATES))]


def read_type(table: Entry) -> int:
    word = table.choice("location_type", ["any", *LOCATION_TYPES])
    return ANY if word == "any" else LOCATION_TYPES.index(word)


def read_resource(table: Entry, known: list[str]) -> int:
    return RESOURCES.index(table.choice("resource", known))
