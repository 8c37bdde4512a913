"""The worked examples of the ledger, in its order: each number stands in the name of its test."""

import pytest

from pentapolis.games.through_the_ages.catalogue import CARD, CARDS, deck
from pentapolis.games.through_the_ages.effects import Impact
from pentapolis.games.through_the_ages.leaders import leader_leaves
from pentapolis.games.through_the_ages.scoring import end_game, impact, impacts_of
from pentapolis.games.through_the_ages.table import ThroughTheAges
from tests.rules.through_the_ages.prelude import *

ROW_I = [
    "irrigation", "iron", "alchemy", "printing_press", "theology", "drama", "knights", "swordsmen", "masonry",
    "cartography", "code_of_laws", "warfare", "monarchy",
]  # fmt: skip


def impact_of(t: ThroughTheAges, card: str, seat: int = ANNA) -> int:
    """What an event of Age III would bring a player."""
    return sum(int(impact(t, seat, effect)) for effect in impacts_of(CARD.find(card)))


def count_of(cards: list[int], name: str) -> int:
    return cards.count(CARD.find(name))


@pytest.mark.rule("TTA-EX-01", "TTA-SET-03", "TTA-SET-04", "TTA-VAR-01", "TTA-VAR-02")
def test_01_trim_for_two_players() -> None:
    first, second, military = deck(1, False, 2), deck(2, False, 2), deck(1, True, 2)
    assert [len(first), len(second), len(military)] == [44, 44, 43]
    assert [count_of(deck(1, False, 3), "monarchy"), count_of(first, "monarchy")] == [2, 1]
    assert count_of(second, "republic") == 1
    assert count_of(military, "open_borders_agreement") == 0


@pytest.mark.rule(
    "TTA-EX-02", "TTA-SET-06", "TTA-SET-07", "TTA-SET-08", "TTA-SET-09", "TTA-SET-10", "TTA-SET-12", "TTA-SET-15"
)
def test_02_setup() -> None:
    t = new_game(4, options={"first_player": 0})
    for p in t.players:
        assert [p.blue, p.yellow, sum(p.workers), p.unused] == [16, 18, 6, 1]
        assert [p.science_rate, p.culture_rate, p.strength, p.happy] == [1, 0, 1, 0]
        assert [p.science, p.culture, p.ca_total, p.ma_total, p.ma] == [0, 0, 4, 2, 0]
    assert len(t.current) == 6
    assert t.players[2].ca == 3


@pytest.mark.rule("TTA-EX-03", "TTA-FIRST-01", "TTA-FIRST-02", "TTA-FIRST-04")
def test_03_first_turn() -> None:
    t = new_game(2, options={"first_player": 0})
    for move in ("build:philosophy", "increase", "develop:alchemy", "tactic:legion", "pass"):
        assert refusal(t, move) == "TTA-FIRST-02"
    space = next(n for n, card in enumerate(t.row[:5]) if CARDS[card].id)
    play(t, f"take:space_{space + 1}")
    assert t.players[ANNA].ca == 0
    play(t, "end_turn", seat=ANNA)
    p = t.players[ANNA]
    found = stats(t, ANNA)
    assert [found["science_points"], found["culture_points"], found["food"], found["resources"]] == [1, 0, 2, 2]
    assert [found["blue"], found["corruption"], len(p.military), p.ca, p.ma] == [12, 0, 0, 4, 2]


@pytest.mark.rule("TTA-EX-04", "TTA-ROW-01", "TTA-ROW-02", "TTA-ROW-04", "TTA-ROW-05", "TTA-VAR-03")
def test_04_row_of_three_players() -> None:
    row = ROW_I.copy()
    row[1] = ""
    t = position(seats=3, phase="turn", row=row, civil=["frugality_1", "breakthrough_1", "moses"])
    assert row_of(t) == [*ROW_I[2:], "frugality_1", "breakthrough_1"]


@pytest.mark.rule("TTA-EX-05", "TTA-ROW-03", "TTA-VAR-08")
def test_05_row_after_a_resignation() -> None:
    t = position(Civ(), Civ(), Civ(), Civ(resigned=True), phase="turn", row=ROW_I)
    assert row_of(t)[:11] == ROW_I[2:]


