"""Abilities of the conflict phase."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import MOST, Ability, Adjacent, read_state
from pentapolis.kernel.editions import Entry

if TYPE_CHECKING:
    from pentapolis.games.empires_end.table import Empire


class Strength(Ability):
    kind = "strength"
    number = 13
    phases = "conflict"
    rules = "EE-ABI-14 EE-KND-12 EE-CON-03"

    def __init__(self, phase: int, power: int) -> None:
        super().__init__(phase)
        self.amount: i64 = power

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "amount")
        return Strength(phase, table.whole("amount", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.amount)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-strength", {"count": int(self.amount)}

    def strength(self, empire: "Empire", host: i64) -> i64:
        return self.amount


class StrengthPerAdjacent(Adjacent):
    kind = "strength_per_adjacent"
    number = 14
    phases = "conflict"
    rules = "EE-ABI-12 EE-KND-13 EE-CON-03"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "state", "amount")
        return StrengthPerAdjacent(phase, table.whole("amount", 1, MOST), read_state(table))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-strength-per-adjacent", {"count": int(self.amount), "neighbour": self.neighbour()}

    def strength(self, empire: "Empire", host: i64) -> i64:
        return self.count(empire, host)
