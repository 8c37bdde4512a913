"""Nothing hidden leaks: with all that a seat cannot know redrawn, the table looks the same to it."""

import json
from collections import Counter

import pytest

from pentapolis.games.seven_wonders_duel.catalogue import TOKEN
from pentapolis.games.seven_wonders_duel.game import GAME
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.games.seven_wonders_duel.terms import SLOT_BITS
from pentapolis.kernel.packed import listed
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from tests.rules.seven_wonders_duel.prelude import *

SAMPLES = 1100


def resampled(t: SevenWondersDuel, seat: int, rng: Fast) -> SevenWondersDuel:
    twin = t.resample(seat, rng)
    assert isinstance(twin, SevenWondersDuel)
    return twin


def hidden_slots(t: SevenWondersDuel) -> list[int]:
    return [slot for slot in range(20) if t.present >> slot & 1 and not t.face_up >> slot & 1]


def assert_uniform(counts: Counter[str], possible: set[str]) -> None:
    """Every possible thing comes up about equally often: chi-square, far beyond any honest chance."""
    assert set(counts) == possible
    wanted = counts.total() / len(possible)
    chi_square = sum((count - wanted) ** 2 / wanted for count in counts.values())
    freedom = len(possible) - 1
    assert chi_square < freedom + 6 * (2 * freedom) ** 0.5


def library_open(seed: int = 1, seat: int = 0) -> SevenWondersDuel:
    """Seat `seat` has raised The Great Library and must choose a token."""
    t = enrich(dealt(seed=seed, starter=seat), seat, wonders=["great_library"])
    return play(t, f"raise:great_library:{card_at(t, 19)}")


# --- what the seat sees stays the same ----------------------------------------------------------------------


@pytest.mark.rule("SWD-SET-08", "SWD-SET-13", "SWD-COM-14", "SWD-WON-13")
@pytest.mark.parametrize("seed", range(6))
def test_view_moves_and_log_of_a_seat_are_the_same_after_its_resample(seed: int) -> None:
    rng = Fast(seed)
    tables = random_moves(dealt(seed=seed, starter="random", wonders="draft"), seed)
    for t in tables[:: 1 if seed == 0 else 4]:
        for seat in range(2):
            twin = resampled(t, seat, rng)
            assert twin.view(seat) == t.view(seat)
            assert twin.moves(seat) == t.moves(seat)
            assert [line.data() for line in twin.log(seat)] == [line.data() for line in t.log(seat)]


@pytest.mark.rule("SWD-SET-13", "SWD-WON-13")
@pytest.mark.parametrize("seed", range(4))
def test_the_log_names_nothing_that_its_reader_cannot_see(seed: int) -> None:
    tables = random_moves(dealt(seed=seed), seed)[::3]
    for t in [*tables, library_open(seed)]:
        for seat in (0, 1, None):
            cards, tokens = hidden_from(t, seat)
            told = json.dumps([line.data() for line in t.log(seat)])
            assert not [name for name in cards | tokens if f'"{name}"' in told]


@pytest.mark.rule("SWD-SET-13")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_reasons_do_not_depend_on_what_is_hidden(age: int) -> None:
    t = discard_on(dealt(seed=5), age)
    for seat in range(2):
        twin = resampled(t, seat, Fast(3))
        assert twin.slots != t.slots
        for move in range(t.game.vocabulary.size):
            assert twin.why_not(seat, move) == t.why_not(seat, move)


@pytest.mark.rule("SWD-WON-13")
def test_reasons_do_not_depend_on_the_tokens_of_the_library() -> None:
    t = library_open()
    for seat, rng in ((0, Fast(3)), (1, Fast(4))):
        twin = resampled(t, seat, rng)
        for move in range(t.game.vocabulary.size):
            assert twin.why_not(seat, move) == t.why_not(seat, move)


def test_the_table_itself_is_untouched() -> None:
    for t in (dealt(), library_open(), discard_on(dealt(), 3)):
        before = t.state()
        resampled(t, 1, Fast(1))
        assert t.state() == before


def test_nothing_is_created_or_lost() -> None:
    for t in random_moves(dealt(seed=8, wonders="draft"), 8)[::6]:
        for seat in range(2):
            assert resampled(t, seat, Fast(2)).census() == t.census()


def test_equal_generators_give_equal_tables_and_unequal_ones_do_not() -> None:
    for t in (dealt(), library_open(), discard_on(dealt(), 3)):
        for seat in range(2):
            assert resampled(t, seat, Fast(5)) == resampled(t, seat, Fast(5))
            assert resampled(t, seat, Fast(5)) != resampled(t, seat, Fast(6))


