"""Aggressions (TTA-AGG) and wars (TTA-WAR, TTA-WRES): declaring, defending, resolving."""

from typing import Any, Final

from pentapolis.games.through_the_ages.action_cards import receive
from pentapolis.games.through_the_ages.catalogue.cards import Aggression, War
from pentapolis.games.through_the_ages.catalogue.index import (
    AGE,
    BONUSES,
    CARD,
    CARDS,
    GROUP,
    RESOURCE_COST,
    SCIENCE_COST,
    TYPE,
    WORKER_CARDS,
)
from pentapolis.games.through_the_ages.civil import has_technology
from pentapolis.games.through_the_ages.costs import attack_cost
from pentapolis.games.through_the_ages.effects import (
    NO_ATTACKS,
    Annex,
    Enslave,
    Infiltrate,
    Plunder,
    Raid,
    TakePoints,
    WarOverCulture,
    WarOverTechnology,
    WarOverTerritory,
)
from pentapolis.games.through_the_ages.leaders import leader_leaves
from pentapolis.games.through_the_ages.pacts import (
    attack_bonus,
    attack_forbidden,
    end_by_attack,
    strength_in_attack,
    war_forbidden,
)
from pentapolis.games.through_the_ages.row import unfinished_leaves
from pentapolis.games.through_the_ages.table import NOTHING, Player, ThroughTheAges
from pentapolis.games.through_the_ages.technologies import put_special
from pentapolis.games.through_the_ages.terms import (
    AGGRESSION,
    BONUS,
    CULTURE,
    FOOD,
    LAW,
    MOST_SEATS,
    RESOURCE,
    SCIENCE,
    URBAN,
)
from pentapolis.games.through_the_ages.terms import WAR as WAR_GROUP
from pentapolis.games.through_the_ages.tokens import (
    Demolition,
    food,
    gain,
    lose,
    lose_population,
    remove_building,
    resources,
    score_culture,
    score_science,
    spend_ma,
    take_yellow,
    update,
    update_with_partners,
    worded,
)
from pentapolis.games.through_the_ages.vocabulary import (
    ANNEX,
    ATTACK,
    DECLARE,
    DEFEND,
    DONE,
    INFILTRATE,
    MIX,
    SEIZE,
    VOCABULARY,
    YIELD,
)
from pentapolis.kernel.actions import Action, Free, Menu
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.sentences import sentence
from pentapolis.kernel.steps import Decision, SeatStep, Step
from pentapolis.kernel.zones import EMPTY, EVERYBODY, only

LEAST_DEFENCE: Final = 1  # TTA-AGG-06: what any card adds


def why_no_attack(t: ThroughTheAges, seat: int, card: int, rival: int) -> Reason | None:
    """What aggressions and wars have in common: whom, with what, for how many military actions."""
    p = t.players[seat]
    war = GROUP[card] == WAR_GROUP
    rule = "TTA-WAR-01" if war else "TTA-AGG-01"
    if card not in p.military:
        return Reason(rule, "refuse-not-in-hand", {"card": CARD.ids[card]})
    if rival == seat or rival >= t.seats or t.players[rival].resigned:
        return Reason(rule, "refuse-no-rival", {})
    if p.has(NO_ATTACKS):
        return Reason(rule, "refuse-leader-forbids", {"card": CARD.ids[p.leader]})
    pact = war_forbidden(t, seat, rival) if war else attack_forbidden(t, seat, rival)
    if pact != EMPTY:
        return Reason("TTA-WAR-02" if war else "TTA-AGG-02", "refuse-pact-forbids", {"card": CARD.ids[pact]})
    cost = int(attack_cost(t, card, rival))
    if p.ma < cost:
        return Reason("TTA-ACN-03", "refuse-military-actions", {"count": cost, "have": int(p.ma)})
    return None


