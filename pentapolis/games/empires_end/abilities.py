"""The 22 kinds of ability (EE-KND), a class each: what an edition prints on locations and disaster cards.

A class holds the fields of its kind, how they are read from an edition file, its sentence, its rules and what it does.
Which of the methods below means something depends on the phase in which the ability works: `use` in economy and
industry phases, `strength` in conflicts, `end_points` at the end, `ruined` when its location is destroyed.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.effects import host_of, receive, refresh, score
from pentapolis.games.empires_end.terms import (
    ABILITY_PHASES,
    ANY,
    AT_END,
    COIN,
    IN_DISASTER,
    IN_ECONOMY,
    LOCATION_TYPES,
    RESOURCES,
    STATES,
    WHEAT,
    WHEN_DESTROYED,
    amount,
    amounts,
    goods,
    listed,
    one,
)
from pentapolis.games.empires_end.vocabulary import CONVERT, REFRESH, REFRESH_AT, REPEAT, REPEAT_AT, TRADE
from pentapolis.kernel.editions import Entry
from pentapolis.kernel.effects import Printed

if TYPE_CHECKING:
    from pentapolis.games.empires_end.table import Empire, EmpiresEnd

#: Locations do not exhaust, score at the end by their points, and have no text that speaks of the card itself.
NOT_ON_LOCATIONS: Final = [IN_DISASTER, AT_END, WHEN_DESTROYED]

MOST: Final = 99  # of whatever an ability counts
SIDES: Final = 2  # of a location: so many neighbours it has

KINDS_OF_TOKEN: Final[i64] = len(RESOURCES)
ALL: Final[i64] = len(CARD)
TILES: Final[i64] = len(LOCATION)
CONVERTS: Final = CONVERT.words
TRADES: Final = TRADE.words
REPEATS: Final = REPEAT.words
REPEATS_AT: Final = REPEAT_AT.words
REFRESHES: Final = REFRESH.words
REFRESHES_AT: Final = REFRESH_AT.words


class Ability(Printed):
    """One ability. `kind` is its name in edition files, `phases` names those in which it can work."""

    kind: str = ""
    number: int = 0  # of the class, in the hash of an edition
    phases: str = ""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase: i64 = phase
        self.uses: i64 = 1  # how often a phase allows it
        #: Leaves nothing to choose: whoever has it is always better off for using it.
        self.automatic = False

    def fields(self) -> dict[str, Any]:
        """Those of `data` that the kind has."""
        return {}

    def data(self) -> dict[str, Any]:
        """All that the file says of it, in one form for all kinds: what an edition's hash is made of."""
        return {
            "kind": self.kind,
            "phase": ABILITY_PHASES[self.phase],
            "goods": amounts(0),
            "resource": RESOURCES[0],
            "outputs": [],
            "variant": self.number,
            "amount": 0,
            "count": 0,
            "state": ANY,
            "type": ANY,
            "uses": int(self.uses),
            **self.fields(),
        }

    def use(self, t: "EmpiresEnd", seat: int, source: int) -> None:
        """Use it once, where it leaves no choice."""
        raise NotImplementedError

    def offer(self, t: "EmpiresEnd", seat: int, source: int, legal: list[object]) -> None:
        """Add the moves that name it and are possible now; the source is active and has uses left."""

    def tries(self, t: "EmpiresEnd", seat: int, source: int) -> list[int]:
        """The moves that name it and that its owner may think of."""
        return []

    def strength(self, empire: "Empire", host: i64) -> i64:
        """EE-CON-03: what it adds to the starting strength."""
        return 0

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        """EE-END-03: what it scores; `screened` leaves out what resources behind a screen score."""
        return 0

    def ruined(self, t: "EmpiresEnd", seat: int, card: int) -> None:
        """Its location has just been destroyed."""

    def gains(self, resource: int) -> i64:
        """The most tokens of a resource that it can bring in one phase."""
        return 0

    def __repr__(self) -> str:
        return f"<ability {self.kind}>"


# --- economy ------------------------------------------------------------------------------------------------------


