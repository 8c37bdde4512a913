"""Resolving events (TTA-CUR): whom each clause affects, and what it does to them."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.action_cards import INCREASE_FREE, REVOLT_ACTION, GainChoice, receive
from pentapolis.games.through_the_ages.attacks import mixed
from pentapolis.games.through_the_ages.catalogue.cards import Event
from pentapolis.games.through_the_ages.catalogue.index import AGE, CARD, CARDS, GROUP, TECHNOLOGY, TYPE, WORKER_CARDS
from pentapolis.games.through_the_ages.civil import BUILDINGS, Build, Take, at_limit, build_on, says_take
from pentapolis.games.through_the_ages.colonization import begin_auction
from pentapolis.games.through_the_ages.effects import (
    CULTURE_RATING,
    HAPPINESS_RATING,
    SCIENCE_RATING,
    ChooseGain,
    Clause,
    DestroyOthers,
    DestroyOwn,
    DiscardOrCulture,
    DrawOrCulture,
    EconomicProgress,
    Effect,
    Emigration,
    Gain,
    GainMix,
    GainRating,
    Impact,
    Lose,
    LoseAllFood,
    LoseColony,
    LoseCulturePerDiscontent,
    LoseMix,
    MayBuildFree,
    MayDevelop,
    ProduceFood,
    ProduceResources,
    RemoveOldLeader,
    RuinWonder,
    SpendCivilActions,
    TakeFromRow,
    TakeYellow,
)
from pentapolis.games.through_the_ages.leaders import leader_leaves
from pentapolis.games.through_the_ages.production import consume, corrupt, produce_food, produce_resources
from pentapolis.games.through_the_ages.ratings import discontent
from pentapolis.games.through_the_ages.row import refill_row
from pentapolis.games.through_the_ages.scoring import BY_CULTURE, BY_STRENGTH, impact, ranked
from pentapolis.games.through_the_ages.table import NOTHING, Player, ThroughTheAges
from pentapolis.games.through_the_ages.technologies import Develop
from pentapolis.games.through_the_ages.terms import (
    AGE_I,
    AGE_IV,
    ALL_MOST_DISCONTENT,
    ALL_MOST_HAPPY,
    CULTURE,
    EACH,
    FOOD,
    GOODS,
    LEADING_WEAKLING,
    LEAST_CULTURE,
    MOST_CULTURE,
    MOST_SEATS,
    POPULATION,
    RESOURCE,
    SCIENCE,
    STRONGEST,
    TERRITORY,
    TWO_STRONGEST,
    TWO_WEAKEST,
    UNIT,
    URBAN,
    WEAKEST,
)
from pentapolis.games.through_the_ages.tokens import (
    Demolition,
    food,
    gain,
    lose,
    lose_blue,
    lose_population,
    remove_building,
    resources,
    score_culture,
    score_science,
    take_yellow,
    update_with_partners,
    worded,
)
from pentapolis.games.through_the_ages.vocabulary import (
    BUILD,
    DECLINE,
    DISCARD,
    DONE,
    GIVE_UP,
    MIX,
    RAVAGE,
    TAKE,
    VOCABULARY,
)
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep, Step
from pentapolis.kernel.zones import EMPTY, EVERYBODY, only

MOST_CLAUSES: Final = 2
BUILD_ANY: Final = Build(False, BUILDINGS)
DEVELOP_FREE: Final = Develop(False)
TAKE_FREE: Final = Take(False)


# --- one event --------------------------------------------------------------------------------------------------------


def reveal(t: ThroughTheAges) -> None:
    """TTA-EVT-03, TTA-CUR-01: the top card of the current events is resolved."""
    card = t.current[0]
    t.current = t.current[1:]
    t.peeked = 0
    t.event = card
    t.shown(card)
    for player in t.players:
        if card in player.planted:
            player.planted = without(player.planted, card)
    t.block_undo()
    if t.telling:
        t.tell("log-event", {"card": CARD.ids[card]})
    t.push(FINISH_EVENT)
    if GROUP[card] == TERRITORY:
        begin_auction(t)
        return
    steps: list[Step[Any]] = [CLAUSE[number] for number in range(len(clauses_of(card)))]
    t.push_all(steps)


def clauses_of(card: int) -> list[Clause]:
    found = CARDS[card]
    assert isinstance(found, Event)
    return found.clauses


class FinishEvent(Step[ThroughTheAges]):
    """TTA-CUR-09, TTA-CARD-10: into the past. TTA-EVT-04: after the last current event the future ones come up."""

    def run(self, t: ThroughTheAges) -> None:
        if t.event != EMPTY:  # a territory that was colonized lies in a play area
            t.past = plus(t.past, int(t.event))
            t.event = EMPTY
        t.clause = 0
        t.bidder = EMPTY
        t.bidders = 0
        t.bid = 0
        if not t.current:
            bring_up_future(t)


def bring_up_future(t: ThroughTheAges) -> None:
    """TTA-EVT-04: shuffled, cards of earlier ages above those of later ages."""
    if not t.future:
        return
    for place, card in enumerate(t.future):
        player = t.players[t.future_by[place]]
        player.planted = plus(player.planted, card)
    t.mixed_events = t.mixed_events or len(t.future) > t.old_future
    t.old_future = 0
    mixed_cards = t.shuffled("events", t.future)
    t.current = sorted(mixed_cards, key=lambda card: AGE[card])  # stable: shuffled within each age
    t.future = NOTHING
    t.future_by = NOTHING
    t.block_undo()
    if t.telling:
        t.tell("log-future", {"count": len(t.current)})


class ResolveClause(Step[ThroughTheAges]):
    """TTA-CUR-11: first all whom the clause affects are fixed; then each is affected, clockwise (TTA-CUR-02)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def label(self) -> str:
        return f"ResolveClause({self.number})"

    def run(self, t: ThroughTheAges) -> None:
        t.clause = self.number
        clause = clauses_of(int(t.event))[self.number]
        chosen = affected(t, clause.who)
        effect = clause.effect
        if isinstance(effect, Impact):
            seats = t.order_from(int(t.seat))
            points = [impact(t, seat, effect) for seat in seats]
            for place, seat in enumerate(seats):
                told_culture(t, seat, int(score_culture(t, seat, points[place])))
            return
        if isinstance(effect, TakeYellow):
            weakest = affected(t, WEAKEST)
            if chosen and weakest and chosen[0] != weakest[0]:
                taken = take_yellow(t, chosen[0], weakest[0], effect.number)
                if t.telling and taken:
                    goods = worded([("yellow", int(taken))])
                    t.tell("log-take-goods", {"seat": chosen[0], "seat2": weakest[0], "goods": goods})
            return
        steps: list[Step[Any]] = [HIT[seat][self.number] for seat in t.order_from(int(t.seat)) if seat in chosen]
        t.push_all(steps)


