"""Judging a position of Through the Ages: what a civilization is, and what it will have become by the end.

Culture counts, and what will still be produced of it; before that, whatever lets a civilization grow: science, food,
resources, workers and actions, each with its rate and the turns that are left. An army matters by how it compares with
the others', and more where a war is under way. Cards in the hand, technologies nobody works with yet and unfinished
wonders count as far as there are the means for them. How much each of these says about the victory at the beginning, in
the middle and at the end of the game is in `through_the_ages.toml`.
"""

from typing import Final

from mypy_extensions import i64

from pentapolis.bots.evaluator import NO_MARK, Manner
from pentapolis.bots.evaluators.through_the_ages_reply import BEGINNING, NO_ANSWER, OWN_STEPS, quick_answer
from pentapolis.bots.evaluators.through_the_ages_worth import (
    GROWTH,
    SOON,
    armed_hand,
    builder_worth,
    hand_worth,
    known_worth,
    leader_worth,
    turns_left,
    until_age_ends,
    wonder_worth,
)
from pentapolis.bots.fitted import FittedEvaluator
from pentapolis.games.through_the_ages.catalogue.cards import War
from pentapolis.games.through_the_ages.catalogue.index import AGE, BONUSES, CARDS, GOVERNMENTS, GROUP
from pentapolis.games.through_the_ages.civil import military_limit
from pentapolis.games.through_the_ages.colonization import UNITS
from pentapolis.games.through_the_ages.effects import WarOverCulture
from pentapolis.games.through_the_ages.production import (
    consumption,
    corruption,
    food_production,
    resource_production,
    uprising,
)
from pentapolis.games.through_the_ages.ratings import W_STRENGTH, discontent
from pentapolis.games.through_the_ages.scoring import final_events, impact, impacts_of
from pentapolis.games.through_the_ages.table import ACTIONS, Player, ThroughTheAges
from pentapolis.games.through_the_ages.terms import (
    AGE_A,
    AGE_III,
    AGE_IV,
    AIR_FORCE,
    ARENA,
    BONUS,
    CONSUMPTION,
    FARM,
    HAPPY_NEEDED,
    INFANTRY,
    LAB,
    POPULATION_COST,
    TEMPLE,
    TERRITORY,
    YELLOW_BANK,
    YELLOW_LOST,
)
from pentapolis.games.through_the_ages.tokens import food, resources
from pentapolis.games.through_the_ages.vocabulary import END_TURN, PASS
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table
from pentapolis.kernel.zones import EMPTY

NAMES: Final = [
    "culture",
    "culture_to_come",  # by the rating of now, until the end
    "impacts",  # what the events of Age III in the decks would bring now
    "science",
    "science_to_come",
    "science_beyond",  # what comes in a turn beyond the usual
    "food",
    "food_to_come",  # production less consumption
    "growth",  # turns that workers will work whom the food of now and to come can still bring
    "hunger",  # food that will be short at the next two productions
    "resources",
    "resources_to_come",
    "resources_beyond",
    "corruption",
    "workers",  # on cards
    "unused",  # workers, beyond those that mark missing faces
    "happy",  # faces beyond those needed, a few
    "discontent",
    "uprising",  # and by how many workers: it lasts until they are found
    "civil_actions",  # in a turn
    "military_actions",
    "actions_left",  # in this turn
    "urban_limit",
    "strength",  # compared with the strongest of the others
    "weakness",  # how much stronger the strongest is, the further the worse
    "threat",  # the same, for each card in the hand of the one who is strongest
    "war",  # what wars under way would bring if they ended now
    "producing",  # levels known of farms, mines and labs
    "urban",  # of the other buildings, and construction
    "arms",  # of units
    "wonder",  # under construction
    "wonders",
    "leader",
    "colonies",
    "territories",  # in the decks: who can send more than the others will have them
    "hand",
    "next_leader",  # in the hand
    "action_cards",
    "defences",  # in the hand
    "military_hand",  # all other military cards
    "tactic",
]
# Values lie close together; a turn offers thirty moves and more.
EXPLORATION: Final = 0.08
WIDTH: Final = 10
# Of what is stored or comes in a turn the first parts are of more use than the rest.
STOCK_USES: Final = [1.0, 0.5, 0.1]
SCIENCE_STEPS: Final = [8.0, 14.0]
FOOD_STOCK_STEPS: Final = [4.0, 7.0]
RESOURCE_STEPS: Final = [7.0, 12.0]
UNUSED_STEPS: Final = [1.0, 2.0]
RATE_STEPS: Final = [2.0, 4.0, 6.0]
RATE_USES: Final = [2.0, 1.6, 1.2, 0.0]
USUAL_RATE: Final = 6.0  # of science and of resources: what is beyond counts by itself
EATEN_BY_WORKER: Final = 0.25
LATER_HUNGER: Final = 0.5
AFTER_ALL: Final = 99.0  # rounds: no age will end any more
DEARER: Final = 2  # yellow tokens: as if so many had left the bank, the next workers cost
SURE_OF_TERRITORY: Final = 4.0  # so much more force than others have
FOOD_STEPS: Final = [1.0, 2.0, 3.0, 4.0]
FOOD_USES: Final = [2.4, 1.6, 1.0, 0.5, 0.2]
STRENGTH_APART: Final = 20.0
SPARE_FACES: Final = 2
MILITARY_ACTION: Final = 0.4  # of a civil one
WHOLE_GAME: Final = 17.0  # turns
# What an action that is left may be worth, in merit: it only says which plans to follow further.
CIVIL_PROMISE: Final = 0.06
MILITARY_PROMISE: Final = 0.02
RESOURCE_PROMISE: Final = 0.005
WORKER_PROMISE: Final = 0.2  # a worker who can still be put to work
FARM_PROMISE: Final = 1.0  # and may end a hunger
MOST_STEPS: Final = 400


