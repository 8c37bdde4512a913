"""Makes the golden games anew: `python -m tests.golden.regenerate`, by hand, when rules change on purpose.

Players with simple tastes play many games; of every kind of game the first that shows what it should is kept.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pentapolis
from pentapolis.games.seven_wonders_duel.catalogue import CARDS
from pentapolis.games.seven_wonders_duel.terms import BLUE, BROWN, GREEN, GREY, RED, YELLOW
from pentapolis.kernel.rng import Fast
from pentapolis.kernel.table import Table
from tests.golden import FEATURES, FOLDER, features, summary

GAME = pentapolis.game("seven-wonders-duel")
MOST_SEEDS = 20_000

Taste = Callable[[str, dict[str, str]], int]


def liking(*colours: int, wonders: int = 2, build: int = 2) -> Taste:
    """A player who likes cards of these colours most, and discards only what else remains."""

    def taste(verb: str, objects: dict[str, str]) -> int:
        if verb == "raise":
            return wonders
        if verb == "build":
            colour = next(card.colour for card in CARDS if card.id == objects["card"])
            return build + (8 if colour in colours else 0)
        return 0

    return taste


ANYTHING = liking(build=0, wonders=0)
MILITARY = liking(RED)
SCIENCE = liking(GREEN)
CIVILIAN = liking(BLUE, YELLOW)
BUILDER = liking(BROWN, GREY, wonders=9)


@dataclass
class Wanted:
    """A kind of game: how it is set up, who plays, and what it must show."""

    name: str
    shows: tuple[str, ...]
    tastes: tuple[Taste, Taste] = (ANYTHING, ANYTHING)
    options: dict[str, Any] = field(default_factory=dict)
    chance: dict[str, list[str]] = field(default_factory=dict)


FIRST_GAME = {"wonders": "first_game"}
BEGINS = {"centre_start": "last_player_begins"}
LIBRARY_DEAL = {
    "wonders-1": ["great_library", "mausoleum", "piraeus", "sphinx"],
    "tokens": ["economy", "law", "masonry", "strategy", "theology"],
    "great-library": ["philosophy", "mathematics", "urbanism"],
}

WANTED = [
    Wanted("draft-military", ("draft wonders", "military victory", "plunder"), (MILITARY, MILITARY)),
    Wanted("draft-scientific", ("draft wonders", "scientific victory"), (SCIENCE, ANYTHING)),
    Wanted("draft-civilian", ("draft wonders", "civilian victory", "chain"), (CIVILIAN, CIVILIAN)),
    Wanted("draft-shared", ("draft wonders", "shared victory")),
    Wanted(
        "first-game-military",
        ("first-game wonders", "military victory"),
        (ANYTHING, MILITARY),
        {**FIRST_GAME, "starter": 1},
    ),
    Wanted(
        "first-game-scientific",
        ("first-game wonders", "scientific victory", "progress token for a pair"),
        (ANYTHING, SCIENCE),
        {**FIRST_GAME, "starter": 0},
    ),
    Wanted(
        "first-game-civilian",
        ("first-game wonders", "civilian victory", "statue of zeus", "another turn"),
        (BUILDER, CIVILIAN),
        {**FIRST_GAME, **BEGINS},
    ),
    Wanted(
        "first-game-circus",
        ("first-game wonders", "circus maximus", "statue of zeus"),
        (BUILDER, BUILDER),
        FIRST_GAME,
    ),
    Wanted("great-library", ("great library",), (BUILDER, BUILDER)),
    Wanted("mausoleum", ("mausoleum",), (BUILDER, BUILDER)),
    Wanted("economy", ("economy", "progress token for a pair"), (SCIENCE, SCIENCE)),
    Wanted("seven-wonders", ("seven wonders", "civilian victory"), (BUILDER, BUILDER)),
    Wanted("centre-chooses", ("last player chooses from the centre",), options={"starter": 1}),
    Wanted("centre-begins", ("last player begins from the centre",), options={**BEGINS, "starter": 0}),
    Wanted(
        "scripted-library",
        ("scripted chance", "great library", "mausoleum", "economy"),
        (SCIENCE, BUILDER),
        {"starter": 0},
        LIBRARY_DEAL,
    ),
    Wanted(
        "scripted-first-game",
        ("scripted chance", "first-game wonders", "starter by lot"),
        (MILITARY, CIVILIAN),
        FIRST_GAME,
        {"starter": ["1"], "age-1": ["theater", "altar", "baths"], "age-3": ["merchants_guild", "senate"]},
    ),
]


def played(wanted: Wanted, seed: int) -> Table:
    """One game: each player takes the move liked best, of equals a random one."""
    t = GAME.new(2, seed, wanted.options, wanted.chance)
    rng = Fast(seed)
    while not t.over:
        seat = t.to_act[0]
        moves = t.moves(seat)
        likes = [wanted.tastes[seat](GAME.vocabulary.verb(m).name, GAME.vocabulary.objects(m)) for m in moves]
        best = [move for move, like in zip(moves, likes, strict=True) if like == max(likes)]
        t.play(seat, best[rng.below(len(best))])
    return t


def found(wanted: Wanted) -> Table:
    for seed in range(1, MOST_SEEDS):
        t = played(wanted, seed)
        if set(wanted.shows) <= set(features(t)):
            return t
    raise LookupError(f"no game of {MOST_SEEDS} shows {wanted.name}: {', '.join(wanted.shows)}")


def regenerate() -> None:
    """Write all golden games; the features none of them shows are an error."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    missing = set(FEATURES)
    for wanted in WANTED:
        t = found(wanted)
        missing -= set(features(t))
        text = json.dumps({"record": t.record().data(), "expected": summary(t)}, indent=1, ensure_ascii=False)
        (FOLDER / f"{wanted.name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{wanted.name}: seed {t.seed}, {t.ply} moves, scores {t.scores}, winners {t.winners}")
    if missing:
        raise LookupError(f"no golden game shows: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    regenerate()