@pytest.mark.rule(
    "TTA-EX-06", "TTA-AGE-04", "TTA-AGE-05", "TTA-AGE-06", "TTA-AGE-07", "TTA-AGE-08", "TTA-AGE-11", "TTA-AGE-12"
)
def test_06_end_of_age_one() -> None:
    anna = Civ(leader="moses", wonder="pyramids", stages=1, blue=15, civil=["rich_land_a", "iron"], yellow=10)
    bence = Civ(leader="michelangelo", wonder="great_wall", civil=["frugality_a"], yellow=1)
    row = [*ROW_I[:12], ""]
    t = position(anna, bence, phase="turn", row=row, civil=["moses", "warfare"])
    # Three spaces are cleared and one was empty: four are dealt, the last Age I card in the second of them.
    assert t.age == 2
    assert [CARDS[CARD.find(card)].age for card in row_of(t)[11:]] == [2, 2]
    assert [leader_of(t, ANNA), leader_of(t, BENCE)] == ["", "michelangelo"]
    assert [hand_of(t, ANNA), hand_of(t, BENCE)] == [["iron"], []]
    assert t.players[ANNA].wonder == -1
    assert t.players[BENCE].wonder == CARD.find("great_wall")
    assert [stats(t, ANNA)["blue"], stats(t, ANNA)["yellow"], stats(t, BENCE)["yellow"]] == [16, 8, 0]


@pytest.mark.rule("TTA-EX-07", "TTA-AGE-14", "TTA-AGE-15", "TTA-GEN-05", "TTA-GEN-06", "TTA-GEN-07")
def test_07_last_round() -> None:
    row = [*ROW_I[:11], "", ""]
    t = position(seats=3, phase="turn", row=row, civil=["oil"], age="III", round=10, turn=BENCE)
    assert [t.age, t.last_round] == [4, 11]
    turns = []
    while not t.over:
        turns.append((int(t.round), t.to_act[0]))
        play(t, "end_turn" if "end_turn" in moves(t) else sorted(moves(t))[0])
    assert [turn for n, turn in enumerate(turns) if turn not in turns[:n]] == [
        (10, BENCE), (10, CILI), (11, ANNA), (11, BENCE), (11, CILI),
    ]  # fmt: skip
    t = position(seats=3, phase="turn", row=row, civil=["oil"], age="III", round=10, turn=ANNA)
    assert t.last_round == 10


@pytest.mark.rule("TTA-EX-08", "TTA-WRES-01", "TTA-WRES-02", "TTA-WRES-03", "TTA-WRES-04", "TTA-WRES-05")
def test_08_war_of_equals() -> None:
    war = Civ(war="war_over_culture", war_on=BENCE, workers={"warriors": 12}, culture=20)
    t = position(war, Civ(workers={"warriors": 12}, culture=20), phase="turn", row=ROW_I, age="III")
    assert [t.players[ANNA].culture, t.players[BENCE].culture, t.players[ANNA].war] == [20, 20, -1]
    assert t.discards[3] == [CARD.find("war_over_culture")]
    t = position(war, Civ(workers={"warriors": 17}, culture=20), phase="turn", row=ROW_I, age="III")
    assert [t.players[ANNA].culture, t.players[BENCE].culture] == [20 - 10, 20 + 10]  # 5 and the advantage of 5


@pytest.mark.rule("TTA-EX-09", "TTA-WRES-07", "TTA-WRES-08", "TTA-WRES-09", "TTA-WRES-10")
def test_09_war_over_technology() -> None:
    loser = Civ(specials=["code_of_laws"], science=5)
    victor = Civ(war="war_over_technology", war_on=BENCE, workers={"warriors": 9}, specials=["justice_system"])
    t = position(victor, loser, phase="turn", row=ROW_I, age="II")
    assert asked(t) == "ask-spoils"
    play(t, "seize:code_of_laws")
    assert [t.players[ANNA].science, t.players[BENCE].science] == [2, 3]
    assert "code_of_laws" not in in_play(t, ANNA) | in_play(t, BENCE)
    assert "justice_system" in in_play(t, ANNA)
    assert [t.players[BENCE].ca_total, t.players[BENCE].ca] == [4, 4]
    victor = Civ(war="war_over_technology", war_on=BENCE, workers={"warriors": 9}, civil=["code_of_laws"])
    t = position(victor, loser, phase="turn", row=ROW_I, age="II")
    # Nothing can be seized, so there is nothing to ask: science is taken, as far as there is any.
    assert [t.players[ANNA].science, t.players[BENCE].science] == [5, 0]
    assert "code_of_laws" in in_play(t, BENCE)