class Gain(Ability):
    """Tokens."""

    kind = "gain"
    number = 0
    phases = "economy"
    rules = "EE-KND-01 EE-ECO-03"

    def __init__(self, phase: int, gained: int) -> None:
        super().__init__(phase)
        self.goods: i64 = gained
        self.automatic = True

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "resources")
        return Gain(phase, counted(table, "resources"))

    def fields(self) -> dict[str, Any]:
        return {"goods": amounts(self.goods)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-gain", {"resources": listed(self.goods)}

    def use(self, t: "EmpiresEnd", seat: int, source: int) -> None:
        receive(t, seat, source, self.goods)

    def gains(self, resource: int) -> i64:
        return amount(self.goods, resource)


class Conversion(Ability):
    """EE-KND-02: a token of one kind (EE-ABI-02) for others, several times a phase."""

    kind = "convert"
    phases = "economy"

    def __init__(self, phase: int, resource: int, outputs: list[int], times: int) -> None:
        super().__init__(phase)
        self.resource: i64 = resource
        self.outputs = outputs  # the resources that name a conversion in a move
        self.uses = times

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "from", "to", "mode", "times")
        chosen = table.choice("mode", ["choice", "all"]) == "choice"
        resource = RESOURCES.index(table.choice("from", ["wheat", "coin"]))
        times = table.whole("times", 1, MOST)
        if chosen:
            outputs = sorted(RESOURCES.index(word) for word in table.choices("to", RESOURCES))
            return ConvertAny(phase, resource, outputs, times)
        return ConvertAll(phase, resource, counted(table, "to"), times)

    def gained(self, resource: i64) -> i64:
        """The tokens that one conversion brings."""
        raise NotImplementedError

    def takes_coin(self, t: "EmpiresEnd", goods: i64, resource: i64) -> bool:
        """EE-GAP-14: with the option a coin stands for the wheat, unless it would only bring itself back."""
        return (
            t.coin_for_wheat
            and self.resource == WHEAT
            and amount(goods, COIN) > 0
            and self.gained(resource) != one(COIN)
        )

    def offer(self, t: "EmpiresEnd", seat: int, source: int, legal: list[object]) -> None:
        goods = t.empires[seat].goods
        named = amount(goods, self.resource) > 0
        if named or t.coin_for_wheat:
            tile: i64 = source - FIRST_LOCATION
            first: i64 = source * KINDS_OF_TOKEN
            for resource in self.outputs:
                if named or self.takes_coin(t, goods, resource):
                    legal.append(CONVERTS[first + resource] if tile < 0 else TRADES[tile * KINDS_OF_TOKEN + resource])

    def tries(self, t: "EmpiresEnd", seat: int, source: int) -> list[int]:
        tile = source - FIRST_LOCATION
        return [CONVERT.move(source, made) if tile < 0 else TRADE.move(tile, made) for made in self.outputs]


class ConvertAny(Conversion):
    """One of the resources named, chosen anew each time."""

    number = 1
    rules = "EE-KND-02 EE-ABI-02 EE-RES-06"

    def fields(self) -> dict[str, Any]:
        return {"resource": RESOURCES[self.resource], "outputs": list(self.outputs)}

    def words(self) -> tuple[str, dict[str, Any]]:
        options = [RESOURCES[r] for r in self.outputs]
        args = {"resource": RESOURCES[self.resource], "resources": options, "count": int(self.uses)}
        return "effect-convert-any", args

    def gained(self, resource: i64) -> i64:
        return one(resource)

    def gains(self, resource: int) -> i64:
        return self.uses if resource in self.outputs else 0


class ConvertAll(Conversion):
    """All that is named; a move calls it by the first of them."""

    number = 2
    rules = "EE-KND-02 EE-ABI-01 EE-ABI-02 EE-RES-06"

    def __init__(self, phase: int, resource: int, gained: int, times: int) -> None:
        super().__init__(phase, resource, [RESOURCES.index(listed(gained)[0])], times)
        self.goods: i64 = gained

    def fields(self) -> dict[str, Any]:
        return {"resource": RESOURCES[self.resource], "goods": amounts(self.goods)}

    def words(self) -> tuple[str, dict[str, Any]]:
        args = {"resource": RESOURCES[self.resource], "resources": listed(self.goods), "count": int(self.uses)}
        return "effect-convert-all", args

    def gained(self, resource: i64) -> i64:
        return self.goods

    def gains(self, resource: int) -> i64:
        return self.uses * amount(self.goods, resource)


