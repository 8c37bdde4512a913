"""The keywords (IMP-KEY), King of Kings and the notes on single cards."""

from tests.rules.imperium.prelude import *
from tests.rules.imperium.specs import holds

MARKET = ["1REG9", "1UNC9", "1CIV4", "1TRI11", "1REG13"]


@pytest.mark.rule("IMP-KEY-ALL-01", "IMP-EFF-12")
def test_all_players_and_all_other_players() -> None:
    t = position(seats=3, hands=[["2CIV4"]], empire=[True], market=MARKET)
    play(t, note("play", "2CIV4"))  # all gain 2 materials, the others take an unrest
    assert [tokens_of(t, seat)[0] for seat in range(3)] == [2, 2, 2]
    assert [len(lying(t, seat, "hand")) for seat in range(3)] == [0, 1, 1]
    # From the left of whoever acts: Cili takes an unrest before Anna.
    t = position(seats=3, turn=1, hands=[[], ["2CIV4"]], empire=[False, True], pile=["1UNR5", "1UNR6"], market=MARKET)
    play(t, note("play", "2CIV4"))
    assert t.collapsed
    assert [told(t, "log-take-unrest")[place]["seat"] for place in range(2)] == [CILI, ANNA]


@pytest.mark.rule("IMP-KEY-ABN-01", "IMP-EFF-21")
def test_only_pinned_cards_in_play_are_abandoned() -> None:
    # Philosophy asks for a pinned card that is no region; King Arthur's Court is not pinned.
    t = position(hands=[["1GRE10"]], empire=[True], areas=[["2ART2", "1REG8"]], market=MARKET)
    assert refusal(t, note("play", "1GRE10")) == "IMP-ACT-06"
    holds("1GRE10 play | area=1CIV10,P1,2ART2 | break:U | 1CIV10>discard U>hand")


@pytest.mark.rule("IMP-KEY-ABN-02", "IMP-KEY-ABN-03", "IMP-KEY-GAR-05", "IMP-KEY-GAR-06")
def test_garrisoned_cards_share_the_fate_of_the_card_above_but_not_the_other_way_round() -> None:
    holds(
        "1CEL18 play | B.under=bR:b2 | | g+1 bR>B.discard b2>B.discard",
        "2UNC5 play | B.under=bR:b2 | b break:R | m-3 unrest>B.hand R>hand bR>B.hand b2>B.hand",
        "2ART25 play | area=2ART5 under=2ART5:X3 | top:X1 yes | D1>hand D2>hand X1>top 2ART5>exile X3>exile",
        "1ROM7 play | area=1ROM19 under=1ROM19:X3 | | 1ROM19>history X3>history",
        # Guennuvar abandons the garrisoned King Arthur: the region stays.
        "2ART24 play | area=P1 under=P1:2ART19 hand=X1,1CIV3 | b | B.g+1 2ART19>discard m-3 1CIV3>discard !a-1",
    )


@pytest.mark.rule("IMP-EFF-04", "IMP-EFF-06", "IMP-KEY-FRE-01")
def test_lady_bertilak_needs_no_region_but_king_arthur_does() -> None:
    t = position(hands=[["2ART15", "2ART19"], ["1ROM5", "1ROM6", "1ROM15"]], areas=[["1REG8"]], market=MARKET)
    assert refusal(t, note("play", "2ART19")) == "IMP-ACT-06"  # no knight is garrisoned under the region
    play(t, note("play", "2ART15"))
    assert "1REG8" in lying(t, ANNA, "area")  # nothing to abandon, the rest is done all the same
    assert t.to_act == [1]  # who has to discard 2 cards


@pytest.mark.rule("IMP-KEY-ABN-04")
def test_a_barbarian_card_abandoned_by_an_empire_cannot_be_played_again() -> None:
    t = position(hands=[["2MIN16"]], empire=[True], market=MARKET)
    assert refusal(t, note("play", "2MIN16")) == "IMP-KEY-BAR-01"


