"""The places that may hide something, and who sees what lies there."""

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, GUILD
from pentapolis.games.seven_wonders_duel.table import ZONES
from pentapolis.kernel.zones import EMPTY, EVERYBODY, NOBODY, UNKNOWN, only
from tests.rules.seven_wonders_duel.prelude import *

STRUCTURE, BOXED, LIBRARY, TOKEN_BOX = ZONES


def test_the_game_has_four_zones() -> None:
    assert [zone.name for zone in ZONES] == ["structure", "boxed cards", "library", "token box"]
    assert [zone.name for zone in dealt().game.zones] == [zone.name for zone in ZONES]


@pytest.mark.rule("SWD-FLOW-03")
def test_face_up_cards_are_seen_by_all_and_face_down_ones_by_nobody() -> None:
    t = dealt()
    for slot in range(20):
        face_up = slot not in {2, 3, 4, 9, 10, 11, 12, 13}
        assert STRUCTURE.seers(t, slot) == (EVERYBODY if face_up else NOBODY)
        for seat in (0, 1, None):
            assert t.seen(STRUCTURE, slot, seat) == (CARD.find(card_at(t, slot)) if face_up else UNKNOWN)


@pytest.mark.rule("SWD-FLOW-09")
def test_a_place_is_seen_when_its_card_is_revealed_and_empty_when_it_is_taken() -> None:
    t = dealt()
    hidden = card_at(t, 9)
    play(t, f"discard:{card_at(t, 14)}", f"discard:{card_at(t, 15)}")
    assert t.seen(STRUCTURE, 9, 1) == CARD.find(hidden)
    play(t, f"discard:{hidden}")
    assert t.seen(STRUCTURE, 9, 1) == EMPTY
    assert STRUCTURE.item(t, 9) == EMPTY


@pytest.mark.rule("SWD-COM-14", "SWD-SET-12")
def test_backs_tell_the_age_and_the_guilds() -> None:
    for age in (1, 2):
        t = discard_on(dealt(), age)
        assert {STRUCTURE.back(t, slot) for slot in range(20)} == {age}
    t = discard_on(dealt(), 3)
    backs = [STRUCTURE.back(t, slot) for slot in range(20)]
    assert (backs.count(3), backs.count(GUILD)) == (17, 3)
    boxed = [BOXED.back(t, place) for place in range(BOXED.size(t))]
    assert [boxed.count(back) for back in (1, 2, 3, GUILD)] == [3, 3, 3, 4]


@pytest.mark.rule("SWD-SET-11", "SWD-SET-13")
def test_boxed_cards_are_hidden_while_their_age_is_played() -> None:
    for age in (1, 2, 3):
        t = discard_on(dealt(), age)
        for place in range(BOXED.size(t)):
            over = CARDS[BOXED.item(t, place)].age < age
            assert BOXED.seers(t, place) == (EVERYBODY if over else NOBODY)


@pytest.mark.rule("SWD-WON-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_library_is_open_to_its_builder_alone(seat: int) -> None:
    t = enrich(dealt(starter=seat), seat, wonders=["great_library"])
    assert LIBRARY.size(t) == 0
    assert [TOKEN_BOX.seers(t, place) for place in range(TOKEN_BOX.size(t))] == [EVERYBODY] * 5
    play(t, f"raise:great_library:{card_at(t, 19)}")
    # while it is open, nobody else knows which tokens were drawn and which are still in the box
    assert [LIBRARY.seers(t, place) for place in range(LIBRARY.size(t))] == [only(seat)] * 3
    assert [TOKEN_BOX.seers(t, place) for place in range(TOKEN_BOX.size(t))] == [only(seat)] * 2
    assert hidden_from(t, seat)[1] == set()
    for other in (1 - seat, None):
        assert len(hidden_from(t, other)[1]) == 5
    play(t, f"learn:{t.state()['library'][0]}")
    assert LIBRARY.size(t) == 0
    assert hidden_from(t, 1 - seat)[1] == set()


@pytest.mark.rule("SWD-SET-13", "SWD-DIS-02")
@pytest.mark.parametrize("seed", range(3))
def test_what_the_zones_hide_is_exactly_what_nobody_has_seen(seed: int) -> None:
    for t in random_moves(dealt(seed=seed), seed)[::3]:
        state = t.state()
        seen = {*state["discard"]}
        for city in state["cities"]:
            seen.update(city["buildings"], city["tucked"])
        seen.update(card_at(t, slot) for slot in range(20) if t.present & t.face_up & 1 << slot)
        unseen = {card.id for card in CARDS if card.age == t.age and card.id not in seen}
        for seat in (0, 1, None):
            assert hidden_from(t, seat)[0] == unseen
