"""What abilities do to an empire, and how messages name the location or innovation that does it."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.terms import listed

if TYPE_CHECKING:
    from pentapolis.games.empires_end.table import Empire, EmpiresEnd


def host_of(empire: "Empire", source: int) -> int:
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


def receive(t: "EmpiresEnd", seat: int, source: int, gained: i64) -> None:
    """Tokens from the supply."""
    if gained:
        t.empires[seat].goods += gained
        if t.telling:
            args: dict[str, Any] = {"seat": seat, **named(source), "resources": listed(gained)}
            t.tell(spoken(source, "log-gain", "log-gain-at"), args)


def score(t: "EmpiresEnd", seat: int, source: int, points: i64) -> None:
    if points:
        t.empires[seat].score += points
        if t.telling:
            args: dict[str, Any] = {"seat": seat, **named(source), "points": int(points)}
            t.tell(spoken(source, "log-points", "log-points-at"), args)


def refresh(t: "EmpiresEnd", seat: int, source: int, cards: list[int]) -> None:
    if cards:
        t.empires[seat].refresh(cards)
        if t.telling:
            args: dict[str, Any] = {"seat": seat, **named(source), "cards": [CARD.ids[card] for card in cards]}
            t.tell(spoken(source, "log-refresh", "log-refresh-at"), args)
