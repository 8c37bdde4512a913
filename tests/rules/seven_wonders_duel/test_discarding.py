"""Action 2: discarding a card for coins (SWD-DIS)."""

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARDS
from pentapolis.games.seven_wonders_duel.terms import RESOURCES
from tests.rules.seven_wonders_duel.prelude import *

YELLOW = ["tavern", "clay_reserve", "forum", "brewery"]


@pytest.mark.rule("SWD-DIS-01")
@pytest.mark.parametrize("seat", [MISKA, BORCSA])
@pytest.mark.parametrize("yellow", range(5))
def test_discarding_brings_2_coins_and_1_for_each_own_yellow_card(seat: int, yellow: int) -> None:
    mine, theirs = YELLOW[:yellow], ["stone_reserve", "port"]
    built = (mine, theirs) if seat == MISKA else (theirs, mine)
    t = position(["theater"], to_act=seat, coins=(5, 5), built=built)
    bank = t.bank
    play(t, "discard:theater")
    assert treasuries(t)[seat] == 5 + 2 + yellow
    assert treasuries(t)[1 - seat] == 5
    assert t.bank == bank - 2 - yellow


@pytest.mark.rule("SWD-DIS-01")
def test_a_yellow_card_under_a_wonder_does_not_add_to_the_yield() -> None:
    t = position(["tavern", "theater"], coins=(30, 0), wonders=(["sphinx"], []))
    play(t, "raise:sphinx:tavern")
    before = treasuries(t)[MISKA]
    play(t, "discard:theater")
    assert treasuries(t)[MISKA] == before + 2


@pytest.mark.rule("SWD-DIS-01")
def test_the_discarded_card_goes_to_the_discard_pile() -> None:
    t = play(position(["theater", "altar"]), "discard:theater")
    assert t.view(None)["discard"] == ["theater"]
    assert "theater" not in accessible(t)
    assert "theater" not in seen_city(t, MISKA)["buildings"]


@pytest.mark.rule("SWD-DIS-02")
@pytest.mark.parametrize("viewer", [MISKA, BORCSA, None])
def test_everybody_may_look_through_the_whole_discard_pile(viewer: int | None) -> None:
    row = ["theater", "altar", "lumber_yard", "clay_pool", "quarry", "tavern"]
    rest = [card.id for card in CARDS if card.back == 1 and card.id not in row][:14]
    t = first_game(age_1=[*rest, *row])
    play(t, "discard:theater", "discard:tavern", "build:quarry", "discard:altar")
    assert t.view(viewer)["discard"] == ["theater", "tavern", "altar"]


@pytest.mark.rule("SWD-DIS-03")
@pytest.mark.parametrize("card", [card.id for card in CARDS])
def test_a_discarded_card_has_no_effect_and_does_not_add_to_its_own_yield(card: str) -> None:
    t = position([card], coins=(5, 5))
    before = seen_city(t, MISKA)
    play(t, f"discard:{card}")
    after = seen_city(t, MISKA)
    assert treasuries(t) == (7, 5)
    assert t.view(None)["conflict"] == 0
    assert after["production"] == dict.fromkeys(RESOURCES, 0)
    for part in ("buildings", "colours", "choices", "unit_prices", "chains", "symbols", "tokens"):
        assert after[part] == before[part]
    assert after["total"] - after["points"]["coins"] == 0
