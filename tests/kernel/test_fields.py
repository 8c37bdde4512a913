"""State is read off the declared fields, so that none can be forgotten."""

from typing import Any, ClassVar

import pytest

import pentapolis
from pentapolis.kernel.fields import declared_in, fields_of, plain_of, state_of
from pentapolis.kernel.rng import Fast
from pentapolis.kernel.table import Played, Table, Told, kernel_fields
from tests.kernel.bench import BENCH, Ask, Bench, bench
from tests.kernel.toy import TOY, LookAtHand, Toy

pytestmark = pytest.mark.both_modes


class Slotted:
    __slots__ = ("a", "b")

    def __init__(self) -> None:
        self.a = 1
        self.b = [2]


class Child(Slotted):
    worked_out: ClassVar = ("cache",)

    def __init__(self) -> None:
        super().__init__()
        self.c = {3: {5, 4}}
        self.cache: object = object()


class Card:
    id = "baths"


class Part:
    def state(self) -> dict[str, Any]:
        return {"coins": 7}


def test_fields_are_slots_and_entries_of_the_dict_those_of_bases_too() -> None:
    assert fields_of(Slotted()) == ["a", "b"]
    assert fields_of(Child()) == ["a", "b", "c", "cache"]
    assert declared_in(Child) == {"a", "b"}
    assert state_of(Child()) == {"a": 1, "b": [2], "c": {"3": [4, 5]}}
    assert state_of(Slotted(), frozenset(["a"])) == {"b": [2]}


def test_a_field_that_is_set_later_is_state_too() -> None:
    child = Child()
    child.later = True  # type: ignore[attr-defined]
    assert state_of(child)["later"] is True


def test_what_is_worked_out_must_be_a_field() -> None:
    class Misspelt(Slotted):
        worked_out = ("cach",)

    with pytest.raises(TypeError, match="Misspelt has no field 'cach', but names it as worked out"):
        state_of(Misspelt())


def test_parts_steps_and_things_of_the_catalogue_become_plain() -> None:
    found = plain_of([Part(), LookAtHand(1), Card(), (True, None, 1.5), Fast(7)], "x")
    assert found == [{"coins": 7}, "LookAtHand(1)", "baths", [True, None, 1.5], "fast:2262402997"]
    with pytest.raises(TypeError, match=r"Toy.bank holds <object .*give its class a `state` or an `id`"):
        plain_of(object(), "Toy.bank")


def test_a_table_in_plain_python_has_its_fields_and_the_kernels() -> None:
    t = TOY.new(2, seed=1)
    assert isinstance(t, Toy)
    own = set(fields_of(t)) - kernel_fields()
    assert own == {
        "bank", "bids", "coins", "deck", "hands", "left", "piles", "round", "row", "shown", "spent", "taken",
    }  # fmt: skip
    assert own | set(t.kernel_state()) == set(t.state())
    t.bank = 5
    assert t.state()["bank"] == 5


@pytest.mark.parametrize("slug", ["seven-wonders-duel", "empires-end"])
def test_every_field_of_a_game_is_in_its_state(slug: str) -> None:
    """Compiled or not: but for those that are worked out, which are these."""
    t = pentapolis.game(slug).new(seed=1)
    missing = set(fields_of(t)) - kernel_fields() - set(t.state())
    assert missing <= {"home", "away", "open_cards", "open_slots", "open_count", "offer_row", "abilities"}


# What the kernel's part of `state` leaves out: how the table came about, what it is used for, what was worked out.
NOT_STATE = {
    "seed", "chosen", "given", "telling", "sampled", "fallen", "history", "told", "whispered", "running", "asked",
    "answers", "lane_answers",
}  # fmt: skip


def test_every_field_of_the_kernel_is_state_or_said_not_to_be() -> None:
    assert kernel_fields() - NOT_STATE == set(bench(Ask(0)).kernel_state())


def test_copies_have_every_field_of_the_kernel() -> None:
    """Each is given a value that no new table has."""
    t = BENCH.new(seed=1)
    assert isinstance(t, Bench)
    values: dict[str, Any] = {
        "seats": 3, "rng": Fast(9), "seed": 77, "chosen": {"a": 1}, "given": {"lot": [[1]]}, "script": {"lot": [[2]]},
        "agenda": [Ask(1)], "lanes": [[], [Ask(1)], []], "over": True, "winners": [1], "ply": 5, "barrier": 4,
        "opened": 3, "telling": False, "sampled": True, "fallen": 2, "history": Played(None, 0, 1),
        "told": Told(None, t.log(0)[0] if t.log(0) else event(), 1), "whispered": True, "asked": Ask(0),
        "answers": [1], "lane_answers": [[1], [2], [3]], "running": 1, "game": TOY,
    }  # fmt: skip
    assert set(values) == kernel_fields()
    for name, value in values.items():
        setattr(t, name, value)
    twin = Bench(BENCH, 2, Fast(1))
    Table.copy_to(t, twin)
    for name, value in values.items():
        found = getattr(twin, name)
        assert found.state() == value.state() if name == "rng" else found == value, name
    for name in ("agenda", "lanes", "winners", "script", "rng"):
        assert getattr(twin, name) is not values[name], name


def event() -> Any:
    from pentapolis.kernel.table import Event

    return Event(0, "x", {})
