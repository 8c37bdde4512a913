"""A game: its name, how many play, its options, its words; and the registry of games."""

import secrets
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from pentapolis.kernel.actions import Menu
from pentapolis.kernel.editions import Shelf
from pentapolis.kernel.rng import SEED_BITS, Fast, Keyed, Rng
from pentapolis.kernel.rules import NO_SUCH_SEAT, WAITING, BadOptions, Reason
from pentapolis.kernel.table import NO_SCRIPT, Script, Table, first_list
from pentapolis.kernel.vocabulary import Objects, Vocabulary
from pentapolis.kernel.zones import Zone

if TYPE_CHECKING:
    from pentapolis.kernel.pointing import Pointing, Thing

ENTRY_POINTS: Final = "pentapolis.games"
#: How far a game is. One in the making can be played by all its rules; its board, its bots or its drawing are plain.
COMPLETE: Final = "complete"
IN_THE_MAKING: Final = "making"
# Whoever plays a bulk game at random may well take `Fast(seed)` with the game's own seed. The table's generator must
# not be the same one then: what is dealt would tell what is played.
BULK_SALT: Final = 0x1E3779B97F4A7C15


class Option:
    """A choice made before the game: its values, the first of which is the default.

    `printed`: it changes what the pieces say of themselves (see `Game.printed`). `seat`: it is about this seat, so
    there is nothing to choose where fewer play. `seats`: its whole numbers are seats, of which only those that play
    can be chosen.
    """

    def __init__(
        self, name: str, values: list[Any], printed: bool = False, seat: int | None = None, seats: bool = False
    ) -> None:
        self.name = name
        self.values = values
        self.printed = printed
        self.seat = seat
        self.seats = seats

    @property
    def default(self) -> Any:
        return self.values[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A shuffle, draw or die of the rules, by name: what kind of thing comes up, and how much of it each time.

    `among` are the ids that can come up, where not all of the kind can. `copies` says how many there are of each thing:
    one number for all, or a number by id (one of each that is not named). Two dice are `Chance("dice", EYES, 2,
    copies=2)`.
    """

    def __init__(
        self,
        name: str,
        objects: Objects,
        count: int,
        among: list[str] | None = None,
        copies: int | Mapping[str, int] = 1,
    ) -> None:
        self.name = name
        self.objects = objects
        self.count = count
        self.ids = objects.ids if among is None else among
        self.copies: dict[str, int] = {}
        for thing in self.ids:
            self.copies[thing] = copies if isinstance(copies, int) else copies.get(thing, 1)

    def item(self, thing: str) -> int:
        """The number by which the rules know a thing."""
        return self.objects.find(thing)

    def id(self, item: int) -> str:
        """The reverse of `item`."""
        return self.objects.ids[item]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Base of every game. One instance for each game, made at import and registered by its slug."""

    slug: str = ""
    prefix: str = ""  # of the rule ids in its ledger
    rules_version: int = 1  # a record says under which rules it was played
    waiting_rule: str = WAITING  # the rule that says whose turn it is
    package: str = ""  # where its texts are
    stage: str = COMPLETE  # or IN_THE_MAKING, which players are told wherever games are listed

    def __init__(
        self,
        seats: range,
        options: list[Option],
        chances: list[Chance],
        vocabulary: Vocabulary,
        zones: Sequence[Zone[Any]],
        shelf: Shelf[Any] | None = None,
    ) -> None:
        # What a class of interpreted Python says in its body, compiled code finds only in the instance.
        self.slug = getattr(self, "slug")  # noqa: B009
        self.prefix = getattr(self, "prefix")  # noqa: B009
        self.rules_version = getattr(self, "rules_version")  # noqa: B009
        self.waiting_rule = getattr(self, "waiting_rule")  # noqa: B009
        self.package = getattr(self, "package")  # noqa: B009
        self.stage = getattr(self, "stage")  # noqa: B009
        if self.stage not in (COMPLETE, IN_THE_MAKING):
            raise ValueError(f"{self.slug}: the stage must be {COMPLETE} or {IN_THE_MAKING}, not {self.stage!r}")
        self.seats = seats
        self.options = {option.name: option for option in options}
        self.defaults = {option.name: option.default for option in options}
        self.chances = {chance.name: chance for chance in chances}
        self.vocabulary = vocabulary
        self.zones = list(zones)
        self.shelf = shelf  # of a game whose cards come from files; its option `edition` chooses among them

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Table:
        """Lay out the table and put the first steps on its agenda. Called with checked arguments."""
        raise NotImplementedError

    def new(
        self,
        seats: SupportsIndex | None = None,
        seed: SupportsIndex | None = None,
        options: Mapping[str, Any] | None = None,
        chance: Mapping[str, Sequence[str | Sequence[str]]] | None = None,
        bulk: bool = False,
    ) -> Table:
        """A new game at its first decision; ValueError names what is wrong with the arguments.

        The same seed, options and moves give the same game on every machine; without a seed one is drawn from the
        system. `chance` decides named shuffles and draws beforehand: a list of ids for the first time the chance comes
        up, or a list of such lists, one for each time. `bulk` is for experiments by the hundred
        thousand: a quicker generator, and neither history nor log.
        """
        if seats is None:
            seats = self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"{self.slug}: seats must be {_listed(self.seats)}, not {seats!r}")
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
            raise ValueError(f"{self.slug}: the seed must be a whole number of at most {SEED_BITS} bits, not {seed!r}")
        chosen = self.defaults.copy() if options is None else self.checked_options(options)
        script = NO_SCRIPT if chance is None else self.checked_chance(chance)
        rng: Rng = Fast(seed ^ BULK_SALT) if bulk else Keyed(seed)
        table = self.set_up(seats, chosen, script, rng, not bulk)
        table.seed = seed
        table.chosen = chosen
        table.given = script
        table.settle()
        return table

    def checked_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value; ValueError names an unknown option or value."""
        if not isinstance(options, Mapping):
            raise ValueError(f"{self.slug}: options must be a mapping of names to values, not {options!r}")
        given: Mapping[Any, Any] = options  # what is handed in may have anything for a name
        for name in given:
            if name not in self.options:
                raise ValueError(f"{self.slug}: there is no option {name!r}; options are {_listed(self.options)}")
        chosen: dict[str, Any] = {}
        for name, option in self.options.items():
            value = options.get(name, option.default)
            if not any(type(value) is type(known) and value == known for known in option.values):
                raise ValueError(f"{self.slug}: option {name} must be {_listed(option.values)}, not {value!r}")
            chosen[name] = value
        return chosen

    def checked_chance(self, chance: Mapping[str, Any]) -> Script:
        """The scripted chances as numbers, a list for each time; ValueError names the fault."""
        if not isinstance(chance, Mapping):
            raise ValueError(f"{self.slug}: chance must be a mapping of names to lists of ids, not {chance!r}")
        script: Script = {}
        given: Mapping[Any, Any] = chance
        for name, ids in given.items():
            known = self.chances.get(name)
            if known is None:
                raise ValueError(f"{self.slug}: there is no chance {name!r}; chances are {_listed(self.chances)}")
            if not _is_list(ids):
                raise ValueError(f"{self.slug}: chance {name} must be a list of ids, not {ids!r}")
            several = len(ids) > 0 and all(_is_list(one) for one in ids)
            script[name] = [self._checked_list(known, one) for one in (ids if several else [ids])]
        return script

    def _checked_list(self, chance: Chance, ids: Sequence[Any]) -> list[int]:
        """What a chance gives one time, as numbers."""
        if len(ids) > chance.count:
            raise ValueError(f"{self.slug}: chance {chance.name} has {chance.count} results, not {len(ids)}")
        items: list[int] = []
        for thing in ids:
            if not isinstance(thing, str) or thing not in chance.copies:
                raise ValueError(f"{self.slug}: chance {chance.name} cannot give {thing!r}")
            item = chance.item(thing)
            if items.count(item) == chance.copies[thing]:
                times = {1: "twice", 2: "three times"}.get(items.count(item), f"{items.count(item) + 1} times")
                raise ValueError(f"{self.slug}: chance {chance.name} gives {thing!r} {times}")
            items.append(item)
        return items

    def bad_options(self, rule: str, message: str, args: dict[str, Any]) -> BadOptions:
        """Why options do not go together, or not with so many players, in a sentence of the game."""
        return BadOptions(Reason(rule, message, args, self.slug))

    def check_first(self, seats: int, first: Any, script: Script) -> None:
        """For games with an option and a chance `first-player`: what their lists of values alone do not rule out."""
        if first != "random" and first >= seats:
            raise self.bad_options(NO_SUCH_SEAT, "options-first-player", {"number": first + 1, "count": seats})
        if "first-player" in script:
            if first != "random":
                raise ValueError(f"{self.slug}: chance first-player says who is first, and so does the option")
            for seat in first_list(script, "first-player"):
                if seat >= seats:
                    raise ValueError(f"{self.slug}: chance first-player cannot give seat {seat}: there are {seats}")

    def edition_of(self, options: Mapping[str, Any]) -> tuple[str, str] | None:
        """Name and hash of the edition that checked options name, for games whose cards come from a file."""
        if self.shelf is None:
            return None
        found = self.shelf.edition(options["edition"])
        return found.name, found.hash

    def editions(self) -> list[dict[str, Any]]:
        """Such a game's editions, the default first: `name`, `title`, `reconstructed` and a `note` by language."""
        return [] if self.shelf is None else [one.head() for one in self.shelf.editions().values()]

    def edition_faults(self) -> list[str]:
        """What is wrong with editions that cannot be played; each names its file. The others can be played."""
        return [] if self.shelf is None else self.shelf.faults()

    def thinkable(self, t: Table, seat: int) -> list[int]:
        """Moves a player who owes a decision may think of, legal or not: those that are not are shown with the reason.

        Which they are must depend on nothing but what the seat can see. A menu knows them; of other decisions they are
        the legal moves.
        """
        decision = t.pending(seat)
        return decision.thinkable(t, seat) if isinstance(decision, Menu) else t.moves(seat)

    def refusal(self, look: "Pointing", thing: "Thing") -> Reason | None:
        """Why a thing somebody points at cannot be used for what it is for now; None: it can, or it has nothing to say.

        Which reason it is must depend on nothing but what the seat can see: see `kernel.pointing`.
        """
        from pentapolis.kernel.pointing import usual_refusal

        return usual_refusal(look, thing)

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        """What is printed on every card and tile, by kind, as plain data: see the game authors' documentation."""
        return {}

    def printed(self, options: Mapping[str, Any]) -> dict[str, list[dict[str, Any]]]:
        """The pieces of a game with these checked options: of its edition, and as other options change their words."""
        edition = self.edition_of(options)
        return self.pieces(None if edition is None else edition[0])

    def notation(self, move: int) -> str:
        """A move in writing: `build:baths`."""
        return self.vocabulary.notation(move)

    def parse(self, text: str) -> int:
        """The move written `text`; ValueError says what is wrong with it."""
        return self.vocabulary.parse(text)

    def __repr__(self) -> str:
        return f"pentapolis.game({self.slug!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return find_game, (self.slug,)


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _listed(things: Any) -> str:
    return ", ".join(str(thing) for thing in things)


