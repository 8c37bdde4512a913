"""The worked examples of the ledger (those of the set-up are in test_setup.py)."""

from pentapolis.games.imperium.scoring import parts
from tests.rules.imperium.prelude import *


@pytest.mark.rule("IMP-EX-03", "IMP-KEY-ACQ-01", "IMP-KEY-ACQ-02", "IMP-KEY-ACQ-03", "IMP-KEY-ACQ-04")
@pytest.mark.parametrize(("refill", "pile"), [("1TRI10", 4), ("1REG3", 5)])
def test_acquire(refill: str, pile: int) -> None:
    t = position(
        hands=[["Conquer"]],
        tokens=[(0, 2, 0)],
        market=["", "", "", "Hittites"],
        on_market={"Hittites": (0, 0, 2)},
        under_market={"Hittites": "1UNR1"},
        pile=unrest(5, 5),
        main=[refill, "1REG4"],
    )
    play(t, note("play", "Conquer"))  # to break through would cost 3
    assert lying(t, ANNA, "hand") == [named(card("Hittites")), "1UNR1"]
    assert tokens_of(t, ANNA) == (0, 0, 2)
    assert named(t.market[3]) == refill
    assert len(t.unrest) == pile


@pytest.mark.rule("IMP-EX-04", "IMP-KEY-BRK-02")
def test_break_through() -> None:
    t = position(
        hands=[["Diplomacy"]],
        tokens=[(3, 0, 0)],
        market=["", "", "", "Hittites"],
        on_market={"Hittites": (0, 0, 2)},
        under_market={"Hittites": "1UNR1"},
        pile=unrest(5, 5),
        main=["1REG3", "1REG4"],
    )
    play(t, note("play", "Diplomacy"), note("break", "Hittites"))
    assert lying(t, ANNA, "hand") == [named(card("Hittites"))]
    assert tokens_of(t, ANNA) == (0, 0, 2)
    assert len(t.unrest) == 6


def paying(tokens: tuple[int, int, int], name: str = "Diplomacy") -> Imperium:
    return position(hands=[[name, "1CAR16"]], tokens=[tokens], market=["", "", "", "Hittites"])


@pytest.mark.rule("IMP-EX-05", "IMP-KEY-PAY-02", "IMP-KEY-PAY-04", "IMP-KEY-PAY-05", "IMP-KEY-PAY-06")
def test_payment_of_three_materials() -> None:
    t = play(paying((1, 0, 1)), note("play", "Diplomacy"))
    assert tokens_of(t, ANNA) == (0, 0, 0)
    t = play(paying((2, 0, 1)), note("play", "Diplomacy"))
    assert tokens_of(t, ANNA) == (1, 0, 0)
    t = play(paying((0, 0, 2)), note("play", "Diplomacy"))
    assert tokens_of(t, ANNA) == (0, 0, 0)
    t = play(paying((5, 0, 3)), note("play", "Diplomacy"))
    assert moves(t) == {"spend:0", "spend:1", "spend:2"}
    assert refusal(t, "spend:3") == "IMP-KEY-PAY-04"
    play(t, "spend:1")
    assert tokens_of(t, ANNA) == (4, 0, 2)
    assert refusal(paying((2, 5, 0)), note("play", "Diplomacy")) == "IMP-ACT-06"
    # 1 population cannot be paid with materials.
    t = position(hands=[["Mercenaries"]], tokens=[(5, 0, 0)], empire=[True])
    assert refusal(t, note("play", "Mercenaries")) == "IMP-ACT-06"


@pytest.mark.rule("IMP-EX-06", "IMP-KEY-UNR-01", "IMP-KEY-CHO-02")
def test_unrest_card() -> None:
    t = position(hands=[["1UNR1", "1CAR16", "1CAR17", "1CEL16"]], actions=[2], tokens=[(2, 0, 0)])
    pile = len(t.unrest)
    play(t, note("play", "1UNR1"))
    assert asked(t) == "ask-discard"  # the only option that can be paid
    play(t, note("discard", "1CAR16"), note("discard", "1CAR17"))
    assert lying(t, ANNA, "hand") == ["1CEL16"]
    assert t.players[ANNA].actions == 1
    assert len(t.unrest) == pile + 1


