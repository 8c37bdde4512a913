"""Setting up: nations, sides of power cards, the players' cards, the commons and the market.

IMP-PSU-13 is the clients' doing, who show all cards of a nation. IMP-MIX-05 and IMP-CSU-14 follow from the cards.
"""

from typing import Any

from pentapolis.games.imperium.catalogue import CARD, NATION_FILES
from pentapolis.games.imperium.edition import Edition, edition
from pentapolis.games.imperium.market import DECK_SUITS, lay
from pentapolis.games.imperium.table import EMPTY_LIST, Imperium, Player
from pentapolis.games.imperium.terms import (
    ACTIONS,
    BOXES,
    CIVILISED,
    COMMON,
    EMPIRE,
    EXHAUST,
    EXHAUST_UTOPIANS,
    FAME,
    FAME_REMOVED,
    HAND_SIZE,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    PROGRESS,
    SLOTS,
    SMALL_DECK,
    SMALL_DECKS,
    STARTING,
    TRIBUTARY,
    UNCIVILISED,
    UNREST,
)
from pentapolis.games.imperium.turn import TURN_BEGINS
from pentapolis.games.imperium.vocabulary import DRAFT, SIDE
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep, Step
from pentapolis.kernel.zones import NOBODY


def printed(t: Imperium) -> Edition:
    return edition(t.faces[0].edition)


# --- before the cards are laid out ----------------------------------------------------------------------------------


class Draft(Decision[Imperium]):
    """IMP-PSU-01: each player in turn chooses one of the nations that are left."""

    question = "ask-draft"

    def __init__(self, seat: int, boxes: int) -> None:
        super().__init__(seat)
        self.boxes = boxes  # a bit for each box

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [DRAFT.base + nation for nation in free_nations(t, self.boxes)]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if DRAFT.base <= move < DRAFT.base + DRAFT.size:
            return Reason("IMP-PSU-01", "refuse-nation", {"nation": NATION_FILES[move - DRAFT.base]})
        return t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        choose_nation(t, seat, move - DRAFT.base)

    def label(self) -> str:
        return f"Draft({self.seat}, {self.boxes})"


def free_nations(t: Imperium, boxes: int) -> list[int]:
    """The nations of these boxes that nobody has; each exists once."""
    taken = [int(p.nation) for p in t.players]
    nations = printed(t).nations
    return [place for place, nation in enumerate(nations) if boxes >> nation.box & 1 and place not in taken]


def choose_nation(t: Imperium, seat: int, nation: int) -> None:
    t.players[seat].nation = nation
    if t.telling:
        t.tell("log-nation", {"seat": seat, "nation": NATION_FILES[nation]})


class Side(Decision[Imperium]):
    """IMP-PSU-02: side A or B of the power card, which is never turned over later."""

    question = "ask-side"

    def moves(self, t: Imperium, seat: int) -> list[int]:
        return [SIDE.base, SIDE.base + 1]

    def why_not(self, t: Imperium, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: Imperium, seat: int, move: int) -> None:
        t.push(SET_SIDE[seat * 2 + (move - SIDE.base)])

    def details(self, t: Imperium) -> dict[str, Any]:
        return {"nation": NATION_FILES[t.players[self.seat].nation]}


class SetSide(SeatStep[Imperium]):
    """The power card shows one of its sides."""

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, t: Imperium) -> None:
        made = printed(t)
        power = made.nations[t.players[self.seat].nation].power
        t.turn_over(power, made.side(power, "b" if self.side else "a"))
        if t.telling:
            t.tell("log-side", {"seat": self.seat, "side": t.faces[power].id})

    def label(self) -> str:
        return f"SetSide({self.seat}, {self.side})"


SIDES = [Side(seat) for seat in range(MOST_SEATS)]
SET_SIDE = [SetSide(seat, side) for seat in range(MOST_SEATS) for side in range(2)]


# --- laying out -----------------------------------------------------------------------------------------------------


class LayOut(Step[Imperium]):
    """All cards to their places, when nations and sides are known."""

    def __init__(self, box: int) -> None:
        self.box = box  # whose commons are used (IMP-MIX-02)

    def run(self, t: Imperium) -> None:
        made = printed(t)
        used: list[int] = []
        for seat in range(t.seats):
            used += lay_out_player(t, made, seat)
        used += lay_out_commons(t, made, self.box)
        gone = set(range(len(t.faces))) - set(used)
        t.gone = sorted(gone)
        deal_market(t)
        if t.telling:
            t.tell("log-starter", {"seat": int(t.starter)})
        t.push(TURN_BEGINS[t.starter])

    def label(self) -> str:
        return f"LayOut({self.box})"


LAY_OUT = [LayOut(box) for box in range(len(BOXES))]


