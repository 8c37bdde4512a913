"""Records: what is written, what is refused, undoing, and the log."""

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import pentapolis
from pentapolis.kernel.record import FIELDS, Record, RecordError, read, replay, undone
from tests.kernel.bench import A, Ask, Do, bench
from tests.kernel.toy import BID, KEEP, TOY, Toy

pytestmark = pytest.mark.both_modes


def toy(plies: int = 5) -> Toy:
    t = TOY.new(2, seed=11, chance={"weather": ["2"]})
    pentapolis.playout(t, pentapolis.Fast(3), plies)
    assert isinstance(t, Toy)
    return t


def test_a_record_holds_how_the_table_came_about() -> None:
    t = TOY.new(2, seed=(1 << 128) - 1, options={"rounds": 4}, chance={"weather": ["2"]})
    t.play(1, BID.move(3))
    assert t.record().data() == {
        "format": 1,
        "game": "toy",
        "rules": 1,
        "seats": 2,
        "seed": "340282366920938463463374607431768211455",
        "options": {"rounds": 4},
        "chance": {"weather": ["2"]},
        "moves": ["1 bid:3"],
    }
    assert list(t.record().data()) == list(FIELDS)


def test_a_record_is_read_from_text_bytes_data_and_itself() -> None:
    t = toy()
    record = t.record()
    for source in (record, record.json(), record.json().encode(), record.data()):
        assert read(source) == record
        assert replay(source) == t
    assert hash(read(record.json())) == hash(record)
    assert record != record.cut(1)
    assert record != "a record"
    assert repr(record) == "<record of toy, seed 11, 5 moves>"


def test_the_text_has_a_line_for_each_move() -> None:
    lines = toy().record().json().splitlines()
    assert sum(line.strip().rstrip(",").startswith(('"0 ', '"1 ')) for line in lines) == 5


def test_cut_keeps_the_first_moves() -> None:
    record = toy().record()
    assert record.cut(2).moves == record.moves[:2]
    assert record.cut(0).moves == []
    assert replay(record.cut(0)) == TOY.new(2, seed=11, chance={"weather": ["2"]})


def test_changing_what_was_handed_out_changes_no_record() -> None:
    t = toy()
    record = t.record()
    data = record.data()
    data["moves"].clear()
    data["chance"]["weather"].append("3")
    data["options"]["rounds"] = 9
    assert record == t.record()
    assert t.record().chance == {"weather": ["2"]}


def broken(**fields: Any) -> dict[str, Any]:
    return {**toy().record().data(), **fields}


def by_hand(options: Any = None, chance: Any = None) -> Record:
    return Record("toy", 1, 2, 11, {"rounds": 3} if options is None else options, chance or {}, [])


def without(field: str) -> dict[str, Any]:
    return {name: value for name, value in toy().record().data().items() if name != field}


def with_move(number: int, line: str) -> dict[str, Any]:
    data = toy().record().data()
    data["moves"][number - 1] = line
    return data


def test_a_fault_says_of_which_kind_it_is() -> None:
    found = [
        ("{", "shape", 0),
        (without("seed"), "shape", 0),
        (broken(author="me"), "shape", 0),
        (broken(game=3), "shape", 0),
        (broken(format=2), "format", 0),
        (broken(game="no-such-game"), "game", 0),
        (broken(rules=2), "rules", 0),
        (broken(edition={"name": "a", "hash": "b"}), "edition", 0),
        (with_move(2, "0 keep:nothing"), "move", 2),
        (with_move(3, "x"), "move", 3),
        (broken(seats=5), "other", 0),
    ]
    for source, kind, number in found:
        with pytest.raises(RecordError) as fault:
            replay(source)
        again = pickle.loads(pickle.dumps(fault.value))
        for one in (fault.value, again):
            assert (one.kind, one.number, str(one)) == (kind, number, str(fault.value))


