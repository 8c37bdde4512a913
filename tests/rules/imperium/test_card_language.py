"""How card texts are read (IMP-EFF), and the notes on single nations (IMP-NAT)."""

from tests.rules.imperium.prelude import *
from tests.rules.imperium.specs import holds

MARKET = ["1REG9", "1UNC9", "1CIV4", "1TRI11", "1REG13"]


@pytest.mark.rule("IMP-EFF-02")
def test_a_cost_is_paid_as_a_whole_or_not_at_all() -> None:
    # Caravans: 3 materials and a card.
    t = position(areas=[["1CAR10"]], tokens=[(3, 0, 0)], market=["1REG9"], on_market={"1REG9": (1, 0, 0)})
    assert refusal(t, note("exhaust", "1CAR10")) == "IMP-EXH-03"
    assert tokens_of(t, ANNA) == (3, 0, 0)
    # An unrest as a cost can always be taken: Scythians A.
    holds("1SCY1A exhaust | m=0 p=0 hand= | break:R | a-1 unrest>hand R>hand")


@pytest.mark.rule("IMP-EFF-03", "IMP-EFF-20")
def test_requirements_are_looked_at_when_the_card_is_played() -> None:
    given = {"hands": [["1MAC6"]], "empire": [True], "market": MARKET}
    assert refusal(position(**given), note("play", "1MAC6")) == "IMP-EFF-03"  # type: ignore[arg-type]
    t = position(**given, histories=[["1MAC2"]])  # type: ignore[arg-type]
    assert refusal(t, note("play", "1MAC6")) == ""
    # Vikings and Atlanteans have no history.
    t = position(nations=("atlanteans", "minoans"), hands=[["1MAC6"]], histories=[["1MAC2"]], market=MARKET)
    assert refusal(t, note("play", "1MAC6")) == "IMP-EFF-03"
    # In play is not garrisoned.
    t = position(hands=[["2MAU10"]], areas=[["1REG8"]], under=[{"1REG8": ["2MAU9"]}])
    assert refusal(t, note("play", "2MAU10")) == "IMP-EFF-03"
    # Not later: Rome goes on without the City of Rome.
    holds("1ROM7 solstice | | a | m+1")


@pytest.mark.rule("IMP-EFF-06")
def test_what_comes_before_to_is_done_in_full_or_nothing_is() -> None:
    holds(
        "2UNC19 solstice | hand=X1,N1 m=0 | |",  # nothing to pay with: nothing returns
        "2ART14 play | area=PF under=PF:2ART9 | no | unrest>hand g+1",  # without "may" it must be done
        "1CIV8 solstice | p=1 | | p+1",  # 2 population are not there: the other option
    )


@pytest.mark.rule("IMP-EFF-11")
def test_this_way_counts_all_affected_players_and_per_is_counted_once() -> None:
    holds(
        "1CIV5 play | seats=3 B.area=1UNC15 C.area=1UNC16 | no | 1UNC15>B.discard 1UNC16>C.discard m+4",
        "2OLM9 play | seats=3 hand=X1,N1 B.hand=N2 C.hand=N3 | return:N1 B.return:N2 C.no | N1>pile N2>pile g+2",
    )


@pytest.mark.rule("IMP-EFF-15")
def test_how_far_words_reach() -> None:
    holds(
        # "may" governs the whole of "acquire a region card and free play it at once".
        "1CAR18 play | | no | p+1",
        # "each other player" governs what follows it and nothing before.
        "1UNC3 play | seats=3 | b break:U | U>hand B.g+1 C.g+1",
        "2EGY10 play | | B.discard:b1 | unrest>B.hand b1>B.discard g+2",
        # "otherwise"
        "1UNC18 play | main=1REG3,1REG4 | name:tributary | m-1 1REG3>exile",
    )


@pytest.mark.rule("IMP-EFF-16")
def test_a_step_per_something_is_carried_out_once_for_each() -> None:
    holds(
        "2QIN17 play | area=P1,P2 | abandon:P1 abandon:P2 acquire:R no | P1>discard P2>discard R>hand bR>B.hand",
        "2MAU9 solstice | hand=X1,N1,N2 | discard:N1 discard:N2 a a | N1>discard N2>discard D1>hand D2>hand",
        "1CIV12 play | area=1UNC15,1CIV6,P1 | | m+2 p+2",  # both amounts are multiplied
    )


