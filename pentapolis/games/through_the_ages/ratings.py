"""Statistics of a civilization (TTA-STAT): worked out here and nowhere else, from cards in play and workers.

`work_out` fills `Ratings`; with `parts` it also says where each number comes from. What is worked out is kept in the
player by `tokens.update`, which runs whenever something has changed (TTA-STAT-02, TTA-STAT-09).
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    CARD,
    CARDS,
    GOVERNMENTS,
    GROUP,
    NUMBER,
    OF_TYPE,
    PACTS,
    POWERS,
    TACTICS,
    TECHNOLOGIES,
    TYPE,
    UNIT_POWERS,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.effects import (
    BEST_LAB_OR_LIBRARY,
    BEST_THEATER_TWICE,
    CULTURE_PER_BUILDING,
    CULTURE_PER_COLONY,
    CULTURE_PER_HAPPY_FACE,
    CULTURE_PER_PAIR,
    INFANTRY_AS_CAVALRY,
    LABS_FOR_CULTURE,
    MORE_HAPPY_FACES,
    STRENGTH_PER_HAPPY_FACE,
    STRENGTH_PER_UNIT,
    STRENGTH_PER_UNIT_TYPE,
    TOURISM,
    CulturePerColony,
    Symbols,
)
from pentapolis.games.through_the_ages.table import Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    CAVALRY,
    HAPPY_NEEDED,
    INFANTRY,
    LAB,
    LIBRARY,
    MOST_HAPPY,
    OUTDATED,
    RUIN_CULTURE,
    TEMPLE,
    THEATER,
    UNIT,
    URBAN,
    YELLOW_BANK,
)
from pentapolis.kernel.zones import EMPTY

W_CULTURE: Final = [card.symbols.culture for card in TECHNOLOGIES]
W_SCIENCE: Final = [card.symbols.science for card in TECHNOLOGIES]
W_STRENGTH: Final = [card.symbols.strength for card in TECHNOLOGIES]
W_HAPPY: Final = [card.symbols.happy for card in TECHNOLOGIES]
FIRST_URBAN: Final = OF_TYPE[LAB][0]
FIRST_UNIT: Final = OF_TYPE[INFANTRY][0]


class Part:
    """One part of a rating: which rating, from what, how much."""

    def __init__(self, rating: str, source: str, number: int) -> None:
        self.rating = rating
        self.source = source  # id of a card, or a word: "armies", "homer"
        self.number = number


class Ratings:
    """All statistics of a civilization."""

    def __init__(self, parts: list[Part] | None = None) -> None:
        self.culture: i64 = 0
        self.science: i64 = 0
        self.strength: i64 = 0
        self.happy: i64 = 0
        self.colonization: i64 = 0
        self.ca: i64 = 0
        self.ma: i64 = 0
        self.blue: i64 = 0
        self.yellow: i64 = 0
        self.food: i64 = 0
        self.resource: i64 = 0
        self.powers: i64 = 0
        self.pact_powers: i64 = 0
        self.tactical: i64 = 0
        self.parts = parts

    def part(self, rating: str, source: str, number: i64) -> None:
        if self.parts is not None and number != 0:
            self.parts.append(Part(rating, source, int(number)))

    def symbols(self, card: i64, symbols: Symbols, faces: i64) -> None:
        """The symbols of a card without workers; its happy faces are counted by `faces_of`."""
        self.culture += symbols.culture
        self.science += symbols.science
        self.strength += symbols.strength
        self.happy += faces
        self.colonization += symbols.colonization
        self.ca += symbols.ca
        self.ma += symbols.ma
        self.blue += symbols.blue
        self.yellow += symbols.yellow
        self.food += symbols.food
        self.resource += symbols.resource
        if self.parts is not None:
            source = CARD.ids[card]
            for rating, number in symbols.amounts():
                if rating != "happy":
                    self.part(rating, source, number)
            self.part("happy", source, faces)


def faces_of(printed: i64, more: i64) -> i64:
    """TTA-CLR-11, TTA-STAT-07: St. Peter's Basilica adds to cards with happy faces, not to those with unhappy ones."""
    return printed + more if printed > 0 else printed


def powers_of(p: Player) -> i64:
    """The abilities that work: of the leader, of special technologies, of completed wonders that are no ruins."""
    powers: i64 = 0
    if p.leader != EMPTY:
        powers = POWERS[p.leader]
    for card in p.specials:
        if card != EMPTY:
            powers |= POWERS[card]
    for card in p.wonders:
        if card not in p.ruins:
            powers |= POWERS[card]
    return powers


