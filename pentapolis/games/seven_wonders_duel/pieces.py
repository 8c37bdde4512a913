"""What is printed on every card, wonder and progress token, as plain data for clients that draw them.

Each effect comes with the ids of the rules that say how it works, so that a client can open the rule book there.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from pentapolis.games.seven_wonders_duel.catalogue import CARDS, GUILD, TOKENS, WONDER_CARDS, Cost
from pentapolis.games.seven_wonders_duel.effects import Effect, Points
from pentapolis.games.seven_wonders_duel.terms import COLOURS, RESOURCES, lane

CARD: Final = "card"
WONDER: Final = "wonder"
TOKEN: Final = "token"

#: The rules of a kind of effect, whatever it is printed on. The kind is the message id of the effect's sentence.
EFFECT_RULES: Final[dict[str, tuple[str, ...]]] = {
    "effect-produce": ("SWD-BLD-02", "SWD-COST-03", "SWD-COST-05", "SWD-COST-06"),
    "effect-produce-choice": ("SWD-COST-11", "SWD-COST-09"),
    "effect-trade-price": ("SWD-COST-10",),
    "effect-shields": ("SWD-MIL-01", "SWD-MIL-02", "SWD-MIL-06"),
    "effect-science": ("SWD-SCI-01", "SWD-SCI-02", "SWD-SCI-03"),
    "effect-points": ("SWD-END-03",),
    "effect-coins": ("SWD-BLD-06",),
    "effect-coins-per-own": ("SWD-BLD-06", "SWD-BLD-12"),
    "effect-coins-per-most": ("SWD-GLD-09", "SWD-GLD-10", "SWD-GLD-12"),
    "effect-points-per-own": ("SWD-END-03",),
    "effect-points-per-most": ("SWD-GLD-09", "SWD-GLD-11", "SWD-GLD-12"),
    "effect-opponent-loses": ("SWD-WON-10",),
    "effect-play-again": ("SWD-WON-05", "SWD-FLOW-10", "SWD-FLOW-11"),
    "effect-destroy-card": ("SWD-WON-22", "SWD-WON-24", "SWD-WON-25"),
    "effect-progress-from-box": ("SWD-SCI-08",),
    "effect-build-from-discard": ("SWD-WON-22", "SWD-WON-23", "SWD-WON-25"),
    "effect-discount": ("SWD-TOK-04", "SWD-TOK-17"),
    "effect-trade-income": ("SWD-TOK-05", "SWD-TOK-06", "SWD-TOK-07"),
    "effect-extra-shields": ("SWD-TOK-11", "SWD-TOK-12", "SWD-TOK-17"),
    "effect-play-again-on-wonders": ("SWD-TOK-13", "SWD-TOK-14", "SWD-TOK-17"),
    "effect-coins-on-chain": ("SWD-TOK-15", "SWD-TOK-16", "SWD-TOK-17"),
}

#: Rules that concern an effect only where it is printed on a building card.
CARD_RULES: Final[dict[str, tuple[str, ...]]] = {
    "effect-shields": ("SWD-BLD-04",),
    "effect-science": ("SWD-BLD-05",),
    "effect-points": ("SWD-BLD-03",),
}

#: The rules that speak of one very card, wonder or token.
OWN_RULES: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    (CARD, "tavern"): ("SWD-BLD-06",),
    (CARD, "brewery"): ("SWD-BLD-06",),
    (CARD, "stone_reserve"): ("SWD-COST-10",),
    (CARD, "clay_reserve"): ("SWD-COST-10",),
    (CARD, "wood_reserve"): ("SWD-COST-10",),
    (CARD, "customs_house"): ("SWD-COST-10",),
    (CARD, "forum"): ("SWD-COST-11",),
    (CARD, "caravansery"): ("SWD-COST-11",),
    (CARD, "arena"): ("SWD-BLD-07",),
    (CARD, "chamber_of_commerce"): ("SWD-BLD-08",),
    (CARD, "port"): ("SWD-BLD-09",),
    (CARD, "lighthouse"): ("SWD-BLD-10",),
    (CARD, "armory"): ("SWD-BLD-11",),
    (CARD, "builders_guild"): ("SWD-GLD-01",),
    (CARD, "moneylenders_guild"): ("SWD-GLD-02",),
    (CARD, "scientists_guild"): ("SWD-GLD-03",),
    (CARD, "shipowners_guild"): ("SWD-GLD-04", "SWD-GLD-05"),
    (CARD, "merchants_guild"): ("SWD-GLD-06",),
    (CARD, "magistrates_guild"): ("SWD-GLD-07",),
    (CARD, "tacticians_guild"): ("SWD-GLD-08",),
    (WONDER, "appian_way"): ("SWD-WON-10",),
    (WONDER, "circus_maximus"): ("SWD-WON-11",),
    (WONDER, "colossus"): ("SWD-WON-12",),
    (WONDER, "great_library"): ("SWD-WON-13",),
    (WONDER, "great_lighthouse"): ("SWD-WON-14",),
    (WONDER, "hanging_gardens"): ("SWD-WON-15",),
    (WONDER, "mausoleum"): ("SWD-WON-16",),
    (WONDER, "piraeus"): ("SWD-WON-17",),
    (WONDER, "pyramids"): ("SWD-WON-18",),
    (WONDER, "sphinx"): ("SWD-WON-19",),
    (WONDER, "statue_of_zeus"): ("SWD-WON-20",),
    (WONDER, "temple_of_artemis"): ("SWD-WON-21",),
    (TOKEN, "agriculture"): ("SWD-TOK-01",),
    (TOKEN, "architecture"): ("SWD-TOK-02",),
    (TOKEN, "masonry"): ("SWD-TOK-03",),
    (TOKEN, "economy"): ("SWD-TOK-05",),
    (TOKEN, "law"): ("SWD-TOK-08", "SWD-SCI-04", "SWD-SCI-07"),
    (TOKEN, "mathematics"): ("SWD-TOK-09",),
    (TOKEN, "philosophy"): ("SWD-TOK-10",),
    (TOKEN, "strategy"): ("SWD-TOK-11",),
    (TOKEN, "theology"): ("SWD-TOK-13",),
    (TOKEN, "urbanism"): ("SWD-TOK-15",),
}


def pieces() -> dict[str, list[dict[str, Any]]]:
    """Everything printed on every card, wonder and token, by kind, in the order of the catalogue."""
    return {
        CARD: [
            {
                **_piece(CARD, card.id, card.effects),
                "band": COLOURS[card.colour],
                "back": "guild" if card.back == GUILD else str(card.back),
                "cost": _cost(card.cost),
                "gives_chain": card.gives_chain or None,
                "free_with": card.free_with or None,
            }
            for card in CARDS
        ],
        WONDER: [
            {
                **_piece(WONDER, wonder.id, wonder.effects),
                "band": "wonder",
                "back": "wonder",
                "cost": _cost(wonder.cost),
                "gives_chain": None,
                "free_with": None,
            }
            for wonder in WONDER_CARDS
        ],
        TOKEN: [
            {
                **_piece(TOKEN, token.id, token.effects),
                "band": "progress",
                "back": "token",
                "cost": [],
                "gives_chain": None,
                "free_with": None,
            }
            for token in TOKENS
        ],
    }


def _piece(kind: str, piece: str, effects: Sequence[Effect]) -> dict[str, Any]:
    """What pieces of all kinds have."""
    return {
        "id": piece,
        "kind": kind,
        "effects": [_effect(kind, piece, effect) for effect in effects],
        "points": sum(int(effect.count) for effect in effects if isinstance(effect, Points)),
    }


def _effect(kind: str, piece: str, effect: Effect) -> dict[str, Any]:
    message, args = effect.words()
    on_cards = CARD_RULES.get(message, ()) if kind == CARD else ()
    # The most particular rule comes first: it is the one a person opens.
    rules = _once((*OWN_RULES.get((kind, piece), ()), *on_cards, *EFFECT_RULES[message]))
    return {"message": message, "args": args, "rules": rules}


def _once(rules: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(rules))


def _cost(cost: Cost) -> list[dict[str, Any]]:
    amounts = [("coin", int(cost.coins)), *((name, int(lane(cost.units, r))) for r, name in enumerate(RESOURCES))]
    return [{"what": what, "count": count} for what, count in amounts if count]
