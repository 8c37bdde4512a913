"""The evaluator of Imperium: what it reads off cards, and what it prefers."""

import pytest

from pentapolis.bots import FittedEvaluator, PlanBot, evaluator_for, level
from pentapolis.bots.evaluators.imperium_cards import (
    ACTIONS,
    CALM,
    CARDS,
    CURRENCIES,
    EARLY,
    FAME,
    HARM,
    LAND,
    MATERIALS,
    POPULATION,
    TRADE,
    Reading,
    book,
    worth,
)
from pentapolis.bots.evaluators.imperium_features import NAMES, left_of, rounds_to_go, unrest_of
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.game import GAME
from pentapolis.games.imperium.scoring import unrest_cards
from pentapolis.games.imperium.table import Imperium
from pentapolis.games.imperium.terms import ACTIVATE, CLEAN_UP
from pentapolis.games.imperium.vocabulary import DONE
from pentapolis.kernel.lists import plus, without
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast

BOOK = book(BUILT_IN)


def evaluator() -> FittedEvaluator:
    found = evaluator_for("imperium")
    assert isinstance(found, FittedEvaluator)
    return found


def reading(card: str) -> Reading:
    return BOOK.readings[CARD.find(card)]


def new(**options: object) -> Imperium:
    table = GAME.new(2, 1, {"nation_0": "romans", "nation_1": "celts", "power": "a", "first_player": 0, **options})
    assert isinstance(table, Imperium)
    return table


def feature(table: Imperium, seat: int, name: str) -> float:
    return evaluator().every(table)[seat][NAMES.index(name)]


# --- reading cards --------------------------------------------------------------------------------------------------


def test_an_attack_is_read_as_what_it_brings_and_what_others_lose() -> None:
    invasion = reading("roman_invasion_1rom4").played
    assert invasion[TRADE] == 1.0
    assert invasion[HARM] == pytest.approx(EARLY[LAND])


def test_of_a_choice_the_best_option_counts() -> None:
    """Advance: 3 materials for a card of the market, or 5 for one without its unrest."""
    advance = reading("advance_1rom16")
    assert advance.played[MATERIALS] == -3.0
    assert advance.played[TRADE] == 1.0
    assert (advance.materials, advance.population) == (3, 0)


def test_glory_is_fame_for_three_regions() -> None:
    glory = reading("glory_1rom14")
    assert glory.played[FAME] == 1.0
    assert glory.played[LAND] == -3.0
    assert glory.regions == 3


def test_an_unrest_played_is_an_unrest_less() -> None:
    unrest = reading("unrest_1rom22")
    assert unrest.played[CALM] == 1.0
    assert unrest.played[POPULATION] == -1.0


def test_what_all_players_get_is_worth_less_than_what_one_gets() -> None:
    prosperity = reading("prosperity_1rom15").played
    assert prosperity[CARDS] == 1.0
    assert prosperity[HARM] == pytest.approx(-EARLY[CARDS])


def test_abilities_and_standing_rules_are_read_apart_from_play() -> None:
    legions = reading("legions_1rom5")
    assert legions.played == [0.0] * CURRENCIES
    assert legions.passive[CARDS] == 1.0
    eternal = reading("rome_the_eternal_city_1rom7")
    assert worth(eternal.solstice, EARLY) == pytest.approx(EARLY[CARDS])


def test_free_play_is_an_action_gained() -> None:
    assert reading("julius_caesar_1rom2").played[ACTIONS] > 0.0


def test_every_card_that_does_something_when_played_is_worth_something() -> None:
    """A verb that nobody taught the evaluator to read would leave its cards without any worth."""
    blank = []
    for card, face in enumerate(edition(BUILT_IN).faces):
        one = BOOK.readings[card]
        abilities = face.play or face.exhaust or face.solstice
        if abilities and not any(any(amounts) for amounts in (one.played, one.exhaust, one.solstice)):
            blank.append(CARD.ids[card])
    assert blank == []


# --- judging --------------------------------------------------------------------------------------------------------


def test_every_feature_has_weights_that_are_not_negative() -> None:
    assert all(weight >= 0.0 for row in evaluator().weights for weight in row)
    assert evaluator().names == NAMES