@pytest.mark.rule("IMP-KEY-ACQ-05", "IMP-EFF-09")
def test_several_acquisitions_one_after_the_other_with_what_was_dealt_meanwhile() -> None:
    t = position(hands=[["2TRI10"]], market=["1REG9"], small_decks=[["1REG8"], [], []])
    play(t, note("play", "2TRI10"))  # a region, twice: the first leaves no choice, and neither does the one that came
    assert set(lying(t, ANNA, "hand")) == {"1REG9", "1REG8"}


@pytest.mark.rule("IMP-KEY-ACQ-06", "IMP-KEY-EMP-02")
def test_cards_of_the_other_state_can_be_acquired_and_broken_through_for() -> None:
    holds(
        "2TRI4 play | barbarian market=V | | V>hand",
        "1CAR11 play | market=1CIV10 | b break:1CIV10 | m-5 1CIV10>hand",
    )


@pytest.mark.rule("IMP-KEY-ACN-01", "IMP-KEY-ACN-02")
def test_actions_are_gained_above_three_and_spent_only_if_there() -> None:
    t = position(areas=[["1UNC8"]], hands=[["1CAR15"]])
    play(t, note("exhaust", "1UNC8"))
    assert t.players[ANNA].actions == 4
    t = position(nations=("greeks", "minoans"), sides="ab", actions=[1], market=MARKET, hands=[["1CAR15"]])
    assert refusal(t, note("exhaust", "1GRE1")) == "IMP-EXH-03"  # 2 actions


@pytest.mark.rule("IMP-KEY-EMP-03", "IMP-CRD-08", "IMP-EFF-60")
def test_combs_guennuvar_and_twrch_trwyth_play_empire_cards() -> None:
    holds(
        "1VIK4 exhaust | hand=1CIV3 | play:1CIV3 | m-3 a+1 1CIV3>discard",
        "2ART5 exhaust | g=1 hand=X1,1CIV3 | | g-1 m-3 a+1 1CIV3>discard",
    )
    # Combs: the next card played, whether or not it has the icon.
    t = position(areas=[["1VIK4"]], hands=[["1TRI2", "1CIV3"]], tokens=[(9, 9, 0)])
    play(t, note("exhaust", "1VIK4"), note("play", "1TRI2"))
    assert refusal(t, note("play", "1CIV3")) == "IMP-KEY-EMP-01"


@pytest.mark.rule("IMP-KEY-BRK-01", "IMP-KEY-BRK-03", "IMP-EFF-44")
def test_the_top_card_of_a_suits_deck_comes_unseen_and_without_unrest() -> None:
    t = position(hands=[["1ROM18"]], market=["1REG9"], small_decks=[["1REG8"], ["1UNC3"], []], pile=unrest(3, 5))
    play(t, note("play", "1ROM18"))  # for an uncivilised card: none in the market
    assert lying(t, ANNA, "hand") == ["1UNC3"]
    assert len(t.unrest) == 3
    assert "uncivilised" not in places(t).values()
    t = position(hands=[["1FAM1"]], market=["1REG9"], small_decks=[["1REG8"], ["1UNC3"], ["1CIV1"]])
    play(t, note("play", "1FAM1"), "choose:b")
    assert moves(t) == {
        note("break", "1REG9"), "from_deck:region", "from_deck:uncivilised", "from_deck:civilised",
        "from_deck:tributary",
    }  # fmt: skip
    t = position(hands=[["1TRI11"]], market=["1REG9"])
    play(t, note("play", "1TRI11"))
    assert refusal(t, "from_deck:tributary") == "IMP-KEY-BRK-01"
    holds("2FAM1 play | exile=1TRI9 beneath=R | a break:1TRI9 | 1TRI9>hand")  # no unrest with it


@pytest.mark.rule("IMP-KEY-BRK-04", "IMP-KEY-BRK-06")
def test_revealed_until_one_fits_and_a_card_of_two_suits_counts_for_either() -> None:
    t = position(hands=[["1ROM3", "1CAR15"]], empire=[True], main=["1REG3", "1UNC15", "1CIV1"], market=["1REG9"])
    play(t, note("play", "1ROM3"), "yes")  # for a civilised card: City has both suits
    assert "1UNC15" in lying(t, ANNA, "hand")
    assert (places(t)["1REG3"], places(t)["1CIV1"]) == ("main", "main")