class RepeatEconomy(Ability):
    """EE-KND-03: one more full use of another economy ability."""

    kind = "repeat_economy"
    number = 3
    phases = "economy"
    rules = "EE-ABI-03 EE-KND-03"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return RepeatEconomy(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-repeat-economy", {}

    def offer(self, t: "EmpiresEnd", seat: int, source: int, legal: list[object]) -> None:
        for other in t.empires[seat].working(IN_ECONOMY, t.abilities):
            if not isinstance(t.abilities[other], RepeatEconomy):
                if other < FIRST_LOCATION:
                    legal.append(REPEATS[source * ALL + other])
                else:
                    legal.append(REPEATS_AT[source * TILES + other - FIRST_LOCATION])

    def tries(self, t: "EmpiresEnd", seat: int, source: int) -> list[int]:
        others = [other for other in t.empires[seat].own_sources(IN_ECONOMY, t.abilities) if other != source]
        return [
            REPEAT.move(source, other) if other < FIRST_LOCATION else REPEAT_AT.move(source, other - FIRST_LOCATION)
            for other in others
        ]


class Adjacent(Ability):
    """EE-KND-04: kinds that count neighbours of a state and, most of them, of a type."""

    def __init__(self, phase: int, each: int, state: int, kind_of_location: int = ANY) -> None:
        super().__init__(phase)
        self.amount: i64 = each  # points, tokens or strength for each
        self.state: i64 = state
        self.type: i64 = kind_of_location

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.amount), "state": int(self.state), "type": int(self.type)}

    def neighbour(self) -> str:
        """What is counted beside the host, as an id: `healthy_farm`, `destroyed_any`."""
        state = next(name for name, number in STATES.items() if number == self.state)
        return f"{state}_{'any' if self.type == ANY else LOCATION_TYPES[self.type]}"

    def count(self, empire: "Empire", host: i64) -> i64:
        """The amount for all that lies beside the location."""
        return self.amount * empire.neighbours(host, self.state, self.type)


class PointsPerAdjacent(Adjacent):
    kind = "points_per_adjacent"
    number = 4
    phases = "economy"
    rules = "EE-KND-04 EE-ABI-04 EE-ABI-06"

    def __init__(self, phase: int, each: int, state: int, kind_of_location: int) -> None:
        super().__init__(phase, each, state, kind_of_location)
        self.automatic = True

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "state", "points", "location_type")
        return PointsPerAdjacent(phase, table.whole("points", 1, MOST), read_state(table), read_type(table))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-points-per-adjacent", {"points": int(self.amount), "neighbour": self.neighbour()}

    def use(self, t: "EmpiresEnd", seat: int, source: int) -> None:
        empire = t.empires[seat]
        score(t, seat, source, self.count(empire, host_of(empire, source)))


class GainPerAdjacent(Adjacent):
    kind = "gain_per_adjacent"
    number = 5
    phases = "economy"
    rules = "EE-KND-05 EE-ABI-05 EE-ABI-06"

    def __init__(self, phase: int, each: int, state: int, kind_of_location: int, resource: int) -> None:
        super().__init__(phase, each, state, kind_of_location)
        self.resource: i64 = resource
        self.automatic = True

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "state", "amount", "location_type", "resource")
        each, state, kind = table.whole("amount", 1, MOST), read_state(table), read_type(table)
        return GainPerAdjacent(phase, each, state, kind, read_resource(table, RESOURCES))

    def fields(self) -> dict[str, Any]:
        return {**super().fields(), "resource": RESOURCES[self.resource]}

    def words(self) -> tuple[str, dict[str, Any]]:
        gained = [RESOURCES[self.resource]] * int(self.amount)
        return "effect-gain-per-adjacent", {"resources": gained, "neighbour": self.neighbour()}

    def use(self, t: "EmpiresEnd", seat: int, source: int) -> None:
        empire = t.empires[seat]
        receive(t, seat, source, self.count(empire, host_of(empire, source)) * one(self.resource))

    def gains(self, resource: int) -> i64:
        return SIDES * self.amount if resource == self.resource else 0


