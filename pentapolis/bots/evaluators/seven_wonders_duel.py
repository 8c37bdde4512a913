"""Judging a position of 7 Wonders Duel: named features of both cities, weighed by a table fitted to games.

There are three ways to win, so there are three groups of features: the points a city has and may expect from its
coins, its wonders and the cards to come at the prices it would pay for them (so production, trade, choices, discounts
and chains are all measured at once, by the rules themselves); the way to the other capital, with the shields to come;
and the way to six symbols, with those still to be had.

Each of the three ways is weighed by itself, with weights of its own: how likely a city wins by points, by army and by
science. A way that is nearly closed adds next to nothing then, however good its beginning looks; one that is nearly
at its end outweighs all points.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.fitted import UNSURE, FittedEvaluator
from pentapolis.games.seven_wonders_duel.catalogue import (
    CARDS,
    COVERED_BY,
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
from pentapolis.games.seven_wonders_duel.prices import card_price, price_of_card, price_of_wonder, wonder_price
from pentapolis.games.seven_wonders_duel.scoring import military, total
from pentapolis.games.seven_wonders_duel.steps import ChooseBeginner, DraftWonder, Turn
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import (
    AGES,
    CAPITAL,
    CIVILIAN,
    COINS_PER_POINT,
    MILITARY,
    MOST_WONDERS,
    RED,
    SCIENTIFIC,
    STRUCTURE,
    SYMBOLS,
    SYMBOLS_TO_WIN,
    WONDER_BITS,
)
from pentapolis.games.seven_wonders_duel.vocabulary import LEARN, REVIVE, VOCABULARY
from pentapolis.kernel.packed import first, length, size
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table

# --- what cards bring, in victory points: rough, for the features that add cards up ----------------

COIN: Final = 0.50  # a coin that pays for something
READY_COINS: Final = 8  # so many coins give freedom of choice

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
LAW_WORTH: Final = [0.0, 1.0, 2.0, 3.5, 6.0, 20.0, 0.0]  # to a city with so many symbols that picks a token

# How likely a city gets a card that it wants: one it can take now, one in the structure, one of a later age.
GETS_NOW: Final = 0.55
GETS_SOON: Final = 0.4
GETS_LATER: Final = 0.35
TAKES_NOW: Final = 0.7  # ... one that it needs to win, can pay for and may take before the other
TAKES_AFTER: Final = 0.4  # ... if the other may take it first
# ... and builds it, if the price is within its coins, nearly so, or far from it.
NEARLY: Final = 4
PAYS_NEARLY: Final = 0.7
PAYS_HARDLY: Final = 0.35
RAISES: Final = 0.6  # a wonder with shields
LAW_COMES: Final = 0.4  # the Law on the board, to whoever may still pair symbols
LEAST_SPREAD: Final = 0.6  # of the shields to come, squared
MOST_CERTAIN: Final = 2.0  # more shields or symbols to come than twice what is needed are no better

EXPLORATION: Final = 0.18  # of the search: values lie close together
PRIOR_VISITS: Final = 25  # of the search: what a move looks like at first is worth so many simulations through it
JUDGED_AGAIN: Final = 32  # visits between two judgements of the same moves: cards face down may be this or that
HARD: Final = 100  # simulations of the level
WIN_IN_SIGHT: Final = 1.0 - UNSURE  # the chance of who is on turn and can win at once


# --- the catalogue in these numbers ----------------------------------------------------------------


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


# By the numbers of cards and wonders; every judgement asks for all that are still to come.
CARD_WORTH: Final[vec[float]] = vec[float]([worth_of(card.effects) for card in CARDS])
WONDER_WORTH: Final[vec[float]] = vec[float]([worth_of(wonder.effects) for wonder in WONDER_CARDS])
WONDER_AGAIN: Final = [
    bool([effect for effect in wonder.effects if isinstance(effect, PlayAgain)]) for wonder in WONDER_CARDS
]
CARD_SHIELDS: Final[vec[i64]] = vec[i64]([shields_of(card.effects) for card in CARDS])
WONDER_SHIELDS: Final[vec[i64]] = vec[i64]([shields_of(wonder.effects) for wonder in WONDER_CARDS])
CARD_SYMBOL: Final[vec[i64]] = vec[i64]([symbol_of(card) for card in CARDS])
# In the list of symbols.
CARD_SYMBOL_AT: Final[vec[i64]] = vec[i64]([symbol_of(card).bit_length() - 1 for card in CARDS])
CHANCE: Final[vec[float]] = vec[float]([chance_of(card) for card in CARDS])
TOKEN_USE: Final = [TOKEN_WORTH[token.id] for token in TOKENS]
LAW: Final = TOKEN.find("law")
LAW_SYMBOL: Final = sum([int(effect.bit) for effect in TOKENS[LAW].effects if isinstance(effect, Science)])
LAW_AT: Final = LAW_SYMBOL.bit_length() - 1
MOST_SHIELDS: Final = max([shields_of(card.effects) for card in CARDS]) + 1  # with Strategy
# The first card of the ages after this one, to which all that follow belong: [0] during the draft, [3] none.
LATER: Final[vec[i64]] = vec[i64]([len([card for card in CARDS if card.age <= age]) for age in range(AGES + 1)])
ALL_CARDS_DEALT: Final = AGES * STRUCTURE
SYMBOL_COUNT: Final = len(SYMBOLS)

# What helps on every way.
ECONOMY: Final = [
    "points",  # but those of coins and of the conflict track
    "coins",
    "ready_coins",  # the first eight: they give freedom of choice
    "gain_now",  # by cards that can be taken now, in points beyond their price
    "best_gain_now",  # the best of these for who is on turn, the second best for the other
    "gain_soon",  # by the other cards of the structure
    "gain_later",  # by cards of later ages, as likely as they are
    "wonders",  # what the unbuilt ones promise, as far as there is time and room for them
    "turns_by_wonders",  # unbuilt ones that bring another turn, the same way
    "wonders_ready",  # that can be paid for now
    "turns_ready",  # of these, those that bring another turn
    "tokens",  # what they will still bring
    "on_turn",
    "last_of_age",  # will take the last card of the age, if nobody plays twice
]
ARMY: Final = [
    "zone",  # points of the conflict track
    "ahead",  # the pawn's distance from the middle; negative for who is behind
    "pawn",  # the same for the leader only
    "pawn_past_3",
    "pawn_past_6",
    "shields_now",  # the most that one card or wonder can bring now
    "shields_soon",  # those that may be expected, in this age and later
    "siege",  # the shields that may be expected, of those needed to win
    "siege_close",  # the same beyond enough
    "siege_chance",  # how likely enough shields come
    "siege_sure",  # the same beyond one half
    "siege_hope",  # its logarithm: a small chance is far from none
    "siege_balance",  # by how much the shields to come, less those of the other, are enough, as a part of their spread
    "siege_threat",  # could win at once, but the other is on turn
    "second_siege_threat",  # in two ways or more, of which the other can take only one
]
SCIENCE: Final = [
    "symbols",
    "fourth_symbol",
    "fifth_symbol",
    "symbols_now",  # new ones that can be built now
    "study_chance",  # how likely the missing symbols come, each reckoned by itself
    "study_sure",  # the same beyond one half
    "study_hope",  # its logarithm
    "study",  # the new symbols that may be expected, of those needed to win
    "study_close",  # the same beyond enough
    "pairs_now",  # symbols owned once, of which another can be built now
    "pairs_soon",  # ... of which another is still to come
    "study_threat",  # as with the army
    "second_study_threat",
]
ALWAYS: Final = "always"  # 1: how open the way is to everybody
BY_POINTS: Final = [*ECONOMY, *ARMY, *SCIENCE]  # all of it brings points, or takes the other's turns
BY_ARMY: Final = [*[f"army_{name}" for name in [*ECONOMY, *ARMY]], f"army_{ALWAYS}"]
BY_SCIENCE: Final = [*[f"science_{name}" for name in [*ECONOMY, *SCIENCE]], f"science_{ALWAYS}"]
NAMES: Final = [*BY_POINTS, *BY_ARMY, *BY_SCIENCE]
WAYS: Final = [len(BY_POINTS), len(BY_ARMY), len(BY_SCIENCE)]
VICTORIES: Final = [CIVILIAN, MILITARY, SCIENTIFIC]  # in the same order
# Where the groups lie in the features of a city.
ARMY_AT: Final = len(ECONOMY)
SCIENCE_AT: Final = ARMY_AT + len(ARMY)
HOPE: Final = 0.002  # less is none
MOST_ODDS: Final = 100.0  # as a logarithm: beyond this nothing changes
MOST_BALANCE: Final = 3.0  # of the spread: all but certain
LEAST_BALANCE: Final = -5.0


class Prospects:
    """What the cards to come mean for one city."""

    def __init__(self) -> None:
        self.gain_now = 0.0
        self.best_now = 0.0
        self.second_now = 0.0
        self.gain_soon = 0.0
        self.gain_later = 0.0
        self.shields_now: i64 = 0
        self.shields_soon = 0.0
        self.symbols_now: i64 = 0
        self.symbols_seen: i64 = 0  # all that are still to come, with or without a chance
        self.new_symbols = 0.0
        self.shields_spread = 0.0  # the variance of the shields to come
        self.lacks = vec[float]([1.0] * SYMBOL_COUNT)  # how likely each symbol does not come
        self.army_threats: i64 = 0
        self.science_threats: i64 = 0

    def expect(self, chance: float, shields: float) -> None:
        self.shields_soon += chance * shields
        self.shields_spread += chance * (1.0 - chance) * shields * shields

    def chance_of_symbols(self, needed: i64) -> float:
        """How likely so many new symbols come, or more."""
        # exactly[n]: n of the symbols looked at so far; the last place takes all beyond.
        exactly = vec[float]([0.0] * (SYMBOLS_TO_WIN + 1))
        exactly[0] = 1.0
        every = self.lacks
        for symbol in range(len(every)):
            lacks = every[symbol]
            if lacks < 1.0:
                comes = 1.0 - lacks
                exactly[needed] += exactly[needed - 1] * comes
                for n in range(needed - 1, 0, -1):
                    exactly[n] = exactly[n] * lacks + exactly[n - 1] * comes
                exactly[0] *= lacks
        return exactly[needed]

    def chance_of_shields(self, needed: float) -> float:
        """How likely so many shields come, or more: the bell curve, roughly."""
        spread = sqrt(self.shields_spread + LEAST_SPREAD)
        return 1.0 / (1.0 + exp(-1.7 * (self.shields_soon + 0.5 - needed) / spread))


def prospects(t: SevenWondersDuel, seat: i64, on_turn: bool) -> Prospects:
    city = t.city(seat)
    found = Prospects()
    coins = city.coins
    owned = city.symbols
    distance = CAPITAL + t.conflict if seat else CAPITAL - t.conflict
    by_science = city.different == SYMBOLS_TO_WIN - 1
    law = LAW in t.board_tokens
    takes = TAKES_NOW if on_turn else TAKES_AFTER
    present = t.present
    if present:
        first_slot = (t.age - 1) * STRUCTURE
        slots = t.slots
        for index in range(STRUCTURE):
            if not present >> index & 1:
                continue
            card: i64 = slots[index]
            price = price_of_card(city, card)
            worth = CARD_WORTH[card] - COIN * float(price)
            shields = CARD_SHIELDS[card]
            if shields:
                shields += city.extra_shields
            symbol = CARD_SYMBOL[card]
            found.symbols_seen |= symbol
            pays = 1.0 if price <= coins else PAYS_NEARLY if price <= coins + NEARLY else PAYS_HARDLY
            if COVERED_BY[first_slot + index] & present:
                if worth > 0.0:
                    found.gain_soon += worth
                if shields:
                    found.expect(GETS_SOON * pays, float(shields))
                if symbol & ~owned:
                    found.new_symbols += GETS_SOON * pays
                    found.lacks[CARD_SYMBOL_AT[card]] *= 1.0 - GETS_SOON * pays
                continue
            if worth > found.best_now:
                found.second_now = found.best_now
                found.best_now = worth
            elif worth > found.second_now:
                found.second_now = worth
            if worth > 0.0:
                found.gain_now += worth
            if shields:
                found.expect(GETS_NOW * pays, float(shields))
            if symbol & ~owned:
                found.new_symbols += GETS_NOW * pays
                found.lacks[CARD_SYMBOL_AT[card]] *= 1.0 - takes * pays
            if price <= coins:
                found.shields_now = max(found.shields_now, shields)
                found.symbols_now |= symbol
                if shields >= distance:
                    found.army_threats += 1
                elif by_science and symbol and (law or not symbol & owned):
                    found.science_threats += 1
    gain_later = 0.0
    for card in range(LATER[t.age], len(CARD_WORTH)):
        chance = CHANCE[card]
        symbol = CARD_SYMBOL[card]
        found.symbols_seen |= symbol
        price = price_of_card(city, card)
        worth = CARD_WORTH[card] - COIN * float(price)
        if worth > 0.0:
            gain_later += worth * chance
        shields = CARD_SHIELDS[card]
        if shields or symbol & ~owned:
            chance *= GETS_LATER
            if price > coins + NEARLY:
                chance *= PAYS_NEARLY
            if shields:
                found.expect(chance, float(shields + city.extra_shields))
            else:
                found.new_symbols += chance
                found.lacks[CARD_SYMBOL_AT[card]] *= 1.0 - chance
    found.gain_later = gain_later
    unbuilt = city.unbuilt_row
    while unbuilt:
        wonder = first(unbuilt, WONDER_BITS)
        unbuilt >>= WONDER_BITS
        shields = WONDER_SHIELDS[wonder]
        if shields:
            found.expect(RAISES, float(shields))
            if price_of_wonder(city, wonder) <= coins:
                found.shields_now = max(found.shields_now, shields)
                if shields >= distance:
                    found.army_threats += 2  # nobody can take it away
    if law and found.symbols_seen & owned & ~city.pairs:
        found.new_symbols += LAW_COMES
        found.lacks[LAW_AT] *= 1.0 - LAW_COMES
        found.symbols_seen |= LAW_SYMBOL
    return found


class SevenWondersDuelEvaluator(FittedEvaluator):
    """Three ways to win, weighed."""

    def manner(self) -> Manner:
        return Manner(
            exploration=EXPLORATION, prior_visits=PRIOR_VISITS, settle=True, keep=True, hard=HARD, again=JUDGED_AGAIN
        )

    def margin(self, table: Table, seat: int) -> float:
        """By points; supremacy leaves nothing to be desired."""
        assert isinstance(table, SevenWondersDuel)
        if table.victory != CIVILIAN:
            return 1.0 if seat in table.winners else 0.0
        return super().margin(table, seat)

    def left(self, table: Table) -> float:
        assert isinstance(table, SevenWondersDuel)
        return float(cards_left(table)) / ALL_CARDS_DEALT

    def known(self, table: Table) -> list[float] | None:
        assert isinstance(table, SevenWondersDuel)
        decision = table.decision(-1)
        if isinstance(decision, Turn) and wins_at_once(table, decision.seat):
            return [1.0 - WIN_IN_SIGHT, WIN_IN_SIGHT] if decision.seat else [WIN_IN_SIGHT, 1.0 - WIN_IN_SIGHT]
        return None

    def ways(self) -> list[int]:
        return WAYS

    def way(self, table: Table) -> int:
        assert isinstance(table, SevenWondersDuel)
        return VICTORIES.index(table.victory)

    def features(self, table: Table, seat: int) -> list[float]:
        return self.every(table)[seat]

    def every(self, table: Table) -> list[list[float]]:
        assert isinstance(table, SevenWondersDuel)
        home, away = both_cities(table)
        return [by_ways(home), by_ways(away)]

    def values(self, table: Table) -> list[float]:
        """The same as of every fitted evaluator, without lists: a search asks for little else."""
        if table.over:
            return [self.ended(table, 0), self.ended(table, 1)]
        known = self.known(table)
        if known is not None:
            return known
        scores = self.scores(table)
        home = UNSURE + (1.0 - 2.0 * UNSURE) / (1.0 + exp(min(MOST_ODDS, scores[1] - scores[0])))
        return [home, 1.0 - home]

    def scores(self, table: Table) -> list[float]:
        """The chances of a city are the sum of those of its three ways, each e to the power of what it is weighed."""
        assert isinstance(table, SevenWondersDuel)
        weights = self.weights_at(self.left(table))
        home, away = both_cities(table)
        # Every judgement comes here, so all ways are weighed at once, and the ends of the groups are plain numbers.
        army_at: i64 = ARMY_AT
        science_at: i64 = SCIENCE_AT
        end: i64 = len(home)
        army_weights = end
        science_weights = army_weights + science_at + 1
        home_army = away_army = weights[army_weights + science_at]
        home_science = away_science = weights[science_weights + army_at + end - science_at]
        lead = 0.0
        at: i64 = 0
        while at < end:
            own = home[at]
            other = away[at]
            lead += (own - other) * weights[at]
            if at < science_at:
                weight = weights[army_weights + at]
                home_army += own * weight
                away_army += other * weight
            if at < army_at or at >= science_at:
                weight = weights[science_weights + (at if at < army_at else army_at + at - science_at)]
                home_science += own * weight
                away_science += other * weight
            at += 1
        return [together(0.5 * lead, home_army, home_science), together(-0.5 * lead, away_army, away_science)]

    def settle(self, table: Table, seat: int, rng: Rng) -> None:
        """A turn ends with its choices: the token, the card destroyed or revived that looks best."""
        assert isinstance(table, SevenWondersDuel)
        while not table.over:
            decision = table.decision(-1)
            if isinstance(decision, Turn | DraftWonder | ChooseBeginner):
                return
            moves = table.legal(decision.seat)
            best = moves[0]
            most = -1.0
            for move in moves:
                worth = choice_worth(table, decision.seat, move)
                if worth > most:
                    best = move
                    most = worth
            table.make(decision.seat, best)


def by_ways(found: vec[float]) -> list[float]:
    """The features of a city for each of the three ways, in the order of `NAMES`."""
    every = list(found)
    return [*every, *every[:SCIENCE_AT], 1.0, *every[:ARMY_AT], *every[SCIENCE_AT:], 1.0]


def together(points: float, army: float, science: float) -> float:
    """The logarithm of the sum of their powers of e."""
    highest = max(points, army, science)
    return highest + log(exp(points - highest) + exp(army - highest) + exp(science - highest))


def both_cities(t: SevenWondersDuel) -> tuple[vec[float], vec[float]]:
    """The features of both."""
    seat = t.decision(-1).seat
    home = prospects(t, 0, seat == 0)
    away = prospects(t, 1, seat == 1)
    return city_features(t, 0, seat == 0, home, away), city_features(t, 1, seat == 1, away, home)


def city_features(t: SevenWondersDuel, seat: i64, on_turn: bool, to_come: Prospects, rival: Prospects) -> vec[float]:
    city = t.city(seat)
    coins = city.coins
    left = float(cards_left(t)) / ALL_CARDS_DEALT
    ahead = -t.conflict if seat else t.conflict
    pawn = float(ahead) if ahead > 0 else 0.0
    zone = military(t, seat)

    use = 0.0
    for token in city.tokens:
        use += TOKEN_USE[token] * left

    distance = float(CAPITAL - ahead)
    siege = to_come.shields_soon / distance
    siege_chance = to_come.chance_of_shields(distance)
    spread = sqrt(to_come.shields_spread + rival.shields_spread + LEAST_SPREAD)
    balance = (to_come.shields_soon - rival.shields_soon + 0.5 - distance) / spread
    needed = SYMBOLS_TO_WIN - city.different
    missing = to_come.symbols_seen & ~city.symbols
    study = to_come.new_symbols / float(needed) if size(missing) >= needed else 0.0
    study_chance = to_come.chance_of_symbols(needed) if size(missing) >= needed else 0.0
    siege = siege if siege < MOST_CERTAIN else MOST_CERTAIN
    study = study if study < MOST_CERTAIN else MOST_CERTAIN
    single = city.symbols & ~city.pairs if t.board_tokens else 0

    wonders = unbuilt_worth(t, seat, left)
    ready: i64 = coins if coins < READY_COINS else READY_COINS
    cards = size(t.present)
    army_threats = 0 if on_turn else to_come.army_threats
    science_threats = 0 if on_turn else to_come.science_threats
    return vec[float](
        [
            float(total(t, seat) - zone - coins // COINS_PER_POINT),
            float(coins),
            float(ready),
            to_come.gain_now,
            to_come.best_now if on_turn else to_come.second_now,
            to_come.gain_soon,
            to_come.gain_later,
            wonders.worth,
            wonders.turns,
            float(wonders.ready),
            float(wonders.turns_ready),
            use,
            1.0 if on_turn else 0.0,
            1.0 if cards and (cards % 2 == 1) == on_turn else 0.0,
            # the army
            float(zone),
            float(ahead),
            pawn,
            pawn - 3.0 if pawn > 3.0 else 0.0,
            pawn - 6.0 if pawn > 6.0 else 0.0,
            float(to_come.shields_now),
            to_come.shields_soon,
            siege,
            siege - 1.0 if siege > 1.0 else 0.0,
            siege_chance,
            siege_chance - 0.5 if siege_chance > 0.5 else 0.0,
            log(siege_chance + HOPE),
            min(MOST_BALANCE, max(LEAST_BALANCE, balance)),
            1.0 if army_threats > 0 else 0.0,
            1.0 if army_threats > 1 else 0.0,
            # science
            float(city.different),
            1.0 if city.different >= 4 else 0.0,
            1.0 if city.different >= 5 else 0.0,
            float(size(to_come.symbols_now & ~city.symbols)),
            study_chance,
            study_chance - 0.5 if study_chance > 0.5 else 0.0,
            log(study_chance + HOPE),
            study,
            study - 1.0 if study > 1.0 else 0.0,
            float(size(to_come.symbols_now & single)),
            float(size(to_come.symbols_seen & single)),
            1.0 if science_threats > 0 else 0.0,
            1.0 if science_threats > 1 else 0.0,
        ]
    )


def cards_left(t: SevenWondersDuel) -> i64:
    """Cards still to be taken, in this age and the next."""
    return (AGES - t.age) * STRUCTURE + size(t.present)


class Promise:
    """What the unbuilt wonders of a city are worth to it, the turns among it, and how many it can pay for now."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.turns = 0.0
        self.ready: i64 = 0
        self.turns_ready: i64 = 0


