"""Statistics, actions, tokens, workers, discontent, goods and points (TTA-STAT … TTA-PTS)."""

from dataclasses import replace
from itertools import product

import pytest

from pentapolis.games.through_the_ages.ratings import Part, Ratings, work_out
from pentapolis.games.through_the_ages.terms import FOOD, RESOURCE
from pentapolis.games.through_the_ages.tokens import gain, lose
from tests.rules.through_the_ages.prelude import *

RATINGS = ("culture", "science", "strength", "happy")


@pytest.mark.rule("TTA-STAT-02", "TTA-STAT-09")
def test_ratings_follow_from_the_cards_at_any_time() -> None:
    """What is kept is what would be worked out anew, in the middle of random games too."""
    for seed in range(6):
        t = new_game(3, seed=seed, options={"length": "age_2"})
        step = 0
        while not t.over and step < 260:
            step += 1
            play(t, sorted(moves(t))[(step * 7 + seed) % len(moves(t))])
            if step % 20 == 0 and not t.over:
                for seat, p in enumerate(t.players):
                    parts: list[Part] = []
                    r = Ratings(parts)
                    work_out(t, seat, r)
                    assert (p.culture_rate, p.science_rate, p.strength, p.happy) == (
                        r.culture,
                        r.science,
                        r.strength,
                        r.happy,
                    )
                    assert (p.ca_total, p.ma_total) == (r.ca, r.ma)
                    strength = sum(part.number for part in parts if part.rating == "strength")
                    assert max(strength, 0) == r.strength


@pytest.mark.rule("TTA-STAT-03", "TTA-STAT-04", "TTA-STAT-05", "TTA-STAT-06")
def test_ratings_never_fall_below_zero() -> None:
    weak = Civ(government="fundamentalism", workers={"philosophy": 0, "warriors": 0}, wonders=["kremlin"])
    found = stats(position(weak, age="III"))
    assert (found["science"], found["happy"]) == (0, 0)
    # Side B of Loss of Sovereignty takes 2 culture of nothing.
    t = position(Civ(pact="loss_of_sovereignty", partner=BENCE, side="B"), Civ(), Civ(), age="III")
    assert stats(t)["culture"] == 0


@pytest.mark.rule("TTA-STAT-06")
def test_happiness_is_at_most_eight() -> None:
    assert stats(position(Civ(workers={"professional_sports": 3}), age="III"))["happy"] == 8
    assert stats(position(Civ(workers={"team_sports": 2}, wonders=["kremlin"]), age="III"))["happy"] == 5


@pytest.mark.rule("TTA-STAT-04")
def test_points_scored_in_certain_situations_are_no_part_of_a_rating() -> None:
    assert stats(position(Civ(leader="genghis_khan")))["culture"] == 0
    assert stats(position(Civ(leader="winston_churchill"), age="III"))["culture"] == 0


@pytest.mark.rule("TTA-STAT-07", "TTA-CLR-11")
def test_cards_with_unhappy_faces_get_no_face_of_the_basilica() -> None:
    t = position(Civ(wonders=["st_peters_basilica", "kremlin"], workers={"theology": 1}))
    # The Basilica 1, Theology 2 + 1, the Kremlin -1.
    assert stats(t)["happy"] == 3


@pytest.mark.rule("TTA-STAT-08", "TTA-COL-08")
def test_the_colonization_modifier_adds_up() -> None:
    assert stats(position(Civ()))["colonization"] == 0
    assert stats(position(Civ(wonders=["colossus"], specials=["navigation"])))["colonization"] == 4


# --- actions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-ACN-01", "TTA-ACN-02")
def test_totals_are_the_symbols_in_play() -> None:
    found = stats(
        position(Civ(government="monarchy", wonders=["pyramids", "kremlin"], specials=["code_of_laws", "warfare"]))
    )
    assert (found["civil_action"], found["military_action"]) == (5 + 1 + 1 + 1, 3 + 1 + 1)
    # An unfinished wonder has none.
    assert stats(position(Civ(wonder="pyramids", stages=2)))["civil_action"] == 4


@pytest.mark.rule("TTA-ACN-04", "TTA-CLR-06")
def test_an_action_back_needs_a_spent_one() -> None:
    """A temporary action pays; no token is spent, so Newton gives nothing back."""
    t = position(Civ(leader="isaac_newton", civil=["masonry"], science=9, temporary_ca=1), age="II")
    play(t, "develop:masonry")
    assert (stats(t)["ca"], int(t.players[ANNA].temporary_ca)) == (4, 0)


