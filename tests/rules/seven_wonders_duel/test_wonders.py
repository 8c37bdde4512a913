"""Action 3, constructing a wonder, and what each wonder does."""

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, WONDER
from tests.rules.seven_wonders_duel.prelude import *

# Seven other wonders in all, so that the next one is the seventh.
SIX_BUILT = (["piraeus", "hanging_gardens"], ["circus_maximus", "appian_way", "great_lighthouse", "sphinx"])


# --- action 3 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-WON-01")
def test_a_wonder_costs_its_own_price_and_nothing_for_the_card_under_it() -> None:
    # Given a player with the 8 coins of The Pyramids (3 stone, 1 papyrus), who takes Pretorium (8 coins)
    t = position(["pretorium"], age=3, coins=(8, 0), wonders=(["pyramids"], []))
    play(t, "raise:pyramids:pretorium")
    assert t.home.coins == 0
    assert (t.home.raised, t.home.unbuilt) == ([WONDER.find("pyramids")], [])
    assert t.home.tucked == [CARD.find("pretorium")]


@pytest.mark.rule("SWD-WON-01")
def test_a_wonder_too_dear_by_one_coin_cannot_be_built() -> None:
    t = position(["theater"], coins=(7, 0), wonders=(["pyramids"], []))
    assert moves(t) == {"build:theater", "discard:theater"}
    assert refusal(t, "raise:pyramids:theater") == "SWD-COST-02"


@pytest.mark.rule("SWD-WON-01")
def test_only_a_players_own_unbuilt_wonders_can_be_built() -> None:
    t = position(["theater"], coins=(99, 99), wonders=(["pyramids"], ["sphinx"]), raised=(["colossus"], []))
    assert {move for move in moves(t) if move.startswith("raise")} == {"raise:pyramids:theater"}
    assert refusal(t, "raise:sphinx:theater") == "SWD-WON-01"
    assert refusal(t, "raise:colossus:theater") == "SWD-WON-01"


@pytest.mark.rule("SWD-WON-01")
def test_any_accessible_card_can_go_under_any_affordable_wonder() -> None:
    t = position(["theater", "tavern"], coins=(99, 0), wonders=(["pyramids", "colossus"], []))
    assert {move for move in moves(t) if move.startswith("raise")} == {
        "raise:pyramids:theater",
        "raise:pyramids:tavern",
        "raise:colossus:theater",
        "raise:colossus:tavern",
    }


@pytest.mark.rule("SWD-EX-12", "SWD-WON-01", "SWD-MIL-01", "SWD-WON-12")
def test_the_rulebooks_colossus() -> None:
    # Given Miska makes 3 clay and 1 glass
    t = position(
        ["tavern"],
        coins=(1, 0),
        built=(["clay_pool", "brickyard", "glassworks"], []),
        wonders=(["colossus"], []),
    )
    play(t, "raise:colossus:tavern")
    # then he pays nothing, Tavern lies under the wonder, and the pawn moves 2
    assert (t.home.coins, t.home.tucked, t.conflict) == (1, [CARD.find("tavern")], 2)
    assert points(t) == {"military": 2, "wonders": 3}


@pytest.mark.rule("SWD-WON-02")
def test_the_card_under_a_wonder_is_no_building() -> None:
    # Given The Pyramids are raised with Tavern (yellow, 4 coins, chain to Lighthouse)
    t = position(["tavern", "theater"], coins=(8, 0), wonders=(["pyramids"], []), more_cards=True)
    play(t, "raise:pyramids:tavern")
    city = t.view(0)["cities"][0]
    assert (city["coins"], city["buildings"], city["chains"]) == (0, [], [])
    assert sum(city["colours"].values()) == 0
    # then it is not discarded either, and a discard pays for no yellow card
    assert t.discard == []
    play(t, "discard:theater")
    assert treasuries(t) == (0, 2)


@pytest.mark.rule("SWD-WON-02", "SWD-MIL-08", "SWD-SCI-02")
@pytest.mark.parametrize("card", ["pretorium", "school"])
def test_shields_and_symbols_under_a_wonder_do_nothing(card: str) -> None:
    t = position([card], age=3, coins=(8, 7), built=(["apothecary"], []), wonders=(["pyramids"], []), more_cards=True)
    play(t, f"raise:pyramids:{card}")
    assert (t.conflict, t.away.coins, t.to_act) == (0, 7, [1])
    assert t.view(0)["cities"][0]["symbols"] == ["wheel"]


