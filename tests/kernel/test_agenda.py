"""Lanes, decisions that play themselves, and the end in the middle of things."""

import copy
from collections.abc import Sequence

import pytest

import pentapolis
from pentapolis.bots import Position
from pentapolis.kernel.game import Chance
from pentapolis.kernel.rules import IllegalMove, Reason
from tests.kernel.bench import BENCH, LETTER, A, Ask, B, Bench, BenchGame, C, Do, bench
from tests.kernel.toy import BID, CARD, CROWN, EYES, KEEP, TAKE, TOY, LookAtHand, Toy

pytestmark = pytest.mark.both_modes


def open_lanes(t: Bench) -> None:
    """Steps for the table and for both seats, put down in a muddle."""
    t.push(Do("table"))
    t.push_seat(1, Do("1 second"))
    t.push_seat(1, Do("1 first"))
    t.push(Do("table first"))
    t.push_seat(0, Do("0 second"))
    t.push_seat(0, Do("0 first"))


def test_steps_run_from_the_top_until_somebody_must_choose() -> None:
    t = bench(Do("one"), Do("two"), Ask(1), Do("three"))
    assert t.trace == ["one", "two"]
    assert t.to_act == [1]
    t.play(1, B)
    assert t.trace == ["one", "two", "1 says b", "three", "end"]
    assert t.over


def test_a_pushed_step_happens_before_what_lies_there() -> None:
    t = bench(Do("one", lambda t: t.push(Do("pushed"))), Do("two"))
    assert t.trace == ["one", "pushed", "two", "end"]


def test_the_seats_lanes_run_before_the_tables() -> None:
    t = bench(Do("open", open_lanes))
    assert t.trace == ["open", "0 first", "0 second", "1 first", "1 second", "table first", "table", "end"]


class Again(Ask):
    """Pushes something when it is answered."""

    def play(self, t: Bench, seat: int, move: int) -> None:
        super().play(t, seat, move)
        t.push(Do(f"{seat} again"))


def open_questions(t: Bench) -> None:
    t.push(Do("table"))
    for seat in range(t.seats):
        t.push_seat(seat, Do(f"{seat} after"))
        t.push_seat(seat, Ask(seat))


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_seats_decide_in_parallel_and_in_any_order(order: tuple[int, ...]) -> None:
    t = bench(Do("open", open_questions), seats=3)
    for number, seat in enumerate(order):
        assert t.to_act == sorted(order[number:])
        assert t.moves(seat) == [A, B]
        t.play(seat, A)
        assert t.moves(seat) == []
    played = [line for seat in order for line in (f"{seat} says a", f"{seat} after")]
    assert t.trace == ["open", *played, "table", "end"]


def test_a_lane_that_is_done_waits_for_the_others() -> None:
    t = bench(Do("open", open_questions))
    t.play(0, A)
    assert t.why_not(0, A) == Reason("PEN-02", "refuse-waiting", {"seat": 1})
    assert t.why_not(1, A) is None
    assert "table" not in t.trace


def test_a_lane_can_ask_several_times() -> None:
    def ask_twice(t: Bench) -> None:
        t.push_seat(0, Ask(0, "bc"))
        t.push_seat(0, Ask(0, "ab"))
        t.push_seat(1, Ask(1))

    t = bench(Do("open", ask_twice))
    t.play(0, A)
    assert t.moves(0) == [B, C]
    assert t.to_act == [0, 1]
    t.play(1, A)
    t.play(0, C)
    assert t.trace == ["open", "0 says a", "1 says a", "0 says c", "end"]


def test_steps_of_a_lane_may_use_the_tables_lane() -> None:
    def both_lanes(t: Bench) -> None:
        t.push_seat(1, Do("1", lambda t: t.push_table(Do("pushed"))))
        t.push_seat(1, Do("1 first"))

    t = bench(Do("open", both_lanes), Do("later"))
    assert t.trace == ["open", "1 first", "1", "pushed", "later", "end"]


def test_a_step_pushed_by_a_lane_goes_to_that_lane() -> None:
    """Also what a decision pushes, whoever else is still thinking; on the table's lane nothing happens before."""

    def open_both(t: Bench) -> None:
        t.push(Do("table"))
        t.push_seat(0, Ask(0))
        t.push_seat(1, Do("1 last"))
        t.push_seat(1, Do("1", lambda t: t.push(Do("1 pushed"))))
        t.push_seat(1, Again(1))

    t = bench(Do("open", open_both))
    assert t.trace == ["open"]
    t.play(1, A)
    assert t.trace == ["open", "1 says a", "1 again", "1", "1 pushed", "1 last"]
    assert t.to_act == [0]
    t.play(0, A)
    assert t.trace[6:] == ["0 says a", "table", "end"]


