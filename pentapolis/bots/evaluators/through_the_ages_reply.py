"""Quick answers to what is asked in the middle of a turn of Through the Ages: defence, bids, forces, discards.

They stand for what everybody would do, in plans: a plan must not take long to find out that a rival will defend.
"""

from typing import Final

from pentapolis.bots.evaluators.through_the_ages_worth import NEXT_ATTACK, military_worth
from pentapolis.games.through_the_ages.attacks import defence_value
from pentapolis.games.through_the_ages.catalogue.index import AGE, BONUSES, GROUP
from pentapolis.games.through_the_ages.ratings import W_STRENGTH
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.terms import AGGRESSION, BONUS, WAR
from pentapolis.games.through_the_ages.vocabulary import ADD, BID, DEFEND, DISCARD, DONE, FOLD, SEND, VOCABULARY, YIELD
from pentapolis.kernel.zones import EMPTY

NO_ANSWER: Final = -1
OWN_STEPS: Final = ["ask-turn", "ask-first-turn", "ask-politics"]  # what a turn consists of; all else is an answer
BEGINNING: Final = 2  # the last one comes first
UNITS_FOR_COLONY: Final = [0, 3, 5, 0]  # strength of units that a territory of each age is worth
MOST_DEFENDERS: Final = 3  # with more cards than this few would defend


def quick_answer(t: ThroughTheAges, seat: int, question: str, moves: list[int]) -> int:
    """The move that most would play; NO_ANSWER where it has to be thought about."""
    if question == "ask-bid":
        return _bid(t, seat, moves)
    if question == "ask-force":
        return _force(t, moves)
    if question == "ask-defend":
        return _defend(t, seat, moves)
    if question in {"ask-excess", "ask-discard"}:
        return _discard(t, seat, moves)
    return NO_ANSWER


def _bid(t: ThroughTheAges, seat: int, moves: list[int]) -> int:
    """One more than the others, as long as cards and a few units are enough for it."""
    p = t.players[seat]
    willing = int(p.colonization) + UNITS_FOR_COLONY[AGE[t.event]]
    for card in p.military:
        if GROUP[card] == BONUS:
            willing += BONUSES[card].colonization
    wanted = int(t.bid) + 1
    if wanted <= willing and BID.words[wanted] in moves:
        return BID.move(wanted)
    return FOLD.base


def _force(t: ThroughTheAges, moves: list[int]) -> int:
    """The weakest unit, then cards, then units again, until it is enough."""
    if DONE.base in moves:
        return DONE.base
    weakest = NO_ANSWER
    least = 0
    bonus = NO_ANSWER
    for move in moves:
        verb = VOCABULARY.verb(move)
        if verb is SEND:
            strength = W_STRENGTH[VOCABULARY.first[move]]
            if weakest == NO_ANSWER or strength < least:
                weakest = move
                least = strength
        elif verb is ADD:
            bonus = move
    if sum(t.sent) == 0 or bonus == NO_ANSWER:
        return moves[0] if weakest == NO_ANSWER else weakest
    return bonus


def _defend(t: ThroughTheAges, seat: int, moves: list[int]) -> int:
    """With the best cards, if a few are enough."""
    p = t.players[seat]
    if t.attack_card == EMPTY or len(p.laid) >= MOST_DEFENDERS:
        return YIELD.base
    best = YIELD.base
    most = 0
    for move in moves:
        if VOCABULARY.verb(move) is DEFEND:
            value = defence_value(VOCABULARY.first[move])
            if value > most:
                best = move
                most = value
    return best


def _discard(t: ThroughTheAges, seat: int, moves: list[int]) -> int:
    """The card that is worth least; of several attacks all but the best are worth less than they would be alone."""
    attack = NO_ANSWER
    strongest = 0.0
    for card in t.players[seat].military:
        if GROUP[card] in (AGGRESSION, WAR):
            worth = military_worth(t, seat, card, 1.0)
            if worth > strongest:
                attack = card
                strongest = worth
    best = NO_ANSWER
    least = 0.0
    for move in moves:
        if VOCABULARY.verb(move) is not DISCARD:
            return NO_ANSWER
        card = VOCABULARY.first[move]
        worth = military_worth(t, seat, card, 1.0)
        if GROUP[card] in (AGGRESSION, WAR) and card != attack:
            worth *= NEXT_ATTACK
        if best == NO_ANSWER or worth < least:
            best = move
            least = worth
    return best
