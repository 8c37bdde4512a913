"""The nations' report as a page."""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from statistics import fmean

from benchmarks.nations.figures import ENDS, Nations, Usage, end_of, percent, unused, usage
from benchmarks.nations.games import COLLAPSE, NATIONS, Game
from benchmarks.nations.odd import odd_part
from benchmarks.nations.reasons import REASONS
from pentapolis.arena.result import wilson
from pentapolis.bots.evaluator import MODULES
from pentapolis.games.imperium.catalogue import CARD
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.game import GAME

WEIGHTS = "imperium.toml"
HEADS = {
    "there": "Never in a game",
    "had": "Never had by anybody",
    "played": "Had, but never played",
    "used": "Played, but no ability of it ever used",
}


def weights_hash() -> str:
    """The bots are what they are by these weights: whoever fits them anew has other bots."""
    return sha256(files(MODULES).joinpath(WEIGHTS).read_bytes()).hexdigest()[:16]


def row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def grid(head: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    return [row(*head), row(*["---"] * len(head)), *(row(*cells) for cells in rows), ""]


def ranking_part(found: Nations) -> list[str]:
    rows: list[list[object]] = []
    for place, nation in enumerate(found.ranking()):
        record = found.record(nation)
        low, high = wilson(record.won * record.games, record.games)
        rows.append(
            [
                place + 1,
                nation,
                record.games,
                f"{record.won:.1%}",
                f"{low:.0%}–{high:.0%}",
                percent(found.won(nation, side="a")),
                percent(found.won(nation, side="b")),
                f"{record.score:.1f}",
                f"{record.others:.1f}",
                f"{record.rounds:.1f}",
                "–" if record.empire is None else f"{record.empire:.1f}",
            ]
        )
    head = ["", "nation", "games", "won", "95%", "side A", "side B", "score", "others", "rounds", "empire in round"]
    return [
        "## Nations",
        "",
        "Share of victories over all opponents (a shared victory is shared), with either side of the power card; mean",
        "score, and the opponents'. Atlanteans begin as an empire, Vikings and Arthurians never become one.",
        "",
        *grid(head, rows),
        f"Whoever begins wins {found.first_player():.1%}.",
        "",
    ]


def pairings_part(found: Nations) -> list[str]:
    order = found.ranking()
    rows: list[list[object]] = []
    for nation in order:
        cells = ["–" if other == nation else percent(found.won(nation, other)) for other in order]
        rows.append([nation, *cells])
    games = Counter(frozenset(game.nations) for game in found.games)
    return [
        "## Against each other",
        "",
        "How often the nation of the row beats that of the column; so few games",
        f"({min(games.values())} a pairing) say something about a row, and little about a single field.",
        "",
        *grid(["", *[nation[:4] for nation in order]], rows),
    ]


def ends_part(found: Nations) -> list[str]:
    rows: list[list[object]] = []
    for nation in found.ranking():
        games = found.of(nation)
        cells: list[object] = [nation]
        for end in ENDS:
            here = [(game, seat) for game, seat in games if end_of(game) == end]
            own = [game for game, seat in here if game.by == seat]
            cells.append(f"{len(here) / len(games):.0%} ({len(own) / len(games):.0%})" if here else "")
        rows.append([*cells, percent(found.collapses_won(nation))])
    rounds = [game.rounds for game in found.games]
    total: list[object] = ["all games"]
    total += [percent(fmean(end_of(game) == end for game in found.games)) for end in ENDS]
    decisions = fmean(game.decisions for game in found.games)
    return [
        "## How games end",
        "",
        "What triggered scoring in the nation's games, in brackets by the nation's own doing (an empty main deck",
        "belongs to whoever took its last card, a collapse to whoever the log named last), and how many of the",
        "collapses the nation won.",
        "",
        *grid(["", *ENDS.values(), "collapses won"], [*rows, [*total, ""]]),
        f"A game lasts {fmean(rounds):.1f} rounds on average, the shortest {min(rounds)}, the longest {max(rounds)},",
        f"and takes {decisions:.0f} decisions.",
        "",
    ]


def more_part(more: Sequence[Game]) -> list[str]:
    if not more:
        return []
    rows: list[list[object]] = []
    for players in sorted({len(game.nations) for game in more}):
        games = [game for game in more if len(game.nations) == players]
        order = [fmean(game.won[seat] for game in games) for seat in range(players)]
        rows.append(
            [
                players,
                len(games),
                f"{fmean(game.rounds for game in games):.1f}",
                f"{fmean(score for game in games for score in game.scores):.1f}",
                " ".join(percent(share) for share in order),
                percent(fmean(game.end == COLLAPSE for game in games)),
            ]
        )
    head = ["players", "games", "rounds", "score", "won in turn order", "collapse"]
    return ["## Three and four players", "", *grid(head, rows)]


def cards_part(games: Sequence[Game]) -> list[str]:
    made = edition(BUILT_IN)
    counts = usage(games)
    lines = [
        "## Cards nobody uses",
        "",
        f"In these {len(games):,} games {len(counts)} of {len(made.faces)} cards took part. A card that nobody ever",
        "plays is a defect of rules or bots until it is explained. One unrest is like another, so they are",
        "not listed.",
        "",
    ]
    found = unused(games)
    for kind, head in HEADS.items():
        cards = found[kind]
        lines += [f"### {head}: {len(cards) or 'none'}", ""]
        if cards:
            rows = [listed(card, counts.get(card, Usage(0, 0, 0, 0))) for card in cards]
            lines += grid(["card", "nation", "in games", "had", "played", "used", "why"], rows)
    return lines


def listed(card: int, count: Usage) -> list[object]:
    face = edition(BUILT_IN).faces[card]
    nation = NATIONS[face.nation] if face.nation >= 0 else "commons"
    why = REASONS.get(CARD.ids[card], "**not explained**")
    return [f"{face.name} ({face.number})", nation, count.there, count.had, count.played, count.used, why]


def rare_part(games: Sequence[Game]) -> list[str]:
    """Cards that are had and hardly played."""
    counts = usage(games)
    faces = edition(BUILT_IN).faces
    rare = [
        (count.played / count.had, card)
        for card, count in counts.items()
        if count.had >= 20 and 0 < count.played < 0.1 * count.had and faces[card].playable
    ]
    if not rare:
        return []
    rows = [[*listed(card, counts[card])[:5], f"{share:.0%}"] for share, card in sorted(rare)]
    head = ["card", "nation", "in games", "had", "played", "share"]
    return [
        "### Seldom played",
        "",
        "In less than a tenth of the games in which somebody had them.",
        "",
        *grid(head, rows),
    ]


def report(pairs: Sequence[Game], more: Sequence[Game], command: str, bot: str) -> str:
    """The page."""
    found = Nations(pairs)
    games = Counter(frozenset(game.nations) for game in pairs)
    lines = [
        "# The nations of Imperium",
        "",
        f"{len(pairs):,} games of two, at least {min(games.values())} for each of {len(games)} pairings, between bots",
        f"of one kind, `{bot}`, with the commons of both boxes and both sides of the power cards in turn.",
        f"Version {GAME.rules_version} of the rules, edition hash `{edition(BUILT_IN).hash}`; the bots judged",
        f"positions by the weights of `{WEIGHTS}`, hash `{weights_hash()}`. Stronger players may rank the nations",
        "otherwise: the more of an engine has to be understood, the more of it such bots leave unused. Made by",
        "",
        f"    {command}",
        "",
        *ranking_part(found),
        *pairings_part(found),
        *ends_part(found),
        *odd_part(found),
        *more_part(more),
        *cards_part([*pairs, *more]),
        *rare_part([*pairs, *more]),
    ]
    return "\n".join(lines).rstrip() + "\n"
