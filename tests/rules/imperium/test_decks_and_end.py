"""Reshuffling, solstice, the end by scoring or collapse, and the nations' own rules about them."""

from tests.rules.imperium.prelude import *
from tests.rules.imperium.specs import holds

MARKET = ["1REG9", "1UNC9", "1CIV4", "1TRI11", "1REG13"]
DRAW_TWO = "2FAM7"  # Eminent: free play, draw 2 cards


@pytest.mark.rule("IMP-RSH-01")
def test_an_empty_deck_is_reshuffled_only_when_a_card_must_be_drawn() -> None:
    t = position(hands=[[DRAW_TWO, "1CAR15"]], decks=[["1CAR16", "1CAR17"]], discards=[["1CEL16"]], market=MARKET)
    play(t, note("play", DRAW_TWO))
    assert lying(t, ANNA, "deck") == []
    assert set(lying(t, ANNA, "discard")) == {"1CEL16", DRAW_TWO}


@pytest.mark.rule("IMP-RSH-04", "IMP-KEY-DEV-01", "IMP-KEY-DEV-02")
def test_an_empire_may_develop_in_a_reshuffle_with_a_token() -> None:
    given = {
        "hands": [[DRAW_TWO, "1CAR15"]], "discards": [["1CEL16", "1CEL17"]], "empire": [True], "tokens": [(4, 0, 0)],
        "developments": [["1PER5", "1PER3"]], "market": MARKET,
    }  # fmt: skip
    t = position(**given)  # type: ignore[arg-type]
    play(t, note("play", DRAW_TWO))
    assert moves(t) == {note("develop", "1PER5"), "no"}  # Battering Ram costs 4 population
    assert refusal(t, note("develop", "1PER3")) == "IMP-KEY-DEV-01"
    play(t, note("develop", "1PER5"))
    p = t.players[ANNA]
    assert (tokens_of(t, ANNA), p.on_development, p.exhaust) == ((0, 0, 0), True, 4)
    t = position(**given)  # type: ignore[arg-type]
    play(t, note("play", DRAW_TWO), "no")
    assert (t.players[ANNA].on_development, t.players[ANNA].exhaust) == (False, 5)
    t = position(**given)  # type: ignore[arg-type]
    t.players[ANNA].on_development = True
    play(t, note("play", DRAW_TWO))
    assert asked(t) == "ask-turn"  # a token lies there already


@pytest.mark.rule("IMP-RSH-06")
def test_a_reshuffle_happens_at_once_on_another_turn_with_the_own_tokens() -> None:
    t = position(
        turn=1, hands=[[], ["2UTO10"]], discards=[["1CEL16"], ["1CAR17"]], nation_decks=[["1PER10", "1PER11"]],
        accessions=["1PER2"], market=MARKET,
    )  # fmt: skip
    play(t, note("play", "2UTO10"), "yes")  # Meditation: each other player may draw a card
    p = t.players[ANNA]
    assert (p.on_nation, p.exhaust) == (True, 4)
    assert lying(t, ANNA, "nation") == ["1PER11"]
    assert len(lying(t, ANNA, "hand")) == 1


@pytest.mark.rule("IMP-RSH-07", "IMP-KEY-DRW-02", "IMP-EFF-08")
def test_if_able_never_reshuffles() -> None:
    t = position(hands=[["1UNC2", "1CAR15"]], decks=[["1CAR16"]], discards=[["1CEL16"]], market=MARKET)
    play(t, note("play", "1UNC2"))  # Jade Mask: up to 3 if able
    assert moves(t) == {"times:0", "times:1"}
    play(t, "times:1", note("top", "1CAR15"))
    assert lying(t, ANNA, "deck") == ["1CAR15"]
    assert set(lying(t, ANNA, "discard")) == {"1CEL16", "1UNC2"}


@pytest.mark.rule("IMP-RSH-08", "IMP-NAT-ART-05", "IMP-NAT-ART-06", "IMP-KEY-NAT-02")
def test_the_nadir_card_goes_into_play_and_turns_nothing() -> None:
    t = position(
        nations=("arthurians", "minoans"), hands=[[DRAW_TWO, "1CAR15"]], discards=[["1CEL16", "1CEL17"]],
        accessions=["2ART8"], market=MARKET,
    )  # fmt: skip
    play(t, note("play", DRAW_TWO))
    assert places(t)["2ART8"] == "0 area"
    assert not t.players[ANNA].empire
    assert t.last_round == 0


