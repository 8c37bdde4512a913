"""Abilities of the disaster phase, and those that work when their location is destroyed."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import Ability, counted, read_resource
from pentapolis.games.empires_end.catalogue import CARD
from pentapolis.games.empires_end.terms import RESOURCES, amount, amounts, listed
from pentapolis.kernel.editions import Entry

if TYPE_CHECKING:
    from pentapolis.games.empires_end.table import EmpiresEnd


class FreeBid(Ability):
    """EE-KND-10: pass without paying, where the disaster accepts the resource."""

    kind = "free_bid"
    number = 11
    phases = "disaster"
    rules = "EE-ABI-11 EE-KND-10 EE-EXH-05 EE-EXH-06"

    def __init__(self, phase: int, resource: int) -> None:
        super().__init__(phase)
        self.resource: i64 = resource

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "resource")
        return FreeBid(phase, read_resource(table, RESOURCES[:3]))

    def fields(self) -> dict[str, Any]:
        return {"resource": RESOURCES[self.resource]}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-free-bid", {"resource": RESOURCES[self.resource]}


class ReplaceDisaster(Ability):
    """EE-KND-11: another disaster in place of one."""

    kind = "replace_disaster"
    number = 12
    phases = "disaster"
    rules = "EE-ABI-13 EE-KND-11 EE-ABI-24"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return ReplaceDisaster(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-replace-disaster", {}


class QuakeGain(Ability):
    kind = "on_destroyed_gain"
    number = 20
    phases = "destroyed"
    rules = "EE-ABI-21 EE-KND-19 EE-ABI-23"

    def __init__(self, phase: int, gained: int) -> None:
        super().__init__(phase)
        self.goods: i64 = gained

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "resources")
        return QuakeGain(phase, counted(table, "resources"))

    def fields(self) -> dict[str, Any]:
        return {"goods": amounts(self.goods)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-quake-gain", {"resources": listed(self.goods)}

    def ruined(self, t: "EmpiresEnd", seat: int, card: int) -> None:
        t.empires[seat].goods += self.goods
        if t.telling:
            t.tell("log-quake", {"seat": seat, "card": CARD.ids[card], "resources": listed(self.goods)})

    def gains(self, resource: int) -> i64:
        return amount(self.goods, resource)


class QuakeRefresh(Ability):
    kind = "on_destroyed_refresh_all"
    number = 21
    phases = "destroyed"
    rules = "EE-ABI-22 EE-KND-20 EE-ABI-23"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return QuakeRefresh(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-quake-refresh", {}

    def ruined(self, t: "EmpiresEnd", seat: int, card: int) -> None:
        empire = t.empires[seat]
        if empire.exhausted:
            if t.telling:
                cards = [CARD.ids[refreshed] for refreshed in sorted(empire.exhausted)]
                t.tell("log-quake-refresh", {"seat": seat, "card": CARD.ids[card], "cards": cards})
            empire.refresh(empire.exhausted)