@pytest.mark.rule("TTA-ACN-05", "TTA-CLR-25")
def test_temporary_actions_are_spent_first_and_do_not_change_the_totals() -> None:
    t = position(Civ(leader="hammurabi", stock={"agriculture": 9}))
    play(t, "convert")
    found = stats(t)
    assert (found["ca"], found["civil_action"], found["ma"]) == (4, 4, 1)
    play(t, "increase")
    assert (stats(t)["ca"], int(t.players[ANNA].temporary_ca)) == (4, 0)


@pytest.mark.rule("TTA-ACN-07", "TTA-CLR-27")
@pytest.mark.parametrize(("available", "left"), [(0, 0), (3, 3), (4, 4), (5, 4)])
def test_a_lost_action_is_taken_from_the_spent_ones_first(available: int, left: int) -> None:
    t, _ = happen("ravages_of_time", Civ(wonders=["pyramids"], ca=available), Civ(), age="II")
    assert (stats(t)["civil_action"], stats(t)["ca"]) == (4, left)


# --- tokens -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-TOK-01")
def test_tokens_beyond_the_spaces_change_nothing() -> None:
    t = position(Civ(yellow=25, blue=30, stock={"agriculture": 2}))
    found = stats(t)
    assert (found["corruption"], found["consumption"], found["discontent"]) == (0, 0, 0)
    play(t, "increase")
    assert (stats(t)["yellow"], stats(t)["food"]) == (24, 0)


@pytest.mark.rule("TTA-TOK-02", "TTA-TOK-03", "TTA-TOK-05")
def test_token_symbols_come_and_go_with_the_card() -> None:
    colony = Civ(colonies=["vast_territory_1"], yellow=20, blue=9, workers={"warriors": 0})
    t, _ = happen("independence_declaration", Civ(), colony, age="II")
    found = stats(t, BENCE)
    assert (found["yellow"], found["blue"]) == (17, 10)
    t = position(Civ(leader="christopher_columbus", military=["vast_territory_1"]), phase="politics")
    play(t, "settle:vast_territory_1")
    found = stats(t)
    assert (found["yellow"], found["blue"]) == (21, 12)  # 3 tokens carry the food


@pytest.mark.rule("TTA-TOK-04", "TTA-TOK-07", "TTA-TOK-08", "TTA-TOK-09")
def test_yellow_tokens_are_lost_and_taken_as_far_as_there_are_any() -> None:
    t = position(Civ(leader="alexander_the_great", military=["rats"]), phase="politics")
    play(t, "retire")
    assert (stats(t)["yellow"], leader_of(t)) == (19, "")
    strong = Civ(workers={"warriors": 4})
    t, _ = happen("uncertain_borders", strong, Civ(yellow=1))
    assert (stats(t)["yellow"], stats(t, BENCE)["yellow"]) == (19, 0)
    t, _ = happen("uncertain_borders", strong, Civ(yellow=0))
    assert (stats(t)["yellow"], stats(t, BENCE)["yellow"]) == (18, 0)
    assert workers_of(t, BENCE) == {"warriors": 1, "agriculture": 2, "bronze": 2, "philosophy": 1}


@pytest.mark.rule("TTA-TOK-06")
def test_blue_tokens_are_lost_from_the_bank_and_then_by_choice() -> None:
    t, _ = happen(
        "crime_wave", Civ(workers={"warriors": 4}), Civ(blue=3, stock={"bronze": 2, "agriculture": 2}), age="II"
    )
    assert stats(t, BENCE)["blue"] == 2
    t, _ = happen(
        "crime_wave", Civ(workers={"warriors": 4}), Civ(blue=0, stock={"bronze": 2, "agriculture": 2}), age="II"
    )
    assert (asked(t, BENCE), t.to_act) == ("ask-lose-token", [BENCE])
    assert refusal(t, "return_token:iron", BENCE) == "TTA-TOK-06"
    play(t, "return_token:agriculture", seat=BENCE)
    assert (stock_of(t, BENCE), stats(t, BENCE)["blue"]) == ({"bronze": 2, "agriculture": 1}, 0)


