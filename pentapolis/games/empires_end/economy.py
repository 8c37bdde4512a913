"""Economy phases (EE-ECO): abilities without a choice work by themselves; the rest is asked in the seats' lanes."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities import CONVERT_ALL, CONVERT_ANY, REFRESH_SOME, REPEAT_ECONOMY
from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.effects import (
    add_refreshes,
    carry_out,
    host_of,
    named,
    play_refresh,
    spoken,
    why_not_refresh,
    why_not_use,
)
from pentapolis.games.empires_end.table import ECONOMY_PART, NO_PART, NOT_SPENT, EmpiresEnd
from pentapolis.games.empires_end.terms import IN_ECONOMY, RESOURCES, SEATS, lane, listed, one
from pentapolis.games.empires_end.vocabulary import (
    CONVERT,
    FINISH,
    REFRESH,
    REFRESH_AT,
    REPEAT,
    REPEAT_AT,
    TRADE,
    VOCABULARY,
)
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, Step

FINISHES: Final = FINISH.words
CONVERTS: Final = CONVERT.words
TRADES: Final = TRADE.words
REPEATS: Final = REPEAT.words
REPEATS_AT: Final = REPEAT_AT.words
KINDS: Final[i64] = len(RESOURCES)
ALL: Final[i64] = len(CARD)
TILES: Final[i64] = len(LOCATION)


class Economy(Step[EmpiresEnd]):
    """EE-ECO-02: everybody at the same time."""

    def run(self, t: EmpiresEnd) -> None:
        for seat in range(t.seats):
            begin_economy(t, seat)


class BeginEconomy(Step[EmpiresEnd]):
    """The economy part of a combined phase (EE-CMB-01)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: EmpiresEnd) -> None:
        begin_economy(t, self.seat)

    def label(self) -> str:
        return f"BeginEconomy({self.seat})"


def begin_economy(t: EmpiresEnd, seat: int) -> None:
    """EE-ECO-01: what leaves no choice happens at once; a seat is asked only if there is something to choose."""
    empire = t.empires[seat]
    empire.spent = NOT_SPENT
    choices = False
    for source in empire.sources(IN_ECONOMY, t.abilities):
        if t.abilities[source].automatic:
            carry_out(t, seat, source)
        else:
            choices = True
    if choices:
        empire.part = ECONOMY_PART
        empire.offers = None
        if len(economy_moves(t, seat)) > 1:
            t.push_seat(seat, USE_ECONOMY[seat])
        else:
            end_economy(t, seat)


def end_economy(t: EmpiresEnd, seat: int) -> None:
    empire = t.empires[seat]
    empire.part = NO_PART
    empire.spent = NOT_SPENT
    empire.offers = None


def economy_moves(t: EmpiresEnd, seat: int) -> list[int]:
    """Conversions, repeats and counted refreshes that are possible now, and `finish`."""
    empire = t.empires[seat]
    if empire.offers is not None:
        return empire.offers
    abilities = t.abilities
    sources = empire.sources(IN_ECONOMY, abilities)
    legal: list[object] = []
    for source in sources:
        ability = abilities[source]
        kind = ability.kind
        if kind == CONVERT_ANY:
            if lane(empire.goods, ability.resource) and empire.left(source, ability) > 0:
                for resource in ability.outputs:
                    legal.append(conversion(source, resource))
        elif kind == CONVERT_ALL:
            if lane(empire.goods, ability.resource) and empire.left(source, ability) > 0:
                legal.append(conversion(source, ability.first))
        elif kind == REFRESH_SOME:
            if empire.exhausted and empire.left(source, ability) > 0:
                add_refreshes(empire, source, legal)
        elif kind == REPEAT_ECONOMY and empire.left(source, ability) > 0:
            for other in sources:
                if abilities[other].kind == REPEAT_ECONOMY:
                    continue
                if other < FIRST_LOCATION:
                    legal.append(REPEATS[source * ALL + other])
                else:
                    legal.append(REPEATS_AT[source * TILES + other - FIRST_LOCATION])
    legal.append(FINISHES[0])
    offers = cast("list[int]", legal)
    empire.offers = offers
    return offers


def conversion(source: i64, resource: i64) -> object:
    """The move of a conversion."""
    if source < FIRST_LOCATION:
        return CONVERTS[source * KINDS + resource]
    return TRADES[(source - FIRST_LOCATION) * KINDS + resource]