@pytest.mark.rule("SWD-WON-02", "SWD-WON-25")
def test_the_mausoleum_does_not_find_cards_under_wonders() -> None:
    t = position(
        ["tavern", "theater"],
        coins=(99, 99),
        wonders=(["sphinx", "mausoleum"], []),
        discard=["altar", "baths"],
    )
    play(t, "raise:sphinx:tavern", "raise:mausoleum:theater")
    assert moves(t) == {"revive:altar", "revive:baths"}


@pytest.mark.rule("SWD-EX-13", "SWD-WON-03")
def test_the_seventh_wonder_sends_the_builders_last_one_back() -> None:
    # Given Borcsa has built 4 wonders and Miska 2, and he has The Colossus and The Pyramids left
    t = position(["theater"], coins=(99, 0), wonders=(["colossus", "pyramids"], []), raised=SIX_BUILT)
    play(t, "raise:colossus:theater")
    assert len(t.home.raised) + len(t.away.raised) == 7
    assert t.home.unbuilt == []
    assert WONDER.find("pyramids") in t.unused_wonders
    assert told(t, "log-seven-wonders") == [{"seat": 0, "wonder": "pyramids"}]


@pytest.mark.rule("SWD-WON-03")
def test_the_seventh_wonder_sends_the_opponents_last_one_back() -> None:
    t = position(
        ["theater", "altar"],
        coins=(99, 99),
        wonders=(["colossus"], ["mausoleum"]),
        raised=(
            ["piraeus", "hanging_gardens", "sphinx"],
            ["circus_maximus", "appian_way", "great_lighthouse"],
        ),
    )
    play(t, "raise:colossus:theater")
    assert t.away.unbuilt == []
    # and no wonder can be built any more
    assert t.to_act == [1]
    assert {move.split(":")[0] for move in moves(t)} == {"build", "discard"}
    assert refusal(t, "raise:mausoleum:altar") == "SWD-WON-03"


@pytest.mark.rule("SWD-WON-03")
def test_the_sixth_wonder_sends_none_back() -> None:
    t = position(
        ["theater"],
        coins=(99, 0),
        wonders=(["colossus", "pyramids"], ["sphinx"]),
        raised=(["piraeus", "hanging_gardens"], ["circus_maximus", "appian_way", "great_lighthouse"]),
    )
    play(t, "raise:colossus:theater")
    assert (t.home.unbuilt, t.away.unbuilt) == ([WONDER.find("pyramids")], [WONDER.find("sphinx")])


@pytest.mark.rule("SWD-WON-03", "SWD-END-04")
def test_a_wonder_sent_back_scores_nothing() -> None:
    t = position(["theater"], coins=(10, 0), wonders=(["colossus", "pyramids"], []), raised=SIX_BUILT)
    before = points(t)["wonders"]
    play(t, "raise:colossus:theater")
    assert points(t)["wonders"] == before + 3


@pytest.mark.rule("SWD-WON-04")
def test_the_seventh_wonder_still_gives_its_extra_turn() -> None:
    t = position(
        ["theater", "altar"],
        coins=(99, 99),
        wonders=(["sphinx", "pyramids"], []),
        raised=(
            ["piraeus", "hanging_gardens"],
            ["circus_maximus", "appian_way", "great_lighthouse", "colossus"],
        ),
    )
    play(t, "raise:sphinx:theater")
    assert t.to_act == [0]
    assert "build:altar" in moves(t)


@pytest.mark.rule("SWD-WON-04", "SWD-WON-06", "SWD-WON-03")
def test_the_last_wonder_is_sent_back_before_the_choice_of_the_seventh() -> None:
    t = position(
        ["theater"],
        coins=(99, 0),
        wonders=(["mausoleum", "pyramids"], []),
        raised=SIX_BUILT,
        discard=["altar", "baths"],
    )
    play(t, "raise:mausoleum:theater")
    # Given the choice is still open, the eighth wonder is gone already,
    assert moves(t) == {"revive:altar", "revive:baths"}
    assert t.home.unbuilt == []
    # and the choice happens all the same
    play(t, "revive:baths")
    assert CARD.find("baths") in t.home.buildings


