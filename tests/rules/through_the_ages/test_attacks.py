"""Aggressions and wars (TTA-AGG, TTA-WAR, TTA-WRES)."""

from dataclasses import replace

import pytest

from tests.rules.through_the_ages.prelude import *

STRONG = Civ(workers={"warriors": 6}, government="communism")  # strength 6, 5 military actions


def strength(count: int, **more: object) -> Civ:
    return replace(Civ(workers={"warriors": count}), **more)  # type: ignore[arg-type]


@pytest.mark.rule("TTA-AGG-01", "TTA-ACN-03")
def test_an_aggression_costs_its_military_actions() -> None:
    t = position(strength(5, military=["enslave"], ma=1), Civ(), phase="politics")
    assert refusal(t, "attack:enslave:1") == "TTA-ACN-03"
    t = position(strength(5, military=["enslave"], ma=2), Civ(), phase="politics")
    play(t, "attack:enslave:1")
    assert stats(t)["ma"] == 0
    t = position(strength(5, military=["enslave", "legion"]), Civ(), Civ(resigned=True), phase="politics")
    assert refusal(t, "attack:enslave:0") == "TTA-AGG-01"
    assert refusal(t, "attack:enslave:2") == "TTA-AGG-01"
    assert refusal(t, "attack:enslave:3") == "TTA-AGG-01"
    assert refusal(t, "attack:legion:1") == "TTA-AGG-01"
    assert refusal(t, "attack:raid_1:1") == "TTA-AGG-01"


@pytest.mark.rule("TTA-AGG-01", "TTA-WAR-01", "TTA-GAP-29")
def test_gandhi_does_not_attack_and_is_attacked_for_twice_as_much() -> None:
    gandhi = Civ(leader="mahatma_gandhi", military=["plunder_3", "war_over_culture"], workers={"warriors": 9})
    t = position(gandhi, Civ(), phase="politics", age="III")
    assert refusal(t, "attack:plunder_3:1") == "TTA-AGG-01"
    assert refusal(t, "declare:war_over_culture:1") == "TTA-WAR-01"
    mine = replace(STRONG, military=["armed_intervention", "war_over_culture"])
    t = position(mine, Civ(leader="mahatma_gandhi", culture=20), phase="politics", age="III")
    assert refusal(t, "declare:war_over_culture:1") == "TTA-ACN-03"  # 6 of 5
    play(t, "attack:armed_intervention:1")
    assert stats(t)["ma"] == 1


@pytest.mark.rule("TTA-AGG-02", "TTA-WAR-02")
@pytest.mark.parametrize("pact", ["peace_treaty", "loss_of_sovereignty", "acceptance_of_supremacy"])
def test_some_pacts_forbid_attacks_between_the_partners(pact: str) -> None:
    hand = ["plunder_3", "war_over_culture"]
    for mine, theirs in (
        (replace(STRONG, military=hand, pact=pact, partner=BENCE), Civ()),
        (replace(STRONG, military=hand), Civ(pact=pact, partner=ANNA)),
    ):
        t = position(mine, theirs, Civ(), phase="politics", age="III")
        assert refusal(t, "attack:plunder_3:1") == "TTA-AGG-02"
        assert refusal(t, "declare:war_over_culture:1") == "TTA-WAR-02"
        assert refusal(t, "attack:plunder_3:2") == ""


@pytest.mark.rule("TTA-WAR-02")
def test_nobody_declares_war_on_side_b_of_loss_of_sovereignty() -> None:
    mine = replace(STRONG, military=["plunder_3", "war_over_culture"])
    for side, forbidden in (("A", [2]), ("B", [1])):
        pact = Civ(pact="loss_of_sovereignty", partner=CILI, side=side)
        t = position(mine, pact, Civ(), phase="politics", age="III")
        for rival in (1, 2):
            assert refusal(t, f"declare:war_over_culture:{rival}") == ("TTA-WAR-02" if rival in forbidden else "")
            assert refusal(t, f"attack:plunder_3:{rival}") == ""