def affected(t: ThroughTheAges, who: int) -> list[int]:
    """TTA-CUR-03, TTA-CUR-05, TTA-CUR-07, TTA-CUR-10: whom a clause affects."""
    seats = t.order_from(int(t.seat))
    if who == EACH:
        return seats
    two = 1 if len(seats) == 2 else 2  # TTA-CUR-07, TTA-RESG-06, TTA-VAR-07
    if who in (STRONGEST, TWO_STRONGEST):
        return ranked(t, BY_STRENGTH)[: 1 if who == STRONGEST else two]
    if who in (WEAKEST, TWO_WEAKEST):
        return ranked(t, BY_STRENGTH)[-(1 if who == WEAKEST else two) :]
    if who == MOST_CULTURE:
        return ranked(t, BY_CULTURE)[:1]
    if who == LEAST_CULTURE:
        return ranked(t, BY_CULTURE)[-1:]
    if who == ALL_MOST_HAPPY:
        happiest = max(t.players[seat].happy for seat in seats)
        return [seat for seat in seats if t.players[seat].happy == happiest]
    if who == ALL_MOST_DISCONTENT:
        most = max(discontent(t.players[seat]) for seat in seats)
        return [seat for seat in seats if most > 0 and discontent(t.players[seat]) == most]
    assert who == LEADING_WEAKLING
    leading = ranked(t, BY_CULTURE)[0]
    return [leading] if leading in ranked(t, BY_STRENGTH)[-two:] else []


