"""An event: the single moves of one build, one activation or one step of a World's Fair (CAP-DEF-17, CAP-EFF-17).

The moves are the player's to order (CAP-EFF-02). They are made in the usual order (CAP-DEF-03), unless another order
leads to another result; then the player chooses one after the other.
"""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.catalogue import TILE
from pentapolis.games.the_capitals.edition import Edition
from pentapolis.games.the_capitals.effects import Payment, change, changes
from pentapolis.games.the_capitals.table import NOTHING, Capitals, City
from pentapolis.games.the_capitals.terms import (
    ECONOMY,
    EMPLOYMENT,
    ENERGY,
    KINDS,
    LOWEST_MONEY,
    MOST_SEATS,
    PAY,
    POPULATION,
    PROGRESS,
    TRACKS,
    far_of,
    kind_of,
    source_of,
)
from pentapolis.games.the_capitals.tracks import (
    LOWER_END,
    advance,
    can_upgrade,
    move,
    pay,
    take_plant,
    upgrade,
)
from pentapolis.games.the_capitals.vocabulary import CHOOSE, DECLINE, MOST_OPTIONS, UPGRADE, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import without
from pentapolis.kernel.packed import bit, has
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import SeatStep

MOST_TRIED: Final = 3000  # positions looked at before the player is simply asked
BOUNDED: Final[list[int]] = [2, 5, 4]  # culture, public services, population
WITH_ENDS: Final[list[int]] = [2, 5, 4, 0, 3]  # and economy, employment


def begin(t: Capitals, seat: int, moves: list[int], after: list[int], separate: bool = False) -> None:
    """Put an event on the agenda: these moves, then those after them.

    `separate`: the moves of each tile are an event of their own; their order is the player's (CAP-DEF-10, CAP-DEF-17).
    """
    moves.sort()
    after.sort()
    t.due = moves
    t.later = after
    t.moving = 0
    t.separate = separate
    t.cities[seat].arrows = 0
    t.push(RESOLVE[seat])


class Resolve(SeatStep[Capitals]):
    """Make the moves of an event, as far as nobody has to be asked."""

    def run(self, t: Capitals) -> None:
        seat = self.seat
        city = t.cities[seat]
        settled = False  # the order of the moves does not matter: nor does it then for those that are left
        while True:
            if t.moving > 0:
                if go_forward(t, seat, city):
                    t.push(self)
                    t.push(OFFER_UPGRADE[seat])
                    return
            elif t.due:
                if not settled and len(t.due) > 1 and entangled(t, city):
                    t.push(self)
                    t.push(CHOOSE_MOVE[seat])
                    return
                settled = True
                make(t, seat, 0)
            elif t.later:  # CAP-ACT-06: permanent effects come after all moves of the activated tile
                t.due = t.later
                t.later = NOTHING
                settled = False
                if t.separate:
                    city.arrows = 0
            else:
                city.arrows = 0
                t.separate = False
                return


def go_forward(t: Capitals, seat: int, city: City) -> bool:
    """CAP-TRK-10: a long move of progress, up to the sign. Is there a plant to upgrade to?"""
    before = t.moving
    left = advance(t.edition, city, before)
    t.moving = left
    return left < before and city.at(PROGRESS) == 0 and can_upgrade(city)


def make(t: Capitals, seat: int, place: i64) -> None:
    """Make one of the moves, in full."""
    city = t.cities[seat]
    one: i64 = t.due[place]
    t.due = without(t.due, int(one))
    if t.separate:
        finish_first(t, source_of(one))
    kind = kind_of(one)
    far = far_of(one)
    arrows = city.arrows
    if kind == PAY:
        effect = t.tiles[source_of(one)].immediate[far]
        assert isinstance(effect, Payment)
        pay_told(t, seat, effect.cost)
        for gained in effect.moves:
            simple(t, seat, city, kind_of(gained), far_of(gained))
    else:
        simple(t, seat, city, kind, far)
    if t.telling and city.arrows != arrows:
        tell_arrows(t, seat, city.arrows & ~arrows)


