"""What a seat may see: field by field, an allow-list. Cards that the seat does not know are null.

What is garrisoned is open to all (IMP-KEY-GAR-08).
"""

from typing import Any, TypedDict

from pentapolis.games.imperium.catalogue import CARD, NATION_FILES
from pentapolis.games.imperium.decks import development_cost
from pentapolis.games.imperium.edition import edition
from pentapolis.games.imperium.playing import AfterPlay, Attack
from pentapolis.games.imperium.points import Conditional, owned
from pentapolis.games.imperium.reactions import Exhaust
from pentapolis.games.imperium.scoring import card_points, hidden_place, known_cards, parts, seen_points, unrest_cards
from pentapolis.games.imperium.table import Imperium, Player
from pentapolis.games.imperium.terms import CITY, EMPIRE, ICONS, KINDS, METROPOLIS, NO_CARD, PHASES, SLOTS, TOKENS
from pentapolis.games.imperium.zones import DECKS, FAME_DECK, HANDS, HISTORIES, LOOKED, NATIONS
from pentapolis.kernel.effects import Close, Do
from pentapolis.kernel.view import CommonView
from pentapolis.kernel.zones import Zone


class SlotView(TypedDict):
    """A place of the market."""

    deck: str  # the deck it is refilled from: region, uncivilised, civilised, main
    card: str | None
    tokens: dict[str, int]  # materials, population, progress
    unrest: bool  # an unrest card lies under it


class InPlayView(TypedDict):
    """A card of a play area with what lies under and on it."""

    card: str
    garrison: list[str]
    exhausted: bool
    progress: int  # tokens lying on it
    tripled: list[str]  # icons that count as three production icons this turn


class DevelopmentView(TypedDict):
    card: str
    cost: dict[str, int] | None  # what it costs this player now; null: a quest


class PartView(TypedDict):
    """One line of the score: a card, or progress (null)."""

    card: str | None
    points: int


class PlayerView(TypedDict):
    seat: int
    nation: str | None  # null: not chosen yet
    power: str | None
    side: str | None  # the side of the power card that is up: 1car1b
    journey: str | None  # Utopians: the side of the journey card that is up
    state: str  # barbarian, empire
    materials: int
    population: int
    progress: int
    actions: int
    exhaust: int  # tokens on the state card
    most_exhaust: int
    power_exhausted: bool
    journey_exhausted: bool
    nation_exhausted: bool  # a token lies on the nation deck
    development_exhausted: bool  # or in the development area
    hand: list[str | None]
    hand_size: int  # up to which clean-up draws
    deck: list[str | None]  # from the top
    deck_cards: list[str] | None  # own seat: what lies in the deck, in no order
    discard: list[str]
    area: list[InPlayView]
    history: list[str | None]
    flooded: bool  # the history is a flooded pile
    nation_deck: list[str | None]  # from the top, without the accession card
    accession: str | None
    developments: list[DevelopmentView]
    quest: str | None  # the active quest
    king_done: bool
    icons: dict[str, int]  # production, fertile, river in play
    regions: int
    cities: int
    points: int
    worth: dict[str, int]  # of the cards that the seat knows this player to have: what each would count now
    parts: list[PartView]  # at the end: all that counts
    unrest: int | None  # at the end: the cards of it that a collapse counts


class ResolutionView(TypedDict):
    """A card being resolved, the innermost first: whose, and what is still to come of it."""

    seat: int
    card: str
    steps: list[dict[str, Any]]  # sentences, each with the `seat` that carries it out


class View(CommonView):
    round: int
    last_round: int  # 0: scoring is not triggered yet
    phase: str
    starter: int
    turn: int
    collapsed: bool
    market: list[SlotView]
    decks: dict[str, int]  # region, uncivilised, civilised, main, fame, unrest
    main_known: list[str]  # cards that all know to lie in the main deck
    fame: list[str | None]  # from the top
    king: str | None  # King of Kings
    king_side: str | None
    exile: list[str]
    revealed: list[str]
    looked: list[str | None]  # fame cards that somebody looks at
    looker: int | None
    resolving: list[ResolutionView]
    players: list[PlayerView]


