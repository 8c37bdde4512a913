"""How cards and tokens move: one function for each way, with what others see of it and what answers it.

What answers an event is pushed onto the agenda. Whoever calls one of these pushes what follows first.
"""

from mypy_extensions import i64

from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.table import EMPTY_LIST, Imperium
from pentapolis.games.imperium.terms import (
    BLIND,
    DECK_EMPTY,
    LEFT_PLAY,
    LOOSE,
    MATERIALS,
    NO_CARD,
    POPULATION,
    PROGRESS,
    RETURNED,
    TOKENS,
    UNREST_TAKEN,
    UNSEEN,
)
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.zones import EVERYBODY, NOBODY

# --- tokens ---------------------------------------------------------------------------------------------------------


def gain(t: Imperium, seat: int, kind: i64, count: i64) -> None:
    """IMP-KEY-GAI-01: tokens from the supply, never limited (IMP-CMP-18)."""
    if count <= 0:
        return
    p = t.players[seat]
    if kind == MATERIALS and p.journey != NO_CARD and t.faces[p.journey].no_materials:
        # IMP-EFF-69: Shangri-La replaces the gain, whatever the number.
        for turn in range(1, t.seats):
            gain(t, (seat + turn) % t.seats, PROGRESS, 1)
        gain(t, seat, POPULATION, 2)
        return
    p.add(kind, count)
    if t.telling:
        t.tell("log-gain", {"seat": seat, "count": int(count), "kind": TOKENS[kind]})


# --- the hand -------------------------------------------------------------------------------------------------------


def into_hand(t: Imperium, seat: int, card: int, seen: int) -> None:
    """`seen`: who knows the card besides its holder."""
    p = t.players[seat]
    p.hand = plus(p.hand, card)
    p.hand_seen = plus(p.hand_seen, seen)


def from_hand(t: Imperium, seat: int, card: int, shown: bool) -> int:
    """Take a card out of the hand. One that is not shown may be any of them, as far as the others know (IMP-EFF-27).

    Gives who else knows the card in the place it goes to: its owner alone if it is not shown.
    """
    p = t.players[seat]
    place = p.hand.index(card)
    hand = p.hand.copy()
    seen = p.hand_seen.copy()
    del hand[place]
    del seen[place]
    known = p.hand_seen[place]
    p.hand = hand
    if shown:
        p.hand_seen = seen
        return EVERYBODY
    p.hand_seen, known = loosened([unknown(mask) for mask in seen], unknown(known))
    return known | 1 << seat


def unknown(mask: int) -> int:
    """Nobody knows any longer where the card lies; whether it was taken unseen stays as it is."""
    return NOBODY if mask == EVERYBODY else mask & UNSEEN


def loosened(rest: list[int], taken: int) -> tuple[list[int], int]:
    """A card was taken unseen from among others: if one of them came unseen from the commons, each may be that one."""
    if not rest or not (taken & UNSEEN or any_marked(rest)):
        return rest, taken
    return [mask | LOOSE for mask in rest], taken | LOOSE


def any_marked(masks: list[int]) -> bool:
    for mask in masks:  # noqa: SIM110 - a generator is slow when compiled
        if mask != EVERYBODY and mask & UNSEEN:
            return True
    return False


def mixed_up(cards: list[int], seen: list[int], shuffled: list[int]) -> list[int]:
    """Who knows the cards of a pile after it was shuffled: nobody, nor which came unseen from the commons."""
    if not any_marked(seen):
        return [NOBODY] * len(shuffled)
    blind = [card for place, card in enumerate(cards) if unknown(seen[place]) & BLIND]
    loose = LOOSE if len(shuffled) > 1 else NOBODY
    return [BLIND | loose if card in blind else loose for card in shuffled]


def draw_one(t: Imperium, seat: int) -> int:
    """The top card of the draw deck, which is not empty, into the hand; IMP-EFF-74 is answered at once."""
    p = t.players[seat]
    card = p.deck[-1]
    seen = p.deck_seen[-1]
    p.deck = p.deck[:-1]
    p.deck_seen = p.deck_seen[:-1]
    into_hand(t, seat, card, seen)
    t.block_undo()
    if not p.deck:
        t.event(DECK_EMPTY, seat)
    return card


def on_deck(t: Imperium, seat: int, card: int, seen: int) -> None:
    """IMP-EFF-25: face down on top of the draw deck."""
    p = t.players[seat]
    p.deck = plus(p.deck, card)
    p.deck_seen = plus(p.deck_seen, seen)