def test_a_lane_that_asks_at_once_asks_in_that_lane() -> None:
    def ask_both(t: Bench) -> None:
        t.push_seat(1, Do("1", lambda t: t.ask(Ask(1, "bc"))))
        t.push_seat(0, Ask(0))

    t = bench(Do("open", ask_both), Do("table"))
    assert t.to_act == [0, 1]
    assert t.moves(1) == [B, C]
    t.play(0, A)
    t.play(1, B)
    assert t.trace == ["open", "1", "0 says a", "1 says b", "table", "end"]


def test_a_single_move_of_a_lane_pushes_into_that_lane() -> None:
    def open_one(t: Bench) -> None:
        t.push_seat(0, Ask(0))
        t.push_seat(1, Again(1, "c"))

    t = bench(Do("open", open_one))
    assert t.trace == ["open", "1 says c", "1 again"]
    assert t.to_act == [0]


def test_several_steps_are_pushed_in_the_order_of_reading() -> None:
    t = bench(Do("one", lambda t: t.push_all([Do("two"), Ask(1), Do("three")])), Do("four"))
    assert t.trace == ["one", "two"]
    t.play(1, A)
    assert t.trace == ["one", "two", "1 says a", "three", "four", "end"]
    t = bench(Do("open", lambda t: t.push_seat(0, Do("0", lambda t: t.push_all([Do("0 a"), Do("0 b")])))), Do("last"))
    assert t.trace == ["open", "0", "0 a", "0 b", "last", "end"]


def test_after_the_end_in_a_lane_nothing_is_pushed_there() -> None:
    def stop(t: Bench) -> None:
        t.finish([0])
        t.push(Do("never"))

    t = bench(Do("open", lambda t: t.push_seat(1, Do("1", stop))))
    assert t.over
    assert t.trace == ["open", "1"]


def test_steps_of_a_seat_are_named_after_it() -> None:
    assert LookAtHand(2).label() == "LookAtHand(2)"
    assert LookAtHand(2).seat == 2
    assert Ask(1).label() == "Ask(1)"
    t = toy()
    assert t.state()["lanes"] == [["SecretBid(0)"], ["SecretBid(1)"], ["SecretBid(2)"]]


@pytest.mark.parametrize("waits", [False, True])
def test_a_lane_may_put_steps_into_a_lane_that_was_done(waits: bool) -> None:
    """Seat 1's step gives seat 0, whose lane has been run already, something to do."""

    def open_one(t: Bench) -> None:
        t.push_seat(1, Do("1", lambda t: t.push_seat(0, Do("0 gets"))))
        if waits:
            t.push_seat(0, Ask(0))

    t = bench(Do("open", open_one), Do("table"))
    if waits:
        assert t.trace == ["open", "1", "0 gets"]
        t.play(0, A)
        assert t.trace == ["open", "1", "0 gets", "0 says a", "table", "end"]
    else:
        assert t.trace == ["open", "1", "0 gets", "table", "end"]


def test_a_single_move_is_played_by_the_kernel_and_is_not_in_the_record() -> None:
    t = bench(Ask(1, "c"), Ask(0))
    assert t.trace == ["1 says c"]
    assert t.ply == 0
    assert t.played() == []
    assert t.to_act == [0]


def test_a_single_move_waits_where_the_pause_matters() -> None:
    t = bench(Ask(1, "c", pause=True), Ask(0))
    assert t.trace == []
    assert t.to_act == [1]
    assert t.moves(1) == [C]
    t.play(1, C)
    assert t.played() == [(1, C)]


def test_single_moves_in_lanes() -> None:
    def ask(t: Bench) -> None:
        t.push_seat(0, Ask(0, "c"))
        t.push_seat(1, Ask(1, "c", pause=True))

    t = bench(Do("open", ask))
    assert t.trace == ["open", "0 says c"]
    assert t.to_act == [1]


