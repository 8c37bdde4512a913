"""The figures of the balance report of The Capitals, on games small enough to work them out by hand."""

from pathlib import Path
from random import Random

import pytest

from benchmarks.balance.__main__ import main
from benchmarks.balance.page import weights_hash
from benchmarks.balance.runs import Kept
from benchmarks.balance.the_capitals.figures import (
    Balance,
    HeadStart,
    Ratio,
    raised_faults,
    raised_ratios,
    tile_faults,
    tile_ratios,
)
from benchmarks.balance.the_capitals.games import (
    HEAD_START,
    SOURCES,
    WEIGHTS,
    City,
    Game,
    Job,
    give_head_start,
    outcome,
    play,
    read,
    seat_ahead,
)
from pentapolis.games.the_capitals.edition import BUILT_IN, edition
from pentapolis.games.the_capitals.game import GAME
from pentapolis.games.the_capitals.scoring import parts
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import TRACKS

TYPES = {"market": "commercial", "bakery": "industrial", "circus": "tourism"}


def city(
    won: float,
    score: int,
    order: int = 0,
    tiles: list[str] | None = None,
    sources: dict[str, int] | None = None,
    initiative: tuple[int, int, int] = (0, 0, 0),
    raised: list[str] | None = None,
    dealt: list[str] | None = None,
) -> City:
    free, first, paid = initiative
    return City(
        won=won,
        score=score,
        order=order,
        tiles=[] if tiles is None else tiles,
        tracks=[0] * 6,
        level=1,
        points=[(sources or {}).get(source, 0) for source in SOURCES],
        free=free,
        first=first,
        paid=paid,
        raised=raised or [],
        dealt=dealt or raised or [],
    )


def game(*cities: City) -> Game:
    return Game(list(cities), 1)


def played_at_random(players: int, seed: int) -> Capitals:
    random = Random(seed)
    table = GAME.new(players, seed)
    assert isinstance(table, Capitals)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, random.choice(table.moves(seat)))
    return table


def test_a_tile_is_as_good_as_those_do_who_have_it() -> None:
    balance = Balance(
        [
            game(city(1.0, 9, tiles=["market", "bakery"]), city(0.0, 8, 1, tiles=["circus"])),
            game(city(1.0, 9, tiles=["market"]), city(0.0, 8, 1, tiles=["bakery"])),
        ],
        TYPES,
    )
    ratios = tile_ratios([balance])
    assert {tile: ratio.value for tile, ratio in ratios.items()} == {"market": 2.0, "bakery": 1.0, "circus": 0.0}
    assert (ratios["market"].seen, ratios["circus"].seen) == (2, 1)
    assert ratios["market"].error == pytest.approx(0.5**0.5)  # of two cities with an even chance each
    assert balance.type_shares() == [(0, 0), (1 / 3, 2 / 5), (2 / 3, 2 / 5), (0, 1 / 5), (0, 0)]
    assert {"2 players: commercial 1.67", "2 players: tourism 0.00"} <= set(balance.faults())


def test_numbers_of_players_are_put_together_by_fair_shares() -> None:
    two = Balance([game(city(1.0, 9, tiles=["market"]), city(0.0, 8, 1))], TYPES)
    three = Balance([game(city(0.0, 9, tiles=["market"]), city(1.0, 8, 1), city(0.0, 1, 2))], TYPES)
    assert tile_ratios([two, three])["market"].value == pytest.approx(1 / (1 / 2 + 1 / 3))


def test_a_tile_must_be_in_its_limits_and_be_seen_often_enough() -> None:
    won = game(city(1.0, 9, tiles=["market"]), city(0.0, 8, 1, tiles=["bakery"]))
    lost = game(city(0.0, 9, tiles=["market"]), city(1.0, 8, 1, tiles=["bakery"]))
    assert tile_faults([Balance([won, lost] * 25, TYPES)]) == ["circus 1.00 of 0"]
    assert "market 1.00 of 48" in tile_faults([Balance([won, lost] * 24, TYPES)])
    uneven = Balance([won] * 40 + [lost] * 15, TYPES)
    assert tile_faults([uneven])[:2] == ["market 1.45 of 55", "bakery 0.55 of 55"]
    # For one number of players that may be chance; the same of more games is not.
    assert not any("market" in fault for fault in uneven.faults())
    assert "2 players: market 1.45" in Balance([won] * 400 + [lost] * 150, TYPES).faults()