def finish_first(t: Capitals, tile: i64) -> None:
    """CAP-DEF-17: an effect that has begun is finished; those of other tiles are events after it."""
    own: list[int] = []
    others: list[int] = []
    for one in t.due:
        if source_of(one) == tile:
            own.append(one)
        else:
            others.append(one)
    if others:
        t.due = own
        t.later = others


def simple(t: Capitals, seat: int, city: City, kind: i64, far: i64) -> None:
    if kind == PROGRESS and far > 0:
        t.moving += far
    elif kind == ECONOMY and far < 0:
        pay_told(t, seat, -far)
    else:
        before = city.at(EMPLOYMENT)
        move(t.edition, city, kind, far)
        if t.telling and kind == EMPLOYMENT and far > 0:
            lost = far - (city.at(EMPLOYMENT) - before)
            if lost > 0:
                t.tell("log-no-work", {"seat": seat, "count": int(lost)})


def pay_told(t: Capitals, seat: int, cost: i64) -> None:
    """Pay, and say so where it takes loans; so is a money loss of an activated effect (CAP-ACT-07)."""
    loans = pay(t.cities[seat], cost)
    if t.telling and loans:
        t.tell("log-loan", {"seat": seat, "count": int(loans)})


def tell_arrows(t: Capitals, seat: int, ends: i64) -> None:
    for track, name in enumerate(TRACKS):
        ways = [("log-top", t.edition.tracks[track].past_most), ("log-bottom", t.edition.tracks[track].past_least)]
        for way, (message, results) in enumerate(ways):
            if has(ends, track + way * LOWER_END):
                t.tell(message, {"seat": seat, "track": name, "changes": changes(results)})


def tell_effects(t: Capitals, seat: int, moves: list[int]) -> None:
    """A line for each tile that does something: what it gives and takes."""
    for tile in dict.fromkeys(int(source_of(one)) for one in moves):
        if tile < len(TILE):
            said: list[dict[str, Any]] = []
            for one in moves:
                if source_of(one) == tile:
                    said += said_of(t, one)
            t.tell("log-effect", {"seat": seat, "tile": TILE.ids[tile], "changes": said})


def said_of(t: Capitals, one: i64) -> list[dict[str, Any]]:
    """A move as sentences; of a payment, what is paid and what it brings."""
    if kind_of(one) == PAY:
        effect = t.tiles[source_of(one)].immediate[far_of(one)]
        assert isinstance(effect, Payment)
        return [change(int(ECONOMY), -int(effect.cost)), *changes(effect.moves)]
    return [change(int(kind_of(one)), int(far_of(one)))]


# --- does the order matter? -------------------------------------------------------------------------------------------


class Sums:
    """How far the moves still to be made can bring each marker, forward and back."""

    def __init__(self) -> None:
        self.up: list[int] = [0] * KINDS
        self.down: list[int] = [0] * KINDS

    def add(self, kind: i64, far: i64) -> None:
        if far > 0:
            self.up[kind] += far
        else:
            self.down[kind] -= far

    def add_all(self, moves: list[int]) -> None:
        for one in moves:
            self.add(kind_of(one), far_of(one))

    def mixed(self, kind: i64) -> bool:
        return self.up[kind] > 0 and self.down[kind] > 0


def entangled(t: Capitals, city: City) -> list[int]:
    """The places of moves among which the order matters, of equal ones the first; empty: any order will do.

    That employment comes after population is no question: nobody loses by it (CAP-GAP-36).
    """
    due = t.due
    kinds = risky(t, city)
    if kinds == 0:
        return NOTHING
    places: list[int] = []
    for place in range(len(due)):
        if has(kinds, kind_of(due[place])):
            places.append(place)
    if len(places) < 2 or not Orders(t, places).differ(city):
        return NOTHING
    offered: list[int] = []
    seen: list[int] = []
    for place in places:
        like = due[place] if kind_of(due[place]) == PAY else due[place] & 0xFFFFF
        if like not in seen and place < MOST_OPTIONS:
            seen.append(int(like))
            offered.append(place)
    return offered