@pytest.mark.rule("IMP-EFF-17")
def test_a_choice_that_is_not_the_first_step_is_skipped_without_an_open_option() -> None:
    holds(
        "1FAM4 play | deck= | |",  # Marvellous with an empty draw deck
        "1VIK16 play | nationdeck=1VIK4,1VIK5 acc=1VIK2 | no a | p+1",  # returning unrest is open without any
    )
    t = position(hands=[["1MAC3"]], empire=[True], developments=[["1PER5"]], tokens=[(1, 0, 0)], market=MARKET)
    assert refusal(t, note("play", "1MAC3")) == "IMP-EFF-17"  # develop only if one can be paid


@pytest.mark.rule("IMP-EFF-18", "IMP-EFF-75")
def test_this_card_moves_when_its_own_step_says_so() -> None:
    holds(
        "1FAM1 play | | a | this>history",
        "2ART17 play | deck=D1,2ART3 | b | 2ART3>hand this>exile",
        # Flood is sunk once, with its cost: one event for Atlanteans A.
        "2ATL12 play | side=a area=P1 | react:2ATL1 acquire:R | this>history P1>history Z1>top e-1 x:2ATL1 R>hand",
    )


@pytest.mark.rule("IMP-EFF-24")
def test_a_given_card_belongs_to_its_new_holder() -> None:
    t = position(hands=[["1CIV11", "2MAU20"], ["1CAR16"]], empire=[True], market=MARKET)
    play(t, note("play", "1CIV11"))
    assert "2MAU20" in lying(t, BENCE, "hand")
    assert "2mau20" in str(t.view(ANNA)["players"][BENCE])  # given openly


@pytest.mark.rule("IMP-EFF-25", "IMP-EFF-26")
def test_several_cards_on_top_in_the_order_of_choice_and_taking_is_not_drawing() -> None:
    holds("1GRE7 play | deck= | top:X2 acquire:R | X2>deck X1>top R>hand bR>B.hand")
    # Utopians: a card taken from the discard pile empties no deck and reshuffles nothing.
    holds("1MAC7 exhaust | deck= | | m-1 Z1>hand")


@pytest.mark.rule("IMP-EFF-29")
def test_garrisoned_anywhere_or_under_regions() -> None:
    holds(
        "2ART8 solstice | nation=persians hand=X1 area=this,2ART2 under=2ART2:2ART4 | a done | 2ART4>history",
        "2ART24 play | area=2ART2 under=2ART2:2ART19 hand=X1,1CIV3 | b | B.g+1 2ART19>discard m-3 1CIV3>discard !a-1",
        # At least 2 scroll cards.
        "2UTO7 solstice | nation=persians area=this under=this:2UTO12+2UTO13+2UTO14 | solstice:this | "
        "this>discard 2UTO12>discard 2UTO13>discard 2UTO14>discard 1FAM1>hand",
        "2UTO7 solstice | nation=persians area=this under=this:2UTO12 | |",
    )
    # Merlin asks for knights under regions: the Court is none.
    t = position(
        hands=[["2ART23"]], areas=[["1REG8", "2ART2"]], under=[{"1REG8": ["2ART9", "2ART14"], "2ART2": ["2ART17"]}]
    )
    assert refusal(t, note("play", "2ART23")) == "IMP-ACT-06"


@pytest.mark.rule("IMP-EFF-32", "IMP-GAP-33")
def test_an_exhaust_token_moves_back_from_anywhere_but_the_very_ability() -> None:
    t = position(areas=[["2OLM10", "1CIV10"]], exhausted=[["1CIV10"]], exhaust=[4], actions=[0], discards=[["1CAR16"]])
    t.players[ANNA].on_nation = t.players[ANNA].on_development = True
    play(t, note("exhaust", "2OLM10"))  # the other option needs an action
    assert moves(t) == {note("refresh", "1CIV10"), "refresh_nation", "refresh_development"}
    play(t, "refresh_nation")
    assert (t.players[ANNA].on_nation, t.players[ANNA].exhaust) == (False, 4)
    holds("1TRI6 play | | |")  # none anywhere: nothing happens