SLOT_DECKS = ["region", "uncivilised", "civilised", "main", "main"]


def named(card: int) -> str | None:
    return CARD.ids[card] if card >= 0 else None


def ids(cards: list[int]) -> list[str]:
    return [CARD.ids[card] for card in cards]


def known(t: Imperium, zone: Zone[Any], seat: int | None) -> list[str | None]:
    """The cards of a zone as far as the seat knows them, in their order."""
    return [named(t.seen(zone, place, seat)) for place in range(zone.size(t))]


def from_top(t: Imperium, zone: Zone[Any], seat: int | None) -> list[str | None]:
    found = known(t, zone, seat)
    found.reverse()
    return found


def hand_of(t: Imperium, owner: int, seat: int | None) -> list[str | None]:
    """The known cards by name, then the others: the order of a hand tells nothing."""
    cards = known(t, HANDS[owner], seat)
    return [*sorted(card for card in cards if card is not None), *(None for card in cards if card is None)]


def history_of(t: Imperium, owner: int, seat: int | None) -> list[str | None]:
    cards = known(t, HISTORIES[owner], seat)
    return [*(card for card in cards if card is not None), *(None for card in cards if card is None)]


def slot_view(t: Imperium, slot: int) -> SlotView:
    return {
        "deck": SLOT_DECKS[slot],
        "card": named(t.market[slot]),
        "tokens": {TOKENS[kind]: t.market_tokens[slot * KINDS + kind] for kind in range(KINDS)},
        "unrest": t.market_unrest[slot] != NO_CARD,
    }


