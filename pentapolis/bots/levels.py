"""Bots by name: levels of strength, specs such as `search:seconds=0.2`, and bots of other packages."""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, cast

from pentapolis.bots.bot import Bot
from pentapolis.bots.evaluator import evaluator_for
from pentapolis.bots.plan import SAMPLES, WIDEST, PlanBot
from pentapolis.bots.search import PLAYOUT_PLIES, SearchBot
from pentapolis.bots.simple import GreedyBot, RandomBot
from pentapolis.kernel.game import Game

ENTRY_POINTS: Final = "pentapolis.bots"  # name -> callable(game, seed) -> Bot
LEVELS: Final = ["easy", "medium", "hard", "expert", "greedy", "random"]
LADDER: Final = ["easy", "medium", "hard", "expert"]  # each beats the one before it: `python -m benchmarks.ladder`
SEARCH: Final = "search"
PLAN: Final = "plan"

EASY_NOISE: Final = 0.25
MEDIUM_NOISE: Final = 0.06
GREEDY_SAMPLES: Final = 8
EXPERT_SECONDS: Final = 1.0
PLAN_SECONDS: Final = 2.0  # of a turn, where expert plans
HARD_WIDTH: Final = 2

# The settings each name takes; every one is a number.
COUNTS: Final = ["samples", "simulations", "positions", "prior_visits", "playout_plies", "width", "ordered", "again"]
SWITCHES: Final = ["settle", "turn", "keep", "lanes", "through"]  # 0 or 1
WHOLE: Final = [*COUNTS, *SWITCHES]
BUDGET: Final = ["seconds", "simulations"]
SETTINGS: Final[dict[str, list[str]]] = {
    "random": [],
    "greedy": ["samples", "noise"],
    "easy": [],
    "medium": [],
    "hard": BUDGET,
    "expert": BUDGET,
    PLAN: ["seconds", "positions", "width", "samples", "ahead"],
    SEARCH: [*BUDGET, "exploration", "prior_visits", "playout_plies", "width", "ordered", *SWITCHES, "naive", "again"],
}


def level(name: str, game: Game, seed: int, seconds: float | None = None, simulations: int | None = None) -> Bot:
    """A bot of this strength. `seconds` (CPU time) or `simulations` change the budget of hard and expert."""
    if name not in LEVELS:
        raise ValueError(f"there is no level {name!r}; levels are {', '.join(LEVELS)}")
    settings: dict[str, float] = {}
    if seconds is not None:
        settings["seconds"] = seconds
    if simulations is not None:
        settings["simulations"] = simulations
    for setting in settings:
        if setting not in SETTINGS[name]:
            raise ValueError(f"level {name} does not search, so it takes no {setting}")
    return _built_in(name, game, seed, settings)


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """The bot a spec describes; ValueError names what is wrong with the spec.

    `expert`, `search:seconds=0.2`, `search:simulations=2000,exploration=0.5`, `greedy:samples=4`; the name of
    an entry point of `pentapolis.bots`; or `module:Class`, called with the game and a seed.
    """
    name, colon, rest = spec.partition(":")
    if name in SETTINGS:
        if colon and not rest:
            raise ValueError(f"bot {spec!r}: nothing follows the colon")
        try:
            return _built_in(name, game, seed, _settings(name, rest))
        except ValueError as error:
            raise ValueError(f"bot {spec!r}: {error}") from None
    if not colon:
        return _made(spec, _entry_point(spec), game, seed)
    return _made(spec, _imported(spec, name, rest), game, seed)


def timed(name: str) -> bool:
    """Does the level think by the clock?"""
    return name == "expert"


def bot_names() -> list[str]:
    """The names that `make_bot` knows without a module: built in, and offered by other packages."""
    return [*SETTINGS, *sorted(point.name for point in entry_points(group=ENTRY_POINTS))]


def _built_in(name: str, game: Game, seed: int, settings: dict[str, float]) -> Bot:
    if name == "random":
        return RandomBot(game, seed)
    if name == "easy":
        return GreedyBot(game, seed, 1, EASY_NOISE)
    if name == "medium":
        return GreedyBot(game, seed, GREEDY_SAMPLES, MEDIUM_NOISE)
    if name == "greedy":
        return GreedyBot(game, seed, int(settings.get("samples", GREEDY_SAMPLES)), settings.get("noise", 0.0))
    if name == PLAN or (name != SEARCH and evaluator_for(game.slug).manner().plan):
        return _plan(name, game, seed, settings)
    return _search(name, game, seed, settings)