@pytest.mark.rule("IMP-EX-07", "IMP-CRD-10", "IMP-EFF-66")
def test_shaduf() -> None:
    t = position(hands=[["Prosperity"]], areas=[["Shaduf", "River", "Forest"]])
    play(t, note("play", "Prosperity"), "no", "no", "choose:a")
    assert tokens_of(t, ANNA) == (4, 0, 0)
    play(t, note("react", "Shaduf"))
    assert tokens_of(t, ANNA) == (4, 0, 1)
    t = position(hands=[["Prosperity"]], areas=[["Shaduf", "Forest"]])
    play(t, note("play", "Prosperity"), "no", "no", "choose:a")
    assert tokens_of(t, ANNA) == (2, 0, 0)
    assert asked(t) == "ask-turn"


@pytest.mark.rule("IMP-EX-08", "IMP-CRD-10")
def test_shaduf_with_boats() -> None:
    t = position(areas=[["Boats", "Shaduf", "River"]])
    play(t, note("exhaust", "Boats"))
    assert tokens_of(t, ANNA) == (2, 1, 0)
    assert titles(t, ANNA, "hand") == ["River"]
    play(t, note("react", "Shaduf"))
    assert tokens_of(t, ANNA) == (2, 1, 1)
    assert t.players[ANNA].exhaust == 3


def clean_up(t: Imperium) -> Imperium:
    """End the turn, put the token on the first market card, keep the hand."""
    play(t, "end")
    while asked(t) in ("ask-token", "ask-throw"):
        play(t, "done" if asked(t) == "ask-throw" else sorted(moves(t))[0])
    return t


@pytest.mark.rule("IMP-EX-09", "IMP-RSH-02", "IMP-RSH-05", "IMP-CLN-07", "IMP-KEY-DRW-01")
def test_barbarian_reshuffle() -> None:
    t = position(
        decks=[["1CAR16", "1CAR17"]],
        discards=[["1CEL16", "1CEL17", "1GRE16", "1GRE17", "1MAC13", "1MAC14"]],
        nation_decks=[["1PER11", "1PER12", "1PER13", "1PER14"]],
        accessions=["1PER2"],
    )
    clean_up(t)
    p = t.players[ANNA]
    assert len(p.hand) == 5
    assert len(p.deck) == 4
    assert not p.discard
    assert "1PER11" in lying(t, ANNA, "hand") + lying(t, ANNA, "deck")
    assert (p.exhaust, p.on_nation) == (4, True)


@pytest.mark.rule("IMP-EX-10", "IMP-RSH-11")
def test_second_reshuffle_moves_no_nation_card() -> None:
    t = position(
        hands=[["1ROM9", "Olympic Games"]],  # Olympic Games: draw 2 cards
        discards=[["1CEL16", "1CEL17", "1GRE16"]],
        nation_decks=[["1PER11", "1PER12"]],
        accessions=["1PER2"],
    )
    t.players[ANNA].on_nation = True
    play(t, note("play", "Olympic Games"))
    assert len(t.players[ANNA].nation_deck) == 2
    assert t.players[ANNA].exhaust == 5


@pytest.mark.rule("IMP-EX-11", "IMP-RSH-03", "IMP-KEY-BAR-02")
def test_becoming_an_empire() -> None:
    t = position(
        hands=[["Olympic Games"]],
        discards=[["1CEL16", "1CEL17"]],
        accessions=["1PER2"],
        developments=[["1PER3", "1PER4"]],
        tokens=[(30, 30, 30)],
    )
    play(t, note("play", "Olympic Games"))
    assert t.players[ANNA].empire
    assert not t.players[ANNA].on_development
    assert "1PER2" in lying(t, ANNA, "hand") + lying(t, ANNA, "deck") + lying(t, ANNA, "history")
    assert asked(t) != "ask-reshuffle-develop"


def glory(**given: object) -> Imperium:
    return position(hands=[["Glory"]], areas=[["1MAC19", "1PER19", "2ART22"]], **given)  # type: ignore[arg-type]


