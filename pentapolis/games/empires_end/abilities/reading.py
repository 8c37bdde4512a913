"""Which class an ability of an edition file is."""

from collections.abc import Callable
from typing import Final

from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.abilities.conflict import Strength, StrengthPerAdjacent
from pentapolis.games.empires_end.abilities.disaster import FreeBid, QuakeGain, QuakeRefresh, ReplaceDisaster
from pentapolis.games.empires_end.abilities.economy import (
    Conversion,
    Gain,
    GainPerAdjacent,
    GainPoints,
    PointsPerAdjacent,
    Refreshing,
    RepeatEconomy,
)
from pentapolis.games.empires_end.abilities.ending import (
    EndMostDestroyed,
    EndPerAdjacent,
    EndPerDestroyed,
    EndPerResource,
    EndRepeat,
)
from pentapolis.games.empires_end.abilities.industry import MoveInnovation, PlayDiscount, RestoreDiscount, SwapLocations
from pentapolis.games.empires_end.terms import ABILITY_PHASES, AT_END, IN_DISASTER, WHEN_DESTROYED
from pentapolis.kernel.editions import Entry

#: Locations do not exhaust, score at the end by their points, and have no text that speaks of the card itself.
NOT_ON_LOCATIONS: Final = [IN_DISASTER, AT_END, WHEN_DESTROYED]
#: The kinds of the edition file.
READERS: Final[dict[str, Callable[[Entry, int], Ability]]] = {
    "gain": Gain.read,
    "convert": Conversion.read,
    "repeat_economy": RepeatEconomy.read,
    "points_per_adjacent": PointsPerAdjacent.read,
    "gain_per_adjacent": GainPerAdjacent.read,
    "gain_points": GainPoints.read,
    "restore_discount_adjacent": RestoreDiscount.read,
    "move_innovation": MoveInnovation.read,
    "refresh_adjacent": Refreshing.read,
    "free_bid": FreeBid.read,
    "replace_disaster": ReplaceDisaster.read,
    "strength": Strength.read,
    "strength_per_adjacent": StrengthPerAdjacent.read,
    "end_points_per_destroyed": EndPerDestroyed.read,
    "end_points_most_destroyed": EndMostDestroyed.read,
    "end_points_per_adjacent": EndPerAdjacent.read,
    "end_points_per_resource": EndPerResource.read,
    "end_repeat": EndRepeat.read,
    "on_destroyed_gain": QuakeGain.read,
    "on_destroyed_refresh_all": QuakeRefresh.read,
    "play_discount": PlayDiscount.read,
    "swap_locations": SwapLocations.read,
}


KINDS: Final = list(READERS)


def read_ability(entry: Entry, field: str, phase: int, on_location: bool) -> Ability:
    """The ability that a table of an edition describes; EditionError names what is wrong with it."""
    table = entry.table(field)
    ability = READERS[table.choice("kind", KINDS)](table, phase)
    phases = ability.phases.split()
    if ABILITY_PHASES[phase] not in phases:
        raise entry.fault("phase", f"{ability.kind} works in {', '.join(phases)}, not in {ABILITY_PHASES[phase]}")
    if on_location and (phase in NOT_ON_LOCATIONS or isinstance(ability, RepeatEconomy)):
        raise table.fault("kind", f"a location cannot have the ability {ability.kind}")
    return ability
