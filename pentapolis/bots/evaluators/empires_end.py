"""Judging a position of Empire's End: every empire is reckoned in points at the end of the game.

What an empire is worth is the points it has, its healthy locations and their innovations as far as they will
last, what destroyed ones are worth if they can be restored, and its resources as far as there is a use for them.
A disaster on the table is an auction that somebody will lose, and be paid for by the others. What these points say
about the victory, part by part and phase by phase, is fitted to games: `empires_end.toml`. The numbers that make up
the parts were set by hand and corrected by matches of bots with one number changed.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.abilities.conflict import Strength, StrengthPerAdjacent
from pentapolis.games.empires_end.abilities.disaster import FreeBid, QuakeGain, QuakeRefresh, ReplaceDisaster
from pentapolis.games.empires_end.abilities.economy import (
    ConvertAll,
    ConvertAny,
    Gain,
    GainPerAdjacent,
    GainPoints,
    PointsPerAdjacent,
    Refreshing,
    RepeatEconomy,
)
from pentapolis.games.empires_end.abilities.ending import (
    EndMostDestroyed,
    EndPerAdjacent,
    EndPerDestroyed,
    EndPerResource,
    EndRepeat,
)
from pentapolis.games.empires_end.abilities.industry import MoveInnovation, PlayDiscount, RestoreDiscount, SwapLocations
from pentapolis.games.empires_end.catalogue import FIRST_LOCATION
from pentapolis.games.empires_end.conflict import AXES_AT, SECRET_BID, strength
from pentapolis.games.empires_end.economy import BeginEconomy
from pentapolis.games.empires_end.edition import Band, Edition
from pentapolis.games.empires_end.industry import BeginIndustry, restore_cost
from pentapolis.games.empires_end.strike import nearest
from pentapolis.games.empires_end.table import INDUSTRY_PART, NOBODY_YET, Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import (
    ANY,
    AXE,
    COIN,
    FIELD_BITS,
    HAMMER,
    IN_ECONOMY,
    IN_INDUSTRY,
    LOCATIONS,
    MOST_COMMITTED,
    WHEAT,
    amount,
)
from pentapolis.games.empires_end.vocabulary import COMMIT, PLAY, VOCABULARY
from pentapolis.games.empires_end.vocabulary import RESTORE as RESTORE_LOCATION
from pentapolis.kernel.packed import size
from pentapolis.kernel.table import Table

# --- weights, in points ----------------------------------------------------------------------------

# A token that will be used, wheat, hammer, axe, coin; of one that may be, and of one too many, a part.
TOKEN: Final = [1.5, 2.0, 1.8, 2.4]
SECOND: Final = 0.45
SPARE: Final = 0.1
# Tokens of a kind for which there is a use: for each disaster, each phase of its own kind to come.
USED_PER_DISASTER: Final = [0.45, 0.35, 0.35, 0.5]
USED_PER_PHASE: Final = [0.6, 3.0, 3.0, 1.5]

# One use of an ability.
CONVERSION: Final = 0.6  # of what the exchange brings
REPEAT: Final = 2.2
DISCOUNT: Final = 1.3
SWAP: Final = 1.3
MOVE: Final = 0.8
RESTORE: Final = 0.8
REFRESH: Final = 0.7
PASS: Final = 1.8  # a free bid that is ready, and how much of it is left once it is exhausted
ANOTHER: Final = 1.8  # the same of a replacement
AGAIN: Final = 0.35
MIGHT: Final = 1.6  # a point of strength in a conflict
QUAKE: Final = 0.6  # of what an earthquake card gives, while there are many disasters to come
BESIDE: Final = 0.8  # neighbours of a kind where a card has no place yet
LEFTOVERS: Final = 2.0  # tokens of a kind that come together until the end, if they score
END_REPEATED: Final = 6.0
HELD: Final = 0.45  # of what a hand card would bring, if it is played

WEAR: Final = 0.05  # how many of the locations each disaster of one's own costs until the end, restored ones apart
WEAR_POINTS: Final = 0.03  # the same for points: the valuable ones are defended
RESTORED: Final = [0.8, 0.6, 0.45, 0.35, 0.0]  # the chance that the first, second ... location is restored
UNPAID: Final = 0.65  # of that, while the hammers for it are not there

PAID: Final = 1.8  # a token that is paid to pass
BARGAIN: Final = 0.8  # of the highest price that the taker of a disaster can get from the others
RIVAL_BID: Final = 0.45  # of the axes and coins that others have, they bid so many in a conflict
CLOSE: Final = 1.2  # strengths that differ by so much leave the victory open

# For the search: values lie close together, and an industry phase offers a hundred moves and more.
EXPLORATION: Final = 0.1
WIDTH: Final = 12

# The parts of the points that a seat may expect.
NAMES: Final = [
    "score",
    "locations",  # healthy ones, with their abilities
    "innovations",  # under healthy locations
    "ruins",  # that may be restored
    "wheat",
    "hammers",
    "axes",
    "coins",
    "gained",  # innovations that wait for a place
    "hand",
    "disasters",  # on the table: what taking them, or paying for them, will bring
    "conflict",  # being fought
    "second_part",  # of a combined phase, still to be played
    "on_turn",
]
SCORE: Final = 0
HEALTHY: Final = 1
TUCKED: Final = 2
RUINS: Final = 3
TOKENS: Final = 4  # four, in the order of the resources
GAINED: Final = 8
HAND: Final = 9
OPEN: Final = 10
FOUGHT: Final = 11
SECOND_PART: Final = 12
ON_TURN: Final = 13

VARIES: Final = -1e9  # the worth of an ability that is not the same for all empires
MOST_OPEN: Final = 2  # disasters on the table at once
MOST_OUTLOOKS: Final = 16  # that are remembered


class Stage:
    """What is the same for all empires: the phases to come, and what that makes of tokens and abilities."""

    def __init__(self, edition: Edition, track: list[str], seats: int, at: int, fighting: bool, disasters: int) -> None:
        ahead = track[at:]
        self.economy = float(sum([1 for code in ahead if code in {"E", "EI"}]))
        self.industry = float(sum([1 for code in ahead if code in {"I", "EI"}]))
        self.conflict = float(sum([1 for code in ahead if code == "C"]))
        self.disaster = float(sum([len(code) for code in ahead if code[0] == "D"]))
        self.left = float(len(ahead)) / float(len(track))
        if fighting:
            self.conflict += 1.0  # the one that is being fought
        self.disasters = self.disaster + float(disasters)  # those on the table too
        self.own = self.disasters / float(seats)
        self.last = 1.0 - WEAR * self.own  # the part of the locations that is healthy in the end,
        self.mean = 1.0 - 0.5 * WEAR * self.own  # ... and until then
        self.last_points = 1.0 - WEAR_POINTS * self.own
        self.quakes = QUAKE * self.own / 7.0
        self.wheat_use = USED_PER_DISASTER[WHEAT] * self.disasters + USED_PER_PHASE[WHEAT] * self.economy
        self.hammer_use = USED_PER_DISASTER[HAMMER] * self.disasters + USED_PER_PHASE[HAMMER] * self.industry
        self.axe_use = USED_PER_DISASTER[AXE] * self.disasters + USED_PER_PHASE[AXE] * self.conflict
        self.coin_use = (
            USED_PER_DISASTER[COIN] * self.disasters + USED_PER_PHASE[COIN] * (self.industry + self.conflict) + 0.01
        )
        # What an ability is worth, by source, and a location with its own: those that are worth the same to all.
        self.steady = [steady_worth(self, ability) for ability in edition.abilities]
        self.tiles: list[float] = []
        for tile in edition.locations:
            ability = self.steady[FIRST_LOCATION + tile.index]
            self.tiles.append(VARIES if ability == VARIES else float(tile.points) * self.last_points + ability)


class Outlook:
    """The stages of a track, each worked out when it is first met."""

    def __init__(self, t: EmpiresEnd) -> None:
        self.edition = t.edition
        self.track = t.track
        self.seats = t.seats
        self.stages: list[Stage | None] = [None] * (2 * (MOST_OPEN + 1) * (len(t.track) + 1))


_OUTLOOKS: Final[list[Outlook]] = []


def outlook(t: EmpiresEnd) -> Outlook:
    for known in _OUTLOOKS:
        if known.track is t.track and known.seats == t.seats and known.edition is t.edition:
            return known
    if len(_OUTLOOKS) >= MOST_OUTLOOKS:
        del _OUTLOOKS[0]
    found = Outlook(t)
    _OUTLOOKS.append(found)
    return found


def forget_stages() -> None:
    """Work all stages out anew."""
    _OUTLOOKS.clear()


def stage_of(t: EmpiresEnd) -> Stage:
    stages = outlook(t).stages
    at = t.space + 1
    fighting = t.conflict >= 0 and not t.strengths
    disasters = size(t.open)
    index = (at * 2 + (1 if fighting else 0)) * (MOST_OPEN + 1) + disasters
    stage = stages[index]
    if stage is None:
        stage = Stage(t.edition, t.track, t.seats, int(at), fighting, int(disasters))
        stages[index] = stage
    return stage


def used(count: i64, use: float) -> float:
    """So many tokens, if there is a use for so many: in tokens that are used."""
    have = float(count)
    if have <= use:
        return have
    if have <= 2.0 * use:
        return use + SECOND * (have - use)
    return use + SECOND * use + SPARE * (have - 2.0 * use) * (1.0 if use > 0.1 else 0.0)


def tokens_worth(stage: Stage, goods: i64, bonus: i64) -> float:
    """What resources are worth; `bonus` are hammers that are needed now."""
    return (
        TOKEN[WHEAT] * used(amount(goods, WHEAT), stage.wheat_use)
        + TOKEN[HAMMER] * used(amount(goods, HAMMER), stage.hammer_use + float(bonus))
        + TOKEN[AXE] * used(amount(goods, AXE), stage.axe_use)
        + TOKEN[COIN] * used(amount(goods, COIN), stage.coin_use + float(bonus))
    )


def flat(goods: i64) -> float:
    """What resources are worth that come in the course of the game."""
    return (
        TOKEN[WHEAT] * float(amount(goods, WHEAT))
        + TOKEN[HAMMER] * float(amount(goods, HAMMER))
        + TOKEN[AXE] * float(amount(goods, AXE))
        + TOKEN[COIN] * float(amount(goods, COIN))
    )


def beside(empire: Empire, host: i64, state: i64, kind: i64) -> float:
    """Neighbours that count; of a card without a place what is usual."""
    return BESIDE if host < 0 else float(empire.neighbours(host, state, kind))


def steady_worth(stage: Stage, ability: Ability) -> float:
    """What an ability brings from now on as long as its location is healthy, if it is the same for all: else VARIES."""
    if isinstance(ability, Gain):
        return flat(ability.goods) * stage.economy * stage.mean
    if isinstance(ability, Strength):
        return MIGHT * float(ability.amount) * stage.conflict * stage.mean
    if isinstance(ability, PlayDiscount):
        return DISCOUNT * float(ability.cards) * stage.industry * stage.mean
    if isinstance(ability, GainPoints):
        phases = stage.economy if ability.phase == IN_ECONOMY else stage.industry
        return float(ability.points) * phases * stage.mean
    if isinstance(ability, Refreshing):
        phases = stage.economy if ability.phase == IN_ECONOMY else stage.industry
        return REFRESH * phases * stage.mean
    if isinstance(ability, ConvertAny):
        return CONVERSION * float(ability.uses) * 0.6 * stage.economy * stage.mean
    if isinstance(ability, ConvertAll):
        gain = flat(ability.goods) - TOKEN[ability.resource]
        return CONVERSION * float(ability.uses) * gain * stage.economy * stage.mean
    if isinstance(ability, RepeatEconomy):
        return REPEAT * stage.economy * stage.mean
    if isinstance(ability, SwapLocations):
        return SWAP * stage.industry * stage.mean
    if isinstance(ability, MoveInnovation):
        return MOVE * stage.industry * stage.mean
    if isinstance(ability, RestoreDiscount):
        return RESTORE * stage.industry * stage.mean
    if isinstance(ability, EndRepeat):
        return END_REPEATED * stage.last
    if isinstance(ability, QuakeGain):
        return flat(ability.goods) * stage.quakes
    if isinstance(ability, QuakeRefresh):
        return 2.0 * stage.quakes
    return VARIES


def ability_worth(t: EmpiresEnd, stage: Stage, seat: i64, source: i64, host: i64) -> float:
    """What an ability brings the seat from now on. `host` -1: it has no place yet."""
    worth = stage.steady[source]
    return varying_worth(t, stage, seat, source, host) if worth == VARIES else worth


def varying_worth(t: EmpiresEnd, stage: Stage, seat: i64, source: i64, host: i64) -> float:
    """The same of an ability whose worth depends on the empire."""
    ability = t.abilities[source]
    empire = t.empires[seat]
    if isinstance(ability, (FreeBid, ReplaceDisaster)):
        each = PASS if isinstance(ability, FreeBid) else ANOTHER
        ready = 0.0 if source in empire.exhausted else 1.0
        if stage.disasters <= 0.0:
            return 0.0
        return each * (ready * stage.mean + AGAIN * stage.economy * stage.mean)
    if isinstance(ability, PointsPerAdjacent):
        count = beside(empire, host, ability.state, ability.type)
        return float(ability.amount) * count * stage.economy * stage.mean
    if isinstance(ability, GainPerAdjacent):
        count = beside(empire, host, ability.state, ability.type)
        return TOKEN[ability.resource] * float(ability.amount) * count * stage.economy * stage.mean
    if isinstance(ability, StrengthPerAdjacent):
        count = beside(empire, host, ability.state, ANY)
        return MIGHT * float(ability.amount) * count * stage.conflict * stage.mean
    if isinstance(ability, EndPerAdjacent):
        return float(ability.amount) * beside(empire, host, ability.state, ability.type) * stage.last
    if isinstance(ability, EndPerDestroyed):
        return float(ability.points) * (float(empire.destroyed()) + stage.own * 0.5) * stage.last
    if isinstance(ability, EndMostDestroyed):
        mine = empire.destroyed()
        most: i64 = 0
        for other in t.empires:
            if other is not empire and other.destroyed() > most:
                most = other.destroyed()
        # Sure at the end, open before.
        now = 1.0 if mine >= most else 0.0
        open_still = 0.5 + 0.12 * float(mine - most)
        open_still = 0.05 if open_still < 0.05 else 0.95 if open_still > 0.95 else open_still
        blend = 1.0 if stage.disaster > 3.0 else stage.disaster / 3.0
        return float(ability.points) * (now * (1.0 - blend) + open_still * blend) * stage.last
    assert isinstance(ability, EndPerResource)
    kept = float(amount(empire.goods, ability.resource))
    if kept > 5.0:
        kept = 5.0 + (kept - 5.0) * (1.0 - stage.left)
    return float(ability.points) * (kept * (1.0 - 0.6 * stage.left) + LEFTOVERS * stage.left) * stage.last


def location_worth(t: EmpiresEnd, stage: Stage, seat: i64, location: i64) -> float:
    """A location, if it is healthy: its points, its ability and the innovations under it."""
    return tile_worth(t, stage, seat, location) + tucked_worth(t, stage, seat, location)


def tile_worth(t: EmpiresEnd, stage: Stage, seat: i64, location: i64) -> float:
    worth = stage.tiles[location]
    if worth == VARIES:
        worth = float(t.edition.locations[location].points) * stage.last_points
        worth += varying_worth(t, stage, seat, FIRST_LOCATION + location, location)
    return worth


def tucked_worth(t: EmpiresEnd, stage: Stage, seat: i64, location: i64) -> float:
    worth = 0.0
    for card in t.empires[seat].under[location]:
        worth += ability_worth(t, stage, seat, card, location)
    return worth


def empire_parts(t: EmpiresEnd, stage: Stage, seat: i64) -> list[float]:
    """The points the seat may expect at the end of the game, by part; what lies on the table is added later."""
    empire = t.empires[seat]
    here = stage.industry  # industries in which it can restore
    if empire.part == INDUSTRY_PART and empire.restores_left > 0:
        here += 1.0
    healthy = 0.0
    tucked = 0.0
    lost: list[float] = []
    money = amount(empire.goods, HAMMER) + amount(empire.goods, COIN)
    location: i64 = 0
    while location < LOCATIONS:
        if empire.healthy >> location & 1:
            healthy += tile_worth(t, stage, seat, location)
            tucked += tucked_worth(t, stage, seat, location)
        elif here > 0.0:
            value = location_worth(t, stage, seat, location)
            cost = restore_cost(t, empire, location)
            gain = value * 0.9 - TOKEN[HAMMER] * float(cost)
            if cost > money:
                gain *= UNPAID
            if gain > 0.0:
                lost.append(gain)
        location += 1
    ruins = 0.0
    if lost:
        lost.sort(reverse=True)
        for times, gain in enumerate(lost):
            if float(times) >= here:
                break
            ruins += gain * RESTORED[min(times, 4)]
    goods = empire.goods
    bonus: i64 = 0  # hammers that are needed now
    if empire.part == INDUSTRY_PART:
        bonus = 2 * empire.cards_left
        if empire.restores_left > 0 and lost:
            bonus += 4
    if empire.bid > 0 and not t.strengths and t.conflict >= 0:
        goods -= (empire.bid // AXES_AT) << (AXE * 12) | (empire.bid % AXES_AT) << (COIN * 12)
    waiting = 0.0
    for card in empire.gained:
        waiting += ability_worth(t, stage, seat, card, -1)
    return [
        float(empire.score),
        healthy,
        tucked,
        ruins,
        TOKEN[WHEAT] * used(amount(goods, WHEAT), stage.wheat_use),
        TOKEN[HAMMER] * used(amount(goods, HAMMER), stage.hammer_use + float(bonus)),
        TOKEN[AXE] * used(amount(goods, AXE), stage.axe_use),
        TOKEN[COIN] * used(amount(goods, COIN), stage.coin_use + float(bonus)),
        waiting,
        hand_worth(t, stage, seat),
        0.0,
        0.0,
        0.0,
        0.0,
    ]


def hand_worth(t: EmpiresEnd, stage: Stage, seat: i64) -> float:
    """The best two cards of the hand, if there will be an industry to play them."""
    empire = t.empires[seat]
    playing = empire.part == INDUSTRY_PART and empire.cards_left > 0
    if not empire.hand or (stage.industry <= 0.0 and not playing):
        return 0.0
    best = 0.0
    second = 0.0
    for card in empire.hand:
        worth = ability_worth(t, stage, seat, card, -1)
        worth -= 0.5 * TOKEN[HAMMER] * float(t.edition.cards[card].cost)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    best = max(best, TOKEN[COIN])  # it can be sold
    second = max(second, TOKEN[COIN])
    if playing and empire.cards_left == 1:
        second = 0.0
    return HELD * (best + second)


# --- what is on the table -------------------------------------------------------------------------------


def strike_worth(t: EmpiresEnd, stage: Stage, seat: i64, place: i64) -> float:
    """What taking an open disaster would bring the seat now: the innovation and the tokens less the location."""
    card = t.edition.cards[t.disasters[place]]
    empire = t.empires[seat]
    worth = ability_worth(t, stage, seat, card.index, -1)
    worth += 0.8 * flat(t.pots[place]) if stage.disaster > 1.0 else tokens_worth(stage, t.pots[place], 0)
    options = nearest(empire, card.target)
    least = 0.0
    first = True
    location: i64 = 0
    while options >> location:
        if options >> location & 1:
            loss = location_worth(t, stage, seat, location)
            if stage.industry > 0.0:
                again = loss * 0.9 - TOKEN[HAMMER] * float(t.edition.locations[location].restore)
                if again > 0.0:
                    loss -= again * RESTORED[1]
            for under in empire.under[location]:
                ability = t.abilities[under]
                if isinstance(ability, QuakeGain):
                    loss -= flat(ability.goods)
            if first or loss < least:
                least = loss
                first = False
        location += 1
    return worth - least


def auction(t: EmpiresEnd, stage: Stage, parts: list[list[float]]) -> None:
    """Every open disaster will be taken by the one who suffers least, at the price the next one would pay.

    Everybody pays in turn until the tokens make up for the second smallest loss: of these each gives the same part, and
    the taker gets all. Once taking is a gain for two, whoever is on turn takes.
    """
    seats = float(t.seats)
    turn = t.turn
    place: i64 = 0
    while t.open >> place:
        if t.open >> place & 1:
            gains = [strike_worth(t, stage, seat, place) for seat in range(t.seats)]
            taker: i64 = 0
            for seat in range(t.seats):
                if gains[seat] > gains[taker]:
                    taker = seat
            second: i64 = 1 if taker == 0 else 0
            for seat in range(t.seats):
                if seat != taker and gains[seat] > gains[second]:
                    second = seat
            price = 0.0
            if gains[second] > 0.0:
                on_turn: i64 = turn if t.undecided >> place & 1 else (turn + 1) % t.seats
                if gains[on_turn] > 0.0:
                    taker = on_turn
            else:
                price = -gains[second]
                most = PAID * seats * (fewest_payable(t, place) + 0.5)
                price = BARGAIN * (price if price < most else most)
            for seat in range(t.seats):
                parts[seat][OPEN] -= price / seats
            parts[taker][OPEN] += gains[taker] + price
        place += 1


def fewest_payable(t: EmpiresEnd, place: i64) -> float:
    """How often the poorest can pass on a disaster."""
    card = t.edition.cards[t.disasters[place]]
    fewest: i64 = MOST_COMMITTED
    for empire in t.empires:
        payable = amount(empire.goods, COIN)
        for resource in card.bids:
            payable += amount(empire.goods, resource)
        fewest = min(fewest, payable)
    return float(fewest)


def reward_worth(stage: Stage, band: Band) -> float:
    return float(band.points) + tokens_worth(stage, band.goods, 0) + float(band.refresh)


def fight(t: EmpiresEnd, stage: Stage, parts: list[list[float]]) -> None:
    """A conflict whose bids are not all made: the bands, and the chance of the victory, of those who have bid."""
    card = t.edition.conflicts[t.conflict]
    final: list[float] = []
    for seat in range(t.seats):
        empire = t.empires[seat]
        mine = float(strength(t, empire))
        if empire.bid == NOBODY_YET:
            mine += RIVAL_BID * float(amount(empire.goods, AXE) + amount(empire.goods, COIN))
        else:
            mine += float(empire.bid // AXES_AT + empire.bid % AXES_AT)
        final.append(mine)
    for seat in range(t.seats):
        if t.empires[seat].bid == NOBODY_YET:
            continue
        rival = 0.0
        for other in range(t.seats):
            if other != seat and final[other] > rival:
                rival = final[other]
        mine = final[seat]
        worth = 0.0
        for band in card.bands:
            if float(band.least) <= mine <= float(band.most):
                worth += reward_worth(stage, band)
        worth += (reward_worth(stage, card.victory) + 2.0) / (1.0 + exp((rival - mine) / CLOSE))
        parts[seat][FOUGHT] = worth - MIGHT * mine  # the conflict counts no longer among those to come


def second_part(t: EmpiresEnd, stage: Stage, seat: i64) -> float:
    """In a combined phase: what the part still to be played will bring."""
    lanes = t.lanes
    if lanes is None:
        return 0.0
    empire = t.empires[seat]
    found = 0.0
    for step in lanes[seat]:
        if isinstance(step, BeginEconomy):
            for source in empire.sources(IN_ECONOMY, t.abilities):
                ability = t.abilities[source]
                if isinstance(ability, Gain):
                    found += flat(ability.goods)
                elif isinstance(ability, GainPoints):
                    found += float(ability.points)
                else:
                    found += 1.0
        elif isinstance(step, BeginIndustry):
            found += 5.0
            for source in empire.sources(IN_INDUSTRY, t.abilities):
                ability = t.abilities[source]
                if isinstance(ability, GainPoints):
                    found += float(ability.points)
    return found


class EmpiresEndEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by the points it may expect."""

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, keep=True)

    def left(self, table: Table) -> float:
        assert isinstance(table, EmpiresEnd)
        return float(len(table.track) - table.space) / float(len(table.track))

    def features(self, table: Table, seat: int) -> list[float]:
        return self.every(table)[seat]

    def every(self, table: Table) -> list[list[float]]:
        assert isinstance(table, EmpiresEnd)
        return all_parts(table)

    def worth(self, table: Table, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(table, EmpiresEnd)
        stage = stage_of(table)
        return [guess(table, stage, seat, move) for move in moves]

    def apart(self, table: Table) -> bool:
        """Only conflicts are about the others; in economy and industry everybody minds their own empire."""
        assert isinstance(table, EmpiresEnd)
        return table.conflict < 0

    def take_back(self, table: Table, seat: int) -> None:
        """Secret bids that have been made are no better known than those still to come."""
        assert isinstance(table, EmpiresEnd)
        if table.conflict < 0 or table.strengths:
            return
        for other in range(table.seats):
            empire = table.empires[other]
            if other != seat and empire.bid != NOBODY_YET and empire.goods >> (AXE * FIELD_BITS):
                empire.bid = NOBODY_YET
                table.push_seat(other, SECRET_BID[other])
        table.forget()


def guess(t: EmpiresEnd, stage: Stage, seat: i64, move: int) -> float:
    """What a move may bring, in points, without playing it."""
    verb = VOCABULARY.verb(move)
    first = VOCABULARY.first[move]
    if verb is PLAY:
        host = VOCABULARY.second[move]
        worth = ability_worth(t, stage, seat, first, host) - 0.8 * TOKEN[HAMMER] * float(t.edition.cards[first].cost)
        return worth + 0.05 * float(t.edition.locations[host].points)  # valuable locations are defended
    if verb is RESTORE_LOCATION:
        cost = float(restore_cost(t, t.empires[seat], first))
        return 0.9 * location_worth(t, stage, seat, first) - TOKEN[HAMMER] * cost
    if verb is COMMIT:
        axes = amount(t.empires[seat].goods, AXE)
        coins = VOCABULARY.second[move]
        # Coarse: coins only on top of all axes, and rather few than many.
        return -float(coins) - 0.1 * float(first) - (10.0 if coins and first < axes else 0.0)
    return 0.0


def all_parts(t: EmpiresEnd) -> list[list[float]]:
    """The points that each seat may expect, by part."""
    stage = stage_of(t)
    parts = [empire_parts(t, stage, seat) for seat in range(t.seats)]
    if t.open:
        auction(t, stage, parts)
    if t.lanes is None:
        parts[t.decision(-1).seat][ON_TURN] = 1.0
    elif t.conflict >= 0:
        fight(t, stage, parts)
    elif t.space >= 0 and t.space < len(t.track) and t.track[t.space] == "EI":
        for seat in range(t.seats):
            parts[seat][SECOND_PART] = second_part(t, stage, seat)
    return parts


EVALUATOR: Final = EmpiresEndEvaluator("empires_end", NAMES)
