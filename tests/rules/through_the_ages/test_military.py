"""Military actions, tactics and armies (TTA-UNIT, TTA-TPL, TTA-TAV, TTA-ARM)."""

from itertools import product

import pytest

from pentapolis.games.through_the_ages.catalogue import CARD, TECHNOLOGY, WORKER_CARDS
from pentapolis.games.through_the_ages.ratings import tactical_strength
from tests.rules.through_the_ages.prelude import *

RICH = {"bronze": 40}


@pytest.mark.rule("TTA-UNIT-01")
def test_units_cost_a_military_action_and_have_no_limit() -> None:
    t = position(Civ(workers={"warriors": 9}, unused=2, stock=RICH))
    before = stats(t)
    play(t, "build:warriors", "build:warriors")
    assert change(before, stats(t)) == {"ma": -2, "unused": -2, "resources": -4, "blue": 4, "strength": 2}


@pytest.mark.rule("TTA-UNIT-02")
def test_upgrading_a_unit() -> None:
    t = position(Civ(technologies=["swordsmen", "riflemen", "knights"], stock=RICH))
    before = stats(t)
    play(t, "upgrade:warriors:riflemen")
    assert change(before, stats(t)) == {"ma": -1, "resources": -3, "blue": 3, "strength": 2}
    assert refusal(t, "upgrade:riflemen:swordsmen") == "TTA-UPG-01"
    assert refusal(t, "upgrade:riflemen:knights") == "TTA-UPG-01"


@pytest.mark.rule("TTA-UNIT-03", "TTA-WRK-05")
def test_disbanding_a_unit() -> None:
    t = position(Civ())
    before = stats(t)
    play(t, "disband:warriors")
    assert change(before, stats(t)) == {"ma": -1, "unused": 1, "strength": -1}
    assert refusal(t, "disband:bronze") == "TTA-ACT-02"


@pytest.mark.rule("TTA-TPL-01", "TTA-ARM-01")
def test_playing_a_tactic() -> None:
    t = position(Civ(workers={"warriors": 3}, military=["legion"]))
    before = stats(t)
    play(t, "tactic:legion")
    assert change(before, stats(t)) == {"ma": -1, "military_cards": -1, "strength": 2}
    assert "legion" in in_play(t)
    assert names(t.common) == []


@pytest.mark.rule("TTA-TPL-02")
def test_copying_a_common_tactic() -> None:
    t = position(Civ(workers={"warriors": 3}), common=["legion"])
    before = stats(t)
    play(t, "copy:legion")
    assert change(before, stats(t)) == {"ma": -2, "strength": 2}
    assert names(t.common) == ["legion"]
    assert "legion" not in in_play(t)
    t = position(Civ(workers={"warriors": 3}, ma=1), common=["legion"])
    assert refusal(t, "copy:legion") == "TTA-ACN-03"
    assert refusal(t, "copy:phalanx") == "TTA-TPL-02"


@pytest.mark.rule("TTA-TPL-03")
def test_a_tactic_is_played_or_copied_once_a_turn() -> None:
    mine = Civ(military=["legion", "phalanx"], government="communism")
    t = position(mine, common=["fighting_band", "heavy_cavalry"])
    play(t, "tactic:legion")
    assert refusal(t, "tactic:phalanx") == "TTA-TPL-03"
    assert refusal(t, "copy:fighting_band") == "TTA-TPL-03"
    t = position(mine, common=["fighting_band", "heavy_cavalry"])
    play(t, "copy:fighting_band")
    assert refusal(t, "tactic:phalanx") == "TTA-TPL-03"
    assert refusal(t, "copy:heavy_cavalry") == "TTA-TPL-03"
    # In the next turn again.
    play(t, "end_turn", "end_turn", "pass")
    assert refusal(t, "tactic:phalanx") == ""


@pytest.mark.rule("TTA-TAV-01", "TTA-TAV-02")
def test_an_exclusive_tactic_becomes_common_at_the_start_of_the_turn() -> None:
    mine = Civ(tactic="legion", exclusive=True, workers={"warriors": 3})
    t = position(mine, Civ(), phase="turn")
    assert names(t.common) == ["legion"]
    assert not t.players[ANNA].exclusive
    assert stats(t)["strength"] == 5
    # Others can copy it now, and could not before.
    assert refusal(position(mine, Civ(), turn=BENCE), "copy:legion") == "TTA-TPL-02"
    play(t, "end_turn")
    assert refusal(t, "copy:legion") == ""


@pytest.mark.rule("TTA-TAV-03")
def test_a_second_copy_of_a_common_tactic_goes_to_the_box() -> None:
    t = position(Civ(tactic="legion", exclusive=True), Civ(), phase="turn", common=["legion", "phalanx"])
    assert sorted(names(t.common)) == ["legion", "phalanx"]
    assert t.discards[1] == []
    assert int(t.players[ANNA].tactic) == CARD.find("legion")


