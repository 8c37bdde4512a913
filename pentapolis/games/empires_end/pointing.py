"""What cards, locations and resources answer to whoever points at them and cannot choose them.

Hand cards are for industry phases, disasters for the player on turn, abilities for the phase printed on them, destroyed
locations for being restored. What belongs to the others, and what is only paid with, has nothing to say.
"""

from typing import Any, Final

from pentapolis.games.empires_end.abilities.ability import Ability
from pentapolis.games.empires_end.abilities.disaster import FreeBid, ReplaceDisaster
from pentapolis.games.empires_end.abilities.economy import Conversion, Refreshing, RepeatEconomy
from pentapolis.games.empires_end.abilities.industry import MoveInnovation, SwapLocations
from pentapolis.games.empires_end.catalogue import CARD, FIRST_LOCATION, LOCATION
from pentapolis.games.empires_end.disaster import place_of, why_not_exhaust
from pentapolis.games.empires_end.effects import named, spoken
from pentapolis.games.empires_end.table import INDUSTRY_PART, NO_PART, EmpiresEnd
from pentapolis.games.empires_end.terms import (
    ABILITY_PHASES,
    IN_CONFLICT,
    IN_DISASTER,
    IN_ECONOMY,
    IN_INDUSTRY,
    LOCATIONS,
    RESOURCES,
    amount,
)
from pentapolis.games.empires_end.uses import why_not_use
from pentapolis.games.empires_end.vocabulary import (
    BID,
    FREE_BID,
    PLACE,
    PLAY,
    RECOVER,
    RESOURCE,
    RESTORE,
    RUIN,
    SELL,
    TAKE,
    VOCABULARY,
)
from pentapolis.kernel.pointing import Pointing, Thing
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.vocabulary import Verb

#: By the phase of an ability: the rule that says when abilities of this phase work.
WORKS: Final = ["EE-EXH-01", "EE-ECO-01", "EE-IND-01", "EE-CON-03", "EE-INN-08", "EE-EMP-04"]
#: The spaces of the track, and whose abilities work there.
PHASES_OF: Final = {
    "D": [IN_DISASTER],
    "DD": [IN_DISASTER],
    "E": [IN_ECONOMY],
    "I": [IN_INDUSTRY],
    "C": [IN_CONFLICT],
    "EI": [IN_ECONOMY, IN_INDUSTRY],
}
#: The questions in which abilities are used; the others have to be answered first.
USED_IN: Final = {"ask-disaster", "ask-replace", "ask-economy", "ask-industry"}
#: Abilities that are used by a move. The others work by themselves.
CHOSEN: Final = (Conversion, FreeBid, MoveInnovation, Refreshing, RepeatEconomy, ReplaceDisaster, SwapLocations)


def refusal(look: Pointing, thing: Thing) -> Reason | None:
    t = look.table
    assert isinstance(t, EmpiresEnd)
    if thing.kind == CARD.kind:
        return of_card(look, t, CARD.find(thing.id))
    if thing.kind == LOCATION.kind:
        return of_location(look, t, LOCATION.find(thing.id))
    if thing.kind == RESOURCE.kind:
        return of_resource(look, t, RESOURCE.find(thing.id))
    return None


# --- cards --------------------------------------------------------------------------------------------------------


def of_card(look: Pointing, t: EmpiresEnd, card: int) -> Reason | None:
    if card in t.empires[look.seat].hand:
        return of_hand(look, t, card)
    if t.empires[look.seat].host(card) >= 0:
        return of_innovation(look, t, card)
    if any(empire.host(card) >= 0 for empire in t.empires):
        return None
    return of_disaster(look, t, card) if card in t.disasters else None


def of_hand(look: Pointing, t: EmpiresEnd, card: int) -> Reason | None:
    """EE-IND-02: cards are played or sold in industry phases; the lightning variant begins with them."""
    empire = t.empires[look.seat]
    asked = question(look)
    if asked == "ask-industry":
        # Under one of the locations that may have it: what is left is its price.
        places = [location for location in range(LOCATIONS) if empire.fewest() >> location & 1]
        return look.why_not(PLAY.move(card, places[0] if places else 0))
    if asked == "ask-suffer":
        return None
    if asked in ("ask-redraw", "ask-begin", "ask-pay"):
        return look.why_not(SELL.move(card))
    if look.decision is None and (not t.started or IN_INDUSTRY in phases(t, look.seat)):
        return idle(look, t)
    return Reason("EE-IND-02", "refuse-hand-later", {})


def of_disaster(look: Pointing, t: EmpiresEnd, card: int) -> Reason | None:
    """EE-DIS-05: the player on turn passes on it or takes it."""
    place = place_of(t, card)
    if not t.open >> place & 1:
        return Reason("EE-DIS-07", "refuse-taken", {"card": CARD.ids[card]})
    asked = question(look)
    if asked == "ask-replace" and look.legal(Thing(CARD.kind, CARD.ids[card])):
        return None
    reason = look.why_not(TAKE.move(card))
    if reason is None and not can(look, card, BID, FREE_BID):
        return Reason("EE-DIS-08", "refuse-must-take", {"card": CARD.ids[card]})
    return reason


def of_innovation(look: Pointing, t: EmpiresEnd, card: int) -> Reason | None:
    if question(look) == "ask-recover":
        return look.why_not(RECOVER.move(card))
    if look.legal(Thing(CARD.kind, CARD.ids[card])):
        return None
    if not t.empires[look.seat].active(card):
        return Reason("EE-INN-07", "refuse-inactive", {"card": CARD.ids[card]})
    return of_ability(look, t, card)


# --- abilities ----------------------------------------------------------------------------------------------------