@pytest.mark.rule("SWD-WON-04", "SWD-MIL-01")
def test_the_seventh_wonder_still_has_its_shields() -> None:
    t = position(["theater"], coins=(99, 5), wonders=(["colossus", "pyramids"], []), raised=SIX_BUILT, conflict=1)
    play(t, "raise:colossus:theater")
    assert (t.conflict, t.away.coins) == (3, 3)


@pytest.mark.rule("SWD-WON-05")
def test_play_again_wonders_can_be_chained_turn_after_turn() -> None:
    t = position(
        ["theater", "altar", "tavern", "baths"],
        coins=(99, 99),
        wonders=(["sphinx", "piraeus", "temple_of_artemis"], []),
    )
    play(t, "raise:sphinx:theater")
    assert t.to_act == [0]
    play(t, "raise:piraeus:altar")
    assert t.to_act == [0]
    # each gives one more turn only
    play(t, "discard:tavern")
    assert t.to_act == [1]


@pytest.mark.rule("SWD-WON-05", "SWD-FLOW-10")
def test_the_extra_turn_begins_after_the_reveal() -> None:
    # Given slot 15 is the last card that covers the face-down slot 9
    t = enrich(dealt(), 0)
    play(t, f"discard:{card_at(t, 14)}", f"discard:{card_at(t, 19)}")
    hidden = card_at(t, 9)
    assert not sees_face_up(t, 9)
    # when The Temple of Artemis is raised with it
    play(t, f"raise:temple_of_artemis:{card_at(t, 15)}")
    # then the same player already has the new card to take
    assert t.to_act == [0]
    assert f"discard:{hidden}" in moves(t)


@pytest.mark.rule("SWD-WON-06", "SWD-FLOW-09")
def test_the_choice_of_a_wonder_comes_before_the_reveal() -> None:
    t = enrich(dealt(), 0, wonders=["great_library"])
    play(t, f"discard:{card_at(t, 14)}", f"discard:{card_at(t, 19)}")
    play(t, f"raise:great_library:{card_at(t, 15)}")
    assert t.view(0)["question"] == "ask-library"
    assert not sees_face_up(t, 9)
    play(t, min(moves(t)))
    assert sees_face_up(t, 9)
    assert f"discard:{card_at(t, 9)}" in moves(t)


@pytest.mark.rule("SWD-WON-06", "SWD-MIL-02")
@pytest.mark.parametrize(("wonder", "cards"), [("circus_maximus", "grey"), ("statue_of_zeus", "brown")])
def test_shields_and_their_tokens_come_before_the_choice(wonder: str, cards: str) -> None:
    targets = {"grey": ["press", "glassworks"], "brown": ["quarry", "clay_pool"]}[cards]
    t = position(["theater"], coins=(99, 7), built=([], targets), wonders=([wonder], []), conflict=2)
    play(t, f"raise:{wonder}:theater")
    # Given the card is not chosen yet, the pawn has moved and the 2 coins are lost
    assert moves(t) == {f"destroy:{card}" for card in targets}
    assert (t.conflict, t.away.coins) == (3, 5)


@pytest.mark.rule("SWD-WON-06", "SWD-FLOW-17", "SWD-MIL-06")
@pytest.mark.parametrize(("wonder", "target"), [("circus_maximus", "press"), ("statue_of_zeus", "quarry")])
def test_a_victory_by_the_shield_of_a_wonder_leaves_no_choice_open(wonder: str, target: str) -> None:
    others = ["glassworks", "clay_pool"]
    t = position(["theater"], coins=(99, 7), built=([], [target, *others]), wonders=([wonder], []), conflict=8)
    play(t, f"raise:{wonder}:theater")
    assert_ended(t, [0], "military")
    assert len(t.away.buildings) == 3