def risky(t: Capitals, city: City) -> i64:
    """The kinds of moves whose order can matter, a bit each; 0: none."""
    edition = t.edition
    sums = Sums()
    for one in t.due:
        if kind_of(one) == PAY:
            effect = t.tiles[source_of(one)].immediate[far_of(one)]
            assert isinstance(effect, Payment)
            sums.add(ECONOMY, -effect.cost)
            sums.add_all(effect.moves)
        else:
            sums.add(kind_of(one), far_of(one))
    spaces = edition.tracks[PROGRESS].most + 1
    upgrades = sums.up[PROGRESS] > 0 and city.at(PROGRESS) + sums.up[PROGRESS] >= spaces and can_upgrade(city)
    if upgrades:
        sums.up[ENERGY] += 1
        for tile in edition.upgraders:
            if tile in city.tiles:
                for bonus in edition.tiles[tile].upgrades:
                    sums.add_all(bonus.moves)
    feeders: i64 = 0
    for _ in range(2):  # a red arrow may set off another one
        for kind in WITH_ENDS:
            track = edition.tracks[kind]
            if city.at(kind) + sums.up[kind] > track.most and sums.up[kind]:
                feeders |= bit(kind)
                sums.add_all(track.past_most)
            if city.at(kind) - sums.down[kind] < track.least and sums.down[kind]:
                feeders |= bit(kind)
                sums.add_all(track.past_least)
    found = clashing(edition, city, sums)
    if found == 0:
        return 0
    if has(found, POPULATION):
        found |= bit(EMPLOYMENT)
    for _ in range(KINDS):  # what can set off a move of these kinds belongs to them
        if upgrades and found & upgrade_kinds(edition, city):
            found |= bit(PROGRESS)
        for kind in WITH_ENDS:
            track = edition.tracks[kind]
            if has(feeders, kind) and found & (kinds_of(track.past_most) | kinds_of(track.past_least)):
                found |= bit(kind)
    for one in t.due:
        if kind_of(one) == PAY:
            effect = t.tiles[source_of(one)].immediate[far_of(one)]
            if has(found, ECONOMY) or found & kinds_of(effect.moves):
                found |= bit(PAY) | bit(ECONOMY)
    return found


def kinds_of(moves: list[int]) -> i64:
    """The kinds of some moves, a bit each."""
    found: i64 = 0
    for one in moves:
        found |= bit(kind_of(one))
    return found


def upgrade_kinds(edition: Edition, city: City) -> i64:
    """The kinds of moves that an upgrade brings."""
    found: i64 = bit(ENERGY)
    for tile in edition.upgraders:
        if tile in city.tiles:
            for bonus in edition.tiles[tile].upgrades:
                found |= kinds_of(bonus.moves)
    return found


