"""What the games of the nations say: who wins, how long games are, how they end, which cards are never used."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from benchmarks.nations.games import COLLAPSE, NATIONS, Game
from pentapolis.games.imperium.cards import Face
from pentapolis.games.imperium.edition import BUILT_IN, edition
from pentapolis.games.imperium.terms import POWER, UNREST

#: How scoring is triggered, in the order of IMP-END-02 to IMP-END-07, and the collapse.
ENDS = {
    "main-deck": "main deck",
    "developments": "developments",
    "king": "King of Kings",
    "zenith": "Harald Hardrada",
    "graal": "Graal",
    "journey": "Shangri-La",
    COLLAPSE: "collapse",
}
#: Own endings: what a nation did to end the game.
OWN = "own"


@dataclass(frozen=True)
class Record:
    """How a nation did in its games."""

    games: int
    won: float  # share
    score: float
    others: float  # mean score of its opponents
    rounds: float
    empire: float | None  # mean round in which it became an empire; None: it never did


class Nations:
    """The figures of games between two nations."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.games = games
        self.seats = [(game, seat) for game in games for seat in range(len(game.nations))]

    def of(self, nation: str, other: str | None = None, side: str | None = None) -> list[tuple[Game, int]]:
        """The games of a nation, and its seat; only those against another, or with one side of the power card."""
        return [
            (game, seat)
            for game, seat in self.seats
            if game.nations[seat] == nation
            and (other is None or other in game.nations)
            and (side is None or game.side == side)
        ]

    def won(self, nation: str, other: str | None = None, side: str | None = None) -> float | None:
        """The share of victories; None if there were no games."""
        found = self.of(nation, other, side)
        return fmean(game.won[seat] for game, seat in found) if found else None

    def record(self, nation: str) -> Record:
        found = self.of(nation)
        empires = [game.empires[seat] for game, seat in found if game.empires[seat]]
        return Record(
            games=len(found),
            won=fmean(game.won[seat] for game, seat in found),
            score=fmean(game.scores[seat] for game, seat in found),
            others=fmean(fmean(score for at, score in enumerate(game.scores) if at != seat) for game, seat in found),
            rounds=fmean(game.rounds for game, _ in found),
            empire=fmean(empires) if empires else None,
        )

    def ranking(self) -> list[str]:
        """The nations that played, the most successful first."""
        playing = [nation for nation in NATIONS if self.of(nation)]
        return sorted(playing, key=lambda nation: -self.record(nation).won)

    def first_player(self) -> float:
        """The share of victories of whoever begins."""
        return fmean(game.won[0] for game in self.games)

    def ends(self, nation: str) -> Counter[tuple[str, bool]]:
        """How the games of a nation ended: by what, and whether it was the nation's own doing."""
        return Counter((game.end, game.by == seat) for game, seat in self.of(nation))

    def collapses_won(self, nation: str) -> float | None:
        found = [game.won[seat] for game, seat in self.of(nation) if game.end == COLLAPSE]
        return fmean(found) if found else None


@dataclass(frozen=True)
class Usage:
    """In how many games a card was there, had, played and used."""

    there: int
    had: int
    played: int
    used: int


def usage(games: Sequence[Game]) -> dict[int, Usage]:
    """Of every card that was in a game."""
    there = Counter(card for game in games for card in game.there)
    had = Counter(card for game in games for card in game.had)
    played = Counter(card for game in games for card in game.played)
    used = Counter(card for game in games for card in game.used)
    return {card: Usage(there[card], had[card], played[card], used[card]) for card in sorted(there)}


def can_be_played(face: Face) -> bool:
    """Not all can: some are only worth points, and power, court and journey cards begin in play."""
    return face.playable and not face.suits & POWER and face.resolve is None and face.number[-1] not in "AB"


def unused(games: Sequence[Game]) -> dict[str, list[int]]:
    """The cards of the edition that nobody had, played or used an ability of, each under the first of these."""
    counts = usage(games)
    made = edition(BUILT_IN)
    starting = {card for nation in made.nations for card in nation.in_play}
    found: dict[str, list[int]] = {"there": [], "had": [], "played": [], "used": []}
    for card, face in enumerate(made.faces):
        count = counts.get(card, Usage(0, 0, 0, 0))
        back = made.backs.get(card)
        sides = [face] if back is None else [face, back]
        if not count.there:
            found["there"].append(card)
        elif face.resolve is not None or face.suits & UNREST:
            continue  # King of Kings belongs to nobody, and one unrest is like another
        elif not count.had:
            found["had"].append(card)
        elif can_be_played(face) and card not in starting and not count.played:
            found["played"].append(card)
        elif any(side.exhaust is not None or side.solstice is not None for side in sides) and not count.used:
            found["used"].append(card)
    return found


def end_of(game: Game) -> str:
    """The column of the table of ends."""
    if game.end in ENDS:
        return game.end
    return "graal" if game.end.startswith("graal") else "journey"


def percent(share: float | None) -> str:
    return "" if share is None else f"{share:.0%}"