# --- the wonders --------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-WON-10")
@pytest.mark.parametrize(("had", "left"), [(7, 4), (3, 0), (2, 0), (0, 0)])
def test_the_appian_way_takes_three_coins_and_costs_the_opponent_three(had: int, left: int) -> None:
    t = position(["theater", "altar"], coins=(10, had), wonders=(["appian_way"], []))
    bank = t.bank
    play(t, "raise:appian_way:theater")
    assert treasuries(t) == (3, left)
    assert t.bank == bank + 10 - 3 + (had - left)  # what the opponent loses goes to the bank
    assert t.to_act == [0]
    assert points(t)["wonders"] == 3


@pytest.mark.rule("SWD-WON-11")
def test_circus_maximus_discards_a_grey_card_of_the_builders_choice() -> None:
    mine, theirs = ["drying_room"], ["press", "glassworks", "quarry"]
    t = position(["theater"], coins=(99, 7), built=(mine, theirs), wonders=(["circus_maximus"], []))
    play(t, "raise:circus_maximus:theater")
    assert moves(t) == {"destroy:press", "destroy:glassworks"}
    play(t, "destroy:glassworks")
    assert t.view(0)["cities"][1]["buildings"] == ["quarry", "press"]
    assert t.discard == [CARD.find("glassworks")]
    assert (t.conflict, points(t)["wonders"], t.to_act) == (1, 3, [1])


@pytest.mark.rule("SWD-WON-12")
def test_the_colossus_has_two_shields() -> None:
    t = position(["theater"], to_act=1, coins=(7, 99), wonders=([], ["colossus"]))
    play(t, "raise:colossus:theater")
    assert (t.conflict, points(t, 1)["wonders"], t.to_act) == (-2, 3, [0])


@pytest.mark.rule("SWD-WON-13")
def test_the_great_library_draws_three_tokens_of_the_box_and_returns_two() -> None:
    board = ["agriculture", "architecture", "economy", "law", "masonry"]
    box = {"mathematics", "philosophy", "strategy", "theology", "urbanism"}
    t = position(["theater"], coins=(99, 7), wonders=(["great_library"], []), board=board)
    play(t, "raise:great_library:theater")
    drawn = {move.removeprefix("learn:") for move in moves(t)}
    assert len(drawn) == 3
    assert drawn < box
    kept = min(drawn)
    play(t, f"learn:{kept}")
    state = t.state()
    assert state["cities"][0]["tokens"] == [kept]
    assert set(state["box_tokens"]) == box - {kept}
    assert state["library"] == []
    assert state["board_tokens"] == board
    assert points(t)["wonders"] == 4


@pytest.mark.rule("SWD-WON-13")
def test_the_great_library_draws_every_token_of_the_box_sooner_or_later() -> None:
    drawn: set[str] = set()
    for seed in range(12):
        t = enrich(dealt(seed=seed), 0, wonders=["great_library"])
        box = set(t.state()["box_tokens"])
        play(t, f"raise:great_library:{card_at(t, 19)}")
        assert {f"learn:{token}" for token in box} > moves(t)
        drawn |= {move.removeprefix("learn:") for move in moves(t)}
    assert len(drawn) == 10


@pytest.mark.rule("SWD-WON-14", "SWD-COST-11", "SWD-COST-09")
def test_the_great_lighthouse_supplies_one_raw_material_and_leaves_prices_alone() -> None:
    t = position(["theater", "town_hall"], age=3, coins=(8, 99), wonders=(["great_lighthouse"], []), more_cards=True)
    prices = t.view(1)["cities"][1]["unit_prices"]
    play(t, "raise:great_lighthouse:theater")
    # Town Hall (2 wood, 3 stone): one of the five is supplied, four cost 2 each
    view = t.view(0)
    assert view["cities"][0]["choices"] == [["wood", "clay", "stone"]]
    shown = next(slot for slot in view["structure"] if slot["card"] == "town_hall")
    assert [price["total"] for price in shown["prices"]] == [8, 10]
    assert view["cities"][1]["unit_prices"] == prices
    assert (points(t), t.to_act) == ({"wonders": 4}, [1])


