"""What action cards do."""

from typing import Any

from pentapolis.games.through_the_ages.effects.goods import Effect, Gain
from pentapolis.kernel.sentences import sentence


class BuildStage(Effect):
    """Engineering Genius: exactly one stage, cheaper (TTA-ACARD-05)."""

    rules = "TTA-ACARD-05 TTA-WON-01"

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-build-stage", {"count": self.discount}


class BuildOrUpgrade(Effect):
    """Rich Land, Urban Growth; Efficient Upgrade only upgrades. Military units are not meant."""

    rules = "TTA-ACARD-02 TTA-BLD-01 TTA-UPG-01"

    def __init__(self, discount: int, groups: list[int], upgrade_only: bool = False) -> None:
        super().__init__()
        self.discount = discount
        self.groups = groups  # PRODUCTION, URBAN
        self.upgrade_only = upgrade_only

    def words(self) -> tuple[str, dict[str, Any]]:
        from pentapolis.games.through_the_ages.terms import GROUPS

        message = "action-upgrade" if self.upgrade_only else "action-build-or-upgrade"
        return message, {"count": self.discount, "groups": [sentence(f"group-{GROUPS[one]}") for one in self.groups]}


class IncreaseThenGain(Effect):
    """Frugality: population at its full cost, then food."""

    rules = "TTA-POP-01 TTA-ACARD-02"

    def __init__(self, gain: Gain) -> None:
        super().__init__()
        self.gain = gain

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-increase-population", {"gain": self.gain.said()}


class DevelopThenGain(Effect):
    """Breakthrough: a technology at its full cost, then science; may be a revolution (TTA-REV-05)."""

    rules = "TTA-ACARD-04 TTA-REV-05 TTA-TECH-01"

    def __init__(self, gain: Gain) -> None:
        super().__init__()
        self.gain = gain

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-develop", {"gain": self.gain.said()}


class ForUnits(Effect):
    """Patriotism: a temporary military action and temporary resources for units (TTA-ACARD-07)."""

    rules = "TTA-ACARD-07 TTA-ACARD-08 TTA-FR-09 TTA-ACN-05"

    def __init__(self, ma: int, resources: int) -> None:
        super().__init__()
        self.ma = ma
        self.resources = resources

    def words(self) -> tuple[str, dict[str, Any]]:
        return "action-for-units", {"actions": self.ma, "count": self.resources}


class ForUnitsPerStronger(Effect):
    """Wave of Nationalism, Military Build-Up: by the number of players (2, 3, 4) for each stronger civilization."""

    rules = "TTA-ACARD-07 TTA-FR-09"

    def __init__(self, by_players: list[int]) -> None:
        super().__init__()
        self.by_players = by_players

    def words(self) -> tuple[str, dict[str, Any]]:
        two, three, four = self.by_players
        return "action-for-units-per-stronger", {"two": two, "three": three, "four": four}


class CulturePerAhead(Effect):
    """Endowment for the Arts: for each civilization with more culture points."""

    rules = "TTA-ACARD-01 TTA-VAR-08"

    def __init__(self, by_players: list[int]) -> None:
        super().__init__()
        self.by_players = by_players

    def words(self) -> tuple[str, dict[str, Any]]:
        two, three, four = self.by_players
        return "action-culture-per-ahead", {"two": two, "three": three, "four": four}
