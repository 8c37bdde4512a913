"""Imperium: its options, its chances, its setup."""

from typing import TYPE_CHECKING, Any, Final

from pentapolis.games.imperium.catalogue import CARD, CARDS, NATION_FILES
from pentapolis.games.imperium.edition import SHELF, edition
from pentapolis.games.imperium.setup import LAY_OUT, SET_SIDE, SIDES, Draft, choose_nation, free_nations
from pentapolis.games.imperium.table import Imperium, Player
from pentapolis.games.imperium.terms import CLASSICS, LEGENDS, MOST_SEATS, SEATS
from pentapolis.games.imperium.vocabulary import DRAFT, SEAT, VOCABULARY
from pentapolis.games.imperium.zones import ZONES
from pentapolis.kernel.game import IN_THE_MAKING, Chance, Game, Option
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import NO_SUCH_SEAT, Reason
from pentapolis.kernel.steps import Step
from pentapolis.kernel.table import Script

if TYPE_CHECKING:
    from pentapolis.kernel.pointing import Pointing, Thing

#: IMP-MIX-01, IMP-MIX-02: the boxes nations come from, as bits, and whose commons are used.
BOX: Final = {
    "both_with_classics": (3, CLASSICS),
    "both_with_legends": (3, LEGENDS),
    "classics": (1, CLASSICS),
    "legends": (2, LEGENDS),
}
RANDOM: Final = "random"
DRAFTED: Final = "drafted"
FIRST_GAME: Final = "first_game"
ANY: Final = "any"
CHOSEN: Final = "chosen"
#: For a first game: the nations with the plainest rules, in the order of seats.
PLAINEST: Final = {
    "both_with_classics": ["romans", "carthaginians", "persians", "macedonians"],
    "both_with_legends": ["romans", "egyptians", "minoans", "persians"],
    "classics": ["romans", "carthaginians", "persians", "macedonians"],
    "legends": ["egyptians", "minoans", "mauryans", "atlanteans"],
}


class ImperiumGame(Game):
    slug = "imperium"
    prefix = "IMP"
    rules_version = 1
    waiting_rule = "IMP-RND-01"
    package = "pentapolis.games.imperium"
    stage = IN_THE_MAKING  # until its bots are shown to be strong enough

    def __init__(self) -> None:
        nation_options = [Option(f"nation_{seat}", [ANY, *NATION_FILES], seat=seat) for seat in range(MOST_SEATS)]
        super().__init__(
            seats=SEATS,
            options=[
                Option("edition", list(SHELF.editions()), printed=True),
                Option("box", list(BOX)),
                Option("nations", [RANDOM, DRAFTED, FIRST_GAME]),
                *nation_options,
                Option("power", [CHOSEN, "b", "a"]),  # IMP-PSU-02
                Option("first_player", [RANDOM, 0, 1, 2, 3], seats=True),  # IMP-CSU-13
            ],
            chances=[
                Chance("first-player", SEAT, 1),
                Chance("nations", nation_objects(), MOST_SEATS),
                *(Chance(f"nation-deck-{seat}", CARD, CARDS) for seat in range(MOST_SEATS)),
                *(Chance(f"deck-{seat}", CARD, CARDS) for seat in range(MOST_SEATS)),
                Chance("tributaries", CARD, 1),
                Chance("fame", CARD, CARDS),
                Chance("region", CARD, CARDS),
                Chance("uncivilised", CARD, CARDS),
                Chance("civilised", CARD, CARDS),
                Chance("main", CARD, CARDS),
                Chance("reshuffle", CARD, CARDS),
                Chance("main-reshuffle", CARD, CARDS),
                Chance("nation-reshuffle", CARD, CARDS),
            ],
            vocabulary=VOCABULARY,
            zones=ZONES,
            shelf=SHELF,
        )

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Imperium:
        self.check(seats, options, script)
        t = Imperium(self, seats, rng)
        t.telling = telling
        if script:
            t.script = script.copy()
        t.faces = edition(options["edition"]).faces
        t.players = [Player() for _ in range(seats)]
        t.gone = list(range(CARDS))
        boxes, commons = BOX[options["box"]]
        first = options["first_player"]
        t.starter = t.draw("first-player", list(range(seats)), 1)[0] if first == RANDOM else first
        t.turn = t.starter
        order = [(int(t.starter) + turn) % seats for turn in range(seats)]
        steps: list[Step[Any]] = []
        for seat in range(seats):
            name = options[f"nation_{seat}"]
            if name != ANY:
                choose_nation(t, seat, NATION_FILES.index(name))
        open_seats = [seat for seat in order if t.players[seat].nation < 0]
        if options["nations"] == DRAFTED:
            steps += [Draft(seat, boxes) for seat in open_seats]
        elif options["nations"] == FIRST_GAME:
            for seat in sorted(open_seats):
                free = [NATION_FILES[nation] for nation in free_nations(t, boxes)]
                wanted = [name for name in PLAINEST[options["box"]] if name in free]
                choose_nation(t, seat, NATION_FILES.index(wanted[0]))
        elif open_seats:
            drawn = t.draw("nations", free_nations(t, boxes), len(open_seats))
            for seat, nation in zip(sorted(open_seats), drawn, strict=True):
                choose_nation(t, seat, nation)
        power = options["power"]
        for seat in order:
            steps.append(SIDES[seat] if power == CHOSEN else SET_SIDE[seat * 2 + (power == "b")])
        steps.append(LAY_OUT[commons])
        t.push_all(steps)
        return t

    def check(self, seats: int, options: dict[str, Any], script: Script) -> None:
        """What the lists of values and ids alone do not rule out."""
        self.check_first(seats, options["first_player"], script)
        boxes = BOX[options["box"]][0]
        nations = edition(options["edition"]).nations
        chosen: list[str] = []
        for seat in range(MOST_SEATS):
            name = options[f"nation_{seat}"]
            if name == ANY:
                continue
            if seat >= seats:
                raise self.bad_options(NO_SUCH_SEAT, "options-nation-seat", {"number": seat + 1, "count": seats})
            if name in chosen:
                raise self.bad_options("IMP-PSU-01", "options-nation-twice", {"nation": name})
            if not boxes >> nations[NATION_FILES.index(name)].box & 1:
                raise self.bad_options("IMP-MIX-01", "options-nation-box", {"nation": name, "value": options["box"]})
            chosen.append(name)

    def refusal(self, look: "Pointing", thing: "Thing") -> Reason | None:
        from pentapolis.games.imperium.pointing import refusal

        return refusal(look, thing)

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.games.imperium.pieces import pieces

        return pieces() if edition is None else pieces(edition)


def nation_objects() -> Any:
    objects = DRAFT.first
    assert objects is not None
    return objects


GAME: Final = ImperiumGame()
