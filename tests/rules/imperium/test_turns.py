"""Turns: activate, exhaust abilities, innovate, revolt, clean-up."""

from pentapolis.words import words_of
from tests.rules.imperium.prelude import *
from tests.rules.imperium.specs import holds

MARKET = ["1REG9", "1UNC9", "1CIV4", "1TRI11", "1REG13"]


@pytest.mark.rule("IMP-RND-02", "IMP-INN-02", "IMP-REV-02")
def test_a_turn_is_one_of_three_things() -> None:
    t = position(hands=[["1CAR13", "1CAR15"]], areas=[["1CIV10"]], market=MARKET)
    assert {"innovate", "revolt", "end", note("play", "1CAR13"), note("exhaust", "1CIV10")} <= moves(t)
    play(t, note("play", "1CAR13"))
    assert refusal(t, "innovate") == refusal(t, "revolt") == "IMP-RND-02"
    t = position(hands=[["1CAR13"]], areas=[["1CIV10"]], market=MARKET)
    play(t, "revolt")
    assert not {word for word in moves(t) if word.startswith(("play", "exhaust"))}


@pytest.mark.rule("IMP-ACT-01", "IMP-ACT-08")
def test_actions_and_abilities_in_any_order_until_the_player_stops() -> None:
    t = position(
        hands=[["1CAR13", "2EGY2", "1TRI8", "1TRI2", "1FAM2", "2EGY12"]],
        areas=[["1CIV10", "2UNC7", "2UNC8", "2EGY9", "2MAU4", "2QIN4"]],
        tokens=[(0, 9, 0)],
        decks=[["1CAR16", "1CAR17", "1CEL16", "1CEL17", "1GRE16", "1GRE17"]],
        market=MARKET,
    )
    for name in ("1CIV10", "2UNC7"):
        play(t, note("exhaust", name))
    play(t, note("play", "1CAR13"), note("exhaust", "2EGY9"), note("play", "2EGY2"), note("exhaust", "2MAU4"))
    play(t, note("exhaust", "2QIN4"), "spend:0")
    assert refusal(t, note("exhaust", "2UNC8")) == "IMP-EXH-01"  # five tokens
    play(t, note("play", "1TRI8"))
    assert refusal(t, note("play", "2EGY12")) == "IMP-ACT-02"  # three actions
    assert note("play", "1TRI2") in moves(t)  # free play needs none
    play(t, "end")
    assert asked(t) == "ask-token"


@pytest.mark.rule("IMP-ACT-05", "IMP-KEY-BAR-01", "IMP-KEY-EMP-01", "IMP-CMP-10")
def test_a_card_is_played_only_in_its_state() -> None:
    for empire, legal, other, rule in (
        (False, "1CAR16", "1CIV4", "IMP-KEY-EMP-01"),
        (True, "1CIV4", "1CAR16", "IMP-KEY-BAR-01"),
    ):
        t = position(hands=[["1CAR16", "1CIV4"]], tokens=[(9, 9, 0)], empire=[empire], market=["", "1UNC9"])
        assert note("play", legal) in moves(t)
        assert refusal(t, note("play", other)) == rule


@pytest.mark.rule("IMP-ACT-06", "IMP-KEY-PAY-02")
def test_a_card_that_cannot_be_paid_is_not_played() -> None:
    for materials, rule in ((2, "IMP-ACT-06"), (3, "")):
        t = position(hands=[["1UNC20"]], tokens=[(materials, 0, 0)], market=MARKET)
        assert refusal(t, note("play", "1UNC20")) == rule


@pytest.mark.rule("IMP-ACT-07", "IMP-EFF-04", "IMP-EFF-05")
def test_steps_are_done_as_far_as_possible_and_may_is_optional() -> None:
    # Invasion: no region to recall, and the rest happens.
    holds("1UNC7 play | B.area= | b break:R | m-3 unrest>B.hand R>hand")
    # Hannibal: every step may be left out.
    holds("1CAR6 play | history=H1 | no no no |")


@pytest.mark.rule("IMP-EXH-01", "IMP-EXH-04")
def test_an_ability_moves_a_token_onto_its_card() -> None:
    t = position(areas=[["1CIV10", "2UNC7"]], decks=[["1CAR16", "1CAR17"]], exhaust=[1], hands=[["1CAR13"]])
    play(t, note("exhaust", "1CIV10"))
    assert t.players[ANNA].exhaust == 0
    assert refusal(t, note("exhaust", "1CIV10")) == "IMP-EXH-04"
    assert refusal(t, note("exhaust", "2UNC7")) == "IMP-EXH-01"