class Attack(Action[ThroughTheAges]):
    """TTA-AGG-01 to TTA-AGG-04, TTA-AGG-11: an aggression, in the last round too."""

    def __init__(self) -> None:
        super().__init__(ATTACK)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        cards = [card for card in sorted(set(t.players[seat].military)) if GROUP[card] == AGGRESSION]
        if not cards:
            return []
        others = [other for other in t.order_from(seat) if other != seat]
        return [ATTACK.move(card, other) for card in cards for other in others]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        rival = VOCABULARY.second[move]
        if GROUP[card] != AGGRESSION:
            return Reason("TTA-AGG-01", "refuse-not-an-aggression", {"card": CARD.ids[card]})
        refused = why_no_attack(t, seat, card, rival)
        if refused is not None:
            return refused
        mine = strength_in_attack(t, seat, rival, True)
        theirs = strength_in_attack(t, rival, seat, False)
        if mine <= theirs:
            return Reason("TTA-AGG-03", "refuse-not-stronger", {"count": mine, "have": theirs})
        target = t.players[rival]
        if isinstance(aggression(card).effect, Infiltrate) and target.leader == EMPTY and target.wonder == EMPTY:
            return Reason("TTA-AGG-01", "refuse-nothing-to-infiltrate", {"card": CARD.ids[card]})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        rival = VOCABULARY.second[move]
        spend_ma(t.players[seat], attack_cost(t, card, rival))
        t.drop_military(seat, card)
        t.shown(card)
        t.acted = True
        t.attack_card = card
        t.rival = rival
        t.attack = strength_in_attack(t, seat, rival, True)
        if t.telling:
            t.tell("log-attack", {"seat": seat, "seat2": rival, "card": CARD.ids[card], "count": int(t.attack)})
        t.push(RESOLVE_ATTACK[seat])
        t.push(DEFENCE[rival])
        end_by_attack(t, seat, rival)


def aggression(card: int) -> Aggression:
    found = CARDS[card]
    assert isinstance(found, Aggression)
    return found


# --- defence ----------------------------------------------------------------------------------------------------------


def defence_value(card: int) -> int:
    """TTA-AGG-05, TTA-AGG-06."""
    return BONUSES[card].defense if GROUP[card] == BONUS else LEAST_DEFENCE


def defence(p: Player) -> int:
    """Strength with the cards laid so far."""
    return int(p.strength) + sum(defence_value(card) for card in p.laid)


def best_defence(p: Player, card: int = EMPTY) -> int:
    """TTA-AGG-07: the most the rival can reach, with a certain card if one is named."""
    left = int(p.ma_total) - len(p.laid)
    found = defence(p)
    hand = p.military
    if card != EMPTY:
        if left <= 0:
            return 0
        hand = without(hand, card)
        left -= 1
        found += defence_value(card)
    values = sorted([defence_value(one) for one in hand], reverse=True)
    return found + sum(values[: max(left, 0)])


class Defend(Action[ThroughTheAges]):
    """TTA-AGG-05, TTA-AGG-06, TTA-AGG-07: a card for the defence. TTA-AGG-09: only if the defence can succeed."""

    def __init__(self) -> None:
        super().__init__(DEFEND)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [DEFEND.move(card) for card in sorted(set(t.players[seat].military))]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        p = t.players[seat]
        card = VOCABULARY.first[move]
        if card not in p.military:
            return Reason("TTA-AGG-05", "refuse-not-in-hand", {"card": CARD.ids[card]})
        if len(p.laid) >= p.ma_total:
            return Reason("TTA-AGG-07", "refuse-defence-full", {"count": int(p.ma_total)})
        best = best_defence(p, card)
        if best < t.attack:
            return Reason("TTA-AGG-09", "refuse-defence-too-weak", {"count": int(t.attack), "have": best})
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        card = VOCABULARY.first[move]
        p.military = without(p.military, card)
        p.laid = plus(p.laid, card)
        if defence(p) < t.attack:
            t.push(DEFENCE[seat])