def test_finish_clears_everything_pending() -> None:
    t = bench(Do("one", lambda t: t.finish([1])), Do("two"), Ask(0))
    assert t.over
    assert t.winners == [1]
    assert t.trace == ["one"]
    assert t.to_act == []
    assert t.agenda == []
    assert t.lanes is None
    assert [t.moves(seat) for seat in (0, 1)] == [[], []]
    assert t.why_not(0, A) == Reason("PEN-01", "refuse-over", {})


def test_finish_in_a_lane_ends_the_other_lanes_too() -> None:
    def ask(t: Bench) -> None:
        t.push_seat(0, Ask(0))
        t.push_seat(0, Do("stop", lambda t: t.finish([0, 1])))
        t.push_seat(1, Ask(1))
        t.push_seat(1, Do("never"))

    t = bench(Do("open", ask), Do("table"))
    assert t.over
    assert t.winners == [0, 1]
    assert t.trace == ["open", "stop"]
    assert t.lanes is None


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_seats_that_do_not_exist(seat: int) -> None:
    t = bench(Ask(0))
    assert t.moves(seat) == []
    assert t.pending(seat) is None
    assert t.why_not(seat, A) == Reason("PEN-05", "refuse-no-such-seat", {"number": str(seat), "last": 1})


@pytest.mark.parametrize("move", [-1, 3, 1_000_000])
def test_moves_that_do_not_exist(move: int) -> None:
    t = bench(Ask(0))
    assert t.why_not(0, move) == Reason("PEN-04", "refuse-no-such-move", {"number": str(move)})


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    t = bench(Ask(0, "ab"))
    before = t.state()
    with pytest.raises(IllegalMove) as refused:
        t.play(1, A)
    assert refused.value.reason.rule == "PEN-02"
    assert str(refused.value) == f"{refused.value.reason.text} [PEN-02]"
    assert "Player 1" in refused.value.reason.text
    with pytest.raises(IllegalMove):
        t.play(0, 3)
    assert t.state() == before
    assert t.moves(0) == [A, B]


def test_reasons_are_equal_by_what_they_say() -> None:
    reason = Reason("TOY-1", "refuse-toy-lot", {"number": 3}, "toy")
    assert reason == Reason("TOY-1", "refuse-toy-lot", {"number": 3})
    assert hash(reason) == hash(Reason("TOY-1", "refuse-toy-lot", {"number": 3}))
    assert reason != Reason("TOY-2", "refuse-toy-lot", {"number": 3})
    assert reason != Reason("TOY-1", "refuse-toy-lot", {"number": 4})
    assert reason != Reason("TOY-1", "refuse-toy-hand", {"number": 3})
    assert reason != "refuse-toy-lot"
    assert repr(reason) == "Reason('TOY-1', 'refuse-toy-lot', {'number': 3})"
    assert reason.text == "Lot 3 is not in the row."
    assert str(IllegalMove(reason)) == "Lot 3 is not in the row. [TOY-1]"


# --- the toy: a whole game made of these


def toy(seats: int = 3, **chance: Sequence[str | Sequence[str]]) -> Toy:
    t = TOY.new(seats, seed=4, options={"rounds": 4}, chance=chance)
    assert isinstance(t, Toy)
    return t


def bid(t: Toy, *bids: int) -> None:
    for seat, number in enumerate(bids):
        t.play(seat, BID.move(number))


def test_secret_bids_are_made_in_parallel_and_turned_up_together() -> None:
    t = toy()
    assert t.to_act == [0, 1, 2]
    t.play(2, BID.move(3))
    assert t.to_act == [0, 1]
    assert t.view(2)["bids"] == [-1, -1, 3]
    for reader in (0, 1, None):
        assert t.view(reader)["bids"] == [-1, -1, -2]
    t.play(0, BID.move(1))
    t.play(1, BID.move(3))
    assert t.to_act == [1]  # of equal bids the lower seat's
    assert t.view(None)["spent"] == [[1], [3], [3]]


def test_resampling_keeps_own_bids_and_redraws_the_others() -> None:
    t = toy()
    bid(t, 2, 1)
    rng = pentapolis.Fast(1)
    seen = set()
    for _ in range(60):
        twin = t.resample(0, rng)
        assert isinstance(twin, Toy)
        assert twin.bids[0] == 2
        assert twin.hands[0] == t.hands[0]
        assert sorted([twin.bids[1], *twin.left[1]]) == [0, 1, 2, 3]
        assert sorted(twin.deck + twin.hands[1] + twin.hands[2]) == sorted(t.deck + t.hands[1] + t.hands[2])
        assert twin.bids[2] == -1
        assert twin.left[2] == [0, 1, 2, 3]
        seen.add(twin.bids[1])
    assert seen == {0, 1, 2, 3}
    assert t.bids == [2, 1, -1]