@pytest.mark.rule("TTA-ARM-01")
def test_without_a_tactic_there_are_no_armies() -> None:
    assert stats(position(Civ(workers={"warriors": 9})))["strength"] == 9


@pytest.mark.rule("TTA-ARM-02", "TTA-ARM-03")
def test_every_unit_belongs_to_one_army_and_keeps_its_own_strength() -> None:
    # Phalanx: 2 infantry and 1 cavalry; 5 infantry and 3 cavalry make 2 armies of 3.
    t = position(Civ(tactic="phalanx", workers={"warriors": 3, "swordsmen": 2, "knights": 3}))
    assert stats(t)["strength"] == 3 + 4 + 6 + 2 * 3


@pytest.mark.rule("TTA-ARM-04")
def test_one_air_force_doubles_one_army() -> None:
    units = {"warriors": 0, "modern_infantry": 4, "tanks": 2, "rockets": 2}
    for planes, doubled in ((0, 0), (1, 1), (2, 2), (3, 2)):
        t = position(Civ(tactic="modern_army", workers={**units, "air_forces": planes}), age="III")
        assert stats(t)["strength"] == 5 * (8 + planes) + 13 * (2 + doubled)
    # No army, nothing to double.
    t = position(Civ(tactic="modern_army", workers={"warriors": 0, "air_forces": 2}), age="III")
    assert stats(t)["strength"] == 10


@pytest.mark.rule("TTA-ARM-05", "TTA-ARM-06")
def test_armies_form_so_that_the_strength_is_highest() -> None:
    """Classic Army (II, 8 or 4): with Warriors only as far as newer units do not suffice; planes join the best."""
    base = {"warriors": 2, "riflemen": 2, "cavalrymen": 4}
    t = position(Civ(tactic="classic_army", workers=base), age="II")
    assert stats(t)["strength"] == 2 + 6 + 12 + 8 + 4
    t = position(Civ(tactic="classic_army", workers={**base, "air_forces": 1}), age="II")
    assert stats(t)["strength"] == 2 + 6 + 12 + 5 + 16 + 4


def best_by_trying(tactic: str, units: dict[str, int], khan: bool) -> int:
    """Armies formed one by one in every way: a model of TTA-ARM-02 to TTA-ARM-06 and TTA-CLR-04."""
    fact = FACTS[tactic]
    kinds = [kind for kind, count in fact["units"].items() for _ in range(count)]
    best = 0
    seen: set[tuple[int, ...]] = set()

    def try_all(left: dict[str, int], planes: int, score: int) -> None:
        nonlocal best
        best = max(best, score)
        key = (*left.values(), planes, score)
        if key in seen:
            return
        seen.add(key)
        choices = [
            [
                unit
                for unit in left
                if FACTS[unit]["type"] == kind or (khan and kind == "cavalry" and FACTS[unit]["type"] == "infantry")
            ]
            for kind in kinds
        ]
        for army in {tuple(sorted(units)) for units in product(*choices)}:
            rest = dict(left)
            for unit in army:
                rest[unit] -= 1
            if min(rest.values()) < 0:
                continue
            old = min(level_of(unit) for unit in army) <= level_of(tactic) - 2
            worth = fact["outdated" if old else "strength"]
            try_all(rest, planes, score + worth)
            if planes:
                try_all(rest, planes - 1, score + 2 * worth)

    try_all({unit: count for unit, count in units.items() if unit != "air_forces"}, units.get("air_forces", 0), 0)
    return best


@pytest.mark.rule("TTA-ARM-06", "TTA-CLR-04")
@pytest.mark.parametrize("khan", [False, True])
@pytest.mark.parametrize(
    "tactic", ["fighting_band", "phalanx", "heavy_cavalry", "classic_army", "conquistadors", "modern_army"]
)
def test_the_best_armies_are_found(tactic: str, khan: bool) -> None:
    for foot, rifles, horse, tanks, planes in product((0, 2, 3), (0, 1, 3), (0, 1), (0, 2), (0, 1)):
        units = {
            "warriors": foot,
            "riflemen": rifles,
            "knights": horse,
            "tanks": tanks,
            "cannon": 1,
            "air_forces": planes,
        }
        counts = [0] * WORKER_CARDS
        for name, count in units.items():
            counts[TECHNOLOGY.find(name)] = count
        found = int(tactical_strength(CARD.find(tactic), counts, khan))
        assert found == best_by_trying(tactic, units, khan), units


def test_the_model_knows_an_army() -> None:
    units = {"warriors": 2, "knights": 1}
    assert best_by_trying("phalanx", units, False) == 3
    assert best_by_trying("heavy_cavalry", units, False) == 0
    assert best_by_trying("heavy_cavalry", units, True) == 4
