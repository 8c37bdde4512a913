"""What is printed on every card, as plain data for clients that draw them."""

from typing import Any

from pentapolis.skeleton.few_cards.catalogue import CARDS, KINDS, Points

BANDS = {"grain": "yellow", "wine": "purple", "cloth": "blue"}


def pieces() -> dict[str, list[dict[str, Any]]]:
    """Everything printed on every card, in the order of the catalogue."""
    found = []
    for card in CARDS:
        message, args = card.effect.words()
        found.append(
            {
                "id": card.id,
                "kind": "card",
                "band": BANDS[KINDS[card.kind]],
                "back": "card",
                "cost": [{"what": "coin", "count": int(card.cost)}],
                "effects": [{"message": message, "args": args, "rules": list(card.effect.rules)}],
                "points": int(card.effect.count) if isinstance(card.effect, Points) else 0,
            }
        )
    return {"card": found}
