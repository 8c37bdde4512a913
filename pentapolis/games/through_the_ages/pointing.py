"""What cards and spaces answer to whoever points at them and cannot choose them.

A space of the row says why its card cannot be taken; a hand card why it cannot be played, or when it could be; a
technology why nothing can be built on it. What belongs to the others has nothing to say.
"""

from typing import Final

from pentapolis.games.through_the_ages.catalogue.index import CARD, GROUP
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    ACTION,
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    LEADER,
    PACT,
    TACTIC,
    TERRITORY,
    WAR,
)
from pentapolis.games.through_the_ages.vocabulary import (
    DEVELOP,
    LEAD,
    PLAY,
    SPACE,
    TAKE,
)
from pentapolis.games.through_the_ages.vocabulary import TACTIC as TACTIC_VERB
from pentapolis.kernel.pointing import Pointing, Thing, usual_refusal
from pentapolis.kernel.rules import Reason

#: The questions in which hand cards are played for what they are.
ACTIONS_ASKED: Final = "ask-turn"
POLITICS_ASKED: Final = "ask-politics"
#: Military cards that are played in the Politics Phase (TTA-POL-03).
POLITICAL: Final = (EVENT, TERRITORY, AGGRESSION, WAR, PACT)


def refusal(look: Pointing, thing: Thing) -> Reason | None:
    t = look.table
    assert isinstance(t, ThroughTheAges)
    if thing.kind == SPACE.kind:
        return of_space(look, SPACE.find(thing.id))
    if thing.kind == CARD.kind:
        card = CARD.find(thing.id)
        p = t.players[look.seat]
        if look.legal(thing):
            return None
        if card in p.civil:
            return of_civil(look, card)
        if card in p.military:
            return of_military(look, card)
    return usual_refusal(look, thing)


def of_space(look: Pointing, space: int) -> Reason | None:
    """Why the card of a space cannot be taken; who waits is told so."""
    if look.decision is None:
        return look.waiting()
    if look.decision.question in ("ask-turn", "ask-first-turn", "ask-agreement"):
        return look.why_not(TAKE.move(space))
    return Reason("TTA-TAKE-01", "refuse-take-later", {})


def of_civil(look: Pointing, card: int) -> Reason | None:
    """A civil card of the own hand: in the Action Phase its own reason, else when it is played."""
    asked = None if look.decision is None else look.decision.question
    if asked != ACTIONS_ASKED:
        return Reason("TTA-ACT-01", "refuse-civil-later", {})
    group = GROUP[card]
    if group <= GOVERNMENT:
        return look.why_not(DEVELOP.move(card))
    if group == LEADER:
        return look.why_not(LEAD.move(card))
    assert group == ACTION
    return look.why_not(PLAY.move(card))


def of_military(look: Pointing, card: int) -> Reason | None:
    """A military card of the own hand."""
    asked = None if look.decision is None else look.decision.question
    group = GROUP[card]
    if asked == ACTIONS_ASKED and group == TACTIC:
        return look.why_not(TACTIC_VERB.move(card))
    if asked == POLITICS_ASKED and group in POLITICAL:
        return next(
            (reason for move in look.tried(Thing("card", CARD.ids[card])) if (reason := look.why_not(move))), None
        )
    if group in POLITICAL:
        return Reason("TTA-POL-03", "refuse-political-later", {})
    if group == TACTIC:
        return Reason("TTA-TPL-01", "refuse-tactic-later", {})
    assert group == BONUS
    return Reason("TTA-AGG-05", "refuse-bonus-later", {})