@pytest.mark.rule("TTA-AGG-03", "TTA-GAP-32", "TTA-GAP-57")
def test_the_attacker_must_be_stronger() -> None:
    for mine, theirs, rule in ((3, 2, ""), (3, 3, "TTA-AGG-03"), (3, 4, "TTA-AGG-03")):
        t = position(strength(mine, military=["plunder_1"]), strength(theirs), phase="politics")
        assert refusal(t, "attack:plunder_1:1") == rule
        assert military_of(t) == ["plunder_1"]


@pytest.mark.rule("TTA-AGG-03", "TTA-AGG-04", "TTA-CLR-19", "TTA-GAP-30")
def test_bonuses_of_pacts_in_an_attack() -> None:
    # Open Borders: the attacker has 2 more, and the pact stays.
    mine = strength(3, military=["plunder_1"], pact="open_borders_agreement", partner=BENCE)
    for theirs, rule in ((4, ""), (5, "TTA-AGG-03")):
        t = position(mine, strength(theirs), Civ(), phase="politics")
        assert refusal(t, "attack:plunder_1:1") == rule
    t = position(mine, strength(4), Civ(), phase="politics")
    play(t, "attack:plunder_1:1")
    assert "open_borders_agreement" in in_play(t)
    # Military Pact ends by the attack: neither side counts its 3.
    mine = strength(3, military=["plunder_3"], pact="military_pact", partner=BENCE)
    for theirs, rule in ((2, ""), (3, "TTA-AGG-03")):
        t = position(mine, strength(theirs), Civ(), phase="politics", age="III")
        assert refusal(t, "attack:plunder_3:1") == rule
    # Promise of Military Protection: the attacked side B does not count its 4.
    mine = strength(3, military=["plunder_3"], pact="promise_of_military_protection", partner=BENCE)
    t = position(mine, strength(2), Civ(), phase="politics", age="III")
    play(t, "attack:plunder_3:1")
    assert "promise_of_military_protection" not in in_play(t)


@pytest.mark.rule("TTA-AGG-05", "TTA-AGG-06", "TTA-AGG-08")
def test_a_defence_with_bonus_cards_and_others_face_down() -> None:
    theirs = Civ(military=["bonus_1", "legion", "rats"], stock={"bronze": 3})
    t = position(strength(4, military=["plunder_1"]), theirs, phase="politics")
    before = stats(t)
    play(t, "attack:plunder_1:1")
    assert (asked(t, BENCE), t.to_act) == ("ask-defend", [BENCE])
    play(t, "defend:bonus_1", "defend:legion", seat=BENCE)
    # 1 + 2 + 1 reaches 4: nothing is plundered, the action stays spent, all cards are discarded.
    assert change(before, stats(t)) == {"ma": -1, "military_cards": -1}
    assert (stats(t, BENCE)["resources"], military_of(t, BENCE)) == (3, ["rats"])
    assert sorted(names(t.discards[1])) == ["bonus_1", "legion", "plunder_1"]


@pytest.mark.rule("TTA-AGG-07")
def test_a_defence_uses_as_many_cards_as_there_are_military_actions() -> None:
    theirs = Civ(military=["legion", "rats", "phalanx"], ma=0)
    t = position(strength(3, military=["plunder_1"]), theirs, phase="politics")
    play(t, "attack:plunder_1:1")
    play(t, "defend:legion", "defend:rats", seat=BENCE)
    assert told(t, "log-defend")[0]["count"] == 3
    # The total counts, not what is available; with 3 cards needed 2 are not enough.
    t = position(strength(4, military=["plunder_1"]), theirs, phase="politics")
    play(t, "attack:plunder_1:1")
    assert refusal(t, "defend:legion", BENCE) == "TTA-AGG-09"
    play(t, "yield", seat=BENCE)
    assert len(military_of(t, BENCE)) == 3


