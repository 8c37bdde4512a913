"""Why something cannot be done: checks answer with one of these numbers, and here it becomes a `Reason`.

A check is asked for every move a player may think of, hundreds of times a turn, and most of the answers are never read:
a number costs nothing. `TTA-ACT-02` is what they all serve: nothing is done that cannot be done and paid in full.
"""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import CARD
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.tokens import food, resources
from pentapolis.games.through_the_ages.vocabulary import VOCABULARY
from pentapolis.kernel.actions import Action
from pentapolis.kernel.rules import Reason

FINE: Final = 0
NO_CIVIL_ACTION: Final = 1
NO_MILITARY_ACTION: Final = 2
NO_FOOD: Final = 3
NO_RESOURCES: Final = 4
NO_SCIENCE: Final = 5
NO_UNUSED_WORKER: Final = 6
NO_YELLOW_TOKEN: Final = 7
NOT_IN_PLAY: Final = 8
URBAN_LIMIT: Final = 9
NO_WORKER_THERE: Final = 10
NOT_HIGHER: Final = 11
OTHER_TYPE: Final = 12
EMPTY_SPACE: Final = 13
HAND_FULL: Final = 14
HAVE_IT: Final = 15
AGE_LED: Final = 16
HAVE_WONDER: Final = 17
NOT_IN_HAND: Final = 18
WRONG_KIND: Final = 19
NO_WONDER: Final = 20
TOO_MANY_STAGES: Final = 21
NOT_ALL_CIVIL: Final = 22
NOT_ALL_MILITARY: Final = 23
PARTNER_HAS_NONE: Final = 24
JUST_TAKEN: Final = 25
CANNOT_CARRY_OUT: Final = 26
FIRST_TURN_ONLY: Final = 27
TACTIC_ONCE: Final = 28
NOT_COMMON: Final = 29
SAME_TACTIC: Final = 30
NO_SUCH_LEADER: Final = 31
ONCE_A_TURN: Final = 32
NOT_A_THEATER: Final = 33
NO_SUCH_WONDER: Final = 34
NO_TRADE: Final = 35
CARD_SAYS_OTHERWISE: Final = 36
NO_BLUE_TOKEN: Final = 37
TOO_DEAR: Final = 38
LOWER_LEVEL: Final = 39

# Rule and message of each.
TOLD: Final = [
    ("", ""),
    ("TTA-ACN-03", "refuse-civil-actions"),
    ("TTA-ACN-03", "refuse-military-actions"),
    ("TTA-FR-06", "refuse-food"),
    ("TTA-FR-06", "refuse-resources"),
    ("TTA-PTS-02", "refuse-science"),
    ("TTA-BLD-01", "refuse-no-unused-worker"),
    ("TTA-POP-03", "refuse-no-yellow-token"),
    ("TTA-BLD-01", "refuse-not-in-play"),
    ("TTA-BLD-03", "refuse-urban-limit"),
    ("TTA-UPG-01", "refuse-no-worker"),
    ("TTA-UPG-01", "refuse-not-higher"),
    ("TTA-UPG-01", "refuse-other-type"),
    ("TTA-TAKE-01", "refuse-empty-space"),
    ("TTA-TAKE-02", "refuse-hand-full"),
    ("TTA-TAKE-03", "refuse-have-it"),
    ("TTA-TAKE-04", "refuse-age-led"),
    ("TTA-WTAKE-03", "refuse-have-wonder"),
    ("TTA-ACT-02", "refuse-not-in-hand"),
    ("TTA-ACT-02", "refuse-wrong-kind"),
    ("TTA-WON-01", "refuse-no-wonder"),
    ("TTA-WON-04", "refuse-too-many-stages"),
    ("TTA-REV-01", "refuse-not-all-civil"),
    ("TTA-CLR-05", "refuse-not-all-military"),
    ("TTA-CLR-23", "refuse-partner-has-none"),
    ("TTA-ACARD-01", "refuse-just-taken"),
    ("TTA-ACARD-06", "refuse-cannot-carry-out"),
    ("TTA-FIRST-02", "refuse-first-turn"),
    ("TTA-TPL-03", "refuse-tactic-once"),
    ("TTA-TPL-02", "refuse-not-common"),
    ("TTA-TPL-02", "refuse-same-tactic"),
    ("TTA-INP-09", "refuse-no-such-leader"),
    ("TTA-ACT-02", "refuse-once-a-turn"),
    ("TTA-CLR-07", "refuse-not-a-theater"),
    ("TTA-INP-07", "refuse-no-such-wonder"),
    ("TTA-PACT-05", "refuse-no-trade"),
    ("TTA-ACARD-02", "refuse-card-says-otherwise"),
    ("TTA-WON-02", "refuse-no-blue-token"),
    ("TTA-CLR-16", "refuse-too-dear"),
    ("TTA-CLR-07", "refuse-lower-level"),
]


def reason(t: ThroughTheAges, seat: int, fault: int, card: str = "", count: int = 0) -> Reason:
    """The reason for a fault: about which card, and how much of something would be needed."""
    rule, message = TOLD[fault]
    p = t.players[seat]
    args: dict[str, Any] = {}
    if card:
        args["card"] = card
    if fault == NO_CIVIL_ACTION:
        args |= {"count": count, "have": int(p.ca + p.temporary_ca)}
    elif fault == NO_MILITARY_ACTION:
        args |= {"count": count, "have": int(p.ma + p.temporary_ma)}
    elif fault == NO_FOOD:
        args |= {"count": count, "have": int(food(p) + p.spare_food)}
    elif fault == NO_RESOURCES:
        args |= {"count": count, "have": int(resources(p) + p.spare_resources)}
    elif fault == NO_SCIENCE:
        args |= {"count": count, "have": int(p.science)}
    elif fault in (URBAN_LIMIT, HAND_FULL, TOO_MANY_STAGES, TOO_DEAR):
        args["count"] = count
    elif fault == NOT_ALL_CIVIL:
        args |= {"count": int(p.ca_total), "have": int(p.ca)}
    elif fault == NOT_ALL_MILITARY:
        args |= {"count": int(p.ma_total), "have": int(p.ma)}
    return Reason(rule, message, args)


class CardAction(Action[ThroughTheAges]):
    """An action that names one card. `fault` says why it cannot be done, `needed` how much of something it takes."""

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        raise NotImplementedError

    def needed(self, t: ThroughTheAges, seat: int, card: i64, fault: i64) -> i64:
        return 1

    def can(self, t: ThroughTheAges, seat: int, move: int) -> bool:
        return self.fault(t, seat, VOCABULARY.first[move]) == FINE

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card: i64 = VOCABULARY.first[move]
        fault = self.fault(t, seat, card)
        if fault == FINE:
            return None
        return reason(t, seat, int(fault), CARD.ids[card], int(self.needed(t, seat, card, fault)))