@pytest.mark.rule("IMP-KEY-TYP-01", "IMP-KEY-RGT-01", "IMP-EFF-22")
def test_types_and_icons_count_only_where_a_card_refers_to_them() -> None:
    holds(
        # Onager: a city, not a metropolis.
        "1CIV5 play | B.area=1CIV6,1UNC15 | no | 1UNC15>B.discard m+2",
        # Every printed icon: Nisaean Plain has two.
        "1CEL2 play | area=1PER11 | | m+8 B.m+1",
    )


@pytest.mark.rule("IMP-KEY-CHO-01", "IMP-KEY-CHO-02", "IMP-EFF-07")
def test_exactly_one_option_that_can_be_paid() -> None:
    t = position(hands=[["1CEL14"]], market=MARKET)
    play(t, note("play", "1CEL14"))  # no population, no unrest: only the progress is open
    assert tokens_of(t, ANNA) == (0, 0, 1)
    t = position(hands=[["1CEL14"]], tokens=[(0, 1, 0)], market=MARKET)
    play(t, note("play", "1CEL14"))
    assert moves(t) == {"choose:a", "choose:b"}
    t = position(hands=[["1CAR11"]], market=MARKET)
    assert refusal(t, note("play", "1CAR11")) == "IMP-EFF-17"  # no option is open


@pytest.mark.rule("IMP-KEY-DEV-02", "IMP-KEY-DEV-04")
def test_developing_by_an_effect_needs_and_moves_no_token() -> None:
    t = position(hands=[["1MAC3", "1CAR15"]], developments=[["1PER5", "1PER3"]], tokens=[(4, 0, 0)], empire=[True])
    t.players[ANNA].on_development = True
    play(t, note("play", "1MAC3"), "choose:a")
    assert (places(t)["1PER5"], t.players[ANNA].exhaust) == ("0 discard", 5)
    t = position(hands=[["1FAM5"]], developments=[["1PER5", "1PER3"]], empire=[True])
    play(t, note("play", "1FAM5"), note("develop", "1PER3"))  # at no cost
    assert tokens_of(t, ANNA) == (0, 0, 0)


@pytest.mark.rule("IMP-KEY-DIS-01", "IMP-EFF-13", "IMP-GAP-05")
def test_a_player_discards_cards_of_the_own_choice_unrest_included() -> None:
    t = position(hands=[["1ROM3"], ["1CAR16", "1UNR1", "1CAR17"]], empire=[True], market=MARKET)
    play(t, note("play", "1ROM3"))
    assert t.to_act == [BENCE]
    assert moves(t) == {note("discard", name) for name in ("1CAR16", "1UNR1", "1CAR17")}
    play(t, note("discard", "1UNR1"), note("discard", "1CAR17"))
    assert set(lying(t, BENCE, "discard")) == {"1UNR1", "1CAR17"}


@pytest.mark.rule("IMP-KEY-EXI-01", "IMP-KEY-EXI-02", "IMP-KEY-EXI-03", "IMP-KEY-EXI-05")
def test_exiled_from_the_market() -> None:
    t = position(
        hands=[["1REG3", "1CAR15"]], market=["", "1UNC9", "", "1TRI11"], on_market={"1TRI11": (0, 0, 1)},
        under_market={"1UNC9": "1UNR1"}, small_decks=[[], ["1UNC3"], []], pile=unrest(2, 5),
    )  # fmt: skip
    play(t, note("play", "1REG3"))  # the card with a token is safe, so there is no choice
    found = places(t)
    assert (found["1UNC9"], found["1UNC3"], found["1TRI11"]) == ("exile", "market", "market")
    assert sorted(name for name, place in found.items() if place == "market unrest")  # under the new one
    assert len(t.unrest) == 2  # one back, one under the new card


