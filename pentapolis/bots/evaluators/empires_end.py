"""Judging a position of Empire's End: every empire is reckoned in points at the end of the game.

What an empire is worth is the points it has, its healthy locations and their innovations as far as they will
last, what destroyed ones are worth if they can be restored, and its resources as far as there is a use for them.
A disaster on the table is an auction that somebody will lose, and be paid for by the others. What these points say
about the victory, part by part and phase by phase, and the numbers that make up the parts are fitted to games:
`empires_end.toml`.
"""

from math import exp
from typing import Any, Final

from mypy_extensions import i64

from pentapolis.bots.evaluator import Manner
from pentapolis.bots.evaluators.empires_end_outlook import (
    FOR_ARMS,
    FOR_FINALS,
    FOR_INNOVATIONS,
    FOR_WORKS,
    RESTORABLE,
    USES,
    VARIES,
    Numbers,
    Outlook,
    Stage,
)
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.empires_end.abilities.conflict import StrengthPerAdjacent
from pentapolis.games.empires_end.abilities.disaster import FreeBid, QuakeGain, ReplaceDisaster
from pentapolis.games.empires_end.abilities.economy import Gain, GainPerAdjacent, GainPoints, PointsPerAdjacent
from pentapolis.games.empires_end.abilities.ending import (
    EndMostDestroyed,
    EndPerAdjacent,
    EndPerDestroyed,
    EndPerResource,
)
from pentapolis.games.empires_end.catalogue import FIRST_LOCATION
from pentapolis.games.empires_end.conflict import AXES_AT, SECRET_BID, strength
from pentapolis.games.empires_end.economy import BeginEconomy
from pentapolis.games.empires_end.edition import Band
from pentapolis.games.empires_end.flow import CHOOSE_PART
from pentapolis.games.empires_end.industry import BeginIndustry, restore_cost
from pentapolis.games.empires_end.strike import nearest
from pentapolis.games.empires_end.table import INDUSTRY_PART, NO_PART, NOBODY_YET, Empire, EmpiresEnd
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
    total,
)
from pentapolis.games.empires_end.vocabulary import COMMIT, FINISH, PAY, PLAY, REFRESH, SELL, VOCABULARY
from pentapolis.games.empires_end.vocabulary import RESTORE as RESTORE_LOCATION
from pentapolis.kernel.table import Table

# For the search: values lie close together, and an industry phase offers a hundred moves and more.
EXPLORATION: Final = 0.1
WIDTH: Final = 12
NAIVE: Final = 0.5  # others bid as it looks good to them rather than as a search of their own would
HARD: Final = 20  # simulations: few of them find out most of what a search can see

# The parts of the points that a seat may expect.
NAMES: Final = [
    "score",
    "locations",  # healthy ones, their points
    "innovations",  # under healthy locations, all but those of conflicts and of the end
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
    "answers",  # another begins to bid
    "shelter",  # how little a disaster on any position destroys, for those to come
    "means",  # tokens enough to bid at all
    "works",  # the abilities of healthy locations, strength apart
    "standing",  # how many locations are healthy
    "arms",  # strength, as if every point of it were worth the same
    "prowess",  # what it will bring by the bands of the conflicts to come: beyond the highest band nothing more
    "lead",  # the chance to have more of it than any other
    "finals",  # innovations that score at the end
    "to_do",  # cards to play and a location to restore in the industry under way
]
HAND: Final = 9
OPEN: Final = 10
FOUGHT: Final = 11
SECOND_PART: Final = 12
ANSWERS: Final = 13
ARMS: Final = 18
LEAD: Final = 20

FAR_AHEAD: Final = 3.0  # strengths that differ by so much before the bids
ENOUGH: Final = 5  # tokens; whoever has fewer may have to take what comes
DRAWS: Final = 8  # hands that may be drawn
MOST_OUTLOOKS: Final = 16  # that are remembered