class ThroughTheAgesEvaluator(FittedEvaluator):
    """The share of each seat in the chances, by what its civilization is and brings."""

    def manner(self) -> Manner:
        return Manner(exploration=EXPLORATION, width=WIDTH, settle=True, keep=True, turn=True, plan=True)

    def left(self, table: Table) -> float:
        assert isinstance(table, ThroughTheAges)
        return max(0.0, min(1.0, turns_left(table, int(table.seat)) / WHOLE_GAME))

    def features(self, table: Table, seat: int) -> list[float]:
        assert isinstance(table, ThroughTheAges)
        p = table.players[seat]
        if p.resigned:
            return [-1000.0] + [0.0] * (len(NAMES) - 1)
        turns = turns_left(table, seat)
        growing = turns / (turns + GROWTH)  # what lets a civilization grow needs time to come back
        soon = turns / (turns + SOON)
        grown = food_production(p)
        stored_food = float(food(p))
        stored = float(resources(p))
        mined = float(resource_production(p))
        rotting = corruption(p)
        strongest, weakest, armed = rivals(table, seat)
        apart = float(p.strength) - float(strongest)
        behind = min(STRENGTH_APART, max(0.0, -apart))
        faces = int(p.happy) - HAPPY_NEEDED[min(int(p.yellow), YELLOW_BANK)]
        waiting = hand_worth(table, p, turns)
        army = armed_hand(table, seat, int(military_limit(p)), float(p.strength) - float(weakest))
        return [
            float(p.culture),
            float(p.culture_rate) * turns,
            float(impacts(table, seat)),
            of_use(float(p.science), SCIENCE_STEPS, STOCK_USES) * growing,
            of_use(float(p.science_rate), RATE_STEPS, RATE_USES) * turns * growing,
            max(0.0, float(p.science_rate) - USUAL_RATE) * turns * growing,
            of_use(stored_food, FOOD_STOCK_STEPS, STOCK_USES) * growing,
            of_use(float(grown) - eaten_later(p), FOOD_STEPS, FOOD_USES) * turns * growing,
            growth(p, stored_food, float(grown) - eaten_later(p), turns),
            -hunger(table, p, int(grown), int(stored_food)) if turns > 0.0 else 0.0,
            of_use(stored, RESOURCE_STEPS, STOCK_USES) * growing,
            of_use(mined, RATE_STEPS, RATE_USES) * turns * growing,
            max(0.0, mined - USUAL_RATE) * turns * growing,
            -float(rotting) if turns > 0.0 else 0.0,
            float(p.all_workers() - p.unused) * soon,
            of_use(float(max(0, p.unused - discontent(p))), UNUSED_STEPS, STOCK_USES) * turns * growing,
            float(min(SPARE_FACES, faces)) * soon,
            -float(discontent(p)),
            -1.0 - float(discontent(p) - p.unused) if turns > 0.0 and uprising(p) else 0.0,
            float(p.ca_total) * soon,
            float(p.ma_total) * soon,
            actions_left(table, seat),
            float(GOVERNMENTS[int(p.government)].limit) * soon,
            max(-STRENGTH_APART, min(STRENGTH_APART, apart)),
            -behind * behind / 10.0,
            -behind * float(armed) / 10.0,
            wars(table, seat),
            known_worth(p, FARM, LAB, turns),
            known_worth(p, TEMPLE, ARENA, turns) + builder_worth(p, turns),
            known_worth(p, INFANTRY, AIR_FORCE, turns),
            wonder_worth(table, p, turns),
            float(len(p.wonders) - len(p.ruins)),
            leader_worth(table, p, turns),
            float(len(p.colonies)),
            territories(table, seat),
            waiting.technologies,
            waiting.leader,
            waiting.actions,
            army.defences * min(1.0, turns / 2.0),
            army.others * min(1.0, turns / 2.0),
            0.0 if p.tactic == EMPTY else 1.0,
        ]

    # --- the turn as a whole ----------------------------------------------------------------------------------------

    def turn(self, table: Table) -> int:
        assert isinstance(table, ThroughTheAges)
        return -1 if table.over else int(table.seat)

    def pending(self, table: Table, asked: int) -> bool:
        assert isinstance(table, ThroughTheAges)
        return table.decision(-1).question not in OWN_STEPS

    def reply(self, table: Table, seat: int, moves: list[int]) -> int:
        assert isinstance(table, ThroughTheAges)
        if len(moves) == 1:
            return moves[0]
        answer = quick_answer(table, seat, table.decision(-1).question, moves)
        return super().reply(table, seat, moves) if answer == NO_ANSWER else answer

    def settle(self, table: Table, seat: int, rng: Rng) -> None:
        """End the turn of the seat now; what is asked meanwhile is answered quickly."""
        assert isinstance(table, ThroughTheAges)
        left = MOST_STEPS
        while not table.over and table.seat == seat and left:
            left -= 1
            question = table.decision(-1).question
            if question == "ask-politics":
                table.make(seat, PASS.base)
            elif question in OWN_STEPS:
                table.make(seat, END_TURN.base)
            else:
                asked = table.to_act[0]
                table.make(asked, self.reply(table, asked, table.legal(asked)))

    def promise(self, table: Table, seat: int) -> float:
        assert isinstance(table, ThroughTheAges)
        p = table.players[seat]
        actions = float(p.ca + p.temporary_ca) * CIVIL_PROMISE + float(p.ma + p.temporary_ma) * MILITARY_PROMISE
        actions += float(p.unit_resources + p.unit_science) * RESOURCE_PROMISE
        ready = min(p.unused - discontent(p), p.ca + p.temporary_ca)
        if ready <= 0:
            return actions
        # Who destroys a mine to build a farm must be allowed to look worse in between.
        actions += float(ready) * WORKER_PROMISE
        return actions + FARM_PROMISE if consumption(p) > food_production(p) + food(p) else actions

    def mark(self, table: Table, seat: int) -> int:
        assert isinstance(table, ThroughTheAges)
        if table.over:
            return NO_MARK
        p = table.players[seat]
        return hash(
            (
                tuple(p.workers),
                tuple(p.stock),
                tuple(table.row),
                tuple(sorted(p.civil)),
                tuple(sorted(p.military)),
                tuple(p.specials),
                (p.technologies, p.government, p.leader, p.wonder, p.stages, p.tactic, p.used, p.blue, p.yellow),
                (p.ca, p.ma, p.temporary_ca, p.temporary_ma, p.unit_resources, p.unit_science, p.science, p.culture),
                (p.spare_food, p.spare_resources, p.unused, table.discount, table.card_played, len(table.agenda)),
                (table.phase, len(table.future), p.war, table.decision(-1).question == OWN_STEPS[0]),
            )
        )


