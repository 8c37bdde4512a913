"""What things answer to whoever points at them, in a game that says nothing about it itself."""

from typing import Any

import pytest

from pentapolis.kernel.pointing import PEOPLE, Pointing, Thing, _names, refusal, refusals
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.vocabulary import Objects, Verb, Vocabulary
from pentapolis.skeleton.few_cards.game import GAME as FEW_CARDS
from tests.kernel.workshop import Workshop, workshop

OAK, ELM, ASH = (Thing("wood", wood) for wood in ("oak", "elm", "ash"))


def pointing(t: Workshop, seat: int = 0, **lying: Any) -> Pointing:
    """The seat sees these things, at these fields of its view."""
    return Pointing(t, seat, {**t.view(seat), "to_act": [0], **lying})


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


def test_things_are_found_in_the_view_with_whose_they_are() -> None:
    look = pointing(
        workshop(1, 0, 1), trees=["oak", "elm"], shops=[{"seat": 1, "planks": {"ash": 2}}, {"seat": 0, "best": "elm"}]
    )
    assert look.places == {OAK: {-1}, ELM: {-1, 0}, ASH: {1}}
    assert [look.with_others(wood) for wood in (OAK, ELM, ASH)] == [False, False, True]
    assert [look.in_the_middle(wood) for wood in (OAK, ELM, ASH)] == [True, True, False]


def test_what_a_view_says_of_moves_and_questions_lies_nowhere() -> None:
    look = pointing(workshop(1, 0, 1), details={"wood": "elm"}, moves=["oak"])
    assert look.places == {}


def test_the_first_verb_by_which_nothing_can_be_done_says_why() -> None:
    look = pointing(workshop(1, 0, 1), trees=["oak", "elm", "ash"])
    # An oak cannot be felled, an elm cannot be sold (nor given, which nobody is told as well); ash can be all of it.
    assert [rule_of(refusal(look, wood)) for wood in (OAK, ELM, ASH)] == ["WORK-01", "WORK-02", None]
    assert [[thing.id for thing in things] for things in refusals(look).values()] == [["oak"], ["elm"]]


def test_the_same_reason_is_given_once() -> None:
    t = workshop(0, 0, 0)
    t.trees = [0, 0, 3]
    t.forget()
    told = refusals(pointing(t, trees=["oak", "elm", "ash"]))
    assert [(reason.rule, [thing.id for thing in things]) for reason, things in told.items()] == [
        ("WORK-01", ["oak", "elm"]), ("WORK-02", ["ash"]),
    ]  # fmt: skip


def test_who_waits_is_told_so_by_what_lies_in_the_middle_only() -> None:
    look = pointing(workshop(1, 0, 1), 1, trees=["oak"], shops=[{"seat": 1, "best": "elm"}, {"seat": 0, "best": "ash"}])
    assert [rule_of(refusal(look, wood)) for wood in (OAK, ELM, ASH)] == ["PEN-02", None, None]


def test_people_and_what_is_with_others_say_nothing() -> None:
    look = pointing(workshop(1, 0, 1), shops=[{"seat": 1, "best": "oak"}])
    assert refusal(look, OAK) is None
    assert [refusal(look, Thing(kind, "1")) for kind in sorted(PEOPLE)] == [None, None]


def test_when_a_game_is_over_nothing_is_said() -> None:
    t = workshop(1, 0, 1)
    t.finish([0])
    assert refusals(pointing(t, trees=["oak"])) == {}


@pytest.mark.parametrize("coins", [0, 9])
def test_a_game_from_the_skeleton_answers_without_saying_anything_itself(coins: int) -> None:
    """A card of the row is too dear or can be bought; for who waits it is not the turn; what was bought is silent."""
    t = FEW_CARDS.new(seats=2, seed=3)
    row, kept = t.view(0)["row"], t.view(1)
    assert kept is not None
    t.coins[0] = coins  # type: ignore[attr-defined]
    t.forget()
    told = {thing.id: reason for reason, things in refusals(Pointing(t, 0)).items() for thing in things}
    assert {name: reason.message for name, reason in told.items()} == (
        {} if coins else dict.fromkeys(row, "refuse-too-dear")
    )
    waiting = {thing.id for reason, things in refusals(Pointing(t, 1)).items() for thing in things}
    assert waiting == set(row)


def test_verbs_may_speak_of_some_things_of_a_kind_and_others_of_all() -> None:
    """Things in sight are found by all their names, whichever verb comes last."""
    every = Objects("card", ["farm", "mine", "king"])
    buildings = Objects("card", ["farm", "mine"])
    vocabulary = Vocabulary([Verb("take", every), Verb("build", buildings)])
    assert _names(vocabulary) == {name: Thing("card", name) for name in every.ids}