def beside(stage: Stage, empire: Empire, host: i64, state: i64, kind: i64) -> float:
    """Neighbours that count; of a card without a place what is usual."""
    return stage.n.beside if host < 0 else float(empire.neighbours(host, state, kind))


def ability_worth(t: EmpiresEnd, stage: Stage, seat: i64, source: i64, host: i64) -> float:
    """What an ability brings the seat from now on. `host` -1: it has no place yet."""
    worth = stage.steady[source]
    return varying_worth(t, stage, seat, source, host) if worth == VARIES else worth


def varying_worth(t: EmpiresEnd, stage: Stage, seat: i64, source: i64, host: i64) -> float:
    """The same of an ability whose worth depends on the empire."""
    ability = t.abilities[source]
    empire = t.empires[seat]
    if isinstance(ability, (FreeBid, ReplaceDisaster)):
        each = stage.n.free_pass if isinstance(ability, FreeBid) else stage.n.another
        ready = 0.0 if source in empire.exhausted else 1.0
        if stage.disasters <= 0.0:
            return 0.0
        return each * (ready * stage.mean + stage.n.again * stage.economy * stage.mean)
    if isinstance(ability, PointsPerAdjacent):
        count = beside(stage, empire, host, ability.state, ability.type)
        return float(ability.amount) * count * stage.economy * stage.mean
    if isinstance(ability, GainPerAdjacent):
        count = beside(stage, empire, host, ability.state, ability.type)
        return stage.n.token[ability.resource] * float(ability.amount) * count * stage.economy * stage.mean
    if isinstance(ability, StrengthPerAdjacent):
        count = beside(stage, empire, host, ability.state, ANY)
        return stage.n.might * float(ability.amount) * count * stage.conflict * stage.mean
    if isinstance(ability, EndPerAdjacent):
        return float(ability.amount) * beside(stage, empire, host, ability.state, ability.type) * stage.last
    if isinstance(ability, EndPerDestroyed):
        return float(ability.points) * (float(empire.destroyed()) + stage.own * stage.n.destroyed_more) * stage.last
    if isinstance(ability, EndMostDestroyed):
        mine = empire.destroyed()
        most: i64 = 0
        for other in t.empires:
            if other is not empire and other.destroyed() > most:
                most = other.destroyed()
        # Sure at the end, open before.
        now = 1.0 if mine >= most else 0.0
        open_still = 0.5 + stage.n.most_step * float(mine - most)
        open_still = 0.05 if open_still < 0.05 else 0.95 if open_still > 0.95 else open_still
        blend = 1.0 if stage.disaster > 3.0 else stage.disaster / 3.0
        return float(ability.points) * (now * (1.0 - blend) + open_still * blend) * stage.last
    assert isinstance(ability, EndPerResource)
    kept = float(amount(empire.goods, ability.resource))
    if kept > 5.0:
        kept = 5.0 + (kept - 5.0) * (1.0 - stage.left)
    kept *= 1.0 - stage.n.kept_part * stage.left
    return float(ability.points) * (kept + stage.n.leftovers * stage.left) * stage.last


def location_worth(t: EmpiresEnd, stage: Stage, seat: i64, location: i64) -> float:
    """A location, if it is healthy: its points, its ability and the innovations under it."""
    return tile_worth(t, stage, seat, location) + tucked_worth(t, stage, seat, location)


