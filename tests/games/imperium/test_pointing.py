"""What things of the table answer to whoever points at them (see tests/games/test_pointing.py for the other games)."""

import pytest

import pentapolis
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.kernel.pointing import Pointing, Thing, refusal
from pentapolis.kernel.rng import Fast
from pentapolis.ledger import ledger
from pentapolis.words import LANGUAGES, words_of
from tests.rules.imperium.position import card, position


def answer(seat: int, name: str, **given: object) -> str:
    table = position(**given)  # type: ignore[arg-type]
    reason = refusal(Pointing(table, seat), Thing("card", CARD.ids[card(name)]))
    return "" if reason is None else reason.message


@pytest.mark.parametrize(
    ("name", "given", "message"),
    [
        ("Hills", {"market": ["Hills"]}, "refuse-market-how"),
        ("1PER3", {"developments": [["1PER3"]]}, "refuse-development-how"),
        ("Graal", {"nations": ("arthurians", "minoans"), "developments": [["Graal"]]}, "refuse-quest-how"),
        ("Metropolis", {"hands": [["Metropolis"]]}, "refuse-empire-card"),
        ("Advance", {"hands": [["Advance"]], "empire": [True]}, "refuse-barbarian-card"),
        ("Diplomacy", {"hands": [["Diplomacy"]]}, "refuse-cost"),
        ("Hills", {"hands": [["Hills"]], "actions": [0]}, "refuse-no-action"),
        ("Mysticism", {"areas": [["Mysticism"]], "exhausted": [["Mysticism"]]}, "refuse-exhausted"),
        ("Mysticism", {"areas": [["Mysticism"]], "exhaust": [0]}, "refuse-no-exhaust"),
        ("Hills", {"hands": [["Hills"]]}, ""),
    ],
)
def test_a_thing_answers_what_it_is_for(name: str, given: dict[str, object], message: str) -> None:
    assert answer(0, name, **given) == message


def test_every_answer_names_a_rule_and_has_a_text() -> None:
    rules = {rule.id for rule in ledger("imperium", "en").rules}
    said = [words_of("imperium", language) for language in LANGUAGES]
    heard: set[str] = set()
    for seed in range(2):
        table = pentapolis.game("imperium").new(3, seed)
        rng = Fast(seed)
        while not table.over:
            if table.ply % 25 == 0:
                for seat in range(table.seats):
                    look = Pointing(table, seat)
                    for thing in look.places:
                        reason = refusal(look, thing)
                        if reason is not None:
                            heard.add(reason.message)
                            assert reason.rule in rules or reason.rule.startswith("PEN-")
                            assert all(words.say(reason.message, reason.args) for words in said)
            seat = table.to_act[0]
            moves = table.moves(seat)
            table.play(seat, moves[rng.below(len(moves))])
    assert "refuse-market-how" in heard
