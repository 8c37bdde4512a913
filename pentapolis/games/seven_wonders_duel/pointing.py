"""What cards, wonders and progress tokens answer to whoever points at them and cannot choose them.

Cards of the structure are to be taken and built, own wonders to be built, tokens on the board to be won by a pair of
symbols, discarded cards to be built by The Mausoleum. What stands in a city is for nothing any more, unless the
question is which card of it is destroyed.
"""

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.steps import ChooseDestroyed, ChooseProgress, why_not_take
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.vocabulary import BUILD, DESTROY, LEARN, RAISE
from pentapolis.kernel.pointing import Pointing, Thing
from pentapolis.kernel.rules import Reason


def refusal(look: Pointing, thing: Thing) -> Reason | None:
    t = look.table
    assert isinstance(t, SevenWondersDuel)
    if thing.kind == CARD.kind:
        return of_card(look, t, CARD.find(thing.id))
    if thing.kind == WONDER.kind:
        return of_wonder(look, t, WONDER.find(thing.id))
    if thing.kind == TOKEN.kind:
        return of_token(look, t, TOKEN.find(thing.id))
    return None


def of_card(look: Pointing, t: SevenWondersDuel, card: int) -> Reason | None:
    if in_structure(t, card):
        # Discarding an accessible card is always possible, so what cannot be done with it is to build it.
        return why_not_take(t, card) or look.waiting() or look.why_not(BUILD.move(card))
    if card in t.discard:
        revived = look.legal(Thing(CARD.kind, CARD.ids[card]))
        return None if revived else Reason("SWD-WON-16", "refuse-discarded-how", {})
    if isinstance(look.decision, ChooseDestroyed) and any(card in t.city(owner).buildings for owner in range(t.seats)):
        return look.why_not(DESTROY.move(card))
    return None


def in_structure(t: SevenWondersDuel, card: int) -> bool:
    """Does it lie face up in the structure?"""
    face_up = t.present & t.face_up
    return CARDS[card] in t.accessible or any(face_up >> slot & 1 for slot, lies in enumerate(t.slots) if lies == card)


def of_wonder(look: Pointing, t: SevenWondersDuel, wonder: int) -> Reason | None:
    if wonder in t.offer:
        return look.waiting()
    if wonder not in t.city(look.seat).unbuilt:
        return None
    if not t.age:
        return Reason("SWD-WON-01", "refuse-wonder-later", {})
    # Any accessible card does: what it is does not matter for the price.
    return look.waiting() or look.why_not(RAISE.move(wonder, t.accessible[0].index if t.accessible else 0))


def of_token(look: Pointing, t: SevenWondersDuel, token: int) -> Reason | None:
    if token not in t.board_tokens:
        return None
    if isinstance(look.decision, ChooseProgress):
        return look.why_not(LEARN.move(token))
    return Reason("SWD-SCI-01", "refuse-token-how", {})
