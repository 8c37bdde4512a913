"""What is printed on every card, as plain data for clients; each effect comes with the ids of its rules."""

from typing import Any

from pentapolis.games.through_the_ages.catalogue.cards import (
    ActionCard,
    Aggression,
    Bonus,
    Card,
    Event,
    Government,
    Pact,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from pentapolis.games.through_the_ages.catalogue.index import CARDS
from pentapolis.games.through_the_ages.terms import AGES, GROUPS, NO_TYPE, SIDE_A, SIDE_B, TYPES
from pentapolis.kernel.sentences import sentence

ATTACK_RULES = ["allowed", "ends", "forbidden"]


def pieces() -> dict[str, list[dict[str, Any]]]:
    """All cards."""
    return {"card": [_card(card) for card in CARDS]}


def _card(card: Card) -> dict[str, Any]:
    """`band` is the group, `back` the age; `facts` has what else is printed."""
    return {
        "id": card.id,
        "kind": "card",
        "band": GROUPS[card.group],
        "back": AGES[card.age],
        "cost": _cost(card),
        "effects": effects_of(card),
        "points": 0,
        "facts": _facts(card),
        "links": [],
    }


def _cost(card: Card) -> list[dict[str, Any]]:
    """Science to develop it, resources to build on it, military actions to play it."""
    found = [("science", card.science), ("resource", card.resources), ("military_action", card.ma)]
    return [{"what": what, "count": count} for what, count in found if count]


def _facts(card: Card) -> dict[str, Any]:
    found: dict[str, Any] = {"level": card.age, "copies": _row(card.copies)}
    if card.type != NO_TYPE:
        found["type"] = TYPES[card.type]
    if isinstance(card, Technology) and card.worth:
        found["worth"] = card.worth
    elif isinstance(card, Government):
        found |= {"revolution": card.revolution, "urban_limit": card.limit}
    elif isinstance(card, Wonder):
        found["stages"] = _row(card.stages)
    elif isinstance(card, Tactic):
        found |= {"infantry": card.infantry, "cavalry": card.cavalry, "artillery": card.artillery}
        found |= {"strength": card.strength, "outdated": card.outdated}
    elif isinstance(card, Bonus):
        found |= {"defense": card.defense, "colonization": card.colonization}
    elif isinstance(card, Pact):
        found |= {"symmetric": int(card.symmetric), "attack": ATTACK_RULES[card.attack]}
    return found


def _row(numbers: list[int]) -> str:
    """Facts are words and numbers: several numbers are written in one word."""
    return " ".join(str(number) for number in numbers)


def effects_of(card: Card) -> list[dict[str, Any]]:
    """Everything a card says, in the order of reading."""
    found: list[dict[str, Any]] = []
    if isinstance(card, Technology) and card.worth:
        goods = "food" if card.type == 0 else "resource"
        found.append(_plain(f"produces-{goods}", {"count": card.worth}, "TTA-INP-02"))
    found += card.symbols.each()
    if isinstance(card, Government):
        found.append(_plain("urban-limit", {"count": card.limit}, "TTA-INP-03"))
    found += [ability.printed() for ability in card.abilities]
    if isinstance(card, ActionCard | Aggression | War):
        found.append({"message": "happens", "args": {"effect": card.effect.said()}, "rules": card.effect.all_rules()})
    elif isinstance(card, Event):
        found += [clause.printed() for clause in card.clauses]
    elif isinstance(card, Territory):
        found.append(_plain("immediate", {"effect": card.immediate.said()}, "TTA-COL-14"))
    elif isinstance(card, Tactic):
        found.append(_tactic(card))
    elif isinstance(card, Bonus):
        found.append(_plain("bonus-defense", {"count": card.defense}, "TTA-AGG-05"))
        found.append(_plain("bonus-colonization", {"count": card.colonization}, "TTA-COL-09"))
    elif isinstance(card, Pact):
        found += _pact(card)
    return found


def _tactic(card: Tactic) -> dict[str, Any]:
    units = [("infantry", card.infantry), ("cavalry", card.cavalry), ("artillery", card.artillery)]
    said = [sentence(f"army-{kind}", {"count": count}) for kind, count in units if count]
    args = {"units": said, "count": card.strength, "outdated": card.outdated}
    message = "tactic-outdated" if card.outdated != card.strength else "tactic"
    return _plain(message, args, "TTA-ARM-02 TTA-ARM-03 TTA-ARM-05")


def _pact(card: Pact) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if card.symmetric:
        found.append(_plain("pact-both", {"side": card.sides[SIDE_A].said()}, "TTA-PACT-05"))
    else:
        found.append(_plain("pact-a", {"side": card.sides[SIDE_A].said()}, "TTA-PACT-05"))
        found.append(_plain("pact-b", {"side": card.sides[SIDE_B].said()}, "TTA-PACT-05"))
    found.append(_plain(f"pact-{ATTACK_RULES[card.attack]}", {}, "TTA-AGG-02 TTA-AGG-04 TTA-WAR-03"))
    return found


def _plain(message: str, args: dict[str, Any], rules: str) -> dict[str, Any]:
    return {"message": message, "args": args, "rules": rules.split()}
