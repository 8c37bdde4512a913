"""Components and setting up: IMP-CMP, IMP-MIX, IMP-PSU, IMP-CSU."""

from tests.rules.imperium.prelude import *

MADE = edition(BUILT_IN)
PLAIN = {"nation_0": "romans", "nation_1": "persians", "nation_2": "macedonians", "nation_3": "greeks"}


def started(seats: int = 2, **options: object) -> Imperium:
    """A game at its first turn."""
    named_nations = {name: nation for name, nation in PLAIN.items() if int(name[-1]) < seats}
    return new_game(seats, options={**named_nations, "power": "b", "first_player": 0, **options})


@pytest.mark.rule("IMP-CMP-03", "IMP-CMP-18", "IMP-CSU-01", "IMP-KEY-GAI-01")
def test_tokens_are_never_used_up() -> None:
    t = position(hands=[["Berbers"]], tokens=[(400, 400, 400)])
    play(t, note("play", "Berbers"))
    assert tokens_of(t, ANNA) == (400, 402, 400)


@pytest.mark.rule("IMP-CMP-04")
def test_both_boxes_play_by_the_same_rules() -> None:
    for box in ("classics", "legends"):
        t = new_game(2, options={"box": box, "power": "b"})
        assert [len(deck) for deck in t.small_decks] == [5, 5, 5]


@pytest.mark.rule("IMP-CMP-06", "IMP-CMP-07", "IMP-CMP-08")
def test_a_card_of_two_suits_is_sorted_as_uncivilised_and_belongs_to_both() -> None:
    face = MADE.faces[card("City")]
    assert face.suits == 2 | 4
    for seed in range(6):
        t = new_game(4, seed=seed, options={"power": "b"})
        for deck, suit in zip(t.small_decks, (1, 2, 4), strict=True):
            for one in deck:
                suits = t.faces[one].suits
                assert suits & suit
                assert suit != 4 or not suits & 2
    t = position(market=["", "", "", "City"], hands=[["Phoenicians"]])
    play(t, note("play", "Phoenicians"))  # acquire a civilised card
    assert "City" in titles(t, ANNA, "hand")


@pytest.mark.rule("IMP-CMP-14")
def test_the_corner_names_the_nation() -> None:
    for one, face in enumerate(MADE.faces):
        nation = face.nation
        assert (nation < 0) == (face.number[1:4] in ("REG", "UNC", "CIV", "TRI", "FAM", "UNR")), IDS[one]
        if nation >= 0:
            assert MADE.nations[nation].code == face.number[1:4]


@pytest.mark.rule("IMP-CMP-15", "IMP-PSU-11", "IMP-PSU-12")
def test_cards_start_where_they_say() -> None:
    t = started()
    nation = MADE.nations[NATION_FILES.index("romans")]
    p = t.players[0]
    assert sorted(p.deck + p.hand) == sorted(nation.deck)
    assert len(p.hand) == 5
    assert sorted(p.nation_deck) == sorted(nation.nation_deck)
    assert p.accession == nation.accession
    assert p.developments == nation.developments