class Yield(Free[ThroughTheAges]):
    """TTA-AGG-09: no card is played or discarded at all."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        p = t.players[seat]
        p.military = p.military + p.laid
        p.laid = NOTHING


class Defence(Menu[ThroughTheAges]):
    """TTA-AGG-05: asked of everybody who might have the cards, so that nobody learns who has not."""

    question = "ask-defend"
    pause = True

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Defend(), Yield(YIELD)])

    def run(self, t: ThroughTheAges) -> None:
        p = t.players[self.seat]
        cards = min(len(p.military), int(p.ma_total))
        most = max(bonus.defense for bonus in BONUSES.values())
        if p.strength + cards * most < t.attack and not p.laid:
            t.agenda.pop()
        else:
            super().run(t)

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        p = t.players[self.seat]
        return {
            "seat": int(t.seat),
            "card": CARD.ids[t.attack_card],
            "count": int(t.attack),
            "have": int(p.strength),
            "cards": len(p.laid),
        }


# --- aggressions ------------------------------------------------------------------------------------------------------


class ResolveAttack(SeatStep[ThroughTheAges]):
    """TTA-AGG-08, TTA-AGG-09."""

    def run(self, t: ThroughTheAges) -> None:
        seat = self.seat
        rival = int(t.rival)
        p = t.players[rival]
        t.push(FINISH_ATTACK)
        if p.laid:
            strength = defence(p)
            played = [card for card in p.laid if GROUP[card] == BONUS]
            for card in p.laid:
                t.discard(card, EVERYBODY if GROUP[card] == BONUS else only(rival))
            if t.telling:
                args = {
                    "seat": rival,
                    "cards": [CARD.ids[card] for card in played],
                    "number": len(p.laid) - len(played),
                    "count": strength,
                }
                t.tell("log-defend", args)
            p.laid = NOTHING
            t.block_undo()
            return
        if t.telling:
            t.tell("log-attack-succeeds", {"seat": seat, "seat2": rival, "card": CARD.ids[t.attack_card]})
        succeed(t, seat, rival)


def succeed(t: ThroughTheAges, seat: int, rival: int) -> None:
    """The aggression is carried out."""
    effect = aggression(int(t.attack_card)).effect
    target = t.players[rival]
    if isinstance(effect, Enslave):
        receive(t, seat, effect.gain)
        lose_population(t, rival, effect.population)
    elif isinstance(effect, Plunder):
        t.push(PLUNDER[seat])
    elif isinstance(effect, Raid):
        t.razed = 0
        t.push(RAID_PAYS[seat])
        steps: list[Step[Any]] = [RAZE[seat][part] for part in range(len(effect.ages))]
        t.push_all(steps)
    elif isinstance(effect, Annex):
        if target.colonies:
            t.push(ANNEX_COLONY[seat])
    elif isinstance(effect, Infiltrate):
        t.push(INFILTRATION[seat])
    else:
        assert isinstance(effect, TakePoints)
        take_points(t, seat, rival, effect.what, effect.count)


def take_points(t: ThroughTheAges, seat: int, rival: int, what: int, count: int) -> None:
    """TTA-PTS-04."""
    if what == CULTURE:
        taken = -score_culture(t, rival, -count)
        score_culture(t, seat, taken)
    else:
        taken = -score_science(t, rival, -count)
        score_science(t, seat, taken)
    if t.telling:
        goods = worded([("culture" if what == CULTURE else "science", int(taken))])
        t.tell("log-take-goods", {"seat": seat, "seat2": rival, "goods": goods})


class FinishAttack(Step[ThroughTheAges]):
    """The card is discarded; everybody has seen it. Aggressions never come into play (TTA-INP-14)."""

    def run(self, t: ThroughTheAges) -> None:
        t.discard(int(t.attack_card), EVERYBODY)
        t.attack_card = EMPTY
        t.rival = EMPTY
        t.attack = 0
        t.razed = 0


class PlunderMix(Decision[ThroughTheAges]):
    """TTA-FR-11: how much food, the rest resources, as far as the rival has it. The attacker chooses."""

    question = "ask-plunder"

    def limits(self, t: ThroughTheAges) -> tuple[int, int, int]:
        """The least and the most food, and how much it is together."""
        effect = aggression(int(t.attack_card)).effect
        assert isinstance(effect, Plunder)
        target = t.players[int(t.rival)]
        have_food = int(food(target))
        have_ore = int(resources(target))
        total = min(effect.number, have_food + have_ore)
        return max(0, total - have_ore), min(total, have_food), total

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        least, most, _ = self.limits(t)
        return [MIX.move(number) for number in range(least, most + 1)]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not MIX:
            return t.not_asked(move)
        least, most, _ = self.limits(t)
        if not least <= VOCABULARY.first[move] <= most:
            return Reason("TTA-FR-11", "refuse-mix", {"least": least, "most": most})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        number = VOCABULARY.first[move]
        _, _, total = self.limits(t)
        rival = int(t.rival)
        meals = lose(t, rival, FOOD, number)
        ore = lose(t, rival, RESOURCE, total - number)
        gain(t, seat, FOOD, meals)
        gain(t, seat, RESOURCE, ore)
        if t.telling:
            goods = worded([("food", int(meals)), ("resource", int(ore))])
            t.tell("log-take-goods", {"seat": seat, "seat2": rival, "goods": goods})

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.attack_card], "seat": int(t.rival), "count": self.limits(t)[2]}

    def says(self, t: ThroughTheAges, seat: int, move: int) -> dict[str, Any] | None:
        return mixed(move, self.limits(t)[2])


def mixed(move: int, total: int) -> dict[str, Any] | None:
    """A mix of food and resources as a sentence."""
    if VOCABULARY.verb(move) is not MIX:
        return None
    number = VOCABULARY.first[move]
    return sentence("mix", {"goods": worded([("food", number), ("resource", total - number)])})


class Raze(Demolition):
    """An urban building of the rival that a raid destroys; `part` says which of those the card names."""

    question = "ask-raze"
    rule = "TTA-AGG-09"

    def __init__(self, seat: int, part: int) -> None:
        super().__init__(seat)
        self.part = part

    def label(self) -> str:
        return f"Raze({self.seat}, {self.part})"

    def ages(self, t: ThroughTheAges) -> list[int]:
        effect = aggression(int(t.attack_card)).effect
        assert isinstance(effect, Raid)
        return effect.ages[self.part :]

    def targets(self, t: ThroughTheAges) -> list[int]:
        """Buildings that may be chosen: as many are destroyed as the card names, where that can be."""
        workers = t.players[int(t.rival)].workers
        ages = self.ages(t)
        found = [c for c in range(WORKER_CARDS) if GROUP[c] == URBAN and workers[c] > 0 and AGE[c] <= ages[0]]
        if len(ages) == 1:
            return found
        leaving = [
            first
            for first in found
            if any(
                GROUP[c] == URBAN and AGE[c] <= ages[1] and workers[c] > (1 if c == first else 0)
                for c in range(WORKER_CARDS)
            )
        ]
        return leaving or found

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        rival = int(t.rival)
        t.razed += RESOURCE_COST[card]  # TTA-AGG-10: the printed cost
        remove_building(t, rival, card)
        if t.telling:
            t.tell("log-razed", {"seat": seat, "seat2": rival, "card": CARD.ids[card]})

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"card": CARD.ids[t.attack_card], "seat": int(t.rival)}


class RaidPays(SeatStep[ThroughTheAges]):
    """Half of the summed costs, rounded up once."""

    def run(self, t: ThroughTheAges) -> None:
        got = gain(t, self.seat, RESOURCE, (t.razed + 1) // 2)
        t.razed = 0
        if t.telling and got:
            t.tell("log-gain", {"seat": self.seat, "goods": worded([("resource", int(got))])})


class AnnexColony(Decision[ThroughTheAges]):
    """TTA-INP-12: a colony changes hands; its immediate effect is ignored."""

    question = "ask-annex"

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [ANNEX.move(card) for card in t.players[int(t.rival)].colonies]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not ANNEX:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if card not in t.players[int(t.rival)].colonies:
            return Reason("TTA-INP-12", "refuse-no-such-colony", {"card": CARD.ids[card]})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        rival = int(t.rival)
        t.players[rival].colonies = without(t.players[rival].colonies, card)
        t.players[seat].colonies = plus(t.players[seat].colonies, card)
        if t.telling:
            t.tell("log-annex", {"seat": seat, "seat2": rival, "card": CARD.ids[card]})
        update(t, rival)
        update(t, seat)

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"seat": int(t.rival)}


class Infiltration(Decision[ThroughTheAges]):
    """The rival's leader or unfinished wonder leaves play; culture by its level."""

    question = "ask-infiltrate"

    def targets(self, t: ThroughTheAges) -> list[int]:
        p = t.players[int(t.rival)]
        return [int(card) for card in (p.leader, p.wonder) if card != EMPTY]

    def moves(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [INFILTRATE.move(card) for card in self.targets(t)]

    def why_not(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        if VOCABULARY.verb(move) is not INFILTRATE:
            return t.not_asked(move)
        card = VOCABULARY.first[move]
        if card not in self.targets(t):
            return Reason("TTA-CARD-07", "refuse-not-infiltrated", {"card": CARD.ids[card]})
        return None

    def play(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        rival = int(t.rival)
        effect = aggression(int(t.attack_card)).effect
        assert isinstance(effect, Infiltrate)
        if t.players[rival].leader == card:
            leader_leaves(t, rival)
        else:
            unfinished_leaves(t, rival)
        points = effect.number * AGE[card]
        score_culture(t, seat, points)
        if t.telling and points:
            t.tell("log-gain", {"seat": seat, "goods": worded([("culture", points)])})
        update_with_partners(t, rival)

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"seat": int(t.rival)}


# --- wars -------------------------------------------------------------------------------------------------------------


class Declare(Action[ThroughTheAges]):
    """TTA-WAR-01 to TTA-WAR-06: whatever the strengths are. The card lies in the play area until it is resolved at the
    start of the next turn (TTA-WAR-04); a pact made meanwhile does not cancel it (TTA-PACT-06).
    """

    def __init__(self) -> None:
        super().__init__(DECLARE)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        cards = [card for card in sorted(set(t.players[seat].military)) if GROUP[card] == WAR_GROUP]
        if not cards:
            return []
        others = [other for other in t.order_from(seat) if other != seat]
        return [DECLARE.move(card, other) for card in cards for other in others]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if GROUP[card] != WAR_GROUP:
            return Reason("TTA-WAR-01", "refuse-not-a-war", {"card": CARD.ids[card]})
        if t.round == t.last_round:
            return Reason("TTA-WAR-05", "refuse-war-in-last-round", {})
        return why_no_attack(t, seat, card, VOCABULARY.second[move])

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        rival = VOCABULARY.second[move]
        p = t.players[seat]
        spend_ma(p, attack_cost(t, card, rival))
        t.drop_military(seat, card)
        t.shown(card)
        t.acted = True
        p.war = card
        p.war_on = rival
        if t.telling:
            t.tell("log-declare", {"seat": seat, "seat2": rival, "card": CARD.ids[card]})
        end_by_attack(t, seat, rival)


def war_strength(t: ThroughTheAges, seat: int, rival: int) -> int:
    """TTA-WRES-02, TTA-WRES-11: the declarer's strength now, with the bonus of Open Borders with this rival."""
    return int(t.players[seat].strength) + attack_bonus(t, seat, rival)


class ResolveWar(SeatStep[ThroughTheAges]):
    """TTA-WRES-01 to TTA-WRES-06: at the start of the declarer's turn, after the row was refilled.

    It acts once and leaves play in every case (TTA-WRES-05, TTA-INP-13).
    """

    def run(self, t: ThroughTheAges) -> None:
        seat = self.seat
        p = t.players[seat]
        if p.war == EMPTY:
            return
        rival = int(p.war_on)
        t.attack_card = p.war
        p.war = EMPTY
        p.war_on = EMPTY
        mine = war_strength(t, seat, rival)
        theirs = int(t.players[rival].strength)
        if t.telling:
            args = {"seat": seat, "seat2": rival, "card": CARD.ids[t.attack_card], "count": mine, "have": theirs}
            t.tell("log-war", args)
        t.push(FINISH_ATTACK)
        if mine == theirs:  # TTA-WRES-04
            return
        victor, loser = (seat, rival) if mine > theirs else (rival, seat)
        t.attack = abs(mine - theirs)
        t.rival = loser
        if t.telling:
            t.tell("log-war-won", {"seat": victor, "seat2": loser, "count": int(t.attack)})
        win_war(t, victor, loser)


def win_war(t: ThroughTheAges, victor: int, loser: int) -> None:
    """TTA-WRES-03: the war card is carried out with the strength advantage."""
    card = CARDS[int(t.attack_card)]
    assert isinstance(card, War)
    effect = card.effect
    if isinstance(effect, WarOverCulture):
        take_points(t, victor, loser, CULTURE, effect.number + int(t.attack))
    elif isinstance(effect, WarOverTerritory):
        taken = take_yellow(t, victor, loser, 1 + t.attack // effect.number)
        if t.telling:
            t.tell("log-take-goods", {"seat": victor, "seat2": loser, "goods": worded([("yellow", int(taken))])})
    else:
        assert isinstance(effect, WarOverTechnology)
        t.push(SPOILS[victor])


class Seize(Action[ThroughTheAges]):
    """TTA-WRES-07, TTA-WRES-09, TTA-WRES-10: a special technology instead of science; nothing is developed by it."""

    def __init__(self) -> None:
        super().__init__(SEIZE)

    def tries(self, t: ThroughTheAges, seat: int) -> list[int]:
        return [SEIZE.move(card) for card in t.players[int(t.rival)].specials if card != EMPTY]

    def refusal(self, t: ThroughTheAges, seat: int, move: int) -> Reason | None:
        card = VOCABULARY.first[move]
        if card not in t.players[int(t.rival)].specials:
            return Reason("TTA-WRES-07", "refuse-not-a-spoil", {"card": CARD.ids[card]})
        p = t.players[seat]
        if has_technology(p, card) or card in p.civil:
            return Reason("TTA-WRES-08", "refuse-have-it", {"card": CARD.ids[card]})
        if SCIENCE_COST[card] > t.attack:
            args = {"card": CARD.ids[card], "count": SCIENCE_COST[card], "have": int(t.attack)}
            return Reason("TTA-WRES-07", "refuse-advantage", args)
        return None

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        card = VOCABULARY.first[move]
        loser = int(t.rival)
        t.attack -= SCIENCE_COST[card]
        p = t.players[loser]
        specials = p.specials.copy()
        specials[TYPE[card] - LAW] = EMPTY
        p.specials = specials
        put_special(t, seat, card)
        if t.telling:
            t.tell("log-seize", {"seat": seat, "seat2": loser, "card": CARD.ids[card]})
        t.push(SPOILS[seat])
        update(t, loser)
        update(t, seat)


class TakeScience(Free[ThroughTheAges]):
    """The rest of the advantage in science, as far as the loser has it."""

    def do(self, t: ThroughTheAges, seat: int, move: int) -> None:
        take_points(t, seat, int(t.rival), SCIENCE, int(t.attack))


class Spoils(Menu[ThroughTheAges]):
    """TTA-WRES-07: what the victor of a war over technology takes."""

    question = "ask-spoils"

    def __init__(self, seat: int) -> None:
        super().__init__(seat, VOCABULARY, [Seize(), TakeScience(DONE)])

    def details(self, t: ThroughTheAges) -> dict[str, Any]:
        return {"seat": int(t.rival), "count": int(t.attack)}


SEATS_AT_MOST: Final = range(MOST_SEATS)
MOST_RAZED: Final = 2
FINISH_ATTACK: Final = FinishAttack()
RESOLVE_ATTACK: Final = [ResolveAttack(seat) for seat in SEATS_AT_MOST]
DEFENCE: Final = [Defence(seat) for seat in SEATS_AT_MOST]
PLUNDER: Final = [PlunderMix(seat) for seat in SEATS_AT_MOST]
RAZE: Final = [[Raze(seat, part) for part in range(MOST_RAZED)] for seat in SEATS_AT_MOST]
RAID_PAYS: Final = [RaidPays(seat) for seat in SEATS_AT_MOST]
ANNEX_COLONY: Final = [AnnexColony(seat) for seat in SEATS_AT_MOST]
INFILTRATION: Final = [Infiltration(seat) for seat in SEATS_AT_MOST]
RESOLVE_WAR: Final = [ResolveWar(seat) for seat in SEATS_AT_MOST]
SPOILS: Final = [Spoils(seat) for seat in SEATS_AT_MOST]
