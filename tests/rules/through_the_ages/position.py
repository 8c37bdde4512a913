"""Positions for rule tests: "given Anna has Monarchy and 5 resources" in a line.

A position is a real table whose civilizations, row, decks and piles were replaced; what follows is done by the engine.
A civilization that is not described is as at the start of the game, with all its actions available.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from pentapolis.games.through_the_ages.attacks import RESOLVE_WAR
from pentapolis.games.through_the_ages.catalogue import CARD, CARDS, TECHNOLOGY, WORKER_CARDS
from pentapolis.games.through_the_ages.catalogue import deck as deck_for
from pentapolis.games.through_the_ages.flow import ACTION_PHASE, AVAILABLE, END_PHASE, NEXT_TURN, START_OF_TURN
from pentapolis.games.through_the_ages.game import GAME
from pentapolis.games.through_the_ages.politics import POLITICS_PHASE
from pentapolis.games.through_the_ages.production import consumption, corruption
from pentapolis.games.through_the_ages.ratings import discontent
from pentapolis.games.through_the_ages.table import ACTIONS, STORES, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import AGES, LAW
from pentapolis.games.through_the_ages.tokens import food, resources, update
from pentapolis.kernel.steps import Step
from pentapolis.kernel.table import BOTTOM
from pentapolis.kernel.zones import EMPTY
from tests.rules.playing import Factory, play

ANNA = 0
BENCE = 1
CILI = 2
DANI = 3

new_game = Factory(GAME, ThroughTheAges)

STARTING: Final = {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}


@dataclass(frozen=True)
class Civ:
    """A civilization. `workers` names technologies with their workers, besides the starting ones unless they are named
    too; technologies without workers are in `technologies`. `ca` and `ma` are the available actions, all if not said.
    Banks hold what is said here, whatever the cards in play would add.
    """

    culture: int = 0
    science: int = 0
    yellow: int = 18
    unused: int = 1
    blue: int = 16
    ca: int | None = None
    ma: int | None = None
    temporary_ca: int = 0
    temporary_ma: int = 0
    unit_resources: int = 0
    workers: Mapping[str, int] = field(default_factory=dict)
    technologies: Sequence[str] = ()
    stock: Mapping[str, int] = field(default_factory=dict)
    specials: Sequence[str] = ()
    government: str = "despotism"
    leader: str = ""
    under: str = ""
    wonders: Sequence[str] = ()
    ruins: Sequence[str] = ()
    wonder: str = ""
    stages: int = 0
    colonies: Sequence[str] = ()
    civil: Sequence[str] = ()
    military: Sequence[str] = ()
    fresh: Sequence[str] = ()
    ages_led: Sequence[str] = ()
    tactic: str = ""
    exclusive: bool = False
    war: str = ""
    war_on: int = EMPTY
    pact: str = ""
    partner: int = EMPTY
    side: str = "A"
    used: int = 0
    resigned: bool = False
    politics_lost: bool = False


def number(card: str) -> int:
    """The number of a card, EMPTY for none."""
    return CARD.find(card) if card else EMPTY


def player(civ: Civ) -> Player:
    """The civilization without its ratings and tokens."""
    p = Player()
    p.culture = civ.culture
    p.science = civ.science
    p.unused = civ.unused
    workers = [0] * WORKER_CARDS
    for name, count in {**STARTING, **civ.workers}.items():
        workers[TECHNOLOGY.find(name)] = count
    p.workers = workers
    for name in (*civ.workers, *civ.technologies):
        p.technologies |= 1 << TECHNOLOGY.find(name)
    stock = [0] * STORES
    for name, count in civ.stock.items():
        stock[CARD.find(name)] = count
    p.stock = stock
    specials = [EMPTY] * 4
    for name in civ.specials:
        specials[CARDS[CARD.find(name)].type - LAW] = CARD.find(name)
    p.specials = specials
    p.government = CARD.find(civ.government)
    p.leader = number(civ.leader)
    p.under = number(civ.under)
    p.wonders = [CARD.find(name) for name in civ.wonders]
    p.ruins = [CARD.find(name) for name in civ.ruins]
    p.wonder = number(civ.wonder)
    p.stages = civ.stages
    p.colonies = [CARD.find(name) for name in civ.colonies]
    p.civil = [CARD.find(name) for name in civ.civil]
    p.military = [CARD.find(name) for name in civ.military]
    p.fresh = [CARD.find(name) for name in civ.fresh]
    p.ages_led = sum(1 << AGES.index(age) for age in civ.ages_led)
    p.tactic = number(civ.tactic)
    p.exclusive = civ.exclusive
    p.war = number(civ.war)
    p.war_on = civ.war_on
    p.pact = number(civ.pact)
    p.partner = civ.partner
    p.side = "AB".index(civ.side)
    p.used = civ.used
    p.resigned = civ.resigned
    p.politics_lost = civ.politics_lost
    p.temporary_ca = civ.temporary_ca
    p.temporary_ma = civ.temporary_ma
    p.unit_resources = civ.unit_resources
    return p


def position(
    *civs: Civ,
    phase: str = "actions",
    seats: int | None = None,
    turn: int = ANNA,
    first: int = ANNA,
    age: str = "I",
    round: int = 3,  # noqa: A002
    last_round: int = 0,
    row: Sequence[str] = (),
    civil: Sequence[str] | None = None,
    military: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    current: Sequence[str] = ("rats", "pestilence", "crusades"),
    future: Sequence[str] = (),
    past: Sequence[str] = (),
    common: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    chance: Mapping[str, Any] | None = None,
) -> ThroughTheAges:
    """A turn of the seat `turn` at the first decision of a phase: "turn" (its beginning), "politics", "actions", "end".

    `row` are the cards from space 1 on, "" where a space is empty. `civil` and `military` are the decks, top card
    first; not said, they are those of the age. `discards` is the pile of the age, `current` the current events, the top
    one first, `future` those prepared (by nobody who matters).
    """
    count = max(2, len(civs)) if seats is None else seats
    t = new_game(count, options=options, chance=chance)
    t.age = AGES.index(age)
    t.round = round
    t.last_round = last_round
    t.first = first
    t.seat = turn
    t.turns = (round - 1) * count + (turn - first) % count + 1
    t.players = [player(civs[seat] if seat < len(civs) else Civ()) for seat in range(count)]
    t.row = [number(name) for name in row] + [EMPTY] * (13 - len(row))
    t.civil_deck = _deck(civil, t, False)
    t.civil_dealt = 0
    t.military_deck = _deck(military, t, True)
    t.military_dealt = 0
    piles: list[list[int]] = [[], [], [], []]
    known: list[list[int]] = [[], [], [], []]
    for name in discards:
        piles[CARDS[CARD.find(name)].age].append(CARD.find(name))
        known[CARDS[CARD.find(name)].age].append(0)
    t.discards, t.discarded_by = piles, known
    t.current = [CARD.find(name) for name in current]
    t.future = [CARD.find(name) for name in future]
    t.future_by = [turn] * len(future)
    t.past = [CARD.find(name) for name in past]
    t.common = sorted(CARD.find(name) for name in common)
    for seat in range(count):
        update(t, seat)
    for seat, p in enumerate(t.players):
        civ = civs[seat] if seat < len(civs) else Civ()
        p.yellow, p.blue = civ.yellow, civ.blue
        p.ca = p.ca_total if civ.ca is None else civ.ca
        p.ma = p.ma_total if civ.ma is None else civ.ma
    t.agenda = [*BOTTOM, NEXT_TURN]
    t.lanes = None
    t.told = t.history = None
    t.whispered = False
    t.ply = t.barrier = 0
    t.forget()
    t.phase = ACTIONS
    steps: dict[str, list[Step[Any]]] = {
        "turn": [START_OF_TURN[turn], RESOLVE_WAR[turn], AVAILABLE[turn], POLITICS_PHASE[turn], ACTION_PHASE[turn]],
        "politics": [POLITICS_PHASE[turn], ACTION_PHASE[turn]],
        "actions": [ACTION_PHASE[turn]],
        "end": [END_PHASE[turn]],
    }
    t.push_all(steps[phase])
    t.settle()
    return t


def happen(card: str, *civs: Civ, **more: Any) -> tuple[ThroughTheAges, list[dict[str, int]]]:
    """The event is revealed in the Politics Phase of the current player, who prepares a worthless one for it.

    Returns the table at the first decision of the event, or after it, and the statistics before it was revealed.
    """
    turn = more.get("turn", ANNA)
    seats = [*civs, *[Civ()] * (max(2, turn + 1) - len(civs))]
    bait = "development_of_politics" if card != "development_of_politics" else "development_of_science"
    seats[turn] = replace(seats[turn], military=[*seats[turn].military, bait])
    t = position(*seats, phase="politics", current=[card, "rats"], **more)
    before = [stats(t, seat) for seat in range(t.seats)]
    before[turn]["military_cards"] -= 1
    play(t, f"prepare:{bait}", seat=turn)
    return t, before


def _deck(named: Sequence[str] | None, t: ThroughTheAges, military: bool) -> list[int]:
    if named is not None:
        return [CARD.find(name) for name in named]
    return deck_for(int(t.age), military, t.seats) if 0 < t.age < 4 else []


# --- what a civilization has, in words and numbers --------------------------------------------------------------------


def stats(t: ThroughTheAges, seat: int = ANNA) -> dict[str, int]:
    """Ratings, action totals, available actions, banks, goods and points."""
    p = t.players[seat]
    return {
        "culture": int(p.culture_rate),
        "science": int(p.science_rate),
        "strength": int(p.strength),
        "happy": int(p.happy),
        "colonization": int(p.colonization),
        "civil_action": int(p.ca_total),
        "military_action": int(p.ma_total),
        "ca": int(p.ca),
        "ma": int(p.ma),
        "blue": int(p.blue),
        "yellow": int(p.yellow),
        "unused": int(p.unused),
        "food": int(food(p)),
        "resources": int(resources(p)),
        "culture_points": int(p.culture),
        "science_points": int(p.science),
        "military_cards": len(p.military),
        "discontent": int(discontent(p)),
        "corruption": int(corruption(p)),
        "consumption": int(consumption(p)),
    }


def change(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """What differs, and by how much."""
    return {key: after[key] - before[key] for key in before if after[key] != before[key]}


def hand_of(t: ThroughTheAges, seat: int = ANNA) -> list[str]:
    """The civil cards in hand."""
    return [CARD.ids[card] for card in t.players[seat].civil]


def military_of(t: ThroughTheAges, seat: int = ANNA) -> list[str]:
    """The military cards in hand."""
    return [CARD.ids[card] for card in t.players[seat].military]


def workers_of(t: ThroughTheAges, seat: int = ANNA) -> dict[str, int]:
    """The technologies with workers."""
    return {TECHNOLOGY.ids[card]: count for card, count in enumerate(t.players[seat].workers) if count}


def stock_of(t: ThroughTheAges, seat: int = ANNA) -> dict[str, int]:
    """The cards with blue tokens on them."""
    return {CARD.ids[card]: count for card, count in enumerate(t.players[seat].stock) if count}


def in_play(t: ThroughTheAges, seat: int = ANNA) -> set[str]:
    """All cards of the play area."""
    return {CARD.ids[card] for card in t.players[seat].in_play()}


def leader_of(t: ThroughTheAges, seat: int = ANNA) -> str:
    leader = int(t.players[seat].leader)
    return "" if leader == EMPTY else CARD.ids[leader]


def government_of(t: ThroughTheAges, seat: int = ANNA) -> str:
    return CARD.ids[t.players[seat].government]


def row_of(t: ThroughTheAges) -> list[str]:
    """The cards of the row from space 1 on, "" where there is none."""
    return ["" if card == EMPTY else CARD.ids[card] for card in t.row]


def names(cards: Sequence[int]) -> list[str]:
    return [CARD.ids[card] for card in cards]