@pytest.mark.rule("TTA-EX-10", "TTA-TAV-01", "TTA-TAV-02", "TTA-TPL-02")
def test_10_tactic_becomes_common() -> None:
    anna = Civ(tactic="legion", exclusive=True, workers={"warriors": 3})
    t = position(anna, Civ(), phase="turn", row=ROW_I)
    assert names(t.common) == ["legion"]
    assert [t.players[ANNA].tactic, t.players[ANNA].exclusive, t.players[ANNA].strength] == [
        CARD.find("legion"),
        False,
        5,
    ]
    play(t, "end_turn", seat=ANNA)
    play(t, "copy:legion", seat=BENCE)
    assert [t.players[BENCE].tactic, t.players[BENCE].ma] == [CARD.find("legion"), 0]


@pytest.mark.rule("TTA-EX-11", "TTA-EVT-01", "TTA-EVT-02", "TTA-EVT-03", "TTA-EVT-04", "TTA-EVT-05")
def test_11_event_deck() -> None:
    t = position(
        Civ(military=["iconoclasm"]), Civ(), phase="politics", age="II", current=["cultural_influence"],
        future=["pestilence", "rats", "cold_war"],
    )  # fmt: skip
    play(t, "prepare:iconoclasm")
    assert t.players[ANNA].culture == 2
    assert names(t.past) == ["cultural_influence"]
    assert t.future == []
    assert set(names(t.current[:2])) == {"pestilence", "rats"}
    assert set(names(t.current[2:])) == {"cold_war", "iconoclasm"}


@pytest.mark.rule("TTA-EX-12", "TTA-AGG-03", "TTA-AGG-05", "TTA-AGG-06", "TTA-AGG-07", "TTA-AGG-08", "TTA-AGG-09")
def test_12_aggression_defended() -> None:
    anna = Civ(workers={"warriors": 10}, military=["plunder_1"])
    bence = Civ(workers={"warriors": 7}, military=["bonus_1", "legion"], stock={"bronze": 3}, blue=13)
    t = position(anna, bence, phase="politics")
    play(t, "attack:plunder_1:1", seat=ANNA)
    assert asked(t) == "ask-defend"
    play(t, "defend:bonus_1", "defend:legion", seat=BENCE)
    assert [stats(t, BENCE)["resources"], stats(t, ANNA)["resources"], t.players[ANNA].ma] == [3, 0, 1]
    assert military_of(t, BENCE) == []
    # With one military action in all only one card could be used, so none is.
    t = position(anna, bence, phase="politics")
    t.players[BENCE].ma_total = 1
    play(t, "attack:plunder_1:1", seat=ANNA)
    assert t.players[BENCE].military == [CARD.find("bonus_1"), CARD.find("legion")]
    if asked(t) == "ask-defend":
        assert moves(t) == {"yield"}
        play(t, "yield")
    assert stats(t, BENCE)["resources"] == 0


@pytest.mark.rule("TTA-EX-13", "TTA-CLR-19", "TTA-AGG-03", "TTA-AGG-04")
def test_13_open_borders() -> None:
    anna = Civ(workers={"warriors": 9}, military=["plunder_1"], pact="open_borders_agreement", partner=BENCE)
    t = position(anna, Civ(workers={"warriors": 10}), Civ(), phase="politics")
    assert [t.players[ANNA].ma_total, t.players[BENCE].ma_total, t.players[CILI].ma_total] == [3, 3, 2]
    assert refusal(t, "attack:plunder_1:1") == ""
    play(t, "attack:plunder_1:1")
    assert t.players[ANNA].pact == CARD.find("open_borders_agreement")
    anna = Civ(workers={"warriors": 9}, military=["plunder_3"], pact="military_pact", partner=BENCE)
    t = position(anna, Civ(workers={"warriors": 9}), Civ(), phase="politics", age="III")
    assert t.players[ANNA].strength == 12
    assert refusal(t, "attack:plunder_3:1") == "TTA-AGG-03"  # neither side counts the 3 that end by the attack


@pytest.mark.rule("TTA-EX-14", "TTA-WTAKE-01", "TTA-CLR-15")
def test_14_wonder_cost() -> None:
    anna = Civ(wonders=["colossus", "hanging_gardens"], ruins=["hanging_gardens"], government="republic")
    row = [*ROW_I[:6], "great_wall"]
    t = position(anna, Civ(), row=row)
    before = t.players[ANNA].ca
    play(t, "take:space_7")
    assert before - t.players[ANNA].ca == 4


