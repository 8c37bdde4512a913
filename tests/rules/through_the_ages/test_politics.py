"""The Politics Phase: events prepared, pacts, resigning (TTA-POL, TTA-EVT, TTA-PACT, TTA-PCAN, TTA-RESG)."""

from dataclasses import replace

import pytest

from pentapolis.games.through_the_ages.catalogue import CARDS, deck
from tests.rules.through_the_ages.prelude import *

STRONG = Civ(workers={"warriors": 6})
RESIGNING = {"resignation": "on"}


@pytest.mark.rule("TTA-POL-01")
def test_at_most_one_political_action_and_none_is_fine() -> None:
    hand = ["rats", "raiders"]
    t = position(Civ(military=hand), phase="politics")
    play(t, "prepare:rats")
    assert asked(t) == "ask-turn"
    assert refusal(t, "prepare:raiders") != ""
    t = position(Civ(military=hand), phase="politics")
    play(t, "pass")
    assert asked(t) == "ask-turn"
    assert military_of(t) == hand


@pytest.mark.rule("TTA-POL-02", "TTA-WAR-05")
def test_no_war_in_the_last_round() -> None:
    mine = replace(STRONG, military=["war_over_culture", "plunder_3"], government="communism")
    for last, rule in ((0, ""), (4, ""), (3, "TTA-WAR-05")):
        t = position(mine, phase="politics", age="III", last_round=last)
        assert refusal(t, "declare:war_over_culture:1") == rule


@pytest.mark.rule("TTA-AGG-11")
def test_aggressions_in_the_last_round_and_in_age_four() -> None:
    mine = replace(STRONG, military=["plunder_3"])
    t = position(mine, phase="politics", age="IV", last_round=3)
    assert refusal(t, "attack:plunder_3:1") == ""


@pytest.mark.rule("TTA-POL-02", "TTA-PACT-01", "TTA-VAR-06", "TTA-SET-04")
def test_a_game_for_two_has_no_pacts() -> None:
    for age in (1, 2, 3):
        assert not any(FACTS[CARDS[card].id]["group"] == "pact" for card in deck(age, True, 2))
        assert any(FACTS[CARDS[card].id]["group"] == "pact" for card in deck(age, True, 3))


@pytest.mark.rule("TTA-POL-03")
@pytest.mark.parametrize("card", ["legion", "bonus_1"])
def test_cards_without_the_crown_are_no_political_action(card: str) -> None:
    """Tactics and bonus cards are played elsewhere; events, territories, aggressions, wars and pacts here."""
    t = position(Civ(military=[card]), Civ(), Civ(), phase="politics")
    assert moves(t) == {"pass"}
    crowned = ["rats", "vast_territory_1", "plunder_1", "open_borders_agreement"]
    t = position(replace(STRONG, military=crowned), Civ(), Civ(), phase="politics")
    assert {move.split(":")[1] for move in moves(t) if ":" in move} == set(crowned)


# --- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-EVT-01", "TTA-EVT-02", "TTA-EVT-03", "TTA-EVT-05")
@pytest.mark.parametrize(
    ("card", "culture"),
    [("development_of_science", 0), ("immigration", 1), ("wealthy_territory_2", 2), ("impact_of_science", 3)],
)
def test_preparing_an_event_scores_its_level_and_reveals_another_one(card: str, culture: int) -> None:
    t = position(
        Civ(military=[card]), Civ(), phase="politics", current=["cultural_influence", "rats"], future=["raiders"]
    )
    play(t, f"prepare:{card}")
    assert stats(t)["culture_points"] == culture
    assert names(t.future) == ["raiders", card]
    assert names(t.past) == ["cultural_influence"]
    assert names(t.current) == ["rats"]


@pytest.mark.rule("TTA-EVT-01")
def test_only_events_and_territories_are_prepared() -> None:
    t = position(Civ(military=["legion", "rats"]), phase="politics")
    assert refusal(t, "prepare:legion") == "TTA-EVT-01"
    assert refusal(t, "prepare:raiders") == "TTA-EVT-01"


@pytest.mark.rule("TTA-EVT-03", "TTA-CUR-01", "TTA-COL-01")
def test_a_territory_starts_colonization() -> None:
    t, _ = happen("vast_territory_1", Civ(), Civ())
    assert asked(t) == "ask-bid"


@pytest.mark.rule("TTA-EVT-04", "TTA-EVT-05")
def test_after_the_last_current_event_the_future_ones_come_up_by_age() -> None:
    future = ["impact_of_science", "cold_war", "immigration"]
    for seed in range(3):
        order = [
            ["prosperity", "immigration", "cold_war", "impact_of_science"],
            ["cold_war", "prosperity", "impact_of_science", "immigration"],
        ][seed % 2]
        t = position(
            Civ(military=["prosperity"]),
            Civ(),
            phase="politics",
            age="III",
            current=["cultural_influence"],
            future=future,
            chance={"events": [order]},
        )
        play(t, "prepare:prosperity")
        assert names(t.current) == sorted(order, key=level_of)
        assert t.future == []
    # While one is left, nothing comes up.
    t = position(
        Civ(military=["prosperity"]), Civ(), phase="politics", age="III", current=["rats", "raiders"], future=future
    )
    play(t, "prepare:prosperity")
    assert names(t.current) == ["raiders"]