def test_limits_give_way_by_standard_errors() -> None:
    ratio = Ratio([(1.0, 0.5)] * 8 + [(0.0, 0.5)] * 3)
    assert ratio.value == pytest.approx(16 / 11)
    assert not ratio.within()
    assert ratio.within(1.0)


def test_a_source_decides_where_another_would_have_won_without_it() -> None:
    decided = game(city(1.0, 20, sources={"energy": 6}), city(0.0, 15, 1))
    level = game(city(1.0, 20, sources={"energy": 5}), city(0.0, 15, 1))
    balance = Balance([decided, level], TYPES)
    assert balance.decided_by("energy") == 0.5
    assert "2 players: culture 0.0%" in balance.faults()
    assert not any("energy" in fault for fault in balance.faults())


def test_loans_are_part_of_the_economy() -> None:
    indebted = game(city(0.0, 14, sources={"loans": -3}), city(1.0, 15, 1, sources={"economy": 1}))
    assert Balance([indebted], TYPES).decided_by("economy") == 0.0
    assert Balance([indebted], TYPES).decided_by("economy", "loans") == 1.0


def test_the_first_column_where_it_was_free() -> None:
    balance = Balance([game(city(1.0, 9, initiative=(4, 3, 24)), city(0.0, 8, 1, initiative=(6, 1, 4)))], TYPES)
    assert balance.first_picked() == 0.4
    assert balance.first_paid() == 7.0
    assert balance.first_ratio() == 1.5
    assert "2 players: first column 1.50" in balance.faults()
    never = Balance([game(city(1.0, 9, initiative=(4, 0, 0)), city(0.0, 8, 1, initiative=(6, 0, 0)))], TYPES)
    assert "2 players: first column picked 0.0%" in never.faults()


def test_prosperity_tiles_are_as_good_as_those_do_who_build_them() -> None:
    won = game(
        city(1.0, 9, raised=["carousel"], dealt=["carousel", "warehouse"]), city(0.0, 8, 1, raised=["warehouse"])
    )
    lost = game(city(0.0, 9, raised=["carousel"]), city(1.0, 8, 1))
    balance = Balance([won, lost], TYPES)
    ratios = raised_ratios([balance])
    assert (ratios["carousel"].value, ratios["carousel"].seen) == (1.0, 2)
    assert (ratios["warehouse"].value, ratios["warehouse"].seen) == (0.0, 1)
    assert len(balance.holders("warehouse")) == 2
    assert balance.raised() == (0.75, 0.5)
    faults = raised_faults([Balance([won] * 60, TYPES)])
    assert "prosperity: carousel 2.00 of 60" in faults
    assert "prosperity: clock_tower 1.00 of 0" in faults
    assert "2 players, prosperity: carousel 2.00" in Balance([won] * 60, TYPES).prosperity_faults()


def test_a_game_with_prosperity_tells_what_was_dealt_and_built() -> None:
    job = Job(3, "random", BUILT_IN, 7, prosperity=True)
    cities = play(job).cities
    assert all(len(one.dealt) == 6 and set(one.raised) <= set(one.dealt) for one in cities)
    assert sum(len(one.raised) for one in cities) > 0
    plain = Job(3, "random", BUILT_IN, 7)
    assert job.name() != plain.name()
    assert not any(one.dealt or one.raised for one in play(plain).cities)


