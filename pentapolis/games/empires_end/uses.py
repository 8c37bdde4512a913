"""Using the abilities of locations and innovations: what economy and industry phases share."""

from typing import Any

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities.economy import Refreshing
from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION
from pentapolis.games.empires_end.effects import host_of, named, spoken
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.vocabulary import REFRESH, REFRESH_AT, VOCABULARY
from pentapolis.kernel.actions import Action
from pentapolis.kernel.rules import Reason


def why_not_use(t: EmpiresEnd, seat: int, source: int, phase: i64, rule: str) -> Reason | None:
    """Why a location or innovation cannot be used in the phase being played."""
    empire = t.empires[seat]
    ability = t.abilities[source]
    host = host_of(empire, source)
    if host < 0:
        return Reason("EE-ECO-01", "refuse-not-your-innovation", named(source))
    if ability.phase != phase:
        return why_not_this(source, rule)
    if not empire.is_healthy(host):
        return Reason("EE-INN-07", spoken(source, "refuse-inactive", "refuse-inactive-at"), named(source))
    if empire.left(source, ability) <= 0:
        return Reason(rule, spoken(source, "refuse-used", "refuse-used-at"), named(source))
    return None


def why_not_this(source: int, rule: str) -> Reason:
    """The location or innovation has another ability than the move asks for."""
    return Reason(rule, spoken(source, "refuse-other-ability", "refuse-other-ability-at"), named(source))


class Refresh(Action[EmpiresEnd]):
    """EE-KND-09: an innovation or a location removes a marker beside it; the owner names which."""

    def __init__(self, phase: int, rule: str) -> None:
        super().__init__(REFRESH, REFRESH_AT)
        self.phase: i64 = phase
        self.rule = rule

    def source(self, move: int) -> int:
        first = VOCABULARY.first[move]
        return first if VOCABULARY.verb(move) is REFRESH else FIRST_LOCATION + first

    def tries(self, t: EmpiresEnd, seat: int) -> list[int]:
        found: list[int] = []
        for source in t.empires[seat].own_sources(self.phase, t.abilities):
            ability = t.abilities[source]
            if isinstance(ability, Refreshing) and not ability.automatic:
                found += ability.tries(t, seat, source)
        return found

    def refusal(self, t: EmpiresEnd, seat: int, move: int) -> Reason | None:
        source = self.source(move)
        card = VOCABULARY.second[move]
        empire = t.empires[seat]
        ability = t.abilities[source]
        host = host_of(empire, source)
        if (not isinstance(ability, Refreshing) or ability.automatic) and host >= 0:
            return why_not_this(source, "EE-ABI-10")
        reason = why_not_use(t, seat, source, self.phase, self.rule)
        if reason is not None:
            return reason
        args: dict[str, Any] = {"card": CARD.ids[card]}
        if card not in empire.exhausted:
            return Reason("EE-ABI-10", "refuse-not-exhausted", args)
        if card not in empire.exhausted_beside(host):
            return Reason("EE-ABI-10", "refuse-not-beside", args)
        return None

    def offer(self, t: EmpiresEnd, seat: int, legal: list[object]) -> None:
        empire = t.empires[seat]
        if empire.exhausted:
            for source in empire.working(self.phase, t.abilities):
                ability = t.abilities[source]
                if isinstance(ability, Refreshing) and not ability.automatic and empire.left(source, ability) > 0:
                    ability.offer(t, seat, source, legal)

    def do(self, t: EmpiresEnd, seat: int, move: int) -> None:
        source = self.source(move)
        ability = t.abilities[source]
        assert isinstance(ability, Refreshing)
        t.empires[seat].spend(source, 1)
        ability.refresh(t, seat, source, VOCABULARY.second[move])
