"""What a seat may see, built field by field: nothing is in a view that is not put there here.

Open to all are the track (EE-FLOW-06), the bids on a disaster (EE-DIS-10) and, in the log, every movement of resources
(EE-INF-03).

Resources and hands are behind screens (EE-INF-01): they are in the view of their owner, and resources in everybody's
once the game is over and they have been counted.
"""

from typing import TypedDict

from pentapolis.games.empires_end.abilities.industry import PlayDiscount
from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION, source_id
from pentapolis.games.empires_end.conflict import AXES_AT, strength
from pentapolis.games.empires_end.edition import Band
from pentapolis.games.empires_end.industry import discounted, discounts, restore_cost
from pentapolis.games.empires_end.scoring import parts
from pentapolis.games.empires_end.table import FORCE, HANDS, INDUSTRY_PART, NO_PART, NOBODY_YET, EmpiresEnd
from pentapolis.games.empires_end.terms import (
    HAND,
    IN_INDUSTRY,
    LOCATION_TYPES,
    LOCATIONS,
    PHASES,
    RESOURCES,
    amounts,
    listed,
)
from pentapolis.kernel.view import CommonView
from pentapolis.kernel.zones import EMPTY, UNKNOWN


class EditionView(TypedDict):
    name: str
    title: str
    hash: str
    reconstructed: bool


class DisasterView(TypedDict):
    """A disaster in the middle. `accepts` are the printed resources, coins come besides; `target` counts from 1."""

    card: str
    target: int
    accepts: list[str]
    pot: dict[str, int]
    taken_by: int | None


class BidView(TypedDict):
    axes: int
    coins: int


class ConflictView(TypedDict):
    """The conflict being fought; lists are by seat. Bids and final strengths are there once they are revealed."""

    card: str
    starting: list[int]
    committed: list[bool]
    bids: list[BidView | None]
    strengths: list[int | None]
    winners: list[int]


class RewardView(TypedDict):
    """What a band or a victory gave. Lists of resources name each token."""

    points: int
    resources: list[str]
    refresh: int


class ForceView(TypedDict):
    """One seat in a conflict that has been fought.

    `band` is None for a strength between the bands; `swapped` are the two locations an upheaval made trade places.
    """

    starting: int
    axes: int
    coins: int
    strength: int
    band: RewardView | None
    swapped: list[str]


class FoughtView(TypedDict):
    """The last conflict whose bids were revealed, until those of the next are; `forces` are by seat."""

    card: str
    forces: list[ForceView]
    winners: list[int]
    victory: RewardView


class InnovationView(TypedDict):
    card: str
    exhausted: bool
    active: bool


class TileView(TypedDict):
    """A place of the row; `restore_cost` is what restoring would cost now, `threatened` names the open disasters."""

    position: int
    location: str
    type: str
    points: int
    restore_cost: int
    healthy: bool
    threatened: list[str]
    innovations: list[InnovationView]


class DiscountView(TypedDict):
    """A card or location that makes playing cards cheaper, and for how many cards it is still good."""

    source: str
    hammers: int
    cards: int


class IndustryView(TypedDict):
    """What is left to do in the industry phase; `costs` of the own hand cards, None for others."""

    cards_left: int
    restores_left: int
    discounts: list[DiscountView]
    costs: dict[str, int] | None


class EmpireView(TypedDict):
    seat: int
    score: int
    total: int
    parts: dict[str, int]
    resources: dict[str, int] | None
    hand: list[str] | None
    hand_size: int
    strength: int
    part: str | None  # the part of the phase being played: economy or industry
    done: bool  # in a phase all play at the same time: nothing left to decide
    gained: list[str]  # innovations waiting for a place
    row: list[TileView]
    industry: IndustryView | None


class View(CommonView):
    edition: EditionView
    variant: str
    players: int
    track: list[str]
    space: int  # index in the track; -1 before the first phase, its length at the end
    phase: str | None
    first: int
    turn: int | None  # the seat on turn while a disaster is open; another may be asked whether to replace it
    disasters: list[DisasterView]
    conflict: ConflictView | None
    last_conflict: FoughtView | None
    empires: list[EmpireView]
    deck: int
    discard: list[str]
    conflict_deck: int
    conflict_discard: list[str]


def view(t: EmpiresEnd, seat: int | None) -> View:
    common = t.common_view(seat)
    space = int(t.space)
    return {
        **common,
        "edition": {
            "name": t.edition.name,
            "title": t.edition.title,
            "hash": t.edition.hash,
            "reconstructed": t.edition.reconstructed,
        },
        "variant": "normal" if t.hand_limit == HAND else "lightning",
        "players": t.seats,
        "track": list(t.track),
        "space": space,
        "phase": PHASES[t.track[space]] if t.started and not t.over else None,
        "first": int(t.first),
        "turn": int(t.turn) if t.open else None,
        "disasters": [disaster_view(t, place) for place in range(len(t.disasters))],
        "conflict": conflict_view(t) if t.conflict != EMPTY else None,
        "last_conflict": fought_view(t) if t.last_fight else None,
        "empires": [empire_view(t, owner, seat) for owner in range(t.seats)],
        "deck": len(t.deck) - int(t.dealt),
        "discard": [CARD.ids[card] for card in t.discarded()],
        "conflict_deck": len(t.conflicts) - int(t.fought),
        "conflict_discard": conflict_discard(t),
    }


