"""The figures of the nations' report, on games small enough to work them out by hand."""

from pathlib import Path
from typing import Any

import pytest

from benchmarks.nations.figures import Nations, can_be_played, end_of, unused, usage
from benchmarks.nations.games import (
    BOXES,
    NATIONS,
    Game,
    Job,
    Kept,
    accessions,
    ending,
    held,
    larger,
    pairings,
    play,
    play_all,
)
from benchmarks.nations.odd import odd_part
from benchmarks.nations.page import report
from benchmarks.nations.reasons import REASONS
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.game import GAME
from pentapolis.games.imperium.table import Imperium
from pentapolis.kernel.table import Event

PROSPERITY = CARD.find("prosperity_1rom15")
LEGIONS = CARD.find("legions_1rom5")
SENATE = CARD.find("the_senate_1rom6")


def game(
    nations: list[str],
    won: list[float],
    scores: list[int],
    end: str = "developments",
    by: int = 0,
    side: str = "a",
    rounds: int = 10,
    cards: tuple[list[int], list[int], list[int], list[int]] = ([], [], [], []),
) -> Game:
    there, had, played, used = cards
    return Game(nations, side, won, scores, rounds, 100, end, by, [5, 0], there, had, played, used)


GAMES = [
    game(["romans", "celts"], [1.0, 0.0], [50, 40]),
    game(["celts", "romans"], [0.5, 0.5], [30, 30], by=1, side="b", rounds=20),
    game(["romans", "vikings"], [0.0, 1.0], [60, 20], end="collapse", by=1),
]


def test_the_record_of_a_nation_counts_its_games_in_either_seat() -> None:
    found = Nations(GAMES)
    record = found.record("romans")
    assert record.games == 3
    assert record.won == pytest.approx(0.5)
    assert record.score == pytest.approx(140 / 3)
    assert record.others == pytest.approx(30)
    assert record.rounds == pytest.approx(40 / 3)
    assert record.empire == 5
    assert found.record("vikings").empire is None


def test_victories_by_opponent_and_by_side_of_the_power_card() -> None:
    found = Nations(GAMES)
    assert found.won("romans", "celts") == 0.75
    assert found.won("celts", "romans") == 0.25
    assert found.won("romans", side="b") == 0.5
    assert found.won("celts", "vikings") is None
    assert found.ranking() == ["vikings", "romans", "celts"]
    assert found.first_player() == pytest.approx(0.5)


def test_how_games_end_is_told_with_whose_doing_it_was() -> None:
    found = Nations(GAMES)
    assert found.ends("romans") == {("developments", True): 2, ("collapse", False): 1}
    assert found.ends("celts") == {("developments", False): 2}
    assert found.collapses_won("romans") == 0.0
    assert found.collapses_won("vikings") == 1.0
    assert found.collapses_won("celts") is None


def told(*lines: tuple[str, dict[str, Any]]) -> list[Event]:
    return [Event(ply, message, args) for ply, (message, args) in enumerate(lines)]


def test_the_end_is_what_triggered_scoring_first_named() -> None:
    turn = ("log-turn", {"seat": 0, "round": 3})
    develop = ("log-develop", {"seat": 1, "card": "legions_1rom5"})
    scoring = ("log-scoring", {"why": "developments", "round": 4})
    assert ending(told(turn, develop, scoring, turn), collapsed=False) == ("developments", 1)
    assert ending(told(turn, develop, scoring, turn), collapsed=True) == ("collapse", 0)
    says = ("log-scoring", {"why": "card", "round": 4})
    graal = ("log-play", {"seat": 1, "card": "graal_2art12"})
    assert ending(told(turn, graal, says), collapsed=False) == ("graal_2art12", 1)
    king = ("log-king", {"seat": 0})
    assert ending(told(turn, graal, king, says), collapsed=False) == ("king", 0)
    assert ending(told(king, turn, graal, says), collapsed=False) == ("graal_2art12", 1)
    assert end_of(game(["arthurians", "celts"], [1, 0], [1, 0], end="graal_2art12")) == "graal"
    assert end_of(game(["utopians", "celts"], [1, 0], [1, 0], end="visions_of_shangri_la_2uto2")) == "journey"


