"""What a seat may see, built field by field: nothing is in a view that is not put there here.

Hidden are military hands (TTA-CARD-04), decks, event piles and face-down discards (TTA-CARD-09). Civil hands are open
(TTA-CARD-02). Everything that follows from open things is worked out for the reader: what things cost and why, what
each rating consists of, what the end of the turn would bring, and how an attack would end.
"""

from typing import TypedDict

from pentapolis.games.through_the_ages.attacks import Attack, Declare, best_defence, defence, war_strength
from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    BONUSES,
    CARD,
    GOVERNMENTS,
    GROUP,
    OF_TYPE,
    TYPE,
    WONDERS,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.civil import civil_limit, military_limit
from pentapolis.games.through_the_ages.colonization import force_now, force_of, largest_force, units_strength
from pentapolis.games.through_the_ages.costs import (
    attack_cost,
    build_cost,
    develop_cost,
    population_cost,
    stage_cost,
    take_cost,
    upgrade_cost,
)
from pentapolis.games.through_the_ages.forecast import ForecastView, WarningView, antiquated, forecast, warnings
from pentapolis.games.through_the_ages.pacts import strength_in_attack
from pentapolis.games.through_the_ages.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
)
from pentapolis.games.through_the_ages.ratings import Part, Ratings, discontent, work_out
from pentapolis.games.through_the_ages.table import NOBODY_YET, PHASES, STORES, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    AGE_IV,
    AGES,
    AGGRESSION,
    CLEARED,
    GOVERNMENT,
    HAPPY_NEEDED,
    POPULATION_COST,
    ROW,
    TYPES,
    WAR,
    YELLOW_BANK,
)
from pentapolis.games.through_the_ages.tokens import food, resources
from pentapolis.games.through_the_ages.vocabulary import ATTACK, DECLARE, SPACE
from pentapolis.games.through_the_ages.wonders import completion, stages_at_once, stages_left
from pentapolis.games.through_the_ages.zones import CURRENT, FUTURE
from pentapolis.kernel.view import CommonView
from pentapolis.kernel.zones import EMPTY, UNKNOWN


class PartView(TypedDict):
    """Where a part of a number comes from: the id of a card, or one of the words `source-…` of the texts."""

    source: str
    number: int


class CostView(TypedDict):
    cost: int
    parts: list[PartView]


class SpaceView(TypedDict):
    """A space of the card row. `cost` is for the reader, in civil actions; `goes` when the next turn begins."""

    space: str  # as moves call it
    card: str | None
    cost: int | None
    parts: list[PartView]
    goes: bool


class EventsView(TypedDict):
    """The event piles. Of the current and future events the reader knows `known`, and `top` if it has been seen."""

    current: int
    current_age: str | None
    top: str | None
    known: list[str]
    future: int
    future_by: list[int]
    future_known: list[str]
    past: list[str]


class CommonTacticView(TypedDict):
    card: str
    seats: list[int]  # whose markers stand on it


class TechnologyView(TypedDict):
    """A technology that takes workers. `tokens` are blue ones; `cost` is for building one more here."""

    card: str
    type: str
    level: int
    workers: int
    tokens: int
    cost: CostView
    upgrades: list["UpgradeView"]


class UpgradeView(TypedDict):
    card: str
    cost: CostView


class WonderView(TypedDict):
    card: str
    ruined: bool
    homer: bool


class UnfinishedView(TypedDict):
    """`next` are the resources for one, two … of the next stages in one action; `scores` is what it would score now."""

    card: str
    built: int
    stages: list[int]
    next: list[int]
    scores: int


class TacticView(TypedDict):
    card: str
    exclusive: bool
    strength: int  # what the armies add


class WarView(TypedDict):
    """A declared war, and how it would end now."""

    card: str
    seat: int
    rival: int
    strengths: list[int]  # of the declarer and of the rival


class PactView(TypedDict):
    card: str
    owner: int
    partner: int
    side: str  # of the owner


class HandView(TypedDict):
    """A civil card in hand, with what it costs: science to develop it, or by a revolution."""

    card: str
    develop: CostView | None
    revolution: CostView | None
    fresh: bool  # an action card taken in this phase


