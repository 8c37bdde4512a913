"""What every view says, whatever the game."""

import pytest

import pentapolis
from pentapolis.kernel.playout import playout
from pentapolis.kernel.rng import Fast
from pentapolis.kernel.view import CommonView
from tests.kernel.bench import Ask, Bench, Do, bench
from tests.kernel.toy import BID, TOY

pytestmark = pytest.mark.both_modes


class Named(Ask):
    question = "ask-toy"

    def details(self, t: Bench) -> dict[str, str]:
        return {"letters": self.letters}


def two_questions(t: Bench) -> None:
    t.push_seat(0, Named(0, "ab"))
    t.push_seat(1, Named(1, "bc"))


def test_the_question_is_the_seats_own_where_it_has_one() -> None:
    t = bench(Do("open", two_questions), seats=3)
    assert [t.common_view(reader)["details"] for reader in (0, 1, 2, None)] == [
        {"letters": "ab"},
        {"letters": "bc"},
        {"letters": "ab"},
        {"letters": "ab"},
    ]
    assert t.common_view(1)["moves"] == ["say:b", "say:c"]
    assert t.common_view(2)["moves"] == t.common_view(None)["moves"] == []


def test_all_fields() -> None:
    t = TOY.new(2, seed=1)
    t.play(0, BID.move(2))
    assert t.common_view(1) == {
        "game": "toy", "seat": 1, "to_act": [1], "question": "", "details": {},
        "moves": ["bid:0", "bid:1", "bid:2", "bid:3"], "ply": 1, "over": False, "scores": [0, 0], "winners": [],
    }  # fmt: skip
    playout(t, Fast(1))
    end = t.common_view(None)
    assert (end["question"], end["to_act"], end["over"]) == (None, [], True)
    assert end["scores"] == t.scores
    assert end["winners"] == t.winners
    assert end["winners"] is not t.winners


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        TOY.new(2, seed=1).common_view(seat)


@pytest.mark.parametrize("slug", ["seven-wonders-duel", "empires-end", "toy"])
def test_every_game_shows_the_common_fields(slug: str) -> None:
    t = pentapolis.game(slug).new(seed=1)
    playout(t, Fast(1), 20)
    for reader in (0, 1, None):
        seen = t.view(reader)
        assert {name: seen[name] for name in CommonView.__annotations__} == t.common_view(reader)