class GainPoints(Ability):
    kind = "gain_points"
    number = 6
    phases = "economy industry"
    rules = "EE-ABI-07 EE-KND-06"

    def __init__(self, phase: int, points: int) -> None:
        super().__init__(phase)
        self.points: i64 = points
        self.automatic = True

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "points")
        return GainPoints(phase, table.whole("points", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.points)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-gain-points", {"points": int(self.points)}

    def use(self, t: "EmpiresEnd", seat: int, source: int) -> None:
        score(t, seat, source, self.points)


class Refreshing(Ability):
    """EE-KND-09: removes exhaustion markers from innovations under the neighbours, healthy or destroyed."""

    kind = "refresh_adjacent"
    phases = "economy industry"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "count")
        if table.value("count") == "all":
            return RefreshAll(phase)
        return RefreshSome(phase, table.whole("count", 1, MOST))

    def refresh(self, t: "EmpiresEnd", seat: int, source: int, card: int) -> None:
        """The owner has named a card."""
        raise NotImplementedError

    def offer(self, t: "EmpiresEnd", seat: int, source: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        if empire.exhausted:
            for card in empire.exhausted_beside(host_of(empire, source)):
                if source < FIRST_LOCATION:
                    legal.append(REFRESHES[source * ALL + card])
                else:
                    legal.append(REFRESHES_AT[(source - FIRST_LOCATION) * ALL + card])

    def tries(self, t: "EmpiresEnd", seat: int, source: int) -> list[int]:
        tile = source - FIRST_LOCATION
        cards = sorted(t.empires[seat].exhausted)
        return [REFRESH.move(source, card) if tile < 0 else REFRESH_AT.move(tile, card) for card in cards]


class RefreshAll(Refreshing):
    """Every marker under the neighbours. It works by itself in an economy phase; among the choices of an industry phase
    it matters when it is done, because locations may change places."""

    number = 9
    rules = "EE-ECO-08 EE-KND-09 EE-ECO-09"

    def __init__(self, phase: int) -> None:
        super().__init__(phase)
        self.automatic = phase == IN_ECONOMY

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-refresh-all", {}

    def use(self, t: "EmpiresEnd", seat: int, source: int) -> None:
        empire = t.empires[seat]
        refresh(t, seat, source, empire.exhausted_beside(host_of(empire, source)))

    def refresh(self, t: "EmpiresEnd", seat: int, source: int, card: int) -> None:
        self.use(t, seat, source)  # whichever is named


class RefreshSome(Refreshing):
    """As many as are printed, chosen by the owner."""

    number = 10
    rules = "EE-ABI-10 EE-KND-09"

    def __init__(self, phase: int, count: int) -> None:
        super().__init__(phase)
        self.uses = count

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-refresh-some", {"count": int(self.uses)}

    def refresh(self, t: "EmpiresEnd", seat: int, source: int, card: int) -> None:
        refresh(t, seat, source, [card])


# --- industry -----------------------------------------------------------------------------------------------------


class RestoreDiscount(Ability):
    """EE-KND-07: restoring a neighbour costs less."""

    kind = "restore_discount_adjacent"
    number = 7
    phases = "industry"
    rules = "EE-ABI-08 EE-KND-07"

    def __init__(self, phase: int, hammers: int) -> None:
        super().__init__(phase)
        self.hammers: i64 = hammers

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "hammers")
        return RestoreDiscount(phase, table.whole("hammers", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.hammers)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-restore-discount", {"count": int(self.hammers)}


class MoveInnovation(Ability):
    """EE-KND-08: an innovation changes its place. No move names who does it."""

    kind = "move_innovation"
    number = 8
    phases = "industry"
    rules = "EE-ABI-09 EE-KND-08"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return MoveInnovation(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-move-innovation", {}


class PlayDiscount(Ability):
    """EE-KND-21: playing cards costs less."""

    kind = "play_discount"
    number = 22
    phases = "industry"
    rules = "EE-IND-05 EE-KND-21 EE-IND-20"

    def __init__(self, phase: int, hammers: int, cards: int) -> None:
        super().__init__(phase)
        self.hammers: i64 = hammers
        self.cards: i64 = cards
        self.uses = cards

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "hammers", "cards")
        return PlayDiscount(phase, table.whole("hammers", 1, MOST), table.whole("cards", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.hammers), "count": int(self.cards)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-play-discount", {"hammers": int(self.hammers), "count": int(self.cards)}


class SwapLocations(Ability):
    """EE-KND-22: two locations trade places. No move names who does it."""

    kind = "swap_locations"
    number = 23
    phases = "industry"
    rules = "EE-IND-17 EE-KND-22 EE-IND-18"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return SwapLocations(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-swap-locations", {}


# --- disaster -----------------------------------------------------------------------------------------------------


class FreeBid(Ability):
    """EE-KND-10: pass without paying, where the disaster accepts the resource."""

    kind = "free_bid"
    number = 11
    phases = "disaster"
    rules = "EE-ABI-11 EE-KND-10 EE-EXH-05 EE-EXH-06"

    def __init__(self, phase: int, resource: int) -> None:
        super().__init__(phase)
        self.resource: i64 = resource

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "resource")
        return FreeBid(phase, read_resource(table, RESOURCES[:3]))

    def fields(self) -> dict[str, Any]:
        return {"resource": RESOURCES[self.resource]}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-free-bid", {"resource": RESOURCES[self.resource]}


class ReplaceDisaster(Ability):
    """EE-KND-11: another disaster in place of one."""

    kind = "replace_disaster"
    number = 12
    phases = "disaster"
    rules = "EE-ABI-13 EE-KND-11 EE-ABI-24"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return ReplaceDisaster(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-replace-disaster", {}


# --- conflict -----------------------------------------------------------------------------------------------------


class Strength(Ability):
    kind = "strength"
    number = 13
    phases = "conflict"
    rules = "EE-ABI-14 EE-KND-12 EE-CON-03"

    def __init__(self, phase: int, power: int) -> None:
        super().__init__(phase)
        self.amount: i64 = power

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "amount")
        return Strength(phase, table.whole("amount", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.amount)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-strength", {"count": int(self.amount)}

    def strength(self, empire: "Empire", host: i64) -> i64:
        return self.amount


class StrengthPerAdjacent(Adjacent):
    kind = "strength_per_adjacent"
    number = 14
    phases = "conflict"
    rules = "EE-ABI-12 EE-KND-13 EE-CON-03"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "state", "amount")
        return StrengthPerAdjacent(phase, table.whole("amount", 1, MOST), read_state(table))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-strength-per-adjacent", {"count": int(self.amount), "neighbour": self.neighbour()}

    def strength(self, empire: "Empire", host: i64) -> i64:
        return self.count(empire, host)


# --- the end ------------------------------------------------------------------------------------------------------


class EndPerDestroyed(Ability):
    kind = "end_points_per_destroyed"
    number = 15
    phases = "end"
    rules = "EE-ABI-15 EE-KND-14"

    def __init__(self, phase: int, points: int) -> None:
        super().__init__(phase)
        self.points: i64 = points

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "points")
        return EndPerDestroyed(phase, table.whole("points", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.points)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-per-destroyed", {"points": int(self.points)}

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        return self.points * t.empires[seat].destroyed()


class EndMostDestroyed(Ability):
    """Equally many as another player are enough (EE-ABI-20)."""

    kind = "end_points_most_destroyed"
    number = 16
    phases = "end"
    rules = "EE-ABI-20 EE-KND-15"

    def __init__(self, phase: int, points: int) -> None:
        super().__init__(phase)
        self.points: i64 = points

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "points")
        return EndMostDestroyed(phase, table.whole("points", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"amount": int(self.points)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-most-destroyed", {"points": int(self.points)}

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        mine = t.empires[seat].destroyed()
        for other in t.empires:
            if other.destroyed() > mine:
                return 0
        return self.points


class EndPerAdjacent(Adjacent):
    kind = "end_points_per_adjacent"
    number = 17
    phases = "end"
    rules = "EE-ABI-19 EE-ABI-17 EE-KND-16"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "state", "points", "location_type")
        return EndPerAdjacent(phase, table.whole("points", 1, MOST), read_state(table), read_type(table))

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-per-adjacent", {"points": int(self.amount), "neighbour": self.neighbour()}

    def loosened(self) -> "EndPerAdjacent":
        """EE-GAP-09: the same for destroyed neighbours too, where it asks for healthy ones."""
        if self.state != STATES["healthy"]:
            return self
        return EndPerAdjacent(self.phase, self.amount, ANY, self.type)

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        return self.count(t.empires[seat], host)


class EndPerResource(Ability):
    kind = "end_points_per_resource"
    number = 18
    phases = "end"
    rules = "EE-ABI-18 EE-KND-17 EE-RES-05"

    def __init__(self, phase: int, resource: int, points: int) -> None:
        super().__init__(phase)
        self.resource: i64 = resource
        self.points: i64 = points

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "resource", "points")
        return EndPerResource(phase, read_resource(table, RESOURCES), table.whole("points", 1, MOST))

    def fields(self) -> dict[str, Any]:
        return {"resource": RESOURCES[self.resource], "amount": int(self.points)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-per-resource", {"points": int(self.points), "resource": RESOURCES[self.resource]}

    def end_points(self, t: "EmpiresEnd", seat: int, host: i64, screened: bool) -> i64:
        return 0 if screened else self.points * amount(t.empires[seat].goods, self.resource)


class EndRepeat(Ability):
    """EE-KND-18: the best of the other end abilities once more: see `scoring.innovation_points`."""

    kind = "end_repeat"
    number = 19
    phases = "end"
    rules = "EE-ABI-16 EE-KND-18"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return EndRepeat(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-end-repeat", {}


# --- when the location is destroyed -------------------------------------------------------------------------------


class QuakeGain(Ability):
    kind = "on_destroyed_gain"
    number = 20
    phases = "destroyed"
    rules = "EE-ABI-21 EE-KND-19 EE-ABI-23"

    def __init__(self, phase: int, gained: int) -> None:
        super().__init__(phase)
        self.goods: i64 = gained

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind", "resources")
        return QuakeGain(phase, counted(table, "resources"))

    def fields(self) -> dict[str, Any]:
        return {"goods": amounts(self.goods)}

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-quake-gain", {"resources": listed(self.goods)}

    def ruined(self, t: "EmpiresEnd", seat: int, card: int) -> None:
        t.empires[seat].goods += self.goods
        if t.telling:
            t.tell("log-quake", {"seat": seat, "card": CARD.ids[card], "resources": listed(self.goods)})

    def gains(self, resource: int) -> i64:
        return amount(self.goods, resource)


class QuakeRefresh(Ability):
    kind = "on_destroyed_refresh_all"
    number = 21
    phases = "destroyed"
    rules = "EE-ABI-22 EE-KND-20 EE-ABI-23"

    @staticmethod
    def read(table: Entry, phase: int) -> Ability:
        table.only("kind")
        return QuakeRefresh(phase)

    def words(self) -> tuple[str, dict[str, Any]]:
        return "effect-quake-refresh", {}

    def ruined(self, t: "EmpiresEnd", seat: int, card: int) -> None:
        empire = t.empires[seat]
        if empire.exhausted:
            if t.telling:
                cards = [CARD.ids[refreshed] for refreshed in sorted(empire.exhausted)]
                t.tell("log-quake-refresh", {"seat": seat, "card": CARD.ids[card], "cards": cards})
            empire.refresh(empire.exhausted)


# --- reading ------------------------------------------------------------------------------------------------------


def counted(table: Entry, field: str) -> int:
    """Tokens, at least one."""
    found = table.counts(field, RESOURCES, MOST)
    if not found:
        raise table.fault(field, "names no resource")
    return goods(**found)


def read_state(table: Entry) -> int:
    return STATES[table.choice("state", list(STATES))]


def read_type(table: Entry) -> int:
    word = table.choice("location_type", ["any", *LOCATION_TYPES])
    return ANY if word == "any" else LOCATION_TYPES.index(word)


def read_resource(table: Entry, known: list[str]) -> int:
    return RESOURCES.index(table.choice("resource", known))


#: The kinds of the edition file.
READERS: Final[dict[str, Callable[[Entry, int], Ability]]] = {
    "gain": Gain.read,
    "convert": Conversion.read,
    "repeat_economy": RepeatEconomy.read,
    "points_per_adjacent": PointsPerAdjacent.read,
    "gain_per_adjacent": GainPerAdjacent.read,
    "gain_points": GainPoints.read,
    "restore_discount_adjacent": RestoreDiscount.read,
    "move_innovation": MoveInnovation.read,
    "refresh_adjacent": Refreshing.read,
    "free_bid": FreeBid.read,
    "replace_disaster": ReplaceDisaster.read,
    "strength": Strength.read,
    "strength_per_adjacent": StrengthPerAdjacent.read,
    "end_points_per_destroyed": EndPerDestroyed.read,
    "end_points_most_destroyed": EndMostDestroyed.read,
    "end_points_per_adjacent": EndPerAdjacent.read,
    "end_points_per_resource": EndPerResource.read,
    "end_repeat": EndRepeat.read,
    "on_destroyed_gain": QuakeGain.read,
    "on_destroyed_refresh_all": QuakeRefresh.read,
    "play_discount": PlayDiscount.read,
    "swap_locations": SwapLocations.read,
}


KINDS: Final = list(READERS)


def read_ability(entry: Entry, field: str, phase: int, on_location: bool) -> Ability:
    """The ability that a table of an edition describes; EditionError names what is wrong with it."""
    table = entry.table(field)
    ability = READERS[table.choice("kind", KINDS)](table, phase)
    phases = ability.phases.split()
    if ABILITY_PHASES[phase] not in phases:
        raise entry.fault("phase", f"{ability.kind} works in {', '.join(phases)}, not in {ABILITY_PHASES[phase]}")
    if on_location and (phase in NOT_ON_LOCATIONS or isinstance(ability, RepeatEconomy)):
        raise table.fault("kind", f"a location cannot have the ability {ability.kind}")
    return ability
