"""The card row (TTA-ROW) and the ages (TTA-AGE)."""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD, GROUP, deck
from pentapolis.games.through_the_ages.leaders import leader_leaves
from pentapolis.games.through_the_ages.pacts import end_pact
from pentapolis.games.through_the_ages.table import EMPTY_ROW, NOTHING, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    AGE_A,
    AGE_IV,
    AGES,
    AGGRESSION,
    CLEARED,
    ROW,
    WAR,
    YELLOW_LOST,
)
from pentapolis.games.through_the_ages.tokens import add_yellow, update_with_partners
from pentapolis.kernel.zones import EMPTY, only

CIVIL_CHANCE: Final = ["civil-a", "civil-1", "civil-2", "civil-3"]
MILITARY_CHANCE: Final = ["military-a", "military-1", "military-2", "military-3"]


def military_cards(t: ThroughTheAges, age: int, players: int) -> list[int]:
    """The military deck of an age; the peaceful variant leaves out aggressions and wars."""
    cards = deck(age, True, players)
    return [card for card in cards if GROUP[card] not in (AGGRESSION, WAR)] if t.peaceful else cards


def clear_row(t: ThroughTheAges) -> None:
    """TTA-ROW-01, TTA-ROW-02, TTA-ROW-03, TTA-VAR-03: the cards in the first spaces leave the game."""
    row = t.row.copy()
    for space in range(CLEARED[t.alive()]):
        if row[space] != EMPTY:
            row[space] = EMPTY
            t.civil_gone += 1
    t.row = row


def refill_row(t: ThroughTheAges) -> None:
    """TTA-ROW-04, TTA-ROW-05, TTA-ROW-06, TTA-AGE-04: slide to the left and deal; an age may end in the middle."""
    cards = [card for card in t.row if card != EMPTY]
    kept = len(cards)
    while len(cards) < ROW and t.age < AGE_IV:
        if t.civil_dealt == len(t.civil_deck):
            end_age(t)
            continue
        cards.append(t.civil_deck[t.civil_dealt])
        t.civil_dealt += 1
        if t.age > AGE_A and t.civil_dealt == len(t.civil_deck):
            end_age(t)
    t.row = cards + EMPTY_ROW[len(cards) :]
    if t.age == AGE_A:  # TTA-AGE-01, TTA-AGE-02: the first refill ends it, whatever is left of its deck
        t.civil_gone += len(t.civil_deck) - t.civil_dealt
        t.civil_deck = NOTHING
        t.civil_dealt = 0
        begin_age(t, 1)
    if len(cards) > kept:
        t.block_undo()
        if t.telling:
            t.tell("log-refill", {"cards": [CARD.ids[card] for card in cards[kept:]]})


def end_age(t: ThroughTheAges) -> None:
    """TTA-AGE-03 to TTA-AGE-15: in the starting player's turn this round is the last, else the next (TTA-GEN-05,
    TTA-GEN-06)."""
    ended = int(t.age)
    if ended > AGE_A:
        for seat in range(t.seats):
            if not t.players[seat].resigned:
                antiquate(t, seat, ended)
        for player in t.players:
            player.returned = [card for card in player.returned if AGE[card] >= ended]
            player.reshuffled = NOTHING  # what was in the deck is in the box now, or in a hand
    if ended == t.last_age:
        box = t.box.copy()
        box[ended] = box[ended] + t.military_deck[int(t.military_dealt) :]
        t.box = box
        t.military_deck = NOTHING
        t.military_dealt = 0
        t.civil_deck = NOTHING
        t.civil_dealt = 0
        t.age = AGE_IV
        t.last_round = t.round if t.seat == t.starter() else t.round + 1
        if t.telling:
            t.tell("log-age", {"age": AGES[AGE_IV]})
            t.tell("log-last-round", {"round": int(t.last_round)})
        return
    begin_age(t, ended + 1)


def begin_age(t: ThroughTheAges, age: int) -> None:
    """TTA-AGE-12, TTA-AGE-13, TTA-RESG-05: new decks, reduced for the players still in the game."""
    box = t.box.copy()
    box[age - 1] = box[age - 1] + t.military_deck[int(t.military_dealt) :]
    t.box = box
    t.age = age
    players = int(t.alive())
    civil = deck(age, False, players)
    military = military_cards(t, age, players)
    t.civil_made += len(civil)
    t.military_made += len(military)
    t.civil_deck = t.draw(CIVIL_CHANCE[age], civil, len(civil))
    t.civil_dealt = 0
    t.military_deck = t.draw(MILITARY_CHANCE[age], military, len(military))
    t.military_dealt = 0
    if t.telling:
        t.tell("log-age", {"age": AGES[age]})


def antiquate(t: ThroughTheAges, seat: int, ended: int) -> None:
    """TTA-AGE-05 to TTA-AGE-11: what is older than the age just ended, of one player.

    Hands of both kinds (TTA-AGE-06), leader, unfinished wonder, pact; everything else in play stays (TTA-AGE-10).
    """
    p = t.players[seat]
    t.civil_gone += len([card for card in p.civil if AGE[card] < ended])
    p.civil = [card for card in p.civil if AGE[card] >= ended]
    p.fresh = [card for card in p.fresh if AGE[card] >= ended]
    for card in p.military:
        if AGE[card] < ended:
            t.discard(card, only(seat))
    p.military = [card for card in p.military if AGE[card] >= ended]
    if p.leader != EMPTY and AGE[p.leader] < ended:
        leader_leaves(t, seat)
    if p.wonder != EMPTY and AGE[p.wonder] < ended:
        unfinished_leaves(t, seat)
    if p.pact != EMPTY and AGE[p.pact] < ended:
        end_pact(t, seat)
    add_yellow(t, seat, -YELLOW_LOST)
    update_with_partners(t, seat)


def unfinished_leaves(t: ThroughTheAges, seat: int) -> None:
    """TTA-AGE-08: its blue tokens go back to the bank."""
    p = t.players[seat]
    if t.telling:
        t.tell("log-wonder-leaves", {"seat": seat, "card": CARD.ids[p.wonder]})
    p.blue += p.stages
    p.stages = 0
    p.wonder = EMPTY
    t.civil_gone += 1
