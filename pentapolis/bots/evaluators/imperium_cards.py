"""What the cards of Imperium bring: their effects read as amounts, once for every edition.

An effect is read into amounts of a few currencies: tokens, cards drawn, cards taken from the market, unrest got rid of
and the like, as they come on average; of a choice what is best at the usual prices. What depends on the table is taken
as it is in the middle of a usual game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pentapolis.games.imperium.cards import Ability, Face
from pentapolis.games.imperium.edition import edition
from pentapolis.games.imperium.effects.area import (
    IN_PLAY,
    Abandon,
    FreePlay,
    FreePlayIt,
    Garrison,
    GarrisonThis,
    PlayFromDiscard,
    Recall,
    ResolveRegion,
    Sink,
    This,
    TripleIcon,
)
from pentapolis.games.imperium.effects.base import Players
from pentapolis.games.imperium.effects.counts import (
    CitiesInPlay,
    DoneThisWay,
    IconsInPlay,
    InState,
    KnightsGarrisoned,
    RegionsInPlay,
)
from pentapolis.games.imperium.effects.nation import (
    Develop,
    Journey,
    NationToDiscard,
    QuestAndNation,
    SwapNation,
    TakeQuest,
)
from pentapolis.games.imperium.effects.own import (
    TO_HISTORY,
    TO_TOP,
    Discard,
    Draw,
    Find,
    Give,
    Put,
    Return,
    ReturnGarrisoned,
    TakeUnrest,
)
from pentapolis.games.imperium.effects.tokens import (
    Gain,
    GainActions,
    GainStored,
    MoveBack,
    Pay,
    PayAll,
    PayUpTo,
    PutOnMarket,
    PutOnThis,
    Spend,
    Steal,
    Twice,
)
from pentapolis.games.imperium.effects.trade import (
    Acquire,
    BreakThrough,
    ExileHand,
    ExileMarket,
    GarrisonQuest,
    Swap,
    WithRevealed,
)
from pentapolis.games.imperium.fame import TakeFame, TakeLooked
from pentapolis.games.imperium.playing import AfterPlay
from pentapolis.games.imperium.reactions import Copy, Exhausting, Ignore, IgnoreUnless, OnAttack, Several
from pentapolis.games.imperium.terms import (
    CITY,
    FERTILE,
    HAND,
    KINDS,
    METROPOLIS,
    PRODUCTION,
    REGION,
    RIVER,
    TO_DISCARD,
    TO_UNREST,
)
from pentapolis.kernel.effects import Choose, CostTo, Count, Effect, If, May, Number, Per, Sequence, UpTo, When

# The currencies. The first three are tokens.
MATERIALS: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
CARDS: Final = 3  # drawn, or taken into the hand
ACTIONS: Final = 4
TRADE: Final = 5  # cards acquired; broken through for, a little more
FAME: Final = 6
THINNING: Final = 7  # cards out of the deck for good: history, garrison
CALM: Final = 8  # unrest returned, less unrest taken
LAND: Final = 9  # regions in play
NATION: Final = 10  # nation cards, developments, quests, journeys
HARM: Final = 11  # what others lose, in points
CURRENCIES: Final = 12

#: What one of each is worth in points, in the first rounds and in the last one.
EARLY: Final = [0.45, 0.55, 1.0, 0.6, 0.9, 1.8, 4.0, 0.4, 1.5, 0.8, 1.8, 0.7]
LATE: Final = [0.15, 0.2, 1.0, 0.25, 0.4, 1.4, 4.5, 0.1, 2.0, 0.3, 2.5, 0.7]

# What is counted, as it usually stands.
USUAL_ICONS: Final = [3.0, 1.5, 1.5]
USUAL_REGIONS: Final = 3.0
USUAL_CITIES: Final = 1.5
USUAL_THIS_WAY: Final = 1.5
USUAL_UP_TO: Final = 1.5
ALWAYS_SO: Final = 0.5  # how often a condition holds
TRIGGERED: Final = 0.5  # how often in a round what waits for something happens
ATTACKED: Final = 0.15  # and an attack
WORST_CARD: Final = 0.6  # what is discarded, as part of a card drawn: one chooses it
BREAKING: Final = 1.25  # a card broken through for: unseen, or without its unrest
USED: Final = 0.6  # how often there is an unrest to return
OPTION: Final = 0.1  # an ability that is too dear at the usual prices: there are unusual ones
#: Rounds in which a card that stays in play works.
STAYS_EARLY: Final = 4.0
STAYS_LATE: Final = 0.6


class Reading:
    """What one face of a card brings."""

    def __init__(self) -> None:
        self.played = nothing()  # by being played
        self.exhaust = nothing()  # by an exhaust ability, a use
        self.solstice = nothing()
        self.passive = nothing()  # a round
        self.once = False  # it is not discarded when it has been played
        self.materials: i64 = 0  # needed to play it
        self.population: i64 = 0
        self.regions: i64 = 0
        # What the abilities are worth in points, once all is read.
        self.exhaust_early = 0.0
        self.exhaust_late = 0.0
        self.solstice_early = 0.0
        self.solstice_late = 0.0
        self.passive_early = 0.0
        self.passive_late = 0.0

    def valued(self) -> "Reading":
        self.exhaust_early = worth(self.exhaust, EARLY)
        self.exhaust_late = worth(self.exhaust, LATE)
        self.solstice_early = worth(self.solstice, EARLY)
        self.solstice_late = worth(self.solstice, LATE)
        self.passive_early = worth(self.passive, EARLY)
        self.passive_late = worth(self.passive, LATE)
        return self


def nothing() -> list[float]:
    return [0.0] * CURRENCIES


def some(currency: int, amount: float) -> list[float]:
    found = nothing()
    found[currency] = amount
    return found


def worth(amounts: list[float], prices: list[float]) -> float:
    found = 0.0
    for currency in range(CURRENCIES):
        found += amounts[currency] * prices[currency]
    return found


def add(to: list[float], amounts: list[float], times: float = 1.0) -> None:
    for currency in range(CURRENCIES):
        to[currency] += amounts[currency] * times


# --- effects --------------------------------------------------------------------------------------------------------


def usual(count: Count | None) -> float:
    """How many there usually are."""
    if count is None:
        return 1.0
    if isinstance(count, Number):
        return float(count.number)
    if isinstance(count, IconsInPlay):
        return USUAL_ICONS[count.icon]
    if isinstance(count, RegionsInPlay):
        return USUAL_REGIONS
    if isinstance(count, CitiesInPlay):
        return USUAL_CITIES
    if isinstance(count, KnightsGarrisoned | DoneThisWay):
        return USUAL_THIS_WAY
    return 1.0


def read(effect: Effect) -> list[float]:
    """What an effect brings to whom it is carried out for."""
    combined = read_combination(effect)
    if combined is not None:
        return combined
    tokens = read_tokens(effect)
    if tokens is not None:
        return tokens
    return read_cards(effect)


def read_combination(effect: Effect) -> list[float] | None:
    found = nothing()
    if isinstance(effect, Sequence):
        for part in effect.steps:
            add(found, read(part))
        return found
    if isinstance(effect, Choose):
        best: list[float] | None = None
        for option in effect.options:
            amounts = read(option)
            if best is None or worth(amounts, EARLY) > worth(best, EARLY):
                best = amounts
        return best
    if isinstance(effect, May):
        amounts = read(effect.part)
        return amounts if worth(amounts, EARLY) > 0.0 else found
    if isinstance(effect, CostTo):
        add(found, read(effect.cost))
        add(found, read(effect.part))
        return found
    if isinstance(effect, If):
        part_of_time = 0.7 if isinstance(effect.condition, InState) else ALWAYS_SO
        add(found, read(effect.then), part_of_time)
        if effect.otherwise is not None:
            add(found, read(effect.otherwise), 1.0 - part_of_time)
        return found
    if isinstance(effect, Per):
        add(found, read(effect.part), usual(effect.count))
        return found
    if isinstance(effect, UpTo):
        add(found, read(effect.part), USUAL_UP_TO)
        return found
    if isinstance(effect, Players):
        amounts = read(effect.part)
        if effect.me:
            add(found, amounts)
        found[HARM] -= worth(amounts, EARLY)
        return found
    return None


def read_tokens(effect: Effect) -> list[float] | None:
    found = nothing()
    if isinstance(effect, Gain):
        for kind in range(KINDS):
            found[kind] = float(effect.amounts[kind]) * usual(effect.per)
    elif isinstance(effect, Pay):
        for kind in range(KINDS):
            found[kind] = -float(effect.amounts[kind])
    elif isinstance(effect, PayUpTo):
        found[effect.kind] = -USUAL_THIS_WAY
    elif isinstance(effect, PayAll):
        found[effect.kind] = -float(effect.least)
    elif isinstance(effect, Steal):
        found[effect.kind] = float(effect.count)
        found[HARM] = EARLY[effect.kind] * float(effect.count)
    elif isinstance(effect, GainActions):
        found[ACTIONS] = float(effect.count)
    elif isinstance(effect, Spend):
        found[ACTIONS] = -float(effect.count)
    elif isinstance(effect, PutOnMarket):
        found[effect.kind] = 0.4 * float(effect.tokens)
    elif isinstance(effect, PutOnThis):
        found[PROGRESS] = float(effect.count)
    elif isinstance(effect, GainStored):
        found[PROGRESS] = 1.0
    elif isinstance(effect, Twice):
        found[effect.kind] = 1.0
    elif isinstance(effect, MoveBack):
        found[ACTIONS] = 0.4
    else:
        return None
    return found


def read_cards(effect: Effect) -> list[float]:
    found = nothing()
    if isinstance(effect, Draw):
        found[CARDS] = float(effect.count) * usual(effect.per)
    elif isinstance(effect, Discard):
        found[CARDS] = 0.0 if effect.up_to else -WORST_CARD * float(effect.count)  # nobody discards who need not
    elif isinstance(effect, Put):
        from_hand = effect.zones == HAND
        if effect.to == TO_HISTORY:
            found[THINNING] = float(effect.count)
            found[CARDS] = -0.3 * float(effect.count) if from_hand else 0.0
        elif effect.to == TO_TOP:
            found[CARDS] = (-0.4 if from_hand else 0.4) * float(effect.count)
        else:
            found[CARDS] = 0.8 * float(effect.count)
    elif isinstance(effect, Return):
        found[CALM] = USED * float(effect.count)
    elif isinstance(effect, ReturnGarrisoned):
        found[CALM] = 1.0
    elif isinstance(effect, TakeUnrest):
        found[CALM] = -float(effect.count)
    elif isinstance(effect, Give):
        found[HARM] = 1.0
        found[THINNING] = 1.0
    elif isinstance(effect, Find):
        found[CARDS] = 1.0
    elif isinstance(effect, Acquire):
        found[TRADE] = 1.0
    elif isinstance(effect, BreakThrough):
        found[TRADE] = BREAKING
    elif isinstance(effect, ExileMarket | Swap):
        found[TRADE] = 0.05
    elif isinstance(effect, WithRevealed):
        found[TRADE] = 0.7 if effect.to == "hand" else 0.0
    elif isinstance(effect, TakeLooked | TakeFame):
        found[FAME] = 1.0
    elif isinstance(effect, ExileHand | Sink):
        found[THINNING] = float(effect.count)
    elif isinstance(effect, Garrison):
        found[THINNING] = float(effect.count)
        found[CARDS] = -0.3
    elif isinstance(effect, GarrisonThis):
        found[THINNING] = 0.5
    elif isinstance(effect, Abandon):
        if effect.where == IN_PLAY:
            found[LAND] = -float(effect.count) * (0.6 if effect.up_to else 1.0)
        else:  # a garrisoned card goes round again
            found[THINNING] = -0.5 * float(effect.count)
    elif isinstance(effect, Recall):
        found[LAND] = -0.4 * float(effect.count)
    elif isinstance(effect, This):
        found[LAND] = -0.5
    elif isinstance(effect, ResolveRegion):
        found[MATERIALS] = 1.0
    elif isinstance(effect, FreePlay | FreePlayIt):
        found[ACTIONS] = 0.7
    elif isinstance(effect, PlayFromDiscard):
        found[ACTIONS] = 0.7
        found[CARDS] = 0.7
    elif isinstance(effect, TripleIcon):
        found[MATERIALS] = 1.0
    elif isinstance(effect, Develop):
        found[NATION] = 1.5 if effect.free else 0.8
    elif isinstance(effect, NationToDiscard | GarrisonQuest | Journey):
        found[NATION] = 1.0
    elif isinstance(effect, QuestAndNation | TakeQuest):
        found[NATION] = 2.0
    elif isinstance(effect, SwapNation):
        found[NATION] = 0.5
    elif isinstance(effect, Copy):
        found[PROGRESS] = 0.8
    elif isinstance(effect, Ignore | IgnoreUnless):
        found[LAND] = 1.0
    elif isinstance(effect, AfterPlay):
        found[CALM] = 1.0 if effect.to == TO_UNREST else 0.0
    return found


# --- faces ----------------------------------------------------------------------------------------------------------


def read_ability(ability: Ability) -> list[float]:
    """What using it brings; whoever does not want to, does not."""
    amounts = read(ability.whole)
    rare = isinstance(ability.cost, Garrison) and ability.cost.what.types != 0  # a card of that kind is seldom in hand
    if ability.requirement is not None or rare:
        amounts = [amount * ALWAYS_SO for amount in amounts]
    return amounts


def read_when(when: When) -> list[float]:
    """What a passive reaction brings in a round."""
    found = nothing()
    if isinstance(when, Several):
        for one in when.whens:
            add(found, read_when(one))
    elif not isinstance(when, Exhausting):
        add(found, read(May(when.part) if when.optional else when.part), often(when))
    return found


def often(when: When | None) -> float:
    if when is None:
        return 1.0
    return ATTACKED if isinstance(when, OnAttack) else TRIGGERED


def read_standing(face: Face) -> list[float]:
    """Standing rules, a round."""
    found = nothing()
    found[CARDS] += float(face.hand_size)
    found[CALM] += 0.15 * float(face.unrest_materials)
    found[NATION] += 0.15 * float(sum(face.cheaper))
    found[TRADE] += 0.3 * float(len(face.ignores)) + (0.15 if face.from_exile else 0.0)
    found[ACTIONS] += 0.4 if face.free_cities else 0.0
    return found


def needs(reading: Reading, effect: Effect) -> None:
    """The tokens and regions without which a card cannot be played, or brings nothing."""
    if isinstance(effect, Pay):
        reading.materials += effect.amounts[MATERIALS]
        reading.population += effect.amounts[POPULATION]
    elif isinstance(effect, Abandon) and effect.what.suits == REGION and not effect.up_to:
        reading.regions += effect.count
    elif isinstance(effect, Sequence):
        for part in effect.steps:
            needs(reading, part)
    elif isinstance(effect, CostTo):
        needs(reading, effect.cost)
    elif isinstance(effect, Choose):
        least: Reading | None = None
        for option in effect.options:
            one = Reading()
            needs(one, option)
            if least is None or one.materials + one.population < least.materials + least.population:
                least = one
        if least is not None:
            reading.materials += least.materials
            reading.population += least.population


def read_face(face: Face) -> Reading:
    found = Reading()
    if face.play_cost is not None:
        add(found.played, read(face.play_cost))
        needs(found, face.play_cost)
    for effect in face.play:
        add(found.played, read(effect))
    if face.play:
        needs(found, face.play[0])
    found.once = face.pinned or face.after != TO_DISCARD
    if face.after == TO_UNREST:
        found.played[CALM] += 1.0
    elif face.after != TO_DISCARD:
        found.played[THINNING] += 0.5
    if face.free_play:
        found.played[ACTIONS] += 0.7
    if face.exhaust is not None:
        trigger = face.exhaust.trigger
        amounts = read_ability(face.exhaust)
        if worth(amounts, EARLY) < OPTION:
            amounts = some(PROGRESS, OPTION)
        add(found.exhaust, amounts, often(trigger))
    if face.solstice is not None:
        amounts = read_ability(face.solstice)
        if not face.solstice.optional or worth(amounts, EARLY) > 0.0:
            add(found.solstice, amounts)
    add(found.passive, read_standing(face))
    if face.when is not None:
        add(found.passive, read_when(face.when))
    # Icons are what other cards count.
    found.passive[MATERIALS] += 0.3 * float(face.icons[PRODUCTION]) + 0.1 * float(
        face.icons[FERTILE] + face.icons[RIVER]
    )
    found.passive[POPULATION] += 0.3 * float(face.regions)
    found.passive[PROGRESS] += 0.1 if face.type & (CITY | METROPOLIS) else 0.0
    return found.valued()


class Priced:
    """An effect with what it is worth, early and late."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect  # kept, so that no other effect gets its place in memory
        amounts = read(effect)
        self.early = worth(amounts, EARLY)
        self.late = worth(amounts, LATE)