MALFORMED: list[tuple[Callable[[], object], str]] = [
    (lambda: "{", "the record is not JSON"),
    (lambda: b"\xff\xfe", "the record is not JSON"),
    (lambda: "", "the record is not JSON"),
    (lambda: "[]", "a record must be an object"),
    (lambda: "null", "a record must be an object"),
    (lambda: 7, "a record must be an object"),
    (lambda: None, "a record must be an object"),
    *((lambda name=name: without(name), f"the record has no field '{name}'") for name in FIELDS),
    (lambda: broken(author="me"), "a record has no field 'author'"),
    (lambda: broken(format=2), "the record's format is 2; this version reads 1"),
    (lambda: broken(format="1"), "the record's format is '1'; this version reads 1"),
    (lambda: broken(format=None), "the record's format is None"),
    (lambda: broken(format=True), "the record's format is True"),
    (lambda: broken(format=1.0), "the record's format is 1.0"),
    (lambda: broken(game=3), "game must be text, not 3"),
    (lambda: broken(game="no-such-game"), "there is no game 'no-such-game'"),
    (lambda: broken(rules="1"), "rules must be a whole number, not '1'"),
    (lambda: broken(rules=True), "rules must be a whole number, not True"),
    (lambda: broken(rules=2), "the record follows version 2 of the rules of toy, this is 1"),
    (lambda: broken(seats=2.0), "seats must be a whole number, not 2.0"),
    (lambda: broken(seats=5), "toy: seats must be 2, 3, 4, not 5"),
    (lambda: broken(seats=0), "toy: seats must be 2, 3, 4, not 0"),
    (lambda: broken(seed=11), "seed must be a whole number written as text, not 11"),
    (lambda: broken(seed="-1"), "seed must be a whole number written as text, not '-1'"),
    (lambda: broken(seed=""), "seed must be a whole number written as text, not ''"),
    (lambda: broken(seed="١"), "seed must be a whole number written as text"),
    (lambda: broken(seed="9" * 40), "seed must be a whole number written as text"),
    (lambda: broken(seed=str(1 << 128)), "seed must have at most 128 bits"),
    (lambda: broken(options=[]), "options must be an object, not []"),
    (lambda: broken(options={"weeks": 3}), "toy: there is no option 'weeks'; options are rounds"),
    (lambda: broken(options={"rounds": 5}), "toy: option rounds must be 3, 4, not 5"),
    (lambda: broken(options={"rounds": "3"}), "toy: option rounds must be 3, 4, not '3'"),
    (lambda: broken(options={"rounds": 3.0}), "toy: option rounds must be 3, 4, not 3.0"),
    (lambda: broken(chance=[]), "chance must be an object, not []"),
    (lambda: broken(chance={"weather": "2"}), "chance weather must be a list of texts"),
    (lambda: broken(chance={"weather": [2]}), "chance weather must be a list of texts"),
    (lambda: broken(chance={"wind": ["2"]}), "toy: there is no chance 'wind'; chances are deal, weather"),
    (lambda: broken(chance={"weather": ["7"]}), "toy: chance weather cannot give '7'"),
    (lambda: broken(chance={"weather": ["1", "2"]}), "toy: chance weather has 1 results, not 2"),
    (lambda: broken(chance={"deal": ["crown", "crown"]}), "toy: chance deal gives 'crown' twice"),
    (lambda: broken(options={3: 3}), "the names in options must be texts, not 3"),
    (lambda: broken(options={None: 3, "rounds": 3}), "the names in options must be texts, not None"),
    (lambda: broken(chance={2: ["2"]}), "the names in chance must be texts, not 2"),
    (
        lambda: broken(edition={"name": "a", 7: "b"}),
        "edition must be an object of name and hash, not {'name': 'a', 7: 'b'}",
    ),
    (lambda: dict([*toy().record().data().items(), (9, 1)]), "a record has no field 9"),
    (lambda: by_hand(options={3: 3}), "toy: there is no option 3; options are rounds"),
    (lambda: by_hand(chance={3: ["2"]}), "toy: there is no chance 3; chances are deal, weather"),
    (lambda: broken(moves="0 bid:1"), "moves must be a list of texts"),
    (lambda: broken(moves=[1]), "moves must be a list of texts"),
    (lambda: with_move(2, ""), "move 2 must be written 'seat move', not ''"),
    (lambda: with_move(2, "bid:1"), "move 2 must be written 'seat move', not 'bid:1'"),
    (lambda: with_move(2, "0 "), "move 2 must be written 'seat move', not '0 '"),
    (lambda: with_move(2, "x bid:1"), "move 2 must be written 'seat move', not 'x bid:1'"),
    (lambda: with_move(2, "-1 bid:1"), "move 2 must be written 'seat move', not '-1 bid:1'"),
    (lambda: with_move(2, "0 sing"), "move 2: 'sing' is not a move: verbs are bid, take, keep, swap"),
    (lambda: with_move(2, "0 bid:9"), "move 2: 'bid:9' is not a move: there is no bid '9'"),
    (lambda: with_move(2, "9 bid:1"), "move 2 (9 bid:1) is not legal: "),
    (lambda: with_move(2, "9" * 40 + " bid:1"), "move 2 "),
    (lambda: with_move(2, "9" * 5000 + " bid:1"), "move 2"),
    (lambda: with_move(3, "0 bid:1"), "move 3 (0 bid:1) is not legal: "),
]


