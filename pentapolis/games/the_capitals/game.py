"""The Capitals: its options, its chances, its setup."""

from typing import TYPE_CHECKING, Any, Final

from pentapolis.games.the_capitals.administration import open_age, reveal
from pentapolis.games.the_capitals.catalogue import (
    CITY_HALL,
    FIRST_PROSPERITY,
    HOTEL,
    PROSPERITY_TILES,
    TILE,
)
from pentapolis.games.the_capitals.edition import SHELF, edition
from pentapolis.games.the_capitals.event import pay_told
from pentapolis.games.the_capitals.flow import ROUND
from pentapolis.games.the_capitals.scoring import COST, MULTIPLIER, PRODUCT
from pentapolis.games.the_capitals.table import BESIDE, Capitals, City
from pentapolis.games.the_capitals.terms import (
    AGE_TYPES,
    AGES,
    FIRST_COLUMN,
    HANDS,
    LEVELS,
    MORE_TILES,
    MOST_SEATS,
    SEATS,
)
from pentapolis.games.the_capitals.vocabulary import SEAT, VOCABULARY
from pentapolis.games.the_capitals.zones import ZONES
from pentapolis.kernel.game import IN_THE_MAKING, Chance, Game, Option
from pentapolis.kernel.rng import Rng
from pentapolis.kernel.rules import Reason
from pentapolis.kernel.table import Script, first_list
from pentapolis.kernel.vocabulary import Objects
from pentapolis.kernel.zones import only

if TYPE_CHECKING:
    from pentapolis.kernel.pointing import Pointing, Thing

NORMAL: Final = "normal"
MORE_CHOICE: Final = "more_choice"
WITHOUT: Final = "without"
WITH: Final = "with"
PAID: Final = "paid"
STRICT: Final = "strict"
# CAP-2P-04: the plants of a level from the most energy to the least.
PLANT: Final = Objects("plant", ["1", "2", "3", "4", "5"])


class CapitalsGame(Game):
    slug = "the-capitals"
    prefix = "CAP"
    rules_version = 1
    waiting_rule = "CAP-POL-09"
    package = "pentapolis.games.the_capitals"
    stage = IN_THE_MAKING

    def __init__(self) -> None:
        super().__init__(
            seats=SEATS,
            options=[
                Option("edition", list(SHELF.editions()), printed=True),
                Option("variant", [NORMAL, MORE_CHOICE]),  # CAP-VAR-01
                Option("prosperity", [WITHOUT, WITH]),  # CAP-SET-02
                Option("placement", [PAID, STRICT]),  # CAP-GAP-26
                Option("final_payment", [COST, PRODUCT, MULTIPLIER]),  # CAP-GAP-04
            ],
            chances=[
                Chance("order", SEAT, MOST_SEATS),
                Chance("left-out", TILE, len(AGE_TYPES)),
                Chance("left-out-plant", PLANT, 1),
                Chance("left-out-prosperity", TILE, 1, among=PROSPERITY_TILES),
                Chance("age-1", TILE, int(FIRST_PROSPERITY)),
                Chance("age-2", TILE, int(FIRST_PROSPERITY)),
                Chance("age-3", TILE, int(FIRST_PROSPERITY)),
                Chance("prosperity", TILE, len(PROSPERITY_TILES), among=PROSPERITY_TILES),
            ],
            vocabulary=VOCABULARY,
            zones=ZONES,
            shelf=SHELF,
        )

    def set_up(self, seats: int, options: dict[str, Any], script: Script, rng: Rng, telling: bool) -> Capitals:
        t = Capitals(self, seats, rng, edition(options["edition"]))
        t.telling = telling
        for seat in first_list(script, "order"):
            if seat >= seats:
                raise ValueError(f"{self.slug}: chance order cannot give seat {seat}: there are {seats}")
        if script:
            t.script = script.copy()
        t.more_choice = options["variant"] == MORE_CHOICE
        t.prosperity = options["prosperity"] == WITH
        t.strict = options["placement"] == STRICT
        t.final_payment = options["final_payment"]
        for seat in range(seats):
            t.cities.append(new_city(t))
            t.lodge(seat, seat, BESIDE)  # CAP-SET-16
        t.neutral = t.edition.tracks[2].start  # CAP-2P-02
        t.stacks = [list(plant.energy) for plant in t.edition.plants[1:]]
        set_order(t)
        if seats == 2:
            leave_out(t)
        open_age(t, 1)
        reveal(t, MORE_TILES + seats)  # CAP-SET-04
        if t.prosperity:
            deal_hands(t)
        t.push(ROUND)
        return t

    def refusal(self, look: "Pointing", thing: "Thing") -> Reason | None:
        from pentapolis.games.the_capitals.pointing import refusal

        return refusal(look, thing)

    def pieces(self, edition: str | None = None) -> dict[str, list[dict[str, Any]]]:
        from pentapolis.games.the_capitals.pieces import pieces

        return pieces() if edition is None else pieces(edition)