@pytest.mark.rule("IMP-EFF-33")
def test_tokens_put_by_effects_are_not_replaced() -> None:
    holds("2QIN22 exhaust | nation=carthaginians | token:R no | tok:R:p+1")


@pytest.mark.rule("IMP-EFF-34")
def test_free_play_of_a_card_just_acquired() -> None:
    holds(
        "1MAC4 play | | yes acquire:T break:R | T>history R>hand",
        # What cannot be played stays in hand.
        "1MAC4 play | market=,,,2TRI5 | yes | 2TRI5>hand",
    )


@pytest.mark.rule("IMP-EFF-35", "IMP-EFF-63")
def test_a_region_played_from_the_discard_pile_is_played() -> None:
    holds("1MAC17 exhaust | area=this,1MAC5 discard=Z1,P1 | no react:1MAC5 | a-1 P1>area m+2 D1>hand e-2 x:1MAC5")


@pytest.mark.rule("IMP-EFF-37", "IMP-GAP-14")
def test_one_card_for_each_other_player_clockwise_as_far_as_there_are_cards() -> None:
    holds(
        "1CIV11 play | seats=3 hand=X1 discard=Z1 | give:X1 | m+2 B.m+2 C.m+2 X1>B.hand Z1>C.hand",
        "1CIV11 play | seats=3 hand=X1 discard= | | m+2 B.m+2 C.m+2 X1>B.hand",
    )


@pytest.mark.rule("IMP-EFF-46")
def test_gambling() -> None:
    holds(
        "1UNC18 play | main=1UNC15,1REG4 | name:civilised | m-1 1UNC15>hand",  # among its suits; no unrest with it
        "1UNC18 play | main= | name:region | m-1",
    )


@pytest.mark.rule("IMP-EFF-47")
def test_ashoka_takes_every_attack_card_from_hand_deck_and_discard_pile() -> None:
    holds(
        "2MAU5 play | hand=X1,2CIV4 deck=D1,1CAR3,D2 discard=Z1,1CAR4 area=P1 under=P1:1CEL18 | | "
        "1FAM1>hand 2CIV4>history 1CAR3>history 1CAR4>history"
    )


@pytest.mark.rule("IMP-EFF-48", "IMP-NAT-ART-03")
def test_the_active_quest_and_the_top_nation_card_each_as_far_as_they_exist() -> None:
    line = (
        "2ART16 play | area=P1{court} under=P1:2ART23{quest}{deck} | yes | "
        "unrest>hand unrest>B.hand P1>discard 2ART23>discard"
    )
    holds(
        line.format(court="", quest="", deck=" nationdeck=2ART10 acc=2ART8") + " 2ART10>discard",
        line.format(court=",2ART2", quest=" under=2ART2:2ART4", deck="") + " 2ART4>discard",
        line.format(court="", quest="", deck=" acc=2ART8") + " 2ART8>area",  # the nadir card
        "2ART23 play | area=P1,P2,2ART2 under=P1:2ART9+2ART14 under=P2:2ART17 under=2ART2:2ART4 | "
        "abandon:2ART9 abandon:2ART14 | 2ART9>discard 2ART14>discard 2ART17>discard 2ART4>hand",
    )


@pytest.mark.rule("IMP-EFF-50", "IMP-GAP-19")
def test_ambassador_uses_the_abilities_of_others_as_its_own() -> None:
    holds(
        "1UNC14 exhaust | B.area=1CIV10 B.x=1CIV10 | | D1>hand",  # exhausted or not
        "1UNC14 exhaust | B.area=1UNC6,1CIV10 | copy:1UNC6 | m-1 D1>hand",  # the costs are the player's
        # In answer to something, too.
        "1UNC14 when | B.area=1CIV9 hand=N1 | play:N1 a react:this | a-1 p-1 N1>pile e-1 x:this g+2",
    )
    t = position(areas=[["1UNC14"], ["1SCY20"]], hands=[["1CAR15"]])
    play(t, note("exhaust", "1UNC14"))  # a defence cannot be copied: nothing is asked
    assert asked(t) == "ask-turn"