def test_a_resampled_table_is_redrawn_evenly() -> None:
    t = toy(seats=2)
    rng = pentapolis.Fast(7)
    hidden = [card for card in t.deck + t.hands[1] if card != CROWN]  # the crown is in no hand, all know that
    counts = dict.fromkeys(hidden, 0)
    for _ in range(2_000):
        twin = t.resample(0, rng)
        assert isinstance(twin, Toy)
        counts[twin.hands[1][0]] += 1
    expected = 2_000 / len(hidden)
    assert all(0.7 * expected < count < 1.3 * expected for count in counts.values())


LOTS = [name for name in CARD.ids if name != "crown"]


def test_the_last_bid_waits_although_it_is_the_only_one() -> None:
    t = toy(seats=4, deal=[*LOTS, "crown"])  # hands come from the end of the deal
    for number in range(3):
        bid(t, *[number] * 4)
        t.play(0, t.moves(0)[0])
        t.play(0, KEEP.move())
    assert t.to_act == [0, 1, 2, 3]
    assert [t.moves(seat) for seat in range(4)] == [[BID.move(3)]] * 4
    assert len(t.row) == 1  # the deck is used up, so the last lot, the crown, is taken without asking
    bid(t, 3, 3, 3, 3)
    assert t.row == []
    assert t.winners == [0]


def test_the_crown_ends_the_game_in_the_middle_of_the_round() -> None:
    # The row is filled from the end of the deal that is left after the hands.
    t = toy(seats=3, deal=[*LOTS[:5], "crown", *LOTS[5:]])
    assert "crown" in t.view(None)["row"]
    coins = list(t.coins)
    bid(t, 1, 2, 0)
    t.play(1, TAKE.move(CARD.find("crown")))
    assert t.over
    assert t.winners == [1]
    assert t.coins == coins  # neither stowing nor the weather happened
    assert t.to_act == []


def test_chances_are_scripted_by_name() -> None:
    t = toy(seats=2, weather=["5"], deal=["lot_3", "lot_1"])
    assert t.deck[0:2] == [2, 0]
    bid(t, 1, 0)
    t.play(0, t.moves(0)[0])
    t.play(0, t.moves(0)[0])
    assert t.coins == [5, 5]
    assert t.record().chance == {"weather": ["5"], "deal": ["lot_3", "lot_1"]}
    assert pentapolis.replay(t.record().json()) == t


def test_a_script_serves_once() -> None:
    t = toy(seats=2, weather=["6"])
    rolls = []
    for number in range(3):
        before = t.coins[0]
        bid(t, number, number)
        t.play(0, t.moves(0)[0])
        t.play(0, t.moves(0)[0])
        rolls.append(t.coins[0] - before)
    assert rolls[0] == 6
    assert rolls[1:] != [6, 6]
    assert len(EYES) == 6


def test_copies_of_the_toy_go_their_own_ways() -> None:
    t = toy()
    twin = t.copy()
    assert twin == t
    assert hash(twin) == hash(t)
    twin.play(0, BID.move(1))
    assert twin != t
    assert t.to_act == [0, 1, 2]
    assert t.played() == []
    assert twin.played() == [(0, BID.move(1))]
    assert t != "a table"


# --- chance


def test_draw_takes_things_out_of_the_pool() -> None:
    t = bench(Ask(0))
    pool = list(range(10))
    drawn = t.draw("lot", pool, 4)
    assert len(drawn) == 4
    assert sorted(drawn + pool) == list(range(10))
    assert t.draw("lot", pool, 0) == []
    rest = t.draw("lot", pool, 6)
    assert sorted(drawn + rest) == list(range(10))
    assert pool == []


def test_draw_begins_with_the_script() -> None:
    for given in (["c"], ["c", "a"], ["b", "c", "a"]):
        t = BENCH.new(seed=1, chance={"lot": given})
        wanted = ["abc".index(letter) for letter in given]
        drawn = t.draw("lot", [0, 1, 2], 3)
        assert drawn[: len(wanted)] == wanted
        assert sorted(drawn) == [0, 1, 2]
        assert t.given == {"lot": [wanted]}