@pytest.mark.rule("IMP-EX-12", "IMP-KOK-01", "IMP-KOK-02", "IMP-KOK-03", "IMP-KOK-05", "IMP-KOK-06", "IMP-END-04")
def test_king_of_kings() -> None:
    t = play_glory(glory(fame=["1FAM1"]))
    assert lying(t, ANNA, "hand") == ["1FAM1"]
    assert t.last_round == 0
    t = play_glory(glory(fame=[]))
    assert tokens_of(t, ANNA) == (0, 0, 6)
    assert t.king_turned
    assert t.faces[t.king].number == "1FAM9B"
    assert t.last_round == t.round + 1
    # Another barbarian gains 4, the first player nothing any more.
    for seat, progress in ((ANNA, 0), (BENCE, 4)):
        other = position(fame=[], hands=[[], []], turn=seat, last_round=9)
        other.king_turned = True
        other.turn_over(int(other.king), edition(BUILT_IN).by_id["1fam9b"])
        other.players[ANNA].king_done = True
        p = other.players[seat]
        p.hand, p.hand_seen = cards(["Glory"]), [0]
        p.area = cards(["1MAC19", "1PER19", "2ART22"])
        other.forget()
        other.settle()
        play_glory(other)
        assert tokens_of(other, seat) == (0, 0, progress)


def play_glory(t: Imperium) -> Imperium:
    seat = t.to_act[0]
    play(t, f"play:{CARD.ids[t.players[seat].hand[0]]}")
    while asked(t) == "ask-abandon":
        play(t, sorted(moves(t))[0])
    return t


@pytest.mark.rule("IMP-EX-13", "IMP-SCO-01", "IMP-RND-03", "IMP-RND-04", "IMP-GAP-09")
def test_final_round() -> None:
    t = position(3, turn=1, now=7, market=["1REG2"], decks=[["1CAR16"], ["1CAR17"], ["1CEL16"]], fame=[],
                 hands=[[], ["Glory"], []], areas=[[], ["1MAC19", "1PER19", "2ART22"], []])  # fmt: skip
    play_glory(t)
    order = []
    while not t.over:
        order.append((int(t.round), t.to_act[0]))
        clean_up(t)
    assert order == [(7, 1), (7, 2), (8, 0), (8, 1), (8, 2)]
    assert not t.collapsed


@pytest.mark.rule("IMP-EX-14", "IMP-COL-01", "IMP-COL-02", "IMP-COL-04", "IMP-END-08", "IMP-END-09", "IMP-CRD-11")
def test_collapse() -> None:
    t = position(
        3,
        empire=[True],
        hands=[["Corruption", "1UNR1", "1UNR2", "1UNR3"], ["1UNR4", "1UNR5", "1UNR6"], []],
        discards=[[], [], ["1UNR7", "1UNR8", "1UNR9", "Sumerians"]],
        pile=["1UNR12"],
        last_round=3,
    )
    play(t, note("play", "Corruption"))
    assert t.over
    assert t.collapsed
    assert [len([one for one in p.hand if t.faces[one].is_unrest()]) for p in t.players] == [3, 4, 0]
    assert tokens_of(t, ANNA) == (2, 0, 0)  # the progress is not gained any more
    assert t.winners == [CILI]


@pytest.mark.rule("IMP-EX-15", "IMP-SCO-03", "IMP-SCO-05")
def test_scoring() -> None:
    t = position(
        nations=("romans", "minoans"),
        sides="ab",
        empire=[True],
        tokens=[(0, 9, 12)],
        areas=[["City", "Metropolis"]],
        histories=[["Praiseworthy"]],
        discards=[["Mercenaries", "1UNR1", "1UNR2"]],
    )
    # 12 progress, City 1, Metropolis 2, Praiseworthy 7, Mercenaries 2, unrest -4, power 2.
    assert t.points(ANNA) == 12 + 1 + 2 + 7 + 2 - 4 + 2


@pytest.mark.rule("IMP-EX-16", "IMP-SCO-07")
def test_cap() -> None:
    rivers = ["1REG5", "1REG7", "1REG9", "1REG11", "1REG12", "1CEL10"]
    t = position(areas=[["Shaduf"]], discards=[rivers])
    assert sum(t.faces[card(name)].icons[2] for name in rivers) == 6
    assert t.points(ANNA) == 10 + sum(1 for name in rivers if t.faces[card(name)].points)


