"""What is printed on every disaster card, location and conflict card of an edition, as plain data for clients.

Each effect comes with the ids of the rules that say how it works, so that a client can open the rule book there.
"""

from typing import Any, Final

from pentapolis.games.empires_end.abilities import Ability
from pentapolis.games.empires_end.edition import BUILT_IN, LOWEST, Band, Card, Conflict, Edition, Location, edition
from pentapolis.games.empires_end.terms import ABILITY_PHASES, DISASTER_TYPES, LOCATION_TYPES, RESOURCES, listed

#: The rules of a kind of ability, the most particular first. The kind is the message id of its sentence.
EFFECT_RULES: Final[dict[str, tuple[str, ...]]] = {
    "effect-gain": ("EE-KND-01", "EE-ECO-03"),
    "effect-convert-any": ("EE-KND-02", "EE-ABI-02", "EE-RES-06"),
    "effect-convert-all": ("EE-KND-02", "EE-ABI-01", "EE-ABI-02", "EE-RES-06"),
    "effect-repeat-economy": ("EE-ABI-03", "EE-KND-03"),
    "effect-points-per-adjacent": ("EE-KND-04", "EE-ABI-04", "EE-ABI-06"),
    "effect-gain-per-adjacent": ("EE-KND-05", "EE-ABI-05", "EE-ABI-06"),
    "effect-gain-points": ("EE-ABI-07", "EE-KND-06"),
    "effect-restore-discount": ("EE-ABI-08", "EE-KND-07"),
    "effect-move-innovation": ("EE-ABI-09", "EE-KND-08"),
    "effect-refresh-all": ("EE-ECO-08", "EE-KND-09", "EE-ECO-09"),
    "effect-refresh-some": ("EE-ABI-10", "EE-KND-09"),
    "effect-free-bid": ("EE-ABI-11", "EE-KND-10", "EE-EXH-05", "EE-EXH-06"),
    "effect-replace-disaster": ("EE-ABI-13", "EE-KND-11", "EE-ABI-24"),
    "effect-strength": ("EE-ABI-14", "EE-KND-12", "EE-CON-03"),
    "effect-strength-per-adjacent": ("EE-ABI-12", "EE-KND-13", "EE-CON-03"),
    "effect-end-per-destroyed": ("EE-ABI-15", "EE-KND-14"),
    "effect-end-most-destroyed": ("EE-ABI-20", "EE-KND-15"),
    "effect-end-per-adjacent": ("EE-ABI-19", "EE-ABI-17", "EE-KND-16"),
    "effect-end-per-resource": ("EE-ABI-18", "EE-KND-17", "EE-RES-05"),
    "effect-end-repeat": ("EE-ABI-16", "EE-KND-18"),
    "effect-quake-gain": ("EE-ABI-21", "EE-KND-19", "EE-ABI-23"),
    "effect-quake-refresh": ("EE-ABI-22", "EE-KND-20", "EE-ABI-23"),
    "effect-play-discount": ("EE-IND-05", "EE-KND-21", "EE-IND-20"),
    "effect-swap-locations": ("EE-IND-17", "EE-KND-22", "EE-IND-18"),
    "effect-disaster": ("EE-DIS-04", "EE-TAKE-03", "EE-DIS-02"),
    "effect-victory": ("EE-CON-09", "EE-CON-18"),
    "effect-band": ("EE-CON-06", "EE-CON-07", "EE-CON-18"),
    "effect-band-up": ("EE-CON-06", "EE-CON-07", "EE-CON-18"),
    "effect-band-down": ("EE-CON-06", "EE-CON-07", "EE-CON-18"),
    "effect-upheaval": ("EE-CON-12", "EE-CON-11", "EE-CON-19"),
}


def pieces(name: str = BUILT_IN) -> dict[str, list[dict[str, Any]]]:
    """All cards and tiles of an edition, by kind."""
    found: Edition = edition(name)
    return {
        "card": [_card(card) for card in found.cards],
        "location": [_location(location) for location in found.locations],
        "conflict": [_conflict(conflict) for conflict in found.conflicts],
    }


def _effect(message: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"message": message, "args": args, "rules": list(EFFECT_RULES[message])}


def _ability(ability: Ability) -> dict[str, Any]:
    return _effect(*ability.words())


def _card(card: Card) -> dict[str, Any]:
    """The disaster on top, then the innovation; `band` is the type, `back` the phase of the innovation."""
    accepted = {"number": int(card.target) + 1, "resources": [RESOURCES[resource] for resource in card.bids]}
    return {
        "id": card.id,
        "kind": "card",
        "band": DISASTER_TYPES[card.type],
        "back": ABILITY_PHASES[card.ability.phase],
        "cost": _hammers(int(card.cost)),
        "effects": [_effect("effect-disaster", accepted), _ability(card.ability)],
        "points": 0,
        "gives_chain": None,
        "free_with": None,
    }


def _location(location: Location) -> dict[str, Any]:
    """`cost` is the restore cost; `back` the phase of the ability."""
    return {
        "id": location.id,
        "kind": "location",
        "band": LOCATION_TYPES[location.type],
        "back": ABILITY_PHASES[location.ability.phase],
        "cost": _hammers(int(location.restore)),
        "effects": [_ability(location.ability)],
        "points": int(location.points),
        "gives_chain": None,
        "free_with": None,
    }


def _conflict(conflict: Conflict) -> dict[str, Any]:
    effects = [_effect("effect-victory", _reward(conflict.victory))]
    for band in conflict.bands:
        if band.most == -LOWEST:
            effects.append(_effect("effect-band-up", {"least": int(band.least), **_reward(band)}))
        elif band.least == LOWEST:
            effects.append(_effect("effect-band-down", {"most": int(band.most), **_reward(band)}))
        else:
            limits = {"least": int(band.least), "most": int(band.most)}
            effects.append(_effect("effect-band", {**limits, **_reward(band)}))
    upheaval = {"rank": int(conflict.rank), "number": int(conflict.position) + 1}
    effects.append(_effect("effect-upheaval", upheaval))
    return {
        "id": conflict.id,
        "kind": "conflict",
        "band": "conflict",
        "back": "conflict",
        "cost": [],
        "effects": effects,
        "points": int(conflict.victory.points),
        "gives_chain": None,
        "free_with": None,
    }


def _reward(band: Band) -> dict[str, Any]:
    tokens = listed(band.goods)
    return {"points": int(band.points), "resources": tokens, "tokens": len(tokens), "count": int(band.refresh)}


def _hammers(count: int) -> list[dict[str, Any]]:
    return [{"what": "hammer", "count": count}] if count else []