@pytest.mark.rule("IMP-KEY-EXI-04", "IMP-KEY-EXI-06", "IMP-EFF-52")
def test_a_swap_keeps_the_tokens_and_looks_after_the_unrest() -> None:
    t = position(
        areas=[["1GRE9"]], market=["1REG9", "1UNC9"], on_market={"1REG9": (2, 0, 1)}, exile=["1UNC3"],
        pile=unrest(3, 5), hands=[["1CAR15"]],
    )  # fmt: skip
    play(t, note("exhaust", "1GRE9"), "choose:b", note("swap", "1REG9"))
    assert (places(t)["1REG9"], places(t)["1UNC3"]) == ("exile", "market")
    assert on_card(t, "1UNC3") == {"materials": 2, "progress": 1}
    assert len(t.unrest) == 2
    assert list(places(t).values()).count("market unrest") == 1
    t = position(areas=[["1GRE9"]], market=["1REG9"], hands=[["1CAR15"]])
    play(t, note("exhaust", "1GRE9"))  # with nothing exiled only the other option is open
    assert places(t)["1REG9"] == "market"


@pytest.mark.rule("IMP-KEY-EXI-07", "IMP-EFF-43", "IMP-EFF-78")
def test_an_exiled_card_acquired_brings_an_unrest_of_the_pile() -> None:
    holds(
        "2CIV8 standing | hand=2CIV5 exile=1TRI9 | play:2CIV5 acquire:1TRI9 | a-1 2CIV5>discard 1TRI9>hand unrest>hand",
        "2CIV8 standing | hand=2CIV5 exile=1REG3 | play:2CIV5 acquire:1REG3 | a-1 2CIV5>discard 1REG3>hand",
        # Longships' population comes only with an exiled card.
        "1VIK10 standing | hand=1CAR17 exile=1REG3 | play:1CAR17 a acquire:R | a-1 p-2 1CAR17>discard R>hand",
    )
    # Breaking through is not affected.
    t = position(areas=[["2CIV8"]], hands=[["1TRI11"]], market=["1REG9"], exile=["1REG3"], empire=[True])
    play(t, note("play", "1TRI11"))
    assert note("break", "1REG3") not in moves(t)


@pytest.mark.rule("IMP-KEY-EXI-08")
def test_a_card_without_suit_in_the_market_has_no_unrest_and_no_suit() -> None:
    t = position(areas=[["1GRE9"]], market=["1REG9"], exile=["1CAR16"], hands=[["2REG1", "1CAR15"]])
    play(t, note("exhaust", "1GRE9"), "choose:b")
    assert places(t)["1CAR16"] == "market"
    assert "market unrest" not in places(t).values()
    play(t, note("play", "2REG1"))  # acquire a card of one of four suits: nothing fits
    assert places(t)["1CAR16"] == "market"
    t = position(
        areas=[["1CAR10"]], market=["1CAR16"], on_market={"1CAR16": (1, 0, 0)}, tokens=[(3, 0, 0)], hands=[["1CAR17"]]
    )
    play(t, note("exhaust", "1CAR10"))  # a card with materials on it, whatever its suit
    assert "1CAR16" in lying(t, ANNA, "hand")


@pytest.mark.rule("IMP-KEY-FIN-01", "IMP-KEY-FIN-02", "IMP-EFF-45", "IMP-EFF-53")
def test_a_card_is_found_wherever_it_lies_or_not_at_all() -> None:
    holds(
        "2MAU19 play | hand=X1,2MAU9 | b | 2MAU9>discard",
        "2MAU19 play | discard=Z1,2MAU9 | b |",
        "2MAU19 play | nationdeck=2MAU9,2MAU10 | b | 2MAU9>discard",
        "2MAU19 play | area=2MAU9 | b |",
        "2MAU19 play | history=2MAU9 | b |",
    )
    # As a cost it needs a fitting card; the accession card is never found.
    t = position(hands=[["2ART6"]], empire=[True], accessions=["2ART9"])
    assert refusal(t, note("play", "2ART6")) == "IMP-ACT-06"