def tile_worth(t: EmpiresEnd, stage: Stage, seat: i64, location: i64) -> float:
    return stage.points[location] + ability_worth(t, stage, seat, FIRST_LOCATION + location, location)


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
    points = 0.0
    standing = 0.0
    by_use = [0.0] * USES  # what abilities are worth
    lost: list[float] = []
    worths = [0.0] * LOCATIONS
    money = amount(empire.goods, HAMMER) + amount(empire.goods, COIN)
    healthy = empire.healthy
    if empire.aims:
        healthy &= ~struck(t, stage, seat)
    location: i64 = 0
    while location < LOCATIONS:
        if healthy >> location & 1:
            source = FIRST_LOCATION + location
            own = ability_worth(t, stage, seat, source, location)
            by_use[stage.uses[source]] += own
            all_of_it = stage.points[location] + own
            for card in empire.under[location]:
                ability = ability_worth(t, stage, seat, card, location)
                by_use[stage.uses[card]] += ability
                all_of_it += ability
            points += stage.points[location]
            standing += 1.0
            worths[location] = all_of_it
        elif here > 0.0:
            value = location_worth(t, stage, seat, location)
            cost = restore_cost(t, empire, location)
            gain = value * stage.n.ruin_value - stage.n.token[HAMMER] * float(cost)
            if cost > money:
                gain *= stage.n.unpaid
            if gain > 0.0:
                lost.append(gain)
        location += 1
    ruins = 0.0
    if lost:
        lost.sort(reverse=True)
        for times, gain in enumerate(lost):
            if float(times) >= here:
                break
            ruins += gain * stage.n.restored[min(times, RESTORABLE)]
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
        points,
        by_use[FOR_INNOVATIONS],
        ruins,
        stage.n.token[WHEAT] * stage.used(amount(goods, WHEAT), stage.wheat_use),
        stage.n.token[HAMMER] * stage.used(amount(goods, HAMMER), stage.hammer_use + float(bonus)),
        stage.n.token[AXE] * stage.used(amount(goods, AXE), stage.axe_use),
        stage.n.token[COIN] * stage.used(amount(goods, COIN), stage.coin_use + float(bonus)),
        waiting,
        hand_worth(t, stage, seat),
        0.0,
        0.0,
        0.0,
        0.0,
        -stage.disaster / float(t.seats) * usual_loss(empire, worths),
        lacking(empire) if stage.disaster > 0.0 else 0.0,
        by_use[FOR_WORKS],
        standing,
        by_use[FOR_ARMS],
        stage.conflict * stage.prowess(by_use[FOR_ARMS]),
        0.0,
        by_use[FOR_FINALS],
        float(empire.cards_left + empire.restores_left),
    ]


def struck(t: EmpiresEnd, stage: Stage, seat: i64) -> i64:
    """The location, as a bit, that the seat is going to choose for a disaster it has taken: the least."""
    empire = t.empires[seat]
    options = nearest(empire, empire.aims[0])
    found: i64 = 0
    least = 0.0
    location: i64 = 0
    bit: i64 = 1
    while options >> location:
        if options >> location & 1:
            worth = location_worth(t, stage, seat, location)
            if found == 0 or worth < least:
                least = worth
                found = bit << location
        location += 1
    return found


def usual_loss(empire: Empire, worths: list[float]) -> float:
    """What a disaster destroys on average, if it may strike any position."""
    found = 0.0
    position: i64 = 0
    while position < LOCATIONS:
        location = empire.at(position)
        if empire.healthy >> location & 1:
            found += worths[location]
        else:
            options = nearest(empire, position)
            least = -1.0
            location = 0
            while options >> location:
                if options >> location & 1 and (least < 0.0 or worths[location] < least):
                    least = worths[location]
                location += 1
            if least > 0.0:
                found += least
        position += 1
    return found / float(LOCATIONS)


def lacking(empire: Empire) -> float:
    """Less what lacks for a few bids."""
    have = total(empire.goods)
    return 0.0 if have >= ENOUGH else float(have - ENOUGH)


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
        worth -= stage.n.hand_cost * stage.n.token[HAMMER] * float(t.edition.cards[card].cost)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    best = max(best, stage.n.token[COIN])  # it can be sold
    second = max(second, stage.n.token[COIN])
    if playing and empire.cards_left == 1:
        second = 0.0
    return stage.n.held * (best + second)


def drawn_up(t: EmpiresEnd, stage: Stage, seat: i64, missing: int) -> float:
    """The same with so many cards more, on average over some that may come."""
    empire = t.empires[seat]
    hand = empire.hand
    found = 0.0
    draws = 0
    at = int(t.dealt)
    while draws < DRAWS and at + missing <= len(t.deck):
        empire.hand = hand + t.deck[at : at + missing]
        found += hand_worth(t, stage, seat)
        draws += 1
        at += missing
    empire.hand = hand
    return found / float(draws) if draws else hand_worth(t, stage, seat)


