"""The games a balance is worked out from: played between equal bots, and what each empire was in the end."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

import pentapolis
from pentapolis.arena.match import derived
from pentapolis.bots import Bot, Position, make_bot
from pentapolis.games.empires_end.catalogue import CARD, TYPE_OF
from pentapolis.games.empires_end.edition import edition
from pentapolis.games.empires_end.scoring import parts
from pentapolis.games.empires_end.table import EmpiresEnd
from pentapolis.games.empires_end.terms import (
    CARDS_OF_TYPE,
    DISASTER_TYPES,
    IN_INDUSTRY,
    LOCATION_TYPES,
    LOCATIONS,
    RESOURCES,
    goods,
)
from pentapolis.kernel.rng import Keyed

SLUG = "empires-end"
#: Where points come from: phases, then the end of the game.
SOURCES = ["disaster", "economy", "industry", "conflict", "locations", "end abilities"]
#: The spaces of the board for two on which each phase is played.
PHASES = {"disaster": "D", "economy": "E", "industry": "I", "conflict": "C"}
#: The lines of the log about tokens from economy.
INCOME = ["log-gain", "log-gain-at"]
#: The lines of the log about points from conflicts, and whether these are won or lost.
VICTORIES = {"log-victory": 1, "log-victory-loss": -1}
CONFLICTS = {"log-band": 1, "log-band-loss": -1, "log-strength-loss": -1, **VICTORIES}


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    players: int
    bot: str
    edition: str
    seed: int
    careless: str = ""  # a phase in which one of the seats, by the seed, plays at random
    without_income: bool = False  # or which goes without the tokens that economy gives

    def name(self) -> str:
        handicap = f" careless in {self.careless}" if self.careless else ""
        handicap = " without income" if self.without_income else handicap
        return f"{edition(self.edition).hash} {self.players} {self.bot} {self.seed}{handicap}"


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


def handicapped_seat(job: Job) -> int:
    return job.seed % job.players


@lru_cache(1)
def asked(job: Job, space: int) -> list[int]:
    """The order in which seats are asked that decide at once; it is drawn for every phase.

    Whoever is asked last knows what the others have done, and a search then looks beyond the phase: always the same
    seat would have that advantage, which nobody has at a table.
    """
    return Random(derived(job.seed, f"order {space}")).sample(range(job.players), job.players)


def play(job: Job) -> Game:
    """Play one game; everything in it follows from its seed."""
    rules = pentapolis.game(SLUG)
    table = rules.new(job.players, derived(job.seed, "table"), {"edition": job.edition})
    assert isinstance(table, EmpiresEnd)
    first = int(table.first)
    bots = [make_bot(job.bot, rules, derived(job.seed, f"bot {seat}")) for seat in range(job.players)]
    careless = make_bot("random", rules, derived(job.seed, "careless"))
    rng = Keyed(derived(job.seed, "positions"))
    while not table.over:
        seat = min(table.to_act, key=asked(job, int(table.space)).index)
        rng.open(str(table.ply))
        bot: Bot = bots[seat]
        if job.careless and seat == handicapped_seat(job) and table.track[table.space] == PHASES[job.careless]:
            bot = careless
        lines = len(table.log(None)) if job.without_income else 0
        table.make(seat, bot.choose(Position(table, seat, rng)))
        if job.without_income:
            take_income(table, handicapped_seat(job), lines)
    return Game([outcome(table, seat, first) for seat in range(job.players)], int(table.ply))


def take_income(table: EmpiresEnd, seat: int, lines: int) -> None:
    """Take the tokens away that economy has given the seat since the log had so many lines."""
    for event in table.log(None)[lines:]:
        if event.message in INCOME and event.args["seat"] == seat:
            got = Counter(event.args["resources"])
            table.empires[seat].goods -= goods(*(got[resource] for resource in RESOURCES))
    table.empires[seat].offers = None  # moves that these tokens would have paid for
    table.forget()


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
        elif event.message in CONFLICTS:
            got = CONFLICTS[event.message] * args["points"]
            scored["conflict"] += got
            name, points, won = conflicts[-1]
            conflicts[-1] = (name, points + got, won or event.message in VICTORIES)
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


def read(data: dict[str, Any]) -> Game:
    """A game that was kept."""
    return Game([Empire(**empire) for empire in data["empires"]], data["decisions"])
