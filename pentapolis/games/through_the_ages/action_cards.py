"""Action cards (TTA-ACARD): playing one, and the decisions it brings. The card being carried out is `card_played`."""

from typing import Any, Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.cards import ActionCard
from pentapolis.games.through_the_ages.catalogue.index import CARD, CARDS, GROUP
from pentapolis.games.through_the_ages.civil import Build, Increase, Upgrade
from pentapolis.games.through_the_ages.effects import (
    BuildOrUpgrade,
    BuildStage,
    ChooseGain,
    CulturePerAhead,
    DevelopThenGain,
    Effect,
    ForUnits,
    ForUnitsPerStronger,
    Gain,
    IncreaseThenGain,
)
from pentapolis.games.through_the_ages.faults import (
    CANNOT_CARRY_OUT,
    FINE,
    JUST_TAKEN,
    NO_CIVIL_ACTION,
    NOT_IN_HAND,
    WRONG_KIND,
    CardAction,
)
from pentapolis.games.through_the_ages.table import ThroughTheAges
from pentapolis.games.through_the_ages.technologies import Develop, Revolt
from pentapolis.games.through_the_ages.terms import (
    ACTION,
    CULTURE,
    FOOD,
    GOODS,
    MILITARY_CARDS,
    MOST_SEATS,
    POPULATION,
    PRODUCTION,
    RESOURCE,
    SCIENCE,
    URBAN,
    YELLOW,
)
from pentapolis.games.through_the_ages.tokens import (
    add_blue,
    add_yellow,
    gain,
    gain_population,
    score_culture,
    score_science,
    spend_ca,
    worded,
)
from pentapolis.games.through_the_ages.vocabulary import CHOOSE, INCREASE, PLAY, STAGE, VOCABULARY
from pentapolis.games.through_the_ages.wonders import BuildStages
from pentapolis.kernel.actions import Action, Menu
from pentapolis.kernel.lists import without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.steps import Decision, SeatStep
from pentapolis.kernel.zones import EMPTY

BUILD_PRODUCTION: Final = Build(False, 1 << PRODUCTION)
BUILD_URBAN: Final = Build(False, 1 << URBAN)
UPGRADE_PRODUCTION: Final = Upgrade(False, 1 << PRODUCTION)
UPGRADE_URBAN: Final = Upgrade(False, 1 << URBAN)
UPGRADE_ANY: Final = Upgrade(False, 1 << PRODUCTION | 1 << URBAN)
INCREASE_FREE: Final = Increase(False)
ONE_STAGE: Final = BuildStages(False)
DEVELOP_PAID: Final = Develop(True)
REVOLT_ACTION: Final = Revolt()
# What the cards order: to build or upgrade farms and mines, or urban buildings; to upgrade any; to develop.
CARD_ACTIONS: Final[list[list[Action[Any]]]] = [
    [BUILD_PRODUCTION, UPGRADE_PRODUCTION],
    [BUILD_URBAN, UPGRADE_URBAN],
    [UPGRADE_ANY],
    [DEVELOP_PAID, REVOLT_ACTION],
]


def receive(t: ThroughTheAges, seat: int, effect: Gain) -> None:
    """TTA-FR-04: goods in the order printed."""
    got: list[tuple[str, int]] = []
    for what, count in effect.goods:
        number: i64 = count
        if what in (FOOD, RESOURCE):
            number = gain(t, seat, what, count)
        elif what == SCIENCE:
            score_science(t, seat, count)
        elif what == CULTURE:
            score_culture(t, seat, count)
        elif what == POPULATION:
            number = gain_population(t, seat, count)
        elif what == MILITARY_CARDS:
            t.draw_military(seat, count)
            number = 0  # drawing has its own line
        elif what == YELLOW:
            add_yellow(t, seat, count)
        else:
            add_blue(t, seat, count)
        got.append((GOODS[what], int(number)))
    if t.telling and any(number for _, number in got):
        t.tell("log-gain", {"seat": seat, "goods": worded(got)})


def effect_of(card: int) -> Effect:
    found = CARDS[card]
    assert isinstance(found, ActionCard)
    return found.effect


def has_move(t: ThroughTheAges, seat: int, actions: "list[Action[Any]]") -> bool:
    found: list[object] = []
    for action in actions:
        action.offer(t, seat, found)
        if found:
            return True
    return False


def can_carry_out(t: ThroughTheAges, seat: int, effect: Effect) -> bool:
    """TTA-ACARD-06: with the card's discount, which the caller has not set yet."""
    if isinstance(effect, BuildStage):
        t.discount = effect.discount
        fine = ONE_STAGE.fault(t, seat, 1) == FINE
        t.discount = 0
        return fine
    if isinstance(effect, BuildOrUpgrade):
        t.discount = effect.discount
        fine = has_move(t, seat, menu_of(effect)[seat].actions)
        t.discount = 0
        return fine
    if isinstance(effect, IncreaseThenGain):
        return INCREASE_FREE.fault(t, seat) == FINE
    return True


