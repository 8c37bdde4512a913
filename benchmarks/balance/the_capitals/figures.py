"""What the games say: who wins, with which tiles, and what decides.

A tile stands in one city at most, and each city wins its fair share of the games with it if the tile is worth as much
as any other. Its *ratio* is how many of the cities with it won, by how many would by their fair share: over all numbers
of players together, because a single one sees a tile too seldom. The standard error of a ratio is that of such a sum:
each city with the tile wins or does not.
"""

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean

from benchmarks.balance.figures import Shares
from benchmarks.balance.the_capitals.games import AT_FAIRS, FINAL, SOURCES, City, Game, Job, seat_ahead
from pentapolis.games.the_capitals.catalogue import PROSPERITY_TILES
from pentapolis.games.the_capitals.terms import AGE_TYPES, TRACKS

#: What a balanced edition keeps to: types and tiles.
LEAST_RATIO, MOST_RATIO = 0.7, 1.35
#: For one number of players a tile is out of these limits only by more than so many standard errors.
SURE = 2.0
#: A tile that fewer cities had, over all games, says nothing.
LEAST_SEEN = 50
#: In this part of the games at least another would have won without the points of a source.
LEAST_DECIDED = 0.01
#: The first column is picked in this part of the cases in which it is free.
LEAST_FIRST, MOST_FIRST = 0.05, 0.95
#: Who begins ahead on a track wins at least this part of the games of two.
LEAST_AHEAD = 0.52

#: The points that each track brings where they can be told apart; progress also brings power plants.
TRACK_SOURCES = {
    "economy": ["economy", "loans"],
    "progress": ["progress"],
    "culture": ["culture"],
    "employment": ["employment"],
    "population": ["unemployment"],
    "public_services": ["services rank"],
}


class Ratio:
    """Of the cities that have something: how many won, by how many would by their fair shares."""

    def __init__(self, cities: Iterable[tuple[float, float]]) -> None:
        """Of each city what it won, and its fair share."""
        won = fair = variance = 0.0
        self.seen = 0
        for victory, share in cities:
            self.seen += 1
            won += victory
            fair += share
            variance += share * (1 - share)
        self.value = won / fair if fair else 1.0
        self.error = variance**0.5 / fair if fair else 0.0

    def within(self, errors: float = 0.0) -> bool:
        """Is it in its limits, or out of them by no more than so many standard errors?"""
        give = errors * self.error
        return LEAST_RATIO - give <= self.value <= MOST_RATIO + give