@pytest.mark.rule("TTA-EX-15", "TTA-POP-01", "TTA-POP-02", "TTA-PROD-06", "TTA-DIS-01")
def test_15_population() -> None:
    t = position(Civ(yellow=12, stock={"agriculture": 4}, blue=12), Civ())
    play(t, "increase")
    found = stats(t)
    assert [found["food"], found["yellow"], found["unused"], found["consumption"]] == [0, 11, 2, 2]
    assert found["discontent"] == 2  # two happy faces are needed, none is there


@pytest.mark.rule("TTA-EX-16", "TTA-UPG-01", "TTA-UPG-02", "TTA-BLD-02")
def test_16_upgrade_with_masonry() -> None:
    anna = Civ(specials=["masonry"], technologies=["alchemy"], stock={"bronze": 5}, blue=11)
    t = position(anna, Civ())
    play(t, "upgrade:philosophy:alchemy")
    assert stats(t)["resources"] == 3


@pytest.mark.rule("TTA-EX-17", "TTA-LEAD-01", "TTA-LEAD-02")
def test_17_leader_replaced() -> None:
    t = position(Civ(leader="moses", civil=["leonardo_da_vinci"], ca=1), Civ())
    play(t, "lead:leonardo_da_vinci")
    assert [leader_of(t), t.players[ANNA].ca] == ["leonardo_da_vinci", 1]


@pytest.mark.rule("TTA-EX-18", "TTA-REV-01", "TTA-REV-02", "TTA-REV-03", "TTA-REV-06", "TTA-CLR-06")
def test_18_revolution_and_newton() -> None:
    t = position(Civ(government="monarchy", leader="isaac_newton", civil=["republic"], science=3), Civ(), age="II")
    assert t.players[ANNA].ca == 5
    play(t, "revolt:republic")
    p = t.players[ANNA]
    assert [government_of(t), p.ca_total, p.ca, p.science] == ["republic", 7, 1, 0]
    t = position(Civ(government="monarchy", civil=["republic"], science=3, ca=4), Civ(), age="II")
    assert refusal(t, "revolt:republic") == "TTA-REV-01"


@pytest.mark.rule("TTA-EX-19", "TTA-REV-05", "TTA-ACARD-04")
def test_19_breakthrough_revolution() -> None:
    t = position(Civ(civil=["breakthrough_1", "monarchy"], science=2), Civ())
    play(t, "play:breakthrough_1")
    if asked(t) == "ask-card":
        play(t, "revolt:monarchy")
    p = t.players[ANNA]
    assert [government_of(t), p.ca, p.science] == ["monarchy", 0, 2]


@pytest.mark.rule("TTA-EX-20", "TTA-CLR-05", "TTA-REV-07")
def test_20_robespierre() -> None:
    anna = Civ(
        leader="maximilien_robespierre", government="monarchy", civil=["constitutional_monarchy"], science=6,
        temporary_ma=1, ca=2,
    )  # fmt: skip
    t = position(anna, Civ(), age="II")
    assert t.players[ANNA].ma == 4
    play(t, "revolt:constitutional_monarchy")
    p = t.players[ANNA]
    assert [p.ma, p.temporary_ma, p.culture, p.ca, p.ma_total] == [0, 1, 3, 3, 5]


@pytest.mark.rule("TTA-EX-21", "TTA-CLR-01", "TTA-CLR-11")
def test_21_homer_and_st_peter() -> None:
    t = position(Civ(wonders=["pyramids", "st_peters_basilica"], under="pyramids"), Civ())
    assert t.players[ANNA].happy == 1 + 2
    anna = Civ(wonders=["hanging_gardens", "st_peters_basilica"], under="hanging_gardens", leader="michelangelo")
    t = position(anna, Civ())
    assert t.players[ANNA].happy == 4 + 1
    # Culture: 1 and 2 printed, 4 and 1 for the happy faces.
    assert t.players[ANNA].culture_rate == 1 + 2 + 4 + 1


@pytest.mark.rule("TTA-EX-22", "TTA-CLR-02", "TTA-CLR-15", "TTA-CLR-21", "TTA-CLR-27")
def test_22_ravages() -> None:
    anna = Civ(wonders=["hanging_gardens"], ruins=["hanging_gardens"], under="hanging_gardens")
    t = position(anna, Civ(), row=["great_wall"])
    assert [t.players[ANNA].culture_rate, t.players[ANNA].happy] == [2, 1]
    assert impact_of(t, "impact_of_wonders") == 5
    play(t, "take:space_1")
    assert t.players[ANNA].ca == 4 - 2
    wonders = ["hanging_gardens", "st_peters_basilica"]
    t = position(Civ(wonders=wonders, ruins=["hanging_gardens"], under="hanging_gardens"), Civ())
    assert t.players[ANNA].happy == 2 + 1


