"""Standing rules: passives that hold while the card is in play, without an event (IMP-KEY-PAS-01, IMP-EFF-76 to 80)."""

from typing import Any

from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.terms import SUITS, TOKENS, names_of
from pentapolis.kernel.effects import Effect, Printed


class Standing(Printed):
    """One standing rule. `mark` writes what follows from it onto the face, where the rules look it up."""

    rules = "IMP-KEY-PAS-01"

    def mark(self, face: Face) -> None:
        """Write it onto the face."""


class HandSize(Standing):
    rules = "IMP-EFF-76 IMP-CLN-06"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def mark(self, face: Face) -> None:
        face.hand_size += self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-hand-size", {"count": self.count}


class UnrestCheaper(Standing):
    rules = "IMP-EFF-76"

    def __init__(self, count: int, discards: bool) -> None:
        super().__init__()
        self.count = count
        self.discards = discards

    def mark(self, face: Face) -> None:
        face.unrest_materials += self.count
        if self.discards:
            face.unrest_discard += self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-unrest-both" if self.discards else "standing-unrest-materials", {"count": self.count}


class DevelopmentCheaper(Standing):
    rules = "IMP-EFF-76"

    def __init__(self, kind: int, count: int) -> None:
        super().__init__()
        self.kind = kind
        self.count = count

    def mark(self, face: Face) -> None:
        face.cheaper = face.cheaper.copy()
        face.cheaper[self.kind] += self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-development", {"count": self.count, "kind": TOKENS[self.kind]}


class IgnoreBarbarian(Standing):
    rules = "IMP-EFF-77"

    def __init__(self, title: str, card: str, attacks: bool) -> None:
        super().__init__()
        self.title = title
        self.card = card
        self.attacks = attacks

    def mark(self, face: Face) -> None:
        face.ignores = [*face.ignores, self.title]
        face.ignores_attack = face.ignores_attack or self.attacks

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-ignore-barbarian-attacks" if self.attacks else "standing-ignore-barbarian", {"card": self.card}


class FreeCities(Standing):
    rules = "IMP-EFF-77"

    def mark(self, face: Face) -> None:
        face.free_cities = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-free-cities", {}


class FromExile(Standing):
    """IMP-EFF-78: the exile pile counts as part of the market for acquiring these suits."""

    rules = "IMP-EFF-78 IMP-KEY-EXI-07"

    def __init__(self, suits: int, bonus: Effect | None) -> None:
        super().__init__()
        self.suits = suits
        self.bonus = bonus

    def mark(self, face: Face) -> None:
        face.from_exile |= self.suits
        face.from_exile_bonus = self.bonus

    def words(self) -> tuple[str, dict[str, Any]]:
        suits = names_of(self.suits, SUITS)
        if self.bonus is None:
            return "standing-from-exile", {"suits": suits}
        return "standing-from-exile-and", {"suits": suits, "effect": self.bonus.said()}


class NoHistory(Standing):
    rules = "IMP-KEY-HIS-02 IMP-EFF-28"

    def mark(self, face: Face) -> None:
        face.no_history = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-no-history", {}


class Floods(Standing):
    rules = "IMP-KEY-SNK-01 IMP-KEY-FLD-01"

    def mark(self, face: Face) -> None:
        face.floods = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-floods", {}


class MarketToken(Standing):
    """IMP-CLN-02: something else than progress is put on a market card."""

    rules = "IMP-CLN-02 IMP-NAT-CAR-01 IMP-NAT-QIN-01"

    def __init__(self, kind: int, count: int) -> None:
        super().__init__()
        self.kind = kind
        self.count = count

    def mark(self, face: Face) -> None:
        face.market_kind = self.kind
        face.market_count = self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-market-token", {"count": self.count, "kind": TOKENS[self.kind]}


class LooksMore(Standing):
    """IMP-EFF-73: Romans A."""

    rules = "IMP-EFF-73"

    def __init__(self, count: int, bonus: Effect) -> None:
        super().__init__()
        self.count = count
        self.bonus = bonus

    def mark(self, face: Face) -> None:
        face.looks_more += self.count
        face.look_bonus = self.bonus

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-looks-more", {"count": self.count, "effect": self.bonus.said()}


class NoMaterials(Standing):
    """IMP-EFF-69: Shangri-La."""

    rules = "IMP-EFF-69"

    def mark(self, face: Face) -> None:
        face.no_materials = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-no-materials", {}


class Court(Standing):
    rules = "IMP-NAT-ART-06 IMP-GAP-22"

    def mark(self, face: Face) -> None:
        face.court = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-court", {}


class FixedInPlay(Standing):
    rules = "IMP-NAT-ART-06"

    def mark(self, face: Face) -> None:
        face.fixed_in_play = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-fixed", {}


class LastQuest(Standing):
    rules = "IMP-NAT-ART-04"

    def mark(self, face: Face) -> None:
        face.last_quest = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-last-quest", {}


class CountsAs(Standing):
    """IMP-EFF-23: the number itself is the field `counts_as_regions`."""

    rules = "IMP-EFF-23 IMP-CRD-04"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def mark(self, face: Face) -> None:
        face.regions = self.count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-counts-as", {"count": self.count}


class InsteadOfMasks(Standing):
    """IMP-EFF-72: Stone Heads."""

    rules = "IMP-EFF-72"

    def mark(self, face: Face) -> None:
        face.instead_of_masks = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "standing-instead-of-masks", {}


# --- what happens when a card enters a place (IMP-EFF-79) -----------------------------------------------------------


class EntersPlay(Standing):
    rules = "IMP-RSH-08 IMP-EFF-79 IMP-NAT-ART-05"

    def mark(self, face: Face) -> None:
        face.enters_play = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "enters-play", {}


class EntersScoring(Standing):
    rules = "IMP-RSH-09 IMP-CRD-09 IMP-EFF-79"

    def mark(self, face: Face) -> None:
        face.enters_scoring = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "enters-scoring", {}


class EntersEmpire(Standing):
    rules = "IMP-NAT-UTO-06 IMP-EFF-79"

    def mark(self, face: Face) -> None:
        face.enters_empire = True

    def words(self) -> tuple[str, dict[str, Any]]:
        return "enters-empire", {}