_PRICED: Final[dict[int, Priced]] = {}


def price(effect: Effect, left: float) -> float:
    """What an effect that is still to be carried out is worth to whom it is carried out for."""
    if isinstance(effect, Sequence):  # some are made at the table, the parts are those of the cards
        found = 0.0
        for part in effect.steps:
            found += price(part, left)
        return found
    known = _PRICED.get(id(effect))
    if known is None:
        known = Priced(effect)
        _PRICED[id(effect)] = known
    return left * known.early + (1.0 - left) * known.late


class Book:
    """All readings of an edition, as tables by card: side A of double-sided cards."""

    def __init__(self, name: str) -> None:
        made = edition(name)
        self.readings = [read_face(face) for face in made.faces]
        self.by_id: dict[str, Reading] = {}
        for number, face in made.by_id.items():
            self.by_id[number] = read_face(face)
        played: list[float] = []
        early: list[float] = []
        late: list[float] = []
        for index, one in enumerate(self.readings):
            face = made.faces[index]
            part = 0.5 if one.once and face.after != TO_UNREST else 1.0  # it will not come again
            played += [amount * part for amount in one.played]
            stays_early = 0.0
            stays_late = 0.0
            if face.pinned:
                for amounts in (one.exhaust, one.solstice, one.passive):
                    stays_early += worth(amounts, EARLY)
                    stays_late += worth(amounts, LATE)
            early.append(worth(one.played, EARLY) + STAYS_EARLY * stays_early)
            late.append(worth(one.played, LATE) + STAYS_LATE * stays_late)
        #: What a card of the deck brings on average when it comes; for each card all currencies.
        self.played = vec[float](played)
        #: What playing it is worth now, in points.
        self.early = vec[float](early)
        self.late = vec[float](late)
        self.materials = vec[i64]([one.materials for one in self.readings])
        self.population = vec[i64]([one.population for one in self.readings])
        self.regions = vec[i64]([one.regions for one in self.readings])
        self.exhaust_early = vec[float]([one.exhaust_early for one in self.readings])
        self.exhaust_late = vec[float]([one.exhaust_late for one in self.readings])
        self.solstice_early = vec[float]([one.solstice_early for one in self.readings])
        self.solstice_late = vec[float]([one.solstice_late for one in self.readings])
        self.passive_early = vec[float]([one.passive_early for one in self.readings])
        self.passive_late = vec[float]([one.passive_late for one in self.readings])


_BOOKS: Final[dict[str, Book]] = {}


def book(name: str) -> Book:
    """The readings of an edition."""
    found = _BOOKS.get(name)
    if found is None:
        found = Book(name)
        _BOOKS[name] = found
    return found