def shuffle_deck(t: Imperium, seat: int) -> None:
    p = t.players[seat]
    shuffled = t.shuffled("reshuffle", p.deck)
    p.deck_seen = mixed_up(p.deck, p.deck_seen, shuffled)
    p.deck = shuffled


# --- discard pile, history, exile, unrest ---------------------------------------------------------------------------


def into_discard(t: Imperium, seat: int, card: int) -> None:
    """IMP-KEY-DIS-01; two cards do something of their own on entering the pile by whatever means (IMP-EFF-79)."""
    p = t.players[seat]
    face = t.faces[card]
    if face.enters_play:  # IMP-RSH-08, IMP-NAT-ART-06
        p.area = plus(p.area, card)
        if t.telling:
            t.tell("log-nadir", {"seat": seat, "card": CARD.ids[card]})
        return
    p.discard = plus(p.discard, card)
    if face.enters_scoring:  # IMP-RSH-09, IMP-CRD-09, IMP-END-05
        trigger_scoring(t, "zenith")


def has_history(t: Imperium, seat: int) -> bool:
    """IMP-KEY-HIS-02: Atlanteans and Vikings have none."""
    return not t.faces[t.players[seat].power].no_history


def into_history(t: Imperium, seat: int, card: int, seen: int) -> None:
    """IMP-KEY-HIS-01; whoever has no history discards the card, which counts as carried out (IMP-EFF-28)."""
    if not has_history(t, seat):
        into_discard(t, seat, card)
        return
    bury(t, seat, card, seen)
    if t.telling and seen == EVERYBODY:
        t.tell("log-history", {"seat": seat, "card": CARD.ids[card]})
    elif t.telling:
        t.tell("log-history-unseen", {"seat": seat})


def bury(t: Imperium, seat: int, card: int, seen: int) -> None:
    """Under the power card: history or flooded pile."""
    p = t.players[seat]
    p.history = plus(p.history, card)
    p.history_seen = plus(p.history_seen, seen)


def sink(t: Imperium, seat: int, card: int, seen: int) -> bool:
    """IMP-KEY-SNK-01: into the flooded pile, or for other nations into the discard pile; true if it is a sinking."""
    if t.faces[t.players[seat].power].floods:
        bury(t, seat, card, seen)
        if t.telling:
            t.tell("log-sink", {"seat": seat, "card": CARD.ids[card]})
        return True
    into_discard(t, seat, card)
    return False


def into_exile(t: Imperium, card: int) -> None:
    """IMP-KEY-EXI-01."""
    t.exile = plus(t.exile, card)
    if t.telling:
        t.tell("log-exile", {"card": CARD.ids[card]})


def into_unrest(t: Imperium, seat: int, card: int) -> None:
    """IMP-KEY-RET-01, IMP-EFF-64: an own unrest card to the pile."""
    t.unrest = plus(t.unrest, card)
    if t.telling:
        t.tell("log-return", {"seat": seat})
    t.event(RETURNED, seat, card)


def take_unrest(t: Imperium, seat: int) -> None:
    """IMP-KEY-TAK-01: from the pile into the hand; with the last one the game is over (IMP-END-08)."""
    if t.over or not t.unrest:
        return
    card = t.unrest[-1]
    t.unrest = t.unrest[:-1]
    into_hand(t, seat, card, EVERYBODY)
    if t.telling:
        t.tell("log-take-unrest", {"seat": seat})
    if not check_collapse(t):
        t.event(UNREST_TAKEN, seat, card)


def check_collapse(t: Imperium) -> bool:
    """IMP-COL-01, IMP-GAP-04: the moment the pile is empty."""
    if t.over or t.unrest:
        return t.over
    from pentapolis.games.imperium.scoring import collapse

    collapse(t)
    return True


# --- the play area --------------------------------------------------------------------------------------------------


def into_play(t: Imperium, seat: int, card: int) -> None:
    p = t.players[seat]
    p.area = plus(p.area, card)


def garrison(t: Imperium, seat: int, card: int, above: int) -> None:
    """IMP-KEY-GAR-01: under another card of the play area, face up."""
    p = t.players[seat]
    p.garrisons = {**p.garrisons, above: plus(p.under(above), card)}
    if t.telling:
        t.tell("log-garrison", {"seat": seat, "card": CARD.ids[card], "card2": CARD.ids[above]})