def of_ability(look: Pointing, t: EmpiresEnd, source: int) -> Reason | None:
    """Why an ability that is not switched off cannot be used now."""
    ability = t.abilities[source]
    phase = int(ability.phase)
    if phase not in phases(t, look.seat):
        args: dict[str, Any] = {**named(source), "when": ABILITY_PHASES[phase]}
        return Reason(WORKS[phase], spoken(source, "refuse-works-in", "refuse-works-in-at"), args)
    if not isinstance(ability, CHOSEN) or ability.automatic:
        return Reason(WORKS[phase], spoken(source, "refuse-by-itself", "refuse-by-itself-at"), named(source))
    if look.decision is None:
        return idle(look, t)
    if question(look) not in USED_IN:
        return look.why_not(TAKE.move(0))  # what has to be answered first
    if phase == IN_DISASTER:
        return why_not_exhaust(t, look.seat, source, True) or of_tool(look, source)
    return why_not_use(t, look.seat, source, phase, WORKS[phase]) or of_use(ability)


def of_tool(look: Pointing, tool: int) -> Reason | None:
    """An innovation that could be exhausted, if the disaster were another one."""
    reasons = [look.why_not(move) for move in look.tried(Thing(CARD.kind, CARD.ids[tool]))]
    return next((reason for reason in reasons if reason is not None and reason.message != "refuse-decided"), None)


def of_use(ability: Ability) -> Reason | None:
    """An ability of an economy or industry phase that has uses left, and nothing to be used on."""
    if isinstance(ability, Conversion):
        return Reason("EE-RES-06", "refuse-none-of", {"resource": RESOURCES[ability.resource]})
    if isinstance(ability, Refreshing):
        return Reason("EE-ABI-10", "refuse-none-exhausted", {})
    if isinstance(ability, RepeatEconomy):
        return Reason("EE-ABI-03", "refuse-nothing-repeated", {})
    return None


# --- locations and resources ----------------------------------------------------------------------------------------


def of_location(look: Pointing, t: EmpiresEnd, location: int) -> Reason | None:
    empire = t.empires[look.seat]
    asked = question(look)
    if asked == "ask-ruin":
        return look.why_not(RUIN.move(location))
    if asked == "ask-place":
        return look.why_not(PLACE.move(location))
    source = FIRST_LOCATION + location
    if asked == "ask-industry":
        return look.why_not(RESTORE.move(location)) if not empire.is_healthy(location) else of_host(look, t, location)
    if look.legal(Thing(LOCATION.kind, LOCATION.ids[location])):
        return None
    if empire.is_healthy(location):
        return of_ability(look, t, source)
    if IN_INDUSTRY in phases(t, look.seat):
        return idle(look, t) if look.decision is None else look.why_not(RESTORE.move(location))
    return Reason("EE-IND-12", "refuse-restore-later", {"location": LOCATION.ids[location]})


def of_host(look: Pointing, t: EmpiresEnd, location: int) -> Reason | None:
    """A healthy location in an industry phase: cards are played under it, and it may have an ability of its own."""
    empire = t.empires[look.seat]
    thing = Thing(LOCATION.kind, LOCATION.ids[location])
    named_here: dict[str, Any] = {"location": thing.id}
    legal = look.table.moves(look.seat)
    if any(VOCABULARY.verb(move) is PLAY for move in look.legal(thing)):
        return None
    if any(VOCABULARY.verb(move) is PLAY for move in legal):
        return Reason("EE-INN-04", "refuse-place-fewest", named_here)
    if t.abilities[FIRST_LOCATION + location].phase == IN_INDUSTRY:
        return None if look.legal(thing) else of_ability(look, t, FIRST_LOCATION + location)
    if look.legal(thing):
        return None
    if empire.cards_left == 0:
        return Reason("EE-IND-02", "refuse-two-cards", {})
    return Reason("EE-IND-03", "refuse-no-card", named_here)


def of_resource(look: Pointing, t: EmpiresEnd, resource: int) -> Reason | None:
    """EE-DIS-06: tokens are bid on disasters. Everything else they pay for is chosen first, and then paid."""
    if question(look) != "ask-disaster" or look.legal(Thing(RESOURCE.kind, RESOURCES[resource])):
        return None
    undecided = [card for place, card in enumerate(t.disasters) if t.undecided >> place & 1]
    if not undecided:
        return None
    if len(undecided) > 1 and amount(t.empires[look.seat].goods, resource):
        return Reason("EE-DIS-06", "refuse-accepted-nowhere", {"resource": RESOURCES[resource]})
    if not amount(t.empires[look.seat].goods, resource):
        return Reason("EE-DIS-06", "refuse-none-of", {"resource": RESOURCES[resource]})
    return look.why_not(BID.move(undecided[0], resource))


# --- the moment -----------------------------------------------------------------------------------------------------


def question(look: Pointing) -> str | None:
    """What the seat is asked; None: it waits."""
    return None if look.decision is None else look.decision.question


def phases(t: EmpiresEnd, seat: int) -> list[int]:
    """Whose abilities work now; of the combined phase the part being played, where one is."""
    if not t.started:
        return []
    code = t.track[t.space]
    part = t.empires[seat].part
    if code == "EI" and part != NO_PART:
        return [IN_INDUSTRY if part == INDUSTRY_PART else IN_ECONOMY]
    return PHASES_OF[code]


def idle(look: Pointing, t: EmpiresEnd) -> Reason | None:
    """EE-FLOW-07: where all play at the same time a seat does not wait for its turn, it has finished."""
    return look.waiting() if t.lanes is None else Reason("EE-FLOW-07", "refuse-finished", {})


def can(look: Pointing, card: int, *verbs: Verb) -> bool:
    """Is there a legal move of one of the verbs about a card?"""
    return any(VOCABULARY.verb(move) in verbs for move in look.legal(Thing(CARD.kind, CARD.ids[card])))