# --- pacts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-PACT-01", "TTA-PACT-02", "TTA-PACT-05", "TTA-PACT-08")
def test_a_pact_is_offered_with_a_side_and_accepted() -> None:
    card = "promise_of_military_protection"
    t = position(Civ(military=[card]), Civ(), Civ(), phase="politics", age="II")
    before = stats(t)
    assert {f"offer:{card}:1", f"offer_as_b:{card}:1", f"offer:{card}:2", f"offer_as_b:{card}:2", "pass"} == moves(t)
    assert refusal(t, f"offer:{card}:0") == "TTA-PACT-01"
    play(t, f"offer_as_b:{card}:2")
    assert (asked(t, CILI), t.to_act) == ("ask-pact", [CILI])
    play(t, "accept", seat=CILI)
    assert change(before, stats(t)) == {"strength": 4, "military_cards": -1}
    assert stats(t, CILI)["culture"] == 1
    assert asked(t) == "ask-turn"


@pytest.mark.rule("TTA-PACT-03")
def test_a_refused_pact_goes_back_to_the_hand_and_the_action_is_used() -> None:
    t = position(Civ(military=["military_pact", "rats"]), Civ(), Civ(), phase="politics", age="III")
    play(t, "offer:military_pact:1")
    play(t, "refuse", seat=BENCE)
    assert sorted(military_of(t)) == ["military_pact", "rats"]
    assert asked(t) == "ask-turn"
    assert stats(t)["strength"] == stats(t, BENCE)["strength"] == 1


@pytest.mark.rule("TTA-PACT-04", "TTA-PACT-07")
def test_a_new_pact_ends_the_own_one_and_leaves_those_of_others() -> None:
    mine = Civ(pact="peace_treaty", partner=BENCE, military=["military_pact"])
    theirs = Civ(pact="international_tourism", partner=ANNA)
    t = position(mine, theirs, Civ(), phase="politics", age="III")
    play(t, "offer:military_pact:2")
    play(t, "accept", seat=CILI)
    assert {"military_pact"} == in_play(t) & {"peace_treaty", "military_pact"}
    assert "international_tourism" in in_play(t, BENCE)
    assert stats(t, BENCE)["culture"] == 0
    # A refusal ends nothing.
    t = position(mine, theirs, Civ(), phase="politics", age="III")
    play(t, "offer:military_pact:2")
    play(t, "refuse", seat=CILI)
    assert "peace_treaty" in in_play(t)


@pytest.mark.rule("TTA-PACT-06")
def test_a_pact_does_not_cancel_a_war() -> None:
    mine = Civ(war="war_over_culture", war_on=BENCE, military=["peace_treaty"])
    t = position(mine, Civ(), Civ(), phase="politics", age="III")
    play(t, "offer:peace_treaty:1")
    play(t, "accept", seat=BENCE)
    assert "war_over_culture" in in_play(t)


@pytest.mark.rule("TTA-PACT-09", "TTA-ACN-06", "TTA-CLR-19")
def test_actions_of_a_pact_come_and_go_for_both_at_once() -> None:
    mine = Civ(military=["open_borders_agreement"], ma=0)
    t = position(mine, Civ(ma=1), Civ(), phase="politics")
    play(t, "offer:open_borders_agreement:1")
    play(t, "accept", seat=BENCE)
    assert [(stats(t, seat)["military_action"], stats(t, seat)["ma"]) for seat in (ANNA, BENCE)] == [(3, 1), (3, 2)]
    pact = Civ(pact="open_borders_agreement", partner=BENCE, ma=3)
    t = position(pact, Civ(ma=1), Civ(), phase="politics")
    play(t, "cancel:open_borders_agreement")
    assert [(stats(t, seat)["military_action"], stats(t, seat)["ma"]) for seat in (ANNA, BENCE)] == [(2, 2), (2, 1)]


@pytest.mark.rule("TTA-PCAN-01")
def test_any_pact_one_takes_part_in_can_be_cancelled() -> None:
    t = position(
        Civ(),
        Civ(pact="military_pact", partner=ANNA),
        Civ(pact="peace_treaty", partner=BENCE),
        phase="politics",
        age="III",
    )
    assert moves(t) == {"cancel:military_pact", "pass"}
    assert refusal(t, "cancel:peace_treaty") == "TTA-PCAN-01"
    play(t, "cancel:military_pact")
    assert (stats(t)["strength"], stats(t, BENCE)["strength"]) == (1, 1)
    assert "military_pact" in [name for pile in t.discards for name in names(pile)]


