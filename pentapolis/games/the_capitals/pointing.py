"""What tiles, cells, corners and columns answer to whoever points at them and cannot choose them.

Offered tiles are for the building phase, tiles of the own city for the executive phase, hand tiles for marked rounds,
cells for a tile that is being placed, corners for a construction marker. What is of others has nothing to say.
"""

from pentapolis.games.the_capitals.building import field_of
from pentapolis.games.the_capitals.catalogue import CELL, CORNER, TILE
from pentapolis.games.the_capitals.grid import full
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.vocabulary import ACTIVATE, PLACE, RAISE, SHIFT, TAKE
from pentapolis.kernel.pointing import Pointing, Thing
from pentapolis.kernel.rules import Reason


def refusal(look: Pointing, thing: Thing) -> Reason | None:
    t = look.table
    assert isinstance(t, Capitals)
    if look.legal(thing):
        return None
    if thing.kind == TILE.kind:
        return of_tile(look, t, TILE.find(thing.id))
    if thing.kind == CELL.kind:
        return look.why_not(PLACE.move(CELL.find(thing.id))) if question(look) == "ask-place" else None
    if thing.kind == CORNER.kind and question(look) == "ask-marker":
        return of_corner(look, t, CORNER.find(thing.id))
    return None


def of_tile(look: Pointing, t: Capitals, tile: int) -> Reason | None:
    city = t.cities[look.seat]
    if field_of(t, tile) >= 0:
        return of_offer(look, tile)
    if tile in city.hand:
        return of_hand(look, tile)
    if tile in city.tiles:
        return of_own(look, t, tile)
    return None


def of_offer(look: Pointing, tile: int) -> Reason | None:
    """CAP-BLD-01: tiles are taken in the building phase, one each."""
    if look.decision is None:
        return look.waiting()
    reason = look.why_not(TAKE.move(tile))
    if question(look) in ("ask-column", "ask-activate", "ask-marker", "ask-prosperity"):
        return Reason("CAP-BLD-01", "refuse-take-later", {})
    return reason


def of_own(look: Pointing, t: Capitals, tile: int) -> Reason | None:
    """CAP-EXE-01: tiles are activated in the executive phase."""
    if t.tiles[tile].activated is None:
        return None
    if question(look) in ("ask-activate", "ask-pay"):
        return look.why_not(ACTIVATE.move(tile))
    return Reason("CAP-EXE-01", "refuse-activate-later", {})


def of_hand(look: Pointing, tile: int) -> Reason | None:
    """CAP-PRO-02: in the administration phase of marked rounds."""
    if question(look) == "ask-prosperity":
        return look.why_not(RAISE.move(tile))
    return Reason("CAP-PRO-02", "refuse-prosperity-later", {})


def of_corner(look: Pointing, t: Capitals, corner: int) -> Reason | None:
    """CAP-CON-02: a marker that touches an empty cell stays; one that can move says nothing."""
    markers = t.cities[look.seat].markers
    return look.why_not(SHIFT.move(markers.index(corner), corner)) if is_open(t, look.seat, corner) else None


def is_open(t: Capitals, seat: int, corner: int) -> bool:
    """Does a construction marker of the seat lie there that cannot move?"""
    city = t.cities[seat]
    return corner in city.markers and not full(city.rows, corner)


def question(look: Pointing) -> str | None:
    """What the seat is asked; None: it waits."""
    return None if look.decision is None else look.decision.question