# --- what is on the table -------------------------------------------------------------------------------


def strike_worth(t: EmpiresEnd, stage: Stage, seat: i64, place: i64) -> float:
    """What taking an open disaster would bring the seat now: the innovation and the tokens less the location."""
    card = t.edition.cards[t.disasters[place]]
    empire = t.empires[seat]
    worth = ability_worth(t, stage, seat, card.index, -1)
    worth += stage.n.pot * stage.flat(t.pots[place]) if stage.disaster > 1.0 else stage.tokens(t.pots[place])
    options = nearest(empire, card.target)
    least = 0.0
    first = True
    location: i64 = 0
    while options >> location:
        if options >> location & 1:
            loss = location_worth(t, stage, seat, location)
            if stage.industry > 0.0:
                again = loss * stage.n.ruin_value - stage.n.token[HAMMER] * float(t.edition.locations[location].restore)
                if again > 0.0:
                    loss -= again * stage.n.restored[1]
            for under in empire.under[location]:
                ability = t.abilities[under]
                if isinstance(ability, QuakeGain):
                    loss -= stage.flat(ability.goods)
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
                most = stage.n.paid * seats * (fewest_payable(t, place) + stage.n.passes_more)
                price = stage.n.bargain * (price if price < most else most)
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
    return float(band.points) + stage.tokens(band.goods) + float(band.refresh)


def fight(t: EmpiresEnd, stage: Stage, parts: list[list[float]]) -> None:
    """A conflict whose bids are not all made: the bands, and the chance of the victory, of those who have bid."""
    card = t.edition.conflicts[t.conflict]
    final: list[float] = []
    for seat in range(t.seats):
        empire = t.empires[seat]
        mine = float(strength(t, empire))
        if empire.bid == NOBODY_YET:
            mine += stage.n.rival_bid * float(amount(empire.goods, AXE) + amount(empire.goods, COIN))
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
        worth += (reward_worth(stage, card.victory) + stage.n.victory) / (1.0 + exp((rival - mine) / stage.n.close))
        parts[seat][FOUGHT] = worth - stage.n.might * mine  # the conflict counts no longer among those to come