def work_out(t: ThroughTheAges, seat: int, r: Ratings) -> None:
    """TTA-STAT-01 to TTA-STAT-08, TTA-ACN-01."""
    p = t.players[seat]
    powers = powers_of(p)
    r.powers = powers
    explaining = r.parts is not None
    more: i64 = NUMBER[MORE_HAPPY_FACES] if powers >> MORE_HAPPY_FACES & 1 else 0
    michelangelo: i64 = NUMBER[CULTURE_PER_HAPPY_FACE] if powers >> CULTURE_PER_HAPPY_FACE & 1 else 0
    joan: i64 = NUMBER[STRENGTH_PER_HAPPY_FACE] if powers >> STRENGTH_PER_HAPPY_FACE & 1 else 0
    holy: i64 = 0  # happy faces of temples and of the government
    lively: i64 = 0  # happy faces of temples, theaters and wonders
    for card in range(FIRST_URBAN, WORKER_CARDS):
        count: i64 = p.workers[card]
        if count == 0:
            continue
        kind = TYPE[card]
        r.culture += W_CULTURE[card] * count
        r.science += W_SCIENCE[card] * count
        r.strength += W_STRENGTH[card] * count
        faces = faces_of(W_HAPPY[card], more) * count
        r.happy += faces
        if kind == TEMPLE:
            holy += faces
            lively += faces
        elif kind == THEATER:
            lively += faces
        if explaining:
            source = CARD.ids[card]
            r.part("culture", source, W_CULTURE[card] * count)
            r.part("science", source, W_SCIENCE[card] * count)
            r.part("strength", source, W_STRENGTH[card] * count)
            r.part("happy", source, faces)
    for card in p.specials:
        if card != EMPTY:
            r.symbols(card, CARDS[card].symbols, CARDS[card].symbols.happy)
    government = GOVERNMENTS[int(p.government)]
    faces = faces_of(government.symbols.happy, more)
    r.symbols(p.government, government.symbols, faces)
    if faces > 0:
        holy += faces
    for card in p.wonders:
        lively += _wonder(p, card, more, r)
    for card in p.colonies:
        r.symbols(card, CARDS[card].symbols, faces_of(CARDS[card].symbols.happy, more))
    if p.leader != EMPTY:
        leader = CARDS[p.leader]
        r.symbols(p.leader, leader.symbols, faces_of(leader.symbols.happy, more))
        _leader(p, powers, holy * joan, lively * michelangelo, r)
    if powers >> STRENGTH_PER_UNIT & 1:
        _units(p, r)
    _pacts(t, seat, r)
    tactical = tactical_strength(p.tactic, p.workers, (powers >> INFANTRY_AS_CAVALRY & 1) != 0)
    r.tactical = tactical
    r.strength += tactical
    if explaining:
        r.part("strength", "armies", tactical)
    r.culture = max(r.culture, 0)
    r.science = max(r.science, 0)
    r.strength = max(r.strength, 0)
    r.happy = max(0, min(r.happy, MOST_HAPPY))


def _wonder(p: Player, card: int, more: i64, r: Ratings) -> i64:
    """A completed wonder, or the ruin of one (TTA-CLR-27); returns its happy faces."""
    homer: i64 = 1 if p.under == card else 0
    if card in p.ruins:
        r.culture += RUIN_CULTURE
        r.part("culture", CARD.ids[card], RUIN_CULTURE)
        faces = faces_of(homer, more)  # TTA-CLR-21
        r.happy += faces
        r.part("happy", CARD.ids[card], faces)
        return faces
    symbols = CARDS[card].symbols
    faces = symbols.happy + homer  # TTA-CLR-01
    if not POWERS[card] >> MORE_HAPPY_FACES & 1:
        faces = faces_of(faces, more)
    r.symbols(card, symbols, faces)
    return max(faces, 0)


