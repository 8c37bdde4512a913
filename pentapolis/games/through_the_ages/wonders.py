"""Wonders: building stages (TTA-WON), completing and scoring them (TTA-INP-07, TTA-INP-08)."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    CARD,
    CARDS,
    GROUP,
    NUMBER,
    POWERS,
    STAGES_AT_ONCE,
    WONDERS,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.costs import BUILDER, stage_cost
from pentapolis.games.through_the_ages.effects import (
    SCORE_TECHNOLOGIES,
    SCORE_THEATERS_AND_LIBRARIES,
    SCORE_URBAN,
    SCORE_WORKERS,
    ScoreWorkers,
)
from pentapolis.games.through_the_ages.faults import (
    FINE,
    NO_BLUE_TOKEN,
    NO_CIVIL_ACTION,
    NO_RESOURCES,
    NO_WONDER,
    TOO_MANY_STAGES,
    reason,
)
from pentapolis.games.through_the_ages.ratings import urban_output
from pentapolis.games.through_the_ages.table import Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import MOST_SEATS, PRODUCTION
from pentapolis.games.through_the_ages.tokens import (
    TokenFromCard,
    change_stock,
    resources,
    score_culture,
    spend_ca,
    spend_resources,
    update_with_partners,
)
from pentapolis.games.through_the_ages.vocabulary import STAGE, VOCABULARY
from pentapolis.kernel.actions import Action
from pentapolis.kernel.lists import plus
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import SeatStep
from pentapolis.kernel.zones import EMPTY


def stages_left(p: Player) -> i64:
    return len(WONDERS[int(p.wonder)].stages) - p.stages


def stages_at_once(p: Player) -> i64:
    """TTA-WON-04: by the construction technology."""
    builder = p.specials[BUILDER]
    return 1 if builder == EMPTY else STAGES_AT_ONCE[builder]


class BuildStages(Action[ThroughTheAges]):
    """TTA-WON-01, TTA-WON-04. An action card builds exactly one stage (TTA-ACARD-05)."""

    def __init__(self, paid: bool) -> None:
        super().__init__(STAGE)
        self.paid = paid

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        p = t.players[seat]
        if p.wonder == EMPTY:
            return [STAGE.move(1)]
        most = min(stages_left(p), stages_at_once(p)) if self.paid else 1
        return [STAGE.move(count) for count in range(1, int(most) + 1)]

    def fault(self, t: ThroughTheAges, seat: int, count: i64) -> i64:
        p = t.players[seat]
        if p.wonder == EMPTY:
            return NO_WONDER
        most = stages_at_once(p) if self.paid else 1
        if count == 0 or count > most or count > stages_left(p):
            return TOO_MANY_STAGES
        if self.paid and p.ca + p.temporary_ca == 0:
            return NO_CIVIL_ACTION
        if stage_cost(p, count) - t.discount > resources(p) + p.spare_resources:
            return NO_RESOURCES
        return NO_BLUE_TOKEN if p.blue + p.tokens_on_cards() < count else FINE

    def can(self, t: ThroughTheAges, seat: int, move: int) -> bool:
        return self.fault(t, seat, VOCABULARY.first[move]) == FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if p.wonder != EMPTY:
            count: i64 = 1
            while self.fault(t, seat, count) == FINE:
                legal.append(STAGE.words[count])
                count += 1

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        count: i64 = VOCABULARY.first[move]
        fault = self.fault(t, seat, count)
        if fault == FINE:
            return None
        p = t.players[seat]
        if fault == NO_WONDER:
            return reason(t, seat, int(fault))
        if fault == TOO_MANY_STAGES:
            most = min(stages_left(p), stages_at_once(p)) if self.paid else 1
            return reason(t, seat, int(fault), CARD.ids[p.wonder], int(most))
        need = 1 if fault == NO_CIVIL_ACTION else stage_cost(p, count) - t.discount
        return reason(t, seat, int(fault), CARD.ids[p.wonder], int(need))

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        count = VOCABULARY.first[move]
        p = t.players[seat]
        if self.paid:
            spend_ca(p, 1)
        cost = max(stage_cost(p, count) - t.discount, 0)
        spend_resources(t, seat, cost)
        if t.telling:
            t.tell("log-stage", {"seat": seat, "card": CARD.ids[p.wonder], "number": count, "count": int(cost)})
        t.push(COMPLETE[seat])
        for _ in range(count):
            t.push(COVER[seat])


class Cover(TokenFromCard):
    """TTA-WON-01, TTA-WON-02: a stage is covered by a blue token of the bank, or of a card if the bank is empty."""

    question = "ask-cover"
    rule = "TTA-WON-02"

    def run(self, t: ThroughTheAges) -> None:
        p = t.players[self.seat]
        if p.blue > 0:
            t.agenda.pop()
            p.blue -= 1
            p.stages += 1
        else:
            super().run(t)

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        change_stock(p, VOCABULARY.first[move], -1)
        p.stages += 1


class Complete(SeatStep[ThroughTheAges]):
    """TTA-WON-03: when all stages are covered."""

    def run(self, t: ThroughTheAges) -> None:
        p = t.players[self.seat]
        if p.wonder != EMPTY and stages_left(p) == 0:
            complete(t, self.seat)


def complete(t: ThroughTheAges, seat: int) -> None:
    p = t.players[seat]
    card = int(p.wonder)
    p.blue += p.stages
    p.stages = 0
    p.wonder = EMPTY
    p.wonders = plus(p.wonders, card)
    if t.telling:
        t.tell("log-wonder", {"seat": seat, "card": CARD.ids[card]})
    update_with_partners(t, seat)
    points = completion(p, card)
    if points:
        score_culture(t, seat, points)
        if t.telling:
            t.tell("log-wonder-score", {"seat": seat, "card": CARD.ids[card], "count": int(points)})


def completion(p: Player, card: int) -> i64:
    """TTA-INP-08: what a wonder of Age III scores at the moment it is completed."""
    powers: i64 = POWERS[card]
    if powers >> SCORE_WORKERS & 1:
        return _workers(p, card)
    if powers >> SCORE_TECHNOLOGIES & 1:
        return technology_levels(p)
    if powers >> SCORE_THEATERS_AND_LIBRARIES & 1:
        return urban_output(p, True) * NUMBER[SCORE_THEATERS_AND_LIBRARIES]
    if powers >> SCORE_URBAN & 1:
        return urban_output(p, False)
    return 0


def _workers(p: Player, card: int) -> i64:
    """Fast Food Chains."""
    found: i64 = 0
    for ability in CARDS[card].abilities:
        if isinstance(ability, ScoreWorkers):
            for technology in range(WORKER_CARDS):
                worth = ability.number if GROUP[technology] == PRODUCTION else ability.others
                found += p.workers[technology] * worth
    return found


def technology_levels(p: Player) -> i64:
    """First Space Flight: of all technologies in play, with workers or without."""
    found: i64 = AGE[p.government]
    for card in range(WORKER_CARDS):
        if p.knows(card):
            found += AGE[card]
    for card in p.specials:
        if card != EMPTY:
            found += AGE[card]
    return found


COVER: Final = [Cover(seat) for seat in range(MOST_SEATS)]
COMPLETE: Final = [Complete(seat) for seat in range(MOST_SEATS)]
