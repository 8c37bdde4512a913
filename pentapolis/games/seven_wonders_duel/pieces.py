"""What is printed on every card, wonder and progress token, as plain data for clients that draw them.

Each effect comes with the ids of the rules that say how it works, so that a client can open the rule book there.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from pentapolis.games.seven_wonders_duel.catalogue import CARDS, GUILD, TOKENS, WONDER_CARDS, Card, Cost
from pentapolis.games.seven_wonders_duel.effects import Effect, Points
from pentapolis.games.seven_wonders_duel.terms import COLOURS, RESOURCES, lane

CARD: Final = "card"
WONDER: Final = "wonder"
TOKEN: Final = "token"

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
                "facts": _chains(card),
                "links": chain_links(card),
            }
            for card in CARDS
        ],
        WONDER: [
            {
                **_piece(WONDER, wonder.id, wonder.effects),
                "band": "wonder",
                "back": "wonder",
                "cost": _cost(wonder.cost),
                "facts": {},
                "links": [],
            }
            for wonder in WONDER_CARDS
        ],
        TOKEN: [
            {
                **_piece(TOKEN, token.id, token.effects),
                "band": "progress",
                "back": "token",
                "cost": [],
                "facts": {},
                "links": [],
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


def chain_links(card: Card) -> list[dict[str, Any]]:
    """SWD-COST-16: with which card this one is free, and which card is free with it, each as a sentence."""
    links = []
    if card.free_with:
        giver = _only(card.free_with, lambda other: other.gives_chain)
        links.append(_link(giver, "text-free-with", {"chain": card.free_with, "card": giver}))
    if card.gives_chain:
        taker = _only(card.gives_chain, lambda other: other.free_with)
        links.append(_link(taker, "text-gives-chain", {"chain": card.gives_chain, "card": taker}))
    return links


def _link(card: str, message: str, args: dict[str, Any]) -> dict[str, Any]:
    return {"key": f"{CARD}:{card}", "message": message, "args": args}


def _only(chain: str, side: Callable[[Card], str]) -> str:
    """The card on one side of a chain: every chain links exactly two."""
    (card,) = [card.id for card in CARDS if side(card) == chain]
    return card


def _chains(card: Card) -> dict[str, str]:
    """The chain symbols printed on a card: the one it gives, and the one with which it is free."""
    symbols = {"gives_chain": card.gives_chain, "free_with": card.free_with}
    return {fact: symbol for fact, symbol in symbols.items() if symbol}


def _effect(kind: str, piece: str, effect: Effect) -> dict[str, Any]:
    message, args = effect.words()
    on_cards = effect.card_rules() if kind == CARD else ()
    # The most particular rule comes first: it is the one a person opens.
    rules = _once((*OWN_RULES.get((kind, piece), ()), *on_cards, *effect.rules()))
    return {"message": message, "args": args, "rules": rules}


def _once(rules: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(rules))


def _cost(cost: Cost) -> list[dict[str, Any]]:
    amounts = [("coin", int(cost.coins)), *((name, int(lane(cost.units, r))) for r, name in enumerate(RESOURCES))]
    return [{"what": what, "count": count} for what, count in amounts if count]
