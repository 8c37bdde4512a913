"""Games of The Capitals between equal bots, and what each city was in the end."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import pentapolis
from benchmarks.balance.page import weights_hash
from pentapolis.arena.match import derived
from pentapolis.bots import Position, make_bot
from pentapolis.games.the_capitals.catalogue import AGE_TILES, PROSPERITY_TILES, TILE
from pentapolis.games.the_capitals.edition import edition
from pentapolis.games.the_capitals.game import WITH, WITHOUT
from pentapolis.games.the_capitals.politics import by_column
from pentapolis.games.the_capitals.scoring import PARTS, parts
from pentapolis.games.the_capitals.table import Capitals
from pentapolis.games.the_capitals.terms import EMPLOYMENT, POPULATION, TRACKS
from pentapolis.kernel.rng import Keyed

SLUG = "the-capitals"
WEIGHTS = "the_capitals.toml"
#: What World's Fairs give and take, by the lines of the log; their points are among the prestige.
AT_FAIRS = {"employment": "log-employment", "unemployment": "log-unemployment", "services rank": "log-services-rank"}
#: Other things that cost prestige on the way.
LOSSES = {"loans": "log-loan", "fines": "log-fine"}
#: Of final scoring; loans of the last payment have become prestige by then.
FINAL = [part for part in PARTS if part not in ("prestige", "loans")]
#: Where points come from: prestige, what final scoring adds, and what is part of the prestige.
SOURCES = ["prestige", *FINAL, *AT_FAIRS, *LOSSES]
#: How many spaces ahead one begins in games that show what a track is worth.
HEAD_START = {"economy": 6, "progress": 3, "culture": 4, "employment": 2, "population": 2, "public_services": 2}


@cache
def judged_by() -> str:
    """With other weights the same bots play other games."""
    return weights_hash(WEIGHTS)


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    players: int
    bot: str
    edition: str
    seed: int
    ahead: str = ""  # the track on which one of the seats, by the seed, begins ahead
    prosperity: bool = False  # with the tiles of the expansion

    def name(self) -> str:
        more = f" ahead on {self.ahead}" if self.ahead else ""
        more += " with prosperity" if self.prosperity else ""
        return f"{edition(self.edition).hash} {judged_by()} {self.players} {self.bot} {self.seed}{more}"


@dataclass(frozen=True)
class City:
    """What one seat had in the end."""

    won: float
    score: int
    order: int  # 0: the first in the first round
    tiles: list[str]  # of the ages
    tracks: list[int]  # the spaces of the markers
    level: int  # of the plant
    points: list[int]  # from each of the SOURCES
    free: int  # how often it could have picked the first column,
    first: int  # ... how often it did,
    paid: int  # ... and what it paid for that
    raised: list[str] = field(default_factory=list)  # prosperity tiles that it built
    dealt: list[str] = field(default_factory=list)  # all that it had in the hand


@dataclass(frozen=True)
class Game:
    cities: list[City]
    decisions: int


def read(data: dict[str, Any]) -> Game:
    """A game that was kept."""
    return Game([City(**city) for city in data["cities"]], data["decisions"])


def seat_ahead(job: Job) -> int:
    return job.seed % job.players


def play(job: Job) -> Game:
    """Play one game; everything in it follows from its seed."""
    rules = pentapolis.game(SLUG)
    options = {"edition": job.edition, "prosperity": WITH if job.prosperity else WITHOUT}
    table = rules.new(job.players, derived(job.seed, "table"), options)
    assert isinstance(table, Capitals)
    order = by_column(table.columns)
    if job.ahead:
        give_head_start(table, seat_ahead(job), job.ahead)
    bots = [make_bot(job.bot, rules, derived(job.seed, f"bot {seat}")) for seat in range(job.players)]
    rng = Keyed(derived(job.seed, "positions"))
    while not table.over:
        seat = table.to_act[0]
        rng.open(str(table.ply))
        table.make(seat, bots[seat].choose(Position(table, seat, rng)))
    return Game([outcome(table, seat, order.index(seat)) for seat in range(job.players)], int(table.ply))


def give_head_start(table: Capitals, seat: int, track: str) -> None:
    """Before the first decision. Work needs people: who begins ahead in employment does so in population too."""
    city = table.cities[seat]
    at = TRACKS.index(track)
    city.put(at, city.at(at) + HEAD_START[track])
    if at == EMPLOYMENT:
        city.put(POPULATION, city.at(POPULATION) + HEAD_START[track])
    table.forget()


def outcome(table: Capitals, seat: int, order: int) -> City:
    """What the end of a game says of a seat, and what the log says of the way there."""
    city = table.cities[seat]
    told = dict.fromkeys([*AT_FAIRS, *LOSSES], 0)
    lines = {line: source for source, line in {**AT_FAIRS, **LOSSES}.items()}
    free = first = paid = 0
    taken = False  # the first column, in this round
    for event in table.log(None):
        args = event.args
        if event.message == "log-round":
            taken = False
        elif event.message == "log-column":
            if args["seat"] == seat and not taken:
                free += 1
                if args["column"] == 1:
                    first += 1
                    paid += args["count"]
            taken = taken or args["column"] == 1
        elif event.message in lines and args["seat"] == seat:
            source = lines[event.message]
            told[source] += -args["count"] if source in LOSSES else args["count"]
    scored = {**parts(table, seat), **told}
    raised = [TILE.ids[tile] for tile in city.tiles if TILE.ids[tile] in PROSPERITY_TILES]
    return City(
        won=1 / len(table.winners) if seat in table.winners else 0.0,
        score=table.points(seat),
        order=order,
        tiles=[TILE.ids[tile] for tile in city.tiles if TILE.ids[tile] in AGE_TILES],
        tracks=[int(city.at(track)) for track in range(len(TRACKS))],
        level=int(city.level),
        points=[scored[source] for source in SOURCES],
        free=free,
        first=first,
        paid=paid,
        raised=raised,
        dealt=[*raised, *(TILE.ids[tile] for tile in [*city.hand, *city.sunk])],
    )
