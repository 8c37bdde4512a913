"""What cards of Through the Ages are worth before they do anything: in the hand, and of wonders under construction.

All numbers are points of culture at the end of the game, roughly: they are what a strong player would pay, and they say
which of two cards to want. How much they count beside culture itself is for the weights to say.
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    BONUSES,
    CARD,
    CARDS,
    DECKS,
    GOVERNMENTS,
    GROUP,
    MA_COST,
    OF_TYPE,
    SCIENCE_COST,
    TACTICS,
    TYPE,
    WONDERS,
)
from pentapolis.games.through_the_ages.effects import INFANTRY_AS_CAVALRY, Symbols
from pentapolis.games.through_the_ages.production import resource_production
from pentapolis.games.through_the_ages.ratings import tactical_strength
from pentapolis.games.through_the_ages.table import ACTIONS, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    ACTION,
    AGE_A,
    AGE_III,
    AGE_IV,
    AGGRESSION,
    BONUS,
    CLEARED,
    CONSTRUCTION,
    EVENT,
    GOVERNMENT,
    LAW,
    LEADER,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    UNIT,
    WAR,
)
from pentapolis.games.through_the_ages.tokens import resources
from pentapolis.games.through_the_ages.wonders import completion
from pentapolis.kernel.zones import EMPTY

# --- how long the game still goes on ----------------------------------------------------------------------------------

TAKEN: Final = 1.6  # cards that a player takes off the row in a turn, on average
FIRST_AGE_ROUNDS: Final = 1.5  # of Age A
AFTER_THE_LAST: Final = 1.4  # turns of a player after the last deck has run out
CIVIL_LEFT: Final = [[float(len(DECKS[age][0][players])) for age in range(4)] for players in range(3)]


def dealt_in_a_round(t: ThroughTheAges) -> float:
    alive = int(t.alive())
    return float(alive) * (float(CLEARED[alive]) + TAKEN)


def until_age_ends(t: ThroughTheAges, age: int) -> float:
    """Rounds until the deck of an age has run out."""
    if t.age > age:
        return 0.0
    cards = float(len(t.civil_deck) - t.civil_dealt) if t.age > AGE_A else 0.0
    for later in range(int(t.age) + 1, age + 1):
        cards += CIVIL_LEFT[t.seats - 2][later]
    return cards / dealt_in_a_round(t) + (FIRST_AGE_ROUNDS if t.age == AGE_A else 0.0)


def turns_left(t: ThroughTheAges, seat: int) -> float:
    """How often the seat will still produce."""
    if t.last_round:
        to_come = t.place_in_round(seat) > t.place_in_round(t.seat) or (seat == t.seat and t.phase <= ACTIONS)
        return float(t.last_round - t.round) + (1.0 if to_come else 0.0)
    if t.age >= AGE_IV:
        return 1.0
    return until_age_ends(t, int(t.last_age)) + AFTER_THE_LAST


# --- civil cards ------------------------------------------------------------------------------------------------------

# What each level of a technology above the best one known brings in a turn, by its type: farm, mine, lab, temple,
# library, theater, arena, infantry, cavalry, artillery, air force; law, warfare, exploration, construction.
LEVEL_TURN: Final = [0.7, 1.7, 1.7, 0.4, 1.3, 1.3, 0.5, 0.6, 0.5, 0.5, 0.5, 1.1, 0.9, 0.4, 0.8]
# And the turns it takes until that begins: workers must be paid for.
LEVEL_LAG: Final = [3.0, 3.0, 3.0, 2.0, 2.0, 2.0, 2.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 1.0]
SOON: Final = 6.0  # turns: with fewer left what serves growth brings less and less of its worth
GROWTH: Final = 4.0  # the same for what is produced to be spent again
CA_TURN: Final = 1.1  # a civil action in every turn
MA_TURN: Final = 0.6
BUILDING_TURN: Final = 0.2  # one more urban building of each type allowed
ACTION_WORTH: Final = [0.8, 1.2, 1.6, 1.6]  # action cards by age
IN_HAND: Final = 0.4  # of what a card will be worth in play, so much is worth having it
FAR: Final = 0.5  # and of that so much, while the science for it is far away

# What leaders bring in a turn besides their symbols and what ratings count.
LEADER_TURN: Final[dict[str, float]] = {
    "aristotle": 0.9,
    "hammurabi": 1.0,
    "homer": 0.7,
    "julius_caesar": 0.4,
    "moses": 0.8,
    "christopher_columbus": 1.0,
    "frederick_barbarossa": 1.0,
    "genghis_khan": 1.0,
    "joan_of_arc": 0.2,
    "leonardo_da_vinci": 0.6,
    "michelangelo": 0.5,
    "isaac_newton": 1.0,
    "j_s_bach": 0.5,
    "james_cook": 0.5,
    "maximilien_robespierre": 0.4,
    "william_shakespeare": 0.4,
    "albert_einstein": 1.5,
    "bill_gates": 2.5,
    "mahatma_gandhi": 0.5,
    "winston_churchill": 3.0,
}
LEADER_BY_TURN: Final = [LEADER_TURN.get(name, 0.0) for name in CARD.ids]
LEADER_WAITING: Final = 1.8  # a turn, for a leader in the hand: what ratings will count is not known yet
NEW_LEADER_BETTER: Final = 0.35  # of that, while another one leads

# What completed wonders do besides their symbols, once and in every turn.
WONDER_ONCE: Final[dict[str, float]] = {
    "great_wall": 4.0,
    "library_of_alexandria": 2.0,
    "st_peters_basilica": 6.0,
}
WONDER_TURN: Final[dict[str, float]] = {"ocean_liner_service": 1.5, "transcontinental_railroad": 1.6}
WONDER_BY_ONCE: Final = [WONDER_ONCE.get(name, 0.0) for name in CARD.ids]
WONDER_BY_TURN: Final = [WONDER_TURN.get(name, 0.0) for name in CARD.ids]
FOR_WONDERS: Final = 0.6  # of all resources to come, so much at most goes into a wonder


def symbols_worth(symbols: Symbols, turns: float) -> float:
    """What the symbols of a card will have brought by the end."""
    soon = turns / (turns + SOON)
    found = float(symbols.culture) * turns * 0.9 + float(symbols.science) * turns * 1.3 * turns / (turns + GROWTH)
    found += float(symbols.strength) * 1.4 + float(symbols.happy) * 5.0 * soon + float(symbols.colonization)
    found += (float(symbols.ca) * CA_TURN + float(symbols.ma) * MA_TURN) * turns
    return found + (float(symbols.blue) * 2.0 + float(symbols.yellow) * 4.0) * soon


def best_known(p: Player, kind: i64) -> i64:
    """The highest level of a type in play, -1 if there is none."""
    if kind >= LAW:
        card = p.specials[kind - LAW]
        return -1 if card == EMPTY else AGE[card]
    best: i64 = -1
    for number in OF_TYPE[kind]:
        if p.knows(number):
            best = AGE[number]
    return best


def level_worth(p: Player, card: int, turns: float) -> float:
    """How much better than what is known a technology is."""
    kind = TYPE[card]
    levels = float(AGE[card]) - float(max(0, best_known(p, kind)))
    if levels <= 0.0:
        return 0.0
    return levels * LEVEL_TURN[kind] * max(0.0, turns - LEVEL_LAG[kind])


def known_worth(p: Player, first: int, last: int, turns: float) -> float:
    """The levels of all technologies known of these types, whoever works there: what workers can still become."""
    found = 0.0
    for kind in range(first, last + 1):
        best = best_known(p, kind)
        if best > 0:
            found += float(best) * LEVEL_TURN[kind] * max(0.0, turns - LEVEL_LAG[kind])
    return found


def builder_worth(p: Player, turns: float) -> float:
    """The same for construction: of the special technologies the only one that ratings do not show."""
    builder = best_known(p, CONSTRUCTION)
    if builder <= 0:
        return 0.0
    return float(builder) * LEVEL_TURN[CONSTRUCTION] * max(0.0, turns - LEVEL_LAG[CONSTRUCTION])


def leader_turns(t: ThroughTheAges, card: i64, turns: float) -> float:
    """How long a leader can lead: to the end of the age after its own."""
    age: i64 = AGE[card]
    return turns if age >= AGE_III - 1 else min(turns, until_age_ends(t, int(age) + 1))


def affordable(p: Player, cost: i64) -> float:
    """1 if the science is there soon, less if it is far away."""
    return 1.0 if p.science + 2 * p.science_rate >= cost else FAR


def civil_worth(t: ThroughTheAges, p: Player, card: int, turns: float) -> float:
    """A civil card in the hand."""
    group = GROUP[card]
    if turns < 1.0:
        return 0.0
    if group <= UNIT or group == SPECIAL:
        return level_worth(p, card, turns) * affordable(p, SCIENCE_COST[card]) * IN_HAND
    if group == GOVERNMENT:
        new = GOVERNMENTS[card]
        old = GOVERNMENTS[int(p.government)]
        better = float(new.symbols.ca - old.symbols.ca) * CA_TURN + float(new.symbols.ma - old.symbols.ma) * MA_TURN
        better += float(new.limit - old.limit) * BUILDING_TURN + float(new.symbols.culture)
        return max(0.0, better * turns * affordable(p, new.revolution) * IN_HAND)
    if group == LEADER:
        lasting = leader_turns(t, card, turns)
        if p.leader != EMPTY:
            lasting = (lasting - leader_turns(t, p.leader, turns)) + NEW_LEADER_BETTER * lasting
        return max(0.0, LEADER_WAITING * lasting) * IN_HAND
    if group == ACTION:
        return ACTION_WORTH[AGE[card]] * min(1.0, turns / 2.0)
    return 0.0


class Waiting:
    """What the civil cards of a hand are worth."""

    def __init__(self) -> None:
        self.technologies = 0.0  # and governments
        self.leader = 0.0
        self.actions = 0.0


def hand_worth(t: ThroughTheAges, p: Player, turns: float) -> Waiting:
    """All civil cards of the hand; of technologies of one type, governments and leaders the best counts."""
    found = Waiting()
    best_of_kind = [0.0] * len(LEVEL_TURN)
    government = 0.0
    for card in p.civil:
        worth = civil_worth(t, p, card, turns)
        group = GROUP[card]
        if group <= UNIT or group == SPECIAL:
            kind = TYPE[card]
            best_of_kind[kind] = max(best_of_kind[kind], worth)
        elif group == GOVERNMENT:
            government = max(government, worth)
        elif group == LEADER:
            found.leader = max(found.leader, worth)
        else:
            found.actions += worth
    for worth in best_of_kind:
        found.technologies += worth
    found.technologies += government
    return found


def leader_worth(t: ThroughTheAges, p: Player, turns: float) -> float:
    """What the leader will bring besides what ratings count."""
    return 0.0 if p.leader == EMPTY else LEADER_BY_TURN[p.leader] * leader_turns(t, p.leader, turns)


def wonder_worth(t: ThroughTheAges, p: Player, turns: float) -> float:
    """The wonder under construction: what it will bring, less what must still be paid; 0 if it cannot be completed."""
    if p.wonder == EMPTY:
        return 0.0
    card = int(p.wonder)
    missing = 0.0
    stages = WONDERS[card].stages
    for stage in range(p.stages, len(stages)):
        missing += float(stages[stage])
    lasting = turns
    if AGE[card] < AGE_III - 1:  # it is lost with the end of the age after its own
        lasting = min(turns, until_age_ends(t, AGE[card] + 1))
    income = float(resource_production(p))
    if missing > float(resources(p)) + income * max(0.0, lasting - 1.0):
        return 0.0
    waiting = missing / max(1.0, income * FOR_WONDERS)
    rest = max(0.0, turns - waiting)
    worth = symbols_worth(CARDS[card].symbols, rest) + WONDER_BY_ONCE[card] + WONDER_BY_TURN[card] * rest
    worth += float(completion(p, card)) + 2.0
    return max(0.0, worth * 0.9 - missing * 0.9)


# --- military cards ---------------------------------------------------------------------------------------------------

TACTIC_WORTH: Final = 0.4  # for each point of strength that a tactic would add
ATTACK_WORTH: Final = [0.0, 2.5, 4.0, 6.0]  # an aggression that would succeed, by age
WAR_WORTH: Final = 3.0
EVENT_WORTH: Final = 0.8  # for each level
TERRITORY_WORTH: Final = 0.7
NEXT_ATTACK: Final = 0.5  # there is one attack in a turn: of several each is worth so much of what it would be alone


def military_worth(t: ThroughTheAges, seat: int, card: int, lead: float) -> float:
    """A military card in the hand of somebody who is so much stronger than the weakest of the others."""
    p = t.players[seat]
    group = GROUP[card]
    age = AGE[card]
    if group == BONUS:
        return 0.5 * float(BONUSES[card].defense)
    if group == TACTIC:
        more = tactical_strength(card, p.workers, p.has(INFANTRY_AS_CAVALRY)) - p.tactical
        return 0.5 + TACTIC_WORTH * float(max(0, more)) + (0.5 if TACTICS[card].age == t.age else 0.0)
    if group == AGGRESSION:
        if p.ma_total < MA_COST[card]:
            return 0.5
        return ATTACK_WORTH[age] * (0.7 if lead > 0.0 else 0.25)
    if group == WAR:
        if p.ma_total < MA_COST[card]:
            return 0.5
        return WAR_WORTH + min(8.0, 0.8 * lead) if lead > 0.0 else 1.0
    if group in (EVENT, TERRITORY):  # what they bring they bring when they are prepared
        return (TERRITORY_WORTH if group == TERRITORY else EVENT_WORTH) * float(age)
    assert group == PACT
    return 1.0


class Armed:
    """What the military cards of a hand are worth."""

    def __init__(self) -> None:
        self.defences = 0.0
        self.others = 0.0


def armed_hand(t: ThroughTheAges, seat: int, limit: int, lead: float) -> Armed:
    """The military cards of the hand, as many as may be kept."""
    found = Armed()
    kept = 0
    others: list[float] = []
    attacks: list[float] = []
    for card in t.players[seat].military:
        worth = military_worth(t, seat, card, lead)
        group = GROUP[card]
        if group in (AGGRESSION, WAR):
            attacks.append(worth)
        elif group != BONUS:
            others.append(worth)
        elif kept < limit:
            found.defences += worth
            kept += 1
    attacks.sort(reverse=True)
    part = 1.0
    for worth in attacks:
        others.append(worth * part)
        part *= NEXT_ATTACK
    if len(others) > limit - kept:
        others.sort(reverse=True)
        others = others[: limit - kept]
    found.others = sum(others)
    return found
