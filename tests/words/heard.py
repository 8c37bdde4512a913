"""Random games, and everything they said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

import pentapolis
from pentapolis.kernel.pointing import Pointing, refusals
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event, Table

DUEL: Final = "seven-wonders-duel"
EMPIRES: Final = "empires-end"
CAPITALS: Final = "the-capitals"

#: The games played, each with its seats and options; the place in the list is the seed.
PLAYED: Final[dict[str, list[tuple[int, dict[str, Any]]]]] = {
    DUEL: [(2, {})] * 30,
    EMPIRES: [
        (2, {}),
        (3, {}),
        (4, {}),
        (2, {"variant": "lightning"}),
        (3, {"variant": "lightning"}),
        (4, {"replacement": "shuffle_back"}),
        (2, {"replacement_time": "own_turn"}),
        (3, {}),
        (2, {}),
        (4, {}),
        (4, {}),
        (2, {"conversion": "coin_for_wheat"}),
        (2, {"payment": "chosen"}),
    ],
    CAPITALS: [
        (2, {"prosperity": "with"}),
        (3, {"prosperity": "with"}),
        (4, {"prosperity": "with"}),
        (5, {}),
        (5, {"variant": "more_choice"}),
        (4, {}),
        (3, {}),
        (5, {"prosperity": "with", "placement": "strict"}),
        (2, {"prosperity": "with", "placement": "strict"}),
    ],
}

#: Questions that come again and again: what is refused then is asked now and then only.
FREQUENT: Final = {
    "ask-turn", "ask-draft", "ask-disaster", "ask-place", "ask-economy", "ask-industry", "ask-commit", "ask-column",
    "ask-take", "ask-activate", "ask-upgrade",
}  # fmt: skip
EVERY: Final = {DUEL: 11, EMPIRES: 13, CAPITALS: 13}

#: Of a verb with very many objects so many moves are tried, besides those a player may think of.
TRIED: Final = {DUEL: 1000, EMPIRES: 45, CAPITALS: 45}


class Heard:
    """Every different line of the log, refusal and question of the games, in the order they came."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.reasons: dict[str, Reason] = {}
        self.questions: dict[str, dict[str, object]] = {}
        self.choices: dict[str, dict[str, Any]] = {}  # answers that a question calls by words of its own


def listen(slug: str) -> Heard:
    """Play the games and keep what they say."""
    found = Heard()
    for table in decisions(slug):
        for seat in table.to_act:
            decision = table.pending(seat)
            assert decision is not None
            found.questions[decision.question] = decision.details(table)
            said = [decision.says(table, seat, move) for move in table.moves(seat)]
            found.choices.update((str(choice), choice) for choice in said if choice is not None)
        if refuses_now(table):
            _collect_refusals(table, found)
        if table.over:
            for seat in range(table.seats):
                found.events.update((f"{event.message} {event.args}", event) for event in table.log(seat))
    return found


def decisions(slug: str) -> Iterator[Table]:
    """The table of each game at each decision and at its end."""
    game = pentapolis.game(slug)
    for seed, (seats, options) in enumerate(PLAYED[slug]):
        table, chance = game.new(seats, seed, options), random.Random(seed)
        while not table.over:
            yield table
            seat = chance.choice(table.to_act) if len(table.to_act) > 1 else table.to_act[0]
            table.play(seat, chance.choice(table.moves(seat)))
        yield table


def refuses_now(table: Table) -> bool:
    """The end, every rare question, and some of the turns."""
    if table.over:
        return True
    decision = table.pending(table.to_act[0])
    assert decision is not None
    return decision.question not in FREQUENT or table.ply % EVERY[table.game.slug] == 0


def _collect_refusals(table: Table, found: Heard) -> None:
    size = table.game.vocabulary.size
    idle = [seat for seat in range(table.seats) if seat not in table.to_act]
    attempts = [(seat, 0) for seat in (-1, table.seats, *idle[:1])] + [(0, size), (0, -1)]
    attempts += [(seat, move) for seat in table.to_act for move in _tried(table, seat)]
    reasons = [table.why_not(seat, move) for seat, move in attempts]
    for seat in range(table.seats):
        reasons += refusals(Pointing(table, seat))
    for reason in reasons:
        if reason is not None:
            found.reasons.setdefault(f"{reason.message} {reason.args}", reason)


def _tried(table: Table, seat: int) -> list[int]:
    """Moves of every verb, and all that a player may think of."""
    most = TRIED[table.game.slug]
    tried = [
        move
        for verb in table.game.vocabulary.verbs
        for move in range(verb.base, verb.base + verb.size, max(1, verb.size // most))
    ]
    return list(dict.fromkeys(tried + table.game.thinkable(table, seat)))