def unbuilt_worth(t: SevenWondersDuel, seat: i64, left: float) -> Promise:
    """Seven wonders in all can be built, and each takes a turn."""
    found = Promise()
    city = t.city(seat)
    unbuilt = length(city.unbuilt_row, WONDER_BITS)
    if unbuilt == 0:
        return found
    other = t.city(1 - seat)
    places: i64 = MOST_WONDERS - city.raised_count - other.raised_count
    row = city.unbuilt_row
    while row:
        index = first(row, WONDER_BITS)
        row >>= WONDER_BITS
        price = price_of_wonder(city, index)
        promise = WONDER_WORTH[index] - COIN * float(price)
        again = WONDER_AGAIN[index] or city.always_again
        if price <= city.coins:
            found.ready += 1
            if again:
                found.turns_ready += 1
        if again:
            found.turns += 1.0
        if promise > 0.0:
            found.worth += promise
    share = 1.0
    wanted = unbuilt + length(other.unbuilt_row, WONDER_BITS)
    if places < wanted:
        share *= float(places) / float(wanted)
    turns = left * ALL_CARDS_DEALT / 2.0
    if turns < float(unbuilt):
        share *= turns / float(unbuilt)
    found.worth *= share
    found.turns *= share
    return found


def choice_worth(t: SevenWondersDuel, seat: i64, move: int) -> float:
    """A guess at one of the choices that end a turn."""
    verb = VOCABULARY.verb(move)
    thing = VOCABULARY.first[move]
    if verb is LEARN:
        if thing == LAW:
            return LAW_WORTH[t.city(seat).different]
        left = float(cards_left(t)) / ALL_CARDS_DEALT
        return worth_of(TOKENS[thing].effects) + TOKEN_USE[thing] * left
    worth = CARD_WORTH[thing]
    if verb is REVIVE and CARD_SYMBOL[thing]:
        city = t.city(seat)
        if not CARD_SYMBOL[thing] & city.symbols:
            worth += LAW_WORTH[city.different]
        elif t.board_tokens:
            worth += FROM_BOX
    return worth


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


EVALUATOR: Final = SevenWondersDuelEvaluator("seven_wonders_duel", NAMES)
