"""Every trigger with two cards that answer at once (IMP-EFF-61, IMP-EFF-62): both are offered, each answers once."""

from tests.rules.imperium.prelude import *


def reactions(t: Imperium) -> set[str]:
    """The cards that can answer now, by number."""
    return {named(card(move.partition(":")[2])) for move in moves(t) if move.startswith("react:")}


def both(t: Imperium, first: str, second: str) -> Imperium:
    """Two cards of the same player answer, in that order, and then neither any more."""
    assert {named(card(first)), named(card(second))} <= reactions(t)
    play(t, note("react", first))
    assert named(card(first)) not in reactions(t)
    if asked(t) == "ask-reaction":
        assert named(card(second)) in reactions(t)
        play(t, note("react", second))
    return t


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-62", "IMP-EFF-63")
def test_playing_a_region() -> None:
    t = position(
        nations=("mauryans", "minoans"),
        sides="ab",
        areas=[["Companion Cavalry", "Tents"]],
        hands=[["Mauretania", "1CAR16"]],
        decks=[["1CAR17", "1CEL16"]],
    )
    play(t, note("play", "Mauretania"), "no")
    assert {named(card(name)) for name in ("Companion Cavalry", "Tents", "2MAU1")} <= reactions(t)
    play(t, note("react", "Tents"), "no")
    assert tokens_of(t, ANNA) == (2, 1, 0)
    assert t.players[ANNA].exhaust == 4
    assert asked(t) == "ask-turn"  # the others were declined


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-63")
def test_playing_an_attack_card() -> None:
    """A passive must answer, an exhaust ability may: the owner orders them."""
    t = position(areas=[["Chainmail", "Longships"]], hands=[["2MAU12"]])
    play(t, note("play", "2MAU12"))
    while asked(t) != "ask-reaction":
        play(t, "no")
    assert reactions(t) == {named(card("Chainmail")), named(card("Longships"))}
    assert "no" not in moves(t)  # Chainmail is no choice
    choice = t.pending(ANNA)
    assert choice is not None
    said = [choice.says(t, ANNA, move) for move in choice.moves(t, ANNA)]
    assert {named(card(one["args"]["card"])) for one in said if one} == reactions(t)  # each says whose effect it is
    play(t, note("react", "Longships"))
    assert tokens_of(t, ANNA) == (2, 0, 1)  # and Chainmail answered by itself


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-64")
def test_returning_an_unrest() -> None:
    t = position(
        nations=("atlanteans", "minoans"), areas=[["Wonder", "Vast Wealth"]], hands=[["1UNR1"]], tokens=[(0, 1, 0)]
    )
    play(t, note("play", "1UNR1"))
    both(t, "Wonder", "Vast Wealth")
    assert tokens_of(t, ANNA) == (3, 0, 2)
    assert t.players[ANNA].exhaust == 3


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-65", "IMP-EFF-50")
def test_acquiring_a_card() -> None:
    """No two cards of a player answer the same acquisition, but Ambassador answers as a card of another would."""
    given = {"nations": ("celts", "minoans"), "sides": "ab", "tokens": [(3, 2, 0)], "market": ["1REG2", "1UNC9"]}
    t = position(areas=[["Astronomy", "Ambassador"]], hands=[["Conquer"]], **given)  # type: ignore[arg-type]
    play(t, note("play", "Conquer"))
    assert reactions(t) == {named(card("Astronomy"))}
    t = position(areas=[["Ambassador"], ["Astronomy"]], hands=[["Conquer"]], **given)  # type: ignore[arg-type]
    play(t, note("play", "Conquer"))
    play(t, note("react", "Ambassador"))
    assert tokens_of(t, ANNA) == (3, 0, 1)
    t = position(areas=[["Ambassador"], ["Astronomy"]], hands=[["Advance"]], **given)  # type: ignore[arg-type]
    play(t, note("play", "Advance"))
    assert reactions(t) == {"1CEL1"}
    play(t, note("react", "1CEL1"))
    assert titles(t, BENCE, "hand") == ["Unrest"]


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-66", "IMP-CRD-02")
def test_gaining_materials_through_icons() -> None:
    t = position(areas=[["Shaduf", "Domestication", "River", "Forest"]], hands=[["Prosperity"]])
    play(t, note("play", "Prosperity"), "no", "no", "choose:a")
    both(t, "Domestication", "Shaduf")
    assert t.players[ANNA].exhaust == 3


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-67")
def test_gaining_a_market_card_with_tokens() -> None:
    """Two players with such a power: only the one who gains the card may answer."""
    t = position(
        nations=("carthaginians", "qin"),
        sides="aa",
        hands=[["Conquer"]],
        tokens=[(0, 2, 0)],
        market=["1REG2"],
        on_market={"1REG2": (2, 2, 0)},
    )
    play(t, note("play", "Conquer"))
    assert reactions(t) == {"1CAR1"}
    play(t, "no")
    assert tokens_of(t, ANNA) == (2, 2, 0)
    assert t.to_act == [ANNA]


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-68")
def test_taking_unrest() -> None:
    """Each card taken is an event of its own."""
    t = position(
        nations=("vikings", "minoans"), areas=[["Gwaith Camlan"]], nation_decks=[["1VIK3", "1VIK4"]],
        accessions=["1VIK2"], solstice=True,
    )  # fmt: skip
    asked_for = 0
    while asked(t) == "ask-may":
        asked_for += 1
        play(t, "no")
    assert asked_for == 2
    assert t.view(ANNA)["players"][ANNA]["nation_deck"] == ["iceland_1vik3", None]
    assert t.view(BENCE)["players"][ANNA]["nation_deck"] == [None, None]


