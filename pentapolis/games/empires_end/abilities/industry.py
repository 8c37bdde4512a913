"""Abilities of the industry phase."""

from typing import Any

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import MOST, Ability
from pentapolis.kernel.editions import Entry


class RestoreDiscount(Ability):
    """EE-KND-07: restoring a neighbour costs less."""

    kind = "restore_discount_adjacent"
    number = 7
    phases = "industry"
    rules = "EE-ABI-08 EE-KND-07"

    def __init__(self, phase: int, hammers: int) -> None:
        super().__init__(phase)
        self.hammers: i64 = hammers

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "hammers")
        return RestoreDiscount(phase, table.whole("hammers", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.hammers)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-restore-discount", {"count": int(self.hammers)}


class MoveInnovation(Ability):
    """EE-KND-08: an innovation changes its place. No move names who does it."""

    kind = "move_innovation"
    number = 8
    phases = "industry"
    rules = "EE-ABI-09 EE-KND-08"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return MoveInnovation(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-move-innovation", {}


class PlayDiscount(Ability):
    """EE-KND-21: playing cards costs less."""

    kind = "play_discount"
    number = 22
    phases = "industry"
    rules = "EE-IND-05 EE-KND-21 EE-IND-20"

    def __init__(self, phase: int, hammers: int, cards: int) -> None:
        super().__init__(phase)
        self.hammers: i64 = hammers
        self.cards: i64 = cards
        self.uses = cards

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "hammers", "cards")
        return PlayDiscount(phase, table.whole("hammers", 1, MOST), table.whole("cards", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.hammers), "count": int(self.cards)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-play-discount", {"hammers": int(self.hammers), "count": int(self.cards)}


class SwapLocations(Ability):
    """EE-KND-22: two locations trade places. No move names who does it."""

    kind = "swap_locations"
    number = 23
    phases = "industry"
    rules = "EE-IND-17 EE-KND-22 EE-IND-18"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return SwapLocations(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-swap-locations", {}