def of_use(amount: float, steps: list[float], uses: list[float]) -> float:
    """An amount of which the more there is, the less use more is: what each part of it, up to each step, is good for.

    Below nothing it is as bad as the first part is good; beyond the last step the last of `uses` counts.
    """
    if amount <= steps[0]:
        return amount * uses[0]
    found = 0.0
    below = 0.0
    for i in range(len(steps)):
        if amount <= steps[i]:
            return found + (amount - below) * uses[i]
        found += (steps[i] - below) * uses[i]
        below = steps[i]
    return found + (amount - below) * uses[len(steps)]


def eaten_later(p: Player) -> float:
    """Consumption by the number of workers, without its steps: who has stepped over one has not lost more by it."""
    return EATEN_BY_WORKER * float(max(0, YELLOW_BANK - p.yellow))


def hunger(t: ThroughTheAges, p: Player, grown: int, stored: int) -> float:
    """Food that will be short at the next production, and by half what will be at the one after it.

    An age that ends takes yellow tokens, and then all eat more.
    """
    rounds = until_age_ends(t, int(t.age)) if AGE_A < t.age < AGE_IV else AFTER_ALL
    first = int(CONSUMPTION[left_in_bank(p, rounds <= 1.0)])
    short = max(0, first - grown - stored)
    second = int(CONSUMPTION[left_in_bank(p, rounds <= 2.0)])
    later = max(0, second - grown - max(0, stored + grown - first))
    return float(short) + LATER_HUNGER * float(later)