@pytest.mark.rule("IMP-EX-17", "IMP-KEY-GAR-05", "IMP-KEY-RCL-01", "IMP-KEY-ABN-02")
def test_garrison() -> None:
    given = {"areas": [["Hills", "Mining"]], "under": [{"Hills": ["Elders"]}]}
    t = position(turn=1, hands=[[], ["2MAU12"]], **given)  # type: ignore[arg-type]
    play(t, note("play", "2MAU12"))  # Indian Elephants: each other player recalls a region
    assert titles(t, ANNA, "hand") == ["Elders", "Hills"]
    t = position(**given)  # type: ignore[arg-type]
    assert dict(parts(t, ANNA))[card("Elders")] == 1  # under Hills too
    play(t, note("exhaust", "Mining"))
    assert titles(t, ANNA, "discard") == ["Elders", "Hills"]


@pytest.mark.rule("IMP-EX-18", "IMP-KEY-EXI-05", "IMP-EFF-30", "IMP-EFF-04")
def test_exile() -> None:
    market = ["1REG2", "1UNC9", "1CIV4", "1TRI11", "1REG13"]
    t = position(hands=[["Oasis", "1CAR16"]], market=market, on_market=dict.fromkeys(market, (0, 0, 1)))
    play(t, note("play", "Oasis"))
    assert asked(t) == "ask-garrison"
    assert not t.exile
    play(t, note("garrison", "1CAR16"))
    assert lying(t, ANNA, "under 1REG7") == ["1CAR16"]


@pytest.mark.rule("IMP-EX-20", "IMP-CLN-06", "IMP-EFF-76")
def test_hand_size() -> None:
    t = position(
        areas=[["1TRI5", "Awe-inspiring"]],
        hands=[["1CAR16", "1CAR17", "1CEL16", "1CEL17"]],
        decks=[["1GRE16", "1GRE17", "1MAC13", "1MAC14", "1MAC15"]],
        market=["1REG2"],
    )
    assert t.hand_size(ANNA) == 7
    clean_up(t)
    assert len(t.players[ANNA].hand) == 7
    assert len(t.players[ANNA].deck) == 2


@pytest.mark.rule(
    "IMP-EX-21", "IMP-INN-01", "IMP-INN-02", "IMP-KEY-BRK-04", "IMP-KEY-BRK-05", "IMP-GAP-01", "IMP-GAP-08"
)
def test_innovate() -> None:
    t = position(
        hands=[["1CAR16", "1CAR17", "1CEL16", "1CEL17"]],
        main=["1REG3", "1REG4", "1REG10"],
        market=["1REG2"],
        decks=[["1GRE16", "1GRE17", "1MAC13", "1MAC14", "1MAC15"]],
    )
    play(t, "innovate", "from_deck:civilised")
    assert len(t.players[ANNA].discard) == 4
    assert tokens_of(t, ANNA) == (0, 0, 2)
    assert sorted(named(one) for one in t.main) == ["1REG10", "1REG3", "1REG4"]
    assert t.last_round == 0
    assert asked(t) in ("ask-token", "ask-throw", "ask-turn")


@pytest.mark.rule("IMP-EX-22", "IMP-KEY-HIS-02", "IMP-EFF-28")
def test_vikings_and_history() -> None:
    t = position(nations=("vikings", "minoans"), hands=[["Hittites"]], small_decks=(["1REG3"], [], []))
    play(t, note("play", "Hittites"))
    assert "Hittites" in titles(t, ANNA, "discard")
    assert lying(t, ANNA, "hand") == ["1REG3"]


@pytest.mark.rule("IMP-EX-23", "IMP-EFF-10", "IMP-KEY-BAR-03", "IMP-KEY-NAT-02", "IMP-GAP-36")
def test_state_looked_at_when_reached() -> None:
    t = position(hands=[["1TRI3"]], accessions=["1PER2"], developments=[["1PER3", "1PER4"]], tokens=[(20, 20, 0)])
    play(t, note("play", "1TRI3"))
    assert t.players[ANNA].empire
    assert asked(t) == "ask-develop"
    play(t, note("develop", "1PER4"))
    assert sorted(lying(t, ANNA, "discard")) == ["1PER2", "1PER4"]
    assert "1TRI3" in lying(t, ANNA, "history")


