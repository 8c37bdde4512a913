"""The report as a page."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, pstdev

from benchmarks.balance.empires_end.figures import (
    KINDS,
    LEAST_DECIDED,
    LEAST_RATIO,
    MOST_HANDICAPPED,
    MOST_RATIO,
    Balance,
    Handicap,
)
from benchmarks.balance.empires_end.games import SOURCES
from benchmarks.balance.figures import SEAT_MARGIN
from benchmarks.balance.page import grid, shares_grid, weights_hash
from pentapolis.games.empires_end.catalogue import CONFLICT, TYPE_OF
from pentapolis.games.empires_end.edition import edition
from pentapolis.games.empires_end.game import GAME
from pentapolis.games.empires_end.terms import DISASTER_TYPES, LOCATION_TYPES, LOCATIONS

WEIGHTS = "empires_end.toml"


def seats_part(found: Sequence[Balance]) -> list[str]:
    return [
        "## Seats",
        "",
        "Share of victories; a shared victory is shared. The turn order is that of the beginning: whoever takes a",
        "disaster starts the next bidding. Seats that decide at once are asked in an order drawn for every phase.",
        f"No share may be more than {100 * SEAT_MARGIN:.0f} points from the fair one.",
        "",
        *shares_grid(found),
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
            cells += [f"{share:.1%}", f"{healthy:.0%}", f"{balance.decided_by_location(kind):.1%}"]
        rows.append(cells)
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: points", "healthy", "decides"]
    return [
        "## Types of location",
        "",
        "Share of all points, how many are healthy in the end, and how often another would have won without the points",
        f"of the type (their abilities come on top of that): at least {LEAST_DECIDED:.0%} of the games.",
        "",
        *grid(head, rows),
    ]


def sources_part(found: Sequence[Balance]) -> list[str]:
    rows: list[list[object]] = []
    for place, source in enumerate(SOURCES):
        cells: list[object] = [source]
        for balance in found:
            points = [empire.points[place] for empire in balance.empires]
            together = balance.with_winning(points)
            cells += [f"{fmean(points):.1f}", f"{balance.decided_by_source(place):.1%}", f"{together:+.2f}"]
        rows.append(cells)
    cells = ["disasters taken"]
    for balance in found:
        taken = [empire.taken for empire in balance.empires]
        cells += [f"{fmean(taken):.1f}", "", f"{balance.with_winning(taken):+.2f}"]
    rows.append(cells)
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: mean", "decides", "with winning"]
    return [
        "## Sources of points",
        "",
        "Points of an empire by where they come from, how often another would have won without them, and their",
        "correlation with winning. In disaster phases points are only sold for coins; what those phases decide is who",
        "takes which disaster for how much.",
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
                points = fmean(one[1] for one, _ in fought)
                decides = balance.decided_by_conflict(name)
                cells += [f"{points:.1f}", f"{fmean(victors) / balance.fair:.2f}", f"{decides:.1%}"]
            else:
                cells += ["", "", ""]
        rows.append(cells)
    head = [""]
    for balance in found:
        head += [f"{balance.players} players: points", "victors win", "decides"]
    return [
        "## Conflicts",
        "",
        "Mean points of a player from the card, how often its victors win the game (1 is the fair share), and in how",
        f"many of the games with it another would have won without its points: at least {LEAST_DECIDED:.0%}.",
        "",
        *grid(head, rows),
    ]


def handicaps_part(handicaps: Sequence[Handicap]) -> list[str]:
    rows = [[one.name, f"{one.won:.1%}", f"{one.points:.1f}", f"{one.others:.1f}"] for one in handicaps]
    return [
        "## Phases",
        "",
        "Games of two between equal bots, one of which plays a phase at random: how many it wins",
        f"(at most {MOST_HANDICAPPED:.0%}), its mean score and the other's. In economy nearly everything comes by",
        "itself and little is decided, so the limit holds there for those who go without the tokens it gives.",
        "",
        *grid(["", "won", "score", "the other's"], rows),
    ]


def report(found: Sequence[Balance], handicaps: Sequence[Handicap], command: str, bot: str, name: str) -> str:
    """The page."""
    faults = [fault for balance in found for fault in balance.faults()]
    faults += [fault for one in handicaps for fault in one.faults()]
    result = "All figures are within their limits." if not faults else "Out of their limits: " + "; ".join(faults) + "."
    counts = Counter(len(balance.games) for balance in found)
    lines = [
        "# Balance of Empire's End",
        "",
        f"Edition `{name}`, hash `{edition(name).hash}`.",
        f"Version {GAME.rules_version} of the rules.",
        f"Games between bots of one kind, `{bot}`,",
        f"{' and '.join(f'{count:,}' for count in counts)} for each number of players. They judged",
        "positions by the weights of",
        f"`{WEIGHTS}`, hash `{weights_hash(WEIGHTS)}`. Made by",
        "",
        f"    {command}",
        "",
        result,
        "",
        *seats_part(found),
        *scores_part(found),
        *types_part(found),
        *locations_part(found),
        *sources_part(found),
        *(handicaps_part(handicaps) if handicaps else []),
        *conflicts_part(found),
    ]
    return "\n".join(lines)