# --- workers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-WRK-01")
def test_workers_are_on_cards_or_unused() -> None:
    t = position(Civ(workers={"warriors": 3}, unused=2))
    assert int(t.players[ANNA].all_workers()) == 3 + 2 + 2 + 1 + 2


@pytest.mark.rule("TTA-WRK-02", "TTA-GAP-08")
def test_population_gained_costs_no_food_and_needs_a_token() -> None:
    t, _ = happen("development_of_settlement", Civ(yellow=1), Civ(yellow=0))
    assert (stats(t)["yellow"], stats(t)["unused"]) == (0, 2)
    assert (stats(t, BENCE)["yellow"], stats(t, BENCE)["unused"]) == (0, 1)


@pytest.mark.rule("TTA-WRK-04", "TTA-WRK-05")
def test_population_lost_is_unused_or_chosen() -> None:
    t, _ = happen("pestilence", Civ(unused=1), Civ(unused=0))
    assert (stats(t)["unused"], stats(t)["yellow"]) == (0, 19)
    assert asked(t, BENCE) == "ask-lose-worker"
    assert refusal(t, "lose_worker:religion", BENCE) == "TTA-WRK-04"
    play(t, "lose_worker:philosophy", seat=BENCE)
    found = stats(t, BENCE)
    assert (found["yellow"], found["science"], found["unused"]) == (19, 0, 0)


@pytest.mark.rule("TTA-DIS-01", "TTA-DIS-02", "TTA-DIS-04")
def test_needed_happy_faces_by_the_yellow_bank() -> None:
    needed = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0, 0]
    for yellow, faces in product(range(20), (0, 1, 2)):
        t = position(Civ(yellow=yellow, workers={"religion": faces}, unused=3))
        assert stats(t)["discontent"] == max(needed[yellow] - faces, 0)
        # Covered by unused workers or not: they are discontent all the same.
        assert stats(t)["unused"] == 3


# --- food and resources -----------------------------------------------------------------------------------------------

MINES = ["iron", "coal", "oil"]
WORTH = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}


@pytest.mark.rule("TTA-FR-01", "TTA-FR-02", "TTA-FR-03")
def test_gaining_is_exact_and_as_much_as_the_bank_allows() -> None:
    for technologies, blue, amount in product(([], ["iron"], ["coal"], MINES), range(5), range(12)):
        t = position(Civ(technologies=technologies, blue=blue))
        got = int(gain(t, ANNA, RESOURCE, amount))
        worths = [1, *(WORTH[name] for name in technologies)]
        # The most that at most `blue` tokens are worth without being more than the amount.
        sums = {0}
        for _ in range(blue):
            sums |= {one + worth for one in sums for worth in worths if one + worth <= amount}
        assert got == max(sums)
        assert stats(t)["resources"] == got
        assert stats(t)["blue"] + sum(stock_of(t).values()) == blue


@pytest.mark.rule("TTA-FR-04")
def test_food_and_resources_are_gained_in_the_order_printed() -> None:
    """Stockpile: first the resource, then the food, with one token left."""
    t = position(Civ(civil=["stockpile"], blue=1))
    play(t, "play:stockpile")
    assert (stats(t)["resources"], stats(t)["food"]) == (1, 0)