def test_draw_uses_the_script_once_and_for_its_name_only() -> None:
    t = BENCH.new(seed=1, chance={"lot": ["c"]})
    twin = t.copy()
    assert t.scripted("other") == []
    assert t.draw("lot", [2], 1) == [2]
    assert t.scripted("lot") == []
    assert t.given == {"lot": [[2]]}  # what is used up stays in the record
    assert twin.scripted("lot") == [2]  # a copy has its own script


def test_a_script_has_a_list_for_each_time() -> None:
    t = BENCH.new(seed=1, chance={"lot": [["c"], [], ["b", "a"]]})
    twin = t.copy()
    for table in (t, twin):
        assert table.draw("lot", [0, 1, 2], 3)[0] == 2
        assert sorted(table.draw("lot", [0, 1, 2], 3)) == [0, 1, 2]  # the second time nothing is decided
        assert table.draw("lot", [0, 1, 2], 2) == [1, 0]
        assert sorted(table.draw("lot", [0, 1], 2)) == [0, 1]
    assert t.record().chance == {"lot": [["c"], [], ["b", "a"]]}
    assert BENCH.new(seed=1, chance={"lot": [["c"]]}).record().chance == {"lot": ["c"]}
    weather = toy(seats=2, weather=[["6"], ["1"], ["6"]])
    rolls = []
    for number in range(3):
        before = weather.coins[0]
        bid(weather, number, number)
        weather.play(0, weather.moves(0)[0])
        weather.play(0, KEEP.move())
        rolls.append(weather.coins[0] - before)
    assert rolls == [6, 1, 6]
    assert pentapolis.replay(weather.record().json()) == weather


def test_a_script_that_cannot_come_true_is_named() -> None:
    t = BENCH.new(seed=1, chance={"lot": [["c"], ["a", "b"]]})
    with pytest.raises(ValueError, match="bench: chance lot cannot give 'c' this time"):
        t.draw("lot", [0, 1], 2)
    with pytest.raises(ValueError, match="bench: chance lot has 1 results this time, not 2"):
        t.draw("lot", [0, 1], 1)


def test_shuffled_keeps_the_things_and_leaves_the_list_alone() -> None:
    t = bench(Ask(0))
    things = [5, 7, 7, 9]
    found = t.shuffled("lot", things)
    assert sorted(found) == things == [5, 7, 7, 9]
    assert {tuple(t.shuffled("lot", [1, 2, 3])) for _ in range(100)} >= {(1, 2, 3), (3, 2, 1), (2, 3, 1)}


def test_shuffled_lays_on_top_what_the_script_names_and_the_pile_holds() -> None:
    t = BENCH.new(seed=1, chance={"lot": ["c", "a"]})
    assert t.copy().shuffled("lot", [0, 1, 2]) == [2, 0, 1]
    assert t.copy().shuffled("lot", [0, 1]) == [0, 1]
    assert sorted(t.shuffled("lot", [1, 1])) == [1, 1]


class Bags(BenchGame):
    """Things of which there are several."""

    def __init__(self) -> None:
        super().__init__()
        bag = Chance("bag", LETTER, 4, copies={"a": 3, "b": 2})
        self.chances = {chance.name: chance for chance in (bag, Chance("dice", LETTER, 2, ["a", "b"], copies=2))}


def test_a_chance_may_have_copies_of_one_thing() -> None:
    game = Bags()
    bag = [0, 0, 0, 1, 1, 2]
    t = game.new(seed=3, chance={"bag": ["a", "b", "a"], "dice": [["b", "b"], ["a", "a"]]})
    drawn = t.draw("bag", bag, 4)
    assert drawn[:3] == [0, 1, 0]
    assert sorted(drawn + bag) == [0, 0, 0, 1, 1, 2]
    assert t.draw("dice", [0, 1] * 2, 2) == [1, 1]
    assert t.record().chance == {"bag": ["a", "b", "a"], "dice": [["b", "b"], ["a", "a"]]}
    for bad, text in (
        ({"bag": ["c", "c"]}, "bench: chance bag gives 'c' twice"),
        ({"bag": ["b", "b", "b"]}, "bench: chance bag gives 'b' three times"),
        ({"bag": ["a"] * 4}, "bench: chance bag gives 'a' 4 times"),
        ({"dice": ["c"]}, "bench: chance dice cannot give 'c'"),
    ):
        with pytest.raises(ValueError, match=text):
            game.new(seed=3, chance=bad)


