"""Judging a position of 7 Wonders Duel: both cities are reckoned in victory points, now and to come.

What a city is worth is the points it has, the coins it can still spend, what the cards to come will bring at
the prices it would pay for them (so production, trade, choices, discounts and chains are all measured at
once, by the rules themselves), its unbuilt wonders, the conflict track and the way to six symbols. The
weights were set by hand and corrected by matches of the greedy bot against itself with one weight changed.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from pentapolis.bots.evaluator import Evaluator, outcome
from pentapolis.games.seven_wonders_duel.catalogue import (
    CARDS,
    GUILD,
    TOKEN,
    TOKENS,
    WONDER_CARDS,
    Card,
)
from pentapolis.games.seven_wonders_duel.effects import (
    BuildFromDiscard,
    Coins,
    CoinsPer,
    DestroyCard,
    Effect,
    OpponentLoses,
    PlayAgain,
    Points,
    PointsPer,
    Produce,
    ProduceChoice,
    ProgressFromBox,
    Science,
    Shields,
    TradePrice,
)
from pentapolis.games.seven_wonders_duel.prices import card_price, wonder_price
from pentapolis.games.seven_wonders_duel.scoring import military, total
from pentapolis.games.seven_wonders_duel.steps import Turn
from pentapolis.games.seven_wonders_duel.table import City, SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import (
    AGES,
    CAPITAL,
    COINS_PER_POINT,
    MOST_WONDERS,
    RED,
    STRUCTURE,
    SYMBOLS_TO_WIN,
)
from pentapolis.kernel.table import Table

# --- weights, in victory points --------------------------------------------------------------------

COIN: Final = 0.50  # a coin that pays for something
COIN_LEFT: Final = 1.0 / COINS_PER_POINT  # a coin kept to the end
READY_COINS: Final = 8  # so many coins give freedom of choice ...
READY_COIN: Final = 0.45  # ... and are worth this much more while there is something to buy

SHARE: Final = 0.40  # of the cards to come, a city gets less than half of what it could use
WONDER_SHARE: Final = 1.0  # of a wonder's worth while there are turns and places left for it
TURN: Final = 1.5  # being on turn

# What effects are worth to a city that does not have them yet.
SHIELD: Final = 1.0
SYMBOL: Final = 2.5
AGAIN: Final = 4.0
DESTROY: Final = 2.2
FROM_BOX: Final = 5.0
FROM_DISCARD: Final = 5.0
CHOICE: Final = 3.2
CHEAP_TRADE: Final = 1.0
UNIT: Final = 1.0
PER: Final = 3.0  # things that a guild or a yellow card usually counts

# The pawn's distance from the middle, for the leader: the points of the zone, and the threat of the capital.
CONFLICT: Final = [0.0, 1.2, 2.2, 4.0, 5.0, 6.5, 9.5, 11.5, 15.0, 0.0]

# Different symbols, while six can still be reached; and a symbol whose second copy is still to come.
SYMBOLS_OWNED: Final = [0.0, 0.4, 1.0, 2.2, 4.5, 10.0, 0.0]
PAIR_TO_COME: Final = 1.6

# What a token brings beside its points and coins, if it comes at the beginning of Age I.
TOKEN_WORTH: Final = {
    "agriculture": 0.0,
    "architecture": 5.0,
    "economy": 5.0,
    "law": 0.0,
    "masonry": 2.0,
    "mathematics": 1.5,
    "philosophy": 0.0,
    "strategy": 4.0,
    "theology": 5.0,
    "urbanism": 5.0,
}

WINS_NEXT: Final = 60.0  # the seat on turn can win at once
# A lead of so many points multiplies the odds by e: less certain at the beginning, more at the end.
SURE_AT_START: Final = 11.0
SURE_AT_END: Final = 4.0


# --- the catalogue in these weights ----------------------------------------------------------------


def effect_worth(effect: Effect) -> float:
    if isinstance(effect, Points):
        return float(effect.count)
    if isinstance(effect, Shields):
        return SHIELD * effect.count
    if isinstance(effect, Science):
        return SYMBOL
    if isinstance(effect, Coins | OpponentLoses):
        return COIN * effect.count
    if isinstance(effect, CoinsPer):
        return COIN * PER * effect.count
    if isinstance(effect, PointsPer):
        return PER * effect.count
    if isinstance(effect, Produce):
        return UNIT * effect.count
    if isinstance(effect, ProduceChoice):
        return CHOICE
    if isinstance(effect, TradePrice):
        return CHEAP_TRADE
    if isinstance(effect, PlayAgain):
        return AGAIN
    if isinstance(effect, DestroyCard):
        return DESTROY
    if isinstance(effect, ProgressFromBox):
        return FROM_BOX
    if isinstance(effect, BuildFromDiscard):
        return FROM_DISCARD
    return 0.0


def worth_of(effects: list[Effect]) -> float:
    return sum([effect_worth(effect) for effect in effects])


def shields_of(effects: list[Effect]) -> int:
    return sum([effect.count for effect in effects if isinstance(effect, Shields)])


def symbol_of(card: Card) -> int:
    """The card's scientific symbol as a bit, 0 without one."""
    return sum([int(effect.bit) for effect in card.effects if isinstance(effect, Science)])


