"""Leaders: playing and losing them (TTA-LEAD, TTA-AGE-07), and what they let a player do in the Action Phase."""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    CARD,
    GOVERNMENTS,
    GROUP,
    NUMBER,
    OF_TYPE,
    POWERS,
    TECHNOLOGY,
    TYPE,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.civil import at_limit, build_on, move_up, purse
from pentapolis.games.through_the_ages.costs import build_cost, population_cost, upgrade_cost
from pentapolis.games.through_the_ages.effects import (
    CULTURE_OR_ARMS,
    FREE_POPULATION,
    LABS_AS_MINES,
    MILITARY_AS_CIVIL,
    POPULATION_AND_UNIT,
    TO_THEATER,
    TUCKED_UNDER_WONDER,
    UNIT_RESOURCES,
    USES_FOOD,
    USES_RESOURCE,
)
from pentapolis.games.through_the_ages.faults import (
    FINE,
    LOWER_LEVEL,
    NO_CIVIL_ACTION,
    NO_FOOD,
    NO_MILITARY_ACTION,
    NO_RESOURCES,
    NO_SUCH_LEADER,
    NO_SUCH_WONDER,
    NO_TRADE,
    NO_WORKER_THERE,
    NO_YELLOW_TOKEN,
    NOT_A_THEATER,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    ONCE_A_TURN,
    URBAN_LIMIT,
    WRONG_KIND,
    CardAction,
    reason,
)
from pentapolis.games.through_the_ages.production import lab_production
from pentapolis.games.through_the_ages.table import (
    ARMED,
    CONVERTED,
    LEADER_REPLACED,
    PERFORMED,
    PROVIDED,
    TRADED,
    WELCOMED,
    ThroughTheAges,
)
from pentapolis.games.through_the_ages.terms import FOOD, LEADER, MOST_SEATS, RESOURCE, THEATER, UNIT, URBAN
from pentapolis.games.through_the_ages.tokens import (
    action_back,
    food,
    gain_population,
    pay_tokens,
    resources,
    score_culture,
    spend_ca,
    spend_food,
    spend_ma,
    spend_resources,
    update,
    update_with_partners,
)
from pentapolis.games.through_the_ages.vocabulary import (
    ARM,
    CONVERT,
    DECLINE,
    LEAD,
    MUSTER,
    PERFORM,
    TRADE,
    TUCK,
    VOCABULARY,
    WELCOME,
)
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.vocabulary import Verb
from pentapolis.kernel.zones import EMPTY


class Lead(CardAction):
    """TTA-LEAD-01, TTA-LEAD-02."""

    def __init__(self) -> None:
        super().__init__(LEAD)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [LEAD.move(card) for card in sorted(t.players[seat].civil) if GROUP[card] == LEADER]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if GROUP[card] != LEADER:
            return WRONG_KIND
        if card not in p.civil:
            return NOT_IN_HAND
        return NO_CIVIL_ACTION if p.ca + p.temporary_ca == 0 else FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        p = t.players[seat]
        if p.ca + p.temporary_ca > 0:
            for card in sorted(p.civil):  # at most one of each (TTA-TAKE-04)
                if GROUP[card] == LEADER:
                    legal.append(LEAD.words[card])

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        spend_ca(p, 1)
        p.civil = without(p.civil, card)
        old = int(p.leader)
        tucks = False
        if old != EMPTY:
            tucks = p.has(TUCKED_UNDER_WONDER) and len(p.wonders) > 0
            leader_leaves(t, seat)
            p.used |= LEADER_REPLACED
        p.leader = card
        if t.telling:
            t.tell("log-lead", {"seat": seat, "card": CARD.ids[card]})
        update_with_partners(t, seat)
        provide(t, seat)
        if tucks:
            t.civil_gone -= 1  # Homer is not gone before it is known where he goes
            t.card_played = old
            t.push(TUCK_HOMER[seat])
        elif old != EMPTY:
            action_back(p)


