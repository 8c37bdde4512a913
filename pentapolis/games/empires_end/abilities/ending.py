"""Abilities that score at the end."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import (
    MOST,
    Ability,
    Adjacent,
    read_resource,
    read_state,
    read_type,
)
from pentapolis.games.empires_end.terms import ANY, RESOURCES, STATES, amount
from pentapolis.kernel.editions import Entry

if TYPE_CHECKING:
    from pentapolis.games.empires_end.table import EmpiresEnd


class ForDestroyed(Ability):
    """Points for destroyed locations of the own."""

    def __init__(self, phase: int, points: int) -> None:
        super().__init__(phase)
        self.points: i64 = points

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.points)}


class EndPerDestroyed(ForDestroyed):
    kind = "end_points_per_destroyed"
    number = 15
    phases = "end"
    rules = "EE-ABI-15 EE-KND-14"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "points")
        return EndPerDestroyed(phase, table.whole("points", 1, MOST))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-per-destroyed", {"points": int(self.points)}

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        return self.points * t.empires[seat].destroyed()


class EndMostDestroyed(ForDestroyed):
    """Equally many as another player are enough (EE-ABI-20)."""

    kind = "end_points_most_destroyed"
    number = 16
    phases = "end"
    rules = "EE-ABI-20 EE-KND-15"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "points")
        return EndMostDestroyed(phase, table.whole("points", 1, MOST))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-most-destroyed", {"points": int(self.points)}

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        mine = t.empires[seat].destroyed()
        for other in t.empires:
            if other.destroyed() > mine:
                return 0
        return self.points


class EndPerAdjacent(Adjacent):
    kind = "end_points_per_adjacent"
    number = 17
    phases = "end"
    rules = "EE-ABI-19 EE-ABI-17 EE-KND-16"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "state", "points", "location_type")
        return EndPerAdjacent(phase, table.whole("points", 1, MOST), read_state(table), read_type(table))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-per-adjacent", {"points": int(self.amount), "neighbour": self.neighbour()}

    def loosened(self) -> "EndPerAdjacent":
        """EE-GAP-09: the same for destroyed neighbours too, where it asks for healthy ones."""
        if self.state != STATES["healthy"]:
            return self
        return EndPerAdjacent(self.phase, self.amount, ANY, self.type)

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        return self.count(t.empires[seat], host)


class EndPerResource(Ability):
    kind = "end_points_per_resource"
    number = 18
    phases = "end"
    rules = "EE-ABI-18 EE-KND-17 EE-RES-05"

    def __init__(self, phase: int, resource: int, points: int) -> None:
        super().__init__(phase)
        self.resource: i64 = resource
        self.points: i64 = points

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "resource", "points")
        return EndPerResource(phase, read_resource(table, RESOURCES), table.whole("points", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"resource": RESOURCES[self.resource], "amount": int(self.points)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-per-resource", {"points": int(self.points), "resource": RESOURCES[self.resource]}

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        return 0 if screened else self.points * amount(t.empires[seat].goods, self.resource)


class EndRepeat(Ability):
    """EE-KND-18: the best of the other end abilities once more: see `scoring.innovation_points`."""

    kind = "end_repeat"
    number = 19
    phases = "end"
    rules = "EE-ABI-16 EE-KND-18"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return EndRepeat(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-repeat", {}