@pytest.mark.rule("SWD-WON-15")
def test_the_hanging_gardens_bring_six_coins_and_a_turn() -> None:
    t = position(["theater", "altar"], coins=(8, 7), wonders=(["hanging_gardens"], []))
    play(t, "raise:hanging_gardens:theater")
    assert (treasuries(t), t.to_act, points(t)) == ((6, 7), [0], {"wonders": 3, "coins": 2})


@pytest.mark.rule("SWD-WON-16", "SWD-DIS-02")
def test_the_mausoleum_builds_any_card_discarded_since_the_game_began() -> None:
    # Given a card discarded in Age I, in this age, and one the player could never pay
    t = position(["theater"], age=3, coins=(10, 0), wonders=(["mausoleum"], []), discard=["baths", "walls", "palace"])
    play(t, "raise:mausoleum:theater")
    assert moves(t) == {"revive:baths", "revive:walls", "revive:palace"}
    play(t, "revive:palace")
    assert t.view(0)["cities"][0]["buildings"] == ["palace"]
    assert t.view(0)["discard"] == ["baths", "walls"]
    assert (t.home.coins, points(t), t.to_act) == (0, {"blue": 7, "wonders": 2}, [1])


@pytest.mark.rule("SWD-WON-17", "SWD-COST-11", "SWD-COST-09")
def test_piraeus_supplies_glass_or_papyrus_and_a_turn() -> None:
    t = position(["theater", "study", "altar"], age=3, coins=(8, 99), wonders=(["piraeus"], []))
    prices = t.view(1)["cities"][1]["unit_prices"]
    play(t, "raise:piraeus:theater")
    # Study (2 wood, glass, papyrus): one of the last two is supplied
    view = t.view(0)
    assert view["cities"][0]["choices"] == [["glass", "papyrus"]]
    shown = next(slot for slot in view["structure"] if slot["card"] == "study")
    assert [price["total"] for price in shown["prices"]] == [6, 8]
    assert view["cities"][1]["unit_prices"] == prices
    assert (points(t), t.to_act) == ({"wonders": 2}, [0])


@pytest.mark.rule("SWD-WON-18")
def test_the_pyramids_are_nine_points_and_nothing_else() -> None:
    t = position(["theater"], coins=(8, 7), wonders=(["pyramids"], []))
    play(t, "raise:pyramids:theater")
    assert (points(t), treasuries(t), t.to_act) == ({"wonders": 9}, (0, 7), [1])


@pytest.mark.rule("SWD-WON-19")
def test_the_sphinx_is_six_points_and_a_turn() -> None:
    t = position(["theater", "altar"], coins=(8, 7), wonders=(["sphinx"], []))
    play(t, "raise:sphinx:theater")
    assert (points(t), treasuries(t), t.to_act) == ({"wonders": 6}, (0, 7), [0])


@pytest.mark.rule("SWD-WON-20")
def test_the_statue_of_zeus_discards_a_brown_card_of_the_builders_choice() -> None:
    mine, theirs = ["lumber_yard"], ["quarry", "shelf_quarry", "press"]
    t = position(["theater"], coins=(99, 7), built=(mine, theirs), wonders=(["statue_of_zeus"], []))
    play(t, "raise:statue_of_zeus:theater")
    assert moves(t) == {"destroy:quarry", "destroy:shelf_quarry"}
    play(t, "destroy:shelf_quarry")
    assert t.view(0)["cities"][1]["buildings"] == ["quarry", "press"]
    assert t.view(0)["cities"][1]["production"]["stone"] == 1
    assert t.discard == [CARD.find("shelf_quarry")]
    assert (t.conflict, points(t)["wonders"], t.to_act) == (1, 3, [1])


@pytest.mark.rule("SWD-WON-21")
def test_the_temple_of_artemis_brings_twelve_coins_a_turn_and_no_points() -> None:
    t = position(["theater", "altar"], coins=(8, 7), wonders=(["temple_of_artemis"], []))
    play(t, "raise:temple_of_artemis:theater")
    assert (treasuries(t), t.to_act, points(t)) == ((12, 7), [0], {"coins": 4})