def _leader(p: Player, powers: i64, holy: i64, lively: i64, r: Ratings) -> None:
    """What leaders add to ratings besides their symbols."""
    culture: i64 = 0
    science: i64 = 0
    strength: i64 = holy
    culture += lively
    if powers >> BEST_LAB_OR_LIBRARY & 1:
        science += best_level(p, LAB, LIBRARY)
    if powers >> CULTURE_PER_BUILDING & 1:
        culture += buildings(p, THEATER) * NUMBER[CULTURE_PER_BUILDING]
    if powers >> CULTURE_PER_PAIR & 1:
        culture += min(buildings(p, LIBRARY), buildings(p, THEATER)) * NUMBER[CULTURE_PER_PAIR]
    if powers >> BEST_THEATER_TWICE & 1:
        culture += best_theater(p)
    if powers >> LABS_FOR_CULTURE & 1:
        culture += levels_of(p, LAB)
        science -= buildings(p, LAB) * NUMBER[LABS_FOR_CULTURE]
    if powers >> CULTURE_PER_COLONY & 1 and p.colonies:
        culture += len(p.colonies) * NUMBER[CULTURE_PER_COLONY] + first_colony(p)
    if powers >> STRENGTH_PER_UNIT_TYPE & 1:
        strength += unit_types(p) * NUMBER[STRENGTH_PER_UNIT_TYPE]
    r.culture += culture
    r.science += science
    r.strength += strength
    if r.parts is not None:
        source = CARD.ids[p.leader]
        r.part("culture", source, culture)
        r.part("science", source, science)
        r.part("strength", source, strength)


def first_colony(p: Player) -> i64:
    """Cook: what the first colony brings more than the others."""
    for ability in CARDS[p.leader].abilities:
        if isinstance(ability, CulturePerColony):
            return ability.first
    return 0


def _units(p: Player, r: Ratings) -> None:
    """Alexander and the Great Wall: strength for units of some types (for armies, TTA-CLR-04, they do not matter)."""
    cards = [card for card in p.wonders if card not in p.ruins]
    if p.leader != EMPTY:
        cards.append(int(p.leader))
    for card in cards:
        if POWERS[card] >> STRENGTH_PER_UNIT & 1:
            units: i64 = 0
            for kind in range(INFANTRY, AIR_FORCE + 1):
                if UNIT_POWERS[card] >> kind & 1:
                    units += buildings(p, kind)
            r.strength += units * NUMBER[STRENGTH_PER_UNIT]
            r.part("strength", CARD.ids[card], units * NUMBER[STRENGTH_PER_UNIT])


def _pacts(t: ThroughTheAges, seat: int, r: Ratings) -> None:
    """TTA-PACT-05: the own side of every pact the seat takes part in."""
    for owner, other in enumerate(t.players):
        if other.pact == EMPTY:
            continue
        if owner == seat:
            side = other.side
            partner = other.partner
        elif other.partner == seat:
            side = 1 - other.side
            partner = owner
        else:
            continue
        share = PACTS[int(other.pact)].sides[side]
        r.symbols(other.pact, share.symbols, share.symbols.happy)
        r.pact_powers |= share.powers
        if share.powers & TOURISM:
            wonders = len(t.players[partner].wonders)
            r.culture += wonders
            r.part("culture", CARD.ids[other.pact], wonders)


# --- counting -------------------------------------------------------------------------------------------------------


def buildings(p: Player, kind: i64) -> i64:
    """Workers on all cards of a type."""
    found: i64 = 0
    for card in OF_TYPE[kind]:
        found += p.workers[card]
    return found


def levels_of(p: Player, kind: i64) -> i64:
    """The sum of levels over the workers on cards of a type."""
    found: i64 = 0
    for card in OF_TYPE[kind]:
        found += p.workers[card] * AGE[card]
    return found


def best_level(p: Player, kind: i64, other: i64) -> i64:
    """TTA-CARD-01: the highest level with workers among two types; 0 when there is none."""
    best: i64 = 0
    for card in OF_TYPE[kind] + OF_TYPE[other]:
        if p.workers[card] > 0 and AGE[card] > best:
            best = AGE[card]
    return best


def best_theater(p: Player) -> i64:
    """The printed culture of one worker on the best theater."""
    found: i64 = 0
    for card in OF_TYPE[THEATER]:
        if p.workers[card] > 0:
            found = W_CULTURE[card]
    return found


def unit_types(p: Player) -> i64:
    """How many types of units have a worker."""
    found: i64 = 0
    for kind in range(INFANTRY, AIR_FORCE + 1):
        if buildings(p, kind) > 0:
            found += 1
    return found


def discontent(p: Player) -> i64:
    """TTA-DIS-01, TTA-DIS-02."""
    missing = HAPPY_NEEDED[min(p.yellow, YELLOW_BANK)] - p.happy
    return missing if missing > 0 else 0


