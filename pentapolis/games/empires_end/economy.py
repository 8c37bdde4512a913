"""Economy phases (EE-ECO): abilities without a choice work by themselves; the rest is asked in the seats' lanes."""

from typing import Any, Final, cast

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.economy import Conversion, RepeatEconomy
from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.effects import host_of, named, spoken
from pentapolis.games.empires_end.table import ECONOMY_PART, NO_PART, NOBODY_YET, NOT_SPENT, EmpiresEnd
from pentapolis.games.empires_end.terms import COIN, IN_ECONOMY, RESOURCES, SEATS, WHEAT, amount, listed, one
from pentapolis.games.empires_end.uses import Refresh, why_not_this, why_not_use
from pentapolis.games.empires_end.vocabulary import CONVERT, FINISH, PAY, REPEAT, REPEAT_AT, TRADE, VOCABULARY
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import SeatStep, Step

FINISHES: Final = FINISH.words


class Economy(Step[EmpiresEnd]):
    """EE-ECO-02, EE-INF-06: everybody at the same time. The table's lane goes on when all have finished (EE-ECO-05)."""

    def run(self, t: EmpiresEnd) -> None:
        for seat in range(t.seats):
            begin_economy(t, seat)


class BeginEconomy(SeatStep[EmpiresEnd]):
    """The economy part of a combined phase (EE-CMB-01)."""

    def run(self, t: EmpiresEnd) -> None:
        begin_economy(t, self.seat)


def begin_economy(t: EmpiresEnd, seat: int) -> None:
    """EE-ECO-01: what leaves no choice happens at once; a seat is asked only if there is something to choose.

    What is automatic comes first, which is never worse: tokens gained can then be converted (EE-ECO-10).
    """
    empire = t.empires[seat]
    empire.spent = NOT_SPENT
    empire.works = None
    choices = False
    for source in empire.working(IN_ECONOMY, t.abilities):
        ability = t.abilities[source]
        if ability.automatic:
            ability.use(t, seat, source)
        else:
            choices = True
    if choices:
        empire.part = ECONOMY_PART
        empire.offers = None
        if len(USE_ECONOMY[seat].moves(t, seat)) > 1:
            t.push_seat(seat, USE_ECONOMY[seat])
        else:
            end_economy(t, seat)


def end_economy(t: EmpiresEnd, seat: int) -> None:
    empire = t.empires[seat]
    empire.part = NO_PART
    empire.spent = NOT_SPENT
    empire.works = None
    empire.offers = None


# --- what can be done ---------------------------------------------------------------------------------------------


class Convert(Action[EmpiresEnd]):
    """EE-KND-02: one conversion, by an innovation or by a location; the move names a resource gained."""

    def __init__(self) -> None:
        super().__init__(CONVERT, TRADE)

    def source(self, move: int) -> int:
        first = VOCABULARY.first[move]
        return first if VOCABULARY.verb(move) is CONVERT else FIRST_LOCATION + first

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        found: list[int] = []
        for source in t.empires[seat].own_sources(IN_ECONOMY, t.abilities):
            ability = t.abilities[source]
            if isinstance(ability, Conversion):
                found += ability.tries(t, seat, source)
        return found

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        source = self.source(move)
        resource = VOCABULARY.second[move]
        ability = t.abilities[source]
        if host_of(t.empires[seat], source) >= 0:
            if not isinstance(ability, Conversion):
                return why_not_this(source, "EE-ABI-02")
            if resource not in ability.outputs:
                message = spoken(source, "refuse-conversion", "refuse-conversion-at")
                return Reason("EE-ABI-02", message, {**named(source), "resource": RESOURCES[resource]})
        reason = why_not_use(t, seat, source, IN_ECONOMY, "EE-ECO-03")
        if reason is not None:
            return reason
        assert isinstance(ability, Conversion)
        goods = t.empires[seat].goods
        if not amount(goods, ability.resource) and not ability.takes_coin(t, goods, resource):  # EE-RES-06
            return Reason("EE-RES-06", "refuse-none-of", {"resource": RESOURCES[ability.resource]})
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        ability = t.abilities[self.source(move)]
        assert isinstance(ability, Conversion)
        if not ability.takes_coin(t, empire.goods, VOCABULARY.second[move]):
            self.convert(t, seat, move, ability.resource)
        elif amount(empire.goods, ability.resource):
            empire.converting = move
            t.push_seat(seat, CHOOSE_INPUT[seat])
        else:
            self.convert(t, seat, move, COIN)

    def convert(self, t: EmpiresEnd, seat: int, move: int, taken: i64) -> None:
        """The conversion itself; `taken` is the resource that is given for it."""
        source = self.source(move)
        empire = t.empires[seat]
        ability = t.abilities[source]
        assert isinstance(ability, Conversion)
        gained = ability.gained(VOCABULARY.second[move])
        empire.goods += gained - one(taken)
        empire.spend(source, 1)
        if t.telling:
            args: dict[str, Any] = {"seat": seat, **named(source)}
            args.update(resource=RESOURCES[taken], resources=listed(gained))
            t.tell(spoken(source, "log-convert", "log-convert-at"), args)