def disaster_view(t: EmpiresEnd, place: int) -> DisasterView:
    card = t.edition.cards[t.disasters[place]]
    taker = t.takers[place]
    return {
        "card": card.id,
        "target": int(card.target) + 1,
        "accepts": [RESOURCES[resource] for resource in card.bids],
        "pot": amounts(t.pots[place]),
        "taken_by": None if taker == NOBODY_YET else taker,
    }


def conflict_view(t: EmpiresEnd) -> ConflictView:
    revealed = bool(t.strengths)
    bids: list[BidView | None] = []
    starting: list[int] = []
    for seat, empire in enumerate(t.empires):
        axes, coins = divmod(int(empire.bid), AXES_AT)
        bids.append({"axes": axes, "coins": coins} if revealed else None)
        # After the reveal an upheaval may have moved locations, but what was true in the fight stays on the table.
        starting.append(t.strengths[seat] - axes - coins if revealed else int(strength(t, empire)))
    return {
        "card": CONFLICT.ids[t.conflict],
        "starting": starting,
        "committed": [empire.bid != NOBODY_YET for empire in t.empires],
        "bids": bids,
        "strengths": list(t.strengths) if revealed else [None] * t.seats,
        "winners": [seat for seat in range(t.seats) if revealed and t.strengths[seat] == t.best],
    }


def fought_view(t: EmpiresEnd) -> FoughtView:
    card = t.edition.conflicts[t.last_fight[0]]
    strengths: list[int] = []
    forces: list[ForceView] = []
    for seat in range(t.seats):
        final, bid, named, other = t.last_fight[FORCE * seat + 1 : FORCE * seat + FORCE + 1]
        strengths.append(final)
        axes, coins = divmod(bid, AXES_AT)
        band = next((band for band in card.bands if band.least <= final <= band.most), None)
        forces.append(
            {
                "starting": final - axes - coins,
                "axes": axes,
                "coins": coins,
                "strength": final,
                "band": None if band is None else reward_view(band),
                "swapped": [] if named == EMPTY else [LOCATION.ids[named], LOCATION.ids[other]],
            }
        )
    best = max(strengths)
    return {
        "card": card.id,
        "forces": forces,
        "winners": [seat for seat, final in enumerate(strengths) if final == best],
        "victory": reward_view(card.victory),
    }


def reward_view(band: Band) -> RewardView:
    return {"points": int(band.points), "resources": listed(band.goods), "refresh": int(band.refresh)}


def conflict_discard(t: EmpiresEnd) -> list[str]:
    """EE-CON-15: the cards of conflicts that are over."""
    fought = int(t.fought) - (1 if t.conflict != EMPTY else 0)
    return [CONFLICT.ids[card] for card in t.conflicts[:fought]]


def empire_view(t: EmpiresEnd, owner: int, seat: int | None) -> EmpireView:
    empire = t.empires[owner]
    hidden = t.screened(owner, seat)
    found = parts(t, owner, hidden)
    seen = [t.seen(HANDS, owner * HAND + place, seat) for place in range(len(empire.hand))]
    return {
        "seat": owner,
        "score": int(empire.score),
        "total": sum(found.values()),
        "parts": found,
        "resources": None if hidden else amounts(empire.goods),
        "hand": None if owner != seat else [CARD.ids[card] for card in seen if card != UNKNOWN],
        "hand_size": len(empire.hand),
        "strength": int(strength(t, empire)),
        "part": None if empire.part == NO_PART else "industry" if empire.part == INDUSTRY_PART else "economy",
        "done": t.lanes is not None and t.pending(owner) is None,
        "gained": [CARD.ids[card] for card in empire.gained],
        "row": [tile_view(t, owner, position) for position in range(LOCATIONS)],
        "industry": industry_view(t, owner, seat) if empire.part == INDUSTRY_PART else None,
    }


def tile_view(t: EmpiresEnd, owner: int, position: int) -> TileView:
    empire = t.empires[owner]
    index = int(empire.at(position))
    location = t.edition.locations[index]
    healthy = empire.is_healthy(index)
    return {
        "position": position + 1,
        "location": location.id,
        "type": LOCATION_TYPES[location.type],
        "points": int(location.points),
        "restore_cost": int(restore_cost(t, empire, index)),
        "healthy": healthy,
        "threatened": [
            CARD.ids[card]
            for place, card in enumerate(t.disasters)
            if t.open >> place & 1 and t.edition.cards[card].target == position
        ],
        "innovations": [
            {"card": CARD.ids[card], "exhausted": card in empire.exhausted, "active": healthy}
            for card in empire.under[index]
        ],
    }


def industry_view(t: EmpiresEnd, owner: int, seat: int | None) -> IndustryView:
    empire = t.empires[owner]
    left: list[DiscountView] = []
    for source in empire.sources(IN_INDUSTRY, t.abilities):
        ability = t.abilities[source]
        cards = int(empire.left(source, ability))
        if isinstance(ability, PlayDiscount) and cards > 0:
            left.append({"source": source_id(source), "hammers": int(ability.hammers), "cards": cards})
    costs: dict[str, int] | None = None
    if owner == seat:
        sources = discounts(t, empire)
        costs = {CARD.ids[card]: int(discounted(t, t.edition.cards[card].cost, sources)) for card in empire.hand}
    return {
        "cards_left": int(empire.cards_left),
        "restores_left": int(empire.restores_left),
        "discounts": left,
        "costs": costs,
    }