@pytest.mark.rule("IMP-EFF-54", "IMP-EFF-51")
def test_the_progress_on_pottery_is_gained_once() -> None:
    holds("2MIN16 solstice | store=3 | b | this>discard g+3 store:this-3")
    t = position(areas=[["2MIN16"]], stores=[{"2MIN16": 4}], nations=("romans", "minoans"))
    assert t.points(ANNA) == 0  # on the card it is nobody's; Pottery itself has no points here


@pytest.mark.rule("IMP-EFF-77")
def test_ignored_icons_and_free_cities() -> None:
    t = position(areas=[["1ROM5"]], hands=[["1ROM17", "1ROM16"]], empire=[True], tokens=[(9, 9, 0)], market=MARKET)
    assert note("play", "1ROM17") in moves(t)  # Conquer
    assert refusal(t, note("play", "1ROM16")) == "IMP-KEY-BAR-01"  # Advance is not named
    t = position(areas=[["2CIV9"]], hands=[["1UNC15", "1CIV6", "1TRI8"]], actions=[0], empire=[True])
    assert {note("play", "1UNC15"), note("play", "1CIV6")} <= moves(t)
    assert refusal(t, note("play", "1TRI8")) == "IMP-ACT-02"


@pytest.mark.rule("IMP-EFF-79", "IMP-CRD-11")
def test_entering_a_place_by_whatever_means_and_the_end_from_every_place() -> None:
    holds(
        "1VIK2 play | | no | 1FAM1>hand scoring",
        "1TRI7 end | hand=X1,N1,N2 deck=D1,this at_solstice last=2 | return:N1 return:N2 | N1>pile N2>pile",
        "1TRI7 end | hand=X1,N1 discard=this history=N2 at_solstice last=2 | return:N1 return:N2 | N1>pile N2>pile",
    )


@pytest.mark.rule("IMP-EFF-80", "IMP-GAP-20", "IMP-EFF-60")
def test_an_icon_counts_as_three_for_one_card_only_and_stays_what_it_is() -> None:
    # Two of them need two icons: Pelagonia has one.
    t = position(areas=[["1UNC10", "1PER5", "1MAC20", "2UNC10"]], hands=[["1PER15"]], market=MARKET)
    play(t, note("exhaust", "1UNC10"), note("exhaust", "1PER5"))
    play(t, note("play", "1PER15"))
    while asked(t) == "ask-may":
        play(t, "no")
    play(t, "choose:a", note("react", "2UNC10"))  # Domestication: a fertile icon all the same
    assert tokens_of(t, ANNA) == (3, 0, 1)
    # Until the end of the turn.
    play(t, "end")
    assert t.tripled == []
    # Conditions look at printed icons: Mining.
    holds("2UNC1 exhaust | area=PF,1UNC10 | exhaust:1UNC10 exhaust:this | PF>discard g+2 e-2 x:1UNC10")


@pytest.mark.rule("IMP-EFF-81", "IMP-NAT-UTO-04", "IMP-EFF-74")
def test_an_unrest_taken_meanwhile_fills_the_hand_of_the_clean_up() -> None:
    t = position(
        nations=("utopians", "minoans"), hands=[["1CAR16", "1CAR17"]], decks=[["1CEL16", "1CEL17"]],
        discards=[["1GRE16", "1GRE17"]], market=MARKET,
    )  # fmt: skip
    play(t, "end", note("token", "1REG9"), "done")
    assert len(lying(t, ANNA, "hand")) == 5
    assert sorted(titles(t, ANNA, "hand"))[-1] == "Unrest"
    assert set(lying(t, ANNA, "discard")) == {"1GRE16", "1GRE17"}  # no reshuffle was needed
    # A card that says "draw 2" draws 2.
    holds("2FAM7 play | nation=utopians deck=D1,D2 hand=X1 | | D1>hand D2>hand unrest>hand")