def test_a_resampled_table_keeps_no_record() -> None:
    with pytest.raises(ValueError, match="keeps no history"):
        resampled(dealt(), 0, Fast(1)).record()


# --- face-down and boxed cards ------------------------------------------------------------------------------


@pytest.mark.rule("SWD-SET-11", "SWD-SET-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_face_down_card_can_be_any_card_not_seen_boxed_ones_included(seat: int) -> None:
    t = dealt(seed=2)
    slots = hidden_slots(t)
    unseen = {card_at(t, slot) for slot in slots} | set(t.state()["boxed"])
    assert len(unseen) == 11
    found = {slot: Counter[str]() for slot in slots}
    boxed = Counter[str]()
    rng = Fast(seat)
    for _ in range(SAMPLES):
        twin = resampled(t, seat, rng)
        for slot in slots:
            found[slot][card_at(twin, slot)] += 1
        boxed.update(twin.state()["boxed"])
    for counts in found.values():
        assert_uniform(counts, unseen)
    assert_uniform(boxed, unseen)


@pytest.mark.rule("SWD-SET-12", "SWD-COM-14")
def test_guilds_stay_guilds_and_only_unseen_ones_come_up() -> None:
    # Given two face-down guilds in row 2 and one face up in row 3
    deal = ["arsenal", "palace", "builders_guild", "merchants_guild", "academy", "shipowners_guild"]
    t = discard_on(dealt(seed=4, chance={"age-3": deal}), 3)
    slots = hidden_slots(t)
    cards = {card_at(t, slot) for slot in slots} | set(t.state()["boxed"])
    guilds = {name for name in cards if name.endswith("_guild")}
    assert len(guilds) == 6
    assert "shipowners_guild" not in guilds
    others = {name for name in cards - guilds if name not in seen_before(t)}
    assert len(others) == 9
    found = {slot: Counter[str]() for slot in slots}
    rng = Fast(11)
    for _ in range(SAMPLES):
        twin = resampled(t, 0, rng)
        for slot in slots:
            found[slot][card_at(twin, slot)] += 1
    for slot, counts in found.items():
        assert_uniform(counts, guilds if slot in (2, 3) else others)


def seen_before(t: SevenWondersDuel) -> set[str]:
    """The boxed cards of earlier ages, which everybody knows when their age is over."""
    names = t.state()["boxed"]
    return set(names[: 3 * (int(t.age) - 1)])


@pytest.mark.rule("SWD-SET-13")
def test_boxed_cards_of_an_age_that_is_over_are_known() -> None:
    t = discard_on(dealt(seed=6), 2)
    first = set(t.state()["boxed"][:3])
    for seed in range(20):
        assert set(resampled(t, 0, Fast(seed)).state()["boxed"][:3]) == first


@pytest.mark.rule("SWD-FLOW-09")
def test_cards_once_turned_face_up_stay() -> None:
    t = dealt(seed=3)
    play(t, f"discard:{card_at(t, 14)}", f"discard:{card_at(t, 15)}")
    shown = card_at(t, 9)
    assert 9 not in hidden_slots(t)
    for seed in range(20):
        twin = resampled(t, 0, Fast(seed))
        assert card_at(twin, 9) == shown
        assert [card_at(twin, slot) for slot in (0, 1, 5, 16)] == [card_at(t, slot) for slot in (0, 1, 5, 16)]


# --- the library --------------------------------------------------------------------------------------------


@pytest.mark.rule("SWD-WON-13")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_library_is_redrawn_for_the_opponent_and_not_for_its_builder(seat: int) -> None:
    t = library_open(seed=3, seat=seat)
    drawn, box = t.state()["library"], t.state()["box_tokens"]
    rng = Fast(7)
    for _ in range(20):
        mine = resampled(t, seat, rng)
        assert mine.state()["library"] == drawn
        assert mine.state()["box_tokens"] == box
    found = Counter[str]()
    for _ in range(SAMPLES):
        theirs = resampled(t, 1 - seat, rng)
        found.update(theirs.state()["library"])
        assert theirs.moves(seat) == [theirs.game.parse(f"learn:{token}") for token in theirs.state()["library"]]
    assert_uniform(found, {*drawn, *box})


@pytest.mark.rule("SWD-WON-13")
def test_after_the_choice_the_box_is_known_again() -> None:
    t = library_open()
    play(t, f"learn:{t.state()['library'][1]}")
    box = t.state()["box_tokens"]
    assert len(box) == 4
    for seat in range(2):
        assert resampled(t, seat, Fast(1)).state()["box_tokens"] == box


# --- chance to come -----------------------------------------------------------------------------------------


def second_age(t: SevenWondersDuel) -> list[str]:
    """The cards of Age II when both players discard from here on."""
    discard_on(t, 2)
    return [card_at(t, slot) for slot in range(20)]


@pytest.mark.rule("SWD-FLOW-02")
def test_decks_to_come_are_dealt_anew() -> None:
    t = dealt(seed=9)
    dealt_now = second_age(t.copy())
    decks = [second_age(resampled(t, 0, Fast(seed))) for seed in range(6)]
    assert len({tuple(deck) for deck in [dealt_now, *decks]}) == 7


def test_scripted_chance_is_not_told() -> None:
    # Given the script says which cards and which tokens come
    script = [
        "sawmill", "brickyard", "shelf_quarry", "glass_blower", "drying_room", "walls", "horse_breeders",
        "barracks", "archery_range", "parade_ground", "library", "dispensary", "school", "laboratory",
        "courthouse", "statue", "temple", "aqueduct", "rostrum", "forum",
    ]  # fmt: skip
    t = dealt(chance={"age-2": script})
    assert second_age(t.copy()) == script
    # then resampled tables do not follow it
    decks = [second_age(resampled(t, 0, Fast(seed))) for seed in range(6)]
    assert script not in decks
    assert len({deck[0] for deck in decks}) > 1


@pytest.mark.rule("SWD-WON-13")
def test_a_scripted_library_is_not_told() -> None:
    t = dealt(chance={"tokens": TOKEN.ids[:5], "great-library": TOKEN.ids[7:]})
    enrich(t, 0, wonders=["great_library"])
    word = f"raise:great_library:{card_at(t, 19)}"
    assert play(t.copy(), word).state()["library"] == TOKEN.ids[7:]
    drawn = [play(resampled(t, seat, Fast(seed)), word).state()["library"] for seed in range(9) for seat in (0, 1)]
    assert len({tuple(sorted(tokens)) for tokens in drawn}) > 4
    assert {token for tokens in drawn for token in tokens} == set(TOKEN.ids[5:])


@pytest.mark.rule("SWD-SET-08")
def test_the_second_four_wonders_are_not_known_in_the_first_draft() -> None:
    t = dealt(wonders="draft", chance={"wonders-2": ["pyramids", "sphinx", "piraeus", "mausoleum"]})
    laid_out = set(t.state()["offer"])
    found = Counter[str]()
    rng = Fast(1)
    for _ in range(300):
        twin = resampled(t, 1, rng)
        assert set(twin.state()["offer"]) == laid_out
        while len(twin.home.unbuilt) + len(twin.away.unbuilt) < 4:
            twin.play(twin.to_act[0], twin.moves(twin.to_act[0])[0])
        found.update(twin.state()["offer"])
    assert_uniform(found, {*t.state()["unused_wonders"]})


@pytest.mark.rule("SWD-SET-13", "SWD-FLOW-09")
def test_a_resampled_table_knows_no_true_place_of_a_hidden_card() -> None:
    # Given a game with face-down cards, some of which were turned up, resampled for a seat many times
    t = dealt()
    playout(t, Fast(1), 8)
    for seed in range(50):
        twin = t.resample(0, Fast(seed))
        assert isinstance(twin, SevenWondersDuel)
        # then the only cards whose places are remembered are the accessible ones, and they lie there
        slots = listed(twin.open_slots, SLOT_BITS)
        assert [twin.slots[slot] for slot in slots] == [card.index for card in twin.accessible]
        assert slots
        assert all((twin.present & twin.face_up) >> slot & 1 for slot in slots)


@pytest.mark.rule("SWD-WON-13")
def test_what_a_script_keeps_for_later_is_not_told_by_an_order() -> None:
    chance = {
        "wonders-2": ["sphinx", "pyramids", "colossus", "piraeus"],
        "great-library": ["urbanism", "law", "economy"],
    }
    t = GAME.new(seed=5, chance=chance)
    twin = t.resample(0, Fast(1))
    assert isinstance(twin, SevenWondersDuel)
    assert twin.unused_wonders == sorted(twin.unused_wonders)
    assert twin.box_tokens == sorted(twin.box_tokens)