class Hit(SeatStep[ThroughTheAges]):
    """A clause does what it does to one player."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def label(self) -> str:
        return f"Hit({self.seat}, {self.number})"

    def run(self, t: ThroughTheAges) -> None:
        hit(t, self.seat, clauses_of(int(t.event))[self.number].effect)


def told_culture(t: ThroughTheAges, seat: int, change: int) -> None:
    if t.telling and change > 0:
        t.tell("log-gain", {"seat": seat, "goods": worded([("culture", change)])})
    elif t.telling and change < 0:
        t.tell("log-lose", {"seat": seat, "goods": worded([("culture", -change)])})


def hit(t: ThroughTheAges, seat: int, effect: Effect) -> None:
    """TTA-CUR-01: carried out as written."""
    p = t.players[seat]
    if isinstance(effect, Gain):
        receive(t, seat, effect)
    elif isinstance(effect, Lose):
        suffer(t, seat, effect)
    elif isinstance(effect, GainRating):
        gain_rating(t, seat, effect)
    elif isinstance(effect, ChooseGain):
        t.push(EVENT_CHOICE[seat])
    elif isinstance(effect, GainMix):
        t.push(GAIN_MIX[seat])
    elif isinstance(effect, LoseMix):
        if food(p) + resources(p) > 0:
            t.push(LOSE_MIX[seat])
    elif isinstance(effect, MayDevelop):
        t.push(CLEAR_DISCOUNT)
        t.push(DEVELOPMENT[seat])
    elif isinstance(effect, MayBuildFree):
        if may_build_free(p, CARD.find(effect.card)):
            t.push(BUILD_FREE[seat])
    elif isinstance(effect, LoseAllFood):
        lost = lose(t, seat, FOOD, food(p))
        if t.telling and lost:
            t.tell("log-lose", {"seat": seat, "goods": worded([("food", int(lost))])})
    elif isinstance(effect, SpendCivilActions):
        spent = min(p.ca, effect.number * discontent(p))
        p.ca -= spent
        if t.telling and spent:
            t.tell("log-spend-actions", {"seat": seat, "count": int(spent)})
    elif isinstance(effect, ProduceFood):
        produce_food(t, seat)
    elif isinstance(effect, ProduceResources):
        produce_resources(t, seat)
    elif isinstance(effect, EconomicProgress):
        corrupt(t, seat)
        produce_food(t, seat)
        consume(t, seat)
        produce_resources(t, seat)
    elif isinstance(effect, LoseCulturePerDiscontent):
        told_culture(t, seat, int(score_culture(t, seat, -effect.number * discontent(p))))
    elif isinstance(effect, Emigration):
        lose_population(t, seat, (discontent(p) + 1) // 2)
    else:
        hit_cards(t, seat, effect)


def hit_cards(t: ThroughTheAges, seat: int, effect: Effect) -> None:
    """The effects that concern cards in play and in hand."""
    p = t.players[seat]
    if isinstance(effect, DestroyOwn):
        if any(p.workers[card] > 0 for card in range(WORKER_CARDS) if GROUP[card] != UNIT):
            t.push(DESTROY_OWN[seat])
    elif isinstance(effect, RemoveOldLeader):
        if p.leader != EMPTY and AGE[p.leader] != t.age:
            leader_leaves(t, seat)
            update_with_partners(t, seat)
    elif isinstance(effect, LoseColony):
        if p.colonies:
            t.push(LOSE_COLONY[seat])
    elif isinstance(effect, TakeFromRow):
        t.budget = effect.number
        t.aim = EMPTY
        t.push(AGREEMENT_ENDS[seat])
        t.push(AGREEMENT[seat])
    elif isinstance(effect, DrawOrCulture):
        if t.age == AGE_IV:
            told_culture(t, seat, int(score_culture(t, seat, effect.culture)))
        else:
            t.draw_military(seat, effect.cards)
    elif isinstance(effect, DiscardOrCulture):
        if t.age == AGE_IV:
            told_culture(t, seat, int(score_culture(t, seat, -effect.culture)))
        else:
            for _ in range(min(effect.cards, len(p.military))):
                t.push(DISCARD_ONE[seat])
    elif isinstance(effect, RuinWonder):
        if may_be_ruined(p):
            t.push(RUIN[seat])
    else:
        assert isinstance(effect, DestroyOthers)
        others = [other for other in t.order_from(seat) if other != seat]
        steps: list[Step[Any]] = [TERROR[seat][other] for other in others]
        t.push_all(steps)


def suffer(t: ThroughTheAges, seat: int, effect: Lose) -> None:
    for what, count in effect.goods:
        if what == CULTURE:
            told_culture(t, seat, int(score_culture(t, seat, -count)))
        elif what == POPULATION:
            lose_population(t, seat, count)
        else:
            lose_blue(t, seat, count)


def gain_rating(t: ThroughTheAges, seat: int, effect: GainRating) -> None:
    p = t.players[seat]
    rating: i64 = p.strength
    if effect.rating == SCIENCE_RATING:
        rating = p.science_rate
    elif effect.rating == CULTURE_RATING:
        rating = p.culture_rate
    elif effect.rating == HAPPINESS_RATING:
        rating = p.happy
    if effect.what == SCIENCE:
        score_science(t, seat, rating)
    elif effect.what == CULTURE:
        score_culture(t, seat, rating)
    else:
        rating = gain(t, seat, effect.what, rating)
    if t.telling and rating:
        t.tell("log-gain", {"seat": seat, "goods": worded([(GOODS[effect.what], int(rating))])})


# --- decisions --------------------------------------------------------------------------------------------------------


class EventDecision(Decision[ThroughTheAges]):
    """A decision that an event asks of a player."""

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.event]}

    def effect(self, t: ThroughTheAges) -> Effect:
        return clauses_of(int(t.event))[int(t.clause)].effect


class EventChoice(GainChoice):
    """Development of Markets."""

    def gains(self, t: ThroughTheAges) -> list[Gain]:
        effect = clauses_of(int(t.event))[int(t.clause)].effect
        assert isinstance(effect, ChooseGain)
        return effect.gains

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.event]}


class Mix(EventDecision):
    """Foray and Raiders: how much food, the rest resources."""

    def __init__(self, seat: int, losing: bool) -> None:
        super().__init__(seat)
        self.losing = losing
        self.question = "ask-lose-mix" if losing else "ask-gain-mix"

    def label(self) -> str:
        return f"Mix({self.seat}, {self.losing})"

    def limits(self, t: ThroughTheAges, seat: int) -> tuple[int, int, int]:
        """The least and the most food, and how much it is together."""
        effect = self.effect(t)
        assert isinstance(effect, GainMix | LoseMix)
        if not self.losing:
            return 0, effect.number, effect.number
        p = t.players[seat]
        total = min(effect.number, int(food(p) + resources(p)))
        return max(0, total - int(resources(p))), min(total, int(food(p))), total

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        least, most, _ = self.limits(t, seat)
        return [MIX.move(number) for number in range(least, most + 1)]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not MIX:
            return t.not_asked(move)
        least, most, _ = self.limits(t, seat)
        if not least <= VOCABULARY.first[move] <= most:
            return Reason("TTA-FR-10" if self.losing else "TTA-FR-02", "refuse-mix", {"least": least, "most": most})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        number = VOCABULARY.first[move]
        _, _, total = self.limits(t, seat)
        if self.losing:
            meals = lose(t, seat, FOOD, number)
            ore = lose(t, seat, RESOURCE, total - number)
        else:
            meals = gain(t, seat, FOOD, number)
            ore = gain(t, seat, RESOURCE, total - number)
        if t.telling and meals + ore:
            goods = worded([("food", int(meals)), ("resource", int(ore))])
            t.tell("log-lose" if self.losing else "log-gain", {"seat": seat, "goods": goods})

    def says(self, t: ThroughTheAges, seat: int, move: int) -> dict[str, Any] | None:
        return mixed(move, self.limits(t, seat)[2])


class Declined(Free[ThroughTheAges]):
    """Nothing is done."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        if t.telling:
            t.tell("log-decline", {"seat": seat})


