"""Positions for rule tests: "given Anna has Hills in play and 3 materials" in a line.

A position is a real table whose places were emptied and filled again; what follows is done by the engine. Cards are
called by their number (`1REG8`) or by the title of the first card that has it (`Hills`, `City of Rome`); what a
position does not mention is empty. Values by seat are given as sequences, seat 0 first; seats at the end may be left
out.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from pentapolis.games.imperium.catalogue import CARD, IDS, NATION_FILES, PRINTED
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.game import GAME
from pentapolis.games.imperium.table import Imperium, Player
from pentapolis.games.imperium.terms import (
    ACTIONS,
    EXHAUST,
    EXHAUST_UTOPIANS,
    KINDS,
    NO_CARD,
    OPEN,
    SLOTS,
    TOKENS,
)
from pentapolis.games.imperium.turn import SOLSTICE_BEGINS, TURN_BEGINS
from pentapolis.kernel.table import BOTTOM
from pentapolis.kernel.zones import NOBODY
from tests.rules.playing import Factory

# The players of the tests; Anna begins unless a test says otherwise.
ANNA = 0
BENCE = 1
CILI = 2
DANI = 3

new_game = Factory(GAME, Imperium)

#: Nations without a passive on side B and without supply cards, for tests that are not about nations.
PLAIN: Final = ("persians", "minoans", "macedonians", "greeks")

_BY_NUMBER: Final = {one.number.rstrip("AB") if one.side else one.number: one.index for one in PRINTED}
_BY_TITLE: Final[dict[str, int]] = {}
for _one in PRINTED:
    _BY_TITLE.setdefault(edition(BUILT_IN).by_id[_one.number.lower()].title, _one.index)

#: The unrest pile of a position that does not give another one.
PILE: Final = tuple(f"1UNR{number}" for number in range(5, 13))


def card(name: str) -> int:
    """The card of this number, title or id."""
    if name in _BY_NUMBER:
        return _BY_NUMBER[name]
    if name in _BY_TITLE:
        return _BY_TITLE[name]
    return IDS.index(name)


def cards(names: Sequence[str]) -> list[int]:
    return [card(name) for name in names]


def named(index: int) -> str:
    """The number of a card, as printed."""
    return IDS[index].rsplit("_", 1)[1].upper()


def note(word: str, name: str) -> str:
    """A move in notation: `note("play", "Hills")`."""
    return f"{word}:{CARD.ids[card(name)]}"


def unrest(count: int, first: int = 1) -> list[str]:
    """So many unrest cards of the Classics commons, by number."""
    return [f"1UNR{number}" for number in range(first, first + count)]


def at(values: Sequence[Any], seat: int, default: Any) -> Any:
    return values[seat] if seat < len(values) else default


def position(
    seats: int = 2,
    nations: Sequence[str] = PLAIN,
    sides: str = "bbbb",
    turn: int = 0,
    starter: int = 0,
    now: int = 2,
    last_round: int = 0,
    empire: Sequence[bool] = (),
    tokens: Sequence[tuple[int, int, int]] = (),
    actions: Sequence[int] = (),
    exhaust: Sequence[int] = (),
    hands: Sequence[Sequence[str]] = (),
    areas: Sequence[Sequence[str]] = (),
    under: Sequence[Mapping[str, Sequence[str]]] = (),
    exhausted: Sequence[Sequence[str]] = (),
    stores: Sequence[Mapping[str, int]] = (),
    decks: Sequence[Sequence[str]] = (),
    discards: Sequence[Sequence[str]] = (),
    histories: Sequence[Sequence[str]] = (),
    nation_decks: Sequence[Sequence[str]] = (),
    accessions: Sequence[str] = (),
    developments: Sequence[Sequence[str]] = (),
    market: Sequence[str] = (),
    on_market: Mapping[str, tuple[int, int, int]] | None = None,
    under_market: Mapping[str, str] | None = None,
    small_decks: Sequence[Sequence[str]] = ((), (), ()),
    main: Sequence[str] = ("1REG3", "1REG4", "1REG10"),
    fame: Sequence[str] = ("1FAM1", "1FAM2", "1FAM3", "1FAM4"),
    pile: Sequence[str] = PILE,
    exile: Sequence[str] = (),
    solstice: bool = False,
    settle: bool = True,
    chance: Mapping[str, Any] | None = None,
) -> Imperium:
    """The beginning of a seat's turn, or of a solstice, at its first decision.

    Decks are given from the top. `tokens` are materials, population and progress; nobody has any unless given. `under`
    says what is garrisoned under which card of a play area. `market` fills the slots from the left, an empty name
    leaves one empty; `on_market` puts tokens, `under_market` an unrest under a card of it. `now` is the round. With
    `settle=False` nothing has happened yet: `t.settle()` lets it happen.
    """
    options = {f"nation_{seat}": nations[seat] for seat in range(seats)}
    t = new_game(seats, options={**options, "first_player": starter, "power": "b"}, chance=chance)
    made = edition(BUILT_IN)
    faces = list(made.faces)
    used: set[int] = set()

    def take(names: Sequence[str]) -> list[int]:
        found = cards(names)
        assert not used & set(found), f"used twice: {[IDS[one] for one in used & set(found)]}"
        used.update(found)
        return found

    t.players = [Player() for _ in range(seats)]
    for seat, p in enumerate(t.players):
        nation = made.nations[NATION_FILES.index(nations[seat])]
        p.nation = NATION_FILES.index(nations[seat])
        p.power = nation.power
        used.add(nation.power)
        faces[nation.power] = made.side(nation.power, sides[seat])
        if nation.journeys:
            p.journey, p.next_journey = nation.journeys
            used.update(nation.journeys)
        p.empire = at(empire, seat, nation.state == 1)
        p.materials, p.population, p.progress = at(tokens, seat, (0, 0, 0))
        p.actions = at(actions, seat, ACTIONS)
        p.most_exhaust = EXHAUST_UTOPIANS if nation.journeys else EXHAUST
        p.exhaust = at(exhaust, seat, p.most_exhaust)
        p.hand = take(at(hands, seat, ()))
        p.hand_seen = [NOBODY] * len(p.hand)
        p.area = take(at(areas, seat, ()))
        p.garrisons = {card(above): take(below) for above, below in at(under, seat, {}).items()}
        p.exhausted = cards(at(exhausted, seat, ()))
        p.stores = {card(name): count for name, count in at(stores, seat, {}).items()}
        p.deck = take(at(decks, seat, ()))[::-1]
        p.deck_seen = [NOBODY] * len(p.deck)
        p.discard = take(at(discards, seat, ()))
        p.history = take(at(histories, seat, ()))
        p.history_seen = [NOBODY] * len(p.history)
        p.nation_deck = take(at(nation_decks, seat, ()))[::-1]
        p.nation_seen = [NOBODY] * len(p.nation_deck)
        accession = at(accessions, seat, "")
        p.accession = take([accession])[0] if accession else NO_CARD
        p.developments = take(at(developments, seat, ()))
        p.developer = any(faces[one].cost for one in p.developments)
    slots = [take([name])[0] if name else NO_CARD for name in [*market, *[""] * (SLOTS - len(market))]]
    t.market = slots
    t.market_tokens = [0] * (SLOTS * KINDS)
    for name, amounts in (on_market or {}).items():
        slot = slots.index(card(name))
        t.market_tokens[slot * KINDS : slot * KINDS + KINDS] = list(amounts)
    t.market_unrest = [NO_CARD] * SLOTS
    for name, below in (under_market or {}).items():
        t.market_unrest[slots.index(card(name))] = take([below])[0]
    t.small_decks = [take(deck)[::-1] for deck in small_decks]
    t.exile = take(exile)
    t.fame = take([name for name in fame if card(name) not in used])[::-1]
    t.fame_seen = [NOBODY] * len(t.fame)
    t.fame_out = []
    t.king = card("1FAM9")
    used.add(int(t.king))
    t.main = take([name for name in main if card(name) not in used])[::-1]
    t.main_known = []
    t.unrest = take([name for name in pile if card(name) not in used])
    t.gone = [one for one in range(len(IDS)) if one not in used]
    t.faces = faces
    t.starter = starter
    t.turn = turn
    t.phase = OPEN
    t.round = now
    t.last_round = last_round
    t.agenda = [*BOTTOM, SOLSTICE_BEGINS if solstice else TURN_BEGINS[turn]]
    t.lanes = None
    t.told = t.history = None
    t.ply = t.barrier = 0
    if settle:
        t.settle()
    return t


# --- what lies where -------------------------------------------------------------------------------------------------


def places(t: Imperium) -> dict[str, str]:
    """Where each card lies, by number; places of seats begin with the seat."""
    found: dict[int, str] = {}
    for seat, p in enumerate(t.players):
        for place, lying in (
            ("hand", p.hand),
            ("area", p.area),
            ("deck", p.deck),
            ("discard", p.discard),
            ("history", p.history),
            ("nation", p.nation_deck),
            ("developments", p.developments),
        ):
            found.update(dict.fromkeys(lying, f"{seat} {place}"))
        if p.accession != NO_CARD:
            found[int(p.accession)] = f"{seat} accession"
        for above, below in p.garrisons.items():
            found.update({one: f"{seat} under {named(above)}" for one in below})
        if p.journey != NO_CARD:
            found[int(p.journey)] = f"{seat} journey"
    for slot, one in enumerate(t.market):
        if one != NO_CARD:
            found[one] = "market"
        if t.market_unrest[slot] != NO_CARD:
            found[t.market_unrest[slot]] = "market unrest"
    for slot, deck in enumerate(t.small_decks):
        found.update(dict.fromkeys(deck, ("region", "uncivilised", "civilised")[slot]))
    for place, lying in (
        ("main", t.main),
        ("fame", t.fame),
        ("exile", t.exile),
        ("pile", t.unrest),
        ("looked", t.looked),
    ):
        found.update(dict.fromkeys(lying, place))
    return {named(one): place for one, place in found.items()}


def tokens_of(t: Imperium, seat: int) -> tuple[int, int, int]:
    """Materials, population, progress."""
    p = t.players[seat]
    return int(p.materials), int(p.population), int(p.progress)


def lying(t: Imperium, seat: int, place: str) -> list[str]:
    """The numbers of the cards in one place of a seat: `lying(t, ANNA, "hand")`."""
    return [name for name, where in places(t).items() if where == f"{seat} {place}"]


def titles(t: Imperium, seat: int, place: str) -> list[str]:
    """The titles of the cards in one place of a seat, sorted."""
    return sorted(t.faces[card(name)].title for name in lying(t, seat, place))


def on_card(t: Imperium, name: str) -> dict[str, int]:
    """The tokens on a market card, those of which there are none left out."""
    slot = t.market.index(card(name))
    counts = t.market_tokens[slot * KINDS : slot * KINDS + KINDS]
    return {kind: count for kind, count in zip(TOKENS, counts, strict=True) if count}