@pytest.mark.rule("IMP-KEY-FIN-03", "IMP-KEY-FIN-04")
def test_any_card_of_a_kind_is_a_choice_and_searched_decks_are_shuffled() -> None:
    t = position(
        nations=("vikings", "minoans"), hands=[["1VIK21", "1REG3"]], areas=[["1VIK17"]], tokens=[(0, 1, 0)],
        decks=[["1REG4", "1CAR16"]], nation_decks=[["1VIK3", "1CAR17"]], accessions=["1VIK2"], discards=[["1REG5"]],
    )  # fmt: skip
    play(t, note("play", "1VIK21"))
    assert moves(t) == {note("find", name) for name in ("1REG3", "1REG4", "1REG5", "1VIK3", "1VIK17")}
    play(t, note("find", "1VIK3"))
    p = t.players[ANNA]
    assert p.deck_seen == [0, 0]
    assert p.accession == card("1VIK2")
    assert "1VIK3" in lying(t, ANNA, "hand")


@pytest.mark.rule("IMP-KEY-FLD-01", "IMP-KEY-FLD-03", "IMP-KEY-SNK-01", "IMP-EFF-28")
def test_sunk_cards_are_flooded_and_others_discard_them() -> None:
    holds(
        "2ATL12 play | area=P1 | acquire:R | this>history P1>history R>hand",
        "2ATL12 play | nation=romans area=P1 | acquire:R | this>discard P1>discard R>hand",
        "2ATL20 play | nation=romans | a | g+1 B.g-1",  # the cost is paid by a card that stays where it is
    )
    t = position(nations=("atlanteans", "minoans"), histories=[["1REG3"]])
    assert t.view(BENCE)["players"][ANNA]["history"] != t.view(ANNA)["players"][ANNA]["history"]


@pytest.mark.rule("IMP-KEY-FRE-01")
def test_free_play_needs_no_action_but_state_and_cost() -> None:
    t = position(hands=[["1CIV3", "1TRI2"]], actions=[0], tokens=[(0, 0, 0)], empire=[True])
    assert note("play", "1TRI2") in moves(t)
    assert refusal(t, note("play", "1CIV3")) == "IMP-ACT-06"
    t = position(hands=[["1CIV3"]], actions=[0], tokens=[(3, 0, 0)])
    assert refusal(t, note("play", "1CIV3")) == "IMP-KEY-EMP-01"


@pytest.mark.rule("IMP-KEY-GAR-01", "IMP-KEY-GAR-02", "IMP-KEY-GAR-08", "IMP-EFF-30")
def test_cards_from_hand_lie_face_up_under_a_card() -> None:
    t = position(
        areas=[["2OLM7"]], under=[{"2OLM7": ["1CAR16"]}], hands=[["1CAR17", "1CAR14"]], solstice=True, market=MARKET
    )
    play(t, note("solstice", "2OLM7"))  # Glory cannot be garrisoned
    assert lying(t, ANNA, "under 2OLM7") == ["1CAR16", "1CAR17"]
    assert "1car16" in str(t.view(BENCE))
    # Some cards say what may be garrisoned.
    t = position(areas=[["2UTO5"]], hands=[["1CAR17"]], market=MARKET)
    assert refusal(t, note("exhaust", "2UTO5")) == "IMP-EXH-03"


@pytest.mark.rule("IMP-KEY-GAR-03", "IMP-KEY-PAS-01")
def test_garrisoned_cards_do_nothing() -> None:
    t = position(areas=[["1REG8"]], under=[{"1REG8": ["1CIV10", "1FAM8"]}], hands=[["1CAR15"]], market=MARKET,
                 decks=[["1CAR16", "1CAR17", "1CEL16", "1CEL17", "1GRE16"]])  # fmt: skip
    assert refusal(t, note("exhaust", "1CIV10")) == "IMP-EXH-02"
    assert refusal(t, note("play", "1CIV10")) == "IMP-ACT-02"
    play(t, "end", note("token", "1REG9"), "done")
    assert len(lying(t, ANNA, "hand")) == 5  # Awe-inspiring works only in play


