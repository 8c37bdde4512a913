"""Developing technologies (TTA-TECH) and revolutions (TTA-REV)."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD, GROUP, NUMBER, PACTS, TYPE, WORKER_CARDS
from pentapolis.games.through_the_ages.costs import develop_cost
from pentapolis.games.through_the_ages.effects import (
    ACTION_FOR_DEVELOPMENT,
    COOPERATION,
    COOPERATION_PAID,
    CULTURE_FOR_DEVELOPMENT,
    CULTURE_FOR_REVOLUTION,
    RESOURCE_FOR_DEVELOPMENT,
    REVOLUTION_BY_MILITARY,
)
from pentapolis.games.through_the_ages.faults import (
    FINE,
    NO_CIVIL_ACTION,
    NO_SCIENCE,
    NOT_ALL_CIVIL,
    NOT_ALL_MILITARY,
    NOT_IN_HAND,
    PARTNER_HAS_NONE,
    WRONG_KIND,
    CardAction,
)
from pentapolis.games.through_the_ages.table import Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import GOVERNMENT, LAW, RESOURCE, SPECIAL, UNIT
from pentapolis.games.through_the_ages.tokens import action_back, gain, score_culture, score_science, spend_ca, update
from pentapolis.games.through_the_ages.vocabulary import DEVELOP, REVOLT, VOCABULARY
from pentapolis.kernel.lists import without
from pentapolis.kernel.zones import EMPTY


def science_fault(t: ThroughTheAges, seat: int, card: i64, revolution: bool) -> i64:
    """TTA-PTS-02, TTA-PTS-03, TTA-CLR-23: can the science be paid, also by the partner of Scientific Cooperation?"""
    p = t.players[seat]
    have = p.science + p.unit_science if GROUP[card] == UNIT else p.science
    if develop_cost(t, seat, card, revolution, t.discount) > have:
        return NO_SCIENCE
    if p.pact_powers & COOPERATION:
        partner = cooperator(t, seat)
        if t.players[partner].science < COOPERATION_PAID:
            return PARTNER_HAS_NONE
    return FINE


def cooperator(t: ThroughTheAges, seat: int) -> int:
    """The partner of Scientific Cooperation."""
    for owner, other in enumerate(t.players):
        if other.pact != EMPTY and PACTS[int(other.pact)].sides[0].powers & COOPERATION:
            return int(other.partner) if owner == seat else owner
    return seat


class Develop(CardAction):
    """TTA-TECH-01: for a civil action, or for nothing but science where a card or event says so."""

    def __init__(self, paid: bool) -> None:
        super().__init__(DEVELOP)
        self.paid = paid

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [DEVELOP.move(card) for card in sorted(set(t.players[seat].civil)) if GROUP[card] <= GOVERNMENT]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if GROUP[card] > GOVERNMENT:
            return WRONG_KIND
        if card not in p.civil:
            return NOT_IN_HAND
        if self.paid and p.ca + p.temporary_ca == 0:
            return NO_CIVIL_ACTION
        return science_fault(t, seat, card, False)

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if self.paid and p.ca + p.temporary_ca == 0:
            return
        for card in sorted(p.civil):  # technologies are in hand once (TTA-TAKE-03)
            if GROUP[card] > GOVERNMENT:
                break
            if science_fault(t, seat, card, False) == FINE:
                legal.append(DEVELOP.words[card])

    def needed(self, t: ThroughTheAges, seat: int, card: i64, fault: i64) -> i64:
        return develop_cost(t, seat, card, False, t.discount) if fault == NO_SCIENCE else 1

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        if self.paid:
            spend_ca(p, 1)
        pay_science(t, seat, card, False)
        into_play(t, seat, card)
        update(t, seat)  # TTA-TECH-05, once for what goes and what comes (TTA-ACN-08)
        developed(t, seat)


class Revolt(CardAction):
    """TTA-REV-01, TTA-REV-02: a government for all civil actions, or with Robespierre all military ones (TTA-CLR-05).

    Hammurabi's action does not stand for one of them (see Gaps); temporary actions are no part of the total.
    """

    def __init__(self) -> None:
        super().__init__(REVOLT)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [REVOLT.move(card) for card in sorted(set(t.players[seat].civil)) if GROUP[card] == GOVERNMENT]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if GROUP[card] != GOVERNMENT:
            return WRONG_KIND
        if card not in p.civil:
            return NOT_IN_HAND
        fault = all_actions_fault(p)
        return fault if fault else science_fault(t, seat, card, True)

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if all_actions_fault(p) != FINE:
            return
        for card in sorted(p.civil):
            if GROUP[card] == GOVERNMENT and science_fault(t, seat, card, True) == FINE:
                legal.append(REVOLT.words[card])

    def needed(self, t: ThroughTheAges, seat: int, card: i64, fault: i64) -> i64:
        return develop_cost(t, seat, card, True, t.discount) if fault == NO_SCIENCE else 0

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        by_military = p.has(REVOLUTION_BY_MILITARY)
        pay_science(t, seat, card, True)
        into_play(t, seat, card)
        if t.telling:
            t.tell("log-revolution", {"seat": seat, "card": CARD.ids[card]})
        update(t, seat)
        # TTA-REV-03, TTA-REV-07: actions that the new government brings are spent where the old ones were.
        if by_military:
            p.ma = 0
            score_culture(t, seat, NUMBER[CULTURE_FOR_REVOLUTION])
        else:
            p.ca = 0
        developed(t, seat)


def all_actions_fault(p: Player) -> i64:
    """TTA-REV-01: all actions of the total must be available."""
    if p.has(REVOLUTION_BY_MILITARY):
        return NOT_ALL_MILITARY if p.ma < p.ma_total else FINE
    return NOT_ALL_CIVIL if p.ca < p.ca_total else FINE


def pay_science(t: ThroughTheAges, seat: int, card: i64, revolution: bool) -> None:
    p = t.players[seat]
    cost = develop_cost(t, seat, card, revolution, t.discount)
    if t.telling and not revolution:
        t.tell("log-develop", {"seat": seat, "card": CARD.ids[card], "count": int(cost)})
    if GROUP[card] == UNIT:  # TTA-PTS-03
        lent = min(p.unit_science, cost)
        p.unit_science -= lent
        cost -= lent
    p.science -= cost
    if p.pact_powers & COOPERATION:
        score_science(t, cooperator(t, seat), -COOPERATION_PAID)


def into_play(t: ThroughTheAges, seat: int, card: int) -> None:
    """TTA-TECH-03, TTA-TECH-04: from the hand into play; what it replaces leaves the game."""
    p = t.players[seat]
    p.civil = without(p.civil, card)
    if card < WORKER_CARDS:
        p.technologies |= BITS[card]
    elif GROUP[card] == SPECIAL:
        put_special(t, seat, card)
    else:
        if AGE[p.government] > 0:
            t.civil_gone += 1
        p.government = card


def put_special(t: ThroughTheAges, seat: int, card: int) -> None:
    """TTA-TECH-03, TTA-INP-05, TTA-WRES-09: of two of a type the higher one stays."""
    p = t.players[seat]
    place = TYPE[card] - LAW
    old = p.specials[place]
    if old != EMPTY:
        t.civil_gone += 1
        if AGE[old] >= AGE[card]:
            return
    specials = p.specials.copy()
    specials[place] = card
    p.specials = specials


def developed(t: ThroughTheAges, seat: int) -> None:
    """TTA-REV-06, TTA-CLR-06: what follows the development of a technology."""
    p = t.players[seat]
    if p.has(RESOURCE_FOR_DEVELOPMENT):
        gain(t, seat, RESOURCE, NUMBER[RESOURCE_FOR_DEVELOPMENT])
    if p.has(ACTION_FOR_DEVELOPMENT):
        action_back(p)
    if p.has(CULTURE_FOR_DEVELOPMENT):
        score_culture(t, seat, NUMBER[CULTURE_FOR_DEVELOPMENT])


BITS: Final = [1 << card for card in range(WORKER_CARDS)]
