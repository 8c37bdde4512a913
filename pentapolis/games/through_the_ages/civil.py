"""Civil actions (TTA-TAKE, TTA-WTAKE, TTA-POP, TTA-BLD, TTA-UPG, TTA-DES) and building and upgrading units (TTA-UNIT).

Each action is used in three places: in the Action Phase, where it costs an action; by an action card and by an event,
where it does not (TTA-ACT-04, TTA-ACARD-02, TTA-CUR-08), and where `discount` of the table makes it cheaper.
"""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    CARD,
    GOVERNMENTS,
    GROUP,
    NUMBER,
    OF_TYPE,
    TECHNOLOGY,
    TYPE,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.costs import build_cost, population_cost, take_cost, upgrade_cost
from pentapolis.games.through_the_ages.effects import LARGER_HANDS, SCIENCE_FOR_TAKEN
from pentapolis.games.through_the_ages.faults import (
    AGE_LED,
    CARD_SAYS_OTHERWISE,
    EMPTY_SPACE,
    FINE,
    HAND_FULL,
    HAVE_IT,
    HAVE_WONDER,
    NO_CIVIL_ACTION,
    NO_FOOD,
    NO_MILITARY_ACTION,
    NO_RESOURCES,
    NO_UNUSED_WORKER,
    NO_WORKER_THERE,
    NO_YELLOW_TOKEN,
    NOT_HIGHER,
    NOT_IN_PLAY,
    OTHER_TYPE,
    URBAN_LIMIT,
    WRONG_KIND,
    CardAction,
    reason,
)
from pentapolis.games.through_the_ages.ratings import buildings
from pentapolis.games.through_the_ages.table import ACTIONS, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    ACTION,
    LAW,
    LEADER,
    PRODUCTION,
    ROW,
    SPECIAL,
    UNIT,
    URBAN,
    WONDER,
)
from pentapolis.games.through_the_ages.tokens import (
    food,
    remove_building,
    resources,
    spend_ca,
    spend_food,
    spend_ma,
    spend_resources,
    update,
)
from pentapolis.games.through_the_ages.vocabulary import (
    BUILD,
    DESTROY,
    DISBAND,
    INCREASE,
    SPACE,
    TAKE,
    UPGRADE,
    VOCABULARY,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.zones import EMPTY

ALL_GROUPS: Final = 1 << PRODUCTION | 1 << URBAN | 1 << UNIT
BUILDINGS: Final = 1 << PRODUCTION | 1 << URBAN


def civil_limit(p: Player) -> i64:
    """TTA-CARD-03, TTA-CARD-11: civil cards in hand."""
    return p.ca_total + NUMBER[LARGER_HANDS] if p.has(LARGER_HANDS) else p.ca_total


def military_limit(p: Player) -> i64:
    """TTA-CARD-05, TTA-CARD-11."""
    return p.ma_total + NUMBER[LARGER_HANDS] if p.has(LARGER_HANDS) else p.ma_total


# --- taking cards -----------------------------------------------------------------------------------------------------


def take_fault(p: Player, card: i64) -> i64:
    """Everything that keeps a player from having a card of the row, whatever it costs."""
    group = GROUP[card]
    if group == WONDER:
        return HAVE_WONDER if p.wonder != EMPTY else FINE  # TTA-WTAKE-03, TTA-WTAKE-04
    if len(p.civil) >= civil_limit(p):
        return HAND_FULL
    if group == LEADER:
        return AGE_LED if p.ages_led >> AGE[card] & 1 else FINE
    if group != ACTION and (has_technology(p, card) or card in p.civil):
        return HAVE_IT
    return FINE


def has_technology(p: Player, card: i64) -> bool:
    """Is a technology of this name in play?"""
    if card < WORKER_CARDS:
        return p.knows(card)
    if GROUP[card] == SPECIAL:
        return p.specials[TYPE[card] - LAW] == card
    return p.government == card


class Take(Action[ThroughTheAges]):
    """TTA-TAKE-01, TTA-WTAKE-01: a card of the row. `paid`: by civil actions, else out of the budget (TTA-CLR-16)."""

    def __init__(self, paid: bool) -> None:
        super().__init__(TAKE)
        self.paid = paid

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [TAKE.move(space) for space in range(ROW) if t.row[space] != EMPTY]

    def fault(self, t: ThroughTheAges, seat: int, space: i64) -> i64:
        card: i64 = t.row[space]
        if card == EMPTY:
            return EMPTY_SPACE
        p = t.players[seat]
        fault = take_fault(p, card)
        if fault:
            return fault
        have = p.ca + p.temporary_ca if self.paid else t.budget
        return NO_CIVIL_ACTION if take_cost(p, space, card) > have else FINE

    def can(self, t: ThroughTheAges, seat: int, move: int) -> bool:
        return self.fault(t, seat, VOCABULARY.first[move]) == FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        have = p.ca + p.temporary_ca if self.paid else t.budget
        row = t.row
        for space in range(ROW):
            card: i64 = row[space]
            if card != EMPTY and take_cost(p, space, card) <= have and take_fault(p, card) == FINE:
                legal.append(TAKE.words[space])

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        space = VOCABULARY.first[move]
        fault = self.fault(t, seat, space)
        if fault == FINE:
            return None
        card = t.row[space]
        if card == EMPTY:
            return Reason("TTA-TAKE-01", "refuse-empty-space", {"space": SPACE.ids[space]})
        p = t.players[seat]
        count = civil_limit(p) if fault == HAND_FULL else take_cost(p, space, card)
        if fault == NO_CIVIL_ACTION and not self.paid:
            return Reason("TTA-CLR-16", "refuse-too-dear", {"card": CARD.ids[card], "count": int(t.budget)})
        return reason(t, seat, int(fault), CARD.ids[card], int(count))

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        space = VOCABULARY.first[move]
        card = t.row[space]
        p = t.players[seat]
        cost = take_cost(p, space, card)
        if self.paid:
            spend_ca(p, cost)
        else:
            t.budget -= cost
        row = t.row.copy()
        row[space] = EMPTY
        t.row = row
        take_card(t, seat, card)
        if t.telling:
            t.tell("log-take", {"seat": seat, "card": CARD.ids[card], "count": int(cost)})


def says_take(t: ThroughTheAges, seat: int, move: int) -> dict[str, Any] | None:
    """On a button a space of the row stands with its card."""
    if VOCABULARY.verb(move) is not TAKE or t.row[VOCABULARY.first[move]] == EMPTY:
        return None
    space = VOCABULARY.first[move]
    return sentence("choice-take", {"card": CARD.ids[t.row[space]], "space": SPACE.ids[space]})


def take_card(t: ThroughTheAges, seat: int, card: int) -> None:
    """Into the hand, or, a wonder, into play as the unfinished one (TTA-WTAKE-02)."""
    p = t.players[seat]
    group = GROUP[card]
    if group == WONDER:
        p.wonder = card
        p.stages = 0
        return
    p.civil = plus(p.civil, card)
    if group == ACTION:
        if t.phase == ACTIONS:  # TTA-ACARD-09: not in a Politics Phase
            p.fresh = plus(p.fresh, card)
    elif group == LEADER:
        p.ages_led |= 1 << AGE[card]
    elif p.has(SCIENCE_FOR_TAKEN):
        p.science += NUMBER[SCIENCE_FOR_TAKEN]


# --- population -------------------------------------------------------------------------------------------------------


class Increase(Action[ThroughTheAges]):
    """TTA-POP-01, TTA-POP-02, TTA-POP-03; "increase" is this, "gain population" costs nothing (TTA-WRK-03)."""

    def __init__(self, paid: bool) -> None:
        super().__init__(INCREASE)
        self.paid = paid

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [INCREASE.base]

    def fault(self, t: ThroughTheAges, seat: int) -> i64:
        p = t.players[seat]
        if p.yellow == 0:
            return NO_YELLOW_TOKEN
        if self.paid and p.ca + p.temporary_ca == 0:
            return NO_CIVIL_ACTION
        return NO_FOOD if population_cost(p, t.discount) > food(p) + p.spare_food else FINE

    def can(self, t: ThroughTheAges, seat: int, move: int) -> bool:
        return self.fault(t, seat) == FINE

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        fault = self.fault(t, seat)
        if fault == FINE:
            return None
        count = 1 if fault == NO_CIVIL_ACTION else population_cost(t.players[seat], t.discount)
        return reason(t, seat, int(fault), count=int(count))

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        if self.paid:
            spend_ca(p, 1)
        cost = population_cost(p, t.discount)
        spend_food(t, seat, cost)
        p.yellow -= 1
        p.unused += 1
        if t.telling:
            t.tell("log-increase", {"seat": seat, "count": int(cost)})


# --- buildings and units ----------------------------------------------------------------------------------------------


def at_limit(p: Player, kind: i64) -> bool:
    """TTA-BLD-03: as many urban buildings of a type as the government allows, or more."""
    return buildings(p, kind) >= GOVERNMENTS[int(p.government)].limit


def action_fault(p: Player, card: i64) -> i64:
    """Is there an action for building, upgrading or destroying here? Units take military ones."""
    if GROUP[card] == UNIT:
        return NO_MILITARY_ACTION if p.ma + p.temporary_ma == 0 else FINE
    return NO_CIVIL_ACTION if p.ca + p.temporary_ca == 0 else FINE


def spend_action(p: Player, card: i64) -> None:
    if GROUP[card] == UNIT:
        spend_ma(p, 1)
    else:
        spend_ca(p, 1)


def purse(p: Player, card: i64) -> i64:
    """Resources that can pay for building on this card."""
    found = resources(p) + p.spare_resources
    return found + p.unit_resources if GROUP[card] == UNIT else found


class Build(CardAction):
    """TTA-BLD-01, TTA-UNIT-01. `groups` are those that may be built, a bit each."""

    def __init__(self, paid: bool, groups: int = ALL_GROUPS) -> None:
        super().__init__(BUILD)
        self.paid = paid
        self.groups = groups

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        p = t.players[seat]
        return [BUILD.move(card) for card in range(WORKER_CARDS) if p.knows(card) and self.groups >> GROUP[card] & 1]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if not self.groups >> GROUP[card] & 1:
            return CARD_SAYS_OTHERWISE
        if not p.knows(card):
            return NOT_IN_PLAY
        if p.unused == 0:
            return NO_UNUSED_WORKER
        if self.paid:
            fault = action_fault(p, card)
            if fault:
                return fault
        if GROUP[card] == URBAN and at_limit(p, TYPE[card]):
            return URBAN_LIMIT
        return NO_RESOURCES if build_cost(p, card) - t.discount > purse(p, card) else FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if p.unused == 0:
            return
        technologies = p.technologies
        card: i64 = 0
        while technologies:
            if technologies & 1 and self.fault(t, seat, card) == FINE:
                legal.append(BUILD.words[card])
            technologies >>= 1
            card += 1

    def needed(self, t: ThroughTheAges, seat: int, card: i64, fault: i64) -> i64:
        p = t.players[seat]
        if fault == NO_RESOURCES:
            return build_cost(p, card) - t.discount
        return GOVERNMENTS[int(p.government)].limit if fault == URBAN_LIMIT else 1

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        if self.paid:
            spend_action(p, card)
        cost = max(build_cost(p, card) - t.discount, 0)
        spend_resources(t, seat, cost, GROUP[card] == UNIT)
        build_on(t, seat, card)
        if t.telling:
            t.tell("log-build", {"seat": seat, "card": CARD.ids[card], "count": int(cost)})


def build_on(t: ThroughTheAges, seat: int, card: i64) -> None:
    """An unused worker moves onto the card."""
    p = t.players[seat]
    p.unused -= 1
    p.move_worker(card, 1)
    if GROUP[card] != PRODUCTION:
        update(t, seat)


class Upgrade(Action[ThroughTheAges]):
    """TTA-UPG-01, TTA-UPG-02, TTA-UNIT-02."""

    def __init__(self, paid: bool, groups: int = ALL_GROUPS) -> None:
        super().__init__(UPGRADE)
        self.paid = paid
        self.groups = groups

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        p = t.players[seat]
        found: list[int] = []
        for old in range(WORKER_CARDS):
            if p.workers[old] and self.groups >> GROUP[old] & 1:
                for new in OF_TYPE[TYPE[old]]:
                    if new > old and p.knows(new):
                        found.append(UPGRADE.move(old, new))
        return found

    def fault(self, t: ThroughTheAges, seat: int, old: i64, new: i64) -> i64:
        p = t.players[seat]
        if not self.groups >> GROUP[old] & 1:
            return CARD_SAYS_OTHERWISE
        if p.workers[old] == 0:
            return NO_WORKER_THERE
        if TYPE[old] != TYPE[new]:
            return OTHER_TYPE
        if new <= old:
            return NOT_HIGHER
        if not p.knows(new):
            return NOT_IN_PLAY
        if self.paid:
            fault = action_fault(p, old)
            if fault:
                return fault
        return NO_RESOURCES if upgrade_cost(p, old, new) - t.discount > purse(p, old) else FINE

    def can(self, t: ThroughTheAges, seat: int, move: int) -> bool:
        return self.fault(t, seat, VOCABULARY.first[move], VOCABULARY.second[move]) == FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        workers = p.workers
        technologies = p.technologies
        for old in range(WORKER_CARDS - 1):
            # Cards of a type stand together, so a higher one must be in play right behind this one.
            if technologies >> (old + 1) and workers[old] > 0:
                new: i64 = old + 1
                while new < WORKER_CARDS and TYPE[new] == TYPE[old]:
                    if self.fault(t, seat, old, new) == FINE:
                        legal.append(UPGRADE.words[old * WORKER_CARDS + new])
                    new += 1

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        old = VOCABULARY.first[move]
        new = VOCABULARY.second[move]
        fault = self.fault(t, seat, old, new)
        if fault == FINE:
            return None
        count: i64 = 1
        if fault == NO_RESOURCES:
            count = upgrade_cost(t.players[seat], old, new) - t.discount
        about = old if fault in (CARD_SAYS_OTHERWISE, NO_WORKER_THERE) else new
        return reason(t, seat, int(fault), TECHNOLOGY.ids[about], int(count))

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        old = VOCABULARY.first[move]
        new = VOCABULARY.second[move]
        p = t.players[seat]
        if self.paid:
            spend_action(p, old)
        cost = max(upgrade_cost(p, old, new) - t.discount, 0)
        spend_resources(t, seat, cost, GROUP[old] == UNIT)
        move_up(t, seat, old, new)
        if t.telling:
            t.tell("log-upgrade", {"seat": seat, "card": CARD.ids[old], "card2": CARD.ids[new], "count": int(cost)})


def move_up(t: ThroughTheAges, seat: int, old: i64, new: i64) -> None:
    p = t.players[seat]
    workers = p.workers.copy()
    workers[old] -= 1
    workers[new] += 1
    p.workers = workers
    if GROUP[old] != PRODUCTION:
        update(t, seat)


class Destroy(CardAction):
    """TTA-DES-01, and disbanding a unit for a military action (TTA-UNIT-03)."""

    def __init__(self, units: bool) -> None:
        super().__init__(DISBAND if units else DESTROY)
        self.units = units

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        workers = t.players[seat].workers
        verb = self.verbs[0]
        return [
            verb.move(card) for card in range(WORKER_CARDS) if workers[card] > 0 and (GROUP[card] == UNIT) == self.units
        ]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if (GROUP[card] == UNIT) != self.units:
            return WRONG_KIND
        if p.workers[card] == 0:
            return NO_WORKER_THERE
        return action_fault(p, card)

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if (p.ma + p.temporary_ma if self.units else p.ca + p.temporary_ca) == 0:
            return
        words = self.verbs[0].words
        workers = p.workers
        for card in range(FIRST_UNIT if self.units else 0, WORKER_CARDS if self.units else FIRST_UNIT):
            if workers[card] > 0:
                legal.append(words[card])

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        spend_action(t.players[seat], card)
        remove_building(t, seat, card)
        if t.telling:
            t.tell("log-disband" if self.units else "log-destroy", {"seat": seat, "card": CARD.ids[card]})


FIRST_UNIT: Final = len([card for card in range(WORKER_CARDS) if GROUP[card] != UNIT])