@pytest.mark.rule("IMP-EXH-02")
def test_power_and_journey_cards_can_be_exhausted_but_no_card_of_another_player() -> None:
    t = position(nations=("greeks", "minoans"), sides="ab", areas=[[], ["1CIV10"]], market=MARKET)
    assert note("exhaust", "1GRE1") in moves(t)
    assert refusal(t, note("exhaust", "1CIV10")) == "IMP-EXH-02"
    holds("2UTO3B exhaust | | | B.g+1 p+2")


@pytest.mark.rule("IMP-EXH-03")
def test_an_ability_that_cannot_be_paid_is_not_used() -> None:
    t = position(areas=[["2QIN4"]], decks=[["1CAR16"]], hands=[["1CAR13"]])
    assert refusal(t, note("exhaust", "2QIN4")) == "IMP-EXH-03"


@pytest.mark.rule("IMP-EXH-05", "IMP-KEY-BAR-02")
def test_a_card_in_play_works_in_either_state() -> None:
    t = position(areas=[["1UNC6"]], tokens=[(1, 0, 0)], decks=[["1CAR16"]], empire=[True])
    play(t, note("exhaust", "1UNC6"))  # a barbarian card
    assert lying(t, ANNA, "hand") == ["1CAR16"]
    t = position(areas=[["1CIV10"]], decks=[["1CAR16"]])
    play(t, note("exhaust", "1CIV10"))  # an empire card
    assert lying(t, ANNA, "hand") == ["1CAR16"]


@pytest.mark.rule("IMP-RND-02")
@pytest.mark.parametrize(("language", "word"), [("en", "innovate"), ("hu", "újítasz")])
def test_the_question_offers_no_other_turn_once_activation_has_begun(language: str, word: str) -> None:
    words = words_of("imperium", language)
    t = position(areas=[["1CIV10"]], decks=[["1CAR16"]])

    def question() -> str:
        decision = t.pending(ANNA)
        assert decision is not None
        return words.say(decision.question, decision.details(t))

    assert word in question()
    play(t, note("exhaust", "1CIV10"))
    assert asked(t) == "ask-turn"
    assert word not in question()


@pytest.mark.rule("IMP-EXH-06", "IMP-EFF-62")
def test_abilities_are_for_the_own_turn_unless_they_say_otherwise() -> None:
    # On Bence's turn Anna returns an unrest: Wonder is not offered.
    t = position(
        turn=1, areas=[["1CIV9"]], hands=[["1UNR1", "1CAR16"], ["2OLM9"]], tokens=[(0, 0, 0), (0, 0, 0)], market=MARKET
    )
    play(t, note("play", "2OLM9"), note("return", "1UNR1"))
    assert asked(t) in ("ask-turn", "ask-token")
    assert tokens_of(t, ANNA) == (0, 0, 0)
    # A defence says otherwise.
    holds("1SCY20 when | theirs B.hand=2CIV4 B.empire | B.play:2CIV4 A.react:this A.yes A.yes | "
          "B.a-1 2CIV4>B.discard e-1 x:this B.m+2 B.g+1")  # fmt: skip


@pytest.mark.rule("IMP-EXH-07")
def test_the_token_of_a_card_that_leaves_play_waits_for_the_clean_up() -> None:
    t = position(
        areas=[["1MAC17", "1CIV10"]], hands=[["1GRE10", "1CAR15"]], discards=[["1MAC19"]], empire=[True], market=MARKET
    )
    play(t, note("exhaust", "1MAC17"))  # Phalanx; Orestis may garrison
    while asked(t) == "ask-garrison":
        play(t, "no")
    play(t, note("play", "1GRE10"), note("abandon", "1MAC17"), note("break", "1UNC9"))
    p = t.players[ANNA]
    assert (p.exhaust, p.exhausted) == (4, [])
    p.hand = [*p.hand, card("1MAC17")]
    p.hand_seen = [0] * len(p.hand)
    p.discard = [one for one in p.discard if one != card("1MAC17")]
    t.forget()
    assert note("play", "1MAC17") in moves(t)
    play(t, note("play", "1MAC17"))
    assert card("1MAC17") not in p.exhausted  # it comes in fresh


