"""What is printed on every card, as plain data for clients: each effect with its sentence and its rules."""

from typing import Any

from pentapolis.games.imperium.cards import Ability, Face
from pentapolis.games.imperium.catalogue import CARD, NATION_FILES, PRINTED
from pentapolis.games.imperium.edition import BUILT_IN, Edition, edition
from pentapolis.games.imperium.reactions import Exhausting, On, Several
from pentapolis.games.imperium.terms import (
    AFTER_PLAY,
    BOXES,
    COMMON,
    ICONS,
    KINDS,
    STARTS,
    STATES,
    SUITS,
    TO_DISCARD,
    TOKENS,
    TYPES,
    names_of,
)
from pentapolis.kernel.effects import Effect, Printed
from pentapolis.kernel.sentences import sentence

BANDS = ["unrest", "fame", "power", "region", "tributary"]


def told(message: str, args: dict[str, Any], rules: list[str]) -> dict[str, Any]:
    return {"message": message, "args": args, "rules": rules}


def rules_of(*parts: Printed | None) -> list[str]:
    found: list[str] = []
    for part in parts:
        if part is not None:
            found += [rule for rule in part.all_rules() if rule not in found]
    return found


def ability(kind: str, one: Ability) -> list[dict[str, Any]]:
    """An exhaust or solstice ability, a line for each step; the first says when it can be used and what it costs."""
    rules = ["IMP-EXH-01"] if kind == "exhaust" else ["IMP-SOL-01" if not one.optional else "IMP-EFF-14"]
    key = f"text-{kind}-optional" if kind == "solstice" and one.optional else f"text-{kind}"
    args: dict[str, Any] = {"effect": steps(one.effects)}
    if one.cost is not None:
        args["cost"] = one.cost.said()
        key += "-cost"
    found: list[dict[str, Any]] = []
    if one.requirement is not None:
        found.append(told("text-requirement", {"condition": one.requirement.said()}, rules_of(one.requirement)))
    if one.trigger is not None and isinstance(one.trigger, On):
        args["trigger"] = one.trigger.trigger()
        key += "-trigger"
        rules = [*rules, *one.trigger.rules.split()]
    found.append(told(key, args, [*rules, *(rule for rule in rules_of(one.whole) if rule not in rules)]))
    return found


def steps(effects: list[Effect]) -> dict[str, Any]:
    """Several steps as one sentence."""
    if len(effects) == 1:
        return effects[0].said()
    return sentence("effect-then", {"effects": [effect.said() for effect in effects]})


def texts(face: Face) -> list[dict[str, Any]]:
    """Everything the card says, in the order in which it is printed."""
    found: list[dict[str, Any]] = []
    if face.requirement is not None:
        found.append(told("text-requirement", {"condition": face.requirement.said()}, rules_of(face.requirement)))
    if face.free_play:
        found.append(told("text-free-play", {}, ["IMP-KEY-FRE-01"]))
    if face.play_cost is not None:
        found.append(told("text-play-cost", {"effect": face.play_cost.said()}, rules_of(face.play_cost)))
    for effect in face.play:
        message, args = effect.words()
        found.append(told(message, args, rules_of(effect)))
    if face.after != TO_DISCARD:
        found.append(told(f"text-after-{AFTER_PLAY[face.after].replace('_', '-')}", {}, ["IMP-ACT-03"]))
    if face.exhaust is not None:
        found += ability("exhaust", face.exhaust)
    if face.solstice is not None:
        found += ability("solstice", face.solstice)
    for standing in face.standing:
        found.append(standing.printed())
    whens = face.when.whens if isinstance(face.when, Several) else [face.when]
    for when in whens:
        if isinstance(when, On) and not isinstance(when, Exhausting):
            found.append(when.printed())
    for effect in face.end_of_game:
        found.append(told("text-end-of-game", {"effect": effect.said()}, ["IMP-CRD-11", *rules_of(effect)]))
    if face.resolve is not None:
        found.append(told("text-resolve", {"effect": face.resolve.said()}, ["IMP-KOK-03", *rules_of(face.resolve)]))
    if not face.playable and face.start == COMMON:
        found.append(told("text-unplayable", {}, ["IMP-EFF-01"]))
    if not face.garrisonable:
        found.append(told("text-ungarrisonable", {}, ["IMP-KEY-GAR-01"]))
    return found


def band(face: Face) -> str:
    suits = names_of(int(face.suits), SUITS)
    if len(suits) == 2:
        return "uncivilised-civilised"
    return suits[0] if suits else "nation"


def piece(made: Edition, face: Face, key: str) -> dict[str, Any]:
    points = face.points
    # Words with spaces between, numbers; what is not printed is left out.
    every: dict[str, str | int] = {
        "number": face.number,
        "suits": " ".join(names_of(int(face.suits), SUITS)),
        "state": STATES[face.state] if face.state >= 0 else "",
        "pinned": int(face.pinned),
        "attack": int(face.attack),
        "type": " ".join(names_of(int(face.type), TYPES)),
        **{ICONS[icon]: face.icons[icon] for icon in range(KINDS)},
        "players": int(face.players),
        "nation": NATION_FILES[face.nation] if face.nation >= 0 else "",
        "box": BOXES[int(face.number[0]) - 1],
        "start": STARTS[face.start] if face.start != COMMON else "",
        "free_play": int(face.free_play),
        "regions": int(face.regions) if face.regions > 1 else 0,
        "points": "" if points is None else points.words()[0].split("-")[1],  # fixed, conditional, variable
        "provenance": face.source,
        "sources": " ".join(face.sources),
        "note": face.note,
        "hungarian_ours": int(face.own_hungarian),
        "sides": f"{made.faces[face.index].id} {made.backs[face.index].id}" if face.index in made.backs else "",
        **{f"name_{language}": table[key] for language, table in made.names.items() if key in table},
    }
    facts = {name: value for name, value in every.items() if value}
    cost = [{"what": TOKENS[kind], "count": face.cost[kind]} for kind in range(KINDS) if face.cost and face.cost[kind]]
    worth = points.words()[1].get("points", 0) if points is not None and not points.variable else 0
    return {
        "id": key,
        "kind": band(face),
        "band": band(face),
        "back": "nation" if face.nation >= 0 else band(face),
        "cost": cost,
        "effects": texts(face) + ([] if points is None else [points.printed()]),
        "points": worth,
        "facts": facts,
        "links": [],
    }


def pieces(printed: str | Edition = BUILT_IN) -> dict[str, list[dict[str, Any]]]:
    """All cards of an edition, and the sides of the double-sided ones, by kind."""
    made = edition(printed) if isinstance(printed, str) else printed
    sides = [made.by_id[one.number.lower()] for one in PRINTED if one.side]
    return {
        "card": [piece(made, face, CARD.ids[face.index]) for face in made.faces],
        "side": [piece(made, face, face.id) for face in sides],
    }