_REGISTERED: Final[dict[str, Game]] = {}
_BUILT_IN: Final[dict[str, str]] = {}


def register(game: Game) -> None:
    """Make a game known by its slug."""
    known = _REGISTERED.get(game.slug)
    if known is not None and known is not game:
        raise ValueError(f"there is a game {game.slug!r} already")
    _REGISTERED[game.slug] = game


def built_in(slug: str, where: str) -> None:
    """Say where a game of this package is (`module:name`); it is imported when first asked for."""
    _BUILT_IN[slug] = where


def find_game(slug: str) -> Game:
    """The game called `slug`; ValueError lists what there is."""
    if slug in _REGISTERED:
        return _REGISTERED[slug]
    where = _BUILT_IN.get(slug)
    if where is not None:
        module, name = where.split(":")
        register(getattr(import_module(module), name))
        return _REGISTERED[slug]
    for point in entry_points(group=ENTRY_POINTS):
        if point.name == slug:
            game = point.load()
            if not isinstance(game, Game) or game.slug != slug:
                raise ValueError(f"entry point {slug!r} of {ENTRY_POINTS} does not hold a game called {slug!r}")
            register(game)
            return game
    raise ValueError(f"there is no game {slug!r}; games are {_listed(all_games())}")


def all_games() -> list[str]:
    """The slugs of all games: registered, built in, and offered by other packages."""
    slugs = set(_REGISTERED) | set(_BUILT_IN)
    slugs.update(point.name for point in entry_points(group=ENTRY_POINTS))
    return sorted(slugs)