def chance_of(card: Card) -> float:
    """How likely a card of a later age is dealt at all."""
    same = len([other for other in CARDS if other.back == card.back])
    if card.back == GUILD:
        return 3 / same
    return (STRUCTURE - 3 if card.back == AGES else STRUCTURE) / same


CARD_WORTH: Final = [worth_of(card.effects) for card in CARDS]
WONDER_WORTH: Final = [worth_of(wonder.effects) for wonder in WONDER_CARDS]
CARD_SHIELDS: Final = [shields_of(card.effects) for card in CARDS]
WONDER_SHIELDS: Final = [shields_of(wonder.effects) for wonder in WONDER_CARDS]
CARD_SYMBOL: Final = [symbol_of(card) for card in CARDS]
CHANCE: Final = [chance_of(card) for card in CARDS]
TOKEN_USE: Final = [TOKEN_WORTH[token.id] for token in TOKENS]
LAW: Final = TOKEN.find("law")
LAW_SYMBOL: Final = sum([int(effect.bit) for effect in TOKENS[LAW].effects if isinstance(effect, Science)])
MOST_SHIELDS: Final = max(CARD_SHIELDS) + 1  # with Strategy
# The cards of all ages after this one: [0] during the draft, [3] none.
LATER: Final = [[card for card in CARDS if card.age > age] for age in range(AGES + 1)]
ALL_CARDS_DEALT: Final = AGES * STRUCTURE


class SevenWondersDuelEvaluator(Evaluator):
    """The lead in points, now and to come, as a chance to win."""

    def value(self, table: Table, seat: int) -> float:
        if table.over:
            return outcome(table, seat)
        chance = home_chance(table)
        return 1.0 - chance if seat else chance

    def values(self, table: Table) -> list[float]:
        chance = outcome(table, 0) if table.over else home_chance(table)
        return [chance, 1.0 - chance]


def home_chance(table: Table) -> float:
    """The chance that seat 0 wins."""
    assert isinstance(table, SevenWondersDuel)
    left = float(cards_left(table)) / ALL_CARDS_DEALT
    sure = SURE_AT_END + (SURE_AT_START - SURE_AT_END) * left
    return 1.0 / (1.0 + exp(-lead(table, left) / sure))


def cards_left(t: SevenWondersDuel) -> i64:
    """Cards still to be taken, in this age and the next."""
    left = (AGES - t.age) * STRUCTURE
    present = t.present
    while present:
        present &= present - 1
        left += 1
    return left


def lead(t: SevenWondersDuel, left: float) -> float:
    """What seat 0's city is worth more than seat 1's. `left` is the part of the game still to come."""
    ahead = conflict(t) + to_come(t)
    ahead += city_worth(t, 0, left) - city_worth(t, 1, left)
    decision = t.decision(-1)
    sign = -1.0 if decision.seat else 1.0
    ahead += sign * TURN
    if isinstance(decision, Turn) and wins_at_once(t, decision.seat):
        ahead += sign * WINS_NEXT
    return ahead


def conflict(t: SevenWondersDuel) -> float:
    return -CONFLICT[-t.conflict] if t.conflict < 0 else CONFLICT[t.conflict]