# --- choices ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-WON-22")
@pytest.mark.parametrize("wonder", ["circus_maximus", "statue_of_zeus", "mausoleum"])
def test_without_a_target_the_wonder_is_built_all_the_same(wonder: str) -> None:
    # Given an opponent with yellow producers but neither brown nor grey cards, and no discarded card
    t = position(["theater"], coins=(99, 7), built=([], ["forum", "caravansery"]), wonders=([wonder], []))
    play(t, f"raise:{wonder}:theater")
    assert (t.home.raised, t.to_act) == ([WONDER.find(wonder)], [1])
    assert len(t.away.buildings) == 2
    assert t.conflict == (0 if wonder == "mausoleum" else 1)


@pytest.mark.rule("SWD-WON-22")
@pytest.mark.parametrize("wonder", ["circus_maximus", "statue_of_zeus", "mausoleum"])
def test_with_targets_the_choice_is_compulsory(wonder: str) -> None:
    t = position(
        ["theater", "baths"],
        coins=(99, 7),
        built=([], ["press", "glassworks", "quarry", "clay_pool"]),
        wonders=([wonder], []),
        discard=["altar", "tavern"],
    )
    play(t, f"raise:{wonder}:theater")
    verb = "revive" if wonder == "mausoleum" else "destroy"
    assert {move.split(":")[0] for move in moves(t)} == {verb}
    assert len(moves(t)) == 2
    assert refusal(t, "discard:baths") in {"SWD-WON-11", "SWD-WON-16", "SWD-WON-20"}


@pytest.mark.rule("SWD-WON-22")
def test_a_single_target_is_taken_without_asking() -> None:
    t = position(["theater"], coins=(99, 7), built=([], ["press"]), wonders=(["circus_maximus"], []))
    play(t, "raise:circus_maximus:theater")
    assert (t.away.buildings, t.discard, t.to_act) == ([], [CARD.find("press")], [1])


@pytest.mark.rule("SWD-WON-23", "SWD-TOK-11")
def test_a_red_card_from_the_mausoleum_has_its_shields_and_strategys() -> None:
    t = position(
        ["theater"],
        coins=(99, 7),
        tokens=(["strategy"], []),
        wonders=(["mausoleum"], []),
        discard=["walls", "altar"],
    )
    play(t, "raise:mausoleum:theater", "revive:walls")
    assert (t.conflict, t.away.coins) == (3, 5)


@pytest.mark.rule("SWD-WON-23", "SWD-SCI-01")
def test_a_green_card_from_the_mausoleum_can_pair_a_symbol() -> None:
    t = position(
        ["theater"],
        coins=(99, 7),
        built=(["school"], []),
        wonders=(["mausoleum"], []),
        discard=["apothecary", "altar"],
        board=["law", "philosophy"],
    )
    play(t, "raise:mausoleum:theater", "revive:apothecary")
    assert moves(t) == {"learn:law", "learn:philosophy"}
    play(t, "learn:philosophy")
    assert (points(t)["tokens"], t.to_act) == (7, [1])


@pytest.mark.rule("SWD-WON-23", "SWD-SCI-03")
def test_a_green_card_from_the_mausoleum_can_win() -> None:
    five = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy"]
    t = position(
        ["theater"],
        coins=(99, 7),
        built=(five, []),
        wonders=(["mausoleum"], []),
        discard=["university", "altar"],
    )
    play(t, "raise:mausoleum:theater", "revive:university")
    assert_ended(t, [0], "scientific")


@pytest.mark.rule("SWD-WON-23")
@pytest.mark.parametrize(
    ("card", "coins"), [("tavern", 4), ("port", 4), ("lighthouse", 1), ("arena", 2), ("merchants_guild", 3)]
)
def test_coins_of_a_card_from_the_mausoleum_are_counted_at_that_moment(card: str, coins: int) -> None:
    # Given two brown cards of the builder, three yellow ones of the opponent, and The Mausoleum itself
    t = position(
        ["theater"],
        coins=(10, 0),
        built=(["quarry", "lumber_yard"], ["forum", "caravansery", "brewery"]),
        wonders=(["mausoleum"], []),
        discard=[card, "altar"],
    )
    play(t, "raise:mausoleum:theater", f"revive:{card}")
    assert t.home.coins == coins


