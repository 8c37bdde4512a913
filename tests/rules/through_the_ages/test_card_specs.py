"""Every technology, leader and wonder: what it costs and what it changes, number by number, against `facts.toml`."""

import pytest

from tests.rules.through_the_ages.prelude import *

TECHNOLOGIES = cards_of("production", "urban", "unit")
SPECIALS = cards_of("special")
GOVERNMENTS = cards_of("government")
LEADERS = cards_of("leader")
WONDERS = cards_of("wonder")
RICH = {"bronze": 60}  # resources


def age_of(card: str) -> str:
    return str(FACTS[card]["age"])


@pytest.mark.rule("TTA-TECH-01", "TTA-TECH-06")
@pytest.mark.parametrize("card", TECHNOLOGIES)
def test_a_technology_costs_its_science_and_changes_nothing_without_workers(card: str) -> None:
    cost = FACTS[card]["science"]
    t = position(Civ(civil=[card], science=cost), age=age_of(card))
    before = stats(t)
    play(t, f"develop:{card}")
    assert change(before, stats(t)) == {"ca": -1, "science_points": -cost}
    assert card in in_play(t)
    assert hand_of(t) == []
    t = position(Civ(civil=[card], science=cost - 1), age=age_of(card))
    assert refusal(t, f"develop:{card}") == "TTA-PTS-02"


@pytest.mark.rule("TTA-BLD-01", "TTA-UNIT-01", "TTA-STAT-01", "TTA-INP-01", "TTA-INP-03", "TTA-INP-04")
@pytest.mark.parametrize("card", [*TECHNOLOGIES, "agriculture", "bronze", "philosophy", "religion", "warriors"])
def test_a_worker_costs_the_resources_and_brings_the_symbols(card: str) -> None:
    fact = FACTS[card]
    t = position(Civ(technologies=[card], unused=2, stock={"bronze": fact["resources"]}), age="III")
    before = stats(t)
    play(t, f"build:{card}")
    action = "ma" if fact["group"] == "unit" else "ca"
    paid = {action: -1, "unused": -1, "resources": -fact["resources"], "blue": fact["resources"]}
    assert change(before, stats(t)) == merged(paid, symbols_of(card), {"corruption": stats(t)["corruption"]})
    t = position(Civ(technologies=[card], unused=2, stock={"bronze": fact["resources"] - 1}), age="III")
    assert refusal(t, f"build:{card}") == "TTA-FR-06"


@pytest.mark.rule("TTA-INP-02", "TTA-PROD-05", "TTA-PROD-08", "TTA-FR-01")
@pytest.mark.parametrize("card", [*cards_of("production"), "agriculture", "bronze"])
def test_a_farm_or_mine_produces_a_token_of_its_worth(card: str) -> None:
    fact = FACTS[card]
    t = position(
        Civ(workers={"agriculture": 0, "bronze": 0, "philosophy": 0, card: 1}, yellow=18),
        phase="end",
        age="III",
    )
    goods = "food" if fact["type"] == "farm" else "resources"
    assert stock_of(t) == {card: 1}
    assert stats(t)[goods] == fact["worth"]


@pytest.mark.rule("TTA-TECH-05", "TTA-ACN-06", "TTA-TOK-02")
@pytest.mark.parametrize("card", SPECIALS)
def test_a_special_technology_works_at_once(card: str) -> None:
    cost = FACTS[card]["science"]
    t = position(Civ(civil=[card], science=cost), age=age_of(card))
    before = stats(t)
    play(t, f"develop:{card}")
    assert change(before, stats(t)) == merged({"ca": -1, "science_points": -cost}, with_actions(symbols_of(card)))


@pytest.mark.rule("TTA-TECH-02", "TTA-TECH-04", "TTA-TECH-05", "TTA-ACN-08")
@pytest.mark.parametrize("card", GOVERNMENTS)
def test_a_government_developed_costs_the_higher_science(card: str) -> None:
    fact = FACTS[card]
    t = position(Civ(civil=[card], science=fact["science"]), age=age_of(card))
    before = stats(t)
    play(t, f"develop:{card}")
    new = merged(with_actions(symbols_of(card)), {"civil_action": -4, "ca": -4, "military_action": -2, "ma": -2})
    # Faces and points below 0 do not show: Philosophy gives 1 science, nothing a happy face.
    if card == "fundamentalism":
        new["science"] = -1
    new = {key: number for key, number in new.items() if not (key == "happy" and number < 0)}
    assert change(before, stats(t)) == merged(new, {"ca": -1, "science_points": -fact["science"]})
    assert government_of(t) == card
    assert "despotism" not in in_play(t)