@pytest.mark.parametrize("kind", ["materials", "population", "progress"])
def test_tokens_are_welcome(kind: str) -> None:
    table = new()
    before = evaluator().value(table, 0)
    setattr(table.players[0], kind, getattr(table.players[0], kind) + 3)
    assert evaluator().value(table, 0) > before


def test_unrest_in_the_deck_is_not() -> None:
    table = new()
    before = evaluator().value(table, 0)
    table.players[0].discard = [table.unrest[-1]]
    assert evaluator().value(table, 0) < before


def test_a_card_out_of_its_state_is_dead() -> None:
    table = new()
    dead = feature(table, 0, "deck_dead")
    table.players[0].empire = True
    assert feature(table, 0, "deck_dead") < dead


def test_legions_bring_conquer_back_to_life() -> None:
    table = new()
    p = table.players[0]
    p.empire = True
    dead = feature(table, 0, "deck_dead")
    p.area = plus(p.area, CARD.find("legions_1rom5"))
    assert feature(table, 0, "deck_dead") > dead


def test_a_turn_that_is_over_has_nothing_left_and_a_new_hand() -> None:
    table = new()
    assert feature(table, 0, "this_turn") > 0.0
    assert feature(table, 1, "this_turn") > 0.0
    table.turn = 1
    assert feature(table, 0, "this_turn") == 0.0
    assert feature(table, 1, "this_turn") > 0.0


def test_an_ability_counts_until_it_is_used() -> None:
    table = new()
    p = table.players[0]
    boats = CARD.find("boats_1unc11")
    p.area = plus(p.area, boats)
    fresh = feature(table, 0, "this_exhaust")
    assert fresh > 0.0
    p.exhausted = [boats]
    assert feature(table, 0, "this_exhaust") < fresh


def test_fewer_unrest_are_worth_something_when_the_pile_runs_out() -> None:
    table = new()
    table.players[1].discard = [table.unrest[-1], table.unrest[-2]]
    table.unrest = table.unrest[:1]
    assert feature(table, 0, "collapse") > 0.0
    assert feature(table, 1, "collapse") < 0.0


def test_the_game_is_nearer_to_its_end_with_every_development() -> None:
    table = new()
    p = table.players[0]
    at_first = rounds_to_go(table, p)
    p.developments = without(p.developments, p.developments[0])
    assert rounds_to_go(table, p) < at_first
    assert 0.5 < left_of(table) <= 1.0
    table.last_round = table.round + 1
    assert left_of(table) < 0.1


@pytest.mark.parametrize("nation", [nation.id for nation in edition(BUILT_IN).nations if nation.id != "celts"])
def test_every_nation_is_judged(nation: str) -> None:
    table = new(nation_0=nation)
    values = evaluator().values(table)
    assert sum(values) == pytest.approx(1.0)
    assert all(0.05 < value < 0.95 for value in values)


def test_knights_under_regions_and_a_quest_done_speak_for_arthurians() -> None:
    table = new(nation_0="arthurians")
    p = table.players[0]
    court = next(card for card in p.area if table.faces[card].court)
    quest = CARD.find("excalibur_2art7")
    knights = [CARD.find(name) for name in ("cai_2art18", "peredur_2art17")]
    region = CARD.find("britannia_prima_2art21")
    cards = [*knights, region]
    p.hand = [card for card in p.hand if card not in cards]
    p.deck = [card for card in p.deck if card not in cards]
    p.area = plus(p.area, region)
    p.garrisons = {region: knights}
    assert (feature(table, 0, "quests"), feature(table, 0, "knights")) == (-5.0, 0.0)  # none is active
    p.developments = without(p.developments, quest)
    p.garrisons = {region: knights, court: [quest]}
    assert (feature(table, 0, "quests"), feature(table, 0, "knights")) == (-4.5, 2.0)
    p.garrisons = {region: knights}
    p.hand = plus(p.hand, quest)
    assert (feature(table, 0, "quests"), feature(table, 0, "knights")) == (-4.0, 0.0)


def test_what_brings_a_quest_to_the_hand_is_worth_the_knights_it_costs() -> None:
    assert worth(reading("myrddin_wyllt_2art23").played, EARLY) > 0.0