def ungarrison(t: Imperium, seat: int, card: int) -> None:
    """IMP-KEY-GAR-06: the card above stays."""
    p = t.players[seat]
    above = p.host(card)
    left = without(p.under(above), card)
    garrisons = {**p.garrisons, above: left}
    if not left:
        del garrisons[above]
    p.garrisons = garrisons


def leave_play(t: Imperium, seat: int, card: int) -> list[int]:
    """Take a card out of the play area: it, and what goes the same way because it is garrisoned under it
    (IMP-KEY-GAR-05). Its exhaust token goes back to the reserve (IMP-EXH-07), tokens on it are gained (IMP-EFF-51).
    """
    p = t.players[seat]
    p.area = without(p.area, card)
    if card in p.exhausted:
        p.exhausted = without(p.exhausted, card)
    moved = [card]
    if card in p.garrisons:
        moved += p.garrisons[card]
        garrisons = p.garrisons.copy()
        del garrisons[card]
        p.garrisons = garrisons
    if card in p.stores:
        count = p.stores[card]
        stores = p.stores.copy()
        del stores[card]
        p.stores = stores
        gain(t, seat, PROGRESS, count)
    if t.tripled:
        t.tripled = [mark for mark in t.tripled if mark // 3 != card]
    t.event(LEFT_PLAY, seat, card)
    return moved


def abandon(t: Imperium, seat: int, card: int) -> None:
    """IMP-KEY-ABN-01, IMP-KEY-ABN-02: a card in play with what is garrisoned under it to the discard pile."""
    if t.telling:
        t.tell("log-abandon", {"seat": seat, "card": CARD.ids[card]})
    for moved in leave_play(t, seat, card):
        into_discard(t, seat, moved)


def recall(t: Imperium, seat: int, card: int) -> None:
    """IMP-KEY-RCL-01: to the hand, with all cards garrisoned under it."""
    if t.telling:
        t.tell("log-recall", {"seat": seat, "card": CARD.ids[card]})
    for moved in leave_play(t, seat, card):
        into_hand(t, seat, moved, EVERYBODY)


def movable(t: Imperium, card: int) -> bool:
    """IMP-KEY-ABN-01, IMP-KEY-RCL-01: only pinned cards can be abandoned or recalled."""
    face = t.faces[card]
    return face.pinned and not face.fixed_in_play


# --- the nation deck and the state ----------------------------------------------------------------------------------


def top_of_nation(t: Imperium, seat: int) -> int:
    """The top card of the nation deck: at last the accession card; NO_CARD for none."""
    p = t.players[seat]
    return p.nation_deck[-1] if p.nation_deck else int(p.accession)


def nation_to_discard(t: Imperium, seat: int) -> bool:
    """IMP-KEY-NAT-02, IMP-RSH-02, IMP-RSH-03: the top card of the nation deck into the discard pile; false: none."""
    p = t.players[seat]
    if p.nation_deck:
        card = p.nation_deck[-1]
        p.nation_deck = p.nation_deck[:-1]
        p.nation_seen = p.nation_seen[:-1]
        t.block_undo()
        if t.telling:
            t.tell("log-nation-card", {"seat": seat, "card": CARD.ids[card]})
        into_discard(t, seat, card)
        return True
    if p.accession == NO_CARD:
        return False
    card = int(p.accession)
    p.accession = NO_CARD
    if t.telling:
        t.tell("log-accession", {"seat": seat, "card": CARD.ids[card]})
    face = t.faces[card]
    into_discard(t, seat, card)
    if not face.enters_play and not face.enters_scoring:  # nadir and zenith turn nothing (IMP-RSH-08, IMP-RSH-09)
        become_empire(t, seat)
    return True


def become_empire(t: Imperium, seat: int) -> None:
    """Nobody calls it for Vikings and Arthurians (IMP-NAT-VIK-01, IMP-NAT-ART-01)."""
    p = t.players[seat]
    if not p.empire:
        p.empire = True
        if t.telling:
            t.tell("log-empire", {"seat": seat})


def trigger_scoring(t: Imperium, why: str) -> None:
    """IMP-SCO-01, IMP-EFF-49: this round and one more; a second trigger changes nothing (IMP-GAP-09)."""
    if t.last_round == 0:
        t.last_round = t.round + 1
        if t.telling:
            t.tell("log-scoring", {"why": why, "round": int(t.last_round)})


def check_main(t: Imperium) -> None:
    """IMP-END-02, IMP-GAP-08."""
    if not t.main:
        trigger_scoring(t, "main-deck")


__all__ = ["EMPTY_LIST"]