@pytest.mark.rule("IMP-RSH-09", "IMP-END-05", "IMP-CRD-09", "IMP-NAT-VIK-01")
def test_the_zenith_card_triggers_scoring_and_turns_nothing() -> None:
    t = position(
        nations=("vikings", "minoans"), hands=[[DRAW_TWO, "1CAR15"]], discards=[["1CEL16", "1CEL17"]],
        accessions=["1VIK2"], market=MARKET,
    )  # fmt: skip
    play(t, note("play", DRAW_TWO))
    assert t.last_round == 3
    assert not t.players[ANNA].empire
    # The nation deck before it gives a card for nothing, without a development area.
    t = position(
        nations=("vikings", "minoans"), hands=[[DRAW_TWO, "1CAR15"]], discards=[["1CEL16", "1CEL17"]],
        nation_decks=[["1VIK3"]], accessions=["1VIK2"], market=MARKET,
    )  # fmt: skip
    play(t, note("play", DRAW_TWO))
    assert t.last_round == 0
    assert "1VIK3" not in lying(t, ANNA, "nation")


@pytest.mark.rule("IMP-RSH-10", "IMP-KEY-DEV-03")
def test_nations_without_nation_deck_or_developments() -> None:
    t = position(
        nations=("utopians", "minoans"), hands=[[DRAW_TWO, "1CAR15"]], discards=[["1CEL16", "1CEL17"]], market=MARKET
    )
    play(t, note("play", DRAW_TWO))
    assert (t.players[ANNA].exhaust, t.players[ANNA].on_nation) == (3, False)
    t = position(
        nations=("atlanteans", "minoans"), hands=[[DRAW_TWO, "1CAR15"]], discards=[["1CEL16", "1CEL17"]],
        developments=[["2ATL8", "2ATL9"]], tokens=[(9, 9, 9)], market=MARKET,
    )  # fmt: skip
    play(t, note("play", DRAW_TWO))
    assert asked(t) == "ask-reshuffle-develop"
    t = position(nations=("vikings", "minoans"), hands=[["2MIN2"]], tokens=[(9, 9, 9)], market=MARKET)
    play(t, note("play", "2MIN2"))  # King Minos: may develop
    assert asked(t) in ("ask-turn", "ask-token")


@pytest.mark.rule("IMP-SOL-01", "IMP-SOL-03", "IMP-GAP-03")
def test_the_solstice_of_every_player_in_the_order_of_choice() -> None:
    t = position(
        solstice=True, areas=[["1CIV10", "1CIV6"], ["2MIN4"]], decks=[["1CAR16"]], hands=[["1CAR17"], []], market=MARKET
    )
    assert moves(t) == {note("solstice", "1CIV10"), note("solstice", "1CIV6")}
    play(t, note("solstice", "1CIV6"), "choose:b")
    assert tokens_of(t, ANNA) == (2, 1, 0)  # Coinage came last by itself
    assert tokens_of(t, BENCE) == (0, 1, 0)
    assert t.round == 3


@pytest.mark.rule("IMP-SOL-02", "IMP-EFF-14")
def test_solstice_is_mandatory_unless_it_says_otherwise() -> None:
    t = position(solstice=True, areas=[["1CIV6", "1UNC4"]], decks=[["1CAR16"]], market=MARKET)
    assert refusal(t, "done") == "IMP-SOL-02"
    play(t, note("solstice", "1CIV6"), "choose:a")
    play(t, "done")  # Town may be passed
    assert tokens_of(t, ANNA) == (1, 0, 0)


@pytest.mark.rule("IMP-SOL-04", "IMP-KEY-GAR-03")
def test_only_cards_in_play_have_a_solstice() -> None:
    t = position(
        solstice=True, areas=[["1REG8"]], under=[{"1REG8": ["1CIV10"]}], hands=[["1CIV6"]], discards=[["2MIN4"]],
        histories=[["2REG8"]], market=MARKET,
    )  # fmt: skip
    assert asked(t) == "ask-turn"
    assert tokens_of(t, ANNA) == (0, 0, 0)


@pytest.mark.rule("IMP-END-01", "IMP-END-02", "IMP-GAP-08")
def test_an_empty_main_deck_triggers_scoring() -> None:
    t = position(hands=[["1REG3", "1CAR15"]], market=["1REG9"], main=["1REG4"])
    play(t, note("play", "1REG3"))  # the only market card is exiled, the last main-deck card refills
    assert t.main == []
    assert t.last_round == t.round + 1