class PlayCard(CardAction):
    """TTA-ACARD-01: for a civil action; Breakthrough pays it only if no revolution comes of it (TTA-REV-05)."""

    def __init__(self) -> None:
        super().__init__(PLAY)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [PLAY.move(card) for card in sorted(set(t.players[seat].civil)) if GROUP[card] == ACTION]

    def fault(self, t: ThroughTheAges, seat: int, card: i64) -> i64:
        p = t.players[seat]
        if GROUP[card] != ACTION:
            return WRONG_KIND
        if card not in p.civil:
            return NOT_IN_HAND
        if card in p.fresh and p.civil.count(int(card)) <= p.fresh.count(int(card)):
            return JUST_TAKEN
        effect = effect_of(int(card))
        if isinstance(effect, DevelopThenGain):
            if has_move(t, seat, BREAKTHROUGH[seat].actions):
                return FINE
            return NO_CIVIL_ACTION if p.ca + p.temporary_ca == 0 else CANNOT_CARRY_OUT
        if p.ca + p.temporary_ca == 0:
            return NO_CIVIL_ACTION
        return FINE if can_carry_out(t, seat, effect) else CANNOT_CARRY_OUT

    def offer(self, t: ThroughTheAges, seat: int, legal: list[object]) -> None:
        last = EMPTY
        for card in sorted(t.players[seat].civil):
            if GROUP[card] == ACTION and card != last:
                last = card
                if self.fault(t, seat, card) == FINE:
                    legal.append(PLAY.words[card])

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        p = t.players[seat]
        p.civil = without(p.civil, card)
        t.card_played = card
        if t.telling:
            t.tell("log-play", {"seat": seat, "card": CARD.ids[card]})
        effect = effect_of(card)
        t.push(FINISH_CARD[seat])
        if isinstance(effect, DevelopThenGain):
            t.push(BREAKTHROUGH[seat])
            return
        spend_ca(p, 1)
        carry_out(t, seat, effect)


def carry_out(t: ThroughTheAges, seat: int, effect: Effect) -> None:
    p = t.players[seat]
    if isinstance(effect, Gain):
        receive(t, seat, effect)
    elif isinstance(effect, ChooseGain):
        t.push(CHOOSE_GAIN[seat])
    elif isinstance(effect, BuildStage):
        t.discount = effect.discount
        ONE_STAGE.do(t, seat, STAGE.move(1))
    elif isinstance(effect, BuildOrUpgrade):
        t.discount = effect.discount
        t.push(menu_of(effect)[seat])
    elif isinstance(effect, IncreaseThenGain):
        INCREASE_FREE.do(t, seat, INCREASE.base)
    elif isinstance(effect, ForUnits):
        p.temporary_ma += effect.ma
        p.unit_resources += effect.resources
    elif isinstance(effect, ForUnitsPerStronger):
        stronger = [other for other in t.players if not other.resigned and other.strength > p.strength]
        p.unit_resources += len(stronger) * effect.by_players[t.alive() - 2]
    else:
        assert isinstance(effect, CulturePerAhead)
        ahead = [other for other in t.players if not other.resigned and other.culture > p.culture]
        points = len(ahead) * effect.by_players[t.alive() - 2]
        score_culture(t, seat, points)
        if t.telling and points:
            t.tell("log-gain", {"seat": seat, "goods": worded([("culture", int(points))])})


class FinishCard(SeatStep[ThroughTheAges]):
    """What the card gives afterwards; then it is discarded (TTA-INP-10)."""

    def run(self, t: ThroughTheAges) -> None:
        t.discount = 0
        effect = effect_of(int(t.card_played))
        t.card_played = EMPTY
        t.civil_gone += 1
        if isinstance(effect, IncreaseThenGain | DevelopThenGain):
            receive(t, self.seat, effect.gain)


class CardMenu(Menu[ThroughTheAges]):
    """The action that a card orders: it follows the usual rules and costs no action (TTA-ACARD-02)."""

    question = "ask-card"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat, VOCABULARY, CARD_ACTIONS[kind])
        self.kind = kind

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.card_played]} if t.card_played != EMPTY else {}

    def stranger(self, t: ThroughTheAges, seat: int, move: int) -> Reason:
        return Reason("TTA-ACARD-02", "refuse-card-first", {"card": CARD.ids[t.card_played]})

    def label(self) -> str:
        return f"CardMenu({self.seat}, {self.kind})"


class GainChoice(Decision[ThroughTheAges]):
    """One of several gains of a card."""

    question = "ask-choose"

    def gains(self, t: ThroughTheAges) -> list[Gain]:
        raise NotImplementedError

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [CHOOSE.move(number + 1) for number in range(len(self.gains(t)))]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        return None if move in self.moves(t, seat) else t.not_asked(move)

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        receive(t, seat, self.gains(t)[VOCABULARY.first[move] - 1])

    def says(self, t: ThroughTheAges, seat: int, move: int) -> dict[str, Any] | None:
        number = VOCABULARY.first[move] - 1
        gains = self.gains(t)
        return gains[number].said() if VOCABULARY.verb(move) is CHOOSE and 0 <= number < len(gains) else None


class ChooseOne(GainChoice):
    """One of the gains of an action card."""

    def gains(self, t: ThroughTheAges) -> list[Gain]:
        effect = effect_of(int(t.card_played))
        assert isinstance(effect, ChooseGain)
        return effect.gains

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.card_played]}


def menu_of(effect: BuildOrUpgrade) -> list[CardMenu]:
    """The menus of a card that builds or upgrades, by seat."""
    if effect.upgrade_only:
        return UPGRADE_CARD
    return PRODUCTION_CARD if PRODUCTION in effect.groups else URBAN_CARD


SEATS_AT_MOST: Final = range(MOST_SEATS)
PRODUCTION_CARD: Final = [CardMenu(seat, 0) for seat in SEATS_AT_MOST]
URBAN_CARD: Final = [CardMenu(seat, 1) for seat in SEATS_AT_MOST]
UPGRADE_CARD: Final = [CardMenu(seat, 2) for seat in SEATS_AT_MOST]
BREAKTHROUGH: Final = [CardMenu(seat, 3) for seat in SEATS_AT_MOST]
CHOOSE_GAIN: Final = [ChooseOne(seat) for seat in SEATS_AT_MOST]
FINISH_CARD: Final = [FinishCard(seat) for seat in SEATS_AT_MOST]