def clashing(edition: Edition, city: City, sums: Sums) -> i64:
    """The kinds on which moves go both ways and may come to an end of the track, a bit each."""
    found: i64 = 0
    for kind in BOUNDED:
        track = edition.tracks[kind]
        beyond = city.at(kind) + sums.up[kind] > track.most or city.at(kind) - sums.down[kind] < track.least
        if sums.mixed(kind) and beyond:
            found |= bit(kind)
    money = city.at(ECONOMY)
    most = edition.tracks[ECONOMY].most
    if sums.mixed(ECONOMY) and (money + sums.up[ECONOMY] > most or money - sums.down[ECONOMY] < LOWEST_MONEY):
        found |= bit(ECONOMY)
    if sums.mixed(ENERGY) and city.energy < sums.down[ENERGY]:
        found |= bit(ENERGY)
    if sums.mixed(PROGRESS):
        found |= bit(PROGRESS)
    if sums.up[EMPLOYMENT] or sums.down[EMPLOYMENT]:
        least = city.at(POPULATION) - sums.down[POPULATION]
        bound = city.at(EMPLOYMENT) + sums.up[EMPLOYMENT] > least or city.at(EMPLOYMENT) < sums.down[EMPLOYMENT]
        # Population may come first to let employment reach its last space, and go beyond it.
        last = edition.tracks[EMPLOYMENT].most
        beyond = city.at(EMPLOYMENT) + sums.up[EMPLOYMENT] > last and sums.up[POPULATION] > 0
        if bound and (sums.mixed(EMPLOYMENT) or sums.down[POPULATION] or beyond):
            found |= bit(EMPLOYMENT) | bit(POPULATION)
    return found


class Orders:
    """Tries the moves at these places in every order, on copies of the city, with every upgrade taken."""

    def __init__(self, t: Capitals, places: list[int]) -> None:
        self.t = t
        self.moves = [t.due[place] for place in places]
        self.tried: set[tuple[int, int, int, int, int, int, int]] = set()
        self.usual = City()  # what the usual order leads to
        self.tile: i64 = -1  # whose move was made last

    def differ(self, city: City) -> bool:
        """Is there an order with another result? One in which only employment is lower is none (CAP-GAP-36)."""
        self.usual = city.copy()
        left = (1 << len(self.moves)) - 1
        tile: i64 = -1
        while left:
            left = self.first(self.usual, left, tile)
            tile = self.tile
        return self.search(city, (1 << len(self.moves)) - 1, -1)

    def first(self, city: City, left: int, tile: i64) -> int:
        """Make the first move that may come next, and say which are left then."""
        for place, one in enumerate(self.moves):
            if left >> place & 1 and self.may_come(left, place, tile):
                self.play(city, one, tile)
                self.tile = source_of(one)
                return left & ~(1 << place)
        raise AssertionError("some move may always come next")

    def may_come(self, left: int, place: int, tile: i64) -> bool:
        """CAP-DEF-17: may this move follow one of `tile`? Where tiles are events of their own, they are finished."""
        if not self.t.separate or source_of(self.moves[place]) == tile:
            return True
        return not any(left >> other & 1 and source_of(one) == tile for other, one in enumerate(self.moves))

    def search(self, city: City, left: int, tile: i64) -> bool:
        if left == 0:
            return not no_better(city, self.usual)
        last = int(tile) if self.t.separate else -1
        key = (left, int(city.tracks), int(city.energy), int(city.prestige), int(city.level), int(city.arrows), last)
        if key in self.tried:
            return False
        if len(self.tried) >= MOST_TRIED:
            return True
        self.tried.add(key)
        for place, one in enumerate(self.moves):
            if left >> place & 1 and self.may_come(left, place, tile):
                twin = city.copy()
                self.play(twin, one, tile)
                if self.search(twin, left & ~(1 << place), source_of(one)):
                    return True
        return False

    def play(self, city: City, one: i64, tile: i64) -> None:
        """Make a move after one of `tile`; -1: after none, or in the middle of an effect."""
        if self.t.separate and tile not in (-1, source_of(one)):
            city.arrows = 0
        if kind_of(one) == PAY:
            effect = self.t.tiles[source_of(one)].immediate[far_of(one)]
            assert isinstance(effect, Payment)
            pay(city, effect.cost)
            for gained in effect.moves:
                tried_move(self.t, city, kind_of(gained), far_of(gained))
        else:
            tried_move(self.t, city, kind_of(one), far_of(one))