@pytest.mark.parametrize(("source", "text"), MALFORMED, ids=[text for _, text in MALFORMED])
def test_a_record_that_cannot_be_believed(source: Callable[[], object], text: str) -> None:
    with pytest.raises(RecordError) as error:
        replay(source())
    assert text in str(error.value)


def test_a_move_of_the_wrong_seat_is_named_with_its_rule() -> None:
    t = TOY.new(2, seed=1)
    t.play(0, BID.move(1))
    data = t.record().data()
    data["moves"].append("0 bid:2")
    with pytest.raises(RecordError, match=r"move 2 \(0 bid:2\) is not legal: .*\[TOY-TURN-01\]"):
        replay(data)


def test_a_record_that_goes_on_after_the_end() -> None:
    t = toy(plies=1_000)
    assert t.over
    data = t.record().data()
    number = len(data["moves"]) + 1
    data["moves"].append("0 keep")
    with pytest.raises(RecordError, match=rf"move {number} \(0 keep\) is not legal: .*\[PEN-01\]"):
        replay(json.dumps(data))


def test_tables_that_keep_no_history_have_no_record() -> None:
    for t in (TOY.new(2, seed=1, bulk=True), TOY.new(2, seed=1).resample(0, pentapolis.Fast(1))):
        lines = len(t.log(0))
        t.play(0, BID.move(1))
        assert t.played() == []
        assert len(t.log(0)) == lines
        with pytest.raises(ValueError, match="keeps no history"):
            t.record()
        with pytest.raises(ValueError, match="keeps no history"):
            undone(t)


def test_bulk_tables_play_by_the_same_rules() -> None:
    t = TOY.new(3, seed=1, bulk=True)
    pentapolis.playout(t, pentapolis.Fast(1))
    assert t.over
    assert t.winners
    assert t.log(None) == []


# --- undo


def test_undo_takes_back_moves_one_by_one() -> None:
    t = TOY.new(3, seed=2)
    before = [t.copy()]
    for seat, number in ((2, 1), (0, 3)):
        t.play(seat, BID.move(number))
        before.append(t.copy())
    assert undone(t) == before[1]
    assert undone(t, 2) == before[0]
    assert undone(undone(t)) == before[0]
    assert t == before[2]


