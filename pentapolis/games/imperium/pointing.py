"""What a thing answers that cannot be chosen now.

Hand cards and abilities answer by the check of their move. Market cards and developments are for no move of a turn, but
people click them: they are told how they are come by.
"""

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.turn import Turn
from pentapolis.kernel.pointing import Pointing, Thing, usual_refusal
from pentapolis.kernel.rules import Reason


def refusal(look: Pointing, thing: Thing) -> Reason | None:
    t = look.table
    assert isinstance(t, Imperium)
    if isinstance(look.decision, Turn) and thing.kind == CARD.kind and not look.legal(thing):
        card = CARD.find(thing.id)
        if card in t.market:
            return Reason("IMP-KEY-ACQ-01", "refuse-market-how", {})
        if card in t.players[look.seat].developments and t.faces[card].cost:
            return Reason("IMP-RSH-04", "refuse-development-how", {})
        if card in t.players[look.seat].developments:
            return Reason("IMP-NAT-ART-02", "refuse-quest-how", {})
    return usual_refusal(look, thing)