@pytest.mark.parametrize("players", [2, 4])
def test_what_the_log_tells_is_what_was_scored(players: int) -> None:
    table = played_at_random(players, 5)
    told = [event for event in table.log(None) if event.message == "log-column"]
    cities = [outcome(table, seat, order=0) for seat in range(players)]
    for seat, found in enumerate(cities):
        points = dict(zip(SOURCES, found.points, strict=True))
        final = parts(table, seat)
        assert (
            sum(points[part] for part in ("prestige", "tiles", "energy", "economy", "culture", "progress"))
            == found.score
        )
        assert points["tiles"] == final["tiles"]
        assert len(found.tiles) == 12
        assert found.first == sum(event.args["seat"] == seat and event.args["column"] == 1 for event in told)
        assert found.first <= found.free <= 11
        loans = [
            event.args["count"]
            for event in table.log(None)
            if event.message == "log-loan" and event.args["seat"] == seat
        ]
        assert points["loans"] == -sum(loans)
    assert sum(found.won for found in cities) == 1
    assert sum(found.first for found in cities) == sum(event.args["column"] == 1 for event in told)


@pytest.mark.parametrize("track", list(HEAD_START))
def test_a_head_start_is_on_that_track(track: str) -> None:
    table = GAME.new(2, 3)
    assert isinstance(table, Capitals)
    before = [[int(one.at(at)) for at in range(6)] for one in table.cities]
    give_head_start(table, 1, track)
    after = [[int(one.at(at)) for at in range(6)] for one in table.cities]
    assert after[0] == before[0]
    moved = {name: new - old for name, new, old in zip(TRACKS, after[1], before[1], strict=True) if new != old}
    wanted = {track: HEAD_START[track]}
    if track == "employment":
        wanted["population"] = HEAD_START[track]
    assert moved == wanted
    for at, space in enumerate(after[1]):
        assert space <= table.edition.tracks[at].most


def test_those_ahead_are_looked_for_in_their_own_seats() -> None:
    jobs = [Job(2, "random", BUILT_IN, seed, "culture") for seed in (0, 1)]
    assert [seat_ahead(job) for job in jobs] == [0, 1]
    games = [game(city(0.0, 5), city(1.0, 9, 1)), game(city(0.0, 6), city(1.0, 10, 1))]
    start = HeadStart("culture", jobs, games)
    assert (start.won, start.points, start.others) == (0.5, 7.5, 7.5)
    assert start.faults() == ["ahead on culture 50.0%"]


def test_games_are_kept_and_found_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    job = Job(3, "random", BUILT_IN, 7)
    Kept(file, read).add(job, play(job))
    assert Kept(file, read).find(job) == play(job)
    assert Kept(file, read).find(Job(3, "random", BUILT_IN, 7, "culture")) is None
    assert Kept(file, read).find(Job(3, "random", BUILT_IN, 8)) is None


def test_the_report_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "balance.md"
    few = ["--games", "2", "--seated", "2", "--started", "2", "--bot", "random", "--quick", "random"]
    few += ["--prosperity", "2"]
    assert main(["the-capitals", *few, "--processes", "1", "--write", str(page)]) == 1  # so few are never balanced
    text = page.read_text(encoding="utf-8")
    assert capsys.readouterr().out == text + "\n"
    for part in ("Seats", "Scores", "Types of tiles", "Tiles", "Tracks", "Sources of points"):
        assert f"## {part}\n" in text
    assert "## The first column of initiative\n" in text
    assert "## Games with prosperity tiles\n" in text
    assert "| magnificent_arch | tourism | 3 |" in text
    assert "Out of their limits:\n\n- " in text


@pytest.mark.parametrize(
    "wrong",
    [["--games", "0"], ["--started", "-1"], ["--prosperity", "-1"], ["--quick", "nobody"], ["--edition", "none"]],
)
def test_what_cannot_be_played_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(["the-capitals", *wrong])


def test_the_page_is_about_the_edition_that_is_played() -> None:
    page = Path(__file__).parents[2] / "docs" / "balance" / "the_capitals.md"
    text = page.read_text(encoding="utf-8")
    assert f"hash `{edition(BUILT_IN).hash}`" in text
    assert f"hash `{weights_hash(WEIGHTS)}`" in text