def lay_out_player(t: Imperium, made: Edition, seat: int) -> list[int]:
    """IMP-PSU-01 to IMP-PSU-14, IMP-CSU-02; gives the cards used (supply cards come with the commons)."""
    p = t.players[seat]
    nation = made.nations[p.nation]
    p.power = nation.power
    p.area = list(nation.in_play)  # IMP-PSU-03
    if nation.journeys:  # IMP-PSU-04, IMP-NAT-UTO-01
        p.journey, p.next_journey = nation.journeys
    p.accession = nation.accession  # IMP-PSU-05
    p.nation_deck = t.shuffled(f"nation-deck-{seat}", nation.nation_deck)  # IMP-PSU-06
    p.nation_seen = [NOBODY] * len(p.nation_deck)
    p.developments = list(nation.developments)  # IMP-PSU-07, IMP-PSU-08
    p.developer = any(t.faces[card].cost for card in p.developments)
    p.empire = nation.state == EMPIRE  # IMP-PSU-09, IMP-KEY-BAR-04, IMP-NAT-ATL-01
    deck = t.shuffled(f"deck-{seat}", nation.deck)  # IMP-PSU-11
    p.deck = deck[: len(deck) - HAND_SIZE]
    p.hand = deck[len(deck) - HAND_SIZE :]  # IMP-PSU-12, IMP-PSU-14
    p.hand.reverse()
    p.deck_seen = [NOBODY] * len(p.deck)
    p.hand_seen = [NOBODY] * len(p.hand)
    p.materials, p.population, p.progress = STARTING
    p.actions = ACTIONS
    p.most_exhaust = EXHAUST_UTOPIANS if nation.journeys else EXHAUST
    p.exhaust = p.most_exhaust
    return [card for card in nation.cards if card not in nation.supply]


def mark_fits(t: Imperium, card: int) -> bool:
    """IMP-CSU-04, IMP-CMP-16: the player-count mark."""
    return t.faces[card].players <= t.seats


def box_of(t: Imperium, card: int) -> int:
    return int(t.faces[card].number[0]) - 1


def commons_of(t: Imperium, box: int, suits: int) -> list[int]:
    """The commons of a box with one of these suits that are used with so many players."""
    found: list[int] = []
    for card, face in enumerate(t.faces):
        if face.start == COMMON and face.suits & suits and box_of(t, card) == box and mark_fits(t, card):
            found.append(card)
    return found


def tributaries(t: Imperium, made: Edition, box: int) -> list[int]:
    """IMP-MIX-03, IMP-MIX-04, IMP-GAP-16: those that name a chosen nation are replaced from the other box."""
    names = [made.nations[p.nation].id for p in t.players]
    found: list[int] = []
    others = [card for card in commons_of(t, 1 - box, TRIBUTARY) if t.faces[card].title.lower() not in names]
    for card in commons_of(t, box, TRIBUTARY):
        if t.faces[card].title.lower() not in names:
            found.append(card)
        else:
            new = t.draw("tributaries", others, 1)[0]
            found.append(new)
            if t.telling:
                t.tell("log-replaced", {"card": CARD.ids[card], "card2": CARD.ids[new]})
    return found


def lay_out_commons(t: Imperium, made: Edition, box: int) -> list[int]:
    """IMP-CSU-03 to IMP-CSU-09; gives the cards used."""
    unrest = commons_of(t, box, UNREST)
    for p in t.players:
        unrest += [card for card in made.nations[p.nation].supply if mark_fits(t, card)]  # IMP-PSU-10
    t.unrest = unrest  # IMP-CSU-05
    fame = commons_of(t, box, FAME)
    for card in fame:
        if t.faces[card].resolve is not None:
            t.king = card
    fame.remove(int(t.king))
    deck = t.shuffled("fame", fame)  # IMP-CSU-06; the first is on top
    deck.reverse()
    out = FAME_REMOVED[t.seats]
    t.fame = deck[: len(deck) - out]
    t.fame_out = deck[len(deck) - out :]  # IMP-CSU-07
    t.fame_seen = [NOBODY] * len(t.fame)
    rest: list[int] = []
    size = SMALL_DECK[t.seats]
    decks: list[list[int]] = []
    for place, suit in enumerate(DECK_SUITS):  # IMP-CSU-08
        cards = [
            card for card in commons_of(t, box, suit) if suit == UNCIVILISED or not t.faces[card].suits & UNCIVILISED
        ]
        mixed = t.shuffled(("region", "uncivilised", "civilised")[place], cards)
        top = mixed[:size]
        top.reverse()
        decks.append(top)
        rest += mixed[size:]
    t.small_decks = decks
    rest += tributaries(t, made, box)
    main = t.shuffled("main", rest)  # IMP-CSU-09
    main.reverse()
    t.main = main
    used = [*t.unrest, *t.fame, *t.fame_out, int(t.king), *t.main]
    for one in decks:
        used += one
    return used


def deal_market(t: Imperium) -> None:
    """IMP-CSU-10 to IMP-CSU-12."""
    for slot in range(SLOTS):
        if slot < SMALL_DECKS:
            decks = t.small_decks.copy()
            card = decks[slot][-1]
            decks[slot] = decks[slot][:-1]
            t.small_decks = decks
        else:
            card = t.main[-1]
            t.main = t.main[:-1]
        lay(t, slot, card)
        suits = t.faces[card].suits
        if suits & CIVILISED and not suits & UNCIVILISED:
            tokens = t.market_tokens.copy()
            tokens[slot * KINDS + PROGRESS] = 1
            t.market_tokens = tokens


__all__ = ["EMPTY_LIST", "NO_CARD", "Player", "plus"]