@pytest.mark.rule("TTA-EX-23", "TTA-CLR-03", "TTA-CLR-04")
def test_23_genghis_khan() -> None:
    anna = Civ(leader="genghis_khan", workers={"warriors": 3}, tactic="heavy_cavalry", culture=0)
    t = position(anna, Civ(workers={"warriors": 7}), phase="end")
    assert t.players[ANNA].strength == 3 + 4
    assert t.players[ANNA].culture == 3
    t = position(anna, Civ(workers={"warriors": 8}), phase="end")
    assert t.players[ANNA].culture == 0


@pytest.mark.rule("TTA-EX-24", "TTA-CLR-07")
def test_24_bach() -> None:
    anna = Civ(leader="j_s_bach", workers={"alchemy": 1}, technologies=["drama"])
    t = position(anna, Civ(), age="II")
    play(t, "perform:alchemy:drama")
    assert [workers_of(t)["drama"], stats(t)["resources"], t.players[ANNA].ca] == [1, 0, 3]
    t = position(Civ(leader="j_s_bach", workers={"alchemy": 1, "drama": 2}), Civ(), age="II")
    assert refusal(t, "perform:alchemy:drama") == "TTA-BLD-03"


@pytest.mark.rule("TTA-EX-25", "TTA-CLR-08", "TTA-CLR-10", "TTA-CLR-26")
def test_25_bill_gates() -> None:
    anna = Civ(leader="bill_gates", workers={"computers": 2, "bronze": 0})
    t = position(anna, Civ(), age="III")
    assert impact_of(t, "impact_of_industry") == 0
    play(t, "end_turn")
    assert stock_of(t)["computers"] == 2
    assert stats(t)["resources"] == 6
    leader_leaves(t, ANNA)
    assert t.players[ANNA].culture == 6


@pytest.mark.rule("TTA-EX-26", "TTA-CLR-14", "TTA-CUR-08", "TTA-REV-04")
def test_26_development_of_civilization() -> None:
    t, _ = happen("development_of_civilization", Civ(civil=["theocracy"], science=1), Civ())
    assert asked(t) == "ask-development"
    play(t, "revolt:theocracy", seat=ANNA)
    p = t.players[ANNA]
    assert [government_of(t), p.science, p.ca] == ["theocracy", 1, 0]


@pytest.mark.rule("TTA-EX-27", "TTA-CLR-16", "TTA-CLR-17", "TTA-CLR-18", "TTA-ACARD-09")
def test_27_international_agreement() -> None:
    anna = Civ(workers={"warriors": 3})
    t, _ = happen("international_agreement", anna, Civ(), row=ROW_I, age="II")
    assert asked(t) == "ask-agreement"
    left = len(t.civil_deck)
    play(t, "take:space_1", "take:space_6", seat=ANNA)
    assert refusal(t, "take:space_10") == "TTA-CLR-16"  # 2 are left
    play(t, "done", seat=ANNA)
    assert [t.players[ANNA].ca, t.players[ANNA].politics_lost] == [4, True]
    assert row_of(t)[:11] == [*ROW_I[1:5], *ROW_I[6:]]
    assert len(t.civil_deck) - t.civil_dealt == left - 2
    while t.seat == ANNA:
        play(t, "end_turn" if "end_turn" in moves(t) else sorted(moves(t))[0])
    while t.seat == BENCE:
        play(t, "end_turn" if "end_turn" in moves(t) else "pass")
    assert asked(t, ANNA) == "ask-turn"  # the next political action is lost


@pytest.mark.rule("TTA-EX-28", "TTA-COL-06", "TTA-COL-07", "TTA-COL-08", "TTA-COL-09", "TTA-COL-11", "TTA-COL-12")
def test_28_colonization() -> None:
    anna = Civ(
        workers={"warriors": 0, "swordsmen": 2}, tactic="fighting_band", specials=["cartography", "warfare"],
        leader="alexander_the_great", military=["bonus_1"],
    )  # fmt: skip
    t, before = happen("wealthy_territory_1", anna, Civ())
    assert refusal(t, "bid:9", seat=ANNA) == "TTA-COL-02"
    play(t, "bid:8", seat=ANNA)
    if t.to_act == [BENCE]:
        play(t, "fold")
    play(t, "send:swordsmen", "send:swordsmen", "add:bonus_1", seat=ANNA)
    assert t.view(ANNA)["auction"]["force"] == 8
    play(t, "done", seat=ANNA)
    assert stats(t)["yellow"] == before[ANNA]["yellow"] + 2
    assert names(t.players[ANNA].colonies) == ["wealthy_territory_1"]