@pytest.mark.rule("IMP-EFF-61", "IMP-CRD-03")
def test_paying_population() -> None:
    t = position(
        nations=("egyptians", "minoans"), areas=[["Embalming"]], hands=[["Conquer", "1CAR16", "1CAR17"]],
        tokens=[(0, 1, 3)], market=["1REG2"],
    )  # fmt: skip
    play(t, note("play", "Conquer"), "choose:a", "spend:2")
    assert asked(t) != "ask-reaction"  # paid entirely with progress
    t = position(
        nations=("egyptians", "minoans"), areas=[["Embalming"]], hands=[["Conquer", "1CAR16", "1CAR17"]],
        tokens=[(0, 1, 3)], market=["1REG2"],
    )  # fmt: skip
    play(t, note("play", "Conquer"), "choose:a", "spend:1")
    assert reactions(t) == {named(card("Embalming"))}
    play(t, note("react", "Embalming"), note("bury", "1CAR16"))
    assert lying(t, ANNA, "history") == ["1CAR16"]


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-70", "IMP-EFF-71", "IMP-GAP-17")
def test_an_attack_and_two_defences() -> None:
    """Of two players clockwise from the attacker; of one player in the order of the owner, as far as he needs them."""
    t = position(
        3,
        empire=[True],
        hands=[["Corruption"]],
        tokens=[(0, 0, 1)],
        areas=[[], ["Wilderness", "Cape"], ["Standing Army"]],
    )
    play(t, note("play", "Corruption"))
    assert t.to_act == [BENCE]
    assert reactions(t) == {"1REG1", "1REG12"}
    play(t, note("react", "Cape"))
    assert titles(t, BENCE, "hand") == ["Cape"]
    assert asked(t) == "ask-give-token"  # Bence needs no second defence; Standing Army asks the attacker
    assert t.to_act == [ANNA]
    play(t, "no")
    for _ in range(4):  # each of the two is asked of each of the two steps that touch him
        assert asked(t) == "ask-ignore"
        play(t, "yes")
    assert tokens_of(t, ANNA) == (2, 0, 2)
    assert not t.players[CILI].hand


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-74", "IMP-NAT-UTO-04")
def test_the_draw_deck_becomes_empty_twice() -> None:
    t = position(
        nations=("utopians", "minoans"), decks=[["1CAR16"]], discards=[["1CAR17"]], hands=[["Olympic Games", "1CEL16"]]
    )
    play(t, note("play", "Olympic Games"))
    hand = titles(t, ANNA, "hand")
    assert hand.count("Unrest") == 2  # the deck emptied before and after the reshuffle


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-75", "IMP-EFF-18")
def test_sinking_and_leaving_play() -> None:
    """Mountain of Atlantis leaves play: Palace of Poseidon is sunk, and the power card may answer each sinking."""
    t = position(
        nations=("atlanteans", "minoans"),
        sides="ab",
        areas=[["Mountain of Atlantis", "Palace of Poseidon"]],
        hands=[["Myths and Legends"]],
        discards=[["1CAR16"]],
    )
    play(t, note("play", "Myths and Legends"))
    assert reactions(t) == {"2ATL1"}
    play(t, note("react", "2ATL1"))
    assert titles(t, ANNA, "history") == ["Mountain of Atlantis", "Palace of Poseidon"]
    assert lying(t, ANNA, "deck") == ["1CAR16"]


@pytest.mark.rule("IMP-EFF-61", "IMP-EFF-72")
def test_masks() -> None:
    """Two cards that cover masks: W-30 has both; either alone is enough for one mask."""
    t = position(
        nations=("olmecs", "minoans"),
        areas=[["Ball Games", "Step Pyramids", "Stone Heads"]],
        under=[{"Stone Heads": ["1CAR16", "1CAR17"]}],
        hands=[["Stone Mask"]],
        market=["", "1UNC9"],
    )
    play(t, note("exhaust", "Ball Games"))
    assert {move.partition(":")[0] for move in moves(t)} == {"discard", "exhaust", "abandon"}
    play(t, note("abandon", "1CAR16"), note("abandon", "1CAR17"))
    assert lying(t, ANNA, "hand")[0] == named(card("Stone Mask"))
    assert t.players[ANNA].exhaust == 4


@pytest.mark.rule("IMP-EFF-50", "IMP-GAP-19")
def test_ambassador_is_used_only_where_there_is_something_to_copy() -> None:
    t = position(areas=[["Ambassador"], ["1REG2"]])
    assert refusal(t, note("exhaust", "Ambassador")) == "IMP-EFF-17"
    t = position(areas=[["Ambassador"], ["Mysticism"]], exhausted=[[], ["Mysticism"]])
    play(t, note("exhaust", "Ambassador"))
    assert t.players[ANNA].actions == 4
    assert [len(p.exhausted) for p in t.players] == [1, 1]
    # Step Pyramids of another player covers a mask, too.
    t = position(
        nations=("minoans", "olmecs"), areas=[["Ball Games", "Ambassador"], ["Step Pyramids"]], hands=[["Stone Mask"]],
        market=["", "1UNC9"],
    )  # fmt: skip
    play(t, note("exhaust", "Ball Games"), note("exhaust", "Ambassador"))
    assert lying(t, ANNA, "discard") == [named(card("Stone Mask"))]
    assert t.players[ANNA].exhaust == 3