class PlayerView(TypedDict):
    seat: int
    resigned: bool
    culture: int
    science: int
    culture_rate: int
    science_rate: int
    strength: int
    happy: int
    happy_needed: int
    discontent: int
    parts: dict[str, list[PartView]]  # of each rating
    yellow: int
    unused: int
    workers: int
    blue: int
    corruption: int
    consumption: int
    population_cost: CostView | None
    food: int
    resources: int
    food_production: int
    resource_production: int
    ca: int
    ca_total: int
    ma: int
    ma_total: int
    temporary: dict[str, int]  # for this turn: civil and military actions, resources, science, food
    civil: list[HandView]
    civil_limit: int
    military: list[str] | None
    military_count: int
    military_shown: list[str]  # pacts that all have seen in this hand
    military_limit: int
    technologies: list[TechnologyView]
    government: str
    urban_limit: int
    specials: list[str]
    leader: str | None
    wonders: list[WonderView]
    unfinished: UnfinishedView | None
    colonies: list[str]
    colonization: int
    tactic: TacticView | None
    war: WarView | None
    pact: PactView | None
    antiquated: list[str] | None  # lost when the age ends; hidden cards make it the owner's own
    politics_lost: bool


class AttackView(TypedDict):
    """An aggression or war of the own hand against a rival, before it is played.

    `reach` is what the rival's strength can become at most with as many cards as they may use.
    """

    card: str
    rival: int
    cost: int
    mine: int
    theirs: int
    reach: int
    reason: str | None  # message id of why not


class AggressionView(TypedDict):
    """The aggression being carried out; `laid` are the reader's own cards."""

    card: str
    seat: int
    rival: int
    strength: int
    defence: int | None
    best: int | None
    cards: int
    laid: list[str] | None


class AuctionView(TypedDict):
    """The territory being bid for, and the force of the winner; `largest` is the reader's own, with its parts."""

    card: str
    bid: int
    bidder: int | None
    bidders: list[int]
    largest: int | None
    parts: list[PartView]
    sent: dict[str, int] | None
    cards: list[str]
    spared: int
    force: int


class FinalView(TypedDict):
    """What was scored after the last turn: by an event of Age III, or by a leader."""

    card: str
    points: list[int]  # by seat


class View(CommonView):
    age: str
    last_age: str
    round: int
    last_round: int | None
    first: int
    current_player: int
    phase: str
    peaceful: bool
    row: list[SpaceView]
    civil_deck: int
    military_deck: int
    military_discards: int
    events: EventsView
    tactics: list[CommonTacticView]
    event: str | None
    players: list[PlayerView]
    aggression: AggressionView | None
    auction: AuctionView | None
    offer: PactView | None
    budget: int
    discount: int
    forecast: ForecastView | None
    warnings: list[WarningView]
    attacks: list[AttackView]
    final: list[FinalView]


def view(t: ThroughTheAges, seat: int | None) -> View:
    looking = None if seat is None or t.players[seat].resigned or t.over else seat
    return {
        **t.common_view(seat),
        "age": AGES[t.age],
        "last_age": AGES[t.last_age],
        "round": int(t.round),
        "last_round": int(t.last_round) or None,
        "first": int(t.first),
        "current_player": int(t.seat),
        "phase": PHASES[t.phase],
        "peaceful": t.peaceful,
        "row": [_space(t, place, seat) for place in range(ROW)],
        "civil_deck": len(t.civil_deck) - int(t.civil_dealt),
        "military_deck": len(t.military_deck) - int(t.military_dealt),
        "military_discards": len(t.discards[int(t.age)]) if t.age < AGE_IV else 0,
        "events": _events(t, seat),
        "tactics": [_common(t, card) for card in t.common],
        "event": _name(t.event),
        "players": [_player(t, owner, seat) for owner in range(t.seats)],
        "aggression": _aggression(t, seat),
        "auction": _auction(t, seat),
        "offer": _offer(t),
        "budget": int(t.budget),
        "discount": int(t.discount),
        "forecast": None if looking is None else forecast(t, looking),
        "warnings": [] if looking is None else warnings(t, looking),
        "attacks": [] if looking is None else _attacks(t, looking),
        "final": _final(t) if t.over else [],
    }


