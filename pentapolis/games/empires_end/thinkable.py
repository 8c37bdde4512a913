"""Moves a player may think of, legal or not: clients show those that are not with the reason."""

from pentapolis.games.empires_end.abilities import (
    CONVERT_ALL,
    CONVERT_ANY,
    FREE_BID,
    MOVE_INNOVATION,
    REFRESH_SOME,
    REPEAT_ECONOMY,
    REPLACE_DISASTER,
)
from pentapolis.games.empires_end.catalogue import FIRST_LOCATION
from pentapolis.games.empires_end.table import ECONOMY_PART, INDUSTRY_PART, EmpiresEnd
from pentapolis.games.empires_end.terms import IN_ECONOMY, IN_INDUSTRY, LOCATIONS, RESOURCES
from pentapolis.games.empires_end.vocabulary import (
    BID,
    CONVERT,
    DISCARD_HAND,
    MOVE,
    PLACE,
    PLAY,
    REFRESH,
    REFRESH_AT,
    REPEAT,
    REPEAT_AT,
    REPLACE,
    RESTORE,
    SELL,
    TAKE,
    TRADE,
)
from pentapolis.games.empires_end.vocabulary import FREE_BID as FREE_BID_VERB


def thinkable(t: EmpiresEnd, seat: int) -> list[int]:
    """The legal moves, and with them what the same things could do if the rules allowed it."""
    legal = t.moves(seat)
    if not legal:
        return legal
    empire = t.empires[seat]
    question = ""
    decision = t.pending(seat)
    if decision is not None:
        question = decision.question
    more: list[int] = []
    if question == "ask-disaster":
        more = disaster_moves(t, seat)
    elif question == "ask-place":
        more = [PLACE.move(location) for location in range(LOCATIONS)]
    elif question == "ask-economy" and empire.part == ECONOMY_PART:
        more = use_moves(t, seat, IN_ECONOMY)
    elif question == "ask-industry" and empire.part == INDUSTRY_PART:
        more = industry_moves(t, seat) + use_moves(t, seat, IN_INDUSTRY)
    known = set(legal)
    return legal + [move for move in dict.fromkeys(more) if move not in known]


def innovations(t: EmpiresEnd, seat: int) -> list[int]:
    return [card for cards in t.empires[seat].under for card in cards]


def disaster_moves(t: EmpiresEnd, seat: int) -> list[int]:
    """Every way to pass on the open disasters, to take or to replace them, with all own innovations."""
    found: list[int] = []
    for place, card in enumerate(t.disasters):
        if not t.open >> place & 1:
            continue
        found += [BID.move(card, resource) for resource in range(len(RESOURCES))]
        found.append(TAKE.move(card))
        for tool in innovations(t, seat):
            if t.abilities[tool].kind == FREE_BID:
                found.append(FREE_BID_VERB.move(tool, card))
            if t.abilities[tool].kind == REPLACE_DISASTER:
                found.append(REPLACE.move(tool, card))
    return found


def use_moves(t: EmpiresEnd, seat: int, phase: int) -> list[int]:
    """Every use of the own locations and innovations that work in the phase, also under destroyed locations."""
    empire = t.empires[seat]
    cards = innovations(t, seat)
    tiles = [FIRST_LOCATION + location for location in range(LOCATIONS)]
    sources = [source for source in cards + tiles if t.abilities[source].phase == phase]
    found: list[int] = []
    for source in sources:
        ability = t.abilities[source]
        on_card = source < FIRST_LOCATION
        if ability.kind in (CONVERT_ANY, CONVERT_ALL):
            outputs = ability.outputs or [int(ability.first)]
            for resource in outputs:
                tile = source - FIRST_LOCATION
                found.append(CONVERT.move(source, resource) if on_card else TRADE.move(tile, resource))
        elif ability.kind == REFRESH_SOME:
            for card in sorted(empire.exhausted):
                tile = source - FIRST_LOCATION
                found.append(REFRESH.move(source, card) if on_card else REFRESH_AT.move(tile, card))
        elif ability.kind == REPEAT_ECONOMY:
            for other in sources:
                if other == source:
                    continue
                tile = other - FIRST_LOCATION
                found.append(REPEAT.move(source, other) if other < FIRST_LOCATION else REPEAT_AT.move(source, tile))
        elif ability.kind == MOVE_INNOVATION:
            found += [MOVE.move(card, location) for card in cards for location in range(LOCATIONS)]
    return found


def industry_moves(t: EmpiresEnd, seat: int) -> list[int]:
    """Every hand card under every location or sold, and every destroyed location restored."""
    empire = t.empires[seat]
    found: list[int] = []
    for card in empire.hand:
        found += [PLAY.move(card, location) for location in range(LOCATIONS)]
        found.append(SELL.move(card))
    if empire.hand:
        found.append(DISCARD_HAND.move())
    found += [RESTORE.move(location) for location in range(LOCATIONS) if not empire.is_healthy(location)]
    return found