@pytest.mark.rule("TTA-EX-29", "TTA-ARM-05", "TTA-ARM-04")
def test_29_outdated_army() -> None:
    units = {"warriors": 1, "swordsmen": 1, "knights": 2}
    t = position(Civ(workers=units, tactic="classic_army"), Civ(), age="II")
    assert t.players[ANNA].tactical == 4
    t = position(Civ(workers={**units, "air_forces": 1}, tactic="classic_army"), Civ(), age="III")
    assert t.players[ANNA].tactical == 8


@pytest.mark.rule("TTA-EX-30", "TTA-ACN-06", "TTA-ACN-07")
def test_30_action_totals() -> None:
    anna = Civ(government="constitutional_monarchy", wonders=["pyramids"], ca=2)
    t, _ = happen("ravages_of_time", anna, Civ(), age="II")
    assert [t.players[ANNA].ca_total, t.players[ANNA].ca] == [6, 2]
    t = position(Civ(civil=["code_of_laws"], science=6, ca=3), Civ())
    play(t, "develop:code_of_laws")
    assert [t.players[ANNA].ca_total, t.players[ANNA].ca] == [5, 3]


@pytest.mark.rule("TTA-EX-31", "TTA-PROD-03", "TTA-PROD-04")
def test_31_corruption() -> None:
    anna = Civ(blue=4, workers={"agriculture": 0, "bronze": 0}, stock={"bronze": 3, "agriculture": 5})
    t = position(anna, Civ(), phase="end")
    assert [stats(t)["resources"], stats(t)["food"]] == [0, 4]


@pytest.mark.rule("TTA-EX-32", "TTA-PROD-07")
def test_32_consumption() -> None:
    anna = Civ(yellow=8, workers={"agriculture": 1, "bronze": 0}, culture=20, wonders=["hanging_gardens"], unused=4)
    t = position(anna, Civ(), phase="end")
    # 1 culture is produced; 2 of the 3 food due are missing.
    assert [stats(t)["food"], t.players[ANNA].culture] == [0, 20 + 1 - 8]


@pytest.mark.rule("TTA-EX-33", "TTA-FR-05")
def test_33_change() -> None:
    anna = Civ(yellow=18, technologies=["irrigation"], stock={"irrigation": 1}, blue=15, leader="moses")
    t = position(anna, Civ())
    play(t, "increase")  # 2 food, 1 less with Moses
    assert stock_of(t) == {"agriculture": 1}
    assert t.players[ANNA].blue == 15


@pytest.mark.rule("TTA-EX-34", "TTA-FR-07", "TTA-FR-08")
def test_34_overpay() -> None:
    anna = Civ(technologies=["oil"], stock={"oil": 1}, blue=2, wonder="library_of_alexandria")
    t = position(anna, Civ(), age="III")
    play(t, "stage:1")  # 1 resource
    assert stock_of(t) == {"bronze": 2}  # 3 tokens of change, one of which then covers the stage
    assert [t.players[ANNA].blue, t.players[ANNA].stages] == [0, 1]
    anna = Civ(technologies=["oil", "iron"], stock={"oil": 1}, blue=2, wonder="library_of_alexandria")
    t = position(anna, Civ(), age="III")
    play(t, "stage:1")
    assert stock_of(t) == {"iron": 2}
    assert t.players[ANNA].blue == 0


@pytest.mark.rule("TTA-EX-35", "TTA-EOT-03", "TTA-DIS-02", "TTA-DIS-03", "TTA-TURN-02")
def test_35_uprising() -> None:
    anna = Civ(yellow=10, unused=1, workers={"religion": 1}, military=[], ca=1)
    t = position(anna, Civ(), phase="end", military=["legion", "phalanx", "rats"])
    p = t.players[ANNA]
    assert [p.happy, p.science, p.culture, stats(t)["food"]] == [1, 0, 0, 0]
    assert [len(p.military), p.ca, p.ma] == [2, 4, 2]


