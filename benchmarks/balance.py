"""Plays many games of Empire's End between equal bots and says how well its edition is balanced.

    python -m benchmarks.balance [--games 2000] [--players 2 3 4] [--bot hard:simulations=32] [--write FILE]

For every number of players: the share of victories by seat and by turn order, scores and lengths; for every type of
disaster how often its innovations lie in the winner's empire; for every type of location, conflict card and phase how
many points come from it and how it goes together with winning. `--write` keeps the report as a page.
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, pstdev

import pentapolis
from pentapolis.arena.match import derived
from pentapolis.bots import Position, make_bot
from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, TYPE_OF
from pentapolis.games.empires_end.edition import BUILT_IN, edition
from pentapolis.games.empires_end.scoring import parts
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import CARDS_OF_TYPE, DISASTER_TYPES, IN_INDUSTRY, LOCATION_TYPES, LOCATIONS
from pentapolis.kernel.rng import Keyed

SLUG = "empires-end"
BOT = "hard:simulations=32"
#: What a balanced edition keeps to.
LEAST_RATIO, MOST_RATIO = 0.75, 1.3
SEAT_MARGIN = 0.03
#: Where points come from: phases, then the end of the game.
SOURCES = ["disaster", "economy", "industry", "conflict", "locations", "end abilities"]


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    players: int
    bot: str
    edition: str
    seed: int


@dataclass(frozen=True)
class Empire:
    """What one seat had in the end."""

    won: float  # a shared victory is shared
    score: int
    order: int  # 0: the seat that began the game
    innovations: list[int]  # how many of each type of disaster
    healthy: list[int]  # how many of each type of location
    location_points: list[int]  # what those scored
    points: list[int]  # from each of the SOURCES
    taken: int  # disasters
    conflicts: list[tuple[str, int, bool]]  # each conflict: its card, the points from it, won or not


@dataclass(frozen=True)
class Game:
    empires: list[Empire]
    decisions: int


def play(job: Job) -> Game:
    """Play one game; everything in it follows from its seed."""
    rules = pentapolis.game(SLUG)
    table = rules.new(job.players, derived(job.seed, "table"), {"edition": job.edition})
    assert isinstance(table, EmpiresEnd)
    first = int(table.first)
    bots = [make_bot(job.bot, rules, derived(job.seed, f"bot {seat}")) for seat in range(job.players)]
    rng = Keyed(derived(job.seed, "positions"))
    while not table.over:
        seat = table.to_act[0]
        rng.open(str(table.ply))
        table.make(seat, bots[seat].choose(Position(table, seat, rng)))
    return Game([outcome(table, seat, first) for seat in range(job.players)], int(table.ply))


def outcome(table: EmpiresEnd, seat: int, first: int) -> Empire:
    """What the end of a game says of a seat, and what the log says of the way there."""
    empire = table.empires[seat]
    innovations = [0] * len(DISASTER_TYPES)
    for cards in empire.under:
        for card in cards:
            innovations[card // CARDS_OF_TYPE] += 1
    healthy = [0] * len(LOCATION_TYPES)
    location_points = [0] * len(LOCATION_TYPES)
    for location in range(LOCATIONS):
        if empire.is_healthy(location):
            healthy[TYPE_OF[location]] += 1
            location_points[TYPE_OF[location]] += int(table.edition.locations[location].points)
    scored = dict.fromkeys(SOURCES, 0)
    taken = 0
    conflicts: list[tuple[str, int, bool]] = []
    phase = ""
    for event in table.log(None):
        args = event.args
        if event.message == "log-space":
            phase = args["phase"]
        elif event.message == "log-conflict":
            conflicts.append((args["conflict"], 0, False))
        elif args.get("seat") != seat:
            continue
        elif event.message in ("log-points", "log-points-at"):
            # Of the combined phase the ability tells which part it was.
            source = "industry" if phase == "industry" else "economy"
            if "card" in args and table.edition.cards[CARD.find(args["card"])].ability.phase == IN_INDUSTRY:
                source = "industry"
            scored[source] += args["points"]
        elif event.message in ("log-band", "log-victory"):
            scored["conflict"] += args["points"]
            name, points, won = conflicts[-1]
            conflicts[-1] = (name, points + args["points"], won or event.message == "log-victory")
        elif event.message == "log-take":
            taken += 1
    final = parts(table, seat)
    scored["disaster"] = final["track"] - sum(scored.values())  # points sold for coins
    scored["locations"] = final["locations"]
    scored["end abilities"] = final["innovations"]
    return Empire(
        won=1 / len(table.winners) if seat in table.winners else 0.0,
        score=table.points(seat),
        order=(seat - first) % table.seats,
        innovations=innovations,
        healthy=healthy,
        location_points=location_points,
        points=[scored[source] for source in SOURCES],
        taken=taken,
        conflicts=conflicts,
    )


class Kept:
    """Games that have been played, one in a line of a file: a long run can be stopped and goes on where it was."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.games: dict[str, Game] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                kept = json.loads(line)
                empires = [Empire(**empire) for empire in kept["empires"]]
                self.games[kept["job"]] = Game(empires, kept["decisions"])

    def name(self, job: Job) -> str:
        return f"{edition(job.edition).hash} {job.players} {job.bot} {job.seed}"

    def find(self, job: Job) -> Game | None:
        return self.games.get(self.name(job))

    def add(self, job: Job, game: Game) -> None:
        self.games[self.name(job)] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"job": self.name(job), **asdict(game)}) + "\n")


