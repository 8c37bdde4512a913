"""Hands, decks, discards and what lies in play (TTA-CARD, TTA-INP)."""

from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis.kernel.rng import Fast
from tests.rules.through_the_ages.prelude import *


def strings(data: Any) -> Iterator[str]:
    """All strings of a view, keys left out."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)


@pytest.mark.rule("TTA-CARD-01")
@pytest.mark.parametrize(("age", "level"), [("A", 0), ("I", 1), ("II", 2), ("III", 3)])
def test_levels(age: str, level: int) -> None:
    """Seen where levels count: an event prepared scores its level."""
    card = {"A": "development_of_science", "I": "immigration", "II": "prosperity", "III": "impact_of_science"}[age]
    t = position(Civ(military=[card]), Civ(), phase="politics", age="III", current=["cultural_influence", "rats"])
    play(t, f"prepare:{card}")
    assert stats(t)["culture_points"] == level


@pytest.mark.rule("TTA-CARD-02")
def test_civil_hands_are_public() -> None:
    t = position(Civ(civil=["iron", "moses"]), Civ())
    for viewer in (None, ANNA, BENCE):
        assert {"iron", "moses"} <= set(strings(t.view(viewer)["players"][ANNA]["civil"]))


@pytest.mark.rule("TTA-CARD-04", "TTA-EVT-01")
def test_military_hands_prepared_events_and_discards_are_hidden() -> None:
    t = position(
        Civ(military=["legion", "rats", "phalanx"]),
        Civ(),
        phase="politics",
        current=["raiders", "crusades"],
        military=["enslave"] * 9,
    )
    play(t, "prepare:rats", "end_turn")
    secret = {"legion", "rats", "phalanx", "crusades", "enslave"}
    for viewer in (None, BENCE):
        assert not secret & set(strings(t.view(viewer)))
    mine = set(strings(t.view(ANNA)))
    assert {"legion", "rats", "phalanx", "enslave"} <= mine
    assert "crusades" not in mine
    # A card revealed is seen by all.
    assert "raiders" in set(strings(t.view(None)))


@pytest.mark.rule("TTA-CARD-04")
def test_what_is_hidden_is_redrawn_in_samples_and_what_is_known_stays() -> None:
    t = position(Civ(military=["legion", "rats"]), Civ(military=["enslave", "phalanx"]), phase="politics")
    hands = set()
    for seed in range(20):
        sample = t.resample(ANNA, Fast(seed))
        assert names(sample.players[ANNA].military) == ["legion", "rats"]  # type: ignore[attr-defined]
        hands.add(tuple(names(sample.players[BENCE].military)))  # type: ignore[attr-defined]
    assert len(hands) > 5


@pytest.mark.rule("TTA-CARD-05")
def test_the_military_hand_limit_counts_only_at_the_end_of_the_turn() -> None:
    t, _ = happen("development_of_politics", Civ(military=["raid_1", "raid_1"]), Civ(), age="I")
    assert len(military_of(t)) == 5
    play(t, "end_turn")
    assert asked(t) == "ask-excess"


@pytest.mark.rule("TTA-CARD-06")
def test_cards_in_hand_and_in_the_row_are_not_in_play() -> None:
    """Leaders, wonders and technologies of hand and row have no effect (Taj Mahal's text is the exception)."""
    t = position(Civ(civil=["code_of_laws", "joan_of_arc"]), row=["pyramids", "warfare"])
    assert stats(t) == stats(position(Civ()))


@pytest.mark.rule("TTA-CARD-07", "TTA-CARD-08")
def test_civil_cards_that_leave_never_return() -> None:
    t = position(
        Civ(civil=["stockpile", "joan_of_arc"], leader="moses"), row=["iron", "coal", "oil"], civil=["drama"] * 30
    )
    play(t, "play:stockpile", "lead:joan_of_arc", "end_turn")
    found = set(strings(t.view(None)["row"])) | set(names(t.civil_deck))
    assert not {"stockpile", "moses", "iron", "coal", "oil"} & found


@pytest.mark.rule("TTA-CARD-09")
def test_military_cards_go_face_down_to_the_pile_of_their_age() -> None:
    t = position(Civ(military=["raid_1", "spy", "plunder_3", "legion"], ma=0), phase="end", age="III")
    play(t, "discard:spy", "discard:plunder_3")
    assert [names(pile) for pile in t.discards] == [[], [], ["spy"], ["plunder_3"]]
    assert not {"spy", "plunder_3"} & set(strings(t.view(BENCE)))
    assert {"spy", "plunder_3"} & {str(args["card"]) for args in told(t, "log-discarded", ANNA)} == {"spy", "plunder_3"}
    assert told(t, "log-discarded", BENCE) == []


@pytest.mark.rule("TTA-CARD-11")
def test_the_library_of_alexandria_raises_both_hand_limits() -> None:
    mine = Civ(wonders=["library_of_alexandria"], civil=["iron", "coal", "oil", "drama"], military=["legion"] * 4, ma=0)
    t = position(mine, row=["opera", "movies"])
    play(t, "take:space_1")
    assert refusal(t, "take:space_2") == "TTA-TAKE-02"
    assert (stats(t)["civil_action"], stats(t)["military_action"]) == (4, 2)
    play(t, "end_turn")
    # 4 cards, and 3 may be held.
    assert len(military_of(t)) == 3


@pytest.mark.rule("TTA-INP-10", "TTA-INP-14")
def test_what_never_comes_into_play() -> None:
    t = position(Civ(civil=["stockpile"]))
    play(t, "play:stockpile")
    assert "stockpile" not in in_play(t)
    t = position(Civ(workers={"warriors": 5}, military=["plunder_1"]), Civ(military=["bonus_1"]), phase="politics")
    play(t, "attack:plunder_1:1")
    play(t, "yield", seat=BENCE)
    assert not {"plunder_1", "bonus_1"} & (in_play(t) | in_play(t, BENCE))
    t, _ = happen("rats", Civ(), Civ())
    assert "rats" not in in_play(t)


@pytest.mark.rule("TTA-INP-12")
def test_a_colony_lost_leaves_play_and_a_colony_taken_moves() -> None:
    weak = Civ(workers={"warriors": 0}, colonies=["historic_territory_1"])
    t, _ = happen("independence_declaration", Civ(), weak, age="II")
    assert "historic_territory_1" in names(t.discards[1])
    assert stats(t, BENCE)["happy"] == 0
    mine = Civ(workers={"warriors": 5}, military=["annex"], science=0)
    t = position(mine, Civ(colonies=["developed_territory_1"]), phase="politics", age="II")
    play(t, "attack:annex:1")
    assert "developed_territory_1" in in_play(t)
    assert "developed_territory_1" not in in_play(t, BENCE)
    # No immediate effect when it is taken: no science.
    assert stats(t)["science_points"] == 0


@pytest.mark.rule("TTA-INP-02")
def test_a_card_without_workers_holds_tokens() -> None:
    t = position(Civ(workers={"bronze": 0}, stock={"bronze": 3}))
    assert stats(t)["resources"] == 3