def city_worth(t: SevenWondersDuel, seat: i64, left: float) -> float:
    """Points, coins, tokens and wonders of one city; the conflict track is reckoned apart."""
    city = t.city(seat)
    coins = city.coins
    worth = float(total(t, seat) - military(t, seat) - coins // COINS_PER_POINT)
    worth += COIN_LEFT * float(coins)
    ready: i64 = coins if coins < READY_COINS else READY_COINS
    worth += READY_COIN * float(ready) * (1.0 if left > 0.1 else left * 10.0)
    for token in city.tokens:
        worth += TOKEN_USE[token] * left
    return worth + wonders_worth(t, seat, left)


def wonders_worth(t: SevenWondersDuel, seat: i64, left: float) -> float:
    """What the unbuilt wonders promise; seven in all can be built, and each takes a turn."""
    city = t.city(seat)
    unbuilt: i64 = len(city.unbuilt)
    if unbuilt == 0:
        return 0.0
    other = t.city(1 - seat)
    places: i64 = MOST_WONDERS - len(city.raised) - len(other.raised)
    promised = 0.0
    for index in city.unbuilt:
        wonder = WONDER_CARDS[index]
        promise = WONDER_WORTH[index] - COIN * float(wonder_price(city, wonder))
        if city.always_again:
            promise += AGAIN
        if promise > 0.0:
            promised += promise
    share = WONDER_SHARE
    wanted: i64 = unbuilt + len(other.unbuilt)
    if places < wanted:
        share *= float(places) / float(wanted)
    turns = left * ALL_CARDS_DEALT / 2.0
    if turns < float(unbuilt):
        share *= turns / float(unbuilt)
    return promised * share


def to_come(t: SevenWondersDuel) -> float:
    """What the cards to come mean for seat 0 less what they mean for seat 1, and both ways to six symbols."""
    home = t.home
    away = t.away
    lead_to_come = 0.0
    symbols: i64 = 0
    present = t.present
    for slot in range(len(t.slots)):
        if present >> slot & 1:
            card = CARDS[t.slots[slot]]
            symbols |= CARD_SYMBOL[card.index]
            lead_to_come += gain(home, card) - gain(away, card)
    for card in LATER[t.age]:
        symbols |= CARD_SYMBOL[card.index]
        lead_to_come += (gain(home, card) - gain(away, card)) * CHANCE[card.index]
    if LAW in t.board_tokens:
        symbols |= LAW_SYMBOL
    science = science_worth(t, home, symbols) - science_worth(t, away, symbols)
    return lead_to_come * SHARE + science


def gain(city: City, card: Card) -> float:
    """What building the card would bring the city at today's price; it need not build it."""
    worth = CARD_WORTH[card.index] - COIN * float(card_price(city, card))
    return worth if worth > 0.0 else 0.0


def science_worth(t: SevenWondersDuel, city: City, symbols: i64) -> float:
    """`symbols`: those that cards to come still bring."""
    worth = 0.0
    if city.different + count_bits(symbols & ~city.symbols) >= SYMBOLS_TO_WIN:
        worth = SYMBOLS_OWNED[city.different]
    if t.board_tokens:
        worth += PAIR_TO_COME * float(count_bits(symbols & city.symbols & ~city.pairs))
    return worth


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def wins_at_once(t: SevenWondersDuel, seat: i64) -> bool:
    """Can the seat, which is on turn, end the game with one of the accessible cards?"""
    city = t.city(seat)
    distance = CAPITAL + t.conflict if seat else CAPITAL - t.conflict
    by_science = city.different == SYMBOLS_TO_WIN - 1
    if distance > MOST_SHIELDS and not by_science:
        return False
    law = LAW in t.board_tokens
    for card in t.accessible:
        wins = card.colour == RED and CARD_SHIELDS[card.index] + city.extra_shields >= distance
        if by_science:
            symbol: i64 = CARD_SYMBOL[card.index]
            # A second copy wins as well if it brings Law, whose symbol nobody else can have.
            wins = wins or (symbol != 0 and (law or not symbol & city.symbols))
        if wins and card_price(city, card) <= city.coins:
            return True
    for index in city.unbuilt:  # a plain loop: compiled code has no lazy `any`
        if WONDER_SHIELDS[index] >= distance and wonder_price(city, WONDER_CARDS[index]) <= city.coins:
            return True
    return False


EVALUATOR: Final = SevenWondersDuelEvaluator()
