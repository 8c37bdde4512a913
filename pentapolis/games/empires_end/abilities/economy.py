"""Abilities of the economy phase; two kinds work in industry phases too."""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.ability import (
    MOST,
    Ability,
    Adjacent,
    counted,
    read_resource,
    read_state,
    read_type,
)
from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.effects import host_of, receive, refresh, score
from pentapolis.games.empires_end.terms import COIN, IN_ECONOMY, RESOURCES, WHEAT, amount, amounts, listed, one
from pentapolis.games.empires_end.vocabulary import CONVERT, REFRESH, REFRESH_AT, REPEAT, REPEAT_AT, TRADE
from pentapolis.kernel.editions import Entry

if TYPE_CHECKING:
    from pentapolis.games.empires_end.table import EmpiresEnd

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
