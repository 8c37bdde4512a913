"""The end of a turn: excess cards, production, drawing and resetting (TTA-EOT, TTA-PROD, TTA-DRAW, TTA-RST)."""

import pytest

from tests.rules.through_the_ages.prelude import *


def ended(civ: Civ, **more: object) -> dict[str, int]:
    """The statistics after the end of Anna's turn."""
    return stats(position(civ, phase="end", **more))  # type: ignore[arg-type]


@pytest.mark.rule("TTA-EOT-02", "TTA-CARD-05")
def test_military_cards_beyond_the_total_are_discarded() -> None:
    t = position(Civ(military=["raid_1", "raid_1", "legion", "rats"], ma=0), phase="end")
    assert asked(t) == "ask-excess"
    assert refusal(t, "end_turn") == "TTA-EOT-02"
    assert refusal(t, "discard:phalanx") == "TTA-EOT-02"
    play(t, "discard:raid_1")
    assert asked(t) == "ask-excess"
    play(t, "discard:rats")
    assert military_of(t) == ["raid_1", "legion"]
    assert names(t.discards[1]) == ["raid_1", "rats"]


@pytest.mark.rule("TTA-PROD-01", "TTA-PROD-02")
def test_science_and_culture_are_scored_and_goods_produced() -> None:
    found = ended(Civ(workers={"religion": 2, "philosophy": 2}, culture=5, science=7))
    assert (found["culture_points"], found["science_points"], found["food"], found["resources"]) == (7, 9, 2, 2)


@pytest.mark.rule("TTA-PROD-03", "TTA-TOK-01")
def test_corruption_by_the_blue_bank() -> None:
    expected = {0: 6} | dict.fromkeys(range(1, 6), 4) | dict.fromkeys(range(6, 11), 2)
    for blue in range(20):
        t = position(Civ(blue=blue))
        assert stats(t)["corruption"] == expected.get(blue, 0)


@pytest.mark.rule("TTA-PROD-01", "TTA-PROD-03", "TTA-PROD-04", "TTA-FR-12")
def test_corruption_takes_resources_and_then_food_before_anything_is_produced() -> None:
    workers = {"agriculture": 0, "bronze": 0}
    found = ended(Civ(blue=6, stock={"bronze": 3, "agriculture": 3}, workers=workers))
    assert (found["resources"], found["food"], found["blue"]) == (1, 3, 8)
    found = ended(Civ(blue=6, stock={"bronze": 1, "agriculture": 3}, workers=workers))
    assert (found["resources"], found["food"], found["blue"]) == (0, 2, 8)
    # Too little of both: all is lost, and what is produced afterwards stays.
    found = ended(Civ(blue=1, stock={"bronze": 1, "agriculture": 1}))
    assert (found["resources"], found["food"], found["blue"]) == (1, 2, 0)


@pytest.mark.rule("TTA-PROD-05", "TTA-PROD-08")
def test_if_tokens_run_short_the_best_farms_and_mines_come_first() -> None:
    farms = {"agriculture": 2, "irrigation": 1, "mechanized_agriculture": 1, "bronze": 0}
    t = position(Civ(blue=3, workers=farms, yellow=18), phase="end", age="III")
    assert stock_of(t) == {"mechanized_agriculture": 1, "irrigation": 1, "agriculture": 1}
    mines = {"agriculture": 0, "bronze": 2, "coal": 1, "oil": 1}
    t = position(Civ(blue=3, workers=mines), phase="end", age="III")
    assert stock_of(t) == {"oil": 1, "coal": 1, "bronze": 1}


@pytest.mark.rule("TTA-PROD-06", "TTA-PROD-07", "TTA-PTS-01")
def test_consumption_by_the_yellow_bank_and_hunger() -> None:
    expected = [6, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0]
    for yellow, eaten in enumerate(expected):
        found = ended(Civ(yellow=yellow, unused=9, stock={"agriculture": 9}))
        assert found["food"] == 9 + 2 - eaten
        short = max(eaten - 2, 0)
        found = ended(Civ(yellow=yellow, unused=9, culture=50))
        assert found["culture_points"] == 50 - 4 * short
        assert found["food"] == max(2 - eaten, 0)
    assert ended(Civ(yellow=0, unused=9, culture=5))["culture_points"] == 0