@pytest.mark.rule("TTA-REV-01", "TTA-REV-02", "TTA-REV-03", "TTA-REV-07")
@pytest.mark.parametrize("card", GOVERNMENTS)
def test_a_revolution_costs_the_lower_science_and_all_civil_actions(card: str) -> None:
    fact = FACTS[card]
    t = position(Civ(civil=[card], science=fact["revolution"]), age=age_of(card))
    play(t, f"revolt:{card}")
    found = stats(t)
    assert (found["ca"], found["science_points"]) == (0, 0)
    assert found["civil_action"] == symbols_of(card)["civil_action"]
    assert found["ma"] == found["military_action"] == symbols_of(card)["military_action"]
    t = position(Civ(civil=[card], science=fact["revolution"] - 1), age=age_of(card))
    assert refusal(t, f"revolt:{card}") == "TTA-PTS-02"


@pytest.mark.rule("TTA-BLD-03", "TTA-INP-03", "TTA-INP-06")
@pytest.mark.parametrize("card", [*GOVERNMENTS, "despotism"])
def test_a_government_allows_so_many_urban_buildings_of_a_type(card: str) -> None:
    limit = FACTS[card]["limit"]
    for workers, rule in ((limit - 1, ""), (limit, "TTA-BLD-03"), (limit + 1, "TTA-BLD-03")):
        # Two cards of one type count together.
        t = position(Civ(government=card, workers={"philosophy": workers - 1, "alchemy": 1}, stock=RICH), age="III")
        assert refusal(t, "build:alchemy") == rule
        assert refusal(t, "build:philosophy") == rule
        assert refusal(t, "build:religion") == ""
        assert refusal(t, "build:bronze") == ""


@pytest.mark.rule("TTA-LEAD-01", "TTA-INP-09")
@pytest.mark.parametrize("card", LEADERS)
def test_a_leader_brings_the_symbols(card: str) -> None:
    t = position(
        Civ(civil=[card], workers={"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}), age=age_of(card)
    )
    before = stats(t)
    play(t, f"lead:{card}")
    assert change(before, stats(t)) == merged({"ca": -1}, with_actions(symbols_of(card)))
    assert leader_of(t) == card


@pytest.mark.rule("TTA-WON-01", "TTA-WON-03", "TTA-INP-07")
@pytest.mark.parametrize("card", WONDERS)
def test_a_wonder_is_built_stage_by_stage(card: str) -> None:
    """Its stages cost what is printed, and its symbols work when the last one is covered."""
    stages = FACTS[card]["stages"]
    t = position(Civ(wonder=card, stock=RICH, ca=4, workers={"agriculture": 0, "philosophy": 0}), age=age_of(card))
    first = stats(t)
    for done, cost in enumerate(stages):
        before = stats(t)
        t.players[ANNA].ca = 4
        play(t, "stage:1")
        found = stats(t)
        assert found["resources"] - before["resources"] == -cost
        assert found["ca"] - 3 == (symbols_of(card).get("civil_action", 0) if done + 1 == len(stages) else 0)
        if done + 1 < len(stages):
            assert found["blue"] - before["blue"] == cost - 1
            assert int(t.players[ANNA].stages) == done + 1
            assert {key: found[key] for key in ("culture", "science", "strength", "happy", "colonization")} == {
                key: first[key] for key in ("culture", "science", "strength", "happy", "colonization")
            }
    assert card in names(t.players[ANNA].wonders)
    brought = merged(with_actions(symbols_of(card)))
    found = stats(t)
    assert found["blue"] == first["blue"] + sum(stages) + brought.get("blue", 0)
    for key in ("culture", "science", "strength", "happy", "colonization", "civil_action", "military_action"):
        ability = 1 if (card, key) == ("great_wall", "strength") else 0  # for Anna's Warriors
        assert found[key] - first[key] == max(brought.get(key, 0), -first[key]) + ability, key
