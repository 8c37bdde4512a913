"""Cards, wonders, progress tokens, prices and moves in words.

What a card does is said from the same values that the engine executes; here they are only put in order.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.games.seven_wonders_duel.catalogue import (
    CARD,
    CARDS,
    TOKEN,
    TOKENS,
    WONDER,
    WONDER_CARDS,
    Card,
    Cost,
)
from pentapolis.games.seven_wonders_duel.effects import Effect
from pentapolis.games.seven_wonders_duel.pieces import chain_links
from pentapolis.games.seven_wonders_duel.prices import discard_income, explain_card, explain_wonder
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import COLOURS, RESOURCES, lane
from pentapolis.games.seven_wonders_duel.vocabulary import BUILD, DISCARD, RAISE, VOCABULARY
from pentapolis.words import Words


def card_text(words: Words, card_id: str) -> str:
    """Everything printed on a card but its name: age and colour, cost, chains and effects, a line each."""
    card = CARDS[CARD.find(card_id)]
    kind = words.say("text-card", {"age": card.age, "colour": COLOURS[card.colour]})
    cost = cost_text(words, card.cost)
    return "\n".join([kind, cost, *chain_lines(words, card), *effect_lines(words, card.effects)])


def wonder_text(words: Words, wonder_id: str) -> str:
    """The cost of a wonder and its effects, a line each."""
    wonder = WONDER_CARDS[WONDER.find(wonder_id)]
    return "\n".join([cost_text(words, wonder.cost), *effect_lines(words, wonder.effects)])


def token_text(words: Words, token_id: str) -> str:
    """The effects of a progress token, a line each."""
    return "\n".join(effect_lines(words, TOKENS[TOKEN.find(token_id)].effects))


def effect_lines(words: Words, effects: Sequence[Effect]) -> list[str]:
    """One sentence for each effect."""
    return [words.say(*effect.words()) for effect in effects]


def chain_lines(words: Words, card: Card) -> list[str]:
    """With which card this one is free, and which card is free with it."""
    return [words.say(link["message"], link["args"]) for link in chain_links(card)]


def cost_text(words: Words, cost: Cost) -> str:
    """The printed cost as a sentence."""
    costs = [words.say("price-coins", {"price": int(cost.coins)})] if cost.coins else []
    for r, resource in enumerate(RESOURCES):
        count = int(lane(cost.units, r))
        if count:
            name = words.say(f"resource-{resource}")
            costs.append(words.say("counted-resource", {"count": count, "name": name}))
    return words.say("text-cost", {"costs": costs}) if costs else words.say("text-no-cost")


def price_text(words: Words, price_parts: Mapping[str, Any]) -> str:
    """A price and how it comes about in one line; `price_parts` is what `prices.explain` gives.

    "5 coins: 1 Clay × 3, 1 Papyrus × 2 (own production: 2 Stone)"
    """
    if price_parts["chain"]:
        return words.say("price-chain")
    resources, total, coins = price_parts["resources"], price_parts["total"], price_parts["coins"]
    text = words.say("price-coins", {"price": total}) if total else words.say("price-free")
    bought = [_bought(words, part) for part in resources if part["bought"]]
    if bought:
        printed = [words.say("price-printed", {"coins": coins})] if coins else []
        text += ": " + ", ".join(printed + bought)
    sources = []
    for source in ("made", "chosen", "discounted"):
        units = [part["resource"] for part in resources for _ in range(part[source])]
        if units:
            sources.append(words.say(f"price-{source}", {"resources": units}))
    return f"{text} ({'; '.join(sources)})" if sources else text


def _bought(words: Words, part: Mapping[str, Any]) -> str:
    args = {"count": part["bought"], "resource": part["resource"], "price": part["price"]}
    return words.say("price-bought", args)


def move_text(words: Words, table: SevenWondersDuel, seat: int, move: int, names: Sequence[str] | None = None) -> str:
    """A move's sentence, with what a construction costs the seat now or what a discard brings it."""
    sentence = words.say_choice(table, seat, move, names)
    verb = VOCABULARY.verb(move)
    index = VOCABULARY.first[move]
    city = table.city(seat)
    if verb is BUILD:
        return f"{sentence} – {price_text(words, explain_card(city, CARDS[index]))}"
    if verb is RAISE:
        return f"{sentence} – {price_text(words, explain_wonder(city, WONDER_CARDS[index]))}"
    if verb is DISCARD:
        coins = int(discard_income(city))
        return f"{sentence} – " + words.say("price-gain", {"coins": coins})
    return sentence