def _final(t: ThroughTheAges) -> list[FinalView]:
    """TTA-END-01, TTA-END-03: the final scoring, as it was told; each card that brought or cost something."""
    found: dict[str, list[int]] = {}
    for event in reversed(t.log(None)):
        if event.message in ("log-production", "log-uprising"):  # of the last turn
            break
        if event.message in ("log-final-score", "log-leader-score"):
            points = found.setdefault(str(event.args["card"]), [0] * t.seats)
            points[int(event.args["seat"])] += int(event.args["count"])
    return [{"card": card, "points": found[card]} for card in reversed(found)]


def _name(card: int) -> str | None:
    return None if card == EMPTY else CARD.ids[card]


def _parts(parts: list[Part]) -> list[PartView]:
    return [{"source": part.source, "number": part.number} for part in parts]


def _space(t: ThroughTheAges, place: int, seat: int | None) -> SpaceView:
    card = t.row[place]
    goes = place < CLEARED[t.alive()] and not t.over
    if card == EMPTY:
        return {"space": SPACE.ids[place], "card": None, "cost": None, "parts": [], "goes": False}
    parts: list[Part] = []
    cost = None if seat is None else int(take_cost(t.players[seat], place, card, parts))
    return {"space": SPACE.ids[place], "card": CARD.ids[card], "cost": cost, "parts": _parts(parts), "goes": goes}


def _events(t: ThroughTheAges, seat: int | None) -> EventsView:
    top = t.seen(CURRENT, 0, seat) if t.current else EMPTY
    return {
        "current": len(t.current),
        "current_age": AGES[AGE[t.current[0]]] if t.current else None,
        "top": None if top in (EMPTY, UNKNOWN) else CARD.ids[top],
        "known": [CARD.ids[card] for card in t.known(CURRENT, seat)],
        "future": len(t.future),
        "future_by": list(t.future_by),
        "future_known": [CARD.ids[card] for card in t.known(FUTURE, seat)],
        "past": [CARD.ids[card] for card in t.past],
    }


def _common(t: ThroughTheAges, card: int) -> CommonTacticView:
    seats = [seat for seat, p in enumerate(t.players) if p.tactic == card and not p.exclusive]
    return {"card": CARD.ids[card], "seats": seats}


# --- players ----------------------------------------------------------------------------------------------------------


def _player(t: ThroughTheAges, owner: int, seat: int | None) -> PlayerView:
    p = t.players[owner]
    own = owner == seat
    parts: list[Part] = []
    work_out(t, owner, Ratings(parts))
    return {
        "seat": owner,
        "resigned": p.resigned,
        "culture": int(p.culture),
        "science": int(p.science),
        "culture_rate": int(p.culture_rate),
        "science_rate": int(p.science_rate),
        "strength": int(p.strength),
        "happy": int(p.happy),
        "happy_needed": HAPPY_NEEDED[min(p.yellow, YELLOW_BANK)],
        "discontent": int(discontent(p)),
        "parts": _by_rating(parts),
        "yellow": int(p.yellow),
        "unused": int(p.unused),
        "workers": int(p.all_workers()),
        "blue": int(p.blue),
        "corruption": int(corruption(p)),
        "consumption": int(consumption(p)),
        "population_cost": _population(t, p),
        "food": int(food(p)),
        "resources": int(resources(p)),
        "food_production": int(food_production(p)),
        "resource_production": int(resource_production(p)),
        "ca": int(p.ca),
        "ca_total": int(p.ca_total),
        "ma": int(p.ma),
        "ma_total": int(p.ma_total),
        "temporary": {
            "civil_actions": int(p.temporary_ca),
            "military_actions": int(p.temporary_ma),
            "unit_resources": int(p.unit_resources),
            "unit_science": int(p.unit_science),
            "food": int(p.spare_food),
            "resources": int(p.spare_resources),
        },
        "civil": [_hand(t, owner, place) for place in range(len(p.civil))],
        "civil_limit": int(civil_limit(p)),
        "military": [CARD.ids[card] for card in sorted(p.military)] if own else None,
        "military_count": len(p.military),
        "military_shown": [CARD.ids[card] for card in sorted(p.returned)],
        "military_limit": int(military_limit(p)),
        "technologies": [_technology(p, card) for card in range(WORKER_CARDS) if p.knows(card)],
        "government": CARD.ids[p.government],
        "urban_limit": GOVERNMENTS[int(p.government)].limit,
        "specials": [CARD.ids[card] for card in p.specials if card != EMPTY],
        "leader": _name(int(p.leader)),
        "wonders": [
            {"card": CARD.ids[card], "ruined": card in p.ruins, "homer": p.under == card} for card in p.wonders
        ],
        "unfinished": _unfinished(p),
        "colonies": [CARD.ids[card] for card in p.colonies],
        "colonization": int(p.colonization),
        "tactic": _tactic(p),
        "war": _war(t, owner),
        "pact": _pact(t, owner),
        "antiquated": antiquated(t, owner) if own else None,
        "politics_lost": p.politics_lost,
    }