@pytest.mark.rule("IMP-EX-24", "IMP-CRD-04", "IMP-EFF-23")
def test_grand_trunk_road_and_glory() -> None:
    t = position(hands=[["Glory"]], areas=[["Grand Trunk Road", "Magadha"]])
    assert t.regions(ANNA) == 3
    play(t, note("play", "Glory"))
    while asked(t) == "ask-abandon":
        play(t, sorted(moves(t))[0])
    assert "Grand Trunk Road" in titles(t, ANNA, "discard")
    assert "Magadha" in titles(t, ANNA, "discard")
    assert asked(t) == "ask-take-fame"


@pytest.mark.rule("IMP-EX-25", "IMP-EFF-07", "IMP-SOL-02")
def test_open_options() -> None:
    t = position(areas=[["Mysticism"]], hands=[["1CAR16"]], solstice=True)
    assert titles(t, ANNA, "hand") == ["Advance", "Unrest"]


@pytest.mark.rule("IMP-EX-26", "IMP-EXH-09", "IMP-EFF-64", "IMP-KEY-SOL-01")
def test_trigger_limits() -> None:
    t = position(areas=[["Wonder", "Temple"]], discards=[["1UNR1"]], hands=[["1CAR16"]], solstice=True)
    while asked(t) == "ask-solstice":
        play(t, sorted(moves(t))[-1])
        if asked(t) == "ask-discard":
            play(t, sorted(moves(t))[0])
    assert asked(t) != "ask-reaction"
    t = position(areas=[["Wonder"]], hands=[["1UNR1"]], tokens=[(0, 1, 0)])
    play(t, note("play", "1UNR1"))
    assert asked(t) == "ask-reaction"
    play(t, note("react", "Wonder"))
    assert tokens_of(t, ANNA) == (0, 0, 2)


@pytest.mark.rule(
    "IMP-EX-27", "IMP-EFF-70", "IMP-KEY-ATK-01", "IMP-KEY-ATK-02", "IMP-EXH-08", "IMP-GAP-17", "IMP-GAP-30"
)
def test_defence() -> None:
    def attacked() -> Imperium:
        t = position(3, empire=[True], hands=[["Corruption"]], areas=[[], ["Mounted Archers"], []])
        play(t, note("play", "Corruption"))
        assert t.to_act == [BENCE]
        return play(t, note("react", "Mounted Archers"))

    t = attacked()
    assert asked(t) == "ask-ignore"
    play(t, "no")  # the 2 materials are kept
    play(t, "yes")  # the unrest is ignored
    assert [tokens_of(t, seat) for seat in range(3)] == [(2, 0, 1), (2, 0, 0), (2, 0, 0)]
    assert [titles(t, seat, "hand") for seat in range(3)] == [[], [], ["Unrest"]]
    assert t.players[BENCE].exhaust == 4
    t = play(attacked(), "yes", "yes")
    assert tokens_of(t, BENCE) == (0, 0, 0)
    assert not t.players[BENCE].hand
    clean_up(t)
    assert t.to_act == [BENCE]
    assert t.players[BENCE].exhaust == 4


@pytest.mark.rule("IMP-EX-28", "IMP-EFF-38", "IMP-KEY-STL-01")
def test_notorious() -> None:
    t = position(3, hands=[["Notorious"]], tokens=[(0, 0, 0), (0, 0, 0), (0, 0, 3)])
    play(t, note("play", "Notorious"))
    assert [tokens_of(t, seat)[2] for seat in range(3)] == [1, 0, 2]
    assert [titles(t, seat, "hand") for seat in (1, 2)] == [["Unrest"], []]


@pytest.mark.rule("IMP-EX-29", "IMP-EFF-67")
def test_carthaginians_a() -> None:
    t = position(
        nations=("carthaginians", "minoans"),
        sides="ab",
        hands=[["Conquer"]],
        tokens=[(0, 2, 0)],
        market=["1REG2"],
        on_market={"1REG2": (3, 0, 1)},
    )
    play(t, note("play", "Conquer"))
    assert asked(t) == "ask-reaction"
    play(t, note("react", "1CAR1"))
    assert tokens_of(t, ANNA) == (6, 0, 1)