def _plan(name: str, game: Game, seed: int, settings: dict[str, float]) -> Bot:
    """Where a level is given a number of simulations, so many positions are judged."""
    seconds = settings.get("seconds")
    positions = _whole(settings, "simulations" if "simulations" in settings else "positions")
    width = int(settings.get("width", WIDEST))
    manner = evaluator_for(game.slug).manner()
    ahead = settings.get("ahead", manner.ahead)
    if name == "hard":
        width = HARD_WIDTH
        ahead = 0.0
    if seconds is None and positions is None:
        if name == "hard":
            positions = manner.hard
        else:
            seconds = PLAN_SECONDS
    return PlanBot(game, seed, seconds, positions, width, int(settings.get("samples", SAMPLES)), None, ahead)


def _search(name: str, game: Game, seed: int, settings: dict[str, float]) -> Bot:
    seconds = settings.get("seconds")
    wanted = settings.get("simulations")
    simulations = None if wanted is None else int(wanted)
    if seconds is None and simulations is None:
        if name == "hard":
            simulations = evaluator_for(game.slug).manner().hard
        else:
            seconds = EXPERT_SECONDS
    return SearchBot(
        game,
        seed,
        seconds,
        simulations,
        settings.get("exploration"),
        _whole(settings, "prior_visits"),
        int(settings.get("playout_plies", PLAYOUT_PLIES)),
        None,
        _whole(settings, "width"),
        _whole(settings, "ordered"),
        _switch(settings, "settle"),
        _switch(settings, "turn"),
        _switch(settings, "keep"),
        settings.get("naive"),
        _whole(settings, "again"),
        _switch(settings, "lanes"),
        _switch(settings, "through"),
    )


def _whole(settings: dict[str, float], name: str) -> int | None:
    return int(settings[name]) if name in settings else None


def _switch(settings: dict[str, float], name: str) -> bool | None:
    return settings[name] != 0.0 if name in settings else None


def _settings(name: str, text: str) -> dict[str, float]:
    """`seconds=0.2,exploration=0.5` as numbers."""
    found: dict[str, float] = {}
    if not text:
        return found
    for part in text.split(","):
        setting, equals, value = part.partition("=")
        if not equals:
            raise ValueError(f"{part!r} must be written setting=number")
        if setting not in SETTINGS[name]:
            known = ", ".join(SETTINGS[name]) or "none"
            raise ValueError(f"{name} has no setting {setting!r}; it has {known}")
        if setting in found:
            raise ValueError(f"{setting} is given twice")
        try:
            found[setting] = float(int(value)) if setting in WHOLE else float(value)
        except ValueError:
            kind = "whole number" if setting in WHOLE else "number"
            raise ValueError(f"{setting} must be a {kind}, not {value!r}") from None
        if setting in SWITCHES and found[setting] not in (0.0, 1.0):
            raise ValueError(f"{setting} must be 0 or 1, not {value!r}")
        if not abs(found[setting]) < 1e12:  # neither infinite nor "nan"
            raise ValueError(f"{setting} must be a number of reasonable size, not {value!r}")
    return found


def _entry_point(name: str) -> object:
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == name:
            try:
                return point.load()
            except (ImportError, AttributeError) as error:
                raise ValueError(f"bot {name!r} cannot be loaded from {point.value}: {error}") from None
    raise ValueError(f"there is no bot {name!r}; bots are {', '.join(bot_names())}, or write module:Class")


def _imported(spec: str, module: str, name: str) -> object:
    try:
        holder = import_module(module)
    except (ImportError, ValueError) as error:  # a ValueError for an empty name
        raise ValueError(
            f"bot {spec!r}: module {module!r} cannot be imported ({error}); bots are {', '.join(bot_names())}"
        ) from None
    if not hasattr(holder, name):
        raise ValueError(f"bot {spec!r}: module {module} has no {name!r}")
    return getattr(holder, name)


def _made(spec: str, maker: object, game: Game, seed: int) -> Bot:
    if not callable(maker):
        raise ValueError(f"bot {spec!r}: {maker!r} cannot be called with a game and a seed")
    bot = cast("Callable[[Game, int], object]", maker)(game, seed)
    if not isinstance(bot, Bot):
        raise ValueError(f"bot {spec!r}: calling it gives {type(bot).__name__}, which is no pentapolis.bots.Bot")
    return bot