@pytest.mark.rule("IMP-KEY-GAR-07", "IMP-EFF-36", "IMP-GAP-18")
def test_a_card_is_garrisoned_under_a_region_whose_play_effect_is_repeated() -> None:
    holds("1CIV15 play | area=PF | no yes garrison:X1 | bR>B.discard this>under:PF p+1 X1>under:PF")
    # The region is not played again: nothing answers.
    holds("1CIV15 play | nation=mauryans side=a area=PF hand= | no yes | bR>B.discard this>under:PF p+1")


@pytest.mark.rule("IMP-KEY-HIS-01", "IMP-EFF-27")
def test_the_history_is_seen_only_by_its_owner() -> None:
    t = position(hands=[["1UNC21", "1CAR16"]], market=MARKET)
    play(t, note("play", "1UNC21"), "choose:b")
    assert "1car16" in str(t.view(ANNA)["players"][ANNA]["history"])
    assert "1car16" not in str(t.view(BENCE)["players"][ANNA]["history"])


@pytest.mark.rule("IMP-KEY-LOO-01", "IMP-KEY-LOO-02", "IMP-EFF-39", "IMP-KOK-01")
def test_looking_is_secret_and_the_rest_goes_back() -> None:
    t = position(
        hands=[["1CAR14"]], areas=[["1REG8", "1REG11", "1REG6"]], fame=["1FAM1", "1FAM2", "1FAM3"], market=MARKET
    )
    play(t, note("play", "1CAR14"), note("abandon", "1REG8"), note("abandon", "1REG11"))
    assert moves(t) == {note("take", "1FAM1"), note("take", "1FAM2")}
    assert "1fam2" not in str(t.view(BENCE))
    play(t, note("take", "1FAM2"))
    assert [named(one) for one in reversed(t.fame)] == ["1FAM1", "1FAM3"]
    # Fewer cards: as many as there are, and King of Kings is none of them.
    t = position(hands=[["1CAR14"]], areas=[["1REG8", "1REG11", "1REG6"]], fame=["1FAM1"], market=MARKET)
    play(t, note("play", "1CAR14"), note("abandon", "1REG8"), note("abandon", "1REG11"))
    assert places(t)["1FAM1"] == "0 hand"
    assert t.last_round == 0


@pytest.mark.rule("IMP-KEY-NAT-01", "IMP-EFF-40", "IMP-EFF-41", "IMP-CRD-12")
def test_the_accession_card_stays_at_the_bottom() -> None:
    holds("1VIK1B standing | at_solstice area=1UNC8 nationdeck=1VIK3,1VIK5 acc=1VIK2 | a yes | unrest>hand next:1VIK5")
    t = position(areas=[["1REG14"]], hands=[["1CAR16"]], accessions=["1PER2"], market=MARKET)
    play(t, note("exhaust", "1REG14"))
    while asked(t) == "ask-may":
        play(t, "yes")
    assert t.players[ANNA].accession == card("1PER2")  # Sacred Pass never brings it
    assert "1PER2" not in lying(t, ANNA, "hand")


@pytest.mark.rule("IMP-KEY-PAY-01", "IMP-KEY-PAY-03")
def test_progress_may_stand_for_population() -> None:
    t = position(hands=[["1CAR17"]], tokens=[(0, 2, 3)], market=MARKET)
    play(t, note("play", "1CAR17"), "choose:a")
    assert moves(t) == {"spend:0", "spend:1", "spend:2"}
    assert refusal(t, "spend:3") == "IMP-KEY-PAY-03"
    play(t, "spend:1")
    assert tokens_of(t, ANNA) == (0, 1, 2)


@pytest.mark.rule("IMP-KEY-PAY-07")
def test_a_cost_of_several_kinds_is_paid_kind_by_kind() -> None:
    # Jomsviking: 1 population and 2 materials; one progress cannot stand for both.
    for progress, rule in ((1, "IMP-ACT-06"), (2, "")):
        t = position(nations=("vikings", "minoans"), hands=[["1VIK22"]], tokens=[(0, 0, progress)], market=MARKET)
        assert refusal(t, note("play", "1VIK22")) == rule
    # A cost in progress is paid with progress.
    t = position(areas=[["1CEL20"]], hands=[["1CAR15"]], tokens=[(9, 9, 0)])
    assert refusal(t, note("exhaust", "1CEL20")) == "IMP-EXH-03"
    holds("2UTO2A solstice | g=8 | a | g-8 side:2UTO2B")  # all of it


