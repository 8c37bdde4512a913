"""Makes golden games anew: `python -m tests.golden.regenerate`, by hand, when rules change on purpose.

Slugs of games as arguments make only those. Players with simple tastes play many games; of every kind of game the
first that shows what it should is kept.
"""

import json
import sys

import pentapolis
from pentapolis.kernel.rng import Fast
from pentapolis.kernel.table import Table
from tests.golden import FOLDER
from tests.golden.empires_end import EMPIRES_END
from tests.golden.imperium import IMPERIUM
from tests.golden.seven_wonders_duel import SEVEN_WONDERS_DUEL
from tests.golden.the_capitals import THE_CAPITALS
from tests.golden.through_the_ages import THROUGH_THE_AGES
from tests.golden.wanted import Collection, Wanted

COLLECTIONS = [SEVEN_WONDERS_DUEL, EMPIRES_END, THE_CAPITALS, THROUGH_THE_AGES, IMPERIUM]
MOST_SEEDS = 20_000


def played(slug: str, wanted: Wanted, seed: int) -> Table:
    """One game: each player takes the move liked best, of equals a random one."""
    game = pentapolis.game(slug)
    t = game.new(wanted.seats, seed, wanted.options, wanted.chance)
    rng = Fast(seed)
    while not t.over:
        to_act = t.to_act
        seat = to_act[rng.below(len(to_act))] if len(to_act) > 1 else to_act[0]
        taste = wanted.taste(seat)
        moves = t.moves(seat)
        likes = [taste(game.vocabulary.verb(move).name, game.vocabulary.objects(move)) for move in moves]
        best = [move for move, like in zip(moves, likes, strict=True) if like == max(likes)]
        t.play(seat, best[rng.below(len(best))])
    return t


def found(games: Collection, wanted: Wanted) -> Table:
    for seed in range(1, MOST_SEEDS):
        t = played(games.slug, wanted, seed)
        if set(wanted.shows) <= set(games.shown(t)):
            return t
    raise LookupError(f"no game of {MOST_SEEDS} shows {wanted.name}: {', '.join(wanted.shows)}")


def regenerate(games: Collection) -> None:
    """Write all golden games of a game; the features none of them shows are an error."""
    folder = FOLDER / games.slug
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    missing = set(games.features)
    for wanted in games.wanted:
        t = found(games, wanted)
        missing -= set(games.shown(t))
        text = json.dumps({"record": t.record().data(), "expected": games.summary(t)}, indent=1, ensure_ascii=False)
        (folder / f"{wanted.name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{wanted.name}: seed {t.seed}, {t.ply} moves, scores {t.scores}, winners {t.winners}")
    if missing:
        raise LookupError(f"no golden game of {games.slug} shows: {', '.join(sorted(missing))}")


if __name__ == "__main__":
    slugs = sys.argv[1:] or [games.slug for games in COLLECTIONS]
    for collection in COLLECTIONS:
        if collection.slug in slugs:
            regenerate(collection)