@pytest.mark.rule("IMP-EFF-92")
def test_cards_under_a_card_count_while_it_is_in_play() -> None:
    t = position(areas=[["1VIK8"]], under=[{"1VIK8": ["1CAR16", "1CAR17", "1CEL16"]}], nations=("olmecs", "minoans"))
    assert t.points(ANNA) == 3


# --- single nations --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMP-NAT-ART-01", "IMP-NAT-ART-02", "IMP-NAT-ART-04", "IMP-PSU-07")
def test_arthurians_and_their_quests() -> None:
    t = position(
        nations=("arthurians", "minoans"), solstice=True, areas=[["2ART2"]], developments=[["2ART3", "2ART5", "2ART4"]],
        hands=[["1CAR16"]], market=MARKET, tokens=[(9, 9, 9)],
    )  # fmt: skip
    play(t, note("solstice", "2ART2"))
    assert moves(t) == {note("garrison", "2ART5"), note("garrison", "2ART4")}  # not Graal yet
    play(t, note("garrison", "2ART4"))
    assert t.active_quest(ANNA) == card("2ART4")
    # Quests are never developed.
    t = position(nations=("arthurians", "minoans"), hands=[["2MIN2"]], developments=[["2ART5"]], tokens=[(9, 9, 9)])
    play(t, note("play", "2MIN2"))
    assert lying(t, ANNA, "developments") == ["2ART5"]


@pytest.mark.rule("IMP-NAT-ART-06", "IMP-GAP-34")
def test_the_court_stays_and_an_exiled_quest_is_no_longer_active() -> None:
    t = position(hands=[["2ART25", "1CAR16"]], areas=[["2ART2"]], under=[{"2ART2": ["2ART5"]}], market=MARKET)
    play(t, note("play", "2ART25"), "yes")  # no card to draw; Advance goes on top
    assert t.active_quest(ANNA) == NO_CARD
    assert places(t)["2ART5"] == "exile"
    assert places(t)["2ART2"] == "0 area"


@pytest.mark.rule("IMP-NAT-UTO-02", "IMP-NAT-UTO-03", "IMP-NAT-UTO-06", "IMP-GAP-49")
def test_the_journey_of_the_utopians() -> None:
    holds(
        "2UTO2A solstice | g=5 | a | g-5 side:2UTO2B",
        "2UTO2A solstice | g=4 | discard:X1 | X1>discard D1>hand",  # at least 5
        "2UTO2B solstice | g=9 | a | g-9 this>gone 2UTO3>journey side:2UTO3A empire",  # one stage in a solstice
        "2UTO3A solstice | g=5 | a | g-5 side:2UTO3B",
    )
    # Nothing else moves it: it is neither recalled nor abandoned.
    t = position(nations=("utopians", "minoans"), turn=1, hands=[[], ["2UNC4", "1CAR16"]], market=MARKET)
    play(t, note("play", "2UNC4"), note("acquire", "1REG9"))  # Espionage: each other player recalls a pinned card
    assert t.players[ANNA].journey == card("2UTO2")


@pytest.mark.rule("IMP-NAT-CEL-01", "IMP-NAT-OLM-01")
def test_some_nations_lack_the_usual_cards() -> None:
    made = edition(BUILT_IN)

    def names(nation: str) -> set[str]:
        return {made.faces[one].title for one in made.nations[NATION_FILES.index(nation)].cards}

    assert "Prosperity" not in names("celts")
    assert not {"Prosperity", "Conquer", "Advance", "Glory"} & names("olmecs")
    for place, points in (("hands", 0), ("histories", 1)):
        t = position(nations=("olmecs", "minoans"), **{place: [["2OLM12"]]})  # type: ignore[arg-type]
        assert t.points(ANNA) == points


@pytest.mark.rule("IMP-NAT-00", "IMP-GAP-23")
def test_every_nation_has_a_difficulty() -> None:
    found = {nation.id: nation.difficulty for nation in edition(BUILT_IN).nations}
    assert len(found) == 16
    assert all(1 <= value <= 5 for value in found.values())
    assert found["utopians"] == 5