@pytest.mark.rule("IMP-KEY-RET-01", "IMP-EFF-31")
def test_unrest_returns_from_the_place_a_card_names() -> None:
    holds(
        "1CIV14 solstice | hand=X1,N2 discard=Z1,N1 | | N1>pile",
        "2FAM3 play | hand=X1,N1 discard=N2 | return:N1 | D1>hand N1>pile",
        "2UTO11 solstice | nation=persians area=this under=this:N1+X3 | b | this>discard N1>pile X3>discard",
    )


@pytest.mark.rule("IMP-KEY-TAK-01", "IMP-END-08")
def test_taking_unrest_checks_for_collapse() -> None:
    t = position(solstice=True, areas=[["1UNC8"]], hands=[["1CAR16", "1CAR17"]], pile=["1UNR5"], market=MARKET)
    play(t, "choose:a")
    assert t.over
    assert t.collapsed


@pytest.mark.rule("IMP-KOK-04", "IMP-CRD-06")
def test_king_of_kings_on_side_b_stays_where_it_is() -> None:
    holds("1FAM9B resolve | fame= area=P1 hand=2TRI5 | play:2TRI5 | a-1 P1>discard 2TRI5>exile g+4 B.g+1")
    t = position(hands=[["2TRI5"]], areas=[["1REG8"]], fame=[], market=MARKET)
    play(t, note("play", "2TRI5"))
    assert t.king_turned
    assert "1FAM9" not in places(t)


@pytest.mark.rule("IMP-CRD-01")
def test_acclaimed_never_takes_from_a_suits_deck() -> None:
    t = position(
        hands=[["2FAM8"]], market=["1REG9", "1UNC9"], small_decks=[[], ["1UNC12"], []], main=["1REG3", "1CIV12"]
    )
    play(t, note("play", "2FAM8"))
    assert moves(t) == {note("break", "1UNC9"), "from_deck:variable"}
    play(t, "from_deck:variable")
    assert lying(t, ANNA, "hand") == ["1CIV12"]
    t = position(hands=[["2FAM8"]], market=["1REG9"], main=["1REG3"])
    play(t, note("play", "2FAM8"))
    assert tokens_of(t, ANNA) == (0, 0, 2)


@pytest.mark.rule("IMP-CRD-02", "IMP-EFF-66")
def test_domestication_answers_a_fertile_card_whatever_icon_produced() -> None:
    holds(
        "2UNC10 when | area=1REG8 hand=1PER15 | play:1PER15 no B.no a react:this | "
        "a-1 1PER15>discard m+1 e-1 x:this g+1",
        "2UNC10 when | area=PP hand=1PER15 | play:1PER15 no B.no a | a-1 1PER15>discard m+1",
        "2UNC10 when | area=2UNC11,PF hand= | exhaust:2UNC11 react:this | PF>hand m+2 p+1 e-2 x:this x:2UNC11 g+1",
    )


@pytest.mark.rule("IMP-CRD-03")
def test_embalming_answers_once_and_only_population() -> None:
    holds(
        "2EGY4 standing | g=1 p=0 hand=X1,N1 | play:N1 a | a-1 g-1 N1>pile",  # paid with progress alone
        "2EGY4 standing | hand=X1,X2,1CIV13 | play:1CIV13 react:this bury:X1 | p-1 1CIV13>discard X1>history a+1",
    )


@pytest.mark.rule("IMP-CRD-05", "IMP-CRD-07")
def test_of_nomads_and_indian_elephants_only_one_is_barbarian() -> None:
    for free, barbarian in (("1SCY14", "1SCY15"), ("2MAU12", "2MAU13")):
        t = position(hands=[[free, barbarian]], empire=[True], market=MARKET)
        assert note("play", free) in moves(t)
        assert refusal(t, note("play", barbarian)) == "IMP-KEY-BAR-01"