def test_draws_depend_on_seed_and_name_only() -> None:
    def draws(seed: int, names: str) -> dict[str, list[int]]:
        t = BENCH.new(seed=seed)
        return {name: t.draw(name, list(range(20)), 20) for name in names}

    assert draws(1, "xy") == draws(1, "yx")
    assert draws(1, "x") != draws(2, "x")
    found = draws(1, "xy")
    assert found["x"] != found["y"]


def test_a_resampled_table_keeps_nothing_that_tells_the_truth() -> None:
    """The seed deals the decks, the script names them, history and the others' log lines hold secret bids."""
    t = TOY.new(2, seed=5, chance={"weather": ["6"]})
    t.play(0, t.moves(0)[0])
    twin = t.resample(1, pentapolis.Fast(1))
    assert (twin.seed, twin.given, twin.script, twin.played()) == (0, {}, None, [])
    assert twin.log(0) != t.log(0)
    assert [event.data() for event in twin.log(1)] == [event.data() for event in t.log(1)]
    assert [event.data() for event in twin.log(None)] == [event.data() for event in t.log(None)]


def test_a_resampled_table_draws_anew() -> None:
    t = BENCH.new(seed=1, chance={"lot": ["c"]})
    twin = t.resample(0, pentapolis.Fast(1))
    assert twin.rng.state() != t.rng.state()
    assert twin.scripted("lot") == []  # what the script decides is not known to a seat either
    assert not twin.telling


def test_a_step_pushed_after_a_decision_was_asked_happens_first() -> None:
    def both(t: Bench) -> None:
        t.ask(Ask(0))
        t.push(Do("late"))

    t = bench(Do("first", both))
    assert t.trace == ["first", "late"]
    assert t.to_act == [0]


def test_what_callers_change_stays_with_them() -> None:
    """Winners, options and a bot's log are lists and dicts of their own."""
    t, other = TOY.new(2, seed=1), TOY.new(2, seed=1)
    t.winners.append(7)
    t.chosen["rounds"] = 99
    assert other.winners == []
    assert TOY.new(2, seed=1).chosen == other.chosen
    position = Position(other, 0, pentapolis.Fast(1))
    position.log()[0].args["seat"] = 5
    assert [event.data() for event in other.log(0)] == [event.data() for event in TOY.new(2, seed=1).log(0)]


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_at_the_table_is_named(seat: int) -> None:
    t = TOY.new(2, seed=1)
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        t.log(seat)
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        t.resample(seat, pentapolis.Fast(1))
    for name in ("toy", "seven-wonders-duel", "empires-end"):
        table = pentapolis.game(name).new(2, seed=1)
        with pytest.raises(ValueError, match=f"there is no seat {seat}"):
            table.points(seat)
        assert [table.points(0), table.points(1)] == table.scores


@pytest.mark.parametrize("name", ["toy", "seven-wonders-duel", "empires-end"])
def test_true_is_neither_a_seat_nor_a_move(name: str) -> None:
    """Python counts with it as with 1, and somebody who writes it has made a mistake."""
    t = pentapolis.game(name).new(2, seed=1)
    before = t.state()
    for seat in (False, True):
        reason = t.why_not(seat, t.moves(int(seat))[0] if t.moves(int(seat)) else 0)
        assert reason is not None
        assert (reason.message, reason.args["number"]) == ("refuse-no-such-seat", str(seat))
        with pytest.raises(IllegalMove):
            t.play(seat, t.moves(t.to_act[0])[0])
    for move in (False, True):
        reason = t.why_not(t.to_act[0], move)
        assert reason is not None
        assert (reason.message, reason.args["number"]) == ("refuse-no-such-move", str(move))
    assert t.state() == before


def test_the_copy_module_copies_tables() -> None:
    t = TOY.new(2, seed=1)
    assert copy.copy(t) == copy.deepcopy(t) == t
    assert copy.deepcopy(t) is not t


def test_a_copy_of_a_table_with_private_lines_keeps_them_private() -> None:
    t = TOY.new(2, seed=5)
    assert len(t.log(0)) > len(t.log(None))
    twin = t.copy().resample(1, pentapolis.Fast(1))
    assert [event.data() for event in twin.log(0)] == [event.data() for event in t.log(None)]