class Repeat(Action[EmpiresEnd]):
    """EE-KND-03: by an innovation, one more full use of another innovation or of a location."""

    def __init__(self) -> None:
        super().__init__(REPEAT, REPEAT_AT)

    def other(self, move: int) -> int:
        second = VOCABULARY.second[move]
        return second if VOCABULARY.verb(move) is REPEAT else FIRST_LOCATION + second

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        found: list[int] = []
        for source in t.empires[seat].own_sources(IN_ECONOMY, t.abilities):
            ability = t.abilities[source]
            if isinstance(ability, RepeatEconomy):
                found += ability.tries(t, seat, source)
        return found

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        other = self.other(move)
        if not isinstance(t.abilities[card], RepeatEconomy) and t.empires[seat].host(card) >= 0:
            return why_not_this(card, "EE-ABI-03")
        reason = why_not_use(t, seat, card, IN_ECONOMY, "EE-ECO-03")
        if reason is not None:
            return reason
        if isinstance(t.abilities[other], RepeatEconomy):
            return Reason("EE-ABI-03", "refuse-repeat-repeat", {})
        if other not in t.empires[seat].working(IN_ECONOMY, t.abilities):
            message = spoken(other, "refuse-not-repeatable", "refuse-not-repeatable-at")
            return Reason("EE-ABI-03", message, named(other))
        return None

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        other = self.other(move)
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
            ability.use(t, seat, other)
        else:
            empire.spend(other, -ability.uses)


class Finish(Free[EmpiresEnd]):
    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        end_economy(t, seat)


class UseEconomy(Menu[EmpiresEnd]):
    """EE-ECO-02, EE-OPT-05: use abilities in any order, and finish."""

    question = "ask-economy"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, ACTIONS)

    def moves(self, t: EmpiresEnd, seat: int) -> list[int]:
        """Source by source, as the empire lies; and `finish`."""
        empire = t.empires[seat]
        if empire.offers is not None:
            return empire.offers
        legal: list[object] = []
        for source in empire.working(IN_ECONOMY, t.abilities):
            ability = t.abilities[source]
            if not ability.automatic and empire.left(source, ability) > 0:
                ability.offer(t, seat, source, legal)
        legal.append(FINISHES[0])
        offers = cast("list[int]", legal)
        empire.offers = offers
        return offers

    def play(self, t: EmpiresEnd, seat: int, move: int) -> None:
        t.empires[seat].offers = None
        super().play(t, seat, move)
        if t.empires[seat].part == ECONOMY_PART and t.empires[seat].converting == NOBODY_YET:
            t.push(self)


class PayInput(Action[EmpiresEnd]):
    """EE-GAP-14: the wheat that a conversion names, or a coin in its place."""

    def __init__(self) -> None:
        super().__init__(PAY)

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        return [PAY.move(0), PAY.move(1)]

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        return None if VOCABULARY.first[move] <= 1 else Reason("EE-RES-06", "refuse-convert-pay", {})

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        empire = t.empires[seat]
        converting = int(empire.converting)
        empire.converting = NOBODY_YET
        CONVERSION.convert(t, seat, converting, COIN if VOCABULARY.first[move] else WHEAT)
        t.push_seat(seat, USE_ECONOMY[seat])


class ChooseInput(Menu[EmpiresEnd]):
    """EE-GAP-14: asked where the option lets a coin stand for the wheat and the seat has both."""

    question = "ask-convert"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [PayInput()])

    def stranger(self, t: EmpiresEnd, seat: int, move: int) -> Reason:
        return Reason("EE-RES-06", "refuse-convert-first", {})

    def says(self, t: EmpiresEnd, seat: int, move: int) -> dict[str, Any] | None:
        if VOCABULARY.verb(move) is not PAY or VOCABULARY.first[move] > 1:
            return None
        return sentence("choice-pay", {"resources": [RESOURCES[COIN if VOCABULARY.first[move] else WHEAT]]})


ECONOMY: Final = Economy()
BEGIN_ECONOMY: Final = [BeginEconomy(seat) for seat in range(SEATS.stop)]
CONVERSION: Final = Convert()
ACTIONS: Final[list[Action[Any]]] = [CONVERSION, Refresh(IN_ECONOMY, "EE-ECO-03"), Repeat(), Finish(FINISH)]
USE_ECONOMY: Final = [UseEconomy(seat) for seat in range(SEATS.stop)]
CHOOSE_INPUT: Final = [ChooseInput(seat) for seat in range(SEATS.stop)]