def compare_arms(t: EmpiresEnd, stage: Stage, parts: list[list[float]]) -> None:
    """Who will be the strongest in the conflicts to come, by strength and what there is to bid."""
    powers: list[float] = []
    for seat in range(t.seats):
        goods = t.empires[seat].goods
        bid = stage.n.rival_bid * float(amount(goods, AXE) + amount(goods, COIN))
        powers.append(stage.strength(parts[seat][ARMS]) + bid)
    for seat in range(t.seats):
        rival = 0.0
        for other in range(t.seats):
            if other != seat and powers[other] > rival:
                rival = powers[other]
        parts[seat][LEAD] = stage.conflict / (1.0 + exp((rival - powers[seat]) / FAR_AHEAD))


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
                    found += stage.flat(ability.goods)
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

    def __init__(self, name: str, names: list[str]) -> None:
        self.outlooks: list[Outlook] = []
        super().__init__(name, names)

    def __reduce__(self) -> tuple[Any, ...]:
        again, (inner, kind, arguments, fields) = super().__reduce__()
        del fields["outlooks"]
        del fields["n"]
        return again, (inner, kind, arguments, fields)

    def reckon(self, numbers: dict[str, float]) -> None:
        super().reckon(numbers)
        self.n = Numbers(numbers)
        self.outlooks = []

    def stage(self, t: EmpiresEnd) -> Stage:
        """The stage of the game, remembered for edition, track and number of seats."""
        for known in self.outlooks:
            if known.fits(t):
                return known.stage(t)
        if len(self.outlooks) >= MOST_OUTLOOKS:
            del self.outlooks[0]
        found = Outlook(self.n, t)
        self.outlooks.append(found)
        return found.stage(t)

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, keep=True, naive=NAIVE, hard=HARD, lanes=True, through=True)

    def left(self, table: Table) -> float:
        assert isinstance(table, EmpiresEnd)
        return float(len(table.track) - table.space) / float(len(table.track))

    def features(self, table: Table, seat: int) -> list[float]:
        return self.every(table)[seat]

    def every(self, table: Table) -> list[list[float]]:
        assert isinstance(table, EmpiresEnd)
        return all_parts(table, self.stage(table))

    def worth(self, table: Table, seat: int, moves: list[int]) -> list[float]:
        assert isinstance(table, EmpiresEnd)
        stage = self.stage(table)
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

    # --- industry as a whole ----------------------------------------------------------------------------------------

    def hold(self, table: Table, seat: int) -> None:
        """Somebody else has a choice left that is never made."""
        assert isinstance(table, EmpiresEnd)
        if table.to_act == [seat]:
            other = (seat + 1) % table.seats
            table.push_seat(other, CHOOSE_PART[other])
            table.forget()

    def mark(self, table: Table, seat: int) -> int:
        assert isinstance(table, EmpiresEnd)
        empire = table.empires[seat]
        left = (empire.cards_left, empire.restores_left, empire.owed, empire.converting, sorted_items(empire.spent))
        parts = (empire.part, 0 if table.lanes is None else len(table.lanes[seat]))
        return hash((*lasting(empire), tuple(sorted(empire.hand)), tuple(sorted(empire.exhausted)), left, parts))

    def concluded(self, table: Table, seat: int) -> float:
        """After an industry hands are drawn up: cards that are no good had better be discarded before."""
        assert isinstance(table, EmpiresEnd)
        merit = self.merit(table, seat)
        stage = self.stage(table)
        missing = table.hand_limit - len(table.empires[seat].hand)
        if missing <= 0 or stage.industry <= 0.0 or table.space < 0 or "I" not in table.track[table.space]:
            return merit
        more = drawn_up(table, stage, seat, int(missing)) - hand_worth(table, stage, seat)
        return merit + self.weights_at(self.left(table))[HAND] * more

    def hasten(self, table: Table, seat: int, known: dict[Any, list[int]]) -> None:
        """Industry changes most of what a disaster has done before it, so it is played; economy by its evaluation."""
        assert isinstance(table, EmpiresEnd)
        lanes = table.lanes
        if lanes is None or table.conflict >= 0:
            return
        lanes[seat].insert(0, CHOOSE_PART[seat])  # a choice that is never made: the phase does not end
        table.forget()
        for owner in range(table.seats):
            empire = table.empires[owner]
            end = 1 if owner == seat else 0
            if empire.part != INDUSTRY_PART or len(lanes[owner]) <= end:
                continue
            own = owner == seat  # the cards of others are not known: they are sold
            key = (owner, table.space, lasting(empire), tuple(empire.exhausted), tuple(empire.hand) if own else None)
            line = known.get(key)
            if line is None:
                line = self.quick_industry(table.copy(), owner, own, end)
                known[key] = line
            for move in line:
                table.make(owner, move)
            while not own and len(lanes[owner]) > end and empire.cards_left > 0 and empire.hand:
                table.make(owner, SELL.move(empire.hand[0]))
            if len(lanes[owner]) > end:
                table.make(owner, FINISH.base)

    def quick_industry(self, t: EmpiresEnd, seat: int, own: bool, end: int) -> list[int]:
        """Always the best of a few moves, as long as that is better than to finish."""
        line: list[int] = []
        stage = self.stage(t)
        value = self.finished(t, seat)
        while t.lanes is not None and len(t.lanes[seat]) > end:
            best: EmpiresEnd | None = None
            chosen = 0
            must = t.empires[seat].owed > 0
            for move in promising(t, stage, seat, own):
                trial = t.copy()
                trial.make(seat, move)
                worth = self.finished(trial, seat)
                if worth > value or (must and best is None):
                    best = trial
                    chosen = move
                    value = worth
            if best is None:
                break
            line.append(chosen)
            t = best
        return line

    def finished(self, t: EmpiresEnd, seat: int) -> float:
        """What the position is worth to the seat if it ends its industry now."""
        empire = t.empires[seat]
        part = empire.part
        cards_left = empire.cards_left
        restores_left = empire.restores_left
        empire.part = NO_PART
        empire.cards_left = 0
        empire.restores_left = 0
        value = self.values(t)[seat]
        empire.part = part
        empire.cards_left = cards_left
        empire.restores_left = restores_left
        return value