@pytest.mark.rule("IMP-EX-30", "IMP-EFF-72")
def test_olmec_costs() -> None:
    t = position(
        nations=("olmecs", "minoans"),
        areas=[["Ball Games", "Step Pyramids", "Stone Heads"]],
        under=[{"Stone Heads": ["1CAR16"]}],
        actions=[1],
        market=["", "1UNC9"],
    )
    play(t, note("exhaust", "Ball Games"))
    assert moves(t) == {note("exhaust", "Step Pyramids"), note("abandon", "1CAR16")}
    play(t, note("exhaust", "Step Pyramids"))
    assert lying(t, ANNA, "discard") == ["1CAR16"]
    assert lying(t, ANNA, "hand") == ["1UNC9"]
    assert t.players[ANNA].actions == 0
    assert t.players[ANNA].exhaust == 3


@pytest.mark.rule("IMP-EX-31", "IMP-EFF-69")
def test_shangri_la() -> None:
    def shangri_la(**given: object) -> Imperium:
        t = position(3, nations=("utopians", "minoans", "persians"), **given)  # type: ignore[arg-type]
        p = t.players[ANNA]
        t.gone = [*t.gone, int(p.journey)]
        p.journey, p.next_journey = p.next_journey, NO_CARD
        t.turn_over(int(p.journey), edition(BUILT_IN).by_id["2uto3b"])
        t.forget()
        t.settle()
        return t

    t = play(shangri_la(), note("exhaust", "2UTO3"))
    assert [tokens_of(t, seat) for seat in range(3)] == [(0, 2, 0), (0, 0, 1), (0, 0, 1)]
    t = play(shangri_la(hands=[["Mountain"]]), note("play", "Mountain"))
    assert [tokens_of(t, seat) for seat in range(3)] == [(0, 2, 0), (0, 0, 1), (0, 0, 1)]


@pytest.mark.rule("IMP-EX-32", "IMP-EFF-73")
def test_romans_and_the_fame_deck() -> None:
    def romans(fame: list[str]) -> Imperium:
        return position(
            nations=("romans", "minoans"),
            sides="ab",
            hands=[["Glory"]],
            areas=[["1MAC19", "1PER19", "2ART22"]],
            fame=fame,
        )

    t = play_glory(romans(["1FAM1", "1FAM2", "1FAM3", "1FAM4", "1FAM5"]))
    assert moves(t) == {note("take", name) for name in ("1FAM1", "1FAM2", "1FAM3")}
    assert tokens_of(t, ANNA) == (0, 0, 1)
    play(t, note("take", "1FAM2"))
    assert lying(t, ANNA, "hand") == ["1FAM2"]
    t = play_glory(romans([]))
    assert tokens_of(t, ANNA) == (0, 0, 6)
    assert t.king_turned


@pytest.mark.rule("IMP-EX-33", "IMP-EFF-76")
def test_long_walls_and_unrest() -> None:
    t = position(areas=[["Long Walls I"]], hands=[["1UNR1"]], tokens=[(1, 0, 0)])
    play(t, note("play", "1UNR1"))
    assert tokens_of(t, ANNA) == (0, 0, 0)
    assert "1UNR1" in [named(one) for one in t.unrest]


@pytest.mark.rule("IMP-EX-34", "IMP-EFF-51", "IMP-GAP-32")
def test_pottery() -> None:
    given = {"areas": [["Pottery"]], "stores": [{"Pottery": 3}]}
    t = position(turn=1, hands=[[], ["Espionage", "1CAR16"]], **given)  # type: ignore[arg-type]
    assert t.points(ANNA) == (t.faces[card("Pottery")].points is not None and 3)
    play(t, note("play", "Espionage"))
    while tokens_of(t, ANNA) == (0, 0, 0):
        play(t, sorted(moves(t))[0])
    assert tokens_of(t, ANNA) == (0, 0, 3)
    assert titles(t, ANNA, "hand") == ["Pottery"]
