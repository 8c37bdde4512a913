"""Abilities that work by themselves in economy and industry phases, and what both phases share."""

from typing import Any

from mypy_extensions import i64

from pentapolis.games.empires_end.abilities import (
    GAIN,
    GAIN_POINTS,
    POINTS_PER_ADJACENT,
    REFRESH_ALL,
    REFRESH_SOME,
)
from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.table import Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import listed
from pentapolis.games.empires_end.vocabulary import REFRESH, REFRESH_AT
from pentapolis.kernel.rules import Reason


def host_of(empire: Empire, source: int) -> int:
    """The location an ability works from: the tile itself, or the one above the innovation; -1 for a strange card."""
    return source - FIRST_LOCATION if source >= FIRST_LOCATION else empire.host(source)


def named(source: int) -> dict[str, Any]:
    """A source as an argument of a message."""
    if source < FIRST_LOCATION:
        return {"card": CARD.ids[source]}
    return {"location": LOCATION.ids[source - FIRST_LOCATION]}


def spoken(source: int, of_card: str, of_location: str) -> str:
    """The message that speaks of a source: of an innovation, or of a location."""
    return of_card if source < FIRST_LOCATION else of_location


def carry_out(t: EmpiresEnd, seat: int, source: int) -> None:
    """Use an automatic ability once (EE-KND-01, -04, -05, -06, -09)."""
    empire = t.empires[seat]
    ability = t.abilities[source]
    kind = ability.kind
    if kind == GAIN:
        receive(t, seat, source, ability.goods)
    elif kind == GAIN_POINTS:
        score(t, seat, source, ability.amount)
    elif kind == REFRESH_ALL:
        refresh(t, seat, source, empire.exhausted_beside(host_of(empire, source)))
    else:
        count = empire.neighbours(host_of(empire, source), ability.state, ability.type) * ability.amount
        if kind == POINTS_PER_ADJACENT:
            score(t, seat, source, count)
        else:
            receive(t, seat, source, count << (ability.resource * 12))


def receive(t: EmpiresEnd, seat: int, source: int, gained: i64) -> None:
    """Tokens from the supply."""
    if gained:
        t.empires[seat].goods += gained
        if t.telling:
            args: dict[str, Any] = {"seat": seat, **named(source), "resources": listed(gained)}
            t.tell(spoken(source, "log-gain", "log-gain-at"), args)


def score(t: EmpiresEnd, seat: int, source: int, points: i64) -> None:
    if points:
        t.empires[seat].score += points
        if t.telling:
            args: dict[str, Any] = {"seat": seat, **named(source), "points": int(points)}
            t.tell(spoken(source, "log-points", "log-points-at"), args)


def refresh(t: EmpiresEnd, seat: int, source: int, cards: list[int]) -> None:
    if cards:
        t.empires[seat].refresh(cards)
        if t.telling:
            args: dict[str, Any] = {"seat": seat, **named(source), "cards": [CARD.ids[card] for card in cards]}
            t.tell(spoken(source, "log-refresh", "log-refresh-at"), args)


# --- refreshes that the owner chooses -----------------------------------------------------------------------------


def add_refreshes(empire: Empire, source: int, legal: list[object]) -> None:
    """The moves of a source that refreshes innovations beside it."""
    for card in empire.exhausted_beside(host_of(empire, source)):
        if source < FIRST_LOCATION:
            legal.append(REFRESH.words[source * len(CARD) + card])
        else:
            legal.append(REFRESH_AT.words[(source - FIRST_LOCATION) * len(CARD) + card])


def why_not_use(t: EmpiresEnd, seat: int, source: int, phase: i64, rule: str) -> Reason | None:
    """Why a location or innovation cannot be used in the phase being played."""
    empire = t.empires[seat]
    ability = t.abilities[source]
    host = host_of(empire, source)
    if host < 0:
        return Reason("EE-ECO-01", "refuse-not-your-innovation", named(source))
    if ability.phase != phase:
        return Reason(rule, spoken(source, "refuse-other-ability", "refuse-other-ability-at"), named(source))
    if not empire.is_healthy(host):
        return Reason("EE-INN-07", spoken(source, "refuse-inactive", "refuse-inactive-at"), named(source))
    if empire.left(source, ability) <= 0:
        return Reason(rule, spoken(source, "refuse-used", "refuse-used-at"), named(source))
    return None


def why_not_refresh(t: EmpiresEnd, seat: int, source: int, card: int, phase: i64, rule: str) -> Reason | None:
    """Why a source cannot refresh an innovation."""
    empire = t.empires[seat]
    ability = t.abilities[source]
    chosen = ability.kind == REFRESH_SOME or (ability.kind == REFRESH_ALL and not ability.automatic)
    if not chosen and host_of(empire, source) >= 0:
        message = spoken(source, "refuse-other-ability", "refuse-other-ability-at")
        return Reason("EE-ABI-10", message, named(source))
    reason = why_not_use(t, seat, source, phase, rule)
    if reason is not None:
        return reason
    if card not in empire.exhausted:
        return Reason("EE-ABI-10", "refuse-not-exhausted", {"card": CARD.ids[card]})
    if card not in empire.exhausted_beside(host_of(empire, source)):
        return Reason("EE-ABI-10", "refuse-not-beside", {"card": CARD.ids[card]})
    return None


def play_refresh(t: EmpiresEnd, seat: int, source: int, card: int) -> None:
    """Refresh the innovation named; a source that refreshes all beside it does that, whichever is named."""
    t.empires[seat].spend(source, 1)
    if t.abilities[source].kind == REFRESH_ALL:
        carry_out(t, seat, source)
    else:
        refresh(t, seat, source, [card])