@pytest.mark.rule("TTA-PROD-09", "TTA-GAP-22")
def test_the_railroad_adds_a_token_to_the_best_mine() -> None:
    mines = {"agriculture": 0, "bronze": 2, "iron": 1}
    rail = Civ(workers=mines, wonders=["transcontinental_railroad"])
    assert stock_of(position(rail, phase="end", age="II")) == {"bronze": 2, "iron": 2}
    # Short of tokens it comes with its mine; what cannot be placed is lost.
    t = position(Civ(blue=2, workers=mines, wonders=["transcontinental_railroad"]), phase="end", age="II")
    assert stock_of(t) == {"iron": 2}
    # Under Bill Gates labs take their place by level: Iron and Alchemy are of level I, the mine comes first.
    workers = {**mines, "alchemy": 1, "scientific_method": 1}
    for blue, stock in (
        (1, {"scientific_method": 1}),
        (3, {"scientific_method": 1, "iron": 2}),
        (4, {"scientific_method": 1, "iron": 2, "alchemy": 1}),
        (9, {"scientific_method": 1, "iron": 2, "alchemy": 1, "bronze": 2}),
    ):
        gates = Civ(blue=blue, workers=workers, leader="bill_gates", wonders=["transcontinental_railroad"])
        # By level: Scientific Method is of level II, Iron and Alchemy of I, Bronze of A.
        assert stock_of(position(gates, phase="end", age="III")) == stock


@pytest.mark.rule("TTA-DRAW-01")
def test_a_card_for_each_military_action_left_at_most_three() -> None:
    deck = ["raid_1", "legion", "rats", "phalanx", "enslave"]
    for left, drawn in ((0, 0), (1, 1), (2, 2), (3, 3), (5, 3)):
        t = position(Civ(government="communism", ma=left), phase="end", military=deck)
        assert military_of(t) == deck[:drawn]
    # The hand limit does not stop the draw.
    t = position(Civ(military=["raid_1", "raid_1"]), phase="end", military=deck)
    assert len(military_of(t)) == 4


@pytest.mark.rule("TTA-DRAW-02")
def test_no_draw_in_age_four() -> None:
    t = position(Civ(), phase="end", age="IV", last_round=5, military=[])
    assert military_of(t) == []


@pytest.mark.rule("TTA-DRAW-03", "TTA-CARD-09", "TTA-GAP-07")
def test_the_discards_of_the_age_become_the_new_deck() -> None:
    t = position(
        Civ(government="communism"),
        phase="end",
        military=["raid_1"],
        discards=["legion", "rats"],
        chance={"reshuffle": [["rats", "legion"]]},
    )
    assert military_of(t) == ["raid_1", "rats", "legion"]
    assert t.discards[1] == []
    # Discards of another age are not drawn.
    t = position(Civ(), phase="end", age="II", military=["spy"], discards=["legion"])
    assert military_of(t) == ["spy"]
    assert names(t.discards[1]) == ["legion"]
    # Nothing left at all: nothing is drawn.
    t = position(Civ(), phase="end", military=[])
    assert military_of(t) == []


@pytest.mark.rule("TTA-DRAW-03")
def test_the_new_deck_is_made_with_the_last_card_so_later_discards_are_not_in_it() -> None:
    t = position(
        Civ(ma=1),
        Civ(ma=1, military=["rats", "raiders", "pestilence"]),
        military=["crusades"],
        discards=["foray", "barbarians", "immigration"],
    )
    play(t, "end_turn")
    assert military_of(t)[-1] == "crusades"
    assert t.discards[1] == []  # nobody has asked for another card yet
    assert len(t.military_deck) - int(t.military_dealt) == 3
    play(t, "pass", "end_turn", "discard:raiders")
    assert names(t.discards[1]) == ["raiders"]


@pytest.mark.rule("TTA-RST-01")
def test_all_actions_are_available_again_and_what_was_lent_is_gone() -> None:
    t = position(Civ(ca=0, ma=0, temporary_ma=1, unit_resources=3), phase="end", military=["rats"] * 3)
    p = t.players[ANNA]
    assert (int(p.ca), int(p.ma), int(p.temporary_ma), int(p.unit_resources)) == (4, 2, 0, 0)


@pytest.mark.rule("TTA-GAP-10", "TTA-CLR-03")
def test_genghis_khan_scores_in_an_uprising_too() -> None:
    found = ended(Civ(leader="genghis_khan", yellow=0, unused=0))
    assert found["culture_points"] == 3


@pytest.mark.rule("TTA-GAP-11")
def test_churchill_scores_if_he_was_not_used() -> None:
    mine = Civ(leader="winston_churchill", technologies=["tanks"], stock={"bronze": 9})
    assert ended(mine, age="III")["culture_points"] == 3
    t = position(mine, age="III")
    play(t, "arm")
    p = t.players[ANNA]
    assert (int(p.unit_resources), int(p.unit_science)) == (3, 3)
    assert refusal(t, "arm") == "TTA-ACT-02"
    play(t, "build:tanks")
    assert stats(t)["resources"] == 9 - 4
    play(t, "end_turn")
    assert stats(t)["culture_points"] == 0