def sorted_items(spent: dict[int, int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(spent.items()))


def lasting(empire: Empire) -> tuple[Any, ...]:
    """What a phase leaves of an empire, apart from hand and markers."""
    under = tuple([tuple(sorted(cards)) for cards in empire.under])
    return (empire.goods, empire.score, empire.healthy, empire.row, under)


def promising(t: EmpiresEnd, stage: Stage, seat: int, own: bool) -> list[int]:
    """A few moves of an industry: of every card the best place, the worst card to sell, whatever can be restored."""
    found: list[int] = []
    card = -1
    place = 0
    best = 0.0
    sold = -1
    least = 0.0
    for move in t.legal(seat):
        verb = VOCABULARY.verb(move)
        if verb is PLAY:
            if own:
                worth = guess(t, stage, seat, move)
                if VOCABULARY.first[move] != card:
                    if card >= 0:
                        found.append(place)
                    card = VOCABULARY.first[move]
                    place = move
                    best = worth
                elif worth > best:
                    place = move
                    best = worth
        elif verb is SELL:
            if own:
                worth = ability_worth(t, stage, seat, VOCABULARY.first[move], -1)
                if sold < 0 or worth < least:
                    sold = move
                    least = worth
        elif verb is RESTORE_LOCATION or verb is PAY or verb is REFRESH:
            found.append(move)
    if card >= 0:
        found.append(place)
    if sold >= 0:
        found.append(sold)
    return found


def guess(t: EmpiresEnd, stage: Stage, seat: i64, move: int) -> float:
    """What a move may bring, in points, without playing it."""
    verb = VOCABULARY.verb(move)
    first = VOCABULARY.first[move]
    if verb is PLAY:
        host = VOCABULARY.second[move]
        worth = ability_worth(t, stage, seat, first, host)
        worth -= 0.8 * stage.n.token[HAMMER] * float(t.edition.cards[first].cost)
        return worth + 0.05 * float(t.edition.locations[host].points)  # valuable locations are defended
    if verb is RESTORE_LOCATION:
        cost = float(restore_cost(t, t.empires[seat], first))
        return 0.9 * location_worth(t, stage, seat, first) - stage.n.token[HAMMER] * cost
    if verb is COMMIT:
        axes = amount(t.empires[seat].goods, AXE)
        coins = VOCABULARY.second[move]
        # Coarse: coins only on top of all axes, and rather few than many.
        return -float(coins) - 0.1 * float(first) - (10.0 if coins and first < axes else 0.0)
    return 0.0


def all_parts(t: EmpiresEnd, stage: Stage) -> list[list[float]]:
    """The points that each seat may expect, by part."""
    parts = [empire_parts(t, stage, seat) for seat in range(t.seats)]
    if stage.conflict > 0.0:
        compare_arms(t, stage, parts)
    if t.open:
        auction(t, stage, parts)
    begins = t.turn if t.open else t.first
    for seat in range(t.seats):
        if seat != begins:
            parts[seat][ANSWERS] = 1.0
    if t.lanes is None:
        return parts
    if t.conflict >= 0:
        fight(t, stage, parts)
    elif t.space >= 0 and t.space < len(t.track) and t.track[t.space] == "EI":
        for seat in range(t.seats):
            parts[seat][SECOND_PART] = second_part(t, stage, seat)
    return parts


EVALUATOR: Final = EmpiresEndEvaluator("empires_end", NAMES)