@pytest.mark.rule("TTA-PCAN-02", "TTA-AGG-04", "TTA-WAR-03")
@pytest.mark.parametrize(("card", "verb"), [("plunder_3", "attack"), ("war_over_culture", "declare")])
def test_a_pact_ends_by_an_attack(card: str, verb: str) -> None:
    mine = replace(STRONG, military=[card], pact="military_pact", partner=BENCE, government="communism")
    t = position(mine, Civ(), Civ(), phase="politics", age="III")
    play(t, f"{verb}:{card}:1")
    assert "military_pact" not in in_play(t)
    assert stats(t, BENCE)["strength"] == 1


# --- resigning --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TTA-RESG-01", "TTA-POL-02")
def test_resigning_is_a_political_action_but_not_in_age_four() -> None:
    t = position(Civ(), Civ(), Civ(), phase="politics", options=RESIGNING)
    assert "resign" in moves(t)
    play(t, "resign")
    assert t.players[ANNA].resigned
    assert t.to_act == [BENCE]
    t = position(Civ(military=["rats"]), Civ(), Civ(), phase="politics", age="IV", last_round=9, options=RESIGNING)
    assert refusal(t, "resign") == "TTA-POL-02"
    t = position(Civ(military=["rats"]), Civ(), Civ(), phase="politics")
    assert refusal(t, "resign") == "TTA-RESG-01"


@pytest.mark.rule("TTA-RESG-02")
def test_a_resigned_civilization_leaves_everything() -> None:
    mine = Civ(
        civil=["iron"],
        military=["legion"],
        leader="moses",
        wonders=["pyramids"],
        colonies=["vast_territory_1"],
        pact="peace_treaty",
        partner=CILI,
    )
    t = position(mine, Civ(pact="military_pact", partner=ANNA), Civ(), phase="politics", age="III", options=RESIGNING)
    play(t, "resign")
    assert (hand_of(t), military_of(t)) == ([], [])
    assert not {"moses", "pyramids", "vast_territory_1", "peace_treaty"} & in_play(t)
    assert "military_pact" not in in_play(t, BENCE)
    assert stats(t, BENCE)["strength"] == 1
    assert stats(t, CILI)["culture"] == 0


@pytest.mark.rule("TTA-RESG-03")
def test_who_had_declared_war_scores_seven() -> None:
    others = Civ(war="war_over_culture", war_on=ANNA), Civ(war="war_over_territory", war_on=BENCE)
    t = position(Civ(), *others, phase="politics", age="III", options=RESIGNING)
    play(t, "resign")
    assert [stats(t, seat)["culture_points"] for seat in (BENCE, CILI)] == [7, 0]
    assert "war_over_culture" not in in_play(t, BENCE)
    assert "war_over_territory" in in_play(t, CILI)


@pytest.mark.rule("TTA-RESG-04", "TTA-END-05")
def test_the_last_one_left_wins() -> None:
    t = position(Civ(culture=90), Civ(), phase="politics", options=RESIGNING)
    play(t, "resign")
    assert t.over
    assert t.winners == [BENCE]


@pytest.mark.rule("TTA-RESG-05", "TTA-VAR-08")
def test_decks_of_later_ages_are_those_of_the_players_left() -> None:
    gone = Civ(resigned=True)
    row = ["iron"] * 9
    t = position(Civ(), gone, Civ(), Civ(), phase="turn", age="I", row=["", "", *row], civil=["alchemy"])
    dealt = [card for card in t.row if CARDS[card].age == 2]
    assert sorted([*t.civil_deck[int(t.civil_dealt) :], *dealt]) == deck(2, False, 3)
    assert sorted(t.military_deck) == deck(2, True, 3)


@pytest.mark.rule("TTA-RESG-06", "TTA-CUR-07", "TTA-VAR-07")
def test_with_two_left_events_are_read_for_two() -> None:
    civs = Civ(workers={"warriors": 3}), Civ(workers={"warriors": 2}), Civ()
    t, _ = happen("cold_war", *civs, age="II")
    assert [stats(t, seat)["science_points"] for seat in range(3)] == [6, 6, 0]
    t, _ = happen("cold_war", civs[0], civs[1], replace(civs[2], resigned=True), age="II")
    assert [stats(t, seat)["science_points"] for seat in range(2)] == [6, 0]


@pytest.mark.rule("TTA-RESG-07", "TTA-GAP-55")
def test_pacts_stay_usable_when_two_are_left() -> None:
    t = position(Civ(military=["military_pact"]), Civ(), Civ(resigned=True), phase="politics", age="III")
    play(t, "offer:military_pact:1")
    play(t, "accept", seat=BENCE)
    assert (stats(t)["strength"], stats(t, BENCE)["strength"]) == (4, 4)
    assert (
        refusal(
            position(Civ(military=["military_pact"]), Civ(), Civ(resigned=True), phase="politics", age="III"),
            "offer:military_pact:2",
        )
        == "TTA-PACT-01"
    )