def urban_output(p: Player, theaters_and_libraries: bool) -> i64:
    """What urban buildings produce, leaders' effects on them counted: for Hollywood and Internet.

    Hollywood counts the culture of theaters and libraries (TTA-CLR-12), Internet culture, science and strength of all
    (TTA-CLR-13).
    """
    found: i64 = 0
    powers = p.powers
    for card in range(FIRST_URBAN, FIRST_UNIT):
        count: i64 = p.workers[card]
        if theaters_and_libraries:
            if TYPE[card] == THEATER or TYPE[card] == LIBRARY:
                found += W_CULTURE[card] * count
        else:
            found += (W_CULTURE[card] + W_SCIENCE[card] + W_STRENGTH[card]) * count
    if powers >> CULTURE_PER_BUILDING & 1:
        found += buildings(p, THEATER) * NUMBER[CULTURE_PER_BUILDING]
    if powers >> CULTURE_PER_PAIR & 1:
        found += min(buildings(p, LIBRARY), buildings(p, THEATER)) * NUMBER[CULTURE_PER_PAIR]
    if powers >> BEST_THEATER_TWICE & 1:
        found += best_theater(p)
    if not theaters_and_libraries:
        if powers >> BEST_LAB_OR_LIBRARY & 1:
            found += best_level(p, LAB, LIBRARY)
        if powers >> LABS_FOR_CULTURE & 1:
            found += levels_of(p, LAB) - buildings(p, LAB) * NUMBER[LABS_FOR_CULTURE]
    return found


# --- armies ---------------------------------------------------------------------------------------------------------


def tactical_strength(tactic: i64, units: list[int], khan: bool) -> i64:
    """TTA-ARM-02 to TTA-ARM-06: what the armies that these units can form add, at best.

    Armies without outdated units are formed first, as many as there can be, and the others of what is left. An air
    force doubles the best armies. Only with Genghis Khan, whose infantry may stand for cavalry (TTA-CLR-04), can fewer
    good armies make more armies in all; then all numbers are tried.
    """
    if tactic == EMPTY:
        return 0
    card = TACTICS[int(tactic)]
    foot: i64 = card.infantry
    horse: i64 = card.cavalry
    guns: i64 = card.artillery
    oldest: i64 = card.age - OUTDATED
    infantry: i64 = 0
    cavalry: i64 = 0
    artillery: i64 = 0
    good_infantry: i64 = 0
    good_cavalry: i64 = 0
    good_artillery: i64 = 0
    for unit in OF_TYPE[INFANTRY]:
        infantry += units[unit]
        if AGE[unit] > oldest:
            good_infantry += units[unit]
    for unit in OF_TYPE[CAVALRY]:
        cavalry += units[unit]
        if AGE[unit] > oldest:
            good_cavalry += units[unit]
    for unit in OF_TYPE[ARTILLERY]:
        artillery += units[unit]
        if AGE[unit] > oldest:
            good_artillery += units[unit]
    planes: i64 = units[OF_TYPE[AIR_FORCE][0]]
    good = _armies(good_infantry, good_cavalry, good_artillery, foot, horse, guns, khan)
    if not khan or horse == 0:
        return _worth(
            good, _armies(infantry, cavalry, artillery, foot, horse, guns, khan), planes, card.strength, card.outdated
        )
    best: i64 = 0
    while good >= 0:
        # Infantry that stands for cavalry in good armies is missing in the others.
        posing = max(0, good * horse - good_cavalry)
        rest = _armies(
            infantry - good * foot - posing,
            cavalry - good * horse + posing,
            artillery - good * guns,
            foot,
            horse,
            guns,
            khan,
        )
        best = max(best, _worth(good, good + rest, planes, card.strength, card.outdated))
        good -= 1
    return best


def _armies(infantry: i64, cavalry: i64, artillery: i64, foot: i64, horse: i64, guns: i64, khan: bool) -> i64:
    """How many armies of so many units each."""
    found: i64 = 99
    if foot > 0:
        found = infantry // foot
    if guns > 0:
        found = min(found, artillery // guns)
    if horse > 0:
        found = min(found, (infantry + cavalry) // (foot + horse) if khan else cavalry // horse)
    return found


def _worth(good: i64, armies: i64, planes: i64, strength: i64, outdated: i64) -> i64:
    old = armies - good
    doubled = min(planes, good)
    doubled_old = min(planes - doubled, old)
    return (good + doubled) * strength + (old + doubled_old) * outdated


def urban_group(card: int) -> bool:
    return GROUP[card] == URBAN


def is_unit(card: int) -> bool:
    return GROUP[card] == UNIT


def competition(p: Player) -> i64:
    """Impact of Competition: levels of units and arenas."""
    found = levels_of(p, ARENA)
    for kind in range(INFANTRY, AIR_FORCE + 1):
        found += levels_of(p, kind)
    return found
