"""The figures of the balance report, on games small enough to work them out by hand."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

from benchmarks.balance.empires_end.figures import Balance, Handicap
from benchmarks.balance.empires_end.games import (
    SOURCES,
    Empire,
    Game,
    Job,
    asked,
    handicapped_seat,
    outcome,
    play,
    read,
    take_income,
)
from benchmarks.balance.runs import Kept
from pentapolis.bots import Bot, Position
from pentapolis.games.empires_end.edition import BUILT_IN, edition
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.table import EmpiresEnd


def empire(won: float, score: int, order: int, **parts: list[int]) -> Empire:
    conflicts = [("conflict_01", points, False) for points in parts.get("conflicts", [])]
    return Empire(
        won=won,
        score=score,
        order=order,
        innovations=parts.get("innovations", [1] * 8),
        healthy=[0] * 5,
        location_points=parts.get("locations", [0] * 5),
        points=parts.get("sources", [0] * 6),
        taken=0,
        conflicts=conflicts,
    )


class Witness(Bot):
    """Plays the first move, and keeps who was asked in which phase."""

    asked: ClassVar[list[tuple[int, int]]] = []

    def choose(self, position: Position) -> int:
        self.asked.append((position.view()["space"], position.seat))
        return position.moves[0]


def test_seats_that_decide_at_once_are_asked_in_an_order_drawn_for_the_phase() -> None:
    job = Job(3, f"{__name__}:Witness", BUILT_IN, seed=5)
    Witness.asked.clear()
    play(job)
    industry = [space for space, code in enumerate(edition(BUILT_IN).tracks[1]) if code == "I"]
    seen = {space: list(dict.fromkeys(seat for at, seat in Witness.asked if at == space)) for space in industry}
    assert seen == {space: asked(job, space) for space in industry}
    last = Counter(asked(Job(3, "random", BUILT_IN, seed), 3)[-1] for seed in range(300))
    assert all(70 < last[seat] < 130 for seat in range(3))


def test_shares_by_seat_and_by_turn_order() -> None:
    games = [
        Game([empire(1.0, 9, 0), empire(0.0, 8, 1)], 1),
        Game([empire(0.0, 7, 1), empire(1.0, 8, 0)], 1),
        Game([empire(0.5, 7, 1), empire(0.5, 7, 0)], 1),
        Game([empire(1.0, 9, 1), empire(0.0, 8, 0)], 1),
    ]
    balance = Balance(games)
    assert balance.by_seat() == [0.625, 0.375]
    assert balance.by_order() == [0.625, 0.375]
    assert "2 players: seat 1 62.5%" in balance.faults()
    assert "2 players: turn order 2 37.5%" in balance.faults()


def test_a_type_in_the_winners_empires_is_compared_with_its_share() -> None:
    fires = [4, 0, 0, 0, 0, 0, 0, 0]
    revolts = [0, 4, 0, 0, 0, 0, 0, 0]
    balance = Balance([Game([empire(1.0, 9, 0, innovations=fires), empire(0.0, 8, 1, innovations=revolts)], 1)])
    assert balance.innovation_shares()[:2] == [(1.0, 0.5), (0.0, 0.5)]
    assert balance.ratios()[:3] == [2.0, 0.0, 1.0]
    assert {"2 players: fire 2.00", "2 players: revolt 0.00"} <= set(balance.faults())


def test_points_decide_where_nobody_who_won_would_have_won_without_them() -> None:
    decided = Game([empire(1.0, 20, 0, locations=[6, 0, 0, 0, 0]), empire(0.0, 15, 1)], 1)
    level = Game([empire(1.0, 20, 0, locations=[5, 0, 0, 0, 0]), empire(0.0, 15, 1)], 1)
    balance = Balance([decided, level])
    assert balance.decided_by_location(0) == 0.5
    assert balance.decided_by_location(1) == 0.0
    assert "2 players: town 0.0%" in balance.faults()


def test_a_conflict_card_counts_in_the_games_in_which_it_was_fought() -> None:
    fought = Game([empire(1.0, 20, 0, conflicts=[7]), empire(0.0, 15, 1, conflicts=[0])], 1)
    other = Game([empire(1.0, 20, 0), empire(0.0, 15, 1)], 1)
    balance = Balance([fought, other, other])
    assert balance.decided_by_conflict("conflict_01") == 1.0
    assert balance.decided_by_conflict("conflict_02") == 0.0


def test_in_disaster_phases_points_are_only_sold() -> None:
    """What is left when all that the log tells of points is counted; so nothing that it tells may be missed."""
    random = Random(3)
    lost = 0
    for seed in range(10):
        table = GAME.new(3, seed)
        assert isinstance(table, EmpiresEnd)
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, random.choice(table.moves(seat)))
        told = Counter((event.message, event.args.get("seat")) for event in table.log(None))
        for seat in range(3):
            empire = outcome(table, seat, first=0)
            assert dict(zip(SOURCES, empire.points, strict=True))["disaster"] == -2 * told["log-low", seat]
            assert sum(empire.points) == empire.score
            lost += told["log-band-loss", seat]
    assert lost > 0


@pytest.mark.parametrize("phase", ["disaster", "economy", "industry", "conflict"])
def test_who_is_careless_plays_at_random_in_that_phase_only(phase: str) -> None:
    job = Job(2, "easy", BUILT_IN, 7, phase)
    assert handicapped_seat(job) == 1
    assert play(job) == play(job)
    assert play(job) != play(Job(2, "easy", BUILT_IN, 7))


def test_without_income_nothing_comes_from_economy() -> None:
    job = Job(2, "easy", BUILT_IN, 7, without_income=True)
    assert play(job) != play(Job(2, "easy", BUILT_IN, 7))
    table = GAME.new(2, 7, {"first_player": 0})
    assert isinstance(table, EmpiresEnd)
    before, lines, seat = [0, 0], 0, 0
    while table.track[table.space] != "E":
        before, lines = [int(empire.goods) for empire in table.empires], len(table.log(None))
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[-1])
    other = 1 - seat  # its tokens have changed by economy alone
    assert table.empires[other].goods != before[other]
    take_income(table, other, lines)
    assert table.empires[other].goods == before[other]


def test_the_handicapped_are_looked_for_in_their_own_seats() -> None:
    jobs = [Job(2, "easy", BUILT_IN, seed, "economy") for seed in (0, 1)]
    games = [Game([empire(0.0, 5, 0), empire(1.0, 9, 1)], 1), Game([empire(0.0, 6, 0), empire(1.0, 10, 1)], 1)]
    handicap = Handicap("careless in economy", jobs, games, limited=True)
    assert (handicap.won, handicap.points, handicap.others) == (0.5, 7.5, 7.5)
    assert handicap.faults() == ["careless in economy 50.0%"]
    assert Handicap("careless in economy", jobs, games, limited=False).faults() == []


def test_games_are_kept_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    job = Job(2, "easy", BUILT_IN, 7)
    game = play(job)
    Kept(file, read).add(job, game)
    found = Kept(file, read).find(job)
    assert found is not None
    assert found.decisions == game.decisions
    assert [one.score for one in found.empires] == [one.score for one in game.empires]
    assert Kept(file, read).find(Job(2, "easy", BUILT_IN, 7, "economy")) is None
    assert Kept(file, read).find(Job(2, "easy", BUILT_IN, 8)) is None


def test_the_page_is_about_the_edition_that_is_played() -> None:
    page = Path(__file__).parents[2] / "docs" / "balance" / "empires_end.md"
    text = page.read_text(encoding="utf-8")
    assert f"hash `{edition(BUILT_IN).hash}`" in text
    assert "All figures are within their limits." in text
    assert "\n2,000 for each number of players." in text