@pytest.mark.rule("SWD-WON-23")
def test_production_chains_and_prices_of_a_card_from_the_mausoleum_last() -> None:
    for card in ("sawmill", "palisade", "customs_house", "forum"):
        t = position(["theater"], coins=(99, 0), wonders=(["mausoleum"], []), discard=[card, "altar"])
        play(t, "raise:mausoleum:theater", f"revive:{card}")
        city = t.view(0)["cities"][0]
        assert city["production"]["wood"] == (2 if card == "sawmill" else 0)
        assert city["chains"] == (["tower"] if card == "palisade" else [])
        assert city["unit_prices"]["glass"] == (1 if card == "customs_house" else 2)
        assert len(city["choices"]) == (card == "forum")


@pytest.mark.rule("SWD-WON-23", "SWD-TOK-16")
def test_a_card_from_the_mausoleum_is_no_chain_construction() -> None:
    # Given Baths, whose symbol would make Aqueduct free, and Urbanism
    t = position(
        ["theater"],
        coins=(10, 0),
        built=(["baths"], []),
        tokens=(["urbanism"], []),
        wonders=(["mausoleum"], []),
        discard=["aqueduct", "altar"],
    )
    play(t, "raise:mausoleum:theater", "revive:aqueduct")
    assert (t.home.coins, points(t)["blue"]) == (0, 8)


@pytest.mark.rule("SWD-WON-24", "SWD-COST-05")
def test_a_destroyed_card_lowers_the_price_at_once() -> None:
    # Given Theology, so that the builder has the very next turn, and an opponent with 3 stone
    t = position(
        ["theater", "baths"],
        coins=(99, 7),
        built=([], ["quarry", "shelf_quarry"]),
        tokens=(["theology"], []),
        wonders=(["statue_of_zeus"], []),
    )
    play(t, "raise:statue_of_zeus:theater", "destroy:shelf_quarry")
    assert t.to_act == [0]
    before = t.home.coins
    play(t, "build:baths")
    assert before - t.home.coins == 3


@pytest.mark.rule("SWD-WON-24")
def test_a_destroyed_card_no_longer_produces_or_counts() -> None:
    # Given Borcsa with one glass, and Chamber of Commerce (2 papyrus; 3 coins for each grey card) in reach
    t = position(
        ["theater", "apothecary", "chamber_of_commerce"],
        age=3,
        coins=(99, 10),
        built=([], ["glassworks", "press"]),
        wonders=(["circus_maximus"], []),
    )
    play(t, "raise:circus_maximus:theater", "destroy:glassworks")
    view = t.view(1)
    assert view["cities"][1]["production"] == {"wood": 0, "clay": 0, "stone": 0, "glass": 0, "papyrus": 1}
    assert view["cities"][1]["colours"]["grey"] == 1
    # then she buys the papyrus she lacks for 2 and gets 3 for the grey card left
    play(t, "build:chamber_of_commerce")
    assert t.away.coins == 10 - 2 + 3


@pytest.mark.rule("SWD-WON-24", "SWD-WON-25", "SWD-WON-16")
def test_a_destroyed_card_can_be_built_with_the_mausoleum() -> None:
    t = position(
        ["theater", "altar"],
        coins=(99, 99),
        built=([], ["press", "glassworks"]),
        wonders=(["circus_maximus"], ["mausoleum"]),
        discard=["tavern"],
    )
    play(t, "raise:circus_maximus:theater", "destroy:press", "raise:mausoleum:altar")
    assert moves(t) == {"revive:tavern", "revive:press"}
    play(t, "revive:press")
    assert t.view(1)["cities"][1]["production"]["papyrus"] == 1


@pytest.mark.rule("SWD-WON-25", "SWD-SET-13")
def test_the_mausoleum_finds_no_card_boxed_in_setup() -> None:
    t = enrich(dealt(), 1, wonders=["mausoleum"])
    play(t, f"discard:{card_at(t, 14)}")
    boxed = t.state()["boxed"]
    discarded = t.state()["discard"]
    assert len(boxed) == 3
    assert len(discarded) == 1
    play(t, f"raise:mausoleum:{card_at(t, 19)}")
    assert t.state()["cities"][1]["buildings"] == discarded
    assert t.state()["boxed"] == boxed