@pytest.mark.rule("IMP-CMP-16", "IMP-CSU-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_marked_cards_are_left_out(seats: int) -> None:
    for seed in range(4):
        t = new_game(seats, seed=seed, options={"power": "b"})
        used = [one for one in range(len(IDS)) if one not in t.gone]
        assert all(t.faces[one].players <= seats for one in used)
        if seats == 4:
            box = t.faces[t.king].number[0]
            marked = [one for one in used if t.faces[one].players and t.faces[one].nation < 0]
            tributaries = [one for one in marked if t.faces[one].suits & 8]
            assert len([one for one in marked if one not in tributaries]) == 12  # see the table of section 13
            assert all(t.faces[one].number[0] == box for one in marked if one not in tributaries)


@pytest.mark.rule("IMP-CMP-19", "IMP-PSU-02")
def test_the_power_card_lies_on_the_side_that_its_player_chose_for_good() -> None:
    t = new_game(2, options={"nation_0": "greeks", "nation_1": "romans", "first_player": 0})
    assert asked(t) == "ask-side"
    play(t, "side:a")
    play(t, "side:b")
    assert t.faces[t.players[0].power].number == "1GRE1A"
    assert t.faces[t.players[1].power].number == "1ROM1B"
    first, second = MADE.by_id["1gre1a"], MADE.by_id["1gre1b"]
    assert first.exhaust is not None
    assert second.exhaust is None
    assert first.points is not second.points


@pytest.mark.rule("IMP-CMP-20")
def test_names_mean_exactly_the_title_without_its_bracket() -> None:
    assert MADE.by_id["2art23"].title == "Myrddin Wyllt"
    # King Arthur's Court is in play from the beginning, and is not King Arthur: Guennuvar has only one option.
    t = position(
        nations=("arthurians", "minoans"), areas=[["King Arthur's Court"]], hands=[["Guennuvar"]], market=["", "Art"]
    )
    play(t, note("play", "Guennuvar"))
    assert asked(t) != "ask-option"


@pytest.mark.rule("IMP-MIX-01", "IMP-MIX-02")
def test_nations_of_both_boxes_play_with_the_commons_of_one() -> None:
    for box, digit in (("both_with_classics", "1"), ("both_with_legends", "2")):
        t = started(nation_0="romans", nation_1="egyptians", box=box)
        assert t.faces[t.king].number.startswith(digit)
        assert all(t.faces[one].number.startswith(digit) for deck in t.small_decks for one in deck)
    with pytest.raises(ValueError, match=r"Classics.* does not hold this nation: Egyptians.* \[IMP-MIX-01\]"):
        started(nation_1="egyptians", box="classics")


def tributaries(t: Imperium) -> list[str]:
    found = [one for one in [*t.main, *t.market] if one >= 0 and t.faces[one].suits & 8]
    return [t.faces[one].number for one in found]


@pytest.mark.rule("IMP-MIX-03", "IMP-MIX-04", "IMP-EX-19", "IMP-GAP-16")
def test_a_tributary_of_the_name_of_a_chosen_nation_is_replaced() -> None:
    seen: set[str] = set()
    for seed in range(60):
        t = new_game(2, seed=seed, options={"nation_0": "qin", "nation_1": "romans", "power": "b"})
        found = tributaries(t)
        assert len(found) == 9
        assert "1TRI5" not in found
        other = [number for number in found if number.startswith("2")]
        assert len(other) == 1
        seen.update(other)
    # Romans is a chosen nation, Xiongnu is marked 4: nine cards are left.
    names = {MADE.by_id[number.lower()].title for number in seen}
    assert names <= {face.title for face in MADE.faces if face.number.startswith("2TRI")} - {"Romans", "Xiongnu"}
    assert len(seen) == 9


@pytest.mark.rule("IMP-MIX-05")
def test_nothing_is_replaced_within_a_box() -> None:
    for box, nations in (("classics", ("romans", "vikings")), ("legends", ("egyptians", "qin"))):
        t = new_game(2, options={"box": box, "nation_0": nations[0], "nation_1": nations[1], "power": "b"})
        assert {number[0] for number in tributaries(t)} == {t.faces[t.king].number[0]}


@pytest.mark.rule("IMP-PSU-01", "IMP-PSU-13")
def test_each_nation_exists_once() -> None:
    t = new_game(3, options={"nations": "drafted", "first_player": 1, "power": "b"})
    assert t.to_act == [1]
    play(t, "draft:qin")
    assert t.to_act == [2]
    assert refusal(t, "draft:qin") == "IMP-PSU-01"
    play(t, "draft:celts")
    play(t, "draft:greeks")
    assert [NATION_FILES[p.nation] for p in t.players] == ["greeks", "qin", "celts"]
    with pytest.raises(ValueError, match=r"the same nation, Celts, .*\[IMP-PSU-01\]"):
        started(nation_0="celts", nation_1="celts")
    # IMP-PSU-13: what every nation has can be looked up before.
    assert {piece["facts"].get("nation") for piece in GAME.pieces()["card"]} >= set(NATION_FILES)


@pytest.mark.rule("IMP-PSU-03", "IMP-PSU-04", "IMP-PSU-07", "IMP-NAT-UTO-01")
def test_arthurians_and_utopians_have_more_in_play() -> None:
    t = started(nation_0="arthurians", nation_1="utopians")
    assert titles(t, ANNA, "area") == ["King Arthur's Court"]
    assert t.faces[t.players[BENCE].journey].title == "Visions of Shangri-La"
    assert t.faces[t.players[BENCE].next_journey].title == "Gates of Shangri-La"
    assert not t.players[BENCE].area
    assert all(not t.faces[one].cost for one in t.players[ANNA].developments)  # quests
    t = started()
    assert not t.players[ANNA].area


@pytest.mark.rule("IMP-PSU-05", "IMP-PSU-06", "IMP-PSU-08")
def test_the_accession_card_lies_visible_under_the_nation_deck() -> None:
    t = started(3, nation_0="atlanteans", nation_1="utopians", nation_2="vikings")
    assert t.players[0].accession == t.players[1].accession == NO_CARD
    assert not t.players[0].nation_deck
    assert not t.players[1].nation_deck
    assert not t.players[1].developments
    assert t.players[0].developments
    assert t.view(0)["players"][2]["accession"] == "harald_hardrada_1vik2"
    assert set(t.view(2)["players"][2]["nation_deck"]) == {None}


@pytest.mark.rule("IMP-PSU-09", "IMP-NAT-ATL-01", "IMP-KEY-BAR-04")
def test_only_atlanteans_begin_as_an_empire() -> None:
    for nation in NATION_FILES:
        t = started(nation_0=nation, nation_1="romans" if nation != "romans" else "celts")
        assert t.players[0].empire == (nation == "atlanteans")


@pytest.mark.rule("IMP-PSU-10", "IMP-CSU-05")
def test_supply_cards_join_the_unrest_pile_with_their_marks() -> None:
    plain = len(started().unrest) + len([one for one in started().market_unrest if one >= 0])
    assert plain == 8
    have = [nation.id for nation in MADE.nations if nation.supply]
    assert sorted(have) == ["arthurians", "celts", "olmecs", "qin", "utopians", "vikings"]
    assert all(MADE.faces[one].is_unrest() for nation in MADE.nations for one in nation.supply)
    for seats in (2, 3, 4):
        t = started(seats, nation_0="utopians")
        count = len(t.unrest) + len([one for one in t.market_unrest if one >= 0])
        assert count == {2: 8 + 3, 3: 10 + 4, 4: 12 + 5}[seats]


@pytest.mark.rule("IMP-PSU-14")
def test_the_first_hand_is_five_whatever_the_hand_size() -> None:
    t = started(nation_0="egyptians", power="b")
    assert t.hand_size(ANNA) == 6
    assert len(t.players[ANNA].hand) == 5


@pytest.mark.rule("IMP-CSU-02", "IMP-NAT-UTO-05")
def test_everybody_begins_with_the_same_tokens() -> None:
    t = started(nation_1="utopians")
    assert tokens_of(t, ANNA) == tokens_of(t, BENCE) == (3, 2, 1)
    assert [(p.actions, p.exhaust) for p in t.players] == [(3, 5), (3, 3)]


@pytest.mark.rule("IMP-CSU-03", "IMP-CSU-08", "IMP-CSU-09", "IMP-CSU-14", "IMP-EX-01", "IMP-GAP-26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sizes_of_the_decks(seats: int) -> None:
    t = started(seats)
    left = {2: 5, 3: 6, 4: 7}[seats]
    assert [len(deck) for deck in t.small_decks] == [left] * 3
    assert len(t.main) == {2: 32, 3: 35, 4: 36}[seats]
    assert len(t.fame) == {2: 6, 3: 7, 4: 8}[seats]
    tucked = len([one for one in t.market if t.faces[one].suits & (2 | 4 | 8)])
    assert len(t.unrest) == {2: 8, 3: 10, 4: 12}[seats] - tucked


@pytest.mark.rule("IMP-CSU-06", "IMP-CSU-07", "IMP-GAP-25")
def test_some_fame_cards_are_removed_unseen() -> None:
    for seats, out in ((2, 2), (3, 1), (4, 0)):
        t = started(seats)
        assert len(t.fame_out) == out
        assert int(t.king) not in t.fame + t.fame_out
        assert t.faces[t.king].number == "1FAM9A"
        assert not t.view(0)["players"][0]["king_done"]


@pytest.mark.rule("IMP-CSU-10", "IMP-CSU-11", "IMP-CSU-12", "IMP-EX-02")
def test_the_market_is_dealt_with_unrest_and_progress() -> None:
    t = new_game(
        2,
        options={**{k: v for k, v in PLAIN.items() if k < "nation_2"}, "power": "b"},
        chance={
            "region": [CARD.ids[card("Floodplain")]],
            "uncivilised": [CARD.ids[card("Town")]],
            "civilised": [CARD.ids[card("1CIV12")]],
            "main": [CARD.ids[card("1UNC15")], CARD.ids[card("Egyptians")]],
        },
    )
    assert [t.faces[one].title for one in t.market] == [
        "Floodplain", "Town", MADE.by_id["1civ12"].title, "City", t.faces[t.market[4]].title,
    ]  # fmt: skip
    assert [one >= 0 for one in t.market_unrest] == [False, True, True, True, bool(t.faces[t.market[4]].suits & 14)]
    assert t.market_tokens[:12] == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]


@pytest.mark.rule("IMP-CSU-13", "IMP-RND-01")
def test_the_same_player_begins_every_round() -> None:
    t = started(3, first_player=1)
    seen = []
    for _ in range(7):
        seen.append((int(t.round), t.to_act[0]))
        seat = t.to_act[0]
        play(t, "end")
        while t.to_act == [seat] and asked(t) != "ask-turn":
            t.play(seat, t.moves(seat)[-1])
    assert seen == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]
    assert {int(new_game(4, seed=seed).starter) for seed in range(30)} == {0, 1, 2, 3}
