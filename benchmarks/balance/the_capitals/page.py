"""The report as a page."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, pstdev

from benchmarks.balance.figures import SEAT_MARGIN
from benchmarks.balance.page import grid, shares_grid, weights_hash
from benchmarks.balance.the_capitals.figures import (
    LEAST_AHEAD,
    LEAST_DECIDED,
    LEAST_FIRST,
    LEAST_RATIO,
    LEAST_SEEN,
    MOST_FIRST,
    MOST_RATIO,
    SURE,
    TRACK_SOURCES,
    Balance,
    HeadStart,
    Ratio,
    raised_ratios,
    tile_ratios,
)
from benchmarks.balance.the_capitals.games import AT_FAIRS, FINAL, HEAD_START, LOSSES, SOURCES, WEIGHTS
from pentapolis.games.the_capitals.catalogue import TILE
from pentapolis.games.the_capitals.edition import Edition
from pentapolis.games.the_capitals.game import GAME
from pentapolis.games.the_capitals.terms import AGE_TYPES, TRACKS


def head_of(found: Sequence[Balance], *columns: str) -> list[str]:
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: {columns[0]}", *columns[1:]]
    return head


def seats_part(found: Sequence[Balance], seated: Sequence[Balance], quick: str) -> list[str]:
    lines = [
        "## Seats",
        "",
        "Share of victories. The turn order is that of the first round, which is drawn; later ones are bought.",
    ]
    if seated:
        errors = ", ".join(f"{100 * balance.error():.1f}" for balance in seated)
        few = ", ".join(f"{100 * balance.error():.1f}" for balance in found)
        lines += [
            f"Seats need more games than the others, so these are {len(seated[0].tables):,} games of quick bots,",
            f"`{quick}`, for each number of players. No share may be more than {100 * SEAT_MARGIN:.0f} points from the",
            f"fair one. The standard error of a share is {errors} points.",
            "",
            *shares_grid(seated),
            f"And the games of the other figures, without a limit: their standard errors are {few} points.",
        ]
    else:
        lines.append(f"No share may be more than {100 * SEAT_MARGIN:.0f} points from the fair one.")
    return [*lines, "", *shares_grid(found)]


def scores_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for balance in found:
        scores = [city.score for city in balance.sides]
        winners = [max(city.score for city in table) for table in balance.tables]
        rows.append(
            [
                f"{balance.players} players",
                len(balance.games),
                f"{fmean(scores):.1f}",
                f"{pstdev(scores):.1f}",
                f"{fmean(winners):.1f}",
                f"{fmean(game.decisions for game in balance.games):.0f}",
                f"{fmean(city.level for city in balance.sides):.1f}",
            ]
        )
    head = ["", "games", "mean score", "deviation", "best score", "decisions", "power plant"]
    return ["## Scores", "", "Power plant: its mean level in the end.", "", *grid(head, rows)]


def types_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for at, kind in enumerate(AGE_TYPES):
        cells: list[object] = [kind]
        for balance in found:
            winners, everybody = balance.type_shares()[at]
            cells += [f"{everybody:.1%}", f"{winners:.1%}", f"{balance.type_ratios()[at]:.2f}"]
        rows.append(cells)
    return [
        "## Types of tiles",
        "",
        "Share of each type among the tiles of all cities and of the winners', and the second by the first: it must",
        f"lie between {LEAST_RATIO} and {MOST_RATIO}.",
        "",
        *grid(head_of(found, "all", "winners", "ratio"), rows),
    ]


def tiles_part(found: Sequence[Balance], edition: Edition) -> list[str]:
    rows: list[list[object]] = []
    games = sum(len(balance.tables) for balance in found)
    for tile, ratio in sorted(tile_ratios(found).items(), key=lambda one: -one[1].value):
        printed = edition.tiles[TILE.find(tile)]
        cells: list[object] = [tile, found[0].types[tile], int(printed.age), ratio.seen]
        cells += [f"{ratio.value:.2f} ± {ratio.error:.2f}"]
        for balance in found:
            own = Ratio(balance.owners(tile))
            cells.append(f"{own.value:.2f} ± {own.error:.2f}" if own.seen else "")
        rows.append(cells)
    head = ["", "type", "age", "built", "ratio", *[f"{balance.players} players" for balance in found]]
    return [
        "## Tiles",
        "",
        f"How many cities had the tile in {games:,} games; how many of these won, by how many would by their fair",
        "share (1 is fair), with its standard error; and the same for each number of players. The ratio of all must",
        f"lie between {LEAST_RATIO} and {MOST_RATIO}, of at least {LEAST_SEEN} cities; one of a single number of",
        f"players may be outside by {SURE:g} standard errors, because so few of its games see each tile.",
        "",
        *grid(head, rows),
    ]


def tracks_part(found: Sequence[Balance], started: Sequence[HeadStart]) -> list[str]:
    rows: list[list[object]] = []
    for track in TRACKS:
        cells: list[object] = [track]
        for balance in found:
            space, together = balance.on_track(track)
            cells += [f"{space:.1f}", f"{together:+.2f}", f"{balance.decided_by(*TRACK_SOURCES[track]):.1%}"]
        rows.append(cells)
    lines = [
        "## Tracks",
        "",
        "The mean space in the end, its correlation with winning, and in how many games another would have won without",
        f"the points of the track (at least {LEAST_DECIDED:.0%}): "
        + "; ".join(f"{track}: {' and '.join(sources)}" for track, sources in TRACK_SOURCES.items())
        + ".",
        "",
        *grid(head_of(found, "space", "with winning", "decides"), rows),
    ]
    if started:
        ahead = [
            [one.track, f"+{HEAD_START[one.track]}", f"{one.won:.1%}", f"{one.points:.1f}", f"{one.others:.1f}"]
            for one in started
        ]
        error = 50 / started[0].count ** 0.5
        lines += [
            f"Games of two between equal quick bots, {started[0].count} for each track, one of which begins so many",
            "spaces ahead (in employment and population together, because work needs people): how many it wins (at",
            f"least {LEAST_AHEAD:.0%}, standard error {error:.1f} points), its mean score and the other's.",
            "",
            *grid(["", "ahead", "won", "score", "the other's"], ahead),
        ]
    return lines


def sources_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for source in SOURCES:
        cells: list[object] = [source]
        for balance in found:
            points = [city.points[SOURCES.index(source)] for city in balance.sides]
            cells += [
                f"{balance.mean_of(source):.1f}",
                f"{balance.decided_by(source):.1%}",
                f"{balance.with_winning(points):+.2f}",
            ]
        rows.append(cells)
    return [
        "## Sources of points",
        "",
        "Points of a city by where they come from, how often another would have won without them, and their",
        f"correlation with winning. Final scoring adds {', '.join(FINAL)} to the prestige;",
        f"{', '.join([*AT_FAIRS, *LOSSES])} are part of the prestige. Of final scoring and of World's Fairs",
        f"every source must decide at least {LEAST_DECIDED:.0%} of the games.",
        "",
        *grid(head_of(found, "mean", "decides", "with winning"), rows),
    ]


def initiative_part(found: Sequence[Balance]) -> list[str]:
    rows = [
        [
            f"{balance.players} players",
            f"{balance.first_picked():.1%}",
            f"{balance.first_paid():.1f}",
            f"{balance.first_ratio():.2f}",
        ]
        for balance in found
    ]
    return [
        "## The first column of initiative",
        "",
        "How often it was picked of those times when it was free, what it cost then, and the winners' part of these",
        "picks by their fair share. It is neither always nor never worth its price: picked in",
        f"{LEAST_FIRST:.0%} to {MOST_FIRST:.0%}, with a ratio between {LEAST_RATIO} and {MOST_RATIO}.",
        "",
        *grid(["", "picked", "price", "ratio"], rows),
    ]


def prosperity_part(thriving: Sequence[Balance], edition: Edition) -> list[str]:
    """Games with the tiles of the expansion."""
    rows: list[list[object]] = []
    games = sum(len(balance.tables) for balance in thriving)
    for tile, ratio in sorted(raised_ratios(thriving).items(), key=lambda one: -one[1].value):
        dealt = Ratio(owner for balance in thriving for owner in balance.holders(tile))
        cells: list[object] = [tile, edition.tiles[TILE.find(tile)].provenance, dealt.seen, ratio.seen]
        cells += [f"{ratio.value:.2f} ± {ratio.error:.2f}", f"{dealt.value:.2f}"]
        for balance in thriving:
            own = Ratio(balance.raisers(tile))
            cells.append(f"{own.value:.2f} ± {own.error:.2f}" if own.seen else "")
        rows.append(cells)
    players = [f"{balance.players} players" for balance in thriving]
    counts = [
        [name, len(balance.tables), *[f"{mean:.2f}" for mean in balance.raised()]]
        for name, balance in zip(players, thriving, strict=True)
    ]
    types = [[kind, *[f"{balance.type_ratios()[at]:.2f}" for balance in thriving]] for at, kind in enumerate(AGE_TYPES)]
    head = ["", "from", "dealt", "built", "ratio", "dealt: ratio", *players]
    return [
        "## Games with prosperity tiles",
        "",
        f"{games:,} games more of the same bots, in which everybody builds a prosperity tile or a lake in five rounds.",
        "How many of the five a city built, and how many a winner did; the others became lakes.",
        "",
        *grid(["", "games", "a city", "a winner"], counts),
        "How often each tile was dealt and built; how many of the cities that built it won, by how many would by their",
        "fair share, in the limits of the other tiles; and the same of all to whom it was dealt, whether they could",
        "build it or not. Whoever is first or has most is ahead already, so those who build win more than their share.",
        "",
        *grid(head, rows),
        "The types of tiles in these games: their shares in winners' cities by those in all.",
        "",
        *grid(["", *players], types),
    ]


def report(
    found: Sequence[Balance],
    seated: Sequence[Balance],
    started: Sequence[HeadStart],
    thriving: Sequence[Balance],
    faults: Sequence[str],
    command: str,
    bot: str,
    quick: str,
    edition: Edition,
) -> str:
    """The page."""
    result = ["Out of their limits:", "", *[f"- {fault}" for fault in faults]]
    if not faults:
        result = ["All figures are within their limits."]
    counts = Counter(len(balance.games) for balance in found)
    but = " but for the last part" if thriving else ""
    lines = [
        "# Balance of The Capitals",
        "",
        f"Edition `{edition.name}`, hash `{edition.hash}`.",
        f"Version {GAME.rules_version} of the rules, without prosperity tiles{but}.",
        f"Games between bots of one kind, `{bot}`,",
        f"{' and '.join(f'{count:,}' for count in counts)} for each number of players. They judged positions by the",
        f"weights of `{WEIGHTS}`, hash `{weights_hash(WEIGHTS)}`. What a bot's name means, and how long it",
        "thinks, is in [bot-authors.md](../bot-authors.md). Made by",
        "",
        f"    {command}",
        "",
        *result,
        "",
        *seats_part(found, seated, quick),
        *scores_part(found),
        *types_part(found),
        *tiles_part(found, edition),
        *tracks_part(found, started),
        *sources_part(found),
        *initiative_part(found),
        *(prosperity_part(thriving, edition) if thriving else []),
    ]
    return "\n".join(lines)