def provide(t: ThroughTheAges, seat: int) -> None:
    """Homer: his temporary resource, once in each turn of the own (TTA-FR-09)."""
    p = t.players[seat]
    if p.has(UNIT_RESOURCES) and not p.did(PROVIDED):
        p.used |= PROVIDED
        p.unit_resources += NUMBER[UNIT_RESOURCES]


def leader_leaves(t: ThroughTheAges, seat: int) -> None:
    """The leader leaves play, for whatever reason; the caller works out ratings. TTA-CLR-26: Bill Gates scores."""
    p = t.players[seat]
    if p.leader == EMPTY:
        return
    if POWERS[p.leader] >> LABS_AS_MINES & 1:
        points = lab_production(p)
        score_culture(t, seat, points)
        if t.telling and points:
            t.tell("log-leader-score", {"seat": seat, "card": CARD.ids[p.leader], "count": int(points)})
    if t.telling:
        t.tell("log-leader-leaves", {"seat": seat, "card": CARD.ids[p.leader]})
    p.leader = EMPTY
    t.civil_gone += 1


class TuckUnder(Action[ThroughTheAges]):
    """TTA-CLR-01: Homer goes under a completed wonder; no action comes back."""

    def __init__(self) -> None:
        super().__init__(TUCK)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [TUCK.move(card) for card in t.players[seat].wonders]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if card not in t.players[seat].wonders:
            return Reason("TTA-CLR-01", "refuse-not-completed", {"card": CARD.ids[card]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        p.under = VOCABULARY.first[move]
        if t.telling:
            t.tell("log-tuck", {"seat": seat, "card": CARD.ids[t.card_played], "card2": CARD.ids[p.under]})
        t.card_played = EMPTY
        update(t, seat)


class NoTuck(Free[ThroughTheAges]):
    """The action comes back instead (TTA-LEAD-02)."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        t.card_played = EMPTY
        t.civil_gone += 1
        action_back(t.players[seat])


class TuckHomer(Menu[ThroughTheAges]):
    """TTA-CLR-01."""

    question = "ask-tuck"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [TuckUnder(), NoTuck(DECLINE)])


# --- what leaders, wonders and pacts let a player do ------------------------------------------------------------------


class OnceATurn(Action[ThroughTheAges]):
    """An action without objects that a card allows. `fault` says why not, `do` does it."""

    def __init__(self, verb: Verb) -> None:
        super().__init__(verb)

    def offered(self, t: ThroughTheAges, seat: int) -> bool:
        """Is there a card that allows it at all?"""
        raise NotImplementedError

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [self.verbs[0].base] if self.offered(t, seat) else []

    def fault(self, t: ThroughTheAges, seat: int) -> i64:
        raise NotImplementedError

    def can(self, t: ThroughTheAges, seat: int, move: int) -> bool:
        return self.fault(t, seat) == FINE

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        if self.offered(t, seat) and self.fault(t, seat) == FINE:
            legal.append(self.verbs[0].words[0])

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        fault = self.fault(t, seat)
        return None if fault == FINE else reason(t, seat, int(fault), count=1)


class ConvertAction(OnceATurn):
    """TTA-CLR-25: Hammurabi. The military action becomes a temporary civil one, for whatever comes next."""

    def offered(self, t: ThroughTheAges, seat: int) -> bool:
        return t.players[seat].has(MILITARY_AS_CIVIL)

    def fault(self, t: ThroughTheAges, seat: int) -> i64:
        p = t.players[seat]
        if not p.has(MILITARY_AS_CIVIL):
            return NO_SUCH_LEADER
        if p.did(CONVERTED):
            return ONCE_A_TURN
        return NO_MILITARY_ACTION if p.ma + p.temporary_ma == 0 else FINE

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        spend_ma(p, 1)
        p.temporary_ca += 1
        p.used |= CONVERTED
        if t.telling:
            t.tell("log-convert", {"seat": seat, "card": CARD.ids[p.leader]})


class Arm(OnceATurn):
    """Churchill: science and resources for units instead of culture at the end of the turn."""

    def offered(self, t: ThroughTheAges, seat: int) -> bool:
        return t.players[seat].has(CULTURE_OR_ARMS)

    def fault(self, t: ThroughTheAges, seat: int) -> i64:
        p = t.players[seat]
        if not p.has(CULTURE_OR_ARMS):
            return NO_SUCH_LEADER
        return ONCE_A_TURN if p.did(ARMED) else FINE

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        p.unit_resources += NUMBER[CULTURE_OR_ARMS]
        p.unit_science += NUMBER[CULTURE_OR_ARMS]
        p.used |= ARMED
        if t.telling:
            t.tell("log-arm", {"seat": seat, "card": CARD.ids[p.leader], "count": NUMBER[CULTURE_OR_ARMS]})


class Welcome(OnceATurn):
    """Ocean Liner Service: population for nothing (TTA-WRK-02)."""

    def offered(self, t: ThroughTheAges, seat: int) -> bool:
        return t.players[seat].has(FREE_POPULATION)

    def fault(self, t: ThroughTheAges, seat: int) -> i64:
        p = t.players[seat]
        if not p.has(FREE_POPULATION):
            return NO_SUCH_WONDER
        if p.did(WELCOMED):
            return ONCE_A_TURN
        return NO_YELLOW_TOKEN if p.yellow == 0 else FINE

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        gain_population(t, seat, 1)
        t.players[seat].used |= WELCOMED
        if t.telling:
            t.tell("log-welcome", {"seat": seat})


class Trade(OnceATurn):
    """Trade Routes Agreement: once a turn 1 food is used as 1 resource (side A), or the reverse (side B)."""

    def offered(self, t: ThroughTheAges, seat: int) -> bool:
        return (t.players[seat].pact_powers & (USES_FOOD | USES_RESOURCE)) != 0

    def fault(self, t: ThroughTheAges, seat: int) -> i64:
        p = t.players[seat]
        if not p.pact_powers & (USES_FOOD | USES_RESOURCE):
            return NO_TRADE
        if p.did(TRADED):
            return ONCE_A_TURN
        if p.pact_powers & USES_FOOD:
            return NO_FOOD if food(p) == 0 else FINE
        return NO_RESOURCES if resources(p) == 0 else FINE

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        p.used |= TRADED
        if p.pact_powers & USES_FOOD:
            pay_tokens(p, FOOD, 1)
            p.spare_resources += 1
        else:
            pay_tokens(p, RESOURCE, 1)
            p.spare_food += 1
        if t.telling:
            t.tell("log-trade-food" if p.pact_powers & USES_FOOD else "log-trade-resource", {"seat": seat})


class Muster(CardAction):
    """Barbarossa: for a military action population and a unit, both cheaper; any number of times."""

    def __init__(self) -> None:
        super().__init__(MUSTER)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        p = t.players[seat]
        if not p.has(POPULATION_AND_UNIT):
            return []
        return [MUSTER.move(card) for card in range(WORKER_CARDS) if GROUP[card] == UNIT and p.knows(card)]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if not p.has(POPULATION_AND_UNIT):
            return NO_SUCH_LEADER
        if GROUP[card] != UNIT:
            return WRONG_KIND
        if not p.knows(card):
            return NOT_IN_PLAY
        if p.ma + p.temporary_ma == 0:
            return NO_MILITARY_ACTION
        if p.yellow == 0:
            return NO_YELLOW_TOKEN
        if population_cost(p, NUMBER[POPULATION_AND_UNIT]) > food(p) + p.spare_food:
            return NO_FOOD
        return NO_RESOURCES if build_cost(p, card) - NUMBER[POPULATION_AND_UNIT] > purse(p, card) else FINE

    def needed(self, t: ThroughTheAges, seat: int, card: i64, fault: i64) -> i64:
        p = t.players[seat]
        if fault == NO_FOOD:
            return population_cost(p, NUMBER[POPULATION_AND_UNIT])
        return build_cost(p, card) - NUMBER[POPULATION_AND_UNIT] if fault == NO_RESOURCES else 1

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        less = NUMBER[POPULATION_AND_UNIT]
        spend_ma(p, 1)
        spend_food(t, seat, population_cost(p, less))
        p.yellow -= 1
        p.unused += 1
        spend_resources(t, seat, max(build_cost(p, card) - less, 0), True)
        build_on(t, seat, card)
        if t.telling:
            t.tell("log-muster", {"seat": seat, "card": CARD.ids[card]})


class Perform(Action[ThroughTheAges]):
    """TTA-CLR-07: Bach turns any urban building into a theater of its level or higher, once a turn."""

    def __init__(self) -> None:
        super().__init__(PERFORM)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        p = t.players[seat]
        if not p.has(TO_THEATER):
            return []
        found: list[int] = []
        for old in range(WORKER_CARDS):
            if GROUP[old] == URBAN and p.workers[old]:
                found += [PERFORM.move(old, new) for new in OF_TYPE[THEATER] if p.knows(new) and new != old]
        return found

    def fault(self, t: ThroughTheAges, seat: int, old: i64, new: i64) -> i64:
        p = t.players[seat]
        if not p.has(TO_THEATER):
            return NO_SUCH_LEADER
        if p.did(PERFORMED):
            return ONCE_A_TURN
        if GROUP[old] != URBAN:
            return WRONG_KIND
        if TYPE[new] != THEATER or old == new:
            return NOT_A_THEATER
        if p.workers[old] == 0:
            return NO_WORKER_THERE
        if not p.knows(new):
            return NOT_IN_PLAY
        if AGE[new] < AGE[old]:
            return LOWER_LEVEL
        if p.ca + p.temporary_ca == 0:
            return NO_CIVIL_ACTION
        if TYPE[old] != THEATER and at_limit(p, THEATER):
            return URBAN_LIMIT
        return NO_RESOURCES if upgrade_cost(p, old, new) > purse(p, new) else FINE

    def can(self, t: ThroughTheAges, seat: int, move: int) -> bool:
        return self.fault(t, seat, VOCABULARY.first[move], VOCABULARY.second[move]) == FINE

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        old = VOCABULARY.first[move]
        new = VOCABULARY.second[move]
        fault = self.fault(t, seat, old, new)
        if fault == FINE:
            return None
        p = t.players[seat]
        count: i64 = 1
        if fault == NO_RESOURCES:
            count = upgrade_cost(p, old, new)
        elif fault == URBAN_LIMIT:
            count = GOVERNMENTS[int(p.government)].limit
        about = old if fault in (WRONG_KIND, NO_WORKER_THERE) else new
        return reason(t, seat, int(fault), TECHNOLOGY.ids[about], int(count))

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        old = VOCABULARY.first[move]
        new = VOCABULARY.second[move]
        p = t.players[seat]
        cost = upgrade_cost(p, old, new)
        spend_ca(p, 1)
        spend_resources(t, seat, cost)
        p.used |= PERFORMED
        move_up(t, seat, old, new)
        if t.telling:
            t.tell("log-upgrade", {"seat": seat, "card": CARD.ids[old], "card2": CARD.ids[new], "count": int(cost)})


TUCK_HOMER: Final = [TuckHomer(seat) for seat in range(MOST_SEATS)]
CONVERT_ACTION: Final = ConvertAction(CONVERT)
ARM_UNITS: Final = Arm(ARM)
WELCOME_SETTLERS: Final = Welcome(WELCOME)
TRADE_GOODS: Final = Trade(TRADE)
