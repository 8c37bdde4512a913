"""What a game can be started with, and moves that are none: every fault is named and changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest

import pentapolis
from pentapolis.games.seven_wonders_duel.catalogue import CARD, CARDS, TOKEN, WONDER
from pentapolis.games.seven_wonders_duel.game import GAME
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.kernel.rules import IllegalMove
from tests.rules.seven_wonders_duel.prelude import *

AGE_1 = [card.id for card in CARDS if card.back == 1]
AGE_2 = [card.id for card in CARDS if card.back == 2]
AGE_3 = [card.id for card in CARDS if card.back == 3]
GUILDS = [card.id for card in CARDS if card.age == 3 and card.back != 3]


def fault(**arguments: Any) -> str:
    """What `new` says of arguments that are refused."""
    with pytest.raises(ValueError) as caught:
        GAME.new(**arguments)
    return str(caught.value)


# --- seats and seeds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 3, -2, True, 2.0, "2", [2]])
def test_only_two_can_play(seats: Any) -> None:
    assert fault(seats=seats, seed=1) == f"seven-wonders-duel: seats must be 2, not {seats!r}"


@pytest.mark.parametrize("seed", [-1, 1 << 128, True, False, "7", 7.0, 1.5, [7], b"7"])
def test_a_seed_is_a_whole_number_of_at_most_128_bits(seed: Any) -> None:
    said = fault(seed=seed)
    assert "the seed must be a whole number of at most 128 bits" in said
    assert said.endswith(f"not {seed!r}")


@pytest.mark.parametrize("seed", [0, 1, (1 << 128) - 1])
def test_the_same_seed_deals_the_same_game(seed: int) -> None:
    assert new_game(seed=seed).state() == new_game(seed=seed).state()
    assert new_game(seed=seed).slots == new_game(seed=seed).slots


def test_without_a_seed_every_game_is_another() -> None:
    games = [GAME.new() for _ in range(4)]
    assert len({game.seed for game in games}) == 4
    assert all(0 <= game.seed < 1 << 128 for game in games)


# --- options ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"wonder": "draft"}, "there is no option 'wonder'; options are wonders, starter, centre_start"),
        ({"Wonders": "draft"}, "there is no option 'Wonders'"),
        ({"wonders": "all"}, "option wonders must be draft, first_game, not 'all'"),
        ({"wonders": None}, "option wonders must be draft, first_game, not None"),
        ({"wonders": ["draft"]}, "option wonders must be draft, first_game, not ['draft']"),
        ({"starter": 2}, "option starter must be random, 0, 1, not 2"),
        ({"starter": -1}, "option starter must be random, 0, 1, not -1"),
        ({"starter": "0"}, "option starter must be random, 0, 1, not '0'"),
        ({"starter": True}, "option starter must be random, 0, 1, not True"),
        ({"starter": 0.0}, "option starter must be random, 0, 1, not 0.0"),
        ({"centre_start": "first"}, "option centre_start must be last_player_chooses, last_player_begins"),
    ],
)
def test_an_unknown_option_or_value_is_named(options: dict[str, Any], said: str) -> None:
    assert said in fault(seed=1, options=options)


def test_an_option_left_out_has_its_default() -> None:
    t = GAME.new(seed=1, options={"starter": 1})
    assert t.chosen == {"wonders": "draft", "starter": 1, "centre_start": "last_player_chooses"}


# --- chances ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (
            {"age-4": []},
            "there is no chance 'age-4'; chances are starter, tokens, wonders-1, wonders-2, age-1",
        ),
        ({"guilds": []}, "there is no chance 'guilds'"),
        ({"age-1": "theater"}, "chance age-1 must be a list of ids, not 'theater'"),
        ({"age-1": 3}, "chance age-1 must be a list of ids, not 3"),
        ({"age-1": None}, "chance age-1 must be a list of ids, not None"),
        ({"age-1": {"theater"}}, "chance age-1 must be a list of ids, not {'theater'}"),
        ({"age-1": ["pantheon"]}, "chance age-1 cannot give 'pantheon'"),
        ({"age-2": ["builders_guild"]}, "chance age-2 cannot give 'builders_guild'"),
        ({"age-1": ["theatre"]}, "chance age-1 cannot give 'theatre'"),
        ({"age-1": [16]}, "chance age-1 cannot give 16"),
        ({"tokens": ["pyramids"]}, "chance tokens cannot give 'pyramids'"),
        ({"wonders-1": ["law"]}, "chance wonders-1 cannot give 'law'"),
        ({"starter": ["2"]}, "chance starter cannot give '2'"),
        ({"starter": [0]}, "chance starter cannot give 0"),
        ({"age-1": ["theater", "altar", "theater"]}, "chance age-1 gives 'theater' twice"),
        ({"tokens": ["law", "law"]}, "chance tokens gives 'law' twice"),
        ({"wonders-2": ["sphinx", "sphinx"]}, "chance wonders-2 gives 'sphinx' twice"),
        ({"starter": ["0", "1"]}, "chance starter has 1 results, not 2"),
        ({"tokens": TOKEN.ids[:6]}, "chance tokens has 5 results, not 6"),
        ({"wonders-1": WONDER.ids[:5]}, "chance wonders-1 has 4 results, not 5"),
        ({"age-1": AGE_1[:21]}, "chance age-1 has 20 results, not 21"),
        ({"age-2": AGE_2}, "chance age-2 has 20 results, not 23"),
        ({"great-library": TOKEN.ids[:4]}, "chance great-library has 3 results, not 4"),
        (
            {"wonders-1": ["sphinx", "colossus"], "wonders-2": ["pyramids", "colossus"]},
            "'colossus' is in both wonders-1 and wonders-2",
        ),
        ({"age-3": GUILDS[:4]}, "chance age-3 has 3 guilds, not 4"),
        ({"age-3": AGE_3[:18]}, "chance age-3 has 3 guilds, so at most 17 other cards"),
        (
            {"tokens": ["law", "economy"], "great-library": ["law"]},
            "chance great-library cannot give 'law': it lies on the board",
        ),
    ],
)
def test_a_chance_that_cannot_come_up_is_named(chance: dict[str, Any], said: str) -> None:
    assert said in fault(seed=1, chance=chance)


def test_who_starts_cannot_be_said_twice() -> None:
    said = fault(seed=1, options={"starter": 0}, chance={"starter": ["0"]})
    assert "chance starter says who starts, and so does the option starter" in said


@pytest.mark.parametrize("name", ["wonders-1", "wonders-2"])
def test_a_first_game_has_no_draft_to_script(name: str) -> None:
    said = fault(seed=1, options={"wonders": "first_game"}, chance={name: ["sphinx"]})
    assert "there is no draft with first-game wonders" in said


def test_an_empty_script_is_no_script() -> None:
    assert new_game(seed=5, chance={}).state() == new_game(seed=5).state()


FULL_SCRIPT = {
    "starter": ["1"],
    "tokens": ["law", "economy", "strategy", "masonry", "theology"],
    "wonders-1": ["sphinx", "great_library", "pyramids", "piraeus"],
    "wonders-2": ["mausoleum", "appian_way", "colossus", "hanging_gardens"],
    "age-1": AGE_1[::-1][:20],
    "age-2": AGE_2[1:21],
    "age-3": [*AGE_3[:9], *GUILDS[2:5], *AGE_3[12:]],
    "great-library": ["urbanism", "agriculture", "mathematics"],
}


@pytest.mark.parametrize("seed", [1, 2, 99])
def test_a_full_script_is_followed_exactly(seed: int) -> None:
    t = new_game(seed=seed, chance=FULL_SCRIPT)
    assert t.view(None)["starter"] == 1
    assert t.view(None)["board_tokens"] == FULL_SCRIPT["tokens"]
    assert t.view(None)["offer"] == FULL_SCRIPT["wonders-1"]
    play(t, "draft:great_library", "draft:sphinx", "draft:pyramids")
    assert t.view(None)["offer"] == FULL_SCRIPT["wonders-2"]
    draft_all(t)
    # Borcsa, who starts, raises The Great Library in her first turn.
    t.city(BORCSA).coins = 50
    t.answers = None
    play(t, f"raise:great_library:{sorted(accessible(t))[0]}")
    assert t.view(BORCSA)["library"] == FULL_SCRIPT["great-library"]
    play(t, "learn:mathematics")
    for age in (1, 2, 3):
        assert [CARD.ids[card] for card in t.slots] == FULL_SCRIPT[f"age-{age}"]
        discard_cards(t)
        if age < 3:
            play(t, "begin:0")
    assert t.over


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("tokens", ["law", "economy"]),
        ("wonders-1", ["sphinx"]),
        ("age-1", ["theater", "altar", "tavern"]),
        ("age-2", ["brewery"]),
        ("age-3", ["pretorium", "tacticians_guild", "palace"]),
    ],
)
def test_a_partial_script_is_completed_at_random(name: str, ids: list[str]) -> None:
    completions = set()
    for seed in range(6):
        drawn = what_came_up(new_game(seed=seed, chance={name: ids}), name)
        assert drawn[: len(ids)] == ids
        assert len(drawn) == len(set(drawn)) == GAME.chances[name].count
        assert set(drawn) <= set(GAME.chances[name].ids)
        completions.add(tuple(drawn))
        if name == "age-3":
            assert sum(card in GUILDS for card in drawn) == 3
    assert len(completions) > 1


def what_came_up(t: SevenWondersDuel, name: str) -> list[str]:
    """The result of a chance, once the game has come that far."""
    if name == "tokens":
        return [TOKEN.ids[token] for token in t.board_tokens]
    if name == "wonders-1":
        return [WONDER.ids[wonder] for wonder in t.offer]
    draft_all(t)
    while f"age-{t.age}" != name:
        play(discard_cards(t), "begin:0")
    return [CARD.ids[card] for card in t.slots]


@pytest.mark.parametrize("first", [[], ["sphinx", "pyramids"]])
def test_wonders_scripted_for_the_second_draft_are_kept_out_of_the_first(first: list[str]) -> None:
    for seed in range(20):
        chance = {"wonders-1": first, "wonders-2": ["colossus", "mausoleum"]}
        t = new_game(seed=seed, chance=chance if first else {"wonders-2": chance["wonders-2"]})
        assert t.view(None)["offer"][: len(first)] == first
        for _ in range(3):
            play(t, sorted(moves(t))[0])
        assert t.view(None)["offer"][:2] == ["colossus", "mausoleum"]


def test_tokens_scripted_for_the_great_library_are_kept_off_the_board() -> None:
    for seed in range(20):
        t = new_game(seed=seed, chance={"great-library": ["law", "economy"]})
        assert not {"law", "economy"} & set(t.view(None)["board_tokens"])


def test_a_script_leaves_the_other_chances_to_the_seed() -> None:
    plain, scripted = new_game(seed=7), new_game(seed=7, chance={"age-1": ["theater"]})
    assert scripted.view(None)["board_tokens"] == plain.view(None)["board_tokens"]
    assert scripted.view(None)["offer"] == plain.view(None)["offer"]


def test_a_script_serves_once() -> None:
    t = new_game(chance={"age-1": AGE_1[:20], "age-2": AGE_2[:20]}, options={"wonders": "first_game"})
    assert t.scripted("age-1") == []
    assert t.scripted("age-2") == [CARD.find(name) for name in AGE_2[:20]]
    assert t.scripted("age-2") == []


def test_copies_and_the_caller_keep_their_script() -> None:
    script = {"age-2": AGE_2[:20]}
    options = {"wonders": "first_game", "starter": 0}
    t = new_game(chance=script, options=options)
    twin = t.copy()
    for table in (twin, t):
        play(discard_cards(table), "begin:0")
        assert [CARD.ids[card] for card in table.slots] == AGE_2[:20]
    assert script == {"age-2": AGE_2[:20]}


def test_a_script_is_part_of_the_record() -> None:
    t = new_game(seed=3, chance={"age-1": AGE_1[:20], "starter": ["0"]})
    draft_all(t)
    discard_cards(t, 4)
    again = pentapolis.replay(t.record())
    assert again.state() == t.state()
    assert t.record().chance == {"age-1": AGE_1[:20], "starter": ["0"]}


# --- moves that are none ------------------------------------------------------------------------------------


def refused(t: SevenWondersDuel, seat: int, move: int) -> str:
    """The rule that refuses the move; nothing of the table may have changed."""
    state, played, told = (
        t.state(),
        t.played(),
        [event.data() for event in t.log(seat if seat in (0, 1) else None)],
    )
    options = [t.moves(s) for s in (0, 1)]
    with pytest.raises(IllegalMove) as caught:
        t.play(seat, move)
    assert t.state() == state
    assert t.played() == played
    assert [event.data() for event in t.log(seat if seat in (0, 1) else None)] == told
    assert [t.moves(s) for s in (0, 1)] == options
    rule = caught.value.reason.rule
    assert str(caught.value).endswith(f"[{rule}]")
    return rule


def choosing_progress() -> SevenWondersDuel:
    t = position(["library"], coins=(20, 0), built=(["scriptorium"], []))
    return play(t, "build:library")


def choosing_from_the_box() -> SevenWondersDuel:
    t = position(["theater"], coins=(20, 0), wonders=(["great_library"], []))
    return play(t, "raise:great_library:theater")


def choosing_a_brown_card() -> SevenWondersDuel:
    t = position(
        ["theater"],
        coins=(30, 0),
        wonders=(["statue_of_zeus"], []),
        built=([], ["quarry", "clay_pool", "press"]),
    )
    return play(t, "raise:statue_of_zeus:theater")


def choosing_a_grey_card() -> SevenWondersDuel:
    t = position(["theater"], coins=(30, 0), wonders=(["circus_maximus"], []), built=([], ["press", "glassworks"]))
    return play(t, "raise:circus_maximus:theater")


def choosing_a_discarded_card() -> SevenWondersDuel:
    t = position(["theater"], coins=(30, 0), wonders=(["mausoleum"], []), discard=["altar", "baths"])
    return play(t, "raise:mausoleum:theater")


def choosing_who_begins() -> SevenWondersDuel:
    return play(position(["theater"], more_cards=False), "discard:theater")


def drafting() -> SevenWondersDuel:
    return new_game(options={"starter": 0})


def taking_a_turn() -> SevenWondersDuel:
    return position(["theater"], wonders=(["pyramids"], ["colossus"]))


# Each decision with a word of every other one, and the rule that asks for something else.
DECISIONS: list[tuple[Callable[[], SevenWondersDuel], str]] = [
    (drafting, "SWD-SET-06"),
    (taking_a_turn, "PEN-03"),
    (choosing_progress, "SWD-SCI-01"),
    (choosing_from_the_box, "SWD-WON-13"),
    (choosing_a_brown_card, "SWD-WON-20"),
    (choosing_a_grey_card, "SWD-WON-11"),
    (choosing_a_discarded_card, "SWD-WON-16"),
    (choosing_who_begins, "SWD-FLOW-13"),
]
WORDS = [
    "draft:sphinx", "build:theater", "discard:theater", "raise:pyramids:theater", "learn:law",
    "destroy:quarry", "revive:altar", "begin:0",
]  # fmt: skip


@pytest.mark.parametrize(("given", "rule"), DECISIONS, ids=[given.__name__ for given, _ in DECISIONS])
def test_an_answer_to_another_question_is_refused(given: Callable[[], SevenWondersDuel], rule: str) -> None:
    t = given()
    asked = {move.split(":")[0] for move in moves(t)}
    others = [word for word in WORDS if word.split(":")[0] not in asked | ({"raise"} if "build" in asked else set())]
    assert len(others) in (5, 7)
    for word in others:
        assert refused(t, t.to_act[0], t.game.parse(word)) == rule


@pytest.mark.parametrize(
    ("given", "move", "rule"),
    [
        (drafting, "draft:", "SWD-SET-06"),
        (choosing_progress, "learn:", "SWD-SCI-01"),
        (choosing_from_the_box, "learn:", "SWD-WON-13"),
        (choosing_a_brown_card, "destroy:press", "SWD-WON-20"),
        (choosing_a_brown_card, "destroy:stone_pit", "SWD-WON-20"),
        (choosing_a_grey_card, "destroy:glass_blower", "SWD-WON-11"),
        (choosing_a_discarded_card, "revive:theater", "SWD-WON-25"),
        (choosing_a_discarded_card, "revive:pretorium", "SWD-WON-25"),
        (taking_a_turn, "raise:colossus:theater", "SWD-WON-01"),
        (taking_a_turn, "raise:sphinx:theater", "SWD-WON-01"),
        (taking_a_turn, "raise:pyramids:theater", "SWD-COST-02"),
        (taking_a_turn, "build:pretorium", "SWD-FLOW-07"),
    ],
)
def test_a_thing_that_is_not_offered_is_refused(given: Callable[[], SevenWondersDuel], move: str, rule: str) -> None:
    t = given()
    if move.endswith(":"):
        ids = WONDER.ids if move == "draft:" else TOKEN.ids
        move = next(f"{move}{name}" for name in ids if f"{move}{name}" not in moves(t))
    assert refused(t, t.to_act[0], t.game.parse(move)) == rule


@pytest.mark.rule("SWD-FLOW-06")
@pytest.mark.parametrize("given", [given for given, _ in DECISIONS], ids=lambda given: given.__name__)
def test_the_player_who_is_not_asked_cannot_move(given: Callable[[], SevenWondersDuel]) -> None:
    t = given()
    seat = t.to_act[0]
    for move in t.moves(seat):
        assert refused(t, 1 - seat, move) == "SWD-FLOW-06"


@pytest.mark.parametrize("given", [given for given, _ in DECISIONS], ids=lambda given: given.__name__)
@pytest.mark.parametrize("move", [-1, -1000, GAME.vocabulary.size, 1 << 40])
def test_a_number_that_is_no_move_is_refused(given: Callable[[], SevenWondersDuel], move: int) -> None:
    t = given()
    assert refused(t, t.to_act[0], move) == "PEN-04"


@pytest.mark.parametrize("seat", [-1, 2, 100])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    t = first_game()
    assert refused(t, seat, t.moves(t.to_act[0])[0]) == "PEN-05"
    assert t.moves(seat) == []
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        t.view(seat)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    t = play(position(["guard_tower"], conflict=8), "build:guard_tower")
    assert t.over
    for seat in (MISKA, BORCSA):
        assert t.moves(seat) == []
        assert refused(t, seat, t.game.parse("discard:theater")) == "PEN-01"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "verbs are build, discard, raise, draft, learn, destroy, revive, begin"),
        ("pass", "verbs are build"),
        ("build", "write build:<card>"),
        ("build:", "there is no card ''"),
        ("build:theatre", "there is no card 'theatre'"),
        ("build:theater:altar", "write build:<card>"),
        ("raise:pyramids", "write raise:<wonder>:<card>"),
        ("raise:theater:pyramids", "there is no wonder 'theater'"),
        ("begin:2", "there is no seat '2'"),
        ("BUILD:theater", "verbs are build"),
        ("build:theater ", "there is no card 'theater '"),
    ],
)
def test_a_notation_that_is_no_move_says_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        GAME.parse(text)
    assert said in str(caught.value)
    assert repr(text) in str(caught.value)


def test_every_refusal_is_the_reason_that_why_not_gives() -> None:
    t = first_game()
    legal = set(t.moves(0))
    for move in range(0, t.game.vocabulary.size, 7):
        reason = t.why_not(0, move)
        assert (reason is None) == (move in legal)
        if reason is not None:
            assert refused(t, 0, move) == reason.rule
    assert len(structure(t)) == 20