@pytest.mark.parametrize("phase", [ACTIVATE, CLEAN_UP])
@pytest.mark.parametrize("resolved", [100, 500, 1000])
def test_however_hopeless_a_position_a_turn_that_could_go_on_for_ever_is_ended(phase: int, resolved: int) -> None:
    """Two cards that are played free and draw each other: once more, and then the end, is worse than the end."""
    table = new()
    table.phase = phase
    table.players[1].progress = 300
    table.resolved = resolved
    now = evaluator().value(table, 0), evaluator().merit(table, 0)
    table.resolved += 1
    later = evaluator().value(table, 0), evaluator().merit(table, 0)
    assert 0.0 < later[0] < now[0] * 0.97
    assert later[1] < now[1]
    assert evaluator().value(table, 1) > 0.9


# --- planning -------------------------------------------------------------------------------------------------------


def played(seed: int, moves: int, **options: object) -> Imperium:
    table = GAME.new(2, seed, {"first_player": 0, **options}, bulk=True)
    playout(table, Fast(seed), moves)
    assert isinstance(table, Imperium)
    return table


@pytest.mark.parametrize("seed", range(6))
def test_what_is_weighed_as_it_comes_is_the_sum_of_what_is_listed(seed: int) -> None:
    """And what was seen last of a seat is used again only where it is still so."""
    judge = evaluator()
    for moves in (40, 41, 80, 81, 200, 201):
        table = played(seed, moves)
        if table.over:
            continue
        weights = judge.weights_at(left_of(table))
        for seat, row in enumerate(judge.every(table)):
            assert judge.scores(table)[seat] == pytest.approx(sum(a * b for a, b in zip(row, weights, strict=True)))


@pytest.mark.parametrize("seed", range(4))
def test_unrest_is_counted_as_for_a_collapse(seed: int) -> None:
    for moves in (30, 100, 250):
        table = played(seed, moves)
        for seat in (0, 1):
            assert unrest_of(table, table.players[seat]) == len(unrest_cards(table, seat))


def test_cards_played_in_another_order_are_the_same_position() -> None:
    def after(*cards: str) -> Imperium:
        table = new()
        p = table.players[0]
        p.hand = [CARD.find(card) for card in ("legions_1rom5", "boats_1unc11", "prosperity_1rom15")]
        for card in cards:
            p.hand = without(p.hand, CARD.find(card))
            p.area = plus(p.area, CARD.find(card))
            p.actions -= 1
        return table

    judge = evaluator()
    one = judge.mark(after("legions_1rom5", "boats_1unc11"), 0)
    assert one == judge.mark(after("boats_1unc11", "legions_1rom5"), 0)
    assert one != judge.mark(after("boats_1unc11", "prosperity_1rom15"), 0)
    assert one != judge.mark(after("boats_1unc11"), 0)


def test_a_turn_is_planned_up_to_its_clean_up() -> None:
    table = new()
    judge = evaluator()
    assert judge.turn(table) == 0
    judge.settle(table, 0, Fast(1))
    assert table.phase == CLEAN_UP
    assert table.turn == 0
    assert judge.turn(table) not in (0, 1)
    assert judge.pending(table, 0)


def test_what_is_thrown_away_does_not_depend_on_what_will_be_drawn() -> None:
    judge = evaluator()
    table = new()
    judge.settle(table, 0, Fast(1))
    while DONE.base not in table.legal(0):
        table.make(0, table.legal(0)[0])
    other = table.copy()
    p = other.players[0]
    p.deck = list(reversed(p.deck))
    assert judge.reply(table, 0, table.legal(0)) == judge.reply(other, 0, other.legal(0))


def test_a_game_that_nobody_ends_is_not_judged_as_if_it_were_over() -> None:
    table = new()
    table.round = 60
    assert 0.25 < left_of(table) < 0.5


def test_the_strong_levels_plan_and_hard_in_a_small_way() -> None:
    hard, expert = level("hard", GAME, 1), level("expert", GAME, 1, simulations=1000)
    assert isinstance(hard, PlanBot)
    assert isinstance(expert, PlanBot)
    assert (hard.limit, expert.limit) == (300, 1000)
    assert hard.width < expert.width
    assert hard.ahead == expert.ahead == 0.0