class Development(Menu[ThroughTheAges]):
    """TTA-CLR-14, TTA-CUR-08, TTA-REV-04: population, a building or a technology, for no civil action and cheaper."""

    question = "ask-development"

    def __init__(self, seat: int) -> None:
        actions: list[Action[Any]] = [INCREASE_FREE, BUILD_ANY, DEVELOP_FREE, REVOLT_ACTION, Declined(DECLINE)]
        super().__init__(seat, VOCABULARY, actions)

    def run(self, t: ThroughTheAges) -> None:
        effect = clauses_of(int(t.event))[int(t.clause)].effect
        assert isinstance(effect, MayDevelop)
        t.discount = effect.number
        super().run(t)

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.event]}


class ClearDiscount(Step[ThroughTheAges]):
    """The event's discount holds for one action."""

    def run(self, t: ThroughTheAges) -> None:
        t.discount = 0


def may_build_free(p: Player, card: int) -> bool:
    """An unused worker, and room by the urban limit (TTA-BLD-03)."""
    return p.unused > 0 and not (GROUP[card] == URBAN and at_limit(p, TYPE[card]))


class BuildFree(EventDecision):
    """Development of Religion, of Warfare."""

    question = "ask-build-free"

    def card(self, t: ThroughTheAges) -> int:
        effect = self.effect(t)
        assert isinstance(effect, MayBuildFree)
        return CARD.find(effect.card)

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [BUILD.move(self.card(t)), DECLINE.base]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if move in self.moves(t, seat):
            return None
        if VOCABULARY.verb(move) is BUILD:
            return Reason("TTA-CUR-08", "refuse-only-free", {"card": TECHNOLOGY.ids[self.card(t)]})
        return t.not_asked(move)

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        if VOCABULARY.verb(move) is BUILD:
            build_on(t, seat, self.card(t))
            if t.telling:
                t.tell("log-build", {"seat": seat, "card": CARD.ids[self.card(t)], "count": 0})


