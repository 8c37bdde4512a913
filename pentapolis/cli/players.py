"""Who sits where: people at this keyboard, and bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pentapolis.bots import Bot, Position, make_bot
from pentapolis.bots.levels import SETTINGS
from pentapolis.cli.faults import Fault
from pentapolis.kernel.game import Game
from pentapolis.kernel.rng import Keyed
from pentapolis.kernel.table import Table
from pentapolis.words import Words

HUMAN: Final = "human"
DEFAULT_OPPONENT: Final = "medium"
BOT_SEED_BITS: Final = 30


@dataclass
class Player:
    """A seat's player; `bot` is None for a person."""

    spec: str
    name: str
    bot: Bot | None = None


def seat_specs(seat: Sequence[str] | None, seats: str | None, default: Sequence[str]) -> list[str]:
    """The seats of `--seat A --seat B` or `--seats A,B`. A bot's own settings have commas too: `search:a=1,b=2`."""
    if seat and seats:
        raise Fault("cli-error-seat-and-seats")
    if seat:
        return list(seat)
    if seats is None:
        return list(default)
    specs: list[str] = []
    for part in seats.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs


def make_players(
    game: Game,
    specs: Sequence[str],
    names: Sequence[str],
    seed: int,
    words: Words,
) -> list[Player]:
    """A player for every spec. Names given go to the people first, in the order of their seats."""
    if len(specs) not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise Fault("cli-error-seat-count", count=len(specs), allowed=allowed)
    people = sum(spec == HUMAN for spec in specs)
    if len(names) > people:
        raise Fault("cli-error-names", count=people)
    left = list(names)
    players: list[Player] = []
    for seat, spec in enumerate(specs):
        if spec == HUMAN:
            default = (
                words.say("cli-name-human") if people == 1 else words.say("seat-name", {"number": seat + 1})
            )
            players.append(Player(spec, left.pop(0) if left else default))
        else:
            bot = bot_of(spec, game, seed + seat)
            players.append(Player(spec, bot_name(spec, seat, specs, words), bot))
    return players


def bot_of(spec: str, game: Game, seed: int) -> Bot:
    try:
        return make_bot(spec, game, seed % (1 << BOT_SEED_BITS))
    except ValueError as error:
        raise Fault("cli-error-bot", value=spec, reason=str(error)) from None


def with_budget(spec: str, seconds: float | None, simulations: int | None) -> str:
    """The spec with the budget of `--seconds` or `--simulations`, if its bot searches and names none of its own."""
    if seconds is not None and simulations is not None:
        raise Fault("cli-error-budgets")
    budget = f"seconds={seconds}" if seconds is not None else f"simulations={simulations}"
    name, _, settings = spec.partition(":")
    if (seconds is None and simulations is None) or "seconds" not in SETTINGS.get(name, []):
        return spec
    if "seconds=" in settings or "simulations=" in settings:
        return spec
    return f"{name}:{budget},{settings}".rstrip(",")


def bot_name(spec: str, seat: int, specs: Sequence[str], words: Words) -> str:
    """`Bot (hard)`; with the seat's number where two would be called the same."""
    strength = level_name(spec, words)
    if list(specs).count(spec) > 1:
        strength += f" {seat + 1}"
    return words.say("cli-name-bot", {"strength": strength})


def level_name(spec: str, words: Words) -> str:
    name = spec.partition(":")[0]
    return words.say(f"cli-level-{name}") if words.has(f"cli-level-{name}") else spec


def chosen_move(bot: Bot, table: Table, seat: int, rng: Keyed) -> int:
    """What the bot plays; it is shown only what its seat may know."""
    return bot.choose(Position(table, seat, rng))