@pytest.mark.rule("TTA-AGG-09")
def test_who_cannot_or_will_not_reach_the_strength_uses_no_card() -> None:
    theirs = Civ(military=["bonus_1", "legion"], stock={"bronze": 3})
    t = position(strength(9, military=["plunder_1"]), theirs, phase="politics")
    play(t, "attack:plunder_1:1")
    assert refusal(t, "defend:bonus_1", BENCE) == "TTA-AGG-09"
    play(t, "yield", seat=BENCE)
    assert military_of(t, BENCE) == ["bonus_1", "legion"]
    assert stats(t)["resources"] == 3
    # Having laid a card, one may still give in and takes it back.
    t = position(strength(4, military=["plunder_1"]), theirs, phase="politics")
    play(t, "attack:plunder_1:1")
    play(t, "defend:legion", "yield", seat=BENCE)
    assert sorted(military_of(t, BENCE)) == ["bonus_1", "legion"]
    assert stats(t)["resources"] == 3


@pytest.mark.rule("TTA-AGG-10")
def test_a_raid_pays_by_the_printed_cost() -> None:
    """Masonry of either side does not matter."""
    theirs = Civ(workers={"alchemy": 1, "philosophy": 0}, specials=["masonry"])
    t = position(strength(5, military=["raid_1"], specials=["masonry"]), theirs, phase="politics")
    play(t, "attack:raid_1:1")
    assert stats(t)["resources"] == 3


@pytest.mark.rule("TTA-GAP-26")
def test_annex_without_a_colony_and_raid_without_a_building_do_nothing() -> None:
    for card in ("annex", "raid_1"):
        t = position(replace(STRONG, military=[card]), Civ(workers={"philosophy": 0}), phase="politics", age="II")
        play(t, f"attack:{card}:1")
        assert asked(t) == "ask-turn"
        assert stats(t)["resources"] == 0


# --- wars -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-WAR-01", "TTA-WAR-02", "TTA-WAR-04", "TTA-INP-13")
def test_a_war_is_declared_on_anybody_and_resolved_in_the_next_turn() -> None:
    mine = Civ(military=["war_over_culture"], government="communism", culture=20)
    t = position(mine, strength(5), phase="politics", age="III", military=["raid_3"] * 9)
    assert refusal(t, "declare:war_over_culture:0") == "TTA-WAR-01"
    play(t, "declare:war_over_culture:1")
    assert stats(t)["ma"] == 2
    assert "war_over_culture" in in_play(t)
    assert stats(t)["culture_points"] == 20
    play(t, "end_turn", "end_turn")
    # Strength 1 against 5: the defender wins 5 and the advantage of 4.
    assert stats(t)["culture_points"] == 11
    assert stats(t, BENCE)["culture_points"] == 9
    assert "war_over_culture" not in in_play(t)
    assert "war_over_culture" in names(t.discards[3])


@pytest.mark.rule("TTA-WAR-06")
def test_several_wars_on_one_player_and_a_new_attack_after_a_war() -> None:
    mine = strength(3, war="war_over_culture", war_on=CILI, military=["war_over_culture"], government="communism")
    t = position(mine, Civ(war="war_over_culture", war_on=CILI), Civ(culture=30), phase="turn", age="III")
    assert stats(t)["culture_points"] == 7
    play(t, "declare:war_over_culture:2")
    assert "war_over_culture" in in_play(t)
    assert "war_over_culture" in in_play(t, BENCE)


@pytest.mark.rule("TTA-WRES-01", "TTA-WRES-03", "TTA-WRES-04", "TTA-WRES-05")
@pytest.mark.parametrize(("mine", "theirs", "gained"), [(7, 4, 8), (4, 7, -8), (4, 4, 0)])
def test_the_stronger_one_wins_whoever_declared_it(mine: int, theirs: int, gained: int) -> None:
    warrior = strength(mine, war="war_over_culture", war_on=BENCE, culture=50)
    t = position(warrior, strength(theirs, culture=50), phase="turn", age="III")
    assert [stats(t, seat)["culture_points"] for seat in (ANNA, BENCE)] == [50 + gained, 50 - gained]
    assert "war_over_culture" not in in_play(t)
    assert "war_over_culture" in names(t.discards[3])