def new_city(t: Capitals) -> City:
    """CAP-SET-05, CAP-SET-12, CAP-SET-13, CAP-SET-15: markers on their start spaces, the downtown, the first plant."""
    city = City()
    for track in t.edition.tracks:
        city.put(track.index, track.start)
    city.downtown(t.tiles[HOTEL], t.tiles[CITY_HALL])
    city.energy = t.edition.plants[0].energy[0]
    return city


def set_order(t: Capitals) -> None:
    """CAP-SET-07, CAP-SET-08, CAP-SET-10: in random order from the second column on; each pays for the own."""
    t.order = t.draw("order", list(range(t.seats)), t.seats)
    t.columns = [0] * t.seats
    for place, seat in enumerate(t.order):
        t.columns[seat] = place + int(FIRST_COLUMN)
    t.came = t.columns
    if t.telling:
        t.tell("log-order", {"seats": list(t.order)})
    for seat in t.order:
        pay_told(t, seat, t.edition.costs[t.columns[seat]])


def leave_out(t: Capitals) -> None:
    """CAP-2P-01, CAP-2P-03, CAP-2P-04: a tile of each type from each age, a plant of each level, a prosperity tile."""
    for age in range(1, AGES + 1):
        # A script names the tiles of an age in the order of their types.
        for kind in range(len(AGE_TYPES)):
            pool = [tile for tile in t.pile(age) if t.tiles[tile].type == kind]
            if pool:
                t.removed = t.removed + t.draw("left-out", pool, 1)
    for level in range(int(LEVELS) - 1):
        gone = t.draw("left-out-plant", list(range(len(t.stacks[level]))), 1)[0]
        t.stacks[level] = t.stacks[level][:gone] + t.stacks[level][gone + 1 :]
    if t.prosperity:
        pool = list(range(int(FIRST_PROSPERITY), int(FIRST_PROSPERITY) + len(PROSPERITY_TILES)))
        t.removed = t.removed + t.draw("left-out-prosperity", pool, 1)
    if t.telling:
        t.tell("log-left-out", {"tiles": [TILE.ids[tile] for tile in t.removed]})


def deal_hands(t: Capitals) -> None:
    """CAP-PRO-01: six tiles to each player, five each to five players; nobody sees the rest."""
    pile = [tile for tile in range(int(FIRST_PROSPERITY), int(HOTEL)) if tile not in t.removed]
    tiles = t.draw("prosperity", pile, len(pile))
    size = HANDS[t.seats]
    for seat in range(t.seats):
        hand = tiles[seat * size : (seat + 1) * size]
        t.cities[seat].hand = hand
        if t.telling:
            t.tell("log-hand", {"tiles": [TILE.ids[tile] for tile in hand]}, only(seat))
    t.rest = tiles[t.seats * size :]


GAME: Final = CapitalsGame()
"""The Capitals, by its rulebook; tiles and the values of the board come from an edition file."""
