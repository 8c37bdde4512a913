"""Who sits where: people at this keyboard, and bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pentapolis.arena.match import derived
from pentapolis.bots import Bot, Position, make_bot
from pentapolis.bots.levels import SETTINGS
from pentapolis.cli.faults import FAILED, Fault, what_happened
from pentapolis.kernel.game import Game
from pentapolis.kernel.rng import Fast, Keyed
from pentapolis.kernel.table import Table
from pentapolis.words import Name, Words

HUMAN: Final = "human"
DEFAULT_OPPONENT: Final = "medium"


@dataclass
class Player:
    """A seat's player: `bot` is None for a person, `given` is empty for somebody who gave no name."""

    spec: str
    given: str = ""
    bot: Bot | None = None


def seat_specs(seat: Sequence[str] | None, seats: str | None, default: Sequence[str]) -> list[str]:
    """The seats of `--seat A --seat B` or `--seats A,B`; a bot's settings may hold commas too."""
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


def make_players(game: Game, specs: Sequence[str], names: Sequence[str], seed: int) -> list[Player]:
    """A player for every spec. Names go to the people, in the order of their seats."""
    if len(specs) not in game.seats:
        raise Fault("cli-error-seat-count", count=len(specs), allowed=", ".join(map(str, game.seats)))
    people = sum(spec == HUMAN for spec in specs)
    if len(names) > people:
        raise Fault("cli-error-names", count=people)
    left = list(names)
    players: list[Player] = []
    for seat, spec in enumerate(specs):
        if spec == HUMAN:
            players.append(Player(spec, left.pop(0) if left else ""))
        else:
            players.append(Player(spec, bot=bot_of(spec, game, derived(seed, f"seat {seat}"))))
    return players


def shown_names(specs: Sequence[str], given: Sequence[str], words: Words) -> list[str]:
    """What the players are called in a language: by the names they gave, else by what they are."""
    names: list[str] = []
    for seat, (spec, name) in enumerate(zip(specs, given, strict=True)):
        if name:
            names.append(name)
        elif spec == HUMAN and list(specs).count(HUMAN) == 1:
            names.append(Name(words.say("cli-name-human")))
        elif spec == HUMAN:
            names.append(Name(words.say("seat-name", {"number": seat + 1})))
        else:
            names.append(Name(bot_name(spec, seat, specs, words)))
    return names


def bot_of(spec: str, game: Game, seed: int) -> Bot:
    try:
        return make_bot(spec, game, seed)
    except ValueError as error:
        raise Fault("cli-error-bot", value=spec, reason=str(error).removeprefix(f"bot {spec!r}: ")) from None
    except Exception as error:  # somebody's own file may raise anything
        raise Fault("cli-error-bot", FAILED, value=spec, reason=what_happened(error)).traced(error) from error


def with_budget(spec: str, seconds: float | None, simulations: int | None) -> str:
    """The spec with the budget of the options, if its bot searches and names none of its own."""
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
    name = words.say("cli-name-bot", {"strength": level_name(spec, words)})
    name = name[:1].upper() + name[1:]
    return f"{name} {seat + 1}" if list(specs).count(spec) > 1 else name


def level_name(spec: str, words: Words) -> str:
    name = spec.partition(":")[0]
    return words.say(f"cli-level-{name}") if words.has(f"cli-level-{name}") else spec


def chosen_move(player: Player, table: Table, seat: int) -> int:
    """What a bot plays; it is shown only what its seat may know. A Fault for a bot that fails or cheats."""
    assert player.bot is not None
    # Redrawn the same way whenever the game stands here: a seed and a budget of simulations give the same game.
    rng = Keyed(derived(table.seed, f"position {table.ply}"))
    player.bot.rng = Fast(derived(table.seed, f"seat {seat}, ply {table.ply}"))  # also after a game was resumed
    try:
        move = player.bot.choose(Position(table, seat, rng))
    except Exception as error:  # another package's bot may raise anything
        raise Fault("cli-error-bot", FAILED, value=player.spec, reason=what_happened(error)).traced(error) from error
    if not isinstance(move, int):
        raise Fault("cli-error-bot", FAILED, value=player.spec, reason=f"{move!r} is not a move")
    reason = table.why_not(seat, move)
    if reason is not None:
        raise Fault("cli-error-bot", FAILED, value=player.spec, reason=f"{reason.text} [{reason.rule}]")
    return move
