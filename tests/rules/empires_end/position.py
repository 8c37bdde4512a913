"""Positions for rule tests: "given Anna's Army is destroyed and she has 3 wheat" in a line.

A position is a real table whose empires, decks and track were replaced; what follows is done by the engine. Values by
seat are given as sequences, seat 0 first; seats at the end may be left out. Cards that a position does not mention lie
in the deck below those that it does.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.disaster import begin_turn
from pentapolis.games.empires_end.flow import NEXT_SPACE
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.table import NOBODY_YET, NOTHING, Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import amounts
from pentapolis.games.empires_end.terms import goods as tokens
from pentapolis.kernel.table import BOTTOM
from tests.rules.playing import Factory, play

# The players of the rulebook's examples, and two more.
ANNA = 0
BENCE = 1
CILI = 2
DANI = 3

#: Hands of four are dealt from the top of the chance `disasters`, the first player first.
new_game = Factory(GAME, EmpiresEnd)

#: The order of the row when a test does not say another one: position 1 is the City, 11 the Farm worth 3 points.
ROW = tuple(LOCATION.ids)
START = {"wheat": 2, "hammer": 2, "axe": 2, "coin": 2}


def position(
    phase: str = "D",
    then: Sequence[str] = ("D",),
    seats: int = 2,
    first: int = 0,
    row: Sequence[str] = ROW,
    rows: Mapping[int, Sequence[str]] | None = None,
    destroyed: Sequence[Sequence[str]] = (),
    under: Sequence[Mapping[str, Sequence[str]]] = (),
    exhausted: Sequence[Sequence[str]] = (),
    goods: Sequence[Mapping[str, int]] = (),
    scores: Sequence[int] = (),
    hands: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    conflicts: Sequence[str] = (),
    discard: Sequence[str] = (),
    pots: Sequence[Mapping[str, int]] = (),
    turn: int | None = None,
    only_deck: bool = False,
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
) -> EmpiresEnd:
    """The beginning of a phase (a code of the track: D, DD, E, I, C or EI), at its first decision.

    `then` are the phases that follow, after them the game ends; what leaves no choice in them happens by itself (a
    combined phase, EI, always waits). `row` is everybody's order of locations, `rows` that of
    single seats. `under` names the innovations under each location. `goods` of a seat replaces its starting resources:
    what is not named is 0. Hands are empty unless given. `deck` and `conflicts` name the cards on top: in a disaster
    phase the first one or two are turned up. `pots` are the tokens already bid on these, `turn` the seat whose turn it
    is, if the bidding is not to begin with the first player. `only_deck`: cards not mentioned are out of the game, so
    that the deck runs out.
    """
    t = new_game(seats, options=options, chance=chance)
    t.first = first
    t.track = [phase, *then]
    t.space = -1
    t.started = False
    t.disasters = t.pots = t.takers = NOTHING
    t.open = t.undecided = 0
    used = {*deck, *discard}
    for seat in range(seats):
        empire = Empire()
        order = row if rows is None or seat not in rows else rows[seat]
        empire.lay([LOCATION.find(name) for name in order])
        for name in destroyed[seat] if seat < len(destroyed) else ():
            empire.healthy ^= 1 << LOCATION.find(name)
        for name, cards in (under[seat] if seat < len(under) else {}).items():
            for card in cards:
                empire.tuck(CARD.find(card), LOCATION.find(name))
            used.update(cards)
        for card in exhausted[seat] if seat < len(exhausted) else ():
            empire.exhaust(CARD.find(card))
        empire.goods = tokens(**(goods[seat] if seat < len(goods) else START))
        empire.score = scores[seat] if seat < len(scores) else 0
        hand = hands[seat] if seat < len(hands) else ()
        empire.hand = [CARD.find(card) for card in hand]
        used.update(hand)
        t.empires[seat] = empire
    others = [] if only_deck else [card for card in CARD.ids if card not in used]
    t.deck = [CARD.find(card) for card in [*deck, *others]]
    t.dealt = 0
    t.low_discard = t.high_discard = 0
    for card in discard:
        t.discard(CARD.find(card))
    t.conflicts = [CONFLICT.find(card) for card in [*conflicts, *(c for c in CONFLICT.ids if c not in conflicts)]]
    t.fought = 0
    t.agenda = [*BOTTOM, NEXT_SPACE]
    t.lanes = None
    t.told = t.history = None
    t.whispered = False
    t.ply = t.barrier = 0
    t.forget()
    if pots or turn is not None:
        open_disasters(t, 2 if phase == "DD" else 1, pots, first if turn is None else turn)
    t.settle()
    return t


def open_disasters(t: EmpiresEnd, count: int, pots: Sequence[Mapping[str, int]], turn: int) -> None:
    """The bidding is under way: the top cards of the deck lie in the middle, with tokens, and it is `turn`'s turn."""
    t.space = 0
    t.started = True
    t.disasters = [t.draw_card() for _ in range(count)]
    t.pots = [tokens(**(pots[place] if place < len(pots) else {})) for place in range(count)]
    t.takers = [NOBODY_YET] * count
    t.open = (1 << count) - 1
    begin_turn(t, turn)


