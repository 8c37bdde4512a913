"""What a seat may see, built field by field: nothing is in a view that is not put there here."""

from typing import Any, TypedDict

from pentapolis.games.seven_wonders_duel.catalogue import (
    CARD,
    CARDS,
    GUILD,
    LAYOUTS,
    TOKEN,
    WONDER,
    WONDER_CARDS,
)
from pentapolis.games.seven_wonders_duel.prices import discard_income, explain_card, explain_wonder, unit_price
from pentapolis.games.seven_wonders_duel.scoring import parts
from pentapolis.games.seven_wonders_duel.table import Library, SevenWondersDuel, Structure, bits
from pentapolis.games.seven_wonders_duel.terms import (
    CHAINS,
    COLOURS,
    LOOT,
    MANUFACTURED,
    MILITARY,
    RAW,
    RESOURCES,
    SCIENTIFIC,
    SEATS,
    SYMBOLS,
    lane,
)
from pentapolis.kernel.view import CommonView
from pentapolis.kernel.zones import EMPTY, UNKNOWN


class ResourcePart(TypedDict):
    """Where the units of one resource come from: wanted = made + chosen + discounted + bought."""

    resource: str
    wanted: int
    made: int
    chosen: int
    discounted: int
    bought: int
    price: int


class Price(TypedDict):
    """total = coins + trade; trade = the sum of bought x price."""

    total: int
    coins: int
    trade: int
    chain: bool
    resources: list[ResourcePart]


class SlotView(TypedDict):
    """One place of the structure. `card` is None for a face-down card; `back` is "1", "2", "3" or "guild"."""

    slot: int
    row: int
    column: int
    card: str | None
    back: str
    accessible: bool
    prices: list[Price] | None  # for seat 0 and seat 1, of accessible cards


class WonderView(TypedDict):
    """A wonder of a city; `under` is the card it was built with, `price` what it would cost its owner now."""

    wonder: str
    built: bool
    under: str | None
    price: Price | None


class CityView(TypedDict):
    seat: int
    coins: int
    buildings: list[str]  # in the order of the catalogue within each colour (SWD-BLD-13)
    colours: dict[str, int]
    production: dict[str, int]
    choices: list[list[str]]  # one of these at each construction
    unit_prices: dict[str, int]
    chains: list[str]
    symbols: list[str]
    pairs: list[str]
    wonders: list[WonderView]
    tokens: list[str]
    points: dict[str, int]
    total: int
    discard_income: int  # coins for discarding a card now


class Loot(TypedDict):
    """A military token that is still on the track; `seat` is the player who would lose the coins."""

    seat: int
    coins: int


class View(CommonView):
    wins: list[str]  # those of the moves that win at once, by military or scientific supremacy
    age: int
    starter: int
    active: int
    structure: list[SlotView]
    conflict: int  # positive: seat 0 leads
    loot: list[Loot]
    board_tokens: list[str]
    library: list[str | None]  # drawn by The Great Library; None where the seat may not see
    offer: list[str]
    discard: list[str]
    cities: list[CityView]
    victory: str | None


STRUCTURE_ZONE = Structure()
LIBRARY_ZONE = Library()


def view(t: SevenWondersDuel, seat: int | None) -> View:
    common = t.common_view(seat)
    library = [t.seen(LIBRARY_ZONE, place, seat) for place in range(len(t.library))]
    return {
        **common,
        "wins": [t.game.notation(move) for move in supremacies(t, seat)] if seat is not None else [],
        "age": int(t.age),
        "starter": int(t.starter),
        "active": int(t.active),
        "structure": [slot_view(t, slot, seat) for slot in range(len(t.slots)) if t.present >> slot & 1],
        "conflict": int(t.conflict),
        "loot": all_loot(t),
        "board_tokens": [TOKEN.ids[token] for token in t.board_tokens],
        "library": [None if token == UNKNOWN else TOKEN.ids[token] for token in library],
        "offer": [WONDER.ids[wonder] for wonder in t.offer],
        "discard": [CARD.ids[card] for card in t.discard],
        "cities": [city_view(t, owner) for owner in range(SEATS)],
        "victory": t.victory or None,
    }


def slot_view(t: SevenWondersDuel, slot: int, seat: int | None) -> SlotView:
    place = LAYOUTS[t.age - 1].slots[slot]
    seen = t.seen(STRUCTURE_ZONE, slot, seat)
    back = STRUCTURE_ZONE.back(t, slot)
    accessible = CARDS[t.slots[slot]] in t.accessible
    prices: list[Price] | None = None
    if accessible and seen not in (EMPTY, UNKNOWN):
        card = CARDS[seen]
        prices = [price(explain_card(t.city(s), card)) for s in range(SEATS)]
    return {
        "slot": slot,
        "row": place.row,
        "column": place.column,
        "card": None if seen in (EMPTY, UNKNOWN) else CARD.ids[seen],
        "back": "guild" if back == GUILD else str(back),
        "accessible": accessible,
        "prices": prices,
    }


def city_view(t: SevenWondersDuel, owner: int) -> CityView:
    city = t.city(owner)
    points = parts(t, owner)
    wonders: list[WonderView] = [
        {"wonder": WONDER.ids[wonder], "built": True, "under": CARD.ids[card], "price": None}
        for wonder, card in zip(city.raised, city.tucked, strict=True)
    ]
    for wonder in city.unbuilt:
        cost = price(explain_wonder(city, WONDER_CARDS[wonder]))
        wonders.append({"wonder": WONDER.ids[wonder], "built": False, "under": None, "price": cost})
    return {
        "seat": owner,
        "coins": int(city.coins),
        "buildings": [CARD.ids[card] for card in sorted(city.buildings, key=lambda c: (CARDS[c].colour, c))],
        "colours": {name: int(lane(city.colours, c)) for c, name in enumerate(COLOURS)},
        "production": {name: int(lane(city.production, r)) for r, name in enumerate(RESOURCES)},
        "choices": [[RESOURCES[r] for r in RAW]] * int(city.raw_choices)
        + [[RESOURCES[r] for r in MANUFACTURED]] * int(city.manufactured_choices),
        "unit_prices": {name: int(unit_price(city, r)) for r, name in enumerate(RESOURCES)},
        "chains": bits(city.chains, CHAINS),
        "symbols": bits(city.symbols, SYMBOLS),
        "pairs": bits(city.pairs, SYMBOLS),
        "wonders": wonders,
        "tokens": [TOKEN.ids[token] for token in city.tokens],
        "points": points,
        "total": sum(points.values()),
        "discard_income": int(discard_income(city)),
    }


def supremacies(t: SevenWondersDuel, seat: int) -> list[int]:
    """SWD-MIL-06, SWD-SCI-03: the legal moves that win at once; nothing hidden decides that."""
    winning: list[int] = []
    for move in t.moves(seat):
        after = t.copy()
        after.telling = False
        after.make(seat, move)
        if after.over and after.victory in (MILITARY, SCIENTIFIC) and seat in after.winners:
            winning.append(move)
    return winning


def all_loot(t: SevenWondersDuel) -> list[Loot]:
    return [
        {"seat": 1 - seat, "coins": LOOT[token]}
        for seat in range(SEATS)
        for token in range(len(LOOT))
        if t.loot >> (seat * 2 + token) & 1
    ]


def price(parts: dict[str, Any]) -> Price:
    return {
        "total": parts["total"],
        "coins": parts["coins"],
        "trade": parts["trade"],
        "chain": parts["chain"],
        "resources": parts["resources"],
    }
