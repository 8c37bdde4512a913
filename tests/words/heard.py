"""Random games of 7 Wonders Duel, and everything they said."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pentapolis
from pentapolis.games.seven_wonders_duel.table import SevenWondersDuel
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Event

GAMES = 30


class Heard:
    """Every different line of the log, refusal and question of the games, in the order they came."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.reasons: dict[str, Reason] = {}
        self.questions: dict[str, dict[str, object]] = {}


def listen() -> Heard:
    """Play the games and keep what they say."""
    found = Heard()
    for table in decisions():
        for seat in table.to_act:
            decision = table.pending(seat)
            assert decision is not None
            found.questions[decision.question] = decision.details()
        if refuses_now(table):
            _collect_refusals(table, found)
        if table.over:
            for seat in range(table.seats):
                found.events.update((f"{event.message} {event.args}", event) for event in table.log(seat))
    return found


def decisions() -> Iterator[SevenWondersDuel]:
    """The table of each game at each decision and at its end."""
    game = pentapolis.game("seven-wonders-duel")
    for seed in range(GAMES):
        table, chance = game.new(seed=seed), random.Random(seed)
        assert isinstance(table, SevenWondersDuel)
        while not table.over:
            yield table
            seat = table.to_act[0]
            table.play(seat, chance.choice(table.moves(seat)))
        yield table


def refuses_now(table: SevenWondersDuel) -> bool:
    """The end, every rare question, and some of the turns."""
    if table.over:
        return True
    decision = table.pending(table.to_act[0])
    assert decision is not None
    return decision.question not in {"ask-turn", "ask-draft"} or table.ply % 11 == 0


def _collect_refusals(table: SevenWondersDuel, found: Heard) -> None:
    size = table.game.vocabulary.size
    seats = [-1, table.seats] + ([0] if table.over else [1 - table.to_act[0]])
    attempts = [(seat, 0) for seat in seats] + [(0, size), (0, -1)]
    attempts += [(seat, move) for seat in table.to_act for move in range(size)]
    for seat, move in attempts:
        reason = table.why_not(seat, move)
        if reason is not None:
            found.reasons.setdefault(f"{reason.message} {reason.args}", reason)