class UseEconomy(Decision[EmpiresEnd]):
    """EE-ECO-02: use abilities in any order, and finish."""

    question = "ask-economy"

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        return economy_moves(t, seat)

    def why_not(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        verb = VOCABULARY.verb(move)
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        if verb is FINISH:
            return None
        if verb is CONVERT:
            return why_not_convert(t, seat, first, second)
        if verb is TRADE:
            return why_not_convert(t, seat, FIRST_LOCATION + first, second)
        if verb is REFRESH:
            return why_not_refresh(t, seat, first, second, IN_ECONOMY, "EE-ECO-03")
        if verb is REFRESH_AT:
            return why_not_refresh(t, seat, FIRST_LOCATION + first, second, IN_ECONOMY, "EE-ECO-03")
        if verb is REPEAT:
            return why_not_repeat(t, seat, first, second)
        if verb is REPEAT_AT:
            return why_not_repeat(t, seat, first, FIRST_LOCATION + second)
        return t.not_asked(move)

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        t.empires[seat].offers = None
        verb = VOCABULARY.verb(move)
        first = VOCABULARY.first[move]
        second = VOCABULARY.second[move]
        if verb is FINISH:
            end_economy(t, seat)
            return
        if verb is CONVERT:
            convert(t, seat, first, second)
        elif verb is TRADE:
            convert(t, seat, FIRST_LOCATION + first, second)
        elif verb is REFRESH:
            play_refresh(t, seat, first, second)
        elif verb is REFRESH_AT:
            play_refresh(t, seat, FIRST_LOCATION + first, second)
        elif verb is REPEAT:
            repeat(t, seat, first, second)
        else:
            repeat(t, seat, first, FIRST_LOCATION + second)
        t.push_seat(seat, self)


def why_not_convert(t: EmpiresEnd, seat: int, source: int, resource: int) -> Reason | None:
    ability = t.abilities[source]
    if host_of(t.empires[seat], source) >= 0:
        if ability.kind not in (CONVERT_ANY, CONVERT_ALL):
            message = spoken(source, "refuse-other-ability", "refuse-other-ability-at")
            return Reason("EE-ABI-02", message, named(source))
        if resource not in (ability.outputs or [ability.first]):
            message = spoken(source, "refuse-conversion", "refuse-conversion-at")
            return Reason("EE-ABI-02", message, {**named(source), "resource": RESOURCES[resource]})
    reason = why_not_use(t, seat, source, IN_ECONOMY, "EE-ECO-03")
    if reason is not None:
        return reason
    if not lane(t.empires[seat].goods, ability.resource):  # EE-RES-06: exactly this resource
        return Reason("EE-RES-06", "refuse-none-of", {"resource": RESOURCES[ability.resource]})
    return None


def convert(t: EmpiresEnd, seat: int, source: int, resource: i64) -> None:
    """EE-KND-02: one conversion."""
    empire = t.empires[seat]
    ability = t.abilities[source]
    gained = one(resource) if ability.kind == CONVERT_ANY else ability.goods
    empire.goods += gained - one(ability.resource)
    empire.spend(source, 1)
    if t.telling:
        args: dict[str, Any] = {"seat": seat, **named(source)}
        args.update(resource=RESOURCES[ability.resource], resources=listed(gained))
        t.tell(spoken(source, "log-convert", "log-convert-at"), args)


def why_not_repeat(t: EmpiresEnd, seat: int, card: int, other: int) -> Reason | None:
    if t.abilities[card].kind != REPEAT_ECONOMY and t.empires[seat].host(card) >= 0:
        return Reason("EE-ABI-03", "refuse-other-ability", named(card))
    reason = why_not_use(t, seat, card, IN_ECONOMY, "EE-ECO-03")
    if reason is not None:
        return reason
    if t.abilities[other].kind == REPEAT_ECONOMY:
        return Reason("EE-ABI-03", "refuse-repeat-repeat", {})
    if other not in t.empires[seat].sources(IN_ECONOMY, t.abilities):
        message = spoken(other, "refuse-not-repeatable", "refuse-not-repeatable-at")
        return Reason("EE-ABI-03", message, named(other))
    return None


def repeat(t: EmpiresEnd, seat: int, card: int, other: int) -> None:
    """EE-KND-03: one more full use of another ability."""
    empire = t.empires[seat]
    empire.spend(card, 1)
    if t.telling:
        if other < FIRST_LOCATION:
            t.tell("log-repeat", {"seat": seat, "card": CARD.ids[card], "card2": CARD.ids[other]})
        else:
            location = LOCATION.ids[other - FIRST_LOCATION]
            t.tell("log-repeat-at", {"seat": seat, "card": CARD.ids[card], "location": location})
    ability = t.abilities[other]
    if ability.automatic:
        carry_out(t, seat, other)
    else:
        empire.spend(other, -ability.uses)


ECONOMY: Final = Economy()
BEGIN_ECONOMY: Final = [BeginEconomy(seat) for seat in range(SEATS.stop)]
USE_ECONOMY: Final = [UseEconomy(seat) for seat in range(SEATS.stop)]