def finish(t: EmpiresEnd, *seats: int) -> EmpiresEnd:
    """These seats (none named: all that are still to act) finish their part of the phase."""
    for seat in seats or t.to_act:
        play(t, "finish", seat=seat)
    return t


# --- what lies where, in ids ---------------------------------------------------------------------------------------


def goods_of(t: EmpiresEnd, seat: int) -> dict[str, int]:
    """All resources of a seat: those it has none of are left out."""
    return {name: count for name, count in amounts(t.empires[seat].goods).items() if count}


def score_of(t: EmpiresEnd, seat: int) -> int:
    """The seat's place on the score track."""
    return int(t.empires[seat].score)


def row_of(t: EmpiresEnd, seat: int) -> list[str]:
    """The locations from the left."""
    return [LOCATION.ids[t.empires[seat].at(place)] for place in range(len(LOCATION))]


def destroyed_of(t: EmpiresEnd, seat: int) -> set[str]:
    """The destroyed locations."""
    return {name for place, name in enumerate(LOCATION.ids) if not t.empires[seat].is_healthy(place)}


def under_of(t: EmpiresEnd, seat: int) -> dict[str, list[str]]:
    """The innovations under each location that has any."""
    found = {
        LOCATION.ids[place]: [CARD.ids[card] for card in cards] for place, cards in enumerate(t.empires[seat].under)
    }
    return {name: cards for name, cards in found.items() if cards}


def exhausted_of(t: EmpiresEnd, seat: int) -> set[str]:
    """The innovations with an exhaustion marker."""
    return {CARD.ids[card] for card in t.empires[seat].exhausted}


def hand_of(t: EmpiresEnd, seat: int) -> list[str]:
    """The hand cards."""
    return [CARD.ids[card] for card in t.empires[seat].hand]


def deck_of(t: EmpiresEnd) -> list[str]:
    """The disaster deck, top card first."""
    return [CARD.ids[card] for card in t.deck[int(t.dealt) :]]


def discard_of(t: EmpiresEnd) -> set[str]:
    """The discard pile of disaster cards."""
    return {CARD.ids[card] for card in t.discarded()}


def disasters_of(t: EmpiresEnd) -> list[str]:
    """The disasters in the middle that nobody has taken."""
    return [CARD.ids[card] for place, card in enumerate(t.disasters) if t.open >> place & 1]


def pots_of(t: EmpiresEnd) -> list[dict[str, int]]:
    """The tokens bid on each disaster in the middle, kinds without a token left out."""
    return [{name: count for name, count in amounts(pot).items() if count} for pot in t.pots]


def seen(t: EmpiresEnd, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """An empire as a seat (None: a spectator) sees it."""
    found: dict[str, Any] = t.view(viewer)["empires"][seat]
    return found