def _by_rating(parts: list[Part]) -> dict[str, list[PartView]]:
    found: dict[str, list[PartView]] = {}
    for part in parts:
        found.setdefault(part.rating, []).append({"source": part.source, "number": part.number})
    return found


def _population(t: ThroughTheAges, p: Player) -> CostView | None:
    if p.yellow == 0 or POPULATION_COST[min(p.yellow, YELLOW_BANK)] == 0:
        return None
    parts: list[Part] = []
    return {"cost": int(population_cost(p, t.discount, parts)), "parts": _parts(parts)}


def _hand(t: ThroughTheAges, owner: int, place: int) -> HandView:
    p = t.players[owner]
    card = p.civil[place]
    develop: CostView | None = None
    revolution: CostView | None = None
    if GROUP[card] <= GOVERNMENT:
        parts: list[Part] = []
        develop = {"cost": int(develop_cost(t, owner, card, False, t.discount, parts)), "parts": _parts(parts)}
    if GROUP[card] == GOVERNMENT:
        parts = []
        revolution = {"cost": int(develop_cost(t, owner, card, True, t.discount, parts)), "parts": _parts(parts)}
    # Of equal cards those taken last are the fresh ones.
    later = p.civil[place + 1 :].count(card)
    fresh = later < p.fresh.count(card)
    return {"card": CARD.ids[card], "develop": develop, "revolution": revolution, "fresh": fresh}


def _technology(p: Player, card: int) -> TechnologyView:
    parts: list[Part] = []
    cost = int(build_cost(p, card, parts))
    return {
        "card": CARD.ids[card],
        "type": TYPES[TYPE[card]],
        "level": AGE[card],
        "workers": p.workers[card],
        "tokens": p.stock[card] if card < STORES else 0,
        "cost": {"cost": cost, "parts": _parts(parts)},
        "upgrades": [_upgrade(p, card, new) for new in OF_TYPE[TYPE[card]] if new > card and p.knows(new)],
    }


def _upgrade(p: Player, old: int, new: int) -> UpgradeView:
    parts: list[Part] = []
    cost = int(upgrade_cost(p, old, new, parts))
    return {"card": CARD.ids[new], "cost": {"cost": cost, "parts": _parts(parts)}}


def _unfinished(p: Player) -> UnfinishedView | None:
    if p.wonder == EMPTY:
        return None
    most = min(stages_left(p), stages_at_once(p))
    return {
        "card": CARD.ids[p.wonder],
        "built": int(p.stages),
        "stages": list(WONDERS[int(p.wonder)].stages),
        "next": [int(stage_cost(p, count)) for count in range(1, int(most) + 1)],
        "scores": int(completion(p, int(p.wonder))),
    }


def _tactic(p: Player) -> TacticView | None:
    if p.tactic == EMPTY:
        return None
    return {"card": CARD.ids[p.tactic], "exclusive": p.exclusive, "strength": int(p.tactical)}


def _war(t: ThroughTheAges, owner: int) -> WarView | None:
    p = t.players[owner]
    if p.war == EMPTY:
        return None
    rival = int(p.war_on)
    strengths = [war_strength(t, owner, rival), int(t.players[rival].strength)]
    return {"card": CARD.ids[p.war], "seat": owner, "rival": rival, "strengths": strengths}