def left_in_bank(p: Player, age_ends: bool) -> int:
    """Yellow tokens, also when the age has ended."""
    return max(0, min(int(p.yellow) - (YELLOW_LOST if age_ends else 0), YELLOW_BANK))


def growth(p: Player, stored: float, net: float, turns: float) -> float:
    """For how many turns workers will work who can still be had for the food: later ones work for a shorter time."""
    cost = float(POPULATION_COST[max(1, min(int(p.yellow), YELLOW_BANK) - DEARER)])
    eaten = stored + max(0.0, net) * max(0.0, turns - 1.0)
    return min(eaten / cost, float(p.yellow)) * turns * 0.5


def actions_left(t: ThroughTheAges, seat: int) -> float:
    """Of the turn under way. A turn that has not begun counts for nothing: all have as many to come."""
    if seat != t.seat or t.phase > ACTIONS or t.decision(-1).question == OWN_STEPS[BEGINNING]:
        return 0.0
    p = t.players[seat]
    return float(p.ca) + MILITARY_ACTION * float(p.ma)


def rivals(t: ThroughTheAges, seat: int) -> tuple[int, int, int]:
    """The strength of the strongest and of the weakest of the others, and how many military cards the strongest has."""
    strongest = 0
    weakest = 999
    armed = 0
    for other in range(t.seats):
        if other != seat and not t.players[other].resigned:
            strength = int(t.players[other].strength)
            if strength >= strongest:
                strongest = strength
                armed = len(t.players[other].military)
            weakest = min(weakest, strength)
    return strongest, weakest, armed


def impacts(t: ThroughTheAges, seat: int) -> i64:
    """What the events of Age III that lie in the decks would bring the seat if the game ended now."""
    if t.age < AGE_III:
        return 0
    found: i64 = 0
    for card in final_events(t):
        for effect in impacts_of(card):
            found += impact(t, seat, effect)
    return found


def territories(t: ThroughTheAges, seat: int) -> float:
    """How likely the seat is to have each territory that lies in the decks, by its age: 1 surely, -1 surely not."""
    found = 0.0
    for card in t.current + t.future:
        if GROUP[card] == TERRITORY:
            found += float(AGE[card])
    if found == 0.0:
        return 0.0
    strongest = 0.0
    for other in range(t.seats):
        if other != seat:
            strongest = max(strongest, settlers(t.players[other]))
    return found * max(-1.0, min(1.0, (settlers(t.players[seat]) - strongest) / SURE_OF_TERRITORY))


def settlers(p: Player) -> float:
    """What a player could send to a territory, without armies."""
    found = float(p.colonization)
    for unit in UNITS:
        found += float(p.workers[unit] * W_STRENGTH[unit])
    for card in p.military:
        if GROUP[card] == BONUS:
            found += float(BONUSES[card].colonization)
    return found


WAR_SURE: Final = 0.8  # until it is resolved the weaker one can arm
OTHER_WARS: Final = 0.6  # culture for a point of advantage in wars over other things


def wars(t: ThroughTheAges, seat: int) -> float:
    """What the wars under way would bring the seat, in culture, by the strengths of now."""
    found = 0.0
    for owner in range(t.seats):
        p = t.players[owner]
        if p.war == EMPTY or (seat not in (owner, p.war_on)):
            continue
        ahead = float(p.strength) - float(t.players[int(p.war_on)].strength)
        at_stake = ahead * OTHER_WARS
        card = CARDS[int(p.war)]
        if isinstance(card, War) and isinstance(card.effect, WarOverCulture) and ahead != 0.0:
            at_stake = ahead + (float(card.effect.number) if ahead > 0.0 else -float(card.effect.number))
        found += at_stake * WAR_SURE if owner == seat else -at_stake * WAR_SURE
    return found


EVALUATOR: Final = ThroughTheAgesEvaluator("through_the_ages", NAMES)