def test_undo_stops_at_a_barrier_unless_told_otherwise() -> None:
    t = TOY.new(2, seed=2)
    before = t.copy()
    t.play(0, BID.move(1))
    t.play(1, BID.move(2))  # turns the bids up
    assert t.barrier == 2
    with pytest.raises(ValueError, match="something has been revealed"):
        undone(t)
    assert undone(t, 2, past_barrier=True) == before
    t.play(1, t.moves(1)[0])
    after_take = t.copy()
    assert undone(t).ply == 2  # back to the barrier, not beyond
    with pytest.raises(ValueError, match="something has been revealed"):
        undone(t, 2)
    t.play(1, KEEP.move())
    assert t.barrier == 4  # new lots
    assert undone(t, past_barrier=True) == after_take


def test_undo_ends_at_the_beginning() -> None:
    t = TOY.new(2, seed=2)
    with pytest.raises(ValueError, match="there are not 1 moves to take back"):
        undone(t)
    t.play(0, BID.move(1))
    with pytest.raises(ValueError, match="there are not 2 moves to take back"):
        undone(t, 2)
    for plies in (0, -1):
        with pytest.raises(ValueError, match=f"there are not {plies} moves"):
            undone(t, plies)
    assert undone(t).ply == 0


def test_a_finished_game_can_be_taken_up_again() -> None:
    t = toy(plies=1_000)
    back = undone(t, past_barrier=True)
    assert not back.over
    assert back.ply == t.ply - 1


# --- the log


def test_a_line_is_read_by_those_it_is_told_to() -> None:
    t = bench(Do("tell", lambda t: t.tell("all", {"n": 1})), Ask(0))
    t.tell("first", {"n": 2}, 0b01)
    t.tell("second", {"n": 3}, 0b10)
    t.tell("nobody", {"n": 4}, 0)
    t.tell("everybody", {"n": 5})

    def read_by(seat: int | None) -> list[str]:
        return [event.message for event in t.log(seat)]

    assert read_by(0) == ["all", "first", "everybody"]
    assert read_by(1) == ["all", "second", "everybody"]
    assert read_by(None) == ["all", "everybody"]


def test_lines_say_after_how_many_moves_they_were_told() -> None:
    t = bench(Ask(0), Do("tell", lambda t: t.tell("later", {"n": 1})), Ask(0))
    t.play(0, A)
    line = t.log(None)[0]
    assert line.data() == {"ply": 1, "message": "later", "args": {"n": 1}}
    assert repr(line) == "Event(1, 'later', {'n': 1})"


def test_hands_are_told_to_their_owners_only() -> None:
    t = TOY.new(2, seed=1)
    for seat in (0, 1):
        hands = [event.args["cards"] for event in t.log(seat) if event.message == "toy-hand"]
        assert hands == [t.view(seat)["hands"][seat]]
    assert not [event for event in t.log(None) if event.message == "toy-hand"]


def test_a_copy_has_the_log_so_far_and_goes_on_alone() -> None:
    t = TOY.new(2, seed=1)
    twin = t.copy()
    twin.play(0, BID.move(1))
    assert len(twin.log(None)) == len(t.log(None)) + 1
    assert [event.message for event in twin.log(None)][-1] == "toy-bid"


def test_the_record_class_can_be_built_by_hand() -> None:
    record = Record("toy", 1, 2, 11, {"rounds": 3}, {}, ["0 bid:1"])
    t = replay(record)
    assert t.record() == record


def test_what_a_server_adds_to_a_record_is_kept_and_checked() -> None:
    t = toy()
    data = t.record().data()
    told = data | {"salt": "00ff", "origin": "import"}
    record = read(told)
    assert (record.salt, record.origin) == ("00ff", "import")
    assert record.data() == told
    assert record.cut(1).data() == told | {"moves": data["moves"][:1]}
    assert replay(told) == t
    for wrong in ({"salt": 1}, {"origin": "elsewhere"}, {"origin": None}):
        with pytest.raises(RecordError, match=next(iter(wrong))):
            read(data | wrong)