def test_accessions_are_told_by_round() -> None:
    log = told(
        ("log-turn", {"seat": 0, "round": 3}),
        ("log-empire", {"seat": 1}),
        ("log-turn", {"seat": 1, "round": 4}),
    )
    assert accessions(log, 2) == [0, 3]


def test_cards_are_counted_by_games() -> None:
    games = [
        game(["romans", "celts"], [1, 0], [1, 0], cards=([PROSPERITY, LEGIONS, SENATE], [PROSPERITY, LEGIONS], [], [])),
        game(["romans", "celts"], [1, 0], [1, 0], cards=([PROSPERITY, LEGIONS], [PROSPERITY], [PROSPERITY], [])),
    ]
    counts = usage(games)
    assert (counts[PROSPERITY].there, counts[PROSPERITY].had, counts[PROSPERITY].played) == (2, 2, 1)
    found = unused(games)
    assert SENATE in found["had"]
    assert LEGIONS in found["played"]
    assert not any(PROSPERITY in cards for cards in found.values())
    assert CARD.find("conquer_1rom17") in found["there"]


def test_power_cards_and_cards_worth_only_points_cannot_be_played() -> None:
    made = edition(BUILT_IN)
    assert can_be_played(made.faces[PROSPERITY])
    assert not can_be_played(made.faces[made.nations[0].power])
    assert not can_be_played(made.by_id["1fam9a"])
    assert not can_be_played(made.by_id["2uto2a"])


def test_every_pairing_is_played_in_both_orders_with_both_boxes() -> None:
    jobs = pairings(4, "random", 1)
    assert len(jobs) == 480
    pair = [job for job in jobs if set(job.nations) == {"romans", "qin"}]
    assert [job.nations[0] for job in pair] == ["romans", "qin", "romans", "qin"]
    assert [job.box for job in pair] == [BOXES[0], BOXES[0], BOXES[1], BOXES[1]]
    assert len({job.seed for job in jobs}) == len(jobs)
    assert {job.side for job in pairings(8, "random", 1)} == {"a", "b"}


def test_larger_games_give_all_nations_their_turn() -> None:
    jobs = larger(16, 4, "random", 1)
    assert all(len(set(job.nations)) == 4 for job in jobs)
    counts = [sum(nation in job.nations for job in jobs) for nation in NATIONS]
    assert min(counts) >= 3


def test_a_game_is_told_of_and_kept(tmp_path: Path) -> None:
    job = Job(["romans", "celts"], BOXES[1], "b", "random", 3)
    path = tmp_path / "games"
    played = play_all([job], 1, Kept(path))
    assert played == [play(job)] == play_all([job], 1, Kept(path))
    (one,) = played
    assert sum(one.won) == pytest.approx(1)
    assert set(one.played) <= set(one.had) <= set(one.there)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1
    page = report(played, [], "the command", "random")
    assert "1 games of two" in page
    assert "the command" in page
    assert "## How games end" in page


def test_what_is_held_leaves_out_nation_decks_and_developments() -> None:
    table = GAME.new(2, 1, {"nation_0": "romans", "nation_1": "celts", "power": "a"})
    assert isinstance(table, Imperium)
    cards = held(table)
    romans = table.players[0]
    assert set(romans.hand) <= cards
    assert int(romans.power) in cards
    assert not cards & {*romans.nation_deck, *romans.developments, int(romans.accession)}


def test_odd_figures_are_told_of_the_nations_that_played() -> None:
    text = " ".join(" ".join(odd_part(Nations(GAMES))).split())
    assert "**Collapse, 33% of the games.**" in text
    assert "in 0% of the collapses the winner had the most points too" in text
    assert "**The longest**: 20 rounds, celts against romans, 30 to 30 points, ended by developments" in text
    assert "Utopians" not in text
    quest = game(["celts", "arthurians"], [0, 1], [3, 4], rounds=1, cards=([], [], [CARD.find("excalibur_2art7")], []))
    text = " ".join(" ".join(odd_part(Nations([quest]))).split())
    assert "**The shortest game**: 1 round, " in text
    assert "play a quest in 100% of their games" in text
    assert "**Collapse" not in text


def test_reasons_are_given_for_cards_that_exist() -> None:
    assert [card for card in REASONS if card not in CARD.ids] == []