@pytest.mark.rule("TTA-EX-36", "TTA-CUR-03")
def test_36_tie_in_an_event() -> None:
    civs = [Civ(workers={"warriors": count}) for count in (5, 5, 7)]
    t, before = happen("reign_of_terror", *civs, turn=BENCE)
    assert change(before[ANNA], stats(t, ANNA)) == {"unused": -1, "yellow": 1}
    assert change(before[CILI], stats(t, CILI)) == {}
    assert stats(t, BENCE)["unused"] == before[BENCE]["unused"]


@pytest.mark.rule("TTA-EX-37", "TTA-RESG-03", "TTA-RESG-01", "TTA-RESG-02")
def test_37_resignation() -> None:
    anna = Civ(war="war_over_culture", war_on=BENCE)
    t = position(anna, Civ(), Civ(), phase="politics", turn=BENCE, age="III", options={"resignation": "on"})
    play(t, "resign", seat=BENCE)
    assert [t.players[ANNA].war, t.players[ANNA].culture, t.players[BENCE].resigned] == [-1, 7, True]


@pytest.mark.rule("TTA-EX-38", "TTA-TOK-06")
def test_38_blue_token_loss() -> None:
    anna = Civ(workers={"warriors": 0}, culture=5, blue=0, stock={"agriculture": 8, "bronze": 8})
    t, _ = happen("crime_wave", anna, Civ(), age="II")
    assert [asked(t), t.to_act, t.players[ANNA].culture] == ["ask-lose-token", [ANNA], 2]
    assert moves(t) == {"return_token:agriculture", "return_token:bronze"}
    play(t, "return_token:bronze")
    assert stock_of(t) == {"agriculture": 8, "bronze": 7}
    assert t.players[ANNA].blue == 0


@pytest.mark.rule("TTA-EX-39", "TTA-AGG-10")
@pytest.mark.parametrize(
    ("card", "building", "gained"),
    [("raid_2", "philosophy", 3), ("raid_2", "theology", 5), ("raid_3", "organized_religion", 7)],
)
def test_39_raid(card: str, building: str, gained: int) -> None:
    anna = Civ(workers={"warriors": 9}, government="fundamentalism", military=[card])
    t = position(anna, Civ(workers={"philosophy": 0, building: 2}), phase="politics", age="III")
    play(t, f"attack:{card}:1", seat=ANNA)
    while asked(t) == "ask-raze":
        play(t, f"demolish:{building}")
    assert stats(t, ANNA)["resources"] == gained
    assert building not in workers_of(t, BENCE)


@pytest.mark.rule("TTA-EX-39", "TTA-AGG-10")
def test_39_raid_takes_no_second_building_of_the_same_age() -> None:
    anna = Civ(workers={"warriors": 9}, government="fundamentalism", military=["raid_2"])
    t = position(anna, Civ(workers={"philosophy": 0, "organized_religion": 2}), phase="politics", age="III")
    play(t, "attack:raid_2:1", seat=ANNA)
    assert workers_of(t, BENCE)["organized_religion"] == 1
    assert stats(t, ANNA)["resources"] == 4


@pytest.mark.rule("TTA-EX-40", "TTA-CLR-20")
def test_40_taj_mahal() -> None:
    row = ["taj_mahal", *ROW_I[1:9], "taj_mahal"]
    anna = Civ(wonders=["colossus"], leader="moses", civil=["leonardo_da_vinci"])
    t = position(anna, Civ(), row=row)
    assert [t.view(ANNA)["row"][space]["cost"] for space in (0, 9)] == [2, 4]
    play(t, "lead:leonardo_da_vinci")
    assert [t.view(ANNA)["row"][space]["cost"] for space in (0, 9)] == [0, 2]
    t = position(Civ(wonders=["colossus"], civil=["leonardo_da_vinci"]), Civ(), row=row)
    play(t, "lead:leonardo_da_vinci")
    assert t.view(ANNA)["row"][0]["cost"] == 2


@pytest.mark.rule("TTA-EX-41", "TTA-CLR-25")
def test_41_hammurabi_replaced() -> None:
    t = position(Civ(leader="hammurabi", civil=["leonardo_da_vinci"], ca=0, ma=1), Civ())
    assert refusal(t, "lead:leonardo_da_vinci") == "TTA-ACN-03"
    play(t, "convert", "lead:leonardo_da_vinci")
    p = t.players[ANNA]
    assert [p.ca, p.temporary_ca, p.ma, leader_of(t)] == [1, 0, 0, "leonardo_da_vinci"]