def no_better(city: City, usual: City) -> bool:
    """Is a result the usual one, but perhaps with less employment?"""
    if city.energy != usual.energy or city.prestige != usual.prestige or city.level != usual.level:
        return False
    more = usual.at(EMPLOYMENT) - city.at(EMPLOYMENT)
    probe = city.copy()
    probe.put(EMPLOYMENT, usual.at(EMPLOYMENT))
    return more >= 0 and probe.tracks == usual.tracks


def tried_move(t: Capitals, city: City, kind: i64, far: i64) -> None:
    """A move in a trial: every upgrade is taken."""
    if kind != PROGRESS or far < 0:
        move(t.edition, city, kind, far)
        return
    while far > 0:
        before = far
        far = advance(t.edition, city, far)
        if far < before and city.at(PROGRESS) == 0 and can_upgrade(city):
            for one in upgrade(t.edition, city, t.stacks):
                if kind_of(one) == PROGRESS and far_of(one) > 0:
                    far += far_of(one)
                else:
                    move(t.edition, city, kind_of(one), far_of(one))


# --- decisions -------------------------------------------------------------------------------------------------------


class Next(Action[Capitals]):
    """CAP-EFF-02: which of the moves is made next."""

    def __init__(self) -> None:
        super().__init__(CHOOSE)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [CHOOSE.move(place) for place in entangled(t, t.cities[seat])]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        if VOCABULARY.first[move] not in entangled(t, t.cities[seat]):
            return Reason("CAP-EFF-02", "refuse-no-option", {})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        for place in entangled(t, t.cities[seat]):
            legal.append(CHOOSE.words[place])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        make(t, seat, VOCABULARY.first[move])


class ChooseMove(Menu[Capitals]):
    """Asked only where the order changes the result."""

    question = "ask-order"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Next()])

    def says(self, t: Capitals, seat: int, move: int) -> dict[str, Any] | None:
        place = VOCABULARY.first[move]
        if VOCABULARY.verb(move) is not CHOOSE or place >= len(t.due):
            return None
        one: i64 = t.due[place]
        return sentence("choice-move", {"tile": TILE.ids[source_of(one)], "changes": said_of(t, one)})

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-EFF-02", "refuse-order-first", {})


class Accept(Free[Capitals]):
    """CAP-PP-01, CAP-PP-03: a plant one level higher."""

    def do(self, t: Capitals, seat: int, move: int) -> None:
        city = t.cities[seat]
        arrows = city.arrows
        follows = upgrade(t.edition, city, t.stacks)
        if t.telling:
            energy = t.stacks[city.level - 2][0]
            t.tell("log-upgrade", {"seat": seat, "level": int(city.level), "count": energy})
            if follows:
                t.tell("log-upgrade-brings", {"seat": seat, "changes": changes(follows)})
        t.stacks = take_plant(t.stacks, city.level)
        for one in follows:  # CAP-DEF-09
            simple(t, seat, city, kind_of(one), far_of(one))
        if t.telling and city.arrows != arrows:
            tell_arrows(t, seat, city.arrows & ~arrows)


class Refuse(Free[Capitals]):
    """CAP-PP-07: a declined upgrade is lost."""

    def do(self, t: Capitals, seat: int, move: int) -> None:
        if t.telling:
            t.tell("log-decline", {"seat": seat})


class OfferUpgrade(Menu[Capitals]):
    """CAP-PP-07: upgrading is the owner's choice at that moment."""

    question = "ask-upgrade"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Accept(UPGRADE), Refuse(DECLINE)])

    def details(self, t: Capitals) -> dict[str, Any]:
        level = int(t.cities[self.seat].level) + 1
        return {"level": level, "count": t.stacks[level - 2][0]}

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-PP-07", "refuse-upgrade-first", {})


RESOLVE: Final = [Resolve(seat) for seat in range(MOST_SEATS)]
CHOOSE_MOVE: Final = [ChooseMove(seat) for seat in range(MOST_SEATS)]
OFFER_UPGRADE: Final = [OfferUpgrade(seat) for seat in range(MOST_SEATS)]