class DestroyChoice(Demolition):
    """Border Conflict: one of the own farms, mines and urban buildings. Terrorism: an urban one of somebody else."""

    rule = "TTA-WRK-05"

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.question = "ask-destroy-own" if owner == seat else "ask-destroy-other"

    def label(self) -> str:
        return f"DestroyChoice({self.seat}, {self.owner})"

    def targets(self, t: ThroughTheAges) -> list[int]:
        workers = t.players[self.owner].workers
        found = [card for card in range(WORKER_CARDS) if workers[card] > 0 and GROUP[card] != UNIT]
        return found if self.owner == self.seat else [card for card in found if GROUP[card] == URBAN]

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        remove_building(t, self.owner, card)
        if t.telling:
            if self.owner == seat:
                t.tell("log-destroy", {"seat": seat, "card": CARD.ids[card]})
            else:
                t.tell("log-razed", {"seat": seat, "seat2": self.owner, "card": CARD.ids[card]})

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.event], "seat": self.owner}


class LoseOneColony(EventDecision):
    """TTA-INP-12: the owner chooses."""

    question = "ask-lose-colony"

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [GIVE_UP.move(card) for card in t.players[seat].colonies]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not GIVE_UP:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if card not in t.players[seat].colonies:
            return Reason("TTA-INP-12", "refuse-no-such-colony", {"card": CARD.ids[card]})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        p.colonies = without(p.colonies, card)
        t.discard(card, EVERYBODY)
        if t.telling:
            t.tell("log-lose-colony", {"seat": seat, "card": CARD.ids[card]})
        update_with_partners(t, seat)


class DiscardOne(EventDecision):
    """Politics of Strength: military cards of the own choice, face down (TTA-CARD-09)."""

    question = "ask-discard"

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [DISCARD.move(card) for card in sorted(set(t.players[seat].military))]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not DISCARD:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if card not in t.players[seat].military:
            return Reason("TTA-CARD-09", "refuse-not-in-hand", {"card": CARD.ids[card]})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        discard_from_hand(t, seat, VOCABULARY.first[move])