class Balance(Shares[City]):
    """The figures of all games with one number of players."""

    def __init__(self, games: Sequence[Game], types: dict[str, str]) -> None:
        """`types`: that of each tile."""
        super().__init__([game.cities for game in games])
        self.games = games
        self.types = types
        self.counted = [[[types[tile] for tile in city.tiles].count(kind) for kind in AGE_TYPES] for city in self.sides]

    def type_shares(self) -> list[tuple[float, float]]:
        """For each type: its share of the tiles of winners, and of all cities."""
        places = range(len(AGE_TYPES))
        mine = [
            sum(city.won * counts[at] for city, counts in zip(self.sides, self.counted, strict=True)) for at in places
        ]
        everybody = [sum(counts[at] for counts in self.counted) for at in places]
        return [(mine[at] / (sum(mine) or 1), everybody[at] / (sum(everybody) or 1)) for at in places]

    def type_ratios(self) -> list[float]:
        return [winners / everybody if everybody else 1.0 for winners, everybody in self.type_shares()]

    def owners(self, tile: str) -> list[tuple[float, float]]:
        return [(city.won, self.fair) for city in self.sides if tile in city.tiles]

    def raisers(self, tile: str) -> list[tuple[float, float]]:
        """Of a prosperity tile: the cities that built it."""
        return [(city.won, self.fair) for city in self.sides if tile in city.raised]

    def holders(self, tile: str) -> list[tuple[float, float]]:
        """And all that had it in the hand."""
        return [(city.won, self.fair) for city in self.sides if tile in city.dealt]

    def raised(self) -> tuple[float, float]:
        """How many prosperity tiles a city builds, and how many a winner does."""
        everybody = fmean(len(city.raised) for city in self.sides)
        return everybody, sum(city.won * len(city.raised) for city in self.sides) / len(self.tables)

    def prosperity_faults(self) -> list[str]:
        """Of games with prosperity tiles, what is out of its limits."""
        ratios = [(tile, Ratio(self.raisers(tile))) for tile in PROSPERITY_TILES]
        return [
            f"{self.players} players, prosperity: {tile} {ratio.value:.2f}"
            for tile, ratio in ratios
            if not ratio.within(SURE)
        ]

    def decided_by(self, *sources: str) -> float:
        return self.decided(points_of(*sources))

    def mean_of(self, *sources: str) -> float:
        return fmean(points_of(*sources)(city) for city in self.sides)

    def on_track(self, track: str) -> tuple[float, float]:
        """The mean space in the end, and how it goes together with winning."""
        spaces = [city.tracks[TRACKS.index(track)] for city in self.sides]
        return fmean(spaces), self.with_winning(spaces)

    def first_picked(self) -> float:
        """The part of the cases in which the first column was free and was picked."""
        return sum(city.first for city in self.sides) / max(1, sum(city.free for city in self.sides))

    def first_paid(self) -> float:
        """The mean price of it, where it was picked."""
        return sum(city.paid for city in self.sides) / max(1, sum(city.first for city in self.sides))

    def first_ratio(self) -> float:
        """The winners' share of the times when it was picked, by their fair share."""
        picked = sum(city.first for city in self.sides)
        return sum(city.won * city.first for city in self.sides) / (picked * self.fair) if picked else 1.0

    def faults(self) -> list[str]:
        """What is out of its limits."""
        name = f"{self.players} players"
        found = [
            f"{name}: {kind} {ratio:.2f}"
            for kind, ratio in zip(AGE_TYPES, self.type_ratios(), strict=True)
            if not LEAST_RATIO <= ratio <= MOST_RATIO
        ]
        for tile in self.types:
            ratio = Ratio(self.owners(tile))
            if not ratio.within(SURE):
                found.append(f"{name}: {tile} {ratio.value:.2f}")
        deciding = [(source, self.decided_by(source)) for source in [*FINAL, *AT_FAIRS]]
        deciding += [(f"track {track}", self.decided_by(*sources)) for track, sources in TRACK_SOURCES.items()]
        found += [f"{name}: {what} {part:.1%}" for what, part in deciding if part < LEAST_DECIDED]
        if not LEAST_FIRST <= self.first_picked() <= MOST_FIRST:
            found.append(f"{name}: first column picked {self.first_picked():.1%}")
        if not LEAST_RATIO <= self.first_ratio() <= MOST_RATIO:
            found.append(f"{name}: first column {self.first_ratio():.2f}")
        return found


def points_of(*sources: str) -> Callable[[City], int]:
    """What a city has from these sources together."""
    places = [SOURCES.index(source) for source in sources]
    return lambda city: sum(city.points[place] for place in places)


def tile_ratios(found: Sequence[Balance]) -> dict[str, Ratio]:
    """Those of all tiles, over all numbers of players together."""
    return {tile: Ratio(owner for balance in found for owner in balance.owners(tile)) for tile in found[0].types}


def tile_faults(found: Sequence[Balance]) -> list[str]:
    return [
        f"{tile} {ratio.value:.2f} of {ratio.seen}"
        for tile, ratio in tile_ratios(found).items()
        if not ratio.within() or ratio.seen < LEAST_SEEN
    ]


def raised_ratios(found: Sequence[Balance]) -> dict[str, Ratio]:
    """Those of prosperity tiles that were built, over all numbers of players together."""
    return {tile: Ratio(owner for balance in found for owner in balance.raisers(tile)) for tile in PROSPERITY_TILES}


def raised_faults(found: Sequence[Balance]) -> list[str]:
    return [
        f"prosperity: {tile} {ratio.value:.2f} of {ratio.seen}"
        for tile, ratio in raised_ratios(found).items()
        if not ratio.within() or ratio.seen < LEAST_SEEN
    ]


class HeadStart:
    """How those fare against their equals who begin ahead on a track."""

    def __init__(self, track: str, jobs: Sequence[Job], games: Sequence[Game]) -> None:
        self.track = track
        self.count = len(games)
        seats = [seat_ahead(job) for job in jobs]
        self.won = fmean(game.cities[seat].won for game, seat in zip(games, seats, strict=True))
        self.points = fmean(game.cities[seat].score for game, seat in zip(games, seats, strict=True))
        self.others = fmean(game.cities[1 - seat].score for game, seat in zip(games, seats, strict=True))

    def faults(self) -> list[str]:
        return [f"ahead on {self.track} {self.won:.1%}"] if self.won < LEAST_AHEAD else []