@pytest.mark.rule("TTA-WRES-02", "TTA-GAP-31", "TTA-WRES-11")
def test_open_borders_count_for_the_declarer() -> None:
    pact = strength(3, war="war_over_culture", war_on=BENCE, pact="open_borders_agreement", partner=BENCE)
    t = position(pact, strength(4, culture=50), Civ(), phase="turn", age="III", round=5)
    assert stats(t)["culture_points"] == 6
    # Pacts concluded after the declaration count: 3 + 3 against 4 + 3.
    pact = strength(3, war="war_over_culture", war_on=BENCE, culture=50, pact="military_pact", partner=CILI)
    t = position(pact, strength(4, culture=50), Civ(), phase="turn", age="III")
    assert stats(t)["culture_points"] == 50 + 5 + 2
    # Open borders with a third player do not, whatever other pact there is with this rival: 3 against 4.
    borders = strength(3, war="war_over_culture", war_on=BENCE, culture=50, pact="open_borders_agreement", partner=CILI)
    trade = strength(4, culture=50, pact="international_trade_agreement", partner=ANNA)
    t = position(borders, trade, Civ(), phase="turn", age="III")
    assert stats(t)["culture_points"] == 50 - 5 - 1


@pytest.mark.rule("TTA-WRES-06")
def test_no_cards_are_added_in_a_war() -> None:
    mine = strength(4, war="war_over_culture", war_on=BENCE)
    t = position(mine, strength(3, military=["bonus_3", "bonus_3"], culture=50), phase="turn", age="III")
    assert stats(t)["culture_points"] == 6
    assert military_of(t, BENCE) == ["bonus_3", "bonus_3"]


@pytest.mark.rule("TTA-WRES-07", "TTA-WRES-09", "TTA-WRES-10")
def test_a_special_technology_changes_hands_with_its_actions_and_tokens() -> None:
    mine = strength(12, war="war_over_technology", war_on=BENCE, leader="albert_einstein", specials=["code_of_laws"])
    theirs = strength(2, specials=["justice_system"], science=30, ca=5, blue=9)
    t = position(mine, theirs, phase="turn", age="III")
    assert asked(t) == "ask-spoils"
    before = stats(t)
    play(t, "seize:justice_system")
    # Advantage 10: 7 for the technology, 3 in science; nothing was developed.
    assert change(before, stats(t)) == {"science_points": 3, "blue": 3}
    found = stats(t, BENCE)
    assert (found["civil_action"], found["ca"], found["blue"], found["science_points"]) == (4, 4, 6, 27)
    assert {"justice_system"} == in_play(t) & {"justice_system", "code_of_laws"}


@pytest.mark.rule("TTA-WRES-08")
@pytest.mark.parametrize("where", [{"civil": ["cartography"]}, {"specials": ["cartography"]}])
def test_a_technology_one_has_is_not_taken(where: dict[str, list[str]]) -> None:
    mine = strength(12, war="war_over_technology", war_on=BENCE, **where)
    t = position(mine, strength(2, specials=["cartography", "masonry"]), phase="turn", age="III")
    assert refusal(t, "seize:cartography") == "TTA-WRES-08"
    assert refusal(t, "seize:masonry") == ""
    assert refusal(t, "seize:warfare") == "TTA-WRES-07"


@pytest.mark.rule("TTA-WRES-07")
def test_technologies_are_limited_by_the_advantage() -> None:
    mine = strength(8, war="war_over_technology", war_on=BENCE)
    t = position(mine, strength(0, specials=["cartography", "warfare"], science=9), phase="turn", age="III")
    # Advantage 8 - 2 = 6.
    assert refusal(t, "seize:cartography") == ""
    play(t, "seize:warfare")
    assert stats(t)["science_points"] == 1
    assert "cartography" in in_play(t, BENCE)


@pytest.mark.rule("TTA-WRES-11", "TTA-AGE-07")
def test_leaders_of_an_ended_age_are_gone_before_the_war() -> None:
    mine = strength(
        3, war="war_over_technology", war_on=BENCE, leader="joan_of_arc", workers={"warriors": 3, "religion": 2}
    )
    row = ["", "", "", *["iron"] * 9]
    t = position(mine, strength(4, science=9), phase="turn", age="II", row=row, civil=["alchemy"])
    # Joan's 2 would have made it 5 against 4.
    assert int(t.age) == 3
    assert told(t, "log-war")[0]["count"] == 3