def play_all(jobs: Sequence[Job], processes: int | None, kept: Kept) -> list[Game]:
    """All games, on all cores; their order is that of the jobs."""
    missing = [job for job in jobs if kept.find(job) is None]
    workers = min(processes or os.cpu_count() or 1, len(missing))
    if workers <= 1:
        for job in missing:
            kept.add(job, play(job))
    else:
        # Spawned, not forked: a fork copies whatever threads and locks the caller has.
        with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
            futures = {pool.submit(play, job): job for job in missing}
            for future in as_completed(futures):
                kept.add(futures[future], future.result())
    return [game for job in jobs if (game := kept.find(job)) is not None]


def correlation(left: Sequence[float], right: Sequence[float]) -> float:
    """Pearson's; 0 where one of them never changes."""
    deviation = pstdev(left) * pstdev(right)
    if deviation == 0:
        return 0.0
    mean_left, mean_right = fmean(left), fmean(right)
    return fmean((x - mean_left) * (y - mean_right) for x, y in zip(left, right, strict=True)) / deviation


class Balance:
    """The figures of all games with one number of players."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.games = games
        self.empires = [empire for game in games for empire in game.empires]
        self.players = len(games[0].empires)
        self.fair = 1 / self.players

    def by_seat(self) -> list[float]:
        """The share of victories of each seat."""
        return [fmean(game.empires[seat].won for game in self.games) for seat in range(self.players)]

    def by_order(self) -> list[float]:
        """The same of the seat that began, the next one ..."""
        won = [0.0] * self.players
        for empire in self.empires:
            won[empire.order] += empire.won
        return [share / len(self.games) for share in won]

    def innovation_shares(self) -> list[tuple[float, float]]:
        """For each type of disaster: its share of the innovations of winners, and of all empires."""
        mine = [sum(empire.won * empire.innovations[kind] for empire in self.empires) for kind in KINDS]
        everybody = [sum(empire.innovations[kind] for empire in self.empires) for kind in KINDS]
        return [(mine[kind] / sum(mine), everybody[kind] / sum(everybody)) for kind in KINDS]

    def ratios(self) -> list[float]:
        """The first of these shares by the second."""
        return [winners / everybody if everybody else 1.0 for winners, everybody in self.innovation_shares()]

    def with_winning(self, values: Sequence[float]) -> float:
        """How a figure of the empires goes together with winning."""
        return correlation(values, [empire.won for empire in self.empires])

    def faults(self) -> list[str]:
        """What is out of its limits."""
        found = [
            f"{self.players} players: {DISASTER_TYPES[kind]} {ratio:.2f}"
            for kind, ratio in enumerate(self.ratios())
            if not LEAST_RATIO <= ratio <= MOST_RATIO
        ]
        for name, shares in (("seat", self.by_seat()), ("turn order", self.by_order())):
            found += [
                f"{self.players} players: {name} {place} {share:.1%}"
                for place, share in enumerate(shares)
                if abs(share - self.fair) > SEAT_MARGIN
            ]
        return found


KINDS = range(len(DISASTER_TYPES))


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def grid(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    return [row(*head), row(*["---"] * len(head)), *(row(*cells) for cells in rows), ""]


def seats_part(found: Sequence[Balance]) -> list[str]:
    places = range(max(balance.players for balance in found))
    rows: list[list[object]] = []
    for balance in found:
        name = f"{balance.players} players"
        for what, shares in (("seat", balance.by_seat()), ("turn order", balance.by_order())):
            cells = [f"{shares[place]:.1%}" if place < balance.players else "" for place in places]
            rows.append([name, what, f"{balance.fair:.1%}", *cells])
    return [
        "## Seats",
        "",
        "Share of victories; a shared victory is shared. The turn order is that of the beginning: whoever takes a",
        "disaster starts the next bidding.",
        "",
        *grid(["", "by", "fair", *[str(place + 1) for place in places]], rows),
    ]


def scores_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for balance in found:
        winners = [max(empire.score for empire in game.empires) for game in balance.games]
        scores = [empire.score for empire in balance.empires]
        decisions = [game.decisions for game in balance.games]
        rows.append(
            [
                f"{balance.players} players",
                len(balance.games),
                f"{fmean(scores):.1f}",
                f"{pstdev(scores):.1f}",
                f"{fmean(winners):.1f}",
                f"{fmean(decisions):.0f}",
                max(decisions),
                f"{fmean(sum(empire.innovations) for empire in balance.empires):.1f}",
                f"{LOCATIONS - fmean(sum(empire.healthy) for empire in balance.empires):.1f}",
            ]
        )
    head = ["", "games", "mean score", "deviation", "best score", "decisions", "most", "innovations", "destroyed"]
    return [
        "## Scores and lengths",
        "",
        "Innovations and destroyed locations: of an empire in the end.",
        "",
        *grid(head, rows),
    ]


def types_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for kind in KINDS:
        cells: list[object] = [DISASTER_TYPES[kind]]
        for balance in found:
            winners, everybody = balance.innovation_shares()[kind]
            cells += [f"{everybody:.1%}", f"{winners:.1%}", f"{balance.ratios()[kind]:.2f}"]
        rows.append(cells)
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: all", "winners", "ratio"]
    return [
        "## Types of disaster",
        "",
        "Share of each type among the innovations of all empires and of the winners', and the second by the first:",
        f"it must lie between {LEAST_RATIO} and {MOST_RATIO}.",
        "",
        *grid(head, rows),
    ]


def locations_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for kind, name in enumerate(LOCATION_TYPES):
        cells: list[object] = [name]
        for balance in found:
            points = sum(empire.location_points[kind] for empire in balance.empires)
            share = points / sum(empire.score for empire in balance.empires)
            healthy = fmean(empire.healthy[kind] for empire in balance.empires) / TYPE_OF.count(kind)
            together = balance.with_winning([empire.location_points[kind] for empire in balance.empires])
            cells += [f"{share:.1%}", f"{healthy:.0%}", f"{together:+.2f}"]
        rows.append(cells)
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: points", "healthy", "with winning"]
    return [
        "## Types of location",
        "",
        "Share of all points, how many are healthy in the end, and the correlation of their points with winning.",
        "",
        *grid(head, rows),
    ]


def phases_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for place, source in enumerate(SOURCES):
        cells: list[object] = [source]
        for balance in found:
            points = [empire.points[place] for empire in balance.empires]
            cells += [f"{fmean(points):.1f}", f"{balance.with_winning(points):+.2f}"]
        rows.append(cells)
    cells = ["disasters taken"]
    for balance in found:
        taken = [empire.taken for empire in balance.empires]
        cells += [f"{fmean(taken):.1f}", f"{balance.with_winning(taken):+.2f}"]
    rows.append(cells)
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: mean", "with winning"]
    return [
        "## Phases",
        "",
        "Points of an empire by where they come from, and their correlation with winning. In disaster phases points",
        "are only sold for coins; what those phases decide is how many disasters everybody takes.",
        "",
        *grid(head, rows),
    ]


def conflicts_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for name in CONFLICT.ids:
        cells: list[object] = [name]
        for balance in found:
            fought = [(one, empire.won) for empire in balance.empires for one in empire.conflicts if one[0] == name]
            victors = [won for one, won in fought if one[2]]
            if victors:
                cells += [f"{fmean(one[1] for one, _ in fought):.1f}", f"{fmean(victors) / balance.fair:.2f}"]
            else:
                cells += ["", ""]
        rows.append(cells)
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: points", "victors win"]
    return [
        "## Conflicts",
        "",
        "Mean points of a player from the card, and how often its victors win the game: 1 is the fair share.",
        "",
        *grid(head, rows),
    ]


def report(found: Sequence[Balance], command: str, bot: str, name: str) -> str:
    """The page."""
    faults = [fault for balance in found for fault in balance.faults()]
    result = "All figures are within their limits." if not faults else "Out of their limits: " + "; ".join(faults) + "."
    counts = Counter(len(balance.games) for balance in found)
    lines = [
        "# Balance of Empire's End",
        "",
        f"Edition `{name}`, hash `{edition(name).hash}`. Games between bots of one kind, `{bot}`,",
        f"{' and '.join(str(count) for count in counts)} for each number of players. Made by",
        "",
        f"    {command}",
        "",
        result,
        "",
        *seats_part(found),
        *scores_part(found),
        *types_part(found),
        *locations_part(found),
        *phases_part(found),
        *conflicts_part(found),
    ]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], choices=[2, 3, 4])
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--edition", default=BUILT_IN)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games played so far; the run goes on from there")
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error("--games must be at least 1")
    try:
        make_bot(given.bot, pentapolis.game(SLUG), 0)
        edition(given.edition)
    except ValueError as error:
        parser.error(str(error))
    kept = Kept(given.keep)
    found: list[Balance] = []
    for players in given.players:
        seeds = [derived(given.seed, f"{players} players, game {number}") for number in range(given.games)]
        jobs = [Job(players, given.bot, given.edition, seed) for seed in seeds]
        found.append(Balance(play_all(jobs, given.processes, kept)))
    words = ["python -m benchmarks.balance", f"--games {given.games}", f"--bot {given.bot}", f"--seed {given.seed}"]
    if given.players != [2, 3, 4]:
        words.append("--players " + " ".join(str(players) for players in given.players))
    if given.edition != BUILT_IN:
        words.append(f"--edition {given.edition}")
    if given.write is not None:
        words.append(f"--write {given.write.as_posix()}")
    page = report(found, " ".join(words), given.bot, given.edition)
    print(page)
    if given.write is not None:
        given.write.write_text(page, encoding="utf-8")
    return 1 if any(balance.faults() for balance in found) else 0


if __name__ == "__main__":
    sys.exit(main())
