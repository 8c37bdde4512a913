"""Empire's End: its options, its chances, its setup."""

from collections.abc import Mapping
from typing import Any, Final

from pentapolis.games.empires_end.catalogue import CARD, CONFLICT, LOCATION
from pentapolis.games.empires_end.edition import edition, editions
from pentapolis.games.empires_end.flow import NEXT_SPACE
from pentapolis.games.empires_end.lightning import LIGHTNING
from pentapolis.games.empires_end.table import ZONES, Empire, EmpiresEnd
from pentapolis.games.empires_end.terms import HAND, LIGHTNING_HAND, LOCATIONS, MOST_COMMITTED, SEATS, goods
from pentapolis.games.empires_end.vocabulary import COMMIT, SEAT, VOCABULARY
from pentapolis.kernel.game import Chance, Game, Option
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.table import Table
from pentapolis.kernel.vocabulary import Objects

NORMAL: Final = "normal"
LIGHTNING_VARIANT: Final = "lightning"
TO_DISCARD: Final = "discard"
SHUFFLE_BACK: Final = "shuffle_back"
STARTING_GOODS: Final = goods(wheat=2, hammer=2, axe=2, coin=2)  # EE-SET-08


class EmpiresEndGame(Game):
    slug = "empires-end"
    prefix = "EE"
    rules_version = 1
    waiting_rule = "EE-FLOW-08"
    package = "pentapolis.games.empires_end"

    def __init__(self) -> None:
        super().__init__(
            seats=SEATS,
            options=[
                Option("edition", list(editions())),
                Option("variant", [NORMAL, LIGHTNING_VARIANT]),  # EE-LTN-01
                Option("first_player", ["random", 0, 1, 2, 3]),  # EE-SET-07
                Option("replacement", [TO_DISCARD, SHUFFLE_BACK]),  # gap G7
            ],
            chances=[
                Chance("first-player", SEAT.ids, 1),
                Chance("locations", LOCATION.ids, len(LOCATION)),
                Chance("disasters", CARD.ids, len(CARD)),
                Chance("conflicts", CONFLICT.ids, len(CONFLICT)),
                Chance("reshuffle", CARD.ids, len(CARD)),
            ],
            vocabulary=VOCABULARY,
            zones=ZONES,
        )

    def set_up(
        self, seats: int, options: dict[str, Any], script: dict[str, list[int]], rng: Rng, telling: bool
    ) -> EmpiresEnd:
        t = EmpiresEnd(self, seats, rng, edition(options["edition"]))
        t.telling = telling
        first = options["first_player"]
        self.check_first(seats, first, script)
        if script:
            t.script = script.copy()
        side = 0 if seats == SEATS.start else 1  # EE-SET-01
        t.track = t.edition.tracks[side]
        t.shuffle_back = options["replacement"] == SHUFFLE_BACK
        t.first = t.draw("first-player", list(range(seats)), 1)[0] if first == "random" else first
        order = t.draw("locations", list(range(LOCATIONS)), LOCATIONS)  # EE-SET-11
        t.deck = t.draw("disasters", list(range(len(CARD))), len(CARD))  # EE-SET-05
        t.conflicts = t.draw("conflicts", list(range(len(CONFLICT))), len(CONFLICT))  # EE-SET-06
        for _ in range(seats):
            empire = Empire()
            empire.goods = STARTING_GOODS
            empire.lay(order)
            t.empires.append(empire)
        if telling:
            t.tell("log-first-player", {"seat": int(t.first)})
            t.tell("log-row", {"locations": [LOCATION.ids[location] for location in order]})
        for turn in range(seats):
            t.draw_up((int(t.first) + turn) % seats, HAND)
        t.push(NEXT_SPACE)
        if options["variant"] == LIGHTNING_VARIANT:
            t.space = t.edition.lightning[side] - 1
            t.hand_limit = LIGHTNING_HAND
            t.push(LIGHTNING)
        return t

    def check_first(self, seats: int, first: Any, script: dict[str, list[int]]) -> None:
        """What the lists of values and ids alone do not rule out."""
        if first != "random" and first >= seats:
            raise ValueError(f"{self.slug}: there is no seat {first} to be first player: seats are 0 to {seats - 1}")
        if "first-player" in script:
            if first != "random":
                raise ValueError(f"{self.slug}: chance first-player says who is first, and so does the option")
            for seat in script["first-player"]:
                if seat >= seats:
                    raise ValueError(f"{self.slug}: chance first-player cannot give seat {seat}: there are {seats}")

    def parse(self, text: str) -> int:
        """EE-GAP-30: a bid of more than a move can name is told so."""
        verb, _, numbers = text.partition(":")
        if verb == COMMIT.name:
            for number in numbers.split(":"):
                if number.isdecimal() and int(number) > MOST_COMMITTED:
                    raise ValueError(f"{text!r} is not a move: a bid is at most {MOST_COMMITTED} of a kind (EE-GAP-30)")
        return super().parse(text)

    def edition_of(self, options: Mapping[str, Any]) -> tuple[str, str] | None:
        found = edition(options["edition"])
        return found.name, found.hash

    def thinkable(self, t: Table, seat: int) -> list[int]:
        from pentapolis.games.empires_end.thinkable import thinkable

        assert isinstance(t, EmpiresEnd)
        return thinkable(t, seat)

    def editions(self) -> list[dict[str, Any]]:
        return [one.head() for one in editions().values()]

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.games.empires_end.pieces import pieces

        return pieces() if edition is None else pieces(edition)

    def chance_item(self, name: str, thing: str) -> int:
        return objects_of(name).find(thing)

    def chance_id(self, name: str, item: int) -> str:
        return objects_of(name).ids[item]


def objects_of(chance: str) -> Objects:
    """The kind of thing a chance gives."""
    if chance == "first-player":
        return SEAT
    if chance == "locations":
        return LOCATION
    return CONFLICT if chance == "conflicts" else CARD


GAME: Final = EmpiresEndGame()