def in_play_view(t: Imperium, seat: int, card: int) -> InPlayView:
    p = t.players[seat]
    return {
        "card": CARD.ids[card],
        "garrison": ids(p.under(card)),
        "exhausted": card in p.exhausted,
        "progress": p.stores.get(card, 0),
        "tripled": [ICONS[mark % KINDS] for mark in t.tripled if mark // KINDS == card],
    }


def development_view(t: Imperium, seat: int, card: int) -> DevelopmentView:
    if not t.faces[card].cost:
        return {"card": CARD.ids[card], "cost": None}
    cost = development_cost(t, seat, card)
    return {"card": CARD.ids[card], "cost": {TOKENS[kind]: cost[kind] for kind in range(KINDS)}}


def worth_of(t: Imperium, owner: int, seat: int | None) -> dict[str, int]:
    cards = known_cards(t, owner, seat)
    found: dict[str, int] = {}
    for card in sorted(cards):
        points = t.faces[card].points
        if points is None:
            continue
        if owner != seat and not t.over and isinstance(points, Conditional) and hidden_place(t, owner, card, seat):
            found[CARD.ids[card]] = points.otherwise
        else:
            found[CARD.ids[card]] = card_points(t, owner, card, cards)
    return found


def begins_as_empire(t: Imperium, p: Player) -> bool:
    """IMP-PSU-09: before the cards are laid out, how the chosen nation will begin."""
    return p.nation >= 0 and edition(t.faces[0].edition).nations[p.nation].state == EMPIRE


def player_view(t: Imperium, owner: int, seat: int | None) -> PlayerView:
    p = t.players[owner]
    chosen = p.power != NO_CARD
    own = owner == seat
    return {
        "seat": owner,
        "nation": NATION_FILES[p.nation] if p.nation >= 0 else None,
        "power": named(int(p.power)),
        "side": t.faces[p.power].id if chosen else None,
        "journey": t.faces[p.journey].id if p.journey != NO_CARD else None,
        "state": "empire" if (p.empire if chosen else begins_as_empire(t, p)) else "barbarian",
        "materials": int(p.materials),
        "population": int(p.population),
        "progress": int(p.progress),
        "actions": int(p.actions),
        "exhaust": int(p.exhaust),
        "most_exhaust": int(p.most_exhaust),
        "power_exhausted": int(p.power) in p.exhausted,
        "journey_exhausted": int(p.journey) in p.exhausted,
        "nation_exhausted": p.on_nation,
        "development_exhausted": p.on_development,
        "hand": hand_of(t, owner, seat),
        "hand_size": t.hand_size(owner) if chosen else 0,
        "deck": from_top(t, DECKS[owner], seat),
        "deck_cards": sorted(ids(p.deck)) if own else None,
        "discard": ids(p.discard),
        "area": [in_play_view(t, owner, card) for card in p.area],
        "history": history_of(t, owner, seat),
        "flooded": chosen and t.faces[p.power].floods,
        "nation_deck": from_top(t, NATIONS[owner], seat),
        "accession": named(int(p.accession)),
        "developments": [development_view(t, owner, card) for card in p.developments],
        "quest": named(t.active_quest(owner)),
        "king_done": p.king_done,
        "icons": {ICONS[icon]: sum(t.faces[card].icons[icon] for card in p.area) for icon in range(KINDS)},
        "regions": t.regions(owner),
        "cities": sum(1 for card in p.area if t.faces[card].type & (CITY | METROPOLIS)),
        "points": seen_points(t, owner, seat),
        "worth": worth_of(t, owner, seat),
        "parts": [{"card": named(card), "points": points} for card, points in parts(t, owner)] if t.over else [],
        "unrest": len(unrest_cards(t, owner)) if t.over else None,
    }


def holder(t: Imperium, card: int, otherwise: int) -> int:
    """Whose card it is: what it does to each player is carried out by others too."""
    return next((seat for seat in range(t.seats) if card in owned(t, seat)), otherwise)


def resolving(t: Imperium) -> list[ResolutionView]:
    """The cards being resolved, read off the agenda: what lies above the end of each resolution is still to come."""
    found: list[ResolutionView] = []
    steps: list[dict[str, Any]] = []
    source = NO_CARD
    seat = NO_CARD
    for step in reversed(t.agenda):
        cause = getattr(step, "cause", None)
        if isinstance(step, Do) and not isinstance(step.effect, AfterPlay | Attack | Exhaust):
            steps.append({**step.effect.said(), "seat": step.cause.who})
        if cause is not None and cause.source >= 0 and source in (NO_CARD, cause.source):
            source, seat = cause.source, cause.who
        if isinstance(step, Close):
            if source != NO_CARD:
                found.append({"seat": holder(t, source, seat), "card": CARD.ids[source], "steps": steps})
            steps, source, seat = [], NO_CARD, NO_CARD
    return found


def view(t: Imperium, seat: int | None) -> dict[str, Any]:
    laid = bool(t.small_decks)
    seen: View = {
        **t.common_view(seat),
        "round": int(t.round),
        "last_round": int(t.last_round),
        "phase": PHASES[t.phase],
        "starter": int(t.starter),
        "turn": int(t.turn),
        "collapsed": t.collapsed,
        "market": [slot_view(t, slot) for slot in range(SLOTS)],
        "decks": {
            "region": len(t.small_decks[0]) if laid else 0,
            "uncivilised": len(t.small_decks[1]) if laid else 0,
            "civilised": len(t.small_decks[2]) if laid else 0,
            "main": len(t.main),
            "fame": len(t.fame),
            "unrest": len(t.unrest),
        },
        "main_known": sorted(ids(t.main_known)),
        "fame": from_top(t, FAME_DECK, seat),
        "king": named(int(t.king)),
        "king_side": t.faces[t.king].id if t.king != NO_CARD else None,
        "exile": ids(t.exile),
        "revealed": ids(t.revealed),
        "looked": from_top(t, LOOKED, seat),
        "looker": int(t.looker) if t.looked else None,
        "resolving": resolving(t),
        "players": [player_view(t, owner, seat) for owner in range(t.seats)],
    }
    return dict(seen)