def discard_from_hand(t: ThroughTheAges, seat: int, card: int) -> None:
    """TTA-CARD-09: face down; others learn that a card went, not which."""
    t.drop_military(seat, card)
    t.discard(card, only(seat))
    if t.telling:
        t.tell("log-discard", {"seat": seat})
        t.tell("log-discarded", {"card": CARD.ids[card]}, only(seat))


def may_be_ruined(p: Player) -> list[int]:
    """Ravages of Time: completed wonders of Age A or I that are no ruins."""
    return [card for card in p.wonders if AGE[card] <= AGE_I and card not in p.ruins]


class Ruin(EventDecision):
    """TTA-CLR-27: a wonder is turned face down; all its symbols and texts are lost at once."""

    question = "ask-ruin"

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [RAVAGE.move(card) for card in may_be_ruined(t.players[seat])]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not RAVAGE:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if card not in may_be_ruined(t.players[seat]):
            return Reason("TTA-CLR-27", "refuse-not-ruined", {"card": CARD.ids[card]})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        p.ruins = plus(p.ruins, card)
        if t.telling:
            t.tell("log-ruin", {"seat": seat, "card": CARD.ids[card]})
        update_with_partners(t, seat)


# --- International Agreement ------------------------------------------------------------------------------------------


class Enough(Free[ThroughTheAges]):
    """No more cards."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        t.budget = 0


class Agreement(Menu[ThroughTheAges]):
    """TTA-CLR-16, TTA-CLR-18: cards of the row for as much as the card allows."""

    question = "ask-agreement"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [TAKE_FREE, Enough(DONE)])

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        if VOCABULARY.verb(move) is TAKE:
            t.aim = seat
            t.push(self)
        super().play(t, seat, move)

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.event], "count": int(t.budget)}

    def says(self, t: ThroughTheAges, seat: int, move: int) -> dict[str, Any] | None:
        return says_take(t, seat, move)


class AgreementEnds(SeatStep[ThroughTheAges]):
    """TTA-CLR-17: who took cards gives up the next political action; the row is refilled without discarding."""

    def run(self, t: ThroughTheAges) -> None:
        if t.aim == self.seat:
            t.players[self.seat].politics_lost = True
        t.aim = EMPTY
        t.budget = 0
        refill_row(t)


SEATS_AT_MOST: Final = range(MOST_SEATS)
CLAUSE: Final = [ResolveClause(number) for number in range(MOST_CLAUSES)]
HIT: Final = [[Hit(seat, number) for number in range(MOST_CLAUSES)] for seat in SEATS_AT_MOST]
FINISH_EVENT: Final = FinishEvent()
CLEAR_DISCOUNT: Final = ClearDiscount()
EVENT_CHOICE: Final = [EventChoice(seat) for seat in SEATS_AT_MOST]
GAIN_MIX: Final = [Mix(seat, False) for seat in SEATS_AT_MOST]
LOSE_MIX: Final = [Mix(seat, True) for seat in SEATS_AT_MOST]
DEVELOPMENT: Final = [Development(seat) for seat in SEATS_AT_MOST]
BUILD_FREE: Final = [BuildFree(seat) for seat in SEATS_AT_MOST]
DESTROY_OWN: Final = [DestroyChoice(seat, seat) for seat in SEATS_AT_MOST]
TERROR: Final = [[DestroyChoice(seat, owner) for owner in SEATS_AT_MOST] for seat in SEATS_AT_MOST]
LOSE_COLONY: Final = [LoseOneColony(seat) for seat in SEATS_AT_MOST]
DISCARD_ONE: Final = [DiscardOne(seat) for seat in SEATS_AT_MOST]
RUIN: Final = [Ruin(seat) for seat in SEATS_AT_MOST]
AGREEMENT: Final = [Agreement(seat) for seat in SEATS_AT_MOST]
AGREEMENT_ENDS: Final = [AgreementEnds(seat) for seat in SEATS_AT_MOST]
