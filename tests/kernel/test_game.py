"""Games: their names, their options, and how they are found."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.kernel.game import (
    COMPLETE,
    IN_THE_MAKING,
    Chance,
    Game,
    Option,
    all_games,
    built_in,
    find_game,
    register,
)
from pentapolis.kernel.steps import Decision
from pentapolis.kernel.zones import EVERYBODY, NOBODY, UNKNOWN, Zone, only
from tests.kernel.bench import BENCH, LETTER, VOCABULARY, A, Bench, bench
from tests.kernel.toy import DECK, HANDS, TOY, Hands, Toy, ToyGame

pytestmark = pytest.mark.both_modes

ROOT = Path(__file__).parents[2]


def test_a_registered_game_is_found_by_its_slug() -> None:
    assert find_game("toy") is TOY
    assert pentapolis.game("bench") is BENCH
    assert {"toy", "bench", "seven-wonders-duel"} <= set(pentapolis.games())
    assert all_games() == sorted(all_games())
    assert repr(TOY) == "pentapolis.game('toy')"


def test_registering_a_game_again_does_nothing() -> None:
    before = all_games()
    register(TOY)
    assert all_games() == before


def test_a_game_is_complete_or_in_the_making() -> None:
    class Begun(ToyGame):
        stage = IN_THE_MAKING

    class Odd(ToyGame):
        stage = "nearly"

    assert (TOY.stage, Begun("toy-begun").stage) == (COMPLETE, IN_THE_MAKING)
    with pytest.raises(ValueError, match="the stage must be complete or making, not 'nearly'"):
        Odd("toy-odd")


def test_two_games_cannot_have_one_slug() -> None:
    with pytest.raises(ValueError, match="there is a game 'toy' already"):
        register(ToyGame("toy"))


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"there is no game 'go'; games are .*seven-wonders-duel.*toy"):
        find_game("go")


def test_a_built_in_game_is_imported_when_it_is_asked_for() -> None:
    built_in("toy-built-in", "tests.kernel.test_game:BUILT_IN")
    assert "toy-built-in" in all_games()
    game = find_game("toy-built-in")
    assert game.slug == "toy-built-in"
    assert find_game("toy-built-in") is game


BUILT_IN = ToyGame("toy-built-in")
CHANCE = Chance("x", LETTER, 1)

PLUGIN = """
from tests.kernel.toy import ToyGame
GAME = ToyGame("toy-plugin")
NOT_A_GAME = "a game"
"""
ENTRY_POINTS = """
[pentapolis.games]
toy-plugin = toy_plugin:GAME
toy-misnamed = toy_plugin:GAME
toy-text = toy_plugin:NOT_A_GAME
"""
ASK = """
import sys
import pentapolis
print("toy-plugin" in pentapolis.games())
game = pentapolis.game(sys.argv[1])
table = game.new(seats=2, seed=3)
print(pentapolis.replay(table.record().json()) == table, game is pentapolis.game(sys.argv[1]))
"""


def ask_for(slug: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """In a process of its own: another package offers games through entry points."""
    (folder / "toy_plugin.py").write_text(PLUGIN)
    info = folder / "toy_plugin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    path = os.pathsep.join([str(folder), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-c", ASK, slug],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_of_another_package_is_found_through_its_entry_point(tmp_path: Path) -> None:
    done = ask_for("toy-plugin", tmp_path)
    assert done.stderr == ""
    assert done.stdout.split() == ["True", "True", "True"]


@pytest.mark.parametrize("slug", ["toy-misnamed", "toy-text"])
def test_an_entry_point_without_the_game_it_names(slug: str, tmp_path: Path) -> None:
    done = ask_for(slug, tmp_path)
    assert done.returncode == 1
    assert f"entry point '{slug}' of pentapolis.games does not hold a game called '{slug}'" in done.stderr


BAD: list[tuple[Callable[[], object], str]] = [
    (lambda: TOY.new(seats=1), "toy: seats must be 2, 3, 4, not 1"),
    (lambda: TOY.new(seats=5), "toy: seats must be 2, 3, 4, not 5"),
    (lambda: TOY.new(seats=0), "toy: seats must be 2, 3, 4, not 0"),
    (lambda: TOY.new(seed=-1), "toy: the seed must be a whole number of at most 128 bits, not -1"),
    (lambda: TOY.new(seed=1 << 128), "toy: the seed must be a whole number of at most 128 bits"),
    (lambda: TOY.new(options={"weeks": 1}), "toy: there is no option 'weeks'; options are rounds"),
    (lambda: TOY.new(options={"rounds": 2}), "toy: option rounds must be 3, 4, not 2"),
    (lambda: TOY.new(options={"rounds": True}), "toy: option rounds must be 3, 4, not True"),
    (lambda: TOY.new(chance={"wind": []}), "toy: there is no chance 'wind'; chances are deal, weather"),
    (lambda: TOY.new(chance={"weather": "5"}), "toy: chance weather must be a list of ids, not '5'"),
    (lambda: TOY.new(chance={"weather": ["5", "6"]}), "toy: chance weather has 1 results, not 2"),
    (lambda: TOY.new(chance={"weather": ["9"]}), "toy: chance weather cannot give '9'"),
    (lambda: TOY.new(chance={"weather": [["5"], ["5", "6"]]}), "toy: chance weather has 1 results, not 2"),
    (lambda: TOY.new(chance={"weather": [["5"], ["9"]]}), "toy: chance weather cannot give '9'"),
    (lambda: TOY.new(chance={"deal": ["crown", ["lot_1"]]}), "toy: chance deal cannot give ['lot_1']"),
    (lambda: TOY.new(chance={"deal": ["crown", "crown"]}), "toy: chance deal gives 'crown' twice"),
]


@pytest.mark.parametrize(("action", "text"), BAD, ids=[text for _, text in BAD])
def test_bad_input_is_named(action: Callable[[], object], text: str) -> None:
    with pytest.raises(ValueError) as error:
        action()
    assert text in str(error.value)


def test_what_is_not_said_is_the_first_of_its_kind() -> None:
    t = TOY.new(seed=1)
    assert t.seats == 2
    assert t.record().options == {"rounds": 3}
    assert Option("rounds", [3, 4]).default == 3
    assert (CHANCE.name, CHANCE.count, CHANCE.ids) == ("x", 1, ["a", "b", "c"])


def test_without_a_seed_every_game_is_another() -> None:
    assert len({TOY.new().seed for _ in range(5)}) == 5


def test_given_options_and_chances_are_not_kept_by_reference() -> None:
    options: Mapping[str, Any] = {"rounds": 4}
    deal = ["lot_1"]
    chance: Mapping[str, Sequence[str]] = {"deal": deal}
    t = TOY.new(seed=1, options=options, chance=chance)
    deal.append("lot_2")
    assert t.record().chance == {"deal": ["lot_1"]}
    assert TOY.new(seed=1).record().options == {"rounds": 3}


def test_a_game_must_say_how_it_is_set_up() -> None:
    with pytest.raises(NotImplementedError):
        Game(range(2, 3), [], [CHANCE], VOCABULARY, []).new(seed=1)


def test_moves_are_written_and_read_by_the_game() -> None:
    assert TOY.notation(TOY.parse("bid:3")) == "bid:3"
    with pytest.raises(ValueError, match="there is no bid '7'"):
        TOY.parse("bid:7")


# --- zones


def test_a_zone_hides_what_it_does_not_show() -> None:
    t = TOY.new(2, seed=1)
    assert isinstance(t, Toy)
    assert [t.seen(DECK, 0, reader) for reader in (0, 1, None)] == [UNKNOWN] * 3
    mine = t.hands[1][0]
    assert [t.seen(HANDS, 2, reader) for reader in (0, 1, None)] == [UNKNOWN, mine, UNKNOWN]
    assert Zone.seers(DECK, t, 0) == NOBODY
    assert [only(seat) for seat in range(3)] == [1, 2, 4]


class Shown(Hands):
    """Hands that the given seats see."""

    def __init__(self, readers: int) -> None:
        self.readers = readers

    def seers(self, t: Toy, place: int) -> int:
        return self.readers


def test_everybody_includes_spectators_and_all_seats_do_not() -> None:
    t = TOY.new(2, seed=1)
    assert isinstance(t, Toy)
    card = t.hands[0][0]
    assert [t.seen(Shown(EVERYBODY), 0, reader) for reader in (0, 1, None)] == [card] * 3
    assert [t.seen(Shown(0b11), 0, reader) for reader in (0, 1, None)] == [card, card, UNKNOWN]


# --- games written in plain Python, on a compiled kernel too


class Named(Game):
    slug = "toy-named"
    waiting_rule = "TOY-TURN-02"


class Patient(Decision[Bench]):
    pause = True
    question = "ask-toy"

    def moves(self, t: Bench, seat: int) -> list[int]:
        return [A]

    def play(self, t: Bench, seat: int, move: int) -> None:
        t.trace.append("played")


def test_what_a_class_says_of_itself_reaches_the_kernel() -> None:
    named = Named(range(2, 3), [], [], VOCABULARY, [])
    assert repr(named) == "pentapolis.game('toy-named')"
    with pytest.raises(ValueError, match="toy-named: seats must be 2, not 5"):
        named.new(seats=5)
    t = bench(Patient(1))
    assert t.trace == []
    assert t.to_act == [1]
    t.make(1, A)
    assert t.trace == ["played", "end"]