@pytest.mark.rule("TTA-EX-42", "TTA-CLR-23")
def test_42_revolution_with_scientific_cooperation() -> None:
    anna = Civ(civil=["constitutional_monarchy"], science=4, pact="scientific_cooperation", partner=BENCE)
    t = position(anna, Civ(science=1), Civ(), age="II")
    play(t, "revolt:constitutional_monarchy")
    assert [t.players[ANNA].science, t.players[BENCE].science] == [0, 0]
    t = position(anna, Civ(science=0), Civ(), age="II")
    assert refusal(t, "revolt:constitutional_monarchy") == "TTA-CLR-23"


@pytest.mark.rule("TTA-EX-43", "TTA-CUR-10", "TTA-CUR-05")
def test_43_immigration_at_zero() -> None:
    t, before = happen("immigration", Civ(), Civ())
    for seat in (ANNA, BENCE):
        found = change(before[seat], stats(t, seat))
        assert [found["unused"], found["yellow"]] == [1, -1]


@pytest.mark.rule("TTA-EX-44", "TTA-DIS-05", "TTA-WRK-01")
def test_44_impact_of_population() -> None:
    workers = {"warriors": 5, "agriculture": 4, "bronze": 4, "philosophy": 1, "bread_and_circuses": 1, "team_sports": 1}
    anna = Civ(workers={**workers, "alchemy": 1}, unused=2, yellow=2)
    t = position(anna, Civ(), age="III")
    assert [t.players[ANNA].all_workers(), t.players[ANNA].happy, stats(t)["discontent"]] == [19, 5, 2]
    assert impact_of(t, "impact_of_population") == 14


@pytest.mark.rule("TTA-EX-45", "TTA-WRES-11", "TTA-AGE-07")
def test_45_war_after_the_end_of_an_age() -> None:
    anna = Civ(war="war_over_territory", war_on=BENCE, workers={"warriors": 3})
    bence = Civ(leader="joan_of_arc", workers={"warriors": 2, "religion": 1})
    row = [*ROW_I[:12], ""]
    t = position(anna, bence, phase="turn", row=row, civil=["opera"], age="II")
    assert [t.age, leader_of(t, BENCE)] == [3, ""]
    # 3 against 2, as Joan no longer counts: one token is taken besides the two that the age costs.
    assert [stats(t, ANNA)["yellow"], stats(t, BENCE)["yellow"]] == [18 - 2 + 1, 18 - 2 - 1]


@pytest.mark.rule("TTA-EX-46", "TTA-RST-01", "TTA-DIS-05")
def test_46_rebellion_out_of_turn() -> None:
    bence = Civ(government="constitutional_monarchy", yellow=12, unused=5)
    t, _ = happen("rebellion", Civ(), bence)
    assert [t.players[BENCE].ca, t.players[BENCE].ca_total] == [2, 6]
    play(t, "end_turn", seat=ANNA)
    while t.to_act == [BENCE] and asked(t) != "ask-turn":
        play(t, "pass")
    assert t.players[BENCE].ca == 2


@pytest.mark.rule("TTA-EX-47", "TTA-CLR-27", "TTA-ACN-07", "TTA-TOK-02")
def test_47_ruined_pyramids_and_taj_mahal() -> None:
    t, _ = happen("ravages_of_time", Civ(), Civ(wonders=["pyramids"]), age="II")
    assert [t.players[BENCE].ca_total, t.players[BENCE].ca] == [4, 4]
    t, before = happen("ravages_of_time", Civ(), Civ(wonders=["taj_mahal"]), age="II")
    assert change(before[BENCE], stats(t, BENCE)) == {"blue": -1, "culture": -1}


@pytest.mark.rule("TTA-EX-48", "TTA-FR-10")
def test_48_loss_without_a_decision() -> None:
    anna = Civ(
        blue=8, workers={"agriculture": 0, "bronze": 0}, technologies=["iron"], stock={"iron": 1, "bronze": 2}
    )  # fmt: skip
    t = position(anna, Civ(), phase="end")
    assert stock_of(t) == {"iron": 1}
    assert t.players[ANNA].blue == 10


@pytest.mark.rule("TTA-END-01", "TTA-END-04")
def test_impacts_are_all_of_age_three() -> None:
    """What the examples above ask of `impact_of` is what the end of the game scores."""
    t = position(Civ(colonies=["vast_territory_1"]), Civ(), age="IV", current=["impact_of_colonies"])
    end_game(t)
    assert [t.players[ANNA].culture, t.winners] == [3, [ANNA]]
    assert all(isinstance(effect, Impact) for effect in impacts_of(CARD.find("impact_of_colonies")))