@pytest.mark.rule("IMP-END-03", "IMP-EFF-42")
def test_the_last_development_triggers_scoring_but_the_last_quest_does_not() -> None:
    t = position(
        hands=[["1MAC3", "1CAR15"]], developments=[["1PER5"]], tokens=[(4, 0, 0)], empire=[True], market=MARKET
    )
    play(t, note("play", "1MAC3"), "choose:a")
    assert t.last_round == 3
    t = position(solstice=True, areas=[["2ART2"]], developments=[["2ART3"]], market=MARKET)
    play(t, note("solstice", "2ART2"))
    assert lying(t, ANNA, "developments") == []
    assert t.last_round == 0


@pytest.mark.rule("IMP-END-06", "IMP-END-07", "IMP-EFF-49")
def test_graal_and_shangri_la_trigger_scoring() -> None:
    holds("2ART3 play | | | scoring", "2UTO3B solstice | p=24 | | scoring", "2UTO3B solstice | p=23 | |")
    # A second trigger changes nothing.
    t = position(hands=[["2ART3", "1CAR15"]], last_round=3, market=MARKET)
    play(t, note("play", "2ART3"))
    assert t.last_round == 3


@pytest.mark.rule("IMP-END-09", "IMP-COL-01")
def test_a_collapse_after_a_trigger_decides_the_game() -> None:
    t = position(hands=[["1CIV4"]], empire=[True], last_round=3, pile=["1UNR5"], market=["1REG9"], tokens=[(0, 0, 50)])
    play(t, note("play", "1CIV4"))
    assert t.over
    assert t.collapsed
    assert t.winners == [ANNA]


@pytest.mark.rule("IMP-SCO-09", "IMP-SCO-03")
def test_tied_players_share_the_victory() -> None:
    for progress, winners in ((5, [ANNA, BENCE]), (6, [BENCE])):
        t = position(nations=("arthurians", "olmecs"), sides="ab", solstice=True, last_round=2, now=2,
                     tokens=[(0, 0, 4), (0, 0, progress)], hands=[["1CAR16"]])  # fmt: skip
        assert t.over
        assert t.winners == winners  # Arthurians A discard a card at the solstice and gain 1 progress


@pytest.mark.rule("IMP-SCO-10", "IMP-KEY-FLD-02", "IMP-SCO-04")
def test_the_flooded_pile_is_no_history_for_points() -> None:
    for nation, points in (("atlanteans", 3), ("romans", 7)):
        t = position(nations=(nation, "minoans"), histories=[["1FAM1"]])  # Praiseworthy: 7 in the history, else 3
        assert t.points(ANNA) == points


@pytest.mark.rule("IMP-COL-03", "IMP-COL-02")
def test_the_fewest_unrest_win_a_collapse_and_points_decide_among_them() -> None:
    given = {"empire": [True], "pile": ["1UNR12"], "hands": [["1CIV4"], [], ["1UNR1"]], "seats": 3}
    t = position(**given, tokens=[(0, 0, 0), (0, 0, 9), (0, 0, 0)])  # type: ignore[arg-type]
    play(t, note("play", "1CIV4"))  # Bence takes the last one: 0, 1 and 1
    assert t.winners == [ANNA]
    assert [player["unrest"] for player in t.view(None)["players"]] == [0, 1, 1]  # what decided it
    t = position(
        seats=3, empire=[True], pile=["1UNR12"], hands=[["1CIV4", "1UNR2"], [], ["1UNR1"]],
        tokens=[(0, 0, 0), (0, 0, 9), (0, 0, 3)],
    )  # fmt: skip
    play(t, note("play", "1CIV4"))  # one each
    assert t.winners == [BENCE]


@pytest.mark.rule("IMP-COL-04", "IMP-CRD-11")
def test_sumerians_return_unrest_before_a_collapse_is_counted_and_scored() -> None:
    for progress, winners in ((4, [ANNA]), (5, [ANNA, CILI]), (6, [CILI])):
        t = position(
            seats=3, nations=("olmecs", "persians", "arthurians"), sides="bba", empire=[False, True],
            pile=["1UNR12"], turn=1, hands=[["1TRI7", "1UNR1"], ["1CIV4", "1UNR2", "1UNR3"], []],
            decks=[["1UNR5"]], histories=[["1UNR6"]], tokens=[(0, 0, 2), (0, 0, 0), (0, 0, progress)],
        )  # fmt: skip
        play(t, note("play", "1CIV4"))  # Cili takes the last one; Anna has 3 and returns 2: one each
        assert [place for name, place in places(t).items() if name in ("1UNR1", "1UNR5", "1UNR6")].count("pile") == 2
        assert t.winners == winners  # 2 + 3 for Sumerians against progress, and -2 for the one unrest each
