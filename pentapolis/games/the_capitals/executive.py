"""Phase 4, executive (CAP-EXE): tiles are activated with energy cubes and tourists (CAP-ACT, CAP-TST)."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.the_capitals.catalogue import TILE
from pentapolis.games.the_capitals.event import begin, tell_effects
from pentapolis.games.the_capitals.grid import near
from pentapolis.games.the_capitals.table import Capitals, City
from pentapolis.games.the_capitals.terms import EXECUTIVE_PHASE, MOST_SEATS, from_tile
from pentapolis.games.the_capitals.vocabulary import (
    ACTIVATE,
    FINISH,
    PAY_REST,
    REST,
    REWARD,
    SEND,
    SEND_NEUTRAL,
    VOCABULARY,
)
from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.packed import bit, has, lowest
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.zones import EMPTY

ACTIVATES: Final = ACTIVATE.words
SENDS: Final = SEND.words
FOR_PRESTIGE: Final = 0
NO_TOURIST: Final = MOST_SEATS + 1  # of a seat that nobody has


class Executive(Step[Capitals]):
    """CAP-EXE-01: in initiative order, each seat all its activations."""

    def run(self, t: Capitals) -> None:
        t.phase = EXECUTIVE_PHASE
        t.moved = 0
        for city in t.cities:
            city.activations = 0
        t.push_all([USE_TILES[seat] for seat in t.order])


def allowed(t: Capitals, seat: i64) -> i64:
    """CAP-EXE-02, CAP-TOU-11: the number on the plant of this moment, one more for the highest-culture token."""
    limit = t.edition.plants[t.cities[seat].level - 1].activations
    return limit + 1 if t.leader == seat else limit


def cost(t: Capitals, seat: i64, place: i64) -> i64:
    """CAP-ACT-02: printed cubes, cubes and tourists on the tile, and one (CAP-TST-02, CAP-TST-05)."""
    city = t.cities[seat]
    activated = t.tiles[city.tiles[place]].activated
    assert activated is not None
    return activated.cubes + city.cubes[place] + t.tourists_on(seat, place) + 1


def helpers(t: Capitals, seat: i64, place: i64) -> i64:
    """CAP-TST-03, CAP-TST-04: tourists that can move to a tile now, a bit each: the guests that lie elsewhere."""
    found: i64 = 0
    for tourist in range(t.tourists()):
        if t.host(tourist) == seat and t.spot(tourist) != place and not has(t.moved, tourist):
            found |= bit(tourist)
    return found


def guests(t: Capitals, seat: i64) -> i64:
    """How many tourists of the seat have not moved in this phase."""
    found: i64 = 0
    for tourist in range(t.tourists()):
        if t.host(tourist) == seat and not has(t.moved, tourist):
            found += 1
    return found


def funds(t: Capitals, seat: i64, place: i64) -> i64:
    """Cubes and tourists with which a tile can be paid for (CAP-TST-01)."""
    found = t.cities[seat].energy
    ready = helpers(t, seat, place)
    while ready:
        ready &= ready - 1
        found += 1
    return found


def bystanders(t: Capitals, city: City, place: i64) -> list[int]:
    """CAP-DEF-08, CAP-EFF-12: what the permanent effects of the tiles beside an activated one give."""
    found: list[int] = []
    cell: i64 = city.cells[place]
    for other in range(len(city.tiles)):
        tile = t.tiles[city.tiles[other]]
        if tile.adjacent and near(city.cells[other], cell):
            for effect in tile.adjacent:
                for one in effect.moves:
                    found.append(int(from_tile(one, tile.index)))
    return found


class Activate(Action[Capitals]):
    """CAP-ACT-01: a tile with the activation sign, also one of this round (CAP-ACT-04), also again (CAP-ACT-05)."""

    def __init__(self) -> None:
        super().__init__(ACTIVATE)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        tiles = dict.fromkeys(t.cities[seat].tiles)
        return [ACTIVATE.move(tile) for tile in tiles if t.tiles[tile].activated is not None]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        tile = VOCABULARY.first[move]
        place = t.cities[seat].place_of(tile)
        named: dict[str, Any] = {"tile": TILE.ids[tile]}
        if place < 0:
            return Reason("CAP-ACT-01", "refuse-not-in-city", named)
        if t.tiles[tile].activated is None:
            return Reason("CAP-ACT-01", "refuse-no-activation", named)
        limit = allowed(t, seat)
        if t.cities[seat].activations >= limit:
            return Reason("CAP-EXE-02", "refuse-all-activated", {"count": int(limit)})
        price = cost(t, seat, place)
        if funds(t, seat, place) < price:
            return Reason("CAP-ACT-02", "refuse-energy", {**named, "count": int(price)})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        city = t.cities[seat]
        if city.activations >= allowed(t, seat):
            return
        most = city.energy + guests(t, seat)
        places = city.switches
        while places:
            place = lowest(places)
            places &= places - 1
            price = cost(t, seat, place)
            if price <= city.energy or (price <= most and funds(t, seat, place) >= price):
                legal.append(ACTIVATES[city.tiles[place]])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        tile = VOCABULARY.first[move]
        place = t.cities[seat].place_of(tile)
        t.paying = place
        t.owed = cost(t, seat, place)
        t.push(USE_TILES[seat])
        if helpers(t, seat, place):
            t.push(PAY_ACTIVATION[seat])
        else:
            settle(t, seat)


def settle(t: Capitals, seat: int) -> None:
    """CAP-ACT-03: what is still owed is paid in cubes, which stay on the tile; then the tile works."""
    city = t.cities[seat]
    place = t.paying
    if t.owed:
        city.energy -= t.owed
        cubes = city.cubes.copy()
        cubes[place] += t.owed
        city.cubes = cubes
    tile = t.tiles[city.tiles[place]]
    if t.telling:
        t.tell("log-activate", {"seat": seat, "tile": tile.id, "count": int(t.owed)})
    t.paying = EMPTY
    t.owed = 0
    city.activations += 1
    activated = tile.activated
    assert activated is not None
    moves: list[int] = []
    for one in activated.moves:
        moves.append(int(from_tile(one, tile.index)))
    after = bystanders(t, city, place)
    if t.telling:
        tell_effects(t, seat, moves)
        tell_effects(t, seat, after)
    begin(t, seat, moves, after)


class Finish(Action[Capitals]):
    """CAP-EXE-03: after at least one activation the rest is given up for nothing."""

    def __init__(self) -> None:
        super().__init__(FINISH)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [FINISH.base]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        if t.cities[seat].activations == 0:
            return Reason("CAP-EXE-03", "refuse-choose-reward", {})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        if t.cities[seat].activations:
            legal.append(FINISH.words[0])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        pass


class Rest(Action[Capitals]):
    """CAP-EXE-03: who gives up all activations takes a point of prestige or a cube, once."""

    def __init__(self) -> None:
        super().__init__(REST)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [REST.move(reward) for reward in range(len(REWARD))]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        if t.cities[seat].activations:
            return Reason("CAP-EXE-03", "refuse-reward", {})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        if t.cities[seat].activations == 0:
            legal.append(REST.words[0])
            legal.append(REST.words[1])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        reward = VOCABULARY.first[move]
        if reward == FOR_PRESTIGE:
            t.cities[seat].honour(1)
        else:
            t.cities[seat].energy += 1
        if t.telling:
            t.tell("log-rest", {"seat": seat, "reward": REWARD.ids[reward]})


class UseTiles(Menu[Capitals]):
    question = "ask-activate"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Activate(), Rest(), Finish()])

    def details(self, t: Capitals) -> dict[str, Any]:
        return {"count": int(allowed(t, self.seat) - t.cities[self.seat].activations)}

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-EXE-01", "refuse-activate-first", {})


# --- paying -----------------------------------------------------------------------------------------------------------


class Send(Action[Capitals]):
    """CAP-TST-01, CAP-TST-06: a tourist moves to the tile in place of one cube."""

    def __init__(self) -> None:
        super().__init__(SEND, SEND_NEUTRAL)

    def tourist(self, t: Capitals, move: int) -> int:
        if VOCABULARY.verb(move) is SEND_NEUTRAL:
            return t.seats
        first = VOCABULARY.first[move]
        return first if first < t.seats else NO_TOURIST

    def word(self, t: Capitals, tourist: i64) -> object:
        return SEND_NEUTRAL.words[0] if tourist >= t.seats else SENDS[tourist]

    def tries(self, t: Capitals, seat: int) -> list[int]:
        found = [SEND.move(tourist) for tourist in range(t.seats) if t.host(tourist) == seat]
        if t.tourists() > t.seats and t.host(t.seats) == seat:
            found.append(SEND_NEUTRAL.base)
        return found

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        tourist = self.tourist(t, move)
        if tourist >= t.tourists() or t.host(tourist) != seat:
            return Reason("CAP-TOU-10", "refuse-not-host", {})
        if has(t.moved, tourist):
            return Reason("CAP-TST-04", "refuse-moved", {})
        if t.spot(tourist) == t.paying:
            return Reason("CAP-TST-03", "refuse-lies-here", {})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        ready = helpers(t, seat, t.paying)
        while ready:
            legal.append(self.word(t, lowest(ready)))
            ready &= ready - 1

    def do(self, t: Capitals, seat: int, move: int) -> None:
        tourist = self.tourist(t, move)
        t.lodge(tourist, seat, t.paying)
        t.moved |= bit(tourist)
        t.owed -= 1
        if t.telling:
            tile = t.tiles[t.cities[seat].tiles[t.paying]].id
            if tourist >= t.seats:
                t.tell("log-send-neutral", {"seat": seat, "tile": tile})
            else:
                t.tell("log-send", {"seat": seat, "seat2": tourist, "tile": tile})
        if t.owed and helpers(t, seat, t.paying):
            t.push(PAY_ACTIVATION[seat])
        else:
            settle(t, seat)


class PayRest(Action[Capitals]):
    """CAP-ACT-02: the rest in cubes; the exact cost, never more."""

    def __init__(self) -> None:
        super().__init__(PAY_REST)

    def tries(self, t: Capitals, seat: int) -> list[int]:
        return [PAY_REST.base]

    def refusal(self, t: Capitals, seat: int, move: int) -> Reason | None:
        if t.cities[seat].energy < t.owed:
            return Reason("CAP-ACT-02", "refuse-cubes", {"count": int(t.owed)})
        return None

    def offer(self, t: Capitals, seat: int, legal: list[object]) -> None:
        if t.cities[seat].energy >= t.owed:
            legal.append(PAY_REST.words[0])

    def do(self, t: Capitals, seat: int, move: int) -> None:
        settle(t, seat)


class PayActivation(Menu[Capitals]):
    question = "ask-pay"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Send(), PayRest()])

    def details(self, t: Capitals) -> dict[str, Any]:
        return {"tile": t.tiles[t.cities[self.seat].tiles[t.paying]].id, "count": int(t.owed)}

    def stranger(self, t: Capitals, seat: int, move: int) -> Reason:
        return Reason("CAP-ACT-02", "refuse-pay-first", {})


EXECUTIVE: Final = Executive()
USE_TILES: Final = [UseTiles(seat) for seat in range(MOST_SEATS)]
PAY_ACTIVATION: Final = [PayActivation(seat) for seat in range(MOST_SEATS)]