@pytest.mark.rule("IMP-REV-01")
def test_a_revolt_returns_any_number_of_unrest() -> None:
    t = position(hands=[["1UNR1", "1UNR2", "1CAR16"]], market=MARKET)
    play(t, "revolt")
    assert refusal(t, note("return", "1CAR16")) == "IMP-REV-01"
    play(t, note("return", "1UNR1"), "done")
    assert places(t)["1UNR1"] == "pile"
    assert places(t)["1UNR2"] == "0 hand"
    assert asked(t) == "ask-token"


@pytest.mark.rule("IMP-CLN-01", "IMP-CLN-03")
def test_a_token_on_any_market_card_and_tokens_pile_up() -> None:
    t = position(market=MARKET, on_market={"1REG9": (0, 0, 2)})
    play(t, "end")
    assert {word.split(":")[0] for word in moves(t)} == {"token"}
    assert len(moves(t)) == 5
    assert refusal(t, note("token", "1REG3")) == "IMP-CLN-01"
    play(t, note("token", "1REG9"))
    assert on_card(t, "1REG9") == {"progress": 3}


@pytest.mark.rule("IMP-CLN-02", "IMP-NAT-CAR-01", "IMP-NAT-QIN-01")
@pytest.mark.parametrize(
    ("nation", "side", "tokens"),
    [
        ("carthaginians", "a", {"materials": 1}),
        ("carthaginians", "b", {"materials": 2}),
        ("qin", "a", {"population": 1}),
        ("qin", "b", {"population": 1}),
        ("romans", "b", {"progress": 1}),
    ],
)
def test_some_nations_put_other_tokens_on_the_market(nation: str, side: str, tokens: dict[str, int]) -> None:
    t = position(nations=(nation, "minoans"), sides=f"{side}b", market=MARKET)
    play(t, "end", note("token", "1UNC9"))
    assert on_card(t, "1UNC9") == tokens


@pytest.mark.rule("IMP-CLN-04", "IMP-NAT-UTO-05")
def test_tokens_return_and_extra_actions_are_lost() -> None:
    t = position(
        areas=[["1CIV10"]], exhausted=[["1CIV10", "1PER1"]], actions=[5], exhaust=[1], market=MARKET, hands=[["1CAR16"]]
    )
    p = t.players[ANNA]
    p.on_nation = p.on_development = True
    play(t, "end", note("token", "1REG9"))
    assert (p.actions, p.exhaust, p.exhausted, p.on_nation, p.on_development) == (3, 5, [], False, False)
    t = position(nations=("utopians", "minoans"), exhaust=[0], exhausted=[["2UTO2"]], market=MARKET, hands=[["1CAR16"]])
    play(t, "end", note("token", "1REG9"))
    assert (t.players[ANNA].exhaust, t.players[ANNA].exhausted) == (3, [])


@pytest.mark.rule("IMP-CLN-05", "IMP-CLN-06")
def test_discard_any_number_then_draw_up_to_five_and_keep_what_is_more() -> None:
    deck = ["1CEL16", "1CEL17", "1GRE16", "1GRE17", "1MAC13"]
    t = position(hands=[["1CAR16", "1CAR17", "1CAR15"]], decks=[deck], market=MARKET)
    play(t, "end", note("token", "1REG9"))
    assert asked(t) == "ask-throw"
    play(t, note("discard", "1CAR16"), note("discard", "1CAR15"), "done")
    assert lying(t, ANNA, "hand") == ["1CAR17", *deck[:4]]
    six = ["1CAR16", "1CAR17", "1CAR15", "1ROM16", "1ROM17", "1SCY16"]
    t = position(hands=[six], decks=[deck], market=MARKET)
    play(t, "end", note("token", "1REG9"), "done")
    assert lying(t, ANNA, "hand") == six


@pytest.mark.rule("IMP-CLN-08")
def test_an_empty_market_gets_no_token_and_the_clean_up_is_done_before_the_next_turn() -> None:
    t = position(hands=[["1CAR16"]], decks=[["1CEL16", "1CEL17", "1GRE16", "1GRE17", "1MAC13"]])
    play(t, "end")
    assert asked(t) == "ask-throw"
    play(t, "done")
    assert t.to_act == [BENCE]
    assert len(lying(t, ANNA, "hand")) == 5
