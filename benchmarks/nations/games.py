"""The games of the nations' report: who won, how it ended, which cards were there, had, played and used."""

import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pentapolis
from pentapolis.arena.match import derived
from pentapolis.bots import Position, make_bot
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.table import Imperium
from pentapolis.kernel.rng import Keyed
from pentapolis.kernel.table import Event

SLUG = "imperium"
NATIONS = [nation.id for nation in edition(BUILT_IN).nations]
BOXES = ["both_with_classics", "both_with_legends"]  # whose commons are used
SIDES = ["a", "b"]
COLLAPSE = "collapse"
CARD_SAYS_SO = "card"
#: Lines of the log that name a card which is played.
PLAYED = ["log-play", "log-nadir"]
#: ... and one of which an ability is used, or which answers something.
USED = ["log-exhaust", "log-solstice-card", "log-defend", "log-copy"]
ANSWER = "react:"  # the beginning of a move by which a card answers


@dataclass(frozen=True)
class Job:
    """One game to be played; the first nation begins."""

    nations: list[str]
    box: str
    side: str
    bot: str
    seed: int

    def name(self) -> str:
        return f"{edition(BUILT_IN).hash} {' '.join(self.nations)} {self.box} {self.side} {self.bot} {self.seed}"


@dataclass(frozen=True)
class Game:
    """What is kept of a game. Cards are numbers of the catalogue."""

    nations: list[str]
    side: str
    won: list[float]  # a shared victory is shared
    scores: list[int]
    rounds: int
    decisions: int
    end: str  # what triggered scoring, or `collapse`
    by: int  # the seat that did so
    empires: list[int]  # the round in which each nation became an empire; 0: it did not
    there: list[int]  # cards that were in the game
    had: list[int]  # those that some player has had in hand, deck, play area or history
    played: list[int]
    used: list[int]  # whose exhaust or solstice ability was used, or which answered something


def pairings(games: int, bot: str, seed: int) -> list[Job]:
    """Every pairing so many times; round by round, so that a run that was stopped has seen all pairings.

    First one nation begins, then the other; every two games the box changes, every four the side of the power cards.
    """
    jobs: list[Job] = []
    for number in range(games):
        for pair in combinations(NATIONS, 2):
            nations = list(pair) if number % 2 == 0 else [pair[1], pair[0]]
            box = BOXES[number // 2 % 2]
            side = SIDES[number // 4 % 2]
            jobs.append(Job(nations, box, side, bot, derived(seed, f"{' '.join(pair)} {number}")))
    return jobs


def larger(games: int, players: int, bot: str, seed: int) -> list[Job]:
    """Games of more players: nations in turn, so that all are there as often."""
    jobs: list[Job] = []
    random = Random(derived(seed, f"{players} players"))
    waiting: list[str] = []
    for number in range(games):
        nations: list[str] = []
        while len(nations) < players:
            if not waiting:
                waiting = random.sample(NATIONS, len(NATIONS))
            found = next((nation for nation in waiting if nation not in nations), None)
            if found is None:
                waiting = random.sample(NATIONS, len(NATIONS))
                continue
            waiting.remove(found)
            nations.append(found)
        box, side = BOXES[number % 2], SIDES[number // 2 % 2]
        jobs.append(Job(nations, box, side, bot, derived(seed, f"{players} players {number}")))
    return jobs


def play(job: Job) -> Game:
    """Play one game; everything in it follows from its seed."""
    rules = pentapolis.game(SLUG)
    seats = len(job.nations)
    options: dict[str, object] = {"box": job.box, "power": job.side, "first_player": 0}
    options |= {f"nation_{seat}": nation for seat, nation in enumerate(job.nations)}
    table = rules.new(seats, derived(job.seed, "table"), options)
    assert isinstance(table, Imperium)
    there = sorted(set(range(len(table.faces))) - set(table.gone))
    bots = [make_bot(job.bot, rules, derived(job.seed, f"bot {seat}")) for seat in range(seats)]
    rng = Keyed(derived(job.seed, "positions"))
    had: set[int] = set()
    answered: set[int] = set()
    while not table.over:
        had |= held(table)
        seat = table.to_act[0]
        rng.open(str(table.ply))
        move = bots[seat].choose(Position(table, seat, rng))
        notation = rules.notation(move)
        if notation.startswith(ANSWER):
            answered.add(CARD.find(notation.removeprefix(ANSWER)))
        table.make(seat, move)
    had |= held(table)
    log = table.log(None)
    end, by = ending(log, table.collapsed)
    return Game(
        nations=job.nations,
        side=job.side,
        won=[1 / len(table.winners) if seat in table.winners else 0.0 for seat in range(seats)],
        scores=[table.points(seat) for seat in range(seats)],
        rounds=int(table.round),
        decisions=int(table.ply),
        end=end,
        by=by,
        empires=accessions(log, seats),
        there=there,
        had=sorted(had),
        played=sorted(cards_of(log, PLAYED)),
        used=sorted(cards_of(log, USED) | answered),
    )


def held(table: Imperium) -> set[int]:
    """The cards that players have: power and journey cards too, nation decks and developments to come not."""
    found: set[int] = set()
    for p in table.players:
        found.update(p.sources(), p.hand, p.deck, p.discard, p.history)
        for cards in p.garrisons.values():
            found.update(cards)
    return found - {-1}


def cards_of(log: Sequence[Event], messages: Sequence[str]) -> set[int]:
    return {CARD.find(event.args["card"]) for event in log if event.message in messages}


def ending(log: Sequence[Event], collapsed: bool) -> tuple[str, int]:
    """What triggered the end, and whose doing it was: the seat that the log named last."""
    end, by = "", -1
    last = -1
    king = False
    card = ""
    for event in log:
        if event.message == "log-scoring":
            end, by = event.args["why"], last
            if end == CARD_SAYS_SO:
                end = "king" if king else card
        if event.message in (*PLAYED, *USED):
            card = event.args["card"]
        king = event.message == "log-king" or (king and event.message not in ("log-turn", "log-solstice"))
        last = event.args.get("seat", last)
    return (COLLAPSE, last) if collapsed else (end, by)


def accessions(log: Sequence[Event], seats: int) -> list[int]:
    """The round in which each seat became an empire."""
    found = [0] * seats
    now = 1
    for event in log:
        if event.message == "log-turn":
            now = event.args["round"]
        elif event.message == "log-empire":
            found[event.args["seat"]] = now
    return found


class Kept:
    """Games that have been played, one in a line of a file: a long run can be stopped and goes on where it was."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.games: dict[str, Game] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                kept = json.loads(line)
                job = kept.pop("job")
                self.games[job] = Game(**kept)

    def find(self, job: Job) -> Game | None:
        return self.games.get(job.name())

    def add(self, job: Job, game: Game) -> None:
        self.games[job.name()] = game
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"job": job.name(), **asdict(game)}) + "\n")


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