def payable(have: dict[str, int], bank: int, due: int) -> tuple[int, int] | None:
    """A model of TTA-FR-05 to TTA-FR-08: the overpayment and the fewest tokens left, or None.

    A result may be reached if its worth is right, there are tokens enough, and no token moved to a higher card: what a
    card gained must come out of what more valuable ones gave up.
    """
    cards = sorted(have, key=lambda card: -WORTH[card])
    total = sum(WORTH[card] * count for card, count in have.items())
    if total < due:
        return None
    tokens = bank + sum(have.values())
    for over in range(total - due + 1):
        best: int | None = None
        for counts in product(*(range(total // WORTH[card] + 1) for card in cards)):
            if sum(WORTH[card] * count for card, count in zip(cards, counts, strict=True)) != total - due - over:
                continue
            credit = 0
            fine = sum(counts) <= tokens
            for card, count in zip(cards, counts, strict=True):
                credit += (have[card] - count) * WORTH[card]
                fine = fine and credit >= 0
            if fine and (over == 0 or sum(counts) == tokens):
                best = sum(counts) if best is None else min(best, sum(counts))
        if best is not None:
            return over, best
    return None


@pytest.mark.rule("TTA-FR-05", "TTA-FR-06", "TTA-FR-07", "TTA-FR-08", "TTA-FR-10", "TTA-FR-12", "TTA-GAP-60")
def test_payments_are_exact_with_change_and_leave_the_fewest_tokens() -> None:
    stocks = [
        {"bronze": bronze, "iron": iron, "oil": oil}
        for bronze, iron, oil in product((0, 1, 3), (0, 1, 2), (0, 1))
        if bronze + iron + oil
    ]
    for stock, bank, due in product(stocks, (0, 1, 4), (1, 2, 4)):
        t = position(Civ(technologies=["iron", "oil"], stock=stock, blue=bank))
        before = stats(t)
        expected = payable(stock, bank, due)
        lost = int(lose(t, ANNA, RESOURCE, due))
        found = stats(t)
        if expected is None:
            assert (found["resources"], lost) == (0, before["resources"])
            continue
        over, tokens = expected
        assert before["resources"] - found["resources"] == due + over, (stock, bank, due)
        assert sum(stock_of(t).values()) == tokens, (stock, bank, due)
        assert found["blue"] + tokens == bank + sum(stock.values())


@pytest.mark.rule("TTA-FR-09")
def test_temporary_resources_are_spent_first_where_they_may_be() -> None:
    t = position(Civ(unit_resources=1, stock={"bronze": 9}, unused=2))
    play(t, "build:bronze")
    assert (stats(t)["resources"], int(t.players[ANNA].unit_resources)) == (7, 1)
    play(t, "build:warriors")
    assert (stats(t)["resources"], int(t.players[ANNA].unit_resources)) == (6, 0)


@pytest.mark.rule("TTA-FR-10")
def test_a_loss_of_more_than_there_is_takes_all() -> None:
    t = position(Civ(stock={"agriculture": 2}))
    assert int(lose(t, ANNA, FOOD, 5)) == 2
    assert stats(t)["food"] == 0


@pytest.mark.rule("TTA-FR-11")
def test_each_side_uses_its_own_tokens_in_a_plunder() -> None:
    """The rival loses 3 from Coal; the attacker has only Bronze, and 2 tokens."""
    mine = Civ(workers={"warriors": 5}, military=["plunder_1"], blue=2)
    theirs = Civ(technologies=["coal"], stock={"coal": 1}, blue=5)
    t = position(mine, theirs, phase="politics")
    play(t, "attack:plunder_1:1")
    assert (stock_of(t, BENCE), stats(t, BENCE)["blue"]) == ({}, 6)
    assert (stock_of(t), stats(t)["blue"]) == ({"bronze": 2}, 0)


@pytest.mark.rule("TTA-FR-11", "TTA-FR-07")
def test_who_cannot_lose_exactly_loses_more_and_the_other_gains_as_much() -> None:
    """One token on Oil (5), none in the bank: 3 cannot be paid, 4 can, the token goes to Bronze."""
    mine = Civ(workers={"warriors": 3}, military=["plunder_1"])
    t = position(mine, Civ(workers={"oil": 0}, stock={"oil": 1}, blue=0), phase="politics", age="III")
    play(t, "attack:plunder_1:1")
    assert stock_of(t, BENCE) == {"bronze": 1}
    assert stats(t)["resources"] == 4


# --- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-PTS-01")
def test_points_never_fall_below_zero() -> None:
    t, _ = happen("crusades", Civ(workers={"warriors": 5}), Civ(culture=3))
    assert (stats(t)["culture_points"], stats(t, BENCE)["culture_points"]) == (4, 0)


@pytest.mark.rule("TTA-PTS-03")
def test_temporary_science_is_spent_first() -> None:
    mine = Civ(leader="winston_churchill", civil=["cannon", "drama"], science=9)
    t = position(mine, age="III")
    play(t, "arm", "develop:cannon")
    assert (stats(t)["science_points"], int(t.players[ANNA].unit_science)) == (6, 0)
    t = position(mine, age="III")
    play(t, "arm", "develop:drama")
    assert (stats(t)["science_points"], int(t.players[ANNA].unit_science)) == (6, 3)
    assert refusal(position(replace(mine, science=3), age="III"), "develop:cannon") == "TTA-PTS-02"