def _pact(t: ThroughTheAges, owner: int) -> PactView | None:
    p = t.players[owner]
    if p.pact == EMPTY:
        return None
    side = "B" if p.side else "A"
    return {"card": CARD.ids[p.pact], "owner": owner, "partner": int(p.partner), "side": side}


def _offer(t: ThroughTheAges) -> PactView | None:
    if t.offered == EMPTY:
        return None
    side = "B" if t.offered_side else "A"
    return {"card": CARD.ids[t.offered], "owner": int(t.seat), "partner": int(t.rival), "side": side}


# --- what interrupts --------------------------------------------------------------------------------------------------


def _aggression(t: ThroughTheAges, seat: int | None) -> AggressionView | None:
    if EMPTY in (t.attack_card, t.rival):
        return None
    rival = int(t.rival)
    p = t.players[rival]
    mine = seat == rival
    return {
        "card": CARD.ids[t.attack_card],
        "seat": int(t.seat),
        "rival": rival,
        "strength": int(t.attack),
        "defence": defence(p) if mine else int(p.strength),
        "best": best_defence(p) if mine else None,
        "cards": len(p.laid),
        "laid": [CARD.ids[card] for card in p.laid] if mine else None,
    }


def _auction(t: ThroughTheAges, seat: int | None) -> AuctionView | None:
    if t.event == EMPTY or (t.bidders == 0 and t.bidder == NOBODY_YET):
        return None
    sent = {CARD.ids[card]: count for card, count in enumerate(t.sent) if count} if t.sent else None
    bidder = int(t.bidder)
    return {
        "card": CARD.ids[t.event],
        "bid": int(t.bid),
        "bidder": None if bidder == NOBODY_YET else bidder,
        "bidders": [one for one in range(t.seats) if t.bidders >> one & 1],
        "largest": None if seat is None else int(largest_force(t, seat)),
        "parts": [] if seat is None else _force(t, seat),
        "sent": sent,
        "cards": [CARD.ids[card] for card in t.force_cards],
        "spared": int(t.spared),
        "force": int(force_now(t, bidder)) if t.sent else 0,
    }


def _force(t: ThroughTheAges, seat: int) -> list[PartView]:
    """The largest force part by part: units, armies, modifier, cards."""
    p = t.players[seat]
    if force_of(p, p.workers) == 0:
        return []
    units = int(units_strength(p.workers))
    bonus = sum(BONUSES[card].colonization for card in p.military if card in BONUSES)
    others = int(largest_force(t, seat)) - int(force_of(p, p.workers)) - bonus
    armies = int(force_of(p, p.workers)) - units - int(p.colonization)
    found: list[PartView] = []
    for source, number in (
        ("units", units),
        ("armies", armies),
        ("colonization", int(p.colonization)),
        ("bonus_cards", bonus),
        ("other_cards", others),
    ):
        if number:
            found.append({"source": source, "number": number})
    return found


def _attacks(t: ThroughTheAges, seat: int) -> list[AttackView]:
    """How each attack of the own hand would stand now."""
    p = t.players[seat]
    rivals = [other for other in range(t.seats) if other != seat and not t.players[other].resigned]
    found: list[AttackView] = []
    for card in sorted(set(p.military)):
        if GROUP[card] not in (AGGRESSION, WAR):
            continue
        for rival in rivals:
            found.append(_attack(t, seat, card, rival))
    return found


def _attack(t: ThroughTheAges, seat: int, card: int, rival: int) -> AttackView:
    other = t.players[rival]
    most = max(bonus.defense for bonus in BONUSES.values() if bonus.age <= max(int(t.age), 1))
    cards = min(len(other.military), int(other.ma_total))
    if GROUP[card] == WAR:
        refused = Declare().refusal(t, seat, DECLARE.move(card, rival))
        mine = war_strength(t, seat, rival)
        theirs = reach = int(other.strength)
    else:
        refused = Attack().refusal(t, seat, ATTACK.move(card, rival))
        mine = strength_in_attack(t, seat, rival, True)
        theirs = strength_in_attack(t, rival, seat, False)
        reach = theirs + cards * most
    return {
        "card": CARD.ids[card],
        "rival": rival,
        "cost": int(attack_cost(t, card, rival)),
        "mine": mine,
        "theirs": theirs,
        "reach": reach,
        "reason": None if refused is None else refused.message,
    }
